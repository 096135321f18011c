# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Graden): 24 cards, no trumps, nine contracts about winning or losing every trick.

Follows the project's specification of Graden, clauses G1–G39.  When everybody passes, Schurln is played.
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="graden",
    title=_("Königrufen (Graden)"),
    blurb=_("Six cards, no trumps: win every trick or none, alone, with a called partner or side by side."),
    place=40,
    presets={
        "graden": _("Graden"),
        "graden_literal": _("Graden, Bettler turned round"),
    },
    profile=Profile(
        byname=_("with 24 cards, without trumps"),
        about=_(
            "Nine contracts, and nearly all of them are about winning every trick or not a single one: alone, with "
            "a called partner, or against open cards. "
            "No trumps, hardly any counting, but every card needs thinking about."
        ),
        length=_("up to six tricks, about a minute"),
        effort=2,
        beginners="graden",
    ),
    lessons=(
        "cards",
        "bidding",
        "bettler",
        "plauderer",
        "partner",
        "last",
        "schurln",
        "bettler_through",
        "schurln_paid",
    ),
)
