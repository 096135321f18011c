# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Palette and line weights shared by all packs.

An :class:`Ink` is a flat colour with the one darker tone that stands for
shadow; the kit takes inks wherever it fills a part that can be shaded.
"""

from typing import NamedTuple


class Ink(NamedTuple):
    """A flat colour and its shadow, as ``#rrggbb``."""

    base: str
    dark: str


def colour(ink: str | Ink) -> str:
    """The flat colour of an ink; a colour is its own."""
    return ink.base if isinstance(ink, Ink) else ink


LINE = "#1a1a1a"
PAPER = "#fdfaf2"
EDGE = "#4a4a4a"

RED = Ink("#d63a26", "#a3231f")
CRIMSON = Ink("#a82334", "#7a1526")
ROSE = Ink("#e58a86", "#c9625f")
ORANGE = Ink("#e88a2c", "#bf641c")
YELLOW = Ink("#f6cf45", "#dba02b")
GOLD = Ink("#f2bd2f", "#c98a1c")
STRAW = Ink("#f0d98a", "#d0ab52")
GREEN = Ink("#4f9a45", "#2f6f3a")
LEAF = Ink("#86b440", "#5c8c33")
PINE = Ink("#2f6f4a", "#1f5038")
SKY = Ink("#8cc3e6", "#5f9fcb")
PALE = Ink("#d6e9f4", "#b3d2e6")
BLUE = Ink("#3e7fc0", "#285a94")
NAVY = Ink("#2c4a80", "#1d335c")
VIOLET = Ink("#7d5a9c", "#5a3d78")
PLUM = Ink("#7c2f52", "#571d39")
WHITE = Ink("#fdfaf2", "#d9dbe0")
GREY = Ink("#a9b0b8", "#7f8892")
STEEL = Ink("#b7c6d4", "#8398ac")
SLATE = Ink("#5d6a78", "#424d5a")
BLACK = Ink("#34302f", "#1f1c1c")
WOOD = Ink("#a9703c", "#7c4d28")
BROWN = Ink("#7d4e2d", "#58351f")
FAWN = Ink("#d3a566", "#ad7f45")
TAN = Ink("#dbb98a", "#b8925f")
STONE = Ink("#d9d0c0", "#b3a893")
ROOF = Ink("#c9563a", "#9c3c2a")
HILL = Ink("#b9cfa0", "#94b37c")
MOUNT = Ink("#b7bfd6", "#949fbd")
SOIL = Ink("#d9b878", "#b8935a")

SKIN = Ink("#f6cfae", "#e0a883")
SKIN_FAIR = Ink("#fadcc3", "#e8b798")
SKIN_TAN = Ink("#e3ab7f", "#c28659")
SKIN_BROWN = Ink("#b87d53", "#935c39")
HAIR_BLACK = Ink("#3a3130", "#241d1d")
HAIR_BROWN = Ink("#7a4a2a", "#58331d")
HAIR_DARK = Ink("#4f3324", "#362116")
HAIR_CHESTNUT = Ink("#93582f", "#6c3d1d")
HAIR_AUBURN = Ink("#a8532a", "#7c391c")
HAIR_FAIR = Ink("#e2b75a", "#be8e38")
HAIR_GREY = Ink("#b9b6b2", "#918d8a")
HAIR_WHITE = Ink("#efece6", "#c8c4be")

MEDIUM = 3.6
"""Contour of scenes and of details on large figures."""
FINE = 2.4
"""Creases, eyelids, veins; the thinnest line allowed."""
