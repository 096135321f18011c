# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Queens of the French pack: a sprig of clover, a rose to smell, bell-flowers, and one who points."""

from .. import style as s
from ..style import Ink
from .costume import cuff, ermine, locks, sleeve
from .french_parts import border, resting, sash, studs
from .parts import WHITE, Face, face34, fist, pointing, profile
from .people import leaf, rose
from .plate import Plate

_SKIN = s.SKIN_FAIR


def _neck(pl: Plate, *, wide: float = 150) -> None:
    """Throat and shoulders, in the coordinates of the head."""
    h = wide / 2
    pl.shape(f"-20,84 40,70 40,110 {h},146* {h * .7},176 10,190 {-h * .7},176 {-h},150* -24,116", _SKIN, 3.6)
    pl.hatch("40,84 42,112 64,140", "4,98 8,124 30,148", 10, width=1.7)


def _fist(pl: Plate, x: float, y: float, turn: float, *, flip: bool = False, scale: float = .8) -> None:
    with pl.placed(x, y, scale=scale, turn=turn, flip=flip):
        fist(pl, _SKIN)


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
        hat = "-60,-62 -68,-150 -80,-214* 96,-214* 86,-150 82,-50 10,-84"
        pl.shape(hat, s.YELLOW, 4.6)
        for x in (-42, 2, 46):
            pl.shape(f"{x - 10},-92 {x - 12},-150 {x - 15},-214* {x + 15},-214* {x + 12},-150 {x + 10},-92", s.RED, 3)
        pl.hatch("94,-200 86,-140 82,-64", "66,-200 62,-140 58,-80", 16, width=1.8)
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
    _fist(pl, 187, 346, 10)
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
    _fist(pl, 530, 394, 8)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Sash of the Queen of hearts."""
    return sash(.22, s.BLUE, s.YELLOW, (WHITE, s.YELLOW), shape="round")


def _head_of_diamonds(pl: Plate) -> None:
    """The head of the Queen of diamonds, with its hat."""
    with pl.placed(428, 182, scale=.78, turn=4):
        pl.shape("-40,88 10,56 40,80 46,130 66,150 0,176 -58,156 -44,132", _SKIN, 3.6)
        pl.hatch("38,90 42,136", "4,100 4,146", 9, width=1.8)
        pl.shape("-66,136 -20,156 40,146 76,124 84,146 40,176 -20,186 -76,164", WHITE, 3.8)
        pl.lines("-50,148 -54,164|-20,160 -22,180|14,158 16,178|46,148 52,166", 2)
        profile(pl, Face(skin=_SKIN, woman=True, nose="small", brows=3.8, lids=.6, smile=.4, age=0), ear=True)
        locks(pl, s.HAIR_AUBURN, "-60,-60 -20,-76 16,-50 10,-20 24,0 20,40 40,70 62,60 74,10 60,-60 0,-96|-40,-70 0,-66 30,-20|10,-70 46,-20 44,40|30,-70 60,-20 56,40")
        pl.oval(0, 34, 7, 11, s.YELLOW, 2.4)
        hat = "-72,-60 -60,-110 -10,-220* 96,-220* 84,-120 70,-30 20,-50 -30,-66"
        pl.shape(hat, s.BLUE, 4.6)
        for a, b in (("-54,-118 10,-104 78,-84 76,-58 6,-80 -62,-94", 0), ("-30,-170 26,-158 88,-142 84,-116 18,-132 -42,-144", 0)):
            pl.shape(a, s.YELLOW, 3.4)
            del b
        pl.hatch("94,-200 84,-120 72,-40", "64,-200 56,-120 46,-50", 18, width=1.8)
        pl.shape("-78,-56 -64,-82 -20,-82 30,-66 80,-34 76,-10 30,-42 -20,-56 -66,-54", s.RED, 4)
        studs(pl, "-62,-68 -20,-70 28,-55 72,-24", 24, 6, WHITE)


def diamonds() -> Plate:
    """Queen of diamonds: she smells a rose."""
    pl = Plate()
    veil = "470,20 520,60 560,160 572,260 590,340 650,420* 650,470* 560,420 520,340 504,240 486,140 450,80"
    pl.shape(veil, s.PALE, 4.4)
    pl.shade(veil, 18, gap=7)
    pl.lines("500,60 536,160 548,270 580,370|484,80 514,180 526,280 552,370", 2.6)
    shawl = "386,284 320,308 264,350 232,420 210,500* 200,640* 600,700* 650,660* 620,500 596,420 560,344 510,302 450,280"
    pl.fill(shawl, s.YELLOW)
    cells = []
    for row in range(16):
        for column in range(16):
            x, y = 190 + column * 54 + (27 if row % 2 else 0), 280 + row * 29
            cells.append(([(x - 22, y), (x, y - 24), (x + 22, y), (x, y + 24)], s.RED))
    pl.pattern(shawl, cells)
    pl.contour(shawl, 4.8)
    pl.hatch("564,350 600,420 622,500", "530,364 562,430 584,500", 26, width=1.8)
    square = "346,330* 472,318* 470,400 440,560* 320,560* 332,440"
    pl.shape(square, s.SKY, 4.4)
    pl.hatch("470,340 468,410 452,500", "440,344 438,410 424,500", 26, width=1.8)
    studs(pl, "346,332 472,320", 18, 8, WHITE)
    pl.lines("384,350 374,430|424,348 416,430", 2.4)
    for x, y in ((366, 376), (404, 372), (442, 372), (384, 420), (424, 416)):
        pl.shape(f"{x},{y - 9}* {x + 6},{y}* {x},{y + 9}* {x - 6},{y}*", WHITE, 1.8)
    # far arm: rose
    with pl.placed(34, -4):
        sleeve(pl, (350, 346), (268, 462), (246, 382), (84, 76, 50), s.BLUE, shade=28)
        cuff(pl, (246, 384), 252, 66, s.YELLOW, deep=30, beads=s.RED)
        pl.line("228,400 230,320 240,270", 6.5, start=.9, end=.9)
        leaf(pl, 230, 310, 44, -150)
        leaf(pl, 231, 316, 40, -30)
        for turn in (-150, -30, 60, 120):
            leaf(pl, 246, 236, 46, turn)
        for turn in (20, 92, 164, 236, 308):
            with pl.placed(246, 230, turn=turn):
                petal = "0,0* -28,-12 -30,-36 -10,-46 10,-46 30,-36 28,-12"
                pl.shape(petal, s.RED, 3.4)
                pl.line("-20,-34 0,-40 20,-34", 1.8)
                pl.hatch("-16,-12 -20,-28", "-6,-12 -8,-26", 4, width=1.5)
        rose(pl, 246, 230, 19)
        _fist(pl, 230, 356, 6, scale=.84)
    # near arm lies over the sash
    sleeve(pl, (510, 352), (580, 470), (470, 474), (88, 80, 52), s.BLUE, shade=28)
    cuff(pl, (470, 474), 178, 68, s.YELLOW, deep=30, beads=s.RED)
    with pl.placed(408, 464, scale=.88, turn=-4):
        resting(pl, _SKIN)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Sash of the Queen of diamonds."""
    return sash(.24, Ink("#2c4a80", "#1d335c"), s.YELLOW, (s.YELLOW, WHITE))


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
        crown = "-66,-60 -72,-120 -84,-200* -54,-200* -52,-172* -22,-172* -20,-204* 36,-204* 38,-172* 66,-172* 70,-200* 100,-200* 90,-120 84,-50 10,-86"
        pl.shape(crown, s.YELLOW, 4.6)
        pl.hatch("94,-180 88,-120 84,-64", "62,-160 58,-120 56,-84", 16, width=1.8)
        for x, y in ((-46, -126), (8, -138), (62, -124)):
            pl.shape(f"{x},{y - 24}* {x + 14},{y}* {x},{y + 24}* {x - 14},{y}*", s.BLUE, 2.8)
        pl.shape("-70,-58 -40,-82 10,-92 60,-80 90,-52 88,-26 60,-48 10,-64 -40,-56 -66,-34", s.RED, 4)
        studs(pl, "-60,-52 -26,-70 10,-77 46,-70 82,-44", 22, 8, WHITE)


def spades() -> Plate:
    """Queen of spades: bell-flowers."""
    pl = Plate()
    left = "300,290 246,312 190,352 130,410 60,470 -20,520"
    right = "412,288 462,308 520,350 580,384 650,420"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 356,262", Ink("#2c4a80", "#1d335c"), 5)
    pl.hatch("150,410 110,470 70,540", "190,420 152,480 110,550", 24, width=1.8)
    ermine(pl, left + " -20,552 76,500 148,440 206,382 262,340 306,318", "262,322 222,346 184,378 150,410 112,444 74,476 30,508")
    ermine(pl, "412,288 462,308 520,350 580,384 650,420 650,452 566,414 506,380 450,338 408,316", "446,322 488,350 530,380 572,402")
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
    _fist(pl, 526, 352, 6)
    # left arm: she draws the mantle round her
    sleeve(pl, (252, 356), (266, 484), (196, 452), (78, 72, 48), s.BLUE, shade=26)
    puff = "298,312 252,306 208,334 194,378 222,412 270,410 298,368"
    pl.shape(puff, s.BLUE, 4.4)
    pl.shade(puff, 22)
    for cut in ("276,320* 250,350 246,390* 270,358", "246,322* 218,350 212,388* 238,358"):
        pl.shape(cut, WHITE, 2.8)
    cuff(pl, (198, 453), 206, 60, WHITE, deep=28)
    _fist(pl, 160, 436, 24, scale=.82)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Sash of the Queen of spades."""
    return sash(-.2, s.GREEN, s.YELLOW, (s.RED, WHITE), shape="round")


def _head_of_clubs(pl: Plate) -> None:
    """The head of the Queen of clubs, with its hat."""
    with pl.placed(432, 176, scale=.79, turn=-2):
        pl.shape("-40,88 10,56 40,80 46,130 66,150 0,176 -50,150 -44,128", _SKIN, 3.6)
        pl.hatch("38,90 42,136", "4,100 4,146", 9, width=1.8)
        pl.shape("-58,128 -10,148 40,140 74,120 84,150 40,178 -20,186 -76,160", s.BLUE, 4)
        studs(pl, "-60,146 -10,166 40,160 76,138", 24, 6, s.YELLOW)
        profile(pl, Face(skin=_SKIN, woman=True, nose="hooked", brows=4.6, brow=-.5, lids=.35, smile=-.2, age=.6), ear=False)
        hood = "-72,-46 -86,-80 -80,-150 -30,-230* 110,-230* 130,-120 112,0 96,90 70,150* 36,110 24,70 34,20 14,-20 -30,-44"
        pl.fill(hood, s.YELLOW)
        cells = []
        for place in range(12):
            y = -260 + place * 46
            cells.append(([(-110, y + 40), (150, y - 40), (150, y - 17), (-110, y + 63)], s.RED))
        pl.pattern(hood, cells, width=2.2)
        pl.contour(hood, 4.8)
        pl.hatch("126,-140 118,-40 104,50 84,120", "90,-140 84,-40 74,40 58,100", 34, width=1.8)
        rim = "-78,-44 -64,-66 -20,-66 30,-36 50,14 42,70 54,104 36,116 20,74 28,20 8,-20 -30,-42"
        pl.shape(rim, WHITE, 4)
        for x, y in ((-60, -54), (-36, -56), (-10, -48), (14, -32), (32, -8), (38, 20), (33, 48), (33, 76), (42, 100)):
            pl.oval(x, y, 6, 6, s.BLUE, 2)


def clubs() -> Plate:
    """Queen of clubs: she points."""
    pl = Plate()
    gown = "372,290 330,320 300,380 274,500 250,640* 480,660* 560,600* 560,440 520,340 462,288"
    pl.shape(gown, s.GREEN, 4.8)
    pl.shade(gown, 30, along=10)
    panel = "386,310* 444,304* 438,400 400,500 370,620* 290,620* 326,500 372,400"
    pl.shape(panel, WHITE, 3.6)
    for y in (336, 366, 396, 428, 460):
        t = (y - 310) / 190
        x = 414 - 44 * max(0, t - .3)
        pl.lines(f"{x - 26},{y} {x + 22},{y + 22}|{x + 24},{y - 2} {x - 28},{y + 24}", 3.4, start=.9, end=.9)
    border(pl, "382,308 370,400 326,500 290,610", 18, s.YELLOW)
    border(pl, "448,302 442,400 404,500 374,610", 18, s.YELLOW)
    studs(pl, "378,330 368,400 340,470", 26, 5, s.RED)
    studs(pl, "448,330 440,400 416,470", 26, 5, s.RED)
    # near sleeve and the hand in it
    with pl.placed(430, 464, scale=.84, turn=-8):
        resting(pl, _SKIN)
    near = "470,300 530,318 582,374 650,430* 650,620* 560,600 486,560* 474,500 486,440 470,380 456,330"
    ermine(pl, near, "500,340 540,360 520,396 564,404 600,430 504,440 548,452 590,480 512,490 560,504 606,526 530,532 576,550")
    pl.lines("486,440 520,450 556,440|486,420 510,420", 2.8)
    border(pl, "482,430 470,490 484,566", 20, s.YELLOW)
    # far sleeve: it falls from the raised arm
    far = "374,300 318,306 268,318 232,330* 226,384* 214,440 220,520 250,580* 330,580* 352,500 372,420 378,360"
    ermine(pl, far, "340,330 304,344 268,352 330,370 290,384 254,396 344,404 308,424 270,436 238,440 334,456 296,470 258,482 326,500")
    pl.lines("240,388 280,400 322,396|236,376 264,380", 2.8)
    border(pl, "232,326 226,388 214,446 220,530", 18, s.YELLOW)
    pl.shape("238,336 210,334 204,364 214,380 236,378", s.GREEN, 3.2)
    with pl.placed(152, 354, scale=.95, turn=-4):
        pointing(pl, _SKIN)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Sash of the Queen of clubs."""
    return sash(.18, s.RED, s.YELLOW, (WHITE, s.YELLOW), high=20)
