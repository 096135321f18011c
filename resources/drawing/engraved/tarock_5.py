# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock V: the huntsman's surprise, and the couple on the bench."""

from .. import style as s
from .parts import FLESH, WHITE, Face, face34, profile
from .people import boot, grass, hand, house, mob, mountains, shoe
from .plate import Plate

_SKIN = s.SKIN_FAIR


def _spinner(pl: Plate) -> None:
    """The girl sits with her distaff and looks up."""
    pl.shape("60,398* 176,398* 180,412* 56,412*", s.WOOD, 3)
    pl.lines("72,412 66,474|168,412 172,474", 7, start=.9, end=.9)
    skirt = "96,330 84,372 66,410 60,466 100,482 180,484 236,470 232,420 214,384 176,352 150,330"
    pl.shape(skirt, s.RED, 4.2)
    pl.shade(skirt, 36, along=10)
    pl.lines("100,360 86,420 90,470|136,350 130,420 134,476|170,362 184,420 186,476", 2.6)
    pl.shape("124,346* 160,346* 196,384 206,420 196,462 150,470 118,462 112,400", WHITE, 3.4)
    pl.lines("140,360 138,420 142,460|166,366 176,420 172,462", 2)
    shoe(pl, 232, 476, 34, s.BLACK, flip=True)
    bodice = "102,246 128,238 152,250 160,290 154,340 104,342 96,296"
    pl.shape(bodice, s.GREEN, 4)
    pl.shade(bodice, 24, along=10)
    pl.lines("126,252 130,338", 2.2)
    for y in (268, 286, 304, 322):
        pl.lines(f"116,{y} 140,{y + 6}|140,{y} 116,{y + 6}", 2, start=.9, end=.9)
    pl.shape("104,250 128,262 152,250 140,238 114,238", WHITE, 2.8)
    # distaff and thread
    pl.line("204,470 190,320 182,190", 5.5, start=.9, end=.8)
    pl.shape("182,172 196,190 200,216 192,240 178,246 168,230 166,202 172,182", WHITE, 3.4)
    pl.lines("180,186 178,234|190,192 190,232", 1.8)
    pl.lines("170,200 184,206 198,200|168,222 184,228 198,220", 3, start=.9, end=.9)
    pl.limb("112,262 120,306 164,290", [32, 30, 18], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 164, 288, 28, flip=True, turn=-20)
    pl.limb("150,262 186,290 186,322", [26, 24, 16], WHITE, 3.6, shade=12, rounded=True)
    hand(pl, 186, 320, 26, turn=-80)
    pl.line("186,344 188,380", 1.8)
    pl.shape("184,376 192,376 196,392 188,410 180,392", s.WOOD, 2.2)
    with pl.placed(128, 198, scale=.37, weight=.82, flip=True, turn=-10):
        pl.shape("0,70 50,60 56,130 0,130", _SKIN, 3.2)
        mob(pl, s.HAIR_FAIR, "30,-80 66,-50 74,0 70,40 50,30 40,-10", "56,-40 62,10")
        face34(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.4, lids=.15, smile=.8, age=0), ear=False)
        mob(pl, s.HAIR_FAIR, "-46,-46 -16,-64 20,-50 44,-6 50,30 68,10 68,-40 44,-92 0,-108 -40,-90", "-30,-70 16,-74 50,-30")
        pl.shape("40,20 58,30 64,80 54,140 62,180 46,186 40,140 46,80", s.HAIR_FAIR, 3)
        pl.lines("44,60 60,74|46,90 60,104|44,120 58,134|44,150 58,164", 2.2)


def _huntsman(pl: Plate) -> None:
    """He bends to her and hides a doll behind his back."""
    pl.limb("352,344 370,400 366,436", [46, 30, 26], WHITE, 3.6, shade=12)
    boot(pl, 366, 482, 56)
    pl.limb("316,346 308,400 302,436", [48, 32, 28], WHITE, 3.8, shade=14)
    boot(pl, 302, 484, 58)
    breeches = "300,298 372,300 388,346 386,390 346,392 338,350 332,392 288,392 290,340"
    pl.shape(breeches, "#34302f", 4)
    pl.lines("300,386 326,386|352,386 380,386", 3.4, start=.8, end=.8)
    coat = "268,178 300,166 336,176 366,204 384,250 392,306 350,318 296,308 286,270 268,230"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 40, along=14)
    pl.shape("280,182* 300,176 318,230 320,300* 300,302* 290,250", s.RED, 3)
    pl.lines("294,196 302,286|310,190 322,290", 2.6, start=.9, end=.9)
    pl.shape("284,286* 340,298 392,290* 394,308* 340,316 288,304*", s.YELLOW, 3)
    # the doll behind his back
    pl.limb("372,212 426,262 412,306", [44, 40, 24], s.GREEN, 4, shade=20, along=-10, rounded=True)
    hand(pl, 412, 304, 32, turn=-40)
    with pl.placed(432, 330, turn=18):
        for foot in ("-12,30 -22,60 -26,72 -14,72 -10,60 0,32", "2,32 10,60 10,74 22,72 20,58 14,30"):
            pl.shape(foot, s.YELLOW, 2.6)
        pl.shape("-16,-16 0,-22 16,-16 20,14 14,36 0,40 -14,36 -20,14", s.RED, 3)
        pl.shape("0,-20 16,-16 20,14 14,36 0,40", s.YELLOW, 2.2)
        pl.limb("-14,-10 -30,8", [12, 9], s.YELLOW, 2.4)
        pl.limb("14,-10 30,6", [12, 9], s.RED, 2.4)
        pl.oval(0, -34, 14, 15, FLESH, 2.6)
        pl.shape("-14,-40* -18,-58 -28,-62 -14,-70 0,-58 14,-70 28,-62 18,-58 14,-40*", s.GREEN, 2.6)
        pl.oval(-28, -60, 5, 5, s.YELLOW, 1.6)
        pl.oval(28, -60, 5, 5, s.YELLOW, 1.6)
        pl.lines("-6,-36 -5,-33|5,-36 6,-33", 3, start=.9, end=.9)
        pl.line("-6,-28 0,-25 6,-28", 2)
    # near arm stretched to her
    pl.limb("282,196 240,240 214,246", [42, 38, 24], s.GREEN, 4.2, shade=20, rounded=True)
    pl.limb("222,246 208,248", [26, 26], WHITE, 2.8)
    hand(pl, 206, 248, 32, turn=8)
    with pl.placed(270, 136, scale=.4, weight=.85, turn=-14):
        pl.shape("0,70 50,60 60,130 0,130", FLESH, 3.2)
        mob(pl, s.HAIR_BROWN, "30,-60 64,-40 70,10 62,50 46,50 42,0")
        face34(pl, Face(nose="straight", lids=.3, smile=.9, brows=5, brow=.3, age=.25))
        mob(pl, s.HAIR_BROWN, "42,-50 56,-40 60,0 56,26 46,0")
        pl.shape("-33,49* -48,44 -64,46 -76,36* -74,54 -56,58*", s.HAIR_BROWN, 2.4)
        pl.shape("-31,49* -14,44 4,50 22,40* 16,56 -14,57*", s.HAIR_BROWN, 2.4)
        pl.shape("-104,-56 -60,-44 0,-46 66,-32 112,-34 100,-58 60,-72 -60,-80", s.RED, 3.8)
        pl.shape("-56,-76 -46,-120 0,-140 50,-122 62,-64 0,-80", s.RED, 4)
        pl.hatch("58,-110 62,-66", "30,-112 34,-72", 8, width=1.8)
        pl.shape("-58,-78 0,-90 62,-66 62,-82 0,-106 -54,-96", s.GREEN, 2.8)
        pl.shape("40,-90 60,-150 104,-176 110,-140 84,-104 56,-78", WHITE, 3)
        pl.lines("50,-84 74,-130 102,-164", 2)


def distaff() -> Plate:
    """One end: the huntsman brings a surprise."""
    pl = Plate()
    mountains(pl, "300,330 350,250 392,300 440,210 492,280 530,240", 380)
    house(pl, 400, 420, 104, 110)
    pl.fill("14,420* 120,408 260,420 400,410 526,418* 526,510* 14,510*", s.LEAF)
    pl.line("14,420 140,410 260,420 400,411 526,418", 2.6)
    pl.fill("200,510* 240,450 330,430 440,436 470,450 400,470 380,510*", s.SOIL)
    _spinner(pl)
    _huntsman(pl)
    grass(pl, "40,492 260,492 440,488 490,470")
    return pl


def _stove(pl: Plate) -> None:
    pl.shape("24,236* 124,236* 124,472* 24,472*", s.GREEN, 3.6)
    for y in (252, 304, 356, 408):
        for x in (32, 78):
            pl.shape(f"{x},{y}* {x + 38},{y}* {x + 38},{y + 44}* {x},{y + 44}*", s.GREEN, 2)
            pl.oval(x + 19, y + 22, 11, 11, s.YELLOW, 2)
    pl.shape("16,220* 132,220* 126,240* 22,240*", s.YELLOW, 3)
    pl.hatch("112,244 112,468", "124,244 124,468", 32, width=1.5)


def _lovers(pl: Plate) -> None:
    # bench
    pl.shape("170,396* 440,396* 446,416* 164,416*", s.WOOD, 3.4)
    pl.lines("186,416 178,478|424,416 432,478", 9, start=.9, end=.9)
    # he, from the right, boots crossed
    coat = "330,188 366,190 396,226 408,300 420,372 440,404 380,416 320,404 316,330 312,250"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 44, along=10)
    pl.limb("384,392 340,404 322,440", [52, 44, 30], "#e9d2a8", 4, shade=18, rounded=True)
    boot(pl, 322, 486, 62)
    pl.limb("404,396 408,430 404,452", [48, 40, 30], "#e9d2a8", 4, shade=18, rounded=True)
    boot(pl, 402, 486, 60)
    for y in (240, 270, 300, 330):
        pl.oval(330 + (y - 240) * .05, y, 4.6, 4.6, s.YELLOW, 1.8)
    # she leans on him
    skirt = "236,340 200,392 176,440 170,476 230,488 300,484 318,440 316,380 300,340"
    pl.shape(skirt, s.BLUE, 4.4)
    pl.shade(skirt, 36, along=10)
    pl.lines("244,360 216,420 208,476|270,360 262,420 262,482|292,362 296,430 292,480", 2.6)
    shoe(pl, 196, 486, 32, s.RED)
    pl.shape("246,346* 290,346* 300,390 296,456 262,466 236,456 232,400", WHITE, 3)
    pl.lines("262,360 254,420 258,456|280,360 282,430", 1.8)
    bodice = "236,232 262,222 294,232 306,270 302,340 240,346 232,300 228,262"
    pl.shape(bodice, s.RED, 4.2)
    pl.shade(bodice, 24, along=10)
    pl.shape("244,234 264,250 290,234 276,222 254,222", WHITE, 2.8)
    # arms: hers round his neck, his round her waist
    pl.limb("290,240 324,262 352,226", [32, 30, 20], WHITE, 3.8, shade=14, rounded=True)
    hand(pl, 352, 226, 28, flip=True, turn=-60)
    pl.limb("372,228 356,300 278,318", [46, 44, 28], s.GREEN, 4.2, shade=22, rounded=True)
    pl.limb("288,316 272,319", [30, 28], s.YELLOW, 2.8)
    hand(pl, 272, 318, 32, turn=-8)
    pl.limb("240,244 218,296 246,330", [30, 28, 18], WHITE, 3.8, shade=12, rounded=True)
    hand(pl, 246, 330, 26, flip=True, turn=20)
    with pl.placed(284, 172, scale=.38, weight=.85, flip=True, turn=-16):
        pl.shape("-20,80 30,60 40,130 -16,134", _SKIN, 3)
        mob(pl, s.HAIR_CHESTNUT, "10,-96 50,-80 66,-30 60,30 36,50 16,10", "40,-60 50,0")
        profile(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.4, lids=.9, smile=.8, age=0), ear=False)
        mob(pl, s.HAIR_CHESTNUT, "-62,-60 -36,-84 0,-68 18,-30 10,20 30,30 48,10 54,-40 36,-90 -8,-108 -50,-100", "-48,-74 4,-84 40,-40|-20,-94 30,-84 50,-50")
        mob(pl, s.HAIR_CHESTNUT, "40,-60 62,-72 80,-50 74,-20 54,-14 42,-34", "54,-60 66,-40")
    with pl.placed(346, 150, scale=.4, weight=.85, turn=10):
        pl.shape("-20,84 30,60 44,130 -10,136", FLESH, 3)
        profile(pl, Face(nose="straight", brows=5, lids=.6, smile=.5, age=.2))
        mob(pl, s.HAIR_DARK, "-62,-62 -30,-88 6,-76 14,-30 20,-10 34,20 30,50 48,20 54,-30 40,-84 -8,-108 -50,-98", "-46,-74 10,-84 40,-40|-10,-98 34,-80 48,-30")
        pl.shape("-80,44* -66,40 -48,46 -38,40* -44,54 -70,56*", s.HAIR_DARK, 2.2)


def embrace() -> Plate:
    """The other end: two on a bench in the parlour."""
    pl = Plate()
    pl.shape("226,46* 306,46* 306,132* 226,132*", s.YELLOW, 3.4)
    pl.shape("238,58* 294,58* 294,120* 238,120*", s.BLUE, 2.6)
    pl.oval(266, 82, 13, 15, FLESH, 2.4)
    pl.shape("244,120* 250,104 266,98 282,104 288,120*", s.RED, 2.4)
    pl.lines("254,76 266,66 279,76", 3)
    _stove(pl)
    pl.fill("14,452* 526,452* 526,510* 14,510*", s.SOIL)
    pl.line("14,452 526,452", 3, start=.9, end=.9)
    # post with hat and bag
    pl.shape("474,92* 486,92* 488,470* 472,470*", s.WOOD, 3)
    pl.line("458,110 480,100 502,112", 6, start=.6, end=.6)
    pl.shape("436,122 456,112 462,94 484,90 490,112 506,124 472,130", s.GREEN, 3.2)
    pl.line("488,96 504,80 512,86", 4, start=.6)
    pl.shape("494,160 476,210 470,246 490,256 514,250 518,220 504,200", s.YELLOW, 3.2)
    pl.lines("496,140 496,170|480,216 512,220", 3, start=.8, end=.8)
    _lovers(pl)
    for x in range(60, 520, 80):
        pl.line(f"{x},458 {x - 16},496", 1.8, start=.6, end=.9)
    return pl
