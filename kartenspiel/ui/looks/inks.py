# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Other inks for the same drawings: a colour for each French suit, and stronger colours and contours.

The drawings use few inks, each written in one way, so that they can be exchanged in the text of a file before it is
drawn.  The suits have inks of their own that look alike but are written differently.
"""

import re
from collections.abc import Mapping
from typing import Final

from kartenspiel.model.cards import Suit

PLAIN_INKS: Final[Mapping[Suit, str]] = {
    Suit.HEARTS: "#c8141e", Suit.DIAMONDS: "#c8141f", Suit.SPADES: "#1a1a1b", Suit.CLUBS: "#1a1a1c",
    Suit.TAROCK: "#1a1a1a",
}  # fmt: skip
GLYPH_INK: Final = b"#1a1a1a"

FOUR_COLOURS: Final[Mapping[bytes, bytes]] = {b"#c8141f": b"#e07a00", b"#1a1a1b": b"#00806a"}
"""The suits that get a colour of their own: diamonds orange, spades a green that is blue without red cones."""
STRONGER: Final[Mapping[bytes, bytes]] = {
    # What tints the ground becomes white: paper, the light of the sky, clouds.
    b"#fdfaf2": b"#ffffff", b"#dcedf8": b"#ffffff", b"#d6e9f4": b"#ffffff",
    b"#efece6": b"#ffffff", b"#fbe0d8": b"#ffffff", b"#e4f0d2": b"#ffffff",
    b"#fbe8c4": b"#ffffff", b"#e7def1": b"#ffffff",
    # So do the lines of the sky and of its clouds.
    b"#8ab7dc": b"#ffffff", b"#e9a892": b"#ffffff", b"#a3c486": b"#ffffff", b"#e3b866": b"#ffffff",
    b"#b59ccb": b"#ffffff",
    # Flat colours grow purer, their shadows darker.
    b"#d63a26": b"#d01008", b"#a3231f": b"#7d0c0a", b"#f6cf45": b"#ffd400", b"#f2bd2f": b"#ffc400",
    b"#dba02b": b"#b87a00", b"#c98a1c": b"#a86c00", b"#4f9a45": b"#1f8a1a", b"#2f6f3a": b"#0c4d18",
    b"#86b440": b"#6fae12", b"#5c8c33": b"#3d6f12", b"#3e7fc0": b"#0f62bd", b"#285a94": b"#083a78",
    b"#2c4a80": b"#0d2f70", b"#7d5a9c": b"#6a2fa0", b"#a82334": b"#a80a20", b"#8cc3e6": b"#6ab8f0",
    # Contours turn black.
    b"#1a1a1a": b"#000000", b"#4a4a4a": b"#000000", b"#1a1a1b": b"#000000", b"#1a1a1c": b"#000000",
    # Two colours stay two.
    b"#c8141e": b"#c00010", b"#c8141f": b"#c00010", b"#e07a00": b"#d86c00", b"#00806a": b"#00705c",
}  # fmt: skip
BOLDER: Final = 1.35
"""How much wider contours become that are drawn as lines."""
ENGRAVED: Final = re.compile(rb'<g stroke="none">.*?(?=<g stroke="#|\Z)', re.DOTALL)
"""A stretch of a drawing without such lines; engraved ones are filled outlines in the colour of the line."""
BOLD_ENGRAVED: Final = b'fill="#000000" stroke="#000000" stroke-width="4.4"'
"""How these are filled where contours are wider: with a line round them, in quarters of a unit of the drawing."""

_WIDTH: Final = re.compile(rb'stroke-width="([0-9.]+)"')


def exchange_inks(svg: bytes, *, four_colours: bool, high_contrast: bool) -> bytes:
    """Return the text of a drawing with the inks that are wanted; without any wish it is the same."""
    if four_colours:
        svg = _replace_inks(svg, FOUR_COLOURS)
    if high_contrast:
        svg = _replace_inks(_WIDTH.sub(_widen_stroke, svg), STRONGER)
        svg = ENGRAVED.sub(lambda found: found[0].replace(b'fill="#000000"', BOLD_ENGRAVED), svg)
    return svg


def _replace_inks(svg: bytes, inks: Mapping[bytes, bytes]) -> bytes:
    for ink, other in inks.items():
        svg = svg.replace(ink, other)
    return svg


def _widen_stroke(found: re.Match[bytes]) -> bytes:
    return b'stroke-width="%.1f"' % (float(found[1]) * BOLDER)
