# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIV: lovers on a bank, and the Greek by the water."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, bush, coat, grass, ground, hand, leg, shoe, tree
from .plate import Plate


def lovers() -> Plate:
    """One end: two on a bank under trees."""
    pl = Plate()
    ground(pl, 416)
    tree(pl, 470, 430, 400, 190)
    tree(pl, 240, 420, 300, 130, s.LEAF)
    bush(pl, 66, 480, 110, 130, roses=7)
    pl.shape("130,416 200,396 420,394 480,420 474,460 140,462", "#d9d0c0", 3.6)
    pl.hatch("470,424 470,458", "440,410 440,460", 9, width=1.7)
    # she
    gown = "206,340 168,380 140,440 144,482 220,490 290,484 306,450 300,390 270,342"
    pl.shape(gown, s.BLUE, 4.4)
    pl.shade(gown, 36, along=10)
    pl.lines("210,366 180,430 178,478|244,370 240,440 242,484|272,370 284,440 280,480", 2.8)
    pl.shape("140,470 180,480 224,484 290,478 288,492 220,498 142,490", s.ROSE, 3)
    bodice(pl, 238, 236, 84, 108, s.ROSE)
    arm(pl, (208, 258), (184, 316), (220, 344), WHITE, wide=32, flip=True, turn=6)
    # he
    leg(pl, (352, 386), (322, 420), (316, 470), s.RED, WHITE, wide=46)
    leg(pl, (386, 386), (382, 424), (388, 472), s.RED, WHITE, wide=46)
    coat(pl, 360, 216, 108, 176, s.BLUE, belt=s.YELLOW)
    arm(pl, (402, 240), (424, 306), (372, 336), s.BLUE, wide=40, turn=-8)
    arm(pl, (268, 258), (294, 310), (330, 318), WHITE, wide=30, flip=True)
    arm(pl, (322, 240), (300, 290), (238, 280), s.BLUE, wide=38, turn=-6)
    woman(pl, 244, 184, .39, flip=True, turn=-8, hair=s.HAIR_CHESTNUT, lids=.5, smile=.9)
    man(pl, 346, 160, .4, turn=8, hair=s.HAIR_DARK, beard="moustache", lids=.45, smile=.9)
    grass(pl, "150,494 330,494 450,492")
    return pl


def _palm(pl: Plate, x: float, y: float, high: float) -> None:
    pl.shape(f"{x - 10},{y}* {x - 5},{y - high * .5} {x - 2},{y - high}* {x + 8},{y - high}* {x + 8},{y - high * .5} {x + 12},{y}*", s.WOOD, 3.2)
    for t in range(1, 8):
        pl.line(f"{x - 7},{y - high * t / 8} {x + 2},{y - high * t / 8 + 5} {x + 10},{y - high * t / 8}", 2)
    for turn, long in ((-170, 80), (-140, 76), (-110, 60), (-70, 60), (-40, 78), (-10, 84), (20, 66), (160, 64)):
        with pl.placed(x + 3, y - high, turn=turn):
            pl.shape(f"0,0* {long * .5},-14 {long},8* {long * .5},6", s.GREEN, 2.8)
            pl.hatch(f"{long * .3},-4 {long * .85},2", f"{long * .4},6 {long * .9},8", 5, width=1.5)


def greek() -> Plate:
    """The other end: a Greek rests by the canal."""
    pl = Plate()
    # temple and ruined tower
    pl.shape("24,380* 24,364* 150,364* 150,380*", WHITE, 2.6)
    for x in (34, 62, 90, 118):
        pl.shape(f"{x},364* {x},288* {x + 14},288* {x + 14},364*", WHITE, 2.6)
        pl.hatch(f"{x + 13},292 {x + 13},360", f"{x + 7},292 {x + 7},360", 9, width=1.4)
    pl.shape("22,288* 86,250* 150,288*", WHITE, 3)
    pl.shape("436,390* 440,250* 456,262* 470,244* 486,258* 500,250* 504,390*", "#d9d0c0", 3.4)
    pl.hatch("490,262 494,386", "504,260 504,386", 18, width=1.6)
    pl.shape("462,330* 462,306 470,298 478,306 478,330*", "#34302f", 2.2)
    pl.fill("14,382* 526,382* 526,430* 14,430*", s.SKY)
    pl.line("14,382 526,382", 2.4, start=.9, end=.9)
    pl.lines("40,398 90,394 140,398|380,400 430,396 480,400|60,416 100,412 140,416", 2)
    pl.fill("14,430* 160,420 400,424 526,432* 526,510* 14,510*", s.SOIL)
    pl.line("14,430 160,421 400,424 526,432", 2.8)
    _palm(pl, 420, 440, 330)
    _palm(pl, 64, 450, 200)
    # rock seat
    pl.shape("190,420 240,392 340,392 376,430 372,482 180,486 172,452", "#d9d0c0", 3.8)
    pl.hatch("370,430 374,470", "340,420 344,480", 10, width=1.7)
    # the gun
    pl.line("152,486 180,260 196,110", 7, start=.9, end=.7)
    pl.line("160,440 184,240", 2.4, start=.9, end=.9)
    pl.shape("146,488 150,446 164,420 174,440 166,470 160,492", s.WOOD, 3)
    # curved sword behind
    pl.shape("330,380 376,386 412,372 434,344 440,356 420,388 380,404 330,400", s.YELLOW, 3.2)
    # wide trousers
    for trouser, x0 in (("272,372 226,396 200,430 214,452 252,450 280,430 300,400", 196), ("290,376 300,420 296,456 330,464 358,440 352,400 330,374", 290)):
        pl.fill(trouser, s.RED)
        pl.pattern(trouser, [([(x, 360), (x + 12, 360), (x + 6, 470), (x - 6, 470)], s.GREEN) for x in range(x0, x0 + 120, 26)])
        pl.contour(trouser, 4.2)
        pl.shade(trouser, 22, gap=6)
    pl.limb("222,444 218,472", [22, 18], WHITE, 3.4)
    shoe(pl, 216, 476, 40, s.RED)
    pl.limb("322,456 324,478", [22, 18], WHITE, 3.4)
    shoe(pl, 322, 482, 40, s.RED)
    coat(pl, 294, 226, 104, 152, s.BLUE, buttons=None)
    for y, w in ((252, 26), (276, 24), (300, 22)):
        pl.shape(f"{294 - w},{y}* 294,{y + 8} {294 + w},{y}* 294,{y + 15}", s.YELLOW, 2)
    pl.shape("248,336* 294,348 340,334* 342,366* 294,380 246,368*", s.RED, 3.4)
    pl.lines("252,348 294,360 338,346|252,358 294,370 338,356", 2)
    pl.shape("276,330* 300,366* 292,372* 268,338*", "#34302f", 2.4)
    arm(pl, (334, 250), (368, 320), (322, 368), s.BLUE, wide=42, turn=-40)
    pl.limb("256,250 216,296 186,270", [40, 36, 30], WHITE, 4, shade=18, rounded=True)
    hand(pl, 188, 268, 30, turn=40)
    pl.shape("256,236 232,256 226,290 244,292 258,270", s.BLUE, 3.4)
    man(pl, 292, 172, .41, turn=-2, hair=s.HAIR_BLACK, hat="fez", ink=s.RED, beard="moustache", nose="hooked", skin=s.SKIN_TAN, smile=.1, lids=.35)
    grass(pl, "60,492 420,494")
    return pl
