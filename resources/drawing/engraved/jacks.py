# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Jacks: a halberdier in red, an ancient warrior with club and shield, a page with fair curls, a spearman in scales."""

import math

from .. import style as s
from ..style import Ink
from .costume import band, cuff, garment, locks, ostrich, sleeve
from .ladies import forearm, gather, puff
from .lines import ring
from .parts import FLESH, WHITE, Face, face34, fist, profile, ruff
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = .22, -.2, .2, -.22
"""How far the join of each card falls to the right for each unit."""


def _shaft(pl: Plate, x: float, top: float, foot: float) -> None:
    pl.shape(f"{x - 6},{top}* {x + 6},{top}* {x + 6},{foot}* {x - 6},{foot}*", s.WOOD, 3.2)
    pl.hatch(f"{x + 6},{top + 6} {x + 6},{foot}", f"{x + 1},{top + 6} {x + 1},{foot}", 40, width=1.4)


def _halberd(pl: Plate, x: float, y: float, turn: float) -> None:
    """Blade, hook and point; the shaft enters at (x, y)."""
    with pl.placed(x, y, turn=turn):
        pl.shape("-7,-2* 7,-2* 4,-84 0,-112* -4,-84", s.STEEL, 3.4)
        pl.line("0,-8 0,-96", 1.8)
        pl.shape("-4,-12 -20,-18 -40,-34* -50,-8 -44,22 -36,36* -20,18 -4,14", s.STEEL, 3.8)
        pl.shade("-4,-12 -20,-18 -40,-34* -50,-8 -44,22 -36,36* -20,18 -4,14", 16, gap=6)
        pl.shape("5,-10 20,-12 36,2 44,20* 26,12 5,12", s.STEEL, 3.4)
        pl.shape("-9,14* 9,14* 8,36* -8,36*", s.YELLOW, 3)


def hearts() -> Plate:
    """Jack of hearts: the halberd on his shoulder."""
    pl = Plate()
    # halberd behind, over the right shoulder
    with pl.placed(446, 330, turn=6):
        _shaft(pl, 0, -150, 205)
    with pl.placed(463, 176, flip=True, scale=1.24):
        _halberd(pl, 0, 0, -6)
    garment(pl, HEARTS_SLOPE, 100, "300,276 276,320 262,380 214,440", "410,274 430,310 424,380 404,450", s.RED, 4.8, shade=38)
    for x, dx in ((318, -44), (352, -30), (388, -12)):
        pl.shape(f"{x - 9},292* {x + 9},290* {x + 12 + dx * .5},400 {x + 6 + dx},500* {x - 14 + dx},492* {x - 10 + dx * .5},400", s.YELLOW, 2.8)
    for y in (310, 340, 370, 400, 430, 460):
        t = (y - 290) / 210
        pl.oval(338 - 40 * t * t, y, 5.4, 5.4, s.YELLOW, 2)
    pl.shape("408,284* 424,296* 330,392 246,470* 228,456* 320,372", s.BLACK, 3.6)
    for x, y in ((396, 312), (364, 344), (332, 376), (300, 408), (268, 438)):
        pl.oval(x, y, 5, 5, s.YELLOW, 1.8)
    # far arm akimbo at the belt
    sleeve(pl, (286, 312), (216, 396), (236, 446), (78, 68, 44), s.RED)
    for cut in ("276,300* 252,330 244,366* 262,336", "300,302* 280,334 272,372* 290,340", "254,318* 232,346 226,376* 242,350"):
        pl.shape(cut, s.GREEN, 2.6)
    cuff(pl, (236, 440), 66, 52, WHITE)
    pl.shape("226,450 250,446 262,456 276,464 274,472 262,472 266,480 250,482 232,474", FLESH, 3.2)
    pl.lines("252,460 266,470|244,466 258,478", 1.8)
    # near arm holds the shaft before the shoulder
    sleeve(pl, (438, 312), (482, 410), (454, 394), (80, 74, 50), s.RED)
    for cut in ("430,298* 456,326 466,366* 446,334", "452,294* 478,326 486,362* 466,330", "414,312* 434,340 444,376* 424,346"):
        pl.shape(cut, s.GREEN, 2.6)
    cuff(pl, (452, 388), 200, 54, WHITE)
    with pl.placed(440, 376, scale=.82, turn=6):
        fist(pl, FLESH)
    ruff(pl, 352, 266, 92, 30, 18, tilt=3)
    face = Face(nose="straight", lids=.3, gaze=-.5, brows=5.4, age=.3, smile=.3)
    with pl.placed(346, 182, scale=.76, turn=-3):
        locks(pl, s.HAIR_DARK, "40,-60 74,-40 84,0 80,50 88,84 60,88 46,50|64,-20 70,30 70,76")
        face34(pl, face)
        locks(pl, s.HAIR_DARK, "44,-50 58,-36 60,0 54,20 46,0")
        pl.shape("-33,49* -48,44 -62,48 -78,42 -86,28* -86,50 -70,60 -48,57*", s.HAIR_DARK, 2.4)
        pl.shape("-31,49* -14,44 4,50 20,42 26,28* 30,48 12,60 -16,57*", s.HAIR_DARK, 2.4)
        pl.shape("-36,84 -24,82 -18,88 -26,108* -34,98", s.HAIR_DARK, 2.4)
        cap = "-64,-48 -92,-70 -98,-100 -66,-128 -10,-142 50,-136 96,-112 108,-80 82,-44 40,-62 -10,-66"
        pl.fill(cap, s.RED)
        pl.pattern(cap, [([(x, -150), (x + 18, -150), (x * .7 + 14, -40), (x * .7, -40)], s.YELLOW) for x in range(-96, 110, 38)], width=2)
        pl.contour(cap, 4.4)
        pl.shade(cap, 26, gap=5.6)
        pl.shape("-66,-44 -30,-60 14,-62 56,-46 78,-26 76,-40 50,-62 10,-76 -34,-74 -70,-58", s.GREEN, 3.4)
        with pl.placed(10, 22, flip=True, scale=.94):
            ostrich(pl, WHITE)
        pl.oval(-8, -84, 12, 12, s.YELLOW, 3)
    return pl


def hearts_over() -> Plate:
    """Sash of the Jack of hearts."""
    return band(HEARTS_SLOPE, 98, s.VIOLET, s.YELLOW, (s.YELLOW, WHITE), shape="round")


def _scales(pl: Plate, outline: str, rows: int, ink: str | Ink, box: tuple[float, float, float, float], *, size: float = 20) -> None:
    pl.shape(outline, ink, 4.6)
    border = outline
    left, top, right, _ = box
    for row in range(rows):
        y = top + row * size * .8
        x = left + (size / 2 if row % 2 else 0)
        while x < right:
            pl.hatch([(x, y), (x, y)], [(x + size, y), (x + size, y)], 2, width=2.4, bow=-.46, start=.5, end=.5, peak=.5, within=border)
            x += size
    pl.shade(outline, 30, gap=6.4, along=8)


def _clasp(pl: Plate, x: float, y: float, turn: float) -> None:
    """Four fingers round the rim of a shield, from behind it."""
    with pl.placed(x, y, turn=turn):
        for step in range(4):
            yy = -26 + step * 17
            pl.shape(f"-12,{yy - 8} 12,{yy - 9} 20,{yy} 12,{yy + 8} -12,{yy + 8} -17,{yy}", FLESH, 3.2)
            pl.line(f"15,{yy - 4} 10,{yy} 15,{yy + 4}", 1.7)


def _club(pl: Plate) -> None:
    """The club, raised in a mailed arm."""
    # club raised at the left
    with pl.placed(152, 300, turn=-6):
        club = "-9,130 -12,60 -18,0 -26,-50 -24,-90 -8,-108 12,-106 26,-86 26,-46 18,4 12,60 9,130"
        pl.shape(club, s.WOOD, 4.4)
        pl.shade(club, 14, gap=6)
        pl.lines("-10,-80 -8,-30 -4,40|6,-86 8,-30 4,30", 2.4)
        for x, y, turn in ((-24, -84, 160), (-26, -52, 180), (-20, -18, 190), (24, -88, 20), (28, -54, 0), (20, -20, -10), (0, -108, -90), (-4, -62, 120), (8, -40, 60)):
            with pl.placed(x, y, turn=turn):
                pl.shape("0,-5* 16,0* 0,5*", s.STEEL, 2.4)
    sleeve(pl, (282, 318), (206, 414), (166, 386), (74, 66, 42), s.BLUE, shade=22)
    for place in range(8):
        t = place / 7
        across, down = 284 - 76 * t, 316 + 92 * t
        pl.line(f"{across - 22},{down - 14} {across - 4},{down + 12} {across + 22},{down + 10}", 2.4)
    cuff(pl, (176, 390), 204, 50, s.YELLOW, beads=s.RED)
    with pl.placed(154, 376, scale=.8, turn=-8):
        fist(pl, FLESH)


def diamonds() -> Plate:
    """Jack of diamonds: an ancient warrior."""
    pl = Plate()
    garment(pl, DIAMONDS_SLOPE, 150, "300,280 262,310 226,370 176,440", "420,276 456,310 470,370 452,420", s.GREEN, 4.4, shade=24)
    armour = "298,288 344,270 398,276 424,296 420,350 404,404 388,460 392,520 200,560 204,510 246,440 274,380 284,330"
    _scales(pl, armour, 14, s.YELLOW, (200, 300, 430, 520), size=22)
    pl.shape("300,284 344,268 398,274 424,294 404,318 352,330 306,312", s.YELLOW, 4.4)
    for x, y in ((318, 300), (346, 308), (376, 306), (402, 296)):
        pl.oval(x, y, 8, 8, s.BLUE, 2.4)
    pl.limb("292,296 316,350 348,402 376,446", [34, 36, 36, 36], s.RED, 4.6, shade=12)
    pl.lines("286,316 308,360 340,412 366,452|302,300 326,346 358,394", 2.2)
    for place in range(6):
        with pl.placed(196 + place * 30, 476 - place * 6):
            pl.shape("-14,-20* 14,-22* 15,50 0,62 -15,52", (s.RED, WHITE)[place % 2], 3)
    # shield on the near arm
    sleeve(pl, (432, 316), (494, 380), (470, 420), (78, 64, 44), s.BLUE, shade=22)
    for y in (316, 334, 352):
        pl.line(f"{430 + (y - 316) * .5},{y} {454 + (y - 316) * .5},{y + 12} {482 + (y - 316) * .5},{y - 4}", 2.6)
    shield = "372,366* 500,336* 514,462* 386,486*"
    pl.shape(shield, s.YELLOW, 5.4, even=.8)
    pl.shape("388,379* 488,355* 499,451* 399,470*", s.RED, 3.6, even=.8)
    pl.shape("440,364* 478,402* 446,458* 409,420*", s.YELLOW, 3.6, even=.8)
    pl.oval(443, 411, 15, 15, s.BLUE, 3.4)
    pl.shade(shield, 13, gap=6.6)
    _clasp(pl, 378, 428, -8)
    _club(pl)
    pl.shape("300,286 284,300 262,304 250,330 270,344 300,330 318,306", s.YELLOW, 4)
    pl.lines("286,306 276,322|300,304 292,322", 2.4)
    face = Face(nose="hooked", lids=.25, gaze=-.6, brows=6.2, brow=-.6, age=.6)
    with pl.placed(354, 192, scale=.74):
        pl.shape("-14,88 44,70 54,130 10,146 -30,130", FLESH, 3.4)
        pl.hatch("50,84 52,136", "12,96 10,142", 9, width=1.8)
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_CHESTNUT, "48,-20 58,6 58,40 48,76 26,108 0,126 -26,122 -46,104 -52,80 -44,76 -36,82 -24,78 -10,78 8,70 26,50 40,24|-36,92 -28,116|-18,88 -10,118|2,84 8,114|20,72 28,96|34,50 42,74")
        pl.shape("-33,50* -48,44 -62,52 -70,68* -50,64 -42,62*", s.HAIR_CHESTNUT, 2.4)
        pl.shape("-31,50* -14,44 6,54 20,70* 2,66 -18,62*", s.HAIR_CHESTNUT, 2.4)
        with pl.placed(2, -14):
            ostrich(pl, s.RED)
        helm = "-60,-40 -72,-80 -52,-124 -8,-146 40,-138 74,-104 80,-56 76,10 56,30 50,-20 20,-48 -30,-52"
        pl.shape(helm, s.STEEL, 4.6)
        pl.shade(helm, 34, gap=5.8, along=4)
        pl.shape("-64,-40 -30,-60 20,-56 60,-22 62,-42 30,-76 -20,-82 -68,-62", s.YELLOW, 3.4)
        for x, y in ((-48, -58), (-22, -68), (6, -66), (32, -54), (52, -36)):
            pl.oval(x, y, 6, 6, s.RED, 2)
        pl.shape("-66,-64 -88,-48 -80,-40 -58,-46", s.YELLOW, 3)
    return pl


def diamonds_over() -> Plate:
    """Sash of the Jack of diamonds."""
    return band(DIAMONDS_SLOPE, 104, s.RED, s.YELLOW, (s.YELLOW, s.BLUE), shape="round")


def _head_of_spades(pl: Plate) -> None:
    face = Face(nose="snub", lids=.2, gaze=-.5, brows=4.4, age=.05, smile=.7)
    with pl.placed(352, 192, scale=.76, turn=4):
        pl.shape("-14,88 40,70 50,120 10,136 -30,120", FLESH, 4)
        for x, y, r in ((62, -10, 24), (76, 24, 24), (78, 60, 22), (62, 90, 20), (-54, 60, 17), (-60, 28, 15)):
            pl.oval(x, y, r, r, s.HAIR_FAIR, 3.6)
            pl.line(f"{x - r * .5},{y + r * .4} {x - r * .1},{y - r * .5} {x + r * .55},{y - r * .1} {x + r * .2},{y + r * .45} {x - r * .1},{y + r * .1}", 2.4)
        face34(pl, face, ear=False)
        for x, y, r in ((54, -4, 17), (56, 26, 16), (-50, -34, 13), (-56, -6, 12)):
            pl.oval(x, y, r, r, s.HAIR_FAIR, 3.4)
            pl.line(f"{x - r * .5},{y + r * .4} {x - r * .1},{y - r * .5} {x + r * .55},{y - r * .1} {x + r * .2},{y + r * .45}", 2.4)
        with pl.placed(22, 6):
            ostrich(pl, s.RED)
        with pl.placed(-6, 12, scale=.9, turn=-28):
            ostrich(pl, WHITE)
        cap = "-64,-44 -88,-66 -84,-96 -50,-118 10,-126 66,-114 98,-84 92,-50 60,-40 10,-62 -30,-62"
        pl.shape(cap, s.BLUE, 4.6)
        pl.shade(cap, 30, gap=5.8)
        pl.shape("-66,-42 -30,-62 14,-64 54,-48 80,-26 74,-18 44,-36 8,-48 -32,-48 -62,-32", s.YELLOW, 3.6)
        pl.oval(6, -92, 13, 13, s.YELLOW, 3)


def _dress_of_spades(pl: Plate) -> None:
    """Blue doublet with a white slash here and there, a green skirt in flaps, a red sash."""
    garment(pl, SPADES_SLOPE, 128, "286,380 250,416 200,438 150,460", "410,380 436,420 430,460 412,496", s.GREEN, 5, shade=24)
    pl.lines("206,446 180,474 168,500|244,430 214,470|416,440 402,490|388,450 380,500", 3)
    garment(pl, SPADES_SLOPE, 88, "296,290 276,340 254,396 216,446", "406,290 426,336 412,396 380,458", s.BLUE, 5.2, shade=32)
    for x, y in ((368, 344), (396, 356), (330, 398), (358, 404), (306, 436), (338, 446)):
        pl.shape(f"{x},{y - 17}* {x + 8},{y + 2} {x},{y + 17}* {x - 8},{y + 2}", WHITE, 2.8)
    pl.limb("414,296 372,352 318,402 252,446", [36, 38, 38, 38], s.RED, 4.8, shade=12)
    pl.lines("402,300 360,350 308,394 244,436|424,312 384,364 330,414 262,458", 2.4)


def spades() -> Plate:
    """Jack of spades: a page with fair curls."""
    pl = Plate()
    _dress_of_spades(pl)
    # far arm holds the halberd
    _shaft(pl, 150, 270, 474)
    with pl.placed(150, 306, scale=1.3):
        _halberd(pl, 0, 0, 0)
    forearm(pl, "250,392 218,410 180,384", [58, 56, 40], s.BLUE)
    puff(pl, 272, 316, s.BLUE, s.YELLOW)
    cuff(pl, (188, 390), 214, 54, WHITE, deep=28)
    with pl.placed(152, 372, scale=.82, turn=0):
        fist(pl, FLESH)
    # near arm: hand at the belt
    forearm(pl, "460,398 484,418 430,436", [58, 56, 42], s.BLUE)
    puff(pl, 432, 314, s.BLUE, s.YELLOW, flip=True)
    cuff(pl, (436, 436), 172, 54, WHITE, deep=28)
    gather(pl, 378, 438, -4, size=.88, skin=FLESH)
    collar = "286,300 306,272 352,262 398,266 426,290 408,312 382,300 352,308 318,304"
    pl.shape(collar, WHITE, 4.6)
    pl.lines("314,282 320,302|352,270 352,306|392,272 388,300", 2.2)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Belt of the Jack of spades."""
    return band(SPADES_SLOPE, 94, s.RED, s.YELLOW, (WHITE, s.YELLOW), high=20)


def clubs() -> Plate:
    """Jack of clubs: a spearman in scale armour."""
    pl = Plate()
    garment(pl, CLUBS_SLOPE, 146, "310,284 268,316 232,380 190,440", "420,280 452,320 464,380 450,420", s.VIOLET, 4.4, shade=24)
    _scales(pl, "304,292 350,276 400,282 422,304 418,356 402,410 384,452 386,520 214,560 216,510 250,446 278,384 288,336", 15, s.STEEL, (210, 296, 430, 520))
    pl.shape("304,292 350,276 400,282 420,300 392,316 352,322 318,314", s.YELLOW, 4)
    for x in (324, 344, 366, 388):
        pl.oval(x, 300, 5, 5, s.RED, 1.8)
    for place in range(6):
        with pl.placed(196 + place * 30, 480 - place * 6.6):
            pl.shape("-13,-16* 13,-19* 14,40 0,52 -14,42", (s.YELLOW, s.RED)[place % 2], 3)
    # oval shield
    pl.limb("434,312 476,346 488,392", [78, 74, 56], s.RED, 5, shade=22, rounded=True)
    pl.oval(442, 396, 74, 82, s.YELLOW, 5.4, turn=12)
    pl.oval(442, 396, 58, 65, s.GREEN, 3.6, turn=12)
    for step in range(12):
        angle = math.tau * step / 12
        with pl.placed(442, 396, turn=math.degrees(angle)):
            pl.shape("22,-10* 56,0* 22,10*", s.YELLOW, 2.6)
    pl.oval(442, 396, 28, 28, s.YELLOW, 4)
    pl.oval(442, 396, 12, 12, s.RED, 3)
    pl.shade(ring(442, 396, 74, 82, 12), 14, gap=6.6)
    _clasp(pl, 374, 410, -6)
    # spear with the heart-shaped blade
    _shaft(pl, 150, 262, 470)
    blade = "150,172* 172,200 190,226 184,252 164,262 150,252 136,262 116,252 110,226 128,200"
    pl.shape(blade, s.STEEL, 4.8)
    pl.line("150,186 150,248", 2.8)
    pl.hatch("178,212 184,246", "162,206 164,244", 7, width=1.7)
    pl.shape("139,256* 161,256* 159,276* 141,276*", s.YELLOW, 3.4)
    pl.shape("142,270 120,282 112,310 126,300 128,322 142,306 152,326 158,302 172,316 172,296 186,302 176,278 158,270", s.RED, 3)
    sleeve(pl, (286, 320), (216, 420), (174, 396), (78, 72, 44), s.RED)
    for place in range(4):
        t = place / 3
        pl.line(f"{264 - 40 * t},{306 + 66 * t} {270 - 40 * t},{336 + 60 * t} {296 - 44 * t},{346 + 60 * t}", 2.8)
    cuff(pl, (180, 398), 206, 52, s.YELLOW, beads=s.GREEN)
    with pl.placed(152, 384, scale=.8, turn=-4):
        fist(pl, FLESH)
    pl.shape("306,290 288,304 268,308 256,334 276,348 304,334 322,312", s.YELLOW, 4)
    pl.shape("402,284 424,292 446,306 452,330 430,340 408,326 394,306", s.YELLOW, 4)
    face = Face(nose="straight", lids=.25, brows=5.4, brow=-.5, age=.35)
    with pl.placed(370, 192, scale=.75, turn=-2):
        pl.shape("-34,90 10,60 40,80 44,140 -6,156 -44,136", FLESH, 3.4)
        pl.hatch("40,90 42,136", "4,100 2,146", 9, width=1.8)
        locks(pl, s.HAIR_BROWN, "-4,-70 40,-66 58,-10 54,50 64,84 36,92 14,60 20,10|40,-40 46,30 48,80|20,-40 34,40")
        profile(pl, face, ear=True)
        locks(pl, s.HAIR_BROWN, "-58,-50 -20,-64 20,-50 36,0 30,30 14,-20 -12,-36")
        with pl.placed(-6, -8):
            ostrich(pl, s.GREEN)
        cap = "-72,-46 -74,-90 -44,-128 10,-138 54,-116 66,-66 58,-24 40,-16 20,-44 -30,-52"
        pl.shape(cap, s.YELLOW, 4.4)
        pl.shade(cap, 32, gap=5.8, along=4)
        pl.shape("-84,-38 -60,-56 -20,-60 24,-46 56,-14 58,-30 34,-66 -10,-82 -66,-76 -86,-56", s.RED, 3.6)
        pl.lines("-40,-84 -36,-124|-10,-86 -2,-134|20,-72 32,-124", 2.4)
        pl.oval(4, -110, 11, 11, s.RED, 2.8)
    return pl


def clubs_over() -> Plate:
    """Sash of the Jack of clubs."""
    return band(CLUBS_SLOPE, 104, s.ROSE, s.YELLOW, (WHITE, s.YELLOW), shape="round")
