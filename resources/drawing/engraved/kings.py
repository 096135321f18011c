# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Kings: an emperor with orb, an old king with ermine, an eastern ruler with mace, a young one with the cross."""

from itertools import pairwise

from .. import style as s
from .costume import band, checks, crown, cuff, ermine, garment, locks
from .french_parts import studs
from .ladies import gather
from .parts import FLESH, WHITE, Face, face34, fist, profile
from .plate import Plate

HEARTS_SLOPE, DIAMONDS_SLOPE, SPADES_SLOPE, CLUBS_SLOPE = .3, .26, .26, .26
"""How far the join of each card falls to the right for each unit."""


def _star(pl: Plate, x: float, y: float, r: float) -> None:
    pl.shape(f"{x},{y - r}* {x + r * .3},{y - r * .3} {x + r},{y}* {x + r * .3},{y + r * .3} {x},{y + r}* {x - r * .3},{y + r * .3} {x - r},{y}* {x - r * .3},{y - r * .3}", s.YELLOW, 2.4)


def _dress_of_hearts(pl: Plate) -> None:
    """Violet mantle with stars, edged with gold, over a red dress with a jewelled band."""
    garment(pl, HEARTS_SLOPE, 200, "304,282 244,306 184,354 112,404", "404,282 450,304 486,354 498,440 474,522", s.VIOLET, 5.2)
    for x, y in ((134, 420), (176, 398), (170, 448), (128, 462), (214, 428), (476, 490), (452, 520), (462, 450)):
        _star(pl, x, y, 14)
    garment(pl, HEARTS_SLOPE, 94, "300,292 280,340 256,396 214,436", "404,292 422,340 408,410 380,478", s.RED, 5, shade=28)
    pl.shape("332,300* 372,300* 356,380 316,460 290,506* 276,540* 236,530* 250,494 296,440 322,370", s.YELLOW, 4)
    for x, y in ((346, 350), (326, 404), (296, 452)):
        pl.shape(f"{x},{y - 17}* {x + 13},{y}* {x},{y + 17}* {x - 13},{y}*", s.BLUE, 3)
    for edge in ("296,296 274,342 250,398 202,440 180,472 164,510", "408,296 426,346 414,412 388,474 360,528 344,566"):
        pl.limb(edge, [24, 24, 26, 28, 28, 28], s.YELLOW, 4.2)
        studs(pl, edge, 28, 6, s.RED)


def _orb(pl: Plate, x: float, y: float, r: float) -> None:
    """The orb with its band and cross."""
    pl.oval(x, y, r, r, s.YELLOW, 5)
    pl.hatch(f"{x + r * .86},{y - r * .5} {x + r},{y} {x + r * .7},{y + r * .7} {x + r * .1},{y + r}", f"{x + r * .4},{y - r * .4} {x + r * .5},{y} {x + r * .2},{y + r * .5} {x},{y + r * .6}", 14, width=1.8)
    pl.shape(f"{x - r},{y - 8} {x},{y - 14} {x + r},{y - 8} {x + r},{y + 8} {x},{y + 2} {x - r},{y + 8}", s.BLUE, 3.4)
    pl.shape(f"{x - 8},{y - 10} {x + 8},{y - 10} {x + 7},{y - r} {x - 7},{y - r}", s.BLUE, 3.2)
    pl.shape(f"{x - 7},{y - r + 2}* {x - 5},{y - r - 14}* {x - 20},{y - r - 12}* {x - 20},{y - r - 28}* {x - 5},{y - r - 25}* {x - 8},{y - r - 42}* {x + 8},{y - r - 42}* {x + 5},{y - r - 25}* {x + 20},{y - r - 28}* {x + 20},{y - r - 12}* {x + 5},{y - r - 14}* {x + 7},{y - r + 2}*", s.YELLOW, 4)


def _imperial_crown(pl: Plate) -> None:
    pl.shape("-60,-60 -80,-98 -66,-138 -30,-160 10,-164 54,-154 88,-126 88,-86 70,-50 10,-70", s.RED, 4.6)
    for arch in ("-66,-60 -74,-106 -40,-152 8,-166 14,-152 -24,-138 -50,-100 -46,-62", "-8,-70 -14,-116 6,-162 18,-162 26,-116 20,-70",
        "68,-52 86,-96 56,-144 12,-164 14,-150 44,-132 64,-96 52,-58"):
        pl.shape(arch, s.YELLOW, 3.6)
    for x, y in ((-58, -96), (-36, -132), (12, -100), (12, -134), (52, -134), (72, -92)):
        pl.oval(x, y, 6, 6, s.BLUE, 2.2)
    pl.shape("-70,-54 -40,-74 10,-80 58,-68 86,-46 82,-24 56,-46 10,-56 -40,-50 -66,-32", s.YELLOW, 4.2)
    for x, y in ((-50, -53), (-22, -64), (8, -68), (38, -62), (64, -46)):
        pl.oval(x, y, 8, 7, s.RED, 2.4)
    pl.shape("6,-162* 8,-174* -6,-173* -6,-186* 7,-184* 5,-200* 19,-200* 17,-184* 30,-186* 30,-173* 16,-174* 18,-162*", s.YELLOW, 3.6)


def _head_of_hearts(pl: Plate) -> None:
    face = Face(nose="straight", lids=.25, gaze=-.5, brows=6, brow=-.2, age=.75)
    with pl.placed(356, 196, scale=.76, turn=-2):
        locks(pl, s.HAIR_GREY, "46,-50 84,-30 92,20 92,76 78,104 56,92 44,40|68,-10 76,40 70,88|56,-20 62,40 58,82", "-52,-40 -66,0 -70,56 -62,90 -46,84 -46,20|-58,10 -60,60")
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_GREY, "50,-30 60,-6 62,36 54,80 36,112 10,136 -16,144 -40,134 -54,108 -54,82 -46,76 -36,82 -24,78 -10,78 8,70 26,50 42,24"
            "|-40,96 -36,118 -24,136|-22,90 -16,116 -10,136|-2,86 6,108 4,130|18,74 28,96 24,118|36,52 44,78 38,100")
        pl.shape("-33,50* -48,44 -62,52 -72,70* -52,64 -42,62*", s.HAIR_GREY, 2.6)
        pl.shape("-31,50* -14,44 6,54 22,74* 2,68 -18,62*", s.HAIR_GREY, 2.6)
        _imperial_crown(pl)


def hearts() -> Plate:
    """King of hearts."""
    pl = Plate()
    _dress_of_hearts(pl)
    # the sceptre leans to his shoulder
    with pl.placed(170, 372, turn=16), pl.placed(-148, -372):
        _lily_sceptre(pl, 148, 186, 470)
    pl.limb("254,398 218,420 186,388", [66, 62, 44], s.RED, 4.8, shade=20, rounded=True)
    pl.limb("264,302 236,350 238,408", [72, 90, 80], s.VIOLET, 5, shade=26, rounded=True)
    pl.limb("200,398 234,422 276,424", [22, 26, 22], s.YELLOW, 4.2)
    cuff(pl, (196, 394), 222, 58, s.YELLOW, deep=28, beads=s.BLUE)
    with pl.placed(170, 370, scale=.84, turn=16):
        fist(pl, FLESH)
    pl.limb("460,412 484,434 440,452", [64, 60, 46], s.RED, 4.8, shade=20, rounded=True)
    pl.limb("442,302 470,350 470,416", [72, 92, 74], s.VIOLET, 5, shade=26, rounded=True)
    pl.limb("432,426 468,438 506,418", [22, 26, 22], s.YELLOW, 4.2)
    # jewelled collar over ermine
    ermine(pl, "262,330 278,290 312,266 352,258 400,262 436,284 452,324 426,342 390,332 352,346 316,334 286,346", "288,320 312,300 334,324 372,324 404,308 428,316", width=4.8)
    for x, y in ((296, 308), (318, 322), (345, 328), (373, 326), (400, 318), (422, 302)):
        pl.oval(x, y, 11, 11, s.YELLOW, 3)
        pl.oval(x, y, 5, 5, s.RED, 1.6)
    # the orb
    with pl.placed(2, 14):
        _orb(pl, 390, 390, 42)
        cuff(pl, (438, 440), 170, 58, s.YELLOW, deep=28, beads=s.BLUE)
        pl.shape("424,424 408,436 384,440 362,430 352,432 356,444 348,446 354,456 366,458 386,468 410,466 428,458", FLESH, 4)
        pl.lines("356,444 376,452|366,458 384,458", 2.2)
        pl.shape("424,428 414,412 404,402 396,404 400,416 408,430", FLESH, 3.4)
    _head_of_hearts(pl)
    return pl


def hearts_over() -> Plate:
    """Girdle of the King of hearts."""
    return band(HEARTS_SLOPE, 98, s.VIOLET, s.YELLOW, (s.YELLOW, s.RED), high=21)


def _lily_sceptre(pl: Plate, x: float, top: float, foot: float) -> None:
    pl.limb([(x, foot), (x, (top + foot) / 2), (x, top + 60)], [15, 15, 13], s.YELLOW, 4)
    pl.hatch(f"{x + 6},{top + 90} {x + 7},{foot - 6}", f"{x},{top + 90} {x},{foot - 6}", 22, width=1.5)
    pl.oval(x, foot, 13, 13, s.YELLOW, 3.4)
    for side in (-1, 1):
        pl.shape(f"{x},{top + 62}* {x + side * 14},{top + 46} {x + side * 30},{top + 26} {x + side * 34},{top + 48} {x + side * 22},{top + 66} {x + side * 6},{top + 72}*", s.YELLOW, 4)
    pl.shape(f"{x},{top - 4}* {x + 17},{top + 26} {x + 9},{top + 62} {x - 9},{top + 62} {x - 17},{top + 26}", s.YELLOW, 4.4)
    pl.shape(f"{x - 19},{top + 60}* {x + 19},{top + 60}* {x + 15},{top + 74}* {x - 15},{top + 74}*", s.RED, 3.4)


def _dress_of_diamonds(pl: Plate) -> None:
    """Red mantle edged in black and yellow checks, open over a blue dress."""
    garment(pl, DIAMONDS_SLOPE, 198, "304,282 246,304 184,352 112,410", "404,282 450,304 486,352 496,432 474,514", s.RED, 5.2)
    garment(pl, DIAMONDS_SLOPE, 94, "300,292 280,340 256,396 212,440", "404,292 422,340 408,406 376,470", s.BLUE, 5, shade=28)
    for x, y in ((350, 380), (326, 402), (368, 412), (340, 434), (300, 428), (316, 464), (276, 452), (352, 468), (254, 478)):
        pl.shape(f"{x},{y - 12}* {x + 8},{y}* {x},{y + 12}* {x - 8},{y}*", s.YELLOW, 2.4)
    checks(pl, [(286, 318), (252, 398), (202, 446), (179, 476), (164, 514)], 30, s.YELLOW, s.BLACK, 16)
    checks(pl, [(418, 318), (416, 408), (386, 468), (361, 524), (346, 564)], 30, s.YELLOW, s.BLACK, 16)


def _head_of_diamonds(pl: Plate) -> None:
    face = Face(nose="broad", lids=.3, gaze=-.3, brows=5.8, brow=.3, age=.7)
    with pl.placed(362, 182, scale=.76, turn=3, flip=True):
        locks(pl, s.HAIR_BROWN, "44,-50 84,-30 90,30 88,80 94,118 60,124 46,80|66,-10 72,50 72,112|56,0 60,60 60,108", "-50,-40 -66,0 -72,60 -80,112 -56,122 -46,60|-58,20 -64,76 -68,110")
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_BROWN, "48,-30 60,-4 64,40 60,90 48,132 26,168 0,194 -22,182 -42,152 -54,116 -54,80 -46,76 -36,82 -24,78 -10,78 8,70 26,50 42,24"
            "|-44,100 -36,136 -18,174|-26,92 -18,136 -6,182|-4,88 4,132 2,176|18,76 26,120 16,162|36,56 46,96 36,134", width=4)
        pl.shape("-33,50* -48,44 -60,54 -66,80* -50,68 -42,62*", s.HAIR_BROWN, 2.6)
        pl.shape("-31,50* -14,44 4,56 14,84* -2,72 -18,62*", s.HAIR_BROWN, 2.6)
        pl.shape("-60,-58 -20,-84 30,-84 74,-54 60,-90 0,-104 -50,-94", s.BLUE, 3.4)
        crown(pl, 5, s.YELLOW, (s.RED, s.BLUE), tall=58)


def diamonds() -> Plate:
    """King of diamonds."""
    pl = Plate()
    _dress_of_diamonds(pl)
    # the sword at his side
    with pl.placed(412, 436, turn=-38):
        pl.shape("-9,0* 9,0* 8,88* 0,104* -8,88*", s.BLACK, 4)
        pl.shape("-11,76* 11,76* 9,94* 0,114* -9,94*", s.YELLOW, 3.4)
        pl.limb("0,-60 0,-10", [13, 14], s.BROWN, 3.4)
        pl.shape("-42,2 -46,-14 -34,-16 0,-9 34,-16 46,-14 42,2 30,0 0,5 -30,0", s.YELLOW, 4)
        pl.oval(0, -64, 16, 14, s.YELLOW, 4)
    # the sceptre, upright
    _lily_sceptre(pl, 148, 186, 470)
    pl.limb("254,396 222,414 176,376", [66, 62, 44], s.RED, 4.8, shade=20, rounded=True)
    pl.limb("262,300 236,346 238,404", [70, 88, 76], s.RED, 5, shade=26, rounded=True)
    pl.lines("218,396 236,410 264,414|214,380 230,390", 3)
    cuff(pl, (186, 384), 222, 58, WHITE, deep=30)
    with pl.placed(148, 356, scale=.84, turn=4):
        fist(pl, FLESH)
    # the hand on the hilt
    pl.limb("458,396 486,410 438,404", [66, 62, 46], s.RED, 4.8, shade=20, rounded=True)
    pl.limb("442,300 468,344 468,398", [72, 90, 70], s.RED, 5, shade=26, rounded=True)
    pl.lines("486,396 470,412 446,412|488,380 476,392", 3)
    cuff(pl, (446, 406), 176, 58, WHITE, deep=28)
    gather(pl, 388, 406, -4, size=.88, skin=FLESH)
    # the cape of ermine
    ermine(pl, "228,352 232,310 268,274 318,256 356,252 400,256 446,276 480,312 490,352 464,372 432,366 404,350 356,366 308,350 282,366 250,370",
        "254,336 290,344 272,300 306,316 300,276 340,340 372,340 404,322 410,280 428,344 438,306 462,340 470,316", width=4.8)
    _head_of_diamonds(pl)
    return pl


def diamonds_over() -> Plate:
    """Girdle of the King of diamonds."""
    return band(DIAMONDS_SLOPE, 98, s.BLUE, s.YELLOW, (s.YELLOW, WHITE), shape="round")


def _mace(pl: Plate, x: float, top: float, foot: float) -> None:
    """A mace with six flanges."""
    pl.limb([(x, foot), (x, (top + foot) / 2), (x, top + 90)], [16, 16, 14], s.YELLOW, 4.2)
    pl.hatch(f"{x + 7},{top + 110} {x + 8},{foot - 6}", f"{x + 1},{top + 110} {x + 1},{foot - 6}", 22, width=1.5)
    pl.oval(x, foot, 14, 12, s.YELLOW, 3.6)
    for side in (-1, 1):
        pl.shape(f"{x + side * 8},{top + 10} {x + side * 30},{top + 14} {x + side * 42},{top + 38} {x + side * 40},{top + 66} {x + side * 26},{top + 88} {x + side * 8},{top + 94}", s.YELLOW, 4.4)
        pl.shape(f"{x + side * 2},{top + 6} {x + side * 18},{top + 14} {x + side * 25},{top + 48} {x + side * 18},{top + 84} {x + side * 2},{top + 94}", s.YELLOW, 3.6)
    pl.shape(f"{x},{top + 4} {x + 9},{top + 20} {x + 10},{top + 50} {x + 8},{top + 84} {x},{top + 96} {x - 8},{top + 84} {x - 10},{top + 50} {x - 9},{top + 20}", s.YELLOW, 3.6)
    pl.hatch(f"{x + 40},{top + 34} {x + 42},{top + 50} {x + 34},{top + 78}", f"{x + 28},{top + 36} {x + 29},{top + 50} {x + 26},{top + 70}", 6, width=1.6)
    pl.oval(x, top, 12, 11, s.RED, 3.4)
    pl.shape(f"{x - 20},{top + 92}* {x + 20},{top + 92}* {x + 15},{top + 106}* {x - 15},{top + 106}*", s.RED, 3.4)


def _dress_of_spades(pl: Plate) -> None:
    """Red coat with a broad edge of fur over orange brocade, a green sash with a dagger."""
    garment(pl, SPADES_SLOPE, 198, "304,282 246,304 184,352 112,410", "404,282 450,304 486,352 496,432 474,514", s.RED, 5.2)
    garment(pl, SPADES_SLOPE, 96, "300,288 280,340 256,396 212,440", "404,288 422,340 408,406 376,470", s.ORANGE, 5, shade=28)
    for cx, cy in ((340, 330), (372, 318), (356, 366), (390, 356), (334, 392), (372, 404), (310, 420)):
        pl.shape(f"{cx},{cy - 14}* {cx + 8},{cy} {cx},{cy + 12}* {cx - 8},{cy}", s.YELLOW, 2.6)
    for edge in ("300,284 272,342 248,398 202,444 176,474 160,514", "404,284 428,346 416,408 386,468 364,526 348,564"):
        pl.limb(edge, [34, 40, 42, 42, 42, 42], "#8d8680", 4.4)
        points = [tuple(map(float, p.split(","))) for p in edge.split()]
        for (ax, ay), (bx, by) in pairwise(points):
            for part in (.2, .6):
                x, y = ax + (bx - ax) * part, ay + (by - ay) * part
                pl.lines(f"{x - 9},{y - 9} {x - 11},{y} {x - 6},{y + 9}|{x + 7},{y - 6} {x + 5},{y + 3} {x + 9},{y + 11}", 2.4)
    sash = "262,420 310,440 356,446 402,436* 388,478 350,500 296,490 232,458*"
    pl.shape(sash, s.GREEN, 4.6)
    pl.lines("252,436 300,458 352,464 394,454|244,448 296,474 348,480 386,468", 2.8)


def _head_of_spades(pl: Plate) -> None:
    face = Face(nose="hooked", lids=.25, gaze=-.6, brows=7, brow=-.8, age=.5, skin=s.SKIN_TAN)
    with pl.placed(356, 196, scale=.74):
        pl.shape("-14,88 44,70 54,126 10,146 -30,126", s.SKIN_TAN, 4)
        face34(pl, face, ear=True)
        locks(pl, s.HAIR_BLACK, "44,20 50,50 38,84 18,112 -8,136* -26,124 -40,104 -46,80 -36,82 -24,78 -10,78 8,72 26,54 38,36")
        pl.shape("-33,49* -48,43 -64,47 -84,40 -92,20* -100,44 -82,62 -52,60*", s.HAIR_BLACK, 2.8)
        pl.shape("-31,49* -14,43 6,49 26,38 30,18* 42,42 22,60 -16,60*", s.HAIR_BLACK, 2.8)
        pl.oval(62, 28, 8, 10, s.YELLOW, 2.6)
        turban = "-64,-40 -86,-72 -78,-108 -36,-128 20,-130 70,-112 96,-76 84,-34 54,-18 40,-44 0,-56 -36,-52"
        pl.shape(turban, WHITE, 4.8)
        pl.shape("-70,-44 -40,-62 10,-66 50,-48 66,-24 86,-44 50,-80 0,-92 -48,-86 -82,-66", s.GREEN, 3.4)
        pl.lines("-62,-60 -20,-78 40,-66 72,-38|-78,-90 -40,-106 20,-108 84,-78", 2.8)
        pl.hatch("88,-90 90,-60 76,-30", "66,-90 68,-64 56,-40", 8, width=1.7)
        with pl.placed(4, -56, scale=.9):
            crown(pl, 5, s.YELLOW, (s.RED, s.BLUE), tall=48)
        pl.shape("-24,-74* -38,-60 -24,-38 -10,-60", s.RED, 3)


def spades() -> Plate:
    """King of spades."""
    pl = Plate()
    _dress_of_spades(pl)
    # the dagger in his sash, whole
    with pl.placed(330, 436, turn=24):
        pl.shape("-9,0* 9,0* 8,50* 0,68* -8,50*", s.BLACK, 3.6)
        pl.shape("-9,42* 9,42* 7,54* 0,70* -7,54*", s.YELLOW, 3)
        pl.shape("-26,-2 -20,-10 0,-6 20,-10 26,-2 20,6 0,4 -20,6", s.YELLOW, 3.6)
        pl.limb("0,-6 0,-26 0,-44", [11, 15, 12], s.YELLOW, 3.4)
        pl.oval(0, -48, 10, 9, s.RED, 3)
    # mace, held upright at the edge
    _mace(pl, 150, 186, 470)
    pl.limb("254,396 222,414 180,384", [66, 62, 44], s.ORANGE, 4.8, shade=20, rounded=True)
    pl.limb("262,302 236,350 238,406", [74, 92, 80], s.RED, 5, shade=26, rounded=True)
    for fur in ("196,396 234,422 278,420",):
        pl.limb(fur, [28, 34, 28], "#8d8680", 4.2)
    pl.lines("212,402 210,414|232,412 230,426|254,414 254,426", 2.4)
    with pl.placed(150, 364, scale=.84, turn=2):
        fist(pl, s.SKIN_TAN)
    cuff(pl, (188, 390), 222, 54, s.YELLOW, deep=24, beads=s.RED)
    # the other hand at the sash
    pl.limb("460,402 488,420 434,434", [66, 62, 46], s.ORANGE, 4.8, shade=20, rounded=True)
    pl.limb("442,302 470,350 470,404", [74, 94, 76], s.RED, 5, shade=26, rounded=True)
    pl.limb("430,414 468,428 508,410", [28, 34, 28], "#8d8680", 4.2)
    pl.lines("448,416 446,428|470,422 468,436|490,414 490,426", 2.4)
    cuff(pl, (438, 434), 172, 56, s.YELLOW, deep=24, beads=s.RED)
    gather(pl, 378, 434, -4, size=.88, skin=s.SKIN_TAN)
    _head_of_spades(pl)
    return pl


def spades_over() -> Plate:
    """Girdle of the King of spades."""
    return band(SPADES_SLOPE, 98, s.GREEN, s.YELLOW, (s.YELLOW, s.RED), high=21)


def _cross_sceptre(pl: Plate, x: float, top: float, foot: float) -> None:
    pl.limb([(x, foot), (x, (top + foot) / 2), (x, top + 60)], [14, 14, 12], s.YELLOW, 4)
    pl.hatch(f"{x + 6},{top + 90} {x + 7},{foot - 6}", f"{x},{top + 90} {x},{foot - 6}", 22, width=1.5)
    pl.oval(x, foot, 12, 12, s.YELLOW, 3.4)
    pl.oval(x, top + 66, 19, 18, s.YELLOW, 4)
    pl.lines(f"{x - 17},{top + 62} {x},{top + 67} {x + 17},{top + 62}", 3, start=.8, end=.8)
    pl.shape(f"{x - 8},{top + 50}* {x - 6},{top + 33}* {x - 25},{top + 36}* {x - 25},{top + 14}* {x - 6},{top + 18}* {x - 11},{top}* {x + 11},{top}* {x + 6},{top + 18}* {x + 25},{top + 14}* {x + 25},{top + 36}* {x + 6},{top + 33}* {x + 8},{top + 50}*", s.YELLOW, 4.2)


def _dress_of_clubs(pl: Plate) -> None:
    """Green mantle with golden discs, open over a red dress."""
    garment(pl, CLUBS_SLOPE, 196, "302,282 244,304 182,350 112,408", "402,282 448,302 486,350 496,430 474,512", s.GREEN, 5.2)
    for x, y in ((128, 424), (176, 392), (172, 446), (130, 474), (218, 436), (482, 466), (466, 400), (452, 500)):
        pl.oval(x, y, 14, 14, s.YELLOW, 3)
        pl.oval(x, y, 5, 5, s.RED, 1.8)
    garment(pl, CLUBS_SLOPE, 94, "300,288 280,340 256,396 212,440", "404,288 422,340 408,406 376,470", s.RED, 5, shade=28)
    with pl.placed(334, 374):
        pl.shape("2,-52* 40,0* -2,54* -40,2*", s.YELLOW, 4.4)
        pl.shape("1,-31* 24,0* -1,33* -24,1*", s.BLUE, 3.4)
        pl.shape("0,-13* 11,0* 0,14* -11,1*", s.YELLOW, 2.6)
    for edge in ("296,292 274,342 250,398 200,444 178,475 164,512", "408,292 426,346 414,408 384,468 362,525 346,564"):
        pl.limb(edge, [24, 24, 26, 28, 28, 28], s.YELLOW, 4.2)
        studs(pl, edge, 28, 6, s.BLUE)


def _head_of_clubs(pl: Plate) -> None:
    pl.shape("292,300 312,268 350,262 398,264 426,282 434,304 400,318 352,322 312,316", s.YELLOW, 4.6)
    for x, y in ((316, 298), (344, 304), (374, 304), (404, 298)):
        pl.oval(x, y, 8, 8, s.RED, 2.6)
    with pl.placed(372, 188, scale=.78, turn=-1):
        locks(pl, s.HAIR_FAIR, "-10,-90 50,-80 68,-20 70,40 86,96 48,124 8,112 10,60 -6,20 0,-30|30,-50 46,10 40,104|52,-30 60,40 64,98")
        profile(pl, Face(nose="straight", lids=.2, brows=5.4, age=.3, smile=.2), ear=False)
        locks(pl, s.HAIR_FAIR, "-22,-60 10,-66 36,-20 36,40 48,86 24,112 -2,96 2,60 -14,30 -16,-10|8,-30 20,30 22,92|-4,-20 8,30")
        locks(pl, s.HAIR_FAIR, "-14,20 -8,44 -16,72 -36,98 -62,122* -80,112 -78,88 -70,84 -64,74 -66,66 -48,66 -30,56 -20,40|-72,94 -62,114|-56,84 -52,106|-40,76 -34,94")
        pl.shape("-80,42* -66,38 -46,46 -28,58* -50,60 -76,54*", s.HAIR_FAIR, 2.6)
        with pl.placed(-14, 4):
            pl.shape("-56,-58 -20,-82 30,-84 72,-54 56,-100 0,-112 -46,-102", s.RED, 3.4)
            crown(pl, 5, s.YELLOW, (s.GREEN, s.RED), tall=64)


def clubs() -> Plate:
    """King of clubs."""
    pl = Plate()
    _dress_of_clubs(pl)
    # the sword at his side, whole from pommel to chape
    with pl.placed(406, 432, turn=-41):
        pl.shape("-9,0* 9,0* 8,96* 0,112* -8,96*", s.BLACK, 4)
        pl.shape("-11,84* 11,84* 9,102* 0,122* -9,102*", s.YELLOW, 3.4)
        pl.shape("-10,22* 10,22* 10,34* -10,34*", s.YELLOW, 2.6)
        pl.limb("0,-60 0,-10", [13, 14], s.BROWN, 3.4)
        pl.shape("-44,-6 -38,-14 0,-9 38,-14 44,-6 38,5 0,4 -38,5", s.YELLOW, 4)
        pl.oval(0, -64, 15, 14, s.YELLOW, 4)
    # the hand that holds the sceptre upright
    _cross_sceptre(pl, 150, 184, 470)
    pl.limb("252,388 218,406 176,370", [62, 58, 42], s.RED, 4.8, shade=18, rounded=True)
    upper = "300,284 268,286 236,310 212,352 198,398 224,420 258,428 284,380 300,336"
    pl.shape(upper, s.GREEN, 5)
    pl.shade(upper, 24)
    pl.limb("194,394 222,418 260,432", [20, 22, 22], s.YELLOW, 4)
    cuff(pl, (186, 378), 222, 56, s.YELLOW, deep=28, beads=s.BLUE)
    with pl.placed(150, 352, scale=.82, turn=4):
        fist(pl, FLESH)
    # the hand on the hilt
    pl.limb("456,388 474,400 434,400", [60, 56, 44], s.RED, 4.8, shade=18, rounded=True)
    upper = "404,284 436,286 470,310 492,352 498,398 472,414 440,404 420,366 408,330"
    pl.shape(upper, s.GREEN, 5)
    pl.shade(upper, 24)
    pl.limb("436,402 470,418 500,400", [20, 22, 20], s.YELLOW, 4)
    cuff(pl, (440, 400), 176, 54, s.YELLOW, deep=26, beads=s.BLUE)
    gather(pl, 382, 402, -4, size=.86, skin=FLESH)
    _head_of_clubs(pl)
    return pl


def clubs_over() -> Plate:
    """Girdle of the King of clubs."""
    return band(CLUBS_SLOPE, 98, s.BLUE, s.YELLOW, (s.YELLOW, s.RED), shape="square")
