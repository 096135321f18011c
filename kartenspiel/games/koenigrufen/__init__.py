# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Königrufen: fifty-four tarock cards, a called king, and a ladder of contracts.

Follows the project's specification of Königrufen: four players, or three or two with dummies (K98–K117).
"""

from typing import Final

from kartenspiel.model.description import Description
from kartenspiel.model.text import QT_TRANSLATE_NOOP

DESCRIPTION: Final = Description(
    id="koenigrufen",
    title=QT_TRANSLATE_NOOP("koenigrufen", "Königrufen"),
    blurb=QT_TRANSLATE_NOOP(
        "koenigrufen", "Tarock for four with fifty-four cards: bid, call a king, take half of the talon."
    ),
    place=60,
    presets={
        "standard": QT_TRANSLATE_NOOP("koenigrufen", "Standard"),
        "tarockcup": QT_TRANSLATE_NOOP("koenigrufen", "Tarock Cup"),
        "wien": QT_TRANSLATE_NOOP("koenigrufen", "Vienna"),
        "tirol": QT_TRANSLATE_NOOP("koenigrufen", "Tyrol"),
        "pagat": QT_TRANSLATE_NOOP("koenigrufen", "As in books"),
        "lungau": QT_TRANSLATE_NOOP("koenigrufen", "Lungau"),
        "simple": QT_TRANSLATE_NOOP("koenigrufen", "Simple"),
    },
)
