# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What cards and suits are called, by the pictures on the cards, as texts to be translated."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_CARD: Final = _("{rank} of {suit}")
_NAMED_TAROCK: Final = _("{name} ({number})")
_TAROCK: Final = _("tarock {number}")
_RANKS: Final[Mapping[str, Text]] = {
    "A": _("ace"),
    "T": _("ten"),
    "K": _("king"),
    "Q": _("queen"),
    "C": _("cavalier"),
    "J": _("jack"),
    "9": _("nine"),
    "8": _("eight"),
    "7": _("seven"),
    "4": _("four"),
    "3": _("three"),
    "2": _("two"),
    "1": _("ace"),
}
_GERMAN_RANKS: Final[Mapping[str, Text]] = {
    "Q": _("Over"),
    "J": _("Under"),
}
_FRENCH_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: _("hearts"),
    Suit.DIAMONDS: _("diamonds"),
    Suit.SPADES: _("spades"),
    Suit.CLUBS: _("clubs"),
    Suit.TAROCK: _("tarock"),
}
_GERMAN_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: _("hearts"),
    Suit.DIAMONDS: _("bells"),
    Suit.SPADES: _("leaves"),
    Suit.CLUBS: _("acorns"),
}
_SUITS: Final[Mapping[Pictures, Mapping[Suit, Text]]] = {
    "german": _GERMAN_SUITS,
    "french": _FRENCH_SUITS,
    "tarock": _FRENCH_SUITS,
}
_TAROCK_NAMES: Final[Mapping[str, str]] = {
    "1": "Pagat",
    "2": "Uhu",
    "3": "Kakadu",
    "4": "Quapil",
    "20": "Zwanziger",
    "21": "Mond",
}
_SKUES: Final = "22"
_SKUES_NAME: Final = _("Sküs")


def roman(number: int) -> str:
    """Return a number up to 21 as tarocks bear it: four is IIII, nine is IX."""
    tens, ones = divmod(number, 10)
    written = {4: "IIII" if number == 4 else "IV", 9: "IX"}.get(ones)  # noqa: PLR2004 - the card IIII
    return "X" * tens + (written or "V" * (ones // 5) + "I" * (ones % 5))


def suit_name(suit: Suit, pictures: Pictures) -> Text:
    """Return what a suit is called."""
    return _SUITS[pictures][suit]


def card_name(card: Card, pictures: Pictures) -> Text:
    """Return what a card is called."""
    if card.suit is Suit.TAROCK:
        return _tarock_name(card.rank)
    special = _GERMAN_RANKS if pictures == "german" else {}
    return _CARD(rank=special.get(card.rank) or _RANKS[card.rank], suit=card.suit)


def _tarock_name(rank: str) -> Text:
    if rank == _SKUES:
        return _SKUES_NAME
    number, name = roman(int(rank)), _TAROCK_NAMES.get(rank)
    return _NAMED_TAROCK(name=name, number=number) if name else _TAROCK(number=number)
