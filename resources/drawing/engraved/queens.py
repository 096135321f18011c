# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Queens: a bride with her garland, one before her glass, one with plume and rose, one with a rod."""

import math
from itertools import pairwise

from .. import style as s
from ..style import Ink
from .costume import band, crown, cuff, garment, locks, sleeve
from .lines import ring
from .parts import WHITE, Face, face34, profile
from .people import leaf, rose
from .plate import Plate

_PLUM = Ink("#7d5a9c", "#5a3d78")
_SKIN = s.SKIN_FAIR


def _bust(pl: Plate, x: float, y: float, wide: float, deep: float) -> None:
    """Shoulders and bosom above a low neckline."""
    h = wide / 2
    outline = f"{x - 22},{y - 64}* {x + 24},{y - 64}* {x + 28},{y - 34} {x + h * .7},{y - 20} {x + h},{y - 6}* {x + h * .8},{y + deep * .7} {x},{y + deep} {x - h * .8},{y + deep * .7} {x - h},{y - 6}* {x - h * .7},{y - 20} {x - 24},{y - 34}"
    pl.shape(outline, _SKIN, 4)
    pl.hatch(f"{x + 26},{y - 60} {x + 30},{y - 30} {x + h * .8},{y + 4}", f"{x + 4},{y - 56} {x + 8},{y - 30} {x + h * .5},{y + 10}", 12, width=1.7)
    pl.line(f"{x - 2},{y + deep * .3} {x + 2},{y + deep * .62} {x},{y + deep * .9}", 2.4)


def _necklace(pl: Plate, x: float, y: float, wide: float, ink: str | Ink, *, drop: bool = True) -> None:
    for place in range(9):
        t = place / 8 * 2 - 1
        pl.oval(x + wide / 2 * t, y + 16 * (1 - t * t), 5.6, 5.6, ink, 2)
    if drop:
        pl.shape(f"{x},{y + 20}* {x + 7},{y + 32} {x},{y + 40} {x - 7},{y + 32}", ink, 2.2)


def _holding(pl: Plate, x: float, y: float, turn: float, *, flip: bool = False, size: float = .76) -> None:
    """A woman's hand round an upright stalk at (x, y): the forefinger laid along it, the little finger stretched out."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        pl.shape("4,-22 20,-28 34,-18 44,10 54,40 34,48 16,30 4,14", _SKIN, 3.4)
        pl.shape("20,16 6,26 -12,34 -26,44 -24,49 -8,46 10,40 26,30", _SKIN, 2.6)
        pl.shape("16,-22 4,-34 -6,-52 -12,-58 -16,-53 -10,-36 -2,-22 10,-12", _SKIN, 2.8)
        for y_, tip in ((-6, -20), (6, -21), (17, -16)):
            pl.shape(f"22,{y_ - 7} 0,{y_ - 6} {tip + 5},{y_ - 4} {tip},{y_ + 1} {tip + 6},{y_ + 5} 4,{y_ + 6} 24,{y_ + 6}", _SKIN, 2.6)
        pl.shape("34,-16 22,-27 6,-27 -8,-22 -12,-16 -2,-14 12,-13 24,-4", _SKIN, 2.8)
        pl.hatch("40,8 48,30 44,40", "32,10 36,28 34,38", 5, width=1.5)


def _laid(pl: Plate, x: float, y: float, turn: float, *, flip: bool = False, size: float = .8) -> None:
    """A hand laid flat, the wrist at (x, y), slender fingers to the left, parted between the second and third."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        pl.shape("6,-16 -14,-20 -34,-18 -58,-12 -78,-5 -82,0 -76,3 -52,1 -72,8 -76,13 -70,16 -48,13 -58,19 -60,24 -54,26 -36,24 -18,24 6,16", _SKIN, 3.4)
        pl.lines("-52,1 -34,-1|-48,13 -32,11|-38,22 -28,18", 2)
        pl.shape("-8,-16 -26,-27 -46,-34 -52,-30 -38,-21 -22,-10", _SKIN, 2.8)
        pl.hatch("-4,22 -24,24", "-4,14 -24,15", 5, width=1.5)


def _dangling(pl: Plate, x: float, y: float, turn: float, *, flip: bool = False, size: float = .78) -> None:
    """Thumb and forefinger meet at (x, y) round something light; the other fingers open like a fan."""
    with pl.placed(x, y, scale=size, turn=turn, flip=flip):
        pl.shape("30,6 18,22 4,40 -2,52 3,54 14,44 28,26 38,12", _SKIN, 2.6)
        pl.shape("28,2 12,18 -8,32 -16,42 -12,46 2,38 20,26 36,10", _SKIN, 2.6)
        pl.shape("24,-2 8,10 -14,20 -24,28 -21,33 -4,28 16,18 34,6", _SKIN, 2.6)
        pl.shape("66,-6 46,-20 24,-20 6,-10 -8,-3 -7,4 6,4 22,0 20,14 38,20 56,20 68,12", _SKIN, 3.4)
        pl.shape("40,-12 26,-18 8,-12 -8,-6 -12,-1 -6,2 10,-2 26,-4 36,0", _SKIN, 2.8)
        pl.hatch("62,14 48,20 36,19", "58,6 46,12 38,12", 5, width=1.5)


def hearts() -> Plate:
    """Queen of hearts: a bride."""
    pl = Plate()
    veil = "330,90 290,130 276,190 262,260 220,330 190,400 208,420 300,330 330,270 400,270 430,330 470,400 496,372 470,300 446,230 434,150 400,96"
    pl.shape(veil, WHITE, 4.2)
    pl.shade(veil, 22, gap=7)
    pl.lines("290,160 280,230 246,310 212,390|436,170 448,250 476,330 480,370", 2.4)
    garment(pl, -.2, 108, "300,306 288,350 256,404 204,456", "400,300 410,340 406,390 390,436", s.GREEN, 4.8, shade=34)
    panel = garment(pl, -.2, 62, "318,310 310,350 286,410 240,470", "382,310 384,360 366,420 342,460", s.RED, 3.8, shade=16)
    del panel
    pl.shape("300,300* 350,330 402,298* 404,350 390,402 372,430* 346,440 316,432* 304,390 296,346", s.RED, 4.4)
    pl.hatch("402,310 404,350 388,408", "376,322 378,356 364,410", 16, width=1.8)
    for y, w in ((352, 30), (374, 27), (396, 23)):
        pl.lines(f"{350 - w},{y - 6} 350,{y + 6}|{350 + w},{y - 6} 350,{y + 6}", 3, start=.9, end=.9)
        pl.oval(350, y + 6, 5, 5, s.YELLOW, 2)
    _bust(pl, 350, 296, 112, 34)
    _necklace(pl, 351, 262, 64, s.RED)
    # near arm, hand low with the end of the garland
    sleeve(pl, (412, 306), (456, 400), (372, 430), (58, 52, 34), s.GREEN, shade=20)
    puff = "388,290 420,284 450,304 460,336 440,352 410,346 390,326"
    pl.shape(puff, WHITE, 4)
    pl.shade(puff, 16)
    pl.lines("404,292 416,316 412,342|428,292 436,320 430,348", 2.4)
    cuff(pl, (380, 430), 170, 46, WHITE)
    # far arm stretched out with the garland
    sleeve(pl, (290, 312), (226, 386), (150, 402), (56, 50, 34), s.GREEN, shade=20)
    puff = "312,290 282,286 254,306 244,338 262,354 292,348 312,328"
    pl.shape(puff, WHITE, 4)
    pl.shade(puff, 16)
    pl.lines("296,292 286,318 288,344|272,296 264,322 268,346", 2.4)
    cuff(pl, (158, 400), 170, 46, WHITE)
    # garland
    points = [(104, 410), (118, 440), (148, 462), (186, 472), (226, 470), (264, 462), (300, 450), (332, 436)]
    for index, (x, y) in enumerate(points):
        leaf(pl, x, y, 30, 40 + index * 50)
        leaf(pl, x, y, 30, 220 + index * 50)
    for index, (x, y) in enumerate(points):
        rose(pl, x, y, 15, (s.RED, WHITE, s.ROSE)[index % 3])
    _dangling(pl, 104, 404, -6)
    _dangling(pl, 330, 430, 6)
    with pl.placed(352, 178, scale=.63, turn=-4):
        locks(pl, s.HAIR_CHESTNUT, "36,-70 72,-40 76,20 64,70 44,60 44,0|58,-30 62,20 56,56")
        face34(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.6, lids=.4, smile=.5, age=0), ear=False)
        locks(pl, s.HAIR_CHESTNUT, "-46,-44 -20,-66 20,-50 42,-10 46,30 60,10 64,-40 40,-90 0,-106 -40,-90|-34,-60 10,-70 48,-30|-24,-80 30,-84 56,-40", "-50,-40 -58,0 -54,30 -46,10 -46,-20")
        for x, y, ink in ((-52, -66, s.RED), (-34, -90, WHITE), (-6, -104, s.RED), (24, -106, WHITE), (50, -92, s.RED), (66, -66, WHITE)):
            leaf(pl, x, y, 34, -100 + x)
            rose(pl, x, y, 19, ink)
    return pl


def hearts_over() -> Plate:
    """Girdle of the Queen of hearts."""
    return band(-.2, 106, s.YELLOW, s.GREEN, (s.RED, WHITE), high=17, shape="round")


def diamonds() -> Plate:
    """Queen of diamonds: she holds up a glass on a golden chain."""
    pl = Plate()
    garment(pl, .2, 106, "290,300 280,350 240,396 190,436", "392,300 404,340 400,400 388,460", s.RED, 4.8, shade=34)
    pl.lines("230,424 214,460|300,440 292,480|352,440 356,490|384,420 390,470", 3)
    bodice = "296,292* 340,316 392,292* 398,340 386,396 366,430* 320,436 284,414* 290,370 286,330"
    pl.shape(bodice, WHITE, 4.4)
    for x in (306, 334, 362):
        pl.shape(f"{x},308* {x + 15},310* {x + 12 - (x - 334) * .2},426* {x - 2 - (x - 334) * .2},426*", s.RED, 2.6)
    pl.hatch("396,310 396,350 380,410", "372,318 374,356 360,412", 16, width=1.8)
    _bust(pl, 342, 290, 108, 34)
    _necklace(pl, 342, 256, 60, s.YELLOW)
    # near arm: draws the chain down to the right
    sleeve(pl, (408, 304), (464, 396), (396, 416), (72, 66, 44), s.GREEN, shade=24)
    for x, y in ((426, 322), (444, 350), (430, 372), (458, 380)):
        pl.shape(f"{x},{y - 9}* {x + 6},{y}* {x},{y + 9}* {x - 6},{y}*", s.YELLOW, 1.8)
    cuff(pl, (402, 414), 166, 60, "#8d8680", deep=28)
    # far arm: the glass
    sleeve(pl, (280, 306), (196, 412), (234, 330), (66, 60, 42), s.GREEN, shade=24)
    for x, y in ((258, 326), (238, 354), (216, 384), (212, 412)):
        pl.shape(f"{x},{y - 9}* {x + 6},{y}* {x},{y + 9}* {x - 6},{y}*", s.YELLOW, 1.8)
    cuff(pl, (232, 338), 295, 54, "#8d8680", deep=28)
    chain = [(228, 318), (226, 350), (236, 384), (262, 410), (296, 424), (330, 424), (360, 412)]
    for (ax, ay), (bx, by) in pairwise(chain):
        for t in (0, .34, .67):
            across, down = ax + (bx - ax) * t, ay + (by - ay) * t
            pl.oval(across, down, 8.4, 5.4, s.YELLOW, 2.4, turn=math.degrees(math.atan2(by - ay, bx - ax)))
    with pl.placed(86, 6):
        pl.shape("136,272* 148,272* 150,330* 134,330*", s.YELLOW, 3)
        pl.oval(142, 228, 34, 44, s.YELLOW, 4.2)
        pl.oval(142, 228, 25, 34, s.PALE, 3)
        pl.lines("128,220 144,202|126,236 154,206|132,248 158,218", 2)
        pl.shape("142,186* 134,178 142,168 150,178", s.RED, 2.4)
    _holding(pl, 228, 306, -8)
    _dangling(pl, 354, 404, 4)
    with pl.placed(356, 168, scale=.64, turn=13):
        locks(pl, s.HAIR_FAIR, "0,-96 50,-80 70,-30 66,30 90,70 84,110 58,90 40,40 34,-20|40,-60 58,0 60,60|24,-60 46,10 70,84")
        profile(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.6, lids=.3, smile=.6, age=0), ear=False)
        locks(pl, s.HAIR_FAIR, "-64,-58 -40,-84 0,-70 18,-30 14,10 30,30 48,10 54,-40 36,-90 -8,-108 -50,-100|-50,-72 0,-86 36,-40|-40,-90 10,-98 46,-46", "-2,-10 8,16 0,50 12,80 4,100 -12,80 -12,40 -16,10|-6,20 -4,60")
        for x, y, ink in ((-62, -72, s.RED), (-40, -94, s.YELLOW), (-12, -106, s.BLUE), (18, -104, s.RED), (42, -86, s.YELLOW), (58, -60, s.BLUE)):
            leaf(pl, x, y, 32, -120 + x)
            rose(pl, x, y, 18, ink)
    return pl


def diamonds_over() -> Plate:
    """Girdle of the Queen of diamonds."""
    return band(.2, 104, s.GREEN, s.YELLOW, (s.YELLOW, s.RED), high=18)


def spades() -> Plate:
    """Queen of spades: plume and rose."""
    pl = Plate()
    garment(pl, -.24, 108, "298,306 284,350 250,410 196,466", "404,300 410,340 406,390 388,430", s.BLUE, 4.8, shade=36)
    pl.lines("256,430 230,490|300,446 290,500|352,442 360,470", 3.4)
    bodice = "298,296* 346,322 404,294* 410,344 396,398 376,432* 344,442 310,434* 298,390 292,344"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.hatch("408,310 410,350 392,408", "378,322 380,358 364,412", 18, width=1.8)
    pl.shape("330,316* 346,322 362,316* 358,380 346,438* 334,380", s.YELLOW, 3)
    for y in (338, 360, 382, 404):
        pl.oval(346, y, 5, 5, s.RED, 2)
    _bust(pl, 348, 290, 112, 36)
    _necklace(pl, 349, 256, 62, WHITE)
    # shawls, crossed over the bosom
    red = "290,284 270,300 282,330 330,376 390,424 436,448* 452,424* 400,384 344,340 306,300"
    pl.shape(red, s.RED, 4)
    pl.shade(red, 14, gap=6)
    pl.lines("284,304 330,352 390,402 440,436", 2.4)
    green = "404,282 430,292 438,316 420,350 376,394 322,438 286,460* 268,440* 318,398 366,350 396,316"
    pl.shape(green, s.GREEN, 4)
    pl.shade(green, 14, gap=6)
    pl.lines("420,306 370,366 310,418 280,448", 2.4)
    for step in range(7):
        t = step / 6
        pl.oval(436 - 164 * t + 8, 330 + 122 * t - 30 * math.sin(math.pi * t) * 0 + 8, 6, 6, WHITE, 2)
    # near arm on the hip
    sleeve(pl, (420, 312), (482, 388), (410, 424), (66, 60, 38), s.BLUE, shade=24)
    lace = "424,400 410,402 400,412 396,430 406,446 420,448 432,440 436,420"
    pl.shape(lace, WHITE, 3.4)
    pl.lines("408,412 418,424|404,430 416,434", 1.8)
    _laid(pl, 404, 428, -14)
    # far arm raised with a rose
    sleeve(pl, (286, 308), (220, 404), (168, 352), (64, 56, 36), s.BLUE, shade=22)
    lace = "196,352 178,338 162,344 154,362 162,380 182,384 196,372"
    pl.shape(lace, WHITE, 3.4)
    pl.lines("166,352 178,364|164,370 180,372", 1.8)
    pl.line("150,350 152,300 148,232", 6, start=.8, end=.9)
    for y, turn in ((306, -30), (290, 205), (268, -40), (256, 215)):
        leaf(pl, 150, y, 34, turn)
    rose(pl, 147, 214, 32)
    pl.line("128,212 138,200 156,202 164,216 152,230 134,226", 2.4)
    _holding(pl, 150, 336, 4)
    with pl.placed(354, 178, scale=.64, turn=2):
        locks(pl, s.HAIR_AUBURN, "40,-70 84,-44 98,10 86,60 104,100 92,150 64,150 54,110 66,70 44,20|66,-20 76,30 68,80 80,130|84,10 78,60 90,110", "-50,-44 -72,-10 -66,30 -80,70 -66,110 -46,90 -52,50 -44,10|-60,0 -60,40 -66,84")
        face34(pl, Face(skin=_SKIN, woman=True, nose="straight", brows=4, lids=.25, smile=.3, age=0, gaze=-.6), ear=False)
        locks(pl, s.HAIR_AUBURN, "-48,-46 -24,-72 16,-58 40,-16 48,30 64,50 70,0 66,-50 40,-92 0,-108 -40,-92|-30,-70 14,-76 48,-30|-18,-90 34,-88 60,-34")
        pl.shape("10,-100 -4,-146 26,-190 76,-200 120,-176 130,-136 104,-150 70,-150 50,-126 44,-96", WHITE, 4)
        pl.lines("24,-104 30,-150 66,-176 112,-160", 2.6)
        pl.hatch("20,-130 40,-176 90,-192", "36,-124 56,-158 96,-172", 9, width=1.8)
        for x, y in ((-54, -62), (-34, -84), (-8, -98), (20, -100), (46, -88), (64, -66)):
            leaf(pl, x, y, 32, -160 + x)
            leaf(pl, x, y, 30, 20 + x)
        for x, y in ((-46, -72), (-4, -98), (40, -92)):
            rose(pl, x, y, 14, s.RED)
    return pl


def spades_over() -> Plate:
    """Girdle of the Queen of spades."""
    return band(-.24, 106, s.RED, s.YELLOW, (s.YELLOW, WHITE), high=18, shape="round")


def clubs() -> Plate:
    """Queen of clubs: rod and yellow rose."""
    pl = Plate()
    veil = "330,80 296,130 290,200 278,280 250,340 300,330 330,270 410,270 440,320 490,360 500,300 470,230 452,150 420,90"
    pl.shape(veil, s.PALE, 4)
    pl.shade(veil, 20, gap=7)
    pl.lines("450,150 460,220 484,300|436,170 444,240 470,330", 2.4)
    garment(pl, .24, 108, "296,306 284,350 240,396 190,432", "402,302 410,344 408,410 392,470", _PLUM, 4.8, shade=36)
    for x, y in ((206, 446), (232, 466), (262, 440), (300, 470), (352, 480), (326, 450), (380, 450)):
        pl.shape(f"{x},{y - 9}* {x + 3},{y - 3} {x + 9},{y}* {x + 3},{y + 3} {x},{y + 9}* {x - 3},{y + 3} {x - 9},{y}* {x - 3},{y - 3}", s.YELLOW, 1.8)
    bodice = "300,296* 348,318 402,294* 406,344 394,398 372,430* 330,438 292,420* 296,380 292,340"
    pl.shape(bodice, s.RED, 4.4)
    pl.hatch("404,312 406,350 390,408", "378,322 378,356 364,412", 18, width=1.8)
    pl.shape("300,296* 324,312 342,318* 334,380 318,434* 306,430* 314,370 308,326", s.YELLOW, 3)
    pl.shape("402,294* 378,310 358,318* 360,380 352,436* 364,434* 376,372 390,322", s.YELLOW, 3)
    _bust(pl, 350, 290, 110, 34)
    _necklace(pl, 351, 256, 62, s.GREEN)
    for flip, x in ((True, 418), (False, 284)):
        with pl.placed(x, 316, flip=flip):
            pl.shape("20,-30 -10,-36 -42,-16 -54,18 -40,50 -6,56 20,36 28,2", _PLUM, 4.4)
            pl.lines("6,-30 -14,0 -10,52|-18,-30 -36,4 -28,46|18,-20 10,8 10,44", 2.6)
            pl.shade("20,-30 -10,-36 -42,-16 -54,18 -40,50 -6,56 20,36 28,2", 18, gap=6)
    # near arm with the yellow rose
    sleeve(pl, (446, 352), (470, 420), (400, 420), (50, 50, 34), WHITE, shade=18)
    cuff(pl, (404, 418), 180, 46, s.YELLOW, beads=s.RED)
    pl.line("372,414 352,392 340,372", 5, start=.8, end=.8)
    leaf(pl, 352, 392, 30, 20)
    leaf(pl, 350, 388, 28, 190)
    rose(pl, 334, 360, 24, s.YELLOW)
    _holding(pl, 366, 410, -40)
    # far arm low, the rod leaning to the shoulder
    sleeve(pl, (252, 350), (250, 440), (204, 424), (50, 48, 34), WHITE, shade=18)
    cuff(pl, (208, 425), 196, 46, s.YELLOW, beads=s.RED)
    with pl.placed(176, 410, turn=-16), pl.placed(-148, -370):
        pl.shape("142,244* 152,244* 156,440* 142,440*", s.YELLOW, 3)
        pl.hatch("152,250 155,430", "147,250 149,430", 22, width=1.4)
        pl.oval(147, 214, 26, 30, WHITE, 4)
        pl.hatch("170,200 172,218 162,238", "152,204 154,218 148,232", 9, width=1.8)
        pl.shape("132,238* 162,238* 158,250* 136,250*", s.YELLOW, 2.8)
        pl.shape("147,184* 139,178 147,168 155,178", s.YELLOW, 2.4)
        pl.fill(ring(138, 204, 5, 7), "#ffffff", register=False)
    _holding(pl, 178, 408, 36)
    with pl.placed(356, 176, scale=.64, turn=-2, flip=True):
        locks(pl, s.HAIR_DARK, "38,-70 70,-44 76,10 66,60 46,56 44,0|58,-30 60,30")
        face34(pl, Face(skin=_SKIN, woman=True, nose="straight", brows=4.4, lids=.35, smile=.2, age=.1, gaze=-.4), ear=False)
        locks(pl, s.HAIR_DARK, "-48,-44 -24,-64 16,-54 40,-16 46,34 62,20 66,-40 40,-90 0,-106 -40,-90|-30,-62 16,-70 48,-26", "-52,-40 -60,0 -54,36 -46,16 -46,-20")
        pl.oval(54, 34, 7, 10, s.YELLOW, 2.4)
        with pl.placed(0, -6):
            crown(pl, 7, s.YELLOW, (s.RED, s.GREEN), tall=44)
            rose(pl, 6, -92, 22, s.RED)
    return pl


def clubs_over() -> Plate:
    """Girdle of the Queen of clubs."""
    return band(.24, 106, s.YELLOW, s.RED, (s.GREEN, WHITE), high=18)
