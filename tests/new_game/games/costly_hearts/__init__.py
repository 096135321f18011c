# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Costly hearts: 24 cards, two pairs of partners (Q1); one follows suit (Q2), and hearts in tricks cost (Q3)."""

from typing import Final

from kartenspiel.model.description import Description, Profile
from kartenspiel.model.text import marker

_ = marker(__package__)

DESCRIPTION: Final = Description(
    id="costly_hearts",
    title=_("Costly hearts"),
    blurb=_("Two against two: whoever takes hearts pays for them."),
    place=1010,
    presets={
        "cheap": _("Cheap"),
        "dear": _("Dear"),
    },
    profile=Profile(
        byname=_("with partners, and hearts that cost"),
        about=_("You play with the player opposite in every deal. The side that takes more hearts pays for them."),
        length=_("six tricks, a minute"),
        effort=1,
        beginners="cheap",
    ),
)
