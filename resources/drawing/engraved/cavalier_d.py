# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Cavalier of diamonds: a lancer with square cap and epaulettes, on a dappled grey that arches its neck."""

from .. import style as s
from .costume import saddle_cloth
from .horses import Horse, head, mane
from .lines import ring
from .parts import WHITE, Face, face34, fist
from .plate import Plate

_GREY = "#cfd6dc"


def _horse(pl: Plate) -> None:
    horse = Horse(coat=_GREY, muzzle="#8d959e", strap=s.BLUE, stud=s.YELLOW)
    leg = "176,452 142,442 104,432 70,424 46,432 36,452 44,476 58,496 72,508 88,500 78,480 72,464 92,464 130,484 170,508"
    pl.shape(leg, horse.coat, 4.4)
    pl.shade(leg, 16, gap=5.4, along=80)
    pl.shape("56,494 42,508 48,524 72,530 92,520 88,502 72,510", s.BLACK, 3.6)
    pl.lines("42,452 52,458 66,452|52,478 62,490", 2.4)
    neck = "190,236 216,208 254,206 292,230 324,280 350,350 372,430 404,480 424,540 130,600 114,560 106,528 116,494 138,466 170,440 196,410 212,372 216,330"
    pl.shape(neck, horse.coat, 4.8)
    for x, y, r in ((252, 300, 13), (280, 330, 15), (262, 360, 14), (296, 384, 15), (250, 410, 14), (222, 446, 13), (280, 430, 14), (192, 470, 12), (236, 480, 13), (166, 500, 12), (206, 510, 12)):
        pl.fill(ring(x, y, r, r * .8, 40), WHITE, register=False)
        pl.line(f"{x - r * .7},{y + r * .5} {x},{y + r * .95} {x + r * .9},{y + r * .2}", 1.8)
    pl.hatch("216,330 212,372 196,410 170,440 138,466 116,494 106,528", "244,336 240,384 222,430 194,466 164,492 150,520 146,542", 36, width=1.7, start=.9, bow=-.1)
    pl.lines("272,300 280,370 262,430 214,484|232,470 206,506 188,540", 3)
    mane(pl, "#f3f1ea", (
        "366,420* 384,436 402,468 392,500* 378,470 350,436*|352,372* 376,388 398,424 394,466* 374,428 336,388*|340,330* 364,340 386,376 390,424* 362,380 322,344*|"
        "322,286* 350,296 374,328 378,374* 350,336 304,300*|300,248* 334,258 358,286 366,326* 332,296 284,264*|272,220* 308,224 336,246 350,282* 312,258 258,238*|"
        "240,206* 276,200 306,212 324,242* 284,228 230,226*|216,206* 236,190 264,188 288,202* 252,208 206,226*"))
    with pl.placed(190, 240, scale=1.0, turn=-17):
        head(pl, horse)
    mane(pl, "#f3f1ea", "200,222* 172,226 154,250 156,284* 174,262 208,244*|208,222* 184,244 178,272 188,300* 196,270 218,240*")
    strap = "112,500* 120,480* 176,490 236,474 296,442 340,404* 350,424* 302,464 240,498 174,512"
    pl.shape(strap, s.BLUE, 3.4)
    pl.lines("122,491 176,501 238,486 298,453 342,416", 2, start=.9, end=.9)
    with pl.placed(186, 500):
        pl.shape("0,-16 14,-8* 12,10* 0,24* -12,10* -14,-8*", s.YELLOW, 3)
        pl.oval(0, 2, 5, 5, s.RED, 2)


def _rider(pl: Plate) -> None:
    coat = "296,280 330,260 374,254 420,258 450,274 466,304 462,360 448,410 430,446 420,480 426,540 300,560 306,500 304,440 292,380 286,320"
    pl.shape(coat, s.GREEN, 4.8)
    pl.shade(coat, 46, gap=5.4, along=8)
    plastron = "322,264* 420,262* 432,300 420,360 402,420 396,440* 340,440* 334,420 318,350 312,304"
    pl.shape(plastron, s.RED, 3.6)
    pl.shade(plastron, 24, along=8)
    for step in range(6):
        t = step / 5
        for x in (326 + 14 * t, 418 - 16 * t):
            pl.oval(x, 284 + 146 * t, 6.2, 6.2, s.YELLOW, 2.2)
    pl.lines("372,262 372,350 370,440", 2.6)
    # collar
    pl.shape("330,236* 412,236* 424,264 372,280 322,266", s.RED, 3.8)
    pl.lines("334,258 372,270 414,256|372,244 372,276", 2.4, start=.8, end=.8)
    pl.oval(350, 254, 4, 4, s.YELLOW, 1.6)
    pl.oval(394, 252, 4, 4, s.YELLOW, 1.6)
    _epaulette(pl, 322, 282, far=True)
    # girdle
    belt = "302,438 340,446 390,446 434,434* 428,462* 388,470 338,470 304,462"
    pl.shape(belt, s.YELLOW, 3.8)
    pl.lines("304,446 344,453 392,453 430,442|304,454 344,462 392,462 428,452", 2.2)


def _sabre(pl: Plate) -> None:
    blade = "296,330* 284,270 274,200 266,120 270,60 284,24* 286,64 286,120 294,200 306,268 314,326*"
    pl.shape(blade, "#dfe8ee", 3.4)
    pl.line("288,50 279,110 284,200 296,270 305,324", 2, start=.2, end=.8)
    pl.hatch("288,110 294,200 312,320", "283,112 288,200 306,320", 30, width=1.4)


def _arm(pl: Plate) -> None:
    sleeve = "414,270 448,270 476,294 496,336 504,380 494,412 468,424 440,412 424,398* 414,372* 430,362 436,346 424,316 412,296"
    pl.shape(sleeve, s.GREEN, 4.6)
    pl.shade(sleeve, 32, along=-10)
    pl.lines("470,330 456,356 430,372|486,356 466,380 440,390", 3)
    fore = "502,372 496,408 468,424 424,416 380,402 346,388* 352,352* 390,362 426,370 456,362"
    pl.shape(fore, s.GREEN, 4.6)
    pl.shade(fore, 28, along=80, start=-.3)
    pl.lines("496,380 476,378 458,368|496,398 472,394 452,384", 3)
    pl.shape("390,354 360,346 346,352 340,376 350,396 384,404 376,382", s.RED, 3.6)
    pl.lines("352,358 372,364 384,364|350,376 370,382 380,384", 2.2)
    with pl.placed(312, 364, scale=.86, turn=8):
        pl.shape("-8,-60* 8,-60* 8,56* -8,56*", s.BLACK, 2.4)
        fist(pl, WHITE)
        pl.shape("-34,-46* -8,-54 30,-50 44,-42 50,-10 44,34 22,58 6,60* 4,50* 22,44 34,22 38,-8 32,-34 10,-42 -32,-38*", s.YELLOW, 3.2)
    _epaulette(pl, 438, 280)


def _epaulette(pl: Plate, x: float, y: float, *, far: bool = False) -> None:
    with pl.placed(x, y, flip=far, scale=.8 if far else 1):
        for step in range(7):
            fx = -22 + step * 12
            pl.shape(f"{fx},6 {fx + 11},4 {fx + 15},{34 - step} {fx + 8},{40 - step} {fx + 3},{34 - step}", s.YELLOW, 2.2)
        pl.shape("-34,-14 10,-22 50,-8 58,8 40,16 -10,18 -34,8", s.YELLOW, 3.6)
        pl.shape("-30,-8 8,-14 40,-2 42,6 -8,9 -30,4", s.RED, 2.2)


def _head(pl: Plate) -> None:
    face = Face(nose="snub", lids=.15, gaze=-.6, brows=5.4, age=.2, brow=-.3)
    with pl.placed(374, 182, scale=.66, turn=0):
        pl.shape("48,-50 76,-40 82,0 76,44 60,60 50,30", s.HAIR_DARK, 3.6)
        face34(pl, face)
        pl.shape("38,-60 58,-50 62,-10 56,20 46,24 44,-10 34,-40", s.HAIR_DARK, 3)
        pl.lines("50,-40 54,-10 52,14|44,-44 50,-10", 1.8)
        pl.shape("-33,49* -46,44 -62,48 -80,38 -90,24* -86,46 -70,58 -48,57*", s.HAIR_DARK, 2.4)
        pl.shape("-32,49* -16,43 2,48 20,40 28,26* 30,46 12,58 -16,57*", s.HAIR_DARK, 2.4)
        # square cap
        pl.shape("-62,-44 -30,-56 20,-56 58,-42 68,-24 78,-60 60,-76 10,-86 -46,-78 -70,-62", s.BLACK, 3.8)
        pl.shape("-70,-46 -86,-30 -80,-22 -50,-34 -20,-40 -34,-56", s.BLACK, 3.6)
        body = "-62,-74* -46,-104 -92,-158* 42,-124* 132,-172* 78,-106 76,-66* 20,-88 -30,-88"
        pl.shape(body, s.RED, 4.4)
        pl.shade(body, 26, along=4)
        pl.line("42,-124 40,-104 46,-84", 3.4, start=.8, end=.8)
        board = "-96,-160* 18,-204* 136,-174* 42,-122*"
        pl.shape(board, s.RED, 4.4)
        pl.limb("-92,-160 42,-124", [14, 14], s.YELLOW, 3)
        pl.limb("42,-124 132,-174", [14, 14], s.YELLOW, 3)
        pl.shape("-30,-166* 18,-184* 72,-170* 36,-148*", s.YELLOW, 3)
        pl.shape("-62,-78 -30,-88 20,-88 76,-68 78,-56 20,-78 -30,-78 -64,-66", s.YELLOW, 2.8)
        # plate: an eagle in little
        pl.shape("-14,-82* -44,-100 -54,-128* -36,-118 -26,-126* -18,-120 -14,-132 -4,-134 2,-122 12,-114* 22,-122 34,-110* 26,-94*", s.YELLOW, 3.4)
        pl.lines("-14,-120 -8,-92|-38,-110 -22,-98|20,-110 8,-96", 2)
        # plume and tassel
        plume = "-44,-164 -70,-176 -92,-206 -88,-232* -74,-220 -70,-240* -54,-226 -42,-240* -34,-216 -24,-190 -28,-166"
        pl.shape(plume, WHITE, 4.2)
        pl.lines("-36,-170 -56,-200 -72,-224|-34,-176 -44,-206 -50,-222", 2.4)
        pl.line("130,-170 132,-130 122,-96 124,-60", 4.6, start=.8, end=.8)
        pl.shape("112,-64 136,-64 146,-22 124,-14 102,-22", s.YELLOW, 3.4)
        pl.lines("119,-54 116,-26|130,-54 133,-26", 2.2)
        pl.oval(124, -68, 11, 11, s.YELLOW, 3)


def half() -> Plate:
    """Upper half of the card."""
    pl = Plate()
    _rider(pl)
    _head(pl)
    _horse(pl)
    _sabre(pl)
    rein = "148,436* 190,446 250,432 300,400 330,388 328,398 304,414 254,444 190,458 146,446*"
    pl.shape(rein, s.RED, 2.8)
    _arm(pl)
    return pl


def over() -> Plate:
    """The saddle cloth over the join."""
    with saddle_cloth(s.RED, s.GREEN) as pl:
        for x in range(-138, 139, 46):
            pl.shape(f"{x - 15},0* {x},-10* {x + 15},0* {x},10*", s.YELLOW, 2.2, even=1)
        for x in range(-115, 116, 46):
            pl.oval(x, 0, 6.5, 6.5, WHITE, 2)
    return pl
