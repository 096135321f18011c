# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Drawings of the kit cut anew in the engraver's manner: lines that swell, hatching for dark tones, few printing colours.

The kit draws flat tones with even lines.  Here every contour becomes a filled outline that is thin where light falls, every
stroke tapers, and what lies in a shadow tone is hatched on the base colour instead.
"""

import math
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from .. import style as s
from ..style import LINE, Ink
from ..svg import Art, Path, Point, Sub
from .lines import LIGHT, REGISTER, TINY, merged, pieces, point_at, ribbon
from .plate import Plate

PRINTED: dict[Ink, Ink] = {
    s.CRIMSON: s.RED, s.ORANGE: s.YELLOW, s.GOLD: s.YELLOW, s.STRAW: s.YELLOW, s.LEAF: s.GREEN, s.PINE: s.GREEN,
    s.NAVY: s.BLUE, s.FUR: s.WHITE,
}  # fmt: skip
"""Inks that are not among the printing colours, and those that stand for them."""

_INKS = [ink for ink in vars(s).values() if isinstance(ink, Ink)]
_SHADOWS = {ink.dark for ink in _INKS} - {ink.base for ink in _INKS}
_BASES = {ink.dark: ink.base for ink in _INKS}
_COLOURS = {a.base: b.base for a, b in PRINTED.items()} | {a.dark: b.dark for a, b in PRINTED.items()}
_CORNER = math.radians(28)
_SPECK = 4.5
"""Shadows narrower than this are left out: no stroke fits in."""
_NEAR = 8
"""A shadow that does not follow its base colour within so many paths stands for itself and gets that colour under it."""
_LONG = 9.0
"""A shape is long from this ratio of its variances lengthwise and across."""
_SKINS = {ink.dark for ink in (s.SKIN, s.SKIN_FAIR, s.SKIN_TAN, s.SKIN_BROWN)}


def recut(art: Iterable[Path], *, gap: float = 6.4) -> Art:
    """The same drawing, engraved; ``gap`` is the distance of the strokes of the hatching."""
    found: Art = []
    last: deque[str] = deque(maxlen=_NEAR)
    for path in art:
        if path.fill in _SHADOWS and not _lined(path):
            base = _BASES[path.fill]
            if base not in last:
                found.append(replace(_beside(path), fill=_COLOURS.get(base, base)))
            found += _hatched(path, gap)
        else:
            found += _drawn(path)
        last.append(path.fill)
    return merged(found)


def _lined(path: Path) -> bool:
    return path.line != "none" and path.width > 0


def _drawn(path: Path) -> Art:
    """Flat colour beside its line, and the line."""
    fill = _COLOURS.get(path.fill, path.fill)
    if not _lined(path):
        return [replace(_beside(path), fill=fill)]
    if fill == path.line == LINE:
        return [_silhouette(path)]
    if _extent(path) < TINY and all(sub.closed for sub in path.subs):
        return [replace(path, fill=fill, line=_line(path.line), width=path.width * 0.72)]
    art = [] if fill == "none" else [replace(_beside(path), fill=fill, line="none", width=0.0)]
    if path.line not in _SHADOWS and path.line != LINE:
        return [*art, replace(path, fill="none", line=_COLOURS.get(path.line, path.line))]
    return art + [line for sub in path.subs for line in _swelling(sub, path.width, path.line)]


def _line(colour: str) -> str:
    return LINE if colour in _SHADOWS else _COLOURS.get(colour, colour)


def _beside(path: Path) -> Path:
    """A flat colour where the press puts it."""
    dx, dy = REGISTER
    return replace(path, subs=tuple(sub.mapped(lambda p: (p[0] + dx, p[1] + dy)) for sub in path.subs))


def _silhouette(path: Path) -> Path:
    """The dark under parts that have one contour: shifted from the light, it shows as a line that swells."""
    off = path.width * 0.13
    moved = tuple(sub.mapped(lambda p: (p[0] - LIGHT[0] * off, p[1] - LIGHT[1] * off)) for sub in path.subs)
    return replace(path, subs=moved, width=path.width * 0.78)


def _extent(path: Path) -> float:
    across, down = zip(*path.points(), strict=True)
    return float(max(across) - min(across) + max(down) - min(down))


def _swelling(sub: Sub, width: float, colour: str) -> Art:
    """Contours by the light, strokes by their length; folds drawn in a shadow tone become finer black lines."""
    full = width * (0.85 if colour in _SHADOWS else 1.08 if sub.closed else 1.1)
    points = sub.flat(4)
    side = 1.0 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]])) > 0 else -1.0

    def swell(t: float, normal: Point) -> float:
        if not sub.closed:
            return full * (0.22 + 0.78 * math.sin(math.pi * min(1.0, 0.08 + t * 0.9)))
        dark = -(normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) * side
        return full * (0.46 + 0.54 * (0.5 + 0.5 * dark)) * (0.86 + 0.14 * math.sin(math.pi * t))

    return [Path((ribbon(run, swell),), LINE) for run in _runs(sub)]


def _runs(sub: Sub) -> Iterator[list[Point]]:
    """Centre lines of an outline from corner to corner."""
    stretches = [(a, segment) for a, segment in _stretches(sub) if any(math.dist(a, p) > 0.05 for p in segment)]
    if not stretches:
        return
    if sub.closed:
        turn = next((i for i, (p, seg) in enumerate(stretches) if _bends(*stretches[i - 1], p, seg)), 0)
        stretches = [*stretches[turn:], *stretches[:turn]]
    run = [stretches[0][0]]
    for place, (p, segment) in enumerate(stretches):
        if place and _bends(*stretches[place - 1], p, segment):
            yield run
            run = [p]
        parts = pieces(p, segment)
        run += [point_at(p, segment, step / parts) for step in range(1, parts + 1)]
    if len(run) > 1:
        yield run


def _stretches(sub: Sub) -> list[tuple[Point, tuple[Point, ...]]]:
    ends = [sub.start, *(segment[-1] for segment in sub.segments)]
    found = list(zip(ends, sub.segments, strict=False))
    if sub.closed and math.dist(ends[-1], sub.start) > 0.05:
        found.append((ends[-1], (sub.start,)))
    return found


def _bends(before: Point, come: tuple[Point, ...], at: Point, go: tuple[Point, ...]) -> bool:
    """Whether two stretches meet in a corner."""
    into = next((p for p in [*come[-2::-1], before] if math.dist(p, at) > 0.05), before)
    onto = next((p for p in go if math.dist(p, at) > 0.05), go[-1])
    first = math.atan2(at[1] - into[1], at[0] - into[0])
    second = math.atan2(onto[1] - at[1], onto[0] - at[0])
    return abs(math.remainder(second - first, math.tau)) > _CORNER


def _hatched(path: Path, gap: float) -> Art:
    """Strokes square to the far edge of a shadow, as deep as it is wide."""
    plate = Plate()
    for sub in path.subs:
        border = sub.flat()
        if len(border) < 3:
            continue
        area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*border, border[0]]))) / 2
        wide = 2 * area / (sum(math.dist(a, b) for a, b in pairwise([*border, border[0]])) or 1.0)
        if wide < (_SPECK * 1.4 if path.fill in _SKINS else _SPECK):
            continue
        plate.shade(
            [(p, True) for p in border],
            wide * 1.9,
            gap=gap,
            width=1.4 if path.fill in _SKINS else 1.7,
            bow=0.06,
            start=0.1,
            along=_across(border),
        )
    return plate.art


def _across(border: list[Point]) -> float | None:
    """Direction square to a long straight shape, in degrees, so that no strokes crowd round its ends; None for others."""
    count = len(border)
    mx, my = sum(x for x, _ in border) / count, sum(y for _, y in border) / count
    xx, yy = sum((x - mx) ** 2 for x, _ in border), sum((y - my) ** 2 for _, y in border)
    xy = sum((x - mx) * (y - my) for x, y in border)
    spread = math.hypot(xx - yy, 2 * xy)
    if xx + yy + spread < _LONG * (xx + yy - spread):
        return None
    return math.degrees(math.atan2(2 * xy, xx - yy) / 2) + 90
