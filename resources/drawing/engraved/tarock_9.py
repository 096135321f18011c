# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock IX: the reapers at the edge of the field; the kiss across the balustrade."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    brimmed,
    ground,
    head,
    kerchief,
    mountain,
    moustache,
    profile_hair,
    ridge,
    young_face,
    young_profile,
)
from .dress import bust, lacing, puffed, slim, tight, wrapped
from .parts import WHITE, Face, face34, profile
from .people import grass, hand, leaf, rose, shoe

_ORANGE = "#e88a2c"


def _tub(pl: Scene) -> None:
    """A tub heaped with herbs."""
    for x, y, turn in ((30, 386, -130), (48, 372, -104), (70, 366, -86), (92, 372, -66), (110, 388, -40), (60, 380, -110), (84, 382, -74), (22, 396, -160), (120, 396, -16)):
        leaf(pl, x, y + 14, 50, turn, s.GREEN if turn % 4 else s.LEAF)
    pl.shape("18,404 34,384 70,376 108,386 124,404 70,416", s.LEAF, 3)
    for x, y, ink in ((44, 392, s.RED), (72, 386, s.YELLOW), (98, 394, s.RED)):
        rose(pl, x, y, 9, ink)
    tub = "10,402* 70,414 132,402* 122,476* 70,486 20,476*"
    pl.shape(tub, TIMBER, 4.4)
    pl.shade(tub, 26, gap=6, along=0)
    for x in (36, 58, 82, 106):
        pl.line(f"{x},410 {x + (70 - x) * .14},480", 2.2, start=.8, end=.8)
    pl.limb("12,424 70,438 130,424", [9, 9, 9], "#c9d3dc", 2.6)
    pl.limb("17,460 70,472 125,460", [9, 9, 9], "#c9d3dc", 2.6)


def _jug(pl: Scene, x: float, y: float) -> None:
    with pl.placed(x, y):
        jug = "-14,-62 -24,-46 -32,-24 -22,-4 0,0 22,-4 32,-24 22,-46 14,-62"
        pl.shape(jug, s.BLUE, 4)
        pl.shade(jug, 18, gap=5)
        pl.shape("-18,-72* 18,-72* 14,-58* -14,-58*", s.BLUE, 3)
        pl.line("18,-62 38,-54 32,-30", 6, start=.8, end=.8)
        pl.lines("-24,-34 0,-26 24,-34", 3, start=.6, end=.6)


def _reeds(pl: Scene) -> None:
    """Reeds and a broken fence."""
    pl.shape("452,476* 454,360* 462,348* 470,360* 470,476*", TIMBER, 3)
    pl.shape("500,476* 508,392* 520,372* 526,384* 520,476*", TIMBER, 3)
    pl.shape("430,392* 530,404* 530,416* 430,404*", TIMBER, 2.8)
    pl.shape("440,462* 516,414* 522,424* 446,474*", TIMBER, 2.8)
    for x, high in ((476, 190), (488, 150), (498, 210), (510, 170), (484, 230)):
        pl.line(f"{x},480 {x - 4},{480 - high * .5} {x + 2},{480 - high}", 3.4, start=.9, end=.5)
        pl.oval(x + 2, 480 - high - 14, 6, 17, "#8a5a36", 2.6)
    for x, dx, high in ((470, -26, 120), (486, 10, 150), (506, 18, 110), (494, -10, 170)):
        pl.shape(f"{x - 6},480* {x + dx * .3 - 7},{480 - high * .5} {x + dx},{480 - high}* {x + dx * .3 + 7},{480 - high * .5} {x + 6},480*", s.GREEN, 2.8)


def _she(pl: Scene) -> None:
    """A sheaf on her hip, the sickle lifted out of the way of the flower."""
    pl.shape("112,192* 78,192 52,174 42,150 50,128* 62,150 76,164 94,172 112,174*", "#c9d3dc", 3.6)
    pl.line("50,146 66,172 104,184", 1.9)
    for x in (202, 242):
        pl.limb(f"{x},404 {x + 2},438 {x},464", [28, 25, 14], s.SKIN_FAIR, 3.4, shade=7)
        shoe(pl, x, 470, 42, s.BLACK, flip=True)
    skirt = "190,302* 250,302* 268,340 276,384 272,418 224,428 178,418 172,380 180,338"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 30, along=10)
    pl.shape("177,404 224,414 274,404 272,420 224,430 177,420", s.BLUE, 3)
    apron = "204,306* 248,304* 258,344 262,392 230,398 196,390 198,344"
    pl.shape(apron, WHITE, 3.6)
    pl.lines("216,318 214,360 214,390|234,318 238,360 240,390", 2.4)
    # the sheaf under her arm, ears to the left
    sheaf = "206,256 190,300 176,346 168,376 190,386 208,350 222,310 226,270"
    pl.shape(sheaf, STRAW, 3.6)
    pl.lines("208,272 190,330 178,376|216,276 200,330 188,378", 2)
    for x, y, turn in ((172, 372, 130), (182, 380, 106), (192, 380, 84), (164, 362, 150)):
        with pl.placed(x, y, turn=turn, scale=.9):
            pl.shape("-4,0 6,-9 30,-9 46,0* 30,9 6,9", s.YELLOW, 2.4)
            pl.lines("10,-8 18,0 10,8|24,-8 32,0 24,8", 1.6)
    bodice = "186,230 214,212 242,224 252,262 246,308* 190,308* 178,266"
    pl.shape(bodice, s.YELLOW, 4.2)
    pl.shade(bodice, 22, along=10)
    lacing(pl, 220, 254, 16, 3)
    bust(pl, 216, 218, 50, 24, cut="square", tall=38, lean=4)
    # bare arms
    puffed(pl, "190,232 138,252 116,214", WHITE, 36)
    pl.shape("104,172* 116,172* 118,232* 108,232*", TIMBER, 2.8)
    wrapped(pl, 113, 206, 27, turn=-4)
    puffed(pl, "240,232 262,280 300,276", WHITE, 34)
    with head(pl, 220, 160, 90, right=True, turn=-6, neck=0):
        pl.shape("38,20 70,20 78,70 70,120 50,110 44,60", s.HAIR_CHESTNUT, 3.2)
        young_face(pl, smile=1.1, lids=.2)
        pl.shape("-48,-48 -34,-64 -4,-60 22,-36 -6,-66 -34,-74", s.HAIR_CHESTNUT, 3)
        kerchief(pl, s.BLUE, dots=WHITE)


def _he(pl: Scene) -> None:
    for x, lean in ((346, -2), (404, 8)):
        pl.limb(f"{x},398 {x + lean},430 {x + lean},464", [34, 36, 22], WHITE, 4, shade=12)
        shoe(pl, x + lean, 468, 50, s.BLACK, flip=x > 380)
    breeches = "334,320 418,318 424,366 426,404 386,408 376,360 366,408 326,404 328,364"
    pl.shape(breeches, s.BLUE, 4.4)
    pl.shade(breeches, 24, along=4)
    pl.lines("328,396 366,400|386,400 425,396", 4, start=.8, end=.8)
    jacket = "332,212 370,190 408,206 426,248 420,300 430,344 398,352 378,326 356,352 320,344 332,296 322,250"
    pl.shape(jacket, _ORANGE, 4.6)
    pl.shade(jacket, 38, along=10)
    pl.shape("356,196* 384,196* 390,250 384,306* 362,306* 354,250", WHITE, 3)
    pl.shape("352,300* 374,308 396,300* 398,316* 374,324 350,316*", s.RED, 3)
    pl.shape("354,202 374,212 394,200 386,222 374,246* 362,222", s.RED, 3)
    for y in (250, 270, 288):
        pl.oval(401, y, 4, 4, s.YELLOW, 1.8)
    # a rake over the shoulder
    pl.arm("412,218 456,270 424,316", [42, 38, 26], _ORANGE, 4.4, shade=20)
    hand(pl, 428, 312, 36, turn=-24)
    # he gives her a flower
    pl.line("300,290 296,262 300,238", 3, start=.9, end=.9)
    leaf(pl, 297, 266, 24, -30)
    rose(pl, 301, 228, 17, s.RED)
    pl.arm("336,218 322,284 296,280", [40, 36, 24], _ORANGE, 4.2, shade=14)
    hand(pl, 306, 284, 34, turn=14)
    with head(pl, 366, 132, 94, turn=-4, neck=132):
        face34(pl, Face(nose="broad", smile=1.2, age=.2, lids=.25, brows=5.4, gaze=-.8))
        back_hair(pl, s.HAIR_BROWN)
        moustache(pl, s.HAIR_BROWN)
        brimmed(pl, s.YELLOW, s.GREEN, s.RED, tall=50)


def field() -> Scene:
    """One end: a flower at the edge of the field."""
    pl = Scene()
    ridge(pl, "14,382 120,366 260,378 420,362 526,372", HILL)
    ridge(pl, "14,396 200,390 360,398 526,390", s.YELLOW)
    for x in range(150, 450, 16):
        pl.line(f"{x},436 {x - 2},412 {x + 3},394", 2, start=.8, end=.5)
        pl.line(f"{x},398 {x + 5},388 {x + 4},378", 4, start=.6, end=.3)
    ground(pl, 446)
    _reeds(pl)
    _tub(pl)
    _he(pl)
    _she(pl)
    _jug(pl, 462, 488)
    slim(pl, 298, 276, 32, flip=True, turn=-10)
    grass(pl, "216,494 330,494 440,494")
    pl.hatch("160,490 280,488", "176,498 296,498", 10, width=1.7, start=.4)
    pl.hatch("330,482 430,480", "346,494 446,492", 12, width=1.7, start=.4)
    return pl


def _church(pl: Scene) -> None:
    pl.shape("34,340* 92,340* 92,420* 34,420*", WHITE, 3)
    pl.hatch("91,344 91,416", "78,344 78,416", 8, width=1.5)
    pl.shape("26,344* 46,308* 104,308* 100,344*", s.RED, 3)
    pl.shape("22,286* 50,286* 50,420* 22,420*", WHITE, 3)
    pl.shape("18,288* 22,262 30,250 33,226 36,222* 39,226 42,250 50,262 54,288*", s.GREEN, 3)
    pl.lines("36,222 36,204|29,212 43,212", 3.4, start=.9, end=.9)
    pl.shape("30,316* 30,304 36,298 42,304 42,316*", s.BLUE, 2)
    for x in (60, 78):
        pl.shape(f"{x},384* {x},366 {x + 5},360 {x + 10},366 {x + 10},384*", s.BLUE, 2)


def _balcony(pl: Scene) -> None:
    """The wooden house, its window and the balcony."""
    pl.shape("380,10* 540,10* 540,490* 380,490*", "#d9a86c", 3.6)
    for y in range(60, 480, 44):
        pl.line(f"384,{y} 526,{y}", 2.2, start=.9, end=.9)
    pl.shape("426,70* 510,70* 510,250* 426,250*", "#5a3a26", 3.4)
    pl.shape("416,60* 520,60* 520,76* 416,76*", TIMBER, 3)
    pl.shape("350,10* 540,10* 540,40* 366,52*", s.RED, 3.6)
    pl.lines("380,26 440,24 500,24|370,40 430,36 500,34", 2.2)


def _rail(pl: Scene) -> None:
    pl.shape("300,372* 540,372* 540,396* 300,396*", TIMBER, 3.6)
    pl.shape("316,396* 334,396* 386,470* 386,490*", TIMBER, 3.2)
    for x in range(322, 540, 44):
        pl.shape(f"{x - 8},372* {x - 12},350 {x - 5},334 {x - 12},314 {x - 7},300* {x + 7},300* {x + 12},314 {x + 5},334 {x + 12},350 {x + 8},372*", "#d9a86c", 3)
    pl.shape("292,284* 540,284* 540,304* 292,304*", TIMBER, 3.8)
    pl.lines("304,292 400,294 520,292", 2)
    for x, y in ((424, 404), (446, 412), (470, 404), (494, 412), (516, 404)):
        leaf(pl, x, y, 26, 60)
        leaf(pl, x, y, 26, 120)
        rose(pl, x, y, 12, s.RED)


def _ladder(pl: Scene) -> None:
    for dx in (0, 104):
        pl.shape(f"{112 + dx},490* {122 + dx},490* {208 + dx},236* {198 + dx},236*", TIMBER, 3.2)
    for k in range(8):
        y = 464 - k * 30
        x = 124 + k * 10.2
        pl.shape(f"{x},{y}* {x + 100},{y}* {x + 100},{y + 10}* {x},{y + 10}*", STRAW, 2.6)


def _climber(pl: Scene) -> None:
    pl.limb("246,336 284,376 246,412", [50, 44, 32], "#8a5a36", 4.2, shade=16)
    pl.limb("252,400 226,426 216,444", [34, 30, 20], WHITE, 3.8, shade=10)
    shoe(pl, 216, 436, 46, s.BLACK, flip=True)
    pl.limb("220,340 206,400 186,440", [50, 42, 30], "#8a5a36", 4.2, shade=16)
    pl.limb("190,426 172,448 166,462", [32, 30, 20], WHITE, 3.8, shade=10)
    shoe(pl, 166, 466, 46, s.BLACK, flip=True)
    coat = "206,224 240,200 276,214 290,252 276,302 276,356 236,366 196,354 206,300 194,262"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("199,300* 238,312 278,300* 278,318* 238,330 198,318*", "#34302f", 3)
    pl.line("240,206 246,260 240,306", 2.6)
    # a bunch of roses in the belt, behind his back
    with pl.placed(196, 300):
        pl.lines("20,10 -10,-10|20,10 -6,8|20,10 -2,24", 3, start=.9, end=.9)
        for x, y in ((-16, -14), (-26, 2), (-14, 12), (-8, 28), (-28, 20)):
            rose(pl, x, y, 11, s.RED)
    with head(pl, 264, 148, 94, right=True, side=True, turn=-12, neck=132, skin=s.SKIN_TAN):
        profile(pl, Face(skin=s.SKIN_TAN, nose="straight", lids=.9, smile=.9, age=0, brows=5))
        profile_hair(pl, s.HAIR_BLACK, short=True)
        pl.shape("36,-104 60,-150 92,-176 110,-168 100,-136 76,-106 54,-88", WHITE, 3.2)
        pl.line("48,-98 72,-136 100,-164", 2)
        pl.shape("-92,-64 -56,-62 -10,-72 50,-66 80,-50 84,-66 50,-88 -10,-96 -70,-86", s.GREEN, 3.8)
        crown = "-56,-84 -46,-128 0,-142 44,-124 54,-80 0,-94"
        pl.shape(crown, s.GREEN, 3.8)
        pl.shade(crown, 30, gap=6)
        pl.shape("-57,-82 0,-96 55,-78 54,-92 0,-112 -54,-98", s.RED, 2.8)


def _beloved(pl: Scene) -> None:
    pl.shape("356,296 372,280 440,276 462,296 474,384* 346,384*", s.BLUE, 4)
    bodice = "352,212 390,194 426,208 448,250 440,302* 366,304* 350,258"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 28, along=10)
    pl.shape("356,216* 372,206 380,250 382,300* 366,302* 352,256", s.YELLOW, 3)
    for y in (236, 256, 276):
        pl.line(f"358,{y} 378,{y + 2}", 2.4, start=.8, end=.8)
    with head(pl, 344, 142, 98, side=True, turn=-10, neck=130):
        young_profile(pl, smile=.9, lids=.9)
        profile_hair(pl, s.HAIR_FAIR, bun=True)
        pl.shape("-40,-98 -6,-112 40,-92 58,-46 48,-32 30,-72 -2,-92", s.BLUE, 3)


def balcony() -> Scene:
    """The other end: the kiss across the balustrade."""
    pl = Scene()
    mountain(pl, (-20, 420), (116, 196), (260, 420), snow=.3)
    ridge(pl, "14,418 120,404 260,414 420,400 526,408", HILL)
    _church(pl)
    ground(pl, 452)
    _balcony(pl)
    _beloved(pl)
    _rail(pl)
    _ladder(pl)
    _climber(pl)
    # her arms round his neck, his hand on the rail
    tight(pl, "368,222 322,254 272,224", WHITE, 30, cuff=s.YELLOW)
    slim(pl, 274, 224, 34, turn=16)
    pl.arm("272,232 284,296 326,284", [42, 38, 26], s.GREEN, 4.4, shade=18)
    pl.shape("320,290 324,272 340,268 352,276 352,290 338,298", s.SKIN_TAN, 3)
    pl.lines("332,272 334,288|342,273 344,289", 2)
    grass(pl, "30,490 100,494 290,494 440,494")
    return pl
