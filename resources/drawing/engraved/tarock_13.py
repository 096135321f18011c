# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIII: the mother at the spinning-wheel with her children; the girl with reel and distaff and her little dog."""

import math

from .. import style as s
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
from .lines import ring
from .parts import BLUSH, FLESH, WHITE
from .people import grass, hand, shoe, sky


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
    pl.shape("272,228 304,248 336,218 328,208 302,200 280,212", WHITE, 2.8)
    for y in (260, 276):
        pl.lines(f"290,{y} 310,{y + 7}|310,{y} 290,{y + 7}", 2.4, start=.8, end=.8)
    with head(pl, 288, 152, 100, turn=-14, neck=126):
        young_face(pl, smile=.9, lids=.65, gaze=-.5)
        hair_up(pl, s.HAIR_CHESTNUT)
        pl.shape("-56,-70 -38,-108 6,-124 54,-106 80,-66 84,-34 58,-62 20,-86 -26,-90", WHITE, 3.8)
        pl.shape("-58,-64 -26,-92 22,-88 60,-58 84,-28 84,-44 58,-74 20,-102 -28,-104 -60,-78", s.RED, 2.8)


def _baby(pl: Scene) -> None:
    """Swaddled, asleep in her arms."""
    bundle = "206,320 232,302 276,318 330,340 362,364 356,394 324,402 262,388 220,372 200,346"
    pl.shape(bundle, WHITE, 4.2)
    pl.shade(bundle, 24, along=60)
    pl.limb("262,316 268,350 252,386", [13, 14, 12], s.BLUE, 2.8)
    pl.limb("306,332 310,362 296,396", [13, 14, 12], s.BLUE, 2.8)
    pl.oval(228, 336, 30, 31, FLESH, 3.8)
    pl.fill(ring(214, 346, 7, 6), BLUSH)
    pl.fill(ring(240, 350, 7, 6), BLUSH)
    pl.lines("210,334 217,338 224,334|232,337 240,341 247,337", 2.8, start=.6, end=.6)
    pl.line("226,340 222,345 227,347", 2)
    pl.line("221,355 228,358 235,355", 2.8)
    pl.shape("198,344 196,318 212,300 238,298 258,312 262,336 250,322 230,314 210,322", WHITE, 3.4)
    for x, y in ((206, 330), (214, 320), (226, 316), (238, 317), (249, 325)):
        pl.oval(x, y, 5.4, 5.4, WHITE, 1.8)


def _girl(pl: Scene) -> None:
    """The elder kneels and looks up at the baby."""
    frock = "410,366 442,350 474,366 488,410 500,470 486,490 400,490 384,474 394,420"
    pl.shape(frock, s.RED, 4.2)
    pl.pattern(frock, [([(x, 340), (x + 10, 340), (x + 10 + (x - 442) * .3, 496), (x + (x - 442) * .3, 496)], WHITE) for x in range(398, 490, 22)], width=0)
    pl.contour(frock, 4.4)
    pl.shade(frock, 26, along=10)
    pl.arm("424,374 394,404 376,390", [28, 26, 18], WHITE, 3.6, shade=10)
    hand(pl, 378, 390, 28, turn=24)
    skull = "396,300 408,272 438,262 466,276 474,306 466,338 440,352 412,344 402,326"
    pl.shape(skull, FLESH, 4)
    pl.fill(ring(412, 328, 8, 7), BLUSH)
    pl.fill(ring(444, 332, 8, 7), BLUSH)
    for x in (408, 430):
        pl.fill(ring(x, 304, 4.6, 5.8), pl.ink, register=False)
        pl.line(f"{x - 7},{293} {x},{289} {x + 8},{293}", 2.4)
    pl.line("412,308 404,318 412,321", 2.4)
    pl.shape("408,332* 418,336 430,332* 424,342 414,342", "#c9463a", 2)
    pl.shape("394,302 398,272 424,252 456,256 478,278 482,316 470,340 464,310 446,286 420,282", s.HAIR_FAIR, 3.6)
    pl.lines("410,276 440,272 464,300|424,260 456,268 474,300", 2.2)
    for k in range(3):
        y = 342 + k * 18
        pl.shape(f"468,{y - 8} 482,{y - 8} 488,{y + 4} 480,{y + 12} 466,{y + 8}", s.HAIR_FAIR, 2.6)
    pl.shape("470,392 486,392 488,402 478,406 468,402", s.BLUE, 2.4)


def _pumpkin(pl: Scene) -> None:
    outline = "396,476 402,456 424,448 448,448 470,456 478,476 470,494 404,494"
    pl.shape(outline, s.ORANGE, 4)
    pl.shade(outline, 18, along=10)
    pl.lines("424,450 416,472 420,494|437,448 437,494|452,450 460,472 454,494", 2.4)
    pl.shape("432,450* 434,436* 446,432* 444,450*", s.GREEN, 2.8)


def _boy(pl: Scene) -> None:
    """Her brother looks over her head."""
    coat = "492,396 520,380 546,396 546,590 480,590 474,440"
    pl.shape(coat, s.GREEN, 4.2)
    pl.shape("474,350 484,330 508,322 530,334 534,364 518,386 492,386 478,374", FLESH, 3.8)
    pl.fill(ring(490, 370, 6, 6), BLUSH)
    for x in (486, 504):
        pl.fill(ring(x, 352, 4, 5), pl.ink, register=False)
        pl.line(f"{x - 6},{343} {x},{340} {x + 7},{343}", 2.2)
    pl.line("492,372 499,376 507,372", 2.6)
    pl.shape("472,350 476,326 500,310 530,316 546,340 536,346 520,336 496,332 482,342", s.HAIR_AUBURN, 3.4)


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
    with pl.placed(-14, -100):
        _boy(pl)
    with pl.placed(6, 8):
        _girl(pl)
    with pl.placed(-16):
        _mother(pl)
        pl.arm("274,232 216,290 214,330", [42, 40, 26], WHITE, 4.6, shade=14)
        _baby(pl)
        pl.arm("336,230 380,310 300,370", [46, 44, 26], WHITE, 4.6, shade=24)
        hand(pl, 302, 368, 40, turn=6)
        pl.shape("204,380 216,370 232,372 242,380 238,390 220,392 206,390", FLESH, 3)
        pl.lines("226,376 238,382|222,382 234,388", 1.8)
    with pl.placed(-6):
        _pumpkin(pl)
    return pl


def _house(pl: Scene) -> None:
    """Half-timbered, a flower box under the window."""
    pl.shape("372,452* 372,226* 530,226* 530,452*", WHITE, 3.6)
    for x in (372, 424, 480):
        pl.shape(f"{x},226* {x + 13},226* {x + 13},452* {x},452*", TIMBER, 2.6)
    for y in (232, 312, 392):
        pl.shape(f"372,{y}* 530,{y}* 530,{y + 12}* 372,{y + 12}*", TIMBER, 2.6)
    for a, b in (((385, 392), (424, 324)), ((530, 392), (493, 324)), ((437, 452), (480, 404))):
        pl.limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [12, 12, 12], TIMBER, 2.4)
    pl.shape("440,250* 478,250* 478,304* 440,304*", s.BLUE, 3)
    pl.lines("459,250 459,304|440,277 478,277", 3, start=.9, end=.9)
    roof = "346,240* 420,112* 540,112* 540,240*"
    pl.shape(roof, s.RED, 4.2)
    for y in (140, 168, 196, 222):
        pl.line(f"{420 - (y - 112) * .56 + 6},{y} 530,{y}", 2, start=.9, end=.9)
    pl.hatch("530,120 530,236", "490,120 490,236", 16, width=1.7)


def _dog(pl: Scene) -> None:
    """It runs beside her, looking up, its tongue out."""
    for leg in ("96,452 70,470 52,490", "108,456 100,474 104,492", "166,452 186,466 200,484", "152,456 158,474 146,490"):
        pl.limb(leg, [18, 12, 8], WHITE, 3)
    body = "78,430 100,412 140,410 172,404 188,424 180,450 150,462 110,464 84,456"
    pl.shape(body, WHITE, 4)
    pl.shade(body, 18, along=60)
    pl.fill("104,414 132,412 138,432 120,444 102,436", s.BROWN, register=False)
    pl.shape("82,434 60,420 46,396 56,390 72,404 94,418", WHITE, 3.2)
    skull = "158,408 162,382 180,368 200,374 218,386 228,398 220,408 202,412 190,424 168,426"
    pl.shape(skull, WHITE, 3.8)
    pl.shape("168,372 152,366 144,384 150,404 164,404 172,386", s.BROWN, 3.2)
    pl.shape("160,420* 188,414* 190,424* 164,430*", s.RED, 2.6)
    pl.fill("222,390 232,392 232,402 224,402", pl.ink, register=False)
    pl.fill(ring(194, 384, 4, 5), pl.ink, register=False)
    pl.shape("206,410 218,406 220,420 210,424", s.RED, 2.2)


def _striding(pl: Scene) -> None:
    pl.limb("268,420 236,452 216,474", [26, 22, 15], WHITE, 3.8, shade=8)
    shoe(pl, 214, 478, 48, s.RED, flip=True, turn=24)
    pl.limb("316,424 344,450 364,466", [26, 22, 15], WHITE, 3.8, shade=8)
    shoe(pl, 370, 472, 48, s.RED, flip=True, turn=-8)
    skirt = "256,308* 326,304* 360,344 388,392 404,428 350,448 292,452 236,458 196,444 208,398 232,350"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 40, along=14)
    pl.lines("260,334 236,392 226,448|288,336 282,396 276,450|330,334 356,386 372,434", 2.8)
    pl.shape("197,430 236,442 292,436 350,432 402,414 405,429 350,450 292,454 236,460 194,446", s.YELLOW, 3)
    apron = "266,310* 316,306* 344,352 362,404 316,420 262,426 252,368"
    pl.shape(apron, s.GREEN, 4)
    pl.shade(apron, 26, along=14)
    pl.lines("278,322 270,378 274,422|306,320 322,370 334,412", 2.4)
    blouse = "250,222 286,202 322,216 338,262 326,308* 258,312* 242,266"
    pl.shape(blouse, WHITE, 4.6)
    pl.shade(blouse, 26, along=10)
    for x, y in ((262, 240), (286, 234), (310, 240), (258, 266), (280, 262), (304, 266), (324, 270), (268, 290), (292, 290), (314, 292)):
        pl.oval(x, y, 5.4, 5.4, s.RED, 1.8)
    pl.shape("256,220 288,238 318,214 310,206 286,198 264,208", s.BLUE, 2.8)
    pl.shape("256,298* 292,308 326,296* 328,312* 292,322 256,314*", s.YELLOW, 2.8)
    with head(pl, 288, 150, 98, right=True, turn=2, neck=128):
        young_face(pl, smile=1.2, lids=.25)
        kerchief(pl, s.BLUE, dots=WHITE)


def _distaff(pl: Scene) -> None:
    pl.line("206,336 192,240 178,150", 7, start=.9, end=.9)
    wool = "176,96 196,112 206,144 202,176 188,192 170,184 156,156 158,120"
    pl.shape(wool, WHITE, 4)
    pl.shade(wool, 20, along=20)
    pl.lines("178,102 174,140 184,186|190,112 194,146 194,178", 2)
    pl.limb("158,150 182,156 205,144", [10, 11, 10], s.RED, 2.6)


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
    sky(pl, "180,48 220,44 256,48|24,200 60,196 96,200|290,60 340,56 380,60")
    mountain(pl, (-50, 410), (70, 240), (190, 410), snow=.26)
    mountain(pl, (130, 410), (226, 280), (330, 410), snow=.24)
    ridge(pl, "14,404 120,392 260,400 420,386 526,396", HILL)
    _house(pl)
    ground(pl, 446)
    pl.fill("14,476 150,462 300,458 440,466 526,480 526,512* 14,512*", s.SOIL)
    _distaff(pl)
    _striding(pl)
    pl.arm("256,226 190,264 202,310", [42, 40, 24], WHITE, 4.6, shade=16)
    pl.shape("190,316 190,302 202,294 214,300 216,316 204,326", FLESH, 3)
    pl.lines("194,304 210,302|192,312 212,310", 2)
    _reel(pl)
    pl.arm("320,226 356,300 398,290", [42, 40, 24], WHITE, 4.6, shade=20)
    pl.shape("396,296 394,280 406,272 420,276 422,292 408,302", FLESH, 3)
    pl.lines("404,278 418,282|402,288 419,288", 2)
    _dog(pl)
    grass(pl, "24,470 240,500 440,498 510,496")
    pl.hatch("230,484 400,484", "246,496 416,496", 16, width=1.7, start=.4)
    return pl
