# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Parts of the dress of courts: sleeves with their folds, fur, crowns, borders, belts over the join."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from ..style import Ink
from ..svg import Point
from .parts import WHITE
from .plate import Plate


def sleeve(pl: Plate, shoulder: Point, elbow: Point, wrist: Point, widths: tuple[float, float, float], ink: str | Ink, *,
    shade: float = 26) -> None:
    """Upper arm and forearm with the folds at the elbow; widths at shoulder, elbow and wrist."""
    a, b, c = widths
    (sx, sy), (ex, ey), (wx, wy) = shoulder, elbow, wrist
    mx, my = (sx + ex) / 2, (sy + ey) / 2
    bend = (ey - sy) * .06, -(ex - sx) * .06
    pl.limb([shoulder, (mx + bend[0], my + bend[1]), elbow, (ex + (ex - sx) * .12, ey + (ey - sy) * .12)], [a * .9, a, b, b * .7], ink, 4.6, shade=shade, along=-10, rounded=True)
    mx, my = (ex + wx) / 2, (ey + wy) / 2
    back = (ex + (ex - wx) * .16, ey + (ey - wy) * .16)
    pl.limb([back, elbow, (mx, my), wrist], [b * .62, b, (b + c) / 2, c], ink, 4.6, shade=shade, rounded=True)
    ux, uy = (wx - ex), (wy - ey)
    long = math.hypot(ux, uy) or 1
    ux, uy = ux / long, uy / long
    for step, size in ((.06, .8), (.2, .62), (.36, .44)):
        px, py = ex + ux * long * step, ey + uy * long * step
        w = b * size / 2
        pl.line([(px - uy * w * 1.1, py + ux * w * 1.1), (px + ux * 8, py + uy * 8), (px + uy * w * .3, py - ux * w * .3)], 3)


def garment(pl: Plate, slope: float, reach: float, left: str, right: str, ink: str | Ink, width: float = 4.8, *, shade: float = 40) -> None:
    """A mantle or gown that grows into its turned counterpart: its edges meet the join square and equally far from the middle.

    ``left`` and ``right`` are its edges from the neck downwards.
    """
    angle = math.atan(slope)
    c, d = math.cos(angle), math.sin(angle)
    ends = []
    for side in (-1, 1):
        x, y = 270 + side * reach * c, 500 + side * reach * d
        ends.append((f"{x + 24 * d:.1f},{y - 24 * c:.1f} {x:.1f},{y:.1f}", f"{x - 40 * d:.1f},{y + 40 * c:.1f}*"))
    back = " ".join(reversed(right.split()))
    seam = " ".join(reversed(ends[1][0].split()))
    outline = f"{left} {ends[0][0]} {ends[0][1]} {ends[1][1]} {seam} {back}"
    pl.shape(outline, ink, width)
    if shade:
        pl.shade(outline, shade, along=10)


def cuff(pl: Plate, at: Point, turn: float, wide: float, ink: str | Ink, *, deep: float = 24, beads: str | Ink | None = None) -> None:
    """A turned-back cuff across a wrist; ``turn`` is the direction of the forearm in degrees."""
    with pl.placed(*at, turn=turn):
        h = wide / 2
        pl.shape(f"{-deep / 2},{-h}* {deep / 2},{-h * .92}* {deep / 2 + 5},0 {deep / 2},{h * .92}* {-deep / 2},{h}* {-deep / 2 + 5},0", ink, 3.8)
        if beads:
            for k in (-.7, -.25, .25, .7):
                pl.oval(4, h * k, 4.4, 4.4, beads, 1.8)
        else:
            pl.lines(f"-4,{-h * .8} 1,0 -4,{h * .8}", 2)


def ermine(pl: Plate, outline: str, spots: str, *, width: float = 4.2) -> None:
    """White fur with black tails at places ``x,y``."""
    pl.shape(outline, WHITE, width)
    pl.shade(outline, 14, gap=7, along=60)
    for spot in spots.split():
        x, y = map(float, spot.split(","))
        pl.fill(f"{x},{y - 9}* {x + 3.4},{y + 2} {x + 4.4},{y + 10}* {x},{y + 7}* {x - 4.4},{y + 10}* {x - 3.4},{y + 2}", pl.ink, register=False)


def band(slope: float, half: float, ink: str | Ink, edge: str | Ink, gems: Sequence[str | Ink], *, high: float = 22, shape: str = "lozenge",
    middle: float = 270) -> Plate:
    """The girdle over the join, slanting as the join does; the same from both ends."""
    pl = Plate()
    with pl.placed(middle, 500, turn=math.degrees(math.atan(slope))):
        pl.shape(f"{-half},{-high}* {half},{-high}* {half},{high}* {-half},{high}*", edge, 4.4, even=1)
        inner = high - 7
        pl.shape(f"{-half},{-inner}* {half},{-inner}* {half},{inner}* {-half},{inner}*", ink, 2.4, even=1)
        count = int(half / 32)
        for place in range(-count, count + 1):
            x = place * (half * 2 / (2 * count + 1))
            gem = gems[abs(place) % len(gems)]
            r = inner * .72
            if shape == "lozenge":
                pl.shape(f"{x - r * 1.2},0* {x},{-r}* {x + r * 1.2},0* {x},{r}*", gem, 2.2, even=1)
            elif shape == "square" and place % 2:
                pl.shape(f"{x - r},{-r}* {x + r},{-r}* {x + r},{r}* {x - r},{r}*", gem, 2.2, even=1)
            else:
                pl.oval(x, 0, r, r, gem, 2.2)
                pl.oval(x, 0, r * .4, r * .4, edge, 1.4)
    return pl


CLOTH_SLOPE = -.2
"""How far the join of the Cavaliers falls to the right for each unit."""


@contextmanager
def saddle_cloth(edge: str | Ink, ink: str | Ink, *, inner: float = 15) -> Iterator[Plate]:
    """The saddle cloth over the join of a Cavalier; what is drawn then lies on it, its middle at (0, 0)."""
    pl = Plate()
    with pl.placed(270, 500, turn=round(math.degrees(math.atan(CLOTH_SLOPE)), 1)):
        pl.shape("-158,-24* 158,-24* 158,24* -158,24*", edge, 4.4, even=1)
        pl.shape(f"-158,{-inner}* 158,{-inner}* 158,{inner}* -158,{inner}*", ink, 2.6, even=1)
        yield pl


def crown(pl: Plate, points: int, ink: str | Ink, gems: Sequence[str | Ink], *, tall: float = 62) -> None:
    """An open crown over a head of 200 units that looks to the left; its rim lies at y = -50."""
    left, right = -66.0, 78.0
    top: list[str] = []
    for place in range(points):
        t = place / (points - 1)
        x = left - 14 + (right - left + 28) * t
        y = -70 - tall - 10 * math.sin(math.pi * t)
        if place:
            back = t - .5 / (points - 1)
            top.append(f"{left + (right - left) * back},{-78 - 16 * math.sin(math.pi * back)}")
        top.append(f"{x},{y}*")
    outline = f"{left},-44* " + " ".join(top) + f" {right},-36* 60,-52 10,-62 -40,-58"
    pl.shape(outline, ink, 4)
    pl.hatch(f"{right - 4},-110 {right},-44", f"{right - 40},-110 {right - 34},-56", 8, width=1.7, within=outline)
    pl.shape(f"{left - 3},-58 -40,-74 10,-78 56,-68 {right + 3},-50 {right},-34 60,-48 10,-58 -40,-54 {left},-42", ink, 3.4)
    for place in range(5):
        t = (place + .5) / 5
        x, y = left + (right - left) * t, -52 - 15 * math.sin(math.pi * t) + (6 * t)
        pl.oval(x, y, 7, 6, gems[place % len(gems)], 2)
    for place in range(points):
        t = place / (points - 1)
        x = left - 14 + (right - left + 28) * t
        y = -70 - tall - 10 * math.sin(math.pi * t)
        pl.oval(x, y - 6, 9, 9, gems[0], 2.6)


def locks(pl: Plate, ink: str | Ink, *strokes: str, width: float = 3.6) -> None:
    """Masses of hair; each is an outline, then lines within it after a bar."""
    for mass in strokes:
        outline, *lines = mass.split("|")
        pl.shape(outline.strip(), ink, width)
        for line in lines:
            pl.line(line.strip(), 2.3)


def ostrich(pl: Plate, ink: str | Ink) -> None:
    """An ostrich feather on a hat, over a head of 200 units: it rises at (20, -100) and falls to the right."""
    plume = ("8,-100* -8,-126 -4,-152* 4,-178 34,-190* 60,-204 88,-196* 116,-200 132,-182* 158,-172 158,-148* 178,-130 166,-108* 166,-86 146,-80*"
        " 132,-82 134,-100* 118,-90 110,-108* 92,-96 84,-116* 70,-98 58,-104* 44,-96 34,-92")
    pl.shape(plume, ink, 4.6)
    pl.line("22,-96 26,-134 54,-158 98,-160 132,-136 148,-98", 3.4)
    pl.lines("24,-128 2,-152|34,-146 20,-176|56,-160 50,-190|80,-162 84,-192|102,-158 118,-184|120,-146 142,-164|136,-128 160,-136|36,-138 46,-110|60,-154 70,-120|86,-156 96,-120|108,-150 122,-116|146,-106 158,-100", 2.2)


def checks(pl: Plate, axis: Sequence[Point], wide: float, ink: str | Ink, other: str | Ink, pitch: float) -> None:
    """A border of two rows of squares along a line."""
    for (ax, ay), (bx, by) in pairwise(axis):
        long = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / long, (by - ay) / long
        nx, ny = uy * wide / 2, -ux * wide / 2
        pl.fill([((ax + nx, ay + ny), True), ((bx + nx, by + ny), True), ((bx - nx, by - ny), True), ((ax - nx, ay - ny), True)], ink)
        count = max(2, round(long / pitch))
        for place in range(count):
            side = 1 if place % 2 else -1
            p, q = place / count * long, (place + 1) / count * long
            px, py, qx, qy = ax + ux * p, ay + uy * p, ax + ux * q, ay + uy * q
            pl.fill([((px, py), True), ((qx, qy), True), ((qx + nx * side, qy + ny * side), True), ((px + nx * side, py + ny * side), True)], other)
        pl.line([(ax + nx, ay + ny), (bx + nx, by + ny)], 3, start=.9, end=.9)
        pl.line([(ax - nx, ay - ny), (bx - nx, by - ny)], 3, start=.9, end=.9)
