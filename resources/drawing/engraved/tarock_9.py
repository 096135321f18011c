# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock IX: at the edge of the field, and the kiss over the balustrade."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, coat, grass, ground, leaf, leg, mountains, shoe, skirt
from .plate import Plate


def field() -> Plate:
    """One end: they rest beside a tub of herbs."""
    pl = Plate()
    pl.fill("14,380* 260,370 526,380* 526,440* 14,440*", s.YELLOW)
    for x in range(30, 520, 34):
        pl.lines(f"{x},380 {x - 4},364|{x + 8},378 {x + 8},360|{x + 16},380 {x + 22},364", 2.4, start=.9, end=.2)
    ground(pl, 428)
    # broken fence and reeds
    pl.shape("470,470* 466,372* 474,360* 482,372* 484,470*", s.WOOD, 2.8)
    pl.shape("506,470* 506,392* 512,384* 520,394* 520,470*", s.WOOD, 2.8)
    pl.shape("440,400* 526,380* 526,392* 442,412*", s.WOOD, 2.6)
    for x, high in ((30, 120), (46, 150), (62, 110)):
        pl.line(f"{x},476 {x + 2},{476 - high * .5} {x - 4},{476 - high}", 3.4, start=.9, end=.5)
        pl.shape(f"{x - 8},{476 - high} {x - 4},{462 - high} {x},{476 - high} {x - 1},{500 - high} {x - 6},{500 - high}", "#7d4e2d", 2.2)
    # tub and jug
    pl.shape("96,414* 180,414* 172,484* 104,484*", s.WOOD, 3.8)
    pl.lines("98,432 178,432|102,466 174,466", 4, start=.9, end=.9)
    pl.hatch("166,420 160,480", "178,420 170,480", 12, width=1.6)
    for x, y, turn in ((104, 412, 200), (116, 404, 240), (130, 400, 265), (146, 400, 280), (160, 404, 310), (172, 412, 340), (124, 412, 220), (150, 412, 320), (138, 410, 270)):
        leaf(pl, x, y, 34, turn)
    pl.shape("70,432 84,432 82,444 94,460 90,484 62,484 58,460 70,444", s.BLUE, 3.2)
    pl.line("92,448 102,458 92,470", 4, start=.8, end=.8)
    # she
    skirt(pl, (262, 38, 322), (264, 74, 480), s.BLUE, apron=WHITE)
    shoe(pl, 244, 490, 30, s.BLACK)
    bodice(pl, 262, 236, 80, 92, s.YELLOW)
    pl.shape("212,232 190,244 168,240 154,220 156,196 168,216 184,224 200,216 212,200", "#b7c6d4", 3.2)
    pl.line("210,222 222,242", 8, start=.9, end=.9)
    arm(pl, (236, 256), (204, 296), (220, 246), WHITE, wide=30, turn=60)
    arm(pl, (290, 256), (312, 306), (274, 330), WHITE, wide=30, turn=-6)
    woman(pl, 262, 182, .38, flip=True, hair=s.HAIR_CHESTNUT, cover="scarf", ink=s.BLUE)
    # he
    leg(pl, (366, 352), (356, 402), (350, 462), "#e88a2c", WHITE)
    leg(pl, (404, 352), (416, 402), (420, 462), "#e88a2c", WHITE)
    coat(pl, 384, 206, 100, 154, "#e88a2c", belt=s.GREEN)
    arm(pl, (346, 228), (316, 280), (330, 322), "#e88a2c", wide=38, turn=-70)
    arm(pl, (424, 228), (452, 290), (424, 328), "#e88a2c", wide=38, turn=-30)
    man(pl, 380, 150, .39, turn=-4, hair=s.HAIR_BROWN, hat="straw", band=s.RED, beard="moustache", smile=.9)
    grass(pl, "200,494 320,492 470,490")
    return pl


def balcony() -> Plate:
    """The other end: he climbs for a kiss."""
    pl = Plate()
    mountains(pl, "20,360 66,270 110,330 160,260 210,350", 400)
    # village church
    pl.shape("60,420* 60,360* 120,360* 120,420*", WHITE, 2.6)
    pl.shape("52,362* 78,334* 128,334* 130,362*", s.ROOF, 2.6)
    pl.shape("120,420* 120,310* 146,310* 146,420*", WHITE, 2.6)
    pl.shape("114,312* 133,258* 152,312*", s.ROOF, 2.6)
    pl.lines("133,258 133,240|127,247 139,247", 3, start=.9, end=.9)
    ground(pl, 424)
    # wooden house with its balcony
    pl.shape("330,470* 330,60* 526,60* 526,470*", s.WOOD, 4)
    for y in range(90, 470, 34):
        pl.line(f"334,{y} 430,{y + 1} 524,{y}", 2, start=.9, end=.9)
    pl.shape("410,330* 410,130* 500,130* 500,330*", "#34302f", 3)
    pl.shape("290,60* 400,22* 526,22* 526,72* 300,76*", s.ROOF, 3.6)
    # she leans over
    bodice(pl, 376, 226, 84, 104, s.RED, lace=False)
    pl.lines("356,246 360,320|376,250 376,326|396,246 392,320", 6, start=.8, end=.8)
    arm(pl, (408, 246), (428, 300), (386, 322), WHITE, wide=30)
    woman(pl, 346, 182, .38, turn=-18, hair=s.HAIR_FAIR, aside=True, lids=.9, smile=.7)
    pl.shape("276,322* 526,322* 526,338* 276,338*", s.WOOD, 3.4)
    pl.shape("284,400* 526,400* 526,416* 284,416*", s.WOOD, 3.4)
    for x in range(296, 526, 34):
        pl.shape(f"{x},338 {x + 10},350 {x + 5},368 {x + 12},386 {x},400 {x - 10},386 {x - 4},368 {x - 10},350", "#e9d2a8", 2.6)
    # he stands on a ladder
    pl.lines("176,490 262,250|226,490 300,280", 7, start=.9, end=.9)
    for t in (.06, .26, .46, .66, .86):
        pl.line(f"{176 + 86 * t},{490 - 240 * t} {226 + 74 * t},{490 - 210 * t}", 5, start=.9, end=.9)
    leg(pl, (220, 346), (250, 384), (226, 418), s.YELLOW, WHITE, flip=True)
    leg(pl, (196, 350), (204, 404), (204, 452), s.YELLOW, WHITE, flip=True)
    coat(pl, 224, 214, 96, 146, s.GREEN, lean=-18, belt=s.RED)
    arm(pl, (190, 236), (186, 296), (236, 308), s.GREEN, wide=36, flip=True)
    arm(pl, (258, 232), (300, 262), (350, 248), s.GREEN, wide=36, flip=True, turn=-14)
    man(pl, 270, 160, .38, flip=True, turn=14, hair=s.HAIR_DARK, hat="brim", ink=s.GREEN, band=s.YELLOW, aside=True, lids=.8)
    grass(pl, "60,490 300,492")
    return pl
