# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VI: mother, child and goat, and two friends under the great tree."""

from .. import style as s
from .heads import woman
from .lines import ring
from .parts import WHITE
from .people import arm, bodice, goat, grass, ground, hand, house, mob, mountains, shoe, skirt
from .plate import Plate


def mother() -> Plate:
    """One end: the mother with her child."""
    pl = Plate()
    mountains(pl, "300,330 360,230 410,310 460,250 530,320", 390)
    house(pl, 404, 420, 96, 96)
    ground(pl, 420)
    pl.fill("230,510* 280,454 360,430 420,428 440,440 380,462 360,510*", s.SOIL)
    goat(pl, 130, 484, 1.5)
    skirt(pl, (290, 40, 320), (294, 82, 480), s.RED, apron=s.BLUE)
    shoe(pl, 268, 490, 32, s.BLACK)
    bodice(pl, 290, 230, 86, 96, s.GREEN)
    # the child on her arm
    pl.shape("330,236 356,230 378,246 382,290 360,320 326,314 318,270", WHITE, 3.8)
    pl.lines("344,244 340,306|362,250 360,306", 2)
    pl.limb("330,312 326,338", [16, 12], s.SKIN_FAIR, 2.8)
    pl.limb("352,316 354,342", [16, 12], s.SKIN_FAIR, 2.8)
    pl.limb("334,250 314,262 304,244", [17, 15, 11], WHITE, 3, rounded=True)
    pl.oval(352, 200, 27, 29, s.SKIN_FAIR, 3.4)
    pl.fill(ring(344, 212, 6, 5), "#ee9a80")
    mob(pl, s.HAIR_FAIR, "326,196 332,176 352,168 374,174 382,196 378,214 368,198 350,186 336,190", "340,178 362,176")
    pl.lines("332,200 340,197|346,197 356,200|335,208 336,211", 2.8)
    pl.line("334,216 342,220 350,215", 2.2)
    arm(pl, (256, 250), (226, 306), (250, 340), WHITE, wide=34, turn=-70)
    pl.limb("326,250 352,306 306,316", [34, 32, 20], WHITE, 4, shade=16, rounded=True)
    hand(pl, 306, 314, 28, turn=4)
    woman(pl, 288, 178, .39, flip=True, turn=4, hair=s.HAIR_BROWN, cover="scarf", ink=s.YELLOW, lids=.45)
    grass(pl, "40,492 220,492 420,490")
    return pl


def stroll() -> Plate:
    """The other end: arm in arm."""
    pl = Plate()
    ground(pl, 420)
    # the great tree
    pl.shape("22,470* 40,400 34,300 40,210* 96,210* 92,300 96,400 120,470*", s.WOOD, 4)
    pl.hatch("112,470 94,400 90,300 92,220", "86,470 76,400 74,300 76,220", 28, width=1.8)
    for x, y, r in ((40, 240, 46), (120, 190, 54), (60, 170, 50), (160, 240, 40)):
        outline = [(x - r, y), (x - r * .7, y - r * .7), (x, y - r * .95), (x + r * .75, y - r * .7), (x + r, y + r * .1), (x + r * .6, y + r * .7), (x, y + r * .8), (x - r * .7, y + r * .6)]
        pl.shape(outline, s.GREEN, 3.2)
        pl.shade(outline, r * .7, gap=6.6, along=35)
    # two lads far off
    for x, ink, up in ((458, s.RED, True), (494, s.BLUE, False)):
        pl.lines(f"{x - 4},420 {x - 6},452|{x + 5},420 {x + 7},452", 6, start=.9, end=.9)
        pl.shape(f"{x - 12},372 {x},366 {x + 12},372 {x + 13},424 {x - 13},424", ink, 2.6)
        pl.oval(x, 354, 10, 12, s.SKIN, 2.4)
        if up:
            pl.limb(f"{x - 10},376 {x - 22},360 {x - 24},338", [10, 9, 7], ink, 2.4)
            pl.shape(f"{x - 38},334 {x - 30},322 {x - 18},322 {x - 10},334", s.GREEN, 2.4)
        else:
            pl.shape(f"{x - 14},350 {x - 8},338 {x + 8},338 {x + 14},350", s.YELLOW, 2.4)
    skirt(pl, (240, 38, 320), (234, 76, 480), s.RED, apron=WHITE)
    shoe(pl, 218, 490, 30, s.BLACK)
    skirt(pl, (350, 38, 318), (354, 78, 480), s.BLUE, apron=s.YELLOW)
    shoe(pl, 340, 490, 30, s.BLACK)
    bodice(pl, 240, 232, 80, 92, s.GREEN)
    bodice(pl, 350, 228, 82, 94, s.RED)
    arm(pl, (210, 252), (186, 306), (222, 330), WHITE, wide=32, flip=True, turn=10)
    arm(pl, (320, 250), (298, 300), (282, 326), WHITE, wide=30, turn=-50)
    arm(pl, (270, 250), (300, 300), (336, 306), WHITE, wide=30, flip=True, turn=0)
    arm(pl, (382, 248), (412, 304), (396, 344), WHITE, wide=32, turn=-80)
    woman(pl, 244, 178, .38, flip=True, hair=s.HAIR_FAIR, cover="scarf", ink=s.YELLOW)
    woman(pl, 346, 174, .38, turn=2, hair=s.HAIR_DARK, cover="straw", ink=s.RED, smile=.9)
    grass(pl, "150,492 430,492 480,488")
    return pl
