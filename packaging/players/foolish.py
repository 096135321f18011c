# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Counts plays that look foolish to a partner: records of finished deals in, a table for each game and player out.

    kartenspiel simulate GAME --players medium --deals 1000 --out deals.jsonl
    python packaging/players/foolish.py --search deals.jsonl
    python packaging/players/foolish.py --show deals.jsonl      # every such play, with what its player knew

    python packaging/players/foolish.py --play koenigrufen --players strong --deals 60

A chance is a position in which such a play and another are both legal.  ``found`` are all such plays, with their share
of the chances, and ``in 100 deals`` how many there are, with the 95 % interval over deals.

Cards:

ten led        a ten is led without its ace, which is neither held nor played, while a smaller card of the suit is held;
               not where tricks or points are avoided, nor where the ten ranks low
Pagat lost     the Pagat goes to the other side before the last trick, while another tarock could be played; not in
               Trischaken
Pagat under    the same, under a card of a known opponent, which another tarock of the hand would have beaten
Pagat to Sküs  the same, to the Sküs of a known opponent
bird given     a bird that could still win its trick is played before it by who holds so many tarocks that he may
               outlast the others, while a low tarock that is no bird would do as much
king led       in a tarock game a king is led that has no other card of its suit beside it, while others may trump it;
               not where tarocks are no trumps
queen given    a queen or a king (an ace or a ten where those count) is lost on a card of a known partner, which in most
               imagined deals the other side beats, while a card of less worth could be played
Mond kept      the last to a trick could bring the Mond home and keeps it, and the Sküs of the other side takes it later
ruffed high    the second to a trick of a suit trumps with the XV or more, while a lower tarock could be played, and
               Mond or Sküs of the other side takes it
overtaken      a trick is taken from a partner who is known and whose card nobody left to play can beat, with a card
               that brings no more points than one that leaves it to him
thrown         a card of the highest value (ace, ten, king, trull card) goes to a trick that is lost for certain, while
               a lesser one could be played; not where points are avoided or count nothing
returned       to somebody who plays alone and must win no trick a suit is led that he has led himself

Words:

low Kontra     Kontra on a game in which tarocks are trumps, with seven of them at most, none above the XVI
no bird        in Königrufen, a Besserrufer without a bird that is at all likely to be made
thin Dreier    in Königrufen, a game alone with tarocks as trumps, with seven of them at most and no king
strong passed  in Königrufen, a pass where a Solorufer could be bid, with eleven tarocks or more, those from the XVIII
               on counted twice

With ``--search`` the strong level looks at each of them again with four times its deals, from what the player could
see; ``left`` are those where it would rather do something else.  What a player knows of the sides is what is the same
in some imagined deals that fit what he has seen.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random
from typing import Final

from chances import Chance
from deals import records
from foolish_cards import CARD_KINDS, MOND_KEPT, foolish_cards
from foolish_words import WORD_KINDS, foolish_words
from kartenspiel.controller.moment import states_of
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import MOND, SKUES
from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.base import player_named
from kartenspiel.players.judgement import in_play
from kartenspiel.players.levels import SearchPlayer
from kartenspiel.players.question import Question
from measuring import RULE_OF_THREE, Ratio, parser_of, play_deal, wanted_of
from selfplay import align_rows, percent

KINDS: Final = (*CARD_KINDS, *WORD_KINDS)
MORE: Final = 4
"""How many times the deals of the strong level the search has."""
HUNDRED: Final = 100


@dataclass
class Count:
    """How often a foolish play could be made, was made, and was found wrong."""

    chances: int = 0
    found: int = 0
    left: int = 0
    by_deal: Ratio = field(default_factory=Ratio)
    """How many were found in each deal."""

    def in_100_deals(self) -> str:
        """Return how many were found in 100 deals, with the interval; of none the rule of three tells the most."""
        width = self.by_deal.half_width or RULE_OF_THREE / self.by_deal.count
        return f"{HUNDRED * self.by_deal.mean:.1f} ± {HUNDRED * width:.1f}"


@dataclass
class Tally:
    """The foolish plays of one player in one game."""

    game: str
    player: str
    deals: int = 0
    counts: dict[str, Count] = field(default_factory=lambda: {kind: Count() for kind in KINDS})


@dataclass(frozen=True, slots=True)
class Foolish:
    """A foolish play or word."""

    kind: str
    state: State
    question: Question
    made: Move
    moves: frozenset[Move]
    """All that would have been foolish in the same way."""

    def proves_right(self, search: SearchPlayer) -> bool:
        """Whether a search finds what was done, or another of its kind, right after all."""
        return search.choose(self.question, Random(len(self.state.log))) in self.moves

    def __str__(self) -> str:
        """Return what the player knew, in a line."""
        seen = self.question.seen
        hand = " ".join(sorted(str(held) for held in seen.hand))
        said = " ".join(f"{move.seat}:{_words(move)}" for move in seen.log if not isinstance(move, Play))
        if not isinstance(self.made, Play):
            return f"{self.kind}: {self.made.seat} said {_words(self.made)} with {hand}; {said}"
        own = seen.cards.hands[self.made.seat]
        hand = " ".join(sorted(str(held) for held in own if held))
        trick = " ".join(str(play.card) for play in seen.cards.trick) or "lead"
        gone = ", ".join(" ".join(str(play.card) for play in each) for each in seen.cards.tricks) or "none"
        return f"{self.kind}: {self.made.seat} played {self.made.card} to [{trick}] from {hand}; {said}; tricks {gone}"


def _words(move: object) -> str:
    parts = (getattr(move, name, None) for name in ("do", "bid", "card", "trumps", "what", "suit", "on"))
    return ",".join(str(part) for part in parts if part is not None)


def searcher() -> SearchPlayer:
    """Return the strong level with more deals, the first ones too, after which it may be content."""
    strong = player_named("strong")
    assert isinstance(strong, SearchPlayer)  # noqa: S101 - the level that searches
    assert isinstance(strong.play_outs, AdaptivePlayOuts)  # noqa: S101 - and draws on until it is clear
    return replace(strong, play_outs=strong.play_outs.times(MORE))


Found = tuple[Seat, str, Foolish | None]
"""Whose chance it was, of which kind, and the foolish play if one was made of it."""


def of_cards(chance: Chance, move: Play) -> Iterator[tuple[str, Foolish | None]]:
    """Yield the kinds of which a card could have been, and what was played if it was of that kind."""
    for kind in CARD_KINDS if len(chance.plays) > 1 else ():
        cards = foolish_cards(chance, kind)
        if cards:
            alike = frozenset(play for play in chance.plays if chance.deck.bit(play.card) & cards)
            yield kind, Foolish(kind, chance.state, chance.question, move, alike) if move in alike else None


def of_words(state: State, move: Move) -> Iterator[Found]:
    """Yield the kinds of which a word could have been, and what was said if it was of that kind."""
    choices = state.moves(move.seat) if state.turn == move.seat else ()
    asked = Question(state.observe(move.seat), choices, may_pass=False)
    for kind in WORD_KINDS if len(choices) > 1 else ():
        words = foolish_words(asked.seen, choices, kind)
        if words:
            yield move.seat, kind, Foolish(kind, state, asked, move, words) if move in words else None


def chances(start: State, moves: Iterable[Move]) -> Iterator[Found]:
    """Yield every chance of a deal with its kind, and the foolish play if one was made of it."""
    waiting: list[tuple[Chance, Foolish]] = []
    kept: tuple[Chance, Foolish] | None = None
    for state, after in pairwise(states_of(start, moves)):
        move = after.log[-1]
        if not isinstance(move, Play):
            if len(after.log) > len(state.log):
                yield from of_words(state, move)
            continue
        chance = Chance(state)
        for kind, found in of_cards(chance, move):
            if found is None or not (CARD_KINDS[kind].when_lost or kind == MOND_KEPT):
                yield chance.player, kind, found
            elif kind == MOND_KEPT:
                kept = kept or (chance, found)
            else:
                waiting.append((chance, found))
        if in_play(after).trick:
            continue
        for before, found in waiting:
            yield before.player, found.kind, found if is_lost(before, after) else None
        waiting = []
        if kept is not None and any(play.card is MOND for play in in_play(after).tricks[-1]):
            yield kept[0].player, MOND_KEPT, kept[1] if is_mond_caught(kept[0], after) else None
            kept = None


def is_lost(chance: Chance, after: State) -> bool:
    """Whether the trick that has just been finished went to the other side of who had this chance."""
    sides = chance.heuristic.sides
    return sides[in_play(after).winners[-1]] != sides[chance.turn]


def is_mond_caught(chance: Chance, after: State) -> bool:
    """Whether the trick that has just been finished went to the Sküs of the other side."""
    winner = in_play(after).winners[-1]
    taken = next(play.card for play in in_play(after).tricks[-1] if play.seat == winner)
    return taken is SKUES and is_lost(chance, after)


@dataclass(frozen=True, slots=True)
class Counter:
    """Counts finished deals."""

    tallies: dict[tuple[str, str], Tally]
    search: SearchPlayer | None

    def add(self, start: State, log: Iterable[Move], players: Sequence[str]) -> Iterator[Foolish]:
        """Take a finished deal into account, and yield its foolish plays."""
        game = start.deal.game
        names = dict.fromkeys(players)
        before = {}
        for name in names:
            tally = self.tallies.setdefault((game, name), Tally(game, name))
            tally.deals += 1
            before[name] = {kind: counted.found for kind, counted in tally.counts.items()}
        for seat, kind, foolish in chances(start, log):
            counted = self.tallies[game, players[seat]].counts[kind]
            counted.chances += 1
            if foolish is not None:
                counted.found += 1
                counted.left += self.search is not None and not foolish.proves_right(self.search)
                yield foolish
        for name in names:
            for kind, counted in self.tallies[game, name].counts.items():
                counted.by_deal.add(counted.found - before[name][kind])


def as_text(tally: Tally, *, searched: bool) -> Iterator[str]:
    """Yield a tally as lines for people."""
    yield f"{tally.game}, {tally.player or 'player unknown'}: {tally.deals} deals"
    rows = [["", "chances", "found", "share", "in 100 deals", *(["left", "share"] if searched else [])]]
    for kind, counted in tally.counts.items():
        if counted.chances:
            row = [kind, str(counted.chances), str(counted.found), percent(counted.found / counted.chances)]
            row.append(counted.in_100_deals())
            rows.append([*row, *([str(counted.left), percent(counted.left / counted.chances)] if searched else [])])
    yield from align_rows(rows, left=1)


def deals_of(
    parser: argparse.ArgumentParser, chosen: argparse.Namespace
) -> Iterator[tuple[State, Sequence[Move], Sequence[str]]]:
    """Yield the deals to be counted: start, moves and who played, read from files or played now."""
    if not chosen.play:
        for record in records(parser, chosen.games or ["-"]):
            deal, names = record.state.deal, record.record.body.get("players")
            players = [str(name) for name in names] if isinstance(names, list) else [""] * deal.seats
            yield record.record.game.start(deal), record.state.log, players
        return
    wanted = wanted_of(parser, chosen)
    for game in wanted.games:
        for player in wanted.players:
            for number in wanted.numbers:
                end = play_deal(game, player, wanted.seed, number).end
                yield game_named(game).start(end.deal), end.log, [player.name] * end.deal.seats


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = parser_of(__doc__ or "", deals=20, players=("strong",))
    parser.add_argument("--play", action="store_true", help="play deals of these games, instead of reading files")
    parser.add_argument("--search", action="store_true", help="look at every such play again with more work")
    parser.add_argument("--show", action="store_true", help="print every such play")
    chosen = parser.parse_intermixed_args(arguments)
    counter = Counter({}, searcher() if chosen.search else None)
    for start, log, players in deals_of(parser, chosen):
        for foolish in counter.add(start, log, players):
            if chosen.show:
                print(foolish)
    print("\n\n".join("\n".join(as_text(tally, searched=chosen.search)) for tally in counter.tallies.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
