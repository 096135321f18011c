# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What cards and suits are called, by the pictures on the cards, as texts to be translated."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

_CARD: Final = QT_TRANSLATE_NOOP("cards", "{rank} of {suit}")
_NAMED_TAROCK: Final = QT_TRANSLATE_NOOP("cards", "{name} ({number})")
_TAROCK: Final = QT_TRANSLATE_NOOP("cards", "tarock {number}")
_RANKS: Final[Mapping[str, Text]] = {
    "A": QT_TRANSLATE_NOOP("cards", "ace"),
    "T": QT_TRANSLATE_NOOP("cards", "ten"),
    "K": QT_TRANSLATE_NOOP("cards", "king"),
    "Q": QT_TRANSLATE_NOOP("cards", "queen"),
    "C": QT_TRANSLATE_NOOP("cards", "cavalier"),
    "J": QT_TRANSLATE_NOOP("cards", "jack"),
    "9": QT_TRANSLATE_NOOP("cards", "nine"),
    "8": QT_TRANSLATE_NOOP("cards", "eight"),
    "7": QT_TRANSLATE_NOOP("cards", "seven"),
    "4": QT_TRANSLATE_NOOP("cards", "four"),
    "3": QT_TRANSLATE_NOOP("cards", "three"),
    "2": QT_TRANSLATE_NOOP("cards", "two"),
    "1": QT_TRANSLATE_NOOP("cards", "ace"),
}
_GERMAN_RANKS: Final[Mapping[str, Text]] = {
    "Q": QT_TRANSLATE_NOOP("cards", "Over"),
    "J": QT_TRANSLATE_NOOP("cards", "Under"),
}
_FRENCH_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: QT_TRANSLATE_NOOP("cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("cards", "diamonds"),
    Suit.SPADES: QT_TRANSLATE_NOOP("cards", "spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("cards", "clubs"),
    Suit.TAROCK: QT_TRANSLATE_NOOP("cards", "tarock"),
}
_GERMAN_SUITS: Final[Mapping[Suit, Text]] = {
    Suit.HEARTS: QT_TRANSLATE_NOOP("cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("cards", "bells"),
    Suit.SPADES: QT_TRANSLATE_NOOP("cards", "leaves"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("cards", "acorns"),
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
_SKUES_NAME: Final = QT_TRANSLATE_NOOP("cards", "Sküs")


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
