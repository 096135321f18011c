# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock III: the soldier with the sheaf, and the Highlander."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import boot, bush, grass, hand, house, mountains, shoe
from .plate import Plate


def tartan(pl: Plate, outline: str, box: tuple[int, int, int, int]) -> None:
    """Crossing stripes, cut to an outline."""
    left, top, right, foot = box
    pl.fill(outline, s.RED)
    pl.pattern(outline, [([(x, top), (x + 9, top), (x + 9, foot), (x, foot)], s.GREEN) for x in range(left, right, 26)])
    pl.pattern(outline, [([(left, y), (right, y), (right, y + 9), (left, y + 9)], s.BLUE) for y in range(top, foot, 26)])
    pl.pattern(outline, [([(x, top), (x + 3, top), (x + 3, foot), (x, foot)], s.YELLOW) for x in range(left + 16, right, 26)])
    pl.contour(outline, 4)


def _sheaf(pl: Plate) -> None:
    """The sheaf on his shoulder and the arm that holds it."""
    # sheaf on his shoulder
    sheaf = "196,150 236,118 262,150 240,176 206,196"
    for x, y, turn in ((176, 70, 0), (150, 92, 0), (140, 122, 0), (200, 56, 0), (146, 150, 0)):
        pl.line(f"228,152 {(228 + x) / 2 + 6},{(152 + y) / 2 - 4 + turn} {x},{y}", 5, start=.9, end=.3)
    pl.shape("150,82 180,60 214,54 232,80 246,124 222,160 188,164 148,150 138,118", s.YELLOW, 4)
    pl.lines("226,148 190,120 156,90|230,140 204,104 186,66|236,132 222,96 214,62|218,154 180,138 146,124|240,124 236,96 228,72", 2.4)
    for x, y in ((158, 80), (184, 62), (212, 54), (142, 108), (142, 138)):
        pl.shape(f"{x},{y - 10} {x + 7},{y} {x},{y + 10} {x - 7},{y}", s.YELLOW, 2.2)
    pl.shape(sheaf, s.YELLOW, 3.6)
    pl.lines("206,150 240,160|216,140 248,150", 3, start=.8, end=.8)
    pl.limb("262,190 206,226 216,176", [42, 40, 24], s.GREEN, 4, shade=16, rounded=True)
    hand(pl, 216, 172, 30, turn=70, flip=True)


def soldier() -> Plate:
    """One end: he carries the sheaf for her."""
    pl = Plate()
    mountains(pl, "20,340 70,270 120,330 180,280 240,340", 380)
    house(pl, 428, 404, 84, 84)
    pl.fill("14,404* 160,392 300,402 420,394 526,402* 526,510* 14,510*", s.LEAF)
    pl.line("14,404 160,393 300,402 420,395 526,402", 2.6)
    pl.fill("14,430 90,420 150,436 220,470 260,510 170,510 120,466 60,450 14,456", s.SKY)
    pl.lines("30,440 60,436 90,442|130,462 160,472 180,488", 2)
    # the farmer far off, leaning on his spade
    pl.shape("70,346 84,340 94,350 92,384 88,410 80,410 79,388 74,410 66,410 64,370", s.BLUE, 2.4)
    pl.oval(80, 332, 8, 9, s.SKIN, 2)
    pl.shape("68,328 80,318 92,328 100,330 62,332", s.YELLOW, 2)
    pl.lines("100,352 104,414|90,356 100,362", 3.4, start=.9, end=.9)
    # he
    pl.limb("316,336 330,396 326,446", [46, 34, 26], s.YELLOW, 3.8, shade=14)
    boot(pl, 326, 488, 64)
    pl.limb("274,336 262,396 254,446", [48, 36, 26], s.YELLOW, 4, shade=16)
    boot(pl, 254, 490, 66)
    coat = "250,178 290,166 330,176 348,212 342,270 352,340 324,352 298,344 268,352 238,342 246,270 240,214"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 36, along=8)
    for y in (196, 220, 244, 268):
        pl.line(f"272,{y} 290,{y + 5} 312,{y}", 5, start=.5, end=.5)
        pl.oval(291, y + 3, 4, 4, s.YELLOW, 1.6)
    pl.shape("240,282* 294,292 346,280* 347,296* 294,308 240,298*", WHITE, 3)
    pl.shape("270,170 292,182 316,170 310,160 276,160", s.RED, 3)
    _sheaf(pl)
    pl.limb("334,190 382,236 404,228", [42, 38, 24], s.GREEN, 4.2, shade=20, rounded=True)
    hand(pl, 404, 226, 32, flip=True, turn=-16)
    man(pl, 292, 126, .38, flip=True, hair=s.HAIR_DARK, beard="moustache", hat="cap", ink=s.RED, band=s.YELLOW)
    # she
    skirt = "404,326 388,380 374,440 376,474 430,486 490,476 506,440 490,370 468,322"
    pl.shape(skirt, s.RED, 4.2)
    pl.shade(skirt, 32, along=10)
    pl.lines("470,346 486,410 488,470", 2.6)
    pl.shape("404,338* 450,338* 462,390 456,452 420,466 386,452 390,390", WHITE, 3.2)
    pl.lines("420,350 410,410 414,456|440,350 446,410", 2)
    shoe(pl, 408, 486, 30, s.BLACK)
    bodice = "412,242 438,234 464,244 474,286 468,336 406,336 402,288"
    pl.shape(bodice, s.BLUE, 4)
    pl.shade(bodice, 22, along=10)
    pl.shape("416,244 438,260 462,246 450,234 426,234", WHITE, 2.8)
    pl.limb("462,256 488,300 440,320", [30, 28, 18], WHITE, 3.6, shade=14, rounded=True)
    hand(pl, 440, 320, 26, turn=-6)
    pl.limb("416,256 398,300 428,322", [28, 26, 17], WHITE, 3.6, shade=10, rounded=True)
    hand(pl, 428, 322, 26, flip=True, turn=10)
    woman(pl, 438, 194, .36, hair=s.HAIR_CHESTNUT, cover="scarf", ink=s.YELLOW)
    grass(pl, "300,492 360,488 500,490")
    return pl


def highlander() -> Plate:
    """The other end: the Highlander shows her the way."""
    pl = Plate()
    mountains(pl, "240,350 310,250 360,320 430,230 490,310 530,270", 390)
    pl.fill("14,410* 160,398 320,412 440,398 526,408* 526,510* 14,510*", s.LEAF)
    pl.line("14,410 160,399 320,412 440,399 526,408", 2.6)
    for x in (30, 80, 450, 500):
        pl.shape(f"{x},{452}* {x - 2},{372}* {x + 5},{360}* {x + 12},{372}* {x + 12},{452}*", s.WOOD, 2.8)
    for y in (388, 420):
        pl.shape(f"14,{y}* 120,{y - 4}* 120,{y + 8}* 14,{y + 12}*", s.WOOD, 2.6)
        pl.shape(f"430,{y - 2}* 526,{y}* 526,{y + 12}* 430,{y + 9}*", s.WOOD, 2.6)
    # she, at his side
    skirt = "160,322 140,380 126,440 130,478 184,488 240,478 252,430 240,370 222,320"
    pl.shape(skirt, s.RED, 4.2)
    pl.shade(skirt, 34, along=10)
    pl.lines("160,346 146,410 150,476|226,346 238,410 232,474", 2.6)
    pl.shape("168,334* 214,334* 224,390 218,452 190,462 160,452 160,390", s.YELLOW, 3.2)
    pl.lines("182,348 176,410 180,454|200,348 204,410", 2)
    shoe(pl, 168, 488, 30, s.BLACK)
    bodice = "166,236 194,228 222,238 230,284 222,332 162,332 156,284"
    pl.shape(bodice, s.RED, 4)
    pl.shade(bodice, 22, along=10)
    pl.shape("170,238 194,256 218,240 206,228 182,228", WHITE, 2.8)
    pl.limb("170,250 150,296 186,320", [30, 28, 18], WHITE, 3.6, shade=12, rounded=True)
    hand(pl, 186, 320, 26, flip=True, turn=14)
    woman(pl, 194, 188, .36, flip=True, turn=-4, hair=s.HAIR_FAIR, cover="band", ink=s.BLUE)
    # he
    for hip, foot in (((300, 352), (292, 470)), ((346, 352), (364, 468))):
        pl.limb([hip, ((hip[0] + foot[0]) / 2 + 2, 404)], [34, 28], s.SKIN, 3.6, shade=10)
        pl.limb([((hip[0] + foot[0]) / 2 + 2, 400), ((hip[0] + foot[0]) / 2 + 2, 430), foot], [28, 30, 18], s.GREEN, 3.6, shade=10)
        pl.lines(f"{(hip[0] + foot[0]) / 2 - 12},412 {(hip[0] + foot[0]) / 2 + 2},416 {(hip[0] + foot[0]) / 2 + 17},411", 5, start=.9, end=.9)
        shoe(pl, foot[0], foot[1] + 4, 36, s.BLACK, flip=True)
    tartan(pl, "276,288* 368,288* 386,372* 356,384 322,376 290,384 262,370*", (256, 286, 396, 392))
    pl.lines("300,296 290,378|326,296 324,374|350,296 358,378", 2.4)
    coat = "284,180 320,168 358,180 374,214 366,260 370,300 322,308 276,300 282,258 272,214"
    pl.shape(coat, s.BLUE, 4.4)
    pl.shade(coat, 34, along=8)
    for y in (210, 234, 258):
        pl.oval(322, y, 4.4, 4.4, s.YELLOW, 1.6)
    pl.shape("308,296 336,296 342,318 322,340 302,318", WHITE, 3)
    pl.lines("314,314 316,332|322,316 322,338|330,314 328,332", 2)
    plaid = "286,176 310,168 350,212 384,262 390,330 370,340 350,290 320,236"
    tartan(pl, plaid, (276, 160, 400, 350))
    pl.oval(306, 186, 8, 8, s.YELLOW, 2.4)
    pl.limb("284,196 244,250 212,258", [42, 40, 24], s.BLUE, 4.2, shade=18, rounded=True)
    hand(pl, 212, 258, 30, turn=-4)
    pl.limb("358,196 416,210 466,184", [42, 36, 22], s.BLUE, 4.2, shade=18, rounded=True)
    pl.limb("458,188 474,180", [24, 24], WHITE, 2.6)
    with pl.placed(474, 180, scale=.62, turn=-28, flip=True):
        pl.shape("4,-10 -10,-13 -26,-12 -58,-10 -62,-6 -58,-2 -30,-1 -32,8 -20,12 4,10", s.SKIN, 3)
        pl.line("-30,-1 -14,0", 2)
    man(pl, 320, 128, .38, flip=True, turn=-4, hair=s.HAIR_AUBURN, beard="moustache", hat="bonnet", ink=s.BLUE, band=s.RED)
    bush(pl, 482, 484, 60, 40)
    grass(pl, "80,490 270,492 420,492")
    return pl
