# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIII: at the spinning-wheel, and the girl with reel and distaff."""

import math

from .. import style as s
from .heads import woman
from .lines import ring
from .parts import WHITE
from .people import arm, bodice, grass, ground, hand, mob, mountains, shoe, skirt
from .plate import Plate


def _child(pl: Plate, x: float, y: float, k: float, ink: str, *, flip: bool = False) -> None:
    """A child crouching; (x, y) lies under it."""
    with pl.placed(x, y, scale=k, flip=flip, weight=.9):
        pl.shape("-30,-56 0,-70 28,-58 38,-20 30,2 -30,2 -40,-18", ink, 3.6)
        pl.shade("-30,-56 0,-70 28,-58 38,-20 30,2 -30,2 -40,-18", 18, gap=6)
        pl.limb("-18,-50 -40,-34 -50,-46", [20, 18, 13], WHITE, 3, rounded=True)
        hand(pl, -50, -46, 20, turn=50)
        pl.oval(0, -92, 27, 29, s.SKIN_FAIR, 3.4)
        pl.fill(ring(-12, -82, 7, 6), "#ee9a80")
        mob(pl, s.HAIR_FAIR, "-26,-98 -22,-118 0,-126 24,-118 30,-92 24,-72 16,-92 -6,-106 -18,-100", "-14,-116 8,-116")
        pl.lines("-22,-94 -14,-97|-6,-97 4,-94|-18,-86 -18,-82", 2.8)
        pl.line("-18,-78 -11,-74 -4,-79", 2.2)


def spinning() -> Plate:
    """One end: the baby sleeps, the wheel stands still."""
    pl = Plate()
    pl.shape("280,40* 372,40* 372,140* 280,140*", s.WOOD, 3.4)
    pl.shape("290,50* 362,50* 362,130* 290,130*", s.SKY, 2.4)
    pl.lines("326,50 326,130|290,90 362,90", 4, start=.9, end=.9)
    pl.shape("272,34* 316,34* 296,90 284,144* 270,140*", WHITE, 2.8)
    pl.shape("380,34* 336,34* 356,90 368,144* 382,140*", WHITE, 2.8)
    pl.shape("430,150* 516,150* 516,160* 430,160*", s.WOOD, 2.8)
    pl.shape("450,150 446,128 454,112 468,112 476,128 472,150", s.BLUE, 3)
    pl.oval(496, 138, 12, 13, s.YELLOW, 2.8)
    pl.fill("14,440* 526,440* 526,510* 14,510*", s.SOIL)
    pl.line("14,440 526,440", 3, start=.9, end=.9)
    for x in range(60, 520, 70):
        pl.line(f"{x},445 {x - 14},496", 1.8, start=.6, end=.9)
    # the wheel
    pl.oval(104, 330, 82, 82, s.WOOD, 4)
    pl.oval(104, 330, 68, 68, s.PAPER, 3)
    for step in range(8):
        angle = math.tau * step / 8
        pl.line([(104, 330), (104 + 68 * math.cos(angle), 330 + 68 * math.sin(angle))], 5, start=.9, end=.9)
    pl.oval(104, 330, 13, 13, s.WOOD, 3)
    pl.lines("104,340 70,480|104,340 150,480|60,430 176,416", 8, start=.9, end=.9)
    pl.line("176,416 180,260 176,200", 5, start=.9, end=.9)
    pl.shape("176,190 190,206 192,232 178,250 164,232 164,206", WHITE, 3.2)
    pl.lines("172,206 172,242|182,204 182,240", 1.8)
    # the mother
    pl.shape("246,396* 372,396* 372,410* 246,410*", s.WOOD, 3.2)
    pl.lines("256,410 250,482|362,410 368,482", 8, start=.9, end=.9)
    gown = "262,346 226,390 208,440 214,480 300,488 372,480 380,440 370,390 346,346"
    pl.shape(gown, s.RED, 4.4)
    pl.shade(gown, 36, along=10)
    pl.lines("262,380 240,430 242,476|306,390 302,440 304,482|346,380 356,430 352,476", 2.8)
    bodice(pl, 304, 240, 88, 110, s.GREEN)
    # baby on her lap
    pl.shape("224,350 250,330 300,332 336,350 330,380 280,390 236,382", WHITE, 3.8)
    pl.lines("250,346 290,350 326,362|246,366 290,372 320,372", 2.2)
    pl.oval(236, 352, 22, 23, s.SKIN_FAIR, 3.2)
    pl.shape("216,352 216,334 230,326 248,330 256,346 244,340 228,340", WHITE, 2.8)
    pl.lines("224,354 230,355|238,355 244,354|230,364 238,364", 2.4)
    arm(pl, (336, 262), (360, 330), (306, 362), WHITE, wide=34, turn=-4)
    arm(pl, (272, 262), (240, 316), (260, 362), WHITE, wide=34, turn=-60)
    woman(pl, 298, 186, .4, turn=-10, hair=s.HAIR_CHESTNUT, cover="cap", ink=s.RED, lids=.75, smile=.7)
    _child(pl, 432, 486, 1.15, s.RED.base)
    _child(pl, 496, 488, .9, s.GREEN.base, flip=True)
    pl.shape("384,488 376,470 386,456 402,454 416,460 420,476 412,488", "#e88a2c", 3.2)
    pl.lines("398,456 394,486|408,458 410,486", 2)
    return pl


def reel() -> Plate:
    """The other end: she strides along, her little dog too."""
    pl = Plate()
    mountains(pl, "20,360 60,290 100,340 150,270 210,360", 400)
    ground(pl, 424)
    # half-timbered house
    pl.shape("380,450* 380,250* 512,250* 512,450*", WHITE, 3.6)
    for line in ("380,300 512,300", "380,370 512,370", "424,250 424,450", "470,250 470,450", "380,370 424,300", "512,370 470,300", "424,450 470,370"):
        pl.line(line, 7, start=.9, end=.9)
    pl.shape("436,316* 460,316* 460,350* 436,350*", s.BLUE, 2.4)
    pl.shape("362,256* 440,140* 526,200* 526,262*", s.ROOF, 3.8)
    pl.hatch("440,150 380,246", "520,204 520,254", 7, width=1.7)
    pl.fill("60,510* 140,452 260,434 380,440 460,446 440,470 300,510*", s.SOIL)
    # the dog
    pl.shape("60,450 80,440 116,444 132,436 150,440 156,452 146,462 134,464 124,474 80,474 62,466", WHITE, 3.4)
    pl.shape("134,438 128,424 140,430 148,440", "#7d4e2d", 2.6)
    pl.fill(ring(146, 446, 2.4, 2.4), pl.ink, register=False)
    pl.fill(ring(155, 452, 3, 2.6), pl.ink, register=False)
    pl.lines("74,470 62,490|84,472 82,492|112,472 120,490|122,470 134,486", 6, start=.9, end=.8)
    pl.line("62,452 44,438 38,446", 5, start=.9, end=.4)
    # she strides
    pl.limb("236,430 208,474", [20, 15], WHITE, 3.4)
    shoe(pl, 206, 478, 36, s.RED, flip=True, turn=20)
    pl.limb("300,440 322,470", [20, 15], WHITE, 3.4)
    shoe(pl, 326, 474, 36, s.RED, flip=True)
    skirt(pl, (264, 38, 318), (266, 84, 448), s.RED, apron=s.YELLOW, sway=18)
    bodice(pl, 264, 230, 82, 94, WHITE, lace=False, collar=s.BLUE)
    for x, y in ((240, 262), (262, 258), (286, 262), (250, 282), (276, 282), (240, 302), (264, 304), (288, 300)):
        pl.oval(x, y, 4.4, 4.4, s.RED, 1.6)
    # distaff over her shoulder, reel in her hand
    pl.line("330,330 300,240 286,120", 5, start=.9, end=.9)
    pl.shape("286,66 304,90 306,124 290,142 272,126 272,92", WHITE, 3.4)
    pl.lines("282,84 284,132|294,84 294,130|272,104 288,110 305,102", 2)
    arm(pl, (296, 252), (338, 300), (316, 296), WHITE, wide=32, turn=10)
    arm(pl, (234, 252), (196, 296), (168, 300), WHITE, wide=32, turn=6)
    pl.line("160,240 150,370", 6, start=.9, end=.9)
    pl.lines("124,250 192,262|118,352 184,364", 7, start=.9, end=.9)
    pl.shape("128,252* 190,262* 180,362* 120,352*", s.YELLOW, 2.8)
    pl.hatch("130,252 186,262", "124,352 178,362", 9, width=1.8, end=.9)
    hand(pl, 176, 302, 26, turn=4)
    woman(pl, 264, 178, .38, flip=True, turn=4, hair=s.HAIR_FAIR, cover="scarf", ink=s.BLUE, smile=.8)
    grass(pl, "40,494 380,492 470,488")
    return pl
