# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The corner indices: one small file for each letter, figure and numeral."""

import math

from .letters import glyph, roman_narrow
from .markup import document
from .pen import poly
from .style import LINE
from .svg import Art, bounds, move

SINGLES = "AKOUDBQJC0123456789"
HIGH = 100.0


def _fit(art: Art, pen: float) -> str:
    left, _, right, _ = bounds(art)
    left, right = left - pen / 2, right + pen / 2
    return document(right - left, HIGH, move(art, -left, 0))


def _number(number: int) -> Art:
    """A number of two figures, set closer than two letters would be."""
    first, second = (glyph(figure) for figure in str(number))
    return first + move(second, bounds(first)[2] + 13, 0)


def _star() -> Art:
    points = []
    for index in range(10):
        radius = 50 if index % 2 == 0 else 21
        angle = math.radians(36 * index - 90)
        points.append((50 + radius * math.cos(angle), 52.5 + radius * math.sin(angle)))
    return poly(points, LINE, 5)


def cards() -> dict[str, str]:
    """File name to text for every glyph."""
    files = {letter: _fit(glyph(letter), 17) for letter in SINGLES}
    for number in range(10, 22):
        files[str(number)] = _fit(_number(number), 17)
    files["skues"] = _fit(_star(), 5)
    for number in range(1, 22):
        files[f"roman_{number}"] = _fit(roman_narrow(number), 0)
    return files
