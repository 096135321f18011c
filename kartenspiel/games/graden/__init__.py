# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen (Graden): 24 cards, no trumps, nine contracts about winning or losing every trick.

Follows the project's specification of Graden, clauses G1–G39.  When everybody passes, Schurln is played.
"""

from typing import Final

from kartenspiel.model.description import Description
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
        "graden_literal": QT_TRANSLATE_NOOP("graden", "Graden, to the letter"),
    },
)
