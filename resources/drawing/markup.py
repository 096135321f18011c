# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Writing art as SVG text, as short as every SVG Tiny renderer understands.

Coordinates are whole numbers on a grid of quarter units (an error of at most
an eighth of a unit, which is a tenth of a pixel on a card 400 pixels wide);
one transform brings them back to card units. Ellipses are written as arcs, an
outline that is painted more than once is written once and named.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby

from .svg import Art, Path, Point, Sub

GRID = 4
"""Steps per card unit."""
WORTH_A_NAME = 40
"""Outlines shorter than this are repeated rather than named."""

Cell = tuple[int, int]


def _cell(point: Point) -> Cell:
    return (round(point[0] * GRID), round(point[1] * GRID))


def _joined(numbers: Iterable[int]) -> str:
    text = ""
    for number in numbers:
        text += f"{number}" if not text or number < 0 else f" {number}"
    return text


def _ellipse(sub: Sub) -> tuple[Point, Point, Point] | None:
    """Middle and both half axes if the outline is an ellipse as :func:`pen.oval` draws it."""
    if len(sub.segments) != 4 or any(len(segment) != 3 for segment in sub.segments):
        return None
    ends = [segment[-1] for segment in sub.segments]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = sub.start, *ends[:3]
    mx, my = (ax + cx) / 2, (ay + cy) / 2
    u, v = (ax - mx, ay - my), (bx - mx, by - my)
    control = sub.segments[0][0]
    off = max(
        math.dist((mx, my), ((bx + dx) / 2, (by + dy) / 2)), math.dist(ends[3], sub.start),
        math.dist(control, (ax + 0.5523 * v[0], ay + 0.5523 * v[1])),
        abs(u[0] * v[0] + u[1] * v[1]) / (math.hypot(*u) or 1),
    )  # fmt: skip
    return ((mx, my), u, v) if off < 0.01 else None


def _arcs(sub: Sub) -> str | None:
    found = _ellipse(sub)
    if not found:
        return None
    (mx, my), u, v = found
    across, along = math.hypot(*u) * GRID, math.hypot(*v) * GRID
    if min(across, along) < 1:
        return None
    x, y = _cell((mx + u[0], my + u[1]))
    dx, dy = _cell((-2 * u[0], -2 * u[1]))
    size = _radii(across, along, math.degrees(math.atan2(u[1], u[0])))
    return f"M{_joined((x, y))}a{size}{_joined((dx, dy))} {size}{_joined((-dx, -dy))}z"


def _radii(across: float, along: float, turn: float) -> str:
    """Radii, turn and flags of a half ellipse.

    Only their ratio counts: radii too small for their chord are enlarged to
    fit. Radii too large would shift the middle, so they are never rounded up.
    """
    if abs(across - along) < 0.5:
        return "1 1 0 0 1 "
    short = max(1, math.floor(across - 1))
    return f"{short} {_plain(short * along / across)} {round(turn) % 180} 0 1 "


def _step(x: int, y: int) -> tuple[str, tuple[int, ...]]:
    if y == 0:
        return "h", (x,)
    return ("v", (y,)) if x == 0 else ("l", (x, y))


def _steps(sub: Sub) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Letter and numbers of every segment; steps of no length are left out."""
    x, y = _cell(sub.start)
    for segment in sub.segments:
        cells = [(px - x, py - y) for px, py in map(_cell, segment)]
        to_x, to_y = cells[-1]
        x, y = x + to_x, y + to_y
        if not any(px or py for px, py in cells):
            continue
        if all(px * to_y == py * to_x for px, py in cells) and (to_x or to_y):
            yield _step(to_x, to_y)
        else:
            yield "c", tuple(n for cell in cells for n in cell)


def _sub_data(sub: Sub) -> str:
    arcs = _arcs(sub) if sub.closed else None
    if arcs:
        return arcs
    text, last = f"M{_joined(_cell(sub.start))}", "M"
    for letter, numbers in _steps(sub):
        data = _joined(numbers)
        glue = "" if data[0] == "-" else " "
        text += glue + data if letter == last else letter + data
        last = letter
    return text + ("z" if sub.closed else "")


@cache
def _data(path: Path) -> str:
    return "".join(_sub_data(sub) for sub in path.subs)


def _plain(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _stroke(path: Path) -> tuple[str, str]:
    if path.line == "none" or path.width <= 0:
        return ("none", "")
    return (path.line, _plain(path.width * GRID))


class _Writer:
    """Writes the parts of one file; remembers which outlines have a name."""

    def __init__(self, *arts: Art) -> None:
        often = Counter(_data(path) for art in arts for path in art)
        self._repeated = {data for data, times in often.items() if times > 1 and len(data) > WORTH_A_NAME}
        self._names: dict[str, str] = {}

    def body(self, art: Art) -> str:
        """The art as SVG elements, grouped by line, then by fill."""
        return "\n".join(self._lined(line, width, list(paths)) for (line, width), paths in groupby(art, key=_stroke))

    def _lined(self, line: str, width: str, paths: Sequence[Path]) -> str:
        attributes = f'stroke="{line}"' + (f' stroke-width="{width}"' if width else "")
        inner = "\n".join(self._filled(fill, list(same)) for fill, same in groupby(paths, key=lambda p: p.fill))
        return f"<g {attributes}>\n{inner}\n</g>"

    def _filled(self, fill: str, paths: Sequence[Path]) -> str:
        """A run of one fill. What others refer to must not have a fill of its own, so it stands in a group."""
        if len(paths) == 1 and (_data(paths[0]) not in self._repeated or _data(paths[0]) in self._names):
            return self._tag(paths[0], f' fill="{fill}"')
        inner = "\n".join(self._tag(path, "") for path in paths)
        return f'<g fill="{fill}">\n{inner}\n</g>'

    def _tag(self, path: Path, fill: str) -> str:
        data = _data(path)
        if data in self._names:
            return f'<use{fill} xlink:href="#{self._names[data]}"/>'
        name = ""
        if data in self._repeated:
            self._names[data] = f"p{len(self._names)}"
            name = f' id="{self._names[data]}"'
        rule = ' fill-rule="evenodd"' if len(path.subs) > 1 and path.fill != "none" and not path.union else ""
        return f'<path{name}{fill}{rule} d="{data}"/>'


def _file(width: float, height: float, inner: str) -> str:
    box = f"0 0 {_plain(width)} {_plain(height)}"
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    group = f'<g transform="scale({1 / GRID})" stroke-linejoin="round" stroke-linecap="round">'
    return f'<svg {names} viewBox="{box}">\n{group}\n{inner}\n</g>\n</svg>\n'


def document(width: float, height: float, art: Iterable[Path]) -> str:
    """A whole file with round line joins."""
    paths = list(art)
    return _file(width, height, _Writer(paths).body(paths))


def doubled(
    width: float, height: float, under: Art, half: Art, over: Art, sign: Art, numeral: Art | None = None
) -> str:
    """A double-headed card: ``half`` is written once and used twice.

    ``sign``, if there is one, is the suit sign in the corner of the half, ``numeral`` the Roman one: each in a group of
    its own, which the program leaves out where an index stands there.
    """
    apart = {"sign": sign, "numeral": numeral or []}
    writer = _Writer(under, half, *apart.values(), over)
    spin = f"rotate(180 {_plain(width / 2 * GRID)} {_plain(height / 2 * GRID)})"
    parts = [writer.body(under)] if under else []
    inner = writer.body(half)
    inner += "".join(f'\n<g id="{name}">\n{writer.body(art)}\n</g>' for name, art in apart.items() if art)
    parts += [f'<g id="half">\n{inner}\n</g>', f'<use xlink:href="#half" transform="{spin}"/>']
    parts += [writer.body(over)] if over else []
    return _file(width, height, "\n".join(parts))
