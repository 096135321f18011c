# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVIII: the washerwoman, and the winding of the yarn."""

from .. import style as s
from .heads import man, woman
from .lines import ring
from .parts import WHITE
from .people import arm, bodice, coat, grass, ground, hand, leg, shoe
from .plate import Plate


def washing() -> Plate:
    """One end: a man in a fez has news for the washerwoman."""
    pl = Plate()
    pl.shape("14,400* 60,330 130,300 200,330 240,400*", s.LEAF, 3)
    pl.hatch("180,322 230,390", "140,320 180,396", 10, width=1.7)
    pl.shape("70,320* 70,260* 90,260* 90,240* 116,240* 116,276* 150,276* 150,312*", "#e4e0d6", 3)
    pl.shape("86,242* 103,210* 120,242*", s.ROOF, 2.8)
    pl.lines("103,210 103,194", 3, start=.9, end=.9)
    ground(pl, 410)
    pl.fill("14,440 120,420 190,440 220,470 200,510* 14,510*", s.SKY)
    pl.line("14,440 120,421 190,441 220,471 208,496", 3)
    pl.lines("30,460 70,456 110,460|50,484 100,480 150,484|130,446 150,444 170,448", 2)
    # she kneels
    gown = "230,366 206,400 190,440 196,476 260,490 340,484 350,450 330,400 290,364"
    pl.shape(gown, s.BLUE, 4.4)
    pl.shade(gown, 36, along=10)
    pl.lines("240,390 222,440 226,478|270,390 274,440 270,484|300,390 318,440 314,478", 2.8)
    bodice(pl, 246, 270, 84, 102, s.RED)
    # linen in her hands
    pl.shape("120,402 150,384 186,392 204,412 190,440 160,452 130,440 112,424", WHITE, 3.8)
    pl.lines("136,400 150,424 146,440|164,394 170,420 166,444|186,404 184,424", 2.2)
    arm(pl, (218, 292), (180, 350), (160, 398), WHITE, wide=32, turn=-60)
    arm(pl, (274, 292), (280, 360), (204, 406), WHITE, wide=32, turn=-20)
    woman(pl, 240, 216, .4, flip=True, turn=-14, hair=s.HAIR_CHESTNUT, cover="veil", ink=WHITE, lids=.2, smile=.6)
    # basket
    pl.shape("470,452* 526,452* 520,490* 476,490*", "#d9b878", 3.4)
    pl.shape("466,452 484,438 506,440 526,446 526,456 480,458", WHITE, 3)
    # he
    leg(pl, (396, 356), (386, 406), (380, 462), s.RED, WHITE)
    leg(pl, (432, 356), (446, 404), (450, 462), s.RED, WHITE)
    coat(pl, 414, 212, 102, 150, s.GREEN, belt=s.YELLOW)
    arm(pl, (376, 234), (332, 264), (326, 214), s.GREEN, wide=38, turn=70)
    arm(pl, (454, 234), (482, 300), (450, 330), s.GREEN, wide=38, turn=-30)
    man(pl, 408, 156, .4, turn=-8, hair=s.HAIR_BLACK, hat="fez", ink=s.RED, beard="moustache", nose="hooked", skin=s.SKIN_TAN, smile=.8)
    grass(pl, "240,496 360,494")
    return pl


def winding() -> Plate:
    """The other end: a page holds the yarn that a lady winds."""
    pl = Plate()
    ground(pl, 420)
    # fountain
    pl.shape("36,430* 130,430* 120,404* 46,404*", "#e4e0d6", 3.2)
    pl.shape("74,404* 78,340* 90,340* 94,404*", "#e4e0d6", 2.8)
    pl.shape("50,344 84,336 118,344 108,330 60,330", "#e4e0d6", 2.8)
    pl.lines("84,332 84,280|84,290 56,300 46,344|84,290 112,300 122,344|84,284 70,286 64,330|84,284 98,286 104,330", 2.4)
    # tree behind
    for x, y, r in ((470, 90, 50), (420, 60, 44), (506, 150, 44)):
        outline = [(x - r, y), (x - r * .7, y - r * .7), (x, y - r), (x + r * .75, y - r * .7), (x + r, y + r * .1), (x + r * .6, y + r * .7), (x, y + r * .85), (x - r * .7, y + r * .6)]
        pl.shape(outline, s.GREEN, 3.2)
        pl.shade(outline, r * .7, gap=6.6, along=35)
    # armchair
    pl.shape("340,486* 340,210 360,186 440,180 470,200 478,260 480,486*", s.YELLOW, 4)
    pl.hatch("466,206 476,480", "444,206 450,480", 30, width=1.7)
    pl.shape("334,350 350,342 366,350 366,372 338,372", s.WOOD, 3)
    # lady
    gown = "330,352 270,380 240,420 234,476 320,490 440,488 470,460 450,400 410,350"
    pl.shape(gown, s.YELLOW, 4.4)
    pl.shade(gown, 40, along=10)
    pl.shape("340,356 300,400 286,484 360,490 400,484 400,400 392,352", s.RED, 3.4)
    pl.lines("346,380 326,430 320,484|374,380 372,486", 2.6)
    shoe(pl, 244, 480, 34, s.RED)
    bodice(pl, 382, 246, 88, 108, s.RED)
    arm(pl, (414, 268), (436, 330), (374, 352), s.YELLOW, wide=38, turn=-10)
    arm(pl, (350, 268), (316, 320), (304, 292), s.YELLOW, wide=36, turn=20)
    pl.oval(286, 278, 21, 21, s.BLUE, 3.4)
    pl.lines("270,270 286,282 302,272|272,290 286,276 300,290|268,280 286,262 304,282", 2.2)
    woman(pl, 374, 190, .41, turn=-2, hair=s.HAIR_AUBURN, cover="band", ink=s.YELLOW, lids=.4)
    # lapdog
    pl.shape("404,352 412,334 436,330 456,342 458,364 440,376 412,372", WHITE, 3.2)
    pl.shape("398,344 404,330 416,328 420,340 412,352 400,352", WHITE, 2.8)
    pl.shape("414,328 422,332 422,346 414,342", "#7d4e2d", 2.2)
    pl.fill(ring(402, 338, 2, 2), pl.ink, register=False)
    # page on the stool
    pl.shape("84,440* 200,436* 204,452* 80,456*", s.RED, 3.4)
    pl.lines("96,456 92,488|190,452 194,488", 8, start=.9, end=.9)
    pl.limb("150,380 120,410 84,428", [44, 36, 26], s.GREEN, 4, shade=14, rounded=True)
    shoe(pl, 74, 432, 38, s.BLACK, turn=50)
    pl.limb("160,384 186,410 190,436", [44, 36, 26], s.GREEN, 4, shade=14, rounded=True)
    shoe(pl, 196, 438, 38, s.BLACK, flip=True)
    pl.shape("128,260 100,290 84,340 78,400 110,400 130,340", s.YELLOW, 3.8)
    pl.lines("118,280 100,330 96,396", 2.4)
    coat(pl, 158, 248, 88, 140, s.GREEN, belt=s.RED)
    arm(pl, (190, 268), (226, 320), (252, 276), s.GREEN, wide=34, flip=True, turn=-60)
    arm(pl, (132, 270), (156, 330), (208, 292), s.GREEN, wide=34, flip=True, turn=-40)
    skein = "206,262 216,246 236,244 252,252 258,270 252,306 240,336 222,338 208,316 202,288"
    pl.contour(skein, 7)
    pl.contour("212,266 220,254 236,252 246,260 250,274 245,304 236,326 224,328 214,310 209,288", 5)
    pl.line("252,262 270,254 284,264", 2.6)
    hand(pl, 206, 284, 24, flip=True, turn=-50)
    man(pl, 162, 190, .38, flip=True, turn=6, hair=s.HAIR_FAIR, hat="cap", ink=s.BLUE, band=s.YELLOW, nose="snub", age=.05, smile=.7)
    # sewing basket on a cushion
    pl.shape("270,486 280,470 330,468 346,484 330,494 284,494", s.BLUE, 3)
    pl.shape("286,470 290,456 322,454 328,468 310,474", s.WOOD, 3)
    return pl
