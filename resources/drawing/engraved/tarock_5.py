# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock V: the Tyrolean with the hidden doll and the spinning girl; the embrace on the bench."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    boot,
    brimmed,
    cottage,
    ground,
    hair_up,
    head,
    moustache,
    pine,
    profile_hair,
    ridge,
    room,
    young_face,
    young_profile,
)  # fmt: skip
from .dress import bust, fichu, flounce, lacing, pinch, puffed, rolled, slim
from .parts import FLESH, WHITE, Face, face34, profile
from .people import grass, hand, shoe


def _distaff(pl: Scene) -> None:
    pl.shape("112,440* 118,440* 112,110* 105,110*", TIMBER, 2.8)
    wool = "108,126 132,138 148,172 146,214 132,246 112,258 90,246 74,214 74,172 88,138"
    pl.shape(wool, STRAW, 4.2)
    pl.shade(wool, 26, along=20)
    pl.lines("108,132 100,180 106,250|122,142 124,190 120,246|94,146 88,190 94,240", 2.2)
    pl.limb("76,178 110,192 147,176", [11, 12, 11], s.RED, 2.8)
    pl.limb("78,218 110,232 144,216", [11, 12, 11], s.RED, 2.8)


def _doll(pl: Scene) -> None:
    """A little jester, held behind the back by its middle."""
    with pl.placed(458, 350, scale=1.24, turn=-3):
        pl.limb("-8,34 -16,64 -14,84", [18, 15, 11], s.RED, 3)
        pl.limb("10,34 18,62 22,82", [18, 15, 11], s.BLUE, 3)
        pl.shape("-14,84 -12,92 -34,94 -24,84", s.YELLOW, 2.4)
        pl.shape("22,82 26,90 44,88 34,80", s.YELLOW, 2.4)
        pl.limb("-16,-14 -30,2 -26,22", [13, 12, 9], s.BLUE, 2.8)
        pl.limb("16,-14 32,-2 34,18", [13, 12, 9], s.RED, 2.8)
        pl.shape("-18,-20 0,-26 18,-20 16,8 22,38 0,44 -22,38 -16,8", s.RED, 3.2)
        pl.fill("0,-24* 17,-19 15,8 21,37 0,42*", s.BLUE)
        pl.contour("-18,-20 0,-26 18,-20 16,8 22,38 0,44 -22,38 -16,8", 3.2)
        for y in (-8, 8, 24):
            pl.oval(0, y, 4, 4, s.YELLOW, 1.6)
        pl.shape("-22,-22* -10,-30 0,-24 10,-30 22,-22* 14,-12* 6,-18 0,-10* -6,-18 -14,-12*", WHITE, 2.6)
        pl.oval(0, -44, 15, 17, FLESH, 3)
        pl.lines("-6,-46 -5,-42|6,-46 7,-42|-5,-36 1,-33 7,-37", 2.6, start=.6, end=.6)
        pl.shape("-16,-50 -34,-60 -40,-82* -18,-74 0,-62 16,-78 42,-78* 32,-58 16,-50 0,-56", s.GREEN, 3.2)
        for x, y in ((-41, -84), (43, -80)):
            pl.oval(x, y, 5, 5, s.YELLOW, 2)


def _spinner(pl: Scene) -> None:
    """Half turned from us on her stool, she draws the thread high from the distaff and lets the spindle hang."""
    pl.shape("136,356* 226,356* 226,370* 136,370*", TIMBER, 3)
    pl.shape("146,370* 158,370* 146,474* 134,474*", TIMBER, 2.8)
    for x, y in ((286, 462), (250, 468)):
        pl.limb(f"{x - 12},{y - 40} {x - 4},{y - 18} {x},{y}", [24, 22, 14], WHITE, 3.2, shade=7)
        shoe(pl, x + 2, y + 4, 44, s.BLACK, flip=True)
    skirt = "152,300 204,294 250,306 292,326 304,352 296,396 302,430 256,440 200,444 160,436 150,400 142,360 140,326"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 38, along=14)
    pl.lines("174,320 160,380 162,432|204,330 200,390 202,440", 2.8)
    flounce(pl, [(162, 424), (186, 430), (210, 432), (236, 430), (262, 428), (301, 420)], 16, s.YELLOW)
    apron = "192,302 226,300 266,316 296,338 290,372 280,404 246,410 222,404 226,364 220,330"
    pl.shape(apron, WHITE, 3.6)
    pl.shade(apron, 22, along=10)
    pl.lines("240,318 254,350 248,400", 2.4)
    bodice = "160,226 190,206 214,216 222,256 208,308* 158,310* 146,266"
    pl.shape(bodice, s.BLUE, 4.2)
    pl.shade(bodice, 22, along=10)
    lacing(pl, 198, 248, 16, 3)
    bust(pl, 192, 212, 48, 24, cut="round", tall=40, lean=4, trim=s.YELLOW)
    # one hand up at the wool, one at the spindle
    rolled(pl, "164,230 116,228 128,174", WHITE, 32)
    pinch(pl, 128, 168, 32, turn=120)
    pl.line("124,160 170,240 228,282 270,292", 2, start=.9, end=.9)
    pl.line("272,282 272,396", 5, start=.7, end=.4)
    pl.shape("264,316 272,306 281,316 283,340 272,358 262,340", s.YELLOW, 2.8)
    pl.lines("263,326 282,332|263,336 281,342", 1.8)
    pl.oval(272, 366, 13, 5, TIMBER, 2.4)
    rolled(pl, "210,226 232,268 266,280", WHITE, 30)
    pinch(pl, 268, 286, 30, turn=-170)
    with head(pl, 198, 156, 90, right=True, turn=-12, neck=0):
        young_face(pl, smile=1, lids=.15)
        hair_up(pl, s.HAIR_CHESTNUT)
        pl.shape("-46,-84 -10,-110 40,-100 72,-64 78,-40 60,-60 24,-86 -14,-94", s.HAIR_CHESTNUT, 3.2)
        pl.lines("-26,-96 -16,-88|-2,-104 6,-92|22,-104 26,-90|44,-94 44,-80|60,-78 58,-66", 2.2)
        for x, y in ((66, -30), (76, -12)):
            pl.oval(x, y, 8, 8, s.RED, 2)


def _hunter(pl: Scene) -> None:
    """He bends down to her and hides the doll."""
    for axis, x in (("432,384 440,404 440,418", 442), ("364,384 356,404 356,418", 356)):
        pl.limb(axis, [44, 36, 32], FLESH, 3.8, shade=10)
        pl.limb(f"{x},414 {x + 2},440 {x},468", [36, 36, 22], WHITE, 4, shade=14)
        pl.lines(f"{x - 12},424 {x - 9},456|{x},426 {x},460|{x + 12},424 {x + 8},456", 1.8, start=.8)
        pl.shape(f"{x - 20},410 {x},414 {x + 20},410 {x + 19},420 {x},424 {x - 19},420", s.GREEN, 2.6)
        shoe(pl, x, 470, 48, s.BLACK)
    shorts = "366,292 444,288 462,330 466,392 424,398 404,352 394,394 342,392 346,340"
    pl.shape(shorts, "#8a5a36", 4.4)
    pl.shade(shorts, 26, along=4)
    pl.lines("392,312 400,336 402,352|350,384 390,386|426,390 464,384", 2.6, start=.6)
    coat = "316,206 338,176 376,170 414,196 440,246 454,300 404,318 364,308 344,268 322,240"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 40, along=14)
    pl.shape("324,196 344,182 374,240 392,304* 366,310* 346,270 330,236", WHITE, 3.2)
    pl.shape("332,236* 384,226* 388,238* 338,248*", s.RED, 2.8)
    pl.lines("340,196 352,240 374,304", 6, start=.9, end=.9)
    pl.shape("362,296* 400,302 450,286* 454,302* 404,318 364,312*", "#34302f", 3)
    # the arm behind the back
    _doll(pl)
    pl.arm("412,206 474,216 482,252", [44, 40, 26], s.GREEN, 4.4, shade=20)
    pl.limb("480,242 483,260", [31, 31], s.RED, 3.2)
    pl.shape("470,260 490,258 500,270 498,284 484,292 470,286 464,272", FLESH, 3)
    pl.lines("477,274 478,288|487,272 488,288", 1.8)
    # the arm towards her
    pl.arm("336,196 316,250 282,226", [40, 36, 24], s.GREEN, 4.2, shade=16)
    pl.limb("294,234 280,224", [30, 30], s.RED, 3.2)
    hand(pl, 280, 222, 36, turn=26)
    with head(pl, 322, 134, 94, turn=-12, neck=120):
        pl.shape("-20,106 26,92 60,104 56,124 14,134 -22,126", WHITE, 3.2)
        face34(pl, Face(nose="hooked", smile=1.2, age=.2, lids=.2, brows=5.4, gaze=-.7))
        back_hair(pl, s.HAIR_BLACK)
        moustache(pl, s.HAIR_BLACK)
        brimmed(pl, s.RED, s.GREEN, WHITE, tall=54)


def distaff() -> Scene:
    """One end: the surprise behind the back."""
    pl = Scene()
    ridge(pl, "14,392 120,376 260,388 420,372 526,384", HILL)
    pine(pl, 34, 436, 150)
    cottage(pl, 72, 428, 88, 92)
    ground(pl, 446)
    _distaff(pl)
    _spinner(pl)
    _hunter(pl)
    grass(pl, "40,484 96,494 210,496 410,494 500,488")
    pl.hatch("340,484 470,482", "352,496 480,494", 14, width=1.7, start=.4)
    return pl


def _stove(pl: Scene) -> None:
    pl.shape("14,250* 104,250* 104,470* 14,470*", s.GREEN, 3.6)
    pl.shape("26,250* 92,250* 84,216 60,200 34,216*", s.GREEN, 3.6)
    pl.shape("10,240* 110,240* 106,256* 10,256*", s.YELLOW, 3)
    pl.shape("8,440* 114,440* 118,474* 8,474*", s.YELLOW, 3)
    for y in (258, 304, 350, 396):
        for x in (18, 61):
            pl.shape(f"{x},{y}* {x + 40},{y}* {x + 40},{y + 42}* {x},{y + 42}*", s.LEAF, 2.2)
            pl.oval(x + 20, y + 21, 10, 10, s.GREEN, 2)
    pl.hatch("103,260 103,436", "90,260 90,436", 22, width=1.6)


def _wall(pl: Scene) -> None:
    # portrait
    with pl.placed(404, 82):
        pl.shape("-44,-52* 44,-52* 44,52* -44,52*", s.YELLOW, 3.6)
        pl.shape("-34,-42* 34,-42* 34,42* -34,42*", s.BLUE, 2.8)
        # a cut silhouette, as they were given before there were photographs
        pl.oval(0, 0, 27, 36, WHITE, 2.4)
        pl.fill("-18,30 -14,22 -2,16 -2,8 -10,8 -12,3 -15,1* -12,-4 -11,-12 -6,-20 4,-23 13,-18 16,-8 13,2 10,10 12,18 19,24 18,31", s.BLACK, register=False)
    # hat and bag on a post
    pl.shape("476,120* 488,120* 490,474* 474,474*", TIMBER, 3)
    pl.shape("456,470* 510,470* 514,484* 452,484*", TIMBER, 2.8)
    pl.shape("432,150 456,140 508,140 524,150 508,160 456,160", "#34302f", 3.4)
    pl.shape("456,146 460,114 482,104 504,114 506,146 482,152", "#34302f", 3.4)
    pl.shape("455,134 482,142 507,134 507,146 482,152 455,146", s.RED, 2.6)
    pl.line("484,170 470,210 458,232", 5, start=.9, end=.9)
    pl.line("484,170 500,206 510,232", 5, start=.9, end=.9)
    bag = "446,232* 522,232* 524,290 508,304 460,304 444,290"
    pl.shape(bag, "#8a5a36", 3.8)
    pl.shade(bag, 20, along=10)
    pl.shape("446,232* 522,232* 512,264 484,270 456,264", "#a9703c", 3)
    pl.oval(484, 264, 5, 5, s.YELLOW, 2)


def _bench(pl: Scene) -> None:
    for x in (150, 424):
        pl.shape(f"{x - 10},366* {x + 10},366* {x + 14},476* {x - 14},476*", TIMBER, 3)
    pl.shape("122,350* 452,350* 452,372* 122,372*", TIMBER, 3.6)
    pl.lines("130,361 300,363 444,360", 2)


def _man_on_bench(pl: Scene) -> None:
    pl.shape("314,330 404,326 424,352 424,402 380,408 368,384 352,406 308,402 304,358", s.YELLOW, 4.2)
    pl.shade("314,330 404,326 424,352 424,402 380,408 368,384 352,406 308,402 304,358", 18, along=10)
    boot(pl, 332, 478, 84, wide=42)
    boot(pl, 404, 478, 84, wide=42)
    coat = "308,216 342,196 384,208 410,248 412,310 420,372 398,380 380,340 330,344 312,374 300,360 312,300 302,254"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 38, along=10)
    pl.lines("396,260 398,320 402,366", 2.6)
    pl.oval(398, 300, 5, 5, s.YELLOW, 2)
    pl.oval(399, 326, 5, 5, s.YELLOW, 2)
    pl.shape("322,198 346,188 374,196 366,216 340,222 320,214", WHITE, 3)


def _woman_on_bench(pl: Scene) -> None:
    shoe(pl, 236, 470, 44, s.RED, flip=True)
    shoe(pl, 192, 472, 44, s.RED, flip=True)
    skirt = "186,318 262,314 296,340 306,384 298,440 304,460 240,468 170,468 112,462 124,416 146,362"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 38, along=12)
    pl.lines("196,330 172,390 160,456|226,330 220,394 214,460|262,334 266,396 262,456", 2.8)
    pl.shape("114,446 170,454 240,454 303,446 305,461 240,470 170,470 111,463", s.YELLOW, 3)
    bodice = "188,228 222,210 256,222 270,262 260,324* 192,330* 178,276"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 28, along=10)
    pl.lines("214,240 216,280 222,322", 2.4)
    fichu(pl, "186,236 204,214 228,204 250,214 262,238 246,262 240,300* 222,262", s.YELLOW, "206,220 226,250 238,284|248,220 246,244 242,270")
    pl.shape("190,312* 226,322 262,308* 264,324* 226,336 190,328*", s.YELLOW, 2.8)


def embrace() -> Scene:
    """The other end: the embrace."""
    pl = Scene()
    room(pl, "#f7e6c4", "#c58f56", 462, skirting="#dcb27a")
    _wall(pl)
    _stove(pl)
    _bench(pl)
    _man_on_bench(pl)
    _woman_on_bench(pl)
    with head(pl, 330, 146, 96, side=True, turn=-6, neck=134, skin=s.SKIN_TAN):
        profile(pl, Face(skin=s.SKIN_TAN, nose="straight", lids=.95, smile=.8, age=0, brows=5))
        profile_hair(pl, s.HAIR_BROWN, short=True)
        pl.shape("-6,12 12,14 8,50 -12,76 -28,88 -22,70 -8,46", s.HAIR_BROWN, 2.6)
    with head(pl, 247, 158, 96, right=True, side=True, turn=-8, neck=128):
        young_profile(pl, smile=.8, lids=.95)
        profile_hair(pl, s.HAIR_FAIR, bun=True)
        pl.shape("-40,-98 -6,-112 36,-94 54,-50 46,-34 30,-72 -2,-94", s.RED, 3)
    # his arm round her waist, hers round his neck
    pl.arm("330,226 286,300 222,294", [46, 42, 28], s.GREEN, 4.4, shade=20)
    pl.limb("238,296 220,293", [33, 34], s.RED, 3.2)
    hand(pl, 220, 292, 38, turn=8, skin=s.SKIN_TAN)
    puffed(pl, "242,232 308,258 368,218", WHITE, 42)
    slim(pl, 368, 217, 36, flip=True, turn=-36)
    return pl
