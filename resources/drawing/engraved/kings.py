# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Kings: an emperor with orb, an old king with ermine, an eastern ruler with mace, a young one with the cross."""

from .. import style as s
from ..style import Ink
from .costume import band, checks, crown, cuff, ermine, garment, locks, sleeve
from .french_parts import studs
from .ladies import gather
from .parts import FLESH, WHITE, Face, face34, fist, profile
from .plate import Plate

_VIOLET = Ink("#7d5a9c", "#5a3d78")


def _sceptre(pl: Plate, x: float, top: float, foot: float) -> None:
    pl.shape(f"{x - 5},{top + 30}* {x + 5},{top + 30}* {x + 6},{foot}* {x - 6},{foot}*", s.YELLOW, 3)
    pl.hatch(f"{x + 5},{top + 40} {x + 5},{foot}", f"{x},{top + 40} {x},{foot}", 20, width=1.4)
    pl.shape(f"{x},{top - 26}* {x + 11},{top - 2} {x + 6},{top + 12} {x + 22},{top + 2} {x + 24},{top + 20} {x + 8},{top + 30} {x - 8},{top + 30} {x - 24},{top + 20} {x - 22},{top + 2} {x - 6},{top + 12} {x - 11},{top - 2}", s.YELLOW, 3.2)
    pl.shape(f"{x - 13},{top + 28}* {x + 13},{top + 28}* {x + 10},{top + 38}* {x - 10},{top + 38}*", s.YELLOW, 2.6)


def hearts() -> Plate:
    """King of hearts."""
    pl = Plate()
    garment(pl, .3, 206, "300,272 250,290 186,326 122,376", "390,268 430,280 470,308 492,356 500,430 488,500", _VIOLET)
    for x, y in ((120, 440), (160, 470), (116, 500), (176, 426), (462, 350), (468, 400), (452, 440), (440, 480), (474, 450), (430, 330)):
        pl.shape(f"{x},{y - 9}* {x + 3},{y - 3} {x + 9},{y}* {x + 3},{y + 3} {x},{y + 9}* {x - 3},{y + 3} {x - 9},{y}* {x - 3},{y - 3}", s.YELLOW, 1.8)
    garment(pl, .3, 97, "298,280 262,350 222,410", "392,272 420,290 416,360 398,430", s.RED, 4.4, shade=30)
    pl.shape("330,276* 366,276* 348,360 316,440 282,540* 244,530* 282,430 312,350", s.YELLOW, 3.4)
    for x, y, r in ((342, 322, 9), (330, 356, 9), (316, 390, 10), (300, 426, 10), (282, 464, 10)):
        pl.shape(f"{x},{y - r}* {x + r},{y}* {x},{y + r}* {x - r},{y}*", s.RED, 2.2)
        pl.oval(x - 16, y + 20, 3.4, 3.4, s.BLUE, 1.4)
        pl.oval(x + 10, y + 22, 3.4, 3.4, s.BLUE, 1.4)
    # the sceptre leans to his shoulder
    with pl.placed(176, 404, turn=17), pl.placed(-152, -372):
        _sceptre(pl, 152, 208, 440)
    # sceptre arm
    sleeve(pl, (268, 306), (230, 440), (202, 418), (74, 68, 48), _VIOLET)
    cuff(pl, (206, 416), 200, 62, s.YELLOW, deep=30, beads=s.RED)
    with pl.placed(176, 402, scale=.84, turn=15):
        fist(pl, FLESH)
    # orb arm
    sleeve(pl, (438, 308), (474, 420), (412, 436), (78, 76, 54), _VIOLET)
    pl.oval(378, 398, 40, 40, s.YELLOW, 4.4)
    pl.hatch("412,376 418,398 408,424 384,438", "392,376 394,398 386,414 372,424", 14, width=1.8)
    pl.shape("340,388 378,380 416,388 416,404 378,396 340,402", s.BLUE, 2.8)
    pl.shape("372,382 384,382 384,360 372,360", s.BLUE, 2.6)
    pl.shape("373,362* 373,346* 363,346* 363,336* 373,336* 373,324* 383,324* 383,336* 393,336* 393,346* 383,346* 383,362*", s.YELLOW, 2.8, even=1)
    cuff(pl, (424, 432), 166, 62, s.YELLOW, deep=30, beads=s.RED)
    pl.shape("412,416 394,422 376,430 360,430 352,438 362,446 350,446 350,456 364,458 380,460 404,456 418,448", FLESH, 3.4)
    pl.lines("362,446 384,446|366,457 386,454|376,431 392,436", 2)
    # jewelled collar over ermine
    ermine(pl, "274,300 300,268 346,256 396,262 430,282 444,306 420,318 384,310 350,308 316,318 288,322", "300,296 328,286 404,288 424,302 350,292 376,290")
    for x, y in ((292, 316), (316, 326), (344, 330), (372, 328), (400, 324), (424, 312)):
        pl.oval(x, y, 9, 9, s.YELLOW, 2.6)
        pl.oval(x, y, 4, 4, s.RED, 1.4)
    face = Face(nose="straight", lids=.3, gaze=-.5, brows=6, brow=-.2, age=.9)
    with pl.placed(350, 180, scale=.66, turn=-3):
        locks(pl, s.HAIR_GREY, "46,-50 84,-30 92,20 96,80 80,112 56,100 44,40|68,-10 76,40 72,92|56,-20 62,40 58,86", "-52,-40 -66,0 -70,60 -62,96 -46,90 -46,20|-58,10 -60,60")
        face34(pl, face, ear=False)
        locks(pl, s.HAIR_GREY, "50,-30 60,-6 62,36 54,80 36,116 10,142 -16,150 -40,140 -54,112 -54,82 -46,76 -36,82 -24,78 -10,78 8,70 26,50 42,24"
            "|-40,96 -36,120 -24,142|-22,90 -16,116 -10,140|-2,86 6,110 4,136|18,74 28,96 24,120|36,52 44,78 38,100")
        pl.shape("-33,50* -48,44 -62,52 -72,70* -52,64 -42,62*", s.HAIR_GREY, 2.4)
        pl.shape("-31,50* -14,44 6,54 22,74* 2,68 -18,62*", s.HAIR_GREY, 2.4)
        # closed imperial crown
        pl.shape("-60,-60 -80,-100 -66,-146 -30,-172 10,-178 54,-166 88,-134 88,-90 70,-50 10,-70", s.RED, 4.2)
        for arch in ("-64,-60 -70,-110 -40,-160 8,-178 12,-168 -26,-148 -50,-104 -46,-62", "-8,-70 -14,-120 8,-176 16,-176 26,-120 20,-70",
            "68,-52 84,-100 56,-152 12,-176 14,-166 44,-142 64,-100 52,-58"):
            pl.shape(arch, s.YELLOW, 3)
        for x, y in ((-58, -96), (-42, -130), (-14, -158), (10, -140), (12, -106), (42, -154), (66, -124), (72, -90)):
            pl.oval(x, y, 5, 5, s.BLUE, 1.8)
        pl.shape("-68,-54 -40,-72 10,-78 58,-66 84,-46 80,-28 56,-46 10,-56 -40,-52 -64,-36", s.YELLOW, 3.6)
        for x, y in ((-50, -54), (-24, -64), (6, -67), (36, -62), (62, -48)):
            pl.oval(x, y, 7, 6, s.RED, 2)
        pl.oval(12, -182, 10, 10, s.BLUE, 3)
        pl.lines("12,-192 12,-214|2,-204 22,-204", 6, start=.9, end=.9)
    return pl


def hearts_over() -> Plate:
    """Girdle of the King of hearts."""
    return band(.3, 101, s.YELLOW, s.YELLOW, (s.RED, s.BLUE), high=20)


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
    garment(pl, .26, 198, "304,282 246,304 184,352 112,410", "404,282 450,304 486,352 496,432 474,514", s.RED, 5.2)
    garment(pl, .26, 94, "300,292 280,340 256,396 212,440", "404,292 422,340 408,406 376,470", s.BLUE, 5, shade=28)
    for x, y in ((350, 380), (326, 402), (368, 412), (340, 434), (300, 428), (316, 464), (276, 452), (352, 468), (254, 478)):
        pl.shape(f"{x},{y - 12}* {x + 8},{y}* {x},{y + 12}* {x - 8},{y}*", s.YELLOW, 2.4)
    checks(pl, [(286, 318), (252, 398), (202, 446), (179, 476), (164, 514)], 30, s.YELLOW, "#34302f", 16)
    checks(pl, [(418, 318), (416, 408), (386, 468), (361, 524), (346, 564)], 30, s.YELLOW, "#34302f", 16)


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
        pl.shape("-9,0* 9,0* 8,88* 0,104* -8,88*", "#34302f", 4)
        pl.shape("-11,76* 11,76* 9,94* 0,114* -9,94*", s.YELLOW, 3.4)
        pl.limb("0,-60 0,-10", [13, 14], "#7d4e2d", 3.4)
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
    return band(.26, 98, s.BLUE, s.YELLOW, (s.YELLOW, WHITE), shape="round")


def spades() -> Plate:
    """King of spades."""
    pl = Plate()
    garment(pl, .26, 200, "310,270 262,288 200,330 134,388", "380,262 424,276 466,304 490,350 500,420 488,490", s.RED)
    garment(pl, .26, 102, "310,282 290,330 252,386 214,430", "402,276 420,320 414,390 396,446", "#e88a2c", 4.2, shade=28)
    for x, y in ((352, 316), (388, 330), (334, 352), (372, 366), (314, 390), (352, 402), (392, 386), (292, 430), (330, 440), (370, 440), (270, 470), (310, 478), (350, 480)):
        pl.shape(f"{x},{y - 11} {x + 5},{y - 2} {x},{y + 5} {x - 5},{y - 2}", s.YELLOW, 1.8)
        pl.lines(f"{x},{y + 5} {x},{y + 12}|{x},{y + 10} {x - 7},{y + 4}|{x},{y + 10} {x + 7},{y + 4}", 1.8, start=.8, end=.8)
    for fur, spots in (("322,270 304,300 282,346 250,400 214,454 196,520 164,520 176,452 216,396 252,344 276,296", ((296, 300), (276, 336), (252, 372), (230, 408), (206, 440), (190, 470))),
        ("404,268 424,300 430,350 420,410 402,462 394,520 362,520 374,460 392,408 400,350 394,300", ((412, 304), (416, 340), (410, 376), (402, 412), (390, 446), (382, 476)))):
        pl.shape(fur, "#8d8680", 4)
        pl.shade(fur, 12, gap=6)
        for x, y in spots:
            pl.lines(f"{x - 6},{y - 8} {x - 8},{y} {x - 5},{y + 8}|{x + 4},{y - 6} {x + 2},{y + 2} {x + 5},{y + 9}", 2.2)
    # mace, held upright at the edge
    pl.shape("146,250* 160,250* 161,446* 147,446*", s.YELLOW, 3.2)
    pl.oval(154, 450, 11, 9, s.YELLOW, 3)
    pl.hatch("160,256 161,440", "154,256 155,440", 26, width=1.4)
    for x, wide in ((122, 22), (184, 22)):
        pl.shape(f"{x},{182} {x + wide * (1 if x < 150 else -1)},{190} {x + wide * (1 if x < 150 else -1)},{246} {x},{252} {x - 8 * (1 if x < 150 else -1)},{216}", s.YELLOW, 3.2)
    pl.shape("138,176 153,166 168,176 172,216 168,254 138,254 134,216", s.YELLOW, 3.4)
    pl.hatch("172,184 176,216 168,252", "160,186 162,216 158,250", 12, width=1.6)
    pl.oval(153, 162, 8, 8, s.RED, 2.6)
    pl.shape("138,252* 168,252* 164,264* 142,264*", s.YELLOW, 2.8)
    sleeve(pl, (272, 312), (214, 426), (182, 402), (76, 72, 48), s.RED)
    pl.shape("206,384 186,372 170,380 166,404 176,426 196,430 210,414", "#8d8680", 3.6)
    pl.lines("176,386 180,398|184,404 186,416|196,386 196,398", 2.2)
    with pl.placed(154, 388, scale=.84, turn=-4):
        fist(pl, s.SKIN_TAN)
    # the other hand in the sash, beside the dagger
    sash = "262,440 310,452 360,448 402,434* 394,470 350,488 290,486 226,468*"
    pl.shape(sash, s.GREEN, 4)
    pl.lines("246,458 300,470 356,464 396,448|240,466 296,480 350,476", 2.4)
    pl.shape("296,488* 322,420* 332,424* 310,490*", "#34302f", 2.8)
    pl.shape("322,420 314,404 326,392 340,400 334,422", s.YELLOW, 3)
    pl.oval(326, 398, 5, 5, s.RED, 1.8)
    sleeve(pl, (440, 308), (478, 410), (410, 428), (82, 80, 54), s.RED)
    pl.shape("420,404 404,400 392,412 390,436 402,452 420,450 428,430", "#8d8680", 3.6)
    pl.lines("402,412 404,424|412,430 414,442|418,410 416,422", 2.2)
    pl.shape("396,410 378,412 356,420 346,430 350,440 340,446 348,454 366,454 386,450 400,442", s.SKIN_TAN, 3.2)
    pl.lines("350,440 372,438|352,452 374,448|366,418 380,424", 2)
    face = Face(nose="hooked", lids=.3, gaze=-.6, brows=7, brow=-.8, age=.6, skin=s.SKIN_TAN)
    with pl.placed(358, 184, scale=.64):
        pl.shape("-14,88 44,70 54,136 10,150 -30,136", s.SKIN_TAN, 3.4)
        face34(pl, face, ear=True)
        locks(pl, s.HAIR_BLACK, "44,20 50,50 38,84 18,112 -8,136* -26,124 -40,104 -46,80 -36,82 -24,78 -10,78 8,72 26,54 38,36")
        pl.shape("-33,49* -48,43 -64,47 -84,40 -92,20* -100,44 -82,62 -52,60*", s.HAIR_BLACK, 2.6)
        pl.shape("-31,49* -14,43 6,49 26,38 30,18* 42,42 22,60 -16,60*", s.HAIR_BLACK, 2.6)
        pl.oval(62, 28, 7, 9, s.YELLOW, 2.2)
        turban = "-64,-40 -82,-74 -72,-112 -34,-132 20,-134 66,-116 90,-78 80,-34 54,-18 40,-44 0,-56 -36,-52"
        pl.shape(turban, "#fdfaf2", 4.4)
        pl.shape("-68,-44 -40,-62 10,-66 50,-48 66,-24 82,-44 50,-80 0,-92 -48,-86 -78,-66", s.GREEN, 3)
        pl.lines("-62,-60 -20,-78 40,-66 72,-38|-76,-92 -40,-110 20,-112 80,-80", 2.6)
        pl.hatch("84,-92 86,-60 74,-30", "62,-92 64,-64 54,-40", 8, width=1.7)
        with pl.placed(4, -60, scale=.86):
            crown(pl, 5, s.YELLOW, (s.RED, s.BLUE), tall=48)
        pl.shape("-24,-72* -36,-60 -24,-40 -12,-60", s.RED, 2.6)
    return pl


def spades_over() -> Plate:
    """Girdle of the King of spades."""
    return band(.26, 106, s.GREEN, s.YELLOW, (s.YELLOW, s.RED), high=21)


def _cross_sceptre(pl: Plate, x: float, top: float, foot: float) -> None:
    pl.limb([(x, foot), (x, (top + foot) / 2), (x, top + 60)], [14, 14, 12], s.YELLOW, 4)
    pl.hatch(f"{x + 6},{top + 90} {x + 7},{foot - 6}", f"{x},{top + 90} {x},{foot - 6}", 22, width=1.5)
    pl.oval(x, foot, 12, 12, s.YELLOW, 3.4)
    pl.oval(x, top + 66, 19, 18, s.YELLOW, 4)
    pl.lines(f"{x - 17},{top + 62} {x},{top + 67} {x + 17},{top + 62}", 3, start=.8, end=.8)
    pl.shape(f"{x - 8},{top + 50}* {x - 6},{top + 33}* {x - 25},{top + 36}* {x - 25},{top + 14}* {x - 6},{top + 18}* {x - 11},{top}* {x + 11},{top}* {x + 6},{top + 18}* {x + 25},{top + 14}* {x + 25},{top + 36}* {x + 6},{top + 33}* {x + 8},{top + 50}*", s.YELLOW, 4.2)


def _dress_of_clubs(pl: Plate) -> None:
    """Green mantle with golden discs, open over a red dress."""
    garment(pl, .26, 196, "302,282 244,304 182,350 112,408", "402,282 448,302 486,350 496,430 474,512", s.GREEN, 5.2)
    for x, y in ((128, 424), (176, 392), (172, 446), (130, 474), (218, 436), (482, 466), (466, 400), (452, 500)):
        pl.oval(x, y, 14, 14, s.YELLOW, 3)
        pl.oval(x, y, 5, 5, s.RED, 1.8)
    garment(pl, .26, 94, "300,288 280,340 256,396 212,440", "404,288 422,340 408,406 376,470", s.RED, 5, shade=28)
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
        pl.shape("-9,0* 9,0* 8,96* 0,112* -8,96*", "#34302f", 4)
        pl.shape("-11,84* 11,84* 9,102* 0,122* -9,102*", s.YELLOW, 3.4)
        pl.shape("-10,22* 10,22* 10,34* -10,34*", s.YELLOW, 2.6)
        pl.limb("0,-60 0,-10", [13, 14], "#7d4e2d", 3.4)
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
    return band(.26, 98, s.BLUE, s.YELLOW, (s.YELLOW, s.RED), shape="square")
