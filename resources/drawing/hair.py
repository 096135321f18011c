# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Hair in head units: the mass behind the face and the locks before it."""

from collections.abc import Sequence

from .pen import limb, oval, shape, stroke
from .style import Ink
from .svg import Art, Point


def _mass(points: list[Point]) -> list[Point]:
    return points + [(-x, y) for x, y in reversed(points)]


_BACKS: dict[str, list[Point]] = {
    "short": _mass([(0, -56), (20, -53), (34, -38), (37, -14), (35, 8), (31, 20), (10, 24)]),
    "bob": _mass([(0, -57), (22, -53), (37, -36), (41, -8), (46, 22), (50, 42), (38, 50), (24, 46), (0, 30)]),
    "long": _mass([(0, -57), (22, -53), (38, -36), (42, 0), (50, 40), (52, 76), (40, 92), (24, 84), (0, 50)]),
    "waves": _mass([(0, -57), (22, -53), (38, -36), (41, -8), (52, 12), (47, 34), (56, 54), (44, 72), (24, 62),
        (0, 40)]),
    "bun": _mass([(0, -56), (20, -53), (34, -40), (36, -16), (34, 8), (28, 16), (8, 20)]),
    "braids": _mass([(0, -56), (20, -53), (35, -40), (37, -10), (35, 20), (26, 26), (8, 24)]),
}


def hair_back(name: str, ink: Ink, width: float, sides: Sequence[int] = (-1, 1)) -> Art:
    """The mass of hair behind the face.

    ``sides``: where it is seen. A head in profile that looks to the left shows only the right one (1); before its
    face the other half would read as a beard.
    """
    if name in {"none", "bald"}:
        return []
    if name in {"curls", "ringlets"}:
        return _curl_back(name, ink, width, sides)
    art = shape(_seen(_BACKS[name], sides), ink.dark, width)
    if name == "bun":
        art = oval(24, -50, 17, 15, fill=ink, width=width) + art
    if name == "braids":
        art += [path for side in sides for path in _braid(ink, width, side)]
    return art


def _seen(mass: list[Point], sides: Sequence[int]) -> list[Point]:
    """Return the outline without the half that is not seen; the face lies over its straight edge."""
    return mass if len(sides) > 1 else [point for point in mass if point[0] * sides[0] >= 0]


def _braid(ink: Ink, width: float, side: int) -> Art:
    art: Art = []
    for index in range(5):
        art += oval(side * (36 + 1.5 * index), 20 + 14 * index, 9 - index * 0.6, 9, fill=ink, width=width * 0.7,
            turn=side * 30)
    return art


def _curl_back(name: str, ink: Ink, width: float, sides: Sequence[int]) -> Art:
    long = name == "ringlets"
    mass = _mass([(0, -56), (24, -52), (38, -34), (42, 0), (44, 30), (34, 44), (0, 40)])
    art = shape(_seen(mass, sides), ink.dark, width)
    spots = [(36, -30), (42, -12), (44, 8), (43, 28)]
    if long:
        spots += [(45, 46), (42, 62)]
    for x, y in spots:
        for side in sides:
            art += oval(side * x, y, 11, 11.5, fill=ink, width=width * 0.8)
            art += stroke([(side * (x - 5), y + 2), (side * x, y - 5), (side * (x + 5), y + 1), (side * x, y + 4)],
                width * 0.45, ink.dark)
    return art


def _lock(points: list[Point], widths: list[float], ink: Ink, width: float) -> Art:
    return limb(points, widths, ink, width, shade=0.32)


def _part(ink: Ink, width: float, low: float) -> Art:
    right: list[Point] = [(-4, -44), (-4, -44), (10, -42), (22, -32), (28, -16), (30, low), (30, low), (38, low - 6),
        (38, -20), (28, -46), (8, -57), (-10, -54)]
    left: list[Point] = [(-4, -44), (-4, -44), (-14, -38), (-24, -28), (-29, -12), (-30, low), (-30, low),
        (-38, low - 6), (-38, -20), (-28, -46), (-8, -57)]
    art = shape(left, ink, width) + shape(right, ink, width)
    art += stroke([(0, -50), (18, -42), (32, -20)], width * 0.6, ink.dark)
    return art + stroke([(-8, -50), (-22, -40), (-33, -20)], width * 0.6, ink.dark)


def _fringe(ink: Ink, width: float) -> Art:
    points: list[Point] = [(-32, -18), (-32, -18), (-24, -32), (-12, -34), (0, -31), (12, -35), (24, -30), (32, -16),
        (32, -16),
                           (36, -34), (24, -52), (0, -57), (-24, -52), (-36, -34)]  # fmt: skip
    art = shape(points, ink, width)
    art += stroke([(-16, -50), (-20, -38)], width * 0.6, ink.dark) + stroke([(2, -52), (2, -38)], width * 0.6, ink.dark)
    return art + stroke([(18, -49), (20, -38)], width * 0.6, ink.dark)


def _side_locks(ink: Ink, width: float, low: float, out: float) -> Art:
    art: Art = []
    for side in (-1, 1):
        points: list[Point] = [(30 * side, -34), (35 * side, -10), (36 * side, low / 2), ((36 + out) * side, low)]
        art += _lock(points, [10, 15, 16, 9], ink, width)
        art += stroke([(34 * side, -12), (36 * side, low / 2), ((35 + out) * side, low - 6)], width * 0.55, ink.dark)
    return art


def hair_front(name: str, ink: Ink, width: float) -> Art:
    """The locks over forehead and temples."""
    if name in {"none", "bald"}:
        return []
    if name in {"bun", "braids"}:
        return _part(ink, width, -2)
    if name == "short":
        return _fringe(ink, width)
    if name in {"curls", "ringlets"}:
        return _curl_front(ink, width)
    low = {"bob": 42.0, "long": 80.0, "waves": 58.0}[name]
    return _side_locks(ink, width, low, 8) + (_part(ink, width, -16) if name == "waves" else _fringe(ink, width))


def _curl_front(ink: Ink, width: float) -> Art:
    art: Art = []
    for x, y in ((-28, -36), (28, -36), (-14, -46), (14, -46), (0, -50)):
        art += oval(x, y, 11, 10.5, fill=ink, width=width * 0.9)
        art += stroke([(x - 5, y + 2), (x, y - 5), (x + 5, y + 1)], width * 0.5, ink.dark)
    return art
