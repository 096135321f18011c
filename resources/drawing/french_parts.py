# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the twelve French courts share: the bust, the mantle and the sash.

The figures are so large that the frame cuts them. Their halves meet at a
slanting sash that hides the seam; ``seam`` is how far it falls from the middle
of the card to its left edge (negative: it rises).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from . import style as s
from .body import torso
from .pen import limb, lines, oval, poly, shape, solid, stripes
from .signs import french
from .style import BOLD, FINE, MEDIUM, Ink
from .svg import Art, Point, move

WIDE, MIDDLE = 630.0, (315.0, 500.0)
SIZE = 150.0
"""Height of a head without its hat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """One court: its upper half, the sash over the seam and what crosses the sash."""

    half: Art
    sash: Art
    seam: float
    over: Art = field(default_factory=list)


def sign(suit: str) -> Art:
    """The suit sign beside the index strip, 22 % of the width."""
    return french(suit, 184, 108, 140)


def bust(x: float, *, shoulders: float = 330, waist: float = 280) -> list[Point]:
    """Outline of chest and waist that runs on below the seam."""
    return torso(x, 262, 680, shoulders=shoulders, waist=waist, hem=waist * 1.2, slope=40, waist_at=0.6)


def mantle(x: float, ink: Ink, *, left: float, right: float) -> Art:
    """Mantle over both shoulders that meets the card edges at y = left and right."""
    points: list[Point] = [
        (x - 34, 266), (x - 118, 288), (x - 176, 334), (-20, left), (-20, left), (-20, 720), (-20, 720),
        (650, 720), (650, 720), (650, right), (650, right), (x + 176, 334), (x + 118, 288), (x + 34, 266),
    ]  # fmt: skip
    return solid(points, ink, BOLD, share=0.24, angle=12)


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
