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


def _patched(pl: Plate, axis: str, widths: list[float], rows: int, *, seed: int = 0) -> None:
    """A limb in lozenges."""
    outline = pl.limb(axis, widths, WHITE, 0.1)
    points = [tuple(map(float, p.split(","))) for p in axis.split()]
    pl.pattern(outline, lozenges([(p[0], p[1]) for p in points], widths, rows, 2, _SUIT, seed=seed))
    pl.contour(outline, 4)
    pl.shade(outline, 14, gap=6.4)


def _masked_head(pl: Plate) -> None:
    """Ruff, half mask and cap of Harlequin."""
    # ruff and head
    pl.shape("244,148 232,158 246,166 244,178 264,172 276,184 288,172 304,182 312,170 330,172 326,160 338,150 322,142 284,136", WHITE, 3.4)
    pl.lines("254,152 250,168|272,150 274,176|292,150 296,174|312,150 318,166", 1.9)
    with pl.placed(286, 104, scale=.43, weight=.85, flip=True):
        pl.shape("44,-50 76,-30 84,20 70,56 48,40", s.HAIR_BLACK, 3.4)
        profile(pl, Face(nose="snub", smile=1.2, age=.2, lids=.2, brows=4), ear=True)
        # half mask
        pl.fill("-76,-28 -60,-34 -34,-30 -10,-16 -14,8 -40,18 -66,16 -82,22 -92,22 -80,4", "#34302f", register=False)
        pl.fill("-66,-6* -54,-13 -40,-4* -54,2", "#fdfaf2", register=False)
        pl.fill(ring(-56, -5, 4.5, 5), pl.ink, register=False)
        cap = "-72,-34 -30,-46 20,-38 46,-10 62,-40 60,-90 20,-130 -30,-128 -66,-90"
        pl.shape(cap, s.RED, 4)
        pl.shade(cap, 30)
        pl.shape("-80,-30 -30,-46 20,-38 48,-8 42,4 12,-22 -30,-30 -76,-18", WHITE, 3.2)
        pl.shape("20,-124 44,-160 84,-176 120,-150 96,-142 76,-122 46,-104", s.GREEN, 3.4)
        pl.lines("34,-116 64,-148 104,-156", 2.2)


def harlequin() -> Plate:
    """The other end: Harlequin with his hammered instrument."""
    pl = Plate()
    pl.fill("14,456* 120,450 300,458 420,450 526,456* 526,510* 14,510*", s.SOIL)
    pl.line("14,456 120,451 300,458 420,451 526,456", 2.6)
    bush(pl, 56, 478, 100, 90)
    bush(pl, 478, 478, 120, 150, roses=5)
    bush(pl, 410, 482, 70, 60, roses=3)
    # legs in stride
    _patched(pl, "268,312 226,364 168,440", [54, 44, 22], 5)
    pl.shape("160,436 178,448 172,462 150,470 128,464 134,456 150,452", s.GREEN, 3.2)
    _patched(pl, "300,314 346,372 344,446", [56, 46, 24], 5, seed=1)
    pl.shape("332,446* 358,446* 362,462 384,470 402,474 396,482 360,482 332,478", s.GREEN, 3.2)
    # bat at the belt
    pl.shape("236,286* 152,330* 146,318* 230,272*", s.YELLOW, 3)
    pl.line("224,282 156,318", 1.8)
    # coat
    coat = "238,160 284,144 328,160 344,196 336,250 338,296 352,326 310,338 270,332 232,326 242,290 236,240 226,200"
    pl.fill(coat, WHITE)
    pl.pattern(coat, lozenges([(284, 140), (286, 240), (292, 340)], [124, 112, 126], 5, 3, _SUIT), width=2)
    pl.contour(coat, 4.4)
    pl.shade(coat, 32, along=8)
    pl.shape("236,284* 288,296 340,282* 342,298* 288,312 238,300*", "#34302f", 3)
    pl.shape("278,290* 300,290* 300,312* 278,312*", s.YELLOW, 2.8, even=1)
    # strap and instrument
    pl.line("330,160 300,200 300,236", 7, start=.9, end=.9)
    pl.line("250,158 272,190 290,232", 7, start=.9, end=.9)
    pl.shape("236,226* 384,214* 402,246* 220,260*", s.YELLOW, 4)
    pl.shape("220,260* 402,246* 402,258* 220,272*", s.WOOD, 3)
    for step in range(5):
        t = (step + .5) / 5
        pl.line(f"{236 + t * -12},{232 + t * 24} {384 + t * 14},{219 + t * 24}", 1.9, start=.9, end=.9)
    pl.oval(312, 238, 9, 5, "#34302f", 1.8)
    # arms with the beaters
    _patched(pl, "250,172 206,226 246,250", [44, 40, 24], 4)
    pl.line("246,246 288,226 330,222", 5, start=.9, end=.7)
    pl.oval(334, 221, 9, 9, s.RED, 2.8)
    with pl.placed(250, 246, scale=.5):
        pl.shape("-14,-16 6,-20 20,-8 18,10 4,20 -14,16", FLESH, 3)
        pl.lines("0,-18 8,-6|10,-12 16,0", 1.8)
    _patched(pl, "324,172 384,212 366,172", [44, 40, 24], 4, seed=1)
    pl.line("370,166 350,190 344,206", 5, start=.9, end=.7)
    pl.oval(344, 210, 9, 9, s.RED, 2.8)
    with pl.placed(368, 160, scale=.5):
        pl.shape("-14,-16 6,-20 20,-8 18,10 4,20 -14,16", FLESH, 3)
        pl.lines("-8,-18 -4,-4|4,-18 8,-4", 1.8)
    _masked_head(pl)
    grass(pl, "90,492 240,494 300,492 440,494")
    pl.hatch("180,484 380,486", "200,496 400,498", 18, width=1.7, start=.4)
    return pl
