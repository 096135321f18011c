# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bonuses of Königrufen by ids and names, the birds among them, and what raises are called (K4, K48, K63, K65)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card, card
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text

TRULL_HELD: Final = "trull"
FOUR_KINGS: Final = "kings"
KOENIG_ULTIMO: Final = "koenig_ultimo"
PAGAT_ULTIMO: Final = "pagat"
UHU: Final = "uhu"
KAKADU: Final = "kakadu"
QUAPIL: Final = "quapil"
VALAT: Final = "valat"
ABSOLUT: Final = "absolut"
MONDFANG: Final = "mondfang"
KOENIGFANG: Final = "koenigfang"
SKUESFANG: Final = "skuesfang"
ROYAL_TRULL: Final = "royal_trull"

BONUS_NAMES: Final[Mapping[str, Text]] = {
    TRULL_HELD: QT_TRANSLATE_NOOP("koenigrufen", "Trull"),
    FOUR_KINGS: QT_TRANSLATE_NOOP("koenigrufen", "Four Kings"),
    KOENIG_ULTIMO: QT_TRANSLATE_NOOP("koenigrufen", "King ultimo"),
    PAGAT_ULTIMO: QT_TRANSLATE_NOOP("koenigrufen", "Pagat ultimo"),
    UHU: QT_TRANSLATE_NOOP("koenigrufen", "Uhu"),
    KAKADU: QT_TRANSLATE_NOOP("koenigrufen", "Kakadu"),
    QUAPIL: QT_TRANSLATE_NOOP("koenigrufen", "Quapil"),
    VALAT: QT_TRANSLATE_NOOP("koenigrufen", "Valat"),
    ABSOLUT: QT_TRANSLATE_NOOP("koenigrufen", "Absolut"),
    MONDFANG: QT_TRANSLATE_NOOP("koenigrufen", "Mondfang"),
    KOENIGFANG: QT_TRANSLATE_NOOP("koenigrufen", "Königfang"),
    SKUESFANG: QT_TRANSLATE_NOOP("koenigrufen", "Sküsfang"),
    ROYAL_TRULL: QT_TRANSLATE_NOOP("koenigrufen", "Royal Trull"),
}
"""All bonuses in the order of the table (K65)."""
LISTED: Final = tuple(BONUS_NAMES)[:8]
"""The bonuses that the option ``enabled_bonuses`` lists; the others have options of their own (K66)."""


@dataclass(frozen=True, slots=True)
class Bird:
    """A tarock that is to win a given trick itself (K4, K67)."""

    card: Card
    trick: int
    """The number of its target trick, counted from 1 (K63)."""


BIRDS: Final[Mapping[str, Bird]] = {
    PAGAT_ULTIMO: Bird(card("T1"), 12),
    UHU: Bird(card("T2"), 11),
    KAKADU: Bird(card("T3"), 10),
    QUAPIL: Bird(card("T4"), 9),
}
"""The birds by the ids of their bonuses, the lowest first (K63, K65)."""

LEVEL_NAMES: Final[Mapping[int, Text]] = {
    2: QT_TRANSLATE_NOOP("koenigrufen", "Kontra"),
    4: QT_TRANSLATE_NOOP("koenigrufen", "Rekontra"),
    8: QT_TRANSLATE_NOOP("koenigrufen", "Subkontra"),
    16: QT_TRANSLATE_NOOP("koenigrufen", "Hirschkontra"),
    32: QT_TRANSLATE_NOOP("koenigrufen", "Mordkontra"),
}
"""What a raise to each level is called (K48)."""
