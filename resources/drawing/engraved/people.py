# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What the scenes share: ground and sky as an engraver draws them, plants, small hands and shoes."""

from .. import style as s
from ..style import Ink
from .parts import FLESH
from .plate import Plate


def sky(pl: Plate, lines: str, colour: str = "#5f9fcb", width: float = 2.4) -> None:
    """Level strokes of the sky in the blue plate."""
    kept = pl.ink
    pl.ink = colour
    pl.lines(lines, width, start=.05, end=.05)
    pl.ink = kept


def rose(pl: Plate, x: float, y: float, r: float, ink: str | Ink = s.RED) -> None:
    """An open rose."""
    pl.shape([(x - r, y), (x - r * .7, y - r * .75), (x, y - r), (x + r * .75, y - r * .7), (x + r, y + r * .1), (x + r * .6, y + r * .8), (x - r * .1, y + r), (x - r * .8, y + r * .6)], ink, 2.4)
    pl.line([(x - r * .5, y - r * .1), (x - r * .1, y - r * .55), (x + r * .5, y - r * .2), (x + r * .3, y + r * .4), (x - r * .2, y + r * .3), (x, y - r * .1)], 1.8)
    pl.line([(x - r * .7, y + r * .3), (x - r * .1, y + r * .75), (x + r * .7, y + r * .3)], 1.6)


def leaf(pl: Plate, x: float, y: float, long: float, turn: float, ink: str | Ink = s.GREEN) -> None:
    """A pointed leaf that starts at (x, y)."""
    with pl.placed(x, y, turn=turn, scale=long / 40):
        pl.shape("0,0* 12,-10 40,0* 14,11", ink, 2.2)
        pl.line("2,0 18,-1 36,0", 1.5)


def bush(pl: Plate, x: float, y: float, wide: float, high: float, *, roses: int = 0, ink: str | Ink = s.GREEN) -> None:
    """A bush standing on (x, y): masses of leaves with hatched shadow."""
    for dx, dy, r in ((0.3, -.3, .3), (-.28, -.32, .3), (0.02, -.68, .34), (-.12, -.3, .26), (.16, -.42, .24)):
        cx, cy, rx, ry = x + dx * wide, y + dy * high, r * wide, r * high * 1.1
        outline = [(cx - rx, cy), (cx - rx * .8, cy - ry * .5), (cx - rx * .5, cy - ry * .8), (cx, cy - ry), (cx + rx * .5, cy - ry * .85), (cx + rx * .9, cy - ry * .45),
            (cx + rx, cy + ry * .1), (cx + rx * .7, cy + ry * .7), (cx, cy + ry), (cx - rx * .7, cy + ry * .75)]
        pl.shape(outline, ink, 2.8)
        pl.shade(outline, r * wide * .8, gap=6.6, width=1.6, along=35)
    spots = ((-.3, -.5), (.05, -.85), (.32, -.42), (-.05, -.4), (.2, -.68), (-.26, -.18), (.14, -.16))
    for dx, dy in spots[:roses]:
        rose(pl, x + dx * wide, y + dy * high, wide * .085)


def grass(pl: Plate, spots: str) -> None:
    """Tufts at places ``x,y``."""
    for spot in spots.split():
        x, y = map(float, spot.split(","))
        pl.lines(f"{x},{y} {x - 4},{y - 9}|{x + 4},{y} {x + 4},{y - 12}|{x + 8},{y} {x + 13},{y - 8}", 2.2, start=.8, end=.05, peak=.1)


def shoe(pl: Plate, x: float, y: float, long: float, ink: str | Ink, *, flip: bool = False, turn: float = 0) -> None:
    """A shoe whose ankle is at (x, y), its toe to the left."""
    with pl.placed(x, y, scale=long / 40, flip=flip, turn=turn):
        pl.shape("-8,-4* 8,-4* 10,8 8,12* -32,12 -33,6 -22,2", ink, 2.6)
        pl.line("9,8 -14,9 -30,9", 1.6)


def hand(pl: Plate, x: float, y: float, size: float, *, turn: float = 0, flip: bool = False, skin: str | Ink = FLESH) -> None:
    """A small relaxed hand whose wrist is at (x, y), fingers to the left; the thumb above."""
    with pl.placed(x, y, scale=size / 40, turn=turn, flip=flip):
        pl.shape("4,-9 -10,-12 -22,-10 -38,-6 -41,-2 -38,2 -40,5 -36,8 -34,12 -26,13 -12,11 4,9", skin, 2.6)
        pl.lines("-38,2 -22,1|-35,8 -21,6", 1.6)
        pl.shape("-4,-9 -14,-17 -26,-20 -28,-15 -18,-10 -12,-4", skin, 2.2)


def mountains(pl: Plate, ridge: str, foot: float, ink: str | Ink = s.MOUNT) -> None:
    """A range whose ridge is given by peaks ``x,y``, with snow and hatched flanks."""
    points = [tuple(map(float, p.split(","))) for p in ridge.split()]
    line = " ".join(f"{x},{y}*" for x, y in points)
    pl.shape(f"{points[0][0]},{foot}* {line} {points[-1][0]},{foot}*", ink, 2.6)
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        if by < ay and by < cy:
            pl.fill(f"{bx},{by}* {bx - (bx - ax) * .3},{by + (ay - by) * .3}* {bx - 4},{by + 18}* {bx + 6},{by + 12}* {bx + (cx - bx) * .3},{by + (cy - by) * .3}*", "#fdfaf2")
            pl.hatch(f"{bx},{by + 4} {cx},{cy}", f"{bx - 2},{by + 22} {cx - (cx - bx) * .4},{cy + 12}", 8, width=1.5)


def house(pl: Plate, x: float, y: float, wide: float, high: float, *, roof: str | Ink = s.ROOF, wall: str | Ink = "#e9d2a8") -> None:
    """A farmhouse standing on (x, y): gable to the right, boards hatched."""
    w, h = wide, high
    pl.shape(f"{x},{y}* {x},{y - h * .5}* {x + w},{y - h * .5}* {x + w},{y}*", wall, 2.8)
    for k in (.18, .5):
        pl.shape(f"{x + w * k},{y - h * .36}* {x + w * (k + .16)},{y - h * .36}* {x + w * (k + .16)},{y - h * .16}* {x + w * k},{y - h * .16}*", s.BLUE, 2)
    pl.shape(f"{x + w * .78},{y}* {x + w * .78},{y - h * .3}* {x + w * .93},{y - h * .3}* {x + w * .93},{y}*", s.BROWN, 2)
    pl.shape(f"{x - w * .12},{y - h * .46}* {x + w * .2},{y - h}* {x + w * .86},{y - h}* {x + w * 1.12},{y - h * .46}*", roof, 3)
    pl.hatch(f"{x + w * .9},{y - h * .94} {x + w * 1.08},{y - h * .5}", f"{x + w * .4},{y - h * .94} {x + w * .4},{y - h * .5}", 5, width=1.6)


def bodice(pl: Plate, x: float, y: float, wide: float, high: float, ink: str | Ink, *, lace: bool = True, collar: str | Ink = "#fdfaf2") -> None:
    """A bodice whose neck is at (x, y): shoulders, waist, lacing, a white neckline."""
    w = wide / 2
    outline = f"{x - w * .8},{y + 6} {x},{y - 4} {x + w * .8},{y + 6} {x + w},{y + high * .45} {x + w * .84},{y + high} {x - w * .84},{y + high} {x - w},{y + high * .45}"
    pl.shape(outline, ink, 4.2)
    pl.shade(outline, w * .6, along=10)
    if lace:
        for step in range(3):
            yy = y + high * (.34 + .2 * step)
            pl.lines(f"{x - 10},{yy} {x + 10},{yy + 7}|{x + 10},{yy} {x - 10},{yy + 7}", 2, start=.9, end=.9)
    low = f"{x - w * .6},{y + 1} {x - w * .42},{y + 22} {x},{y + 32} {x + w * .42},{y + 22} {x + w * .6},{y + 1}"
    pl.shape(f"{x - 16},{y - 18}* {low.replace(' ', '* ', 1)}* {x + 20},{y - 18}*", s.SKIN_FAIR, 3)
    pl.limb(low, [4, 9, 9, 9, 4], collar, 2.4)
