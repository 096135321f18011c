# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plain tricks: twelve cards, three players (P1); one follows suit, the highest takes (P2), tricks are paid (P3)."""

from kartenspiel.model.description import Description
from kartenspiel.model.text import QT_TRANSLATE_NOOP

DESCRIPTION = Description(
    id="plain_tricks",
    title=QT_TRANSLATE_NOOP("plain_tricks", "Plain tricks"),
    blurb=QT_TRANSLATE_NOOP("plain_tricks", "Twelve cards, three players: the highest card takes the trick."),
    place=1000,
    presets={
        "cheap": QT_TRANSLATE_NOOP("plain_tricks", "Cheap"),
        "dear": QT_TRANSLATE_NOOP("plain_tricks", "Dear"),
    },
)
