# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VIII: the girl with the basket of greens and the kid; the mother, the baby and the bird."""

from .. import style as s
from .children import bonnet, child_face
from .countryside import (
    HILL,
    ROCK,
    STRAW,
    TIMBER,
    Scene,
    cloth,
    cottage,
    ground,
    head,
    mountain,
    pine,
    profile_hair,
    ridge,
    young_face,
    young_profile,
)
from .dress import bust, lacing, pinch, rolled, slim, under
from .lines import ring
from .parts import FLESH, WHITE
from .people import grass, leaf, shoe, sky


def _kid(pl: Scene) -> None:
    """A young goat on its hind legs, stretching for the leaves."""
    # far legs
    pl.limb("150,300 192,318 212,290", [22, 16, 11], "#e6dccb", 3.4)
    pl.limb("112,392 132,424 122,462", [30, 17, 12], "#e6dccb", 3.4)
    pl.shape("112,458* 130,458* 134,474* 112,474*", "#34302f", 2.4)
    pl.shape("206,292* 214,278* 224,282* 219,298*", "#34302f", 2.4)
    pl.shape("52,390 34,372 30,346 42,340 50,358 66,368", WHITE, 3.4)
    body = "152,232 182,248 198,276 190,312 168,352 140,396 104,420 68,412 52,384 64,348 96,314 118,272 130,244"
    pl.shape(body, WHITE, 4.6)
    pl.shade(body, 34, along=30)
    pl.fill("66,352 96,326 122,330 126,362 104,392 76,400 58,382", "#b98455")
    pl.hatch("66,352 96,326 120,328", "74,366 100,344 124,350", 8, width=1.6)
    # near legs
    pl.arm("84,396 70,428 92,462", [44, 20, 13], WHITE, 3.8, shade=12)
    pl.shape("82,458* 102,458* 106,474* 82,474*", "#34302f", 2.4)
    pl.arm("172,292 218,314 238,282", [28, 18, 12], WHITE, 3.8, shade=10)
    pl.shape("230,284* 240,268* 250,273* 244,292*", "#34302f", 2.4)
    # neck and head, lifted
    neck = "140,250 150,214 166,184 196,176 208,196 204,230 190,262 164,272"
    pl.shape(neck, WHITE, 4)
    pl.fill("148,246 188,250 192,282 176,306 146,292 140,262", WHITE, register=False)
    pl.hatch("206,206 204,234 192,260", "190,206 186,230 176,250", 9, width=1.6)
    pl.line("192,232 196,248 190,264", 2.2)
    pl.shape("166,176 152,172 132,180 124,192* 146,194 164,190", WHITE, 3)
    skull = "160,176 172,156 194,148 214,158 236,176 252,188 254,200 244,208 222,206 204,206 186,204 168,194"
    pl.shape(skull, WHITE, 4)
    pl.fill("226,172 240,178 252,188 253,198 244,206 232,204 228,190", "#f3b9a6")
    pl.line("250,197 240,199 230,196", 2.4)
    pl.line("246,188 250,190", 3)
    pl.fill(ring(200, 170, 6, 5), pl.ink, register=False)
    pl.fill(ring(198, 168, 1.8, 1.6), "#fdfaf2", register=False)
    pl.line("190,168 200,162 210,168", 2.8)
    pl.shape("176,158 166,138 148,126 144,132* 156,146 164,166", TIMBER, 3)
    pl.shape("188,152 184,130 170,114 164,118* 172,136 176,156", TIMBER, 3)
    pl.shape("170,178 154,184 142,200 142,210* 160,204 176,192", "#b98455", 3)
    pl.shape("222,208 228,224 218,228 214,208", WHITE, 2.4)


def _butte(pl: Scene) -> None:
    """The basket on her back, heaped with greens."""
    for x, y, turn, long in ((420, 168, -150, 56), (450, 160, -110, 60), (480, 168, -60, 54), (438, 164, -128, 64), (466, 160, -84, 66), (492, 178, -36, 50), (410, 182, -172, 44)):
        leaf(pl, x, y, long, turn, s.GREEN if turn % 4 else s.LEAF)
    pl.shape("408,186 416,160 440,146 462,152 484,148 504,166 508,190 458,204", s.GREEN, 3.4)
    pl.shade("408,186 416,160 440,146 462,152 484,148 504,166 508,190 458,204", 18, gap=5)
    for x, y in ((430, 170), (458, 176), (486, 172)):
        pl.oval(x, y, 9, 9, s.YELLOW, 2.2)
        pl.oval(x, y, 3.4, 3.4, s.RED, 1.4)
    basket = "402,186* 458,202 514,186* 502,268 488,340* 456,348 426,340* 412,268"
    pl.shape(basket, STRAW, 4.4)
    for k in range(4):
        y = 214 + k * 32
        w = 53 - k * 6
        pl.line(f"{458 - w},{y - 6} 458,{y + 6} {458 + w},{y - 6}", 3, start=.8, end=.8)
    for k in range(-3, 4):
        for row in range(4):
            high = 206 + row * 32
            across = 458 + k * (15 - row * 1.4) + (6 if row % 2 else 0)
            if abs(across - 458) < 50 - row * 6:
                pl.line(f"{across},{high} {across - k * .3},{high + 22}", 2.2, start=.8, end=.8)
    pl.shape("398,180* 458,194 518,180* 516,194* 458,210 400,194*", TIMBER, 3.2)


def _herder(pl: Scene) -> None:
    """Barefoot, her skirt short for the climb, she leans to the kid."""
    _butte(pl)
    for x in (340, 398):
        pl.limb(f"{x + 4},400 {x + 4},434 {x},464", [30, 27, 15], s.SKIN_FAIR, 3.4, shade=8)
        pl.shape(f"{x - 8},458 {x + 9},458 {x + 10},474 {x - 10},478 {x - 36},478 {x - 34},470 {x - 18},468", s.SKIN_FAIR, 2.8)
    skirt = "332,292* 394,288* 420,326 432,372 434,414 386,424 336,424 300,412 304,366 316,326"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=10)
    pl.lines("398,304 408,360 408,414|320,390 318,418|350,410 350,422", 2.8)
    pl.shape("301,400 336,412 386,412 434,402 434,416 386,426 336,426 300,414", s.GREEN, 2.8)
    for x, y, turn in ((296, 334, -150), (310, 328, -110), (326, 326, -80), (342, 330, -50), (286, 342, 170)):
        leaf(pl, x, y, 40, turn, s.LEAF)
    apron = "336,294* 386,292* 394,334 380,372 350,388 308,384 280,360 284,342 310,336 346,332 356,318"
    pl.shape(apron, "#f3b9a6", 4)
    pl.shade(apron, 26, along=30)
    pl.lines("362,306 366,346 346,380|376,304 382,346 372,370|300,350 316,370 330,384", 2.4)
    bodice = "326,216 354,196 384,206 396,244 390,298* 334,300* 322,256"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.shade(bodice, 26, along=10)
    lacing(pl, 346, 244, 18, 3)
    bust(pl, 350, 206, 52, 24, cut="square", tall=36, lean=-4)
    pl.limb("372,200 390,226 404,270", [13, 13, 13], TIMBER, 2.6)
    rolled(pl, "388,216 404,270 362,318", WHITE, 34)
    slim(pl, 364, 316, 36, turn=-24)
    rolled(pl, "328,220 300,254 268,230", WHITE, 32)
    for turn in (200, 175, 150, 225):
        leaf(pl, 258, 220, 48, turn, s.GREEN)
    pinch(pl, 262, 224, 32, turn=30)
    with head(pl, 344, 140, 92, turn=-8, neck=0):
        pl.shape("40,0 70,10 78,60 66,110 50,130 44,80", s.HAIR_DARK, 3.2)
        young_face(pl, smile=1.2, lids=.35, nose="-30,-8 -32,10 -42,22 -41,31 -34,34 -28,33")
        pl.shape("-50,-46 -40,-64 -8,-60 22,-30 38,4 46,40 60,30 64,-30 40,-70 -20,-80", s.HAIR_DARK, 3.4)
        pl.lines("-30,-66 10,-54 40,-4|48,-40 56,0", 2.2)
        cap = "-60,-54 -58,-88 -24,-118 24,-120 62,-96 80,-50 74,-16 52,-36 16,-62 -26,-68"
        pl.shape(cap, s.RED, 4)
        pl.shade(cap, 32, gap=6)
        pl.shape("-62,-54 -26,-72 18,-66 56,-38 74,-14 82,-34 58,-62 18,-88 -28,-92 -64,-72", WHITE, 3)


def girl() -> Scene:
    """One end: the greens of the basket taste best from the hand."""
    pl = Scene()
    mountain(pl, (150, 400), (268, 266), (400, 400), snow=.26)
    ridge(pl, "14,400 120,388 260,398 420,384 526,394", HILL)
    pine(pl, 34, 440, 170)
    pine(pl, 500, 436, 110)
    cottage(pl, 236, 432, 84, 78)
    ground(pl, 448)
    _kid(pl)
    _herder(pl)
    grass(pl, "30,490 166,494 250,492 430,494 500,488")
    pl.hatch("80,482 140,482", "90,492 150,492", 8, width=1.7, start=.4)
    pl.hatch("320,482 420,482", "334,494 432,494", 12, width=1.7, start=.4)
    return pl


def _chair(pl: Scene) -> None:
    """A ladder-back, seen from the side: it stands clear of her back."""
    pl.shape("440,206* 452,200* 460,474* 444,474*", TIMBER, 3.2)
    pl.shape("318,372* 456,366* 458,382* 318,390*", STRAW, 3.2)
    pl.shape("328,388* 342,388* 338,474* 324,474*", TIMBER, 3)
    pl.shape("330,430* 450,424* 450,434* 330,440*", TIMBER, 2.6)


def _baby(pl: Scene) -> None:
    """It sits in its basket and reaches for the bird."""
    pl.shape("48,400 70,372 120,360 176,370 206,398 196,430 62,430", WHITE, 3.8)
    shirt = "84,404 88,366 112,346 142,348 166,368 172,406 150,428 106,428"
    pl.shape(shirt, s.RED, 4.2)
    pl.shade(shirt, 20)
    pl.arm("150,362 188,344 184,302", [27, 23, 15], s.RED, 3.8, shade=8)
    slim(pl, 185, 304, 28, turn=84, skin=FLESH)
    pl.arm("100,366 66,344 74,304", [27, 23, 15], s.RED, 3.8, shade=8)
    slim(pl, 74, 308, 28, turn=-84, flip=True, skin=FLESH)
    with head(pl, 128, 304, 92, right=True, turn=-14, neck=0):
        child_face(pl, laugh=True, lids=.05)
        bonnet(pl, WHITE, s.BLUE)
    basket = "30,404 76,416 126,420 180,416 226,404 218,448 200,476 126,482 54,476 38,448"
    pl.shape(basket, STRAW, 4.8)
    pl.shade(basket, 20, along=0)
    for row, (y, w) in enumerate(((430, 86), (450, 80), (468, 70))):
        pl.line(f"{127 - w},{y - 6} 127,{y + 4} {127 + w},{y - 6}", 2.6, start=.8, end=.8)
        for k in range(-4, 5):
            x = 127 + k * 20 + (10 if row % 2 else 0)
            if abs(x - 127) < w:
                pl.line(f"{x},{y - 14} {x},{y + 2}", 2.2, start=.8, end=.8)
    pl.limb("28,402 76,414 126,418 180,414 228,402", [14, 16, 16, 16, 14], TIMBER, 3.4)


def _bird(pl: Scene, x: float, y: float) -> None:
    with pl.placed(x, y):
        pl.shape("40,10 66,24 74,36* 54,34 34,24", s.BLUE, 2.8)
        pl.shape("-30,-14 -22,-28 -6,-30 8,-18 30,-8 44,8 36,24 10,28 -12,20 -24,4", s.YELLOW, 3.4)
        pl.shape("0,-8 22,-4 44,12 58,28* 34,24 12,16", s.GREEN, 2.8)
        pl.shape("-28,-18 -42,-12* -28,-8", s.RED, 2.2)
        pl.fill(ring(-16, -18, 3.4, 3.4), pl.ink, register=False)
        pl.lines("2,26 0,40|12,27 12,40", 2.6, start=.8, end=.8)


def _cat(pl: Scene) -> None:
    """On the step, clear of the chair, watching the bird."""
    ink = s.BLACK
    pl.shape("510,424 516,390 506,360 492,356* 500,380 496,410", ink, 3)
    body = "470,424 468,392 478,364 492,352 504,372 510,400 508,428 488,432"
    pl.shape(body, ink, 3.8)
    pl.shape("466,352 462,322* 476,332 490,332 502,320* 502,352 496,366 484,372 472,364", ink, 3.6)
    pl.shape("478,374 474,398 480,426 492,426 494,398 490,374", WHITE, 2.4)
    for x in (475, 491):
        pl.oval(x, 346, 5, 4.4, s.YELLOW, 1.6)
        pl.line(f"{x},343 {x},349", 2, start=1, end=1)
    pl.oval(483, 357, 3.4, 2.6, s.ROSE, 1.4)


def _mother(pl: Scene) -> None:
    shoe(pl, 268, 472, 48, s.BLACK)
    shoe(pl, 314, 474, 48, s.BLACK)
    skirt = "344,340 408,340 426,368 416,408 420,448 370,464 308,468 254,462 256,420 262,388 282,360 314,348"
    pl.shape(skirt, s.BLUE, 4.8)
    pl.shade(skirt, 38, along=12)
    pl.lines("312,362 296,404 294,458|350,360 342,408 344,460|392,362 394,408 396,452", 2.8)
    pl.shape("255,446 308,454 370,450 419,436 421,450 370,467 308,471 253,463", s.YELLOW, 3)
    bodice = "310,228 342,206 380,216 402,260 402,344* 334,350* 322,292"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 20, along=10)
    shawl = "304,228* 324,204 360,196 390,212* 416,256 424,312 416,368* 388,330 352,296 320,262*"
    cloth(pl, shawl, s.YELLOW, s.RED, WHITE, (296, 190, 430, 372), 34, slant=.2, wide=.3)
    pl.shade(shawl, 22, gap=7, along=10)
    # the arm over the cradle
    rolled(pl, "366,242 344,330 258,352", WHITE, 40)
    slim(pl, 258, 352, 40, turn=-8)
    # the arm with the bird
    rolled(pl, "320,238 270,270 240,214", WHITE, 38)
    under(pl, 234, 204, 36, turn=40, skin=s.SKIN_FAIR)
    _bird(pl, 204, 158)
    with head(pl, 330, 138, 104, side=True, turn=-10, neck=124):
        young_profile(pl, smile=1, lids=.3)
        profile_hair(pl, s.HAIR_BROWN, bun=True)
        pl.shape("-44,-100 -6,-114 40,-92 58,-46 64,-40 48,-10 32,-62 -2,-90", WHITE, 3.2)
        pl.lines("-30,-106 -18,-94|0,-110 6,-92|28,-98 22,-80|48,-72 36,-60", 2)


def mother() -> Scene:
    """The other end: a bird for the baby."""
    pl = Scene()
    # lake and shore on the left, the house on the right
    mountain(pl, (-20, 330), (70, 232), (190, 330), snow=.2)
    ridge(pl, "14,332 120,324 300,330 420,324 526,330", ROCK)
    ridge(pl, "14,352 120,350 300,354 420,350 526,352", "#9fc6e4")
    sky(pl, "30,372 80,368 130,372|180,366 220,363 262,366|24,392 60,388 96,392", "#285a94")
    pl.shape("430,14* 532,14* 532,470* 430,470*", "#f1e4c8", 3.6)
    pl.shape("412,14* 540,14* 540,40* 424,52*", s.RED, 3.2)
    pl.shape("474,84* 532,84* 532,166* 474,166*", s.BLUE, 3.2)
    pl.lines("503,84 503,166|474,124 532,124", 4, start=.9, end=.9)
    pl.shape("454,80* 474,84* 474,166* 454,172*", s.GREEN, 2.8)
    pl.shape("468,166* 534,166* 534,180* 472,180*", TIMBER, 2.8)
    for x in (482, 502, 522):
        pl.oval(x, 158, 10, 10, s.RED, 2.2)
    ground(pl, 446, s.SOIL, rise=3)
    pl.shape("462,430* 532,430* 532,452* 462,452*", s.STONE, 3)
    pl.shape("444,452* 532,452* 532,476* 444,476*", s.STONE, 3)
    _chair(pl)
    _mother(pl)
    _baby(pl)
    _cat(pl)
    grass(pl, "30,490 240,494 350,492 430,494")
    pl.hatch("60,484 220,486", "76,494 236,496", 16, width=1.7, start=.4)
    return pl
