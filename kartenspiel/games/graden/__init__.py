# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Graden): 24 cards, no trumps, nine contracts about winning or losing every trick.

Follows the project's specification of Graden, clauses G1–G39.  When everybody passes, Schurln is played.
"""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import QT_TRANSLATE_NOOP

DESCRIPTION: Final = Description(
    id="graden",
    title=QT_TRANSLATE_NOOP("graden", "Königrufen (Graden)"),
    blurb=QT_TRANSLATE_NOOP(
        "graden", "Six cards, no trumps: win every trick or none, alone, with a called partner or side by side."
    ),
    place=40,
    presets={
        "graden": QT_TRANSLATE_NOOP("graden", "Graden"),
        "graden_literal": QT_TRANSLATE_NOOP(
            "graden",
            "Graden, Bettler turned round",
        ),
    },
    profile=Profile(
        byname=QT_TRANSLATE_NOOP("graden", "with 24 cards, without trumps"),
        about=QT_TRANSLATE_NOOP(
            "graden",
            "Nine contracts, and nearly all of them are about winning every trick or not a single one: alone, with "
            "a called partner, or against open cards. "
            "No trumps, hardly any counting, but every card needs thinking about.",
        ),
        length=QT_TRANSLATE_NOOP("graden", "up to six tricks, about a minute"),
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
