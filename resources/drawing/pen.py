# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Drawing tools: smooth outlines, limbs, shading and patterns.

Points are ``(x, y)`` with y downwards. In smooth outlines a point given twice
in a row is a corner. Inks carry a base colour and its shadow.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from .clipping import clip
from .style import FINE, LINE, MEDIUM, Ink
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
    for index, (point, corner) in enumerate(nodes):
        end = not closed and index in (0, count - 1)
        before, after = nodes[index - 1][0], nodes[(index + 1) % count][0]
        tangents.append((0.0, 0.0) if corner or end else _tangent(before, after))
        del point
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
    colour = fill.base if isinstance(fill, Ink) else fill
    return Path((sub,), colour, line, width)


def shape(
    points: Sequence[Point], fill: str | Ink, width: float = MEDIUM, line: str = LINE
) -> Art:
    """Filled smooth outline; width 0 leaves the contour away."""
    return [_paint(curve(points), fill, line, width)]


def poly(points: Sequence[Point], fill: str | Ink, width: float = MEDIUM, line: str = LINE) -> Art:
    """Filled polygon with straight edges."""
    return [_paint(straight(points), fill, line, width)]


def rect(
    x: float, y: float, w: float, h: float, fill: str | Ink, width: float = MEDIUM
) -> Art:
    """Upright rectangle."""
    return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, width)


def straight_path(points: Sequence[Point], fill: str | Ink, width: float) -> Path:
    """One polygon as a path, for :func:`shaded`."""
    return poly(points, fill, width)[0]


def stroke(points: Sequence[Point], width: float = FINE, colour: str = LINE) -> Art:
    """Smooth open line."""
    return [Path((curve(points, closed=False),), "none", colour, width)]


def lines(points: Sequence[Point], width: float = FINE, colour: str = LINE) -> Art:
    """Open line of straight pieces."""
    return [Path((straight(points, closed=False),), "none", colour, width)]


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


def spine(points: Sequence[Point], steps: int = 5) -> list[Point]:
    """Points along the smooth line through the given ones."""
    return curve(points, closed=False).flat(steps)


def _width_at(widths: Sequence[float], t: float) -> float:
    place = t * (len(widths) - 1)
    index = min(int(place), len(widths) - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - index)


def limb_points(
    points: Sequence[Point], widths: Sequence[float], steps: int = 3, caps: str = "flat"
) -> list[Point]:
    """Outline of a band of changing width along a smooth line.

    ``caps``: flat, round, start (only the first end is round) or end.
    """
    middle = spine(points, steps)
    left, right = [], []
    for index, (x, y) in enumerate(middle):
        before, after = middle[max(index - 1, 0)], middle[min(index + 1, len(middle) - 1)]
        tx, ty = _tangent(before, after)
        half = _width_at(widths, index / (len(middle) - 1)) / 2
        left.append((x + ty * half, y - tx * half))
        right.append((x - ty * half, y + tx * half))
    right.reverse()
    first = _cap(middle[0], middle[1], widths[0]) if caps in {"round", "start"} else None
    last = _cap(middle[-1], middle[-2], widths[-1]) if caps in {"round", "end"} else None
    tip = [last] if last else [left[-1], right[0]]
    root = [first] if first else [right[-1]]
    start = [] if first else [left[0]]
    return [*start, *left, *tip, *right, *root]


def _cap(end: Point, inner: Point, size: float) -> Point:
    ux, uy = _tangent(inner, end)
    return (end[0] + ux * size * 0.42, end[1] + uy * size * 0.42)


def limb(
    points: Sequence[Point], widths: Sequence[float], fill: Ink | str,
    width: float = MEDIUM, *, shade: float = 0.3, line: str = LINE, caps: str = "flat",
) -> Art:
    """Band of changing width along a smooth line, shaded on its lower side."""
    outline = limb_points(points, widths, caps=caps)
    if not (isinstance(fill, Ink) and shade):
        return shape(outline, fill, width, line)
    art = shape(outline, fill, 0) + _limb_shade(points, widths, fill.dark, shade)
    return art + shape(outline, "none", width, line) if width else art


def _limb_shade(
    points: Sequence[Point], widths: Sequence[float], colour: str, shade: float
) -> Art:
    middle = spine(points, 3)
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
    return shape([outer[0], *outer, outer[-1], inner[0], *inner, inner[-1]], colour, 0)


def _disc(cx: float, cy: float, radius: float, count: int = 40) -> list[Point]:
    return [
        (cx + radius * math.cos(math.tau * i / count), cy + radius * math.sin(math.tau * i / count))
        for i in range(count)
    ]


def within(outline: Sequence[Point], cells: Iterable[tuple[Sequence[Point], str]]) -> Art:
    """Parts of convex clockwise cells that lie inside a smooth outline."""
    base = Path((curve(outline),))
    return [replace(p, fill=colour) for cell, colour in cells for p in clip([base], cell)]


def lozenges(
    outline: Sequence[Point], colours: Sequence[str], across: float, along: float
) -> Art:
    """Harlequin pattern inside a smooth outline."""
    flat = curve(outline).flat()
    left, right = min(p[0] for p in flat), max(p[0] for p in flat)
    top, bottom = min(p[1] for p in flat), max(p[1] for p in flat)
    cells: list[tuple[list[Point], str]] = []
    for row in range(int((bottom - top) / along * 2) + 3):
        for column in range(int((right - left) / across) + 3):
            x = left + (column - 0.5 * (row % 2)) * across
            y = top + (row - 1) * along / 2
            colour = colours[(column * 2 + row * 3) % len(colours)]
            if colour != "none":
                half, tall = across / 2, along / 2
                cells.append(([(x, y - tall), (x + half, y), (x, y + tall), (x - half, y)], colour))
    return within(outline, cells)


def dots(
    outline: Sequence[Point], colour: str, pitch: float, radius: float
) -> Art:
    """Round spots that lie wholly inside a smooth outline."""
    flat = curve(outline).flat()
    left, right = min(p[0] for p in flat), max(p[0] for p in flat)
    top, bottom = min(p[1] for p in flat), max(p[1] for p in flat)
    art: Art = []
    for row in range(int((bottom - top) / pitch) + 1):
        for column in range(int((right - left) / pitch) + 1):
            x, y = left + (column + 0.5 * (row % 2)) * pitch, top + (row + 0.5) * pitch
            if all(_inside(flat, q) for q in _disc(x, y, radius * 1.3, 6)):
                art += oval(x, y, radius, fill=colour, width=0)
    return art


def _inside(polygon: Sequence[Point], point: Point) -> bool:
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def beads(points: Sequence[Point], radius: float, fill: str | Ink, gap: float, width: float = FINE) -> Art:
    """Beads along a smooth line: chains, necklaces."""
    art: Art = []
    middle = spine(points, 20)
    gone = gap
    for a, b in pairwise(middle):
        gone += math.dist(a, b)
        if gone >= gap:
            art += oval(b[0], b[1], radius, fill=fill, width=width)
            gone = 0.0
    return art
