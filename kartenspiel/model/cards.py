# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards, suits, packs and the shuffle.

A card is known by its code: suit letter, then rank (``HA`` ace of hearts, ``ST`` ten of spades, ``T21`` the Mond).
The code never changes with the pictures: ``DA`` is the ace of diamonds or of bells.  What a rank is worth and which
rank beats which is a matter of the game and stands there.
"""

import enum
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from random import Random
from typing import Final, TypeVar

from kartenspiel.model.quoting import quote

T = TypeVar("T")


class Suit(enum.StrEnum):
    """The four suits, and the tarocks as a suit of their own."""

    HEARTS = "H"
    DIAMONDS = "D"
    SPADES = "S"
    CLUBS = "C"
    TAROCK = "T"


PLAIN_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)
RED_SUITS: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})
"""The red suits of a French pack; with German cards these are hearts and bells."""


class UnknownCardError(ValueError):
    """A text that names no card; the message says which."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card of any pack; there is a single object for each code, got with `card`.

    Cards compare by identity and sort by `index`, which is also their hash, so that no result depends on addresses.
    """

    code: str
    suit: Suit
    rank: str
    index: int

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


_SUIT_RANKS: Final = ("A", "T", "K", "Q", "C", "J", "9", "8", "7", "1", "2", "3", "4")
_CODES: Final = [suit + rank for suit in PLAIN_SUITS for rank in _SUIT_RANKS] + [f"T{n}" for n in range(1, 23)]
_CARDS: Final = {code: Card(code, Suit(code[0]), code[1:], index) for index, code in enumerate(_CODES)}


BY_INDEX: Final = attrgetter("index")
"""The key by which cards are sorted as they sort by themselves, but several times as fast."""


def card(code: str) -> Card:
    """Return the card with this code; raises `UnknownCardError` if there is none."""
    try:
        return _CARDS[code]
    except (KeyError, TypeError):
        message = f"unknown card {quote(code)}"
        raise UnknownCardError(message) from None


@cache
def all_cards() -> tuple[Card, ...]:
    """Return the cards of all packs by their index."""
    return tuple(_CARDS.values())


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards whose codes stand in a text, separated by white space."""
    return tuple(card(code) for code in codes.split())


def pack_of(suits: Iterable[Suit], ranks: Iterable[str]) -> tuple[Card, ...]:
    """Return every card with one of these suits and one of these ranks, suit by suit."""
    kept = tuple(ranks)
    return tuple(card(suit + rank) for suit in suits for rank in kept)


def shuffle(pack: Sequence[T], rng: Random) -> tuple[T, ...]:
    """Return the pack, or whatever stands for its cards, in random order.

    The method is fixed here (Fisher and Yates on ``rng.random()``), because `random.Random.shuffle` may change between
    Python versions and a seed must repeat its deal everywhere.
    """
    return shuffle_by(pack, rng.random)


def shuffle_by(pack: Iterable[T], random: Callable[[], float]) -> tuple[T, ...]:
    """Do as `shuffle` with numbers from 0 to below 1, wherever they come from: one less than there are cards."""
    order = [*pack]
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
