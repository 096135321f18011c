# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XXI, the Mond: the Sultan under the crescent, and the ladies with the parrot."""

from .. import style as s
from .lines import ring
from .parts import BLUSH, FLESH, WHITE, Face, face34, profile
from .people import hand
from .plate import Plate


def _moon(pl: Plate) -> None:
    moon = "404,34 452,36 492,64 512,108 506,156 478,190 440,204 408,198* 440,178 456,146 454,136 446,132 432,128 440,116 436,106 440,92 430,74 420,56"
    pl.shape(moon, s.YELLOW, 4.4)
    pl.hatch("462,40 496,68 512,108 506,156 478,190", "446,56 474,80 486,112 482,150 462,178", 20, width=1.8)
    pl.line("462,96 472,90 484,94", 3.4)
    pl.fill(ring(468, 104, 5, 4), pl.ink, register=False)
    pl.line("458,102 468,98 480,104", 3.2, start=.4, end=.3)
    pl.fill(ring(478, 130, 12, 9), BLUSH)
    pl.line("448,142 460,146 470,140", 2.8, start=.6)


def _star(pl: Plate, x: float, y: float, r: float) -> None:
    pl.shape(f"{x},{y - r}* {x + r * .26},{y - r * .26}* {x + r},{y}* {x + r * .26},{y + r * .26}* {x},{y + r}* {x - r * .26},{y + r * .26}* {x - r},{y}* {x - r * .26},{y - r * .26}*", s.YELLOW, 1.8)


def _night(pl: Plate) -> None:
    """The blue of the night, kept away from the numeral by a cloud."""
    pl.fill("170,16* 524,16* 524,520* 16,520* 16,214* 60,206 100,190 132,166 152,132 160,90 158,50", s.BLUE)
    cloud = "172,16* 182,44 168,62* 180,88 160,106* 164,130 138,142* 132,166 104,172* 94,196 66,194* 46,216 16,214"
    pl.shape("16,16* " + cloud + "*", s.PAPER, 3.2)
    pl.lines("140,40 120,70 124,100|110,130 84,150 80,168|56,180 40,184 34,196", 2)
    pl.hatch("176,40 172,90 160,130 130,170 80,204", "236,44 232,96 216,140 180,186 120,226", 16, width=1.7)
    for x, y, r in ((230, 60, 9), (320, 44, 8), (372, 96, 7), (262, 120, 7), (206, 176, 7), (384, 180, 6)):
        _star(pl, x, y, r)
    # the city
    for x, wide, top in ((24, 70, 330), (86, 60, 344), (450, 74, 322)):
        pl.shape(f"{x},{top} {x + wide * .1},{top - wide * .5} {x + wide / 2},{top - wide * .85} {x + wide * .9},{top - wide * .5} {x + wide},{top} {x + wide},470* {x},470*", "#2c4a80", 2.6)
        pl.line(f"{x + wide / 2},{top - wide * .85} {x + wide / 2},{top - wide * .85 - 22}", 3, start=.9, end=.3)
    for x in (44, 146, 508):
        pl.shape(f"{x - 8},470* {x - 7},270* {x - 12},264* {x},230* {x + 12},264* {x + 7},270* {x + 8},470*", "#2c4a80", 2.6)


def _divan(pl: Plate) -> None:
    pl.shape("196,404 260,392 380,390 480,394 526,402 526,520* 190,520*", s.RED, 4.2)
    pl.shape("188,400 260,388 380,384 480,388 528,398 528,416 380,406 190,420", s.YELLOW, 3.4)
    for x in range(206, 526, 22):
        pl.line(f"{x},424 {x},466", 2.4, start=.8, end=.2, peak=.1)
        pl.shape(f"{x - 9},462* {x},452* {x + 9},462* {x},488*", s.YELLOW, 2)
    cushion = "414,322 470,300 516,312 524,350 516,392 470,404 420,392 406,356"
    pl.shape(cushion, s.GREEN, 4)
    pl.shade(cushion, 30, gap=6)
    pl.lines("428,332 460,340 500,330|424,380 456,372 500,384", 2.6)


def _sultan(pl: Plate) -> None:
    # sabre at the back
    pl.shape("446,352 480,372 512,398 522,404 516,412 486,392 440,366", s.BLUE, 3)
    coat = "300,190 336,172 376,180 408,206 426,250 434,320 446,384 420,398 300,398 262,380 274,320 278,250 284,212"
    pl.shape(coat, s.RED, 4.6)
    pl.shade(coat, 44, along=10)
    robe = "322,184* 364,186* 366,260 372,392* 304,392* 312,300"
    pl.shape(robe, s.YELLOW, 3.4)
    for step in range(6):
        y = 212 + step * 28
        pl.line(f"{316 - step},{y} 340,{y + 8} {366 + step * .6},{y}", 2.6, start=.7, end=.7)
    fur = "316,182 330,180 326,250 316,320 308,394* 286,394* 296,310 302,240"
    pl.shape(fur, WHITE, 3.4)
    fur = "358,182 374,184 382,250 390,330 404,394* 380,394* 370,320 364,250"
    pl.shape(fur, WHITE, 3.4)
    for x, y in ((318, 204), (312, 240), (308, 276), (302, 312), (298, 348), (296, 380), (368, 206), (372, 242), (378, 278), (382, 314), (388, 350), (392, 382)):
        pl.line(f"{x},{y - 6} {x + 2},{y} {x + 1},{y + 7}", 3.4)
    # crossed legs in wide striped trousers
    for leg in ("340,372 300,352 250,356 214,380 208,404 236,418 300,414 352,404", "330,384 380,358 430,364 464,388 462,410 420,420 360,416 316,408"):
        pl.fill(leg, s.YELLOW)
        pl.pattern(leg, [([(x, 340), (x + 13, 340), (x + 3, 430), (x - 10, 430)], s.GREEN) for x in range(212, 470, 28)], width=1.8)
        pl.contour(leg, 4.2)
        pl.shade(leg, 18, gap=5.4, along=80)
    pl.shape("214,396 202,404 184,402 176,394* 180,414 208,420 226,412", s.RED, 3)
    pl.shape("454,402 466,412 486,410 494,400* 492,420 464,426 446,416", s.RED, 3)
    # sash
    pl.shape("306,330* 338,338 378,332* 382,350* 340,358 302,350*", s.GREEN, 3)
    # near arm on the knee
    sleeve = pl.limb("404,214 436,280 420,340 396,360", [46, 48, 42, 30], s.RED, 4.2, shade=26, along=-10)
    del sleeve
    pl.limb("404,346 388,368", [34, 36], WHITE, 3.2)
    hand(pl, 390, 366, 36, turn=-30)
    # far arm stretched to the cup
    pl.limb("304,206 268,250 226,256", [42, 40, 28], s.RED, 4.2, shade=22, along=60)
    pl.limb("236,256 222,254", [34, 36], WHITE, 3.2)
    hand(pl, 222, 256, 36, turn=6)
    _sultan_head(pl)


def _sultan_head(pl: Plate) -> None:
    face = Face(nose="hooked", lids=.35, gaze=-.7, brows=6.5, brow=-.5, age=.5, skin=s.SKIN_TAN)
    with pl.placed(338, 126, scale=.5, weight=.85):
        face34(pl, face, ear=False)
        pl.shape("50,-10 60,10 60,46 52,90 30,130 0,156 -24,164 -44,148 -54,110 -50,78 -42,84 -28,82 -10,80 10,70 26,50 40,26", s.HAIR_BLACK, 3.2)
        pl.shape("-33,50* -46,46 -62,54 -70,70* -50,62 -40,62*", s.HAIR_BLACK, 2.2)
        pl.shape("-32,50* -14,44 6,54 20,74* 2,66 -18,62*", s.HAIR_BLACK, 2.2)
        for p, q in (((-34, 96), (-28, 140)), ((-14, 92), (-14, 146)), ((8, 86), (2, 132)), ((28, 68), (24, 112))):
            pl.fill([p, ((p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2), q, ((p[0] + q[0]) / 2 - 2, (p[1] + q[1]) / 2)], "#8a807c", register=False)
        pl.shape("-58,-36 -74,-66 -66,-104 -30,-128 20,-130 62,-110 80,-72 72,-36 46,-24 0,-48 -36,-46", WHITE, 4.2)
        pl.lines("-70,-60 -30,-78 20,-74 66,-34|-70,-84 -20,-104 40,-92 78,-58|-52,-114 0,-124 50,-106", 3)
        pl.hatch("76,-88 80,-56 70,-34", "52,-92 56,-62 50,-40", 8, width=1.6)
        pl.shape("-34,-126 -20,-160 10,-170 40,-156 50,-120 10,-134", s.RED, 3.8)
        pl.shape("-40,-196* -36,-176 -18,-162 4,-164 18,-178 22,-200* 12,-184 -6,-176 -28,-182", s.YELLOW, 3)
        pl.oval(-26, -72, 13, 13, s.GREEN, 2.6)


def _maid(pl: Plate) -> None:
    """She kneels and offers the coffee."""
    skirt = "110,330 80,352 50,392 34,440 40,480 100,492 168,488 190,470 176,430 162,380 150,334"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 40, along=10)
    pl.lines("110,350 88,400 76,470|132,350 124,410 120,480|146,350 154,420 160,476", 3)
    pl.shape("36,452 60,466 100,474 150,472 184,462 188,474 160,488 100,494 44,484", s.YELLOW, 3)
    bodice = "106,246 130,240 154,250 162,290 156,340 108,342 98,300"
    pl.shape(bodice, s.YELLOW, 4)
    pl.shade(bodice, 26, along=10)
    pl.shape("104,326* 132,334 158,326* 158,342* 132,350 106,342*", s.GREEN, 3)
    pl.limb("116,258 130,306 172,300", [32, 30, 20], WHITE, 3.8, shade=16)
    hand(pl, 172, 298, 30, flip=True, turn=-10)
    pl.limb("148,258 168,290 186,292", [26, 22, 16], WHITE, 3.6)
    # tray and cup
    pl.oval(206, 286, 46, 8, s.YELLOW, 3.2)
    pl.shape("196,262* 224,260* 220,282* 202,284*", WHITE, 2.8)
    pl.line("198,270 224,268", 4, start=.8, end=.8)
    pl.line("208,254 204,244 210,234", 2)
    with pl.placed(134, 206, scale=.38, weight=.8, flip=True):
        pl.shape("40,-70 74,-30 80,40 90,120 70,200 40,190 40,100", s.HAIR_DARK, 3.6)
        profile(pl, Face(woman=True, nose="small", brows=3.4, lids=.4, age=0), ear=False)
        pl.shape("-62,-60 -30,-78 10,-60 16,-10 4,40 20,80 44,60 50,0 44,-70 0,-104 -44,-98", s.HAIR_DARK, 3.4)
        pl.shape("-66,-62 -30,-84 20,-76 52,-40 56,-70 30,-106 -20,-116 -60,-96", s.GREEN, 3.6)
        for x, y in ((-56, -70), (-34, -82), (-10, -86), (14, -80), (36, -66)):
            pl.oval(x, y, 6, 6, s.YELLOW, 1.8)


def sultan() -> Plate:
    """One end: the Sultan takes his coffee under the moon."""
    pl = Plate()
    _night(pl)
    _moon(pl)
    pl.fill("14,450* 120,446 300,452 526,446* 526,510* 14,510*", s.SOIL)
    pl.line("14,450 120,447 220,450", 3)
    _divan(pl)
    _sultan(pl)
    _maid(pl)
    pl.hatch("20,486 180,496", "30,478 60,480", 4, width=1.6)
    return pl


def _column(pl: Plate, x: float) -> None:
    pl.shape(f"{x - 14},90* {x + 14},90* {x + 16},452* {x - 16},452*", WHITE, 3.4)
    pl.hatch(f"{x + 14},90 {x + 15},446", f"{x + 4},90 {x + 4},446", 44, width=1.6)
    pl.shape(f"{x - 24},62* {x + 24},62* {x + 16},84* {x - 16},84*", s.YELLOW, 3)
    pl.shape(f"{x - 24},440* {x + 24},440* {x + 28},468* {x - 28},468*", s.YELLOW, 3)


def _parrot(pl: Plate) -> None:
    pl.shape("206,196 196,232 190,270 198,274 210,240 220,204", s.BLUE, 3)
    pl.shape("196,134 210,120 228,122 238,136 240,164 232,190 216,206 202,200 194,170", s.GREEN, 3.6)
    pl.shape("196,140 200,122 214,112 230,116 238,130 230,142 212,146", s.RED, 3.2)
    pl.shape("200,122 190,124 186,136 192,146* 196,136 204,134", s.YELLOW, 2.6)
    pl.fill(ring(212, 126, 3.4, 3.4), pl.ink, register=False)
    wing = "216,148 234,152 240,176 232,206 222,226 214,200 210,170"
    pl.shape(wing, s.RED, 3)
    pl.lines("222,158 228,180 224,212|232,160 234,180 228,204", 2)


def _lady(pl: Plate) -> None:
    """She reclines on cushions, the parrot on her hand."""
    pl.shape("390,236 440,214 500,228 524,280 522,360 470,392 400,372 380,300", s.BLUE, 4.2)
    pl.lines("410,250 450,256 500,246|400,350 446,346 500,364", 2.8)
    pl.shade("390,236 440,214 500,228 524,280 522,360 470,392 400,372 380,300", 34, gap=6.4)
    skirt = "330,310 290,330 230,356 160,384 112,414 96,444 120,460 200,462 300,458 390,440 420,400 410,350 380,314"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 36, along=80)
    pl.lines("340,340 260,372 160,430|372,350 320,400 230,446|392,370 370,410 320,446", 3)
    pl.hatch("270,368 220,392 176,424", "296,388 250,414 206,446", 12, width=1.7)
    pl.hatch("350,350 320,392 270,424", "368,378 340,416 296,444", 12, width=1.7)
    for x, y in ((306, 342), (282, 398), (232, 388), (346, 410), (196, 432), (378, 374)):
        for dx, dy in ((0, -7), (6, 3), (-6, 3)):
            pl.oval(x + dx, y + dy, 3.6, 3.6, s.YELLOW, 1.4)
    pl.shape("150,388 128,402 104,424 98,446 112,458 124,456 120,440 136,414 160,396", s.YELLOW, 3)
    pl.shape("100,440 84,452 62,456 58,464 84,468 112,462", s.GREEN, 3)
    bodice = "334,216 364,206 396,220 404,262 396,312 364,330 332,316 322,270"
    pl.shape(bodice, s.YELLOW, 4.2)
    pl.shade(bodice, 30, along=10)
    pl.shape("340,212 362,226 388,214 384,240 362,250 342,238", FLESH, 2.8)
    for y in (262, 280, 298):
        pl.line(f"338,{y} 362,{y + 6} 388,{y}", 2.4, start=.8, end=.8)
    pl.shape("328,306* 362,318 398,304* 402,324* 364,336 330,324*", s.GREEN, 3)
    # raised arm
    pl.limb("340,226 296,262 246,236", [34, 30, 18], WHITE, 4, shade=18)
    pl.limb("256,240 244,232", [24, 26], s.YELLOW, 2.8)
    hand(pl, 244, 232, 34, turn=32)
    # other arm on the cushion
    pl.limb("392,226 430,270 410,320", [34, 32, 22], WHITE, 4, shade=20)
    pl.limb("416,306 408,322", [26, 28], s.YELLOW, 2.8)
    hand(pl, 410, 320, 34, turn=-50)
    with pl.placed(352, 156, scale=.47, weight=.85, turn=-4):
        pl.shape("30,-90 70,-60 84,0 90,80 80,150 50,170 30,130 40,60", s.HAIR_BLACK, 3.8)
        pl.lines("64,0 70,70 62,140|78,20 80,80 70,140", 2.4)
        pl.shape("-8,80 30,80 36,130 20,140 -16,134", FLESH, 3)
        face34(pl, Face(woman=True, nose="small", brows=3.6, lids=.3, smile=.5, age=0), ear=False)
        pl.shape("-48,-50 -20,-66 20,-56 44,-10 46,40 62,20 66,-40 44,-90 0,-106 -40,-90", s.HAIR_BLACK, 3.6)
        pl.shape("-54,-62 -20,-82 30,-74 66,-40 72,-70 44,-112 -4,-126 -44,-108", s.GREEN, 3.8)
        for x, y in ((-42, -72), (-16, -84), (12, -84), (38, -72), (58, -54)):
            pl.oval(x, y, 7, 7, s.YELLOW, 2)
        pl.shape("-4,-120 6,-160 34,-176 40,-150 20,-120", s.RED, 3)
        pl.oval(50, 36, 6, 8, s.YELLOW, 2.2)


def _sleeper(pl: Plate) -> None:
    """The other dreams, her head on her arm."""
    pl.shape("20,296 60,286 110,296 126,330 116,370 60,380 18,366", s.GREEN, 4)
    pl.shade("20,296 60,286 110,296 126,330 116,370 60,380 18,366", 26, gap=6.4)
    gown = "40,372 90,356 140,372 170,410 176,462 20,466 18,410"
    pl.shape(gown, s.BLUE, 4)
    pl.shade(gown, 30, along=10)
    pl.lines("70,380 90,420 86,458|110,376 134,416 136,458", 2.8)
    hair = "34,300 24,340 26,390 40,430 56,430 54,380 60,340"
    pl.shape(hair, s.HAIR_AUBURN, 3.6)
    pl.lines("36,330 36,380 46,420|46,330 46,376 52,414", 2.2)
    with pl.placed(76, 330, scale=.36, weight=.8, turn=-24, flip=True):
        face34(pl, Face(woman=True, nose="small", brows=3.2, lids=.98, age=0), ear=False)
        pl.shape("-46,-50 -10,-62 26,-46 44,0 46,60 70,40 70,-30 50,-90 0,-108 -40,-92", s.HAIR_AUBURN, 3.6)
    pl.limb("128,392 110,372 84,372", [26, 22, 16], WHITE, 3.6, shade=10)
    hand(pl, 86, 372, 28, turn=20)


def harem() -> Plate:
    """The other end: two ladies and a parrot."""
    pl = Plate()
    pl.fill("19,19* 521,19* 521,460* 19,460*", "#fbe0d8")
    pl.fill("19,19* 180,19* 170,90 130,160 60,214 19,226*", s.PAPER, register=False)
    curtain = "176,19* 226,19* 214,90 176,160 110,222 19,268* 19,222* 80,196 136,140 164,80"
    pl.shape(curtain, s.RED, 4)
    pl.lines("192,19 184,84 146,156|208,19 198,92 160,160|140,158 90,206 30,240|160,172 100,226 40,254", 2.6)
    pl.shade(curtain, 14, gap=6)
    for x, y in ((226, 24), (222, 62), (210, 100), (192, 134), (168, 166), (140, 194), (108, 220), (74, 240), (40, 256)):
        pl.oval(x, y + 6, 6, 9, s.YELLOW, 2.2)
    pl.lines("300,40 310,54 320,40|400,80 410,94 420,80|440,40 450,54 460,40|380,140 390,154 400,140|440,170 450,184 460,170", 2.2)
    pl.shape("210,470* 206,170 220,100 276,60 330,104 356,170 352,470*", "#2c4a80", 3.4)
    for x, y, r in ((270, 100, 8), (234, 158, 6), (316, 150, 6)):
        _star(pl, x, y, r)
    _column(pl, 190)
    _column(pl, 486)
    pl.fill("14,440* 526,440* 526,510* 14,510*", s.SOIL)
    pl.line("14,441 526,441", 3, start=.9, end=.9)
    _lady(pl)
    _sleeper(pl)
    _parrot(pl)
    # flower pot
    pl.shape("446,430* 500,430* 492,484* 454,484*", s.BLUE, 3.4)
    pl.shape("440,418* 506,418* 504,432* 442,432*", s.YELLOW, 3)
    for x, y in ((456, 396), (476, 380), (494, 400), (470, 406)):
        pl.line(f"{x},{y} 473,420", 3, start=.8, end=.8)
        pl.oval(x, y, 11, 11, s.RED, 2.6)
        pl.oval(x, y, 4, 4, s.YELLOW, 1.6)
    for x in range(30, 520, 60):
        pl.line(f"{x},446 {x - 14},496", 2, start=.6, end=.9)
    return pl
