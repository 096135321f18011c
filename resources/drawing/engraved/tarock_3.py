# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock III: the soldier with a sheaf meets the girl; the Highlander shows his girl the mountains."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    boot,
    cloth,
    cottage,
    fence,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    moustache,
    ridge,
    young_face,
)  # fmt: skip
from .dress import bust, lacing, pinch, rolled, slim, tight, wrapped
from .parts import FLESH, WHITE, Face, face34
from .people import grass, hand, shoe


def _stook(pl: Scene, x: float, y: float, high: float) -> None:
    w = high * .3
    pl.shape(f"{x - w},{y}* {x - w * .4},{y - high * .5} {x - w},{y - high}* {x},{y - high * 1.1} {x + w},{y - high}* {x + w * .4},{y - high * .5} {x + w},{y}*", STRAW, 2.4)
    pl.line(f"{x - w * .5},{y - high * .5} {x + w * .5},{y - high * .5}", 3.4, start=.8, end=.8)
    pl.lines(f"{x - w * .4},{y - 4} {x - 2},{y - high * .45}|{x + w * .4},{y - 4} {x + 2},{y - high * .45}", 1.7)


def _ear(pl: Scene, x: float, y: float, turn: float) -> None:
    """An ear of corn that starts at (x, y), with its awns."""
    with pl.placed(x, y, turn=turn):
        pl.lines("40,-3 72,-11|40,3 72,11", 1.8, start=.8)
        pl.shape("-8,0 4,-9 24,-11 42,-7 54,0* 42,7 24,11 4,9", s.YELLOW, 2.6)
        pl.lines("4,-8 14,0 4,8|16,-10 26,0 16,10|30,-9 38,0 30,9", 1.7, start=.6, end=.6)


def _sheaf(pl: Scene) -> None:
    """It lies over his shoulder, the ears to the left."""
    for x, y, turn in ((112, 158, 214), (84, 168, 202), (66, 184, 194), (60, 208, 182), (64, 232, 170), (78, 256, 156), (104, 274, 142)):
        _ear(pl, x, y, turn)
    for x, y, turn in ((122, 164, 212), (100, 178, 200), (88, 198, 188), (88, 220, 176), (96, 242, 164), (118, 258, 150)):
        _ear(pl, x, y, turn)
    body = "292,262 250,252 208,250 166,258 132,268 112,256 98,232 98,196 110,172 134,154 168,172 210,196 250,200 288,212"
    pl.shape(body, STRAW, 4.2)
    pl.hatch("280,258 212,250 160,260 128,266", "276,244 210,230 160,238 120,240", 20, width=1.7)
    pl.lines("250,206 180,190 128,166|250,216 180,204 108,184|250,226 180,218 104,206|240,238 180,234 108,230", 2.2)
    pl.shape("196,188 212,190 216,222 210,254 194,256 200,224", s.RED, 3)


def _farmer(pl: Scene) -> None:
    """In the distance, leaning on his spade, a hand over his eyes."""
    with pl.placed(74, 452, scale=.84, weight=.8):
        pl.limb("-10,-52 -14,-26 -12,-4", [20, 17, 13], TIMBER, 3)
        pl.limb("12,-52 14,-26 16,-4", [20, 17, 13], TIMBER, 3)
        pl.shape("-4,-4 -6,2 -28,2 -22,-6 -14,-10", s.BLACK, 2)
        pl.shape("24,-4 22,2 2,2 8,-6 14,-10", s.BLACK, 2)
        pl.shape("-20,-104 0,-112 20,-104 24,-74 22,-44* -22,-44* -22,-74", s.BLUE, 3.2)
        pl.hatch("22,-96 22,-48", "8,-92 8,-50", 8, width=1.6)
        pl.line("46,-84 40,2", 5, start=.9, end=.9)
        pl.shape("32,-6* 50,-4* 46,18 38,22 31,16", "#c9d3dc", 2.6)
        pl.limb("16,-98 34,-78 44,-80", [16, 14, 10], s.BLUE, 2.8)
        pl.shape("-13,-132 0,-142 13,-134 14,-126 20,-121 14,-118 11,-110 0,-106 -11,-114", FLESH, 2.8)
        pl.line("5,-115 11,-116", 2.4, start=.7, end=.7)
        pl.shape("-12,-112 -14,-128 -4,-122 0,-112 10,-104 0,-92 -10,-98", s.HAIR_WHITE, 2.6)
        pl.shape("-26,-132 -12,-136 12,-136 26,-132 16,-142 12,-158 -8,-158 -14,-142", "#6b4a30", 2.8)
        pl.arm("-14,-98 -36,-110 2,-128", [17, 15, 9], s.BLUE, 2.8)
        pl.oval(9, -130, 9, 4.5, FLESH, 2)


def _soldier(pl: Scene) -> None:
    pl.limb("226,336 220,384 214,420", [50, 42, 34], s.SOIL, 4, shade=16)
    pl.limb("270,336 282,382 290,420", [48, 42, 34], s.SOIL, 4, shade=18)
    boot(pl, 214, 476, 76, right=True, wide=38)
    boot(pl, 290, 476, 76, right=True, wide=38)
    tunic = "202,202 240,180 282,194 298,232 288,276 304,356 250,364 194,356 206,276 196,236"
    pl.shape(tunic, s.GREEN, 4.6)
    pl.shade(tunic, 38, along=8)
    pl.line("252,186 256,270 258,360", 2.8)
    pl.shape("210,204* 224,194* 292,276* 280,284*", WHITE, 3)
    pl.shape("282,200* 270,192* 206,266* 210,280*", WHITE, 3)
    pl.oval(250, 236, 9, 9, s.YELLOW, 2.6)
    pl.shape("203,272* 250,282 291,272* 293,292* 250,302 203,292*", "#34302f", 3.2)
    pl.shape("240,276* 262,276* 262,302* 240,302*", s.YELLOW, 2.6, even=1)
    for y in (318, 338):
        pl.oval(256, y, 4.4, 4.4, s.YELLOW, 1.8)
    pl.shape("196,350 250,358 304,350* 306,362* 250,372 192,362*", s.RED, 2.8)
    # the arm that speaks
    pl.arm("284,202 318,254 348,232", [42, 38, 26], s.GREEN, 4.2, shade=18)
    pl.limb("338,240 352,229", [32, 32], s.RED, 3.2)
    hand(pl, 354, 228, 38, flip=True, turn=-30)
    pl.shape("286,186 304,196 308,214 292,218 278,204", s.RED, 3)
    # the arm over the sheaf
    pl.arm("206,206 168,222 176,170", [42, 40, 24], s.GREEN, 4.2, shade=16)
    pl.limb("173,186 178,166", [30, 31], s.RED, 3.2)
    hand(pl, 178, 168, 38, turn=84, flip=True)
    with head(pl, 252, 126, 92, right=True, turn=3, neck=130):
        pl.shape("-20,112 30,98 60,112 54,132 10,146 -24,134", s.RED, 3.4)
        face34(pl, Face(nose="straight", smile=.8, age=.3, lids=.2, brows=5.4, gaze=-.6))
        back_hair(pl, s.HAIR_DARK)
        moustache(pl, s.HAIR_DARK)
        cap = "-62,-44 -56,-90 -30,-124 10,-134 52,-116 70,-76 68,-34 30,-52 -20,-58"
        pl.shape("30,-120 70,-140 104,-110 112,-70 104,-40 92,-50 92,-80 76,-104 50,-104", s.RED, 3.8)
        pl.shape(cap, s.RED, 4)
        pl.shade(cap, 36, gap=6)
        pl.shape("-66,-42 -20,-60 32,-52 70,-26 70,-48 34,-74 -20,-80 -66,-62", s.YELLOW, 3.2)
        pl.shape("92,-48 110,-46 116,-16 104,-6 90,-18", s.YELLOW, 2.8)


def _girl(pl: Scene) -> None:
    """Barelegged, her skirt tucked up, the rake beside her."""
    pl.limb("500,104 494,300 488,478", [8, 8, 9], TIMBER, 2.8)
    pl.shape("462,96* 524,104* 523,114* 461,106*", TIMBER, 2.8)
    for x in (470, 484, 498, 512):
        pl.line(f"{x},{108 + (x - 470) * .12} {x - 3},126", 4, start=.9, end=.5)
    for x, lean in ((404, -4), (450, 4)):
        pl.limb(f"{x},410 {x + lean},440 {x + lean},466", [26, 24, 14], s.SKIN_FAIR, 3.4, shade=7)
        shoe(pl, x + lean, 470, 42, s.BLACK)
    petticoat = "380,360 470,360 482,430 430,440 376,432 370,400"
    pl.shape(petticoat, WHITE, 3.8)
    pl.lines("396,410 394,434|424,414 424,438|456,410 460,434", 2.2)
    skirt = "396,284* 446,284* 474,320 492,366 488,398 462,412 444,388 426,414 396,402 370,412 358,390 368,336"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 32, along=10)
    pl.lines("408,300 392,350 376,402|430,300 428,350 428,404|444,300 466,350 470,400", 2.8)
    apron = "400,286* 438,286* 448,326 446,362 420,372 394,358 396,322"
    pl.shape(apron, WHITE, 3.4)
    pl.shade(apron, 18, along=10)
    bodice = "392,216 420,206 448,216 454,246 442,290* 398,290* 388,248"
    pl.shape(bodice, s.BLUE, 4.2)
    pl.shade(bodice, 24, along=10)
    lacing(pl, 416, 246, 15, 3)
    bust(pl, 418, 212, 50, 22, cut="square", tall=38, lean=-2)
    # one hand high on the rake, one for the ear of corn
    rolled(pl, "446,222 484,254 496,206", WHITE, 32)
    wrapped(pl, 497, 196, 27, flip=True)
    rolled(pl, "394,222 382,268 354,272", WHITE, 30)
    slim(pl, 354, 272, 34, turn=30)
    with head(pl, 412, 158, 88, turn=-4, neck=0):
        young_face(pl, smile=1, lids=.15, nose="-30,-8 -32,10 -42,22 -41,31 -34,34 -28,33")
        pl.shape("-48,-50 -30,-64 0,-58 20,-40 -4,-70 -30,-76", s.HAIR_CHESTNUT, 3)
        kerchief(pl, s.YELLOW, dots=s.RED)


def soldier() -> Scene:
    """One end: the soldier carries a sheaf home and talks to the girl."""
    pl = Scene()
    ridge(pl, "14,380 120,364 260,376 420,362 526,374", HILL)
    cottage(pl, 486, 388, 84, 84, smoke=True)
    ridge(pl, "14,400 200,392 360,400 526,392", STRAW)
    _stook(pl, 148, 430, 46)
    _stook(pl, 336, 424, 44)
    ground(pl, 456)
    _farmer(pl)
    _sheaf(pl)
    _girl(pl)
    _soldier(pl)
    grass(pl, "40,490 150,492 340,494 500,490")
    pl.hatch("236,482 330,482", "250,494 350,494", 12, width=1.7, start=.4)
    return pl


_TARTAN = (s.RED, s.GREEN, s.YELLOW.base)


def _highlander(pl: Scene) -> None:
    # plaid hanging behind
    back = "330,196 300,214 288,270 292,340 284,400 330,408 344,330 350,250"
    cloth(pl, back, *_TARTAN, (270, 180, 360, 420), 40, slant=.1)
    for axis in ("330,366 330,394 328,414", "380,366 392,392 396,414"):
        pl.limb(axis, [42, 34, 30], FLESH, 3.8, shade=12)
    for x, y in ((328, 408), (396, 408)):
        pl.limb(f"{x},{y} {x + (1 if x < 350 else 4)},{y + 30} {x},{y + 58}", [36, 36, 22], s.GREEN, 4, shade=14)
        pl.shape(f"{x - 20},{y - 4} {x},{y} {x + 20},{y - 4} {x + 20},{y + 8} {x},{y + 12} {x - 20},{y + 8}", s.RED, 2.6)
        shoe(pl, x, y + 62, 46, s.BLACK, flip=x > 350)
    kilt = "312,286* 398,284* 420,330 432,384* 404,390 370,386 336,392 298,386* 302,336"
    cloth(pl, kilt, *_TARTAN, (290, 276, 440, 400), 42)
    pl.shade(kilt, 24, gap=6, along=0)
    pl.lines("330,300 322,384|352,300 350,386|376,300 382,386|394,296 408,384", 2.8)
    jacket = "318,200 354,184 394,196 412,234 404,290 398,304 356,310 312,302 308,246"
    pl.shape(jacket, s.BLUE, 4.6)
    pl.shade(jacket, 34, along=10)
    pl.shape("310,284* 356,294 404,282* 404,298* 356,310 310,300*", "#34302f", 3)
    pl.shape("346,286* 366,286* 366,308* 346,308*", s.YELLOW, 2.6, even=1)
    # sporran
    pl.shape("340,316 362,312 382,318 384,346 374,366 348,366 338,344", WHITE, 3.4)
    pl.shape("340,316 362,310 382,318 380,330 362,336 342,330", s.YELLOW, 2.8)
    pl.lines("350,340 350,360|361,342 361,364|372,340 371,360", 3.4, start=.3, end=.9, peak=.8)
    # plaid over the breast
    sash = "336,190* 366,186* 410,272* 404,294* 384,292* 344,226"
    cloth(pl, sash, *_TARTAN, (320, 176, 424, 300), 38, slant=.5)
    pl.oval(348, 202, 10, 10, s.YELLOW, 2.8)
    pl.oval(348, 202, 4, 4, s.RED, 1.8)
    # the arm that points
    pl.arm("390,206 436,212 474,182", [42, 36, 26], s.BLUE, 4.4, shade=18)
    pl.limb("462,192 477,180", [32, 33], s.RED, 3.2)
    with pl.placed(478, 178, turn=-36, scale=.72, flip=True):
        pl.shape("0,-14 -16,-18 -30,-14 -34,0 -28,14 -12,18 0,14", FLESH, 3)
        pl.shape("-26,-16 -48,-12 -62,-8 -64,-3 -58,0 -26,-2", FLESH, 2.8)
        pl.lines("-34,2 -18,4|-30,10 -16,10", 1.8)
    with head(pl, 352, 124, 94, turn=-2, neck=128):
        pl.shape("-20,110 30,98 58,112 50,130 8,140 -22,130", WHITE, 3.2)
        face34(pl, Face(nose="straight", smile=.9, age=.35, lids=.25, brows=5.6, gaze=-.8))
        back_hair(pl, s.HAIR_AUBURN)
        moustache(pl, s.HAIR_AUBURN, beard=True)
        pl.shape("20,-100 14,-150 30,-190 60,-204 84,-186 110,-182 116,-156 104,-140 114,-120 96,-100 66,-92", "#34302f", 3.6)
        bonnet = "-66,-46 -72,-84 -44,-116 6,-126 56,-112 80,-76 74,-34 30,-54 -20,-60"
        pl.shape(bonnet, s.BLUE, 4)
        pl.shade(bonnet, 34, gap=6)
        pl.shape("-68,-44 -20,-60 32,-54 76,-28 78,-50 34,-78 -20,-84 -70,-66", WHITE, 3.2)
        for place in range(5):
            left = -66 + place * 28
            top = -66 - 14 * (1 - abs(place - 1.6) / 2.6) + (18 if place == 4 else 6 if place == 3 else 0)
            pl.shape(f"{left + 2},{top + 2}* {left + 16},{top}* {left + 18},{top + 16}* {left + 4},{top + 18}*", s.RED, 1.6)
        pl.oval(2, -130, 13, 11, s.RED, 3)


def _sweetheart(pl: Scene) -> None:
    """Wrapped to the ankles in her plaid, which she holds together at the breast."""
    shoe(pl, 186, 474, 40, s.BLACK, flip=True)
    shoe(pl, 226, 474, 40, s.BLACK, flip=True)
    dress = "196,280* 242,280* 256,350 262,410 266,462 216,470 168,462 172,400 182,340"
    pl.shape(dress, s.RED, 4.4)
    pl.shade(dress, 28, along=10)
    pl.shape("169,446 216,454 264,446 266,464 216,472 167,464", s.GREEN, 3)
    apron = "206,290* 240,290* 250,370 252,436 216,442 186,436 192,366"
    pl.shape(apron, s.YELLOW, 3.4)
    pl.lines("218,306 212,370 210,434|234,304 236,370 238,434", 2.4)
    bodice = "192,222 216,210 242,220 250,256 242,290* 194,292* 184,258"
    pl.shape(bodice, s.RED, 4)
    bust(pl, 218, 214, 48, 26, cut="vee", tall=40, lean=4)
    for outline, fall in (("214,204 180,214 156,260 140,330 128,400 122,440 160,448 174,400 190,340 202,290 208,250*", .3),
        ("236,206 258,222 268,270 276,330 288,390 296,436 268,446 258,400 246,350 236,300 226,262*", .3)):
        cloth(pl, outline, WHITE, s.RED, s.BLUE.base, (118, 196, 300, 450), 34, slant=fall)
        pl.shade(outline, 18, along=10)
    for x in range(126, 162, 8):
        pl.line(f"{x},{444 + (x - 126) * .1} {x - 2},458", 2.4, start=.9, end=.4)
    with head(pl, 226, 164, 88, right=True, turn=-14, neck=0):
        young_face(pl, smile=.8, lids=.5)
        hair_up(pl, s.HAIR_FAIR, bun=False, braid=True)
        pl.shape("-54,-62 -20,-84 30,-76 66,-40 72,-66 44,-108 -4,-120 -44,-104", s.RED, 3.2)
    tight(pl, "190,226 176,268 214,272", s.RED, 24)
    pinch(pl, 222, 268, 30, turn=180)
    pl.oval(216, 258, 9, 9, s.YELLOW, 2.6)
    hand(pl, 258, 234, 36, turn=-8)


def highlander() -> Scene:
    """The other end: the Highlander points to the hills of home."""
    pl = Scene()
    mountain(pl, (410, 380), (512, 176), (620, 380))
    mountain(pl, (-40, 390), (66, 262), (170, 390), snow=.28)
    ridge(pl, "14,386 120,372 260,384 420,370 526,380", HILL)
    ground(pl, 446)
    fence(pl, 14, 150, 462, 82, posts=2)
    fence(pl, 424, 528, 462, 82, posts=2)
    # his other arm passes behind her
    pl.arm("330,206 296,232 256,230", [40, 36, 26], s.BLUE, 4, shade=14)
    _highlander(pl)
    pl.arm("326,210 292,236 256,232", [36, 34, 26], s.BLUE, 4, shade=14)
    _sweetheart(pl)
    grass(pl, "60,490 118,494 350,494 470,490")
    pl.hatch("250,482 420,480", "262,494 440,494", 16, width=1.7, start=.4)
    return pl
