# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Small scenes on the dividing line of the German pip cards, from the story of Tell.

Each gives the upper half; what lies below y = 500 is cut away and the other end shows the same picture turned.
Hearts and bells leave the middle free (x from 232 to 398), leaves and acorns a strip below y = 430.
"""

from collections.abc import Callable

from .. import style as s
from ..svg import Art
from .countryside import (
    TIMBER,
    Scene,
    cottage,
    fence,
    hair_up,
    head,
    mountain,
    moustache,
    pine,
    young_profile,
)
from .dress import puffed, slim
from .parts import FLESH, WHITE, Face, face34, profile
from .people import bush, hand, shoe
from .skies import bank

_STONE = "#dcd4c6"
_WATER = "#9fc6e4"
_PLUM = s.PLUM


def _lake(pl: Scene, left: float, right: float, y: float) -> None:
    pl.fill(f"{left},{y}* {right},{y}* {right},510* {left},510*", _WATER)
    pl.line(f"{left},{y} {(left + right) / 2},{y - 1} {right},{y}", 2.6, start=.6, end=.6)
    kept, pl.ink = pl.ink, s.BLUE.dark
    wide = right - left
    for k, t in enumerate((.1, .34, .6, .82)):
        x = left + wide * t
        pl.line(f"{x},{y + 9 + k % 2 * 6} {x + wide * .07},{y + 7 + k % 2 * 6} {x + wide * .13},{y + 9 + k % 2 * 6}", 2.2)
    pl.ink = kept


def _land(pl: Scene, edge: str, ink: str | s.Ink = s.LEAF) -> None:
    first, *_, last = edge.split()
    pl.fill(f"{edge.replace(first, first + '*', 1)}* {last.split(',')[0]},510* {first.split(',')[0]},510*", ink)
    pl.line(edge, 2.6)


def _tower(pl: Scene, x: float, y: float, wide: float, high: float, *, roof: str | s.Ink | None = None) -> None:
    h = wide / 2
    pl.shape(f"{x - h},{y}* {x - h},{y - high}* {x + h},{y - high}* {x + h},{y}*", _STONE, 3)
    pl.hatch(f"{x + h - 1},{y - high + 4} {x + h - 1},{y - 4}", f"{x + h * .3},{y - high + 4} {x + h * .3},{y - 4}", int(high / 8), width=1.5)
    pl.shape(f"{x - 4},{y - high * .5}* {x - 4},{y - high * .7} {x},{y - high * .76} {x + 4},{y - high * .7} {x + 4},{y - high * .5}*", s.BLACK, 1.6)
    if roof:
        pl.shape(f"{x - h - 5},{y - high}* {x},{y - high - wide}* {x + h + 5},{y - high}*", roof, 3)
        pl.hatch(f"{x + 2},{y - high - wide + 6} {x + h},{y - high - 2}", f"{x + 1},{y - high - wide * .5} {x + 3},{y - high - 2}", 5, width=1.5)
        return
    n = 3
    w = (wide + 10) / (2 * n - 1)
    pl.shape(f"{x - h - 5},{y - high + 2}* {x - h - 5},{y - high - 8}* {x + h + 5},{y - high - 8}* {x + h + 5},{y - high + 2}*", _STONE, 2.8)
    for k in range(n):
        left = x - h - 5 + 2 * k * w
        pl.shape(f"{left},{y - high - 7}* {left},{y - high - 18}* {left + w},{y - high - 18}* {left + w},{y - high - 7}*", _STONE, 2.4)


def _beret(pl: Scene) -> None:
    """Tell's flat cap with its feather, in units of a head."""
    pl.shape("40,-90 74,-140 130,-168 176,-150 150,-128 110,-112 70,-80", WHITE, 3.4)
    pl.shape("-70,-50 -84,-84 -60,-118 0,-132 66,-120 100,-86 88,-50 20,-68", _PLUM, 4.2)
    pl.shape("-66,-44 -20,-64 30,-60 74,-34 72,-52 20,-80 -60,-66", s.RED, 3)


def _galloping(pl: Scene) -> None:
    """The bailiff's horse, at full stretch to the left."""
    coat, dark = "#9a5530", "#6f3a20"
    pl.line("382,408 404,404 412,424 406,446", 10, start=.9, end=.2)
    for leg, far in (("276,440 250,448 236,466", True), ("352,444 372,462 396,470", True), ("282,444 262,462 238,462", False), ("362,440 384,456 404,482", False)):
        pl.limb(leg, [22, 14, 9], dark if far else coat, 3, shade=0 if far else 6)
        x, y = map(float, leg.split()[-1].split(","))
        pl.oval(x, y + 3, 7, 6, s.BLACK, 2)
    body = "268,424 280,408 310,404 344,406 370,400 388,414 386,440 366,452 330,450 296,456 274,446"
    pl.shape(body, coat, 3.8)
    pl.shade(body, 22, gap=6, along=70)
    neck = "290,410 276,392 258,372 240,364 240,384 252,404 266,430 280,440"
    pl.shape(neck, coat, 3.4)
    pl.fill("268,412 290,410 290,440 272,436", coat, register=False)
    pl.shape("292,408 278,386 260,368 244,358 262,360 282,372 298,392", s.BLACK, 2.6)
    skull = "250,364 238,362 226,372 212,390 210,400 218,406 232,398 248,390 256,378"
    pl.shape(skull, coat, 3.2)
    pl.shape("246,364 248,348 256,362", coat, 2.4)
    pl.oval(236, 376, 3, 3, s.BLACK, 1.4)
    pl.lines("214,402 222,400|226,374 240,394|240,394 280,402 310,396", 2.6, start=.8, end=.8)
    pl.shape("312,398* 350,396* 356,424 334,430 312,424", s.RED, 3)


def _bailiff(pl: Scene) -> None:
    """He falls back, one arm flung up, the far hand still at the rein."""
    pl.limb("336,396 318,424 306,448", [22, 17, 11], s.YELLOW, 3, shade=6)
    shoe(pl, 304, 450, 26, s.BLACK)
    coat = "322,338 344,330 362,340 366,368 362,404 320,402 316,366"
    pl.shape(coat, s.GREEN, 3.8)
    pl.shade(coat, 20, along=10)
    pl.shape("318,390 340,396 364,390 364,400 340,406 317,400", s.RED, 2.4)
    pl.arm("356,346 384,328 386,292", [20, 16, 11], s.GREEN, 3.2, shade=8)
    hand(pl, 386, 292, 24, turn=100, flip=True)
    with head(pl, 338, 304, 50, turn=24, neck=126):
        profile(pl, Face(nose="hooked", brow=.8, age=.6, open_mouth=True, lids=.1))
        pl.shape("-10,-90 40,-80 56,-20 50,40 30,60 24,10 10,-20", s.HAIR_BROWN, 3)
        pl.shape("-70,44 -60,60 -76,84 -60,104 -36,104 -26,84 -46,70 -50,56", s.HAIR_BROWN, 3)
        pl.shape("-72,-56 -50,-96 10,-116 60,-92 56,-58 -10,-74", s.YELLOW, 4)
        pl.shape("40,-92 80,-130 130,-130 110,-100 64,-80", s.RED, 3.2)
    pl.arm("324,348 300,370 296,394", [18, 15, 10], s.GREEN, 3.2, shade=6)
    pl.oval(295, 397, 7, 7, FLESH, 2.4)
    pl.line("330,366 296,358 262,350", 4, start=.9, end=.9)
    pl.shape("272,346* 254,340* 258,350* 252,356* 272,356*", s.RED, 2.2)


def hollow_lane() -> Scene:
    """Gessler shot in the hollow lane: a galloping rider with an arrow in his breast."""
    pl = Scene()
    _land(pl, "232,484 290,478 360,480 398,484", s.SOIL)
    for x in (64, 566):
        bush(pl, x, 502, 74, 72)
    with head(pl, 104, 452, 44, right=True, neck=0):
        profile(pl, Face(nose="straight", brow=-.6, age=.5))
        moustache(pl, s.HAIR_BROWN, beard=False)
        _beret(pl)
    bush(pl, 120, 502, 62, 40, ink=s.LEAF)
    bush(pl, 514, 502, 56, 44, ink=s.LEAF)
    with pl.placed(31.5, 49, scale=.9):
        _galloping(pl)
        _bailiff(pl)
    return pl


def tell_free() -> Scene:
    """Tell in the green boat on the lake, oar in hand, free."""
    pl = Scene()
    for a, b, c in (((24, 470), (96, 412), (176, 470)), ((150, 470), (230, 404), (310, 470)), ((320, 470), (420, 400), (500, 470)), ((470, 470), (548, 418), (606, 470))):
        mountain(pl, a, b, c, snow=.3)
    _lake(pl, 24, 606, 468)
    pl.limb("300,416 286,440 286,460", [30, 26, 20], s.RED, 3.4, shade=8)
    pl.limb("330,416 348,438 352,460", [30, 26, 20], s.RED, 3.4, shade=8)
    tunic = "294,318 318,304 342,316 350,350 346,380 354,424 318,432 284,424 292,380 286,350"
    pl.shape(tunic, s.YELLOW, 4)
    pl.shade(tunic, 22, along=10)
    for x, y in ((304, 340), (332, 338), (302, 366), (336, 364)):
        pl.shape(f"{x},{y - 9}* {x + 5},{y + 2} {x},{y + 9} {x - 5},{y + 2}", s.RED, 1.8)
    pl.shape("289,384* 318,392 347,384* 348,396* 318,404 288,396*", s.BROWN, 2.6)
    # the freed arm thrown up, the other at the oar
    pl.arm("340,322 370,302 372,258", [26, 22, 13], s.CRIMSON, 3.6, shade=10)
    hand(pl, 372, 258, 30, turn=96, flip=True)
    pl.line("258,300 246,392 230,484", 6, start=.9, end=.9)
    pl.shape("236,466 226,472 220,494 230,500 240,490 242,472", TIMBER, 2.6)
    pl.arm("298,322 270,352 254,342", [26, 22, 13], s.CRIMSON, 3.6, shade=8)
    pl.shape("256,334 246,332 242,342 246,352 258,350 262,342", FLESH, 2.6)
    with head(pl, 318, 276, 62, turn=-6, neck=124):
        face34(pl, Face(nose="straight", smile=1, age=.4, open_mouth=True))
        pl.shape("36,-60 60,-40 68,10 60,50 46,46 44,0", s.HAIR_BROWN, 3)
        moustache(pl, s.HAIR_BROWN, beard=True)
        _beret(pl)
    hull = "212,446* 262,462 318,466 374,462 424,442* 410,478 374,496 262,496 228,480"
    pl.shape(hull, s.GREEN, 4.2)
    pl.shade(hull, 18, along=0)
    pl.lines("222,466 318,482 412,464", 2.6, start=.7, end=.7)
    return pl


def round_castle() -> Scene:
    """Imperial castle with round tower and pennant."""
    pl = Scene()
    _land(pl, "232,494 262,462 300,448 350,450 398,490")
    pine(pl, 248, 496, 74)
    _tower(pl, 346, 470, 56, 66, roof=s.RED)
    pl.shape("366,474* 366,430* 392,430* 392,474*", _STONE, 2.8)
    pl.shape("362,432* 379,414* 396,432*", s.RED, 2.6)
    # round keep with battlements and pennant
    pl.shape("280,476* 278,390 280,386* 322,386* 324,390 322,476* 301,482", _STONE, 3.6)
    pl.hatch("322,392 322,470", "306,392 306,470", 12, width=1.6)
    pl.shape("274,388 300,394 328,388 328,376 300,382 274,376", _STONE, 2.8)
    for x in (276, 296, 316):
        pl.shape(f"{x},378* {x},366* {x + 11},366* {x + 11},379*", _STONE, 2.4)
    pl.line("302,372 302,336", 3.4, start=.9, end=.9)
    pl.shape("303,338* 338,342 326,350 340,358 303,356*", s.RED, 2.6)
    pl.shape("296,480* 296,458 302,452 308,458 308,480*", s.BLACK, 2)
    bush(pl, 384, 498, 40, 34)
    return pl


def twin_castle() -> Scene:
    """Castle with two towers seen from the front."""
    pl = Scene()
    _land(pl, "232,492 262,474 315,466 368,474 398,492")
    pl.shape("270,488* 270,422* 360,422* 360,488*", _STONE, 3.4)
    pl.lines("272,440 358,440", 2)
    for x in (280, 300, 320, 340):
        pl.shape(f"{x},423* {x},412* {x + 10},412* {x + 10},423*", _STONE, 2.2)
    for x in (262, 368):
        _tower(pl, x, 490, 38, 98, roof=s.BLUE)
    pl.shape("300,488* 300,462 315,448 330,462 330,488*", s.BROWN, 2.8)
    pl.lines("308,456 308,486|315,450 315,486|322,456 322,486", 1.8)
    pl.shape("306,430* 324,430* 324,442 315,448 306,442*", s.RED, 2.2)
    bush(pl, 244, 500, 34, 34)
    bush(pl, 386, 500, 34, 30)
    return pl


def pierced_apple() -> Scene:
    """Tell's crossbow and the apple pierced by the arrow."""
    pl = Scene()
    # stock upright behind the apple, the bow above it, drawn
    pl.shape("308,330* 322,330* 328,510* 302,510*", TIMBER, 3.4)
    pl.hatch("321,340 326,500", "315,340 316,500", 18, width=1.5)
    bow = "232,352 258,328 290,316 315,314 340,316 372,328 398,352 390,352 366,338 338,328 315,326 292,328 264,338 240,352"
    pl.shape(bow, s.STEEL, 3.6)
    pl.lines("236,350 315,366 394,350", 2.8, start=.9, end=.9)
    pl.shape("306,306* 324,306* 326,334* 304,334*", s.YELLOW, 2.8)
    pl.line("315,306 306,292 315,282 324,292 316,304", 3.4, start=.9, end=.9)
    apple = "315,386 298,374 278,384 272,410 286,438 306,444 315,440 324,444 346,436 358,410 352,384 332,374"
    pl.shape(apple, s.RED, 4.2)
    pl.shade(apple, 26, gap=6)
    pl.fill("288,392 296,386 298,396 290,410 284,406", "#f08a72", register=False)
    pl.line("315,388 314,376 320,364", 4, start=.9, end=.5)
    pl.shape("320,370 332,356 352,358 342,370 328,374", s.LEAF, 2.6)
    pl.line("322,369 346,360", 1.6)
    with pl.placed(40, 48, scale=.88):
        # bolt
        pl.line("356,410 412,410", 5, start=.9, end=.9)
        pl.shape("384,402* 412,398* 408,410* 412,422* 384,418*", s.SKY, 2.6)
        pl.line("272,410 246,410", 5, start=.9, end=.9)
        pl.shape("250,402* 228,410* 250,418* 246,410*", s.STEEL, 2.6)
        pl.lines("346,404 358,400|346,416 358,420", 2.2)
    return pl


def farewell() -> Scene:
    """Tell embraces his wife, a boy clings to him."""
    pl = Scene()
    _land(pl, "232,486 290,480 360,482 398,486")
    # she
    skirt = "330,392 366,390 382,430 394,488 350,494 322,488 322,440"
    pl.shape(skirt, s.RED, 3.8)
    pl.shade(skirt, 22, along=10)
    pl.lines("346,410 344,486|366,410 374,484", 2.4)
    bodice = "332,326 352,316 368,328 374,360 366,394 332,396 326,360"
    pl.shape(bodice, s.BLUE, 3.8)
    pl.shade(bodice, 18, along=10)
    with head(pl, 344, 286, 54, side=True, turn=-10, neck=134):
        young_profile(pl, lids=.9, smile=-.4)
        hair_up(pl, s.HAIR_FAIR)
    # he
    for x in (278, 306):
        pl.limb(f"{x},420 {x},456 {x},486", [24, 22, 14], s.RED, 3.2, shade=6)
        shoe(pl, x, 486, 28, s.BROWN, flip=True)
    tunic = "272,318 294,304 316,316 322,350 318,386 324,428 290,434 264,428 270,388 266,350"
    pl.shape(tunic, s.YELLOW, 4)
    pl.shade(tunic, 22, along=10)
    pl.shape("268,386* 294,394 320,386* 320,397* 294,404 267,397*", s.BROWN, 2.6)
    with head(pl, 298, 270, 60, right=True, side=True, turn=-8, neck=134):
        profile(pl, Face(nose="straight", lids=.9, brow=.6, age=.4))
        pl.shape("-12,14 -6,50 -22,84 -50,110 -72,106 -76,84 -66,68 -46,66 -28,50", s.HAIR_BROWN, 3)
        pl.shape("-20,-60 20,-50 34,20 30,50 12,20 -6,0", s.HAIR_BROWN, 3)
        _beret(pl)
    pl.arm("308,322 338,352 362,348", [24, 22, 13], s.CRIMSON, 3.4, shade=8)
    hand(pl, 362, 347, 26, flip=True)
    puffed(pl, "336,334 310,346 284,330", WHITE, 24)
    slim(pl, 286, 331, 24, turn=20)
    # the boy at his knee
    pl.limb("246,448 246,486", [20, 13], s.BROWN, 3)
    pl.shape("238,484 252,484 254,494 228,494", s.BLACK, 2.2)
    pl.shape("234,392 248,384 262,394 266,424 262,452 236,452 232,420", s.GREEN, 3.4)
    pl.oval(250, 366, 18, 20, FLESH, 3)
    pl.lines("254,362 259,361|258,374 263,373", 2.2, start=.7, end=.7)
    pl.shape("230,376 230,354 244,342 262,346 266,356 250,356 242,370", s.HAIR_FAIR, 2.6)
    pl.arm("252,398 274,404 286,394", [16, 13, 9], s.GREEN, 2.8)
    pl.oval(288, 392, 6, 6, FLESH, 2.2)
    return pl


def hat_on_pole() -> Scene:
    """Gessler's hat on the pole behind a fence."""
    pl = Scene()
    _land(pl, "232,486 290,480 360,482 398,486")
    bush(pl, 246, 498, 44, 44)
    bush(pl, 386, 498, 40, 50)
    pl.shape("309,510* 310,388* 320,388* 321,510*", TIMBER, 3)
    pl.line("317,396 317,480", 1.8)
    pl.shape("330,356 352,330 384,326 396,344 380,348 392,362 366,364 346,374", WHITE, 3)
    pl.line("336,362 362,340 386,338", 2)
    pl.shape("264,384 290,374 340,374 368,384 344,394 288,394", s.GREEN, 3.6)
    crown = "284,380 288,352 304,340 330,340 344,354 346,380 315,388"
    pl.shape(crown, s.GREEN, 3.8)
    pl.shade(crown, 20, gap=5)
    pl.shape("284,370 315,378 346,370 346,380 315,388 284,380", s.RED, 2.8)
    fence(pl, 262, 370, 498, 40, posts=5)
    return pl


def tells_house() -> Scene:
    """Tell's house: steep roof, little spire, cypress."""
    pl = Scene()
    _land(pl, "232,490 270,472 330,466 398,486")
    cypress = "250,380 260,414 266,456 260,494 240,494 234,456 240,414"
    pl.shape(cypress, s.GREEN, 3)
    pl.shade(cypress, 14, gap=6, along=30)
    cottage(pl, 318, 494, 110, 120, wall="#dbb98a", smoke=True)
    pl.shape("384,494* 384,440* 400,440* 400,494*", WHITE, 2.6)
    pl.shape("379,442* 392,388* 405,442*", s.BLUE, 2.8)
    pl.lines("392,388 392,374|387,380 397,380", 3, start=.9, end=.9)
    fence(pl, 264, 300, 498, 20, posts=3)
    return pl


def _range(pl: Scene, peaks: str) -> None:
    """Mountains from edge to edge, ``x,top`` each, and two clouds."""
    points = [tuple(map(float, p.split(","))) for p in peaks.split()]
    for x, top in points:
        mountain(pl, (x - 76, 484), (x, top), (x + 76, 484), snow=.34)


def cottage_strip() -> Scene:
    """Cottage with a red roof, lake and hills."""
    pl = Scene()
    _range(pl, "70,442 200,432 330,446 450,436 560,444")
    _land(pl, "24,478 120,468 240,474 350,486 380,498")
    _lake(pl, 374, 606, 482)
    cottage(pl, 168, 494, 88, 56, smoke=False)
    bush(pl, 88, 496, 60, 44)
    pine(pl, 246, 496, 52)
    pine(pl, 282, 498, 40)
    pl.shape("470,490* 500,494 536,488* 528,502 478,502", TIMBER, 2.6)
    pl.line("500,492 500,448", 3, start=.9, end=.9)
    pl.shape("502,448* 530,478 502,482*", WHITE, 2.4)
    return pl


def prison_strip() -> Scene:
    """Tell's prison: a strong house with a tower and a dome."""
    pl = Scene()
    _range(pl, "80,438 180,446 400,436 520,446")
    _land(pl, "24,482 160,474 330,470 480,476 606,482")
    _tower(pl, 190, 494, 42, 46)
    pl.shape("214,494* 214,452* 316,452* 316,494*", _STONE, 3)
    pl.hatch("315,456 315,490", "300,456 300,490", 6, width=1.5)
    for x in (232, 258, 284):
        pl.shape(f"{x},482* {x},468* {x + 12},468* {x + 12},482*", s.BLACK, 1.8)
    pl.shape("208,454* 222,436* 308,436* 322,454*", s.RED, 2.8)
    pl.shape("424,494* 424,462* 480,462* 480,494*", WHITE, 2.8)
    pl.shape("420,464* 426,446 452,434 478,446 484,464*", s.BLUE, 2.8)
    pl.line("452,434 452,424", 3, start=.9, end=.9)
    for x in (434, 452, 470):
        pl.line(f"{x},466 {x},492", 2, start=.9, end=.9)
    bush(pl, 96, 498, 54, 50)
    bush(pl, 548, 498, 60, 48)
    return pl


def bridge_strip() -> Scene:
    """River bend with a bridge and a red-roofed house."""
    pl = Scene()
    _range(pl, "80,446 190,434 330,442 460,432 566,446")
    _land(pl, "24,478 160,472 330,476 480,472 606,478")
    _lake(pl, 212, 420, 480)
    arch = "196,490* 240,470 315,460 390,470 434,490* 434,502* 376,502* 366,484 346,478 330,488 324,502* 306,502* 300,488 284,478 264,484 254,502* 196,502*"
    pl.shape(arch, _STONE, 3.4)
    pl.lines("206,488 250,473 315,466 380,473 424,488", 2)
    cottage(pl, 118, 494, 96, 56, smoke=False)
    pine(pl, 490, 498, 58)
    bush(pl, 552, 498, 60, 48)
    return pl


def lake_strip() -> Scene:
    """Lake under mountains, round tower at the left."""
    pl = Scene()
    _range(pl, "90,436 210,444 330,432 450,442 556,436")
    _lake(pl, 24, 606, 476)
    _land(pl, "24,478 90,470 160,476 220,492 236,500")
    pl.shape("106,494* 104,446 106,444* 144,444* 146,446 144,494*", _STONE, 3)
    pl.hatch("143,450 143,490", "130,450 130,490", 7, width=1.5)
    pl.shape("100,446* 125,428* 150,446*", s.RED, 2.8)
    pl.shape("121,470* 121,462 125,458 129,462 129,470*", s.BLACK, 1.6)
    pine(pl, 182, 496, 44)
    pl.shape("388,488* 424,494 462,484* 452,502 398,502", TIMBER, 2.8)
    pl.shape("414,490 414,470 424,464 434,472 432,490", s.RED, 2.4)
    pl.oval(424, 456, 8, 9, FLESH, 2.2)
    pl.line("432,474 462,498", 3.4, start=.9, end=.9)
    return pl


VIGNETTES: dict[tuple[str, int], Callable[[], Scene]] = {
    ("H", 7): hollow_lane, ("H", 8): tell_free, ("H", 9): round_castle, ("H", 10): twin_castle,
    ("D", 7): pierced_apple, ("D", 8): farewell, ("D", 9): hat_on_pole, ("D", 10): tells_house,
    ("S", 7): cottage_strip, ("S", 8): prison_strip, ("C", 7): bridge_strip, ("C", 8): lake_strip,
}  # fmt: skip
"""The scene of a pip card by suit and number."""

_CLOUDS = {("S", 7): "120,412,70 520,408,80", ("S", 8): "96,410,70 556,412,70", ("C", 7): "80,410,70 520,404,80", ("C", 8): "90,408,70 540,408,76"}


def scene(suit: str, number: int) -> Art:
    """The vignette of a card, or nothing."""
    draw = VIGNETTES.get((suit, number))
    if not draw:
        return []
    clouds: Art = []
    for place, spot in enumerate(_CLOUDS.get((suit, number), "").split()):
        x, y, wide = map(float, spot.split(","))
        clouds += bank(place, x, y, wide, "#8ab7dc")
    return clouds + draw().art
