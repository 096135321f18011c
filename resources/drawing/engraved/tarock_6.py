# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VI: the mother with her child and the goat; two friends arm in arm under the great tree."""

from .. import style as s
from .children import child_face, curls, mop
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    cloth,
    cottage,
    crown_of_leaves,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    ridge,
    young_face,
)  # fmt: skip
from .dress import bust, fichu, flounce, puffed, rolled, slim, tight, wrapped
from .lines import ring
from .parts import FLESH, WHITE
from .people import grass, rose, shoe

_COAT = "#8a5a3a"


def _goat(pl: Scene) -> None:
    """A horned nanny goat, looking up at the two."""
    for x, far in ((52, True), (146, True), (74, False), (168, False)):
        ink = "#6b4530" if far else _COAT
        pl.limb(f"{x},378 {x + 2},420 {x},458", [32, 17, 13], ink, 3.6, shade=0 if far else 8)
        pl.shape(f"{x - 9},456* {x + 9},456* {x + 12},474* {x - 10},474*", "#34302f", 2.2)
    pl.shape("36,316 20,302 16,280 28,276 38,294 52,304", _COAT, 3.2)
    pl.shape("96,396 116,394 126,410 118,424 102,424 92,410", "#f3b9a6", 2.8)
    body = "34,320 60,302 104,302 146,300 176,282 198,292 200,326 188,362 170,392 130,402 80,400 46,392 30,360"
    pl.shape(body, _COAT, 4.6)
    pl.shade(body, 34, gap=6, along=70)
    pl.lines("60,330 66,346 62,360|96,322 104,340 100,356|130,326 136,344 130,360", 2.4)
    pl.fill("92,306 132,303 140,330 126,352 104,350 90,330", WHITE)
    neck = "158,296 168,258 184,230 212,226 220,250 212,286 198,316 176,322"
    pl.shape(neck, _COAT, 4)
    pl.fill("162,290 204,282 200,320 168,330", _COAT, register=False)
    pl.hatch("216,256 210,288 196,316", "198,252 192,280 182,300", 10, width=1.7)
    pl.shape("204,236* 218,232* 206,300* 192,296*", s.RED, 2.8)
    pl.oval(206, 306, 9, 10, s.YELLOW, 2.8)
    # horns, swept back
    pl.shape("190,206 176,178 150,158 122,156 120,162* 146,168 164,186 176,216", STRAW, 3.4)
    pl.lines("180,196 168,200|168,180 158,190|152,166 146,176|136,160 134,168", 2)
    pl.shape("206,200 200,168 180,142 156,132 152,138* 172,150 184,172 190,204", STRAW, 3.4)
    pl.lines("200,184 188,188|192,164 180,172|176,146 170,154", 2)
    pl.shape("178,222 160,226 146,242 150,252* 170,246 188,234", "#6b4530", 3)
    skull = "180,222 190,204 212,198 232,206 252,222 268,236 268,250 256,258 234,254 212,252 192,246"
    pl.shape(skull, _COAT, 4)
    pl.fill("208,200 230,206 252,222 246,230 224,216", WHITE, register=False)
    pl.fill("246,224 258,230 267,240 266,250 256,256 244,250", "#f3b9a6")
    pl.line("266,248 254,249 244,245", 2.4)
    pl.fill(ring(220, 222, 6, 5), pl.ink, register=False)
    pl.line("210,220 220,213 231,220", 2.8)
    pl.shape("232,254 236,280 226,292 222,272 222,254", WHITE, 2.8)


def _child(pl: Scene) -> None:
    """On the mother's arm; it looks down at the goat."""
    pl.shape("410,266 448,252 482,266 494,310 478,350 430,352 406,318", WHITE, 4)
    pl.shade("410,266 448,252 482,266 494,310 478,350 430,352 406,318", 24, along=10)
    pl.limb("432,336 416,366 410,386", [28, 24, 15], FLESH, 3.4, shade=7)
    pl.shape("418,380 421,394 408,403 388,409 380,403 396,393 404,380", FLESH, 2.8)
    pl.arm("424,276 400,300 376,296", [25, 21, 14], WHITE, 3.4)
    slim(pl, 378, 297, 25, turn=12, skin=FLESH)
    with head(pl, 452, 218, 78, turn=-12, neck=112):
        child_face(pl)
        curls(pl, s.HAIR_FAIR)


def _mother(pl: Scene) -> None:
    """The shawl that bears the child is wound round both."""
    shoe(pl, 322, 474, 44, s.BLACK, flip=True)
    shoe(pl, 372, 474, 44, s.BLACK, flip=True)
    skirt = "294,300* 372,300* 394,352 404,410 408,462 362,470 308,470 266,460 272,404 282,348"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=10)
    pl.lines("300,340 290,400 288,456|330,350 326,410 328,464|372,346 382,400 384,456", 2.8)
    flounce(pl, [(267, 438), (292, 444), (318, 448), (344, 448), (372, 446), (406, 440)], 22, s.YELLOW)
    bodice = "290,222 326,202 360,212 380,252 374,308* 292,310* 280,262"
    pl.shape(bodice, s.GREEN, 4.4)
    bust(pl, 322, 210, 56, 24, cut="vee", tall=40, lean=8)
    tight(pl, "292,226 264,290 300,334", WHITE, 32, cuff=s.RED)
    with pl.placed(-30, -8):
        _child(pl)
    # the shawl: over her right shoulder, under the child, knotted behind
    shawl = "296,214 318,206 340,240 372,276 412,290 450,284 458,304 440,336 396,352 344,346 306,318 288,280 282,240"
    cloth(pl, shawl, s.BLUE, s.RED, s.YELLOW.base, (276, 200, 462, 356), 36, slant=.4, wide=.36)
    pl.shade(shawl, 22, along=60)
    pl.lines("304,226 330,280 380,318 436,318|296,250 320,304 366,336", 2.4)
    for x, y in ((388, 352), (372, 354), (404, 348), (356, 350), (420, 342)):
        pl.line(f"{x},{y} {x + 1},{y + 16}", 2.6, start=.9, end=.3)
    rolled(pl, "300,232 292,300 360,334", WHITE, 30, part=.3)
    slim(pl, 358, 334, 36, flip=True, turn=-6)
    with head(pl, 334, 146, 94, right=True, turn=6, neck=0):
        young_face(pl, smile=1, lids=.35, nose="-31,-10 -33,10 -42,28 -40,36 -32,38 -28,37")
        hair_up(pl, s.HAIR_DARK)
        pl.shape("-48,-84 -10,-112 40,-102 74,-66 80,-40 60,-62 24,-88 -14,-96", s.HAIR_DARK, 3.2)
        pl.lines("-28,-98 -16,-90|0,-106 6,-94|24,-106 26,-92|46,-94 44,-80|64,-76 58,-66", 2.2)


def mother() -> Scene:
    """One end: mother, child and goat."""
    pl = Scene()
    mountain(pl, (-30, 400), (76, 236), (190, 400), snow=.24)
    mountain(pl, (400, 390), (500, 250), (620, 390), snow=.24)
    ridge(pl, "14,392 120,380 260,390 420,376 526,386", HILL)
    cottage(pl, 488, 424, 84, 90, smoke=False)
    ground(pl, 446)
    pl.fill("210,450 260,446 300,480 340,512* 190,512*", s.SOIL)
    _goat(pl)
    _mother(pl)
    grass(pl, "24,490 110,494 206,490 400,494 490,488")
    pl.hatch("250,480 400,480", "264,492 416,492", 14, width=1.7, start=.4)
    pl.hatch("50,482 180,482", "64,494 194,494", 12, width=1.7, start=.4)
    return pl


def _tree(pl: Scene) -> None:
    trunk = "430,474 452,440 456,360 452,260 446,140 520,140 516,250 516,360 522,440 540,474"
    pl.limb("456,190 420,150 396,110", [26, 18, 12], TIMBER, 3.6)
    pl.shape(trunk, TIMBER, 4.6)
    pl.hatch("516,180 514,280 516,380 522,440", "490,180 490,280 490,380 496,440", 32, width=1.8)
    pl.lines("466,180 470,280 470,400|486,160 482,260 486,340", 2.6)
    crown_of_leaves(pl, "150,-10* 160,22 186,40 196,66 230,64 250,86 286,78 312,102 350,94 376,122 412,116 436,144 470,134 500,158 550,150 560,-10*", s.GREEN,
        marks="200,30 240,46 290,54 340,70 390,90 440,104 490,124 260,24 320,36 370,58 420,70 480,90 516,110")
    crown_of_leaves(pl, "280,-10* 300,18 340,14 366,38 404,32 430,58 470,50 500,76 560,70 560,-10*", s.LEAF, marks="340,0 392,14 450,30 500,50")


def _lads(pl: Scene) -> None:
    """Two lads in the distance, one of whom waves his hat."""
    for x, coat, legs in ((54, s.BLUE, "#8a5a36"), (112, s.RED, s.YELLOW)):
        with pl.placed(x, 446, weight=.85):
            for side in (-1, 1):
                pl.limb(f"{side * 9},-60 {side * 11},-40 {side * 11},-26", [22, 20, 18], legs, 3)
                pl.limb(f"{side * 11},-28 {side * 12},-14 {side * 12},-2", [14, 15, 10], WHITE, 2.6)
                pl.shape(f"{side * 12 - 6},-4 {side * 12 + 6},-4 {side * 12 + 16},4 {side * 12 - 6},5", s.BLACK, 2)
            pl.arm("-16,-104 -30,-84 -16,-66", [20, 17, 11], coat, 2.8)
            if coat is s.BLUE:
                pl.arm("16,-104 30,-84 18,-66", [20, 17, 11], coat, 2.8)
            body = "-20,-110 0,-118 20,-110 23,-84 24,-50* 4,-54 0,-62* -4,-54 -24,-50* -23,-84"
            pl.shape(body, coat, 3.2)
            pl.hatch("22,-102 22,-56", "9,-98 9,-58", 7, width=1.6)
            pl.shape("-8,-117* 8,-117* 5,-66* -5,-66*", WHITE, 2.2)
            pl.shape("-12,-120 0,-112 12,-120 8,-108 -8,-108", s.GREEN, 2.4)
            with head(pl, 0, -138, 50, right=True, neck=0):
                child_face(pl, laugh=coat is s.RED)
                mop(pl, s.HAIR_DARK)
            if coat is s.BLUE:
                pl.shape("-18,-154 -12,-174 10,-176 18,-156", s.GREEN, 2.8)
                pl.shape("-29,-149 0,-158 31,-149 16,-143 -16,-144", s.GREEN, 2.8)
            else:
                pl.arm("16,-104 40,-116 42,-150", [20, 17, 11], coat, 2.8)
                with pl.placed(46, -178, turn=24):
                    pl.shape("-15,-4 -10,-20 10,-20 15,-4", s.GREEN, 2.8)
                    pl.shape("-28,2 0,-6 28,2 14,8 -14,8", s.GREEN, 2.8)
                pl.oval(43, -157, 7, 7, FLESH, 2.4)


def _left_friend(pl: Scene) -> None:
    """She carries a basket of linen on her head."""
    for x in (198, 238):
        pl.limb(f"{x},420 {x + 2},446 {x},468", [25, 22, 14], WHITE, 3.2, shade=7)
        shoe(pl, x, 472, 42, s.BLACK, flip=True)
    skirt = "192,300* 250,300* 266,344 272,392 270,428 222,438 176,430 168,396 176,346"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 30, along=10)
    pl.lines("202,314 192,370 190,424|222,312 220,370 220,430|242,312 250,370 252,424", 2.8)
    pl.shape("175,416 222,424 271,414 270,430 222,440 176,432", s.YELLOW, 3)
    bodice = "190,226 220,210 248,220 256,256 250,304* 192,304* 182,262"
    pl.shape(bodice, s.BLUE, 4.2)
    pl.shade(bodice, 24, along=10)
    fichu(pl, "188,234 202,218 224,210 246,216 252,234 238,250 220,282* 204,254", s.YELLOW, "204,226 214,250 220,272|244,226 234,244 224,266")
    with head(pl, 222, 162, 88, right=True, turn=2, neck=124, skin=s.SKIN_FAIR):
        young_face(pl, smile=1.2, lids=.2, nose="-30,-8 -32,10 -42,22 -41,31 -34,34 -28,33")
        pl.shape("-48,-48 -34,-64 -4,-60 22,-36 -6,-66 -34,-74", s.HAIR_AUBURN, 3)
        kerchief(pl, WHITE, dots=s.RED)
    pl.shape("166,86 178,70 206,64 240,66 268,74 278,88 222,96", WHITE, 3.2)
    pl.lines("186,78 204,84 214,92|232,70 240,82 262,86", 2)
    basket = "158,84* 222,94 288,84* 278,106 254,116 222,118 190,116 168,106"
    pl.shape(basket, STRAW, 3.8)
    pl.lines("164,94 222,104 282,94|174,106 222,112 272,106|188,90 194,114|208,92 212,117|236,92 234,117|258,90 252,115", 2.2, start=.8, end=.8)
    rolled(pl, "190,232 138,206 160,128", WHITE, 30, part=.14)
    wrapped(pl, 163, 114, 27, turn=10)


def _right_friend(pl: Scene) -> None:
    """In her Sunday best: a cap like a wheel, a shawl with long fringes."""
    shoe(pl, 338, 474, 42, s.RED)
    shoe(pl, 384, 474, 42, s.RED)
    skirt = "316,290* 372,290* 394,350 404,410 410,460 362,470 318,468 290,458 296,404 304,346"
    pl.shape(skirt, s.BLUE, 4.4)
    pl.shade(skirt, 32, along=10)
    apron = "312,298* 356,296* 370,366 374,446 336,452 300,444 304,366"
    pl.shape(apron, WHITE, 3.8)
    pl.shade(apron, 24, along=10)
    pl.lines("322,320 318,390 316,440|342,320 348,390 348,444", 2.4)
    for x in (308, 324, 340, 356):
        rose(pl, x + 2, 430, 7)
    bodice = "314,222 344,204 376,216 386,254 378,300* 314,300* 304,260"
    pl.shape(bodice, s.RED, 4.2)
    bust(pl, 342, 212, 46, 22, cut="round", tall=38, lean=-2, trim=s.YELLOW)
    # shawl from shoulder to hip
    shawl = "360,206 386,212 410,250 424,300 428,340 400,352 372,344 346,316 330,280* 356,262 368,236"
    pl.shape(shawl, s.GREEN, 4)
    pl.shade(shawl, 24, along=20)
    pl.lines("376,222 392,280 404,344|366,240 364,280 376,336", 2.4)
    for x, y in ((384, 240), (398, 270), (408, 304), (380, 284), (392, 318)):
        rose(pl, x, y, 8)
    for x, y in ((348, 320), (358, 334), (370, 346), (384, 350), (398, 354), (412, 349), (426, 343)):
        pl.line(f"{x},{y} {x - 3},{y + 20}", 2.8, start=.9, end=.3)
    with head(pl, 336, 148, 90, turn=2, neck=0):
        for turn in range(0, 200, 22):
            with pl.placed(14, -34, turn=turn - 142):
                pl.shape("60,-14* 104,-19 112,0 104,19 60,14*", s.YELLOW, 2.6)
        young_face(pl, smile=.8, lids=.3)
        hair_up(pl, s.HAIR_FAIR, bun=False)
        pl.shape("-56,-74 -40,-104 4,-124 52,-108 78,-66 84,-30 60,-58 20,-84 -24,-88", s.GREEN, 3.4)


def stroll() -> Scene:
    """The other end: arm in arm."""
    pl = Scene()
    ridge(pl, "14,400 120,388 260,396 420,384 526,392", HILL)
    ground(pl, 440)
    pl.fill("120,446 300,440 440,452 470,512* 90,512*", s.SOIL)
    _tree(pl)
    _lads(pl)
    with pl.placed(8):
        _right_friend(pl)
    with pl.placed(-8):
        _left_friend(pl)
    # arm in arm: one hand on her hip, the other's arm through it
    puffed(pl, "248,228 306,258 262,304", WHITE, 38)
    slim(pl, 262, 302, 32, turn=-8)
    tight(pl, "322,224 318,300 268,282", s.RED, 34, cuff=s.YELLOW)
    slim(pl, 270, 280, 34, turn=22)
    grass(pl, "30,488 100,480 450,488 500,490")
    pl.hatch("160,482 410,482", "176,494 424,494", 20, width=1.7, start=.4)
    return pl
