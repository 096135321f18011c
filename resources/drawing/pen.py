# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Drawing tools: smooth outlines, lines, limbs with their shade.

Points are ``(x, y)`` with y downwards. In smooth outlines a point given twice
in a row is a corner. Inks carry a base colour and its shadow.
"""

import math
from collections.abc import Sequence

from .style import LINE, MEDIUM, Ink, colour
from .svg import Art, Path, Point, Segment, Sub, straight


def _nodes(points: Sequence[Point], *, closed: bool) -> list[tuple[Point, bool]]:
    nodes: list[tuple[Point, bool]] = []
    for point in points:
        if nodes and nodes[-1][0] == point:
            nodes[-1] = (point, True)
        else:
            nodes.append((point, False))
    if closed and len(nodes) > 1 and nodes[0][0] == nodes[-1][0]:
        nodes = [(nodes[0][0], True), *nodes[1:-1]]
    return nodes


def _tangent(before: Point, after: Point) -> Point:
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    return (dx / length, dy / length)


def curve(points: Sequence[Point], *, closed: bool = True, full: float = 0.36) -> Sub:
    """Smooth run through points; a doubled point is a corner."""
    nodes = _nodes(points, closed=closed)
    count = len(nodes)
    tangents: list[Point] = []
    for index, (_, corner) in enumerate(nodes):
        end = not closed and index in (0, count - 1)
        before, after = nodes[index - 1][0], nodes[(index + 1) % count][0]
        tangents.append((0.0, 0.0) if corner or end else _tangent(before, after))
    segments: list[Segment] = []
    for index in range(count if closed else count - 1):
        (a, _), (b, _) = nodes[index], nodes[(index + 1) % count]
        reach = math.dist(a, b) * full
        ta, tb = tangents[index], tangents[(index + 1) % count]
        segments.append(
            (
                (a[0] + ta[0] * reach, a[1] + ta[1] * reach),
                (b[0] - tb[0] * reach, b[1] - tb[1] * reach),
                b,
            )
        )
    return Sub(nodes[0][0], tuple(segments), closed)


def _paint(sub: Sub, fill: str | Ink, line: str, width: float) -> Path:
    return Path((sub,), colour(fill), line, width)


def shape(points: Sequence[Point], fill: str | Ink, width: float) -> Art:
    """Filled smooth outline; width 0 leaves the contour away."""
    return [_paint(curve(points), fill, LINE, width)]


def poly(points: Sequence[Point], fill: str | Ink, width: float) -> Art:
    """Filled polygon with straight edges."""
    return [_paint(straight(points), fill, LINE, width)]


def rect(x: float, y: float, w: float, h: float, fill: str | Ink, width: float) -> Art:
    """Upright rectangle."""
    return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, width)


def stroke(points: Sequence[Point], width: float, line: str = LINE) -> Art:
    """Smooth open line."""
    return [Path((curve(points, closed=False),), "none", line, width)]


def lines(points: Sequence[Point], width: float) -> Art:
    """Open line of straight pieces."""
    return [Path((straight(points, closed=False),), "none", LINE, width)]


def oval(
    cx: float, cy: float, rx: float, ry: float | None = None,
    fill: str | Ink = "none", width: float = MEDIUM, line: str = LINE, turn: float = 0,
) -> Art:
    """Ellipse (circle without ry), turned by degrees clockwise."""
    ry = rx if ry is None else ry
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))

    def at(x: float, y: float) -> Point:
        x, y = x * rx, y * ry
        return (cx + x * cos - y * sin, cy + x * sin + y * cos)

    k = 0.5523
    quarters = [
        ((1, k), (k, 1), (0, 1)), ((-k, 1), (-1, k), (-1, 0)),
        ((-1, -k), (-k, -1), (0, -1)), ((k, -1), (1, -k), (1, 0)),
    ]  # fmt: skip
    segments = tuple(tuple(at(*p) for p in quarter) for quarter in quarters)
    return [_paint(Sub(at(1, 0), segments), fill, line, width)]


def spine(points: Sequence[Point], steps: int) -> list[Point]:
    """Points along the smooth line through the given ones."""
    return curve(points, closed=False).flat(steps)


def _width_at(widths: Sequence[float], t: float) -> float:
    place = t * (len(widths) - 1)
    index = min(int(place), len(widths) - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - index)


LIMB_STEPS = 3
"""Into how many pieces each stretch of the line along a limb is cut."""


def _limb_outline(points: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """Outline of a band of changing width along a smooth line; its ends are flat."""
    middle = spine(points, LIMB_STEPS)
    left, right = [], []
    for index, (x, y) in enumerate(middle):
        before, after = middle[max(index - 1, 0)], middle[min(index + 1, len(middle) - 1)]
        tx, ty = _tangent(before, after)
        half = _width_at(widths, index / (len(middle) - 1)) / 2
        left.append((x + ty * half, y - tx * half))
        right.append((x - ty * half, y + tx * half))
    right.reverse()
    return [left[0], *left, left[-1], right[0], *right, right[-1]]


def limb(
    points: Sequence[Point], widths: Sequence[float], fill: Ink | str,
    width: float, *, shade: float = 0.3,
) -> Art:
    """Band of changing width along a smooth line, shaded on its lower side."""
    outline = _limb_outline(points, widths)
    if not (isinstance(fill, Ink) and shade):
        return shape(outline, fill, width)
    art = shape(outline, fill, 0) + _limb_shade(points, widths, fill.dark, shade)
    return art + shape(outline, "none", width) if width else art


def _limb_shade(points: Sequence[Point], widths: Sequence[float], ink: str, shade: float) -> Art:
    middle = spine(points, LIMB_STEPS)
    ends = _tangent(middle[0], middle[-1])
    side = 1 if (-ends[1] * 0.6 + ends[0]) > 0 else -1
    outer, inner = [], []
    for index, (x, y) in enumerate(middle):
        before, after = middle[max(index - 1, 0)], middle[min(index + 1, len(middle) - 1)]
        tx, ty = _tangent(before, after)
        half = _width_at(widths, index / (len(middle) - 1)) / 2
        outer.append((x - ty * half * side, y + tx * half * side))
        near = half * (1 - 2 * shade)
        inner.append((x - ty * near * side, y + tx * near * side))
    inner.reverse()
    return shape([outer[0], *outer, outer[-1], inner[0], *inner, inner[-1]], ink, 0)
