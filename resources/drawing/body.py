# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Half figures: torso outlines and the parts of costumes.

All measures are card units. A torso outline is a list of points that can be
handed to ``pen.solid`` (paint), ``pen.lozenges`` and ``pen.within`` (patterns
inside it).
"""

import math
from collections.abc import Sequence

from . import style as s
from .pen import beads, limb, lines, oval, poly, shape, solid
from .style import Ink
from .svg import Art, Point


def torso(
    x: float, neck: float, bottom: float, *, shoulders: float = 190, waist: float = 150,
    hem: float | None = None, slope: float = 34, waist_at: float = 0.72,
) -> list[Point]:
    """Outline from the neck (y) to the bottom (y), which is a straight cut."""
    hem = hem if hem is not None else waist * 1.15
    tall = bottom - neck
    half, narrow, low = shoulders / 2, waist / 2, hem / 2
    wy = neck + tall * waist_at
    right: list[Point] = [
        (x + 26, neck), (x + half * 0.62, neck + slope * 0.45), (x + half, neck + slope + 8),
        (x + half * 1.02, neck + tall * 0.3), (x + narrow, wy), (x + low, bottom), (x + low, bottom),
    ]  # fmt: skip
    left = [(2 * x - px, py) for px, py in reversed(right)]
    return right + left


def neck(x: float, y: float, *, wide: float = 44, tall: float = 44, skin: Ink = s.SKIN, width: float = s.BOLD) -> Art:
    """Neck from y upwards, dark under the chin."""
    half = wide / 2
    art = shape([(x - half, y - tall), (x - half, y - tall), (x - half, y), (x, y + 10), (x + half, y),
        (x + half, y - tall), (x + half, y - tall)], skin, width)
    return art + shape([(x - half, y - tall), (x - half, y - tall * 0.55), (x, y - tall * 0.3),
        (x + half, y - tall * 0.5), (x + half, y - tall)], skin.dark, 0)


def ruff(x: float, y: float, rx: float, ry: float, ink: Ink = s.WHITE, width: float = s.MEDIUM) -> Art:
    """Pleated round collar."""
    art: Art = []
    count = max(10, int(rx / 5))
    rim = [(x + rx * math.cos(math.tau * i / count), y + ry * math.sin(math.tau * i / count)) for i in range(count)]
    for px, py in rim:
        art += oval(px, py, rx * 0.2, ry * 0.32, fill=ink, width=width)
    art += oval(x, y, rx, ry, fill=ink, width=0)
    for px, py in rim:
        art += lines([(x + (px - x) * 0.45, y + (py - y) * 0.45), (x + (px - x) * 1.02, y + (py - y) * 1.02)],
            width * 0.6, ink.dark)
    return art


def collar(x: float, y: float, wide: float, tall: float, ink: Ink = s.WHITE, width: float = s.MEDIUM) -> Art:
    """Flat turned-down collar with two points."""
    art: Art = []
    for side in (-1, 1):
        art += solid([(x, y), (x, y), (x + side * wide * 0.45, y - tall * 0.35),
            (x + side * wide * 0.55, y + tall * 0.2),
                      (x + side * wide * 0.28, y + tall), (x + side * wide * 0.28, y + tall)], ink, width)  # fmt: skip
    return art


def strap(a: Point, b: Point, wide: float, ink: Ink, *, edge: Ink | None = None, width: float = s.MEDIUM,
    sag: float = 12) -> Art:
    """Baldric, sash or bandolier from a to b."""
    middle = ((a[0] + b[0]) / 2 + sag, (a[1] + b[1]) / 2 + sag)
    art = limb([a, middle, b], [wide, wide * 1.05, wide], ink, width, shade=0.25)
    if edge:
        art += limb([a, middle, b], [wide * 0.34] * 3, edge, width * 0.5, shade=0)
    return art


def belt(x: float, y: float, wide: float, tall: float, ink: Ink, *, buckle: Ink | None = s.GOLD,
    width: float = s.MEDIUM) -> Art:
    """Belt across the waist, slightly hanging, with a buckle."""
    art = limb([(x - wide / 2, y), (x, y + tall * 0.3), (x + wide / 2, y)], [tall] * 3, ink, width, shade=0.28)
    if buckle:
        by = y + tall * 0.3
        art += poly([(x - tall * 0.75, by - tall * 0.7), (x + tall * 0.75, by - tall * 0.7),
            (x + tall * 0.75, by + tall * 0.7), (x - tall * 0.75, by + tall * 0.7)], buckle, width)
        art += poly([(x - tall * 0.35, by - tall * 0.32), (x + tall * 0.35, by - tall * 0.32),
            (x + tall * 0.35, by + tall * 0.32), (x - tall * 0.35, by + tall * 0.32)], ink.dark, width * 0.6)
    return art


def chain(points: Sequence[Point], *, ink: Ink = s.GOLD, bead: float = 6.5, medal: float = 0,
    width: float = s.FINE) -> Art:
    """Neck chain, with a medal at its lowest point if wanted."""
    art = beads(points, bead, ink, bead * 2.1, width)
    if medal:
        mx, my = max(points, key=lambda p: p[1])
        art += oval(mx, my + medal * 0.8, medal, fill=ink, width=width * 1.4)
        art += oval(mx, my + medal * 0.8, medal * 0.5, fill=ink.dark, width=width * 0.7)
    return art


def drops(spots: Sequence[Point], ink: Ink, *, tall: float = 20, width: float = s.FINE, turn: float = 0) -> Art:
    """Drop-shaped slashes of a doublet."""
    art: Art = []
    for x, y in spots:
        art += oval(x, y, tall * 0.26, tall * 0.5, fill=ink, width=width, turn=turn)
    return art


def cloak(
    x: float, top: float, bottom: float, *, left: float, right: float, ink: Ink, lining: Ink | None = None,
    shoulder: float = 80, width: float = s.BOLD,
) -> Art:
    """Cloak behind a figure, spread to x = left and right at the bottom."""
    points: list[Point] = [
        (x - 30, top), (x - shoulder, top + 26), ((left + x - shoulder) / 2 - 8, (top + bottom) / 2), (left,
            bottom), (left, bottom),
        (right, bottom), (right, bottom), ((right + x + shoulder) / 2 + 8, (top + bottom) / 2), (x + shoulder,
            top + 26), (x + 30, top),
    ]  # fmt: skip
    art = solid(points, ink, width, angle=10)
    if lining:
        inner = [(x - (x - px) * 0.78, py if py == bottom else py + 20) for px, py in points]
        art += shape(inner, lining.dark, width * 0.6)
    return art


def bow(x: float, y: float, size: float, ink: Ink, width: float = s.MEDIUM) -> Art:
    """Ribbon knot with two loops and two ends."""
    art: Art = []
    for side in (-1, 1):
        art += solid([(x, y), (x, y), (x + side * size * 0.3, y + size), (x + side * size * 0.3, y + size),
            (x + side * size * 0.62, y + size * 0.8), (x + side * size * 0.62, y + size * 0.8)], ink, width)
        art += solid([(x, y), (x, y), (x + side * size * 0.5, y - size * 0.5), (x + side * size * 0.85, y - size * 0.1),
            (x + side * size * 0.55, y + size * 0.28)], ink, width)
    return art + oval(x, y, size * 0.2, fill=ink, width=width)


def lacing(x: float, top: float, bottom: float, wide: float, *, ink: Ink = s.WHITE, cord: str = s.LINE,
    rows: int = 4) -> Art:
    """Laced front of a bodice over a shirt."""
    art = poly([(x - wide / 2, top), (x + wide / 2, top), (x + wide * 0.3, bottom), (x - wide * 0.3, bottom)], ink,
        s.FINE)
    for index in range(rows):
        y = top + (bottom - top) * (index + 0.3) / rows
        step = (bottom - top) / rows * 0.6
        half = wide * (0.44 - 0.16 * index / rows)
        art += lines([(x - half, y), (x + half, y + step)], s.FINE, cord)
        art += lines([(x + half, y), (x - half, y + step)], s.FINE, cord)
    return art
