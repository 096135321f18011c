# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the women of the scenes wear: cuts of sleeves and necklines, frills, flounces, and hands slimmer than a man's.

Every woman has her own cut, so that her outline tells her from her neighbours.  An arm is given by shoulder, elbow
and wrist as an outline of three points.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from .. import style as s
from ..style import Ink
from .countryside import Scene
from .lines import Outline, nodes
from .parts import WHITE

_SKIN = s.SKIN_FAIR


def bust(pl: Scene, x: float, y: float, wide: float, deep: float, *, cut: str = "round", tall: float = 44, lean: float = 0,
    trim: str | Ink | None = WHITE, skin: str | Ink = _SKIN) -> None:
    """Neck and shoulders in one piece, over the bodice; (x, y) is the pit of the neck.

    The neckline lies ``deep`` below it and reaches over ``wide``; ``cut`` is round, square or vee. The neck rises by
    ``tall`` and moves by ``lean`` on its way, to where the head sits.
    """
    h, n = wide / 2, 15.0
    low = {
        "round": f"{x + h},{y + 4}* {x + h * .72},{y + deep * .8} {x},{y + deep} {x - h * .72},{y + deep * .8} {x - h},{y + 4}*",
        "square": f"{x + h},{y + 2}* {x + h * .8},{y + deep}* {x},{y + deep + 3} {x - h * .8},{y + deep}* {x - h},{y + 2}*",
        "vee": f"{x + h},{y + 2}* {x + h * .5},{y + deep * .5} {x},{y + deep}* {x - h * .5},{y + deep * .5} {x - h},{y + 2}*",
    }[cut]
    pl.shape(f"{x - n + lean},{y - tall}* {x + n + lean},{y - tall}* {x + n},{y - 14} {x + h * .6},{y - 4} {low} {x - h * .6},{y - 4} {x - n},{y - 14}", skin, 3.4)
    pl.hatch(f"{x + n + lean},{y - tall + 8} {x + n},{y - 12}", f"{x + 2 + lean},{y - tall + 12} {x + 4},{y - 14}", 5, width=1.6)
    if trim:
        edge = low.replace("*", "")
        pl.limb(edge, [5, 9, 9, 9, 5], trim, 2.4)


def bare(pl: Scene, axis: Outline, wide: float = 20, *, skin: str | Ink = _SKIN) -> None:
    """A bare arm that tapers to the wrist."""
    pl.arm(axis, [wide, wide * .84, wide * .56], skin, 3.6, shade=7)


def tight(pl: Scene, axis: Outline, ink: str | Ink, wide: float = 30, *, cuff: str | Ink | None = WHITE, shade: float = 12) -> None:
    """A sleeve that follows the arm, with a narrow cuff."""
    pl.arm(axis, [wide, wide * .82, wide * .58], ink, 4, shade=shade)
    if cuff:
        (_, (ex, ey), (wx, wy)) = _points(axis)
        back = .16
        pl.limb([(wx + (ex - wx) * back, wy + (ey - wy) * back), (wx, wy)], [wide * .72, wide * .66], cuff, 2.6)


def rolled(pl: Scene, axis: Outline, ink: str | Ink, wide: float = 36, *, skin: str | Ink = _SKIN, part: float = .1) -> None:
    """A shirt sleeve rolled up to the elbow, the forearm bare below the roll."""
    (sx, sy), (ex, ey), (wx, wy) = _points(axis)
    pl.limb([(ex, ey), ((ex + wx) / 2, (ey + wy) / 2), (wx, wy)], [wide * .58, wide * .52, wide * .36], skin, 3.6, shade=7)
    pl.arm([(sx, sy), ((sx + ex) / 2, (sy + ey) / 2), (ex, ey)], [wide * .9, wide, wide * .6], ink, 4, shade=12)
    tx, ty = ex + (wx - ex) * part, ey + (wy - ey) * part
    pl.oval(tx, ty, wide * .22, wide * .48, ink, 3, turn=math.degrees(math.atan2(wy - ey, wx - ex)))


def puffed(pl: Scene, axis: Outline, ink: str | Ink, wide: float = 40, *, skin: str | Ink = _SKIN) -> None:
    """A short puffed sleeve with a band; the arm is bare."""
    (sx, sy), (ex, ey), _ = _points(axis)
    bare(pl, axis, wide * .52, skin=skin)
    mx, my = sx + (ex - sx) * .5, sy + (ey - sy) * .5
    pl.arm([(sx, sy), ((sx + mx) / 2, (sy + my) / 2), (mx, my)], [wide * .8, wide, wide * .62], ink, 4, shade=14)
    pl.limb([(mx, my), (sx + (ex - sx) * .62, sy + (ey - sy) * .62)], [wide * .66, wide * .62], ink, 2.6)


def _points(axis: Outline) -> list[tuple[float, float]]:
    return [point for point, _ in nodes(axis)]


def fichu(pl: Scene, outline: Outline, ink: str | Ink, folds: str = "") -> None:
    """A kerchief laid round the shoulders and crossed or tucked in at the breast."""
    pl.shape(outline, ink, 3.8)
    pl.shade(outline, 16, along=30)
    if folds:
        pl.lines(folds, 2)


def lacing(pl: Scene, x: float, y: float, wide: float, rows: int, *, pitch: float = 15) -> None:
    """Crossed laces, downwards from (x, y)."""
    h = wide / 2
    for step in range(rows):
        yy = y + step * pitch
        pl.lines(f"{x - h},{yy} {x + h},{yy + 7}|{x + h},{yy} {x - h},{yy + 7}", 2.3, start=.8, end=.8)


def flounce(pl: Scene, points: Sequence[tuple[float, float]], deep: float, ink: str | Ink) -> None:
    """A gathered strip along the hem: scallops below a line."""
    top = [(x, y) for x, y in points]
    low: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise(points):
        low += [(ax, ay + deep * .8), ((ax + bx) / 2, (ay + by) / 2 + deep * 1.15)]
    low.append((points[-1][0], points[-1][1] + deep * .8))
    pl.plain([*top, *low[::-1]], ink, 3.4)
    for x, y in points[1:-1]:
        pl.line([(x, y + 2), (x, y + deep * .7)], 2, start=.9, end=.2)


def slim(pl: Scene, x: float, y: float, size: float = 32, *, turn: float = 0, flip: bool = False, skin: str | Ink = _SKIN) -> None:
    """A woman's hand at rest, its wrist at (x, y), the fingers to the left: slender, the little finger apart."""
    with pl.placed(x, y, scale=size / 40, turn=turn, flip=flip):
        pl.shape("4,-7 -10,-9 -24,-8 -40,-4 -44,-1 -40,2 -28,3 -38,6 -40,9 -34,10 -22,9 -28,13 -26,16 -14,14 -2,9 4,7", skin, 2.6)
        pl.lines("-28,3 -16,2|-22,9 -14,7", 1.6)
        pl.shape("-4,-7 -16,-15 -28,-20 -31,-17 -20,-10 -12,-4", skin, 2.2)


def pinch(pl: Scene, x: float, y: float, size: float = 32, *, turn: float = 0, flip: bool = False, skin: str | Ink = _SKIN) -> None:
    """Thumb and forefinger hold something thin at (x, y); the other fingers stand off. The wrist lies to the right."""
    with pl.placed(x, y, scale=size / 40, turn=turn, flip=flip):
        for finger in ("22,6 8,14 0,24 -4,22 2,10 14,2", "24,2 6,8 -8,16 -11,12 2,2 16,-4"):
            pl.shape(finger, skin, 2.4)
        pl.shape("40,-8 26,-13 12,-13 0,-8 -7,-2 -5,3 4,0 14,-2 12,6 22,12 34,9 42,5", skin, 2.6)
        pl.shape("22,-2 10,-1 -2,4 -6,1 0,-5 12,-9", skin, 2.2)


def wrapped(pl: Scene, x: float, y: float, size: float = 30, *, turn: float = 0, flip: bool = False, skin: str | Ink = _SKIN) -> None:
    """Four fingers seen from outside round an upright thing at (x, y), the thumb along it."""
    with pl.placed(x, y, scale=size / 30, turn=turn, flip=flip):
        pl.shape("16,-10 4,-15 -4,-28 -10,-27 -9,-12 -2,-4 12,0", skin, 2.4)
        pl.shape("20,-8 8,-10 -8,-9 -12,-5 -10,-1 -13,3 -10,7 -11,11 -6,15 8,14 18,9", skin, 2.8)
        pl.lines("-10,-1 4,-1|-10,7 4,6", 1.8)


def knuckles(pl: Scene, x: float, y: float, size: float = 30, *, turn: float = 0, flip: bool = False, skin: str | Ink = s.SKIN) -> None:
    """A fist seen from the back of the hand: four knuckles above, the thumb hidden."""
    with pl.placed(x, y, scale=size / 30, turn=turn, flip=flip):
        pl.shape("-14,-8 -9,-14 -4,-12 0,-16 5,-13 10,-14 15,-8 14,6 8,16 -8,16 -13,6", skin, 3)
        pl.lines("-5,-11 -4,-2|4,-12 4,-3|11,-11 10,-3", 2)


def thumb_up(pl: Scene, x: float, y: float, size: float = 30, *, turn: float = 0, flip: bool = False, skin: str | Ink = s.SKIN) -> None:
    """A fist round a stick with the thumb laid along it."""
    with pl.placed(x, y, scale=size / 30, turn=turn, flip=flip):
        pl.shape("16,10 4,17 -10,15 -15,10 -12,4 -16,-1 -12,-7 -2,-11 10,-9 17,-2", skin, 3)
        pl.shape("10,-8 2,-12 0,-26 -6,-30 -10,-26 -8,-12 -2,-4", skin, 2.6)
        pl.lines("-12,4 0,4|-13,-2 -1,-3|-10,10 0,10", 1.9)


def under(pl: Scene, x: float, y: float, size: float = 30, *, turn: float = 0, flip: bool = False, skin: str | Ink = s.SKIN) -> None:
    """A hand that carries from below: the palm up, finger tips to the left, the thumb on the near side."""
    with pl.placed(x, y, scale=size / 30, turn=turn, flip=flip):
        pl.shape("20,-4 8,2 -8,-1 -20,-8 -25,-5 -20,2 -10,9 4,13 20,10", skin, 2.8)
        pl.shape("12,0 2,-4 -4,-14 -9,-13 -8,-4 0,4", skin, 2.4)
