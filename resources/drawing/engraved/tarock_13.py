# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIII: the mother at the spinning-wheel with her children; the girl with reel and distaff and her little dog."""

import math

from .. import style as s
from .children import asleep, bonnet, child_face, mop
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    ridge,
    room,
    young_face,
)
from .dress import bust, knuckles, rolled, slim, wrapped
from .lines import ring
from .parts import FLESH, WHITE
from .people import grass, shoe


def _wheel(pl: Scene) -> None:
    """The spinning-wheel, its distaff full of wool."""
    pl.shape("60,398* 74,398* 50,484* 34,484*", TIMBER, 3.2)
    pl.shape("150,398* 164,398* 186,484* 170,484*", TIMBER, 3.2)
    pl.shape("26,392* 196,384* 198,402* 28,410*", TIMBER, 3.6)
    for r, ink in ((86, TIMBER), (70, "#f7e6c4")):
        pl.shape(ring(106, 290, r, r), ink, 4.4)
    for step in range(8):
        a = math.tau * (step + .5) / 8
        pl.limb([(106 + 12 * math.cos(a), 290 + 12 * math.sin(a)), (106 + 44 * math.cos(a), 290 + 44 * math.sin(a)), (106 + 71 * math.cos(a), 290 + 71 * math.sin(a))], [7, 11, 7], TIMBER, 2.4)
    pl.oval(106, 290, 15, 15, s.RED, 3.4)
    pl.hatch("180,270 178,330 150,364", "168,276 166,322 142,352", 9, width=1.7)
    pl.limb("106,298 104,350 104,390", [11, 11, 11], TIMBER, 3)
    pl.shape("184,392* 196,390* 200,230* 192,230*", TIMBER, 2.8)
    wool = "196,140 214,158 222,196 214,232 196,246 178,232 170,196 178,158"
    pl.shape(wool, WHITE, 4)
    pl.shade(wool, 20, along=20)
    pl.lines("196,146 190,190 194,240|208,156 208,196 204,236", 2)
    pl.limb("171,200 196,210 221,198", [11, 12, 11], s.RED, 2.8)


def _mother(pl: Scene) -> None:
    pl.shape("232,396* 380,392* 382,410* 232,414*", TIMBER, 3.6)
    shoe(pl, 254, 480, 44, s.RED)
    shoe(pl, 310, 482, 44, s.RED)
    gown = "268,336 338,330 378,360 388,404 384,440 390,462 330,476 264,476 206,462 210,414 222,374 244,350"
    pl.shape(gown, s.RED, 4.6)
    pl.shade(gown, 40, along=12)
    pl.lines("262,400 244,440 240,466|306,406 302,440 304,472|352,396 358,432 356,466", 2.8)
    pl.shape("207,446 264,460 330,460 389,446 391,463 330,478 264,478 205,463", s.YELLOW, 3)
    bodice = "266,230 302,206 340,220 358,266 344,340* 272,344* 256,282"
    pl.shape(bodice, s.GREEN, 4.6)
    pl.shade(bodice, 30, along=10)
    bust(pl, 302, 212, 60, 26, cut="round", tall=36, lean=-8)
    with head(pl, 288, 152, 98, turn=-14, neck=0):
        young_face(pl, smile=.9, lids=.65, gaze=-.5)
        hair_up(pl, s.HAIR_CHESTNUT)
        pl.shape("-56,-70 -38,-108 6,-124 54,-106 80,-66 84,-34 58,-62 20,-86 -26,-90", WHITE, 3.8)
        pl.shape("-58,-64 -26,-92 22,-88 60,-58 84,-28 84,-44 58,-74 20,-102 -28,-104 -60,-78", s.RED, 2.8)


def _baby(pl: Scene) -> None:
    """Swaddled, asleep in her arms."""
    bundle = "206,330 236,312 280,322 332,340 366,364 360,398 326,406 264,394 222,380 202,356"
    pl.shape(bundle, WHITE, 4.2)
    pl.shade(bundle, 24, along=60)
    pl.limb("278,322 286,356 268,394", [13, 14, 12], s.BLUE, 2.8)
    pl.limb("320,336 326,366 312,402", [13, 14, 12], s.BLUE, 2.8)
    with head(pl, 224, 348, 74, turn=-62, neck=0):
        asleep(pl)
        bonnet(pl, WHITE, s.BLUE)


def _girl(pl: Scene) -> None:
    """The elder kneels and looks up at the baby."""
    frock = "404,376 432,356 466,366 486,412 500,470 486,490 400,490 384,474 390,424"
    pl.shape(frock, s.RED, 4.2)
    pl.pattern(frock, [([(x, 340), (x + 10, 340), (x + 10 + (x - 442) * .3, 496), (x + (x - 442) * .3, 496)], WHITE) for x in range(398, 490, 22)], width=0)
    pl.contour(frock, 4.4)
    pl.shade(frock, 26, along=10)
    pl.shape("468,330 484,340 492,372 490,412 478,420 470,386 462,352", s.HAIR_FAIR, 3)
    pl.lines("472,344 478,376 479,412|478,346 486,380", 2)
    pl.shape("470,408 492,404 496,416 484,424 470,420", s.BLUE, 2.6)
    with head(pl, 432, 316, 86, turn=4, neck=108):
        child_face(pl)
        pl.shape("-50,-34* -58,-62 -40,-94 -2,-112 38,-104 70,-74 80,-20 72,30 62,42* 58,10 54,-12 36,-46 6,-62 -22,-58", s.HAIR_FAIR, 3.8)
        pl.lines("-40,-62 -4,-78 38,-58 64,-10|-20,-92 30,-90 66,-46|-2,-108 20,-98", 2.2)
        pl.shape("-56,-66 -30,-90 8,-98 46,-82 72,-48 80,-58 54,-94 12,-112 -34,-102 -62,-76", s.BLUE, 2.8)
    pl.arm("418,378 386,400 366,378", [30, 26, 17], WHITE, 3.8, shade=10)
    slim(pl, 368, 378, 28, turn=34, skin=FLESH)


def _pumpkin(pl: Scene) -> None:
    outline = "396,476 402,456 424,448 448,448 470,456 478,476 470,494 404,494"
    pl.shape(outline, s.ORANGE, 4)
    pl.shade(outline, 18, along=10)
    pl.lines("424,450 416,472 420,494|437,448 437,494|452,450 460,472 454,494", 2.4)
    pl.shape("432,450* 434,436* 446,432* 444,450*", s.GREEN, 2.8)


def _boy(pl: Scene) -> None:
    """Her brother stands behind."""
    coat = "440,300 470,280 502,294 512,350 514,480* 436,480* 430,350"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 26, along=10)
    pl.shape("444,298 470,308 498,292 490,280 468,276 450,282", WHITE, 2.8)
    with head(pl, 466, 244, 84, turn=-4, neck=106):
        child_face(pl, smile=.7, lids=.3)
        mop(pl, s.HAIR_AUBURN)


def _shelf(pl: Scene) -> None:
    pl.shape("384,150* 526,150* 526,164* 384,164*", TIMBER, 3.2)
    jug = "410,150 404,128 412,104 424,92* 446,92* 454,106 462,128 456,150"
    pl.shape("456,100 474,100 478,118 468,132 460,130", s.BLUE, 3)
    pl.shape(jug, s.BLUE, 3.8)
    pl.shade(jug, 16)
    pl.limb("405,122 433,128 461,122", [9, 10, 9], WHITE, 2.4)
    pl.oval(502, 124, 22, 25, s.YELLOW, 3.4)
    pl.oval(502, 124, 13, 15, WHITE, 2.4)


def spinning() -> Scene:
    """One end: the baby sleeps, the wheel stands still."""
    pl = Scene()
    room(pl, "#f7e6c4", "#c58f56", 440, skirting="#dcb27a")
    _shelf(pl)
    _wheel(pl)
    pl.line("196,196 214,250 178,310 106,206", 2.4, start=.9, end=.9)
    _boy(pl)
    with pl.placed(4, 8):
        _girl(pl)
    with pl.placed(-16):
        _mother(pl)
        rolled(pl, "276,232 226,290 220,334", s.YELLOW, 36)
        _baby(pl)
        rolled(pl, "334,230 366,306 304,366", s.YELLOW, 40)
        slim(pl, 304, 366, 38, turn=6)
        pl.shape("204,380 216,370 232,372 242,380 238,390 220,392 206,390", FLESH, 3)
        pl.lines("226,376 238,382|222,382 234,388", 1.8)
    with pl.placed(-6):
        _pumpkin(pl)
    return pl


def _house(pl: Scene) -> None:
    """Half-timbered, far enough behind her to leave her alone with the dog."""
    pl.shape("424,452* 424,286* 530,286* 530,452*", WHITE, 3.4)
    for x in (424, 500):
        pl.shape(f"{x},286* {x + 12},286* {x + 12},452* {x},452*", TIMBER, 2.4)
    pl.shape("424,366* 530,366* 530,378* 424,378*", TIMBER, 2.4)
    pl.limb("438,452 466,416 494,380", [11, 11, 11], TIMBER, 2.4)
    pl.shape("450,306* 484,306* 484,350* 450,350*", s.BLUE, 3)
    pl.lines("467,306 467,350|450,328 484,328", 3, start=.9, end=.9)
    roof = "404,298* 464,190* 540,190* 540,298*"
    pl.shape(roof, s.RED, 4.2)
    for y in (216, 244, 272):
        pl.line(f"{464 - (y - 190) * .55 + 6},{y} 530,{y}", 2, start=.9, end=.9)


def _dog(pl: Scene) -> None:
    """It runs beside her, looking up, its tongue out."""
    ink = s.BROWN
    for leg in ("92,446 62,462 36,482", "106,450 96,472 104,492", "172,446 200,462 218,480", "156,450 164,474 150,492"):
        pl.limb(leg, [22, 14, 9], ink, 3.2)
    body = "66,420 92,396 138,394 176,384 198,406 190,438 158,454 112,458 78,450"
    pl.shape(body, ink, 4.4)
    pl.shade(body, 20, along=60)
    pl.shape("72,424 46,406 30,376 42,368 62,386 88,404", ink, 3.6)
    pl.fill("36,372 44,370 54,380 44,390", WHITE, register=False)
    pl.shape("184,400 200,412 194,436 176,446 168,430 172,410", WHITE, 3)
    skull = "164,392 166,360 186,344 208,346 226,358 246,366 250,378 240,388 220,392 206,404 182,408"
    pl.shape(skull, ink, 4.2)
    pl.fill("226,366 244,370 247,380 238,386 216,388 210,378", WHITE, register=False)
    pl.shape("176,346 158,338 146,356 150,384 166,388 178,366", s.BLACK, 3.4)
    pl.shape("166,400* 198,394* 202,406* 172,414*", s.RED, 3)
    pl.shape("240,362 252,366 252,378 242,376", s.BLACK, 2.4)
    pl.oval(204, 362, 5.4, 5.4, WHITE, 1.8)
    pl.oval(206, 362, 2.6, 2.8, s.BLACK, 1)
    pl.shape("222,388 236,384 240,402 228,408", s.RED, 2.6)


def _striding(pl: Scene) -> None:
    """The wind is behind her: skirt and kerchief fly ahead."""
    pl.limb("262,400 232,440 212,474", [28, 25, 15], s.SKIN_FAIR, 3.8, shade=8)
    shoe(pl, 210, 478, 48, s.RED, flip=True, turn=24)
    pl.limb("320,404 346,440 362,466", [28, 25, 15], s.SKIN_FAIR, 3.8, shade=8)
    shoe(pl, 368, 472, 48, s.RED, flip=True, turn=-8)
    skirt = "260,306* 322,302* 352,332 392,366 436,380* 418,400 426,418* 384,416 352,424 310,414 268,424 222,420 230,372 244,338"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=14)
    pl.lines("264,330 246,376 240,418|290,330 288,376 284,416|318,326 350,370 398,396|306,330 324,376 344,418", 2.8)
    pl.shape("224,404 268,410 310,400 352,410 384,402 418,400 426,418 384,418 352,426 310,416 268,426 221,422", s.YELLOW, 3)
    apron = "268,308* 312,306* 332,344 356,376 384,388 360,402 318,394 280,402 256,394 258,352"
    pl.shape(apron, s.GREEN, 4)
    pl.shade(apron, 24, along=14)
    pl.lines("278,320 270,360 274,396|302,318 320,356 352,386", 2.4)
    blouse = "256,226 286,206 318,218 332,262 322,306* 260,310* 248,266"
    pl.shape(blouse, WHITE, 4.6)
    pl.shade(blouse, 24, along=10)
    for x, y in ((266, 246), (312, 244), (262, 270), (284, 268), (306, 270), (322, 272), (272, 292), (294, 292), (314, 294)):
        pl.oval(x, y, 5.2, 5.2, s.RED, 1.8)
    bust(pl, 286, 212, 50, 24, cut="vee", tall=40, lean=4, trim=s.BLUE)
    pl.shape("258,296* 292,306 322,294* 324,310* 292,320 258,312*", s.YELLOW, 2.8)
    with head(pl, 290, 152, 96, right=True, turn=2, neck=0):
        young_face(pl, smile=1.2, lids=.25)
        kerchief(pl, s.BLUE, dots=WHITE)


def _distaff(pl: Scene) -> None:
    """A staff with its bundle of flax, held up before her like a candle."""
    pl.limb("212,360 192,240 180,150", [9, 9, 9], TIMBER, 2.8)
    flax = "172,46 196,68 216,112 218,160 204,192 182,196 160,184 144,150 146,104 156,66"
    pl.shape(flax, STRAW, 4.6)
    pl.shade(flax, 24, along=20)
    pl.lines("172,56 168,120 182,190|186,66 196,130 194,188|160,74 156,130 168,180", 2.4)
    for band in ("146,118 180,128 216,116", "148,160 182,170 216,158"):
        pl.limb(band, [13, 14, 13], s.RED, 3)


def _reel(pl: Scene) -> None:
    """A hand reel: a staff with two bars, the yarn wound between them."""
    pl.limb("402,190 408,270 416,360", [11, 11, 11], TIMBER, 3)
    pl.limb("356,214 404,204 450,196", [12, 13, 12], TIMBER, 3)
    pl.limb("368,346 414,338 462,328", [12, 13, 12], TIMBER, 3)
    yarn = "366,218* 440,204* 452,326* 378,340*"
    pl.shape(yarn, STRAW, 3.6)
    for k in range(1, 9):
        pl.line(f"{366 + k * 8.3},{218 - k * 1.6} {378 + k * 8.3},{340 - k * 1.6}", 1.9, start=.9, end=.9)


def reel() -> Scene:
    """The other end: she strides along, her little dog too."""
    pl = Scene()
    mountain(pl, (-50, 410), (70, 240), (190, 410), snow=.26)
    mountain(pl, (260, 410), (390, 240), (500, 410), snow=.24)
    ridge(pl, "14,404 120,392 260,400 420,386 526,396", HILL)
    _house(pl)
    ground(pl, 446)
    pl.fill("14,476 150,462 300,458 440,466 526,480 526,512* 14,512*", s.SOIL)
    with pl.placed(4, 14):
        _distaff(pl)
    with pl.placed(22):
        _striding(pl)
    rolled(pl, "280,230 226,288 208,296", WHITE, 36)
    wrapped(pl, 206, 298, 29, flip=True, turn=-10)
    with pl.placed(12, -2):
        _reel(pl)
    rolled(pl, "342,228 372,294 412,282", WHITE, 36)
    knuckles(pl, 420, 282, 29, turn=90, skin=s.SKIN_FAIR)
    _dog(pl)
    grass(pl, "24,470 240,500 440,498 510,496")
    pl.hatch("230,484 400,484", "246,496 416,496", 16, width=1.7, start=.4)
    return pl
