# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Wilhelm Tell, Ober of acorns: the crossbow in one hand, the second bolt in the other."""

from .. import style as s
from .german_parts import IRON, crossbow, plume
from .parts import FLESH, WHITE, Face, face34, fist
from .plate import Plate


def _body(pl: Plate) -> None:
    tunic = "300,284 340,262 392,256 448,262 488,282 504,320 492,380 478,430 486,470 500,520 286,520 300,470 308,430 292,380 284,320"
    pl.shape(tunic, s.YELLOW, 4.8)
    # slashes, each a drop of the red lining
    for y, xs in ((308, (330, 366, 430, 462)), (350, (318, 352, 440, 470)), (392, (326, 360, 436, 466))):
        for x in xs:
            pl.shape(f"{x},{y - 17}* {x + 8},{y + 2} {x + 5},{y + 14} {x},{y + 17} {x - 5},{y + 14} {x - 8},{y + 2}", s.RED, 2.6)
    pl.lines("394,262 396,340 398,430", 3)
    pl.hatch("502,320 490,380 476,430", "452,320 446,376 438,428", 24, width=1.8, bow=.1)
    pl.hatch("290,330 300,390 312,430", "308,332 316,386 326,424", 12, width=1.6)
    # baldric
    strap = "462,268* 486,284* 420,352 322,440* 304,424* 396,336"
    pl.shape(strap, s.RED, 3.8)
    pl.lines("468,280 404,348 312,436", 2.2, start=.9, end=.9)
    for x, y in ((446, 302), (420, 330), (392, 358), (362, 384), (334, 410)):
        pl.oval(x, y, 4.6, 4.6, s.YELLOW, 1.8)
    # skirt in points
    for place in range(7):
        x = 302 + place * 28
        ink = (s.RED, WHITE)[place % 2]
        pl.shape(f"{x},446* {x + 28},446* {x + 32 + place},520* {x - 8 + place},520*", ink, 2.8)
    pl.hatch("492,456 500,500", "462,456 466,500", 9, width=1.7)
    belt = "296,430* 392,442 490,428* 492,454* 392,468 294,456*"
    pl.shape(belt, s.BROWN, 4)
    pl.shape("386,436 420,430 428,448 420,464 392,462 380,450", s.YELLOW, 3.2)
    pl.shape("396,442* 414,440* 414,456* 396,458*", s.BROWN, 2.4, even=1)


def _near_arm(pl: Plate) -> None:
    """The arm that keeps the bolt back."""
    pl.limb("478,296 528,356 520,420", [66, 62, 50], s.RED, 4.6, shade=30, along=-10)
    puff = "446,272 480,264 516,282 536,316 530,348 500,358 466,344 450,312"
    pl.shape(puff, s.YELLOW, 4.4)
    for cut in ("470,276* 486,304 484,346* 474,316", "496,278* 512,308 508,350* 500,318", "518,296* 530,316 528,340* 520,322"):
        pl.shape(cut, s.RED, 2.6)
    pl.shade(puff, 22, along=-10)
    fore = "548,396 552,430 520,448 478,440* 472,408* 500,402 520,392"
    pl.shape(fore, s.RED, 4.4)
    pl.shade(fore, 22, along=85, start=-.2)
    pl.lines("544,404 528,402 516,394|546,424 528,420 514,412", 2.8)
    # bolt
    pl.shape("372,398* 566,420* 565,431* 371,409*", s.WOOD, 3)
    pl.shape("392,386* 362,394 326,398* 358,408 388,420*", IRON, 3.4)
    pl.shape("520,410* 536,390 574,382 610,388* 596,420 606,456* 570,452 536,440 518,424*", s.BLUE, 3.8)
    pl.lines("522,418 566,422 598,421|544,392 556,418|570,384 580,416|540,440 554,424|566,450 578,427", 2.4, start=.6, end=.6)
    pl.shape("462,404 476,400 484,414 482,436 472,446 460,440", WHITE, 3.2)
    with pl.placed(440, 420, scale=.8, turn=92):
        fist(pl, FLESH)


def _crossbow(pl: Plate) -> None:
    """Stock from the upper left over the body down to the join, where the other end's goes on."""
    with pl.placed(166, 304, turn=37.5, scale=1.24):
        crossbow(pl)


def _far_arm(pl: Plate) -> None:
    sleeve = "318,288 298,320 262,372 232,404 246,430 280,426 312,396 336,352"
    pl.shape(sleeve, s.RED, 4.6)
    pl.shade(sleeve, 24, along=10)
    puff = "336,270 306,276 280,300 268,334 286,356 318,352 340,326"
    pl.shape(puff, s.YELLOW, 4.4)
    for cut in ("320,280* 304,310 300,348* 312,318", "298,290* 282,318 280,346* 292,322"):
        pl.shape(cut, s.RED, 2.6)
    pl.shape("254,372 238,378 224,396 226,414 246,430 262,420 268,394", WHITE, 3.4)
    pl.lines("240,384 252,404 256,424|230,398 242,412", 1.8)
    with pl.placed(226, 382, scale=.86, turn=127, flip=False):
        fist(pl, FLESH)


def _head(pl: Plate) -> None:
    face = Face(nose="straight", lids=.25, gaze=-.7, brows=6.4, brow=-.6, age=.6)
    with pl.placed(386, 164, scale=.74, turn=-2):
        pl.shape("36,-60 66,-50 80,-10 78,40 70,80 50,96 34,70", s.HAIR_BROWN, 4)
        pl.shape("-10,90 40,70 46,130 0,140 -30,130", FLESH, 3.4)
        pl.hatch("40,80 42,126", "4,96 0,130", 8, width=1.7)
        face34(pl, face, ear=False)
        beard = "48,-30 62,-10 64,30 56,66 36,98 14,118 -10,128 -30,122 -46,106 -52,86 -48,74 -38,80 -26,78 -10,78 8,70 24,50 38,24"
        pl.shape(beard, s.HAIR_BROWN, 3.6)
        for stroke in ("-38,88 -36,104 -28,116", "-22,86 -18,106 -12,122", "-4,84 4,104 2,118", "14,74 24,90 20,108", "30,54 42,70 36,92", "42,28 52,46 50,68", "48,0 56,16 56,40"):
            pl.line(stroke, 2.6)
        pl.shape("-33,50* -46,44 -58,50 -66,68* -50,62 -40,62*", s.HAIR_BROWN, 2.4)
        pl.shape("-31,50* -16,44 4,52 18,70* 0,66 -18,62*", s.HAIR_BROWN, 2.4)
        pl.shape("50,-40 64,-30 70,10 66,40 56,20 52,-10", s.HAIR_BROWN, 3)
        # beret: a flat cap drawn to one side, its band, and the feather
        cap = "-66,-56 -84,-82 -78,-108 -40,-130 20,-138 76,-124 108,-94 104,-62 70,-44 20,-60 -30,-62"
        pl.shape(cap, s.PLUM, 4.6)
        pl.shade(cap, 34, gap=5.6)
        pl.lines("-60,-66 -64,-92 -50,-112|-20,-66 -16,-100 -4,-126|24,-64 40,-96 44,-124|56,-52 80,-76 92,-104", 2.4)
        pl.shape("-62,-46 -30,-60 20,-58 62,-42 72,-26 66,-16 40,-30 10,-40 -30,-42 -58,-32", s.RED, 3.6)
        plume(pl, "42,-84 84,-132 142,-152 192,-134 218,-92", 52, WHITE)
        pl.oval(46, -74, 11, 11, s.YELLOW, 2.8)


def half() -> Plate:
    """Upper half of the card."""
    pl = Plate()
    _body(pl)
    pl.shape("330,262 352,244 392,240 430,246 452,264 430,286 392,296 352,284", WHITE, 4)
    pl.lines("352,250 360,276|378,246 382,286|404,246 402,288|426,252 418,280", 2)
    _head(pl)
    _crossbow(pl)
    _far_arm(pl)
    _near_arm(pl)
    return pl
