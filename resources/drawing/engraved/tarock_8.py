# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VIII: the girl who feeds a kid, and the mother by the steps."""

from .. import style as s
from .heads import woman
from .parts import WHITE
from .people import arm, bodice, goat, grass, ground, hand, house, leaf, mob, mountains, shoe, skirt
from .plate import Plate


def greens() -> Plate:
    """One end: a handful of greens for the kid."""
    pl = Plate()
    mountains(pl, "20,340 70,250 120,320 170,260 230,340", 400)
    house(pl, 416, 420, 90, 110)
    ground(pl, 422)
    for x, high in ((46, 110), (92, 80)):
        pl.shape(f"{x},{424 - high}* {x + 20},{424 - high * .62}* {x + 10},{424 - high * .62}* {x + 30},{424 - high * .28}* {x + 12},{424 - high * .28}* {x + 38},430* {x - 38},430* {x - 12},{424 - high * .28}* {x - 30},{424 - high * .28}* {x - 10},{424 - high * .62}* {x - 20},{424 - high * .62}*", s.PINE, 3)
    goat(pl, 150, 486, 1.35, flip=True, ink="#d3a566")
    # back-basket
    pl.shape("358,226* 430,216* 424,330* 372,336*", "#d9b878", 4)
    for y in (248, 272, 296, 318):
        pl.line(f"{360 + (y - 226) * .12},{y} 394,{y + 4} {429 - (y - 216) * .05},{y - 6}", 2.4, start=.8, end=.8)
    pl.hatch("414,224 410,330", "428,222 423,328", 18, width=1.6)
    for x, y, turn in ((366, 224, 220), (380, 212, 250), (398, 208, 270), (414, 212, 300), (426, 222, 330), (390, 216, 200), (408, 214, 340)):
        leaf(pl, x, y, 38, turn)
    skirt(pl, (338, 38, 320), (344, 78, 480), s.RED, apron=s.ROSE)
    shoe(pl, 322, 490, 32, s.BLACK)
    bodice(pl, 334, 232, 80, 92, s.BLUE)
    pl.lines("318,242 320,290 330,316|356,240 362,280", 6, start=.8, end=.8)
    arm(pl, (364, 252), (392, 306), (352, 334), WHITE, wide=32, turn=-4)
    arm(pl, (304, 252), (268, 300), (250, 332), WHITE, wide=32, turn=-50)
    for turn in (150, 190, 220, 110):
        leaf(pl, 240, 350, 30, turn)
    woman(pl, 330, 178, .38, turn=-8, hair=s.HAIR_BROWN, cover="cap", ink=s.RED, lids=.5)
    grass(pl, "40,492 260,492 430,490")
    return pl


def basket() -> Plate:
    """The other end: she plays with the child in its basket."""
    pl = Plate()
    pl.fill("14,396* 180,390* 180,430* 14,430*", s.SKY)
    pl.lines("14,396 180,391|30,408 70,405 110,408|60,420 100,417 140,420", 2)
    ground(pl, 428)
    # the house with its steps
    pl.shape("400,470* 400,120* 526,120* 526,470*", "#e9d2a8", 3.6)
    for y in (160, 206, 252, 298, 344, 390):
        pl.line(f"403,{y} 460,{y + 1} 524,{y}", 1.9, start=.9, end=.9)
    pl.shape("440,430* 440,230* 508,230* 508,430*", s.WOOD, 3)
    pl.shape("376,124* 420,60* 526,60* 526,132* 384,132*", s.ROOF, 3.6)
    pl.hatch("424,70 400,118", "524,72 524,122", 6, width=1.7)
    for y, x in ((430, 424), (450, 410), (470, 396)):
        pl.shape(f"{x},{y}* 526,{y}* 526,{y + 20}* {x},{y + 20}*", "#d9d0c0", 3)
    # cat
    pl.shape("470,430 460,404 466,384 460,368 470,374 480,374 490,366 488,386 498,406 494,430", "#34302f", 2.8)
    pl.line("494,426 514,410 508,390", 5, start=.8, end=.4)
    # chair and mother
    pl.lines("330,486 330,240|286,486 288,380|330,262 366,250|330,290 366,280|366,486 366,240", 6, start=.9, end=.9)
    skirt(pl, (300, 44, 346), (276, 78, 480), s.BLUE, sway=-16)
    shoe(pl, 226, 486, 34, s.BLACK)
    bodice(pl, 310, 246, 84, 106, s.RED, lace=False)
    pl.shape("276,248 310,262 346,248 352,290 330,320 312,356 292,318 270,288", s.YELLOW, 3.6)
    for x, y in ((292, 280), (310, 300), (328, 280), (310, 274), (310, 328)):
        pl.shape(f"{x},{y - 8}* {x + 8},{y}* {x},{y + 8}* {x - 8},{y}*", s.RED, 1.8)
    arm(pl, (280, 268), (228, 280), (206, 226), WHITE, wide=32, turn=80)
    pl.shape("186,190 200,176 214,180 220,170 226,182 216,200 200,206 184,204 174,210 180,198", s.RED, 2.8)
    pl.line("200,190 212,190", 2)
    arm(pl, (340, 268), (340, 340), (262, 366), WHITE, wide=32, turn=-8)
    woman(pl, 300, 192, .39, turn=-8, hair=s.HAIR_DARK, lids=.5, smile=.9, cover="band", ink=s.RED)
    # baby in the basket
    pl.oval(132, 420, 24, 24, s.SKIN_FAIR, 3.2)
    pl.shape("110,414 114,398 132,392 150,398 156,414 144,404 128,402", WHITE, 2.8)
    pl.lines("122,420 128,418|136,418 142,420", 2.8)
    pl.line("126,430 132,434 140,430", 2)
    pl.limb("150,442 174,424 178,404", [17, 14, 11], WHITE, 3, rounded=True)
    hand(pl, 178, 404, 16, turn=80)
    pl.shape("74,446 100,438 150,440 190,446 194,478 160,490 104,490 72,478", s.YELLOW, 4)
    for y in (456, 470, 482):
        pl.line(f"74,{y - 2} 132,{y + 4} 192,{y - 2}", 2.4, start=.8, end=.8)
    pl.hatch("184,450 188,480 164,488", "166,450 168,476 150,484", 8, width=1.6)
    pl.shape("70,444 104,434 160,434 196,444 160,452 104,452", WHITE, 3)
    mob(pl, s.GREEN, "20,470 30,452 44,468 40,488 22,488", "30,462 30,484")
    grass(pl, "220,494 350,494")
    return pl
