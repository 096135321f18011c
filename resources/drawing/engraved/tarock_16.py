# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVI: two on the path by the water-trough; the fortune-teller before her tent."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    boot,
    brimmed,
    cottage,
    ground,
    hair_up,
    head,
    mountain,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, fichu, slim, thumb_up, tight
from .parts import WHITE, Face, face34, pointing, spread
from .people import grass, hand, shoe

_LEATHER = "#8a5a36"


def _trough(pl: Scene) -> None:
    """A post with a wooden spout over a hewn trough."""
    post = "44,252* 72,252* 74,430* 42,430*"
    pl.shape("40,252* 58,234* 76,252*", TIMBER, 3)
    pl.shape(post, TIMBER, 4)
    pl.hatch("72,260 72,420", "58,260 58,420", 18, width=1.7)
    pl.shape("50,290* 126,306* 124,322* 50,314*", TIMBER, 3.4)
    pl.lines("60,302 118,313", 2)
    pl.shape("112,320* 124,322* 126,360 122,410* 108,410* 114,362", s.SKY, 2.6)
    pl.lines("117,326 119,366 114,406", 1.8)
    pl.shape("22,414 90,404 158,412 154,430 90,438 26,432", s.BLUE, 3)
    pl.lines("96,416 116,412 138,416|106,424 120,421 132,424", 2)
    tub = "18,418* 90,434 162,416* 154,482* 90,490 26,484*"
    pl.shape(tub, TIMBER, 4.4)
    pl.shade(tub, 26, along=0)
    pl.lines("26,438 90,450 154,436|30,462 90,472 150,460", 2.4)


def _girl(pl: Scene) -> None:
    """Slim in a long jacket, her hands folded before her, her eyes cast down."""
    shoe(pl, 202, 476, 46, s.BLACK, flip=True)
    shoe(pl, 244, 476, 46, s.BLACK, flip=True)
    skirt = "190,340 250,338 262,380 270,420 276,460 234,472 194,470 170,460 176,416 182,376"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 28, along=10)
    pl.lines("196,370 188,420 186,460|220,370 218,420 218,466|244,370 252,420 256,460", 2.8)
    pl.shape("171,442 194,452 234,454 274,442 276,462 234,474 194,472 169,462", s.BLUE, 3)
    jacket = "186,224 214,204 244,220 254,260 246,300 266,360 236,372* 222,344 204,374* 172,362 188,300 178,262"
    pl.shape(jacket, s.BLUE, 4.4)
    pl.shade(jacket, 26, along=10)
    pl.line("220,244 221,344", 2.6)
    for y in (262, 284, 306):
        pl.oval(214, y, 4, 4, s.YELLOW, 1.8)
    fichu(pl, "182,228 200,212 216,206 238,214 250,230 236,240 221,258* 200,242", WHITE, "198,222 212,240|238,222 226,242")
    tight(pl, "188,230 166,286 206,322", s.BLUE, 32)
    tight(pl, "246,230 262,286 232,320", s.BLUE, 30)
    # the hands laid in each other
    pl.shape("200,316 214,310 230,312 242,320 240,332 226,340 210,338 200,330", s.SKIN_FAIR, 3.2)
    pl.lines("206,320 220,326 232,326|206,327 218,332 230,332|236,316 222,320 214,316", 2)
    with head(pl, 220, 156, 94, right=True, turn=14, neck=120, skin=s.SKIN_FAIR):
        young_face(pl, smile=.9, lids=.7, gaze=-.4)
        hair_up(pl, s.HAIR_FAIR, bun=False, braid=True)
        pl.shape("-54,-66 -22,-90 24,-82 58,-46 70,-66 48,-112 0,-124 -44,-106", s.RED, 3.2)
        pl.lines("-36,-92 6,-100 50,-70", 2)


def _suitor(pl: Scene) -> None:
    """He leans on his stick and bends to her, the hat on his head, the heart on his tongue."""
    pl.limb("446,384 452,424 452,462", [44, 36, 24], WHITE, 3.8, shade=12)
    boot(pl, 456, 482, 62, wide=38)
    pl.limb("370,384 358,420 352,460", [44, 38, 24], WHITE, 3.8, shade=12)
    boot(pl, 352, 482, 62, wide=38)
    breeches = "362,300 452,300 468,350 474,410 430,416 412,356 398,412 342,404 346,346"
    pl.shape(breeches, _LEATHER, 4.4)
    pl.shade(breeches, 26, along=4)
    pl.lines("412,318 412,352|350,392 390,400|434,402 470,398", 2.6, start=.6)
    coat = "318,204 348,172 392,168 436,196 462,250 470,306 418,324 366,312 346,270 324,238"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 42, along=14)
    pl.shape("328,196 352,178 380,236 398,306* 370,312* 350,272 334,234", WHITE, 3.2)
    pl.lines("342,196 356,244 380,308", 6, start=.9, end=.9)
    pl.shape("340,238* 386,226* 390,240* 346,252*", s.RED, 2.8)
    pl.shape("364,298* 410,306 468,290* 471,306* 418,324 366,314*", s.RED, 3)
    # the far hand at his heart, the near one on the stick
    pl.line("506,316 500,400 492,484", 7.5, start=.9, end=.9)
    pl.arm("430,204 492,250 502,312", [46, 44, 26], s.GREEN, 4.6, shade=22)
    pl.limb("498,292 503,310", [32, 32], s.RED, 3.2)
    thumb_up(pl, 505, 324, 30)
    pl.arm("338,202 298,262 340,272", [42, 38, 25], s.GREEN, 4.4, shade=16)
    pl.limb("322,270 340,271", [31, 31], s.RED, 3.2)
    hand(pl, 342, 268, 36, flip=True, turn=-24)
    with head(pl, 318, 134, 100, turn=-14, neck=120):
        pl.shape("-20,106 26,92 60,104 56,124 14,134 -22,126", s.RED, 3.2)
        face34(pl, Face(nose="straight", smile=1.2, age=.15, lids=.2, brows=5, gaze=-.7))
        back_hair(pl, s.HAIR_BROWN)
        pl.shape("-50,-48 -36,-66 -4,-58 30,-60 40,-76 -20,-84", s.HAIR_BROWN, 3)
        moustache(pl, s.HAIR_BROWN)
        brimmed(pl, s.GREEN, s.RED, WHITE, tall=52)


def path() -> Scene:
    """One end: a word in confidence by the trough."""
    pl = Scene()
    mountain(pl, (80, 400), (170, 240), (280, 400), snow=.24)
    mountain(pl, (400, 390), (496, 216), (620, 390), snow=.26)
    ridge(pl, "14,396 120,384 260,392 420,378 526,388", HILL)
    cottage(pl, 498, 424, 110, 110)
    ground(pl, 446)
    pl.fill("150,512* 190,462 280,446 400,448 480,470 500,512*", s.SOIL)
    _trough(pl)
    _girl(pl)
    _suitor(pl)
    grass(pl, "30,496 176,494 320,494 410,496 516,494")
    pl.hatch("210,482 330,482", "226,494 346,494", 14, width=1.7, start=.4)
    return pl


def _tent(pl: Scene) -> None:
    """Striped, its flap open."""
    whole = "-40,440* 60,250 146,128 160,120 174,130* 228,250 280,440*"
    pl.shape(whole, STRAW, 4)
    pl.pattern(whole, [([(158, 110), (160, 110), (a + 44, 450), (a, 450)], s.RED) for a in (-30, 60, 200)], width=0)
    pl.contour(whole, 4.4)
    pl.shade(whole, 30, along=10)
    pl.shape("160,178 118,300 76,440* 252,440* 202,300", "#34302f", 3.4)
    pl.shape("160,178 202,300 252,440* 226,440* 190,320", s.RED, 3)
    pl.line("160,128 166,88", 5, start=.9, end=.7)


def _teller(pl: Scene) -> None:
    """The old woman crouches barefoot and bends over the palm."""
    skirt = "98,330 60,380 34,440 40,484 110,492 190,490 236,478 262,440 258,398 226,366 180,346"
    pl.shape(skirt, s.GREEN, 4.6)
    pl.shade(skirt, 40, along=14)
    pl.lines("90,370 60,430 62,480|126,380 106,436 112,486|222,376 218,430 196,484|178,366 160,430 156,486", 2.8)
    for x in (70, 118, 166, 210):
        pl.lines(f"{x},470 {x + 10},460 {x + 20},470", 3, start=.8, end=.8)
    foot = "228,470 248,466 268,474 292,482 294,490 264,494 226,492"
    pl.shape(foot, s.SKIN_TAN, 3.2)
    pl.lines("278,480 276,486|286,482 284,488|268,476 266,482", 1.8)
    body = "92,268 130,246 172,256 200,296 204,356 150,372 96,356 76,312"
    pl.shape(body, s.RED, 4.6)
    pl.shade(body, 30, along=12)
    shawl = "88,266 128,240 176,254 206,300 196,318 166,306 150,352 132,316 84,330 70,300"
    pl.shape(shawl, s.YELLOW, 4.2)
    pl.shade(shawl, 26, along=30)
    pl.lines("120,258 140,300 150,344|96,276 90,310|166,262 176,298", 2.4)
    with head(pl, 176, 206, 100, right=True, turn=12, neck=116, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="hooked", smile=.6, age=.95, lids=.35, brows=4, gaze=-.6))
        pl.shape("-40,-50 -10,-64 24,-40 36,-10 20,-40 -12,-56", s.HAIR_GREY, 2.8)
        pl.shape("-58,-50 -34,-72 0,-66 32,-34 46,10 50,60 66,100 96,116 98,60 90,-8 76,-66 34,-112 -16,-120 -52,-96", WHITE, 3.8)
        pl.lines("-44,-78 0,-86 46,-46 64,30 76,90|-24,-102 34,-90 70,-40 80,40", 2.3)
        pl.hatch("88,-20 92,40 92,96", "66,-20 70,40 76,90", 12, width=1.6)
        pl.oval(60, 48, 8, 10, s.GOLD, 2.4)


def _asker(pl: Scene) -> None:
    """One hand given away, the other at her cheek."""
    for x in (318, 362):
        pl.limb(f"{x},424 {x},450 {x},470", [24, 22, 14], WHITE, 3.2, shade=7)
        shoe(pl, x, 474, 44, s.RED)
    skirt = "312,302* 376,300* 392,350 398,396 396,432 356,440 312,438 288,428 294,388 302,344"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 30, along=10)
    apron = "308,304* 360,302* 372,356 374,404 336,414 298,404 302,354"
    pl.shape(apron, s.YELLOW, 4)
    pl.shade(apron, 20, along=10)
    pl.lines("320,318 314,360 312,404|346,318 352,360 352,406", 2.4)
    jacket = "312,222 342,204 372,216 384,256 376,300 390,330 346,322* 300,332 310,300 302,262"
    pl.shape(jacket, s.RED, 4.4)
    pl.shade(jacket, 26, along=10)
    pl.line("342,240 342,320", 2.6)
    for y in (258, 278, 298):
        pl.oval(348, y, 4.2, 4.2, s.YELLOW, 1.8)
    bust(pl, 342, 212, 46, 24, cut="vee", tall=38, lean=-8)
    with head(pl, 328, 150, 92, turn=-10, neck=0):
        young_face(pl, smile=.5, lids=.35)
        hair_up(pl, s.HAIR_CHESTNUT)
        pl.shape("-54,-66 -22,-92 24,-86 60,-48 74,-60 52,-112 0,-126 -46,-108", s.BLUE, 3.2)
        pl.lines("-36,-94 6,-102 54,-70", 2)
    tight(pl, "370,224 400,272 370,206", s.RED, 30)
    slim(pl, 370, 204, 32, flip=True, turn=-116)


def _guard(pl: Scene) -> None:
    """Her man, in a pointed straw hat, leans on the staff with both hands."""
    boot(pl, 430, 478, 56, s.BLACK, wide=30)
    boot(pl, 470, 478, 56, s.BLACK, right=True, wide=30)
    coat = "422,222 446,202 474,212 490,256 490,336 500,426 456,440 410,428 416,340 408,270"
    pl.shape(coat, s.YELLOW, 4.6)
    pl.shade(coat, 34, along=8)
    pl.lines("448,214 452,310 454,434|430,330 428,420|474,330 480,418", 2.8)
    pl.shape("414,302* 452,312 490,300* 492,316* 452,330 412,318*", s.RED, 3)
    with head(pl, 438, 152, 90, turn=-2, neck=120, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="broad", smile=.2, age=.5, lids=.35, brows=5.6, brow=-.2, gaze=-.9))
        back_hair(pl, s.HAIR_BLACK)
        moustache(pl, s.HAIR_BLACK, beard=True)
        pl.shape("-58,-44 -46,-90 -14,-150 6,-184 24,-150 54,-86 66,-40 0,-62", STRAW, 4)
        pl.lines("-40,-72 0,-84 54,-62|-26,-108 6,-116 40,-96|-10,-144 8,-148 24,-134", 2.2)
        pl.shape("-100,-36 -60,-50 0,-60 68,-44 108,-26 70,-26 0,-42 -62,-32", STRAW, 3.8)
        pl.shape("-58,-52 0,-70 64,-48 62,-64 2,-86 -54,-68", s.RED, 2.8)


def _palm(pl: Scene) -> None:
    """The girl's hand, open towards us, with its lines: what the picture is about."""
    tight(pl, "338,226 362,292 322,286", s.RED, 34)
    pl.limb("332,287 316,284", [26, 27], WHITE, 3)
    with pl.placed(276, 281, scale=.64, turn=4, weight=.9):
        spread(pl, s.SKIN_FAIR)
        pl.lines("6,-2 20,10 24,26|2,8 18,0 36,-2|4,20 16,14 34,16", 2.2)


def fortune() -> Scene:
    """The other end: the fortune-teller reads a hand."""
    pl = Scene()
    ridge(pl, "14,410 120,398 260,406 420,392 526,402", HILL)
    ground(pl, 440)
    pl.fill("14,462 150,450 300,462 440,456 526,466 526,512* 14,512*", s.SOIL)
    with pl.placed(-26):
        _tent(pl)
    with pl.placed(10):
        _guard(pl)
        pl.arm("474,220 494,272 500,254", [38, 34, 24], s.YELLOW, 4, shade=14)
    # his staff stands before him
    pl.line("506,128 502,300 498,488", 8, start=.9, end=.9)
    thumb_up(pl, 504, 240, 30, flip=True, skin=s.SKIN_TAN)
    with pl.placed(18):
        _asker(pl)
    _teller(pl)
    pl.arm("112,284 70,336 108,378", [40, 38, 24], WHITE, 4.2, shade=14)
    hand(pl, 106, 378, 38, flip=True, turn=24, skin=s.SKIN_TAN)
    _palm(pl)
    pl.arm("166,276 174,352 230,318", [42, 40, 24], WHITE, 4.4, shade=18)
    with pl.placed(256, 304, scale=.5, flip=True, turn=-24):
        pointing(pl, s.SKIN_TAN)
    grass(pl, "310,494 420,496")
    return pl
