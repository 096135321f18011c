# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XV: the piping boy, and the child that is lifted up to hear him; the kiss on the road home from the field."""

from .. import style as s
from .children import child_face, curls
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    boot,
    cottage,
    ground,
    head,
    kerchief,
    mountain,
    profile_hair,
    ridge,
    young_face,
    young_profile,
)
from .dress import fichu, knuckles, pinch, puffed, rolled, slim
from .lines import ring
from .parts import BLUSH, FLESH, WHITE, Face, profile
from .people import grass, hand, leaf, shoe


def _vine(pl: Scene) -> None:
    """A vine on its pole, with gourds."""
    pl.shape("40,482* 42,150* 52,150* 54,482*", TIMBER, 3)
    pl.line("46,470 70,420 30,360 66,300 34,240 60,190 90,160 140,150", 5, start=.9, end=.4)
    for x, y, turn in ((64, 404, -20), (34, 366, 190), (60, 316, -30), (38, 268, 200), (58, 206, 10), (100, 158, -50), (122, 152, 60), (46, 224, 170)):
        leaf(pl, x, y, 44, turn)
    for x, y, k in ((88, 226, 1.0), (26, 300, .8), (92, 350, .85)):
        with pl.placed(x, y, scale=k):
            gourd = "-4,-34 6,-34 12,-8 24,14 20,40 0,50 -20,40 -24,14 -10,-8"
            pl.shape(gourd, s.YELLOW, 3.4)
            pl.shade(gourd, 18, along=10)
            pl.lines("-6,4 -10,24 -6,40|6,2 10,22 8,42|0,-36 -2,-48", 2.2)


def _piper(pl: Scene) -> None:
    """A lad on a stump, who blows with full cheeks."""
    stump = "96,398* 178,398* 186,470 196,486* 84,486* 92,470"
    pl.shape(stump, TIMBER, 4.2)
    pl.hatch("182,410 188,474", "160,406 164,470", 10, width=1.7)
    pl.oval(137, 398, 41, 9, STRAW, 3)
    # the far leg stretched out, the near one drawn up
    pl.limb("176,380 236,384 262,404", [44, 42, 34], s.GREEN, 4, shade=12)
    pl.limb("260,398 282,430 300,462", [32, 34, 20], WHITE, 3.8, shade=12)
    shoe(pl, 302, 466, 46, s.BLACK, flip=True)
    pl.limb("136,378 194,372 226,400", [54, 50, 38], s.GREEN, 4.4, shade=18, rounded=True)
    pl.limb("224,392 222,432 226,460", [36, 36, 22], WHITE, 4, shade=14)
    pl.shape("204,394 224,402 244,398 242,410 222,414 204,406", s.RED, 2.6)
    shoe(pl, 224, 468, 50, s.BLACK, flip=True)
    coat = "112,266 146,242 184,254 204,296 196,348 200,382 150,400 104,384 112,336 98,300"
    pl.shape(coat, s.CRIMSON, 4.6)
    pl.shade(coat, 36, along=10)
    pl.shape("120,262 150,280 182,254 172,242 148,238 128,248", WHITE, 2.8)
    pl.shape("106,346* 150,360 198,344* 199,362* 150,376 104,362*", "#8a5a36", 2.8)
    with head(pl, 156, 194, 102, right=True, side=True, turn=-4, neck=126):
        profile(pl, Face(nose="snub", smile=.2, age=0, lids=.3, brows=4.4))
        pl.fill(ring(-48, 46, 20, 20), BLUSH)
        profile_hair(pl, s.HAIR_FAIR, short=True)
        pl.shape("-92,-48 -70,-56 -10,-70 56,-52 64,-58 60,-72 40,-80 -60,-84", STRAW, 3.6)
        pl.shape("-62,-78 -50,-118 -8,-132 38,-116 50,-74 -8,-86", STRAW, 4)
        pl.shape("-64,-74 -8,-88 52,-66 50,-82 -6,-102 -60,-90", s.RED, 2.8)
        pl.shape("40,-80 64,-116 92,-134 96,-112 76,-88 56,-70", s.GREEN, 2.8)
    # the pipe
    pl.limb("192,226 240,256 300,290", [14, 19, 28], STRAW, 3.6)
    pl.shape("286,276* 306,288 308,300* 296,306 280,296*", STRAW, 3)
    pl.arm("178,262 212,320 262,276", [42, 40, 22], s.CRIMSON, 4.2, shade=16)
    pinch(pl, 258, 262, 30, turn=-150, skin=s.SKIN)
    pl.arm("124,270 140,342 226,262", [44, 44, 22], s.CRIMSON, 4.4, shade=18)
    pinch(pl, 222, 244, 30, turn=-150, skin=s.SKIN)
    for x, y in ((250, 256), (278, 274)):
        pl.oval(x, y, 2.6, 2.6, s.BLACK, 1)


def _listener(pl: Scene) -> None:
    """The little one, held out to the music, reaches for the pipe."""
    pl.limb("352,318 318,340 296,340", [34, 28, 15], FLESH, 3.6, shade=7)
    pl.shape("300,332 288,330 276,318 270,322 276,340 288,350 302,348", FLESH, 2.8)
    pl.limb("366,326 346,352 326,366", [34, 28, 15], FLESH, 3.6, shade=7)
    pl.shape("330,358 318,358 306,348 301,352 306,368 318,376 332,374", FLESH, 2.8)
    gown = "336,236 362,226 388,238 404,284 404,330 376,346 340,338 326,322 330,280"
    pl.shape(gown, WHITE, 4.2)
    pl.shade(gown, 24, along=12)
    pl.lines("346,262 344,300 336,326|368,256 372,300 366,336", 2.2)
    pl.shape("331,296* 366,308 402,296* 403,309* 366,322 329,309*", s.RED, 2.8)
    pl.arm("342,246 310,254 286,240", [28, 25, 15], WHITE, 3.6, shade=8)
    slim(pl, 288, 240, 26, turn=24, skin=FLESH)
    with head(pl, 354, 196, 84, turn=-8, neck=104):
        child_face(pl, laugh=True)
        curls(pl, s.HAIR_AUBURN)


def _mother(pl: Scene) -> None:
    """Her skirt pinned up over a striped petticoat, the shawl crossed; arms stretched out with the child."""
    shoe(pl, 396, 476, 44, s.BLACK)
    shoe(pl, 442, 476, 44, s.BLACK)
    petticoat = "376,370 476,366 488,458 432,468 384,466 362,456 368,410"
    pl.shape(petticoat, WHITE, 4.2)
    pl.pattern(petticoat, [([(x, 360), (x + 11, 360), (x + 11 + (x - 424) * .1, 470), (x + (x - 424) * .1, 470)], s.GREEN) for x in range(360, 490, 26)], width=0)
    pl.contour(petticoat, 4.2)
    skirt = "384,302* 446,300* 474,336 494,388 498,426 470,404 446,420 420,394 396,412 370,388 356,402 362,352"
    pl.shape(skirt, s.YELLOW, 4.6)
    pl.shade(skirt, 34, along=10)
    pl.lines("398,316 380,356 372,386|420,318 418,360 422,394|442,314 462,366 470,402", 2.8)
    bodice = "384,226 414,208 440,218 456,258 446,308* 386,310* 376,264"
    pl.shape(bodice, s.GREEN, 4.4)
    pl.shade(bodice, 26, along=10)
    fichu(pl, "378,230 398,214 420,210 440,216 450,236 430,254 404,292* 390,258", WHITE, "394,224 402,260 404,284|438,224 420,250 408,280")
    pl.shape("384,296* 416,306 446,294* 448,308* 414,318 383,310*", s.RED, 2.8)
    with head(pl, 412, 150, 94, turn=-8, neck=120, skin=s.SKIN_FAIR):
        young_face(pl, smile=1.2, lids=.3)
        kerchief(pl, s.RED, dots=WHITE)


def flute() -> Scene:
    """One end: the piping boy."""
    pl = Scene()
    mountain(pl, (150, 400), (270, 250), (380, 400), snow=.24)
    ridge(pl, "14,404 120,392 260,398 420,384 526,396", HILL)
    cottage(pl, 492, 430, 120, 140, smoke=True)
    ground(pl, 450)
    pl.fill("200,512* 240,470 330,460 460,466 526,490* 526,512*", s.SOIL)
    _vine(pl)
    with pl.placed(16):
        _mother(pl)
    rolled(pl, "402,236 392,276 384,300", WHITE, 30)
    _listener(pl)
    rolled(pl, "456,230 474,306 402,334", WHITE, 36)
    slim(pl, 402, 332, 38, turn=4)
    _piper(pl)
    grass(pl, "24,496 120,496 330,496 500,496")
    pl.hatch("320,486 470,486", "336,498 486,498", 14, width=1.7, start=.4)
    return pl


def _poplar(pl: Scene) -> None:
    pl.shape("466,470* 472,380* 490,380* 496,470*", TIMBER, 3)
    crown = ("480,26 492,70 500,66 504,112 514,106 512,158 524,156 518,210 530,212 520,266 530,270 518,322 524,332 508,372 508,388 490,402 470,404 454,388 "
        "452,374 438,336 444,322 430,272 440,264 430,214 442,208 440,158 450,156 452,106 464,110 466,68 472,70")
    pl.shape(crown, s.GREEN, 4.2)
    pl.shade(crown, 40, gap=6, along=60)
    for x, y in ((482, 96), (470, 146), (492, 176), (468, 214), (490, 246), (462, 280), (486, 316), (468, 352)):
        pl.lines(f"{x - 10},{y + 12} {x - 2},{y} {x},{y - 14}|{x},{y - 12} {x + 4},{y} {x + 12},{y + 10}", 2.4, start=.3, end=.3)


def _reaper(pl: Scene) -> None:
    """She rises on her toes; the sickle hangs forgotten in her hand."""
    shoe(pl, 176, 470, 46, s.BLACK, flip=True, turn=14)
    shoe(pl, 228, 472, 46, s.BLACK, flip=True, turn=14)
    skirt = "180,308* 254,304* 280,350 292,404 290,450 238,466 172,468 112,458 126,404 152,352"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 40, along=10)
    pl.lines("188,330 160,396 146,452|216,334 206,400 200,462|248,330 262,396 264,450", 2.8)
    pl.shape("113,442 172,454 238,452 291,436 291,452 238,468 172,470 111,460", s.YELLOW, 3)
    bodice = "178,222 214,202 250,212 268,258 258,310* 180,314* 168,264"
    pl.shape(bodice, s.VIOLET, 4.4)
    pl.shade(bodice, 28, along=10)
    pl.shape("198,208 214,220 234,208 226,240 216,268* 204,240", s.SKIN_FAIR, 3)
    pl.limb("196,208 206,240 216,268", [6, 8, 5], WHITE, 2.2)
    pl.limb("236,208 228,240 217,268", [6, 8, 5], WHITE, 2.2)
    pl.shape("178,298* 216,310 260,296* 261,312* 216,326 179,315*", s.YELLOW, 2.8)
    puffed(pl, "186,232 128,272 172,306", WHITE, 42)
    slim(pl, 172, 304, 32, flip=True, turn=10)


def _sickle(pl: Scene) -> None:
    """She has forgotten it: it hangs behind his back."""
    blade = "410,206 442,196 468,212 482,244 480,284 462,316 440,330* 446,312 462,280 464,250 452,228 434,220 412,226"
    pl.shape(blade, s.STEEL, 4.2)
    pl.lines("432,206 458,222 472,250 470,282 458,308", 2)
    pl.limb("414,216 398,226 378,238", [15, 15, 17], TIMBER, 3.4)


def _lover(pl: Scene) -> None:
    pl.limb("396,380 400,424 400,462", [44, 38, 24], WHITE, 3.8, shade=12)
    boot(pl, 402, 484, 50, wide=36)
    pl.limb("338,380 334,424 332,462", [44, 38, 24], WHITE, 3.8, shade=12)
    boot(pl, 332, 486, 50, wide=36)
    breeches = "320,304 404,302 420,350 426,404 378,410 366,358 354,412 306,404 308,348"
    pl.shape(breeches, s.BLUE, 4.4)
    pl.shade(breeches, 26, along=4)
    pl.lines("366,318 366,352|314,392 350,400|384,400 422,394", 2.6, start=.6)
    coat = "306,212 342,190 384,204 410,250 416,312 366,330 312,316 308,266"
    pl.shape(coat, s.ORANGE, 4.6)
    pl.shade(coat, 40, along=12)
    pl.lines("396,230 400,270 400,304", 2.6)
    pl.shape("316,302* 366,316 414,300* 417,318* 366,334 312,320*", s.RED, 3)
    pl.shape("320,210 344,224 378,202 370,190 344,184 324,196", WHITE, 2.8)


def _smoke(pl: Scene) -> None:
    """From the chimney: supper is waiting."""
    pl.shape("110,290* 110,256* 130,256* 130,300*", "#f1e4c8", 3)
    pl.shape("112,256 98,246 104,230 92,216 104,204 100,188 116,176 132,182 142,194 136,208 144,220 132,230 138,246 128,256", WHITE, 3.2)
    pl.lines("106,238 116,232 124,242|104,212 116,206 126,216|112,190 122,186 128,196", 2.2)


def kiss() -> Scene:
    """The other end: the kiss."""
    pl = Scene()
    mountain(pl, (300, 400), (420, 240), (520, 400), snow=.24)
    ridge(pl, "14,404 120,392 260,398 420,384 526,396", HILL)
    cottage(pl, 88, 424, 130, 150)
    _smoke(pl)
    ground(pl, 446)
    pl.fill("90,512* 140,470 260,450 400,456 470,480 500,512*", s.SOIL)
    with pl.placed(30):
        _poplar(pl)
    _lover(pl)
    _reaper(pl)
    with head(pl, 327, 140, 102, side=True, turn=-8, neck=130, skin=s.SKIN_TAN):
        profile(pl, Face(skin=s.SKIN_TAN, nose="straight", lids=.95, smile=.8, age=0, brows=5))
        profile_hair(pl, s.HAIR_DARK, short=True)
        pl.shape("-96,-50 -70,-60 -8,-74 66,-50 92,-54 80,-72 44,-88 -64,-90", STRAW, 3.8)
        pl.shape("-62,-80 -52,-124 -6,-140 44,-122 58,-74 -6,-92", STRAW, 4)
        pl.shape("-64,-76 -6,-94 60,-66 58,-84 -6,-110 -62,-94", s.RED, 2.8)
        pl.lines("-36,-112 -4,-122 30,-112", 2)
    with head(pl, 240, 154, 96, right=True, side=True, turn=-10, neck=130):
        young_profile(pl, smile=.8, lids=.95)
        profile_hair(pl, s.HAIR_AUBURN, bun=True)
        pl.shape("-60,-72 -38,-90 -4,-80 12,-50 18,-10 34,20 58,10 60,-40 44,-88 2,-116 -44,-108", s.BLUE, 3.4)
        pl.lines("-44,-92 4,-92 32,-50 40,0", 2.2)
        pl.shape("44,16 70,20 92,48 84,58 64,46 46,36", s.BLUE, 2.8)
    # he holds her; she lays an arm round his neck
    pl.arm("324,222 286,304 220,290", [46, 44, 28], s.ORANGE, 4.6, shade=20)
    pl.limb("236,292 218,289", [33, 34], WHITE, 3)
    hand(pl, 218, 288, 40, turn=6, skin=s.SKIN_TAN)
    _sickle(pl)
    puffed(pl, "246,226 318,262 394,226", WHITE, 40)
    knuckles(pl, 404, 222, 30, turn=60, skin=s.SKIN_FAIR)
    grass(pl, "30,494 300,496 440,494 510,496")
    pl.hatch("250,484 440,484", "266,496 456,496", 18, width=1.7, start=.4)
    return pl
