# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the Queens share: shoulders, puffed sleeves slashed to their lining, lace, hands that grip."""

from collections.abc import Sequence

from .. import style as s
from ..style import Ink
from ..svg import Point
from .lines import Outline
from .parts import WHITE
from .plate import Plate

SKIN = s.SKIN_FAIR


def bust(pl: Plate, x: float, y: float, wide: float, deep: float, *, up: float = 64) -> None:
    """Neck, shoulders and bosom above a low neckline; the neck is ``up`` long."""
    h = wide / 2
    outline = f"{x - 25},{y - up}* {x + 27},{y - up}* {x + 30},{y - 34} {x + h * .7},{y - 18} {x + h},{y - 4}* {x + h * .8},{y + deep * .7} {x},{y + deep} {x - h * .8},{y + deep * .7} {x - h},{y - 4}* {x - h * .7},{y - 18} {x - 27},{y - 34}"
    pl.shape(outline, SKIN, 4.4)
    pl.hatch(f"{x + 29},{y - 60} {x + 32},{y - 30} {x + h * .8},{y + 4}", f"{x + 8},{y - 56} {x + 10},{y - 30} {x + h * .5},{y + 10}", 10, width=1.7)
    pl.line(f"{x - 2},{y + deep * .3} {x + 2},{y + deep * .62} {x},{y + deep * .9}", 2.4)


def necklace(pl: Plate, x: float, y: float, wide: float, ink: str | Ink) -> None:
    """Nine beads round the neck and a drop."""
    for place in range(9):
        t = place / 8 * 2 - 1
        pl.oval(x + wide / 2 * t, y + 18 * (1 - t * t), 6.6, 6.6, ink, 2.4)
    pl.shape(f"{x},{y + 22}* {x + 9},{y + 36} {x},{y + 45} {x - 9},{y + 36}", ink, 2.6)


def puff(pl: Plate, x: float, y: float, ink: str | Ink, lining: str | Ink, *, flip: bool = False, size: float = 1, turn: float = 0) -> None:
    """A puffed upper sleeve below the left shoulder at (x, y), slashed to its lining and gathered in a band above the elbow."""
    with pl.placed(x, y, flip=flip, scale=size, turn=turn):
        outline = "24,-24 -4,-30 -40,-14 -62,26 -62,66 -44,90 -8,94 18,72 30,24"
        pl.shape(outline, ink, 5)
        pl.shade(outline, 20, gap=6.6)
        for slash in ("-2,-18* 8,14 4,52 -6,76* -18,48 -14,10", "-30,-8* -24,22 -28,54 -36,74* -48,48 -44,16", "18,-14* 26,12 22,40 14,58* 8,36 8,8"):
            pl.shape(slash, lining, 3)
        pl.limb("-60,72 -34,94 2,90 16,76", [15, 17, 17, 13], lining, 3.4)


def forearm(pl: Plate, axis: Outline, widths: Sequence[float], ink: str | Ink, *, shade: float = 16) -> None:
    """A close sleeve from the elbow to the wrist."""
    pl.limb(axis, widths, ink, 4.8, shade=shade, rounded=True)


def ruffle(pl: Plate, x: float, y: float, turn: float, wide: float, ink: str | Ink = WHITE) -> None:
    """Lace round a wrist; ``turn`` is the direction of the forearm in degrees."""
    with pl.placed(x, y, turn=turn):
        h = wide / 2
        pl.shape(f"-8,{-h * .8} 6,{-h * 1.1} 14,{-h * .8} 11,{-h * .5} 16,{-h * .2} 12,{h * .1} 16,{h * .4} 12,{h * .7} 12,{h} 2,{h * 1.12} -8,{h * .8} -12,0", ink, 3.6)
        pl.lines(f"-6,{-h * .5} 8,{-h * .46}|-8,0 8,{h * .06}|-6,{h * .5} 8,{h * .56}", 1.9)


def grip(pl: Plate, x: float, y: float, turn: float = 0, *, flip: bool = False, size: float = .8, skin: str | Ink = SKIN) -> None:
    """A slender hand closed round an upright stalk at (x, y), the thumb laid along it; the wrist lies to the right and below."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        pl.shape("8,-24 24,-30 40,-20 52,4 58,30 44,44 26,34 8,24", skin, 3.8)
        for y_, tip, tall in ((22, -10, 6.4), (10, -17, 7.2), (-3, -19, 7.6), (-16, -16, 7.4)):
            pl.shape(f"26,{y_ - tall} 4,{y_ - tall - 1} {tip + 6},{y_ - tall + 1} {tip},{y_} {tip + 6},{y_ + tall - 1} 4,{y_ + tall} 26,{y_ + tall * .8}", skin, 3)
        pl.shape("36,-18 28,-34 14,-50 4,-56 -3,-50 2,-40 10,-28 14,-16 28,-8", skin, 3.2)
        pl.line("-1,-50 5,-48 8,-42", 1.6)
        pl.hatch("50,2 54,24 46,36", "36,4 40,22 34,30", 6, width=1.6)


def gather(pl: Plate, x: float, y: float, turn: float = 0, *, flip: bool = False, size: float = .8, skin: str | Ink = SKIN) -> None:
    """A hand that takes up cloth at (x, y): fingers bent under, the back of the hand to us, the thumb above; the wrist to the right."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        for y_, tip in ((24, -6), (13, -14), (1, -18), (-11, -14)):
            pl.shape(f"26,{y_ - 8} 4,{y_ - 8} {tip + 2},{y_ - 5} {tip - 3},{y_ + 3} {tip + 3},{y_ + 9} 8,{y_ + 8} 26,{y_ + 7}", skin, 3)
        pl.shape("66,-16 44,-24 22,-22 10,-12 10,16 22,32 44,30 66,18", skin, 3.8)
        pl.fill("26,-14 12,-12 6,-8 6,20 14,24 28,22", skin, register=False)
        pl.lines("12,-6 20,-5|12,6 20,6|13,18 20,17", 1.8)
        pl.shape("48,-18 34,-30 12,-36 -4,-32 -8,-26 2,-22 16,-22 28,-14 42,-8", skin, 3.2)
        pl.hatch("62,16 44,26 26,26", "58,6 42,14 30,18", 6, width=1.6)


def curls(pl: Plate, ink: str | Ink, *falls: tuple[Point, Point, float]) -> None:
    """Locks that fall in a wave from one point to another, so wide, and end in a curl."""
    for (ax, ay), (bx, by), wide in falls:
        dx, dy = bx - ax, by - ay
        h = wide / 2
        outline = [(ax - h * .7, ay), (ax + dx * .25 - h, ay + dy * .25), (ax + dx * .5 - h * .5, ay + dy * .5), (ax + dx * .75 - h * 1.1, ay + dy * .75), (bx - h * .6, by),
            (bx + h * .7, by - h * .3), (bx + h * .5, by - h * 1.1), (ax + dx * .75 + h * .6, ay + dy * .75), (ax + dx * .5 + h * 1.2, ay + dy * .5), (ax + dx * .25 + h * .7, ay + dy * .25), (ax + h * .8, ay)]
        pl.shape(outline, ink, 3.8)
        for side in (-.2, .35):
            pl.line([(ax + h * side, ay + 6), (ax + dx * .25 + h * (side - .1), ay + dy * .25), (ax + dx * .5 + h * (side + .3), ay + dy * .5), (ax + dx * .75 + h * (side - .2), ay + dy * .75), (bx + h * side * .5, by - h)], 2.2)


def point(pl: Plate, x: float, y: float, turn: float = 0, *, flip: bool = False, size: float = 1, skin: str | Ink = SKIN) -> None:
    """A slender hand that points to the left along y = 0, the thumb bent over the other fingers; the wrist at (66, 2)."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        for y_, tip, tall in ((24, 2, 6), (15, -9, 7), (5, -15, 7.4)):
            pl.shape(f"28,{y_ - tall} 8,{y_ - tall} {tip},{y_ - tall + 1} {tip - 6},{y_} {tip},{y_ + tall - 1} 10,{y_ + tall} 28,{y_ + tall}", skin, 3.2)
        pl.shape("70,-17 46,-24 24,-22 10,-16 12,4 18,22 34,30 52,26 70,18", skin, 4)
        pl.fill("30,0 16,2 14,18 24,26 36,26", skin, register=False)
        pl.shape("22,-21 0,-21 -28,-17 -54,-12 -60,-7 -54,-3 -28,-5 -4,-6 14,-5", skin, 3.4)
        pl.lines("-56,-12 -49,-9 -51,-4|-18,-16 -16,-9", 1.8)
        pl.shape("46,-10 30,-10 12,-6 -2,1 -8,8 -2,12 12,8 28,8 42,8", skin, 3.2)
        pl.line("-4,4 1,7 -1,11", 1.6)
        pl.hatch("66,16 52,24 40,27", "60,4 50,12 40,16", 6, width=1.6)


def miniver(pl: Plate, outline: str, spots: str, *, width: float = 4.8, size: float = 1.4) -> None:
    """Ermine on a large surface: a grey white that stands off the paper, tails as long as a finger at places ``x,y``."""
    pl.shape(outline, "#e4e2dc", width)
    pl.shade(outline, 22, gap=6.6, along=60)
    for spot in spots.split():
        x, y = map(float, spot.split(","))
        with pl.placed(x, y, scale=size):
            pl.fill("0,-9* 3.6,1 5,9* 1.6,7* 0,13* -1.6,7* -5,9* -3.6,1", pl.ink, register=False)
