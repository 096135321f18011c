# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVII: the zither, and the crossing of the lake."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, bush, coat, grass, ground, house, leg, mountains, shoe, skirt
from .plate import Plate

_LILAC = "#b59ac9"


def zither() -> Plate:
    """One end: he plays, she listens."""
    pl = Plate()
    mountains(pl, "300,320 350,220 400,290 450,200 530,300", 390)
    house(pl, 424, 412, 90, 96)
    ground(pl, 418)
    bush(pl, 54, 478, 90, 110, roses=6)
    # she leans on his shoulder
    skirt(pl, (360, 38, 322), (370, 78, 480), _LILAC, apron=WHITE)
    shoe(pl, 350, 490, 30, s.BLACK)
    bodice(pl, 354, 236, 80, 92, _LILAC)
    # rock, gun and hat
    pl.shape("130,440 170,408 270,404 310,440 306,482 120,486", "#d9d0c0", 3.8)
    pl.hatch("300,440 306,478", "274,420 276,480", 10, width=1.7)
    pl.line("104,486 120,380 130,250", 6, start=.9, end=.6)
    pl.shape("98,488 102,450 114,430 122,446 116,474 110,490", s.WOOD, 3)
    leg(pl, (216, 392), (180, 412), (172, 466), "#7d4e2d", WHITE, wide=46)
    leg(pl, (250, 396), (228, 428), (230, 472), "#7d4e2d", WHITE, wide=46)
    coat(pl, 242, 230, 104, 166, "#e88a2c", belt=s.GREEN)
    # the zither on his knees
    pl.shape("128,372* 276,360* 300,378 286,398* 132,404*", s.YELLOW, 4)
    pl.shape("132,404* 286,398* 286,408* 134,414*", s.WOOD, 3)
    pl.oval(200, 386, 11, 8, "#34302f", 2)
    for step in range(5):
        pl.line(f"136,{378 + step * 5} 280,{367 + step * 6}", 1.8, start=.9, end=.9)
    arm(pl, (282, 252), (304, 330), (256, 366), "#e88a2c", wide=40, turn=-30)
    arm(pl, (204, 252), (164, 320), (168, 364), "#e88a2c", wide=38, turn=-70)
    arm(pl, (330, 256), (300, 270), (262, 244), WHITE, wide=30, turn=20)
    arm(pl, (384, 256), (404, 306), (372, 334), WHITE, wide=32, turn=-6)
    man(pl, 236, 176, .4, turn=-8, hair=s.HAIR_FAIR, hat="brim", ink=s.GREEN, band=s.RED, lids=.6, nose="straight", age=.15)
    woman(pl, 336, 182, .38, turn=-12, hair=s.HAIR_DARK, cover="scarf", ink="#e88a2c", lids=.6, smile=.8)
    grass(pl, "130,494 430,494")
    return pl


def ferry() -> Plate:
    """The other end: a lady is rowed over the lake."""
    pl = Plate()
    mountains(pl, "20,330 70,230 130,300 200,210 270,310 340,240 400,310 460,220 530,300", 372)
    pl.fill("14,372* 526,372* 526,510* 14,510*", s.SKY)
    pl.line("14,372 526,372", 2.6, start=.9, end=.9)
    pl.lines("30,390 80,386 130,390|400,388 450,384 500,388|20,420 50,416 80,420|470,420 496,416 520,420", 2)
    # ferryman behind, standing with the oar
    leg(pl, (372, 362), (364, 400), (362, 430), s.BLUE, WHITE)
    leg(pl, (404, 362), (412, 400), (416, 430), s.BLUE, WHITE)
    coat(pl, 388, 206, 100, 160, s.YELLOW, belt=s.RED, buttons=None)
    pl.line("318,150 400,300 476,486", 7, start=.9, end=.9)
    arm(pl, (348, 230), (320, 270), (372, 250), s.YELLOW, wide=38, flip=True, turn=-10)
    arm(pl, (426, 230), (458, 290), (402, 304), s.YELLOW, wide=38, turn=-4)
    man(pl, 386, 150, .39, turn=-4, hair=s.HAIR_BROWN, hat="brim", ink=s.RED, band=s.GREEN, beard="full", age=.6)
    # lady
    skirt(pl, (214, 40, 342), (224, 92, 450), s.RED)
    bodice(pl, 212, 246, 84, 102, s.BLUE)
    arm(pl, (244, 268), (266, 330), (222, 356), WHITE, wide=32, turn=-6)
    arm(pl, (182, 268), (140, 316), (112, 358), WHITE, wide=32, turn=-50)
    woman(pl, 212, 192, .39, turn=-2, hair=s.HAIR_FAIR, cover="straw", ink=s.RED, smile=.7)
    # the boat, plank over plank
    hull = "60,386* 120,414 220,430 340,430 440,412 500,376* 486,430 440,468 330,486 200,486 110,464 76,430"
    pl.shape(hull, s.WOOD, 4.6)
    pl.shade(hull, 20, gap=6)
    pl.lines("66,402 130,432 240,446 350,444 440,428 494,396|78,426 140,452 250,466 350,462 436,446 484,420", 3.4, start=.8, end=.8)
    pl.shape("60,386* 120,414 220,430 340,430 440,412 500,376* 498,390 440,424 340,442 220,442 118,426 62,398*", s.YELLOW, 3)
    # breaking wave
    for x, y in ((40, 474), (120, 492), (400, 492), (480, 478), (260, 496)):
        pl.shape(f"{x - 44},{y + 8} {x - 20},{y - 8} {x + 6},{y - 10} {x + 16},{y} {x + 4},{y + 2} {x + 30},{y + 6} {x + 40},{y + 12}", WHITE, 2.8)
        pl.line(f"{x - 26},{y + 4} {x - 6},{y - 2} {x + 6},{y + 4}", 2)
    return pl
