# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Three Obers of the German pack: Gessler with his falcon, Stüssi with spear and bow, young Rudenz.  Tell is in `tell`."""

from .. import style as s
from .costume import cuff, locks, sleeve
from .german_parts import IRON, crossbow, plume
from .parts import FLESH, WHITE, Face, face34, fist, ruff, spread
from .plate import Plate

_CRIMSON = s.CRIMSON
_VIOLET = s.VIOLET
_PLUMAGE = "#6f84a6"


def _falcon(pl: Plate) -> None:
    """A hooded falcon on the fist, its wings folded."""
    tail = "170,330 156,378 166,404 186,408 204,380 206,332"
    pl.shape(tail, _PLUMAGE, 3.8)
    pl.lines("178,344 172,396|192,346 188,398", 2.4)
    body = "170,222 192,226 210,246 220,286 212,326 194,348 168,346 150,322 140,282 148,242"
    pl.shape(body, "#f3e2bd", 4.4)
    for row in range(5):
        for place in range(3):
            x, y = 156 + place * 16 + (7 if row % 2 else 0), 258 + row * 18
            pl.line(f"{x - 6},{y - 5} {x},{y + 5} {x + 6},{y - 5}", 3.6, start=.5, end=.5)
    near = "184,230 212,232 236,274 240,326 230,372 212,418* 206,390 204,396* 194,352 178,316 172,268"
    pl.shape(near, _PLUMAGE, 4.2)
    pl.lines("192,252 210,304 210,380|206,246 222,300 222,372|216,250 232,300 230,348|182,272 194,318 200,364", 2.6)
    pl.shape("146,236 140,212 148,192 168,182 190,190 198,212 192,234 170,244", s.RED, 4.2)
    pl.lines("160,188 162,226 158,240|180,186 186,210 182,238", 2.6)
    pl.shape("166,186 154,170 156,154 166,160 172,144 180,160 190,156 188,172 178,186", s.GREEN, 3)
    pl.shape("146,204* 134,205 126,214 126,230* 134,223 147,226*", s.STEEL, 3.4)
    pl.line("146,216 136,216", 2.2)
    for x in (164, 184):
        pl.shape(f"{x - 9},338 {x + 6},338 {x + 8},360 {x - 13},360", s.YELLOW, 3)


def gessler() -> Plate:
    """Hermann Gessler, Ober of hearts."""
    pl = Plate()
    gown = "316,282 268,304 226,356 206,420 196,520 590,520 594,430 580,360 548,312 500,284 440,268"
    pl.shape(gown, _CRIMSON, 4.8)
    pl.shade(gown, 46, along=10)
    tunic = "346,276 400,262 452,276 466,330 458,400 452,520 336,520 330,400 332,330"
    pl.shape(tunic, s.GREEN, 4.4)
    pl.hatch("462,330 456,400 450,500", "430,330 426,400 420,500", 30, width=1.8)
    pl.lines("398,290 396,400 394,500", 2.6)
    for x, y in ((366, 312), (430, 312), (366, 360), (430, 360), (366, 470), (428, 470)):
        pl.shape(f"{x},{y - 12}* {x + 7},{y}* {x},{y + 12}* {x - 7},{y}*", s.YELLOW, 2)
    for fur in ("346,268 318,292 302,350 300,420 298,520 338,520 342,430 344,350 366,290", "440,264 478,290 496,350 500,430 500,520 460,520 458,430 452,350 432,288"):
        pl.shape(fur, "#b9b2a8", 4.2)
        pl.shade(fur, 16, gap=6)
    for x, y in ((326, 310), (318, 350), (320, 390), (316, 430), (316, 470), (470, 306), (474, 350), (480, 394), (480, 436), (480, 474)):
        pl.lines(f"{x - 8},{y - 8} {x - 10},{y} {x - 6},{y + 8}|{x + 3},{y - 6} {x + 1},{y + 2} {x + 5},{y + 9}", 2.4)
    sash = "334,416* 396,430 460,414* 462,440* 396,458 332,442*"
    pl.shape(sash, s.RED, 3.8)
    pl.lines("340,428 396,440 456,426|340,438 396,450 456,436", 2)
    chain = ((352, 296), (358, 322), (370, 346), (386, 362), (410, 362), (426, 346), (438, 322), (444, 296))
    for x, y in chain:
        pl.oval(x, y, 7, 7, s.YELLOW, 2.4)
    pl.oval(398, 384, 20, 20, s.YELLOW, 3.4)
    pl.oval(398, 384, 11, 11, s.RED, 2.2)
    # near arm: the hand in the sash
    sleeve(pl, (520, 318), (570, 410), (492, 420), (88, 84, 54), _CRIMSON, shade=30)
    pl.shape("502,396 484,392 472,406 470,430 484,444 502,442 512,420", "#b9b2a8", 3.6)
    pl.lines("484,402 488,418|494,420 496,436", 2.2)
    pl.shape("474,404 456,404 436,412 424,424 428,434 420,440 430,448 448,448 466,444 478,436", FLESH, 3.2)
    pl.lines("428,434 450,432|432,446 452,442", 1.9)
    # falcon arm
    sleeve(pl, (290, 322), (238, 430), (202, 390), (84, 78, 50), _CRIMSON, shade=26)
    with pl.placed(2, 8, scale=.96):
        _falcon(pl)
    cuff(pl, (206, 392), 214, 62, "#b9b2a8", deep=28)
    with pl.placed(178, 372, scale=.86, turn=16):
        fist(pl, s.YELLOW)
    face = Face(nose="broad", lids=.4, gaze=-.8, brows=6, brow=-.4, age=.7)
    ruff(pl, 400, 262, 82, 26, 16)
    with pl.placed(396, 168, scale=.74):
        locks(pl, s.HAIR_AUBURN, "38,-60 70,-44 82,0 80,50 66,84 46,80 40,20|60,-20 66,30 60,70")
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_AUBURN, "50,-30 62,-6 62,36 52,76 30,104 6,120 -22,122 -44,108 -54,84 -48,74 -36,82 -24,78 -8,78 10,68 28,48 42,22|-36,90 -26,116|-16,88 -8,118|4,82 10,110|22,70 30,96|36,50 44,76")
        pl.shape("-33,49* -48,44 -62,50 -74,62* -52,62 -44,60*", s.HAIR_AUBURN, 2.4)
        pl.shape("-31,49* -14,44 6,52 22,64* 2,64 -18,60*", s.HAIR_AUBURN, 2.4)
        cap = "-66,-52 -90,-80 -80,-112 -36,-132 24,-136 80,-120 106,-90 98,-58 62,-42 20,-60 -30,-62"
        pl.shape(cap, s.BLUE, 4.6)
        pl.shade(cap, 32, gap=6)
        pl.lines("-60,-66 -62,-92 -46,-116|-16,-68 -14,-104 0,-128|30,-64 44,-96 46,-126|62,-50 82,-78 90,-104", 2.4)
        pl.shape("-64,-44 -30,-62 20,-58 62,-40 72,-24 66,-14 40,-28 10,-38 -30,-42 -60,-30", s.YELLOW, 3.4)
        plume(pl, "36,-94 84,-122 136,-122 174,-92 184,-50", 50, s.RED)
        plume(pl, "34,-98 66,-146 116,-164 166,-152 198,-116", 54, s.RED)
        pl.oval(42, -88, 11, 11, s.YELLOW, 2.8)
    return pl


def _slung(pl: Plate) -> None:
    """The crossbow on his back: the bow shows over the shoulder."""
    with pl.placed(533, 206, turn=128, scale=.74):
        crossbow(pl)


def _spear(pl: Plate) -> None:
    """A broad blade over a tassel, as tall as he is."""
    pl.shape("202,168* 216,168* 220,520* 204,520*", s.WOOD, 3.8)
    pl.hatch("218,180 219,516", "212,180 213,516", 34, width=1.5)
    pl.shape("209,42* 232,96 230,126 218,150* 200,150* 188,126 186,96", IRON, 4.4)
    pl.line("209,58 209,146", 3)
    pl.hatch("229,98 228,126 218,146", "215,90 215,144", 7, width=1.8)
    pl.shape("198,150* 221,150* 224,164* 195,164*", s.YELLOW, 3)
    tassel = "194,164* 225,164* 236,204 229,214* 222,206 216,216* 209,206 202,216* 196,206 189,214* 182,204"
    pl.shape(tassel, s.RED, 3.8)
    pl.lines("202,170 198,202|209,170 209,200|217,170 221,202", 2.2)


def _head_of_stuessi(pl: Plate) -> None:
    """Head, hair and hat."""
    face = Face(nose="snub", lids=.15, gaze=-.5, brows=4.6, age=.05, smile=.6)
    with pl.placed(400, 168, scale=.73, turn=3):
        pl.shape("-14,88 40,70 50,126 10,138 -30,126", FLESH, 3.4)
        locks(pl, s.HAIR_FAIR, "40,-60 72,-44 84,4 80,60 92,96 66,100 48,84 44,30|64,-20 70,40 74,90|54,0 58,60", "-50,-40 -62,0 -62,50 -72,84 -52,84 -46,50|-58,10 -58,60")
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_FAIR, "48,-36 62,-20 66,20 60,60 50,40 48,0")
        cap = "-64,-48 -92,-74 -90,-104 -52,-126 10,-134 68,-122 102,-92 96,-58 60,-42 10,-62 -30,-62"
        pl.shape(cap, s.RED, 4.6)
        pl.shade(cap, 32, gap=6)
        pl.lines("-58,-64 -64,-90 -50,-112|-14,-68 -14,-100 0,-124|34,-62 46,-92 46,-118", 2.4)
        pl.shape("-66,-42 -30,-60 20,-56 62,-38 74,-22 66,-14 40,-28 10,-38 -30,-42 -62,-30", s.BLUE, 3.4)
        plume(pl, "36,-96 62,-146 112,-168 158,-146 178,-104", 54, s.GREEN)
        pl.oval(38, -88, 10, 10, s.YELLOW, 2.8)


def stuessi() -> Plate:
    """Stüssi, Ober of bells."""
    pl = Plate()
    _slung(pl)
    jerkin = "322,284 364,264 404,258 446,266 486,288 500,330 490,390 470,440 476,520 300,520 306,440 292,390 296,330"
    pl.shape(jerkin, s.BLUE, 4.8)
    pl.shade(jerkin, 44, along=10)
    pl.lines("402,270 402,350 402,430|350,300 352,400|452,300 452,400", 2.6)
    for y in (300, 328, 356, 384, 412):
        pl.oval(402, y, 5.4, 5.4, s.YELLOW, 2)
    strap = "330,280* 354,270* 430,350 486,424* 470,442* 400,370"
    pl.shape(strap, s.YELLOW, 3.8)
    pl.lines("344,278 420,356 476,432", 2.2, start=.9, end=.9)
    for place in range(8):
        x = 302 + place * 22
        pl.shape(f"{x},462* {x + 22},464* {x + 25},520* {x - 3},520*", (s.BLUE, s.ROSE)[place % 2], 2.6)
    belt = "300,434* 402,448 480,432* 482,458* 402,474 298,460*"
    pl.shape(belt, s.RED, 4)
    for x in (376, 420):
        pl.shape(f"{x - 15},440* {x + 15},440* {x + 15},470* {x - 15},470*", s.YELLOW, 3, even=1)
        pl.shape(f"{x - 7},448* {x + 7},448* {x + 7},462* {x - 7},462*", s.RED, 2, even=1)
    pl.shape("452,446 486,444 496,462 494,490 470,498 450,488", s.WOOD, 3.6)
    pl.lines("452,462 472,468 494,462", 3, start=.8, end=.8)
    _spear(pl)
    # far arm at the spear
    sleeve(pl, (306, 322), (276, 432), (242, 388), (76, 70, 44), s.ROSE)
    cuff(pl, (246, 392), 232, 54, s.BLUE)
    with pl.placed(212, 366, scale=.9, turn=-2):
        fist(pl, FLESH)
    # near arm: the hand at the bandolier
    sleeve(pl, (494, 322), (552, 418), (478, 392), (80, 72, 48), s.ROSE)
    cuff(pl, (484, 394), 198, 56, s.BLUE)
    with pl.placed(444, 376, scale=.86, turn=46):
        fist(pl, FLESH)
    for x, flip in ((496, False), (306, True)):
        with pl.placed(x, 296, flip=flip):
            for step in range(7):
                fx, fy = -48 + step * 15, 18 + step * 5 - (step - 3) ** 2 * .6
                pl.shape(f"{fx},{fy}* {fx + 14},{fy + 4}* {fx + 12},{fy + 34} {fx + 6},{fy + 37} {fx - 1},{fy + 32}", s.YELLOW, 2.6)
            puff = "-50,14 -44,-16 -14,-36 26,-28 52,2 58,40* 34,34 0,24 -28,18"
            pl.shape(puff, s.YELLOW, 4.4)
            pl.lines("-26,14 -26,-8 -14,-30|4,22 6,-6 4,-32|32,30 32,4 22,-24", 2.6)
            pl.shade(puff, 20, gap=6)
    pl.shape("340,272 362,250 402,242 440,250 462,274 440,288 402,298 362,288", WHITE, 4)
    pl.lines("362,256 370,282|402,248 402,292|438,256 430,282", 2)
    _head_of_stuessi(pl)
    return pl


def rudenz() -> Plate:
    """Ulrich Rudenz, Ober of leaves."""
    pl = Plate()
    cloak = "330,276 300,300 280,350 268,420 258,520 596,520 598,440 580,360 546,306 490,276"
    pl.shape(cloak, s.RED, 4.8)
    pl.shade(cloak, 40, along=10)
    pl.shape("500,290 540,330 562,400 566,520 520,520 516,420 502,350", s.GREEN, 3.8)
    pl.shade("500,290 540,330 562,400 566,520 520,520 516,420 502,350", 20, gap=6)
    doublet = "324,284 366,264 406,258 448,266 486,288 498,330 488,390 468,440 474,520 310,520 316,440 302,390 304,330"
    pl.shape(doublet, s.GREEN, 4.6)
    pl.shade(doublet, 36, along=10)
    for y, xs in ((314, (346, 376, 436, 466)), (356, (336, 370, 442, 470)), (398, (346, 374, 436, 460))):
        for x in xs:
            pl.shape(f"{x},{y - 16}* {x + 6},{y} {x},{y + 16}* {x - 6},{y}", s.YELLOW, 2.2)
    pl.line("356,278 372,330 406,352 440,330 456,278", 7, start=.9, end=.9)
    for x, y in ((362, 300), (374, 326), (390, 344), (424, 344), (440, 324), (450, 300)):
        pl.oval(x, y, 6, 6, s.YELLOW, 2.2)
    pl.shape("406,352 414,370 406,392 398,370", s.YELLOW, 2.8)
    for place in range(9):
        x = 306 + place * 19
        pl.shape(f"{x},462* {x + 10},440* {x + 20},462* {x + 21},520* {x - 1},520*", (s.RED, WHITE, s.BLUE)[place % 3], 2.6)
    pl.shape("312,430* 404,444 474,428* 476,450* 404,466 310,452*", s.YELLOW, 3.6)
    # right hand at the sword
    pl.shape("520,470* 560,400* 570,406* 534,520* 512,520*", s.BLACK, 3)
    pl.shape("516,420* 524,412 574,440 576,450* 568,454* 514,430*", s.YELLOW, 3)
    sleeve(pl, (496, 318), (562, 390), (516, 412), (82, 76, 48), s.GREEN)
    for cut in ("490,304* 516,330 526,366* 506,338", "514,298* 540,330 550,362* 530,336"):
        pl.shape(cut, s.YELLOW, 2.4)
    cuff(pl, (520, 408), 156, 54, WHITE)
    pl.limb("524,438 466,382", [18, 18], s.BROWN, 3)
    pl.oval(458, 374, 17, 17, s.GOLD, 3.8)
    pl.oval(458, 374, 7, 7, s.RED, 2.2)
    with pl.placed(498, 414, scale=.8, turn=40):
        fist(pl, s.YELLOW)
    # left arm stretched out
    sleeve(pl, (312, 320), (258, 372), (176, 318), (80, 72, 46), s.GREEN)
    for cut in ("304,304* 276,336 264,366* 288,340", "326,312* 300,344 290,372* 312,346"):
        pl.shape(cut, s.YELLOW, 2.4)
    cuff(pl, (184, 326), 214, 52, WHITE)
    with pl.placed(128, 288, scale=.92, turn=34):
        spread(pl, s.YELLOW)
    ruff(pl, 402, 264, 88, 28, 18)
    face = Face(nose="straight", lids=.25, gaze=-.8, brows=4.8, age=.15, smile=.2)
    with pl.placed(402, 172, scale=.72, turn=-2):
        locks(pl, s.HAIR_DARK, "40,-60 72,-44 80,0 78,44 60,66 46,50 42,0|60,-20 64,40")
        face34(pl, face)
        locks(pl, s.HAIR_DARK, "46,-44 60,-30 62,10 56,30 48,0", "-38,84 -24,80 -14,84 -20,106 -30,126* -36,106|-30,90 -28,112")
        pl.shape("-33,49* -46,44 -60,48 -70,40* -66,54 -48,57*", s.HAIR_DARK, 2.4)
        pl.shape("-31,49* -16,44 0,48 14,38* 8,56 -16,57*", s.HAIR_DARK, 2.4)
        cap = "-62,-70 -54,-112 -16,-130 36,-126 70,-100 72,-58 20,-80 -30,-82"
        pl.shape(cap, s.SKY, 4.2)
        pl.shade(cap, 26, gap=6)
        roll = "-70,-40 -84,-62 -60,-82 -10,-90 40,-82 80,-56 84,-28 66,-14 40,-34 0,-46 -40,-44"
        pl.shape(roll, s.SKY, 4.4)
        for x0, y0, x1, y1 in ((-64, -78, -60, -42), (-40, -86, -32, -44), (-10, -90, -2, -46), (20, -87, 24, -40), (48, -78, 46, -30), (70, -62, 62, -18)):
            pl.line(f"{x0},{y0} {(x0 + x1) / 2 + 8},{(y0 + y1) / 2} {x1},{y1}", 2.8)
        plume(pl, "26,-106 60,-150 112,-162 154,-132 170,-82 158,-40", 60, _VIOLET, lobes=7)
        pl.oval(30, -98, 11, 11, s.YELLOW, 2.8)
    return pl
