# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIX: two women and a child on a terrace by the sea; the pasha with his long pipe."""

from .. import style as s
from .countryside import (
    TIMBER,
    Scene,
    ground,
    head,
    kerchief,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, pinch, rolled, slim, under, wrapped
from .lines import ring
from .parts import BLUSH, FLESH, WHITE, Face, face34
from .people import grass, hand, sky

_WATER = "#9fc6e4"
_WALL = "#e9d2a8"


def _terrace(pl: Scene) -> None:
    """Wall, palm and tiles."""
    pl.fill("14,300* 526,300* 526,380* 14,380*", _WATER)
    sky(pl, "190,318 250,314 300,318|220,344 270,340 310,344|24,322 60,318 80,322", "#285a94")
    pl.shape("10,350* 530,350* 530,372* 10,372*", _WALL, 3.4, even=.8)
    pl.fill("14,372* 526,372* 526,450* 14,450*", _WALL)
    pl.line("14,410 526,410", 2, start=.9, end=.9)
    for x in range(40, 530, 96):
        pl.lines(f"{x},374 {x},409|{x + 48},411 {x + 48},446", 2, start=.9, end=.9)
    trunk = "480,450* 486,330 492,220 496,130* 514,130* 512,230 512,340 516,450*"
    pl.shape(trunk, TIMBER, 3.8)
    for y in range(160, 450, 40):
        pl.line(f"{494 - (y - 160) * .04},{y} 504,{y + 8} {512},{y - 2}", 2.2)
    for turn, long in ((-150, 80), (-118, 110), (-62, 100), (-20, 90), (160, 130), (130, 90)):
        with pl.placed(504, 132, turn=turn):
            pl.shape(f"0,-4 {long * .4},-26 {long * .8},-12 {long},14* {long * .84},8 {long * .76},16* {long * .62},4 {long * .54},14* {long * .4},2 {long * .3},10* 0,6", s.GREEN, 3.2)
            pl.line(f"6,0 {long * .4},-12 {long * .9},4", 2)
    pl.fill("14,450* 526,450* 526,510* 14,510*", WHITE)
    for row, y in enumerate((450, 474)):
        for place in range(-1, 7):
            x = 14 + place * 92 + (46 if row % 2 else 0) - row * 10
            pl.fill(f"{x},{y}* {x + 46},{y}* {x + 36},{y + 24}* {x - 10},{y + 24}*", s.ROSE)
    pl.line("14,450 526,450", 3, start=.9, end=.9)


def _standing(pl: Scene) -> None:
    """She comes from the well, the jar on her head, straight as a column."""
    for x in (158, 192):
        pl.shape(f"{x - 8},456 {x + 9},456 {x + 12},470 {x + 34},476 {x + 34},484 {x - 8},484", s.SKIN_TAN, 3)
    skirt = "146,308* 208,306* 224,360 232,412 236,458 188,470 130,460 132,408 136,356"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 28, along=10)
    pl.shape("130,440 188,454 234,440 236,460 188,472 129,462", s.YELLOW, 3)
    apron = "154,310* 200,308* 210,370 214,436 176,446 146,434 148,370"
    pl.shape(apron, s.RED, 4)
    pl.shade(apron, 22, along=10)
    for y in (336, 366, 396, 422):
        pl.shape(f"151,{y}* 208,{y}* 208,{y + 9}* 150,{y + 9}*", s.YELLOW, 2)
    bodice = "142,238 172,218 204,232 216,274 208,314* 146,316* 134,276"
    pl.shape(bodice, s.BLACK, 4.4)
    bust(pl, 174, 224, 62, 28, cut="square", tall=36, lean=4, trim=WHITE, skin=s.SKIN_TAN)
    pl.lines("160,258 174,310|192,258 178,310", 2.4)
    for x in (158, 166, 175, 184, 192):
        pl.oval(x, 234 + (4 if 160 < x < 190 else 0), 4.4, 4.4, s.RED, 1.6)
    rolled(pl, "142,242 112,296 146,318", WHITE, 36, skin=s.SKIN_TAN)
    slim(pl, 146, 318, 32, flip=True, turn=14, skin=s.SKIN_TAN)
    with head(pl, 180, 174, 92, right=True, turn=2, neck=0):
        young_face(pl, smile=1, lids=.3, skin=s.SKIN_TAN)
        kerchief(pl, s.RED, dots=s.YELLOW)
        pl.oval(50, 56, 7, 9, s.GOLD, 2.2)
    pl.oval(176, 122, 30, 9, s.YELLOW, 3)
    jar = "162,118 150,100 142,78 150,58 168,48 166,34* 190,34* 188,48 206,58 214,78 206,100 192,118"
    pl.shape(jar, s.ROOF, 4)
    pl.shade(jar, 18)
    pl.shape("160,28* 196,28* 196,37* 160,37*", s.ROOF, 3)
    pl.limb("144,74 178,84 212,74", [9, 10, 9], s.YELLOW, 2.4)
    rolled(pl, "204,238 252,196 218,96", WHITE, 34, skin=s.SKIN_TAN, part=.2)
    wrapped(pl, 213, 84, 27, flip=True, turn=-14, skin=s.SKIN_TAN)


def _chest(pl: Scene) -> None:
    pl.shape("300,386* 480,386* 480,476* 300,476*", TIMBER, 4)
    red = "296,374* 484,374* 490,408 484,462* 462,448 440,464* 418,448 396,464* 372,448 350,464* 328,448 300,462*"
    pl.shape(red, s.RED, 4)
    pl.shade(red, 22, along=10)
    pl.lines("420,384 422,444|456,384 460,446", 2.4)


def _sitting(pl: Scene) -> None:
    pl.shape("296,478 306,466 322,462 330,476 318,484 290,486", s.SKIN_TAN, 3)
    gown = "366,322 424,318 450,344 456,384 436,420 432,468 376,484 316,480 300,456 304,416 316,370 334,340"
    pl.shape(gown, s.GREEN, 4.6)
    pl.shade(gown, 34, along=12)
    bodice = "372,244 402,224 434,236 446,278 436,330* 374,332* 362,284"
    pl.shape(bodice, s.BLACK, 4.4)
    bust(pl, 400, 230, 56, 26, cut="vee", tall=38, lean=-8, trim=WHITE, skin=s.SKIN_TAN)
    pl.lines("388,260 396,322|412,260 404,322", 2.4)
    with head(pl, 388, 172, 94, turn=-12, neck=0):
        pl.shape("40,20 70,20 84,80 72,130 50,100", s.HAIR_BLACK, 3.2)
        young_face(pl, smile=.8, lids=.5, skin=s.SKIN_TAN)
        kerchief(pl, s.RED, tail=False)
        pl.shape("-60,-60 -34,-76 0,-70 32,-40 46,6 38,12 22,-30 -4,-58 -34,-66", s.YELLOW, 2.6)


def _cloth(pl: Scene) -> None:
    """The yellow cloth: held up by its two corners, it hangs in folds over her knees to the tiles."""
    outline = "262,300* 280,318 300,330 324,336 350,336 376,330 400,318 424,330* 430,374 424,414 432,452* 410,446 392,454 370,446 350,456 328,446 306,454 284,444 262,450* 268,410 258,360"
    pl.shape(outline, s.YELLOW, 4.4)
    pl.shade(outline, 18, along=20)
    pl.lines("266,306 282,360 278,438|280,320 310,380 306,444|300,332 330,390 330,440|350,338 352,390 350,446|400,320 376,380 370,440|412,326 400,390 394,446", 2.8)
    pl.lines("276,314 320,346 350,348|290,316 330,338 372,338", 2.2)
    for edge in ("264,424 284,418 306,428 328,420 350,430 370,420 392,428 410,420 428,426", "262,434 284,428 306,438 328,430 350,440 370,430 392,438 410,430 430,436"):
        kept, pl.ink = pl.ink, s.RED.base
        pl.line(edge, 4, start=.9, end=.9)
        pl.ink = kept
    for x in range(268, 432, 16):
        pl.line(f"{x},450 {x - 1},466", 2.4, start=.9, end=.3)
    for x, y in ((290, 384), (318, 396), (346, 386), (374, 394), (402, 380), (306, 362), (360, 362)):
        pl.shape(f"{x},{y - 8}* {x + 6},{y}* {x},{y + 8}* {x - 6},{y}*", s.RED, 1.8)


def _child(pl: Scene) -> None:
    """It plays ball on the tiles."""
    pl.shape("32,468 50,430 72,418 96,428 112,466 106,490 40,492", s.YELLOW, 3.8)
    pl.shade("32,468 50,430 72,418 96,428 112,466 106,490 40,492", 20, along=20)
    pl.shape("96,474 124,476 140,484 136,492 98,492", FLESH, 2.8)
    pl.shape("46,392 50,370 72,360 96,370 102,392 94,412 74,420 54,412", FLESH, 3.6)
    pl.fill(ring(64, 404, 7, 6), BLUSH)
    pl.fill(ring(92, 402, 6, 5), BLUSH)
    for x in (74, 91):
        pl.fill(ring(x, 389, 3.8, 4.8), pl.ink, register=False)
        pl.line(f"{x - 6},{380} {x},{377} {x + 6},{380}", 2.2)
    pl.line("76,408 84,411 91,407", 2.6)
    pl.shape("42,398 38,366 60,344 92,348 106,372 96,376 80,370 62,376 54,396", s.HAIR_BLACK, 3.2)
    pl.arm("88,436 116,446 134,438", [22, 19, 14], s.YELLOW, 3.2)
    pl.oval(146, 428, 17, 17, s.BLUE, 3.2)
    pl.lines("132,422 146,430 162,424|134,436 148,442 160,436", 2)
    pl.oval(134, 440, 7, 7, FLESH, 2.4)


def terrace() -> Scene:
    """One end: a cloth is shown."""
    pl = Scene()
    _terrace(pl)
    _standing(pl)
    _chest(pl)
    _sitting(pl)
    _cloth(pl)
    rolled(pl, "434,244 462,300 428,322", WHITE, 36, skin=s.SKIN_TAN)
    pinch(pl, 424, 326, 30, turn=-20, skin=s.SKIN_TAN)
    rolled(pl, "372,248 330,288 276,292", WHITE, 34, skin=s.SKIN_TAN)
    pinch(pl, 266, 298, 30, turn=6, skin=s.SKIN_TAN)
    _child(pl)
    return pl


def _kiosk(pl: Scene) -> None:
    for x in (352, 424, 500):
        pl.shape(f"{x - 10},440* {x - 9},204* {x + 9},204* {x + 10},440*", WHITE, 3.2)
        pl.hatch(f"{x + 8},214 {x + 8},430", f"{x},214 {x},430", 18, width=1.6)
    pl.shape("326,208* 530,208* 530,182* 330,182*", s.GOLD, 3.6)
    for x in range(342, 530, 26):
        pl.line(f"{x},206 {x + 12},192 {x + 24},206", 2.2)
    dome = "336,182* 334,140 362,104 410,84 428,60* 446,84 494,104 522,140 522,182*"
    pl.shape(dome, s.RED, 4.6)
    pl.shade(dome, 40, gap=6.2)
    pl.lines("428,76 396,120 384,180|428,76 430,130 430,180|430,76 462,120 476,180", 2.6)
    pl.shape("440,22* 422,24 412,38 420,54 438,58* 428,48 426,34 432,26", s.GOLD, 2.8)


def _carpet(pl: Scene) -> None:
    pl.shape("44,448* 500,440* 530,494* 10,498*", s.BLUE, 4)
    pl.shape("62,454* 486,447* 510,487* 36,490*", s.RED, 3.2)
    for x in range(70, 490, 42):
        pl.shape(f"{x},472* {x + 14},463* {x + 28},472* {x + 14},481*", s.YELLOW, 2.2)
    for x in range(24, 526, 34):
        pl.line(f"{x},497 {x - 3},508", 2.6, start=.9, end=.6)
    for outline, ink in (("420,330 470,314 522,330 530,390 500,420 430,414 406,380", s.GREEN), ("404,396 460,384 518,400 520,446 460,456 404,448 390,420", s.YELLOW)):
        pl.shape(outline, ink, 4.2)
        pl.shade(outline, 28, gap=6.4)


def _smoker(pl: Scene) -> None:
    """He lies at his ease on one elbow."""
    # slippers and robe
    pl.shape("132,428 108,420 86,430 70,420 66,432 84,450 120,458 140,452", s.GREEN, 3.4)
    robe = "380,352 330,366 256,390 186,412 130,422 124,452 168,474 270,480 372,474 428,452 436,390"
    pl.shape(robe, s.YELLOW, 4.6)
    cells = [([(x - 13, y), (x, y - 13), (x + 13, y), (x, y + 13)], s.RED) for x in range(140, 440, 44) for y in range(370, 490, 44)]
    cells += [([(x - 7, y), (x, y - 7), (x + 7, y), (x, y + 7)], s.BLUE) for x in range(162, 440, 44) for y in range(392, 490, 44)]
    pl.pattern(robe, cells)
    pl.contour(robe, 4.6)
    pl.shade(robe, 26, along=80)
    pl.line("400,392 300,420 190,440", 3)
    coat = "334,254 376,232 420,246 448,292 452,360 432,412 372,418 324,394 316,320"
    pl.shape(coat, s.RED, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("360,244 392,244 384,300 372,350 340,362 346,300", s.YELLOW, 3.2)
    pl.lines("362,270 380,272|358,292 378,294|354,314 374,318", 2.4)
    for fur in ("352,244 338,304 330,358 332,398 312,390 308,344 316,290 334,250", "394,240 412,300 402,360 384,416 362,414 372,366 388,300 380,248"):
        pl.shape(fur, WHITE, 3.4)
    for x, y in ((330, 276), (322, 312), (318, 348), (320, 376), (392, 276), (398, 312), (392, 348), (380, 382)):
        pl.line(f"{x},{y - 6} {x + 2},{y} {x + 1},{y + 7}", 3.4)
    pl.shape("312,372* 346,386 400,372* 396,398* 346,410 314,396*", s.GREEN, 3.4)
    with head(pl, 366, 180, 104, turn=-4, neck=118, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="hooked", smile=.3, age=.6, lids=.55, brows=6, gaze=-.6))
        back_hair = "36,-50 56,-40 68,-8 66,34 54,52 44,20"
        pl.shape(back_hair, s.HAIR_BLACK, 3)
        moustache(pl, s.HAIR_BLACK, beard=True)
        for outline in ("-60,-42 -30,-66 30,-56 72,-24 84,-48 60,-80 0,-96 -50,-84", "-58,-64 -20,-94 40,-90 84,-48 88,-84 56,-112 -10,-122 -56,-100", "-46,-96 -10,-126 50,-118 80,-84 74,-124 30,-148 -24,-138"):
            pl.shape(outline, WHITE, 3.8)
            pl.shade(outline, 16, gap=5.4)
        pl.shape("-16,-134 0,-160 30,-164 48,-146 30,-136 6,-130", s.RED, 3.2)
        pl.oval(-22, -92, 11, 12, s.BLUE, 3)


def _pipe(pl: Scene) -> None:
    pl.line("332,212 270,264 200,332 146,392", 8, start=.9, end=.9)
    pl.shape("340,202 352,206 352,218 338,220 326,218 326,208", s.GOLD, 2.6)
    bowl = "120,380 134,370 156,384 158,410 142,424 120,416 114,396"
    pl.shape(bowl, s.BROWN, 3.6)
    pl.shade(bowl, 14)
    pl.shape("114,384 134,368 150,374 136,384 122,392", s.GOLD, 2.6)
    pl.lines("130,366 118,346 138,328 120,308 128,290|140,366 152,348 136,332 150,316 144,302", 3.4, start=.8, end=.1)


def _servant(pl: Scene) -> None:
    """He brings coffee."""
    for x in (206, 256):
        pl.limb(f"{x},360 {x - 2},400 {x - 2},440", [38, 34, 20], WHITE, 3.6, shade=12)
    coat = "196,230 228,210 262,226 278,268 274,320 288,392 232,404 178,392 192,320 186,270"
    pl.shape(coat, s.RED, 4.4)
    pl.shade(coat, 34, along=10)
    pl.shape("188,300* 232,312 276,298* 278,320* 232,334 186,322*", s.YELLOW, 3.2)
    pl.shape("212,220* 246,216* 236,296* 226,298*", s.YELLOW, 2.8)
    with head(pl, 232, 160, 92, right=True, turn=4, neck=128, skin=s.SKIN_BROWN):
        face34(pl, Face(skin=s.SKIN_BROWN, nose="straight", smile=.8, age=.1, lids=.35, brows=5, gaze=-.7))
        pl.shape("34,-50 56,-40 66,-8 64,30 54,40 44,16", s.HAIR_BLACK, 3)
        for outline in ("-58,-44 -20,-66 40,-56 76,-20 84,-52 56,-86 0,-98 -48,-86", "-50,-84 -10,-106 46,-96 82,-56 78,-98 40,-124 -20,-122"):
            pl.shape(outline, s.GREEN, 3.6)
            pl.shade(outline, 16, gap=5.4)
    # the tray on his raised hand
    pl.oval(142, 236, 52, 11, s.GOLD, 3.6)
    pl.shape("104,230* 106,208* 128,208* 130,230*", WHITE, 3)
    pl.line("106,216 96,214 98,224 105,226", 2.4)
    pot = "146,230 142,208 152,190 158,174 166,174 172,190 182,208 178,230"
    pl.shape(pot, s.BLUE, 3.4)
    pl.shade(pot, 14)
    pl.line("180,204 196,202 190,220 180,222", 3.4, start=.9, end=.9)
    pl.shape("154,176 162,160 170,176", s.GOLD, 2.6)
    pl.arm("202,236 168,304 144,262", [42, 40, 24], s.RED, 4.4, shade=16)
    pl.shape("130,262 128,248 138,240 158,242 160,256 150,268", s.SKIN_BROWN, 3)


def pasha() -> Scene:
    """The other end: the pasha smokes."""
    pl = Scene()
    ridge(pl, "14,410 120,400 260,410 420,396 526,408", s.LEAF)
    for x, high in ((34, 230), (80, 180)):
        cypress = f"{x},{430 - high} {x + 18},{440 - high * .6} {x + 24},{430 - high * .2} {x + 14},430 {x - 14},430 {x - 24},{430 - high * .2} {x - 18},{440 - high * .6}"
        pl.shape(cypress, s.GREEN, 3.4)
        pl.shade(cypress, 22, along=60)
    _kiosk(pl)
    ground(pl, 436)
    _servant(pl)
    _carpet(pl)
    _smoker(pl)
    _pipe(pl)
    pl.arm("430,266 476,356 424,408", [48, 46, 28], s.RED, 4.6, shade=22)
    pl.limb("438,392 422,410", [34, 36], WHITE, 3)
    hand(pl, 424, 408, 38, turn=-20, skin=s.SKIN_TAN)
    pl.arm("346,262 296,326 252,288", [44, 42, 28], s.RED, 4.6, shade=18)
    pl.limb("268,302 250,286", [34, 36], WHITE, 3)
    under(pl, 240, 288, 34, turn=16, skin=s.SKIN_TAN)
    grass(pl, "30,440 480,438")
    return pl
