# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A pack whose cards are worth something to a player, so that imagined play can weigh them."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Pack, Place
from kartenspiel.model.cards import Card

RANKS: Final = 1000
"""More than any suit has, so that rank decides only between cards worth the same."""


class Deck(Pack):
    """A pack with what its cards are worth; one object for each valuation that a game has."""

    def __init__(self, pack: Pack, points: Callable[[Card], float]) -> None:
        """Keep places and ranks of a pack; `points` is what a card is worth to who takes it, below 0 where it harms."""
        super().__init__(pack.cards, pack.place)
        self.points: Final = tuple(points(card) for card in self.cards)
        self.total: Final = sum(self.points)
        self.rank: Final = tuple(((1 << place) - 1 & self.suit[place]).bit_count() for place in range(len(self.cards)))
        """For each card how many of its suit are weaker."""
        self._value_key: Final = tuple(worth - rank / RANKS for worth, rank in zip(self.points, self.rank, strict=True))
        self._cheapness_key: Final = tuple(
            -worth - rank / RANKS for worth, rank in zip(self.points, self.rank, strict=True)
        )

    def are_alike(self, lower: Place, upper: Place, unseen: Cards) -> bool:
        """Whether two cards are as good as each other: of one suit and worth the same, with nothing unseen between."""
        between = self.above[lower] & ~self.above[upper]
        return bool(between >> upper & 1) and not between & unseen and self.points[lower] == self.points[upper]

    def most_valuable_place(self, held: Cards) -> Place:
        """Return the card worth most, of those the weakest."""
        return _greatest_place(held, self._value_key)

    def least_valuable_place(self, held: Cards) -> Place:
        """Return the card worth least, of those the weakest."""
        return _greatest_place(held, self._cheapness_key)

    def highest_place(self, held: Cards) -> Place:
        """Return the card that ranks highest in its suit."""
        return _greatest_place(held, self.rank)


def _greatest_place(held: Cards, key: Sequence[float]) -> Place:
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
