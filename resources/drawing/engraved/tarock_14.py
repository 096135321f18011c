# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIV: lovers on a bank under the trees; a Greek who rests by the canal."""

from .. import style as s
from .countryside import (
    HILL,
    TIMBER,
    Scene,
    crown_of_leaves,
    ground,
    hair_up,
    head,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, flounce, pinch, puffed, slim, thumb_up
from .parts import WHITE, Face, face34
from .people import bush, grass, hand, rose, shoe, sky

_STONE = "#dcd4c6"
_WATER = "#9fc6e4"


def _trees(pl: Scene) -> None:
    trunk = "470,440 486,400 490,300 484,190 476,110 530,110 530,440"
    pl.shape(trunk, TIMBER, 4.4)
    pl.hatch("526,150 526,430", "506,150 506,430", 26, width=1.8)
    pl.lines("496,180 500,280 498,400", 2.6)
    crown_of_leaves(pl, "190,-10* 200,24 230,34 244,64 284,58 306,84 344,74 372,104 410,94 436,126 474,118 496,142 560,136 560,-10*", s.GREEN,
        marks="240,18 290,34 340,50 390,66 440,92 490,112 330,16 390,30")
    crown_of_leaves(pl, "330,-10* 352,16 390,10 414,36 450,30 478,56 520,50 560,74 560,-10*", s.LEAF, marks="400,4 450,16 500,36")


def _bank(pl: Scene) -> None:
    pl.shape("110,384* 450,384* 456,404* 104,404*", _STONE, 4)
    pl.hatch("300,386 452,386", "296,401 448,401", 18, width=1.6)
    for x in (132, 404):
        foot = f"{x - 18},404* {x + 34},404* {x + 24},440 {x + 32},482* {x - 16},482* {x - 8},440"
        pl.shape(foot, _STONE, 3.8)
        pl.hatch(f"{x + 32},410 {x + 22},440 {x + 28},478", f"{x + 14},410 {x + 8},440 {x + 12},478", 10, width=1.7)


def _beloved(pl: Scene) -> None:
    """In the ball dress of her mother's day: bare shoulders, three flounces, a fan let down, the rose held up."""
    shoe(pl, 232, 478, 40, s.RED, flip=True)
    skirt = "180,322 234,318 270,344 298,390 312,440 316,464 246,476 168,476 96,464 98,436 116,386 146,342"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 30, along=12)
    flounce(pl, [(140, 352), (164, 362), (190, 366), (218, 366), (246, 362), (278, 352)], 24, s.ROSE)
    flounce(pl, [(117, 394), (146, 406), (178, 410), (212, 412), (246, 410), (278, 404), (301, 394)], 24, s.ROSE)
    flounce(pl, [(98, 440), (130, 450), (164, 456), (200, 458), (236, 458), (272, 454), (314, 440)], 22, s.ROSE)
    bodice = "176,258 208,246 238,252 252,276 240,322 210,334* 178,326 166,290"
    pl.shape(bodice, s.ROSE, 4.4)
    pl.shade(bodice, 24, along=10)
    pl.lines("192,262 202,300 210,332|224,258 218,300 212,332", 2.3)
    bust(pl, 216, 234, 88, 24, cut="round", tall=34, lean=14, trim=WHITE)
    puffed(pl, "174,242 130,292 164,346", s.ROSE, 40)
    # a fan, closed, from her wrist
    pl.shape("162,350* 172,346* 150,404* 132,408* 138,398*", s.YELLOW, 3)
    pl.lines("166,352 144,402", 2)
    slim(pl, 164, 346, 34, flip=True, turn=30)
    with head(pl, 244, 168, 94, right=True, turn=-8, neck=0):
        young_face(pl, smile=1, lids=.55)
        hair_up(pl, s.HAIR_CHESTNUT)
        for k in range(3):
            pl.oval(46 + k * 3, 30 + k * 24, 12, 13, s.HAIR_CHESTNUT, 2.8)
        for x, y in ((-40, -86), (-12, -100), (20, -98), (48, -80)):
            rose(pl, x, y, 13)


def _lover(pl: Scene) -> None:
    pl.limb("394,404 412,434 418,464", [46, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 422, 472, 50, s.BLACK, flip=True)
    pl.limb("334,404 328,434 330,464", [46, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 326, 474, 50, s.BLACK)
    breeches = "312,340 408,336 430,378 424,420 386,426 370,394 358,424 312,424 302,384"
    pl.shape(breeches, s.RED, 4.6)
    pl.shade(breeches, 28, along=8)
    pl.shape("310,416 334,424 360,418 358,432 334,438 312,430", s.YELLOW, 2.6)
    pl.shape("384,418 404,424 426,414 426,428 406,436 386,432", s.YELLOW, 2.6)
    coat = "312,222 350,194 396,208 428,256 424,312 444,372 424,388 400,346 330,352 308,372 302,356 312,300 302,262"
    pl.shape(coat, s.BLUE, 4.6)
    pl.shade(coat, 40, along=10)
    pl.shape("334,204* 372,200* 380,260 374,344* 344,346* 334,270", s.YELLOW, 3.2)
    for y in (250, 274, 298, 322):
        pl.oval(358, y, 4.6, 4.6, s.RED, 1.8)
    pl.shape("330,200 352,212 376,196 374,226 364,246 352,230 340,248 330,224", WHITE, 3)
    pl.oval(408, 300, 5, 5, s.GOLD, 2)
    pl.oval(412, 326, 5, 5, s.GOLD, 2)


def lovers() -> Scene:
    """One end: on the bank."""
    pl = Scene()
    ridge(pl, "14,400 120,388 260,396 420,380 526,390", HILL)
    _trees(pl)
    ground(pl, 440)
    bush(pl, 62, 484, 116, 220, roses=7)
    _bank(pl)
    _lover(pl)
    _beloved(pl)
    with head(pl, 346, 142, 100, turn=-14, neck=124):
        face34(pl, Face(nose="straight", smile=1.1, age=.1, lids=.55, brows=4.8, gaze=-.7))
        pl.shape("42,-30 68,-20 80,20 92,60 70,72 48,50", s.HAIR_BROWN, 3.2)
        pl.shape("-52,-46 -36,-70 2,-66 34,-40 46,-4 60,10 70,-20 62,-70 26,-110 -20,-110 -50,-84", s.HAIR_BROWN, 3.8)
        pl.lines("-36,-84 16,-86 54,-40|-14,-100 36,-86 60,-46", 2.2)
        pl.shape("62,44 84,30 96,44 84,56 96,72 78,76 64,62", s.RED, 2.8)
        moustache(pl, s.HAIR_BROWN)
    with head(pl, 244, 168, 96, right=True, turn=-8, neck=126):
        young_face(pl, smile=1, lids=.55)
        hair_up(pl, s.HAIR_CHESTNUT)
        for x, y in ((-40, -86), (-12, -100), (20, -98), (48, -80)):
            rose(pl, x, y, 13)
    # his arms
    pl.arm("322,228 300,316 262,338", [46, 42, 28], s.BLUE, 4.6, shade=20)
    pl.limb("276,330 260,340", [33, 34], WHITE, 3)
    hand(pl, 262, 338, 38, turn=-20)
    # her arm with the rose
    pl.line("264,330 274,300 280,262", 3.6, start=.8, end=.8)
    pl.shape("276,308 290,298 302,302 290,312", s.GREEN, 2.2)
    rose(pl, 281, 250, 17)
    puffed(pl, "248,246 238,298 262,314", s.ROSE, 38)
    pinch(pl, 270, 312, 30, turn=170)
    pl.arm("408,226 464,300 414,352", [46, 46, 28], s.BLUE, 4.6, shade=24)
    pl.limb("430,338 412,354", [33, 34], WHITE, 3)
    hand(pl, 414, 352, 38, turn=-14)
    grass(pl, "150,498 270,496 380,498 510,496")
    pl.hatch("230,484 440,484", "246,496 456,496", 16, width=1.7, start=.4)
    return pl


def _temple(pl: Scene) -> None:
    pl.shape("20,392* 20,376* 156,376* 156,392*", WHITE, 2.8)
    for x in (30, 60, 90, 120):
        pl.shape(f"{x},376* {x + 2},290* {x + 18},290* {x + 20},376*", WHITE, 2.8)
        pl.hatch(f"{x + 18},294 {x + 18},372", f"{x + 10},294 {x + 10},372", 9, width=1.5)
    pl.shape("16,290* 16,276* 88,234* 160,276* 160,290*", WHITE, 3.2)
    pl.shape("44,272* 88,248* 132,272*", s.SKY, 2.4)


def _tower(pl: Scene) -> None:
    outline = "414,400* 420,262* 432,276* 440,250* 458,262* 470,236* 484,262* 500,252* 512,270* 530,262* 530,400*"
    pl.shape(outline, _STONE, 3.8)
    pl.hatch("526,280 526,396", "490,280 490,396", 18, width=1.7)
    pl.shape("458,340* 458,312 470,300 482,312 482,340*", s.BLACK, 2.4)
    pl.lines("430,300 446,302|434,330 448,330|428,362 450,362|494,300 506,300", 2.4, start=.8, end=.8)


def _palm(pl: Scene) -> None:
    trunk = "432,450* 446,360 458,250 462,130* 480,130* 482,250 476,360 470,450*"
    pl.shape(trunk, TIMBER, 3.8)
    for y in range(160, 450, 26):
        pl.line(f"{460 - (y - 160) * .08},{y} 470,{y + 8} {480 - (y - 160) * .02},{y - 2}", 2.2)
    for turn, long in ((-172, 130), (-146, 140), (-112, 96), (-64, 90), (-26, 84), (158, 110), (30, 76)):
        with pl.placed(470, 132, turn=turn):
            pl.shape(f"0,-4 {long * .4},-24 {long * .8},-12 {long},14* {long * .84},8 {long * .76},16* {long * .62},4 {long * .54},14* {long * .4},2 {long * .3},10* 0,6", s.GREEN, 3.2)
            pl.line(f"6,0 {long * .4},-12 {long * .9},4", 2)


def _trousers(pl: Scene) -> None:
    for outline, middle in (("270,352 206,366 140,396 128,432 168,456 224,450 268,424 300,390", 190), ("262,356 282,396 276,440 300,468 352,470 386,444 380,392 344,352", 330)):
        pl.fill(outline, s.RED)
        pl.pattern(outline, [([(x, 340), (x + 13, 340), (x + 13 + (x - middle) * .2, 480), (x + (x - middle) * .2, 480)], s.GREEN) for x in range(middle - 78, middle + 80, 28)])
        pl.contour(outline, 4.6)
        pl.shade(outline, 26, gap=6)
    pl.limb("152,444 150,462", [26, 22], WHITE, 3.4)
    shoe(pl, 148, 470, 50, s.RED)
    pl.limb("336,462 340,474", [26, 22], WHITE, 3.4)
    shoe(pl, 338, 478, 50, s.RED, flip=True)


def _greek(pl: Scene) -> None:
    # sabre behind him
    pl.shape("340,330 392,334 432,318 456,284 464,288* 454,326 424,352 380,362 340,354", s.GOLD, 3.6)
    pl.lines("356,344 400,346 440,324", 2)
    _trousers(pl)
    coat = "218,222 264,190 316,204 350,254 344,316 350,362 280,378 212,364 222,310 206,262"
    pl.shape(coat, s.BLUE, 4.6)
    pl.shade(coat, 42, along=10)
    pl.shape("240,204* 288,198* 298,260 292,336* 252,338* 242,270", WHITE, 3.2)
    pl.lines("270,236 272,290 270,330|258,230 260,300|284,230 282,300", 2)
    for spot in ("228,240 214,262 228,284 216,306 230,326", "314,226 330,248 314,272 330,296 316,322"):
        pl.line(spot, 5.4, start=.7, end=.7)
    kept = pl.ink
    pl.ink = s.GOLD.base
    for spot in ("228,240 214,262 228,284 216,306 230,326", "314,226 330,248 314,272 330,296 316,322"):
        pl.line(spot, 3, start=.7, end=.7)
    pl.ink = kept
    pl.shape("208,326* 280,346 348,322* 354,362* 280,386 204,366*", s.RED, 4)
    pl.lines("214,340 280,358 346,336|212,354 280,372 348,350", 2.4)
    # pistol and dagger in the sash
    pl.shape("250,296* 262,300* 282,356* 270,364*", TIMBER, 3)
    pl.shape("246,284 262,284 268,300 254,306 244,298", s.GOLD, 2.6)
    with head(pl, 262, 136, 102, turn=-4, neck=124, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="hooked", smile=.4, age=.35, lids=.35, brows=6, gaze=-.7))
        pl.shape("34,-60 58,-40 78,-6 84,40 78,84 58,76 50,30 40,-24", s.HAIR_BLACK, 3.2)
        pl.lines("56,-24 66,30 66,70", 2)
        moustache(pl, s.HAIR_BLACK)
        cap = "-50,-56* -44,-126* 4,-138 54,-124* 62,-50* 6,-68"
        pl.shape(cap, s.RED, 4.4)
        pl.shade(cap, 30, gap=6)
        pl.line("20,-132 70,-130 92,-96", 4, start=.9, end=.9)
        pl.shape("82,-100 102,-98 110,-30 96,-36 88,-24 78,-36", s.BLUE, 3)


def greek() -> Scene:
    """The other end: a Greek rests by the canal."""
    pl = Scene()
    _temple(pl)
    _tower(pl)
    pl.fill("14,392* 526,392* 526,440* 14,440*", _WATER)
    pl.line("14,392 526,392", 2.6, start=.9, end=.9)
    sky(pl, "30,410 70,406 110,410|400,410 440,406 480,410|40,430 70,426 100,430|470,426 500,422 520,426", "#285a94")
    pl.fill("14,446 160,436 400,440 526,448 526,512* 14,512*", s.SOIL)
    pl.line("14,446 160,437 400,440 526,448", 2.8)
    _palm(pl)
    rock = "176,400 220,372 340,368 392,396 404,440 400,488* 190,490* 172,450"
    pl.shape(rock, _STONE, 4.4)
    pl.shade(rock, 34, along=60)
    # the long gun
    pl.line("112,470 126,300 142,70", 8.5, start=.9, end=.9)
    pl.line("116,420 130,240", 2.6, start=.9, end=.9)
    pl.shape("98,490 104,440 112,400 128,404 128,446 132,492 114,484", TIMBER, 3.6)
    for y in (150, 220, 290):
        pl.limb(f"{136 - (y - 70) * .075 - 6},{y} {136 - (y - 70) * .075 + 10},{y + 2}", [9, 9], s.GOLD, 2)
    _greek(pl)
    pl.arm("230,226 180,296 142,266", [48, 46, 28], WHITE, 4.6, shade=20)
    pl.shape("232,212 202,230 186,262 196,276 224,266 250,240", s.BLUE, 4)
    thumb_up(pl, 130, 258, 36, skin=s.SKIN_TAN)
    pl.arm("334,222 398,310 352,384", [48, 46, 28], WHITE, 4.8, shade=24)
    pl.shape("326,206 362,226 386,262 374,282 346,266 324,238", s.BLUE, 4)
    hand(pl, 354, 380, 40, turn=-24, skin=s.SKIN_TAN)
    grass(pl, "40,498 430,496 500,494")
    return pl
