# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIX: two women and a child on a terrace by the sea; the pasha with his long pipe."""

from .. import style as s
from .children import child_face, mop
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
from .parts import WHITE, Face, face34
from .people import hand, sky

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
    gown = "32,470 44,424 68,406 96,412 114,448 120,478 96,492 44,492"
    pl.shape(gown, s.YELLOW, 4)
    pl.shade(gown, 22, along=14)
    pl.limb("76,480 112,484 134,486", [26, 22, 13], s.SKIN_TAN, 3.2)
    pl.shape("128,480 140,474 146,470 152,474 150,490 130,493", s.SKIN_TAN, 2.8)
    with head(pl, 76, 368, 80, right=True, turn=8, neck=116, skin=s.SKIN_TAN):
        child_face(pl, skin=s.SKIN_TAN)
        mop(pl, s.HAIR_BLACK)
    pl.oval(146, 430, 19, 19, s.BLUE, 3.2)
    pl.lines("129,424 146,433 164,426|132,438 148,445 160,440", 2)
    pl.arm("70,422 96,452 130,442", [27, 22, 14], s.YELLOW, 3.6, shade=8)
    slim(pl, 128, 443, 24, flip=True, turn=-12, skin=s.SKIN_TAN)


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
    """The red dome on its columns, in whose shade the servant stands."""
    pl.fill("396,176* 512,176* 512,440* 396,440*", s.PALE)
    for x in (394, 506):
        pl.shape(f"{x - 9},440* {x - 8},170* {x + 8},170* {x + 9},440*", WHITE, 3.2)
        pl.hatch(f"{x + 7},184 {x + 7},430", f"{x},184 {x},430", 16, width=1.6)
    pl.shape("370,178* 530,178* 530,154* 374,154*", s.GOLD, 3.6)
    dome = "380,154* 376,122 396,92 430,76 446,54* 462,76 496,92 518,122 514,154*"
    pl.shape(dome, s.RED, 4.6)
    pl.shade(dome, 34, gap=6.2)
    pl.lines("446,72 418,106 410,152|446,72 446,112 446,152|448,72 476,106 486,152", 2.6)
    pl.shape("456,22* 440,22 431,34 438,50 456,54* 447,46 445,34 450,26", s.GOLD, 2.8)


def _carpet(pl: Scene) -> None:
    pl.shape("30,436* 510,436* 536,496* 4,496*", s.BLUE, 4)
    pl.shape("48,446* 494,446* 514,486* 26,486*", s.CRIMSON, 3.2)
    for x in range(60, 490, 56):
        pl.shape(f"{x},466* {x + 18},455* {x + 36},466* {x + 18},477*", s.YELLOW, 2.2)
    cushion = "352,300 396,276 436,288 452,340 446,410 410,438 356,428 336,370"
    pl.shape(cushion, s.GREEN, 4.4)
    pl.shade(cushion, 28, along=10)
    pl.lines("366,304 398,292 430,302|370,414 408,418 440,404", 2.6)


def _smoker(pl: Scene) -> None:
    """He lies at his ease, his back against the cushion, his legs stretched out."""
    pl.shape("132,418 116,412 104,396 92,384* 86,410 92,432 112,444 140,442", s.GREEN, 3.4)
    robe = "300,356 250,362 200,378 156,400 124,410 116,430 130,446 210,458 300,458 362,446 386,410 376,368"
    pl.shape(robe, s.YELLOW, 4.8)
    cells = [([(x - 12, y), (x, y - 12), (x + 12, y), (x, y + 12)], s.BLUE) for x in range(150, 400, 48) for y in range(382, 470, 44)]
    pl.pattern(robe, cells)
    pl.contour(robe, 4.8)
    pl.shade(robe, 22, along=80)
    pl.line("330,400 250,416 160,428", 3.4)
    pl.limb("142,405 130,424 138,445", [13, 14, 13], s.RED, 2.8)
    coat = "236,262 270,228 320,224 362,250 388,304 392,366 376,410 312,414 256,396 234,330"
    pl.shape(coat, s.RED, 4.8)
    pl.shade(coat, 38, along=10)
    pl.shape("262,246 304,246 306,310 300,372 268,374 258,310", s.YELLOW, 3.2)
    pl.lines("266,272 302,274|266,298 304,300|266,324 304,326", 2.4)
    for fur in ("268,238 254,290 252,350 262,396 238,390 228,340 232,286 250,244", "294,236 322,290 326,350 314,410 290,408 302,350 298,292 282,244"):
        pl.shape(fur, WHITE, 3.6)
    for x, y in ((242, 280), (240, 316), (242, 352), (310, 286), (316, 322), (312, 358), (304, 390)):
        pl.line(f"{x},{y - 6} {x + 2},{y} {x + 1},{y + 8}", 3.6)
    pl.shape("256,360* 282,370 308,362* 306,390* 280,396 258,386*", s.GREEN, 3.4)
    with head(pl, 272, 170, 118, turn=-4, neck=112, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="hooked", smile=.3, age=.3, lids=.5, brows=6, gaze=-.6))
        pl.shape("36,-50 56,-40 68,-8 66,34 54,52 44,20", s.HAIR_BLACK, 3)
        moustache(pl, s.HAIR_BLACK, beard=True)
        for outline in ("-60,-42 -30,-66 30,-56 72,-24 88,-52 62,-84 0,-98 -54,-86", "-62,-66 -20,-96 40,-92 88,-50 92,-92 56,-122 -10,-130 -60,-104"):
            pl.shape(outline, WHITE, 3.8)
            pl.shade(outline, 16, gap=6)
        pl.shape("-40,-116 -20,-150 10,-160 44,-148 64,-112 20,-124", s.RED, 3.4)
        pl.oval(-22, -92, 12, 13, s.BLUE, 3)


def _pipe(pl: Scene) -> None:
    """The stem as long as he is; smoke rises from the bowl in clouds."""
    smoke = ("60,340 40,326 46,306 32,290 42,270 34,250 52,236 50,218 72,208 90,218 108,210 122,226 118,244 104,252 106,270 92,280 96,298 84,308 86,326 76,340")
    pl.shape(smoke, WHITE, 3.4)
    pl.lines("56,318 68,312 74,322|50,282 64,276 72,288|60,244 74,238 84,250|90,232 104,228 108,240|82,268 92,262 96,272", 2.4)
    pl.limb("222,212 150,288 84,358", [11, 11, 12], s.BROWN, 3.6)
    for x, y in ((190, 246), (172, 265), (112, 328)):
        pl.limb(f"{x + 5},{y - 5} {x - 5},{y + 5}", [15, 15], s.GOLD, 2.6)
    pl.shape("217,206 228,202 234,210 229,219 217,222 210,215", s.GOLD, 2.8)
    bowl = "38,350* 96,344* 92,378 76,398 56,398 42,380"
    pl.shape(bowl, s.RED, 4.2)
    pl.shade(bowl, 18)
    pl.shape("32,346 66,336 102,340 100,352 66,356 34,358", s.GOLD, 3)
    pl.shape("26,404* 108,400* 98,416 66,422 36,418", s.GOLD, 3.2)


def _servant(pl: Scene) -> None:
    """He stands in the shade of the kiosk with coffee."""
    pl.shape("430,360 486,360 494,440* 424,440*", s.BLUE, 3.8)
    vest = "428,284 458,268 488,284 496,330 492,376 424,376 420,330"
    pl.shape(vest, s.RED, 4.2)
    pl.shade(vest, 22, along=10)
    pl.shape("448,272* 470,272* 464,340* 454,340*", WHITE, 2.8)
    pl.shape("424,350* 458,360 494,350* 496,368* 458,378 422,368*", s.YELLOW, 3)
    with head(pl, 456, 226, 84, turn=-2, neck=112, skin=s.SKIN_BROWN):
        face34(pl, Face(skin=s.SKIN_BROWN, nose="straight", smile=.8, age=.1, lids=.35, brows=5, gaze=-.7))
        pl.shape("34,-50 56,-40 66,-8 64,30 54,40 44,16", s.HAIR_BLACK, 3)
        for outline in ("-58,-44 -20,-66 40,-56 76,-20 86,-54 56,-88 0,-100 -50,-88", "-54,-84 -10,-108 46,-98 84,-56 80,-104 40,-128 -20,-124"):
            pl.shape(outline, WHITE, 3.6)
            pl.shade(outline, 14, gap=7)
    pl.arm("484,292 506,336 470,352", [32, 28, 18], WHITE, 3.8, shade=10)
    under(pl, 466, 352, 24, skin=s.SKIN_BROWN)
    # the tray on his raised hand
    with pl.placed(8, -46):
        pl.arm("424,336 396,366 388,282", [32, 28, 17], WHITE, 3.8, shade=10)
        pl.shape("380,284 378,270 386,262 402,264 404,276 396,286", s.SKIN_BROWN, 3)
        pl.oval(382, 260, 42, 9, s.GOLD, 3.6)
        pot = "388,254 384,236 392,222 398,206 406,206 412,222 420,236 416,254"
        pl.shape(pot, s.BLUE, 3.4)
        pl.shape("352,254* 353,236* 372,236* 374,254*", WHITE, 3)


def pasha() -> Scene:
    """The other end: the pasha smokes."""
    pl = Scene()
    ridge(pl, "14,410 120,400 260,410 420,396 526,408", s.LEAF)
    _kiosk(pl)
    ground(pl, 432)
    _servant(pl)
    _carpet(pl)
    _smoker(pl)
    _pipe(pl)
    pl.arm("366,262 420,340 370,398", [50, 48, 30], s.RED, 4.8, shade=22)
    pl.limb("386,380 368,400", [36, 38], WHITE, 3)
    hand(pl, 368, 398, 40, turn=-16, skin=s.SKIN_TAN)
    pl.arm("250,268 206,332 164,284", [46, 44, 30], s.RED, 4.8, shade=18)
    pl.limb("178,300 162,282", [36, 38], WHITE, 3)
    under(pl, 152, 284, 36, turn=16, skin=s.SKIN_TAN)
    return pl
