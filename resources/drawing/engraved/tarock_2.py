# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock II: the crowned eagle on its lettered rock, and the shawl pedlar."""

import math

from .. import style as s
from ..style import Ink
from .letters import inscription
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import bush, grass, hand, leaf, rose, shoe
from .plate import Plate


def _feather(pl: Plate, x: float, y: float, long: float, wide: float, turn: float, ink: Ink) -> None:
    """A quill from (x, y), pointing right before turning."""
    with pl.placed(x, y, turn=turn):
        w = wide / 2
        pl.shape(f"0,{-w * .5} {long * .4},{-w} {long * .8},{-w} {long},{w * .1}* {long * .84},{w * .9} {long * .3},{w}", ink, 2.8)
        pl.line(f"0,0 {long * .5},{-w * .1} {long * .93},0", 1.8, start=.9, end=.1, peak=.1)
        pl.hatch(f"{long * .35},{w * .1} {long * .85},{w * .1}", f"{long * .45},{w * .85} {long * .92},{w * .7}", int(long / 18), width=1.9)


def _wing(pl: Plate, *, flip: bool) -> None:
    """A half-spread wing; its shoulder at (0, 0), spread to the left."""
    with pl.placed(252 if not flip else 352, 160, flip=flip):
        for place in range(8):
            t = place / 7
            x, y = -150 + 116 * t, -62 + 66 * t - 40 * math.sin(math.pi * t)
            _feather(pl, x, y + 6, 176 - 50 * t, 34, 128 - 30 * t - 12, s.BROWN)
        for place in range(7):
            t = place / 6
            x, y = -158 + 140 * t, -76 + 66 * t - 46 * math.sin(math.pi * t)
            _feather(pl, x, y + 12, 92 - 12 * t, 30, 128 - 36 * t, s.WOOD)
        arm = "14,26 -20,22 -50,-6 -90,-44 -130,-62 -160,-58 -172,-70 -164,-92 -136,-108 -96,-104 -50,-76 -16,-44 16,-30"
        pl.shape(arm, s.WOOD, 4.2)
        for row, count in ((0, 7), (1, 6)):
            for place in range(count):
                t = (place + row * .5) / 6.5
                x, y = -148 + 152 * t, -72 + row * -16 + 72 * t - 34 * math.sin(math.pi * t) + 8
                pl.line(f"{x - 9},{y - 3} {x - 2},{y + 8} {x + 10},{y + 2}", 2.4, start=.6, end=.3)
        pl.hatch("-40,0 -96,-44 -150,-62", "-34,-20 -90,-60 -146,-78", 18, width=1.6)


def _eagle(pl: Plate) -> None:
    for place in range(5):
        _feather(pl, 278 + 12 * place, 268, 92, 28, 118 - 14 * place, s.BROWN)
    _wing(pl, flip=False)
    _wing(pl, flip=True)
    body = "264,140 252,178 250,226 262,272 284,302 304,310 326,300 346,270 354,224 350,178 336,140"
    pl.shape(body, s.WOOD, 4.4)
    for row in range(7):
        y = 152 + row * 20
        half = (38, 42, 45, 46, 43, 36, 24)[row]
        for place in range(-3, 4):
            x = 302 + (place + (.5 if row % 2 else 0)) * 17
            if abs(x - 302) < half:
                pl.line(f"{x - 7},{y - 3} {x},{y + 9} {x + 7},{y - 3}", 2.6, start=.3, end=.5)
    pl.hatch("352,180 356,226 346,270 326,300", "324,178 328,226 322,262 310,290", 24, width=1.7, bow=.1, within=body)
    _regalia(pl)
    for flip, x in ((False, 274), (True, 330)):
        with pl.placed(x, 290, flip=flip):
            leg = "-22,-24 -26,0 -18,24 -8,34 12,34 20,10 20,-24"
            pl.shape(leg, s.WOOD, 3.8)
            pl.lines("-14,-10 -10,2 -6,-8|2,-8 6,4 10,-8|-8,8 -4,20 0,10|6,10 8,20 12,10", 2.2)
            for foot in ("-4,30 -30,44 -40,56 -34,60 -22,54 0,44", "0,32 -10,52 -8,66 -2,66 4,54 10,40", "8,32 20,44 32,58 36,54 30,44 16,30"):
                pl.shape(foot, s.YELLOW, 3)
            for claw in ("-40,54 -48,64 -44,72* -38,64 -33,60", "-9,64 -8,74 -2,80* 0,70 -2,65", "31,55 38,62 36,72* 44,64 37,53"):
                pl.fill(claw, pl.ink, register=False)


def _head(pl: Plate) -> None:
    neck = "266,152 262,128 268,104 286,88 312,86 332,100 340,126 344,156 326,150 318,164 304,152 292,166 282,150"
    pl.shape(neck, s.WOOD, 4)
    pl.lines("276,128 280,142|290,120 292,140|304,122 306,142|318,120 320,140|330,122 334,140", 2.2)
    pl.hatch("338,116 342,150", "318,112 322,144", 8, width=1.6)
    pl.shape("268,98 258,82 264,64 284,54 308,56 324,68 330,88 322,100 300,104 282,104", s.WOOD, 4)
    pl.hatch("326,76 324,98", "306,72 304,94", 6, width=1.6)
    pl.shape("270,70 252,66 236,70 226,82 222,98* 232,92 242,92 258,94 270,90", s.YELLOW, 3.6)
    pl.line("268,86 250,86 234,90", 2.6, start=.4)
    pl.line("252,74 258,78", 2.6, start=.6, end=.6)
    pl.fill(ring(281, 76, 8.5, 7), s.YELLOW, register=False)
    pl.fill(ring(280, 77, 4.6, 4.8), pl.ink, register=False)
    pl.line("266,70 278,66 296,74", 5.4, start=.5, end=.3)
    pl.line("272,84 282,86 292,80", 2)
    # imperial crown
    with pl.placed(298, 42, turn=4):
        pl.shape("-30,14 -36,-4 -28,-20 -10,-26 10,-26 28,-20 36,-4 30,14", s.RED, 3.4)
        pl.shape("-6,14 -12,-8 -4,-26 4,-26 12,-8 6,14", s.YELLOW, 2.8)
        pl.shape("-36,8 -20,16 0,18 20,16 36,8 34,22 18,28 -18,28 -34,22", s.YELLOW, 3.2)
        for x in (-20, 0, 20):
            pl.oval(x, 21, 4, 3.6, s.BLUE, 1.8)
        pl.oval(0, -30, 5, 5, s.YELLOW, 2.4)
    # the cross would touch the frame: it stands small on the orb
        pl.lines("0,-36 0,-47|-5,-42 5,-42", 4, start=.9, end=.9)


def _regalia(pl: Plate) -> None:
    """Sword and sceptre fan out from the left claw: steel over the dark wing, gold over the sky."""
    with pl.placed(262, 352, turn=-72):
        pl.limb("0,26 0,-90 0,-176", [15, 14, 13], s.YELLOW, 4)
        for y in (-60, -120):
            pl.limb(f"0,{y + 6} 0,{y - 6}", [22, 22], s.RED, 2.8)
        pl.shape("-13,-172 -26,-192 -22,-214 -8,-222 0,-240* 8,-222 22,-214 26,-192 13,-172", s.YELLOW, 4)
        pl.lines("-9,-176 -10,-196 -2,-216|9,-176 10,-196 2,-216", 2.4)
        pl.oval(0, -246, 10, 10, s.RED, 3)
    with pl.placed(262, 352, turn=-36):
        pl.shape("-12,-46* -12,-214* 0,-246* 12,-214* 12,-46*", "#e9eff4", 4.2)
        pl.line("1,-52 1,-222", 2.6, start=.9, end=.3)
        pl.shape("-46,-52 -30,-46 30,-46 46,-52 44,-36 28,-34 -28,-34 -44,-36", s.YELLOW, 4)
        pl.limb("0,-36 0,12", [16, 15], s.RED, 3.6)
        pl.oval(0, 18, 11, 11, s.YELLOW, 3.4)


def _rock(pl: Plate) -> None:
    rock = "96,396 140,360 200,344 280,336 350,340 420,350 470,374 500,410 512,500 512,520 70,520 74,450"
    pl.shape(rock, s.YELLOW, 4.6)
    pl.hatch("440,360 474,384 500,420 510,500", "416,380 442,400 462,430 470,500", 26, width=1.8)
    pl.hatch("100,400 80,440 76,500", "118,410 104,446 102,500", 16, width=1.6)
    pl.lines("140,364 156,374 190,370|220,346 250,352 290,346|380,348 400,358 440,364", 2.6)
    inscription(pl, "INDUSTRIE", 288, 398, 37, turn=-3, gap=10)
    inscription(pl, "UND", 290, 430, 17, turn=-3, gap=12)
    inscription(pl, "GLÜCK", 292, 464, 33, turn=-3, gap=12)


def _foxglove(pl: Plate, x: float, y: float, high: float) -> None:
    pl.line(f"{x},{y} {x + 3},{y - high * .5} {x},{y - high}", 4, start=.9, end=.3)
    for step in range(4):
        t = step / 3
        yy = y - high * (.42 + .56 * t)
        for side in (-1, 1):
            with pl.placed(x + side * 3, yy + (6 if side > 0 else 0), flip=side > 0, scale=1.4 - .6 * t):
                pl.shape("0,-4 -12,-4 -22,12 -10,13", s.RED, 2.2)
    leaf(pl, x, y - 8, high * .42, -150)
    leaf(pl, x, y - 8, high * .42, -30)
    leaf(pl, x, y - high * .24, high * .3, -140)


def eagle() -> Plate:
    """One end: Industrie und Glück."""
    pl = Plate()
    pl.fill("20,440 120,430 300,436 440,428 520,438 520,510 20,510", s.LEAF)
    for x, y, high in ((44, 470, 130), (494, 470, 150)):
        _foxglove(pl, x, y, high)
    _rock(pl)
    with pl.placed(288 - 302 * .83, 350 - 358 * .83, scale=.83):
        _eagle(pl)
        _head(pl)
    grass(pl, "30,488 90,492 480,490")
    return pl


def _palace(pl: Plate) -> None:
    pl.shape("10,232* 150,232* 150,470* 10,470*", "#e9ddc6", 3.4)
    pl.shape("4,214* 160,214* 156,234* 4,234*", s.RED, 3.2)
    pl.hatch("134,240 134,466", "148,240 148,466", 26, width=1.5)
    for y in (254, 330):
        for x in (30, 78, 118):
            pl.shape(f"{x},{y}* {x + 24},{y}* {x + 24},{y + 46}* {x},{y + 46}*", s.BLUE, 2.4)
            pl.lines(f"{x + 12},{y} {x + 12},{y + 46}|{x},{y + 18} {x + 24},{y + 18}", 1.8, start=.9, end=.9)
            pl.shape(f"{x - 5},{y - 8}* {x + 29},{y - 8}* {x + 26},{y}* {x - 2},{y}*", WHITE, 2)
    pl.shape("60,470* 60,424 78,404 96,424 96,470*", s.BROWN, 2.6)
    pl.lines("12,316 148,316|12,392 148,392", 2.4, start=.9, end=.9)


def _monument(pl: Plate) -> None:
    pl.shape("424,330* 510,330* 504,466* 430,466*", "#e4e0d6", 3.4)
    pl.shape("414,316* 520,316* 514,332* 420,332*", "#e4e0d6", 3)
    pl.shape("416,464* 518,464* 522,480* 412,480*", "#e4e0d6", 3)
    pl.hatch("496,336 492,462", "508,336 502,462", 22, width=1.5)
    pl.shape("442,360* 490,360* 488,420* 444,420*", s.STONE, 2.2)
    # horse and rider of bronze, clear of each other: a levade to the left, the baton held out
    bronze, dark = "#8fb59a", "#5c8c6a"
    with pl.placed(52, 32, scale=.9, weight=.94):
        pl.line("504,238 520,250 522,282 514,300", 9, start=.9, end=.2)
        pl.limb("494,270 504,292 498,316", [20, 14, 9], dark, 2.4)
        body = "442,246 456,236 474,240 492,244 506,256 508,274 496,286 478,280 462,276 446,268 438,258"
        pl.shape(body, bronze, 3)
        pl.limb("480,272 478,294 486,316", [24, 14, 9], bronze, 2.4)
        pl.limb("448,262 428,258 424,276", [13, 9, 7], bronze, 2.4)
        pl.limb("446,254 424,244 412,256", [12, 9, 7], dark, 2.4)
        neck = "438,258 432,238 434,216 446,202 458,200 462,214 458,230 464,246 452,262"
        pl.shape(neck, bronze, 2.8)
        pl.shape("452,196 462,204 466,222 466,240 458,226 454,210", dark, 2)
        pl.shape("448,192 454,200 450,210 438,218 426,226 420,220 428,208 438,198", bronze, 2.6)
        pl.line("450,194 452,184", 4, start=.9, end=.3)
        # rider: leg, coat, baton arm, head with a cocked hat
        pl.limb("478,240 468,260 466,282", [14, 11, 8], dark, 2.4)
        pl.shape("464,284 474,284 474,290 456,290", dark, 2)
        pl.shape("470,196 482,190 492,198 492,222 498,240 482,246 468,240 470,218", bronze, 2.8)
        pl.hatch("490,200 490,238", "483,200 483,238", 6, width=1.5)
        pl.limb("474,200 456,204 440,190", [10, 8, 6], bronze, 2.4)
        pl.line("446,198 424,172", 5, start=.9, end=.9)
        pl.oval(480, 180, 8, 9, bronze, 2.4)
        pl.shape("464,176 470,164 482,160 494,166 498,176 482,170", dark, 2.4)
        pl.hatch("506,258 504,280", "494,256 492,276", 5, width=1.5)


def _pedlar(pl: Plate) -> None:
    # sack
    sack = "336,150 372,148 404,176 416,222 404,262 374,278 344,262 330,220"
    pl.shape(sack, s.SOIL, 4.2)
    pl.shade(sack, 34, along=20)
    pl.lines("350,156 364,180 366,214|336,160 344,190", 2.4)
    pl.shape("326,140 342,130 358,138 352,154 336,156", s.SOIL, 3.2)
    # legs: white stockings, yellow breeches
    pl.limb("322,376 334,414 352,450", [26, 24, 16], WHITE, 3.6, shade=10)
    shoe(pl, 354, 456, 46, s.BLACK, turn=16)
    pl.limb("282,376 270,416 262,454", [28, 26, 17], WHITE, 3.8, shade=12)
    shoe(pl, 260, 460, 50, s.BLACK)
    pl.shape("300,280 346,282 350,330 340,384 312,386 306,340", s.YELLOW, 3.8)
    breeches = "262,280 320,280 316,330 302,386 266,386 258,340"
    pl.shape(breeches, s.YELLOW, 4)
    pl.shade(breeches, 24, along=-8)
    pl.lines("268,376 300,378|314,378 338,376", 3, start=.8, end=.8)
    # jacket
    coat = "284,158 316,148 344,158 356,190 350,240 352,296 322,306 300,290 258,300 264,250 266,200"
    pl.shape(coat, s.RED, 4.4)
    pl.shade(coat, 36, along=8)
    pl.shape("290,158* 300,152 306,200 300,288* 284,290* 286,220", WHITE, 2.8)
    for y in (180, 204, 228, 252):
        pl.oval(311, y, 4.4, 4.4, s.YELLOW, 1.8)
    pl.shape("260,268* 304,276 353,266* 354,282* 304,292 259,284*", s.GREEN, 3)
    # strap of the sack, held at the shoulder
    pl.line("340,164 310,186 282,230", 7, start=.8, end=.8)
    pl.limb("330,176 344,214 322,240", [30, 28, 20], s.RED, 3.8, shade=14)
    hand(pl, 322, 242, 30, turn=40)
    # outstretched arm with the shawl
    pl.limb("290,172 246,192 198,190", [34, 30, 22], s.RED, 4, shade=18)
    hand(pl, 200, 190, 34)
    shawl = "176,182* 206,178 252,184* 262,230 258,320 262,402* 230,396 206,404 172,398* 178,320 172,240"
    pl.fill(shawl, WHITE)
    for x, ink in ((166, s.RED), (188, s.YELLOW), (200, s.GREEN), (222, s.YELLOW), (234, s.RED), (256, s.GREEN)):
        wide = 12 if ink is s.YELLOW else 22
        pl.pattern(shawl, [([(x, 170), (x + wide, 170), (x + wide + 2, 420), (x + 2, 420)], ink)], width=1.8)
    pl.contour(shawl, 4)
    pl.hatch("256,206 256,390", "240,210 240,384", 30, width=1.6, within=shawl)
    pl.lines("204,190 206,280 200,396|228,192 230,290 228,390", 2.4)
    for x in range(180, 262, 14):
        pl.line(f"{x},401 {x - 1},412 {x + 1},420", 2.4, start=.9, end=.3)
    for x, y in ((178, 180), (192, 178), (206, 177)):
        pl.oval(x, y + 6, 6.5, 9, FLESH, 2.4)
    # head with a green hat
    with pl.placed(306, 106, scale=.46, weight=.85):
        face34(pl, Face(nose="broad", age=.5, smile=.5, lids=.3), ear=False)
        pl.shape("44,-30 60,-20 64,30 50,60 40,30", s.HAIR_DARK, 3)
        pl.shape("-42,60 -40,84 -26,104 0,108 28,96 50,66 56,30 40,50 20,76 -10,82 -30,78", s.HAIR_DARK, 3)
        pl.shape("-34,50* -46,44 -62,54 -44,60*", s.HAIR_DARK, 2.4)
        pl.shape("-31,50* -14,46 4,58 -18,60*", s.HAIR_DARK, 2.4)
        pl.shape("-112,-50 -60,-38 0,-40 70,-26 120,-30 104,-52 60,-66 -60,-72", s.GREEN, 4)
        crown = "-58,-70 -50,-124 0,-140 54,-124 66,-58 0,-72"
        pl.shape(crown, s.GREEN, 4)
        pl.shade(crown, 40, along=0)
        pl.shape("-60,-72 0,-84 66,-60 66,-74 0,-100 -58,-88", s.RED, 3)
        pl.shape("44,-84 70,-150 110,-170 100,-120 64,-80", WHITE, 3)


def pedlar() -> Plate:
    """The other end: the shawl pedlar between palace and monument."""
    pl = Plate()
    _palace(pl)
    _monument(pl)
    pl.fill("16,468 150,462 300,472 420,466 524,470 524,510 16,510", s.SOIL)
    pl.line("16,468 150,464 300,472 420,468 524,470", 3)
    bush(pl, 470, 492, 80, 44)
    _pedlar(pl)
    pl.hatch("220,476 360,478", "240,486 400,484", 18, width=1.7, start=.4)
    grass(pl, "60,492 170,488 400,490")
    rose(pl, 450, 470, 7)
    return pl
