# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What all numbered tarocks share: numeral and dividing line.

A picture of one half is 540 by 500 units, drawn upright with (0, 0) at the top left.
"""

from dataclasses import replace

from . import style as s
from .card import FRAME
from .letters import roman_text
from .pen import lines, poly, rect
from .style import LINE
from .svg import Art, Point, bounds, move

WIDE, HIGH = 540.0, 500.0
"""Size of one half."""


_HAIR = 3.6
_STEM, _CROSS, _GAP = 21.0, 62.0, 17.0
_STRIP = 83.0
"""Width that even XVIII keeps, so that a fanned card shows its whole numeral."""
_TALL = 88.0


def _stroke_wide(letter: str, k: float) -> float:
    return {"I": _STEM, "V": _CROSS, "X": _CROSS}[letter] * k


def _letter(letter: str, x: float, k: float) -> Art:
    """One letter 100 high: thick first strokes, hairline second ones."""
    stem = _STEM * k
    wide = _stroke_wide(letter, k)
    if letter == "I":
        return rect(x, 0, stem, 100, LINE, 0)
    if letter == "V":
        outer: list[Point] = [(x, 0), (x + stem * 1.1, 0), (x + wide * 0.57, 72), (x + wide - _HAIR * 1.6, 0),
            (x + wide, 0), (x + wide * 0.62, 100), (x + wide * 0.42, 100)]
        return poly(outer, LINE, 0)
    art = poly([(x, 0), (x + stem * 1.15, 0), (x + wide, 100), (x + wide - stem * 1.15, 100)], LINE, 0)
    return art + lines([(x + wide - _HAIR, 0), (x + _HAIR, 100)], _HAIR * 1.5)


def numeral(number: int) -> Art:
    """The fat roman numeral, narrowed until it fits the strip that a fan leaves visible; 88 units high."""
    written = roman_text(number)
    natural = sum(_stroke_wide(c, 1) for c in written) + _GAP * (len(written) - 1)
    k = min(1.0, _STRIP / _TALL * 100 / natural)
    art: Art = []
    pen = 0.0
    for letter in written:
        art += _letter(letter, pen, k)
        pen += (_stroke_wide(letter, k)) + _GAP * k
    left, _, right, _ = bounds(art)
    for y in (0.0, 100.0 - _HAIR):
        art += rect(left - 4, y, right - left + 8, _HAIR, LINE, 0)
    scale = _TALL / 100
    return [replace(p, width=p.width * scale) for p in move(art, 29, 27, scale=scale)]


def halo(art: Art) -> Art:
    """White round a numeral, to lie under it."""
    return [replace(p, fill=s.PAPER if p.fill != "none" else "none", line=s.PAPER, width=p.width + 11) for p in art]


def divider() -> Art:
    """The double line between the two pictures, from frame to frame."""
    wide, y = WIDE - 2 * FRAME, HIGH
    art = rect(FRAME, y - 3, wide, 6, s.PAPER, 0)
    return art + lines([(FRAME, y - 3), (FRAME + wide, y - 3)], 2.4) + lines([(FRAME, y + 3), (FRAME + wide, y + 3)], 2.4)
