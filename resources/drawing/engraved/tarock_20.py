# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XX: the noble couple on their balcony; the huntsman and the dairymaid on the alp."""

from .. import style as s
from .countryside import (
    HILL,
    TIMBER,
    Scene,
    back_hair,
    brimmed,
    cottage,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, lacing, puffed, slim
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import grass, hand, rose, shoe

_STONE = "#dcd4c6"
_PINK = "#f3b9a6"
_COW = "#b06a3c"


def _balustrade(pl: Scene) -> None:
    for x in (44, 100, 156, 212, 268):
        baluster = f"{x - 10},442* {x - 8},426 {x - 19},396 {x - 14},366 {x - 7},346 {x - 9},330* {x + 9},330* {x + 7},346 {x + 14},366 {x + 19},396 {x + 8},426 {x + 10},442*"
        pl.shape(baluster, _STONE, 3.4)
        pl.hatch(f"{x + 8},350 {x + 17},396 {x + 8},430", f"{x},350 {x + 4},396 {x},430", 8, width=1.6)
    pl.shape("10,306* 330,306* 330,332* 10,332*", _STONE, 3.8, even=.8)
    pl.line("16,322 326,322", 2, start=.8, end=.8)
    pl.shape("10,440* 330,440* 330,458* 10,458*", _STONE, 3.4, even=.8)


def _curtain(pl: Scene) -> None:
    """Heavy, gathered by a tasselled cord."""
    cloth = "340,10* 540,10* 540,300* 516,290 496,240 484,190 440,170 390,120 352,60"
    pl.shape(cloth, s.RED, 4.6)
    pl.shade(cloth, 34, along=70)
    pl.lines("380,14 420,90 486,170|430,14 456,90 494,180|480,14 490,100 506,200|516,14 514,110 520,230", 3)
    pl.shape("340,10* 356,60 394,118 442,166 486,188 482,200* 434,180 380,130 344,74 330,12*", s.YELLOW, 3)
    pl.shape("476,186 500,178 530,184 532,200 502,204 478,204", s.GOLD, 3)


def _dog(pl: Scene) -> None:
    """A spaniel that knows where it is warm."""
    body = "342,296 372,280 412,284 436,304 438,334 404,346 352,344 332,326"
    pl.shape(body, WHITE, 4)
    pl.shade(body, 22, along=20)
    pl.fill("392,284 418,288 434,306 420,318 398,306", "#b06a3c", register=False)
    pl.shape("426,304 448,290 458,300 452,318 436,322", WHITE, 3)
    pl.shape("338,334 326,344 324,356 338,358 350,346", WHITE, 2.8)
    skull = "312,270 322,252 344,246 364,258 368,282 352,298 332,296 314,292 304,284"
    pl.shape(skull, WHITE, 3.8)
    pl.fill("338,248 362,258 366,276 350,272", "#b06a3c", register=False)
    pl.shape("350,254 370,258 382,284 376,306 362,304 354,282", "#b06a3c", 3.2)
    pl.fill("302,280 310,274 314,280 308,287", pl.ink, register=False)
    pl.fill(ring(330, 270, 4.4, 5), pl.ink, register=False)
    pl.line("308,288 320,291 330,287", 2.2)
    pl.shape("332,296* 360,298 362,306 334,306*", s.BLUE, 2.6)
    pl.oval(344, 310, 5, 5, s.GOLD, 2)


def _lady(pl: Scene) -> None:
    # the striped armchair
    back = "404,172* 420,150 480,148 508,170* 516,330 520,420* 420,420*"
    pl.shape(back, s.BLUE, 4.2)
    pl.pattern(back, [([(x, 140), (x + 14, 140), (x + 18, 430), (x + 4, 430)], s.YELLOW) for x in range(396, 520, 30)], width=0)
    pl.contour(back, 4.4)
    pl.shape("470,402* 526,402* 526,420* 512,486* 496,486* 492,420* 470,420*", TIMBER, 3.4)
    shoe(pl, 336, 474, 42, s.RED)
    skirt = "386,312 438,306 482,322 500,366 504,420 512,462 450,484 376,486 314,476 306,430 318,372 338,332"
    pl.shape(skirt, s.YELLOW, 4.6)
    pl.shade(skirt, 42, along=12)
    pl.lines("350,350 330,410 332,470|396,344 384,410 390,476|440,346 452,410 452,474", 2.8)
    over = "436,306 482,322 502,366 506,420 514,464 470,480 466,420 448,360 420,318"
    pl.shape(over, s.VIOLET, 4.2)
    pl.shade(over, 30, along=12)
    pl.shape("312,456 376,468 450,464 512,446 514,464 450,486 376,488 312,478", s.VIOLET, 3)
    bodice = "388,228 422,206 458,218 474,262 462,318* 398,320* 384,270"
    pl.shape(bodice, s.VIOLET, 4.4)
    pl.shade(bodice, 26, along=10)
    pl.shape("394,230 420,248 448,316* 418,320* 402,318* 396,262", s.YELLOW, 3)
    bust(pl, 422, 212, 64, 24, cut="square", tall=38, lean=-4)
    for x, y in ((398, 219), (408, 226), (419, 228), (431, 226), (441, 220)):
        pl.oval(x, y, 4.6, 4.6, WHITE, 1.8)
    _dog(pl)
    # the sleeve with its lace, the hand on the dog's back; the other arm on the chair
    pl.shape("470,306* 528,300* 528,320* 472,326*", TIMBER, 3.2)
    pl.arm("458,226 502,282 490,306", [46, 46, 30], s.VIOLET, 4.6, shade=22)
    pl.shape("470,296 488,290 508,298 512,316 494,312 482,320 466,312", WHITE, 3)
    pl.arm("392,230 368,272 378,286", [42, 42, 28], s.VIOLET, 4.4, shade=14)
    pl.shape("362,274 378,270 396,278 396,296 382,290 370,298 358,290", WHITE, 3)
    hand(pl, 386, 290, 36, flip=True, turn=12)
    with head(pl, 416, 150, 96, turn=4, neck=0):
        pl.shape("40,-40 74,-30 90,20 84,70 96,110 74,128 56,96 46,40", s.HAIR_AUBURN, 3.4)
        pl.lines("60,-10 72,40 72,110|48,-10 58,40 62,90", 2.2)
        young_face(pl, smile=.9, lids=.35)
        hair_up(pl, s.HAIR_AUBURN, bun=False)
        pl.shape("-44,-88 -20,-122 26,-128 62,-104 76,-64 54,-78 10,-98", s.HAIR_AUBURN, 3.2)
        for x, y in ((-38, -94), (-14, -108), (14, -110), (42, -98), (60, -78)):
            pl.oval(x, y, 7, 7, WHITE, 2)


def _gentleman(pl: Scene) -> None:
    """He leans on the balustrade, one leg crossed over the other."""
    pl.limb("196,376 156,424 138,466", [44, 36, 22], WHITE, 4, shade=14)
    shoe(pl, 134, 472, 48, s.BLACK, flip=True)
    pl.limb("160,376 196,424 216,460", [44, 38, 22], WHITE, 4.2, shade=16)
    shoe(pl, 222, 468, 50, s.BLACK, flip=True, turn=8)
    for x, y in ((140, 478), (230, 476)):
        rose(pl, x, y - 6, 8)
    breeches = "132,300 222,300 236,346 236,392 206,408 178,386 154,404 128,388 124,340"
    pl.shape(breeches, s.RED, 4.4)
    pl.shade(breeches, 30, along=8)
    pl.lines("180,318 190,350 204,396|146,320 142,360", 2.8)
    pl.shape("198,396 218,404 240,388 242,398 218,416 198,408", s.YELLOW, 2.8)
    pl.shape("124,386 150,402 162,396 158,410 140,412 122,398", s.YELLOW, 2.8)
    doublet = "126,220 164,196 206,206 230,246 226,292 236,324 178,340 122,326 130,288 116,252"
    pl.shape(doublet, s.GREEN, 4.6)
    pl.shade(doublet, 38, along=10)
    pl.line("180,236 186,280 180,334", 2.6)
    for y in (244, 264, 284, 304):
        pl.oval(190, y, 4.6, 4.6, s.GOLD, 1.8)
    pl.shape("126,286* 182,300 228,286* 230,300* 182,316 124,302*", s.GOLD, 3)
    # slashes
    pl.lines("146,236 150,262|206,232 204,258", 7, start=.1, end=.1)
    # lace collar
    pl.shape("128,222 140,206 170,200 204,206 218,222 208,234 194,228 182,242 168,230 152,240 142,228", WHITE, 3)
    pl.arm("134,224 84,266 66,298", [44, 44, 28], s.GREEN, 4.4, shade=18)
    pl.shape("52,288 70,284 86,296 82,310 64,308 50,304", WHITE, 3)
    hand(pl, 66, 304, 34, turn=-20)
    with head(pl, 172, 150, 100, right=True, turn=4, neck=124):
        pl.shape("34,-70 66,-60 86,-10 92,50 100,110 82,138 56,120 44,60 46,0", s.HAIR_BROWN, 3.6)
        face34(pl, Face(nose="straight", smile=1, age=.15, lids=.3, brows=5, gaze=-.7))
        moustache(pl, s.HAIR_BROWN)
        pl.shape("-26,84 -18,84 -16,104 -24,116 -32,102", s.HAIR_BROWN, 2.4)
        pl.shape("-52,-46 -34,-74 4,-70 34,-44 46,0 44,60 56,110 76,96 84,40 82,-30 66,-84 22,-114 -24,-112 -52,-86", s.HAIR_BROWN, 3.8)
        pl.lines("-36,-88 20,-90 58,-44 66,20 64,80|-12,-102 44,-90 72,-30|20,-56 54,-10 54,60", 2.3)
        pl.shape("-50,-60 -62,-30 -58,10 -66,44 -50,40 -46,6 -52,-30", s.HAIR_BROWN, 2.8)


def noble() -> Scene:
    """One end: courtesies on the balcony."""
    pl = Scene()
    for x, h in ((40, 80), (86, 110), (282, 90), (318, 130)):
        pl.shape(f"{x},{310 - h} {x + 16},{340 - h} {x + 24},290 {x + 20},320 {x - 20},320 {x - 24},290 {x - 16},{340 - h}", s.GREEN, 3)
        pl.hatch(f"{x + 8},{330 - h} {x + 22},306", f"{x},{336 - h} {x + 6},306", int(h / 10), width=1.6)
    _balustrade(pl)
    pl.shape("10,458* 530,458* 530,520* 10,520*", "#c58f56", 3, even=1)
    for x in range(20, 530, 84):
        pl.line(f"{x + 30},462 {x},505", 1.9, start=.7, end=.9)
    _curtain(pl)
    _gentleman(pl)
    _lady(pl)
    # he offers his hand
    pl.arm("208,222 264,270 292,232", [44, 42, 26], s.GREEN, 4.6, shade=20)
    pl.shape("276,234 292,224 308,230 304,246 290,252 276,248", WHITE, 3)
    hand(pl, 298, 232, 38, flip=True, turn=-56)
    # the rose that fell
    pl.line("58,488 86,480 114,482", 4, start=.8, end=.4)
    pl.shape("78,480 84,470 96,468 92,478", s.GREEN, 2)
    rose(pl, 52, 484, 15)
    return pl


def _cow(pl: Scene) -> None:
    """Lying, chewing, looking on."""
    body = "-20,350 20,330 80,326 130,336 166,366 176,410 166,452 130,476 60,484 -20,480"
    pl.shape(body, _COW, 4.6)
    pl.shade(body, 36, gap=6, along=60)
    pl.fill("24,336 66,330 84,356 70,388 34,392 14,366", WHITE)
    pl.fill("90,420 120,412 134,438 118,462 90,460", WHITE)
    pl.shape("120,452 160,456 190,470 190,484 150,488 112,478", _COW, 3.6)
    pl.shape("184,470* 204,476 206,488 186,488*", "#34302f", 2.4)
    neck = "104,350 112,306 138,282 166,292 170,330 168,372 146,400 118,392"
    pl.shape(neck, _COW, 4)
    pl.fill("108,344 166,330 164,376 124,384", _COW, register=False)
    pl.lines("118,330 124,360 120,384|160,330 158,360", 2.4)
    pl.shape("112,328* 168,344* 166,358* 110,342*", s.RED, 2.8)
    pl.shape("136,352* 150,354* 158,382 140,388 126,378*", s.GOLD, 3.2)
    pl.oval(142, 387, 5, 6, "#34302f", 1.8)
    pl.shape("106,278 80,268 66,280 76,294 104,294", _COW, 3)
    pl.shape("166,274 188,258 204,264 196,282 172,290", _COW, 3)
    pl.shape("112,262 96,250 92,226 98,222* 106,242 122,252", WHITE, 3)
    pl.shape("156,258 174,246 178,222 172,220* 166,238 148,250", WHITE, 3)
    skull = "108,264 134,252 162,262 170,288 166,316 164,340 148,352 128,350 114,336 112,310 104,288"
    pl.shape(skull, _COW, 4.2)
    pl.fill("130,254 144,254 148,290 146,318 130,316 128,290", WHITE, register=False)
    pl.shape("114,322 138,312 164,322 168,340 152,356 128,354 112,342", _PINK, 3.2)
    for x in (126, 152):
        pl.fill(ring(x, 332, 4, 5), pl.ink, register=False)
    pl.line("124,346 140,349 156,345", 2.4)
    for x in (118, 158):
        pl.fill(ring(x, 286, 5, 6), pl.ink, register=False)
        pl.line(f"{x - 9},279 {x},274 {x + 9},279", 2.6)
    pl.shape("122,256 132,244 146,244 154,258 140,270", s.HAIR_FAIR, 2.6)


def _huntsman(pl: Scene) -> None:
    for axis, x in (("442,380 450,404 450,420", 452), ("386,384 384,404 384,420", 384)):
        pl.limb(axis, [44, 36, 30], FLESH, 3.8, shade=10)
        pl.limb(f"{x},416 {x + 2},440 {x},468", [34, 36, 22], WHITE, 4, shade=14)
        pl.shape(f"{x - 19},412 {x},416 {x + 19},412 {x + 18},422 {x},426 {x - 18},422", s.GREEN, 2.6)
        shoe(pl, x, 472, 48, s.BLACK)
    shorts = "374,296 452,290 470,332 474,394 434,400 418,354 408,398 360,396 360,344"
    pl.shape(shorts, "#8a5a36", 4.4)
    pl.shade(shorts, 26, along=4)
    # gun on his back
    pl.shape("452,150* 462,146* 516,330* 520,390 500,396 496,340*", TIMBER, 3.4)
    pl.line("456,150 440,92", 6, start=.9, end=.9)
    coat = "334,208 364,176 408,172 446,200 466,248 470,306 420,322 372,312 358,270 336,240"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 40, along=14)
    pl.lines("372,200 420,250 462,300", 9, start=.9, end=.9)
    pl.shape("368,300* 416,308 468,292* 470,308* 420,322 372,314*", "#34302f", 3)
    pl.arm("434,206 490,254 452,312", [44, 42, 26], s.GREEN, 4.4, shade=22)
    pl.limb("466,296 450,314", [31, 31], s.RED, 3.2)
    hand(pl, 452, 312, 36, turn=-20)
    with head(pl, 344, 128, 98, turn=-10, neck=120):
        pl.shape("-20,106 26,92 60,104 56,124 14,134 -22,126", WHITE, 3.2)
        face34(pl, Face(nose="snub", smile=1.3, age=.2, lids=.3, brows=5.4, gaze=-.6))
        back_hair(pl, s.HAIR_DARK)
        pl.shape("-50,-48 -36,-66 -4,-58 30,-60 40,-76 -20,-84", s.HAIR_DARK, 3)
        moustache(pl, s.HAIR_DARK)
        brimmed(pl, s.GREEN, s.RED, WHITE, tall=50)


def _dairymaid(pl: Scene) -> None:
    """On an upturned tub, the milk pail in her lap; she turns her head up to him."""
    tub = "206,400* 306,400* 296,484* 216,484*"
    pl.shape(tub, TIMBER, 4.2)
    pl.lines("232,404 236,482|258,404 258,482|282,404 280,482", 2.2)
    pl.limb("208,420 256,428 304,420", [9, 9, 9], "#c9d3dc", 2.4)
    shoe(pl, 214, 478, 44, s.BLACK)
    shoe(pl, 266, 480, 44, s.BLACK)
    skirt = "230,308 284,304 316,326 330,372 334,424 330,458 272,470 216,468 178,452 180,404 188,356 206,326"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 40, along=12)
    apron = "226,318 270,312 296,336 302,390 300,440 256,452 210,446 200,400 206,350"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 28, along=10)
    pl.lines("222,360 218,404 220,442|280,350 284,400 278,444", 2.4)
    bodice = "226,226 260,206 296,220 312,264 300,316* 234,320* 220,272"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.shade(bodice, 28, along=10)
    lacing(pl, 256, 252, 18, 3)
    bust(pl, 262, 214, 60, 26, cut="round", tall=36, lean=4)
    # pail of milk
    pl.line("214,342 222,306 252,296 284,306 290,342", 4, start=.9, end=.9)
    pail = "206,342* 252,350 298,342* 288,402 252,410 216,402*"
    pl.shape(pail, TIMBER, 4)
    pl.shade(pail, 22, along=0)
    pl.oval(252, 342, 46, 10, WHITE, 3.4)
    pl.limb("211,370 252,378 293,370", [8, 8, 8], "#c9d3dc", 2.4)
    puffed(pl, "232,232 204,288 214,334", WHITE, 40)
    slim(pl, 214, 332, 34, flip=True, turn=40)
    puffed(pl, "290,232 318,290 298,338", WHITE, 40)
    slim(pl, 300, 336, 34, turn=-40)
    with head(pl, 264, 156, 94, right=True, turn=-6, neck=0):
        young_face(pl, smile=1.2, lids=.3)
        pl.shape("-50,-46 -36,-64 -4,-60 22,-36 -6,-66 -34,-74", s.HAIR_FAIR, 3)
        kerchief(pl, s.YELLOW, tied=False)


def pasture() -> Scene:
    """The other end: on the alp."""
    pl = Scene()
    mountain(pl, (-40, 400), (90, 180), (220, 400), snow=.3)
    mountain(pl, (360, 390), (496, 170), (640, 390), snow=.3)
    ridge(pl, "14,360 120,342 260,372 420,352 526,366", HILL)
    cottage(pl, 494, 414, 104, 110, wall=TIMBER, roof="#8a7a68")
    ground(pl, 440)
    _cow(pl)
    _huntsman(pl)
    _dairymaid(pl)
    # his hand lies on her shoulder
    pl.arm("346,214 322,268 294,238", [40, 38, 24], s.GREEN, 4.2, shade=16)
    pl.limb("304,248 292,236", [30, 30], s.RED, 3.2)
    hand(pl, 294, 236, 36, turn=16)
    grass(pl, "30,498 200,496 340,496 500,496")
    pl.hatch("330,484 480,484", "346,496 496,496", 14, width=1.7, start=.4)
    return pl
