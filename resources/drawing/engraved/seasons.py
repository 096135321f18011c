# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four aces of the German pack: the seasons, one half each."""

import math
from collections.abc import Callable

from .. import style as s
from ..card import FRAME, GERMAN
from ..clipping import clip_box
from ..signs import german
from ..style import Ink
from ..svg import Art
from .costume import cuff, sleeve
from .heads import man, woman
from .lines import merged
from .parts import FLESH, WHITE, fist
from .people import bodice, bush, grass, hand, house, leaf, mountains, rose
from .plate import Plate

NAMES = {"HA": "FRÜHLING", "DA": "SOMMER", "SA": "HERBST", "CA": "WINTER"}


def _ground(pl: Plate, y: float, ink: str | Ink) -> None:
    pl.fill(f"10,{y}* 160,{y - 10} 330,{y} 480,{y - 8} 620,{y}* 620,510* 10,510*", ink)
    pl.line(f"10,{y} 160,{y - 9} 330,{y} 480,{y - 7} 620,{y}", 2.8)


def spring() -> Plate:
    """A young woman in a garden, a basket of flowers on her arm."""
    pl = Plate()
    mountains(pl, "14,380 90,290 160,350 240,270 320,340 420,280 500,350 560,300 616,370", 410, s.PALE)
    _ground(pl, 400, s.LEAF)
    # temple
    for x in (52, 88, 124):
        pl.shape(f"{x},412* {x},330* {x + 11},330* {x + 11},412*", WHITE, 2.6)
    pl.shape("40,330* 148,330* 146,316* 42,316*", WHITE, 2.8)
    pl.shape("48,316* 58,286 94,270 130,286 140,316*", s.RED, 3.2)
    pl.line("94,270 94,254", 3, start=.9, end=.9)
    bush(pl, 540, 486, 150, 210, roses=7)
    bush(pl, 60, 492, 90, 60, roses=3)
    # bench and skirt
    pl.shape("210,430* 470,424* 476,446* 206,452*", "#d9d0c0", 3.6)
    pl.shape("230,450* 250,450* 252,510* 228,510*", "#d9d0c0", 3)
    skirt = "300,372 244,410 206,452 190,520 470,520 462,450 436,404 392,370"
    pl.shape(skirt, s.SKY, 4.6)
    pl.shade(skirt, 40, along=20)
    pl.lines("300,400 260,450 246,516|340,396 330,450 326,516|376,396 404,450 414,516", 3)
    bodice(pl, 350, 240, 116, 140, s.RED)
    # basket on her arm
    pl.shape("184,392* 300,384* 290,446* 196,450*", s.YELLOW, 4)
    for y in (404, 420, 436):
        pl.line(f"{187 + (y - 404) * .2},{y} 242,{y + 5} {297 - (y - 404) * .2},{y - 5}", 2.6, start=.8, end=.8)
    pl.hatch("276,394 272,440", "296,390 288,440", 8, width=1.7)
    pl.line("190,392 200,340 244,318 288,340 298,386", 6, start=.9, end=.9)
    for x, y, ink in ((196, 380, s.RED), (222, 370, s.YELLOW), (250, 366, s.RED), (278, 370, WHITE), (236, 386, s.ROSE), (264, 384, s.RED), (208, 392, WHITE), (290, 386, s.YELLOW)):
        leaf(pl, x, y, 30, x * 3 % 360)
        rose(pl, x, y, 16, ink)
    sleeve(pl, (304, 274), (270, 340), (330, 352), (66, 58, 34), WHITE, shade=22)
    cuff(pl, (322, 350), 10, 46, s.RED)
    hand(pl, 334, 352, 44, flip=True, turn=16)
    sleeve(pl, (396, 274), (420, 366), (322, 350), (62, 50, 30), WHITE, shade=22)
    cuff(pl, (330, 352), 190, 40, s.RED)
    hand(pl, 316, 348, 44, turn=-10)
    woman(pl, 346, 160, .54, turn=-6, hair=s.HAIR_FAIR, cover="straw", ink=s.BLUE, lids=.45, smile=.8)
    for x, y, ink in ((322, 108, s.RED), (344, 103, WHITE), (368, 108, s.RED)):
        rose(pl, x, y, 12, ink)
    pl.limb("384,134 398,176 386,216", [9, 10, 7], s.BLUE, 2.4)
    pl.limb("384,214 398,236 402,256", [7, 10, 8], s.BLUE, 2.4)
    pl.limb("384,214 374,236 376,254", [7, 9, 7], s.BLUE, 2.4)
    grass(pl, "120,492 170,496 480,494")
    return pl


def _sheaf(pl: Plate, x: float, y: float, k: float, turn: float = 0) -> None:
    with pl.placed(x, y, scale=k, turn=turn):
        pl.shape("-30,60 -14,0 -40,-50 -30,-70 0,-78 30,-70 40,-50 14,0 30,60 0,66", s.YELLOW, 3.8)
        pl.lines("-24,-62 -6,0 -20,56|-8,-70 -2,0 -6,60|10,-70 3,0 8,60|26,-60 8,0 22,54", 2.4)
        for px, py in ((-40, -56), (-24, -74), (0, -84), (24, -74), (40, -56)):
            pl.shape(f"{px},{py - 12} {px + 8},{py} {px},{py + 12} {px - 8},{py}", s.YELLOW, 2.4)
        pl.line("-15,-2 0,4 15,-2", 8, start=.9, end=.9)


def summer() -> Plate:
    """The reaper: a sickle raised, a sheaf under her arm."""
    pl = Plate()
    pl.fill("10,372* 200,350 420,364 620,350* 620,420* 10,420*", s.LEAF)
    pl.line("10,372 200,351 420,364 620,351", 2.6)
    pl.fill("10,400* 620,394* 620,510* 10,510*", s.YELLOW)
    pl.line("10,400 620,395", 2.6, start=.9, end=.9)
    for row, y in enumerate((424, 456, 488)):
        for place in range(12):
            x = 24 + place * 52 + row * 17
            pl.lines(f"{x},{y} {x - 4},{y - 16}|{x + 7},{y} {x + 8},{y - 20}|{x + 14},{y} {x + 20},{y - 15}", 2.4, start=.9, end=.2)
    for x, y in ((70, 430), (130, 462)):
        _sheaf(pl, x, y, .9, -6)
    bush(pl, 560, 488, 120, 150, roses=5)
    skirt = "306,366 268,410 246,460 236,520 448,520 440,456 420,404 396,366"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=15)
    pl.lines("400,390 420,450 424,516", 3)
    pl.shape("316,372* 388,372* 404,430 404,520* 288,520* 292,430", s.BLUE, 3.8)
    pl.lines("334,390 318,450 316,516|366,390 374,450 374,516", 2.4)
    bodice(pl, 352, 236, 112, 138, s.RED)
    # sickle
    pl.shape("212,262* 186,258 160,238 152,206 164,176 190,162* 172,184 172,208 184,228 204,240 218,242*", "#b7c6d4", 3.8)
    pl.hatch("158,220 176,244 200,254", "168,216 184,234 204,246", 9, width=1.6)
    pl.shape("206,250* 222,236* 256,276* 242,288*", s.WOOD, 3)
    sleeve(pl, (304, 270), (240, 330), (236, 284), (66, 56, 36), WHITE, shade=22)
    with pl.placed(236, 266, scale=.6, turn=-40):
        fist(pl, FLESH)
    # sheaf under the arm
    _sheaf(pl, 446, 350, 1.35, 62)
    sleeve(pl, (402, 268), (462, 338), (414, 366), (68, 58, 36), WHITE, shade=24)
    hand(pl, 416, 364, 46, turn=-20)
    woman(pl, 350, 158, .54, turn=-4, hair=s.HAIR_AUBURN, cover="straw", ink=s.RED, smile=1, lids=.2)
    for x, turn in ((314, 200), (334, 250), (354, 280), (376, 320)):
        leaf(pl, x, 112, 26, turn)
    return pl


def _vine(pl: Plate, x: float, y: float, high: float) -> None:
    pl.shape(f"{x - 4},{y - high}* {x + 4},{y - high}* {x + 5},{y}* {x - 5},{y}*", s.WOOD, 2.8)
    pl.line(f"{x + 6},{y} {x - 8},{y - high * .4} {x + 8},{y - high * .8}", 4, start=.9, end=.5)
    for step in range(6):
        yy = y - high * (.25 + .13 * step)
        leaf(pl, x, yy, 34, (-30, 200, -10, 170, 20, 215)[step])
    for dx, t in ((-16, .4), (16, .56), (-14, .76)):
        for px, py in ((0, 0), (8, 2), (-7, 3), (1, 10), (-4, 8), (5, 17)):
            pl.oval(x + dx + px, y - high * t + py, 5.6, 5.6, s.VIOLET, 2)


def autumn() -> Plate:
    """Grape harvest: a youth stamps in the tub, a picker empties his basket."""
    pl = Plate()
    pl.fill("10,372* 140,320 280,360 420,310 620,366* 620,420* 10,420*", s.HILL)
    pl.line("10,372 140,321 280,360 420,311 620,366", 2.6)
    _ground(pl, 404, s.SOIL)
    for x, y, high in ((52, 480, 200), (120, 440, 150), (586, 482, 200)):
        _vine(pl, x, y, high)
    # the youth behind the tub
    pl.shape("250,248 296,232 342,248 356,310 350,400 240,400 234,310", WHITE, 4.4)
    pl.shade("250,248 296,232 342,248 356,310 350,400 240,400 234,310", 36, along=10)
    pl.lines("296,250 298,330|264,280 270,360|330,280 324,360", 2.4)
    pl.shape("238,352* 296,364 352,350* 352,368* 296,382 238,370*", s.RED, 3.2)
    pl.shape("290,216* 302,216* 306,420* 292,420*", s.WOOD, 3.2)
    sleeve(pl, (256, 272), (216, 340), (280, 330), (60, 52, 36), WHITE, shade=20)
    sleeve(pl, (340, 272), (376, 330), (312, 286), (60, 52, 36), WHITE, shade=22)
    with pl.placed(298, 276, scale=.6):
        fist(pl, FLESH)
    with pl.placed(297, 324, scale=.6, flip=True):
        fist(pl, FLESH)
    man(pl, 298, 156, .52, flip=False, turn=-2, hair=s.HAIR_BROWN, nose="snub", age=.05, smile=1)
    for x, y, turn in ((266, 136, 200), (278, 120, 240), (298, 112, 270), (320, 116, 300), (334, 134, 340), (288, 114, 225), (310, 113, 315)):
        leaf(pl, x, y, 30, turn)
    for x, y in ((272, 126), (328, 126), (299, 113)):
        pl.oval(x, y, 6, 6, s.VIOLET, 2)
    # grapes and tub
    for place in range(13):
        x = 190 + place * 18
        pl.oval(x, 388 - 8 * math.sin(math.pi * place / 12), 11, 11, s.VIOLET, 2.6)
    tub = "160,388* 430,384* 414,520* 178,520*"
    pl.shape(tub, s.WOOD, 4.6)
    for x in (200, 242, 286, 330, 374, 410):
        pl.line(f"{x},390 {x + (295 - x) * .06},450 {x + (295 - x) * .1},516", 2.6)
    pl.hatch("424,392 410,510", "392,392 384,510", 24, width=1.8)
    for y in (410, 474):
        pl.shape(f"{162 + (y - 388) * .13},{y}* 295,{y + 12} {428 - (y - 388) * .12},{y - 3}* {427 - (y - 388) * .12},{y + 13}* 295,{y + 28} {164 + (y - 388) * .13},{y + 16}*", s.YELLOW, 3.2)
    # the picker bends, his back-basket tipped over the rim
    pl.shape("470,520* 474,450 500,420 548,424 564,470 560,520*", s.RED, 4.4)
    back = "456,330 500,312 548,330 572,380 566,440 510,452 470,430 448,384"
    pl.shape(back, s.BLUE, 4.6)
    pl.shade(back, 40, along=20)
    pl.lines("480,350 500,400 496,440|530,340 548,390 544,436", 2.6)
    basket = "396,262* 452,224* 520,330* 470,362*"
    pl.shape(basket, "#d9b878", 4)
    for t in (.2, .4, .6, .8):
        pl.line(f"{396 + 74 * t},{262 + 100 * t} {430 + 66 * t},{250 + 98 * t} {452 + 68 * t},{224 + 106 * t}", 2.6, start=.8, end=.8)
    for x, y in ((402, 262), (418, 250), (436, 238), (392, 282), (384, 302), (396, 318), (380, 330), (404, 340), (390, 356)):
        pl.oval(x, y, 10, 10, s.VIOLET, 2.6)
    sleeve(pl, (466, 350), (424, 402), (446, 350), (52, 46, 32), s.BLUE, shade=18)
    hand(pl, 448, 344, 40, turn=70)
    man(pl, 476, 300, .44, turn=-34, hair=s.HAIR_BLACK, hat="cap", ink=s.RED, band=s.YELLOW, beard="moustache", smile=.4, age=.5)
    return pl


def winter() -> Plate:
    """An old woman with stick and firewood in the snow."""
    pl = Plate()
    pl.fill("10,19* 620,19* 620,420* 10,420*", "#dcedf8")
    mountains(pl, "14,380 90,260 170,340 250,240 330,330 430,250 520,340 616,280", 410, s.PALE)
    pl.fill("10,404* 180,388 340,404 480,390 620,404* 620,510* 10,510*", WHITE)
    pl.line("10,404 180,389 340,404 480,391 620,404", 2.8)
    house(pl, 40, 440, 110, 120, roof=WHITE, wall="#d9b878")
    pl.lines("92,318 84,300 98,284 88,264", 2.6)
    # bare trees
    for x, y, high in ((556, 470, 230), (180, 440, 130)):
        pl.shape(f"{x - 16},{y}* {x - 9},{y - high * .4} {x - 12},{y - high * .7}* {x - 34},{y - high}* {x - 4},{y - high * .78}* {x + 6},{y - high * 1.04}* {x + 6},{y - high * .7}* {x + 38},{y - high * .92}* {x + 10},{y - high * .5} {x + 18},{y}*", s.WOOD, 3.6)
        pl.hatch(f"{x + 15},{y} {x + 8},{y - high * .5}", f"{x + 2},{y} {x},{y - high * .5}", 14, width=1.7)
        pl.line(f"{x + 12},{y - high * .56} {x + 44},{y - high * .62} {x + 54},{y - high * .76}", 5, start=.9, end=.3)
    pl.shape("470,476 474,444 508,444 514,476 500,486 482,486", s.WOOD, 3.4)
    pl.shape("466,446 480,434 506,434 518,446 504,452 480,452", WHITE, 3)
    # bundle on her back
    for place in range(7):
        y = 252 + place * 13
        pl.shape(f"{380 - place * 4},{y - 24}* {386 - place * 4},{y - 34}* {540 - place * 3},{y + 24}* {534 - place * 3},{y + 35}*", s.WOOD, 2.8)
    pl.lines("420,240 402,330|486,262 468,364", 7, start=.9, end=.9)
    # skirt, apron, jacket
    skirt = "300,372 262,420 246,470 240,520 450,520 446,460 430,410 398,372"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 36, along=15)
    pl.shape("306,378* 366,378* 380,430 378,520* 272,520* 280,430", "#2c4a80", 3.6)
    pl.lines("326,396 308,450 304,516|350,396 352,450 350,516|410,400 424,450 424,516", 2.6)
    jacket = "300,262 344,240 396,250 424,290 426,350 404,386 300,386 286,330"
    pl.shape(jacket, s.RED, 4.6)
    pl.shade(jacket, 40, along=12)
    pl.lines("334,262 330,320 332,384", 2.6)
    for y in (286, 312, 338, 364):
        pl.oval(338, y, 5, 5, s.YELLOW, 2)
    pl.shape("206,236* 216,234* 246,520* 234,520*", s.WOOD, 3.2)
    pl.shape("200,240 198,222 212,212 226,222 220,240", s.WOOD, 3)
    sleeve(pl, (306, 290), (272, 356), (234, 328), (62, 54, 38), s.RED, shade=20)
    with pl.placed(222, 314, scale=.66, turn=-6):
        fist(pl, s.LEAF)
    sleeve(pl, (404, 300), (424, 372), (346, 366), (64, 56, 38), s.RED, shade=24)
    with pl.placed(340, 366, scale=.6, turn=90):
        fist(pl, s.LEAF)
    woman(pl, 322, 176, .54, turn=-14, hair=s.HAIR_GREY, cover="scarf", ink=s.GREEN, old=True, lids=.45, smile=.2)
    for x, y in ((60, 250), (270, 80), (416, 100), (590, 220), (130, 230), (440, 210), (40, 330), (250, 240), (330, 50)):
        pl.oval(x, y, 4.6, 4.6, WHITE, 1.6)
    return pl


HALVES: dict[str, Callable[[], Plate]] = {"HA": spring, "DA": summer, "SA": autumn, "CA": winter}


def _signs(suit: str) -> Art:
    return german(suit, 184, 108, 132, turn=-42) + german(suit, 508, 108, 132, turn=42)


def cards() -> dict[str, Art]:
    """Code to half picture."""
    wide, high = GERMAN
    return {code: merged(clip_box(half().art, FRAME, FRAME, wide - FRAME, high / 2)) + _signs(code[0]) for code, half in HALVES.items()}
