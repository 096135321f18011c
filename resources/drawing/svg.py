# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""A small model of vector art: paths that can be moved, clipped and written.

Art is a plain list of :class:`Path`; later paths lie over earlier ones.
Everything is worked out here, so the files need no transforms, no clip paths
and no style sheets and look the same in every SVG Tiny renderer.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

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


def recolour(art: Iterable[Path], colours: dict[str, str]) -> Art:
    """Copy with fills and lines exchanged according to a table."""
    return [
        replace(p, fill=colours.get(p.fill, p.fill), line=colours.get(p.line, p.line)) for p in art
    ]


def _crossing(a: Point, b: Point, da: float, db: float) -> Point:
    t = da / (da - db)
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


Side = tuple[float, float, float]
"""Half plane ``a*x + b*y + c >= 0``."""


def _half(points: Sequence[Point], side: Side) -> list[Point]:
    a, b, c = side
    kept: list[Point] = []
    for p, q in zip(points, [*points[1:], points[0]], strict=True):
        dp, dq = a * p[0] + b * p[1] + c, a * q[0] + b * q[1] + c
        if dp >= 0:
            kept.append(p)
        if (dp >= 0) != (dq >= 0):
            kept.append(_crossing(p, q, dp, dq))
    return kept


def _half_open(points: Sequence[Point], side: Side) -> list[list[Point]]:
    a, b, c = side
    runs: list[list[Point]] = [[]]
    for p, q in pairwise(points):
        dp, dq = a * p[0] + b * p[1] + c, a * q[0] + b * q[1] + c
        if dp >= 0 and not runs[-1]:
            runs[-1].append(p)
        if (dp >= 0) != (dq >= 0):
            cross = _crossing(p, q, dp, dq)
            runs[-1].append(cross)
            if dq < 0:
                runs.append([])
        if dq >= 0:
            runs[-1].append(q)
    return [run for run in runs if len(run) > 1]


def sides(convex: Sequence[Point]) -> list[Side]:
    """Half planes of a convex polygon given clockwise on the screen."""
    found = []
    for (x1, y1), (x2, y2) in zip(convex, [*convex[1:], convex[0]], strict=True):
        a, b = y1 - y2, x2 - x1
        found.append((a, b, -(a * x1 + b * y1)))
    return found


def _clip_sub(sub: Sub, planes: Sequence[Side]) -> list[Sub]:
    flat = sub.flat()
    if all(a * x + b * y + c >= 0 for a, b, c in planes for x, y in flat):
        return [sub]
    if sub.closed:
        for plane in planes:
            flat = _half(flat, plane) if flat else flat
        return [straight(flat)] if len(flat) > 2 else []
    runs = [flat]
    for plane in planes:
        runs = [part for run in runs for part in _half_open(run, plane)]
    return [straight(run, closed=False) for run in runs]


def clip(art: Iterable[Path], convex: Sequence[Point]) -> Art:
    """Keep what lies inside a convex polygon given clockwise on the screen."""
    planes = sides(convex)
    kept = []
    for path in art:
        subs = tuple(part for sub in path.subs for part in _clip_sub(sub, planes))
        if subs:
            kept.append(replace(path, subs=subs))
    return kept


def clip_box(art: Iterable[Path], left: float, top: float, right: float, bottom: float) -> Art:
    """Keep what lies inside an upright rectangle."""
    return clip(art, [(left, top), (right, top), (right, bottom), (left, bottom)])


def _tenths(value: float) -> int:
    return round(value * 10)


def _number(tenths: int) -> str:
    sign, tenths = ("-", -tenths) if tenths < 0 else ("", tenths)
    whole, rest = divmod(tenths, 10)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def _joined(numbers: Iterable[int]) -> str:
    text = ""
    for number in map(_number, numbers):
        text += number if not text or number[0] == "-" else f" {number}"
    return text


def _sub_data(sub: Sub) -> str:
    x, y = _tenths(sub.start[0]), _tenths(sub.start[1])
    parts = [f"M{_joined((x, y))}"]
    last = "M"
    for segment in sub.segments:
        ends = [(_tenths(px), _tenths(py)) for px, py in segment]
        if ends[-1] == (x, y) and len(ends) == 1:
            continue
        letter = "l" if len(ends) == 1 else "c"
        numbers = _joined(n for px, py in ends for n in (px - x, py - y))
        glue = "" if numbers[0] == "-" else " "
        parts.append(glue + numbers if letter == last else letter + numbers)
        last = letter
        x, y = ends[-1]
    return "".join(parts) + ("z" if sub.closed else "")


def _path_tag(path: Path) -> str:
    data = "".join(_sub_data(sub) for sub in path.subs)
    rule = ' fill-rule="evenodd"' if len(path.subs) > 1 and path.fill != "none" else ""
    return f'<path fill="{path.fill}"{rule} d="{data}"/>'


def _stroke(path: Path) -> tuple[str, str]:
    if path.line == "none" or path.width <= 0:
        return ("none", "")
    return (path.line, _number(_tenths(path.width)))


def body(art: Iterable[Path]) -> str:
    """The art as SVG elements, grouped by line colour and width."""
    chunks = []
    for (line, width), paths in groupby(art, key=_stroke):
        inner = "\n".join(_path_tag(path) for path in paths)
        attributes = f'stroke="{line}"' + (f' stroke-width="{width}"' if width else "")
        chunks.append(f"<g {attributes}>\n{inner}\n</g>")
    return "\n".join(chunks)


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
ROUND = '<g stroke-linejoin="round" stroke-linecap="round">'


def document(width: float, height: float, art: Iterable[Path]) -> str:
    """A whole file with round line joins."""
    box = f'viewBox="0 0 {_number(_tenths(width))} {_number(_tenths(height))}"'
    return f"{HEAD} {box}>\n{ROUND}\n{body(art)}\n</g>\n</svg>\n"


def doubled(width: float, height: float, under: Art, half: Art, over: Art) -> str:
    """A double-headed card: ``half`` is written once and used twice."""
    box = f'viewBox="0 0 {_number(_tenths(width))} {_number(_tenths(height))}"'
    spin = f"rotate(180 {_number(_tenths(width / 2))} {_number(_tenths(height / 2))})"
    return (
        f"{HEAD} {box}>\n{ROUND}\n{body(under)}\n"
        f'<g id="half">\n{body(half)}\n</g>\n<use xlink:href="#half" transform="{spin}"/>\n'
        f"{body(over)}\n</g>\n</svg>\n"
    )
