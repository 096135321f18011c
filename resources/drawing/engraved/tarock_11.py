# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XI: the inn, and the rest beside the white donkey."""

from .. import style as s
from .heads import man, woman
from .lines import ring
from .parts import WHITE
from .people import arm, bodice, bush, coat, grass, ground, leg, shoe, skirt
from .plate import Plate


def _floor(pl: Plate, y: float) -> None:
    pl.fill(f"14,{y}* 526,{y}* 526,510* 14,510*", s.SOIL)
    pl.line(f"14,{y} 526,{y}", 3, start=.9, end=.9)
    for x in range(60, 520, 70):
        pl.line(f"{x},{y + 5} {x - 14},496", 1.8, start=.6, end=.9)


def inn() -> Plate:
    """One end: tired feet, a full glass."""
    pl = Plate()
    # window and stove
    pl.shape("180,44* 268,44* 268,150* 180,150*", s.WOOD, 3.4)
    pl.shape("190,54* 258,54* 258,140* 190,140*", s.SKY, 2.4)
    pl.lines("224,54 224,140|190,96 258,96", 4, start=.9, end=.9)
    pl.shape("24,250* 116,250* 116,440* 24,440*", s.GREEN, 3.8)
    for y in (270, 330, 390):
        for x in (34, 76):
            pl.shape(f"{x},{y}* {x + 32},{y}* {x + 32},{y + 44}* {x},{y + 44}*", s.GREEN, 2)
            pl.shape(f"{x + 16},{y + 6}* {x + 26},{y + 22}* {x + 16},{y + 38}* {x + 6},{y + 22}*", s.YELLOW, 1.8)
    pl.shape("16,236* 124,236* 118,254* 22,254*", s.YELLOW, 3)
    pl.shape("52,236 48,214 58,200 82,200 92,214 88,236", "#e4e0d6", 3)
    pl.shape("62,200* 60,186* 80,186* 78,200*", "#e4e0d6", 2.6)
    pl.hatch("104,258 104,436", "115,258 115,436", 26, width=1.5)
    _floor(pl, 440)
    # the table with a jug
    pl.shape("120,352* 250,352* 250,366* 120,366*", s.WOOD, 3.4)
    pl.lines("136,366 130,478|236,366 242,478", 8, start=.9, end=.9)
    pl.shape("146,352 142,326 150,308 170,308 178,326 174,352", s.BLUE, 3)
    pl.line("178,318 190,328 176,340", 4, start=.8, end=.8)
    # he slumps on his chair
    pl.lines("338,480 338,230|262,480 264,398", 8, start=.9, end=.9)
    pl.shape("254,390* 344,390* 344,404* 254,404*", s.WOOD, 3.2)
    leg(pl, (306, 386), (236, 400), (180, 458), s.RED, WHITE, wide=44, toe=42)
    leg(pl, (318, 392), (258, 414), (216, 466), s.RED, WHITE, wide=46, toe=42)
    coat(pl, 304, 240, 104, 154, s.BLUE, lean=10, buttons=s.YELLOW)
    arm(pl, (340, 262), (356, 330), (318, 372), s.BLUE, wide=40, turn=-40)
    pl.shape("216,250* 246,250* 240,292* 236,304 226,304 222,292*", WHITE, 3)
    pl.fill("220,266* 243,266* 239,292* 232,300 224,292*", s.RED)
    pl.shape("228,304* 235,304* 236,318* 244,322* 220,322* 227,318*", WHITE, 2.2)
    arm(pl, (272, 262), (252, 326), (240, 300), s.BLUE, wide=38, turn=40)
    man(pl, 300, 188, .4, turn=-10, hair=s.HAIR_BROWN, beard="moustache", lids=.75, smile=-.2, age=.8, nose="broad")
    # the hostess
    skirt(pl, (434, 36, 318), (436, 72, 478), s.GREEN, apron=WHITE)
    shoe(pl, 418, 488, 30, s.BLACK)
    bodice(pl, 434, 230, 78, 94, s.RED)
    arm(pl, (462, 250), (498, 300), (462, 326), WHITE, wide=32, turn=-20)
    arm(pl, (406, 250), (380, 296), (392, 250), WHITE, wide=30, turn=50)
    woman(pl, 430, 178, .38, turn=-4, hair=s.HAIR_DARK, cover="cap", ink=s.BLUE, smile=.3, lids=.4)
    return pl


def donkey() -> Plate:
    """The other end: they rest; he drinks."""
    pl = Plate()
    pl.fill("14,390* 526,380* 526,440* 14,440*", s.YELLOW)
    for x in range(24, 520, 36):
        pl.lines(f"{x},388 {x - 4},372|{x + 8},386 {x + 8},368|{x + 16},388 {x + 22},372", 2.4, start=.9, end=.2)
    ground(pl, 426)
    for x in (20, 60, 466, 506):
        pl.shape(f"{x},470* {x},384* {x + 7},374* {x + 14},384* {x + 14},470*", s.WOOD, 2.8)
    pl.shape("14,410* 90,406* 90,418* 14,422*", s.WOOD, 2.6)
    pl.shape("456,406* 526,410* 526,422* 456,418*", s.WOOD, 2.6)
    bush(pl, 50, 488, 60, 46, roses=4)
    bush(pl, 496, 488, 56, 44, roses=3)
    # the donkey, facing left
    for x in (248, 384):
        pl.shape(f"{x},390* {x + 26},390* {x + 20},440 {x + 22},486* {x + 2},486* {x + 6},440", "#d9d5cc", 3)
    body = "196,312 220,300 280,306 350,302 400,308 424,336 420,380 390,400 330,396 270,404 220,396 200,370"
    pl.shape(body, WHITE, 4.4)
    pl.shade(body, 34, gap=6.6)
    pl.line("422,330 440,370 436,420", 5, start=.9, end=.6)
    for x in (214, 354):
        pl.shape(f"{x},384* {x + 34},384* {x + 26},440 {x + 28},488* {x + 4},488* {x + 8},440", WHITE, 3.6)
        pl.line(f"{x + 6},482 {x + 26},482", 8, start=.9, end=.9)
    neck = "220,380 190,350 172,300 168,260 190,236 220,250 248,296 268,330"
    pl.shape(neck, WHITE, 4)
    pl.shade(neck, 20, gap=6.4)
    pl.lines("214,244 236,280 256,320", 7, start=.9, end=.6)
    for ear in ("186,236 172,206 166,170 182,184 198,222", "204,236 204,200 214,164 222,186 218,226"):
        pl.shape(ear, WHITE, 3.4)
    pl.shape("168,244 190,228 214,240 216,266 190,290 160,316 138,336 118,336 110,322 120,304 142,276", WHITE, 4)
    pl.fill("142,318 138,334 120,336 111,323 119,306 134,306", "#d9a58a")
    pl.line("118,318 124,322", 4, start=.8, end=.8)
    pl.line("120,332 134,326", 2.4)
    pl.fill(ring(176, 262, 5, 5), pl.ink, register=False)
    pl.line("166,260 176,254 188,260", 3.4)
    pl.lines("150,272 168,290 190,296|200,240 206,262 196,288|150,272 146,306", 4, start=.9, end=.9)
    pl.shape("270,302* 350,300* 360,360* 264,364*", s.RED, 3.4)
    pl.lines("268,350 358,347", 4, start=.9, end=.9)
    # she strokes it
    skirt(pl, (90, 32, 340), (92, 62, 480), s.BLUE)
    bodice(pl, 92, 254, 70, 92, s.RED)
    arm(pl, (66, 274), (48, 320), (80, 346), WHITE, wide=28, flip=True)
    arm(pl, (116, 272), (140, 304), (150, 284), WHITE, wide=28, flip=True, turn=-50)
    woman(pl, 94, 204, .36, flip=True, hair=s.HAIR_FAIR, cover="band", ink=s.GREEN, lids=.5)
    # he leans and drinks
    leg(pl, (452, 380), (470, 420), (474, 464), s.RED, WHITE, flip=True)
    coat(pl, 422, 240, 96, 150, s.YELLOW, lean=18, belt=s.GREEN)
    arm(pl, (390, 262), (340, 290), (306, 296), s.YELLOW, wide=36, turn=-6)
    pl.shape("356,196 376,186 396,178 404,188 390,202 368,214 356,210", s.GREEN, 3)
    arm(pl, (456, 262), (470, 300), (392, 200), s.YELLOW, wide=34, turn=30)
    man(pl, 436, 182, .38, turn=14, hair=s.HAIR_BROWN, hat="straw", band=s.RED, aside=True, lids=.6)
    grass(pl, "160,494 310,494")
    return pl
