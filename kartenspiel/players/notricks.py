# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Card play by a heuristic against somebody who must win no trick, or so many and no more.

A single trick seldom decides.  What counts for those who play against him is how many cards are left in their hands
under which his own can be forced: a suit that he does not hold lets him throw off the worst of them.  For the same
reason nobody plays back to him the suit that he has led himself, from which he has most likely parted with his only
card.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.cardplay.position import Position
from kartenspiel.model.tricks import Trick
from kartenspiel.players.heuristic import FINE, Heuristic, Rest, Terms

FORCED: Final = 0.05
"""What each pair is worth, in average tricks, of a card of somebody alone and a lower one of the suit against him.

Chosen, not fitted: so little that it decides only between leads of which none beats him at once.
"""
RETURNED: Final = 1.5
"""What it costs, in average tricks, to lead to somebody alone what he has led; to beat him is worth two.

Chosen.  In 1,000 deals of *medium* a Bettler's suit was returned to him in 84 of 264 chances before the rule, and in 3
of 244 with it (`packaging/players/foolish.py`).
"""


class OneAgainstAll(NamedTuple):
    """One seat against all others."""

    alone: int
    """The seat."""
    goal: int
    """So many tricks it must win, and no more."""


class NoTricksHeuristic(Heuristic):
    """The heuristic where some must win no trick, each alone, and all others play together against them.

    With a `goal` they must win so many tricks and no more.
    """

    def __init__(self, terms: Terms, tricks: Iterable[Trick], goal: int = 0) -> None:
        """`tricks` are those played so far."""
        super().__init__(terms)
        self._goal = goal
        self._alone = [seat for seat, side in enumerate(terms.sides) if terms.sides.count(side) == 1]
        led = {trick[0].card.suit for trick in tricks if trick[0].seat in self._alone}
        self._below = tuple(suit & ((1 << place) - 1) for place, suit in enumerate(self.deck.suit))
        self._led: Cards = sum(self.deck.suits[suit] for suit in led)

    @property
    def contest(self) -> OneAgainstAll | None:
        """Who alone must win how many tricks; ``None`` where several play so, each for himself."""
        return OneAgainstAll(self._alone[0], self._goal) if len(self._alone) == 1 else None

    def _trick_worth(self, table: Position, place: Place, rest: Rest) -> float:
        """Return what a trick completed so is worth to the side of the seat on turn, and what is left to force with."""
        brought = super()._trick_worth(table, place, rest)
        if table.turn in self._alone:
            return -brought if table.winners.count(table.turn) < self._goal else brought
        if rest[0] in self._alone and table.winners.count(rest[0]) < self._goal:
            brought = 0.0
        if not table.trick and self._led >> place & 1:
            brought += RETURNED * self.average
        gone = 1 << place
        for _, played in rest[2]:
            gone |= 1 << played
        return brought - FORCED * self.average * self._ways(table, ~gone)

    def _ways(self, table: Position, left: Cards) -> int:
        """Return how many pairs are left of a lower card and one of somebody alone who has not lost yet."""
        against = 0
        for seat, hand in enumerate(table.hands):
            if seat not in self._alone:
                against |= hand & left
        ways = 0
        for seat in self._alone:
            hand = 0 if table.winners.count(seat) > self._goal else table.hands[seat] & left
            while hand:
                ways += (self._below[hand.bit_length() - 1] & against).bit_count()
                hand ^= 1 << hand.bit_length() - 1
        return ways

    def _keeping_worth(self, table: Position, place: Place, unseen: Cards) -> float:
        """What a card kept would still do harm to who must not win a trick; others have nothing to fear."""
        if table.turn in self._alone:
            return super()._keeping_worth(table, place, unseen)
        return FINE * self.deck.rank[place]
