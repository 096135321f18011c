# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The engraver's plate: lines that swell and taper, hatching that follows the form, flat colour a little out of register.

Every line is a filled outline whose width follows the light (thin where light falls, full in shadow), so a drawing
keeps its character at any size and needs nothing but filled paths.  Outlines are written as `lines` says.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from ..clipping import clip
from ..pen import oval
from ..style import LINE, Ink, colour
from ..svg import Art, Path, Point
from .lines import (
    CLOSE,
    LIGHT,
    REGISTER,
    TINY,
    Node,
    Outline,
    blade,
    closed,
    flattened,
    inside,
    nodes,
    ribbon,
    ring,
    runs,
    spaced,
    tangent,
    taper,
    through,
    unit,
    way_long,
)

EVENED = 0.72
"""Width of an even line by the full width of the swelling one that it stands for: about its mean."""


class Plate:
    """One drawing, layer over layer."""

    small = TINY
    """Width and height together below which the line round a shape is even."""
    evened = EVENED
    spacing = 1.0
    """How much wider than said the strokes of a shade stand."""

    def __init__(self, line: str = LINE) -> None:
        self.art: Art = []
        self.ink = line
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self.weight = 1.0

    @contextmanager
    def placed(self, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, flip: bool = False,
        stretch: float = 1, weight: float = 1) -> Iterator[None]:
        """Draw in coordinates of one's own: mirrored, scaled, turned clockwise, then shifted; lines keep their width."""
        kept, heavy = self._matrix, self.weight
        cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        side = -1 if flip else 1
        a, b, c, d = cos * side, sin * side, -sin * stretch, cos * stretch
        k = kept
        self._matrix = (
            k[0] * a + k[2] * b, k[1] * a + k[3] * b, k[0] * c + k[2] * d, k[1] * c + k[3] * d,
            k[0] * x + k[2] * y + k[4], k[1] * x + k[3] * y + k[5],
        )  # fmt: skip
        self.weight = heavy * weight
        yield
        self._matrix, self.weight = kept, heavy

    def _put(self, outline: Outline) -> list[Node]:
        a, b, c, d, e, f = self._matrix
        return [((a * x + c * y + e, b * x + d * y + f), sharp) for (x, y), sharp in nodes(outline)]

    def scale(self) -> float:
        """Card units per unit of the coordinates in use."""
        return math.hypot(self._matrix[0], self._matrix[1])

    def fill(self, outline: Outline, ink: str | Ink, *, register: bool = True) -> None:
        """Flat colour without a line."""
        self._flat(self._put(outline), ink, register=register)

    def _flat(self, points: Sequence[Node], ink: str | Ink, *, register: bool) -> None:
        dx, dy = REGISTER if register else (0.0, 0.0)
        moved = closed(points).mapped(lambda p: (p[0] + dx, p[1] + dy))
        self.art.append(Path((moved,), colour(ink)))

    def contour(self, outline: Outline, width: float = 4.2, *, closed: bool = True, even: float = 0.42) -> None:
        """The line round a shape: thin where the light falls, full in the shadow."""
        self._contour(self._put(outline), width * self.weight, closed=closed, even=even)

    def _contour(self, points: Sequence[Node], width: float, *, closed: bool = True, even: float = 0.42) -> None:
        area = sum(a[0][0] * b[0][1] - b[0][0] * a[0][1] for a, b in pairwise([*points, points[0]]))
        side = 1.0 if area > 0 else -1.0

        def swell(t: float, normal: Point) -> float:
            dark = -(normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) * side if closed else 0.4
            pressure = 0.86 + 0.14 * math.sin(math.pi * t)
            return width * (even + (1 - even) * (0.5 + 0.5 * dark)) * pressure

        for run in runs(points, closed=closed):
            self.art.append(Path((ribbon(run, swell),), self.ink))

    def shape(self, outline: Outline, ink: str | Ink, width: float = 4.2, *, even: float = 0.42) -> None:
        """Flat colour and the line round it, which swells where the shape is large enough to show it."""
        points = self._put(outline)
        across, down = zip(*(p for p, _ in points), strict=True)
        if max(across) - min(across) + max(down) - min(down) < self.small:
            self.plain(outline, ink, width)
            return
        self._flat(points, ink, register=True)
        self._contour(points, width * self.weight, even=even)

    def plain(self, outline: Outline, ink: str | Ink, width: float) -> None:
        """Flat colour and an even line, which is short to write."""
        self.art.append(Path((closed(self._put(outline)),), colour(ink), self.ink, width * self.weight * self.evened))

    def limb(self, axis: Outline, widths: Sequence[float], ink: str | Ink, width: float = 4.0, *, shade: float = 0,
        along: float | None = None, rounded: bool = False) -> list[Node]:
        """A sleeve, leg or ribbon along an axis, so wide at each of its points; returns its outline.

        ``rounded`` closes the first end with an arc, as a shoulder does.
        """
        points = [p for p, _ in nodes(axis)]
        left: list[Node] = []
        right: list[Node] = []
        for place, (p, wide) in enumerate(zip(points, widths, strict=True)):
            before, after = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
            tx, ty = tangent(before, p, after) if before != p != after else unit(after[0] - before[0], after[1] - before[1])
            end = place in (0, len(points) - 1)
            left.append(((p[0] + ty * wide / 2, p[1] - tx * wide / 2), end))
            right.append(((p[0] - ty * wide / 2, p[1] + tx * wide / 2), end))
        outline = [*left, *right[::-1]]
        if rounded:
            (ax, ay), (bx, by) = points[0], points[1]
            ux, uy = unit(ax - bx, ay - by)
            left[0], right[0] = (left[0][0], False), (right[0][0], False)
            outline = [*left, *right[::-1], ((ax + ux * widths[0] * 0.42, ay + uy * widths[0] * 0.42), False)]
        self.shape(outline, ink, width)
        if shade:
            self.shade(outline, shade, along=along)
        return outline

    def line(self, outline: Outline, width: float = 3.2, *, start: float = 0.1, end: float = 0.1, peak: float = 0.5) -> None:
        """One stroke that swells to its full width at the peak and tapers to both ends (parts of the width)."""
        swell = taper(width * self.weight, start, end, peak)
        points = self._put(outline)
        if len(points) <= 3 and not any(sharp for _, sharp in points):
            p, m, q = points[0][0], points[len(points) // 2][0], points[-1][0]
            if len(points) == 2:
                m = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            self.art.append(Path((blade(through(p, m, q), swell, 0.0, 1.0),), self.ink))
            return
        for run in runs(points, closed=False):
            self.art.append(Path((ribbon(run, lambda t, _: swell(t)),), self.ink))

    def lines(self, strokes: str, width: float = 2.6, *, start: float = 0.1, end: float = 0.1, peak: float = 0.5) -> None:
        """Several strokes, parted by a bar."""
        for stroke in strokes.split("|"):
            self.line(stroke.strip(), width, start=start, end=end, peak=peak)

    def hatch(self, first: Outline, last: Outline, count: int, *, width: float = 1.7, start: float = 0.9, end: float = 0.0,
        bow: float = 0.0, within: Outline | None = None, peak: float = 0.15) -> None:
        """Strokes from points along one guide line to those along another; ``bow`` bends them to the left.

        There are fewer than ``count`` where they would stand too close.
        Every stroke is cut to the outline ``within``, if there is one.
        """
        from_, to = self._put(first), self._put(last)
        count = max(2, min(count, 1 + int(max(way_long(from_), way_long(to)) / CLOSE)))
        a, b = spaced(from_, count), spaced(to, count)
        border = [p for p, _ in flattened(self._put(within))] if within else None
        for index, (p, q) in enumerate(zip(a, b, strict=True)):
            uneven = 1.0 + 0.08 * (((index * 7) % 5) - 2) / 2
            self._stroke(p, q, bow, width * self.weight, start, end, peak, uneven, border)

    def _stroke(self, p: Point, q: Point, bow: float, width: float, start: float, end: float, peak: float,
        reach: float, border: Sequence[Point] | None) -> None:
        q = (p[0] + (q[0] - p[0]) * reach, p[1] + (q[1] - p[1]) * reach)
        dx, dy = q[0] - p[0], q[1] - p[1]
        middle = (p[0] + dx / 2 + dy * bow, p[1] + dy / 2 - dx * bow)
        count = 14 if border else 2

        at, swell = through(p, middle, q), taper(width, start, end, peak)
        run: list[float] = []
        pieces: list[list[float]] = []
        for step in range(count + 1):
            t = step / count
            if border is None or inside(at(t), border):
                run.append(t)
            elif run:
                pieces.append(run)
                run = []
        pieces.append(run)
        for piece in pieces:
            if len(piece) < 2:
                continue
            low, high = piece[0], piece[-1]
            if math.dist(at(low), at(high)) >= width * 1.5:
                self.art.append(Path((blade(at, swell, low, high),), self.ink))

    def shade(self, outline: Outline, depth: float = 22, *, gap: float = 6.2, width: float = 1.7, along: float | None = None,
        bow: float = 0.08, start: float = 0.05, light: Point = LIGHT) -> None:
        """Hatching that grows from the shadow side of an outline inwards.

        ``along`` is the direction of the strokes in degrees (clockwise from the right); without it they stand square to the outline.
        Where the outline turns from the light by less than ``start`` there is none.
        """
        points = self._put(outline)
        border = [p for p, _ in flattened(points)]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*border, border[0]]))
        side = 1.0 if area > 0 else -1.0
        depth *= self.scale()
        gap *= self.spacing
        rest = gap / 2
        for a, b in pairwise([*border, border[0]]):
            long = math.dist(a, b)
            if long < 1e-9:
                continue
            ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
            out = (uy * side, -ux * side)
            dark = -(out[0] * light[0] + out[1] * light[1])
            while rest < long:
                if dark > start:
                    p = (a[0] + ux * rest, a[1] + uy * rest)
                    self._shadow_stroke(p, out, depth * (0.35 + 0.65 * (dark - start) / (1 - start)), along, bow, width * self.weight, border)
                rest += gap
            rest -= long

    def _shadow_stroke(self, p: Point, out: Point, deep: float, along: float | None, bow: float, width: float,
        border: Sequence[Point]) -> None:
        if along is None:
            way = (-out[0], -out[1])
        else:
            way = (math.cos(math.radians(along)), math.sin(math.radians(along)))
            if way[0] * out[0] + way[1] * out[1] > 0:
                way = (-way[0], -way[1])
            if abs(way[0] * out[0] + way[1] * out[1]) < 0.2:
                return
        p = (p[0] + way[0] * 0.8, p[1] + way[1] * 0.8)
        self._stroke(p, (p[0] + way[0] * deep, p[1] + way[1] * deep), bow, width, 1.0, 0.0, 0.1, 1.0, border)

    def pattern(self, outline: Outline, cells: Iterable[tuple[Sequence[Point], str | Ink]], *, width: float = 0) -> None:
        """Convex cells of colour, cut to an outline; ``width`` is that of the line round each cell."""
        points = self._put(outline)
        whole = Path((closed(points),))
        border = [p for p, _ in flattened(points)]
        a, b, c, d, e, f = self._matrix
        dx, dy = REGISTER
        edges: list[tuple[Point, Point]] = []
        for cell, ink in cells:
            corners = [(a * x + c * y + e, b * x + d * y + f) for x, y in cell]
            if sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*corners, corners[0]])) < 0:
                corners.reverse()
            for part in clip([whole], corners):
                moved = tuple(sub.mapped(lambda p: (p[0] + dx, p[1] + dy)) for sub in part.subs)
                self.art.append(Path(moved, colour(ink)))
            edges += pairwise([*corners, corners[0]])
        if width:
            seen: set[tuple[int, ...]] = set()
            for p, q in edges:
                key = tuple(round(n) for n in (*min(p, q), *max(p, q)))
                if key not in seen:
                    seen.add(key)
                    self._stroke(p, q, 0.0, width, 0.8, 0.8, 0.5, 1.0, border)

    def oval(self, x: float, y: float, across: float, high: float, ink: str | Ink, width: float = 3.0, *, turn: float = 0) -> None:
        """An ellipse with its line."""
        if (across + high) * 2 * self.scale() >= TINY or turn:
            self.shape(ring(x, y, across, high, turn), ink, width)
            return
        a, b, c, d, e, f = self._matrix
        turned = math.degrees(math.atan2(b, a))
        k = self.scale()
        self.art += oval(a * x + c * y + e, b * x + d * y + f, across * k, high * k, ink, width * self.weight * EVENED, self.ink, turned)
