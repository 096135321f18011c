# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock IIII: the kneeling youth with his gift, and the girl who kisses a marble Cupid."""

from .. import style as s
from .heads import man, woman
from .parts import WHITE
from .people import arm, bodice, bush, grass, ground, mob, shoe, skirt
from .plate import Plate
from .tarock_3 import tartan

_STONE = "#e4e0d6"


def kneeling() -> Plate:
    """One end: he kneels at her door."""
    pl = Plate()
    ground(pl, 424)
    for x in (24, 62, 100):
        pl.shape(f"{x},470* {x},372* {x + 7},360* {x + 14},372* {x + 14},470*", s.WOOD, 2.8)
    pl.shape("14,396* 128,392* 128,404* 14,408*", s.WOOD, 2.6)
    bush(pl, 60, 476, 70, 50, roses=3)
    # the cottage door
    pl.shape("392,470* 392,150* 526,150* 526,470*", "#e9d2a8", 3.4)
    for y in (190, 236, 282, 328, 374, 420):
        pl.line(f"396,{y} 440,{y + 1} 524,{y}", 1.9, start=.9, end=.9)
    pl.shape("430,470* 430,212* 506,212* 506,470*", s.WOOD, 3)
    pl.shape("370,150* 440,70* 526,70* 526,160* 380,160*", s.ROOF, 3.6)
    pl.hatch("440,80 400,146", "524,84 524,150", 7, width=1.7)
    # he
    pl.limb("250,392 190,424 146,450", [40, 34, 22], s.SKIN, 3.8, shade=10)
    pl.limb("190,428 146,452 112,462", [30, 28, 20], s.GREEN, 3.8, shade=10)
    shoe(pl, 108, 462, 36, s.BLACK, turn=60)
    pl.limb("276,390 312,404 310,452", [42, 32, 24], s.SKIN, 3.8, shade=10)
    pl.limb("311,420 310,470", [28, 20], s.GREEN, 3.6, shade=10)
    shoe(pl, 310, 478, 38, s.BLACK, flip=True)
    tartan(pl, "200,324* 290,318* 326,396* 290,414 240,418 196,400*", (190, 316, 330, 420))
    pl.lines("230,330 226,408|258,330 266,410|284,330 300,398", 2.4)
    jacket = "206,214 244,202 280,214 294,250 284,290 294,328 246,338 200,330 208,290 196,250"
    pl.shape(jacket, s.RED, 4.4)
    pl.shade(jacket, 34, along=8)
    for y in (236, 258, 280, 302):
        pl.oval(252, y, 4.4, 4.4, s.YELLOW, 1.6)
    pl.shape("236,322 262,322 268,350 250,368 230,350", WHITE, 3)
    pl.lines("242,340 244,360|254,340 254,364", 2)
    arm(pl, (212, 230), (184, 290), (224, 316), s.RED, wide=36, flip=True, turn=6)
    arm(pl, (280, 232), (320, 272), (356, 246), s.RED, wide=36, flip=True, turn=-30)
    pl.oval(376, 224, 21, 21, s.RED, 3.6)
    pl.lines("362,212 376,224 392,236|360,230 376,222 392,212", 4, start=.8, end=.8)
    pl.oval(376, 224, 7, 7, s.YELLOW, 2)
    man(pl, 246, 158, .38, flip=True, turn=-6, hair=s.HAIR_BROWN, hat="bonnet", ink=s.BLUE, band=s.RED, nose="snub", age=.1, smile=.8)
    # she
    skirt(pl, (440, 34, 320), (448, 62, 478), s.BLUE, apron=WHITE)
    bodice(pl, 440, 236, 72, 92, s.RED)
    arm(pl, (414, 256), (392, 300), (400, 262), WHITE, wide=28, turn=70)
    arm(pl, (466, 256), (486, 306), (452, 328), WHITE, wide=28)
    woman(pl, 438, 184, .36, hair=s.HAIR_FAIR, cover="band", ink=s.GREEN, lids=.45)
    grass(pl, "160,492 380,492")
    return pl


def cupid() -> Plate:
    """The other end: she kisses Cupid."""
    pl = Plate()
    ground(pl, 428)
    # round temple and cypresses
    for x in (38, 76, 114):
        pl.shape(f"{x},424* {x},338* {x + 10},338* {x + 10},424*", WHITE, 2.4)
    pl.shape("26,338* 136,338* 134,324* 28,324*", WHITE, 2.6)
    pl.shape("34,324* 46,296 80,284 116,296 128,324*", s.RED, 3)
    for x in (160, 500):
        pl.shape(f"{x - 18},424 {x - 16},330 {x},240 {x + 16},330 {x + 18},424", s.GREEN, 3.2)
        pl.hatch(f"{x + 4},260 {x + 15},330 {x + 16},420", f"{x - 2},270 {x + 2},330 {x + 2},420", 16, width=1.7)
    # pedestal
    pl.shape("318,330* 420,330* 416,464* 322,464*", _STONE, 3.8)
    pl.hatch("406,336 404,460", "418,336 415,462", 20, width=1.6)
    pl.shape("306,316* 432,316* 424,334* 314,334*", _STONE, 3.2)
    pl.shape("298,464* 440,464* 448,488* 290,488*", _STONE, 3.4)
    pl.oval(366, 396, 26, 34, WHITE, 3)
    pl.shape("366,418* 350,398 348,384 358,378 366,386* 374,378 384,384 382,398", s.RED, 2.6)
    # Cupid
    pl.shape("384,190 416,160 440,166 430,190 440,206 410,226 390,214", WHITE, 3)
    pl.lines("396,196 430,178|396,208 424,204", 2)
    pl.shape("352,196 372,188 392,196 398,232 392,270 396,316 376,316 372,280 366,316 346,316 350,268 344,230", _STONE, 3.8)
    pl.shade("352,196 372,188 392,196 398,232 392,270 396,316 376,316 372,280 366,316 346,316 350,268 344,230", 18, gap=6)
    pl.limb("354,206 336,232 348,254", [18, 16, 12], _STONE, 3, rounded=True)
    pl.limb("390,206 410,236 396,262", [18, 16, 12], _STONE, 3, rounded=True)
    pl.oval(368, 160, 26, 28, _STONE, 3.6)
    mob(pl, _STONE, "346,156 342,140 352,128 370,124 388,130 398,146 396,166 386,152 370,144 356,148", "352,138 366,132|378,134 390,146")
    pl.lines("352,162 360,160|350,170 352,176", 2.4)
    # she, on tiptoe
    pl.limb("262,440 262,476", [18, 14], s.SKIN_FAIR, 3)
    pl.shape("254,476 270,474 274,486 254,490 240,490 246,482", s.SKIN_FAIR, 2.8)
    pl.limb("290,440 294,472", [18, 14], s.SKIN_FAIR, 3)
    pl.shape("286,472 302,470 310,484 304,488 282,486", s.SKIN_FAIR, 2.8)
    skirt(pl, (274, 32, 320), (250, 74, 452), s.RED, sway=-20)
    bodice(pl, 284, 236, 70, 92, s.GREEN, lace=False)
    arm(pl, (258, 256), (230, 300), (196, 322), WHITE, wide=28, turn=-20)
    arm(pl, (306, 250), (338, 262), (354, 222), WHITE, wide=28, flip=True, turn=-60)
    woman(pl, 312, 178, .36, flip=True, turn=-8, hair=s.HAIR_AUBURN, aside=True, lids=.9, smile=.7)
    # sheaf, sickle and jug laid down
    pl.shape("60,486 96,452 130,456 150,476 120,492", s.YELLOW, 3.2)
    pl.lines("70,484 110,464|84,488 124,470|110,456 124,488", 2.4)
    pl.shape("176,452 196,452 192,462 204,476 198,490 172,490 166,476 178,462", s.BLUE, 3)
    pl.shape("28,490 20,472 32,460 50,462 40,468 34,478", "#b7c6d4", 2.6)
    bush(pl, 486, 484, 80, 90, roses=5)
    grass(pl, "220,492 460,492")
    return pl
