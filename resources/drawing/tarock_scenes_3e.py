# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Parts of the scenes XVII to XXI: a balustrade, a star."""

from . import style as s
from .pen import polar, poly, rect, shape
from .style import MEDIUM
from .svg import Art


def star(x: float, y: float, size: float) -> Art:
    """Golden star of five points, without contour."""
    points = [polar(x, y, size if step % 2 == 0 else size * 0.42, -90 + step * 36) for step in range(10)]
    return poly(points, s.YELLOW, 0)


def balustrade(left: float, right: float, top: float, foot: float) -> Art:
    """Stone balustrade with turned pillars."""
    art: Art = []
    high = foot - top
    x = left + 20
    while x < right:
        art += shape([(x - 13, foot - 16), (x - 13, foot - 16), (x - 9, foot - high * 0.22), (x - 18, foot - high * 0.42),
            (x - 7, top + high * 0.26), (x - 12, top + 18), (x - 12, top + 18), (x + 12, top + 18), (x + 12, top + 18),
            (x + 7, top + high * 0.26), (x + 18, foot - high * 0.42), (x + 9, foot - high * 0.22), (x + 13, foot - 16),
            (x + 13, foot - 16)], s.STONE, MEDIUM)
        x += 48
    return art + rect(left, top, right - left, 20, s.STONE, MEDIUM) + rect(left, foot - 18, right - left, 20, s.STONE, MEDIUM)
