# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIX: two women on the terrace, and the pasha's pipe."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, coat, leg, mob, skirt
from .plate import Plate


def terrace() -> Plate:
    """One end: a child plays at their feet."""
    pl = Plate()
    pl.shape("14,300* 200,300* 200,440* 14,440*", "#e9d2a8", 3.2)
    for y in (330, 366, 402):
        pl.line(f"18,{y} 110,{y + 2} 196,{y}", 2, start=.9, end=.9)
    # palm-like tree
    pl.shape("468,440* 474,300 484,190* 498,190* 496,300 500,440*", s.WOOD, 3.2)
    pl.hatch("496,210 496,430", "486,210 484,430", 20, width=1.6)
    for turn, long in ((-170, 90), (-140, 84), (-110, 66), (-70, 60), (-40, 66), (160, 80), (140, 60)):
        with pl.placed(490, 192, turn=turn):
            pl.shape(f"0,0* {long * .5},-15 {long},8* {long * .5},6", s.GREEN, 3)
            pl.hatch(f"{long * .3},-4 {long * .85},2", f"{long * .4},6 {long * .9},8", 5, width=1.5)
    # tiles
    pl.fill("14,440* 526,440* 526,510* 14,510*", WHITE)
    for row, y in enumerate((440, 464, 488)):
        for place in range(-1, 8):
            x = 14 + place * 76 + (38 if row % 2 else 0) - row * 8
            pl.fill(f"{x},{y}* {x + 38},{y}* {x + 32},{y + 24}* {x - 6},{y + 24}*", s.ROSE)
    pl.line("14,440 526,440", 3, start=.9, end=.9)
    # chest with red cloth
    pl.shape("276,380* 440,380* 440,470* 276,470*", s.WOOD, 3.8)
    pl.shape("290,374* 446,374* 450,400 446,452* 420,440 400,456* 376,440 350,456* 320,440 296,452*", s.RED, 3.8)
    pl.lines("320,384 318,436|360,384 362,446|404,384 406,446", 2.4)
    # sitting woman with the yellow cloth
    gown = "332,346 290,370 264,410 258,478 320,490 392,484 402,440 400,380 372,346"
    pl.shape(gown, s.GREEN, 4.4)
    pl.shade(gown, 34, along=10)
    pl.lines("330,370 296,420 292,480|366,370 362,484", 2.6)
    bodice(pl, 350, 244, 84, 106, "#34302f")
    pl.shape("224,330 270,318 330,326 372,340 366,380 320,396 270,392 232,400 214,366", s.YELLOW, 3.8)
    pl.lines("250,330 246,386|288,326 290,386|326,334 326,388", 2.4)
    for x in range(226, 366, 20):
        pl.oval(x, 388 - abs(x - 300) * .06, 4, 4, s.RED, 1.6)
    arm(pl, (382, 266), (404, 326), (356, 346), WHITE, wide=34, turn=-10)
    arm(pl, (318, 266), (270, 306), (238, 334), WHITE, wide=32, turn=-30)
    woman(pl, 346, 188, .4, turn=-8, hair=s.HAIR_BLACK, cover="scarf", ink=s.RED, lids=.45, skin=s.SKIN)
    # standing woman
    skirt(pl, (156, 38, 318), (156, 74, 480), s.BLUE, apron=s.RED)
    bodice(pl, 156, 228, 80, 94, "#34302f")
    arm(pl, (186, 248), (222, 296), (232, 330), WHITE, wide=32, flip=True, turn=50)
    arm(pl, (126, 248), (104, 300), (142, 330), WHITE, wide=32, flip=True)
    woman(pl, 158, 174, .39, flip=True, turn=4, hair=s.HAIR_BLACK, cover="veil", ink=s.RED, smile=.7, skin=s.SKIN)
    # child
    pl.shape("62,440 84,432 104,444 112,476 90,490 58,488 48,468", s.YELLOW, 3.4)
    pl.oval(80, 416, 20, 21, s.SKIN, 3.2)
    mob(pl, s.HAIR_BLACK, "60,412 64,396 80,390 98,398 102,416 94,410 78,402")
    pl.lines("70,416 74,414|84,414 90,416|78,424 78,426", 2.6)
    pl.line("72,429 79,432 86,428", 2)
    pl.limb("98,450 122,462 134,456", [14, 12, 10], s.YELLOW, 2.8)
    pl.oval(142, 468, 12, 12, s.RED, 2.8)
    pl.line("132,464 142,468 153,466", 2.4)
    return pl


def pasha() -> Plate:
    """The other end: the pasha smokes."""
    pl = Plate()
    # kiosk with its red dome
    for x in (352, 420, 488):
        pl.shape(f"{x},430* {x},210* {x + 14},210* {x + 14},430*", WHITE, 2.8)
    pl.shape("336,210* 520,210* 516,190* 340,190*", s.YELLOW, 3)
    pl.shape("346,190* 352,150 380,110 430,84 480,110 508,150 514,190*", s.RED, 4)
    pl.hatch("470,104 500,150 508,188", "440,110 466,150 470,188", 14, width=1.8)
    pl.lines("430,84 430,64", 4, start=.9, end=.9)
    pl.shape("440,40* 424,46 418,58 428,68 440,66* 430,62 426,56 430,48", s.YELLOW, 2.6)
    for x in (50, 96):
        pl.shape(f"{x - 16},430 {x - 14},330 {x},240 {x + 14},330 {x + 16},430", s.GREEN, 3)
        pl.hatch(f"{x + 4},260 {x + 14},330 {x + 14},420", f"{x - 2},270 {x + 2},330 {x + 2},420", 14, width=1.7)
    pl.fill("14,424* 526,424* 526,510* 14,510*", s.LEAF)
    pl.line("14,424 526,424", 2.6, start=.9, end=.9)
    # carpet
    pl.shape("120,452* 480,440* 520,492* 90,496*", s.RED, 4)
    pl.shape("140,462* 466,452* 492,484* 120,488*", s.BLUE, 3)
    for x in range(150, 480, 36):
        pl.shape(f"{x},{474}* {x + 12},{467}* {x + 24},{474}* {x + 12},{481}*", s.YELLOW, 2)
    # cushions
    for outline, ink in (("400,380 450,364 496,384 500,430 470,454 410,448 388,416", s.GREEN), ("380,430 430,420 476,436 470,464 400,470", s.YELLOW)):
        pl.shape(outline, ink, 4)
        pl.shade(outline, 24, gap=6.4)
    # he lies on his elbow
    robe = "372,338 320,370 240,400 170,424 150,446 170,466 260,470 360,464 410,440 420,380"
    pl.shape(robe, s.YELLOW, 4.4)
    pl.pattern(robe, [([(x, y), (x + 14, y - 14), (x + 28, y), (x + 14, y + 14)], s.RED) for x, y in ((200, 436), (250, 420), (250, 456), (300, 400), (300, 440), (350, 380), (350, 420), (350, 456), (396, 400))], width=1.8)
    pl.shade(robe, 26, along=80)
    pl.shape("170,432 148,428 124,440* 130,456 156,464 176,458", s.RED, 3.2)
    body = "330,250 366,234 404,246 426,286 430,350 414,400 360,400 320,380 316,310"
    pl.shape(body, s.RED, 4.4)
    pl.shade(body, 36, along=10)
    for fur in ("346,250 334,300 322,360 330,392 314,392 304,360 318,296 334,252", "388,246 402,300 404,360 400,398 386,398 386,350 382,296 372,252"):
        pl.shape(fur, WHITE, 3)
    for x, y in ((332, 280), (322, 316), (316, 350), (320, 382), (390, 280), (396, 316), (396, 350), (394, 384)):
        pl.line(f"{x},{y - 5} {x + 2},{y} {x + 1},{y + 6}", 3)
    arm(pl, (414, 268), (446, 350), (404, 400), s.RED, wide=42, turn=-30)
    # pipe
    pl.line("330,228 260,290 190,352 130,404", 6, start=.9, end=.9)
    pl.shape("108,396 126,390 142,398 140,418 120,424 106,414", "#7d4e2d", 3.2)
    pl.lines("122,388 110,360 128,330 112,296 126,262|128,386 138,356 124,326 140,290", 2.8)
    arm(pl, (340, 268), (290, 330), (256, 296), s.RED, wide=38, turn=40)
    man(pl, 366, 192, .4, turn=-4, hair=s.HAIR_BLACK, hat="turban", ink=s.RED, beard="full", nose="hooked", lids=.5, skin=s.SKIN_TAN, smile=.2, age=.6)
    # the servant
    leg(pl, (186, 360), (178, 400), (174, 436), s.BLUE, WHITE, wide=40, toe=34, flip=True)
    leg(pl, (214, 360), (222, 400), (226, 436), s.BLUE, WHITE, wide=40, toe=34, flip=True)
    coat(pl, 200, 232, 80, 134, s.RED, belt=s.YELLOW, buttons=None)
    arm(pl, (174, 252), (164, 296), (206, 296), s.RED, wide=30, size=24, flip=True, skin=s.SKIN_BROWN)
    arm(pl, (226, 252), (250, 290), (246, 300), s.RED, wide=30, size=24, flip=True, skin=s.SKIN_BROWN)
    pl.oval(236, 292, 40, 8, s.YELLOW, 3)
    pl.shape("222,288* 224,270* 242,270* 244,288*", WHITE, 2.4)
    pl.shape("250,288 248,272 256,262 264,272 262,288", s.BLUE, 2.4)
    man(pl, 204, 186, .34, flip=True, hair=s.HAIR_BLACK, hat="turban", ink=s.GREEN, skin=s.SKIN_BROWN, smile=.5, age=.2)
    return pl
