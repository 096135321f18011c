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
    ground,
    hair_up,
    head,
    moustache,
    ridge,
    young_face,
    young_profile,
)
from .dress import bust, knuckles, lacing, rolled, slim, tight, under
from .lines import ring
from .parts import WHITE, Face, face34
from .people import grass, hand, leaf, rose, shoe

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
    """Seen from behind: she has turned her back on us to scold him, the sickle over her head."""
    for x, flip in ((92, False), (134, True)):
        pl.limb(f"{x},420 {x},446 {x},468", [26, 25, 15], WHITE, 3.2, shade=8)
        shoe(pl, x, 474, 44, s.BLACK, flip=flip)
    skirt = "82,322* 142,320* 164,350 184,392 190,436 150,428 112,440 74,430 34,438 40,392 62,350"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=10)
    pl.lines("90,332 66,384 54,430|104,332 94,390 92,432|122,332 130,390 132,432|136,332 160,384 170,428", 3)
    bodice = "76,246 94,230 130,228 152,242 158,280 144,324* 82,326* 68,284"
    pl.shape(bodice, s.GREEN, 4.6)
    pl.shade(bodice, 28, along=10)
    # laced down the back, apron strings in a bow
    pl.lines("112,238 113,318", 2.6)
    lacing(pl, 112, 252, 18, 4)
    pl.shape("80,316* 112,324 146,314* 147,328* 112,338 80,330*", s.YELLOW, 2.8)
    pl.shape("112,326 92,308 80,314 84,332 104,332", s.YELLOW, 2.6)
    pl.shape("112,326 134,308 146,316 140,334 120,332", s.YELLOW, 2.6)
    pl.shape("106,330 96,380 104,386 114,332", s.YELLOW, 2.6)
    pl.shape("114,330 120,376 132,378 122,330", s.YELLOW, 2.6)
    # the sickle
    pl.shape("196,166 222,146 252,140 280,152 292,180 284,206 278,200* 278,180 266,164 246,160 222,166 206,180", s.STEEL, 3.8)
    pl.lines("214,164 244,150 274,162 284,188", 1.8)
    pl.limb("202,172 178,206", [14, 15], TIMBER, 3.2)
    rolled(pl, "146,250 196,258 190,206", WHITE, 36, skin=s.SKIN)
    knuckles(pl, 188, 194, 32, turn=34)
    rolled(pl, "80,252 40,306 78,318", WHITE, 36, skin=s.SKIN)
    knuckles(pl, 84, 318, 28, turn=80)
    # her head turned over the shoulder, in profile; a kerchief, its knot at the nape
    with head(pl, 116, 194, 84, right=True, side=True, turn=-4, neck=128, skin=s.SKIN_FAIR):
        young_profile(pl, smile=-.4, lids=.35)
        pl.shape("-58,-60 -34,-74 -16,-50 -14,-20 -4,0 6,24 22,30 30,-30 0,-80 -44,-84", s.HAIR_CHESTNUT, 3)
        cloth_ = "-64,-66 -46,-98 0,-116 44,-96 66,-50 64,-6 48,34 30,56 12,44 14,6 -2,-34 -26,-62"
        pl.shape(cloth_, s.YELLOW, 4)
        pl.shade(cloth_, 24, along=20)
        pl.lines("-50,-80 0,-92 40,-50 42,10|-20,-104 34,-82 54,-40", 2.3)
        for x, y in ((-34, -86), (-2, -72), (26, -46), (30, -6), (6, -98), (44, -70), (50, -20)):
            pl.oval(x, y, 7, 7, s.RED, 1.6)
        pl.shape("30,42 52,40 84,66 98,94 74,90 50,70 34,60", s.YELLOW, 3)
        pl.shape("30,46 44,56 54,90 48,122 32,96 26,64", s.YELLOW, 3)


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
    smoke = "314,232 302,222 306,208 296,196 304,182 298,168 308,156 306,142 320,132 332,140 336,154 330,166 338,178 332,192 338,206 328,216 328,232"
    pl.shape(smoke, WHITE, 3)
    pl.lines("308,216 316,210 322,218|304,184 312,178 320,186|310,152 318,146 326,154", 2.2)
    pl.limb("368,184 352,210 330,262", [8, 9, 11], s.BLACK, 2.4)
    bowl = "294,246* 338,246* 342,282 330,306 306,306 294,284"
    pl.shape(bowl, WHITE, 4)
    pl.shade(bowl, 16)
    pl.shape("290,234* 342,234* 340,250* 292,250*", s.GOLD, 3)
    pl.arm("366,236 350,338 332,314", [42, 40, 28], s.BLUE, 4.6, shade=18)
    under(pl, 318, 308, 34, turn=10)
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
    """A great fringed shawl makes a triangle of her; cap and prayer-book for the Sunday."""
    shoe(pl, 206, 478, 46, s.RED, flip=True)
    shoe(pl, 256, 478, 46, s.RED, flip=True)
    skirt = "196,310* 262,308* 284,356 294,410 298,460 250,472 196,472 154,460 164,406 180,354"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 36, along=10)
    pl.shape("155,444 196,456 250,456 297,444 298,462 250,474 196,474 152,462", s.RED, 3)
    apron = "200,314* 252,312* 266,372 272,440 232,450 188,442 192,372"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 20, along=10)
    for x in (202, 222, 242, 260):
        rose(pl, x, 426, 8)
    for x in (196, 214, 232, 250, 266):
        pl.shape(f"{x - 8},402* {x},392* {x + 8},402* {x},412*", s.BLUE, 1.8)
    bodice = "196,226 226,208 254,220 266,262 258,310* 200,312* 186,266"
    pl.shape(bodice, s.RED, 4.4)
    lacing(pl, 228, 258, 18, 3)
    bust(pl, 224, 214, 44, 28, cut="vee", tall=40, lean=4, trim=None)
    # shawl, its two ends hanging before her
    for outline in ("216,204 190,214 166,252 142,306 134,356 166,362 196,354 214,306 222,262 208,238", "234,206 258,218 274,250 284,286 268,324 246,330 240,290 230,262 240,238"):
        pl.shape(outline, s.VIOLET, 4)
        pl.shade(outline, 20, along=20)
    pl.shape("134,340 166,348 200,340 196,354 166,362 134,356", s.YELLOW, 2.8)
    for x in range(138, 196, 9):
        pl.line(f"{x},{360 - abs(x - 166) * .1} {x - 2},{380 - abs(x - 166) * .1}", 2.6, start=.9, end=.3)
    pl.lines("204,218 178,270 162,340|212,246 196,300 184,346|252,226 262,270 256,318", 2.4)
    # a prayer-book
    pl.shape("152,276* 202,268* 212,328* 162,338*", s.RED, 4)
    pl.shape("162,338* 212,328* 214,336* 166,346*", WHITE, 2.6)
    pl.limb("176,288 186,322", [8, 8], s.YELLOW, 2)
    pl.limb("166,304 196,299", [8, 8], s.YELLOW, 2)
    pl.arm("206,226 146,300 168,336", [36, 30, 20], s.VIOLET, 4, shade=10)
    pl.shape("160,344 158,328 166,318 184,320 196,326 194,334 180,332 196,340 192,346 176,350", s.SKIN_FAIR, 3)
    with head(pl, 228, 154, 96, right=True, turn=-6, neck=0):
        young_face(pl, smile=1.1, lids=.3)
        hair_up(pl, s.HAIR_BROWN, bun=False)
        pl.shape("-58,-62 -50,-112 -8,-146 46,-136 88,-76 90,-8 66,34 52,20 58,-24 20,-76 -26,-84", WHITE, 3.8)
        pl.lines("-44,-96 2,-126 62,-74 74,-10|-14,-134 40,-112 78,-50", 2.2)
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
    ridge(pl, "14,404 120,392 260,400 420,386 526,396", HILL)
    _tree(pl)
    ground(pl, 440)
    pl.fill("90,512* 150,462 280,446 400,450 460,476 480,512*", s.SOIL)
    with pl.placed(0, -96, scale=1.22):
        _chapel(pl)
    _husband(pl)
    _wife(pl)
    # arm in arm: his on his hip, hers through it
    pl.arm("334,206 282,262 330,312", [46, 44, 30], s.ORANGE, 4.8, shade=18)
    pl.limb("316,298 332,314", [34, 35], WHITE, 3)
    hand(pl, 334, 312, 36, flip=True, turn=14)
    tight(pl, "258,238 268,314 316,280", s.RED, 32)
    slim(pl, 314, 280, 36, flip=True, turn=-22)
    pl.line("474,330 490,400 500,486", 7, start=.9, end=.9)
    pl.arm("420,208 478,260 474,316", [46, 44, 28], s.ORANGE, 4.6, shade=24)
    pl.limb("476,298 474,318", [33, 34], WHITE, 3)
    knuckles(pl, 474, 328, 32)
    grass(pl, "30,498 170,500 420,500 510,496")
    pl.hatch("240,484 420,484", "256,496 436,496", 18, width=1.7, start=.4)
    return pl
