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
from ..svg import Art, Point
from .costume import sleeve
from .countryside import Scene
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
    pl.shape("58,408* 58,332* 130,332* 130,408*", s.SKY, 2.6)
    for x in (46, 76, 104, 132):
        pl.shape(f"{x - 7},410* {x - 6},334* {x + 6},334* {x + 7},410*", WHITE, 3)
        pl.line(f"{x + 3},340 {x + 3},404", 1.8)
    pl.shape("28,420* 28,408* 150,408* 150,420*", WHITE, 3)
    pl.shape("30,334* 30,318* 148,318* 148,334*", WHITE, 3.2)
    dome = "40,318* 46,286 68,264 89,258 110,264 132,286 138,318*"
    pl.shape(dome, s.RED, 3.8)
    pl.shade(dome, 20, gap=6)
    pl.line("89,258 89,240", 4, start=.9, end=.9)
    pl.oval(89, 236, 6, 6, s.GOLD, 2.4)
    bush(pl, 540, 486, 150, 210, roses=7)
    bush(pl, 60, 492, 90, 60, roses=3)
    # bench and skirt
    pl.shape("210,430* 470,424* 476,446* 206,452*", s.STONE, 3.6)
    pl.shape("230,450* 250,450* 252,510* 228,510*", s.STONE, 3)
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
    _sleeved(pl, (306, 276), (226, 336), (300, 350), 62)
    hand(pl, 300, 350, 46, flip=True, turn=8)
    _sleeved(pl, (398, 276), (452, 372), (318, 398), 64)
    hand(pl, 318, 398, 48, turn=-14)
    woman(pl, 342, 160, .54, turn=-6, hair=s.HAIR_FAIR, cover="straw", ink=s.BLUE, lids=.45, smile=.8)
    for x, y, ink in ((322, 108, s.RED), (344, 103, WHITE), (368, 108, s.RED)):
        rose(pl, x, y, 12, ink)
    pl.limb("384,134 398,176 386,216", [9, 10, 7], s.BLUE, 2.4)
    pl.limb("384,214 398,236 402,256", [7, 10, 8], s.BLUE, 2.4)
    pl.limb("384,214 374,236 376,254", [7, 9, 7], s.BLUE, 2.4)
    grass(pl, "120,492 170,496 480,494")
    return pl


def _sleeved(pl: Plate, shoulder: Point, elbow: Point, wrist: Point, wide: float) -> None:
    """An arm in a full shirt sleeve, rolled up just below the bent elbow."""
    (sx, sy), (ex, ey), (wx, wy) = shoulder, elbow, wrist

    def at(part: float) -> Point:
        return ex + (wx - ex) * part, ey + (wy - ey) * part

    pl.limb([(ex, ey), at(.5), (wx, wy)], [wide * .56, wide * .52, wide * .38], FLESH, 4, shade=10)
    long = math.dist(shoulder, elbow)
    tip = ex + (ex - sx) / long * wide * .2, ey + (ey - sy) / long * wide * .2
    pl.limb([at(-.1), at(.3)], [wide * .56, wide * .64], WHITE, 4)
    pl.limb([(sx, sy), ((sx + ex) / 2, (sy + ey) / 2), (ex, ey), tip], [wide * .84, wide, wide * .78, wide * .3], WHITE, 4.4, shade=18, rounded=True)
    pl.limb([at(.22), at(.42)], [wide * .7, wide * .7], WHITE, 3.6)
    pl.line([(sx * .3 + ex * .7, sy * .3 + ey * .7), at(.06), at(.18)], 2.4)


def _ear(pl: Plate, x: float, y: float, turn: float) -> None:
    with pl.placed(x, y, turn=turn):
        pl.shape("0,8* -8,-4 -9,-18 0,-36* 9,-18 8,-4", s.GOLD, 2.4)
        pl.line("0,4 0,-28", 1.6)


def _sheaf(pl: Plate, x: float, y: float, k: float, turn: float = 0) -> None:
    """A sheaf tied at (x, y): pale stalks, golden ears."""
    with pl.placed(x, y, scale=k, turn=turn):
        for px, py, way in ((-34, -58, -28), (34, -58, 28), (-18, -68, -14), (18, -68, 14), (0, -72, 0)):
            _ear(pl, px, py, way)
        pl.shape("-30,58 -12,0 -36,-50 -20,-60 0,-64 20,-60 36,-50 12,0 30,58 0,64", s.STRAW, 3.8)
        pl.lines("-24,-50 -6,0 -20,54|-8,-56 -2,0 -6,58|10,-56 3,0 8,58|26,-48 8,0 22,52", 2.4)
        for px, py, way in ((-26, -46, -22), (26, -46, 22), (-9, -52, -7), (9, -52, 7)):
            _ear(pl, px, py, way)
        pl.limb("-15,-3 0,3 15,-3", [10, 11, 10], s.RED, 2.6)


def _reaper_dress(pl: Scene) -> None:
    skirt = "306,366 268,410 246,460 236,520 448,520 440,456 420,404 396,366"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=15)
    pl.lines("400,390 420,450 424,516|280,410 262,470 258,516", 3)
    apron = "316,368* 388,368* 402,420 396,470 408,520* 284,520* 296,470 292,420"
    pl.shape(apron, s.BLUE, 4)
    pl.shade(apron, 24, along=10)
    pl.lines("330,384 314,450 310,516|352,384 354,450 352,516|372,384 386,440 384,490", 2.8)
    bodice(pl, 352, 236, 112, 134, s.RED)


def summer() -> Plate:
    """The reaper: a sickle raised, a sheaf under her arm."""
    pl = Scene()
    pl.fill("10,366* 120,344 240,352 420,340 620,356* 620,420* 10,420*", s.LEAF)
    pl.line("10,366 120,345 240,352 420,341 620,356", 2.8)
    pl.fill("10,402* 620,394* 620,510* 10,510*", s.GOLD)
    pl.line("10,402 620,395", 2.6, start=.9, end=.9)
    for row, y in enumerate((428, 460, 492)):
        for place in range(8):
            x = 34 + place * 78 + row * 26
            pl.lines(f"{x},{y} {x - 5},{y - 18}|{x + 8},{y} {x + 9},{y - 22}|{x + 16},{y} {x + 23},{y - 17}", 2.6, start=.9, end=.2)
    for x, y, k in ((170, 446, .76), (84, 474, 1)):
        _sheaf(pl, x, y, k, -4)
    bush(pl, 540, 492, 210, 270, roses=6)
    _reaper_dress(pl)
    # sickle
    blade = "194,240* 176,212 142,196 104,198 70,222 50,264 52,306 70,342* 70,300 82,262 106,238 138,230 162,242 178,262*"
    with pl.placed(28, 66, scale=.85):
        pl.shape(blade, "#9db2c6", 4.6)
        pl.hatch("52,300 56,256 76,224 108,204 144,202 172,218", "66,296 70,262 86,236 112,220 142,218 164,230", 18, width=1.9)
    pl.limb("178,270 204,300 228,328", [17, 19, 22], s.BROWN, 3.6)
    _sleeved(pl, (306, 278), (230, 362), (212, 314), 66)
    with pl.placed(210, 304, scale=.66, turn=-40):
        fist(pl, FLESH)
    # sheaf under the arm
    _sheaf(pl, 464, 334, 1.84, 46)
    _sleeved(pl, (400, 274), (476, 346), (412, 388), 70)
    hand(pl, 414, 388, 50, turn=-24)
    woman(pl, 346, 156, .56, turn=-4, hair=s.HAIR_AUBURN, cover="straw", ink=s.RED, smile=1, lids=.2)
    for x, turn in ((314, 200), (334, 250), (354, 280), (376, 320)):
        leaf(pl, x, 108, 26, turn)
    return pl


def _vine_leaf(pl: Plate, x: float, y: float, k: float, turn: float, ink: str | Ink = s.GREEN) -> None:
    """A leaf of five lobes, its stem at (x, y)."""
    with pl.placed(x, y, scale=k, turn=turn):
        pl.shape("0,0* -12,7 -25,0 -20,-12* -38,-18 -35,-38 -20,-34* -20,-52 0,-68 20,-52 20,-34* 35,-38 38,-18 20,-12* 25,0 12,7", ink, 3)
        pl.lines("0,-2 0,-30 0,-58|0,-4 -16,-18 -30,-28|0,-4 16,-18 30,-28", 1.8)


def _cluster(pl: Plate, x: float, y: float, r: float) -> None:
    """A bunch of grapes that hangs from (x, y)."""
    for row, count in enumerate((3, 4, 3, 2, 1)):
        for place in range(count):
            pl.oval(x + (place - (count - 1) / 2) * r * 1.7, y + r + row * r * 1.5, r, r, s.VIOLET, 2)


def _vine(pl: Plate, x: float, y: float, high: float) -> None:
    """A vine at its stake, with leaves and two bunches."""
    pl.shape(f"{x - 6},{y}* {x - 5},{y - high}* {x + 5},{y - high}* {x + 6},{y}*", s.WOOD, 3)
    pl.line(f"{x + 8},{y} {x - 10},{y - high * .3} {x + 8},{y - high * .62} {x - 4},{y - high * .9}", 6, start=.9, end=.5)
    for dx, part, turn, k in ((-4, .84, -40, .86), (4, .78, 46, .84), (-2, .98, 4, .86), (-8, .5, -74, .9), (8, .44, 66, .84), (-4, .14, -60, .76), (6, .1, 58, .76)):
        _vine_leaf(pl, x + dx, y - high * part, k, turn)
    _cluster(pl, x - 14, y - high * .72, 8)
    _cluster(pl, x + 14, y - high * .38, 8)


def _treader(pl: Scene) -> None:
    """The youth in the tub: both fists on the stamper beside him."""
    shirt = "286,246 322,236 362,248 384,290 376,400 276,404 268,290"
    pl.shape(shirt, s.CRIMSON, 4.6)
    pl.shade(shirt, 34, along=10)
    pl.shape("304,238* 322,262 346,238* 340,300 324,330* 306,296", WHITE, 3.2)
    for y in (346, 366):
        pl.oval(324, y, 5, 5, s.YELLOW, 2)
    pl.shape("272,378* 326,388 380,376* 380,394* 326,408 271,396*", s.GREEN, 3.2)
    pl.shape("226,206* 242,204* 262,412* 246,414*", s.WOOD, 3.6)
    pl.line("238,212 255,404", 2, start=.8, end=.8)
    _sleeved(pl, (290, 276), (206, 318), (234, 264), 58)
    with pl.placed(239, 258, scale=.6, turn=-6):
        fist(pl, FLESH)
    _sleeved(pl, (362, 272), (372, 352), (266, 330), 66)
    with pl.placed(246, 328, scale=.62, turn=-4):
        fist(pl, FLESH)
    man(pl, 326, 156, .54, turn=-4, hair=s.HAIR_BROWN, nose="snub", age=.05, smile=1)
    for x, y, turn in ((290, 122, -60), (310, 106, -26), (334, 102, 8), (358, 112, 40)):
        _vine_leaf(pl, x, y + 4, .44, turn)
    for x, y in ((298, 120), (322, 110), (348, 114)):
        pl.oval(x, y, 7, 7, s.VIOLET, 2)


def _tub(pl: Scene) -> None:
    """Its front, over the treader's legs, and the grapes behind the rim."""
    for place in range(15):
        x = 150 + place * 19
        pl.oval(x, 398 - 7 * math.cos((place - 7) / 4.6), 13, 13, s.VIOLET, 2.6)
    tub = "130,396* 200,408 286,412 372,408 436,394* 418,520* 150,520*"
    pl.shape(tub, s.WOOD, 4.8)
    for x in (172, 216, 260, 306, 350, 394):
        pl.line(f"{x},408 {x + (286 - x) * .06},460 {x + (286 - x) * .1},516", 2.8)
    pl.hatch("430,402 414,512", "390,406 384,512", 22, width=1.9)
    for y, drop in ((424, 0), (474, 5)):
        pl.shape(f"{134 + drop},{y - 4}* 286,{y + 12} {432 - drop},{y - 6}* {430 - drop},{y + 11}* 286,{y + 30} {137 + drop},{y + 13}*", s.SLATE, 3.2)


def _picker(pl: Scene) -> None:
    """He bends over the rim; grapes run from the butte on his back into the tub."""
    with pl.placed(488, 260, turn=34):
        butte = "-14,-60* 150,-38* 150,38* -14,60*"
        pl.shape(butte, s.FAWN, 4.6)
        pl.hatch("4,56 144,36", "4,24 144,16", 16, width=1.8)
        pl.lines("-10,-30 150,-19|-10,0 150,0|-10,30 150,19", 2.4, start=.8, end=.8)
        for x in (22, 108):
            pl.shape(f"{x},{-56 + x * .134}* {x + 14},{-54 + x * .134}* {x + 14},{54 - x * .134}* {x},{56 - x * .134}*", s.SLATE, 2.8)
        pl.oval(-14, 0, 20, 60, s.PLUM, 4)
        for x, y in ((-20, -38), (-14, -18), (-22, 0), (-12, 20), (-20, 38)):
            pl.oval(x, y, 13, 13, s.VIOLET, 2.4)
    for x, y in ((446, 254), (432, 272), (452, 280), (420, 292), (436, 300), (410, 314), (424, 324), (402, 338), (414, 350), (396, 366), (412, 376)):
        pl.oval(x, y, 12, 12, s.VIOLET, 2.6)
    back = "452,410 490,384 548,378 596,412 612,470 612,520 470,520 462,460"
    pl.shape(back, s.BLUE, 4.8)
    pl.shade(back, 36, along=20)
    pl.shape("500,386* 518,382* 506,440 516,512* 496,512* 488,440", s.BROWN, 3)
    man(pl, 474, 352, .46, turn=-20, hair=s.HAIR_BLACK, hat="cap", ink=s.RED, band=s.YELLOW, beard="moustache", smile=.4, age=.5)
    _sleeved(pl, (492, 420), (462, 486), (424, 412), 58)
    pl.shape("440,402 424,394 406,394 398,404 402,410 398,418 408,422 402,430 414,434 432,428 442,416", FLESH, 3)
    pl.lines("402,410 416,410|408,422 420,420", 2)


def autumn() -> Plate:
    """Grape harvest: a youth stamps in the tub, a picker empties his butte."""
    pl = Scene()
    pl.fill("10,346* 140,306 280,350 420,300 620,340* 620,420* 10,420*", s.LEAF)
    pl.line("10,346 140,307 280,350 420,301 620,340", 2.8)
    _ground(pl, 404, s.SOIL)
    for x, y, high in ((70, 500, 208), (590, 400, 170)):
        _vine(pl, x, y, high)
    tub_back = "130,396 180,378 286,370 390,378 436,394 372,408 200,408"
    pl.shape(tub_back, s.PLUM, 4)
    _treader(pl)
    _tub(pl)
    _picker(pl)
    return pl


def _faggots(pl: Plate, x: float, y: float) -> None:
    """Firewood across her back: round sticks with pale ends, tied twice."""
    with pl.placed(x, y, turn=22):
        for place, (left, right) in enumerate(((-96, 96), (-112, 112), (-104, 92), (-120, 118), (-108, 100), (-116, 112))):
            yy = -44 + place * 17
            pl.limb(f"{left},{yy + place % 2 * 4} 0,{yy} {right},{yy - place % 3 * 3}", [15, 18, 17], (s.WOOD, s.BROWN)[place % 2], 3)
            pl.oval(right, yy - place % 3 * 3, 6, 8.5, s.TAN, 2.6)
            pl.line(f"-60,{yy + 3} 10,{yy + 4} 80,{yy + 1}", 1.8)
        for at in (-54, 50):
            pl.limb(f"{at - 4},-56 {at + 4},-4 {at - 4},50", [11, 11, 11], s.YELLOW, 3)


def winter() -> Plate:
    """An old woman with stick and firewood in the snow."""
    pl = Plate()
    pl.fill("10,19* 620,19* 620,420* 10,420*", "#dcedf8")
    mountains(pl, "14,380 90,260 170,340 250,240 330,330 430,250 520,340 616,280", 410, s.PALE)
    pl.fill("10,404* 180,388 340,404 480,390 620,404* 620,510* 10,510*", WHITE)
    pl.line("10,404 180,389 340,404 480,391 620,404", 2.8)
    house(pl, 40, 440, 110, 120, roof=WHITE, wall=s.SOIL)
    pl.lines("92,318 84,300 98,284 88,264", 2.6)
    # bare trees
    for x, y, high in ((556, 470, 230), (180, 440, 130)):
        pl.shape(f"{x - 16},{y}* {x - 9},{y - high * .4} {x - 12},{y - high * .7}* {x - 34},{y - high}* {x - 4},{y - high * .78}* {x + 6},{y - high * 1.04}* {x + 6},{y - high * .7}* {x + 38},{y - high * .92}* {x + 10},{y - high * .5} {x + 18},{y}*", s.WOOD, 3.6)
        pl.hatch(f"{x + 15},{y} {x + 8},{y - high * .5}", f"{x + 2},{y} {x},{y - high * .5}", 14, width=1.7)
        pl.line(f"{x + 12},{y - high * .56} {x + 44},{y - high * .62} {x + 54},{y - high * .76}", 5, start=.9, end=.3)
    pl.shape("470,476 474,444 508,444 514,476 500,486 482,486", s.WOOD, 3.4)
    pl.shape("466,446 480,434 506,434 518,446 504,452 480,452", WHITE, 3)
    _faggots(pl, 462, 292)
    # skirt, apron, jacket
    skirt = "300,372 262,420 246,470 240,520 450,520 446,460 430,410 398,372"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 36, along=15)
    pl.shape("306,378* 366,378* 380,430 378,520* 272,520* 280,430", s.NAVY, 3.6)
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
    # the rope over her shoulder, and the hand that holds it
    sleeve(pl, (408, 302), (448, 394), (396, 362), (64, 58, 40), s.RED, shade=24)
    pl.limb("420,258 408,292 384,328 358,368", [13, 13, 13, 13], s.FAWN, 3)
    with pl.placed(370, 340, scale=.68, turn=32):
        fist(pl, s.LEAF)
    woman(pl, 322, 176, .54, turn=-14, hair=s.HAIR_GREY, cover="scarf", ink=s.GREEN, old=True, lids=.45, smile=.2)
    for x, y in ((60, 250), (270, 80), (416, 100), (590, 220), (130, 230), (440, 210), (40, 330), (250, 240), (330, 50)):
        pl.oval(x, y, 4.6, 4.6, WHITE, 1.6)
    return pl


DRAWN: dict[str, Callable[[], Plate]] = {"HA": spring, "DA": summer, "SA": autumn, "CA": winter}


def _signs(suit: str) -> Art:
    return german(suit, 184, 108, 132, turn=-42) + german(suit, 508, 108, 132, turn=42)


def halves() -> dict[str, Art]:
    """Code to half picture."""
    wide, high = GERMAN
    return {code: merged(clip_box(half().art, FRAME, FRAME, wide - FRAME, high / 2)) + _signs(code[0]) for code, half in DRAWN.items()}
