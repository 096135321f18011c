# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VI: the mother with her child and the goat; two friends arm in arm under the great tree."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
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
from .lines import ring
from .parts import FLESH, WHITE
from .people import grass, hand, rose, shoe, sky

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
    """On the mother's arm."""
    pl.shape("414,266 450,256 482,268 492,310 476,346 430,350 408,318", WHITE, 4)
    pl.shade("414,266 450,256 482,268 492,310 476,346 430,350 408,318", 24, along=10)
    pl.limb("428,336 412,366 404,384", [26, 22, 15], FLESH, 3.4)
    pl.shape("412,378 416,392 402,402 380,408 372,402 388,392 398,380", FLESH, 2.8)
    pl.arm("424,274 394,262 376,240", [24, 21, 15], WHITE, 3.4)
    pl.shape("368,238 366,224 376,216 385,222 385,236 378,242", FLESH, 2.8)
    pl.shape("408,224 412,196 436,182 466,190 480,214 476,246 452,262 424,254", FLESH, 4)
    pl.fill(ring(426, 238, 8, 6), "#ee9a80")
    pl.fill(ring(456, 244, 8, 6), "#ee9a80")
    for x, y in ((420, 218), (442, 220)):
        pl.fill(ring(x, y, 4.2, 5.4), pl.ink, register=False)
        pl.line(f"{x - 6},{y - 12} {x},{y - 15} {x + 7},{y - 11}", 2.4)
    pl.line("426,224 420,231 427,233", 2.4)
    pl.shape("422,242* 432,246 442,243* 438,252 428,252", "#c9463a", 2)
    for x, y, r in ((410, 186, 13), (430, 174, 15), (450, 168, 15), (468, 178, 15), (480, 196, 14), (484, 216, 13), (478, 234, 12), (440, 190, 12), (462, 198, 14)):
        pl.oval(x, y, r, r, s.HAIR_FAIR, 3)
        pl.line(f"{x - r * .5},{y + r * .2} {x},{y - r * .5} {x + r * .5},{y}", 2)


def _mother(pl: Scene) -> None:
    shoe(pl, 312, 472, 44, s.BLACK, flip=True)
    shoe(pl, 376, 472, 44, s.BLACK, flip=True)
    skirt = "290,306* 372,306* 406,352 428,412 436,456 380,468 300,468 238,456 252,402 270,348"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 40, along=10)
    pl.shape("239,442 300,454 380,454 434,444 438,458 380,470 300,470 236,460", s.YELLOW, 3)
    apron = "310,308* 360,306* 388,370 398,438 350,448 300,440 302,370"
    pl.shape(apron, s.BLUE, 4)
    pl.shade(apron, 28, along=10)
    pl.lines("322,320 316,380 320,438|344,318 352,380 358,440", 2.6)
    bodice = "292,218 326,198 360,210 382,252 374,312* 290,314* 280,262"
    pl.shape(bodice, s.GREEN, 4.4)
    pl.shade(bodice, 28, along=10)
    pl.shape("300,216 328,234 356,214 348,204 326,198 306,206", WHITE, 2.8)
    for y in (250, 266, 282):
        pl.lines(f"320,{y} 340,{y + 7}|340,{y} 320,{y + 7}", 2.4, start=.8, end=.8)
    pl.arm("362,218 404,262 420,300", [40, 34, 24], WHITE, 4.2, shade=14)
    with pl.placed(-34, -14):
        _child(pl)
    # her arm bears it
    pl.arm("300,222 284,292 312,326", [42, 38, 32], WHITE, 4.4, shade=16)
    pl.arm("294,318 350,328 408,312", [34, 32, 22], WHITE, 4.2, shade=14)
    pl.fill("284,296 308,300 316,330 296,330", WHITE, register=False)
    hand(pl, 408, 311, 38, flip=True, turn=-10)
    with head(pl, 332, 146, 94, right=True, turn=4, neck=126):
        young_face(pl, smile=1, lids=.35, nose="-31,-10 -33,10 -42,28 -40,36 -32,38 -28,37")
        hair_up(pl, s.HAIR_DARK)
        pl.shape("-48,-84 -10,-112 40,-102 74,-66 80,-40 60,-62 24,-88 -14,-96", s.HAIR_DARK, 3.2)
        pl.lines("-28,-98 -16,-90|0,-106 6,-94|24,-106 26,-92|46,-94 44,-80|64,-76 58,-66", 2.2)


def mother() -> Scene:
    """One end: mother, child and goat."""
    pl = Scene()
    sky(pl, "170,60 216,56 260,60|190,84 226,80 260,84|410,70 456,66 500,70|430,96 470,92 510,96")
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
    for x, coat, legs in ((46, s.BLUE, "#8a5a36"), (104, s.RED, s.YELLOW)):
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
            face = "-13,-146 0,-156 12,-148 13,-136 19,-131 13,-128 10,-120 0,-116 -10,-124"
            pl.shape(face, FLESH, 2.8)
            pl.lines("3,-140 9,-141|4,-125 10,-127", 2.4, start=.7, end=.7)
            pl.shape("-15,-126 -17,-146 -8,-158 8,-160 16,-148 2,-148 -6,-136", s.HAIR_DARK, 2.6)
            if coat is s.BLUE:
                pl.shape("-16,-152 -10,-170 8,-172 16,-154", s.GREEN, 2.8)
                pl.shape("-26,-148 0,-156 28,-148 14,-142 -14,-143", s.GREEN, 2.8)
            else:
                pl.arm("16,-104 38,-122 36,-150", [20, 17, 11], coat, 2.8)
                with pl.placed(40, -176, turn=24):
                    pl.shape("-15,-4 -10,-20 10,-20 15,-4", s.GREEN, 2.8)
                    pl.shape("-28,2 0,-6 28,2 14,8 -14,8", s.GREEN, 2.8)
                pl.oval(37, -157, 7, 7, FLESH, 2.4)


def _left_friend(pl: Scene) -> None:
    shoe(pl, 196, 472, 42, s.BLACK, flip=True)
    shoe(pl, 240, 472, 42, s.BLACK, flip=True)
    skirt = "190,300* 254,300* 276,350 286,410 290,456 240,468 190,468 142,456 152,404 172,346"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=10)
    pl.lines("200,312 182,380 172,456|222,310 218,390 216,460|244,310 252,380 262,454", 2.8)
    pl.shape("143,444 190,456 240,456 289,444 291,459 240,470 190,470 141,459", s.YELLOW, 3)
    bodice = "186,224 220,206 252,218 266,256 258,306* 190,308* 176,264"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.shade(bodice, 26, along=10)
    # yellow neckerchief
    pl.shape("184,232 204,214 226,206 250,216 258,232 240,252 224,278* 204,252", s.YELLOW, 3.6)
    pl.lines("200,228 214,250 222,268|246,224 234,246 226,264", 2)
    pl.arm("190,230 160,280 186,318", [36, 32, 22], WHITE, 4.2, shade=14)
    hand(pl, 186, 316, 36, flip=True, turn=30)
    with head(pl, 222, 150, 92, right=True, turn=-2, neck=130):
        young_face(pl, smile=1.2, lids=.2, nose="-30,-8 -32,10 -42,22 -41,31 -34,34 -28,33")
        pl.shape("-48,-48 -34,-64 -4,-60 22,-36 -6,-66 -34,-74", s.HAIR_AUBURN, 3)
        kerchief(pl, WHITE, dots=s.RED)


def _right_friend(pl: Scene) -> None:
    shoe(pl, 334, 472, 42, s.RED)
    shoe(pl, 380, 472, 42, s.RED)
    skirt = "312,296* 376,296* 402,346 418,408 424,456 376,468 326,468 278,456 286,404 298,346"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 36, along=10)
    apron = "308,298* 356,296* 374,366 380,438 336,446 292,438 298,366"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 26, along=10)
    pl.lines("318,312 314,380 312,436|338,312 344,380 346,436", 2.4)
    for x in (304, 322, 340, 358):
        rose(pl, x + 2, 424, 7)
    bodice = "312,222 344,202 378,216 392,256 380,304* 312,304* 302,260"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 26, along=10)
    pl.shape("316,220 342,236 372,216 364,206 344,202 322,210", WHITE, 2.8)
    for y in (250, 266, 282):
        pl.lines(f"328,{y} 346,{y + 7}|346,{y} 328,{y + 7}", 2.4, start=.8, end=.8)
    # arm with a basket
    pl.arm("376,222 408,278 384,318", [38, 34, 22], WHITE, 4.2, shade=18)
    pl.line("372,352 366,326 384,312 404,326 402,350", 5, start=.9, end=.9)
    for x, ink in ((370, s.RED), (386, s.YELLOW), (402, s.RED)):
        rose(pl, x, 346, 11, ink)
    pl.shape("350,348* 386,354 424,346* 416,386 386,392 358,388", STRAW, 3.6)
    pl.lines("355,362 386,368 420,360|358,376 386,382 418,374|366,352 370,388|386,356 386,390|406,352 404,388", 2.4, start=.8, end=.8)
    hand(pl, 386, 314, 36, turn=-60)
    with head(pl, 336, 144, 92, turn=2, neck=130):
        young_face(pl, smile=.8, lids=.3)
        hair_up(pl, s.HAIR_FAIR)
        pl.shape("-56,-74 -40,-104 4,-124 52,-108 78,-66 84,-30 60,-58 20,-84 -24,-88", s.GREEN, 3.4)
        for x, y in ((-38, -90), (-8, -102), (24, -98), (52, -78)):
            pl.oval(x, y, 6, 6, s.YELLOW, 1.8)


def stroll() -> Scene:
    """The other end: arm in arm."""
    pl = Scene()
    sky(pl, "24,236 60,232 100,236|30,260 64,256 96,260|130,170 160,166 186,170")
    ridge(pl, "14,400 120,388 260,396 420,384 526,392", HILL)
    ground(pl, 440)
    pl.fill("120,446 300,440 440,452 470,512* 90,512*", s.SOIL)
    _tree(pl)
    _lads(pl)
    _right_friend(pl)
    _left_friend(pl)
    # arm in arm
    pl.arm("316,226 282,274 254,276", [36, 32, 22], WHITE, 4.2, shade=14)
    pl.arm("248,228 278,282 304,272", [36, 32, 22], WHITE, 4.2, shade=16)
    hand(pl, 302, 274, 34, flip=True, turn=-14)
    grass(pl, "30,488 100,480 450,488 500,490")
    pl.hatch("160,482 410,482", "176,494 424,494", 20, width=1.7, start=.4)
    return pl
