# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Cavalier of spades: an old hussar in fur cap, dolman and pelisse, his sabre at the shoulder, on a chestnut."""

from .. import style as s
from .costume import saddle_cloth
from .horses import Horse, head, mane
from .parts import FLESH, WHITE, Face, fist, profile
from .plate import Plate

_CHESTNUT = "#b9693a"
_DARK = "#5a2f1a"


def _horse(pl: Plate) -> None:
    horse = Horse(coat=_CHESTNUT, muzzle="#7a4426", strap=s.YELLOW, stud=s.RED, blaze=WHITE)
    leg = "170,480 150,500 126,520 96,530 62,520 44,498 40,474 52,462 70,474 84,492 104,490 124,470 150,444"
    pl.shape(leg, horse.coat, 4.4)
    pl.shade(leg, 18, gap=5.4, along=70)
    pl.shape("54,464 38,476 26,466 30,444 50,436 66,446 70,470", s.BLACK, 3.6)
    pl.lines("92,492 88,508 94,526|56,480 64,494", 2.4)
    neck = "196,250 232,246 272,264 306,300 334,356 362,420 404,470 426,540 140,600 120,570 116,536 130,500 156,468 188,436 212,396 222,356 216,330"
    pl.shape(neck, horse.coat, 4.8)
    pl.hatch("218,336 222,360 212,396 188,436 156,468 130,500 118,536", "250,350 252,392 236,436 210,474 178,502 158,532 150,556", 34, width=1.8, start=.9, bow=-.1)
    pl.hatch("290,300 320,360 350,420 390,474", "262,320 286,376 312,440 344,490", 26, width=1.8, bow=.08)
    pl.lines("262,340 272,396 252,446 206,492|244,478 216,512 196,544|300,400 296,444 270,486", 3.2)
    mane(pl, _DARK, (
        "338,410* 372,432 404,470 402,506* 372,482 322,432*|322,366* 356,384 388,424 396,468* 358,434 306,394*|306,326* 340,338 370,374 380,420* 344,390 290,354*|"
        "288,290* 322,300 350,330 362,372* 326,346 274,318*|266,266* 300,268 330,290 346,330* 308,310 252,292*|240,250* 276,246 306,260 328,294* 288,282 228,272*|216,242* 248,232 280,238 302,258* 262,258 206,262*"))
    with pl.placed(192, 252, scale=1.0, turn=12):
        head(pl, horse)
    mane(pl, _DARK, "200,236* 166,242 142,264 134,290* 158,278 202,262*|206,242* 178,260 164,284 166,310* 184,288 214,260*")
    strap = "120,512* 126,490* 180,500 234,484 288,452 326,416* 338,436* 296,474 240,508 176,524"
    pl.shape(strap, s.YELLOW, 3.4)
    for x, y in ((146, 506), (178, 512), (212, 505), (246, 491), (278, 471), (308, 446)):
        pl.shape(f"{x - 7},{y}* {x},{y - 7}* {x + 7},{y}* {x},{y + 7}*", s.RED, 2)


def _rider(pl: Plate) -> None:
    # pelisse hanging from the far shoulder
    pelisse = "318,262 296,276 282,310 280,350 296,420 330,440 340,380 336,300"
    pl.shape(pelisse, s.RED, 4.4)
    coat = "304,276 336,260 374,254 416,258 446,274 462,306 460,360 446,410 430,446 420,480 426,540 300,560 306,500 304,440 294,380 290,320"
    pl.shape(coat, s.GREEN, 4.8)
    pl.shade(coat, 46, gap=5.4, along=8)
    for step in range(6):
        y = 284 + step * 27
        wide = 52 - step * 3
        pl.shape(f"{364 - wide},{y - 8} 364,{y - 4} {364 + wide},{y - 10} {372 + wide},{y - 5} {364 + wide},{y} 364,{y + 4} {364 - wide},{y + 1} {356 - wide},{y - 4}", s.YELLOW, 2.4)
        for x in (364 - wide, 364, 364 + wide):
            pl.oval(x, y - 3, 6, 6, s.YELLOW, 2.2)
    belt = "302,438 340,446 390,446 432,434* 426,462* 388,470 338,470 304,462"
    pl.shape(belt, s.RED, 3.8)
    for x in (320, 346, 372, 398):
        pl.shape(f"{x - 7},442 {x + 7},444 {x + 6},469 {x - 6},468", s.YELLOW, 2.2)
    pl.shape("326,240* 410,238* 428,264 374,278 320,268", s.GREEN, 3.8)
    pl.lines("330,250 372,262 414,248|328,260 372,272 420,258", 4, start=.8, end=.8)


def _sabre(pl: Plate) -> None:
    blade = "470,400* 492,330 508,250 512,170 502,100 484,52* 520,110 520,200 516,280 500,350 482,404*"
    blade = "466,396* 484,330 496,250 498,170 490,100 470,44* 504,96 516,170 514,250 502,336 482,402*"
    pl.shape(blade, "#dfe8ee", 3.4)
    pl.line("484,72 503,140 506,220 498,310 476,396", 2, start=.2, end=.8)
    pl.hatch("510,120 514,220 484,396", "503,122 507,220 479,392", 30, width=1.4)


def _arm(pl: Plate) -> None:
    sleeve = "418,270 448,270 474,296 490,340 494,388 482,430 458,446 434,438 428,400 430,350 422,310"
    pl.shape(sleeve, s.GREEN, 4.6)
    pl.shade(sleeve, 34, along=-10)
    for y in (388, 404):
        pl.lines(f"430,{y} 456,{y + 10} 492,{y - 6}", 4.5, start=.7, end=.7)
    # pelisse collar of fur over the near shoulder
    fur = "404,258 430,252 460,266 482,292 496,326 500,352 486,358 474,346 462,348 456,330 444,326 440,308 426,302 420,286 408,284"
    pl.shape(fur, "#6e6a66", 4.2)
    for x, y in ((424, 268), (440, 284), (452, 300), (466, 316), (478, 334), (450, 276), (468, 294), (482, 314)):
        pl.lines(f"{x},{y} {x - 2},{y + 7} {x + 3},{y + 12}|{x + 6},{y + 1} {x + 5},{y + 8} {x + 9},{y + 13}", 2.2)
    with pl.placed(474, 418, scale=.84, turn=14, flip=True):
        pl.shape("-8,-50* 8,-50* 8,50* -8,50*", s.BLACK, 2.4)
        fist(pl, FLESH)
        pl.shape("-34,-46* -8,-54 20,-50* 20,-44* -10,-44 -32,-38*", s.YELLOW, 3)
    pl.shape("424,420 440,408 452,414 456,444 446,458 424,450", s.RED, 3.6)
    pl.lines("430,424 446,426|428,438 448,442", 2.2)


def _head(pl: Plate) -> None:
    face = Face(nose="hooked", lids=.35, brow=-.8, brows=6.5, age=.8, skin=s.SKIN_TAN)
    with pl.placed(386, 170, scale=.66, turn=-3):
        pl.shape("14,-60 46,-50 56,0 52,50 34,80 10,60 20,0", s.HAIR_GREY, 3.8)
        profile(pl, face)
        # grey whiskers, braid and a moustache of half a face
        pl.shape("-12,14 4,4 12,24 8,50 -8,76 -30,84 -26,60 -18,40", s.HAIR_GREY, 3)
        pl.lines("-8,20 -2,40 -12,70|2,16 4,40 -2,58", 2)
        pl.shape("18,30 34,40 40,80 36,120 44,150 30,158 22,130 22,90 10,60", s.HAIR_GREY, 3.4)
        pl.lines("20,56 38,70|20,80 40,94|24,106 38,118|24,128 40,138", 2.4)
        pl.shape("-82,42* -70,38 -48,44 -30,58 -8,52 0,38* 4,58 -14,76 -40,74 -62,60 -78,58*", s.HAIR_GREY, 2.8)
        pl.lines("-72,48 -50,54 -30,68|-60,46 -36,58 -10,60", 2)
        # fur cap with its bag
        bag = "20,-150 60,-150 96,-120 110,-70 100,-40* 90,-60 70,-90 40,-100"
        pl.shape(bag, s.RED, 4)
        pl.shade(bag, 24, gap=5)
        pl.oval(98, -34, 10, 10, s.YELLOW, 2.8)
        cap = "-76,-42 -82,-90 -76,-140 -52,-158 0,-164 36,-156 46,-110 48,-52 40,-32 0,-44 -40,-44"
        pl.shape(cap, "#6e4a2c", 4.4)
        for x, y in ((-62, -60), (-36, -58), (-10, -58), (16, -54), (-66, -86), (-40, -84), (-14, -84), (12, -82), (34, -74), (-66, -112), (-40, -112), (-14, -112), (14, -110), (36, -100), (-60, -136), (-32, -138), (-4, -140), (22, -136)):
            pl.lines(f"{x},{y - 8} {x - 4},{y + 2} {x - 1},{y + 10}|{x + 9},{y - 8} {x + 6},{y + 2} {x + 10},{y + 9}", 2.4)
        plume = "-52,-150 -66,-180 -62,-206 -44,-214 -28,-204 -28,-176 -36,-150"
        pl.shape(plume, WHITE, 3.8)
        pl.lines("-44,-156 -48,-180 -44,-204|-40,-160 -36,-186", 2)
        pl.shape("-54,-146 -36,-150 -28,-140 -38,-130 -54,-132", s.YELLOW, 2.6)


def half() -> Plate:
    """Upper half of the card."""
    pl = Plate()
    _sabre(pl)
    _rider(pl)
    _head(pl)
    _horse(pl)
    rein = "96,414* 150,446 214,450 268,432 304,408 306,418 272,444 214,464 146,458 92,424*"
    pl.shape(rein, s.RED, 2.8)
    fore = "352,352 330,366 316,392 322,414 344,420 366,404 384,376"
    pl.shape(fore, s.GREEN, 4.2)
    pl.shade(fore, 22, along=10)
    pl.shape("330,380 344,396 350,414 334,424 316,414 312,396", s.RED, 3.4)
    with pl.placed(306, 414, scale=.74, turn=-30):
        fist(pl, FLESH)
    _arm(pl)
    return pl


def over() -> Plate:
    """The saddle cloth over the join."""
    with saddle_cloth(s.BLACK, s.RED, inner=16) as pl:
        for x in range(-132, 133, 44):
            pl.shape(f"{x - 14},-9 {x},-3 {x + 14},-9 {x + 7},0 {x + 14},9 {x},3 {x - 14},9 {x - 7},0", s.YELLOW, 2.2)
        for x in range(-154, 155, 44):
            pl.oval(x, 0, 4.2, 4.2, WHITE, 1.8)
    return pl
