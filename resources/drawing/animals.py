# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Animals. All look to the left; ``flip`` turns them. Small ones stand on (x, y)."""

from . import style as s
from .pen import beads, limb, merge, oval, shape, solid, stroke
from .style import Ink
from .svg import Art, Point, move


def horse_head(
    x: float, y: float, size: float, *, coat: Ink, mane: Ink, strap: Ink = s.RED, rein: Ink | None = s.GREEN,
    blaze: Ink | None = None, flip: bool = False, turn: float = 0, studs: Ink | None = s.GOLD, width: float = s.BOLD,
) -> Art:
    """Head and neck of a large horse; its poll is at (x, y), ``size`` = head length.

    The neck runs down to the right for about 2.2 head lengths.
    """
    w = width
    neck: list[Point] = [
        (4, -16), (30, -8), (62, 30), (92, 84), (118, 150), (140, 230), (140, 230), (-2, 230), (-2, 230),
        (6, 150), (0, 106), (-14, 72), (-18, 40),
    ]  # fmt: skip
    art = solid(neck, coat, w, share=0.3, angle=150)
    art += _mane(mane, w)
    face: list[Point] = [
        (2, -22), (-14, -14), (-32, 14), (-52, 50), (-66, 78), (-70, 92), (-64, 104), (-52, 108), (-44, 104),
        (-30, 88), (-16, 76), (0, 66), (14, 48), (22, 20), (16, -10),
    ]  # fmt: skip
    art += solid(face, coat, w, share=0.26, angle=55)
    if blaze:
        art += shape([(-14, -6), (-26, 10), (-58, 66), (-64, 78), (-54, 70), (-22, 16)], blaze, 0)
    art += oval(-58, 86, 3.6, 5.6, fill=s.LINE, width=0, turn=25)
    art += stroke([(-64, 102), (-52, 98), (-45, 93)], w * 0.55)
    art += shape([(-24, 12), (-18, 5), (-10, 6), (-8, 12), (-16, 16)], "#ffffff", w * 0.6)
    art += oval(-17, 10.5, 4.6, fill=s.LINE, width=0) + stroke([(-27, 9), (-18, 1), (-6, 5)], w * 0.7)
    art += stroke([(6, 54), (14, 36), (10, 22)], w * 0.5, coat.dark)
    for dx in (14, 0):
        art += solid([(dx - 4, -18), (dx - 6, -36), (dx + 3, -52), (dx + 3, -52), (dx + 12, -34), (dx + 10, -16)], coat,
            w)
    art += shape([(2, -22), (-10, -8), (-16, 14), (-16, 14), (0, 6), (16, -14)], mane, w * 0.8)
    art += limb([(-41, 32), (-30, 50), (-16, 76)], [7, 7, 7], strap, w * 0.55, shade=0)
    art += limb([(-60, 68), (-48, 80), (-36, 96)], [7, 7, 7], strap, w * 0.55, shade=0)
    art += limb([(-40, 90), (-16, 66), (6, 30), (16, -8)], [7, 7, 7, 7], strap, w * 0.55, shade=0)
    if studs:
        art += oval(-19, 70, 7, fill=studs, width=w * 0.6) + oval(-38, 92, 6, fill=studs, width=w * 0.6)
        art += oval(14, 4, 6, fill=studs, width=w * 0.6)
    if rein:
        art += limb([(-38, 94), (0, 118), (50, 140), (98, 176)], [9, 9, 9, 9], rein, w * 0.6, shade=0.3)
    return move(art, x, y, scale=size / 120, flip=flip, turn=turn)


def _mane(ink: Ink, w: float) -> Art:
    art = shape([(8, -24), (34, -18), (70, 22), (104, 86), (130, 150), (146, 232), (146, 232), (112, 226), (104, 190),
        (96, 140), (76, 90), (48, 44), (18, 8)], ink, 0)
    for x, y in ((34, 14), (54, 46), (74, 80), (92, 116), (104, 154), (110, 192)):
        art += shape([(x + 8, y - 26), (x + 8, y - 26), (x + 26, y), (x + 2, y + 34), (x - 14, y + 40),
            (x - 14, y + 40), (x - 6, y + 16)], ink, 0)
    art = merge(art, w)
    for x, y in ((40, 10), (62, 44), (82, 80), (100, 118), (112, 160)):
        art += stroke([(x, y - 14), (x + 8, y + 8), (x - 4, y + 30)], w * 0.5, ink.dark)
    return art


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


def cow(x: float, y: float, height: float, *, coat: Ink = s.FAWN, patch: Ink | None = s.WHITE, flip: bool = False,
    grazing: bool = False, width: float = s.MEDIUM) -> Art:
    """A cow, grazing with its head down if wanted."""
    w = width
    art = limb([(44, -66), (54, -56), (52, -28)], [5, 3.5, 3], coat, w)
    art += oval(52, -24, 4.5, 7, fill=coat.dark, width=w * 0.8)
    for px, dark in ((-18, 1), (34, 1), (-26, 0), (26, 0)):
        art += limb([(px, -34), (px + 1, -18), (px, -4)], [12, 8, 7], coat.dark if dark else coat, w)
        art += oval(px - 1, -2.6, 5, 3.4, fill=s.BLACK, width=0)
    art += solid([(-34, -68), (0, -70), (36, -72), (46, -60), (44, -38), (20, -28), (-14, -28), (-34, -38), (-40, -54)],
        coat, w, angle=90, share=0.26)
    if patch:
        art += shape([(-8, -69), (14, -70), (18, -54), (4, -44), (-12, -52)], patch, 0)
        art += shape([(36, -71), (45, -60), (40, -48), (30, -56)], patch, 0)
    art += oval(22, -28, 8, 5, fill=s.ROSE, width=w * 0.8)
    skull: Art = shape([(-6, -8), (8, -10), (12, 4), (4, 24), (-6, 26), (-10, 16)], coat, w)
    skull += shape([(-9, 16), (5, 16), (4, 25), (-6, 27)], s.ROSE, w * 0.8) + oval(-1, 3, 1.8, fill=s.LINE, width=0)
    skull += limb([(9, -8), (20, -8), (24, -4)], [4, 8, 3], coat, w * 0.8)
    skull += stroke([(-4, -9), (-14, -14), (-14, -22)], w * 1.5, s.LINE)
    skull += stroke([(4, -10), (10, -18), (6, -24)], w * 1.5, s.LINE)
    if grazing:
        art += limb([(-30, -56), (-44, -42), (-50, -30)], [26, 20, 14], coat, w) + move(skull, -52, -24, turn=18)
    else:
        art += limb([(-28, -56), (-42, -64), (-48, -74)], [26, 20, 15], coat, w) + move(skull, -50, -76, turn=24)
    return move(art, x, y, scale=height / 90, flip=flip)


def goat(x: float, y: float, height: float, *, coat: Ink = s.WHITE, flip: bool = False, width: float = s.MEDIUM,
    horns: bool = True) -> Art:
    """A goat (a kid or a hind without horns)."""
    w = width
    art: Art = []
    for px, dark in ((-12, 1), (24, 1), (-18, 0), (18, 0)):
        art += limb([(px, -34), (px + 1, -18), (px, -3)], [9, 6, 5], coat.dark if dark else coat, w)
        art += oval(px - 1, -2, 4, 2.6, fill=s.BLACK, width=0)
    art += limb([(28, -54), (36, -62), (38, -56)], [7, 6, 2], coat, w)
    art += solid([(-24, -56), (0, -58), (24, -60), (32, -50), (28, -36), (6, -30), (-18, -34), (-28, -44)], coat, w,
        angle=90)
    art += limb([(-20, -50), (-30, -66), (-34, -78)], [20, 14, 12], coat, w)
    art += solid([(-28, -88), (-38, -86), (-54, -72), (-54, -66), (-46, -65), (-34, -70), (-26, -78)], coat, w)
    art += oval(-38, -80, 1.9, fill=s.LINE, width=0)
    art += limb([(-29, -84), (-20, -82), (-16, -76)], [4, 7, 2], coat, w * 0.8)
    if horns:
        art += shape([(-48, -66), (-46, -54), (-46, -54), (-42, -66)], coat, w * 0.8)
        art += limb([(-34, -88), (-28, -100), (-14, -102)], [6, 5, 1.5], s.GREY, w * 0.8)
        art += limb([(-30, -87), (-22, -96), (-12, -96)], [5, 4, 1.5], s.GREY, w * 0.8)
    return move(art, x, y, scale=height / 100, flip=flip)


def dog(x: float, y: float, height: float, *, coat: Ink = s.WHITE, spots: Ink | None = s.CHESTNUT,
    sitting: bool = False, flip: bool = False, width: float = s.MEDIUM) -> Art:
    """A hunting dog standing or sitting."""
    w = width
    if sitting:
        art = limb([(24, -8), (38, -14), (42, -28)], [6, 5, 3], coat, w)
        art += solid([(-14, -64), (0, -62), (16, -44), (28, -18), (26, 0), (26, 0), (-4, 0), (-4, 0), (-12, -24),
            (-20, -44)], coat, w)
        art += limb([(-12, -46), (-14, -24), (-14, -2)], [12, 8, 7], coat, w, caps="start")
        art += oval(-17, -2, 7, 4, fill=coat, width=w * 0.8)
        hx, hy = -12, -76
    else:
        art = limb([(36, -50), (50, -62), (58, -78)], [6, 5, 3], coat, w)
        for px, dark in ((-16, 1), (30, 1), (-22, 0), (24, 0)):
            art += limb([(px, -36), (px + 1, -18), (px - 1, -2)], [11, 7, 6], coat.dark if dark else coat, w)
            art += oval(px - 4, -2, 6, 3.4, fill=coat, width=w * 0.8)
        art += solid([(-28, -56), (0, -56), (26, -58), (38, -50), (36, -36), (10, -32), (-18, -28), (-32, -40)], coat,
            w, angle=90)
        art += limb([(-24, -48), (-34, -62)], [20, 15], coat, w)
        hx, hy = -38, -68
    if spots:
        art += oval(14, -48 if not sitting else -34, 9, 7, fill=spots, width=0)
    art += solid([(hx + 12, hy - 8), (hx, hy - 14), (hx - 12, hy - 8), (hx - 28, hy - 1), (hx - 30, hy + 5),
        (hx - 22, hy + 9), (hx - 4, hy + 10), (hx + 12, hy + 6)], coat, w, angle=70)
    art += solid([(hx + 4, hy - 12), (hx + 16, hy - 8), (hx + 16, hy + 10), (hx + 9, hy + 14), (hx + 3, hy + 2)],
        spots or coat, w * 0.9)
    art += oval(hx - 29, hy + 1, 3.4, fill=s.LINE, width=0) + oval(hx - 9, hy - 5, 2.1, fill=s.LINE, width=0)
    art += limb([(hx + 8, hy + 14), (hx + 16, hy + 8)], [4, 4], s.RED, w * 0.7) if not sitting else []
    return move(art, x, y, scale=height / 90, flip=flip)


def cat(x: float, y: float, height: float, *, coat: Ink = s.GREY, flip: bool = False, width: float = s.MEDIUM) -> Art:
    """A cat sitting upright."""
    w = width
    art = limb([(18, -6), (38, -8), (44, -28), (34, -38)], [8, 8, 7, 4], coat, w)
    art += solid([(-8, -58), (8, -56), (20, -34), (24, 0), (24, 0), (-16, 0), (-16, 0), (-16, -34)], coat, w)
    art += solid([(-20, -76), (-20, -92), (-20, -92), (-10, -84), (4, -84), (14, -92), (14, -92), (14, -74), (6, -60),
        (-12, -60)], coat, w)
    art += oval(-11, -73, 2.4, fill=s.LINE, width=0) + oval(4, -73, 2.4, fill=s.LINE, width=0)
    art += oval(-4, -66, 2.4, 1.8, fill=s.ROSE, width=0)
    art += stroke([(-4, -36), (-6, -2)], w * 0.6)
    return move(art, x, y, scale=height / 92, flip=flip)


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


def falcon(x: float, y: float, height: float, *, coat: Ink = s.SLATE, hood: Ink = s.RED, flip: bool = False,
    width: float = s.BOLD) -> Art:
    """A hooded hunting falcon perched on (x, y), looking left."""
    w = width
    art = solid([(10, -14), (22, -8), (34, 34), (30, 44), (18, 40), (6, 6)], coat, w)
    art += solid([(-14, -62), (2, -68), (20, -52), (26, -22), (18, 2), (2, 8), (-14, -4), (-22, -28), (-22, -48)],
        s.FUR, w, angle=0)
    for px, py in ((-12, -40), (-4, -44), (-14, -28), (-6, -30), (2, -24), (-10, -16), (-2, -14), (-6, -4)):
        art += stroke([(px - 2.5, py), (px, py + 3.5), (px + 2.5, py)], w * 0.45, coat.dark)
    art += solid([(4, -64), (20, -54), (30, -26), (32, 6), (26, 24), (26, 24), (14, 4), (4, -24), (0, -48)], coat, w,
        angle=0, share=0.4)
    art += stroke([(14, -40), (20, -14), (24, 12)], w * 0.55) + stroke([(8, -36), (14, -12), (20, 6)], w * 0.55)
    art += solid([(-16, -62), (-22, -76), (-14, -90), (2, -92), (12, -80), (10, -64), (-2, -58)], hood, w, share=0.35)
    art += shape([(-20, -78), (-32, -74), (-35, -63), (-35, -63), (-26, -66), (-18, -66)], s.STEEL, w * 0.8)
    art += limb([(2, -90), (6, -102), (16, -110)], [4, 8, 2], s.YELLOW, w * 0.7)
    art += limb([(0, -90), (-4, -102), (-12, -108)], [4, 8, 2], s.GREEN, w * 0.7)
    art += stroke([(-20, -80), (-8, -74), (10, -74)], w * 0.6) + stroke([(-14, -88), (-6, -74), (-4, -60)], w * 0.6)
    return move(art, x, y, scale=height / 110, flip=flip) + falcon_feet(x, y, height, flip=flip, width=width)


def falcon_feet(x: float, y: float, height: float, *, flip: bool = False, width: float = s.BOLD) -> Art:
    """The talons of :func:`falcon`, to lay them over the glove it stands on."""
    art: Art = []
    for dx in (-8, 6):
        art += limb([(dx, 4), (dx - 2, 14)], [9, 7], s.YELLOW, width * 0.8)
        art += shape([(dx - 8, 18), (dx - 4, 12), (dx + 4, 12), (dx + 6, 18), (dx, 21)], s.YELLOW, width * 0.7)
    art += beads([(-4, 18), (-10, 34)], 2.6, s.GOLD, 8, width * 0.4)
    return move(art, x, y, scale=height / 110, flip=flip)


def bird(x: float, y: float, size: float, *, coat: Ink = s.GREEN, wing: Ink = s.RED, flip: bool = False,
    width: float = s.MEDIUM) -> Art:
    """A small bird or parrot perched on (x, y)."""
    w = width
    art = limb([(6, -10), (20, 10), (26, 30)], [12, 10, 5], wing, w)
    art += solid([(-10, -48), (2, -50), (12, -36), (14, -14), (4, 0), (-8, -4), (-16, -22), (-16, -38)], coat, w)
    art += solid([(0, -36), (12, -30), (18, -6), (18, -6), (4, -10)], wing, w)
    art += shape([(-14, -46), (-24, -40), (-20, -34), (-20, -34), (-12, -36)], s.YELLOW, w * 0.8)
    art += oval(-8, -42, 2.4, fill=s.LINE, width=0)
    return move(art, x, y, scale=size / 50, flip=flip)
