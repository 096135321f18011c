# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Rußbach): four players, 32 cards, and a card called from a half-dealt hand.

Follows the project's specification of Rußbach, clauses R1–R41.  The suit of the called card is trumps, its holder the
caller's secret partner.  Where the accounts differ there is an option (`rules`).
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import QT_TRANSLATE_NOOP

DESCRIPTION: Final = Description(
    id="russbach",
    title=QT_TRANSLATE_NOOP("russbach", "Königrufen (Rußbach)"),
    blurb=QT_TRANSLATE_NOOP(
        "russbach", "Four cards in hand, one card called: its suit is trumps, its holder your secret partner."
    ),
    place=10,
    presets={
        "russbach": QT_TRANSLATE_NOOP("russbach", "Rußbach"),
        "gamerules": QT_TRANSLATE_NOOP("russbach", "In stakes"),
    },
    profile=Profile(
        byname=QT_TRANSLATE_NOOP("russbach", "with 32 cards, as in Rußbach"),
        about=QT_TRANSLATE_NOOP(
            "russbach",
            "Whoever sits beside the dealer calls a card after seeing half of his hand: its suit is trumps, and "
            "its holder is his secret partner. "
            "As a rule two play against two, and who belongs together comes out only when that card falls.",
        ),
        length=QT_TRANSLATE_NOOP("russbach", "eight tricks, one to two minutes"),
        effort=1,
        beginners="russbach",
    ),
    lessons=(
        "cards",
        "follow",
        "call",
        "partner",
        "declare",
        "announce",
        "score",
        "find_partner",
        "last_trick",
        "home_with_forty",
    ),
)
