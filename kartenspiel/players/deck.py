# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A pack whose cards are worth something to a player, so that imagined play can weigh them."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Pack, Place
from kartenspiel.model.cards import Card

FOUND_KEPT: Final = 4096
"""So many answers a pack remembers for each question; chosen, as a question about a card asks of some thousand."""
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
        both = tuple(zip(self.points, self.rank, strict=True))
        self.most_valuable: Final = tuple(worth - rank / RANKS for worth, rank in both)
        """For each card what makes it the most valuable of some: what it is worth, and that it is weak."""
        self.least_valuable: Final = tuple(-worth - rank / RANKS for worth, rank in both)
        """For each card what makes it the least valuable of some: that it is worth little, and weak."""
        self.most_valuable_place: Final = _finder(self.most_valuable)
        """Finds of some cards the one worth most, of those the weakest."""
        self.least_valuable_place: Final = _finder(self.least_valuable)
        """Finds of some cards the one worth least, of those the weakest."""
        self.highest_place: Final = _finder(self.rank)
        """Finds of some cards the one that ranks highest in its suit."""


def _finder(key: Sequence[float]) -> Callable[[Cards], Place]:
    """Return what finds the card with the greatest key, and remembers it: the same few cards of a suit come often."""
    return lru_cache(maxsize=FOUND_KEPT)(partial(_greatest_place, key))


def _greatest_place(key: Sequence[float], held: Cards) -> Place:
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
