# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Cutting art along straight edges; curves stay curves."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from .svg import Art, Path, Point, Segment, Sub

NEAR = 1e-6
"""Points this far outside count as lying on the border (card units)."""
LOOKS = 8
"""How often a curve is looked at to see whether it crosses a border."""


Border = Callable[[Point], float]
"""How far a point lies inside a straight border, in card units; negative outside."""


def edge(a: Point, b: Point) -> Border:
    """Return the border inside of which lies what is right of the way from ``a`` to ``b``, as seen on the screen."""
    nx, ny = a[1] - b[1], b[0] - a[0]
    size = math.hypot(nx, ny)
    return lambda p: ((p[0] - a[0]) * nx + (p[1] - a[1]) * ny) / size


def _split(curve: Sequence[Point], t: float) -> tuple[Segment, Segment]:
    """Both parts of a line or a cubic curve (starting point included)."""
    first, last, rest = [curve[0]], [curve[-1]], list(curve)
    while len(rest) > 1:
        rest = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(rest)]
        first.append(rest[0])
        last.append(rest[-1])
    return tuple(first), tuple(reversed(last))


def _cut(curve: Sequence[Point], border: Border, low: float, high: float) -> float:
    """Where between two parameters the curve crosses the border."""
    rising = border(_split(curve, high)[1][0]) >= -NEAR
    for _ in range(24):
        middle = (low + high) / 2
        if (border(_split(curve, middle)[1][0]) >= -NEAR) == rising:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def _pieces(curve: Segment, border: Border) -> list[tuple[Segment, bool]]:
    """The curve cut wherever it crosses the border, and whether each part lies inside."""
    depths = [border(p) for p in curve]
    if min(depths) >= -NEAR:
        return [(curve, True)]
    if max(depths) < NEAR:
        return [(curve, False)]
    stops = [step / LOOKS for step in range(LOOKS + 1)]
    inside = [border(_split(curve, t)[1][0]) >= -NEAR for t in stops]
    places = list(zip(stops, inside, strict=True))
    cuts = [_cut(curve, border, t, u) for (t, was), (u, now) in pairwise(places) if was != now]
    pieces, rest, done, state = [], curve, 0.0, inside[0]
    for cut in cuts:
        part, rest = _split(rest, (cut - done) / (1 - done))
        pieces.append((part, state))
        done, state = cut, not state
    return [*pieces, (rest, state)]


def _kept(sub: Sub, border: Border) -> list[Segment]:
    """Parts of the outline inside the border, each with its starting point."""
    corners = [sub.start, *(segment[-1] for segment in sub.segments)]
    curves = [(p, *segment) for p, segment in zip(corners, sub.segments, strict=False)]
    if sub.closed and math.dist(corners[-1], sub.start) > NEAR:
        curves.append((corners[-1], sub.start))
    return [part for curve in curves for part, inside in _pieces(curve, border) if inside]


def _clip_closed(sub: Sub, border: Border) -> list[Sub]:
    kept = _kept(sub, border)
    if not kept:
        return []
    segments: list[Segment] = []
    for part, following in zip(kept, [*kept[1:], kept[0]], strict=True):
        segments.append(part[1:])
        if math.dist(part[-1], following[0]) > NEAR:
            segments.append((following[0],))
    return [Sub(kept[0][0], tuple(segments))]


def _clip_open(sub: Sub, border: Border) -> list[Sub]:
    runs: list[list[Segment]] = []
    for part in _kept(sub, border):
        if runs and math.dist(runs[-1][-1][-1], part[0]) <= NEAR:
            runs[-1].append(part)
        else:
            runs.append([part])
    return [Sub(run[0][0], tuple(part[1:] for part in run), closed=False) for run in runs]


def _clip_sub(sub: Sub, border: Border) -> list[Sub]:
    hull = [sub.start, *(p for segment in sub.segments for p in segment)]
    if all(border(p) >= -NEAR for p in hull):
        return [sub]
    return _clip_closed(sub, border) if sub.closed else _clip_open(sub, border)


def _keep(art: Iterable[Path], border: Border) -> Art:
    """Keep what lies inside one border."""
    kept = []
    for path in art:
        subs = tuple(part for sub in path.subs for part in _clip_sub(sub, border))
        if subs:
            kept.append(replace(path, subs=subs))
    return kept


def clip(art: Iterable[Path], convex: Sequence[Point]) -> Art:
    """Keep what lies inside a convex polygon given clockwise on the screen."""
    borders = [edge(a, b) for a, b in zip(convex, [*convex[1:], convex[0]], strict=True) if a != b]
    return [part for path in art if path.subs for part in _clip_path(path, borders)]


def _clip_path(path: Path, borders: Iterable[Border]) -> Art:
    """Keep what lies inside straight borders; one that the box round the path does not reach changes nothing."""
    corners = _box(path)
    kept = [path]
    for border in borders:
        if any(border(corner) < -NEAR for corner in corners):
            kept = _keep(kept, border)
    return kept


def _box(path: Path) -> list[Point]:
    """Return the corners of the box round all points of a path."""
    points = [p for sub in path.subs for p in (sub.start, *(p for segment in sub.segments for p in segment))]
    across, down = zip(*points, strict=True)
    return [(x, y) for x in (min(across), max(across)) for y in (min(down), max(down))]


def clip_box(art: Iterable[Path], left: float, top: float, right: float, bottom: float) -> Art:
    """Keep what lies inside an upright rectangle."""
    return clip(art, [(left, top), (right, top), (right, bottom), (left, bottom)])
