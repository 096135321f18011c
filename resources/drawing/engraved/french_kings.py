# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Kings of the French pack, beardless with brown ringlets, their crowns up to the frame.

One lifts a paper scroll, one holds the long sceptre across, one lays his hand on his chain, one grips the spear.
"""

from .. import style as s
from .costume import cuff, locks, sleeve
from .french_parts import GAUNT, HEAVY, border, lace, neck, resting, ringlets, sash, studs
from .ladies import miniver
from .parts import FLESH, WHITE, Face, face34, fist
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = -.22, -.25, .19, -.17
"""How far the join of each card falls to the right for each unit."""


def _head_of_hearts(pl: Plate) -> None:
    """The head of the King of hearts, with its hat."""
    with pl.placed(352, 170, scale=.78, turn=2, flip=True):
        neck(pl)
        locks(pl, s.HAIR_BROWN, "40,-66 76,-44 88,10 84,60 52,60 44,0|60,-30 70,20 66,56", "-48,-50 -66,-20 -70,40 -56,50 -46,10")
        ringlets(pl, s.HAIR_BROWN, (-62, 20, 96, 30, -6), (84, 26, 106, 34, 8), (60, 30, 110, 36, 2))
        face34(pl, Face(nose="straight", lids=.2, gaze=-.7, brows=5.4, age=.3, smile=.35), ear=False)
        locks(pl, s.HAIR_BROWN, "-50,-50 -20,-72 20,-66 52,-24 54,24 66,44 76,0 72,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 68,10")
        pl.shape("-58,-62 -56,-116 10,-136 78,-112 76,-54 10,-80", s.BLUE, 3.6)
        points = "-68,-52* -78,-110 -92,-154* -54,-124 -42,-108* -32,-132 -26,-168* 0,-132 10,-112* 22,-132 48,-168* 54,-128 64,-106* 78,-124 112,-152* 94,-106 84,-46* 10,-78"
        pl.shape(points, s.YELLOW, 4.6)
        pl.hatch("94,-120 84,-56", "60,-116 54,-76", 10, width=1.8)
        for x, y in ((-92, -160), (-26, -174), (48, -174), (112, -158)):
            pl.oval(x, y, 11, 11, s.RED, 3)
        pl.shape("-72,-54 -40,-78 10,-88 60,-76 90,-50 88,-24 60,-46 10,-60 -40,-54 -68,-32", s.YELLOW, 4.2)
        for x, y, ink in ((-50, -55, s.BLUE), (-22, -67, s.RED), (10, -72, s.BLUE), (42, -65, s.RED), (70, -48, s.BLUE)):
            pl.oval(x, y, 9, 8, ink, 2.4)


def hearts() -> Plate:
    """King of hearts: the scroll raised like a fan."""
    pl = Plate()
    left = "300,272 246,290 196,318 140,366 80,424 -20,512"
    right = "372,262 410,272 452,292 508,322 566,356 650,396"
    lace(pl, "280,276 246,288 196,316 140,364 80,422 -20,510", 14)
    lace(pl, "410,272 452,290 508,320 566,354 650,394", 14)
    mantle = left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 350,258"
    pl.shape(mantle, s.BLUE, 5)
    pl.lines("196,352 130,430 60,560|232,350 176,440 130,560|164,366 110,430 30,520|500,350 540,380 610,420|470,350 500,390 540,430", 3.4)
    pl.hatch("236,380 190,460 150,560", "262,390 222,464 190,560", 26, width=1.8)
    border(pl, left, 20, s.YELLOW)
    border(pl, right, 20, s.YELLOW)
    # gown with red stripes
    front = "302,286* 392,284* 392,380 372,500 350,600* 232,600* 256,500 282,380"
    pl.shape(front, s.YELLOW, 4.6)
    for a, b in ((-36, -20), (-7, 9), (22, 37)):
        pl.shape(f"{346 + a},288* {346 + b},288* {337 + b * 1.14},380* {312 + b * 1.3},520* {300 + b * 1.3},600* {300 + a * 1.3},600* {312 + a * 1.3},520* {337 + a * 1.14},380*", s.RED, 2.6)
    pl.hatch("392,300 392,380 372,500", "372,300 370,380 350,496", 34, width=1.8)
    lace(pl, "300,300 282,380 258,480 240,560", 10)
    lace(pl, "396,298 394,380 376,480 360,560", 10)
    border(pl, "290,296 268,380 244,480 224,560", 16, s.YELLOW)
    border(pl, "406,294 408,380 392,470 374,560", 16, s.YELLOW)
    # left arm: the hand on the border of the gown
    sleeve(pl, (236, 338), (122, 448), (204, 446), (96, 86, 56), s.BLUE, shade=30)
    cuff(pl, (206, 446), 0, 70, WHITE, deep=30)
    with pl.placed(252, 442, scale=.94, flip=True, turn=13):
        fist(pl)
    # right arm and scroll
    with pl.placed(500, 292):
        fan = "-6,8* -112,-96* -92,-108* -80,-132* -58,-134* -40,-156* -20,-150* 2,-168* 20,-154* 44,-160* 56,-138* 78,-132* 84,-108* 100,-98* 8,8*"
        pl.shape(fan, WHITE, 4.6)
        for x, y in ((-92, -108), (-58, -134), (-20, -150), (20, -154), (56, -138), (84, -108)):
            pl.line(f"0,0 {x * .5},{y * .5} {x},{y}", 2.8, start=.9, end=.7)
        for (ax, ay), (bx, by) in (((-80, -132), (-58, -134)), ((-40, -156), (-20, -150)), ((2, -168), (20, -154)), ((44, -160), (56, -138)), ((78, -132), (84, -108)), ((100, -98), (84, -108))):
            pl.hatch(f"{bx},{by} {bx * .4},{by * .4}", f"{(ax + bx * 2) / 3},{(ay + by * 2) / 3} {ax * .4},{ay * .4}", 13, width=1.4)
        pl.line("-84,-74 -46,-108 2,-122 44,-112 76,-76", 3.4, start=.9, end=.9)
        kept, pl.ink = pl.ink, "#d63a26"
        pl.line("-80,-66 -44,-98 2,-112 42,-102 72,-68", 4, start=.9, end=.9)
        pl.ink = kept
        for side in (-1, 1):
            pl.shape(f"{side * 2},20 {side * 16},34 {side * 34},60* {side * 20},58 {side * 12},72* {side * 4},44", s.RED, 3)
    sleeve(pl, (456, 342), (578, 428), (536, 338), (94, 78, 54), s.BLUE, shade=30)
    cuff(pl, (532, 334), 238, 70, WHITE, deep=30)
    with pl.placed(502, 300, scale=.94, turn=26):
        fist(pl)
    # chain
    for x, y in ((304, 302), (312, 318), (323, 332), (336, 342), (351, 346), (366, 341), (378, 330), (387, 316), (393, 300)):
        pl.oval(x, y, 9, 9, s.YELLOW, 2.8)
    pl.oval(350, 372, 26, 26, s.YELLOW, 3.8)
    pl.shape("350,386 334,372 336,360 350,366 364,360 366,372", s.RED, 2.6)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Sash of the King of hearts."""
    return sash(HEARTS_SLOPE, s.RED, s.YELLOW, (s.YELLOW, WHITE), shape="round")


def _head_of_diamonds(pl: Plate) -> None:
    """The head of the King of diamonds, with its hat."""
    with pl.placed(372, 178, scale=.78, turn=-3):
        pl.shape("-16,86 44,66 60,118 10,134 -34,120", FLESH, 3.4)
        pl.hatch("52,84 56,116", "6,100 4,128", 8, width=1.8)
        locks(pl, s.HAIR_DARK, "40,-66 80,-44 92,10 86,60 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -72,30 -56,50 -46,10")
        ringlets(pl, s.HAIR_DARK, (-62, 20, 90, 32, -4), (88, 26, 92, 36, 14), (60, 34, 100, 38, 4))
        face34(pl, Face(nose="hooked", lids=.45, gaze=-.5, brows=6.4, brow=-.4, age=.85), ear=False)
        locks(pl, s.HAIR_DARK, "-50,-50 -20,-72 20,-66 52,-24 54,24 66,44 78,0 74,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 70,10")
        cap = "-64,-50 -106,-96 -100,-146 -48,-176 8,-182 70,-176 112,-142 112,-92 78,-40 10,-66"
        pl.shape(cap, s.RED, 4.8)
        pl.shade(cap, 40, gap=6, along=4)
        for arch in ("-66,-52 -88,-104 -46,-168 4,-186 14,-170 -22,-156 -60,-106 -42,-64", "-12,-70 -16,-120 0,-180 14,-180 28,-120 22,-72", "66,-50 86,-104 40,-158 4,-172 12,-188 64,-170 112,-104 86,-44"):
            pl.shape(arch, s.YELLOW, 3.6)
        for x, y in ((-66, -96), (-50, -130), (6, -100), (6, -136), (88, -90), (72, -130)):
            pl.oval(x, y, 8, 8, s.BLUE, 2.4)
        pl.oval(8, -184, 13, 12, s.BLUE, 3.4)
        pl.shape("-70,-56 -40,-78 10,-86 60,-74 90,-50 88,-26 60,-46 10,-60 -40,-54 -66,-34", s.YELLOW, 4)
        for x, y, ink in ((-50, -56, s.RED), (-22, -68, WHITE), (10, -72, s.RED), (42, -66, WHITE), (70, -50, s.RED)):
            pl.oval(x, y, 8, 7, ink, 2.2)


def diamonds() -> Plate:
    """King of diamonds: the long sceptre across."""
    pl = Plate()
    left = "310,300 262,306 210,330 150,384 80,446 -20,520"
    right = "470,296 520,316 566,346 650,400"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 390,270", s.RED, 5)
    for x, y in ((90, 486), (140, 440), (196, 470), (160, 520), (60, 540), (110, 580), (230, 530), (566, 392), (530, 374), (590, 376)):
        pl.oval(x, y, 12, 12, s.YELLOW, 2.6)
        pl.oval(x, y, 4.4, 4.4, s.BLUE, 1.4)
    border(pl, left, 22, s.YELLOW)
    border(pl, right, 22, s.YELLOW)
    front = "318,320* 424,320* 404,400 372,500 350,600* 236,600* 262,500 292,400"
    pl.shape(front, s.BLUE, 4.6)
    pl.shade(front, 34, along=10)
    studs(pl, "362,400 340,450 318,500", 30, 8, s.YELLOW)
    # sceptre: it runs through the middle into that of the other end
    with pl.placed(315, 500, turn=33):
        pl.shape("-16,-350* 16,-350* 16,40* -16,40*", s.YELLOW, 5.4, even=.8)
        pl.hatch("16,-340 16,30", "4,-340 4,30", 60, width=1.5)
        pl.shape("-24,-94* 24,-94* 22,-74* -22,-74*", s.RED, 4)
    # lower hand
    sleeve(pl, (258, 366), (196, 470), (306, 440), (98, 90, 60), s.RED, shade=30)
    cuff(pl, (308, 440), -16, 76, WHITE, deep=32)
    with pl.placed(357, 436, scale=.98, turn=28, flip=True):
        fist(pl)
    # upper hand
    sleeve(pl, (494, 360), (578, 412), (476, 360), (92, 84, 58), s.RED, shade=28)
    cuff(pl, (478, 362), 206, 74, WHITE, deep=32)
    with pl.placed(421, 338, scale=.98, turn=33):
        fist(pl)
    miniver(pl, "212,372 222,322 268,288 330,268 410,266 476,286 530,318 552,356 520,374 456,350 440,340 400,372 370,384 330,372 286,374 250,392", "246,348 274,322 300,350 318,300 338,344 356,310 374,356 396,316 426,300 450,322 486,326 514,346 268,368 470,302 290,296")
    with pl.placed(421, 338, scale=.98, turn=33):
        fist(pl)
    with pl.placed(315, 500, turn=33):
        pl.shape("-16,-356* 16,-356* 16,-226* -16,-226*", s.YELLOW, 5.4, even=.8)
        pl.hatch("16,-346 16,-230", "4,-346 4,-230", 20, width=1.5)
        pl.oval(0, -352, 17, 15, s.BLUE, 3.4)
        pl.shape("0,-462* 20,-420 16,-390 8,-366 -8,-366 -16,-390 -20,-420", s.YELLOW, 4)
        for side in (-1, 1):
            pl.shape(f"{side * 6},-366* {side * 16},-400 {side * 38},-424 {side * 58},-408 {side * 56},-386* {side * 42},-396 {side * 30},-382 {side * 20},-362", s.YELLOW, 3.6)
        pl.hatch("14,-420 12,-380", "3,-430 3,-374", 8, width=1.5)
        pl.shape("-22,-372* 22,-372* 22,-358* -22,-358*", s.YELLOW, 3.2)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Sash of the King of diamonds, and the rod over it."""
    pl = sash(DIAMONDS_SLOPE, s.BLUE, s.YELLOW, (s.YELLOW, WHITE))
    with pl.placed(315, 500, turn=33):
        pl.fill("-16,-56* 16,-56* 16,56* -16,56*", s.YELLOW, register=False)
        pl.lines("-16,-60 -16,60", 4.8, start=1, end=1)
        pl.lines("16,-60 16,60", 4.8, start=1, end=1)
    return pl


def _flower(pl: Plate, x: float, y: float, r: float) -> None:
    """A blossom of four petals in the shape of a cross."""
    for turn in (45, 135, 225, 315):
        with pl.placed(x, y, turn=turn):
            pl.shape(f"0,0* 10,{-r * .5} 0,{-r * .86}* -10,{-r * .5}", s.GREEN, 2.6)
    for turn in (0, 90, 180, 270):
        with pl.placed(x, y, turn=turn):
            petal = f"-7,-8* {-r * .34},{-r * .5} {-r * .3},{-r * .84} 0,{-r}* {r * .3},{-r * .84} {r * .34},{-r * .5} 7,-8*"
            pl.shape(petal, s.YELLOW, 3.6)
            pl.lines(f"0,{-r * .3} 0,{-r * .8}|-8,{-r * .36} -12,{-r * .66}|8,{-r * .36} 12,{-r * .66}", 2)
    pl.oval(x, y, 15, 15, s.RED, 3.2)
    pl.oval(x, y, 6, 6, s.YELLOW, 2)


def _head_of_spades(pl: Plate) -> None:
    """The head of the King of spades, with its hat."""
    with pl.placed(348, 172, scale=.78, turn=0, flip=True):
        neck(pl)
        locks(pl, s.HAIR_BROWN, "40,-66 78,-44 90,10 84,70 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -70,40 -56,50 -46,10")
        ringlets(pl, s.HAIR_BROWN, (-60, 24, 80, 34, -4), (86, 20, 110, 34, 6), (62, 40, 96, 36, 2))
        face34(pl, Face(nose="broad", lids=.4, gaze=-.2, brows=7, brow=-.9, age=.75), ear=False, head=HEAVY)
        locks(pl, s.HAIR_BROWN, "-50,-50 -20,-70 20,-64 52,-24 54,24 66,44 76,0 72,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 68,10")
        # crown with a wound rim
        with pl.placed(0, -12.3, stretch=.78):
            points = "-62,-60* -74,-120 -86,-170* -50,-136 -36,-200* -12,-140 8,-210* 28,-140 54,-204* 66,-136 100,-172* 84,-120 78,-56* 10,-84"
            pl.shape(points, s.YELLOW, 4.2)
            pl.hatch("86,-130 78,-64", "56,-130 50,-78", 10, width=1.8)
            for x, y in ((-86, -178), (-36, -206), (8, -216), (54, -210), (100, -178)):
                pl.oval(x, y, 10, 10, WHITE, 2.8)
            for x, y in ((-44, -110), (6, -122), (54, -112)):
                pl.shape(f"{x},{y - 16}* {x + 10},{y}* {x},{y + 16}* {x - 10},{y}*", s.RED, 2.4)
        rim = "-70,-58 -40,-80 10,-88 60,-76 90,-52 90,-26 60,-46 10,-60 -40,-54 -68,-32"
        pl.fill(rim, WHITE)
        pl.pattern(rim, [([(x, -100), (x + 16, -100), (x + 34, -20), (x + 18, -20)], s.RED) for x in range(-120, 110, 34)], width=2)
        pl.contour(rim, 4)


def spades() -> Plate:
    """King of spades: crossed bands and the sceptre with a blossom."""
    pl = Plate()
    left = "290,280 226,302 170,340 110,380 -20,430"
    right = "436,304 464,306 512,336 566,400 650,480"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 346,262", s.BLUE, 5)
    pl.lines("140,378 100,430 70,500|100,396 70,440 40,500|560,420 580,470 600,560", 3.4)
    pl.hatch("118,400 96,480", "150,396 130,474", 14, width=1.8)
    border(pl, left, 20, s.YELLOW)
    border(pl, right, 20, s.YELLOW)
    coat = "262,288* 346,274 428,288* 448,380 430,500 440,620* 190,620* 208,500 230,380"
    pl.shape(coat, s.RED, 4.8)
    pl.fill("348,276* 428,288* 448,380 430,500 440,620* 290,620* 315,500 334,380", s.BLUE)
    pl.line("348,276 334,380 315,500 290,620", 3.4, start=.9, end=.9)
    pl.contour(coat, 4.8)
    pl.hatch("446,340 446,400 430,500", "414,340 412,400 396,490", 24, width=1.8)
    # sceptre
    pl.shape("516,190* 534,190* 535,640* 515,640*", s.YELLOW, 4, even=.7)
    pl.hatch("533,220 533,540", "525,220 525,540", 50, width=1.5)
    _flower(pl, 525, 132, 74)
    pl.shape("506,200* 544,200* 540,216* 510,216*", s.YELLOW, 3.2)
    # right arm
    sleeve(pl, (450, 344), (580, 498), (558, 400), (96, 78, 54), s.BLUE, shade=30)
    cuff(pl, (558, 398), 232, 74, s.GREY, deep=32)
    with pl.placed(526, 374, scale=.96, turn=6):
        fist(pl)
    # crossed bands
    for edge in ("286,306 330,360 384,426 436,500 500,600", "420,304 368,360 310,426 256,500 200,600"):
        border(pl, edge, 54, WHITE, width=4.4)
        points = [tuple(map(float, p.split(","))) for p in edge.split()]
        for dx in (-13, 13):
            pl.line(" ".join(f"{x + dx},{y}" for x, y in points), 3, start=.9, end=.9)
    pl.hatch("440,470 396,408 350,352", "428,478 384,416 338,360", 24, width=1.6)
    # left arm: the hand on the medal
    sleeve(pl, (234, 340), (150, 436), (250, 434), (98, 88, 58), s.RED, shade=30)
    cuff(pl, (254, 433), -4, 74, s.GREY, deep=32)
    pl.oval(346, 394, 36, 36, s.YELLOW, 4.2)
    pl.oval(346, 394, 24, 24, s.BLUE, 2.8)
    pl.shape("346,374* 351,389 366,394* 351,399 346,414* 341,399 326,394* 341,389", s.YELLOW, 2.2)
    with pl.placed(300, 424, scale=.92, flip=True, turn=-12):
        resting(pl)
    miniver(pl, "234,330 244,300 290,280 346,272 406,280 448,300 456,330 430,340 400,322 346,328 292,322 262,342", "262,318 286,304 312,308 346,300 378,308 404,304 430,318")
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Sash of the King of spades."""
    return sash(SPADES_SLOPE, s.YELLOW, s.RED, (s.BLUE, s.RED), shape="square", high=25)


def _head_of_clubs(pl: Plate) -> None:
    """The head of the King of clubs, with its hat."""
    with pl.placed(362, 174, scale=.78, turn=-2):
        neck(pl)
        locks(pl, s.HAIR_CHESTNUT, "40,-66 80,-44 92,10 86,60 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -72,30 -56,50 -46,10")
        ringlets(pl, s.HAIR_CHESTNUT, (-62, 20, 92, 30, -6), (88, 22, 96, 34, 10), (62, 30, 104, 36, 4))
        face34(pl, Face(nose="snub", lids=.35, gaze=-.8, brows=5.6, brow=.7, age=.6), ear=False, head=GAUNT)
        locks(pl, s.HAIR_CHESTNUT, "-50,-50 -20,-72 20,-66 52,-24 54,24 66,44 78,0 74,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 70,10")
        # a crown of rounded leaves
        for x, turn in ((-64, -16), (78, 18), (-34, -9), (50, 11), (8, 0)):
            with pl.placed(x, -76, turn=turn):
                pl.shape("-20,10* -34,-40 -26,-92 0,-112 26,-92 34,-40 20,10*", s.YELLOW, 4)
                pl.shape("-9,4* -16,-40 -11,-72 0,-84 11,-72 16,-40 9,4*", WHITE, 2.6)
                pl.oval(0, -46, 8, 8, s.RED, 2.2)
        pl.shape("-78,-60 -40,-84 10,-92 60,-80 94,-54 90,-26 60,-46 10,-62 -40,-56 -68,-32", s.YELLOW, 4)
        for x, y in ((-52, -60), (-24, -72), (8, -76), (40, -70), (70, -54)):
            pl.shape(f"{x},{y - 10}* {x + 11},{y}* {x},{y + 10}* {x - 11},{y}*", s.GREEN, 2.2)


def clubs() -> Plate:
    """King of clubs: the spear."""
    pl = Plate()
    left = "306,284 250,296 190,320 130,372 60,432 -20,490"
    right = "420,280 476,300 530,336 580,376 650,420"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 360,262", s.RED, 5)
    pl.lines("150,380 100,440 60,540|186,370 130,450 90,560|120,410 70,460 20,520|540,370 580,410", 3.4)
    pl.hatch("190,400 150,480 130,550", "222,404 186,480 160,550", 24, width=1.8)
    miniver(pl, "300,280 244,292 186,316 122,366 52,424 -20,482* -20,516* 66,450 138,392 198,342 256,318 306,308", "270,304 222,320 178,348 138,380 98,414 56,450")
    miniver(pl, "424,276 482,296 538,332 588,370 650,410* 650,446* 576,402 524,360 470,326 420,306", "450,306 496,330 540,364 584,396")
    coat = "318,290* 402,288* 406,380 378,500 360,620* 220,620* 252,500 290,380"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 26, along=10)
    studs(pl, "356,330 340,410 315,500", 34, 9, s.YELLOW)
    # lattice facings
    for facing in ("300,290* 334,298 324,390 292,500 262,620* 200,620* 226,500 262,390 280,330", "386,298 424,288* 446,330 452,390 426,500 410,620* 344,620* 370,500 392,390"):
        pl.fill(facing, s.PALE)
        cells = []
        for row in range(18):
            for column in range(14):
                x, y = 180 + column * 26 + (13 if row % 2 else 0), 280 + row * 18
                cells.append(([(x - 8, y), (x, y - 12), (x + 8, y), (x, y + 12)], s.BLUE))
        pl.pattern(facing, cells)
        pl.contour(facing, 4.2)
    # spear
    pl.shape("519,210* 535,210* 535,640* 517,640*", s.WOOD, 3.8)
    pl.hatch("533,240 533,560", "526,240 526,560", 50, width=1.4)
    blade = "527,40* 548,96 566,142 558,176 538,208* 516,208* 496,176 488,142 506,96"
    pl.shape(blade, s.STEEL, 4.4)
    pl.line("527,60 527,204", 2.8)
    pl.hatch("564,142 556,176 540,200", "548,140 544,172 534,196", 12, width=1.6)
    pl.shape("496,206* 558,206* 554,224* 500,224*", s.YELLOW, 3.4)
    for x, turn in ((508, 12), (545, -12), (527, 0)):
        with pl.placed(x, 222, turn=turn):
            pl.shape("-8,0* 8,0* 13,34 0,30 -13,34", s.RED, 2.8)
            pl.lines("-3,4 -5,28|4,4 5,28", 1.6)
    # right arm, the hand high
    sleeve(pl, (466, 352), (584, 428), (564, 338), (92, 76, 54), s.RED, shade=28)
    cuff(pl, (562, 330), 232, 72, s.BLUE, deep=32, beads=s.YELLOW)
    with pl.placed(528, 308, scale=.96, turn=8):
        fist(pl)
    # left arm: the thumb in the sash
    sleeve(pl, (252, 352), (150, 462), (230, 486), (98, 90, 60), s.RED, shade=30)
    cuff(pl, (234, 488), 18, 74, s.BLUE, deep=32, beads=s.YELLOW)
    with pl.placed(284, 496, scale=.96, flip=True, turn=14):
        resting(pl)
    # gold collar
    collar = "286,300 300,276 330,290 360,296 396,288 424,272 440,296 408,322 360,332 314,324"
    pl.shape(collar, s.YELLOW, 4.2)
    for x, y in ((306, 300), (332, 310), (360, 314), (390, 308), (416, 294)):
        pl.oval(x, y, 8, 8, s.RED, 2.4)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Sash of the King of clubs."""
    return sash(CLUBS_SLOPE, s.GREEN, s.YELLOW, (s.YELLOW, s.RED), high=25)
