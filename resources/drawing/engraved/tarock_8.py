# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VIII: the girl with the basket of greens and the kid; the mother, the baby and the bird."""

from .. import style as s
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
    for x in (398, 470):
        pl.shape(f"{x - 7},180* {x},170* {x + 7},180* {x + 10},474* {x - 8},474*", TIMBER, 3.2)
    for y in (200, 240, 280):
        pl.shape(f"402,{y}* 466,{y - 3}* 468,{y + 16}* 404,{y + 18}*", TIMBER, 3)
    pl.shape("300,352* 476,346* 478,362* 300,370*", STRAW, 3.2)
    pl.shape("312,368* 326,368* 322,474* 308,474*", TIMBER, 3)


def _baby(pl: Scene) -> None:
    """It sits in its basket and reaches for the bird."""
    pl.shape("66,398 92,372 130,362 170,372 200,396 190,430 80,430", WHITE, 3.8)
    pl.shape("96,400 104,366 132,352 160,366 168,400 150,424 114,424", s.RED, 4)
    pl.shade("96,400 104,366 132,352 160,366 168,400 150,424 114,424", 18)
    pl.arm("110,376 84,352 76,320", [26, 22, 16], s.RED, 3.6)
    pl.arm("156,372 184,346 186,312", [26, 22, 16], s.RED, 3.6)
    pl.shape("68,322 66,306 74,298 84,302 86,318 78,324", FLESH, 2.8)
    pl.shape("178,314 178,298 188,290 197,298 194,312 186,318", FLESH, 2.8)
    pl.shape("98,322 100,294 124,278 152,286 164,312 156,342 132,354 108,346", FLESH, 4)
    pl.fill(ring(120, 336, 8, 6), "#ee9a80")
    pl.fill(ring(152, 328, 7, 6), "#ee9a80")
    for x, y in ((126, 314), (150, 308)):
        pl.fill(ring(x, y, 4.2, 5.4), pl.ink, register=False)
        pl.line(f"{x - 7},{y - 10} {x},{y - 14} {x + 6},{y - 11}", 2.6)
    pl.line("142,316 147,324 141,327", 2.4)
    pl.shape("132,332* 142,336 152,330* 146,342 138,343", "#c9463a", 2)
    bonnet = "92,330 86,296 104,268 138,260 164,276 168,298 150,286 124,288 108,304 108,340"
    pl.shape(bonnet, WHITE, 3.8)
    pl.shade(bonnet, 14, gap=5)
    pl.shape("106,344 108,306 124,289 150,287 168,300 170,290 150,274 118,278 98,302 98,340", s.BLUE, 2.8)
    basket = "44,404 90,414 132,418 178,414 222,404 214,446 198,472 132,478 68,472 52,446"
    pl.shape(basket, STRAW, 4.6)
    for row, (y, w) in enumerate(((426, 82), (446, 76), (464, 66))):
        pl.line(f"{133 - w},{y - 6} 133,{y + 4} {133 + w},{y - 6}", 2.6, start=.8, end=.8)
        for k in range(-4, 5):
            x = 133 + k * 18 + (9 if row % 2 else 0)
            if abs(x - 133) < w:
                pl.line(f"{x},{y - 12} {x},{y + 2}", 2.2, start=.8, end=.8)
    pl.limb("42,402 90,412 132,416 178,412 224,402", [14, 15, 15, 15, 14], TIMBER, 3.2)


def _bird(pl: Scene, x: float, y: float) -> None:
    with pl.placed(x, y):
        pl.shape("40,10 66,24 74,36* 54,34 34,24", s.BLUE, 2.8)
        pl.shape("-30,-14 -22,-28 -6,-30 8,-18 30,-8 44,8 36,24 10,28 -12,20 -24,4", s.YELLOW, 3.4)
        pl.shape("0,-8 22,-4 44,12 58,28* 34,24 12,16", s.GREEN, 2.8)
        pl.shape("-28,-18 -42,-12* -28,-8", s.RED, 2.2)
        pl.fill(ring(-16, -18, 3.4, 3.4), pl.ink, register=False)
        pl.lines("2,26 0,40|12,27 12,40", 2.6, start=.8, end=.8)


def _cat(pl: Scene) -> None:
    grey = "#8b8f96"
    pl.shape("512,470 528,450 524,420 512,412* 516,440 500,458", grey, 3)
    body = "470,474 468,440 476,414 490,400 508,414 516,446 514,476 492,480"
    pl.shape(body, grey, 3.8)
    pl.hatch("512,426 516,470", "498,428 500,468", 8, width=1.6)
    pl.shape("470,404 468,384* 480,390 492,390 504,382* 504,402 498,416 486,420 474,414", grey, 3.6)
    pl.shape("480,420 478,446 484,474 494,474 496,446 494,418", WHITE, 2.4)
    pl.lines("477,400 480,400|492,399 496,399", 4, start=.8, end=.8)
    pl.lines("484,408 487,411 490,408|474,410 460,408|474,413 462,416|498,410 512,406", 1.8)


def _mother(pl: Scene) -> None:
    shoe(pl, 256, 472, 46, s.BLACK)
    shoe(pl, 300, 474, 46, s.BLACK)
    skirt = "340,326 412,330 430,356 420,400 424,448 370,464 300,466 242,460 246,420 250,380 268,350 304,338"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 40, along=12)
    pl.lines("300,350 284,400 282,458|340,350 332,404 336,460|384,350 386,404 388,452", 2.8)
    pl.shape("243,444 300,452 370,450 423,436 425,450 370,467 300,469 241,462", s.RED, 3)
    bodice = "320,220 352,200 390,212 412,256 410,336* 342,340* 330,284"
    pl.shape(bodice, s.RED, 4.4)
    # the arm over the cradle
    rolled(pl, "382,226 366,306 286,334", WHITE, 38)
    slim(pl, 286, 334, 40, turn=-18)
    # shawl
    shawl = "316,216* 340,196 372,192 400,208* 420,250 424,300 416,352* 390,318 356,286 328,252*"
    cloth(pl, shawl, s.YELLOW, s.RED, WHITE, (308, 186, 428, 356), 30, slant=.2, wide=.3)
    pl.shade(shawl, 24, gap=6, along=10)
    # the arm with the bird
    rolled(pl, "334,224 282,250 250,198", WHITE, 34)
    under(pl, 244, 188, 34, turn=40, skin=s.SKIN_FAIR)
    _bird(pl, 216, 148)
    with head(pl, 344, 136, 96, side=True, turn=-10, neck=130):
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
    pl.shape("372,14* 532,14* 532,470* 372,470*", "#f1e4c8", 3.6)
    pl.shape("360,14* 540,14* 540,34* 372,46*", s.RED, 3.2)
    pl.shape("424,78* 500,78* 500,160* 424,160*", s.BLUE, 3.2)
    pl.lines("462,78 462,160|424,118 500,118", 4, start=.9, end=.9)
    pl.shape("404,74* 424,78* 424,160* 404,166*", s.GREEN, 2.8)
    pl.shape("500,78* 522,74* 522,166* 500,160*", s.GREEN, 2.8)
    pl.shape("418,160* 506,160* 502,174* 422,174*", TIMBER, 2.8)
    for x in (430, 450, 470, 490):
        pl.oval(x, 152, 9, 9, s.RED, 2.2)
    pl.hatch("382,200 382,460", "372,200 372,460", 20, width=1.6)
    ground(pl, 446, s.SOIL, rise=3)
    pl.shape("484,430* 532,430* 532,474* 484,474*", "#cfc8ba", 3)
    _chair(pl)
    _mother(pl)
    _baby(pl)
    _cat(pl)
    grass(pl, "30,490 240,494 350,492 430,494")
    pl.hatch("60,484 220,486", "76,494 236,496", 16, width=1.7, start=.4)
    return pl
