# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Geometry of engraved lines: smooth curves through points, and lines of changing width as filled outlines.

Outlines are written as text, ``"120,40 160,52* 170,90"``: points of a smooth curve, a star marks a corner.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise

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


def unit(x: float, y: float) -> Point:
    """The direction (x, y) with length 1."""
    size = math.hypot(x, y) or 1.0
    return x / size, y / size


def tangent(a: Point, b: Point, c: Point) -> Point:
    """Direction at b: the nearer neighbour counts for more."""
    ab, bc = math.dist(a, b) or 1e-6, math.dist(b, c) or 1e-6
    return unit(
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
        chord = unit(q[0] - p[0], q[1] - p[1])
        leave = chord if p_corner or before == p else tangent(before, p, q)
        arrive = chord if q_corner or after == q else tangent(p, q, after)
        if leave is chord and arrive is chord:
            stretches.append((p, (q,)))
            continue
        c1 = (p[0] + leave[0] * reach, p[1] + leave[1] * reach)
        c2 = (q[0] - arrive[0] * reach, q[1] - arrive[1] * reach)
        stretches.append((p, (c1, c2, q)))
    return stretches


def closed(points: Sequence[Node]) -> Sub:
    """The closed curve through points."""
    stretches = curve(points, closed=True)
    return Sub(stretches[0][0], tuple(segment for _, segment in stretches))


def point_at(p: Point, segment: Segment, t: float) -> Point:
    """The point of a stretch at t from 0 to 1."""
    if len(segment) == 1:
        return p[0] + (segment[0][0] - p[0]) * t, p[1] + (segment[0][1] - p[1]) * t
    (bx, by), (cx, cy), (dx, dy) = segment
    u = 1 - t
    k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return k0 * p[0] + k1 * bx + k2 * cx + k3 * dx, k0 * p[1] + k1 * by + k2 * cy + k3 * dy


def pieces(p: Point, segment: Segment) -> int:
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
        parts = pieces(p, segment)
        run += [point_at(p, segment, step / parts) for step in range(1, parts + 1)]
        if sharp:
            yield run
            run = [run[-1]]
    if len(run) > 1:
        yield run


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


def ribbon(run: Sequence[Point], width: Width) -> Sub:
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
        tx, ty = tangent(before, p, after) if before != p != after else unit(after[0] - before[0], after[1] - before[1])
        normal = (ty, -tx)
        half = max(0.12, width(lengths[place] / whole, normal) / 2)
        left.append(((p[0] + normal[0] * half, p[1] + normal[1] * half), False))
        right.append(((p[0] - normal[0] * half, p[1] - normal[1] * half), False))
    if ring:
        loop = [(left[0][0], True), *left[1:-1], (left[-1][0], True), (right[-1][0], True), *right[-2:0:-1], (right[0][0], True)]
    else:
        (ax, ay), (bx, by) = run[-2], run[-1]
        half = max(0.1, width(1, (0, 0)) / 2)
        ux, uy = unit(bx - ax, by - ay)
        end: Node = ((bx + ux * half, by + uy * half), True)
        (cx, cy), (dx, dy) = run[1], run[0]
        half = max(0.1, width(0, (0, 0)) / 2)
        vx, vy = unit(dx - cx, dy - cy)
        start: Node = ((dx + vx * half, dy + vy * half), True)
        for side in (left, right):
            side[0], side[-1] = (side[0][0], True), (side[-1][0], True)
        loop = [*left, end, *right[::-1], start]
    return closed(loop)


def taper(width: float, start: float, end: float, peak: float) -> Callable[[float], float]:
    """Width of a stroke by how far along it (0 to 1): full at the peak, at both ends parts of it."""

    def at(t: float) -> float:
        edge, u = (start, t / peak) if t < peak else (end, (1 - t) / (1 - peak))
        return width * (edge + (1 - edge) * math.sin(math.pi / 2 * min(1.0, u)))

    return at


def blade(at: Callable[[float], Point], width: Callable[[float], float], low: float, high: float) -> Sub:
    """A short stroke as two curves: what hatching is made of, so it has to be short to write."""
    p, m, q = at(low), at((low + high) / 2), at(high)
    ux, uy = unit(q[0] - p[0], q[1] - p[1])
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
    segments: list[Segment] = [(third(s1, c1), third(e1, c1), e1)]
    if back:
        segments.append(back)
    segments.append((third(e2, c2), third(s2, c2), s2))
    return Sub(s1, tuple(segments))


def through(p: Point, m: Point, q: Point) -> Callable[[float], Point]:
    """The quadratic curve through three points."""
    cx, cy = 2 * m[0] - (p[0] + q[0]) / 2, 2 * m[1] - (p[1] + q[1]) / 2

    def at(t: float) -> Point:
        u = 1 - t
        return u * u * p[0] + 2 * u * t * cx + t * t * q[0], u * u * p[1] + 2 * u * t * cy + t * t * q[1]

    return at


def third(end: Point, control: Point) -> Point:
    """Handle of the cubic curve that is the same as a quadratic one."""
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3


def ring(x: float, y: float, across: float, high: float, turn: float = 0, count: int = 8) -> list[Point]:
    """Points of an ellipse."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    found: list[Point] = []
    for step in range(count):
        angle = math.tau * step / count
        u, v = across * math.cos(angle), high * math.sin(angle)
        found.append((x + u * cos - v * sin, y + u * sin + v * cos))
    return found


def flattened(points: Sequence[Node]) -> list[Node]:
    """A closed curve as a polygon of nodes."""
    found: list[Node] = []
    for p, segment in curve(points, closed=True):
        count = 1 if len(segment) == 1 else 5
        found += [(point_at(p, segment, step / count), False) for step in range(count)]
    return found


def way_long(points: Sequence[Node]) -> float:
    """Length of a guide line, from point to point."""
    return sum(math.dist(a[0], b[0]) for a, b in pairwise(points))


def spaced(points: Sequence[Node], count: int) -> list[Point]:
    """Points at equal distances along an open curve."""
    way: list[Point] = [points[0][0]]
    for p, segment in curve(points, closed=False):
        parts = 1 if len(segment) == 1 else 8
        way += [point_at(p, segment, step / parts) for step in range(1, parts + 1)]
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
