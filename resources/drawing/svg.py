# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""A small model of vector art: paths that can be moved and recoloured.

Art is a plain list of :class:`Path`; later paths lie over earlier ones.
Everything is worked out here and in :mod:`clipping`, so the files need no
clip paths and no style sheets and look the same in every SVG Tiny renderer.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""One point: a straight line to it. Three points: a cubic curve."""


@dataclass(frozen=True, slots=True)
class Sub:
    """A connected run of segments from a starting point."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool = True

    def mapped(self, change: Callable[[Point], Point]) -> "Sub":
        """Send every point through a function."""
        segments = tuple(tuple(change(p) for p in segment) for segment in self.segments)
        return Sub(change(self.start), segments, self.closed)

    def flat(self, steps: int = 0) -> list[Point]:
        """Polygon that follows the curves, by default as finely as they bend."""
        points = [self.start]
        for segment in self.segments:
            if len(segment) == 1:
                points.append(segment[0])
            else:
                points.extend(_bezier(points[-1], segment, steps or _steps(points[-1], segment)))
        return points


@dataclass(frozen=True, slots=True)
class Path:
    """One filled and/or stroked outline, possibly of several parts."""

    subs: tuple[Sub, ...]
    fill: str = "none"
    line: str = "none"
    width: float = 0.0
    union: bool = False
    """Whether parts that lie over each other stay filled; otherwise a part within a part is a hole."""

    def points(self) -> list[Point]:
        """Every point of the flattened outline."""
        return [p for sub in self.subs for p in sub.flat()]


Art = list[Path]


def _steps(start: Point, segment: Segment) -> int:
    """One step for every 12 degrees of bend."""
    corners = (start, *segment)
    turns = [math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in pairwise(corners) if p != q]
    bend = sum(abs(math.remainder(b - a, math.tau)) for a, b in pairwise(turns))
    return 1 + min(9, math.ceil(math.degrees(bend) / 12))


def _bezier(start: Point, segment: Segment, steps: int) -> list[Point]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (start, *segment)
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append((k0 * ax + k1 * bx + k2 * cx + k3 * dx, k0 * ay + k1 * by + k2 * cy + k3 * dy))
    return points


def straight(points: Sequence[Point], *, closed: bool = True) -> Sub:
    """Run of straight lines."""
    return Sub(points[0], tuple((p,) for p in points[1:]), closed)


def bounds(art: Iterable[Path]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the outlines, line widths left out."""
    points = [p for path in art for p in path.points()]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def move(
    art: Iterable[Path],
    dx: float = 0,
    dy: float = 0,
    *,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    lines: float = 1,
) -> Art:
    """Copy of art: mirrored (flip), scaled and turned about (0, 0), then shifted.

    ``turn`` is in degrees clockwise. Line widths stay as they are, times
    ``lines``, so that parts drawn at any scale keep one weight on the card.
    """
    sin, cos = math.sin(math.radians(turn)) * scale, math.cos(math.radians(turn)) * scale
    side = -1 if flip else 1

    def change(p: Point) -> Point:
        x, y = p[0] * side, p[1]
        return (x * cos - y * sin + dx, x * sin + y * cos + dy)

    return [
        replace(path, subs=tuple(s.mapped(change) for s in path.subs), width=path.width * lines)
        for path in art
    ]
