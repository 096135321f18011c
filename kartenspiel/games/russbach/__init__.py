# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Rußbach): four players, 32 cards, and a card called from a half-dealt hand.

Follows the project's specification of Rußbach, clauses R1–R41.  The suit of the called card is trumps, its holder the
caller's secret partner.  Where the accounts differ there is an option (`rules`).
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="russbach",
    title=_("Königrufen (Rußbach)"),
    blurb=_("Four cards in hand, one card called: its suit is trumps, its holder your secret partner."),
    place=10,
    presets={
        "russbach": _("Rußbach"),
        "gamerules": _("In stakes"),
    },
    profile=Profile(
        byname=_("with 32 cards, as in Rußbach"),
        about=_(
            "Whoever sits beside the dealer calls a card after seeing half of his hand: its suit is trumps, and "
            "its holder is his secret partner. "
            "As a rule two play against two, and who belongs together comes out only when that card falls."
        ),
        length=_("eight tricks, one to two minutes"),
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
