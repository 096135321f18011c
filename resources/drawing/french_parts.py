# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the twelve French courts share: the bust, the mantle and the sash.

The figures are so large that the frame cuts them. Their halves meet at a
slanting sash that hides the seam; ``seam`` is how far it falls from the middle
of the card to its left edge (negative: it rises).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from . import style as s
from .body import torso
from .hands import elbow, hand
from .pen import limb, lines, merge, oval, poly, scallops, shape, solid, stripes, stroke
from .signs import french
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move

WIDE, MIDDLE = 630.0, (315.0, 500.0)
SIZE = 150.0
"""Height of a head without its hat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """One court: its upper half, the suit sign, the sash over the seam and what crosses the sash."""

    half: Art
    sign: Art
    sash: Art
    seam: float
    over: Art = field(default_factory=list)


def sign(suit: str) -> Art:
    """The suit sign beside the index strip, 22 % of the width."""
    return french(suit, 188, 108, 140)


def bust(x: float, *, shoulders: float = 330, waist: float = 280) -> list[Point]:
    """Outline of chest and waist that runs on below the seam."""
    return torso(x, 262, 680, shoulders=shoulders, waist=waist, hem=waist * 1.2, slope=40, waist_at=0.6)


def mantle(x: float, ink: Ink, *, left: float, right: float, border: Ink | None = None, lace: Ink | None = None) -> Art:
    """Mantle over both shoulders that meets the card edges at y = left and right.

    ``border`` gives it a band along the upper edge, ``lace`` a row of scallops.
    """
    edges: list[list[Point]] = [[(x - 34, 266), (x - 118, 288), (x - 176, 334), (-20, left)],
        [(x + 34, 266), (x + 118, 288), (x + 176, 334), (650, right)]]
    points: list[Point] = [*edges[0], edges[0][-1], (-20, 760), (-20, 760), (650, 760), (650, 760), edges[1][-1],
        *reversed(edges[1])]
    art = [p for edge in edges for p in scallops(edge, 15, lace, MEDIUM)] if lace else []
    art += solid(points, ink, BOLD, share=0.24, angle=12)
    for foot in (-60.0, 60.0, 190.0, 330.0, 450.0, 570.0, 690.0):
        art += stroke([(x + (foot - x) * 0.3, 400), (x + (foot - x) * 0.6, 470), (foot, 640)], MEDIUM, ink.dark)
    for edge, drop in zip(edges, (1, 1), strict=True):
        art += limb([(px, py + 16 * drop) for px, py in edge], [18] * 4, border, MEDIUM) if border else []
    return art


def _between(a: Point, b: Point, t: float, off: float = 0.0) -> Point:
    """Point on the way from a to b, shifted sideways to the lower right."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = math.hypot(dx, dy) or 1.0
    side = 1 if dx - dy * 0.6 > 0 else -1
    return (a[0] + dx * t - dy / reach * off * side, a[1] + dy * t + dx / reach * off * side)


def _part(a: Point, b: Point, widths: tuple[float, float], ink: Ink, caps: str, line: float = 0) -> Art:
    thick, end = widths
    return limb([a, _between(a, b, 0.5), b], [thick, (thick + end) / 2 * 1.03, end], ink.base, line, caps=caps)


def _dark(a: Point, b: Point, span: tuple[float, float], thick: float, ink: Ink, taper: float = 0.1) -> Art:
    near, far = span
    way = [_between(a, b, t, thick * (0.37 - taper * t)) for t in (near, (near + far) / 2, far)]
    return limb(way, [thick * 0.06, thick * 0.22, thick * 0.16], ink.dark, 0, caps="round")


def sleeve(shoulder: Point, bend: Point, wrist: Point, ink: Ink, *, thick: float = 94, fore: Ink | None = None) -> Art:
    """Upper arm and forearm of a wide sleeve that run together at the elbow."""
    lower, knee = fore or ink, thick * 0.94
    upper = _part(shoulder, bend, (thick, knee), ink, "round", BOLD if fore else 0)
    under = _part(bend, wrist, (knee, thick * 0.66), lower, "start", BOLD if fore else 0)
    dark = _dark(shoulder, bend, (0.05, 0.8), thick, ink, 0.01)
    if fore:
        return upper + dark + under + _dark(bend, wrist, (0.1, 1.0), thick, lower)
    art = merge(upper + under + oval(*bend, knee / 2, fill=ink.base, width=0), BOLD * 0.9)
    art += dark + _dark(bend, wrist, (0.0, 1.0), thick, lower)
    return art + _crease(shoulder, bend, wrist, thick)


def _crease(a: Point, b: Point, c: Point, thick: float) -> Art:
    """Fold from the inner corner of the elbow half way to the outer one."""
    inner = _between(a, c, 0.5)
    reach = math.dist(inner, b) or 1.0
    first, second = math.atan2(a[1] - b[1], a[0] - b[0]), math.atan2(c[1] - b[1], c[0] - b[0])
    half = abs(math.remainder(first - second, math.tau)) / 2
    corner = min(thick * 0.44 / max(math.sin(half), 0.3), reach)
    ux, uy = (inner[0] - b[0]) / reach, (inner[1] - b[1]) / reach
    bow = thick * 0.06
    spots = ((corner, 0.0), (corner * 0.4, bow), (-thick * 0.1, 0.0))
    return stroke([(b[0] + ux * k - uy * side, b[1] + uy * k + ux * side) for k, side in spots], MEDIUM)


def arm(
    shoulder: Point, wrist: Point, ink: Ink, *, pose: str = "fist", bend: int = 1, length: float = 240,
    thick: float = 94, turn: float = 0, cuff: Ink | None = None, fore: Ink | None = None, size: float = 72,
    flip: bool = False, at: Point | None = None,
) -> Art:
    """Arm with its hand; the same words as :func:`hands.arm`; ``at`` sets the elbow outright."""
    middle = at or elbow(shoulder, wrist, length, bend)
    art = sleeve(shoulder, middle, wrist, ink, thick=thick, fore=fore)
    art += hand(pose, *wrist, turn, size=size, width=BOLD * 0.75, flip=flip)
    if cuff:
        reach = math.dist(middle, wrist) or 1.0
        ux, uy = (wrist[0] - middle[0]) / reach, (wrist[1] - middle[1]) / reach
        ends = [(wrist[0] + ux * k, wrist[1] + uy * k) for k in (-26, 10)]
        art += limb(ends, [thick * 0.72, thick * 0.8], cuff, BOLD * 0.85)
    return art


def _along(seam: float, x: float) -> Point:
    return (x, MIDDLE[1] - (x - MIDDLE[0]) * seam / MIDDLE[0])


def _band(seam: float, low: float, high: float, ink: Ink | str, width: float) -> Art:
    (_, y1), (_, y2) = _along(seam, -20), _along(seam, 650)
    return poly([(-20, y1 + low), (650, y2 + low), (650, y2 + high), (-20, y1 + high)], ink, width)


def sash(seam: float, ink: Ink, edge: Ink, *, tall: float = 46, motif: Sequence[Ink] = (), kind: str = "dots") -> Art:
    """Slanting band over the seam with two borders and a row of motifs.

    ``kind``: dots, lozenges or bars. The motifs lie point-symmetrically.
    """
    rim = tall * 0.2
    art = _band(seam, -tall / 2, tall / 2, ink, MEDIUM)
    art += _band(seam, -tall / 2, rim - tall / 2, edge, FINE) + _band(seam, tall / 2 - rim, tall / 2, edge, FINE)
    pitch = 38.0
    for index in range(-8, 9) if motif else ():
        x, y = _along(seam, MIDDLE[0] + index * pitch)
        art += _motif(kind, x, y, tall * 0.21, motif[abs(index) % len(motif)], seam)
    return art


def _motif(kind: str, x: float, y: float, r: float, ink: Ink, seam: float) -> Art:
    if kind == "dots":
        return oval(x, y, r, fill=ink, width=FINE)
    if kind == "lozenges":
        return poly([(x, y - r * 1.2), (x + r * 1.5, y), (x, y + r * 1.2), (x - r * 1.5, y)], ink, FINE)
    rise = -18 * seam / MIDDLE[0]
    return poly([(x - 9, y - r * 1.4 - rise / 2), (x + 9, y - r * 1.4 + rise / 2), (x + 9, y + r * 1.4 + rise / 2),
        (x - 9, y + r * 1.4 - rise / 2)], ink, FINE)


def shaft(a: Point, b: Point, thick: float, ink: Ink = s.GOLD) -> Art:
    """Pole with a contour of full weight."""
    return limb([a, b], [thick, thick], ink, BOLD * 0.85)


def petal(long: float, wide: float, ink: Ink, turn: float, width: float = MEDIUM) -> Art:
    """Pointed petal or leaf from (0, 0) upwards, turned clockwise."""
    outline: list[Point] = [(0, 0), (0, 0), (-wide / 2, -long * 0.5), (-wide * 0.3, -long * 0.84), (0, -long),
        (0, -long), (wide * 0.3, -long * 0.84), (wide / 2, -long * 0.5)]
    return move(solid(outline, ink, width), turn=turn)


def rose(x: float, y: float, size: float, ink: Ink = s.RED) -> Art:
    """Open rose seen from the front."""
    art: Art = []
    for turn in range(0, 360, 72):
        art += move(oval(0, -0.3, 0.3, fill=ink, width=MEDIUM * 0.9), scale=size, turn=turn)
    art += oval(0, 0, size * 0.3, fill=ink.dark, width=FINE)
    art += oval(0, 0, size * 0.14, fill=s.YELLOW, width=FINE)
    return move(art, x, y)


def lily(size: float, ink: Ink = s.GOLD, knob: Ink = s.RED) -> Art:
    """Large lily head of a sceptre, foot at (0, 0), pointing up."""
    k = size
    art: Art = []
    for side in (-1, 1):
        art += solid([(0, -k * 0.2), (0, -k * 0.2), (side * k * 0.2, -k * 0.56), (side * k * 0.44, -k * 0.6),
            (side * k * 0.5, -k * 0.36), (side * k * 0.38, -k * 0.24), (side * k * 0.38, -k * 0.24),
            (side * k * 0.3, -k * 0.36), (side * k * 0.2, -k * 0.14), (side * k * 0.1, -k * 0.08)], ink, MEDIUM)
    art += solid([(0, -k * 0.08), (0, -k * 0.08), (-k * 0.22, -k * 0.5), (0, -k), (0, -k), (k * 0.22, -k * 0.5)], ink,
        BOLD * 0.8)
    art += lines([(0, -k * 0.3), (0, -k * 0.76)], FINE, ink.dark)
    return art + limb([(-k * 0.2, -k * 0.1), (k * 0.2, -k * 0.1)], [k * 0.16] * 2, knob, MEDIUM)


def facing(x: float, side: int, wide: float, *, top: float = 268, spread: float = 40) -> list[Point]:
    """Outline of one long facing of a mantle, from the neck to below the seam."""
    inner = [(x + side * 26, top), (x + side * 40, 400), (x + side * (26 + spread), 680)]
    outer = [(px + side * wide * (0.7 if index == 0 else 1.0), py + (16 if index == 0 else 0))
        for index, (px, py) in enumerate(inner)]
    outline = [inner[0], *inner, inner[-1], outer[-1], *reversed(outer), outer[0]]
    return outline if side < 0 else list(reversed(outline))


def lattice(outline: Sequence[Point], ink: Ink, bar: str, pitch: float, width: float = BOLD) -> Art:
    """Outline filled with a lattice of crossing bars."""
    art = shape(outline, ink, 0)
    art += stripes(outline, [bar, "none", "none"], pitch, 45) + stripes(outline, [bar, "none", "none"], pitch, -45)
    return art + shape(outline, "none", width)
