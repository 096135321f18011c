# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards as bits, so that an imagined deal is played out in a fraction of a millisecond.

A set of cards is an integer; a card's place in it follows from suit and rank, the stronger card of a suit higher up.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.tricks import Strength

RANKS: Final = 1000
"""More than any suit has, so that rank decides only between cards worth the same."""

Cards = int
"""A set of cards, one bit each."""
Place = int
"""The number of a card's bit."""


def lowest(held: Cards) -> Place:
    """Return the place of the lowest card."""
    return (held & -held).bit_length() - 1


def highest(held: Cards) -> Place:
    """Return the place of the highest card."""
    return held.bit_length() - 1


def each(held: Cards) -> Iterable[Place]:
    """Yield the places of the cards, from the lowest up."""
    while held:
        bit = held & -held
        yield bit.bit_length() - 1
        held ^= bit


class Deck:
    """A pack with its rank order and what its cards are worth; one object for each that a game has."""

    def __init__(self, pack: Iterable[Card], strength: Strength, points: Callable[[Card], float]) -> None:
        """Number the cards; `points` is what a card is worth to the side that takes it, below 0 where that is bad."""
        ordered = sorted(pack, key=lambda card: (list(Suit).index(card.suit), strength[card.rank]))
        self.cards: Final = tuple(ordered)
        self.bit: Final[Mapping[Card, Cards]] = {card: 1 << place for place, card in enumerate(ordered)}
        self.points: Final = tuple(points(card) for card in ordered)
        self.total: Final = sum(self.points)
        self.suits: Final = {suit: sum(self.bit[card] for card in ordered if card.suit is suit) for suit in Suit}
        self.suit: Final = tuple(self.suits[card.suit] for card in ordered)
        """For each card all cards of its suit."""
        self.above: Final = tuple(self.suits[card.suit] & -(2 << place) for place, card in enumerate(ordered))
        """For each card the stronger ones of its suit."""
        self.rank: Final = tuple(
            ((1 << place) - 1 & self.suits[card.suit]).bit_count() for place, card in enumerate(ordered)
        )
        """For each card how many of its suit are weaker."""
        self._beaten: dict[Suit | None, tuple[Cards, ...]] = {}
        self._fat: Final = tuple(worth - rank / RANKS for worth, rank in zip(self.points, self.rank, strict=True))
        self._lean: Final = tuple(-worth - rank / RANKS for worth, rank in zip(self.points, self.rank, strict=True))

    def held(self, hand: Iterable[Card]) -> Cards:
        """Return a hand as bits."""
        bit = self.bit
        return sum(bit[card] for card in hand)

    def over(self, trumps: Suit | None) -> tuple[Cards, ...]:
        """Return for each card the cards that beat it with these trumps."""
        if trumps not in self._beaten:
            trump = 0 if trumps is None else self.suits[trumps]
            self._beaten[trumps] = tuple(
                above if trump >> place & 1 else above | trump for place, above in enumerate(self.above)
            )
        return self._beaten[trumps]

    def alike(self, lower: Place, upper: Place, unseen: Cards) -> bool:
        """Whether two cards are as good as each other: of one suit and worth the same, with nothing unseen between."""
        between = self.above[lower] & ~self.above[upper]
        return bool(between >> upper & 1) and not between & unseen and self.points[lower] == self.points[upper]

    def fattest(self, held: Cards) -> Place:
        """Return the card worth most, of those the weakest."""
        return _greatest(held, self._fat)

    def leanest(self, held: Cards) -> Place:
        """Return the card worth least, of those the weakest."""
        return _greatest(held, self._lean)

    def strongest(self, held: Cards) -> Place:
        """Return the card that ranks highest in its suit."""
        return _greatest(held, self.rank)


def _greatest(held: Cards, key: Sequence[float]) -> Place:
    if not held & (held - 1):
        return held.bit_length() - 1
    best, found = -math.inf, -1
    while held:
        bit = held & -held
        place = bit.bit_length() - 1
        if key[place] > best:
            best, found = key[place], place
        held ^= bit
    return found
