# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Beards in head units, drawn for a face seen from the front."""

from .pen import shape, stroke
from .style import Ink
from .svg import Art, Point


def _mirror(points: list[Point]) -> list[Point]:
    return [(-x, y) for x, y in reversed(points)]


def _moustache(ink: Ink, width: float, tip: Point, drop: float = 0) -> Art:
    art: Art = []
    half: list[Point] = [(0, 21), (0, 21), (7, 20.5), (tip[0] * 0.75, tip[1] - 6), tip, tip,
                         (tip[0] * 0.65, tip[1] + 1 + drop), (6, 28.5), (0, 25.5), (0, 25.5)]
    for points in (half, _mirror(half)):
        art += shape(points, ink, width * 0.8)
    return art


def _jaw(ink: Ink, u: float, width: float, outer: list[Point], strands: list[list[Point]]) -> Art:
    inner: list[Point] = [(14, 21), (12, 35), (0, 37.5), (-12, 35), (-14, 21)]
    right: list[Point] = [(-24, 18), (-31, -2), (-31, -2)]
    left: list[Point] = [(31, -2), (31, -2), (24, 18)]
    art = shape([*left, *inner, *right, *outer], ink, width)
    for strand in strands:
        for points in (strand, _mirror(strand)):
            art += stroke(points, 2.1 * u, ink.dark)
    return art


def _short(ink: Ink, u: float, width: float) -> Art:
    outer: list[Point] = [(-33, 14), (-29, 34), (-16, 51), (0, 57), (16, 51), (29, 34), (33, 14)]
    art = _jaw(ink, u, width, outer, [[(26, 22), (20, 38)], [(9, 42), (6, 51)]])
    return art + _moustache(ink, width, (17, 32))


def _full(ink: Ink, u: float, width: float) -> Art:
    outer: list[Point] = [(-35, 16), (-36, 38), (-26, 58), (-12, 66), (0, 72), (12, 66), (26, 58), (36, 38), (35, 16)]
    strands: list[list[Point]] = [[(28, 20), (27, 36), (21, 52)], [(17, 40), (13, 56)], [(4, 44), (3, 60)]]
    return _jaw(ink, u, width, outer, strands) + _moustache(ink, width, (19, 33), 2)


def _long(ink: Ink, u: float, width: float) -> Art:
    outer: list[Point] = [
        (-35, 16), (-38, 40), (-34, 64), (-26, 82), (-20, 94), (-20, 94), (-13, 90), (-8, 98), (0, 108), (0, 108),
        (8, 98), (13, 90), (20, 94), (20, 94), (26, 82), (34, 64), (38, 40), (35, 16),
    ]  # fmt: skip
    strands: list[list[Point]] = [
        [(28, 22), (28, 46), (22, 70)], [(19, 40), (19, 60), (13, 82)], [(6, 44), (7, 64), (3, 90)],
    ]
    return _jaw(ink, u, width, outer, strands) + _moustache(ink, width, (21, 38), 3)


def _forked(ink: Ink, u: float, width: float) -> Art:
    outer: list[Point] = [
        (-34, 16), (-35, 38), (-28, 58), (-18, 80), (-18, 80), (-8, 70), (0, 56), (0, 56), (8, 70), (18, 80), (18, 80),
        (28, 58), (35, 38), (34, 16),
    ]  # fmt: skip
    strands: list[list[Point]] = [[(28, 22), (27, 40), (20, 60)], [(16, 40), (16, 60)]]
    return _jaw(ink, u, width, outer, strands) + _moustache(ink, width, (20, 34), 2)


def _goatee(ink: Ink, u: float, width: float) -> Art:
    chin: list[Point] = [(-11, 37), (0, 39), (11, 37), (11, 46), (4, 58), (0, 70), (0, 70), (-4, 58), (-11, 46)]
    art = shape(chin, ink, width) + stroke([(0, 44), (0, 60)], 2 * u, ink.dark)
    return art + _moustache(ink, width, (20, 25), -2)


def _chin(ink: Ink, u: float, width: float) -> Art:
    art = shape([(-7, 37), (0, 39), (7, 37), (5, 47), (0, 55), (-5, 47)], ink, width)
    return art + stroke([(0, 43), (0, 50)], 1.8 * u, ink.dark)


def _hooked(ink: Ink, u: float, width: float) -> Art:
    del u
    half: list[Point] = [(0, 21), (0, 21), (9, 20), (19, 25), (26, 19), (27, 12), (27, 12), (31, 20), (25, 29),
        (13, 30), (0, 26), (0, 26)]
    return shape(half, ink, width * 0.8) + shape(_mirror(half), ink, width * 0.8)


def beard_art(name: str, ink: Ink, u: float, width: float) -> Art:
    """The named beard; see :class:`resources.drawing.faces.Look`."""
    if name == "moustache":
        return _moustache(ink, width, (20, 31), 1)
    if name == "hookgoat":
        return _chin(ink, u, width) + _hooked(ink, u, width)
    if name == "none":
        return []
    makers = {"short": _short, "full": _full, "long": _long, "forked": _forked, "goatee": _goatee, "chin": _chin,
        "hooked": _hooked}
    return makers[name](ink, u, width)
