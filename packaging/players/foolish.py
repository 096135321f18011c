# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts plays that look foolish to a partner: records of finished deals in, a table for each game and player out.

    kartenspiel simulate GAME --players medium --deals 1000 --out deals.jsonl
    python packaging/players/foolish.py --search deals.jsonl
    python packaging/players/foolish.py --show deals.jsonl      # every such play, with what its player knew

A chance is a position in which such a play and another are both legal.

ten led      a ten is led without its ace, which is neither held nor played, while a smaller card of the suit is held;
             not where tricks or points are avoided, nor where the ten ranks low
Pagat lost   the Pagat goes to the other side before the last trick, while another tarock could be played; not in
             Trischaken
bird given   a bird that could still win its trick is played before it by who holds so many tarocks that he may outlast
             the others, while a low tarock that is no bird would do as much
king led     in a tarock game a king is led that has no other card of its suit beside it, while others may trump it;
             not where tarocks are no trumps
overtaken    a trick is taken from a partner who is known and whose card nobody left to play can beat, with a card that
             brings no more points than one that leaves it to him
thrown       a card of the highest value (ace, ten, king, trull card) goes to a trick that is lost for certain, while a
             lesser one could be played; not where points are avoided or count nothing
returned     to somebody who plays alone and must win no trick a suit is led that he has led himself

``found`` are all such plays.  With ``--search`` the strong level looks at each of them again with four times its deals,
from what the player could see; ``left`` are those where it would rather do something else.  What a player knows of the
sides is what is the same in some imagined deals that fit what he has seen.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final

from deals import add_files, records
from kartenspiel.controller.checking import CheckedRecord
from kartenspiel.controller.moment import states_of
from kartenspiel.model.cardplay.pack import Cards, places_of
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.tarock.cards import KINGS, PAGAT, TAROCK
from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import in_play
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.levels import SearchPlayer
from kartenspiel.players.question import Question
from kartenspiel.players.rollout import worlds
from selfplay import align_rows, percent

KINDS: Final = ("ten led", "Pagat lost", "bird given", "king led", "overtaken", "thrown", "returned")
WORLDS: Final = 32
"""So many imagined deals tell who is known to be on which side.

With one partner among three by chance, they all name the same opponent in 2 of a million positions ((2/3)^32), and the
same partner in far fewer.
"""
MORE: Final = 4
"""How many times the deals of the strong level the search has."""
MANY: Final = 6
"""With so many tarocks, half of those that a hand may have, somebody may outlast the others."""
LOW: Final = 10
"""So many tarocks, up to the X, are no better than a bird but for what may be won with it."""
SECOND: Final = 1
"""How many cards of its suit rank above a ten that is high."""


class Chance:
    """A card is to be played by somebody: what is legal, and what the player knows of it."""

    def __init__(self, state: State) -> None:
        """Look at a state in which a card is to be played."""
        turn = state.turn
        assert turn is not None  # noqa: S101 - somebody is to play
        self.turn: Final = turn
        self.state: Final = state
        self.player: Final = state.actor(turn)
        self.plays: Final = tuple(each for each in state.moves(turn) if isinstance(each, Play))
        self.heuristic, self.table = lay_out(judgements()[state.deal.game], state, turn)
        self.deck: Final = self.heuristic.deck
        self.legal: Final = self.deck.bits_of(play.card for play in self.plays)
        self.hand: Final = self.table.hands[turn]
        self.unseen: Final = self.table.left ^ self.hand

    @cached_property
    def question(self) -> Question:
        """The choice among the cards alone."""
        return Question(self.state.observe(self.player), self.plays, may_pass=False)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides in some deals that the player can imagine."""
        judgement = judgements()[self.state.deal.game]
        imagined = worlds(judgement, self.question.seen, WORLDS, Random(len(self.state.log)))
        return tuple(judgement.terms(state).sides for state in imagined)

    def is_partner(self, seat: int) -> bool:
        """Whether a seat is known to play with the player."""
        truly = self.heuristic.sides
        return truly[seat] == truly[self.turn] and all(sides[seat] == sides[self.turn] for sides in self.sides)

    def is_opponent(self, seat: int) -> bool:
        """Whether a seat is known to play against the player."""
        truly = self.heuristic.sides
        return truly[seat] != truly[self.turn] and all(sides[seat] != sides[self.turn] for sides in self.sides)

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to the trick after this one."""
        seats = self.heuristic.rules.seats
        return tuple((self.turn + number) % seats for number in range(1, seats - len(self.table.trick)))

    def foolish(self, kind: str) -> Cards:
        """Return the legal cards that would be a foolish play of a kind; none where nothing else is legal."""
        avoided = self.heuristic.average < 0
        if avoided != (kind == "returned"):
            return 0
        found = {
            "ten led": self._tens,
            "Pagat lost": self._pagat,
            "bird given": self._birds,
            "king led": self._bare_kings,
            "overtaken": self._cards_overtaking_a_partner,
            "thrown": self._cards_thrown_away,
            "returned": self._cards_of_returned_suits,
        }[kind]()
        return found if found != self.legal else 0

    def _tens(self) -> Cards:
        if self.table.trick:
            return 0
        deck = self.deck
        return sum(
            1 << place
            for place in places_of(self.legal)
            if deck.cards[place].rank == "T"
            and deck.above[place].bit_count() == SECOND
            and deck.above[place] & self.unseen
            and self.hand & deck.suit[place] & ((1 << place) - 1)
        )

    def _pagat(self) -> Cards:
        pagat = self.deck.bits_of({PAGAT}.intersection(self.deck.cards)) & self.legal
        last = len(self.table.winners) + 1 == self.heuristic.terms.tricks
        return pagat if not last and self.legal & self.deck.suits[TAROCK] & ~pagat else 0

    def _birds(self) -> Cards:
        deck, number = self.deck, len(self.table.winners) + 1
        stakes = [stake for stake in self.heuristic.terms.stakes if number < stake.trick and not stake.by_side]
        early = sum(1 << stake.place for stake in stakes if deck.cards[stake.place] is not PAGAT)
        if not early:
            return 0
        tarocks, taking = deck.suits[TAROCK], self.heuristic.beaters[self.table.top] if self.table.trick else -1
        birds = self.legal & ~taking & early
        low = sum(1 << place for place in places_of(tarocks) if deck.rank[place] < LOW)
        others = self.legal & low & ~taking & ~birds & ~deck.bit(PAGAT)
        return birds if others and (self.hand & tarocks).bit_count() >= MANY else 0

    def _bare_kings(self) -> Cards:
        heuristic, deck = self.heuristic, self.deck
        if self.table.trick or not heuristic.trumps & self.unseen or not deck.suits[TAROCK]:
            return 0
        kings = deck.bits_of(set(KINGS).intersection(deck.cards)) & self.legal & ~heuristic.trumps
        return sum(1 << place for place in places_of(kings) if self.hand & deck.suit[place] == 1 << place)

    def _cards_overtaking_a_partner(self) -> Cards:
        table, over = self.table, self.heuristic.beaters
        taking = self.legal & over[table.top] if table.trick else 0
        if not taking or not self.is_partner(table.held):
            return 0
        sure = not self.unseen & over[table.top] or all(self.is_partner(seat) for seat in self.later)
        points = self.deck.points
        fattest = max((points[place] for place in places_of(self.legal ^ taking)), default=-1)
        return sum(1 << place for place in places_of(taking) if points[place] <= fattest) if sure else 0

    def _cards_thrown_away(self) -> Cards:
        table, over, points = self.table, self.heuristic.beaters, self.deck.points
        most = max(points)
        fat = sum(1 << place for place in places_of(self.legal) if points[place] == most > 0)
        if not table.trick or not fat or fat == self.legal or self.legal & over[table.top]:
            return 0
        nobody = not self.unseen & over[table.top] or all(self.is_opponent(seat) for seat in self.later)
        return fat if nobody and self.is_opponent(table.held) else 0

    def _cards_of_returned_suits(self) -> Cards:
        led = {trick[0].card.suit for trick in in_play(self.state).tricks if self._is_alone(trick[0].seat)}
        if self.table.trick or not led or self._is_alone(self.turn):
            return 0
        return self.legal & sum(self.deck.suits[suit] for suit in led)

    def _is_alone(self, seat: int) -> bool:
        """Whether a seat plays alone against others who play together."""
        sides = self.heuristic.sides
        return sides.count(sides[seat]) == 1 and len(set(sides)) < len(sides)


@dataclass
class Count:
    """How often a foolish play could be made, was made, and was found wrong."""

    chances: int = 0
    found: int = 0
    left: int = 0


@dataclass
class Tally:
    """The foolish plays of one player in one game."""

    game: str
    player: str
    deals: int = 0
    counts: dict[str, Count] = field(default_factory=lambda: {kind: Count() for kind in KINDS})


@dataclass(frozen=True)
class Foolish:
    """A foolish play that was made."""

    kind: str
    chance: Chance
    play: Play
    cards: Cards
    """All legal cards that would have been foolish in the same way."""

    def proves_right(self, search: SearchPlayer) -> bool:
        """Whether a search finds the play, or another of its kind, right after all."""
        best = search.choose(self.chance.question, Random(len(self.chance.state.log)))
        return isinstance(best, Play) and bool(self.chance.deck.bit(best.card) & self.cards)

    def __str__(self) -> str:
        """Return what the player knew, in a line."""
        seen = self.chance.question.seen
        trick = " ".join(str(play.card) for play in seen.cards.trick) or "lead"
        gone = ", ".join(" ".join(str(play.card) for play in each) for each in seen.cards.tricks) or "none"
        hand = " ".join(sorted(str(held) for held in seen.cards.hands[self.chance.turn] if held))
        said = " ".join(f"{move.seat}:{_words(move)}" for move in seen.log if not isinstance(move, Play))
        return f"{self.kind}: {self.play.seat} played {self.play.card} to [{trick}] from {hand}; {said}; tricks {gone}"


def _words(move: object) -> str:
    parts = (getattr(move, name, None) for name in ("do", "bid", "card", "trumps", "what", "suit", "on"))
    return ",".join(str(part) for part in parts if part is not None)


def searcher() -> SearchPlayer:
    """Return the strong level with more deals, the first ones too, after which it may be content."""
    strong = player_named("strong")
    assert isinstance(strong, SearchPlayer)  # noqa: S101 - the level that searches
    assert isinstance(strong.play_outs, AdaptivePlayOuts)  # noqa: S101 - and draws on until it is clear
    return replace(strong, play_outs=strong.play_outs.times(MORE))


def chances(start: State, moves: Iterable[Move]) -> Iterator[tuple[Chance, str, Foolish | None]]:
    """Yield every chance of a deal with its kind, and the foolish play if one was made of it."""
    pagat = None
    for state, after in pairwise(states_of(start, moves)):
        move = after.log[-1]
        if isinstance(move, Play):
            chance = Chance(state)
            for kind in KINDS if len(chance.plays) > 1 else ():
                cards = chance.foolish(kind)
                if not cards:
                    continue
                made = bool(chance.deck.bit(move.card) & cards)
                found = Foolish(kind, chance, move, cards) if made else None
                if kind == "Pagat lost" and made:
                    pagat = found  # the trick decides
                else:
                    yield chance, kind, found
        if pagat is not None and not in_play(after).trick:
            sides, winner = pagat.chance.heuristic.sides, in_play(after).winners[-1]
            lost = sides[winner] != sides[pagat.play.seat]
            yield pagat.chance, pagat.kind, pagat if lost else None
            pagat = None


def count(record: CheckedRecord, found: dict[tuple[str, str], Tally], search: SearchPlayer | None) -> Iterator[Foolish]:
    """Take a finished deal into account, and yield its foolish plays."""
    game, deal = record.record.game, record.state.deal
    names = record.record.body.get("players")
    players = [str(name) for name in names] if isinstance(names, list) else [""] * deal.seats
    for name in dict.fromkeys(players):
        found.setdefault((game.id, name), Tally(game.id, name)).deals += 1
    for chance, kind, foolish in chances(game.start(deal), record.state.log):
        counted = found[game.id, players[chance.player]].counts[kind]
        counted.chances += 1
        if foolish is not None:
            counted.found += 1
            counted.left += search is not None and not foolish.proves_right(search)
            yield foolish


def as_text(tally: Tally, *, searched: bool) -> Iterator[str]:
    """Yield a tally as lines for people."""
    yield f"{tally.game}, {tally.player or 'player unknown'}: {tally.deals} deals"
    rows = [["", "chances", "found", "share", *(["left", "share"] if searched else [])]]
    for kind, counted in tally.counts.items():
        if counted.chances:
            row = [kind, str(counted.chances), str(counted.found), percent(counted.found / counted.chances)]
            rows.append([*row, *([str(counted.left), percent(counted.left / counted.chances)] if searched else [])])
    yield from align_rows(rows, left=1)


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_files(parser)
    parser.add_argument("--search", action="store_true", help="look at every such play again with more work")
    parser.add_argument("--show", action="store_true", help="print every such play")
    chosen = parser.parse_args(arguments)
    search = searcher() if chosen.search else None
    found: dict[tuple[str, str], Tally] = {}
    for record in records(parser, chosen.files):
        for foolish in count(record, found, search):
            if chosen.show:
                print(foolish)
    print("\n\n".join("\n".join(as_text(tally, searched=chosen.search)) for tally in found.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
