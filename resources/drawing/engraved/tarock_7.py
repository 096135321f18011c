# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VII: at the well, and the fish on the line."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, coat, grass, ground, leg, mountains, shoe, skirt
from .plate import Plate


def well() -> Plate:
    """One end: the traveller lifts his hat."""
    pl = Plate()
    mountains(pl, "240,330 300,240 350,310 420,230 480,300 530,260", 400)
    ground(pl, 424)
    # wayside shrine
    pl.shape("40,470* 40,300* 72,300* 72,470*", "#e4e0d6", 3.4)
    pl.hatch("60,306 60,466", "71,306 71,468", 24, width=1.6)
    pl.shape("26,300* 86,300* 86,226* 26,226*", "#e4e0d6", 3.4)
    pl.shape("36,290* 36,250 56,236 76,250 76,290*", s.BLUE, 2.8)
    pl.shape("56,250 62,262 66,286 46,286 50,262", s.RED, 2)
    pl.shape("16,230* 56,186* 96,230*", s.ROOF, 3.2)
    pl.lines("56,186 56,160|46,170 66,170", 4, start=.9, end=.9)
    # the well
    pl.shape("378,474* 374,386* 516,386* 512,474*", "#d9d0c0", 4)
    for y, xs in ((408, (410, 452, 494)), (430, (390, 432, 474)), (452, (410, 452, 494))):
        pl.line(f"377,{y} 444,{y + 2} 514,{y}", 2.2, start=.9, end=.9)
        for x in xs:
            pl.line(f"{x},{y} {x},{y + 22}", 2, start=.9, end=.9)
    pl.shape("364,374* 526,374* 522,392* 368,392*", "#e4e0d6", 3.4)
    pl.shape("496,374* 496,180* 510,180* 510,374*", s.WOOD, 3)
    pl.shape("380,186* 520,176* 520,188* 380,198*", s.WOOD, 3)
    pl.line("396,196 396,330", 3, start=.9, end=.9)
    # he
    leg(pl, (208, 350), (196, 404), (186, 462), s.RED, WHITE, flip=True)
    leg(pl, (246, 350), (262, 404), (268, 462), s.RED, WHITE, flip=True)
    sack = "150,214 180,196 204,214 206,270 186,300 154,292 138,252"
    pl.shape(sack, "#d9b878", 4)
    pl.shade(sack, 24, along=30)
    coat(pl, 228, 200, 96, 156, s.GREEN, belt=s.YELLOW)
    pl.line("250,206 214,250 186,290", 6, start=.9, end=.9)
    arm(pl, (190, 222), (166, 284), (186, 316), s.GREEN, wide=38, turn=-60)
    arm(pl, (266, 220), (310, 206), (304, 150), s.GREEN, wide=38, turn=84)
    pl.shape("276,136 290,124 290,104 318,100 326,118 340,128 306,140", s.RED, 3.4)
    pl.line("318,104 334,84 344,88", 4, start=.6)
    man(pl, 230, 146, .38, flip=True, hair=s.HAIR_BROWN, beard="moustache", smile=.8)
    # she
    skirt(pl, (404, 34, 322), (410, 60, 476), s.ROSE, apron=WHITE)
    bodice(pl, 404, 238, 74, 92, s.BLUE)
    arm(pl, (430, 258), (446, 306), (412, 330), WHITE, wide=28, turn=-8)
    arm(pl, (378, 258), (356, 300), (386, 318), WHITE, wide=28, flip=True, turn=10)
    pl.shape("380,322* 416,322* 412,366* 384,366*", s.WOOD, 3.2)
    pl.lines("381,332 415,332|383,354 413,354", 3, start=.9, end=.9)
    woman(pl, 402, 186, .36, hair=s.HAIR_FAIR, lids=.4, smile=.8)
    pl.shape("330,486* 326,446* 366,446* 362,486*", s.WOOD, 3.2)
    pl.lines("328,458 364,458|329,474 363,474", 3, start=.9, end=.9)
    grass(pl, "110,490 300,492")
    return pl


def fishing() -> Plate:
    """The other end: he has caught one."""
    pl = Plate()
    mountains(pl, "20,340 70,280 120,330 160,300 210,350", 390)
    # castle on its hill
    pl.shape("60,390 110,330 160,320 220,390", s.LEAF, 3)
    pl.shape("100,334* 100,286* 124,286* 124,270* 146,270* 146,334*", "#e4e0d6", 2.8)
    pl.shape("120,270* 135,244* 150,270*", s.ROOF, 2.6)
    pl.fill("14,390* 300,386* 300,510* 14,510*", s.SKY)
    pl.lines("14,390 300,387", 2.4, start=.9, end=.9)
    pl.lines("30,410 70,406 110,410|60,440 110,436 150,440|26,470 60,466 96,470|160,420 190,416 220,420|130,480 160,476 190,480", 2)
    pl.fill("526,396* 420,392 340,400 270,420 236,450 210,510* 526,510*", s.LEAF)
    pl.line("526,396 420,393 340,401 270,421 236,451 212,498", 3)
    # rod and fish
    pl.line("352,292 220,200 130,150 84,166", 4.6, start=.9, end=.4)
    pl.line("84,166 80,250 84,330", 1.8, start=.9, end=.9)
    fish = "84,326 98,340 102,364 92,388 104,404 84,398 66,406 76,388 66,364 70,340"
    pl.shape(fish, "#b7c6d4", 3.4)
    pl.hatch("100,346 100,372 92,388", "86,344 86,370 84,384", 9, width=1.7)
    pl.lines("80,340 82,342|72,352 84,358 98,352", 3)
    # lad on his knees
    pl.limb("392,400 360,426 350,462", [44, 38, 28], s.BLUE, 4, shade=16, rounded=True)
    shoe(pl, 342, 472, 40, s.BLACK)
    pl.limb("410,404 400,450 452,468", [44, 40, 28], s.BLUE, 4, shade=16, rounded=True)
    shoe(pl, 462, 474, 38, s.BLACK, turn=-60, flip=True)
    coat(pl, 388, 268, 96, 140, s.RED, lean=14, belt="#34302f")
    arm(pl, (420, 288), (424, 350), (368, 316), s.RED, wide=36, turn=20)
    arm(pl, (352, 288), (334, 340), (350, 298), s.RED, wide=34, turn=70)
    man(pl, 376, 216, .37, turn=-6, hair=s.HAIR_FAIR, hat="straw", band=s.GREEN, nose="snub", age=.1, smile=1)
    # the girl leans over him
    skirt(pl, (478, 30, 330), (484, 50, 470), s.RED)
    bodice(pl, 466, 244, 70, 92, WHITE, lace=False, collar=s.RED)
    arm(pl, (440, 262), (402, 262), (356, 236), WHITE, wide=28, turn=16)
    arm(pl, (490, 262), (508, 310), (478, 336), WHITE, wide=28, turn=-10)
    woman(pl, 452, 192, .36, turn=-8, hair=s.HAIR_CHESTNUT, cover="band", ink=s.BLUE, smile=1)
    grass(pl, "300,490 420,494 500,492")
    return pl
