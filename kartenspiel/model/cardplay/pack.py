# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A pack whose cards have places, so that a hand is one integer.

Suit by suit, and within a suit the stronger card higher up: the bits above a card's own are those of its betters.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from kartenspiel.model.cards import Card, Suit

Cards = int
"""A set of cards, one bit each."""
Place = int
"""The number of a card's bit."""
Laid = tuple[int, Place]
"""A seat and the card it has added to a trick."""

_SUITS: Final = tuple(Suit)
_RUNS: Final = tuple(0xFF << first for first in range(0, 64, 8))
"""Places are read eight at a time."""


def places_of(held: Cards) -> Iterator[Place]:
    """Yield the places of the cards, from the lowest up."""
    while held:
        bit = held & -held
        yield bit.bit_length() - 1
        held ^= bit


class Pack:
    """The cards of a game in a rank order; one object for each order that a game has."""

    def __init__(self, pack: Iterable[Card], strength: Callable[[Card], int]) -> None:
        """Give the cards their places; `strength` tells of two cards of a suit which is the better, the greater."""
        ordered = sorted(pack, key=lambda card: (_SUITS.index(card.suit), strength(card)))
        self.cards: Final = tuple(ordered)
        """The card of each place."""
        places = {card.index: place for place, card in enumerate(ordered)}
        self.places: Final = tuple(places.get(index, -1) for index in range(max(places) + 1))
        """The place of each card, by the card's index: found several times as fast as by the card."""
        self.bits: Final = tuple(0 if place < 0 else 1 << place for place in self.places)
        """The bit of each card, by the card's index."""
        self.all: Final[Cards] = (1 << len(ordered)) - 1
        self.suits: Final = {suit: self.bits_of(card for card in ordered if card.suit is suit) for suit in _SUITS}
        self.suit: Final = tuple(self.suits[card.suit] for card in ordered)
        """For each card all cards of its suit."""
        self.above: Final = tuple(self.suit[place] & -(2 << place) for place in range(len(ordered)))
        """For each card the better ones of its suit."""
        self._beaters: dict[Suit | None, tuple[Cards, ...]] = {}
        self._runs: Final = tuple(run for run in _RUNS if run & self.all)
        self._by_run: dict[Cards, tuple[Card, ...]] = {}
        """The cards of each part of a hand that was met within a run of places."""

    def bit(self, card: Card) -> Cards:
        """Return the bit of a card."""
        return self.bits[card.index]

    def place(self, card: Card) -> Place:
        """Return the place of a card."""
        return self.places[card.index]

    def bits_of(self, cards: Iterable[Card]) -> Cards:
        """Return cards as bits."""
        bits = self.bits
        return sum([bits[card.index] for card in cards])

    def cards_of(self, held: Cards) -> tuple[Card, ...]:
        """Return the cards whose bits are set, in the order of their places."""
        found: tuple[Card, ...] = ()
        for run in self._runs:
            if part := held & run:
                cards = self._by_run.get(part)
                if cards is None:
                    cards = self._by_run[part] = tuple([self.cards[place] for place in places_of(part)])
                found += cards
        return found

    def beaters(self, trumps: Suit | None) -> tuple[Cards, ...]:
        """Return for each card the cards that take the trick from it, played later, with these trumps or none."""
        if trumps not in self._beaters:
            trump = 0 if trumps is None else self.suits[trumps]
            self._beaters[trumps] = tuple(
                above if trump >> place & 1 else above | trump for place, above in enumerate(self.above)
            )
        return self._beaters[trumps]
