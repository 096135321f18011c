# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Plain tricks: twelve cards, three players (P1); one follows suit, the highest takes (P2), tricks are paid (P3)."""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="plain_tricks",
    title=_("Plain tricks"),
    blurb=_("Twelve cards, three players: the highest card takes the trick."),
    place=1000,
    presets={
        "cheap": _("Cheap"),
        "dear": _("Dear"),
    },
    profile=Profile(
        byname=_("with twelve cards"),
        about=_("You follow suit, and the highest card takes the trick. Each trick is paid by both others."),
        length=_("four tricks, half a minute"),
        effort=1,
        beginners="cheap",
    ),
)
