# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XII: the smoker in his arbour, and she who has work for him; a Sunday walk."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    crown_of_leaves,
    grip,
    ground,
    hair_up,
    head,
    kerchief,
    moustache,
    ridge,
    young_face,
)
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import grass, hand, leaf, rose, shoe, sky

_DOG = "#d9b878"


def _arbour(pl: Scene) -> None:
    pl.shape("500,30* 514,30* 518,450* 502,450*", TIMBER, 3.2)
    pl.shape("280,34* 526,26* 526,42* 280,48*", TIMBER, 3.2)
    pl.line("506,440 520,360 500,280 520,200 498,120 510,60 450,36 400,48 350,34 290,44", 4.4, start=.9, end=.4)
    for x, y, turn in ((300, 44, 120), (330, 38, 60), (362, 40, 110), (396, 46, 50), (430, 40, 120), (462, 38, 70), (492, 56, 110), (504, 92, 150), (504, 130, 200), (512, 170, 160), (516, 214, 210), (504, 260, 170), (512, 320, 200)):
        leaf(pl, x, y, 46, turn)
    for x, y in ((346, 76), (418, 82), (478, 92)):
        for dx, dy in ((0, 0), (14, 2), (7, 12), (-6, 12), (20, 14), (1, 24), (14, 25), (8, 36)):
            pl.oval(x + dx, y + dy, 7.5, 8, s.VIOLET, 2)


def _smoker(pl: Scene) -> None:
    pl.shape("320,400* 512,396* 514,414* 320,416*", TIMBER, 3.4)
    pl.shape("488,412* 502,412* 506,484* 492,484*", TIMBER, 3)
    pl.limb("432,416 424,444 428,468", [46, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 424, 474, 50, s.BLACK)
    pl.limb("364,416 346,444 344,468", [46, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 340, 474, 50, s.BLACK)
    breeches = "356,350 456,346 478,384 466,424 430,436 404,410 386,432 342,430 336,392"
    pl.shape(breeches, s.RED, 4.6)
    pl.shade(breeches, 30, along=8)
    coat = "352,232 394,202 440,214 476,260 472,320 484,384 420,398 350,386 358,318 342,276"
    pl.shape(coat, s.BLUE, 4.6)
    pl.shade(coat, 42, along=10)
    pl.shape("366,216* 410,208* 416,270 408,376* 372,372* 366,290", s.YELLOW, 3.2)
    for y in (260, 286, 312, 338):
        pl.oval(390, y, 4.6, 4.6, s.RED, 1.8)
    pl.shape("366,214 390,228 418,208 416,236 404,256 392,240 378,258 370,238", WHITE, 3)
    with head(pl, 384, 150, 102, turn=-4, neck=124):
        face34(pl, Face(nose="broad", smile=.5, age=.85, lids=.5, brows=5.4, gaze=-.8))
        back_hair(pl, s.HAIR_GREY)
        moustache(pl, s.HAIR_GREY, beard=True)
        pl.shape("-150,-30 -110,-52 -60,-60 0,-66 70,-54 140,-40 172,-18 130,-18 66,-30 0,-42 -66,-38 -110,-24", STRAW, 4.2)
        pl.lines("-120,-36 -60,-48 0,-54|20,-54 90,-44 150,-24", 2.2)
        pl.shape("-62,-62 -50,-112 0,-128 52,-108 72,-56 0,-72", STRAW, 4.2)
        pl.shape("-62,-60 0,-74 72,-54 70,-74 0,-94 -58,-80", s.BLUE, 3)


def _table(pl: Scene) -> None:
    pl.shape("216,366* 230,366* 226,484* 208,484*", TIMBER, 3.2)
    pl.shape("322,366* 336,366* 348,484* 330,484*", TIMBER, 3.2)
    pl.shape("188,348* 356,344* 362,366* 184,370*", TIMBER, 4)
    pl.line("196,360 350,356", 2)
    bottle = "218,348* 214,306 222,292* 224,262* 240,262* 242,292* 252,306 248,348*"
    pl.shape(bottle, s.GREEN, 4)
    pl.shade(bottle, 14)
    pl.shape("226,250* 238,250* 238,264* 226,264*", TIMBER, 2.4)
    pl.shape("216,318* 250,318* 250,336* 216,336*", WHITE, 2.4)
    pl.shape("270,312* 304,312* 299,346* 275,346*", WHITE, 3)
    pl.fill("273,324* 302,324* 298,344* 277,344*", s.RED)


def _dog(pl: Scene) -> None:
    """Under the table; it has heard of the sickle before."""
    body = "226,480 230,448 252,432 296,432 318,444 326,474 316,488 240,488"
    pl.shape(body, _DOG, 3.8)
    pl.shade(body, 20, along=30)
    pl.shape("318,450 342,434 348,444 326,464", _DOG, 3)
    pl.shape("228,482 204,480 196,488 230,492", _DOG, 3)
    skull = "198,458 204,436 224,420 246,424 256,444 248,466 228,474 206,474 190,470"
    pl.shape(skull, _DOG, 3.8)
    pl.shape("236,424 254,428 262,458 250,472 240,452", s.BROWN, 3)
    pl.fill("188,464 198,458 202,466 194,472", pl.ink, register=False)
    pl.fill(ring(216, 444, 4, 5), pl.ink, register=False)
    pl.line("196,472 210,476 222,470", 2.2)


def _sickle_woman(pl: Scene) -> None:
    """Hand on hip, the sickle raised: the corn will not wait."""
    shoe(pl, 90, 478, 44, s.BLACK, flip=True)
    shoe(pl, 138, 478, 44, s.BLACK, flip=True)
    skirt = "74,322* 146,318* 172,362 186,412 190,458 142,472 80,474 34,460 38,412 52,364"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 38, along=10)
    pl.lines("80,344 60,404 58,460|112,344 108,404 110,466|142,340 158,400 162,460", 2.8)
    pl.shape("34,444 80,458 142,456 189,442 191,460 142,474 80,476 32,462", s.YELLOW, 3)
    bodice = "70,244 106,222 142,234 156,278 146,326* 76,330* 62,286"
    pl.shape(bodice, s.GREEN, 4.6)
    pl.shade(bodice, 28, along=10)
    pl.shape("76,242 108,262 138,232 130,222 106,216 84,226", WHITE, 2.8)
    pl.shape("74,314* 112,326 146,312* 148,328* 112,342 75,330*", s.YELLOW, 2.8)
    # sickle, blade over her head
    pl.shape("196,166 222,146 252,140 280,152 292,180 284,206 278,200* 278,180 266,164 246,160 222,166 206,180", s.STEEL, 3.8)
    pl.lines("214,164 244,150 274,162 284,188", 1.8)
    pl.limb("200,174 176,208", [14, 15], TIMBER, 3.2)
    pl.arm("136,244 186,282 184,214", [42, 40, 26], WHITE, 4.6, shade=18)
    grip(pl, 184, 200, 34, turn=30)
    pl.arm("78,248 26,298 68,338", [42, 40, 24], WHITE, 4.4, shade=14)
    hand(pl, 66, 336, 36, flip=True, turn=10)
    with head(pl, 110, 182, 94, right=True, turn=0, neck=124):
        face34(pl, Face(skin=s.SKIN_FAIR, woman=True, nose="small", smile=-.4, age=.3, lids=.05, brow=-.7, brows=4.6, open_mouth=True, gaze=-.9), ear=False)
        kerchief(pl, s.YELLOW, dots=s.RED)


def smoker() -> Scene:
    """One end: he smokes, she has work for him."""
    pl = Scene()
    ridge(pl, "14,404 120,392 260,400 420,386 526,396", HILL)
    ground(pl, 440)
    _arbour(pl)
    _smoker(pl)
    # the far arm on the table, the near one holds the pipe
    pl.arm("450,226 508,304 440,352", [46, 46, 28], s.BLUE, 4.6, shade=24)
    pl.limb("458,340 438,354", [33, 34], WHITE, 3)
    hand(pl, 440, 352, 40, turn=-6)
    _table(pl)
    pl.line("366,184 344,230 324,276", 6.5, start=.8, end=.9)
    bowl = "306,256 330,256* 336,284 328,302 308,302 300,284"
    pl.shape(bowl, TIMBER, 3.4)
    pl.shape("304,248* 332,248* 330,260* 306,260*", s.GOLD, 2.6)
    pl.lines("314,244 298,214 322,188 302,154 316,124|324,244 334,218 312,196 326,168", 3.2, start=.8, end=.1)
    pl.arm("362,234 320,316 340,284", [42, 40, 28], s.BLUE, 4.6, shade=18)
    grip(pl, 330, 276, 32, turn=20)
    _sickle_woman(pl)
    _dog(pl)
    grass(pl, "24,500 196,500 400,498")
    pl.hatch("360,484 480,484", "376,496 496,496", 12, width=1.7, start=.4)
    return pl


def _chapel(pl: Scene) -> None:
    """A domed chapel with its little tower."""
    pl.shape("26,440* 26,320* 116,320* 116,440*", WHITE, 3.4)
    pl.hatch("115,326 115,436", "98,326 98,436", 14, width=1.6)
    dome = "18,322* 24,286 48,262 72,252 96,262 120,286 126,322*"
    pl.shape(dome, s.RED, 4)
    pl.shade(dome, 24, gap=6)
    pl.lines("72,252 72,222|60,236 84,236", 4.4, start=.9, end=.9)
    pl.shape("56,440* 56,390 71,374 86,390 86,440*", s.BLACK, 2.8)
    pl.shape("38,344* 54,344* 54,366* 38,366*", s.BLUE, 2.2)
    pl.shape("88,344* 104,344* 104,366* 88,366*", s.BLUE, 2.2)
    pl.shape("124,440* 124,274* 154,274* 154,440*", WHITE, 3.2)
    pl.hatch("153,280 153,436", "142,280 142,436", 20, width=1.6)
    pl.shape("118,276* 120,252 139,214 158,252 160,276*", s.GREEN, 3.2)
    pl.line("139,214 139,196", 4, start=.9, end=.9)
    pl.shape("132,320* 132,300 139,292 146,300 146,320*", s.BLACK, 2)


def _tree(pl: Scene) -> None:
    trunk = "452,470 472,430 478,340 474,230 466,130 530,130 530,470"
    pl.shape(trunk, TIMBER, 4.6)
    pl.hatch("528,180 528,460", "504,180 504,460", 30, width=1.8)
    pl.lines("488,180 492,280 488,420", 2.6)
    crown_of_leaves(pl, "270,-10* 284,20 316,26 332,52 368,50 384,78 416,76 432,106 466,108 486,138 520,134 560,160 560,-10*", s.GREEN,
        marks="320,14 360,36 400,56 440,82 480,110 512,120 410,20")
    crown_of_leaves(pl, "390,-10* 408,18 444,16 466,42 500,40 524,66 560,64 560,-10*", s.LEAF, marks="450,4 496,20")


def _wife(pl: Scene) -> None:
    shoe(pl, 212, 476, 46, s.RED, flip=True)
    shoe(pl, 266, 476, 46, s.RED, flip=True)
    skirt = "196,308* 268,306* 296,354 312,410 316,456 266,470 200,470 150,456 160,406 178,354"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 40, along=10)
    pl.shape("151,440 200,454 266,454 315,440 317,458 266,472 200,472 149,458", s.RED, 3)
    apron = "206,310* 258,308* 276,372 282,436 236,448 190,438 196,372"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 22, along=10)
    # embroidery
    for x in (206, 226, 246, 266):
        rose(pl, x, 422, 8)
    for x in (198, 216, 236, 256, 274):
        pl.shape(f"{x - 8},398* {x},388* {x + 8},398* {x},408*", s.BLUE, 1.8)
    rose(pl, 236, 356, 11)
    leaf(pl, 244, 362, 20, 40)
    leaf(pl, 228, 362, 20, 140)
    bodice = "188,224 224,204 260,218 276,262 266,310* 196,312* 180,266"
    pl.shape(bodice, s.RED, 4.6)
    pl.shade(bodice, 28, along=10)
    pl.shape("194,222 226,242 258,216 250,206 224,200 202,210", WHITE, 2.8)
    for y in (252, 268, 284):
        pl.lines(f"222,{y} 242,{y + 7}|242,{y} 222,{y + 7}", 2.4, start=.8, end=.8)
    # a prayer-book in her hand
    pl.arm("194,228 148,290 188,328", [42, 40, 24], WHITE, 4.6, shade=16)
    pl.shape("178,316* 214,310* 220,346* 184,352*", s.BLACK, 3)
    pl.lines("199,318 203,344|190,328 212,324", 2.4)
    pl.shape("190,340 178,334 172,322 180,316 190,324 200,330 200,342", FLESH, 3)
    with head(pl, 228, 152, 98, right=True, turn=-6, neck=128):
        young_face(pl, smile=1.1, lids=.3)
        hair_up(pl, s.HAIR_BROWN, bun=False)
        pl.shape("-58,-62 -42,-102 4,-122 56,-106 88,-56 88,-8 66,34 52,20 58,-24 20,-76 -26,-84", WHITE, 3.8)
        pl.lines("-40,-90 6,-102 62,-60 72,-10|-10,-114 40,-100 76,-50", 2.2)
        for x, y in ((-56, -66), (-40, -76), (-22, -84), (-2, -86), (16, -80), (34, -66), (48, -48), (56, -26), (58, -2), (58, 18)):
            pl.oval(x, y, 7, 7, WHITE, 2)


def _husband(pl: Scene) -> None:
    pl.limb("412,388 428,430 438,464", [42, 36, 22], WHITE, 4, shade=14)
    shoe(pl, 444, 472, 50, s.BLACK, flip=True)
    pl.limb("350,388 342,430 336,464", [42, 36, 22], WHITE, 4, shade=14)
    shoe(pl, 340, 472, 50, s.BLACK, flip=True)
    breeches = "330,302 420,300 438,348 440,400 396,410 380,360 366,410 320,404 320,346"
    pl.shape(breeches, s.YELLOW, 4.6)
    pl.shade(breeches, 28, along=6)
    pl.shape("320,396 344,408 366,402 364,416 340,420 320,410", s.GREEN, 2.6)
    pl.shape("396,402 420,408 440,392 442,406 420,420 396,416", s.GREEN, 2.6)
    coat = "324,206 364,180 408,192 438,240 432,296 442,346 400,356 384,320 330,334 318,318 326,286 314,246"
    pl.shape(coat, s.ORANGE, 4.6)
    pl.shade(coat, 40, along=10)
    pl.shape("344,194* 384,188* 386,250 376,312* 338,318* 344,260", WHITE, 3)
    pl.lines("350,200 356,310|378,196 374,306", 5, start=.8, end=.8)
    pl.shape("330,296* 372,308 384,302* 386,320* 330,334*", s.BLUE, 3)
    pl.shape("344,194 366,208 390,190 384,178 360,174 348,182", s.RED, 2.8)
    with head(pl, 352, 130, 98, turn=-6, neck=124):
        face34(pl, Face(nose="snub", smile=1.1, age=.15, lids=.25, brows=5, gaze=-.7))
        back_hair(pl, s.HAIR_FAIR)
        pl.shape("-52,-44 -40,-66 0,-60 34,-62 44,-80 -20,-86", s.HAIR_FAIR, 3)
        moustache(pl, s.HAIR_FAIR)
        pl.shape("-58,-54 -56,-88 -14,-112 44,-104 74,-68 72,-40 10,-62", s.RED, 4.2)
        pl.shade("-58,-54 -56,-88 -14,-112 44,-104 74,-68 72,-40 10,-62", 26, gap=6)
        pl.shape("-62,-46 -56,-66 8,-84 74,-56 76,-36 8,-62", s.YELLOW, 3)
        pl.line("6,-110 20,-126 32,-108", 4)
        pl.oval(20, -124, 11, 11, s.YELLOW, 2.6)


def walk() -> Scene:
    """The other end: they walk out on a Sunday."""
    pl = Scene()
    sky(pl, "180,48 220,44 256,48|170,80 206,76 240,80|24,190 60,186 96,190")
    ridge(pl, "14,404 120,392 260,400 420,386 526,396", HILL)
    _tree(pl)
    ground(pl, 440)
    pl.fill("90,512* 150,462 280,446 400,450 460,476 480,512*", s.SOIL)
    _chapel(pl)
    _husband(pl)
    _wife(pl)
    # arm in arm
    pl.arm("330,208 290,284 322,298", [44, 42, 28], s.ORANGE, 4.6, shade=18)
    pl.limb("306,292 324,299", [33, 34], WHITE, 3)
    hand(pl, 322, 296, 38, flip=True, turn=4)
    pl.arm("256,228 288,290 322,266", [40, 38, 24], WHITE, 4.4, shade=18)
    hand(pl, 322, 264, 36, flip=True, turn=10)
    pl.line("474,330 490,400 500,486", 7, start=.9, end=.9)
    pl.arm("420,208 478,260 474,316", [46, 44, 28], s.ORANGE, 4.6, shade=24)
    pl.limb("476,298 474,318", [33, 34], WHITE, 3)
    grip(pl, 474, 332, 34)
    grass(pl, "30,498 170,500 420,500 510,496")
    pl.hatch("240,484 420,484", "256,496 436,496", 18, width=1.7, start=.4)
    return pl
