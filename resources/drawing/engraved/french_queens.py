# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Queens of the French pack: a sprig of clover, a rose to smell, bell-flowers, and one who points."""

from .. import style as s
from ..style import Ink
from .costume import cuff, locks, sleeve
from .flowers import frond, open_rose
from .french_parts import border, sash, studs
from .ladies import gather, grip, miniver, point
from .parts import WHITE, Face, face34, profile
from .people import leaf, rose
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = .22, .24, -.2, .18
"""How far the join of each card falls to the right for each unit."""

_SKIN = s.SKIN_FAIR


def _neck(pl: Plate, *, wide: float = 150) -> None:
    """Throat and shoulders, in the coordinates of the head."""
    h = wide / 2
    pl.shape(f"-20,84 40,70 40,110 {h},146* {h * .7},176 10,190 {-h * .7},176 {-h},150* -24,116", _SKIN, 3.6)
    pl.hatch("40,84 42,112 64,140", "4,98 8,124 30,148", 10, width=1.7)


def _clover(pl: Plate, x: float, y: float, r: float, turn: float) -> None:
    """Three leaves of clover round the end of a stalk."""
    with pl.placed(x, y, turn=turn):
        for way in (-100, 0, 100):
            with pl.placed(turn=way):
                pl.shape(f"0,0* {-r * .72},{-r * .5} {-r * .62},{-r * 1.1} 0,{-r * .95}* {r * .62},{-r * 1.1} {r * .72},{-r * .5}", s.GREEN, 3)
                pl.line(f"0,{-r * .1} 0,{-r * .8}", 1.8)
        pl.oval(0, 0, 5, 5, s.YELLOW, 1.8)


def _head_of_hearts(pl: Plate) -> None:
    """The head of the Queen of hearts, with its hat."""
    with pl.placed(404, 178, scale=.77, turn=-2):
        _neck(pl)
        for x in (-42, -14, 14, 42):
            pl.oval(4 + x, 134 - abs(x) * .3, 8, 8, s.RED, 2.2)
        locks(pl, s.HAIR_FAIR, "36,-70 72,-48 92,10 86,70 106,130 80,156 58,120 50,60 44,0|62,-30 74,30 70,80 88,140|76,10 82,60 94,120", "-48,-56 -70,-24 -66,40 -84,100 -70,140 -50,110 -46,50|-58,0 -56,50 -68,116")
        face34(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.8, lids=.25, smile=.7, age=0, gaze=-.4), ear=False)
        locks(pl, s.HAIR_FAIR, "-48,-52 -24,-68 10,-56 40,-20 48,30 62,50 72,0 70,-44 40,-84 -20,-90|-30,-66 14,-66 52,-14|-10,-80 40,-70 66,-14")
        hat = "-60,-62 -68,-140 -78,-184* 10,-194 94,-184* 86,-140 82,-50 10,-84"
        pl.shape(hat, s.YELLOW, 4.6)
        for x in (-42, 2, 46):
            pl.shape(f"{x - 10},-92 {x - 12},-140 {x - 15},-187* {x + 15},-187* {x + 12},-140 {x + 10},-92", s.RED, 3)
        pl.hatch("92,-176 86,-130 82,-64", "66,-176 62,-130 58,-80", 14, width=1.8)
        pl.shape("-66,-58 -40,-82 10,-92 60,-80 88,-52 86,-26 60,-48 10,-64 -40,-56 -64,-34", s.YELLOW, 4)
        for x, y, ink in ((-48, -60, s.BLUE), (-22, -72, WHITE), (8, -77, s.BLUE), (38, -71, WHITE), (66, -54, s.BLUE)):
            pl.oval(x, y, 8, 7, ink, 2.2)


def hearts() -> Plate:
    """Queen of hearts: a sprig of clover."""
    pl = Plate()
    # mantle behind the shoulders
    left = "360,290 306,318 250,362 170,402 60,424 -20,430"
    right = "470,288 520,320 570,390 600,470 650,560"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 410,262", s.GREEN, 5)
    pl.lines("206,410 160,440 100,500|150,416 100,440 40,470|560,420 580,480 590,560", 3.2)
    border(pl, left, 18, s.YELLOW)
    border(pl, right, 18, s.YELLOW)
    gown = "318,316* 400,330 486,312* 496,372 446,440 404,500 360,620* 210,620* 238,500 316,420 330,360"
    pl.shape(gown, s.YELLOW, 4.8)
    pl.hatch("494,340 490,384 444,446 404,502", "464,350 456,390 414,446 380,500", 26, width=1.8)
    pl.shape("376,322* 426,322* 414,372 372,430 340,500 300,600* 246,600* 284,500 336,420 372,370", s.RED, 3.6)
    for x, y, r in ((399, 352, 14), (368, 404, 14), (334, 454, 14)):
        rose(pl, x, y, r, s.YELLOW)
    for x, y in ((352, 362), (446, 356), (430, 412)):
        leaf(pl, x, y, 24, 40)
        leaf(pl, x, y, 24, 170)
        rose(pl, x, y, 13, s.RED)
    # left arm lifts the sprig
    puff = "350,318 306,312 268,336 252,376 272,402 316,396 348,366"
    sleeve(pl, (312, 350), (248, 440), (214, 372), (72, 64, 42), s.GREEN, shade=24)
    pl.shape(puff, s.GREEN, 4.4)
    pl.shade(puff, 24)
    pl.lines("326,326 312,356 316,388|302,324 284,352 284,388", 2.6)
    cuff(pl, (216, 376), 236, 58, WHITE, deep=28)
    pl.line("186,380 184,300 176,240", 6, start=.9, end=.9)
    pl.line("185,316 204,280 226,262", 5, start=.9, end=.9)
    _clover(pl, 226, 258, 29, 20)
    _clover(pl, 172, 222, 33, -14)
    _clover(pl, 150, 290, 24, -60)
    pl.line("184,320 168,300 154,292", 4, start=.9, end=.9)
    grip(pl, 187, 346, 10, size=.96)
    # right arm: she draws the long tail of her hat to her
    sleeve(pl, (496, 356), (592, 508), (562, 420), (74, 70, 46), s.GREEN, shade=26)
    puff = "452,314 500,310 536,340 546,386 524,408 484,396 458,362"
    pl.shape(puff, s.GREEN, 4.4)
    pl.shade(puff, 24)
    pl.lines("476,324 488,356 486,392|504,326 514,350 512,380", 2.6)
    cuff(pl, (562, 420), 244, 60, WHITE, deep=28)
    for x, turn in ((498, 10), (513, 4), (528, -4), (543, -12)):
        with pl.placed(x, 486 + (543 - x) * .12, turn=turn):
            pl.shape("-8,-4* 8,-4* 10,26 0,30 -10,26", s.YELLOW, 2.6)
    tail = "452,40 520,60 556,120 566,210 564,300 548,392 566,450 554,488* 522,498 492,494* 490,450 510,392 514,330 508,240 496,150 460,110"
    pl.shape(tail, s.RED, 4.6)
    pl.shape("470,76 508,92 532,140 540,214 538,310 530,392 534,440 530,494* 516,496* 514,440 520,392 524,320 524,220 516,150 494,110 468,94", s.YELLOW, 3)
    pl.shade(tail, 14, along=6)
    pl.lines("500,440 498,486|552,440 548,484", 2.4)
    grip(pl, 530, 394, 8, size=.96)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Sash of the Queen of hearts."""
    return sash(HEARTS_SLOPE, s.BLUE, s.YELLOW, (WHITE, s.YELLOW), shape="round")


def _head_of_diamonds(pl: Plate) -> None:
    """The head of the Queen of diamonds, with its hat."""
    with pl.placed(424, 190, scale=.8, turn=5):
        pl.shape("-38,84 10,56 40,70 46,120 70,142 0,170 -60,148 -42,126", _SKIN, 4)
        pl.hatch("38,90 42,130", "8,100 8,140", 8, width=1.8)
        pl.shape("-66,132 -20,150 40,142 78,120 86,142 40,170 -20,178 -76,158", WHITE, 4.2)
        pl.lines("-50,144 -54,158|-20,154 -22,172|14,152 16,170|46,144 52,160", 2)
        locks(pl, s.HAIR_AUBURN, "20,-60 66,-30 78,20 70,62 44,84 20,60 14,20|40,-30 58,10 46,64|56,-20 66,20 58,58")
        profile(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.6, brow=.3, lids=.15, smile=.7, age=0), ear=True, soft=True)
        locks(pl, s.HAIR_AUBURN, "-60,-62 -20,-80 20,-60 24,-30 34,0 36,44 46,76 26,92 12,66 14,36 6,18 8,-10 -4,-26 -30,-40 -54,-44|-46,-60 -10,-60 10,-30 22,10 26,70|-36,-52 -8,-46 6,-18")
        pl.oval(0, 36, 7, 12, s.YELLOW, 2.8)
        hat = "-74,-58 -46,-110 8,-186* 40,-194 74,-186* 82,-120 78,-30 30,-54 -30,-68"
        pl.shape(hat, s.BLUE, 5)
        for stripe in ("-58,-88 10,-86 80,-50 81,-78 16,-112 -44,-112", "-26,-140 24,-136 83,-108 83,-132 30,-160 -10,-162"):
            pl.shape(stripe, s.YELLOW, 3.6)
        pl.hatch("78,-176 82,-120 78,-42", "52,-180 58,-120 54,-54", 16, width=1.8)
        pl.shape("-80,-52 -64,-80 -20,-82 30,-68 82,-36 80,-10 30,-42 -20,-56 -68,-52", s.RED, 4.4)
        studs(pl, "-62,-66 -20,-70 28,-56 72,-26", 24, 7, WHITE)


def _chequered(pl: Plate, outline: str) -> None:
    """A piece of her shawl, in lozenges of red and yellow."""
    pl.fill(outline, s.YELLOW)
    cells = []
    for row in range(16):
        for column in range(16):
            x, y = 190 + column * 54 + (27 if row % 2 else 0), 280 + row * 29
            cells.append(([(x - 22, y), (x, y - 24), (x + 22, y), (x, y + 24)], s.RED))
    pl.pattern(outline, cells)
    pl.contour(outline, 5)
    pl.shade(outline, 22, gap=6.6)


def _dress_of_diamonds(pl: Plate) -> None:
    """The veil that flows from the hat, the chequered shawl, the pale square."""
    veil = "478,30 530,60 572,130 600,230 650,330* 650,560* 590,520 552,420 520,320 506,240 494,140 470,70"
    pl.shape(veil, s.SKY, 5)
    pl.shade(veil, 24, gap=6.6)
    pl.lines("496,60 540,150 566,250 612,350|484,80 518,180 540,280 580,400|500,180 526,300 556,400", 3)
    _chequered(pl, "386,284 320,308 264,350 232,420 210,500* 200,640* 600,700* 650,660* 620,500 596,420 560,344 510,302 450,280")
    square = "346,330* 472,318* 470,400 440,560* 320,560* 332,440"
    pl.shape(square, s.SKY, 4.8)
    pl.hatch("470,340 468,410 452,500", "440,344 438,410 424,500", 26, width=1.8)
    studs(pl, "346,332 472,320", 18, 8.6, WHITE)
    pl.lines("384,350 374,480|424,348 412,480", 2.6)


def diamonds() -> Plate:
    """Queen of diamonds: she smells a rose."""
    pl = Plate()
    _dress_of_diamonds(pl)
    # far arm: rose
    with pl.placed(34, 0):
        pl.limb("222,470 228,340 244,236", [9, 9, 8], s.GREEN, 3.4)
        frond(pl, 228, 322, 58, -150, cut="rose", fine=True)
        frond(pl, 229, 330, 54, -28, cut="rose", fine=True)
        for turn in (20, 70, 120, 165):
            frond(pl, 246, 226, 62, turn, cut="lance")
        open_rose(pl, 246, 222, 52, s.RED, s.CRIMSON, turn=10)
        pl.limb("340,440 276,478 244,404", [82, 76, 52], s.BLUE, 5, shade=24, rounded=True)
        pl.lines("262,480 274,452 296,446|284,486 296,462", 3)
        cuff(pl, (246, 406), 250, 70, s.YELLOW, deep=34, beads=s.RED)
        grip(pl, 228, 366, 2, size=.94)
    _chequered(pl, "396,290 350,314 318,360 306,414 318,452* 346,462 380,452* 392,400 396,340")
    border(pl, "312,440 344,468 384,448", 18, s.YELLOW)
    # near arm: she draws the shawl together
    pl.limb("546,440 570,494 456,476", [86, 78, 52], s.BLUE, 5, shade=26, rounded=True)
    pl.lines("570,470 552,484 530,476|586,488 566,500", 3)
    _chequered(pl, "462,286 516,306 560,352 590,410 604,450* 566,470 526,456* 496,410 474,350")
    border(pl, "520,446 564,474 608,444", 18, s.YELLOW)
    cuff(pl, (462, 476), 176, 70, s.YELLOW, deep=34, beads=s.RED)
    gather(pl, 398, 464, -2, size=1)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Sash of the Queen of diamonds."""
    return sash(DIAMONDS_SLOPE, s.NAVY, s.YELLOW, (s.YELLOW, WHITE))


def _bell(pl: Plate, x: float, y: float, size: float, turn: float, ink: str | Ink) -> None:
    with pl.placed(x, y, turn=turn, scale=size / 60):
        pl.shape("-5,54 5,54 6,76 0,82 -6,76", s.YELLOW, 2)
        bell = "0,-4 16,6 20,30 36,60* 18,54 12,68* 0,58 -12,68* -18,54 -36,60* -20,30 -16,6"
        pl.shape(bell, ink, 3.4)
        pl.lines("0,6 0,54|-10,10 -16,48", 1.8)
        pl.hatch("18,14 22,34 30,52", "8,14 10,34 14,52", 8, width=1.5)
        pl.shape("-12,2 0,-10 12,2 6,8 0,2 -6,8", s.GREEN, 2.2)


def _head_of_spades(pl: Plate) -> None:
    """The head of the Queen of spades, with its hat."""
    with pl.placed(358, 178, scale=.77, turn=1, flip=True):
        _neck(pl, wide=140)
        for x in (-40, -13, 14, 40):
            pl.oval(2 + x, 140 - abs(x) * .4, 9, 9, s.YELLOW, 2.4)
        pl.shape("2,146* 12,160 2,174* -8,160", s.BLUE, 2.4)
        locks(pl, s.HAIR_BLACK, "36,-70 78,-48 92,0 88,40 56,54 44,0|62,-30 74,20", "-48,-56 -72,-30 -72,20 -50,40 -46,0")
        face34(pl, Face(skin=_SKIN, woman=True, nose="straight", brows=5, lids=.3, smile=-.1, age=.1, gaze=-.5), ear=False)
        locks(pl, s.HAIR_BLACK, "-48,-50 -24,-66 6,-70 14,-60 40,-20 48,34 66,44 74,0 72,-44 40,-84 -20,-90|-30,-66 14,-66 52,-14|-10,-80 40,-70 66,-14")
        for x, y, lean in ((-58, 40, -6), (74, 40, 10)):
            for place in range(6):
                across, down = x + lean * place * .4 + (5 if place % 2 else -5), y + place * 19
                pl.oval(across, down, 14 - place, 13, s.HAIR_BLACK, 2.6, turn=-30 if place % 2 else 30)
            pl.oval(x + lean * 2.2, y + 112, 9, 8, s.RED, 2.4)
        crown = "-66,-60 -72,-120 -84,-180* -54,-180* -52,-154* -22,-154* -20,-184* 36,-184* 38,-154* 66,-154* 70,-180* 100,-180* 90,-120 84,-50 10,-86"
        pl.shape(crown, s.YELLOW, 4.6)
        pl.hatch("94,-164 88,-116 84,-64", "62,-146 58,-114 56,-84", 14, width=1.8)
        for x, y in ((-46, -116), (8, -126), (62, -114)):
            pl.shape(f"{x},{y - 22}* {x + 14},{y}* {x},{y + 22}* {x - 14},{y}*", s.BLUE, 2.8)
        pl.shape("-70,-58 -40,-82 10,-92 60,-80 90,-52 88,-26 60,-48 10,-64 -40,-56 -66,-34", s.RED, 4)
        studs(pl, "-60,-52 -26,-70 10,-77 46,-70 82,-44", 22, 8, WHITE)


def spades() -> Plate:
    """Queen of spades: bell-flowers."""
    pl = Plate()
    left = "300,290 246,312 190,352 130,410 60,470 -20,520"
    right = "412,288 462,308 520,350 580,384 650,420"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 356,262", s.NAVY, 5)
    pl.hatch("150,410 110,470 70,540", "190,420 152,480 110,550", 24, width=1.8)
    miniver(pl, left + " -20,552 76,500 148,440 206,382 262,340 306,318", "262,322 222,346 184,378 150,410 112,444 74,476 30,508")
    miniver(pl, "412,288 462,308 520,350 580,384 650,420 650,452 566,414 506,380 450,338 408,316", "446,322 488,350 530,380 572,402")
    bodice = "294,306* 354,330 416,304* 424,370 396,430 374,500 352,620* 218,620* 256,500 280,430 284,370"
    pl.shape(bodice, s.RED, 4.8)
    pl.hatch("422,330 422,376 394,436 376,500", "392,336 390,380 366,436 350,500", 26, width=1.8)
    pl.line("318,500 336,430 352,372", 6, start=.9, end=.9)
    for x, y, turn, long in ((330, 450, 200, 44), (332, 446, -30, 44), (344, 404, 205, 36), (345, 402, -30, 36)):
        leaf(pl, x, y, long, turn)
    rose(pl, 354, 362, 22, s.YELLOW)
    border(pl, "300,316 292,370 286,430 262,500 240,580", 16, s.YELLOW)
    border(pl, "410,314 416,370 392,430 372,500 350,580", 16, s.YELLOW)
    # flowers
    pl.line("524,440 526,300 512,190", 6, start=.9, end=.8)
    pl.line("524,330 548,250 562,206", 5, start=.9, end=.8)
    pl.line("525,320 500,270 484,244", 5, start=.9, end=.8)
    leaf(pl, 524, 320, 74, -62)
    leaf(pl, 524, 330, 66, -128)
    _bell(pl, 508, 110, 70, 6, s.BLUE)
    pl.line("512,190 500,130 508,104", 5, start=.9, end=.8)
    _bell(pl, 508, 108, 70, 6, s.BLUE)
    _bell(pl, 564, 198, 60, -16, s.SKY)
    _bell(pl, 478, 238, 58, 20, s.SKY)
    # right arm
    puff = "416,310 462,306 504,334 520,376 494,402 448,394 420,360"
    sleeve(pl, (466, 352), (578, 446), (556, 372), (78, 70, 46), s.BLUE, shade=26)
    pl.shape(puff, s.BLUE, 4.4)
    for cut in ("438,320* 458,352 460,386* 440,358", "466,320* 490,350 494,384* 470,356"):
        pl.shape(cut, WHITE, 2.8)
    cuff(pl, (556, 376), 244, 60, WHITE, deep=28)
    grip(pl, 526, 352, 6, size=.96)
    # left arm: she draws the mantle round her
    sleeve(pl, (252, 356), (266, 484), (196, 452), (78, 72, 48), s.BLUE, shade=26)
    puff = "298,312 252,306 208,334 194,378 222,412 270,410 298,368"
    pl.shape(puff, s.BLUE, 4.4)
    pl.shade(puff, 22)
    for cut in ("276,320* 250,350 246,390* 270,358", "246,322* 218,350 212,388* 238,358"):
        pl.shape(cut, WHITE, 2.8)
    cuff(pl, (198, 453), 206, 60, WHITE, deep=28)
    grip(pl, 160, 436, 24, size=.96)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Sash of the Queen of spades."""
    return sash(SPADES_SLOPE, s.GREEN, s.YELLOW, (s.RED, WHITE), shape="round")


def _head_of_clubs(pl: Plate) -> None:
    """The head of the Queen of clubs, with its hood."""
    with pl.placed(424, 186, scale=.8, turn=-2):
        pl.shape("-40,84 10,56 40,70 46,120 66,142 0,170 -50,148 -42,126", _SKIN, 4)
        pl.hatch("38,90 42,130", "8,100 8,140", 8, width=1.8)
        pl.shape("-60,126 -10,146 40,138 76,118 86,148 40,176 -20,184 -80,160", s.GREEN, 4.6)
        studs(pl, "-62,146 -10,164 40,158 78,136", 24, 7, s.YELLOW)
        profile(pl, Face(skin=_SKIN, woman=True, nose="straight", brows=4.4, brow=-.2, lids=.2, smile=.3, age=.1), ear=False, soft=True)
        hood = "-72,-48 -88,-84 -84,-140 -40,-188 30,-198 100,-180 136,-116 120,0 102,90 74,156* 36,110 22,70 32,20 12,-20 -30,-44"
        pl.fill(hood, s.YELLOW)
        cells = []
        for place in range(12):
            y = -260 + place * 46
            cells.append(([(-110, y + 40), (150, y - 40), (150, y - 17), (-110, y + 63)], s.RED))
        pl.pattern(hood, cells, width=2.2)
        pl.contour(hood, 5.2)
        pl.hatch("130,-130 120,-40 108,50 86,130", "94,-140 86,-40 76,40 60,104", 34, width=1.8)
        rim = "-80,-46 -66,-70 -20,-70 32,-38 50,14 42,70 56,108 36,120 18,74 26,20 6,-20 -30,-42"
        pl.shape(rim, WHITE, 4.4)
        for x, y in ((-62, -56), (-36, -59), (-10, -51), (14, -34), (31, -8), (37, 20), (32, 48), (32, 76), (42, 102)):
            pl.oval(x, y, 7, 7, s.BLUE, 2.4)


def _dress_of_clubs(pl: Plate) -> None:
    """The blue mantle behind her, the green gown laced in front."""
    mantle = "380,286 318,316 250,372 180,430 90,470 -20,480* -20,700* 660,720* 660,372* 590,346 530,316 462,284"
    pl.shape(mantle, s.BLUE, 5)
    pl.shade(mantle, 34, along=10)
    pl.lines("196,440 140,490 90,520|160,440 100,474 40,490|260,470 220,520", 3.2)
    gown = "372,290 340,320 316,380 280,500 250,640* 480,660* 500,560 520,440 500,340 462,288"
    pl.shape(gown, s.GREEN, 5)
    panel = "392,310* 448,304* 446,400 408,500 380,620* 300,620* 340,500 384,400"
    pl.shape(panel, WHITE, 4)
    for y in (336, 370, 404, 438, 472):
        t = (y - 310) / 190
        x = 422 - 44 * max(0, t - .3)
        pl.lines(f"{x - 24},{y} {x + 20},{y + 24}|{x + 22},{y - 2} {x - 26},{y + 26}", 4.4, start=.9, end=.9)
    border(pl, "388,308 380,400 338,500 300,610", 18, s.YELLOW)
    border(pl, "452,302 450,400 414,500 384,610", 18, s.YELLOW)
    studs(pl, "386,330 378,400 350,470", 28, 6, s.RED)
    studs(pl, "452,330 449,400 424,470", 28, 6, s.RED)


def clubs() -> Plate:
    """Queen of clubs: she points."""
    pl = Plate()
    _dress_of_clubs(pl)
    # near sleeve and the hand in it
    pl.limb("560,470 520,480 486,462", [74, 66, 50], s.GREEN, 4.8)
    gather(pl, 420, 456, 4, size=.96)
    near = "470,296 530,306 586,338 626,400 640,480* 616,540 570,566 528,548* 500,516 496,470 500,430* 486,380 464,340"
    miniver(pl, near, "506,336 548,356 528,392 578,392 516,434 560,432 600,436 542,476 586,478 612,510 560,520 596,530")
    pl.lines("506,430 540,452 580,446|504,412 530,424", 3)
    border(pl, "500,430 494,470 500,516 532,552", 20, s.YELLOW)
    # far sleeve: it falls from the raised arm
    pl.limb("290,384 240,374 206,360", [64, 58, 46], s.GREEN, 4.8)
    border(pl, "216,336 204,386", 20, s.YELLOW)
    point(pl, 136, 350, 8, size=1.04)
    far = "384,296 330,304 282,316 240,330* 232,370 236,420 252,470 282,510* 330,500 362,460 386,400 392,340"
    miniver(pl, far, "352,330 312,340 274,348 370,366 334,376 294,384 262,394 356,410 318,418 282,430 340,452 300,466")
    pl.lines("262,360 296,366 330,360|262,412 300,404", 3)
    border(pl, "240,326 231,370 235,420 252,472 286,514", 20, s.YELLOW)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Sash of the Queen of clubs."""
    return sash(CLUBS_SLOPE, s.RED, s.YELLOW, (WHITE, s.YELLOW), high=20)
