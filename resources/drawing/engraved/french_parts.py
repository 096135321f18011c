# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the courts of the French pack share: ringlets, borders and lace along an edge, a hand that rests, the sash.

Their cards are 630 units wide, and the sash runs through the middle from frame to frame.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from ..style import Ink
from ..svg import Point
from .costume import band
from .lines import REGISTER, nodes
from .parts import FLESH, WHITE
from .plate import Plate

MIDDLE = 315.0
"""The middle of the card from the left."""
HEAVY = "-46,-70 -56,-46 -60,-27 -54,-12 -57,0 -61,14 -59,36 -58,54 -55,72 -46,92 -28,104 -6,108 20,100 46,80 59,50 60,16 60,-20 58,-56 40,-88 0,-100 -30,-90"
"""Outline of a face in three quarters with broad cheeks and chin."""
GAUNT = "-46,-70 -54,-46 -56,-27 -50,-12 -53,0 -56,12 -49,32 -43,50 -40,70 -33,92 -21,106 -7,108 9,98 25,70 43,44 54,16 60,-20 58,-56 40,-88 0,-100 -30,-90"
"""One with hollow cheeks and a long chin."""
ROUND = "-45,-70 -54,-46 -56,-27 -52,-12 -55,2 -58,16 -55,36 -50,54 -44,72 -33,88 -20,97 -6,99 14,90 37,69 53,42 57,14 60,-20 58,-56 40,-88 0,-100 -30,-90"
"""A young one with round cheeks."""


def ringlets(pl: Plate, ink: str | Ink, *curls: tuple[float, float, float, float, float]) -> None:
    """Corkscrew curls that hang from (x, y): their length, width, and how far they drift to the right."""
    for x, y, long, wide, lean in curls:
        count = max(2, round(long / (wide * .62)))
        for place in reversed(range(count)):
            t = (place + .5) / count
            r = wide / 2 * (.8 + .34 * math.sin(math.pi * (.15 + t * .8)))
            across, down = x + lean * t * t, y + long * t
            pl.oval(across, down, r, wide * .4, ink, 3.2, turn=-16)
            pl.line(f"{across - r * .5},{down + wide * .14} {across + r * .1},{down + wide * .1} {across + r * .62},{down - wide * .12}", 2, start=.2, end=.2)


def border(pl: Plate, edge: str, wide: float, ink: str | Ink, *, width: float = 3.4) -> None:
    """A border of even width along an edge."""
    points = [p for p, _ in nodes(edge)]
    pl.limb(points, [wide] * len(points), ink, width)


def _along(edge: str, gap: float) -> list[Point]:
    points = [p for p, _ in nodes(edge)]
    found: list[Point] = []
    rest = gap / 2
    for (ax, ay), (bx, by) in pairwise(points):
        long = math.dist((ax, ay), (bx, by))
        while rest < long:
            found.append((ax + (bx - ax) * rest / long, ay + (by - ay) * rest / long))
            rest += gap
        rest -= long
    return found


def lace(pl: Plate, edge: str, r: float, ink: str | Ink = WHITE) -> None:
    """A row of scallops along an edge."""
    for x, y in _along(edge, r * 1.7):
        pl.oval(x, y, r, r, ink, 3)


def studs(pl: Plate, edge: str, gap: float, r: float, ink: str | Ink) -> None:
    """Pearls or buttons along an edge."""
    for x, y in _along(edge, gap):
        pl.oval(x, y, r, r, ink, 2)


def resting(pl: Plate, skin: str | Ink = FLESH) -> None:
    """The back of a hand that lies on something, fingers to the left along y = 0, the thumb above; the wrist at (62, 0)."""
    for y, tip, tall in ((20, -24, 7.4), (9, -38, 8.2), (-3, -43, 8.4), (-15, -34, 8)):
        pl.shape(f"26,{y - tall} 2,{y - tall - 1} {tip + 8},{y - tall + 2} {tip},{y + 3} {tip + 7},{y + tall} 4,{y + tall} 26,{y + tall * .8}", skin, 3)
        pl.line(f"{tip + 2},{y - 1} {tip + 10},{y - 4} {tip + 12},{y + 3}", 1.5)
    pl.shape("66,-19 44,-25 22,-24 8,-18 12,-6 8,6 12,18 22,29 44,28 66,18", skin, 3.6)
    pl.fill("30,-16 14,-14 4,-14 4,24 14,22 30,18", skin, register=False)
    pl.lines("12,-10 18,-8|10,3 17,4|12,15 18,14", 1.8)
    pl.shape("48,-21 32,-32 12,-40 0,-39 -3,-33 8,-28 18,-20 30,-10 44,-8", skin, 3)
    pl.line("1,-38 7,-36 6,-31", 1.5)
    pl.hatch("62,15 42,26 22,26", "58,3 42,12 28,16", 7, width=1.5)


def sash(slope: float, ink: str | Ink, edge: str | Ink, gems: Sequence[str | Ink], *, high: float = 23, shape: str = "lozenge") -> Plate:
    """The sash over the join, from frame to frame.

    It is drawn once over both ends, so its colours lie straight under their lines: that makes it the same from both.
    """
    pl = band(slope, 340, ink, edge, gems, high=high, shape=shape, middle=MIDDLE)
    dx, dy = REGISTER
    pl.art = [
        path if path.fill == pl.ink or path.line != "none"
        else replace(path, subs=tuple(sub.mapped(lambda p: (p[0] - dx, p[1] - dy)) for sub in path.subs))
        for path in pl.art
    ]
    return pl


def neck(pl: Plate) -> None:
    """The neck below a head in three quarters, in the coordinates of the head."""
    pl.shape("-16,86 44,66 52,136 10,156 -32,136", FLESH, 3.4)
    pl.hatch("48,84 50,136", "6,100 4,146", 10, width=1.8)
