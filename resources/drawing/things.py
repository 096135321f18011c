# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Objects: furniture, vessels, tools and weapons. (x, y) is the foot unless said otherwise."""

import math

from . import style as s
from .pen import limb, lines, oval, poly, rect, solid, stroke
from .style import Ink
from .svg import Art, Point, move


def chair(x: float, y: float, tall: float, *, ink: Ink = s.WOOD, seat: Ink | None = None, flip: bool = False,
    width: float = s.MEDIUM) -> Art:
    """Ladder-back chair whose back is on the right."""
    k = tall
    art: Art = []
    for px in (0.2, -0.2):
        art += limb([(px * k, -0.44 * k), (px * k * 1.1, 0)], [k * 0.06, k * 0.05], ink, width)
    art += limb([(0.22 * k, -0.44 * k), (0.28 * k, -k)], [k * 0.06, k * 0.05], ink, width)
    art += limb([(0.1 * k, -0.46 * k), (0.16 * k, -0.98 * k)], [k * 0.05, k * 0.045], ink, width)
    for t in (0.62, 0.78, 0.93):
        art += limb([(0.12 * k + (t - 0.5) * 0.1 * k, -t * k), (0.24 * k + (t - 0.5) * 0.12 * k, -t * k)],
            [k * 0.055] * 2, ink, width * 0.8)
    art += poly([(-0.24 * k, -0.46 * k), (0.26 * k, -0.46 * k), (0.26 * k, -0.39 * k), (-0.24 * k, -0.39 * k)],
        seat or ink, width)
    return move(art, x, y, flip=flip)


def tub(x: float, y: float, wide: float, tall: float, *, ink: Ink = s.WOOD, hoops: Ink = s.BLACK, inside: Ink = s.PLUM,
    width: float = s.MEDIUM) -> Art:
    """Wooden tub with hoops; ``inside`` is its contents."""
    half = wide / 2
    points: list[Point] = [(x - half, y - tall), (x - half, y - tall), (x - half * 0.84, y), (x - half * 0.84, y),
        (x, y + tall * 0.07), (x + half * 0.84, y), (x + half * 0.84, y), (x + half, y - tall), (x + half, y - tall)]
    art = solid(points, ink, width, angle=0, share=0.25)
    for t in (-0.5, -0.17, 0.17, 0.5):
        art += lines([(x + t * wide * 0.95, y - tall), (x + t * wide * 0.8, y)], width * 0.6, ink.dark)
    for t in (0.25, 0.75):
        w = half * (1 - 0.16 * t)
        art += limb([(x - w, y - tall * (1 - t)), (x, y - tall * (1 - t) + tall * 0.06), (x + w, y - tall * (1 - t))],
            [tall * 0.09] * 3, hoops, width * 0.6, shade=0)
    return art + oval(x, y - tall, half, tall * 0.14, fill=inside, width=width)


def basket(x: float, y: float, wide: float, *, ink: Ink = s.TAN, handle: bool = True, filling: tuple[Ink, ...] = (),
    width: float = s.MEDIUM) -> Art:
    """Wicker basket; ``filling`` are the colours of flowers or fruit in it."""
    k = wide
    art: Art = []
    if handle:
        art += limb([(x - k * 0.42, y - k * 0.4), (x - k * 0.3, y - k * 0.85), (x + k * 0.3, y - k * 0.85),
            (x + k * 0.42, y - k * 0.4)], [k * 0.07] * 4, ink, width)
    for index in range(9 if filling else 0):
        px = x - k * 0.4 + index * k * 0.1
        art += oval(px, y - k * (0.44 + 0.1 * (index % 2)), k * 0.1, fill=filling[index % len(filling)],
            width=width * 0.7)
    art += solid([(x - k * 0.5, y - k * 0.42), (x - k * 0.5, y - k * 0.42), (x - k * 0.4, y), (x - k * 0.4, y),
        (x + k * 0.4, y), (x + k * 0.4, y), (x + k * 0.5, y - k * 0.42), (x + k * 0.5, y - k * 0.42)], ink, width,
        angle=0)
    for t in (0.12, 0.26):
        art += stroke([(x - k * (0.42 + t * 0.2), y - k * t), (x, y - k * t + k * 0.03),
            (x + k * (0.42 + t * 0.2), y - k * t)], width * 0.6, ink.dark)
    for t in (-0.3, -0.1, 0.1, 0.3):
        art += lines([(x + t * k, y - k * 0.36), (x + t * k * 0.85, y - k * 0.02)], width * 0.6, ink.dark)
    return art + limb([(x - k * 0.52, y - k * 0.42), (x, y - k * 0.38), (x + k * 0.52, y - k * 0.42)], [k * 0.09] * 3,
        ink, width)


def jug(x: float, y: float, tall: float, *, ink: Ink = s.BLUE, flip: bool = False, width: float = s.MEDIUM) -> Art:
    """Jug with a handle on the right."""
    k = tall
    art = stroke([(k * 0.2, -k * 0.85), (k * 0.46, -k * 0.75), (k * 0.3, -k * 0.4)], width * 2.4)
    art += stroke([(k * 0.2, -k * 0.85), (k * 0.46, -k * 0.75), (k * 0.3, -k * 0.4)], width, ink.base)
    art += solid([(-k * 0.2, -k), (-k * 0.2, -k), (-k * 0.16, -k * 0.75), (-k * 0.36, -k * 0.4), (-k * 0.24, 0),
        (-k * 0.24, 0), (k * 0.24, 0), (k * 0.24, 0), (k * 0.36, -k * 0.4), (k * 0.16, -k * 0.75), (k * 0.2, -k),
        (k * 0.2, -k)], ink, width)
    return move(art, x, y, flip=flip)


def bottle(x: float, y: float, tall: float, *, ink: Ink = s.PINE, width: float = s.MEDIUM) -> Art:
    """Wine bottle."""
    k = tall
    return solid([(x - k * 0.07, y - k), (x - k * 0.07, y - k), (x - k * 0.08, y - k * 0.68),
        (x - k * 0.19, y - k * 0.5), (x - k * 0.19, y), (x - k * 0.19, y), (x + k * 0.19, y), (x + k * 0.19, y),
        (x + k * 0.19, y - k * 0.5), (x + k * 0.08, y - k * 0.68), (x + k * 0.07, y - k), (x + k * 0.07, y - k)], ink,
        width)


def fence(left: float, right: float, y: float, tall: float, *, ink: Ink = s.WOOD, gap: float = 0,
    width: float = s.MEDIUM) -> Art:
    """Picket fence; ``gap`` between pickets, by default 0.8 of the height."""
    gap = gap or tall * 0.8
    art: Art = []
    for t in (0.35, 0.75):
        art += rect(left, y - tall * t - tall * 0.05, right - left, tall * 0.1, ink.dark, width * 0.8)
    x = left + gap * 0.3
    while x < right:
        art += poly([(x - tall * 0.08, y), (x - tall * 0.08, y - tall * 0.9), (x, y - tall),
            (x + tall * 0.08, y - tall * 0.9), (x + tall * 0.08, y)], ink, width * 0.8)
        x += gap
    return art


def crossbow(x: float, y: float, long: float, turn: float = 0, *, width: float = s.BOLD) -> Art:
    """Crossbow with its stock through (x, y), bow at the top before turning."""
    k = long
    art = stroke([(-k * 0.36, -k * 0.28), (0, -k * 0.12), (k * 0.36, -k * 0.28)], width * 0.7)
    art += limb([(0, -k * 0.5), (0, 0), (0, k * 0.5)], [k * 0.07, k * 0.09, k * 0.12], s.WOOD, width)
    art += limb([(-k * 0.37, -k * 0.27), (-k * 0.24, -k * 0.41), (0, -k * 0.47), (k * 0.24, -k * 0.41),
        (k * 0.37, -k * 0.27)], [k * 0.035, k * 0.07, k * 0.085, k * 0.07, k * 0.035], s.SLATE, width)
    art += lines([(-k * 0.03, -k * 0.38), (k * 0.03, -k * 0.52)], width * 0.9)
    art += lines([(k * 0.03, -k * 0.38), (-k * 0.03, -k * 0.52)], width * 0.9)
    art += oval(0, -k * 0.1, k * 0.035, fill=s.GOLD, width=width * 0.7)
    art += limb([(0, -k * 0.56), (0, -k * 0.5)], [k * 0.02, k * 0.05], s.STEEL, width * 0.8)
    art += stroke([(k * 0.05, k * 0.06), (k * 0.09, k * 0.2), (k * 0.07, k * 0.32)], width * 0.9)
    return move(art, x, y, turn=turn)


def arrow(a: Point, b: Point, thick: float, *, fletch: Ink = s.SKY, width: float = s.MEDIUM) -> Art:
    """Arrow with its feathers at a and its point at b."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    long = math.dist(a, b)
    k = thick
    art = limb([(0, 0), (long - k, 0)], [k, k], s.WOOD, width * 0.8, shade=0)
    art += poly([(long - k * 3.6, -k * 1.7), (long, 0), (long - k * 3.6, k * 1.7), (long - k * 2.8, 0)], s.STEEL, width)
    for side in (-1, 1):
        art += poly([(k * 0.8, 0), (-k * 1.2, side * k * 2.6), (k * 5.2, side * k * 2.6), (k * 7.4, 0)],
            fletch if side < 0 else fletch.dark, width)
    return move(art, *a, turn=turn)


def horn(x: float, y: float, size: float, *, ink: Ink = s.GOLD, flip: bool = False, turn: float = 0,
    width: float = s.MEDIUM) -> Art:
    """Curved hunting horn, bell to the left; (x, y) is its middle."""
    k = size / 100
    art = limb([(-44, -12), (-22, 22), (16, 24), (46, -18)], [40, 30, 19, 9], ink, width, caps="end")
    art += oval(-47, -18, 11, 23, fill=ink.dark, width=width, turn=60)
    art += limb([(-30, 26), (-22, 2)], [7, 7], s.RED, width * 0.7, shade=0)
    art += limb([(14, 36), (18, 12)], [6, 6], s.RED, width * 0.7, shade=0)
    art += limb([(46, -18), (50, -26)], [11, 13], ink, width)
    return move(art, x, y, scale=k, flip=flip, turn=turn)


def sack(x: float, y: float, tall: float, *, ink: Ink = s.TAN, width: float = s.MEDIUM) -> Art:
    """Tied sack or bundle; (x, y) is its middle."""
    k = tall
    art = solid([(x - k * 0.1, y - k * 0.36), (x - k * 0.36, y - k * 0.1), (x - k * 0.36, y + k * 0.34),
        (x, y + k * 0.46), (x + k * 0.36, y + k * 0.34), (x + k * 0.36, y - k * 0.1), (x + k * 0.1, y - k * 0.36)], ink,
        width)
    art += solid([(x, y - k * 0.34), (x - k * 0.2, y - k * 0.54), (x, y - k * 0.5), (x + k * 0.2, y - k * 0.54)], ink,
        width)
    return art + limb([(x - k * 0.12, y - k * 0.35), (x + k * 0.12, y - k * 0.35)], [k * 0.07] * 2, s.RED, width * 0.8)
