# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Cavalier of clubs: a rider of the East whose scimitar sweeps over his turban; his bay is hung with gold."""

from .. import style as s
from .costume import saddle_cloth
from .horses import Horse, head, mane
from .lines import ring
from .parts import WHITE, Face, face34, fist
from .plate import Plate

_BAY = "#8c4a2b"
_DARK = "#2f211b"


def _horse(pl: Plate) -> None:
    horse = Horse(coat=_BAY, muzzle="#4a2a1c", strap=s.GREEN, stud=s.YELLOW, open_mouth=True, ears_back=True)
    leg = "180,440 138,450 100,452 62,462 40,484 40,512 52,534 66,540 80,530 72,508 80,494 110,494 160,508"
    pl.shape(leg, horse.coat, 4.4)
    pl.shade(leg, 18, gap=5.4, along=80)
    pl.shape("50,526 38,534 40,548 62,554 80,544 80,528 66,538", "#d8c9a8", 3.6)
    pl.lines("44,486 54,492 68,484|48,514 60,522", 2.4)
    neck = "194,250 236,232 276,242 312,280 336,340 358,404 404,466 428,540 130,600 112,560 104,528 116,492 144,466 180,438 206,404 220,362 220,334"
    pl.shape(neck, horse.coat, 4.8)
    pl.hatch("220,334 220,362 206,404 180,438 144,466 116,492 104,528", "254,344 250,392 230,440 200,472 166,494 146,520 142,546", 36, width=1.8, start=.9, bow=-.1)
    pl.hatch("296,290 322,350 346,410 384,470", "268,312 290,372 312,432 340,484", 26, width=1.8, bow=.08)
    pl.lines("262,330 272,392 250,444 204,488|240,474 212,510 192,542", 3.2)
    mane(pl, _DARK, (
        "336,394* 372,416 404,462 406,504* 370,474 318,416*|322,350* 356,368 388,412 398,458* 358,420 304,378*|308,308* 342,320 374,360 384,408* 344,376 290,338*|"
        "290,272* 326,284 356,316 368,360* 330,332 272,304*|268,244* 304,248 336,272 352,316* 312,296 250,276*|240,228* 278,224 312,240 334,278* 292,266 226,258*"))
    with pl.placed(196, 246, scale=1.0, turn=-4):
        head(pl, horse)
    mane(pl, _DARK, "204,228* 174,236 154,260 152,292* 174,268 208,250*|210,232* 188,254 180,282 186,308* 198,276 220,248*")
    # plume on the head, breast strap with coins and crescents
    strap = "112,506* 118,484* 174,494 232,478 286,446 328,408* 340,428* 294,468 240,502 170,518"
    pl.shape(strap, s.GREEN, 3.4)
    for x, y in ((140, 500), (174, 506), (210, 499), (244, 485), (278, 463), (308, 438)):
        pl.oval(x, y, 8, 8, s.YELLOW, 2.4)
        pl.shape(f"{x - 8},{y + 9}* {x},{y + 15} {x + 8},{y + 9}* {x + 9},{y + 20} {x},{y + 28} {x - 9},{y + 20}", s.YELLOW, 2.2)
    neck_chain = "218,352 256,360 292,340 322,306"
    pl.line(neck_chain, 7, start=.9, end=.9)
    for x, y in ((232, 357), (250, 360), (268, 355), (286, 344), (302, 330), (316, 313)):
        pl.oval(x, y, 7, 7, s.YELLOW, 2.2)
    pl.shape("262,362* 250,372 254,392 270,396 284,386 284,368* 280,382 268,386 262,378", s.YELLOW, 2.6)


def _rider(pl: Plate) -> None:
    coat = "300,282 334,262 376,256 420,260 452,276 470,306 466,360 452,410 434,446 420,480 426,540 300,560 306,500 304,440 294,380 288,320"
    pl.shape(coat, s.YELLOW, 4.8)
    pl.shade(coat, 46, gap=5.4, along=8)
    vest = "340,262* 398,258* 396,330 390,440* 346,440* 344,340"
    pl.shape(vest, s.RED, 3.6)
    for step in range(6):
        y = 282 + 27 * step
        pl.shape(f"{369 - 14},{y}* 369,{y - 9}* {369 + 14},{y}* 369,{y + 9}*", s.YELLOW, 2.2)
    for x0, x1 in ((306, 318), (428, 414)):
        for step in range(5):
            y = 300 + 30 * step
            x = x0 + (x1 - x0) * step / 4
            pl.shape(f"{x},{y - 11} {x + 6},{y} {x},{y + 11} {x - 6},{y}", s.RED, 2.2)
    sash = "300,432 340,442 390,442 434,430* 430,464* 388,474 338,474 302,466"
    pl.shape(sash, s.GREEN, 3.8)
    pl.lines("304,442 350,452 392,452 430,440|304,454 350,464 392,464 428,452", 2.2)
    # dagger in the sash
    pl.shape("352,478* 378,424* 386,428* 364,482*", s.BLACK, 2.6)
    pl.shape("378,424 372,410 382,398 394,406 390,424", s.YELLOW, 2.8)


def _scimitar(pl: Plate) -> None:
    blade = "272,124* 276,90 300,60 350,40 410,38 466,54 510,92* 470,74 410,64 356,70 312,94 290,128*"
    pl.shape(blade, "#dfe8ee", 3.6)
    pl.line("284,104 306,76 352,55 410,51 462,64", 2, start=.3, end=.2)
    pl.hatch("300,104 340,76 410,65 480,80", "294,98 336,70 410,58 476,72", 38, width=1.4)
    pl.shape("250,128* 262,122 298,126 312,134* 310,142* 294,138 262,136 250,138*", s.YELLOW, 3)
    pl.shape("278,138* 288,138* 280,206 270,214 264,204", s.BLACK, 2.6)
    pl.shape("272,206 262,214 266,226 278,226 284,216", s.YELLOW, 2.8)


def _far_arm(pl: Plate) -> None:
    sleeve = "340,268 318,262 302,244 296,214* 270,220* 272,256 290,292 320,320 350,320"
    pl.shape(sleeve, s.YELLOW, 4.4)
    pl.shade(sleeve, 24, along=10)
    pl.lines("284,230 292,262 314,284|302,246 312,262", 2.6)
    pl.shape("262,200 298,190 304,204 302,220 272,228 262,216", s.RED, 3.4)
    pl.lines("272,204 276,222|286,198 290,218", 2.2)


def _near_arm(pl: Plate) -> None:
    sleeve = "420,270 452,272 480,298 498,340 504,384 492,416 466,430 440,418 424,400* 416,378* 430,366 436,350 426,320 416,296"
    pl.shape(sleeve, s.YELLOW, 4.6)
    pl.shade(sleeve, 34, along=-10)
    for x, y in ((452, 296), (470, 322), (482, 352), (450, 328), (464, 358), (484, 386)):
        pl.shape(f"{x},{y - 9} {x + 7},{y} {x},{y + 9} {x - 7},{y}", s.RED, 2.2)
    fore = "502,380 496,416 468,432 424,428 384,422 354,416* 352,380* 388,380 428,376 454,366"
    pl.shape(fore, s.YELLOW, 4.6)
    pl.shade(fore, 26, along=80, start=-.3)
    pl.lines("496,386 476,384 458,374|496,406 472,402 452,392", 3)
    pl.shape("376,372 354,372 340,382 338,402 344,420 358,428 380,424 384,398", s.RED, 3.6)
    pl.lines("346,386 366,388 380,386|344,402 364,404 380,402", 2.2)
    with pl.placed(322, 402, scale=.84, turn=-8):
        fist(pl, s.SKIN_TAN)


def _head(pl: Plate) -> None:
    face = Face(nose="hooked", lids=.2, gaze=-.6, brows=6.4, brow=-.7, age=.6, skin=s.SKIN_TAN)
    with pl.placed(380, 184, scale=.62, turn=0):
        face34(pl, face, ear=False)
        beard = "46,-10 58,0 60,40 52,84 30,118 0,140 -26,146 -46,134 -54,104 -50,78 -42,84 -30,82 -14,82 6,74 24,54 38,30"
        pl.shape(beard, s.HAIR_BLACK, 3.4)
        for (ax, ay), (bx, by), (cx, cy) in (((-40, 92), (-40, 114), (-32, 134)), ((-24, 90), (-20, 112), (-18, 138)), ((-6, 88), (2, 110), (-2, 132)),
            ((14, 76), (24, 96), (18, 116)), ((34, 52), (42, 72), (36, 96)), ((46, 24), (52, 44), (50, 66))):
            pl.fill(f"{ax - 1.2},{ay} {bx - 1.6},{by} {cx},{cy} {bx + 1.6},{by}", "#8a807c", register=False)
        pl.shape("-33,50* -46,45 -60,52 -70,68* -50,62 -40,62*", s.HAIR_BLACK, 2.2)
        pl.shape("-32,50* -14,44 6,54 22,74* 2,66 -18,62*", s.HAIR_BLACK, 2.2)
        # turban: rolled bands in red and white
        pl.shape("-66,-44 -74,-80 -60,-120 -20,-140 30,-138 70,-112 84,-70 74,-34 50,-20 40,-50 0,-62 -40,-56", WHITE, 4.4)
        for band, ink in (("-66,-46 -40,-60 0,-66 40,-54 62,-30 76,-46 50,-76 0,-90 -44,-84 -72,-64", s.RED),
            ("-70,-92 -40,-108 10,-106 60,-84 82,-60 80,-84 60,-108 10,-128 -36,-124 -62,-108", s.RED)):
            pl.shape(band, ink, 3)
            pl.shade(band, 12, gap=5)
        pl.shape("-20,-128 -10,-150 10,-152 22,-130 4,-124", s.RED, 3.4)
        pl.shape("-62,-52 -50,-30 -40,-28 -50,-50", WHITE, 2.6)
        pl.shape("-30,-100* -42,-88 -38,-68 -22,-60 -8,-68 -6,-84* -16,-76 -26,-82 -28,-92", s.YELLOW, 2.8)
        # end of the turban hanging behind
        tail = "58,-30 80,-10 88,40 80,90 96,120 74,128 60,96 66,40 54,0"
        pl.shape(tail, WHITE, 3.6)
        pl.shade(tail, 16, gap=5)
        pl.lines("62,96 90,104|64,106 92,114", 4, start=.8, end=.8)


def half() -> Plate:
    """Upper half of the card."""
    pl = Plate()
    _rider(pl)
    _head(pl)
    _far_arm(pl)
    _scimitar(pl)
    with pl.placed(277, 176, scale=.74, turn=6):
        fist(pl, s.SKIN_TAN)
    _horse(pl)
    rein = "112,424* 160,448 226,452 288,428 318,396 318,406 290,438 228,464 156,458 108,432*"
    pl.shape(rein, s.RED, 2.8)
    _near_arm(pl)
    return pl


def over() -> Plate:
    """The saddle cloth over the join."""
    with saddle_cloth(s.YELLOW, s.RED) as pl:
        for x in range(-132, 133, 44):
            pl.shape(f"{x},-13 {x + 14},0 {x},13 {x - 14},0", s.GREEN, 2.2)
            pl.oval(x, 0, 4.6, 4.6, s.YELLOW, 1.8)
        for x in range(-154, 155, 44):
            pl.fill(ring(x, 0, 4, 4), s.YELLOW)
    return pl
