# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Objects: furniture, vessels, tools and weapons. (x, y) is the foot unless said otherwise."""

import math

from . import style as s
from .pen import limb, lines, oval, poly, rect, shape, solid, stroke
from .style import Ink
from .svg import Art, Point, move


def table(x: float, y: float, wide: float, tall: float, *, ink: Ink = s.WOOD, cloth: Ink | None = None,
    width: float = s.MEDIUM) -> Art:
    """Table seen slightly from above."""
    art: Art = []
    for side in (-0.4, 0.4):
        art += limb([(x + side * wide, y - tall), (x + side * wide * 1.08, y)], [wide * 0.07, wide * 0.06], ink, width)
    top: list[Point] = [(x - wide * 0.44, y - tall * 1.12), (x + wide * 0.44, y - tall * 1.12),
        (x + wide * 0.52, y - tall * 0.92), (x - wide * 0.52, y - tall * 0.92)]
    art += poly(top, cloth or ink, width)
    art += rect(x - wide * 0.52, y - tall * 0.92, wide * 1.04, tall * 0.1, (cloth or ink).dark, width)
    return art


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


def bench(x: float, y: float, wide: float, tall: float, *, ink: Ink = s.WOOD, width: float = s.MEDIUM) -> Art:
    """Plain bench."""
    art: Art = []
    for side in (-0.38, 0.38):
        art += limb([(x + side * wide, y - tall), (x + side * wide * 1.06, y)], [wide * 0.06] * 2, ink, width)
    return art + rect(x - wide / 2, y - tall * 1.1, wide, tall * 0.26, ink, width)


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


def cask(x: float, y: float, wide: float, tall: float, *, ink: Ink = s.WOOD, width: float = s.MEDIUM) -> Art:
    """Barrel standing upright."""
    half = wide / 2
    art = solid([(x - half * 0.8, y - tall), (x - half * 0.8, y - tall), (x - half, y - tall / 2), (x - half * 0.8, y),
        (x - half * 0.8, y), (x + half * 0.8, y), (x + half * 0.8, y), (x + half, y - tall / 2),
        (x + half * 0.8, y - tall), (x + half * 0.8, y - tall)], ink, width, angle=0)
    for t in (0.22, 0.78):
        art += limb([(x - half * 0.92, y - tall * t), (x, y - tall * t + tall * 0.03), (x + half * 0.92, y - tall * t)],
            [tall * 0.08] * 3, s.BLACK, width * 0.6, shade=0)
    return art + oval(x, y - tall, half * 0.8, tall * 0.08, fill=ink.dark, width=width)


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


def back_basket(x: float, y: float, tall: float, *, ink: Ink = s.WOOD, width: float = s.MEDIUM) -> Art:
    """Tall carrying basket (butte); (x, y) is the middle of its bottom."""
    art = solid([(x - tall * 0.32, y - tall), (x - tall * 0.32, y - tall), (x - tall * 0.2, y), (x - tall * 0.2, y),
        (x + tall * 0.2, y), (x + tall * 0.2, y), (x + tall * 0.32, y - tall), (x + tall * 0.32, y - tall)], ink, width,
        angle=0)
    for t in (0.25, 0.65):
        art += stroke([(x - tall * (0.2 + 0.12 * t), y - tall * t), (x + tall * (0.2 + 0.12 * t), y - tall * t)],
            width * 1.3, ink.dark)
    return art + oval(x, y - tall, tall * 0.32, tall * 0.09, fill=s.VIOLET, width=width)


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


def glass(x: float, y: float, tall: float, *, wine: Ink = s.CRIMSON, width: float = s.FINE) -> Art:
    """Stemmed glass."""
    k = tall
    art = lines([(x, y - k * 0.4), (x, y)], width * 1.3) + lines([(x - k * 0.2, y), (x + k * 0.2, y)], width * 1.3)
    return art + shape([(x - k * 0.24, y - k), (x - k * 0.24, y - k), (x - k * 0.2, y - k * 0.55), (x, y - k * 0.36),
        (x + k * 0.2, y - k * 0.55), (x + k * 0.24, y - k), (x + k * 0.24, y - k)], wine, width)


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


def sword(x: float, y: float, long: float, turn: float = 0, *, hilt: Ink = s.GOLD, blade: Ink = s.STEEL,
    width: float = s.MEDIUM, curved: bool = False) -> Art:
    """Sword whose grip is at (x, y); the blade points up, turned by degrees clockwise."""
    k = long
    if curved:
        art = solid([(-k * 0.02, -k * 0.08), (-k * 0.02, -k * 0.08), (-k * 0.05, -k * 0.5), (k * 0.05, -k),
            (k * 0.05, -k), (k * 0.055, -k * 0.55), (k * 0.035, -k * 0.08), (k * 0.035, -k * 0.08)], blade, width)
    else:
        art = poly([(-k * 0.03, -k * 0.08), (-k * 0.03, -k * 0.92), (0, -k), (k * 0.03, -k * 0.92),
            (k * 0.03, -k * 0.08)], blade, width)
        art += lines([(0, -k * 0.1), (0, -k * 0.9)], width * 0.6, blade.dark)
    art += limb([(0, k * 0.1), (0, -k * 0.07)], [k * 0.045] * 2, s.BROWN, width)
    art += limb([(-k * 0.13, -k * 0.07), (0, -k * 0.085), (k * 0.13, -k * 0.07)], [k * 0.045] * 3, hilt, width)
    art += oval(0, k * 0.12, k * 0.038, fill=hilt, width=width)
    return move(art, x, y, turn=turn)


def staff(a: Point, b: Point, thick: float, *, ink: Ink = s.WOOD, width: float = s.MEDIUM) -> Art:
    """Straight pole from a to b."""
    return limb([a, b], [thick, thick], ink, width)


def spear(a: Point, b: Point, thick: float, *, ink: Ink = s.WOOD, blade: Ink = s.STEEL, width: float = s.MEDIUM) -> Art:
    """Pole from a to b with a leaf-shaped blade beyond b."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
    head = shape([(0, 0), (0, 0), (-thick * 1.4, -thick * 2.2), (0, -thick * 7), (0, -thick * 7),
        (thick * 1.4, -thick * 2.2)], blade, width)
    head += lines([(0, 0), (0, -thick * 6)], width * 0.6, blade.dark)
    return staff(a, b, thick, ink=ink, width=width) + move(head, *b, turn=turn)


def halberd(a: Point, b: Point, thick: float, *, ink: Ink = s.WOOD, blade: Ink = s.STEEL,
    width: float = s.MEDIUM) -> Art:
    """Pole from a to b with axe, hook and point beyond b (axe to the left)."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
    k = thick
    head = poly([(-k * 0.6, 0), (-k * 0.5, -k * 4), (0, -k * 9), (k * 0.5, -k * 4), (k * 0.6, 0)], blade, width)
    head += solid([(-k * 0.5, -k * 0.2), (-k * 0.5, -k * 0.2), (-k * 3.4, k * 1.2), (-k * 3.4, k * 1.2),
        (-k * 4, -k * 1.4), (-k * 3.2, -k * 4), (-k * 3.2, -k * 4), (-k * 0.5, -k * 2.6), (-k * 0.5, -k * 2.6)], blade,
        width)
    head += poly([(k * 0.5, -k * 2.4), (k * 3.2, -k * 2.4), (k * 0.5, -k * 0.6)], blade, width)
    return staff(a, b, thick, ink=ink, width=width) + move(head, *b, turn=turn)


def sceptre(x: float, y: float, long: float, turn: float = 0, *, ink: Ink = s.GOLD, width: float = s.MEDIUM,
    top: str = "lily") -> Art:
    """Sceptre held at (x, y); a third of it is below the hand. ``top``: lily, ball, cross, mace."""
    k = long
    art = limb([(0, k * 0.34), (0, -k * 0.56)], [k * 0.045] * 2, ink, width)
    tip = -k * 0.56
    if top == "ball":
        art += oval(0, tip - k * 0.05, k * 0.06, fill=ink, width=width)
    elif top == "cross":
        art += oval(0, tip - k * 0.04, k * 0.05, fill=ink, width=width)
        art += poly([(-k * 0.02, tip - k * 0.2), (k * 0.02, tip - k * 0.2), (k * 0.02, tip - k * 0.16),
            (k * 0.06, tip - k * 0.16), (k * 0.06, tip - k * 0.12), (k * 0.02, tip - k * 0.12),
            (k * 0.02, tip - k * 0.07), (-k * 0.02, tip - k * 0.07), (-k * 0.02, tip - k * 0.12),
            (-k * 0.06, tip - k * 0.12), (-k * 0.06, tip - k * 0.16), (-k * 0.02, tip - k * 0.16)], ink, width)
    elif top == "mace":
        art += solid([(-k * 0.06, tip + k * 0.04), (-k * 0.11, tip - k * 0.1), (0, tip - k * 0.24),
            (k * 0.11, tip - k * 0.1), (k * 0.06, tip + k * 0.04)], ink, width)
        art += lines([(-k * 0.03, tip), (-k * 0.03, tip - k * 0.18)], width * 0.6, ink.dark)
        art += lines([(k * 0.03, tip), (k * 0.03, tip - k * 0.18)], width * 0.6, ink.dark)
    else:
        for side in (-1, 1):
            art += shape([(0, tip), (0, tip), (side * k * 0.1, tip - k * 0.04), (side * k * 0.1, tip + k * 0.04),
                (side * k * 0.05, tip + k * 0.03)], ink, width * 0.9)
        art += shape([(0, tip + k * 0.03), (0, tip + k * 0.03), (-k * 0.045, tip - k * 0.07), (0, tip - k * 0.19),
            (0, tip - k * 0.19), (k * 0.045, tip - k * 0.07)], ink, width)
        art += limb([(-k * 0.05, tip + k * 0.03), (k * 0.05, tip + k * 0.03)], [k * 0.04] * 2, ink, width * 0.9)
    return move(art, x, y, turn=turn)


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


def sickle(size: float, *, width: float = s.FINE) -> Art:
    """Sickle at the origin, blade upwards curving to the left (an item for a hand)."""
    k = size
    art = limb([(0, k * 0.2), (0, -k * 0.2)], [k * 0.13] * 2, s.WOOD, width)
    return art + limb([(0, -k * 0.2), (k * 0.18, -k * 0.62), (-k * 0.16, -k), (-k * 0.62, -k * 0.86)],
        [k * 0.06, k * 0.18, k * 0.15, k * 0.01], s.STEEL, width)


def sheaf(x: float, y: float, tall: float, *, turn: float = 0, width: float = s.MEDIUM) -> Art:
    """Sheaf of corn tied in the middle; (x, y) is the tie."""
    k = tall
    art: Art = []
    for index in range(7):
        t = (index - 3) / 3
        art += oval(t * k * 0.26, -k * (0.5 - 0.06 * t * t), k * 0.055, k * 0.13, fill=s.YELLOW, width=width * 0.8,
            turn=t * 30)
    art += solid([(-k * 0.1, 0), (-k * 0.1, 0), (-k * 0.28, -k * 0.44), (0, -k * 0.5), (k * 0.28, -k * 0.44),
        (k * 0.1, 0), (k * 0.1, 0), (k * 0.2, k * 0.4), (k * 0.2, k * 0.4), (0, k * 0.46), (-k * 0.2, k * 0.4),
        (-k * 0.2, k * 0.4)], s.STRAW, width, angle=0)
    for t in (-0.16, -0.05, 0.06, 0.17):
        art += stroke([(t * k, -k * 0.4), (t * k * 0.4, 0), (t * k * 0.8, k * 0.36)], width * 0.6, s.STRAW.dark)
    return move(art + limb([(-k * 0.11, 0), (k * 0.11, 0)], [k * 0.08] * 2, s.RED, width * 0.9), x, y, turn=turn)


def sack(x: float, y: float, tall: float, *, ink: Ink = s.TAN, width: float = s.MEDIUM) -> Art:
    """Tied sack or bundle; (x, y) is its middle."""
    k = tall
    art = solid([(x - k * 0.1, y - k * 0.36), (x - k * 0.36, y - k * 0.1), (x - k * 0.36, y + k * 0.34),
        (x, y + k * 0.46), (x + k * 0.36, y + k * 0.34), (x + k * 0.36, y - k * 0.1), (x + k * 0.1, y - k * 0.36)], ink,
        width)
    art += solid([(x, y - k * 0.34), (x - k * 0.2, y - k * 0.54), (x, y - k * 0.5), (x + k * 0.2, y - k * 0.54)], ink,
        width)
    return art + limb([(x - k * 0.12, y - k * 0.35), (x + k * 0.12, y - k * 0.35)], [k * 0.07] * 2, s.RED, width * 0.8)


def firewood(x: float, y: float, long: float, *, turn: float = 0, width: float = s.MEDIUM) -> Art:
    """Bundle of sticks; (x, y) is its middle."""
    art: Art = []
    for index, off in enumerate((-14, -7, 7, 14, 0)):
        art += limb([(-50 + (index * 7) % 9, off), (50 - (index * 5) % 11, off * 0.9)], [9, 9],
            s.WOOD if index % 2 else s.BROWN, width * 0.85)
    for px in (-20, 20):
        art += limb([(px, -20), (px + 2, 0), (px, 20)], [5] * 3, s.TAN, width * 0.7, shade=0)
    return move(art, x, y, scale=long / 100, turn=turn)
