# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock X: the shepherdess, and the harbour."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, coat, goat, grass, ground, leaf, mountains, rose, shoe, tree
from .plate import Plate


def shepherdess() -> Plate:
    """One end: two kids come to her."""
    pl = Plate()
    mountains(pl, "20,350 70,260 120,320 180,270 230,350", 400)
    ground(pl, 416)
    tree(pl, 440, 440, 400, 240)
    goat(pl, 84, 470, 1.0, flip=True, ink="#d3a566")
    goat(pl, 150, 488, 1.2, flip=True, ink="#b98a4e")
    # she sits, flowers in her lap
    gown = "300,340 250,362 214,400 206,450 230,484 330,490 430,486 448,450 420,390 380,344"
    pl.shape(gown, s.BLUE, 4.4)
    pl.shade(gown, 40, along=20)
    pl.lines("280,400 250,440 250,480|330,410 320,450 330,484|390,400 400,440 400,480", 2.8)
    pl.shape("270,366 330,352 386,368 400,400 350,424 290,420 256,400", WHITE, 3.4)
    for x, y, ink in ((286, 384, s.RED), (308, 376, s.YELLOW), (332, 372, s.RED), (356, 378, s.ROSE), (320, 394, s.RED), (346, 398, s.YELLOW), (298, 402, s.ROSE)):
        leaf(pl, x, y, 22, x % 180)
        rose(pl, x, y, 11, ink)
    shoe(pl, 214, 482, 34, s.RED)
    bodice(pl, 342, 240, 86, 108, s.RED)
    arm(pl, (372, 262), (396, 330), (356, 362), WHITE, wide=34, turn=-10)
    arm(pl, (312, 262), (256, 300), (212, 338), WHITE, wide=32, turn=-28)
    woman(pl, 338, 186, .4, turn=-8, hair=s.HAIR_FAIR, cover="straw", ink=s.BLUE, lids=.5, smile=.8)
    # basket of fruit
    pl.shape("456,452* 516,452* 508,490* 464,490*", "#d9b878", 3.4)
    for x, ink in ((466, s.RED), (482, s.YELLOW), (500, s.RED)):
        pl.oval(x, 446, 11, 11, ink, 2.6)
    pl.lines("458,462 514,462|461,476 511,476", 2.2, start=.8, end=.8)
    grass(pl, "40,492 200,494")
    return pl


def harbour() -> Plate:
    """The other end: the sailor goes ashore."""
    pl = Plate()
    pl.fill("14,380* 526,372* 526,440* 14,440*", s.SKY)
    pl.line("14,380 526,373", 2.4, start=.9, end=.9)
    pl.lines("60,396 110,392 160,396|300,392 350,388 400,392|420,410 460,406 500,410|30,414 70,410 110,414", 2)
    # ship
    pl.shape("370,372* 500,366* 486,402 390,404", s.WOOD, 3.6)
    pl.line("440,370 436,130", 5, start=.9, end=.9)
    pl.shape("428,150* 350,330 428,350*", WHITE, 3.6)
    pl.hatch("424,170 424,344", "400,240 396,340", 16, width=1.6)
    pl.shape("446,170* 506,340 446,350*", WHITE, 3.6)
    pl.lines("370,310 426,318|394,250 428,256|450,260 476,264", 2.4)
    pl.shape("436,130* 470,140* 437,152*", s.RED, 2.6)
    pl.fill("14,424* 200,416 360,426 526,418* 526,510* 14,510*", s.SOIL)
    pl.line("14,424 200,417 360,426 526,419", 3)
    # cask
    pl.shape("440,430 496,430 504,456 496,486 440,486 432,456", s.WOOD, 3.6)
    pl.lines("438,442 498,442|438,474 498,474", 4, start=.9, end=.9)
    pl.hatch("486,432 492,456 486,484", "496,432 503,456 496,484", 12, width=1.6)
    # the old woman on her bale
    pl.shape("40,400* 132,396* 138,482* 34,486*", "#d9b878", 3.8)
    pl.lines("84,398 86,484|38,440 136,438", 4, start=.9, end=.9)
    gown = "66,350 44,390 36,440 44,476 110,484 172,476 168,430 140,390 116,350"
    pl.shape(gown, s.BLUE, 4.2)
    pl.shade(gown, 30, along=10)
    pl.lines("80,380 66,430 72,474|116,380 120,430 118,478", 2.6)
    bodice(pl, 92, 284, 70, 76, s.RED, lace=False)
    arm(pl, (114, 300), (136, 350), (104, 372), s.RED, wide=30)
    arm(pl, (70, 300), (52, 350), (84, 374), s.RED, wide=30, flip=True)
    woman(pl, 94, 236, .36, flip=True, hair=s.HAIR_GREY, cover="scarf", ink=s.RED, old=True)
    # the sailor
    for hip, knee, foot in (((262, 346), (240, 402), (222, 458)), ((294, 346), (322, 398), (336, 456))):
        outline = pl.limb([hip, knee, foot], [50, 42, 40], WHITE, 4, rounded=True)
        pl.pattern(outline, [([(x, 330), (x + 9, 330), (x + (foot[0] - hip[0]) + 9, 470), (x + foot[0] - hip[0], 470)], s.RED) for x in range(int(hip[0]) - 30, int(hip[0]) + 40, 20)])
        pl.contour(outline, 4)
        shoe(pl, foot[0], foot[1] + 8, 40, s.BLACK, flip=True)
    coat(pl, 276, 204, 100, 146, s.BLUE, belt=s.YELLOW)
    pl.shape("256,206 276,240 298,206 286,196 266,196", WHITE, 2.8)
    # bundle and keg on his back, boat-pole over the shoulder
    pl.shape("186,200 214,186 240,206 240,250 210,266 180,246", s.GREEN, 3.8)
    pl.lines("196,206 220,230 222,256|232,204 206,232", 2.4)
    pl.line("380,120 300,240 176,420", 7, start=.9, end=.9)
    pl.shape("376,126 392,100 398,116 410,124 388,132", "#b7c6d4", 2.6)
    arm(pl, (240, 226), (216, 296), (252, 312), s.BLUE, wide=38, flip=True, turn=-10)
    arm(pl, (314, 226), (352, 270), (310, 226), s.BLUE, wide=38, turn=50)
    man(pl, 278, 150, .39, flip=True, hair=s.HAIR_DARK, hat="cap", ink=s.RED, band=WHITE, beard="full", skin=s.SKIN_TAN, smile=.7)
    return pl
