# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Animals. All look to the left; ``flip`` turns them. Small ones stand on (x, y)."""

from . import style as s
from .pen import limb, oval, shape, solid, stroke
from .style import Ink
from .svg import Art, Point, move


def _leg(points: list[Point], coat: Ink, w: float, hoof: Ink, thick: float = 9) -> Art:
    art = limb(points, [thick * 1.5, thick * 0.8, thick * 0.55], coat, w, caps="start")
    x, y = points[-1]
    return art + shape([(x - 3, y - 2), (x + 3, y - 2), (x + 4, y + 4), (x + 4, y + 4), (x - 5.5, y + 4),
        (x - 5.5, y + 4)], hoof, w * 0.9)


_GAITS: dict[str, list[list[Point]]] = {
    "stand": [[(-20, -44), (-21, -22), (-20, -4)], [(24, -44), (27, -22), (25, -4)],
        [(-14, -44), (-13, -22), (-13, -4)], [(30, -44), (35, -23), (32, -4)]],
    "walk": [[(-20, -44), (-31, -26), (-26, -6)], [(24, -44), (20, -22), (14, -4)], [(-14, -44), (-11, -22), (-7, -4)],
        [(30, -44), (38, -24), (38, -4)]],
    "gallop": [[(-20, -44), (-44, -34), (-56, -16)], [(26, -44), (46, -26), (64, -14)],
        [(-16, -44), (-36, -26), (-38, -4)], [(30, -44), (40, -18), (60, -2)]],
}


def horse(
    x: float, y: float, height: float, *, coat: Ink, mane: Ink, gait: str = "walk", flip: bool = False,
    saddle: Ink | None = s.RED, bridle: Ink = s.RED, width: float = s.MEDIUM, turn: float = 0,
) -> Art:
    """A whole horse; the back is about 0.65 of ``height`` above the ground."""
    w = width
    hind, fore = _GAITS[gait][1::2], _GAITS[gait][0::2]
    art = limb([(38, -60), (54, -58), (60, -36), (56, -18)], [7, 11, 10, 3], mane, w)
    art += _leg(fore[0], Ink(coat.dark, coat.dark), w, s.BLACK) + _leg(hind[0], Ink(coat.dark, coat.dark), w, s.BLACK)
    art += solid([(-26, -60), (-8, -64), (18, -62), (38, -64), (44, -52), (40, -38), (26, -34), (0, -32), (-22, -36),
        (-31, -48)], coat, w, angle=90, share=0.3)
    art += _leg(fore[1], coat, w, s.BLACK) + _leg(hind[1], coat, w, s.BLACK, 10)
    art += solid([(-46, -94), (-36, -94), (-22, -80), (-8, -64), (-8, -50), (-24, -44), (-32, -56), (-38, -72)], coat,
        w, angle=120)
    art += shape([(-42, -98), (-30, -96), (-14, -80), (0, -62), (-10, -62), (-22, -74), (-32, -84)], mane, w * 0.9)
    art += solid([(-40, -98), (-50, -94), (-62, -80), (-68, -72), (-64, -66), (-56, -68), (-46, -74), (-37, -82),
        (-35, -92)], coat, w, angle=60)
    art += shape([(-42, -96), (-42, -106), (-42, -106), (-35, -98), (-36, -93)], coat, w * 0.9)
    art += oval(-50, -86, 1.9, fill=s.LINE, width=0) + oval(-64, -71, 1.2, fill=s.LINE, width=0)
    art += stroke([(-57, -84), (-52, -72)], w * 0.7, bridle.base)
    art += stroke([(-54, -72), (-44, -78), (-38, -94)], w * 0.7, bridle.base)
    art += stroke([(-54, -73), (-34, -66), (-12, -66)], w * 0.75, bridle.base)
    if saddle:
        art += solid([(-6, -66), (16, -65), (20, -44), (20, -44), (-6, -44), (-6, -44)], saddle, w)
    return move(art, x, y, scale=height / 100, flip=flip, turn=turn)


def donkey(x: float, y: float, height: float, *, coat: Ink = s.WHITE, flip: bool = False,
    width: float = s.MEDIUM) -> Art:
    """A donkey with long ears."""
    w = width
    art = limb([(38, -58), (48, -44), (46, -26)], [5, 3.4, 3], coat, w)
    art += oval(46, -22, 4, 7, fill=s.GREY, width=w * 0.8)
    for points, dark in (([(-18, -42), (-17, -22), (-18, -4)], 1), ([(28, -42), (33, -22), (30, -4)], 1),
        ([(-24, -42), (-25, -22), (-24, -4)], 0), ([(22, -42), (25, -22), (22, -4)], 0)):
        art += _leg([*points], Ink(coat.dark, coat.dark) if dark else coat, w, s.BLACK, 8.5)
    art += solid([(-28, -62), (0, -62), (30, -64), (42, -54), (38, -38), (10, -32), (-20, -34), (-34, -46)], coat, w,
        angle=90)
    art += limb([(-24, -52), (-36, -70), (-42, -82)], [24, 18, 14], coat, w)
    art += stroke([(-34, -88), (-22, -70), (-10, -62)], w * 2, s.GREY.dark)
    art += solid([(-36, -92), (-48, -88), (-60, -70), (-66, -60), (-60, -52), (-50, -56), (-42, -68), (-32, -78)], coat,
        w)
    art += shape([(-66, -60), (-60, -52), (-53, -55), (-58, -66)], s.GREY, w * 0.7)
    art += oval(-47, -79, 2.2, fill=s.LINE, width=0)
    for dx in (7, 0):
        art += solid([(-40 + dx, -90), (-44 + dx, -108), (-36 + dx, -118), (-36 + dx, -118), (-31 + dx, -104),
            (-33 + dx, -90)], coat, w * 0.9)
    return move(art, x, y, scale=height / 100, flip=flip)
