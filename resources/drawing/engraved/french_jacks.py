# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Jacks of the French pack: one with lance and sword, two halberdiers, one with a feathered staff."""

from .. import style as s
from .costume import cuff, locks, sleeve
from .french_parts import HEAVY, ROUND, border, neck, ringlets, sash, studs
from .parts import FLESH, WHITE, Face, face34, fist, profile, ruff
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = -.18, .2, -.23, .24
"""How far the join of each card falls to the right for each unit."""


def _head_of_hearts(pl: Plate) -> None:
    """The head of the Jack of hearts, with its hat."""
    with pl.placed(354, 172, scale=.78, turn=-2):
        neck(pl)
        locks(pl, s.HAIR_CHESTNUT, "40,-66 80,-44 92,10 86,60 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -72,30 -56,50 -46,10")
        ringlets(pl, s.HAIR_CHESTNUT, (-62, 20, 104, 30, -8), (88, 24, 110, 34, 12), (62, 30, 112, 36, 4))
        face34(pl, Face(nose="snub", lids=.15, gaze=-.6, brows=4.6, age=.1, smile=.8), ear=False, head=ROUND)
        locks(pl, s.HAIR_CHESTNUT, "-50,-50 -20,-68 20,-62 52,-24 54,24 66,44 78,0 74,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 70,10")
        cap = "-66,-56 -90,-116 -70,-164 -20,-184 60,-184 124,-166 148,-114 128,-70* 104,-112 88,-52 10,-80"
        pl.shape(cap, s.YELLOW, 4.6)
        pl.shade(cap, 36, gap=6, along=6)
        pl.lines("-40,-90 -60,-130 -46,-168|6,-96 0,-140 8,-176|52,-90 62,-136 54,-176|96,-130 112,-156", 2.8)
        pl.oval(128, -60, 12, 15, s.RED, 3)
        pl.shape("-72,-54 -40,-80 10,-90 60,-78 94,-48 90,-18 60,-40 10,-58 -40,-50 -68,-28", s.BLUE, 4)
        for x, y in ((-48, -56), (-20, -68), (10, -73), (42, -65), (70, -47)):
            pl.oval(x, y, 6, 6, s.YELLOW, 2)


def hearts() -> Plate:
    """Jack of hearts: lance with a pennant, drawn sword."""
    pl = Plate()
    # lance and pennant
    pl.shape("504,100* 518,100* 520,640* 504,640*", s.WOOD, 3.8)
    pl.hatch("518,110 519,560", "511,110 512,560", 60, width=1.4)
    pennant = "518,74* 546,62 574,86 604,82* 600,140 572,152 544,130 518,146*"
    lower = "604,84* 596,150 560,172 536,200 560,220 592,212 604,246* 576,240 552,262* 530,232 516,196 540,160 580,140"
    pl.shape(lower, s.YELLOW, 4.2)
    pl.hatch("590,146 560,166 534,200", "600,118 580,150 556,176", 12, width=1.6)
    pl.shape(pennant, s.YELLOW, 4.4)
    pl.shape("518,102* 546,88 574,112 602,108* 601,126 572,134 546,110 518,124*", s.RED, 2.8)
    pl.shape("511,26* 528,62 532,84 520,104* 502,104* 490,84 494,62", s.STEEL, 4)
    pl.line("511,44 511,100", 2.4)
    pl.hatch("531,78 522,100", "520,78 516,98", 5, width=1.5)
    # parti-coloured coat
    coat = "264,300 340,282 430,300 456,350 440,420 420,480 440,640* 190,640* 210,520 222,440 234,360"
    pl.shape(coat, s.GREEN, 4.8)
    pl.fill("356,290* 430,300 456,350 440,420 420,480 440,640* 290,640* 315,500 338,390", s.RED)
    pl.line("356,290 338,390 315,500 290,620", 3.4, start=.9, end=.9)
    pl.contour(coat, 4.8)
    pl.hatch("452,340 440,420 420,490", "424,336 412,410 392,486", 22, width=1.8)
    pl.lines("262,420 256,470 250,520|286,440 278,500|382,440 372,500|404,430 396,480", 3)
    studs(pl, "352,320 338,390 318,486", 28, 9, s.YELLOW)
    # sword
    with pl.placed(206, 424, turn=-7):
        pl.shape("-17,-64* 17,-64* 15,-190 0,-244* -15,-190", s.STEEL, 4.6)
        pl.line("0,-80 0,-212", 2.8)
        pl.hatch("15,-186 16,-74", "5,-186 5,-74", 22, width=1.5)
        pl.shape("-8,-56* 8,-56* 9,48* -9,48*", s.BROWN, 3)
    sleeve(pl, (250, 344), (282, 470), (246, 432), (94, 80, 54), s.GREEN, shade=0)
    upper = "266,300 236,312 206,346 196,400 212,452 246,494 296,500 308,470 292,430 296,380 302,330"
    pl.shape(upper, s.GREEN, 4.6)
    pl.shade(upper, 26, along=8)
    pl.lines("226,440 252,452 284,448|236,462 262,470|232,372 226,400 234,424", 3)
    for cut in ("244,330* 222,360 218,396* 240,366", "270,326* 250,360 248,398* 270,362"):
        pl.shape(cut, s.YELLOW, 2.8)
    cuff(pl, (252, 436), 208, 68, s.YELLOW, deep=30)
    with pl.placed(206, 424, turn=-7):
        pl.shape("-54,-74 -44,-60 0,-70 44,-60 54,-74 52,-54 36,-46 0,-50 -36,-46 -52,-54", s.YELLOW, 4.2)
        pl.oval(-2, 58, 18, 17, s.YELLOW, 4.2)
    with pl.placed(208, 424, scale=.94, turn=-4):
        fist(pl)
    # lance arm
    sleeve(pl, (452, 348), (586, 452), (546, 372), (94, 78, 54), s.RED, shade=28)
    for cut in ("452,316* 484,346 494,384* 466,356", "484,322* 514,352 524,392* 496,362"):
        pl.shape(cut, s.YELLOW, 2.8)
    cuff(pl, (546, 374), 232, 68, s.YELLOW, deep=30)
    with pl.placed(512, 348, scale=.94, turn=4):
        fist(pl)
    # collar
    collar = "256,318* 282,280 330,264 374,264 418,278 448,312* 404,316 352,350* 304,320"
    pl.shape(collar, WHITE, 4.2)
    pl.hatch("446,310 404,314 356,344", "420,292 396,298 356,322", 14, width=1.6)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Sash of the Jack of hearts."""
    return sash(HEARTS_SLOPE, s.YELLOW, s.BLUE, (s.RED, s.BLUE), shape="round")


def _halberd(pl: Plate) -> None:
    """Blade to the right, hook to the left, point above; the socket at (0, 0)."""
    pl.shape("-9,-6* 9,-6* 9,-70 0,-158* -9,-70", s.STEEL, 3.8)
    pl.line("0,-30 0,-134", 2.2)
    axe = "7,-14 26,-10 48,16* 62,-20 62,-60 48,-96* 28,-70 7,-66"
    pl.shape(axe, s.STEEL, 4.2)
    pl.shade(axe, 18, gap=6)
    pl.oval(30, -40, 7, 7, s.YELLOW, 2.4)
    pl.shape("-8,-70 -36,-62 -66,-70* -50,-40 -28,-22 -8,-16", s.STEEL, 4)
    pl.hatch("-52,-42 -28,-22 -10,-18", "-50,-56 -28,-38 -10,-34", 8, width=1.5)
    pl.shape("-13,-6* 13,-6* 11,24* -11,24*", s.YELLOW, 3.2)


def _head_of_diamonds(pl: Plate) -> None:
    """The head of the Jack of diamonds, with its hat."""
    with pl.placed(350, 172, scale=.78, turn=2, flip=True):
        locks(pl, s.HAIR_BROWN, "40,-66 80,-44 92,10 86,60 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -72,30 -56,50 -46,10")
        ringlets(pl, s.HAIR_BROWN, (-62, 20, 84, 30, -6), (86, 20, 92, 34, 10), (62, 36, 88, 36, 4))
        face34(pl, Face(nose="straight", lids=.2, gaze=-.7, brows=5.8, age=.2, smile=.4), ear=False, head=HEAVY)
        locks(pl, s.HAIR_BROWN, "-50,-50 -20,-68 20,-62 52,-24 54,24 66,44 78,0 74,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 70,10")
        cap = "-76,-66 -108,-108 -104,-150 -60,-172 10,-178 90,-170 128,-144 128,-104 98,-60 10,-92"
        pl.shape(cap, s.RED, 4.6)
        pl.shade(cap, 40, gap=6, along=4)
        pl.lines("-56,-98 -78,-130 -70,-160|-12,-108 -18,-140 -10,-172|36,-106 46,-140 42,-170|76,-94 100,-130 92,-160", 2.8)
        brim = "-88,-36* -84,-94* -62,-112* -46,-84* -24,-122* -2,-90* 24,-124* 40,-88* 66,-112* 76,-76* 104,-86* 102,-22* 60,-46 10,-62 -40,-56"
        pl.shape(brim, s.BLUE, 4.2)
        for x, y in ((-64, -72), (-28, -82), (12, -84), (48, -72), (82, -52)):
            pl.oval(x, y, 7, 7, s.YELLOW, 2.2)


def diamonds() -> Plate:
    """Jack of diamonds: the halberd upright, a hand on the hilt of his sword."""
    pl = Plate()
    with pl.placed(536, 190):
        pl.shape("-9,20* 9,20* 10,460* -10,460*", s.WOOD, 4)
        pl.hatch("8,60 9,380", "1,60 1,380", 60, width=1.4)
    with pl.placed(536, 214, scale=1.16):
        _halberd(pl)
    coat = "256,304 340,286 434,304 462,360 448,440 440,500 452,640* 180,640* 194,500 220,420 232,350"
    pl.shape(coat, s.BLUE, 4.8)
    pl.hatch("456,360 446,440 440,510", "424,356 412,430 404,500", 24, width=1.8)
    front = "302,300* 392,300* 384,400 362,500 344,620* 238,620* 268,500 292,400"
    pl.shape(front, WHITE, 4.2)
    for y in (338, 378, 418, 458, 498):
        t = (y - 300) / 200
        x = 347 - 32 * t * t
        pl.shape(f"{x - 42 - 5 * t},{y}* {x},{y + 7} {x + 40 + 5 * t},{y - 1}* {x + 39 + 5 * t},{y + 16}* {x - 1},{y + 24} {x - 44 - 5 * t},{y + 17}*", s.RED, 2.8)
        pl.oval(x, y + 13, 7, 7, s.YELLOW, 2.2)
    # near forearm and hand on the halberd
    pl.limb("492,430 578,470 566,376", [76, 76, 54], s.RED, 5, shade=24, rounded=True)
    pl.lines("556,480 566,450 604,436|538,466 556,444", 3)
    cuff(pl, (566, 376), 262, 70, s.YELLOW, deep=34, beads=s.RED)
    with pl.placed(536, 334, scale=.94, turn=2):
        fist(pl)
    pl.limb("216,416 172,462 266,440", [80, 72, 52], s.RED, 5, shade=24, rounded=True)
    pl.lines("186,462 198,440 194,426", 3)
    # slashed puffs
    for puff, cuts in (("282,302 234,304 188,334 168,382 186,416 236,426 274,398 292,350", ("266,318* 240,356 240,412* 266,372", "238,316* 210,352 208,408* 236,368", "212,330* 188,360 186,396* 208,372")),
            ("414,302 460,300 502,328 518,378 500,416 456,426 418,398 402,350", ("430,318* 452,356 454,412* 430,372", "458,314* 480,350 484,406* 458,368", "482,328* 500,356 504,392* 484,366"))):
        pl.shape(puff, s.BLUE, 4.6)
        pl.shade(puff, 22)
        for cut in cuts:
            pl.shape(cut, s.YELLOW, 3)
            pl.line(cut.split()[0].strip("*") + " " + cut.split()[2].strip("*"), 1.8)
    # the other hand on the hilt of his sword
    with pl.placed(318, 410, turn=14):
        pl.shape("-9,-36* 9,-36* 10,44* -10,44*", s.BROWN, 3)
        pl.oval(0, -58, 21, 19, s.YELLOW, 4.6)
        pl.shape("-58,40 -46,32 0,36 46,32 58,40 46,54 0,48 -46,54", s.YELLOW, 4.4)
        pl.shape("-12,50* 12,50* 12,160* -12,160*", s.BLACK, 3.6)
    cuff(pl, (266, 440), -18, 66, s.YELLOW, deep=32, beads=s.RED)
    with pl.placed(320, 408, scale=.88, turn=12, flip=True):
        fist(pl)
    with pl.placed(348, 172, scale=.78, turn=2, flip=True):
        neck(pl)
    ruff(pl, 346, 276, 104, 32, 19, tilt=-2)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Sash of the Jack of diamonds."""
    return sash(DIAMONDS_SLOPE, s.YELLOW, s.RED, (s.BLUE, s.RED))


def _stripes(pl: Plate, outline: str, turn: float) -> None:
    pl.fill(outline, s.YELLOW)
    with pl.placed(0, 0):
        cells = []
        slant = turn
        for place in range(-10, 24):
            x = place * 34
            cells.append(([(x, 180), (x + 17, 180), (x + 17 + slant, 560), (x + slant, 560)], s.BLUE))
        pl.pattern(outline, cells, width=2)
    pl.contour(outline, 4.6)
    pl.shade(outline, 26, along=10)


def _head_of_spades(pl: Plate) -> None:
    """The head of the Jack of spades, with its hat."""
    with pl.placed(334, 172, scale=.78, turn=-6):
        neck(pl)
        locks(pl, s.HAIR_DARK, "40,-66 80,-44 92,10 86,60 52,60 44,0|62,-30 74,20 70,56", "-48,-50 -66,-20 -72,30 -56,50 -46,10")
        ringlets(pl, s.HAIR_DARK, (-62, 20, 92, 30, -10), (82, 24, 92, 32, 8), (60, 36, 96, 34, 4))
        face34(pl, Face(nose="hooked", lids=.2, gaze=-.7, brows=5.6, brow=.2, age=.2, smile=.7, open_mouth=True), ear=False)
        locks(pl, s.HAIR_DARK, "-50,-50 -20,-68 20,-62 52,-24 54,24 66,44 78,0 74,-50 40,-80 -20,-84|-30,-66 20,-72 60,-20|30,-70 62,-36 70,10")
        for plume, ink in (("44,-112 62,-150 62,-184* 104,-176 116,-136 96,-96", s.YELLOW), ("80,-100 112,-130 132,-172* 164,-144 154,-100 110,-80", s.GREEN)):
            pl.shape(plume, ink, 3.8)
            pl.shade(plume, 16, gap=6)
        cap = "-66,-60 -74,-120 -44,-172 20,-186 76,-158 96,-100 86,-50 10,-84"
        pl.shape(cap, s.RED, 4.6)
        pl.shade(cap, 40, gap=6, along=4)
        pl.lines("-40,-96 -46,-130 -26,-160|20,-100 24,-150 16,-178", 2.8)
        pl.shape("-100,-44* -84,-60 -62,-80 0,-96 60,-82 94,-52 90,-20 56,-44 10,-58 -50,-52 -96,-40", s.BLUE, 4.2)
        pl.line("-84,-50 -50,-66 10,-74 80,-40", 2.4)
        pl.oval(52, -92, 14, 14, s.YELLOW, 3)


def spades() -> Plate:
    """Jack of spades: the long halberd passes behind his neck."""
    pl = Plate()
    with pl.placed(185, 412, turn=55):
        pl.shape("-9,-410* 9,-410* 10,160* -10,160*", s.WOOD, 3.8)
        pl.hatch("8,-400 8,140", "1,-400 1,140", 70, width=1.4)
        with pl.placed(0, -352):
            _halberd(pl)
    coat = "270,310 346,284 430,304 450,356 424,440 396,520 384,640* 200,640* 234,500 262,420 258,360"
    pl.shape(coat, s.RED, 4.8)
    pl.hatch("446,350 424,440 398,516", "416,346 392,430 366,506", 26, width=1.8)
    pl.line("350,300 338,400 315,500", 3.2)
    for x, y in ((316, 340), (380, 340), (352, 372), (300, 392), (388, 396), (336, 424), (364, 446), (296, 450)):
        pl.shape(f"{x},{y - 22} {x + 8},{y} {x + 5},{y + 14} {x},{y + 18} {x - 5},{y + 14} {x - 8},{y}", s.YELLOW, 2.6)
    # low hand
    sleeve(pl, (276, 420), (284, 492), (222, 446), (70, 74, 54), s.RED, shade=22)
    puff = "288,306 246,314 208,350 196,404 214,450 262,470 300,446 308,390 306,336"
    _stripes(pl, puff, -30)
    cuff(pl, (222, 446), 222, 66, WHITE, deep=28)
    with pl.placed(186, 412, scale=.94, turn=48):
        fist(pl)
    # high hand
    sleeve(pl, (470, 350), (572, 374), (474, 272), (80, 76, 52), s.RED, shade=26)
    puff = "412,304 456,296 510,316 560,344 578,388 552,416 500,414 444,398 412,360"
    _stripes(pl, puff, 60)
    cuff(pl, (472, 271), 228, 66, WHITE, deep=28)
    with pl.placed(440, 234, scale=.94, turn=52):
        fist(pl)
    collar = "254,326* 274,286 316,266 370,264 416,280 448,318* 412,312 386,336* 352,318 318,340* 292,314"
    pl.shape(collar, s.YELLOW, 4.2)
    pl.hatch("444,314 410,310 386,330", "420,294 402,296 384,314", 9, width=1.6)
    pl.lines("290,290 298,308|336,276 342,312|384,276 384,310|416,290 412,306", 2)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Sash of the Jack of spades."""
    return sash(SPADES_SLOPE, s.BLUE, s.YELLOW, (WHITE, s.RED), shape="square", high=24)


def _feathered_staff(pl: Plate) -> None:
    """The staff along x = 0, its feathered butt above."""
    pl.shape("-10,0* 10,0* 10,296* -10,296*", s.WOOD, 4.2)
    pl.hatch("9,100 9,284", "1,100 1,284", 40, width=1.4)
    pl.shape("0,354* 30,284* 10,298 -10,298 -30,284*", s.STEEL, 4.6)
    pl.line("0,298 0,338", 2.4)
    for row, ink in enumerate((s.WHITE, s.RED, s.WHITE, s.RED)):
        y = 84 - row * 27
        for side in (-1, 1):
            feather = f"{side * 8},{y}* {side * 30},{y - 22} {side * 62},{y - 34}* {side * 62},{y - 8}* {side * 34},{y + 8} {side * 8},{y + 28}*"
            pl.shape(feather, ink, 3.4)
            pl.lines(f"{side * 14},{y + 8} {side * 50},{y - 16}|{side * 30},{y - 10} {side * 54},{y - 24}", 1.8)
    pl.oval(0, -6, 14, 13, s.YELLOW, 3.4)


def _head_of_clubs(pl: Plate) -> None:
    """The head of the Jack of clubs, with its hat."""
    with pl.placed(422, 174, scale=.79, turn=2):
        pl.shape("-36,88 10,56 40,80 50,140 10,160 -44,140", FLESH, 3.6)
        pl.hatch("40,90 46,136", "4,100 4,146", 9, width=1.8)
        collar = "-60,128 -20,146 30,140 80,112 104,140 70,172 0,190 -60,172 -84,150"
        pl.shape(collar, s.YELLOW, 4.2)
        pl.hatch("100,138 70,168 20,184", "76,128 56,150 14,166", 10, width=1.6)
        locks(pl, s.HAIR_BROWN, "-10,-70 40,-60 62,-10 60,40 70,90 40,110 10,80 18,20|40,-40 50,20 46,90")
        profile(pl, Face(nose="straight", lids=.25, brows=5.6, brow=-.5, age=.25), ear=True)
        locks(pl, s.HAIR_BROWN, "-58,-56 -20,-68 20,-50 40,0 36,40 20,30 14,-10 -6,-30 -30,-40|-34,-56 4,-44 26,10")
        ringlets(pl, s.HAIR_BROWN, (24, 26, 96, 32, -4), (76, -6, 130, 34, 12), (50, 12, 128, 38, 6))
        plume = "20,-140 70,-176 140,-178 188,-124 196,-50 170,20 120,44* 150,-10 150,-74 120,-118 70,-120 40,-104"
        pl.shape(plume, s.GREEN, 4.4)
        pl.shade(plume, 26, gap=6)
        pl.line("30,-128 90,-152 146,-138 174,-76 160,0", 2.8)
        cap = "-76,-54 -86,-110 -52,-160 14,-180 74,-160 100,-106 84,-50 50,-10 20,-40 -30,-56"
        pl.shape(cap, s.RED, 4.6)
        pl.shade(cap, 40, gap=6, along=4)
        pl.lines("-54,-90 -56,-124 -34,-154|0,-92 8,-134 2,-170|50,-76 62,-118 48,-152", 2.8)
        pl.shape("-128,-36* -96,-54 -66,-72 -20,-78 30,-58 70,-16 64,14 30,-22 -20,-50 -70,-44", s.YELLOW, 4.2)
        studs(pl, "-84,-52 -20,-64 26,-42 58,-6", 26, 6, s.BLUE)
        pl.oval(30, -122, 14, 14, s.YELLOW, 3)


def clubs() -> Plate:
    """Jack of clubs: the feathered staff."""
    pl = Plate()
    left = "380,288 330,316 284,352 220,384 130,410 -20,440"
    right = "470,284 526,312 574,366 612,430 650,540"
    pl.shape(left + "* -20,700* 650,700* " + " ".join(reversed(right.split())) + " 424,262", s.PLUM, 5)
    pl.lines("230,392 190,420 150,450|270,380 230,412 200,450|560,380 590,450 606,540|540,400 566,480 576,560", 3.2)
    pl.hatch("574,370 612,440 640,540", "548,384 582,450 602,540", 26, width=1.8)
    border(pl, left, 18, s.YELLOW)
    border(pl, right, 18, s.YELLOW)
    doublet = "350,304 410,286 474,302 510,366 494,440 448,500 410,640* 210,640* 240,500 312,420 326,350"
    pl.shape(doublet, s.BLUE, 4.8)
    pl.hatch("506,366 492,440 448,506", "474,362 458,432 414,498", 24, width=1.8)
    for edge in ("376,312 366,380 330,440 286,500 250,570", "424,310 418,390 388,446 346,500 310,570"):
        border(pl, edge, 11, s.YELLOW, width=2.6)
    studs(pl, "400,316 392,386 358,444 316,500", 27, 8, s.RED)
    pl.lines("452,420 434,470 404,510|474,410 462,450", 3)
    # far arm
    sleeve(pl, (366, 346), (400, 410), (312, 340), (84, 76, 50), s.BLUE, shade=26)
    # staff
    with pl.placed(172, 258, turn=-48):
        _feathered_staff(pl)
    cuff(pl, (310, 338), 218, 64, s.YELLOW, deep=28)
    with pl.placed(266, 343, scale=.92, turn=-36):
        fist(pl)
    # near arm
    sleeve(pl, (494, 362), (590, 446), (424, 416), (96, 82, 54), s.BLUE, shade=30)
    for y in (0, 1, 2):
        pl.line(f"{486 + y * 22},{322 + y * 24} {508 + y * 20},{350 + y * 22} {540 + y * 16},{352 + y * 26}", 3)
    cuff(pl, (424, 416), 190, 66, s.YELLOW, deep=28)
    with pl.placed(356, 424, scale=.94, turn=-34):
        fist(pl)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Sash of the Jack of clubs."""
    return sash(CLUBS_SLOPE, s.GREEN, s.YELLOW, (s.RED, s.YELLOW), shape="round")
