# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock VII: the traveller greets the girl at the well; the catch of the young angler."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    brimmed,
    ground,
    hair_up,
    head,
    mountain,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, fichu, lacing, rolled, slim, tight, wrapped
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import grass, shoe, sky

_PINK = "#f3b9a6"
_STONE = "#dcd4c6"
_WATER = "#9fc6e4"


def _shrine(pl: Scene) -> None:
    """A wayside shrine on a column."""
    pl.shape("38,340* 62,340* 64,456* 36,456*", _STONE, 3.2)
    pl.hatch("62,346 63,452", "52,346 52,452", 16, width=1.6)
    pl.shape("26,454* 74,454* 78,472* 22,472*", _STONE, 3)
    pl.shape("24,270* 76,270* 76,340* 24,340*", WHITE, 3.4)
    pl.shape("32,336* 32,294 50,278 68,294 68,336*", s.BLUE, 2.8)
    pl.shape("40,336* 42,310 50,302 58,310 60,336*", s.RED, 2.4)
    pl.oval(50, 300, 7, 8, FLESH, 2.2)
    pl.shape("16,274* 50,236* 84,274* 76,280* 50,254* 24,280*", s.RED, 3.2)
    pl.lines("50,236 50,206|40,218 60,218", 4.4, start=.9, end=.9)


def _well(pl: Scene) -> None:
    ring_ = "268,384* 336,398 404,384* 404,470* 336,486 268,470*"
    pl.shape(ring_, _STONE, 4.4)
    pl.shade(ring_, 24, gap=6, along=0)
    for y, xs in ((412, (300, 344, 384)), (438, (286, 322, 366)), (462, (304, 346, 380))):
        pl.line(f"274,{y - 12} 336,{y} 400,{y - 12}", 2.4, start=.8, end=.8)
        for x in xs:
            pl.line(f"{x},{y + 2 - abs(x - 336) * .1} {x},{y + 24 - abs(x - 336) * .1}", 2.4, start=.8, end=.8)
    pl.oval(336, 384, 68, 17, _STONE, 4)
    pl.oval(336, 385, 52, 11, "#3a4a58", 3)
    pl.lines("300,388 330,391 360,389", 2)


def _bucket(pl: Scene, x: float, y: float, k: float) -> None:
    with pl.placed(x, y, scale=k):
        pl.line("-24,-42 -16,-78 0,-86 16,-78 24,-42", 4.4, start=.9, end=.9)
        outline = "-28,-44* 28,-44* 22,0* 0,4 -22,0*"
        pl.shape(outline, TIMBER, 3.8)
        pl.shade(outline, 18, along=0)
        pl.oval(0, -44, 28, 8, s.BLUE, 3.2)
        pl.limb("-27,-26 0,-20 27,-26", [7, 7, 7], "#c9d3dc", 2.2)
        pl.limb("-24,-8 0,-3 24,-8", [7, 7, 7], "#c9d3dc", 2.2)


def _traveller(pl: Scene) -> None:
    # stick over the shoulder, sack behind
    pl.line("86,150 150,208 236,292", 7, start=.9, end=.9)
    sack = "102,170 78,196 62,240 74,284 112,300 146,282 154,238 140,198 118,172"
    pl.shape(sack, STRAW, 4.4)
    pl.shade(sack, 32, gap=6, along=20)
    pl.lines("108,178 100,220 104,270|116,178 128,220 130,264", 2.4)
    pl.shape("98,176 108,156 122,150 126,160 120,178 108,184", STRAW, 3.2)
    pl.limb("212,348 218,400 224,452", [48, 38, 26], s.RED, 4.2, shade=16)
    shoe(pl, 224, 460, 50, s.BLACK, flip=True)
    pl.limb("176,348 164,400 146,444", [48, 38, 26], s.RED, 4.2, shade=16)
    shoe(pl, 144, 452, 50, s.BLACK, flip=True, turn=10)
    coat = "162,212 198,190 236,204 252,242 242,286 254,362 214,352 200,330 184,356 142,364 156,288 150,246"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("190,196* 212,194* 222,240 216,292* 196,294* 192,240", WHITE, 3)
    pl.shape("190,208* 216,206* 214,222* 192,224*", s.RED, 2.6)
    pl.shape("156,282* 200,294 244,280* 246,298* 200,312 154,300*", "#8a5a36", 3)
    pl.shape("194,290* 212,290* 212,310* 194,310*", s.YELLOW, 2.6, even=1)
    for y in (238, 258):
        pl.oval(206, y, 4, 4, s.YELLOW, 1.8)
    pl.shape("176,200 192,194 196,232 186,252* 180,228", s.RED, 2.8)
    pl.shape("214,193 228,198 226,226 218,246* 214,224", s.RED, 2.8)
    # hand at the stick
    pl.arm("168,216 150,274 190,258", [42, 38, 26], s.GREEN, 4.4, shade=14)
    pl.limb("178,264 194,256", [30, 31], s.RED, 3)
    pl.shape("190,264 190,246 202,238 214,244 216,260 204,270", FLESH, 3)
    pl.lines("197,246 210,250|194,254 212,258", 2)
    # the hat is off
    pl.arm("230,212 286,200 286,132", [42, 38, 24], s.GREEN, 4.4, shade=18)
    pl.limb("286,146 285,124", [29, 30], s.RED, 3)
    with pl.placed(284, 92, turn=-16):
        pl.shape("26,-26 56,-44 86,-42 90,-30 66,-20 42,-10", WHITE, 3.2)
        pl.line("32,-22 58,-34 84,-36", 2)
        pl.shape("-36,2 -32,-38 0,-50 32,-38 36,2", "#8a5a36", 4)
        pl.shade("-36,2 -32,-38 0,-50 32,-38 36,2", 22, gap=5)
        pl.shape("-37,-10 0,-4 37,-10 36,6 0,12 -36,6", s.RED, 3)
        pl.shape("-66,8 -30,-2 0,6 30,-2 66,8 40,20 0,24 -40,20", "#8a5a36", 4)
    pl.shape("272,124 268,106 278,94 292,94 302,106 300,120 288,128", FLESH, 3)
    pl.lines("277,100 278,112|286,98 287,112|294,100 295,112", 2)
    with head(pl, 206, 140, 94, right=True, turn=4, neck=128):
        face34(pl, Face(nose="straight", smile=1.1, age=.25, lids=.2, brows=5.2, gaze=-.7))
        pl.shape("-52,-46 -38,-66 -6,-60 20,-40 34,-4 44,30 58,52 70,30 74,-20 64,-70 30,-108 -16,-110 -48,-88", s.HAIR_BLACK, 3.6)
        pl.lines("-38,-82 4,-78 40,-30 54,20|-16,-98 34,-84 60,-30", 2.2)
        moustache(pl, s.HAIR_BLACK)


def _drawer(pl: Scene) -> None:
    """She bends over the well, both arms at the bucket, and looks up."""
    for x, y in ((462, 470), (500, 468)):
        pl.limb(f"{x - 2},{y - 56} {x + 2},{y - 28} {x},{y - 2}", [26, 23, 14], s.SKIN_FAIR, 3.4, shade=7)
        shoe(pl, x, y + 4, 40, s.BLACK)
    skirt = "444,262* 486,258* 512,300 522,360 520,424 480,434 440,430 424,414 430,360 436,310"
    pl.shape(skirt, _PINK, 4.6)
    pl.shade(skirt, 34, along=10)
    pl.lines("470,290 452,350 446,424|492,290 486,360 480,428", 2.8)
    pl.shape("425,406 440,416 480,420 521,410 520,428 480,438 440,434 422,420", s.RED, 3)
    apron = "440,266* 468,262* 456,330 442,414 420,398 416,340 428,296"
    pl.shape(apron, WHITE, 3.6)
    pl.shade(apron, 18, along=10)
    pl.lines("448,284 434,340 430,400", 2.4)
    pl.shape("478,262 500,254 518,270 524,300 508,300 490,280", WHITE, 2.8)
    bodice = "380,214 404,192 440,202 474,228 490,260 476,282* 440,284* 404,262 386,238"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 24, along=40)
    fichu(pl, "376,216 392,192 418,188 436,198 426,218 402,238* 392,232", WHITE, "388,208 400,232|430,200 410,226")
    rolled(pl, "416,214 402,256 356,284", WHITE, 32)
    with head(pl, 386, 160, 90, turn=8, neck=124, skin=s.SKIN_FAIR):
        young_face(pl, smile=1, lids=.15)
        hair_up(pl, s.HAIR_CHESTNUT, bun=False, braid=True)
        pl.shape("-52,-70 -20,-92 26,-84 62,-46 72,-70 46,-110 0,-122 -42,-106", s.BLUE, 3.2)


def well() -> Scene:
    """One end: a greeting at the well."""
    pl = Scene()
    mountain(pl, (130, 400), (250, 250), (380, 400), snow=.24)
    mountain(pl, (410, 396), (510, 220), (640, 396), snow=.26)
    ridge(pl, "14,396 120,384 260,394 420,380 526,390", HILL)
    ground(pl, 446)
    _shrine(pl)
    _drawer(pl)
    _well(pl)
    _bucket(pl, 338, 376, 1.0)
    # her hand lies over the handle
    wrapped(pl, 350, 288, 27, turn=-70)
    rolled(pl, "388,222 366,250 326,282", WHITE, 30)
    wrapped(pl, 322, 288, 27, turn=-70)
    _bucket(pl, 502, 476, .8)
    _traveller(pl)
    grass(pl, "30,492 96,494 230,494 440,494")
    pl.hatch("130,476 250,478", "146,490 266,490", 14, width=1.7, start=.4)
    return pl


def _castle(pl: Scene) -> None:
    pl.shape("14,352* 14,306 60,288 110,280 160,300 196,352*", HILL, 2.8)
    for x, y, w, h in ((52, 290, 34, 44), (118, 288, 30, 36), (86, 284, 34, 74)):
        pl.shape(f"{x},{y}* {x},{y - h}* {x + w},{y - h}* {x + w},{y}*", _STONE, 2.8)
        pl.hatch(f"{x + w},{y - h + 4} {x + w},{y - 4}", f"{x + w - 10},{y - h + 4} {x + w - 10},{y - 4}", int(h / 9), width=1.5)
        pl.shape(f"{x - 4},{y - h}* {x + w / 2},{y - h - 28}* {x + w + 4},{y - h}*", s.RED, 2.8)
        pl.line(f"{x + w / 2},{y - h * .6} {x + w / 2},{y - h * .4}", 4, start=.9, end=.9)


def _fish(pl: Scene) -> None:
    """Hanging on the line, above the water."""
    pl.line("150,104 146,150 142,196", 2, start=.9, end=.9)
    with pl.placed(138, 250, turn=78):
        pl.shape("46,0 66,-22 76,-24 70,0 78,22 66,20", s.BLUE, 3.2)
        pl.shape("-10,-22 6,-38 26,-30 24,-18", s.BLUE, 3)
        body = "-54,2 -40,-16 -14,-26 18,-22 42,-8 52,0 42,8 18,20 -14,24 -40,16"
        pl.shape(body, "#c9d9e6", 4.2)
        pl.shade(body, 16, gap=5, along=90)
        pl.fill("-40,-15 -14,-25 18,-21 42,-7 50,0 10,-6 -24,-8", s.BLUE)
        pl.line("-26,-18 -20,0 -26,18", 2.8)
        pl.oval(-38, -5, 5, 5, WHITE, 2)
        pl.fill(ring(-38, -5, 2.2, 2.2), pl.ink, register=False)
        for x in (-8, 8, 24):
            pl.lines(f"{x},-12 {x + 7},-4 {x},4|{x},4 {x + 7},11 {x},16", 1.9)
        pl.shape("-8,20 4,34 18,28 14,18", s.BLUE, 2.8)


def _angler(pl: Scene) -> None:
    # rod: butt under the arm, tip bent by the fish
    pl.line("350,320 288,262 220,170 180,116 150,104", 7.5, start=1, end=.25, peak=.02)
    # legs: one knee on the ground
    pl.limb("352,372 372,430 440,458", [50, 42, 30], s.YELLOW, 4.2, shade=16)
    shoe(pl, 446, 462, 46, s.BLACK, turn=-70, flip=True)
    pl.limb("326,366 272,368 262,392", [50, 44, 36], s.YELLOW, 4.2, shade=14)
    pl.limb("266,386 262,424 266,456", [34, 36, 22], WHITE, 4, shade=12)
    pl.lines("250,404 280,402|250,420 280,418|252,436 278,434", 4, start=.8, end=.8)
    shoe(pl, 266, 462, 50, s.BLACK)
    coat = "296,222 332,200 370,214 390,262 388,322 394,382 340,392 304,376 310,320 288,268"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 36, along=10)
    pl.shape("302,218* 322,206* 316,260 326,330* 314,332* 298,266", WHITE, 3)
    pl.shape("306,322* 346,332 390,320* 391,338* 346,350 308,340*", "#8a5a36", 3)
    pl.shape("300,214 322,204 350,208 344,222 318,228", s.RED, 3)
    pl.arm("306,228 290,258 258,238", [40, 34, 24], s.GREEN, 4.2, shade=14)
    pl.arm("360,226 356,312 310,288", [44, 40, 24], s.GREEN, 4.4, shade=20)
    for x, y in ((312, 284), (256, 230)):
        pl.shape(f"{x - 14},{y + 8} {x - 14},{y - 8} {x},{y - 16} {x + 13},{y - 8} {x + 14},{y + 8} {x},{y + 15}", FLESH, 3)
        pl.lines(f"{x - 8},{y - 6} {x + 6},{y - 9}|{x - 9},{y + 2} {x + 8},{y}", 2)
    with head(pl, 314, 158, 92, turn=2, neck=128):
        face34(pl, Face(nose="snub", smile=1.2, age=0, lids=.1, brows=4.8, gaze=-.8, open_mouth=True))
        back_hair(pl, s.HAIR_FAIR)
        pl.shape("-52,-46 -34,-64 0,-56 34,-60 40,-76 -20,-84", s.HAIR_FAIR, 3)
        brimmed(pl, STRAW, s.BLUE, tall=44)


def _watcher(pl: Scene) -> None:
    """She leans over his shoulder and points."""
    shoe(pl, 430, 474, 42, s.RED)
    shoe(pl, 476, 474, 42, s.RED)
    skirt = "406,300* 470,304* 496,350 514,410 518,456 468,466 424,466 390,456 392,400 396,348"
    pl.shape(skirt, WHITE, 4.6)
    pl.pattern(skirt, [([(x, 290), (x + 13, 290), (x + 13 + (x - 436) * .55, 470), (x + (x - 436) * .55, 470)], s.RED) for x in range(388, 500, 25)], width=0)
    pl.contour(skirt, 4.6)
    pl.shade(skirt, 34, along=10)
    bodice = "390,206 424,194 456,214 478,264 472,312* 404,306* 392,260"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.shade(bodice, 28, along=10)
    pl.shape("402,296* 436,308 474,302* 476,318* 436,324 402,312*", s.RED, 3)
    lacing(pl, 422, 244, 16, 3)
    bust(pl, 412, 202, 56, 28, cut="vee", tall=38, lean=-8)
    # this arm behind her back: only the elbow shows
    tight(pl, "450,216 488,262 466,306", WHITE, 30, cuff=s.RED)
    slim(pl, 468, 304, 30, turn=-120)
    with head(pl, 398, 136, 92, turn=-8, neck=0):
        pl.shape("40,0 72,10 84,70 92,120 70,140 50,110 44,70", s.HAIR_DARK, 3.4)
        young_face(pl, smile=1.2, lids=.15)
        hair_up(pl, s.HAIR_DARK, bun=False)
        pl.shape("-52,-70 -20,-92 26,-84 62,-46 72,-70 46,-110 0,-122 -42,-106", s.RED, 3.2)
        pl.shape("60,-80 88,-104 100,-84 84,-66 104,-52 84,-42 62,-58", s.RED, 3)


def fishing() -> Scene:
    """The other end: it bites."""
    pl = Scene()
    mountain(pl, (380, 350), (500, 190), (630, 350), snow=.26)
    _castle(pl)
    ridge(pl, "14,352 120,348 300,352 420,346 526,350", _WATER)
    ridge(pl, "250,400 300,380 380,372 460,376 526,370", HILL)
    pl.fill("14,352* 252,352* 262,400 250,440 270,510* 14,510*", _WATER, register=False)
    sky(pl, "24,376 70,372 116,376|150,392 190,388 230,392|30,412 80,408 126,412|140,432 180,428 226,432|24,452 60,448 100,452|120,474 160,470 206,474", "#285a94")
    pl.lines("96,344 138,352 184,344|112,358 140,362 168,358", 3)
    pl.fill("240,420* 270,440 330,446 420,440 526,446* 526,510* 214,510* 226,470", s.LEAF)
    pl.line("212,500 226,466 240,438 258,424", 3)
    for x, y in ((222, 470), (236, 486), (206, 488)):
        pl.lines(f"{x},{y} {x - 6},{y - 50}|{x + 6},{y} {x + 8},{y - 66}", 3.2, start=.9, end=.4)
        pl.oval(x + 8, y - 70, 5, 13, "#8a5a36", 2.4)
    _watcher(pl)
    _fish(pl)
    _angler(pl)
    tight(pl, "402,216 346,232 286,206", WHITE, 28, cuff=s.RED)
    with pl.placed(290, 206, turn=24, scale=.62):
        pl.shape("0,-14 -16,-18 -30,-14 -34,0 -28,14 -12,18 0,14", FLESH, 3)
        pl.shape("-26,-16 -48,-12 -66,-8 -68,-3 -60,0 -26,-2", FLESH, 2.8)
        pl.lines("-34,2 -18,4|-30,10 -16,10", 1.8)
    grass(pl, "300,492 380,494 500,492")
    pl.hatch("260,480 460,480", "276,492 476,492", 16, width=1.7, start=.4)
    return pl
