# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plain tricks: twelve cards, three players (P1); one follows suit, the highest takes (P2), tricks are paid (P3)."""

from kartenspiel.model.description import Description
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION = Description(
    id="plain_tricks",
    title=_("Plain tricks"),
    blurb=_("Twelve cards, three players: the highest card takes the trick."),
    place=1000,
    presets={
        "cheap": _("Cheap"),
        "dear": _("Dear"),
    },
)
