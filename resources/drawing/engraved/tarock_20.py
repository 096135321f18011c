# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XX: the noble couple on the balcony, and the alpine pasture."""

from .. import style as s
from .heads import man, woman
from .lines import ring
from .parts import WHITE
from .people import arm, bodice, coat, goat, grass, ground, house, leg, mountains, rose, shoe
from .plate import Plate

_VIOLET = "#7d5a9c"


def _gentleman(pl: Plate) -> None:
    """He leans cross-legged on the balustrade."""
    # the gentleman, cross-legged against it
    pl.limb("180,326 214,390 200,452", [46, 36, 26], WHITE, 3.8, shade=12)
    shoe(pl, 204, 460, 40, s.BLACK, flip=True)
    pl.limb("206,330 186,392 232,452", [46, 36, 26], WHITE, 3.8, shade=12)
    shoe(pl, 240, 460, 40, s.BLACK, flip=True)
    breeches = "150,300 226,298 236,340 214,382 180,372 158,384 148,340"
    pl.shape(breeches, s.RED, 4)
    pl.shade(breeches, 18, along=0)
    coat(pl, 186, 190, 98, 134, s.GREEN, belt=s.YELLOW)
    pl.shape("150,200 186,214 222,200 216,182 156,182", WHITE, 3.2)
    pl.lines("164,186 162,204|186,186 186,212|208,186 210,204", 1.8)
    arm(pl, (148, 212), (104, 272), (120, 328), s.GREEN, wide=38, turn=-60)
    arm(pl, (224, 212), (266, 262), (286, 224), s.GREEN, wide=38, flip=True, turn=-50)
    pl.shape("176,104 160,120 152,156 156,192 172,190 176,150", s.HAIR_CHESTNUT, 3.4)
    man(pl, 192, 132, .39, flip=True, turn=4, hair=s.HAIR_CHESTNUT, beard="moustache", lids=.4, smile=.7)
    pl.shape("168,156 156,168 152,192 166,196 174,178", s.HAIR_CHESTNUT, 3)


def noble() -> Plate:
    """One end: he has come to call; a rose has fallen."""
    pl = Plate()
    # curtain at the right
    curtain = "400,19* 521,19* 521,300 500,260 470,220 440,150 424,80"
    pl.shape(curtain, s.RED, 4)
    pl.lines("440,24 456,120 496,220|470,24 482,120 512,210|500,24 506,110", 2.8)
    pl.shade(curtain, 20, gap=6.4)
    for x, y in ((426, 84), (438, 140), (456, 190), (480, 228), (504, 262)):
        pl.oval(x, y, 7, 9, s.YELLOW, 2.4)
    # park beyond
    for x in (60, 110, 250):
        pl.shape(f"{x - 18},380 {x - 16},290 {x},200 {x + 16},290 {x + 18},380", s.GREEN, 3)
        pl.hatch(f"{x + 4},230 {x + 15},290 {x + 15},370", f"{x - 2},240 {x + 2},290 {x + 2},370", 14, width=1.7)
    pl.fill("14,440* 526,440* 526,510* 14,510*", "#d9d0c0")
    for x in range(40, 526, 66):
        pl.line(f"{x},444 {x - 16},498", 1.9, start=.6, end=.9)
    # balustrade
    pl.shape("14,332* 330,332* 330,350* 14,350*", "#e4e0d6", 3.4)
    pl.shape("14,424* 330,424* 330,444* 14,444*", "#e4e0d6", 3.4)
    for x in range(36, 330, 40):
        pl.shape(f"{x - 8},352* {x + 8},352* {x + 5},366 {x + 13},384 {x + 6},404 {x + 9},424* {x - 9},424* {x - 6},404 {x - 13},384 {x - 5},366", "#e4e0d6", 2.8)
    _gentleman(pl)
    # the rose on the floor
    pl.line("262,478 290,484 310,478", 4, start=.8, end=.8)
    rose(pl, 256, 474, 14)
    # armchair and lady
    chair = "360,486* 364,230 390,200 460,200 488,230 492,486*"
    pl.fill(chair, s.YELLOW)
    pl.pattern(chair, [([(x, 190), (x + 10, 190), (x + 10, 490), (x, 490)], s.BLUE) for x in range(366, 490, 24)])
    pl.contour(chair, 4)
    gown = "376,350 320,384 298,430 294,478 380,490 480,486 490,440 470,390 444,350"
    pl.shape(gown, s.YELLOW, 4.4)
    pl.shade(gown, 38, along=10)
    pl.shape("390,356 356,400 340,484 410,490 450,484 452,400 436,352", _VIOLET, 3.4)
    pl.lines("396,380 378,430 374,484|424,380 424,486", 2.6)
    shoe(pl, 306, 480, 32, s.RED)
    bodice(pl, 414, 244, 86, 108, _VIOLET)
    pl.shape("372,372 380,352 404,346 428,352 436,372 420,386 388,386", WHITE, 3.2)
    pl.shape("362,364 366,346 380,340 392,350 388,366 374,374", WHITE, 3)
    pl.shape("386,342 396,346 396,362 388,358", "#7d4e2d", 2.2)
    pl.fill(ring(372, 355, 2.4, 2.4), pl.ink, register=False)
    pl.fill(ring(362, 362, 3, 2.4), pl.ink, register=False)
    arm(pl, (446, 266), (470, 330), (424, 358), s.YELLOW, wide=38, turn=-14)
    arm(pl, (382, 266), (346, 320), (388, 344), s.YELLOW, wide=36, flip=True, turn=6)
    woman(pl, 408, 188, .4, turn=2, hair=s.HAIR_FAIR, cover="band", ink=s.YELLOW, lids=.4, smile=.7)
    return pl


def pasture() -> Plate:
    """The other end: a visit on the alp."""
    pl = Plate()
    mountains(pl, "20,330 80,210 140,300 220,180 300,290 380,220 440,310", 390)
    house(pl, 410, 420, 100, 110, roof=s.WOOD, wall=s.WOOD)
    ground(pl, 410)
    # cows, grazing and lying
    goat(pl, 70, 440, .9, ink="#b9693a")
    pl.shape("20,484 30,462 70,452 110,460 120,482 100,492 40,494", "#d3a566", 3.4)
    pl.shade("20,484 30,462 70,452 110,460 120,482 100,492 40,494", 16, gap=6)
    pl.shape("110,470 116,448 134,444 150,462 146,476 130,484 116,482", "#d3a566", 3.2)
    pl.lines("118,446 112,432|136,444 142,430", 4, start=.9, end=.4)
    pl.fill(ring(130, 460, 2.6, 2.6), pl.ink, register=False)
    # dairymaid on her tub
    pl.shape("180,420* 280,420* 270,488* 190,488*", s.WOOD, 3.6)
    pl.lines("184,440 276,440|188,470 272,470", 4, start=.9, end=.9)
    gown = "210,350 170,386 150,440 156,482 230,490 300,482 304,440 290,390 260,350"
    pl.shape(gown, s.RED, 4.4)
    pl.shade(gown, 36, along=10)
    pl.lines("210,376 186,430 186,480|256,376 270,430 268,480", 2.6)
    pl.shape("214,360* 256,360* 272,410 262,466 228,474 196,464 196,410", WHITE, 3.2)
    pl.lines("226,376 214,420 216,464|246,376 250,420", 2)
    shoe(pl, 180, 490, 32, s.BLACK)
    # the huntsman bends over her shoulder
    leg(pl, (344, 362), (336, 410), (330, 462), "#34302f", s.GREEN)
    leg(pl, (376, 362), (388, 410), (392, 462), "#34302f", s.GREEN)
    coat(pl, 344, 218, 104, 152, s.GREEN, lean=18, belt=s.RED)
    pl.line("372,210 400,300 420,420", 6, start=.9, end=.8)
    bodice(pl, 234, 246, 84, 108, s.BLUE)
    arm(pl, (264, 268), (288, 330), (244, 360), WHITE, wide=34, turn=-10)
    arm(pl, (204, 268), (170, 320), (206, 356), WHITE, wide=32, flip=True, turn=6)
    arm(pl, (308, 240), (286, 290), (256, 268), s.GREEN, wide=36, turn=20)
    arm(pl, (388, 240), (416, 300), (388, 340), s.GREEN, wide=38, turn=-30)
    woman(pl, 236, 192, .39, flip=True, turn=-12, hair=s.HAIR_CHESTNUT, cover="cap", ink=s.BLUE, lids=.4, smile=.9)
    man(pl, 322, 166, .39, turn=-14, hair=s.HAIR_BROWN, hat="brim", ink=s.GREEN, band=s.YELLOW, beard="moustache", smile=.9)
    grass(pl, "300,494 430,490")
    return pl
