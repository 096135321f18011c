# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock I, the Pagat: Columbine dances, Harlequin strides and plays."""

import math

from .. import style as s
from ..style import Ink
from .lines import ring
from .parts import FLESH, WHITE, Face, face34, lozenges, profile
from .people import bush, grass, hand, leaf, rose
from .plate import Plate


def _tambourine(pl: Plate, x: float, y: float) -> None:
    with pl.placed(x, y, turn=-18):
        pl.oval(0, 0, 58, 44, s.YELLOW, 4)
        pl.oval(3, -3, 47, 34, WHITE, 3)
        pl.hatch(ring(3, -3, 46, 33, 0)[:3], ring(3, -3, 30, 20, 0)[:3], 8, width=1.6)
        for step in range(8):
            angle = math.tau * step / 8 + .3
            jx, jy = 53 * math.cos(angle), 39 * math.sin(angle)
            pl.oval(jx, jy, 8, 6.5, s.RED, 2.2)
        pl.line("-20,10 0,14 26,4", 2)


def _skirt(pl: Plate) -> None:
    skirt = "282,262* 332,262* 372,280 420,324 462,388 492,452* 440,470 320,478 200,470 130,452* 158,388 198,324 244,280"
    pl.fill(skirt, WHITE)
    feet = [118, 166, 214, 262, 310, 358, 406, 454, 504]
    inks: list[str | Ink] = [s.RED, WHITE, s.YELLOW, WHITE, s.RED, WHITE, s.YELLOW, WHITE]
    cells: list[tuple[list[tuple[float, float]], str | Ink]] = []
    for place, ink in enumerate(inks):
        a, b = feet[place], feet[place + 1]
        cells.append(([(307 + (a - 311) * .2, 250), (307 + (b - 311) * .2, 250), (b + (b - 311) * .06, 490), (a + (a - 311) * .06, 490)], ink))
    pl.pattern(skirt, cells, width=2.4)
    # embroidery: zigzag on the red, roses on the white, dots on the yellow
    for place, ink in enumerate(inks):
        middle = (feet[place] + feet[place + 1]) / 2

        def at(t: float, x: float = middle) -> tuple[float, float]:
            return 307 + (x - 311) * (.2 + .82 * t), 262 + 210 * t - abs(x - 311) * .1 * t

        if ink is s.RED:
            points = []
            for step in range(9):
                x, y = at(.24 + step * .08)
                points.append((x + (7 + step * .6) * (1 if step % 2 else -1), y))
            kept, pl.ink = pl.ink, s.YELLOW.base
            pl.line(points, 5, start=.9, end=.9)
            pl.ink = kept
        elif ink is WHITE:
            for t in (.42, .64, .86):
                x, y = at(t)
                rose(pl, x, y, 6 + 4 * t, s.RED)
                pl.shape(f"{x},{y + 6}* {x - 14},{y + 14} {x - 2},{y + 12}* {x + 14},{y + 14}", s.GREEN, 2)
        else:
            for t in (.34, .52, .7, .88):
                x, y = at(t)
                pl.oval(x, y, 4 + 3 * t, 4 + 3 * t, s.BLUE, 2)
    pl.contour(skirt, 4.6)
    pl.hatch("380,286 424,330 464,392 490,450", "352,300 384,344 412,400 432,456", 15, width=2.0, bow=.06, within=skirt)
    pl.hatch("270,276 244,296 224,320", "282,286 262,312 246,338", 8, width=1.7)
    pl.limb("128,446 200,464 312,473 424,464 494,446", [16, 18, 18, 18, 16], s.YELLOW, 3.2)
    for place in range(9):
        t = place / 8
        x = 142 + 340 * t
        y = 449 + 22 * math.sin(math.pi * t)
        pl.oval(x, y, 4, 4, s.RED, 1.8)


def columbine() -> Plate:
    """One end: Columbine with her tambourine."""
    pl = Plate()
    pl.fill("14,452* 120,444 300,450 420,444 526,452* 526,510* 14,510*", s.LEAF)
    pl.line("14,452 120,445 300,450 420,445 526,452", 2.6)
    bush(pl, 62, 474, 110, 120, roses=4)
    bush(pl, 490, 470, 96, 100, roses=3)
    # tiny feet
    pl.shape("270,466* 290,468* 286,484 268,492 250,490 256,482", s.RED, 3)
    pl.shape("336,468* 356,464* 372,478 386,484 382,492 360,490 344,484", s.RED, 3)
    # far arm, hand on the hip side with ribbon
    _skirt(pl)
    bodice = "268,168 300,158 340,166 352,190 342,226 332,264* 282,264* 272,228 258,190"
    pl.shape(bodice, s.RED, 4.2)
    pl.shade(bodice, 28, along=10)
    pl.lines("300,190 304,226 306,262", 2.6)
    for y in (196, 212, 228, 244):
        pl.lines(f"292,{y} 314,{y + 8}|314,{y} 292,{y + 8}", 2.6, start=.8, end=.8)
    pl.shape("274,256* 307,262 340,256* 352,282 330,290* 320,276 307,292* 294,276 284,290* 262,282", s.YELLOW, 3)
    # raised arm
    pl.limb("270,180 226,164 204,116", [40, 38, 26], WHITE, 4, shade=16)
    pl.limb("208,128 200,108", [30, 30], s.RED, 3)
    pl.limb("202,110 196,92", [17, 15], FLESH, 3)
    _tambourine(pl, 176, 74)
    pl.shape("184,100 190,84 200,78 210,82 206,92 212,94 208,104 196,108", FLESH, 2.8)
    pl.lines("194,86 204,86|198,94 208,94", 1.6)
    # lowered arm holds the skirt
    pl.limb("344,182 392,220 376,276", [40, 40, 26], WHITE, 4, shade=20)
    pl.limb("380,262 374,282", [30, 30], s.RED, 3)
    hand(pl, 374, 280, 34, turn=-70)
    # ribbons in the air
    ribbon = "352,86 400,70 430,96 470,88 500,110 468,104 432,112 402,88 360,100"
    pl.shape(ribbon, s.BLUE, 3)
    pl.lines("372,86 402,80 432,104", 1.8)
    pl.shape("350,104 396,112 410,146 450,150 462,180 440,164 402,160 388,128 348,118", s.RED, 3)
    # ruff and head, thrown back
    pl.shape("284,150 270,158 280,168 274,178 294,176 302,186 314,176 330,180 332,168 346,162 334,152 320,148", WHITE, 3.2)
    pl.lines("290,154 284,170|302,154 302,178|318,152 322,172|328,154 338,164", 1.8)
    with pl.placed(308, 112, scale=.42, weight=.85, turn=16, flip=True):
        pl.shape("10,60 50,60 60,120 10,126", FLESH, 3.4)
        pl.shape("30,-90 74,-60 90,0 84,60 104,110 70,120 50,80 44,20", s.HAIR_CHESTNUT, 3.8)
        pl.lines("60,-30 72,30 74,90|72,0 82,50 90,96", 2.4)
        face34(pl, Face(woman=True, nose="small", brows=3.6, lids=.25, smile=1, age=0, gaze=-.3), ear=False)
        pl.shape("-50,-46 -36,-64 0,-62 34,-30 46,20 60,30 66,-20 56,-70 20,-104 -20,-104 -46,-84", s.HAIR_CHESTNUT, 3.6)
        pl.lines("-36,-74 6,-76 44,-40|-20,-90 30,-88 56,-40", 2.2)
        for x, y, ink in ((-44, -78, s.RED), (-18, -98, WHITE), (14, -104, s.RED), (44, -90, s.YELLOW)):
            rose(pl, x, y, 17, ink)
        leaf(pl, 60, -86, 34, -20)
        leaf(pl, -60, -74, 30, 200)
        pl.oval(50, 36, 6, 8, s.YELLOW, 2)
    grass(pl, "150,492 210,496 410,494 446,490")
    pl.hatch("230,490 400,490", "250,498 420,498", 16, width=1.7, start=.4)
    return pl


_SUIT = (s.RED, WHITE)


def _patched(pl: Plate, axis: str, widths: list[float], rows: int, *, seed: int = 0, shade: float = 12) -> None:
    """A limb in lozenges."""
    outline = pl.limb(axis, widths, WHITE, 0.1)
    points = [tuple(map(float, p.split(","))) for p in axis.split()]
    pl.pattern(outline, lozenges([(p[0], p[1]) for p in points], widths, rows, 2, _SUIT, seed=seed), width=1.8)
    pl.contour(outline, 4.6)
    pl.shade(outline, shade, gap=7.4)


def _masked_head(pl: Plate) -> None:
    """Ruff, half mask and cap of Harlequin."""
    pl.shape("236,184 222,196 238,206 236,220 258,214 272,228 286,216 304,228 314,214 336,216 332,204 350,196 334,184 314,176 262,176", WHITE, 4)
    pl.lines("250,190 244,210|268,188 272,216|290,190 290,218|310,188 314,212|328,192 336,206", 2.2)
    with pl.placed(290, 120, scale=.58, weight=.82, flip=True):
        pl.shape("-20,60 44,40 48,120 -16,124", FLESH, 3.4)
        pl.shape("40,-50 72,-30 82,20 72,62 48,56 40,20", s.HAIR_BLACK, 3.4)
        profile(pl, Face(nose="snub", smile=1.4, age=0, lids=.2, brows=4), ear=True)
        pl.shape("-74,-30 -56,-36 -30,-30 -14,-14 -20,8 -42,18 -62,12* -74,22 -84,18 -82,4 -76,-12", s.BLACK, 2.6)
        pl.fill("-68,-4* -56,-14 -38,-4* -54,5", WHITE, register=False)
        pl.fill(ring(-57, -4, 5.4, 5.6), pl.ink, register=False)
        cap = "-74,-36 -30,-48 20,-40 50,-6 68,-40 64,-92 22,-132 -30,-130 -68,-92"
        pl.shape(cap, s.RED, 4.4)
        pl.shade(cap, 28, gap=7)
        pl.shape("-82,-32 -30,-50 22,-42 54,-8 48,8 12,-22 -30,-30 -78,-18", WHITE, 3.4)
        pl.shape("20,-124 50,-158 96,-170 132,-138 100,-132 78,-114 46,-102", s.GREEN, 3.6)
        pl.line("36,-114 70,-142 116,-144", 2.4)


def _dulcimer(pl: Plate) -> None:
    """The board with its strings, seen a little from above, hung from both shoulders."""
    pl.limb("334,206 352,244 380,282", [13, 12, 12], s.BLACK, 2)
    pl.limb("240,206 224,246 214,292", [13, 12, 12], s.BLACK, 2)
    pl.shape("222,272* 372,264* 424,324* 190,338*", s.YELLOW, 4.6)
    pl.shape("190,338* 424,324* 422,350* 196,364*", s.WOOD, 4.2)
    pl.lines("206,351 300,347 408,338", 2.2)
    for x, y in ((270, 306), (344, 301)):
        pl.oval(x, y, 17, 10, s.BROWN, 2.8)
    for step in range(6):
        t = (step + .5) / 6
        pl.line(f"{222 - t * 32},{272 + t * 66} {372 + t * 52},{264 + t * 60}", 2.4, start=.9, end=.9)
    pl.limb("240,271 217,337", [9, 10], s.RED, 2.4)
    pl.limb("356,265 398,326", [9, 10], s.RED, 2.4)


def _beater(pl: Plate, hand_at: tuple[float, float], ball: tuple[float, float], *, flip: bool) -> None:
    """A round-headed beater and the fist that holds it."""
    (hx, hy), (bx, by) = hand_at, ball
    back = (hx - (bx - hx) * .2, hy - (by - hy) * .2)
    pl.limb([back, ((hx + bx) / 2, (hy + by) / 2), (bx, by)], [7, 7, 7], s.BROWN, 2.4)
    pl.oval(bx, by, 15, 15, s.RED, 3.6)
    with pl.placed(hx, hy, scale=.68, flip=flip):
        pl.shape("-16,-16 -4,-22 10,-20 20,-10 20,8 10,20 -6,22 -18,12", FLESH, 3.4)
        pl.lines("-16,-4 2,-4|-16,6 2,6|-10,14 4,14", 2)


def harlequin() -> Plate:
    """The other end: Harlequin with his hammered instrument."""
    pl = Plate()
    pl.fill("14,456* 120,450 300,458 420,450 526,456* 526,510* 14,510*", s.SOIL)
    pl.line("14,456 120,451 300,458 420,451 526,456", 2.6)
    bush(pl, 62, 482, 84, 84)
    bush(pl, 486, 480, 84, 120, roses=5)
    # legs in stride
    _patched(pl, "272,356 216,402 150,450", [68, 52, 28], 4)
    pl.shape("142,440* 164,460* 154,476 126,482 96,472 82,458* 104,462 128,458", s.GREEN, 3.8)
    _patched(pl, "320,356 376,400 368,456", [68, 54, 28], 4, seed=1)
    pl.shape("352,450* 384,450* 390,464 414,472 440,462* 432,484 396,490 354,486", s.GREEN, 3.8)
    # bat at the belt
    pl.shape("244,364* 152,402* 142,382* 236,342*", s.YELLOW, 3.8)
    pl.line("232,358 152,392", 2.2)
    coat = "232,200 292,180 348,200 370,252 356,326 370,372 300,386 226,372 236,320 218,254"
    pl.fill(coat, WHITE)
    pl.pattern(coat, lozenges([(292, 176), (294, 280), (298, 390)], [150, 136, 152], 4, 3, _SUIT), width=2.2)
    pl.contour(coat, 4.8)
    pl.shade(coat, 30, along=8, gap=7)
    _dulcimer(pl)
    _patched(pl, "172,262 162,236 156,194", [44, 42, 28], 2, seed=1)
    _patched(pl, "250,210 214,240 164,252", [54, 52, 44], 3)
    pl.limb("160,208 158,190", [33, 34], WHITE, 3)
    _beater(pl, (158, 176), (214, 128), flip=False)
    _patched(pl, "334,212 392,226 446,262", [52, 48, 28], 3, seed=1)
    pl.limb("438,254 456,270", [33, 34], WHITE, 3)
    _beater(pl, (462, 284), (352, 268), flip=True)
    _masked_head(pl)
    grass(pl, "180,494 250,492 330,496")
    return pl
