# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XII: the smoker who is scolded, and the walk."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, coat, grass, ground, leaf, leg, shoe, skirt, tree
from .plate import Plate


def smoker() -> Plate:
    """One end: he smokes, she has work for him."""
    pl = Plate()
    ground(pl, 420)
    # arbour
    pl.lines("500,430 500,60|300,60 500,60", 8, start=.9, end=.9)
    for place in range(12):
        leaf(pl, 300 + place * 18, 62 + (place % 3) * 9, 34, 60 + place * 47)
    for place in range(8):
        leaf(pl, 498 + (place % 2) * 8, 90 + place * 26, 32, 20 + place * 67)
    # he on the bench behind the table
    pl.lines("470,400 470,480|350,400 350,480", 8, start=.9, end=.9)
    pl.shape("336,392* 506,392* 506,406* 336,406*", s.WOOD, 3.2)
    leg(pl, (396, 386), (344, 402), (336, 464), s.RED, WHITE, wide=46)
    leg(pl, (430, 388), (394, 412), (396, 468), s.RED, WHITE, wide=46)
    coat(pl, 412, 226, 112, 168, s.BLUE)
    arm(pl, (450, 250), (486, 318), (430, 350), s.BLUE, wide=42, turn=-8)
    pl.line("352,212 330,250 300,300", 5, start=.9, end=.9)
    pl.shape("284,286 298,284 314,288 310,316 290,316", "#7d4e2d", 3)
    pl.lines("298,282 284,262 300,244 286,222 300,204", 2.6)
    arm(pl, (374, 250), (348, 306), (322, 274), s.BLUE, wide=40, turn=40)
    man(pl, 408, 172, .41, turn=-4, hair=s.HAIR_GREY, hat="straw", band=s.BLUE, beard="moustache", nose="broad", age=.9, lids=.5)
    # table
    pl.shape("186,344* 352,344* 356,360* 182,360*", s.WOOD, 3.6)
    pl.lines("204,360 196,484|336,360 344,484|204,360 336,484", 7, start=.9, end=.9)
    pl.shape("216,344* 214,304 220,292* 222,270* 232,270* 234,292* 240,304 238,344*", s.GREEN, 3)
    pl.shape("258,314* 282,314* 278,344* 262,344*", WHITE, 2.8)
    pl.fill("261,326* 280,326* 278,342* 263,342*", s.RED)
    # the dog under it
    pl.shape("226,476 230,450 250,438 290,438 310,448 318,476 306,486 240,486", "#d9b878", 3.4)
    pl.shape("214,456 222,440 240,434 250,446 246,464 226,470 210,466", "#d9b878", 3)
    pl.shape("238,436 250,440 252,458 242,458", "#7d4e2d", 2.4)
    pl.fill("212,460 218,456 220,462 214,466", pl.ink, register=False)
    pl.line("228,448 231,450", 3, start=.9, end=.9)
    # she
    skirt(pl, (108, 38, 326), (106, 78, 480), s.RED, apron=s.GREEN)
    shoe(pl, 140, 488, 30, s.BLACK, flip=True)
    bodice(pl, 110, 236, 80, 96, s.BLUE)
    pl.shape("170,170 188,156 210,156 226,172 226,194 216,178 200,170 186,174 178,186", "#b7c6d4", 3.2)
    pl.line("176,178 166,204", 8, start=.9, end=.9)
    arm(pl, (140, 256), (182, 262), (168, 206), WHITE, wide=32, turn=80)
    arm(pl, (82, 256), (50, 306), (86, 328), WHITE, wide=32, flip=True, turn=6)
    woman(pl, 110, 184, .38, flip=True, hair=s.HAIR_BROWN, cover="scarf", ink=s.YELLOW, smile=-.5, lids=.1)
    grass(pl, "40,494 180,494 430,494")
    return pl


def walk() -> Plate:
    """The other end: they walk out on a Sunday."""
    pl = Plate()
    ground(pl, 420)
    pl.shape("40,424* 40,340* 120,340* 120,424*", WHITE, 3)
    pl.shape("36,342* 44,306 80,290 116,306 124,342*", s.ROOF, 3)
    pl.lines("80,290 80,268|72,276 88,276", 3, start=.9, end=.9)
    pl.shape("122,424* 122,310* 146,310* 146,424*", WHITE, 3)
    pl.shape("118,312 122,290 134,276 146,290 150,312", s.GREEN, 2.8)
    pl.shape("68,424* 68,384 80,372 92,384 92,424*", "#34302f", 2.4)
    tree(pl, 470, 450, 430, 200)
    pl.fill("120,510* 170,450 260,426 340,420 400,430 390,470 360,510*", s.SOIL)
    skirt(pl, (220, 40, 320), (218, 80, 480), s.BLUE, apron=WHITE)
    for x, y in ((206, 430), (218, 440), (230, 430), (218, 422)):
        pl.oval(x, y, 4.6, 4.6, s.RED, 1.8)
    for x in (196, 208, 220, 232, 244):
        pl.shape(f"{x - 6},452* {x},444* {x + 6},452* {x},460*", s.RED, 1.8)
    shoe(pl, 240, 490, 30, s.BLACK, flip=True)
    bodice(pl, 220, 230, 82, 96, s.RED)
    leg(pl, (320, 350), (310, 404), (300, 462), s.YELLOW, WHITE, flip=True)
    leg(pl, (356, 350), (374, 402), (384, 460), s.YELLOW, WHITE, flip=True)
    coat(pl, 338, 206, 104, 152, "#e88a2c", belt=s.BLUE)
    arm(pl, (190, 250), (162, 304), (192, 334), WHITE, wide=32, flip=True, turn=8)
    arm(pl, (250, 250), (278, 302), (306, 300), WHITE, wide=32, flip=True)
    arm(pl, (300, 228), (278, 288), (318, 318), "#e88a2c", wide=38, flip=True)
    arm(pl, (378, 228), (410, 284), (396, 334), "#e88a2c", wide=38, turn=-80)
    pl.line("396,330 414,480", 5, start=.9, end=.9)
    woman(pl, 222, 178, .39, flip=True, hair=s.HAIR_BROWN, cover="cap", ink=s.BLUE, smile=.7)
    man(pl, 336, 150, .39, turn=4, hair=s.HAIR_FAIR, hat="cap", ink=s.RED, band=s.YELLOW, smile=.9, nose="snub", age=.1)
    grass(pl, "60,492 440,494")
    return pl
