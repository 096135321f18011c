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
        pl.shade(outline, r * wide * .8, gap=5, width=1.6, along=35)
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
    pl.shape(f"{x + w * .78},{y}* {x + w * .78},{y - h * .3}* {x + w * .93},{y - h * .3}* {x + w * .93},{y}*", "#7d4e2d", 2)
    pl.shape(f"{x - w * .12},{y - h * .46}* {x + w * .2},{y - h}* {x + w * .86},{y - h}* {x + w * 1.12},{y - h * .46}*", roof, 3)
    pl.hatch(f"{x + w * .9},{y - h * .94} {x + w * 1.08},{y - h * .5}", f"{x + w * .4},{y - h * .94} {x + w * .4},{y - h * .5}", 5, width=1.6)


def mob(pl: Plate, ink: str | Ink, outline: str, lines: str = "", width: float = 3.4) -> None:
    """A mass of hair or cloth with lines along its fall."""
    pl.shape(outline, ink, width)
    if lines:
        pl.lines(lines, 2.2)


def boot(pl: Plate, x: float, y: float, high: float, ink: str | Ink = s.BLACK, *, flip: bool = False) -> None:
    """A high boot whose sole stands at (x, y), its toe to the left."""
    with pl.placed(x, y, scale=high / 60, flip=flip):
        pl.shape("-11,-60* 14,-60* 12,-30 13,-2* 6,2* -30,2 -32,-6 -20,-14 -8,-20 -9,-40", ink, 3)
        pl.line("13,-1 -10,1 -30,1", 2)


def skirt(pl: Plate, waist: tuple[float, float, float], hem: tuple[float, float, float], ink: str | Ink, *, apron: str | Ink | None = None, sway: float = 0) -> None:
    """A skirt from a waist (middle, half width, height) to a hem; ``sway`` moves its folds to the right, an apron lies before it."""
    (x, w, y), (hx, hw, hy) = waist, hem
    m, d = (y + hy) / 2, (hx + x) / 2
    outline = (f"{x - w},{y} {d - (w + hw) * .56 + sway * .3},{m - 10} {hx - hw},{hy - 36} {hx - hw * .94},{hy - 6} {hx},{hy + 8} "
        f"{hx + hw * .94},{hy - 6} {hx + hw},{hy - 40} {d + (w + hw) * .56 + sway * .3},{m - 10} {x + w},{y}")
    pl.shape(outline, ink, 4.2)
    pl.shade(outline, hw * .55, along=10)
    for t in (-.7, -.35, .4, .75):
        pl.line(f"{x + w * t},{y + 16} {d + (w + hw) * .5 * t + sway * .4},{m} {hx + hw * t * .92},{hy - 6}", 2.6)
    if apron is not None:
        a, b = w * .62, hw * .46
        pl.shape(f"{x - a},{y + 4}* {x + a},{y + 4}* {hx + b},{m + 30} {hx + b * .86},{hy - 24} {hx},{hy - 14} {hx - b * .86},{hy - 24} {hx - b},{m + 30}", apron, 3.2)
        pl.lines(f"{x - a * .4},{y + 16} {d - a * .7},{m} {hx - b * .3},{hy - 22}|{x + a * .4},{y + 16} {d + a * .7},{m}", 2)


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
    pl.shape(f"{x - w * .62},{y + 4} {x},{y + 20} {x + w * .62},{y + 4} {x + w * .3},{y - 8} {x - w * .3},{y - 8}", collar, 2.8)


def arm(pl: Plate, shoulder: tuple[float, float], elbow: tuple[float, float], wrist: tuple[float, float], ink: str | Ink, *, wide: float = 32,
    size: float = 28, turn: float = 0, flip: bool = False, skin: str | Ink = FLESH) -> None:
    """A small figure's arm with its hand."""
    pl.limb([shoulder, elbow, wrist], [wide, wide * .92, wide * .58], ink, 3.9, shade=wide * .5, rounded=True)
    hand(pl, *wrist, size, turn=turn, flip=flip, skin=skin)


def leg(pl: Plate, hip: tuple[float, float], knee: tuple[float, float], ankle: tuple[float, float], breeches: str | Ink, stocking: str | Ink, *,
    wide: float = 46, toe: float = 40, ink: str | Ink = s.BLACK, flip: bool = False) -> None:
    """A small figure's leg: breeches to the knee, stocking, shoe."""
    (kx, ky), (ax, ay) = knee, ankle
    pl.limb([(kx, ky - 6), ((kx + ax) / 2, (ky + ay) / 2), ankle], [wide * .6, wide * .56, wide * .36], stocking, 3.6, shade=wide * .25)
    pl.limb([hip, ((hip[0] + kx) / 2, (hip[1] + ky) / 2), (kx, ky + 4)], [wide, wide * .9, wide * .7], breeches, 4, shade=wide * .4, rounded=True)
    shoe(pl, ax, ay + 4, toe, ink, flip=flip)


def coat(pl: Plate, x: float, y: float, wide: float, high: float, ink: str | Ink, *, lean: float = 0, buttons: str | Ink | None = s.YELLOW,
    belt: str | Ink | None = None) -> None:
    """A man's jacket whose neck is at (x, y), its hem ``high`` lower and ``lean`` to the right."""
    w = wide / 2
    hx = x + lean
    outline = (f"{x - w * .86},{y + 12} {x},{y - 2} {x + w * .86},{y + 12} {x + w + lean * .3},{y + high * .32} {hx + w * .8},{y + high * .66} {hx + w},{y + high} "
        f"{hx},{y + high + 8} {hx - w},{y + high} {hx - w * .8},{y + high * .66} {x - w + lean * .3},{y + high * .32}")
    pl.shape(outline, ink, 4.4)
    pl.shade(outline, w * .7, along=8)
    pl.line(f"{x},{y + 8} {x + lean * .4},{y + high * .5} {hx},{y + high}", 2.4)
    if buttons is not None:
        for step in range(4):
            t = .2 + step * .18
            pl.oval(x + lean * t + 6, y + high * t, 4.4, 4.4, buttons, 1.6)
    if belt is not None:
        b = y + high * .66
        bx = x + lean * .66
        pl.shape(f"{bx - w * .82},{b - 8}* {bx},{b + 2} {bx + w * .82},{b - 9}* {bx + w * .84},{b + 8}* {bx},{b + 20} {bx - w * .84},{b + 9}*", belt, 3)


def ground(pl: Plate, y: float, ink: str | Ink = s.LEAF) -> None:
    """The ground from frame to frame, a little uneven."""
    pl.fill(f"14,{y}* 150,{y - 10} 300,{y} 420,{y - 8} 526,{y}* 526,510* 14,510*", ink)
    pl.line(f"14,{y} 150,{y - 9} 300,{y} 420,{y - 7} 526,{y}", 2.6)


def tree(pl: Plate, x: float, y: float, high: float, wide: float, ink: str | Ink = s.GREEN) -> None:
    """A leafy tree standing on (x, y)."""
    pl.shape(f"{x - 12},{y}* {x - 7},{y - high * .4} {x - 10},{y - high * .6}* {x + 10},{y - high * .6}* {x + 8},{y - high * .4} {x + 15},{y}*", s.WOOD, 3.2)
    pl.hatch(f"{x + 12},{y} {x + 8},{y - high * .5}", f"{x + 2},{y} {x + 1},{y - high * .5}", 8, width=1.5)
    bush(pl, x, y - high * .42, wide, high * .62, ink=ink)


def goat(pl: Plate, x: float, y: float, k: float, *, flip: bool = False, ink: str | Ink = "#fdfaf2") -> None:
    """A goat or kid that looks to the left; (x, y) lies under it, k is its height by 100."""
    with pl.placed(x, y, scale=k, flip=flip, weight=.84):
        for leg_ in ("-30,-44* -20,-44* -24,-20 -22,0* -31,0* -30,-20", "30,-44* 42,-46* 38,-20 40,0* 31,0* 32,-20"):
            pl.shape(leg_, ink, 2.6)
        body = "-44,-66 -20,-70 20,-68 46,-64 54,-50 46,-32 20,-28 -20,-28 -42,-36 -50,-52"
        pl.shape(body, ink, 3.4)
        pl.shade(body, 18, gap=6)
        for leg_ in ("-44,-42* -30,-44* -34,-20 -33,0* -43,0* -42,-20", "38,-50* 54,-52* 48,-22 53,0* 43,0* 41,-22"):
            pl.shape(leg_, ink, 2.8)
        pl.shape("50,-58 62,-70 66,-62 56,-50", ink, 2.4)
        pl.shape("-40,-46 -52,-56 -56,-78 -48,-88 -30,-72 -28,-56", ink, 3)
        pl.shape("-44,-92 -54,-100 -66,-94 -82,-82 -86,-74 -78,-70 -62,-74 -48,-78 -42,-86", ink, 3)
        pl.shape("-50,-98 -46,-118 -34,-126 -40,-112 -42,-96", "#d9b878", 2.4)
        pl.shape("-46,-90 -34,-96 -28,-90 -38,-86", ink, 2.2)
        pl.fill("-62,-90 -58,-92 -56,-88 -60,-86", pl.ink, register=False)
        pl.line("-84,-75 -78,-74", 2)
        pl.shape("-74,-70 -68,-72 -66,-58* -72,-62", ink, 1.8)
