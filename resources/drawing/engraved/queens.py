# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Queens: a bride with her garland, one before her glass, one with plume and rose, one with a rod."""

import math
from itertools import pairwise

from .. import style as s
from .costume import band, crown, cuff, garment, locks, ostrich
from .flowers import bloom, frond, open_rose
from .french_parts import lace, ringlets
from .ladies import bust, curls, forearm, gather, grip, necklace, puff, ruffle
from .lines import ring
from .parts import WHITE, Face, face34, profile
from .people import leaf
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = -.2, .2, -.24, .24
"""How far the join of each card falls to the right for each unit."""

_SKIN = s.SKIN_FAIR


def _dress_of_hearts(pl: Plate) -> None:
    """The veil with its lace, a green gown, a red bodice laced in white."""
    left, right = "318,96 288,140 276,210 254,276 212,332 186,396", "410,92 442,140 456,210 474,280 500,346 496,420"
    lace(pl, left, 11, s.PALE)
    lace(pl, right, 11, s.PALE)
    veil = left + " 226,420 300,380 420,380 456,440 " + " ".join(reversed(right.split())) + " 366,66"
    pl.shape(veil, s.PALE, 4.6)
    pl.shade(veil, 22, gap=6.6)
    pl.lines("292,170 282,240 250,310|446,170 458,260 482,350|434,190 446,270 466,360", 2.6)
    garment(pl, HEARTS_SLOPE, 142, "298,300 272,352 226,412 164,474", "402,300 424,350 430,400 410,446", s.GREEN, 5.2, shade=32)
    pl.lines("228,430 186,478 166,520|264,440 234,490 222,530|388,432 392,460|356,450 346,490 330,520", 3.2)
    bodice = "300,296* 348,324 402,296* 412,342 398,394 372,434* 334,448 292,444* 286,392 290,342"
    pl.shape(bodice, s.RED, 4.8)
    pl.hatch("410,314 410,350 392,410", "384,326 382,360 368,412", 14, width=1.8)
    pl.shape("328,316* 348,324 368,315* 362,380 344,446* 326,447* 330,380", WHITE, 3.4)
    for y in (338, 362, 386, 410):
        pl.lines(f"330,{y} 364,{y + 14}|364,{y} 330,{y + 14}", 3.4, start=.9, end=.9)


def _head_of_hearts(pl: Plate) -> None:
    with pl.placed(350, 186, scale=.77, turn=-4):
        locks(pl, s.HAIR_CHESTNUT, "36,-70 76,-44 84,20 78,86 52,80 44,0|60,-30 68,20 62,76", "-50,-44 -68,-10 -66,50 -52,80 -44,10")
        face34(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.8, lids=.3, smile=.7, age=0), ear=False)
        locks(pl, s.HAIR_CHESTNUT, "-48,-46 -24,-66 14,-54 40,-16 48,30 62,46 72,0 66,-44 40,-90 0,-106 -40,-92|-32,-64 12,-70 50,-26|-22,-84 30,-86 60,-38")
        for x, y, ink in ((-54, -64, s.RED), (-34, -90, s.YELLOW), (0, -104, s.RED), (34, -98, s.YELLOW), (62, -72, s.RED)):
            leaf(pl, x, y, 40, -120 + x)
            leaf(pl, x, y, 38, -40 + x)
            if ink == s.RED:
                open_rose(pl, x, y, 21, ink, s.CRIMSON, turn=x)
            else:
                bloom(pl, x, y, 20, ink, s.ORANGE, cut="heart", turn=x)


def hearts() -> Plate:
    """Queen of hearts: a bride."""
    pl = Plate()
    _dress_of_hearts(pl)
    bust(pl, 350, 294, 122, 34)
    necklace(pl, 351, 264, 68, s.RED)
    # the arms
    forearm(pl, "252,394 216,408 172,366", [56, 54, 36], s.GREEN)
    puff(pl, 274, 318, s.RED, WHITE)
    ruffle(pl, 176, 370, 222, 46)
    forearm(pl, "456,398 480,416 424,430", [54, 52, 36], s.GREEN)
    puff(pl, 430, 316, s.RED, WHITE, flip=True)
    ruffle(pl, 430, 428, 172, 48)
    # the garland, hanging from hand to hand
    points = [(146, 330), (132, 372), (140, 416), (170, 450), (210, 468), (254, 470), (298, 462), (340, 446), (376, 424)]
    for index, (x, y) in enumerate(points):
        for turn in (20, 140, 250):
            frond(pl, x, y, 34, turn + index * 43, s.GREEN, cut="rose")
    for index, (x, y) in enumerate(points):
        ink, heart = ((s.RED, s.CRIMSON), (s.ROSE, s.RED), (s.YELLOW, s.ORANGE))[index % 3]
        open_rose(pl, x, y, 21, ink, heart, turn=index * 25)
    grip(pl, 150, 338, -10)
    gather(pl, 386, 426, -4)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Girdle of the Queen of hearts."""
    return band(HEARTS_SLOPE, 94, s.YELLOW, s.GREEN, (s.RED, WHITE), high=20, shape="round")


def _dress_of_diamonds(pl: Plate) -> None:
    """Green surcoat edged with fur over a red skirt, bodice striped red and white."""
    garment(pl, DIAMONDS_SLOPE, 150, "300,288 262,310 214,370 160,430", "396,284 440,310 462,360 458,430 430,490", s.GREEN, 5.2, shade=32)
    for x, y in ((214, 404), (190, 440), (222, 452), (438, 400), (420, 440), (446, 450)):
        pl.shape(f"{x},{y - 12}* {x + 8},{y}* {x},{y + 12}* {x - 8},{y}*", s.YELLOW, 2.4)
    garment(pl, DIAMONDS_SLOPE, 88, "294,294 276,344 256,400 216,446", "398,292 414,340 402,400 372,462", s.RED, 5, shade=26)
    pl.shape("300,296* 346,320 394,294* 402,344 388,402 366,440* 322,446 270,430* 284,370 288,330", WHITE, 4.4)
    for x, lean in ((304, 30), (336, 24), (368, 16)):
        pl.shape(f"{x - 3},312* {x + 17},314* {x + 16 - lean},438* {x - 4 - lean},438*", s.RED, 3)
    for edge in ("294,300 278,348 256,398 212,446 191,484 178,520", "402,298 416,346 404,406 372,462 349,516 334,560"):
        pl.limb(edge, [22, 24, 26, 28, 28, 28], "#8d8680", 4)


def _head_of_diamonds(pl: Plate) -> None:
    with pl.placed(352, 184, scale=.78, turn=7):
        curls(pl, s.HAIR_FAIR, ((56, -10), (84, 142), 40), ((34, 0), (48, 150), 36))
        locks(pl, s.HAIR_FAIR, "-20,-96 30,-98 68,-64 82,-10 70,40 40,50 10,20 0,-30|30,-80 60,-30 56,30|10,-80 40,-30 40,30")
        profile(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.8, lids=.25, smile=.7, age=0), ear=False)
        locks(pl, s.HAIR_FAIR, "-66,-58 -44,-86 0,-98 40,-80 58,-30 56,20 44,48 22,40 14,10 -2,-8 -14,-34 -36,-52|-50,-70 -6,-78 24,-40 34,20|-30,-84 14,-80 42,-30 46,26|-30,-58 0,-44 14,-6")
        curls(pl, s.HAIR_FAIR, ((16, 20), (12, 128), 30))
        for x, y, ink in ((-66, -70, s.RED), (-42, -94, s.YELLOW), (-10, -106, s.BLUE), (22, -102, s.RED), (48, -82, s.YELLOW), (68, -54, s.BLUE)):
            leaf(pl, x, y, 38, -110 + x)
            if ink == s.RED:
                open_rose(pl, x, y, 20, ink, s.CRIMSON, turn=x)
            else:
                bloom(pl, x, y, 22, ink, s.ORANGE if ink == s.YELLOW else s.YELLOW, cut="round", turn=x)


def diamonds() -> Plate:
    """Queen of diamonds: she holds up a glass on a golden chain."""
    pl = Plate()
    _dress_of_diamonds(pl)
    bust(pl, 346, 290, 120, 34)
    necklace(pl, 346, 262, 66, s.YELLOW)
    # far arm: the glass
    pl.limb("140,382 140,330 138,276", [13, 12, 12], s.YELLOW, 3.8)
    pl.oval(138, 236, 42, 50, s.YELLOW, 5)
    pl.oval(138, 236, 30, 38, s.PALE, 3.6)
    pl.lines("120,226 142,204|120,244 156,208|128,256 160,224", 2.4)
    pl.oval(138, 182, 8, 8, s.RED, 2.8)
    forearm(pl, "248,390 212,406 164,366", [58, 56, 38], s.YELLOW)
    puff(pl, 270, 314, s.GREEN, s.YELLOW)
    cuff(pl, (176, 374), 222, 54, "#8d8680", deep=28)
    chain = [(140, 384), (152, 424), (190, 452), (240, 462), (290, 458), (330, 444), (362, 424)]
    for (ax, ay), (bx, by) in pairwise(chain):
        for t in (0, .36, .7):
            across, down = ax + (bx - ax) * t, ay + (by - ay) * t
            pl.oval(across, down, 10, 6.6, s.YELLOW, 3, turn=math.degrees(math.atan2(by - ay, bx - ax)))
    grip(pl, 138, 346, -4)
    # near arm draws the chain
    forearm(pl, "458,394 478,410 416,424", [58, 54, 38], s.YELLOW)
    puff(pl, 426, 312, s.GREEN, s.YELLOW, flip=True)
    cuff(pl, (424, 424), 172, 56, "#8d8680", deep=28)
    gather(pl, 376, 424, -2)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Girdle of the Queen of diamonds."""
    return band(DIAMONDS_SLOPE, 92, s.GREEN, s.YELLOW, (s.YELLOW, s.RED), high=20)


def _rose_on_stalk(pl: Plate, x: float, top: float, foot: float, r: float) -> None:
    pl.line(f"{x + 4},{foot} {x + 5},{(top + foot) / 2} {x},{top}", 8, start=.8, end=.9)
    for y, turn in ((.82, -34), (.72, 212), (.5, -38), (.4, 214)):
        frond(pl, x + 3, top + (foot - top) * y, 42, turn, s.GREEN, cut="rose")
    for turn in (60, 120):
        frond(pl, x, top + r * .5, r * .9, turn, s.GREEN, cut="lance")
    open_rose(pl, x, top, r, s.RED, s.CRIMSON, turn=8)


def _dress_of_spades(pl: Plate) -> None:
    """Green mantle, blue gown with a pale front, red sash."""
    garment(pl, SPADES_SLOPE, 172, "300,288 250,318 182,380 120,456", "404,288 448,312 476,368 452,424", s.GREEN, 5.2, shade=34)
    pl.lines("196,392 158,450 138,516|228,380 196,440 176,510|446,366 436,410 424,444", 3)
    garment(pl, SPADES_SLOPE, 84, "294,296 276,346 254,412 212,470", "410,292 424,342 404,404 372,448", s.BLUE, 5.2, shade=30)
    pl.shape("318,308* 346,326 376,304* 372,362 330,438 292,495 278,530* 234,530* 248,505 296,430 322,360", s.SKY, 3.8)
    for x, y in ((346, 346), (334, 382), (318, 418), (300, 452)):
        pl.oval(x, y, 8, 8, s.YELLOW, 2.8)


def _head_of_spades(pl: Plate) -> None:
    with pl.placed(350, 186, scale=.78, turn=2):
        locks(pl, s.HAIR_AUBURN, "40,-70 80,-44 92,10 84,60 60,80 40,0", "-50,-44 -74,-10 -70,40 -52,60 -44,10")
        ringlets(pl, s.HAIR_AUBURN, (-58, -8, 118, 32, -6), (66, -10, 146, 34, 6), (92, -2, 116, 30, 8))
        face34(pl, Face(skin=_SKIN, woman=True, nose="small", brows=4, lids=.22, smile=.4, age=0, gaze=-.6), ear=False)
        locks(pl, s.HAIR_AUBURN, "-48,-46 -30,-70 4,-66 36,-30 46,16 58,40 72,0 68,-50 40,-92 0,-108 -40,-92|-30,-76 14,-80 50,-34|-14,-92 34,-88 60,-30")
        ostrich(pl, WHITE)
        for x, y in ((-52, -62), (-28, -88), (6, -100), (40, -92), (64, -66)):
            leaf(pl, x, y, 38, -160 + x)
            leaf(pl, x, y, 34, 20 + x)
        for x, y in ((-42, -76), (-4, -100), (38, -94), (66, -62)):
            open_rose(pl, x, y, 17, s.RED, s.CRIMSON, turn=x)


def spades() -> Plate:
    """Queen of spades: plume and rose."""
    pl = Plate()
    _dress_of_spades(pl)
    bust(pl, 348, 292, 124, 34)
    necklace(pl, 349, 262, 68, WHITE)
    # far arm raised with the rose
    _rose_on_stalk(pl, 152, 240, 386, 42)
    forearm(pl, "250,392 218,406 178,364", [56, 54, 36], s.BLUE)
    ruffle(pl, 180, 366, 222, 46)
    grip(pl, 156, 340, -8)
    # the sash, its end taken up by the near hand
    sash = [(288, 286), (312, 340), (346, 388), (392, 424)]
    pl.limb(sash, [32, 34, 34, 30], s.RED, 4.6, shade=10)
    for x, y in ((290, 322), (304, 352), (321, 379), (342, 404), (366, 424)):
        pl.oval(x - 2, y + 2, 7, 7, WHITE, 2.6)
    forearm(pl, "458,398 478,414 416,430", [54, 52, 36], s.BLUE)
    puff(pl, 272, 316, s.BLUE, WHITE)
    puff(pl, 428, 314, s.BLUE, WHITE, flip=True)
    ruffle(pl, 424, 428, 176, 48)
    gather(pl, 382, 428, 0)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Girdle of the Queen of spades."""
    return band(SPADES_SLOPE, 88, s.RED, s.YELLOW, (s.YELLOW, WHITE), high=20, shape="round")


def _dress_of_clubs(pl: Plate) -> None:
    """Veil that falls to the join, plum gown, red front edged in gold."""
    garment(pl, CLUBS_SLOPE, 166, "330,88 296,150 284,220 262,286 214,344 150,408", "420,92 456,160 474,240 494,320 490,410 456,490", s.ROSE, 5.2, shade=26)
    pl.lines("300,180 288,250 270,300|452,190 464,260 478,340 474,420|440,300 458,370 450,450|214,366 172,420 140,452", 3)
    garment(pl, CLUBS_SLOPE, 84, "296,294 276,340 262,396 224,436", "404,294 424,340 410,404 376,466", s.PLUM, 5.2, shade=28)
    panel = "308,302* 348,322 392,302* 388,360 346,440 300,507 288,540* 226,530* 240,493 286,436 314,360"
    pl.shape(panel, s.RED, 3.8)
    for edge in ("312,304 320,360 294,434 248,495 234,530", "390,304 384,360 342,440 293,505 280,540"):
        pl.limb(edge, [13, 13, 13, 13, 13], s.YELLOW, 3)


def _head_of_clubs(pl: Plate) -> None:
    with pl.placed(356, 186, scale=.78, turn=2, flip=True):
        locks(pl, s.HAIR_DARK, "38,-70 74,-44 84,20 76,80 54,92 44,0|60,-30 66,20 60,76", "-50,-40 -64,0 -62,60 -48,74 -44,10")
        face34(pl, Face(skin=_SKIN, woman=True, nose="straight", brows=4.4, lids=.28, smile=.4, age=0, gaze=-.5), ear=False)
        locks(pl, s.HAIR_DARK, "-48,-44 -24,-66 8,-58 38,-20 46,30 60,48 70,0 66,-40 40,-90 0,-106 -40,-90|-30,-66 16,-72 50,-20|-10,-78 34,-76 62,-12")
        pl.oval(58, 44, 8, 11, s.YELLOW, 2.8)
        with pl.placed(0, -4):
            crown(pl, 5, s.YELLOW, (s.GREEN, s.RED), tall=50)
            open_rose(pl, 4, -92, 24, s.RED, s.CRIMSON)


def clubs() -> Plate:
    """Queen of clubs: rod and yellow rose."""
    pl = Plate()
    _dress_of_clubs(pl)
    bust(pl, 350, 292, 122, 34)
    necklace(pl, 351, 262, 68, s.GREEN)
    # far arm raised with the rod
    pl.limb("160,430 152,330 142,226", [13, 13, 12], s.YELLOW, 4)
    pl.hatch("164,420 148,240", "158,420 143,240", 24, width=1.5)
    pl.oval(138, 218, 31, 32, s.PALE, 5)
    pl.hatch("165,208 165,226 150,244", "150,208 150,224 142,236", 7, width=1.8)
    pl.fill(ring(127, 207, 7, 10), "#ffffff", register=False)
    pl.shape("122,246* 158,244* 154,260* 130,262*", s.YELLOW, 3.4)
    pl.oval(161, 436, 11, 11, s.YELLOW, 3.2)
    forearm(pl, "252,394 220,414 180,380", [56, 54, 36], s.RED)
    puff(pl, 274, 316, s.PLUM, s.ROSE)
    ruffle(pl, 184, 384, 218, 48, s.YELLOW)
    grip(pl, 154, 358, -8)
    # near arm with the yellow rose before her breast
    pl.line("378,452 372,420 352,384", 8, start=.8, end=.8)
    for x, y, turn in ((364, 404, 196), (370, 420, 20), (358, 392, 214)):
        frond(pl, x, y, 44, turn, s.GREEN, cut="rose")
    open_rose(pl, 340, 362, 40, s.YELLOW, s.ORANGE, turn=20)
    forearm(pl, "460,398 484,416 424,438", [54, 52, 36], s.RED)
    puff(pl, 430, 314, s.PLUM, s.ROSE, flip=True)
    ruffle(pl, 432, 436, 172, 48, s.YELLOW)
    grip(pl, 378, 430, -26, size=.82)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Girdle of the Queen of clubs."""
    return band(CLUBS_SLOPE, 90, s.YELLOW, s.RED, (s.GREEN, WHITE), high=20)
