# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The engraver's tools: lines that swell and taper, hatching that follows the form, flat colour a little out of register.

A :class:`Plate` gathers one drawing.  Outlines are written as text, ``"120,40 160,52* 170,90"``: points of a smooth
curve, a star marks a corner.  Every line is a filled outline whose width follows the light (thin where light falls,
full in shadow), so a drawing keeps its character at any size and needs nothing but filled paths.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, pairwise

from ..clipping import clip
from ..pen import oval
from ..style import LINE, Ink
from ..svg import Art, Path, Point, Segment, Sub

LIGHT = (-0.6, -0.8)
"""Where the light comes from: the upper left."""
REGISTER = (1.3, 0.9)
"""How far the colours lie beside the lines, in card units: a third of a millimetre is what a press of 1890 allowed."""
CLOSE = 5.2
"""Least distance of two strokes of a hatching: closer ones run together into black."""
TINY = 52.0
"""Width and height together below which nobody sees a line swell: it is drawn even, which is shorter to write."""
HAND = 0.36
"""Length of the handles of a curve by the length of its stretch."""

Node = tuple[Point, bool]
Outline = str | Sequence[Point] | Sequence[Node]
"""Text, points of a smooth curve, or points with a mark for corners."""


def nodes(outline: Outline) -> list[Node]:
    """Points of an outline and whether each is a corner."""
    if not isinstance(outline, str):
        return [(p[0], bool(p[1])) if isinstance(p[0], tuple) else ((p[0], p[1]), False) for p in outline]
    found: list[Node] = []
    for token in outline.split():
        x, y = token.removesuffix("*").split(",")
        found.append(((float(x), float(y)), token.endswith("*")))
    return found


def _unit(x: float, y: float) -> Point:
    size = math.hypot(x, y) or 1.0
    return x / size, y / size


def _tangent(a: Point, b: Point, c: Point) -> Point:
    """Direction at b: the nearer neighbour counts for more."""
    ab, bc = math.dist(a, b) or 1e-6, math.dist(b, c) or 1e-6
    return _unit(
        (b[0] - a[0]) / ab * bc + (c[0] - b[0]) / bc * ab, (b[1] - a[1]) / ab * bc + (c[1] - b[1]) / bc * ab
    )


def curve(points: Sequence[Node], *, closed: bool) -> list[tuple[Point, Segment]]:
    """Smooth cubic stretches through the points, each with its starting point."""
    count = len(points)
    stretches: list[tuple[Point, Segment]] = []
    for place in range(count if closed else count - 1):
        (p, p_corner), (q, q_corner) = points[place], points[(place + 1) % count]
        before = points[place - 1][0] if closed or place else p
        after = points[(place + 2) % count][0] if closed or place + 2 < count else q
        reach = math.dist(p, q) * HAND
        chord = _unit(q[0] - p[0], q[1] - p[1])
        leave = chord if p_corner or before == p else _tangent(before, p, q)
        arrive = chord if q_corner or after == q else _tangent(p, q, after)
        if leave is chord and arrive is chord:
            stretches.append((p, (q,)))
            continue
        c1 = (p[0] + leave[0] * reach, p[1] + leave[1] * reach)
        c2 = (q[0] - arrive[0] * reach, q[1] - arrive[1] * reach)
        stretches.append((p, (c1, c2, q)))
    return stretches


def _at(p: Point, segment: Segment, t: float) -> Point:
    if len(segment) == 1:
        return p[0] + (segment[0][0] - p[0]) * t, p[1] + (segment[0][1] - p[1]) * t
    (bx, by), (cx, cy), (dx, dy) = segment
    u = 1 - t
    k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return k0 * p[0] + k1 * bx + k2 * cx + k3 * dx, k0 * p[1] + k1 * by + k2 * cy + k3 * dy


def _parts(p: Point, segment: Segment) -> int:
    """Into how many pieces a stretch is cut before it is given width: two for each 40 degrees of bend."""
    if len(segment) == 1:
        return 1
    c1, c2, q = segment
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise((p, c1, c2, q)) if a != b]
    bend = sum(abs(math.remainder(b - a, math.tau)) for a, b in pairwise(ways))
    return 1 + min(5, int(math.degrees(bend) / 55))


def runs(points: Sequence[Node], *, closed: bool) -> Iterator[list[Point]]:
    """The centre lines of a contour, one from corner to corner."""
    if closed:
        corner = next((i for i, (_, sharp) in enumerate(points) if sharp), 0)
        points = [*points[corner:], *points[:corner], points[corner]]
    stretches = curve(points, closed=False) if not closed or points[0][1] else curve(points[:-1], closed=True)
    run = [points[0][0]]
    for (p, segment), (_, sharp) in zip(stretches, points[1:], strict=True):
        parts = _parts(p, segment)
        run += [_at(p, segment, step / parts) for step in range(1, parts + 1)]
        if sharp:
            yield run
            run = [run[-1]]
    if len(run) > 1:
        yield run


def polygon(outline: Outline, steps: int = 5) -> list[Point]:
    """The outline as a polygon."""
    found: list[Point] = []
    for p, segment in curve(nodes(outline), closed=True):
        count = 1 if len(segment) == 1 else steps
        found += [_at(p, segment, step / count) for step in range(count)]
    return found


def inside(p: Point, border: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = p
    odd = False
    ax, ay = border[-1]
    for bx, by in border:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
        ax, ay = bx, by
    return odd


Width = Callable[[float, Point], float]
"""Width of a line by how far along it (0 to 1) and by its normal (to the left of its way)."""


def ribbon(run: Sequence[Point], width: Width, *, cap: bool = True) -> Sub:
    """A line of changing width as a filled outline."""
    lengths = [0.0]
    for a, b in pairwise(run):
        lengths.append(lengths[-1] + math.dist(a, b))
    whole = lengths[-1] or 1.0
    ring = len(run) > 3 and math.dist(run[0], run[-1]) < 1e-6
    left: list[Node] = []
    right: list[Node] = []
    for place, p in enumerate(run):
        before = run[place - 1] if place else (run[-2] if ring else p)
        after = run[place + 1] if place + 1 < len(run) else (run[1] if ring else p)
        tx, ty = _tangent(before, p, after) if before != p != after else _unit(after[0] - before[0], after[1] - before[1])
        normal = (ty, -tx)
        half = max(0.12, width(lengths[place] / whole, normal) / 2)
        left.append(((p[0] + normal[0] * half, p[1] + normal[1] * half), False))
        right.append(((p[0] - normal[0] * half, p[1] - normal[1] * half), False))
    loop = [*left, *right[::-1]]
    if cap and not ring:
        (ax, ay), (bx, by) = run[-2], run[-1]
        half = max(0.1, width(1, (0, 0)) / 2)
        ux, uy = _unit(bx - ax, by - ay)
        end: Node = ((bx + ux * half, by + uy * half), True)
        (cx, cy), (dx, dy) = run[1], run[0]
        half = max(0.1, width(0, (0, 0)) / 2)
        vx, vy = _unit(dx - cx, dy - cy)
        start: Node = ((dx + vx * half, dy + vy * half), True)
        for side in (left, right):
            side[0], side[-1] = (side[0][0], True), (side[-1][0], True)
        loop = [*left, end, *right[::-1], start]
    elif not ring:
        loop = [(left[0][0], True), *left[1:-1], (left[-1][0], True), (right[-1][0], True), *right[-2:0:-1], (right[0][0], True)]
    else:
        loop = [(left[0][0], True), *left[1:-1], (left[-1][0], True), (right[-1][0], True), *right[-2:0:-1], (right[0][0], True)]
    stretches = curve(loop, closed=True)
    return Sub(stretches[0][0], tuple(segment for _, segment in stretches))


def _blade(at: Callable[[float], Point], width: Callable[[float], float], low: float, high: float) -> Sub:
    """A short stroke as two curves: what hatching is made of, so it has to be short to write."""
    p, m, q = at(low), at((low + high) / 2), at(high)
    ux, uy = _unit(q[0] - p[0], q[1] - p[1])
    sides: list[tuple[Point, Point, Point]] = []
    for side in (0.5, -0.5):
        a, b, c = width(low) * side, width((low + high) / 2) * side, width(high) * side
        start, middle, end = ((r[0] + uy * k, r[1] - ux * k) for r, k in ((p, a), (m, b), (q, c)))
        control = (2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2)
        sides.append((start, control, end))
    (s1, c1, e1), (s2, c2, e2) = sides
    if abs(math.dist(p, m) + math.dist(m, q) - math.dist(p, q)) < 0.15:
        corners = [(s1[0] / 4 + c1[0] / 2 + e1[0] / 4, s1[1] / 4 + c1[1] / 2 + e1[1] / 4), e1]
        corners += [e2] if math.dist(e1, e2) > 0.3 else []
        corners += [(s2[0] / 4 + c2[0] / 2 + e2[0] / 4, s2[1] / 4 + c2[1] / 2 + e2[1] / 4), s2]
        return Sub(s1, tuple((corner,) for corner in corners))
    back = (e2,) if math.dist(e1, e2) > 0.3 else None
    segments: list[Segment] = [(_third(s1, c1), _third(e1, c1), e1)]
    if back:
        segments.append(back)
    segments.append((_third(e2, c2), _third(s2, c2), s2))
    return Sub(s1, tuple(segments))


def _through(p: Point, m: Point, q: Point) -> Callable[[float], Point]:
    """The quadratic curve through three points."""
    cx, cy = 2 * m[0] - (p[0] + q[0]) / 2, 2 * m[1] - (p[1] + q[1]) / 2

    def at(t: float) -> Point:
        u = 1 - t
        return u * u * p[0] + 2 * u * t * cx + t * t * q[0], u * u * p[1] + 2 * u * t * cy + t * t * q[1]

    return at


def _third(end: Point, control: Point) -> Point:
    """Handle of the cubic curve that is the same as a quadratic one."""
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3


class Plate:
    """One drawing, layer over layer."""

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

    def fill(self, outline: Outline, colour: str | Ink, *, register: bool = True) -> None:
        """Flat colour without a line."""
        self._flat(self._put(outline), colour, register=register)

    def _flat(self, points: Sequence[Node], colour: str | Ink, *, register: bool) -> None:
        dx, dy = REGISTER if register else (0.0, 0.0)
        stretches = curve(points, closed=True)
        sub = Sub(stretches[0][0], tuple(segment for _, segment in stretches))
        moved = sub.mapped(lambda p: (p[0] + dx, p[1] + dy))
        self.art.append(Path((moved,), colour if isinstance(colour, str) else colour.base))

    def contour(self, outline: Outline, width: float = 4.2, *, closed: bool = True, even: float = 0.42) -> None:
        """The line round a shape: thin where the light falls, full in the shadow."""
        points = self._put(outline)
        self._contour(points, width * self.weight, closed=closed, even=even)

    def _contour(self, points: Sequence[Node], width: float, *, closed: bool, even: float = 0.42) -> None:
        area = sum(a[0][0] * b[0][1] - b[0][0] * a[0][1] for a, b in pairwise([*points, points[0]]))
        side = 1.0 if area > 0 else -1.0

        def swell(t: float, normal: Point) -> float:
            dark = -(normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) * side if closed else 0.4
            pressure = 0.86 + 0.14 * math.sin(math.pi * t)
            return width * (even + (1 - even) * (0.5 + 0.5 * dark)) * pressure

        for run in runs(points, closed=closed):
            self.art.append(Path((ribbon(run, swell),), self.ink))

    def shape(self, outline: Outline, colour: str | Ink, width: float = 4.2, *, even: float = 0.42) -> None:
        """Flat colour and the line round it."""
        points = self._put(outline)
        across, down = zip(*(p for p, _ in points), strict=True)
        if max(across) - min(across) + max(down) - min(down) < TINY:
            stretches = curve(points, closed=True)
            sub = Sub(stretches[0][0], tuple(segment for _, segment in stretches))
            self.art.append(Path((sub,), colour if isinstance(colour, str) else colour.base, self.ink, width * self.weight * 0.72))
            return
        self._flat(points, colour, register=True)
        self._contour(points, width * self.weight, closed=True, even=even)

    def limb(self, axis: Outline, widths: Sequence[float], colour: str | Ink, width: float = 4.0, *, shade: float = 0,
        along: float | None = None, gap: float = 6.2, rounded: bool = False) -> list[Node]:
        """A sleeve, leg or ribbon along an axis, so wide at each of its points; returns its outline.

        ``rounded`` closes the first end with an arc, as a shoulder does.
        """
        points = [p for p, _ in nodes(axis)]
        left: list[Node] = []
        right: list[Node] = []
        for place, (p, wide) in enumerate(zip(points, widths, strict=True)):
            before, after = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
            tx, ty = _tangent(before, p, after) if before != p != after else _unit(after[0] - before[0], after[1] - before[1])
            end = place in (0, len(points) - 1)
            left.append(((p[0] + ty * wide / 2, p[1] - tx * wide / 2), end))
            right.append(((p[0] - ty * wide / 2, p[1] + tx * wide / 2), end))
        outline = [*left, *right[::-1]]
        if rounded:
            (ax, ay), (bx, by) = points[0], points[1]
            ux, uy = _unit(ax - bx, ay - by)
            left[0], right[0] = (left[0][0], False), (right[0][0], False)
            outline = [*left, *right[::-1], ((ax + ux * widths[0] * 0.42, ay + uy * widths[0] * 0.42), False)]
        self.shape(outline, colour, width)
        if shade:
            self.shade(outline, shade, along=along, gap=gap)
        return outline

    def line(self, outline: Outline, width: float = 3.2, *, start: float = 0.1, end: float = 0.1, peak: float = 0.5) -> None:
        """One stroke that swells to its full width at the peak and tapers to both ends (parts of the width)."""
        full = width * self.weight

        def swell(t: float, _: Point) -> float:
            edge, u = (start, t / peak) if t < peak else (end, (1 - t) / (1 - peak))
            return full * (edge + (1 - edge) * math.sin(math.pi / 2 * min(1.0, u)))

        points = self._put(outline)
        if len(points) <= 3 and not any(sharp for _, sharp in points):
            p, m, q = points[0][0], points[len(points) // 2][0], points[-1][0]
            if len(points) == 2:
                m = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            self.art.append(Path((_blade(_through(p, m, q), lambda t: swell(t, p), 0.0, 1.0),), self.ink))
            return
        for run in runs(points, closed=False):
            self.art.append(Path((ribbon(run, swell),), self.ink))

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
        count = max(2, min(count, 1 + int(max(_long(from_), _long(to)) / CLOSE)))
        a, b = _spaced(from_, count), _spaced(to, count)
        border = [p for p, _ in _polygon_of(self._put(within))] if within else None
        for index, (p, q) in enumerate(zip(a, b, strict=True)):
            uneven = 1.0 + 0.08 * (((index * 7) % 5) - 2) / 2
            self._stroke(p, q, bow, width * self.weight, start, end, peak, uneven, border)

    def _stroke(self, p: Point, q: Point, bow: float, width: float, start: float, end: float, peak: float,
        reach: float, border: Sequence[Point] | None) -> None:
        q = (p[0] + (q[0] - p[0]) * reach, p[1] + (q[1] - p[1]) * reach)
        dx, dy = q[0] - p[0], q[1] - p[1]
        middle = (p[0] + dx / 2 + dy * bow, p[1] + dy / 2 - dx * bow)
        count = 14 if border else 2

        at = _through(p, middle, q)

        def swell(t: float) -> float:
            edge, u = (start, t / peak) if t < peak else (end, (1 - t) / (1 - peak))
            return width * (edge + (1 - edge) * math.sin(math.pi / 2 * min(1.0, u)))

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
                self.art.append(Path((_blade(at, swell, low, high),), self.ink))

    def shade(self, outline: Outline, depth: float = 22, *, gap: float = 6.2, width: float = 1.7, along: float | None = None,
        bow: float = 0.08, start: float = 0.05, light: Point = LIGHT) -> None:
        """Hatching that grows from the shadow side of an outline inwards.

        ``along`` is the direction of the strokes in degrees (clockwise from the right); without it they stand square to the outline.
        Where the outline turns from the light by less than ``start`` there is none.
        """
        points = self._put(outline)
        border = [p for p, _ in _polygon_of(points)]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*border, border[0]]))
        side = 1.0 if area > 0 else -1.0
        depth *= self.scale()
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
        stretches = curve(points, closed=True)
        whole = Path((Sub(stretches[0][0], tuple(segment for _, segment in stretches)),), "#000000")
        border = [p for p, _ in _polygon_of(points)]
        a, b, c, d, e, f = self._matrix
        dx, dy = REGISTER
        edges: list[tuple[Point, Point]] = []
        for cell, colour in cells:
            corners = [(a * x + c * y + e, b * x + d * y + f) for x, y in cell]
            if sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*corners, corners[0]])) < 0:
                corners.reverse()
            for part in clip([whole], corners):
                moved = tuple(sub.mapped(lambda p: (p[0] + dx, p[1] + dy)) for sub in part.subs)
                self.art.append(Path(moved, colour if isinstance(colour, str) else colour.base))
            edges += pairwise([*corners, corners[0]])
        if width:
            seen: set[tuple[int, ...]] = set()
            for p, q in edges:
                key = tuple(round(n) for n in (*min(p, q), *max(p, q)))
                if key not in seen:
                    seen.add(key)
                    self._stroke(p, q, 0.0, width, 0.8, 0.8, 0.5, 1.0, border)

    def oval(self, x: float, y: float, across: float, high: float, colour: str | Ink, width: float = 3.0, *, turn: float = 0) -> None:
        """An ellipse with its line."""
        if (across + high) * 2 * self.scale() >= TINY or turn:
            self.shape(ring(x, y, across, high, turn), colour, width)
            return
        a, b, c, d, e, f = self._matrix
        turned = math.degrees(math.atan2(b, a))
        k = self.scale()
        self.art += oval(a * x + c * y + e, b * x + d * y + f, across * k, high * k, colour, width * self.weight * 0.72, self.ink, turned)

    def ball(self, x: float, y: float, r: float, colour: str | Ink, width: float = 2.4) -> None:
        """A bead with a light on it."""
        self.oval(x, y, r, r, colour, width)


def ring(x: float, y: float, across: float, high: float, turn: float = 0, count: int = 8) -> list[Point]:
    """Points of an ellipse."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    found: list[Point] = []
    for step in range(count):
        angle = math.tau * step / count
        u, v = across * math.cos(angle), high * math.sin(angle)
        found.append((x + u * cos - v * sin, y + u * sin + v * cos))
    return found


def _polygon_of(points: Sequence[Node]) -> list[Node]:
    found: list[Node] = []
    for p, segment in curve(points, closed=True):
        count = 1 if len(segment) == 1 else 5
        found += [(_at(p, segment, step / count), False) for step in range(count)]
    return found


def _long(points: Sequence[Node]) -> float:
    """Length of a guide line, from point to point."""
    return sum(math.dist(a[0], b[0]) for a, b in pairwise(points))


def _spaced(points: Sequence[Node], count: int) -> list[Point]:
    """Points at equal distances along an open curve."""
    way: list[Point] = [points[0][0]]
    for p, segment in curve(points, closed=False):
        parts = 1 if len(segment) == 1 else 8
        way += [_at(p, segment, step / parts) for step in range(1, parts + 1)]
    lengths = [0.0]
    for a, b in pairwise(way):
        lengths.append(lengths[-1] + math.dist(a, b))
    found: list[Point] = []
    place = 0
    for step in range(count):
        goal = lengths[-1] * (step / (count - 1) if count > 1 else 0.5)
        while place + 2 < len(lengths) and lengths[place + 1] < goal:
            place += 1
        long = lengths[place + 1] - lengths[place] or 1.0
        t = (goal - lengths[place]) / long
        a, b = way[place], way[place + 1]
        found.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return found


def merged(art: Iterable[Path]) -> Art:
    """The same drawing with each run of lines as one path, which is shorter to write."""
    found: Art = []
    for fill, run in groupby(art, key=lambda path: path.fill if len(path.subs) == 1 and path.line == "none" else id(path)):
        paths = list(run)
        if len(paths) == 1 or not isinstance(fill, str):
            found += paths
        else:
            found.append(Path(tuple(_clockwise(path.subs[0]) for path in paths), paths[0].fill, union=True))
    return found


def _clockwise(sub: Sub) -> Sub:
    """The same part, turning to the right: parts that turn alike do not cut holes into each other."""
    points = sub.flat(3)
    if sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*points, points[0]])) >= 0:
        return sub
    ends = [sub.start, *(segment[-1] for segment in sub.segments)]
    back = [(*segment[-2::-1], ends[place]) for place, segment in enumerate(sub.segments)]
    return Sub(ends[-1], tuple(reversed(back)))
