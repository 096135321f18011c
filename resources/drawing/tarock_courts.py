# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the sixteen courts of the Tarock pack share.

A half figure is 540 by 500 units. It leans: shoulders right of the middle, the
waist exactly in the middle, where the figure grows into its turned counterpart.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from . import style as s
from .card import TAROCK, double_headed
from .clipping import clip_box
from .pen import limb, lines, oval, poly, rect, scallops, shape, spine, stroke
from .signs import french
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move, straight

X = 316.0
"""The middle of the shoulders."""
HALF = 500.0
"""Height of one half."""
OVERLAP = 0.8
"""How far the halves reach over each other, so that no hairline shows between them."""
WAIST = 270.0
"""The middle of the card, where the waist is."""


def trunk(x: float = X, *, shoulders: float = 190, waist: float = 150, neck: float = 262,
    slope: float = 34) -> list[Point]:
    """Body from the neck to the waist; its sides are upright where the halves meet."""
    half, low = shoulders / 2, waist / 2
    right: list[Point] = [(x + 26, neck), (x + half * 0.62, neck + slope * 0.45), (x + half, neck + slope + 8),
        (x + half * 0.99, neck + 78), ((x + half + WAIST + low) / 2 - 6, 424), (WAIST + low, 482), (WAIST + low, 520),
        (WAIST + low, 520)]
    left: list[Point] = [(x - 26, neck), (x - half * 0.62, neck + slope * 0.45), (x - half, neck + slope + 8),
        (x - half * 0.99, neck + 78), ((x - half + WAIST - low) / 2 + 4, 424), (WAIST - low, 482), (WAIST - low, 520),
        (WAIST - low, 520)]
    return right + left[::-1]


def mantle(x: float = X, *, reach: float = 190, shoulder: float = 104, top: float = 262) -> list[Point]:
    """Outline of a cloak behind the figure, equally wide on both sides of the waist."""
    return [
        (x - 30, top), (x - shoulder, top + 28), (WAIST - reach + 12, 410), (WAIST - reach, 484), (WAIST - reach, 520),
        (WAIST - reach, 520), (WAIST + reach, 520), (WAIST + reach, 520), (WAIST + reach, 484),
        (WAIST + reach - 6, 410), (x + shoulder, top + 28), (x + 30, top),
    ]  # fmt: skip


def cloth(outline: list[Point], ink: Ink, inner: float = 0.76) -> Art:
    """A cloak: dark near the body on both sides, so that the halves join without a seam."""
    art = shape(outline, ink, 0)
    art += shape([(WAIST + (px - WAIST) * inner, py + (0 if py > 500 else 30)) for px, py in outline], ink.dark, 0)
    return art + shape(outline, "none", BOLD)


def chequers(points: Sequence[Point], wide: float, pitch: float, dark: Ink, light: Ink) -> Art:
    """A band of two rows of squares along a line."""
    art = limb(list(points), [wide, wide], light, BOLD, shade=0)
    middle = spine(points, 30)
    gone, side, start = 0.0, 1, middle[0]
    for a, b in pairwise(middle):
        gone += math.dist(a, b)
        if gone >= pitch:
            nx, ny = (b[1] - start[1]) / gone * wide / 2 * side, (start[0] - b[0]) / gone * wide / 2 * side
            art += poly([start, b, (b[0] + nx, b[1] + ny), (start[0] + nx, start[1] + ny)], dark, 0)
            gone, side, start = 0.0, -side, b
    return art


def front(x: float, t: float) -> Point:
    """Point on the middle line of the body: t = 0 at the neck, 1 at the waist."""
    return (x + (WAIST - x) * t * t, 262 + 238 * t)


def band(wide: float, tall: float, ink: Ink, *, edge: Ink | None = None, gems: Ink | None = None) -> Art:
    """Girdle over the joint of the halves; point-symmetric."""
    half = wide / 2
    art = rect(WAIST - half, 500 - tall / 2, wide, tall, ink, 0)
    for y in (500 - tall / 2, 500 + tall / 2):
        art += lines([(WAIST - half, y), (WAIST + half, y)], MEDIUM)
        if edge:
            inside = 500 + (y - 500) * 0.62
            art += lines([(WAIST - half, inside), (WAIST + half, inside)], tall * 0.09, edge.base)
    for x in (WAIST - half, WAIST + half):
        art += lines([(x, 500 - tall / 2), (x, 500 + tall / 2)], BOLD)
    if gems:
        for dx in (-half * 0.66, 0.0, half * 0.66):
            k = tall * (0.42 if dx else 0.56)
            art += poly([(WAIST + dx, 500 - k), (WAIST + dx + k * 0.9, 500), (WAIST + dx, 500 + k),
                (WAIST + dx - k * 0.9, 500)], gems, MEDIUM)
    return art


def saddle_cloth(ink: Ink, edge: Ink, *, reach: float = 222, tall: float = 76) -> Art:
    """Fringed horse blanket over the joint of two riders; point-symmetric."""
    half = tall / 2
    long_side: list[Point] = [(WAIST - reach + 34, 500 - half + 2), (WAIST, 500 - half - 4), (WAIST + reach - 34, 500 - half + 2)]
    fringe = scallops(long_side, 10, edge)
    art = fringe + move(fringe, *TAROCK, turn=180)
    art += shape(_blanket(reach, half), edge, BOLD) + shape(_blanket(reach - 13, half - 12), ink, MEDIUM)
    for index in range(-3, 4):
        x, k = WAIST + index * reach * 0.24, 15 if index % 2 else 20
        art += poly([(x, 500 - k), (x + k * 1.1, 500), (x, 500 + k), (x - k * 1.1, 500)], edge, FINE)
    return art


def _blanket(reach: float, half: float) -> list[Point]:
    right: list[Point] = [(0, -half - 2), (reach - 44, -half), (reach - 12, -half * 0.78), (reach, 0),
        (reach - 12, half * 0.78), (reach - 44, half)]
    return [(WAIST + x, 500 + y) for x, y in right] + [(WAIST - x, 500 - y) for x, y in right]


def seamless(art: Art) -> Art:
    """Outlines that pass the middle as open lines: cut there, they leave no contour along the joint."""
    parts: Art = []
    for path in art:
        if path.line == "none" or max(y for _, y in path.points()) <= HALF:
            parts.append(path)
            continue
        runs = [sub.flat() for sub in path.subs]
        rims = tuple(straight([*run, run[0]] if sub.closed else run, closed=False)
            for run, sub in zip(runs, path.subs, strict=True))
        parts += [replace(path, line="none", width=0), replace(path, subs=rims, fill="none")]
    return parts


def court(suit: str, half: Art, over: Art) -> str:
    """File text: the sign at the top left, the half twice, the girdle over the joint."""
    kept = clip_box(seamless(half), 8, 8, 532, HALF + OVERLAP)
    return double_headed(TAROCK, kept, sign=french(suit, 174, 98, 138), over=over, cut=None)


def rose(x: float, y: float, size: float, ink: Ink = s.RED, width: float = FINE) -> Art:
    """An open rose of the given width."""
    r = size / 2
    art: Art = []
    for index in range(5):
        angle = math.radians(72 * index - 90)
        art += oval(x + r * 0.52 * math.cos(angle), y + r * 0.52 * math.sin(angle), r * 0.52, fill=ink, width=width)
    art += oval(x, y, r * 0.46, fill=ink.dark, width=width)
    art += stroke([(x - r * 0.26, y + r * 0.06), (x - r * 0.04, y - r * 0.26), (x + r * 0.24, y - r * 0.02),
        (x + r * 0.02, y + r * 0.2)], width, ink.base)
    return art


def leaf(x: float, y: float, long: float, turn: float, ink: Ink = s.GREEN, width: float = FINE) -> Art:
    """A pointed leaf from (x, y), pointing right before turning."""
    art = shape([(0, 0), (0, 0), (long * 0.4, -long * 0.26), (long, 0), (long, 0), (long * 0.4, long * 0.26)], ink,
        width) + lines([(0, 0), (long * 0.8, 0)], width * 0.7, ink.dark)
    return move(art, x, y, turn=turn)


def rose_stem(x: float, y: float, long: float, size: float, ink: Ink = s.RED, turn: float = 0) -> Art:
    """A single rose on a stem that starts at (x, y) and grows upwards."""
    art = stroke([(0, 10), (3, -long * 0.5), (0, -long)], MEDIUM * 1.6, s.GREEN.dark)
    art += leaf(2, -long * 0.36, size * 0.56, -30) + leaf(2, -long * 0.52, size * 0.52, 205)
    art += leaf(0, -long + size * 0.3, size * 0.5, 30) + leaf(0, -long + size * 0.3, size * 0.5, 150)
    return move(art + rose(0, -long, size, ink, MEDIUM * 0.8), x, y, turn=turn)


def garland(points: Sequence[Point], size: float, inks: Sequence[Ink]) -> Art:
    """Roses and leaves along a line."""
    art: Art = []
    for index, (x, y) in enumerate(points):
        art += leaf(x, y, size * 0.85, 50 + index * 37) + leaf(x, y, size * 0.85, 230 + index * 37)
    for index, (x, y) in enumerate(points):
        art += rose(x, y, size, inks[index % len(inks)])
    return art


def bosom(x: float, y: float, wide: float, deep: float, skin: Ink = s.SKIN_FAIR, width: float = MEDIUM) -> Art:
    """Low neckline of a lady."""
    half = wide / 2
    return shape([(x - half, y), (x - half, y), (x - half * 0.7, y + deep * 0.8), (x, y + deep),
        (x + half * 0.7, y + deep * 0.8), (x + half, y), (x + half, y)], skin, width)
