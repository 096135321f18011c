# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How likely the others would have played as they did, had they held the cards of an imagined deal.

A play is a choice among the legal cards of a hand.  Which of them is likely follows from what its player could know:
his own hand, the cards played before, the contract, and who plays with whom as far as that was public or his own
secret.  Nothing else of an imagined deal is looked at, so that a seat's likelihood depends on its own hand alone.

Cards are put into classes, and classes weighed by the context of the play.  The weights of a game, its `Tendencies`,
are fitted to records of self-play by ``packaging/players/tendencies.py``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenspiel.model.cardplay.laws import Wish
from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.game import State
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.deck import Deck
from kartenspiel.players.judgement import Judgement, in_play
from kartenspiel.players.kernel.play_chances import CardOdds, FreePlay, PlayChances, Trait, Weights
from kartenspiel.players.tendencies import PlayContext, Tendencies
from kartenspiel.players.terms import Terms

LAPSE: Final = 0.05
"""How often a card is played for reasons of its own; chosen, so that a single odd play rules no deal out."""
TRUST: Final = 0.7
"""To what power a likelihood is taken, since what a player has in mind shows in all his plays and not in each anew.

Of 0.5, 0.7 and 1 the one that gives clearly more than nothing in all games (25 deals of strong each): at 1 the bits are
a few hundredths more in four of them, but +0.35 ± 0.64 in the one with tarocks instead of +0.63 ± 0.44.
"""
ODDS_KEPT: Final = 16
"""Tables of odds that are kept; chosen, as each trump suit of a game has its own."""


@dataclass(frozen=True, slots=True)
class SeenPlay:
    """What everybody knew when a seat was free to choose a card."""

    seat: Seat
    played: Place
    holder: int | None
    """The seat that held the trick; ``None`` where the card was led."""
    last: bool
    """Whether it was the last card of the trick."""
    wishes: tuple[Wish, ...]
    """What was asked of the hand."""
    takes: Cards
    """The cards that would have taken the trick; none where one is led."""
    gone: Cards
    """All cards played before."""
    since: Cards
    """The cards that the seat has played since, this one included: it held them all."""
    public: bool
    """Whether words had told everybody who plays with whom."""


class PlayLikelihood:
    """The likelihood of the plays of a deal, for all imagined deals that look the same to one seat."""

    def __init__(self, judgement: Judgement, tendencies: Tendencies, state: State, seat: Seat | None = None) -> None:
        """Take what is public from one of these deals; the plays of `seat` itself are left out, and of open dummies."""
        self._chances: dict[int, PlayChances] = {}
        """For each seat whose plays tell something how likely they are."""
        self._plays: dict[int, list[SeenPlay]] = {}
        self._found: list[dict[Cards, float]] = [{} for _ in range(state.deal.seats)]
        self._told: list[tuple[Seat, dict[Cards, float]]] = []
        """Each of these seats with what was found of it."""
        if not any(isinstance(move, Play) for move in state.log):
            return
        terms = judgement.terms(state)
        self._sides = terms.sides
        self._avoided = terms.average < 0
        self._declarer, called = judgement.declarer(state)
        self._called: Cards = 0 if called is None else terms.deck.bit(called)
        for seen in seen_plays(terms, state):
            if seen.seat != seat and seen.seat not in state.deal.dummies:
                self._plays.setdefault(seen.seat, []).append(seen)
        odds = _card_odds(tendencies, terms.deck, terms.rules.trumps)
        for other, told in self._plays.items():
            self._chances[other] = PlayChances(odds, self._called, LAPSE, [self._free(seen) for seen in told])
            self._told.append((Seat(other), self._found[other]))

    def of(self, hands: Sequence[Cards]) -> float:
        """Return how likely the plays are where each seat has these cards left."""
        likely = 1.0
        for seat, found in self._told:
            left = hands[seat]
            known = found.get(left)
            likely *= self.of_seat(seat, left) if known is None else known
        return likely

    def of_seat(self, seat: Seat, left: Cards) -> float:
        """Return how likely a seat with these cards left has played as it did."""
        found = self._found[seat].get(left)
        if found is None:
            found = self._found[seat][left] = self._chances[seat].of(left) ** TRUST if seat in self._chances else 1.0
        return found

    def choices(self, state: State) -> Iterator[tuple[int, list[Trait], int]]:
        """Yield each choice of a card in a deal, the hands being those of this state.

        Context, legal cards, and which of them was played; what was forced is left out.
        """
        play = in_play(state)
        for seat, told in sorted(self._plays.items()):
            left = play.play_rules.pack.bits_of(play.hands[seat])
            for number, seen in enumerate(told):
                context, traits = self._chances[seat].choice(number, left)
                if len(traits) > 1:
                    places = [trait.place for trait in traits]
                    yield context, traits, places.index(seen.played)

    def _free(self, seen: SeenPlay) -> FreePlay:
        """Return a play as the kernel has it."""
        contexts = [self._context(seen, holds=holds) for holds in (False, True)]
        return FreePlay(seen.played, seen.wishes, seen.takes, seen.gone, seen.since, *contexts)

    def _context(self, seen: SeenPlay, *, holds: bool) -> int:
        """Return the number of the context of a play by who `holds` the called card or not."""
        avoided = len(PlayContext) if self._avoided else 0
        if seen.holder is None:
            return avoided + self._leader(seen, holds=holds)
        same = self._is_same_side(seen, seen.holder, holds=holds)
        if same is None:
            return avoided + PlayContext.UNKNOWN_HOLDS
        return avoided + (PlayContext.OWN_SIDE_HOLDS if same else PlayContext.OTHERS_HOLD) + seen.last

    def _leader(self, seen: SeenPlay, *, holds: bool) -> int:
        if seen.seat == self._declarer:
            return PlayContext.DECLARER_LEADS
        same = self._declarer is not None and self._is_same_side(seen, self._declarer, holds=holds)
        return PlayContext.PARTNER_LEADS if same else PlayContext.OPPONENT_LEADS

    def _is_same_side(self, seen: SeenPlay, other: int, *, holds: bool) -> bool | None:
        """Whether another seat plays on the side of who plays now, ``None`` if he could not know it."""
        seat, declarer = seen.seat, self._declarer
        if not self._called or declarer is None or seen.public or seen.gone & self._called:
            return self._sides[other] == self._sides[seat]
        if holds:
            return other == declarer and seat != declarer
        return False if other == declarer else None


@lru_cache(maxsize=ODDS_KEPT)
def _card_odds(tendencies: Tendencies, deck: Deck, trumps: Cards) -> CardOdds:
    """Return the odds of the cards of a deck with these trumps."""
    most = max(map(abs, deck.points))
    much: Cards = sum(1 << place for place, points in enumerate(deck.points) if 2 * abs(points) > most)
    weights = Weights(tendencies.classes, tendencies.heights, tendencies.alike, tendencies.lowest, tendencies.highest)
    return CardOdds(weights, deck, trumps, much)


def seen_plays(terms: Terms, state: State) -> Iterator[SeenPlay]:
    """Play the cards of a deal over again, and yield every moment at which a seat was free to choose one."""
    numbers = {move.card: number for number, move in enumerate(state.log) if isinstance(move, Play)}
    view, rules, pack = in_play(state), terms.rules, terms.rules.pack
    told = len(state.log) if view.sides_told is None else view.sides_told
    since = [0] * rules.seats
    for play in (play for trick in (*view.tricks, view.trick) for play in trick):
        since[play.seat] |= pack.bit(play.card)
    gone: Cards = 0
    for finished, trick in enumerate((*view.tricks, view.trick)):
        in_force = rules.in_trick(finished)
        for count, play in enumerate(trick):
            bit, before = pack.bit(play.card), trick[:count]
            if play.card not in view.was_bound:
                best = in_force.best_of(before) if before else None
                yield SeenPlay(
                    play.seat,
                    pack.place(play.card),
                    holder=None if best is None else best.seat,
                    last=count + 1 == rules.seats,
                    wishes=in_force.wishes_of(play.seat, before),
                    takes=0 if best is None else in_force.beaters[pack.place(best.card)],
                    gone=gone,
                    since=since[play.seat],
                    public=told < numbers[play.card],
                )
            gone |= bit
            since[play.seat] ^= bit
