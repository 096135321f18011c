# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVI: two on the path, and the fortune-teller."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import boot, grass, hand, house, mountains, shoe
from .plate import Plate


def path() -> Plate:
    """One end: he bends to her by the water-trough."""
    pl = Plate()
    mountains(pl, "340,320 400,230 450,300 500,250 530,300", 380)
    house(pl, 410, 410, 96, 110)
    pl.fill("14,410* 150,398 300,408 420,400 526,410* 526,510* 14,510*", s.LEAF)
    pl.line("14,410 150,399 300,408 420,401 526,410", 2.6)
    pl.fill("150,510* 190,450 260,430 380,424 470,440 400,460 400,510*", s.SOIL)
    # trough with its spout
    pl.shape("26,430* 128,424* 120,484* 36,488*", s.WOOD, 3.6)
    pl.lines("30,446 126,440|32,464 124,458", 2, start=.8, end=.8)
    pl.shape("26,430 76,422 128,424 78,436", s.SKY, 3)
    pl.shape("40,300* 56,300* 58,428* 40,430*", s.WOOD, 3.2)
    pl.shape("44,322* 104,332* 104,342* 44,336*", s.WOOD, 2.8)
    pl.lines("104,338 112,370 112,424|98,340 104,372 104,424", 3, start=.9, end=.6)
    # she, hands folded
    skirt = "170,316 148,380 134,440 138,476 200,488 262,476 270,430 252,370 234,314"
    pl.shape(skirt, s.RED, 4.2)
    pl.shade(skirt, 36, along=10)
    pl.lines("170,340 156,410 160,474|206,340 204,420 206,482|240,340 250,410 246,476", 2.6)
    pl.shape("138,462 170,474 204,478 240,472 266,460 264,476 204,492 140,480", s.BLUE, 3)
    shoe(pl, 236, 488, 30, s.BLACK, flip=True)
    bodice = "174,228 204,220 234,230 244,278 236,326 170,326 164,278"
    pl.shape(bodice, s.BLUE, 4)
    pl.shade(bodice, 24, along=10)
    pl.shape("180,230 206,250 230,232 218,220 192,220", WHITE, 2.8)
    pl.limb("178,244 160,298 204,316", [32, 30, 18], WHITE, 3.8, shade=12, rounded=True)
    pl.limb("234,244 254,294 214,318", [30, 28, 18], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 202, 316, 26, flip=True, turn=4)
    hand(pl, 218, 320, 24, turn=-4)
    woman(pl, 206, 178, .38, flip=True, turn=8, hair=s.HAIR_FAIR, cover="cap", ink=s.RED, lids=.5)
    # he
    pl.limb("386,352 400,404 398,440", [42, 30, 24], WHITE, 3.6, shade=10)
    boot(pl, 398, 484, 54)
    pl.limb("350,352 340,404 334,440", [44, 32, 24], WHITE, 3.8, shade=12)
    boot(pl, 334, 486, 56)
    breeches = "332,300 404,302 416,348 412,388 376,390 370,352 364,392 322,392 324,344"
    pl.shape(breeches, s.WOOD, 4)
    pl.shade(breeches, 16, along=0)
    coat = "300,182 332,168 368,178 398,206 414,254 420,310 380,322 328,312 318,272 302,232"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 40, along=14)
    pl.shape("312,186* 332,178 350,230 352,300* 332,304* 322,250", WHITE, 3)
    pl.lines("322,196 334,296|338,190 348,280", 5, start=.7, end=.7)
    pl.shape("318,288* 372,302 422,294* 424,312* 372,322 320,306*", s.RED, 3)
    pl.limb("398,212 446,266 420,318", [42, 40, 24], s.GREEN, 4.2, shade=20, along=-10, rounded=True)
    hand(pl, 420, 316, 30, turn=-60)
    pl.shape("408,326 396,350 424,362 448,352 452,334 432,330", s.GREEN, 3.4)
    pl.limb("312,198 276,254 284,290", [40, 36, 22], s.GREEN, 4.2, shade=18, rounded=True)
    hand(pl, 286, 290, 30, turn=-64)
    man(pl, 306, 136, .4, turn=-12, hair=s.HAIR_BROWN, hat="brim", ink=s.GREEN, band=s.RED, smile=.9)
    grass(pl, "150,492 300,494 470,490")
    return pl


def fortune() -> Plate:
    """The other end: she reads the palm before her tent."""
    pl = Plate()
    pl.fill("14,430* 200,420 400,428 526,420* 526,510* 14,510*", s.SOIL)
    pl.line("14,430 200,421 400,428 526,421", 2.6)
    # tent
    pl.shape("70,440* 160,150* 170,140 182,152* 250,440*", s.RED, 4)
    pl.pattern("70,440* 160,150* 170,140 182,152* 250,440*", [([(170, 130), (100 + 64 * i, 450), (132 + 64 * i, 450)], s.YELLOW) for i in range(3)], width=2)
    pl.contour("70,440* 160,150* 170,140 182,152* 250,440*", 4)
    pl.shape("170,230 146,330 128,440* 204,440* 190,330", "#34302f", 3)
    pl.line("170,142 170,112", 4, start=.9, end=.9)
    pl.shape("170,112 200,118 194,126 204,134 170,132", s.GREEN, 2.4)
    # the old woman crouches
    skirt = "110,374 76,410 58,456 80,484 160,490 216,478 218,440 190,396 160,366"
    pl.shape(skirt, s.GREEN, 4.2)
    pl.shade(skirt, 34, along=10)
    pl.lines("110,396 84,440 96,480|150,390 150,440 160,484|184,406 200,450 196,480", 2.6)
    pl.shape("204,470 226,472 244,482 238,490 210,490 196,484", s.SKIN_TAN, 3)
    body = "116,290 146,276 178,290 190,336 180,386 114,388 98,344"
    pl.shape(body, s.RED, 4.2)
    pl.shade(body, 24, along=10)
    pl.shape("112,284 146,272 182,286 194,320 170,330 146,300 118,326 100,318", s.YELLOW, 3.6)
    pl.limb("176,304 214,338 258,308", [34, 30, 18], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 258, 308, 28, flip=True, turn=-24, skin=s.SKIN_TAN)
    pl.limb("134,306 170,366 240,330", [30, 28, 18], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 240, 328, 28, flip=True, turn=-14, skin=s.SKIN_TAN)
    woman(pl, 158, 234, .4, flip=True, turn=10, hair=s.HAIR_GREY, cover="scarf", ink=WHITE, old=True, smile=.4, skin=s.SKIN_TAN)
    # the girl
    skirt = "306,320 288,380 270,440 272,476 334,488 398,476 402,430 384,370 366,318"
    pl.shape(skirt, s.BLUE, 4.2)
    pl.shade(skirt, 36, along=10)
    pl.lines("370,340 384,410 382,474", 2.6)
    pl.shape("304,332* 352,332* 362,390 354,454 322,466 288,454 292,390", s.YELLOW, 3.2)
    pl.lines("320,346 310,410 314,458|338,346 344,410", 2)
    shoe(pl, 300, 488, 30, s.RED)
    jacket = "312,232 340,222 370,234 380,284 372,332 306,332 300,284"
    pl.shape(jacket, s.RED, 4.2)
    pl.shade(jacket, 24, along=10)
    pl.shape("318,234 342,254 366,236 354,222 328,222", WHITE, 2.8)
    pl.limb("318,248 296,290 270,304", [34, 30, 20], s.RED, 4, shade=14, rounded=True)
    hand(pl, 270, 304, 28, turn=-14)
    pl.limb("370,248 394,300 356,330", [34, 30, 20], s.RED, 4, shade=16, rounded=True)
    hand(pl, 356, 328, 26, turn=0)
    woman(pl, 338, 180, .38, turn=-8, hair=s.HAIR_CHESTNUT, lids=.5, smile=.3)
    # the man behind her
    coat = "420,252 454,240 488,252 502,300 500,380 508,470 410,470 414,380 406,300"
    pl.shape(coat, s.YELLOW, 4.2)
    pl.shade(coat, 36, along=8)
    pl.lines("452,260 452,466|430,320 428,460", 2.6)
    boot(pl, 440, 490, 34)
    boot(pl, 478, 490, 34)
    pl.line("402,480 404,300 408,200", 7, start=.9, end=.9)
    pl.limb("428,266 402,310 410,290", [34, 32, 22], s.YELLOW, 3.8, shade=14, rounded=True)
    hand(pl, 416, 300, 26, turn=40)
    man(pl, 452, 202, .36, hair=s.HAIR_DARK, beard="full", hat="straw", band=s.RED, skin=s.SKIN_TAN, age=.6)
    grass(pl, "40,492 250,494 410,494")
    return pl
