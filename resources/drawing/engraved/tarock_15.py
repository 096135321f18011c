# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XV: the flute, and the kiss on the road."""

from .. import style as s
from .heads import man, woman
from .lines import ring
from .parts import WHITE
from .people import boot, grass, hand, house, leaf, mob, shoe
from .plate import Plate


def _child(pl: Plate) -> None:
    """The child held up."""
    # child
    pl.shape("262,196 284,186 304,198 310,240 300,276 266,274 254,236", WHITE, 3.8)
    pl.lines("276,200 272,264|294,202 296,262", 2)
    pl.limb("262,206 240,224 226,218", [18, 16, 12], WHITE, 3, rounded=True)
    hand(pl, 226, 218, 18, turn=14)
    pl.limb("270,272 262,296", [16, 13], s.SKIN_FAIR, 2.8)
    pl.limb("292,274 290,298", [16, 13], s.SKIN_FAIR, 2.8)
    pl.oval(278, 164, 25, 27, s.SKIN_FAIR, 3.4)
    pl.fill(ring(268, 174, 6, 5), "#ee9a80")
    mob(pl, s.HAIR_FAIR, "256,150 266,138 288,134 304,148 306,174 296,160 280,150 262,154")
    pl.lines("262,162 270,160|258,162 259,166|272,160 273,165", 3, start=.8, end=.8)
    pl.line("262,178 267,181 274,178", 2.2)


def flute() -> Plate:
    """One end: a boy plays, and the child may listen."""
    pl = Plate()
    house(pl, 404, 420, 110, 170)
    pl.fill("14,420* 160,410 300,420 420,412 526,420* 526,510* 14,510*", s.LEAF)
    pl.line("14,420 160,411 300,420 420,413 526,420", 2.6)
    # vine with gourds on its stakes
    pl.lines("44,430 44,220|96,430 96,240|30,244 110,236", 6, start=.9, end=.9)
    for x, y, turn in ((44, 250, 200), (56, 262, -20), (80, 244, -40), (96, 270, 10), (36, 290, 170), (60, 310, 30), (90, 320, -10), (44, 344, 190), (100, 356, 20)):
        leaf(pl, x, y, 40, turn)
    for x, y in ((70, 290), (48, 372)):
        pl.shape(f"{x},{y - 26} {x + 8},{y - 8} {x + 16},{y + 10} {x},{y + 24} {x - 16},{y + 10} {x - 8},{y - 8}", s.YELLOW, 3)
    # boy on a stone
    pl.shape("110,430 150,414 214,418 232,450 224,484 120,488 100,460", "#d9d0c0", 3.8)
    pl.hatch("226,430 230,456 222,482", "206,430 208,456 200,480", 8, width=1.7)
    pl.limb("196,404 236,414 240,452", [44, 38, 26], s.GREEN, 4, shade=14, rounded=True)
    pl.limb("240,446 244,474", [22, 18], WHITE, 3.2)
    shoe(pl, 246, 476, 40, s.BLACK, flip=True)
    pl.limb("170,404 200,430 196,456", [44, 38, 26], s.GREEN, 4, shade=14, rounded=True)
    pl.limb("196,450 196,476", [22, 18], WHITE, 3.2)
    shoe(pl, 198, 480, 40, s.BLACK, flip=True)
    coat = "146,304 176,292 206,304 218,350 212,412 150,418 134,360"
    pl.shape(coat, "#a82334", 4.2)
    pl.shade(coat, 28, along=10)
    pl.shape("152,302 178,316 202,302 192,292 162,292", WHITE, 2.8)
    pl.shape("256,276* 258,284* 196,296* 194,288*", s.YELLOW, 2.4)
    pl.limb("152,316 160,366 214,312", [34, 30, 20], "#a82334", 4, shade=14, rounded=True)
    hand(pl, 216, 304, 26, flip=True, turn=-50)
    pl.limb("202,316 246,340 244,306", [32, 28, 18], "#a82334", 4, shade=14, rounded=True)
    hand(pl, 244, 302, 26, turn=70)
    for x in (206, 216, 226, 236):
        pl.oval(x, 290 - (x - 206) * .15, 2, 2, "#34302f", 1)
    man(pl, 176, 252, .36, flip=True, turn=4, hair=s.HAIR_BROWN, hat="brim", ink=s.RED, band=s.YELLOW, nose="snub", lids=.6, aside=True, age=.1)
    # mother, the child held up
    skirt = "310,330 288,390 276,446 280,478 340,490 402,478 406,430 388,376 372,328"
    pl.shape(skirt, s.YELLOW, 4.2)
    pl.shade(skirt, 36, along=10)
    pl.lines("312,352 298,420 302,476|344,352 344,430 346,482|374,352 388,420 384,474", 2.6)
    shoe(pl, 306, 490, 32, s.BLACK)
    bodice = "314,236 344,226 374,238 384,288 376,340 310,340 304,288"
    pl.shape(bodice, s.GREEN, 4.2)
    pl.shade(bodice, 24, along=10)
    pl.shape("320,238 346,258 370,240 358,226 332,226", WHITE, 2.8)
    _child(pl)
    pl.limb("322,250 290,290 268,262", [34, 30, 20], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 268, 260, 28, turn=60)
    pl.limb("372,250 376,300 306,262", [34, 32, 20], WHITE, 3.8, shade=16, rounded=True)
    hand(pl, 304, 260, 28, turn=24)
    woman(pl, 348, 184, .38, turn=-4, hair=s.HAIR_DARK, cover="scarf", ink=s.RED, lids=.3, smile=.9)
    grass(pl, "260,494 420,490 490,488")
    return pl


def kiss() -> Plate:
    """The other end: a kiss on the road."""
    pl = Plate()
    pl.shape("440,420 450,330 462,210 476,130 490,210 500,330 508,420", s.GREEN, 3.8)
    pl.hatch("488,180 500,300 506,410", "474,180 482,300 484,410", 20, width=1.8)
    pl.lines("474,420 474,450", 7, start=.9, end=.9)
    house(pl, 40, 420, 120, 130)
    pl.shape("70,300* 90,300* 90,270* 70,270*", "#c9563a", 2.6)
    pl.lines("80,266 70,244 84,226 74,206", 3)
    pl.fill("14,420* 160,410 300,420 420,412 526,420* 526,510* 14,510*", s.LEAF)
    pl.line("14,420 160,411 300,420 420,413 526,420", 2.6)
    pl.fill("150,510* 200,452 260,430 330,424 400,440 390,510*", s.SOIL)
    # he
    pl.limb("344,340 356,400 352,446", [46, 34, 26], WHITE, 3.6, shade=12)
    boot(pl, 352, 488, 50)
    pl.limb("308,340 300,400 296,446", [48, 36, 26], WHITE, 3.8, shade=12)
    boot(pl, 296, 490, 52)
    breeches = "288,310 366,310 376,356 370,396 336,396 328,356 320,398 280,396 280,350"
    pl.shape(breeches, s.BLUE, 4)
    pl.shade(breeches, 18, along=0)
    coat = "284,186 316,174 348,184 366,222 364,280 372,330 330,338 282,330 284,280 276,226"
    pl.shape(coat, "#e88a2c", 4.4)
    pl.shade(coat, 38, along=8)
    # she
    skirt = "206,318 182,380 166,440 170,476 232,488 292,476 296,430 280,370 268,316"
    pl.shape(skirt, s.RED, 4.2)
    pl.shade(skirt, 36, along=10)
    pl.lines("208,340 192,410 196,474|240,340 238,420 240,482|268,340 280,410 276,474", 2.6)
    shoe(pl, 206, 490, 32, s.BLACK)
    bodice = "212,234 240,224 270,234 280,282 272,326 206,326 200,282"
    pl.shape(bodice, "#7d5a9c", 4.2)
    pl.shade(bodice, 24, along=10)
    pl.shape("220,236 244,254 266,236 254,224 232,224", WHITE, 2.8)
    # sickle at her side
    pl.limb("214,248 186,300 176,336", [32, 30, 18], WHITE, 3.8, shade=12, rounded=True)
    pl.shape("172,350 158,372 132,384 104,376 92,354 110,366 134,368 152,356 164,340", "#b7c6d4", 3.2)
    pl.line("164,358 182,336", 8, start=.9, end=.9)
    hand(pl, 176, 332, 28, turn=-60)
    # arms round each other
    pl.limb("348,200 322,262 254,282", [44, 42, 24], "#e88a2c", 4.2, shade=20, rounded=True)
    pl.limb("264,280 248,283", [26, 26], WHITE, 2.8)
    hand(pl, 248, 284, 30, turn=-6)
    pl.limb("268,246 300,240 330,214", [30, 26, 18], WHITE, 3.8, shade=12, rounded=True)
    hand(pl, 330, 214, 26, flip=True, turn=-40)
    woman(pl, 254, 176, .38, flip=True, turn=-10, hair=s.HAIR_CHESTNUT, aside=True, lids=.9, smile=.8)
    man(pl, 312, 146, .39, turn=8, hair=s.HAIR_DARK, hat="straw", band=s.BLUE, aside=True, lids=.7)
    grass(pl, "120,492 400,492 470,488")
    return pl
