# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The backs: one that belongs to each pack, in three colours, and a plain one for all.

Every back is point-symmetric, so nobody can tell which way a card lies.
"""

import math

from . import style as s
from .card import GERMAN, TAROCK, frame, paper, rounded
from .clipping import clip_box
from .markup import document
from .pen import limb, oval, poly, shape, solid
from .signs import french, german
from .style import FINE, MEDIUM, Ink
from .svg import Art, Path, Point, move, straight
from .things import arrow, crossbow

_CREAM = "#f6ecd2"


def _panel(size: tuple[float, float], ink: Ink, inset: float = 30) -> Art:
    wide, high = size
    return rounded(inset, inset, wide - 2 * inset, high - 2 * inset, 20, ink.base, ink.dark, 5)


def _lattice(size: tuple[float, float], pitch: float, colour: str, width: float, inset: float) -> Art:
    """Crossing diagonals, symmetrical about the middle, as one path."""
    wide, high = size
    half = (wide + high) / 2 + pitch
    rows = int(half / pitch) + 1
    subs = []
    for index in range(-rows, rows + 1):
        c = index * pitch
        for side in (-1, 1):
            a: Point = (wide / 2 + c - half, high / 2 - side * half)
            b: Point = (wide / 2 + c + half, high / 2 + side * half)
            subs.append(straight([a, b], closed=False))
    return clip_box([Path(tuple(subs), "none", colour, width)], inset, inset, wide - inset, high - inset)


def _cells(size: tuple[float, float], pitch: float, inset: float, hole: tuple[float, float]) -> list[Point]:
    """Middles of the lattice cells inside the panel and outside the medallion."""
    wide, high = size
    found: list[Point] = []
    for row in range(-int(high / pitch) - 1, int(high / pitch) + 2):
        for column in range(-int(wide / pitch) - 1, int(wide / pitch) + 2):
            if (row + column) % 2 == 0:
                continue
            x, y = wide / 2 + column * pitch / 2, high / 2 + row * pitch / 2
            inside = inset + 12 < x < wide - inset - 12 and inset + 12 < y < high - inset - 12
            if inside and math.hypot((x - wide / 2) / hole[0], (y - high / 2) / hole[1]) > 1:
                found.append((x, y))
    return found


def _turned_pair(size: tuple[float, float], art: Art) -> Art:
    return art + move(art, size[0], size[1], turn=180)


def _medallion(size: tuple[float, float], rx: float, ry: float, ground: str, rim: Ink) -> Art:
    x, y = size[0] / 2, size[1] / 2
    art = oval(x, y, rx + 18, ry + 18, fill=rim, width=MEDIUM) + oval(x, y, rx, ry, fill=ground, width=MEDIUM)
    count = 36
    for index in range(count):
        angle = math.tau * index / count
        art += oval(x + (rx + 9) * math.cos(angle), y + (ry + 9) * math.sin(angle), 4, fill=_CREAM, width=0)
    return art


def tell(ground: Ink = s.RED) -> str:
    """Lattice with lozenges, red unless another ground is wanted; crossbow and apple in the medallion."""
    art = paper(GERMAN) + _panel(GERMAN, ground) + _lattice(GERMAN, 70, _CREAM, 4, 46)
    for x, y in _cells(GERMAN, 70, 40, (190, 250)):
        art += poly([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)], _CREAM, 0)
    art += _medallion(GERMAN, 150, 206, _CREAM, s.GOLD)
    half = crossbow(315, 444, 200, 0, width=MEDIUM)
    half += solid([(315, 372), (292, 360), (268, 376), (268, 410), (290, 432), (315, 428), (340, 432), (362, 410),
        (362, 376), (338, 360)], s.RED, MEDIUM)
    half += shape([(316, 364), (328, 346), (350, 342), (338, 360)], s.LEAF, MEDIUM)
    half += arrow((412, 396), (362, 396), 5, fletch=s.SKY, width=FINE)
    art += _turned_pair(GERMAN, clip_box(half, 0, 0, 630, 500))
    for suit, x in (("H", 150), ("D", 260), ("S", 370), ("C", 480)):
        art += _turned_pair(GERMAN, german(suit, x, 122, 66))
    return document(*GERMAN, art + frame(GERMAN, 46, width=3.4, radius=12))


def french_back(ground: Ink = s.BLUE, lattice: Ink = s.SKY) -> str:
    """Lattice with dots, blue unless another ground is wanted, a rosette of suit signs in the middle."""
    art = paper(GERMAN) + _panel(GERMAN, ground) + _lattice(GERMAN, 54, lattice.base, 3, 46)
    for x, y in _cells(GERMAN, 54, 40, (165, 165)):
        art += oval(x, y, 7, fill=_CREAM, width=0)
    art += _medallion(GERMAN, 132, 132, _CREAM, s.GOLD)
    for index, suit in enumerate("HSDC"):
        for turn in (0, 180):
            art += move(french(suit, 0, -88, 58), 315, 500, turn=index * 45 + turn)
    for index in range(8):
        art += move(limb([(0, -14), (0, -48)], [5, 16], s.GOLD, FINE, caps="end"), 315, 500, turn=22.5 + 45 * index)
    art += oval(315, 500, 20, fill=s.RED, width=MEDIUM) + oval(315, 500, 8, fill=s.GOLD, width=FINE)
    return document(*GERMAN, art + frame(GERMAN, 46, width=3.4, radius=12))


def _sun(x: float, y: float, radius: float) -> Art:
    points: list[Point] = []
    for index in range(32):
        reach = radius * ((1.0 if index % 4 == 0 else 0.84) if index % 2 == 0 else 0.6)
        angle = math.tau * index / 32
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return poly(points, s.GOLD, MEDIUM)


def _moon(x: float, y: float, radius: float) -> Art:
    points: list[Point] = []
    for index in range(13):
        angle = math.radians(-150 + 25 * index)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    inner: list[Point] = []
    for index in range(13):
        angle = math.radians(150 - 25 * index)
        inner.append((x - radius * 0.32 + radius * 0.72 * math.cos(angle), y + radius * 0.72 * math.sin(angle)))
    return shape([points[0], *points, points[-1], *inner], s.YELLOW, MEDIUM)


def tarock(ground: Ink = s.PINE, lattice: Ink = s.GREEN, middle: Ink = s.NAVY) -> str:
    """Stars, green unless another ground is wanted, a sun between two moons."""
    art = paper(TAROCK) + _panel(TAROCK, ground) + _lattice(TAROCK, 60, lattice.base, 3, 46)
    for x, y in _cells(TAROCK, 60, 40, (150, 235)):
        star = [(x + (10 if i % 2 == 0 else 3.6) * math.sin(math.tau * i / 8),
            y - (10 if i % 2 == 0 else 3.6) * math.cos(math.tau * i / 8)) for i in range(8)]
        art += poly(star, s.YELLOW.base, 0)
    art += _medallion(TAROCK, 124, 200, middle.base, s.GOLD) + _sun(270, 500, 92)
    art += oval(270, 500, 50, fill=s.YELLOW, width=MEDIUM)
    art += poly([(270, 462), (282, 488), (308, 500), (282, 512), (270, 538), (258, 512), (232, 500), (258, 488)], s.RED,
        MEDIUM)
    art += _turned_pair(TAROCK, move(_moon(0, 0, 38), 270, 362, turn=-90))
    return document(*TAROCK, art + frame(TAROCK, 46, width=3.4, radius=12))


def checked(size: tuple[float, float]) -> str:
    """Plain crossed lines in two reds, as on the packs of every inn."""
    art = paper(size) + rounded(30, 30, size[0] - 60, size[1] - 60, 16, _CREAM, s.CRIMSON.base, 4)
    art += _lattice(size, 26, s.CRIMSON.base, 6, 42) + _lattice(size, 13, s.ROSE.base, 1.8, 42)
    return document(*size, art + frame(size, 42, width=4, radius=8))


def cards() -> dict[str, str]:
    """File name to text."""
    return {
        "tell": tell(), "tell_blue": tell(s.BLUE), "tell_green": tell(s.PINE),
        "french": french_back(), "french_red": french_back(s.CRIMSON, s.ROSE), "french_green": french_back(s.PINE, s.LEAF),
        "tarock": tarock(), "tarock_red": tarock(s.CRIMSON, s.RED), "tarock_blue": tarock(s.NAVY, s.BLUE, s.CRIMSON),
        "checked": checked(GERMAN), "checked_tarock": checked(TAROCK),
    }  # fmt: skip
