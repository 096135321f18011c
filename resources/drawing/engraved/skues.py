# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The Sküs: a harlequin with cap and bells, who shows us himself, tiny, dancing on his hat."""

from .. import style as s
from .lines import ring
from .parts import BLUSH, FLESH, WHITE, Face, face34, lozenges, pointing, ruff
from .plate import Plate

_SUIT = (s.RED, s.YELLOW, s.GREEN, WHITE, s.BLUE)


def _sabre(pl: Plate) -> None:
    """Scabbard that sticks out behind the hip, with its tassel."""
    pl.shape("330,470 400,470 450,456 492,424 518,380* 524,392 508,440 468,480 410,500 340,502", s.BLUE, 4)
    pl.shape("500,418 516,384 519,374 526,378 524,394 510,426", s.YELLOW, 3)
    pl.shade("330,470 400,470 450,456 492,424 518,380* 524,392 508,440 468,480 410,500 340,502", 14, gap=6)
    pl.line("470,446 480,462 486,476", 6, start=.9, end=.9)


def _trunk(pl: Plate) -> None:
    body = "268,288 300,268 345,262 400,266 440,278 466,300 456,350 430,420 390,490 372,540 366,570 160,560 168,470 190,426 222,370 246,330"
    pl.fill(body, WHITE)
    pl.pattern(body, lozenges([(352, 250), (322, 370), (268, 520), (250, 570)], [240, 220, 206, 206], 4, 3, _SUIT), width=2.2)
    pl.contour(body, 4.6)
    pl.hatch("464,300 450,370 420,440 392,500", "420,300 412,366 384,430 350,486", 26, width=1.8, bow=.12, within=body)
    pl.hatch("250,350 216,410 190,480", "284,360 250,420 214,486", 12, width=1.6, start=.3, within=body)
    for x, y in ((338, 318), (322, 366), (303, 414), (282, 462)):
        pl.oval(x, y, 9, 9, s.YELLOW, 3)
        pl.line(f"{x + 2},{y + 5} {x + 5},{y + 1}", 2)


def _far_arm(pl: Plate) -> None:
    """The arm that bears the hat."""
    upper = "272,282 250,330 214,384 176,424 140,434 110,420 108,392 128,366 166,348 204,316 232,284 254,274"
    pl.fill(upper, WHITE)
    pl.pattern(upper, lozenges([(262, 282), (200, 350), (120, 416)], [80, 78, 74], 2, 2, _SUIT, seed=2), width=2.2)
    pl.contour(upper, 4.6)
    pl.shade(upper, 22, gap=5.4, along=-20)
    fore = "106,404 104,366 120,326* 172,328* 182,366 172,410 146,434 120,428"
    pl.fill(fore, WHITE)
    pl.pattern(fore, lozenges([(146, 322), (140, 430)], [80, 84], 2, 2, _SUIT, seed=1), width=2.2)
    pl.contour(fore, 4.6)
    pl.shade(fore, 22, gap=5.4, along=8)
    pl.lines("160,432 172,418 186,416|150,428 158,410 176,402", 3)
    pl.shape("134,334 128,300 112,288 116,280 190,280 188,296 172,308 168,334", FLESH, 3.6)
    pl.hatch("172,332 182,304", "152,330 160,306", 6, width=1.6)
    for x in (122, 139, 156, 172):
        pl.shape(f"{x - 8},284 {x - 8},298 {x},304 {x + 8},298 {x + 8},284", FLESH, 2.8)
    pl.shape("108,324 122,332 146,336 170,332 184,324 180,344 164,352 140,354 118,350", s.YELLOW, 3.8)
    pl.lines("118,334 120,346|130,338 132,350|144,340 145,352|158,338 157,350|170,336 168,346", 2.2, start=.6, end=.6)


def _hat(pl: Plate) -> None:
    pl.shape("56,262 80,248 166,242 252,250 274,264 256,282 166,292 76,282", s.YELLOW, 4.4)
    pl.hatch("262,276 210,288 150,291 90,284", "252,266 206,274 150,278 96,274", 26, width=1.7)
    pl.shape("92,260 112,252 166,248 220,252 240,261 220,268 166,272 112,268", "#dba02b", 2.8)
    pl.hatch("104,258 140,250 190,249 228,257", "110,266 146,270 190,270 222,266", 18, width=1.6, start=.9, end=.3)
    for step in range(11):
        t = step / 10
        x = 70 + 192 * t
        y = 278 + 14 * (1 - (2 * t - 1) ** 2)
        pl.oval(x, y, 7, 7, s.RED, 2.6)
    pl.shape("178,300 196,290 206,274 200,262 190,264 186,278 176,288", FLESH, 3)


def _dancer(pl: Plate) -> None:
    red = (s.RED, WHITE)
    with pl.placed(154, 262, scale=1.0, weight=.78):
        # bat at the hip, behind
        pl.shape("8,-92* -40,-62* -44,-69* 4,-99*", s.YELLOW, 2.6)
        pl.line("-42,-66 -12,-84", 1.6)
        # far leg, lifted
        leg = "-10,-96 4,-94 0,-82 -18,-56* -6,-30* -18,-26* -36,-54 -36,-64 -22,-82"
        pl.fill(leg, WHITE)
        pl.pattern(leg, lozenges([(-2, -94), (-30, -60), (-12, -28)], [20, 16, 12], 5, 2, red), width=1.2)
        pl.contour(leg, 3)
        pl.shape("-6,-31 -20,-27 -34,-16 -38,-12 -32,-10 -18,-16 -6,-22", s.GREEN, 2.6)
        leg = "-8,-98 14,-98 16,-80 10,-46 8,-8* -6,-8* -8,-48 -10,-78"
        pl.fill(leg, WHITE)
        pl.pattern(leg, lozenges([(4, -98), (2, -46), (0, -6)], [24, 18, 13], 6, 2, red, seed=1), width=1.2)
        pl.contour(leg, 3)
        pl.shade(leg, 8, gap=4.6)
        pl.shape("8,-9 -6,-9 -22,-2 -28,2 -22,5 8,4", s.GREEN, 2.6)
        coat = "-12,-142 4,-148 22,-142 28,-136 20,-112 16,-96 24,-84 6,-80 -16,-86 -8,-100 -12,-122"
        pl.fill(coat, WHITE)
        pl.pattern(coat, lozenges([(6, -148), (3, -80)], [40, 40], 4, 3, red), width=1.2)
        pl.contour(coat, 3)
        pl.shade(coat, 12, gap=4.6, along=10)
        # near arm up with a hat
        arm = "18,-143 34,-146 44,-160 46,-172* 56,-170* 56,-156 44,-136 26,-130"
        pl.fill(arm, WHITE)
        pl.pattern(arm, lozenges([(18, -138), (40, -142), (52, -172)], [16, 15, 11], 4, 2, red), width=1.2)
        pl.contour(arm, 3)
        pl.shape("46,-172 44,-182 50,-187 57,-182 57,-171", FLESH, 2.4)
        pl.shape("28,-184 42,-192 46,-202 60,-202 64,-192 76,-180 52,-178", s.GREEN, 2.8)
        pl.line("62,-198 76,-208 84,-206", 4, start=.6)
        arm = "-10,-143 -26,-136 -42,-118 -40,-112 -20,-98* -12,-104* -22,-116 -8,-128"
        pl.fill(arm, WHITE)
        pl.pattern(arm, lozenges([(-10, -138), (-36, -116), (-14, -100)], [15, 15, 11], 4, 2, red), width=1.2)
        pl.contour(arm, 3)
        pl.shape("-20,-104 -24,-96 -16,-90 -8,-96 -10,-104", FLESH, 2.4)
        pl.line("-10,-95 4,-92 18,-95", 5, start=.9, end=.9)
        pl.shape("-14,-146 -4,-151 12,-152 24,-145 14,-138 4,-140 -6,-138", WHITE, 2.6)
        with pl.placed(3, -170, scale=.2, turn=-8):
            pl.shape("-20,-90 70,-90 84,-20 78,50 50,60 40,-20", s.HAIR_BLACK, 2.6)
            pl.shape("-46,-70 -56,-30 -52,-8 -60,6 -66,26 -50,34 -46,60 -30,98 0,104 36,76 56,20 60,-40 40,-90 0,-104", FLESH, 2.8)
            pl.shape("-60,-40 -30,-48 20,-42 66,-20 84,-70 60,-132 10,-160 -40,-140 -66,-92", s.RED, 2.8)
            pl.shape("-60,-26 -30,-34 20,-28 66,-2 70,-28 20,-50 -30,-56 -62,-48", s.YELLOW, 2.2)
            pl.line("-48,-12 -34,-14 -26,-8", 9)
            pl.line("0,-10 16,-14 32,-4", 9)
            pl.line("-46,58 -26,66 -2,54", 9, start=.4, end=.4)
            pl.fill(ring(16, 30, 18, 14), BLUSH)


def _near_arm(pl: Plate) -> None:
    """The arm that points."""
    upper = "424,274 456,280 484,316 506,376 512,420 496,448 468,444 446,414 430,364 416,312"
    pl.fill(upper, WHITE)
    pl.pattern(upper, lozenges([(436, 270), (466, 350), (486, 450)], [84, 84, 80], 3, 2, _SUIT, seed=3), width=2.2)
    pl.contour(upper, 4.6)
    pl.shade(upper, 28, gap=5.2, along=-12)
    fore = "512,416 500,450 474,460 410,440 352,414* 342,366* 400,372 450,386 486,398"
    pl.fill(fore, WHITE)
    pl.pattern(fore, lozenges([(340, 388), (420, 406), (510, 436)], [60, 72, 74], 3, 2, _SUIT), width=2.2)
    pl.contour(fore, 4.6)
    pl.shade(fore, 26, gap=5.2, along=100)
    pl.lines("508,420 488,414 474,400|500,436 478,428 462,412", 3)
    with pl.placed(282, 352, scale=1.06, turn=24):
        pointing(pl)
    pl.shape("334,362 350,356 362,366 366,394 362,416 346,418 336,404 340,384", s.YELLOW, 3.8)
    pl.lines("340,368 356,366|344,382 362,380|342,398 362,398", 2.2, start=.6, end=.6)


def _head(pl: Plate) -> None:
    face = Face(nose="hooked", smile=1.1, open_mouth=True, lids=.22, gaze=-.3, brow=.5, brows=5.4, age=.45)
    with pl.placed(354, 166, scale=.75, turn=-5):
        # curls behind
        for x, y, r in ((66, 20, 24), (74, 50, 24), (58, 76, 22), (80, -8, 20), (-52, 66, 17)):
            pl.oval(x, y, r, r, s.HAIR_BROWN, 3.4)
            pl.line(f"{x - r * .5},{y + r * .4} {x - r * .1},{y - r * .5} {x + r * .55},{y - r * .1} {x + r * .2},{y + r * .45} {x - r * .1},{y + r * .1}", 2.6)
        face34(pl, face, ear=False)
        for x, y, r in ((56, -8, 18), (60, 22, 18), (54, 48, 17)):
            pl.oval(x, y, r, r, s.HAIR_BROWN, 3.4)
            pl.line(f"{x - r * .5},{y + r * .4} {x - r * .1},{y - r * .5} {x + r * .55},{y - r * .1} {x + r * .2},{y + r * .45} {x - r * .1},{y + r * .1}", 2.4)
        # moustache, twirled, and a tuft
        pl.shape("-33,50* -46,46 -60,52 -74,42 -72,34* -82,40 -78,56 -62,62 -44,58*", s.HAIR_BROWN, 2.4)
        pl.shape("-32,50* -16,44 2,52 18,46 22,34* 30,44 22,60 2,64 -18,58*", s.HAIR_BROWN, 2.4)
        pl.shape("-38,84 -24,82 -16,86 -24,104 -30,116* -34,102", s.HAIR_BROWN, 2.6)
        pl.lines("-34,90 -30,104|-26,88 -28,102", 1.8)
        # cap: three horns with bells
        left = "-58,-46* -62,-80 -76,-106 -98,-112 -114,-94* -112,-126 -86,-152 -50,-146 -20,-116 -6,-60*"
        pl.shape(left, s.RED, 4.2)
        pl.shade(left, 22, gap=5, along=60)
        right = "20,-60* 32,-120 70,-150 116,-146 152,-112 158,-74* 140,-98 116,-108 96,-92 84,-50 76,-16*"
        pl.shape(right, s.GREEN, 4.2)
        pl.shade(right, 30, gap=5, along=-60)
        middle = "-26,-58* -34,-104 -14,-150 24,-176 66,-178* 40,-160 42,-130 52,-96 46,-50*"
        pl.shape(middle, s.YELLOW, 4.2)
        pl.shade(middle, 24, gap=5, along=20)
        pl.lines("-8,-66 -16,-104 0,-140|14,-64 10,-104 22,-140", 2.6)
        band = "-60,-40 -30,-58 14,-60 54,-38 80,-8 74,8 46,-18 8,-38 -30,-38 -58,-24"
        pl.shape(band, s.YELLOW, 4)
        for x, y in ((-46, -37), (-22, -47), (4, -49), (28, -42), (50, -27), (68, -8)):
            pl.oval(x, y, 6, 6, s.RED, 2)
        for x, y in ((-114, -80), (160, -60), (76, -180)):
            pl.oval(x, y, 16, 16, s.YELLOW, 3.4)
            pl.line(f"{x - 13},{y + 3} {x},{y + 7} {x + 14},{y + 2}", 2.6, start=.5, end=.5)
            pl.line(f"{x},{y + 7} {x},{y + 14}", 2.6, start=.8, end=.8)


def bust(pl: Plate) -> None:
    """His head, and the ruff below it."""
    ruff(pl, 352, 250, 128, 38, 22, tilt=4)
    pl.fill("316,248 330,228 384,222 398,246 372,262 336,262", "#d9dbe0")
    pl.hatch("318,250 336,262 372,264 398,248", "326,232 340,240 366,240 388,230", 20, width=2.2, start=.5)
    _head(pl)


def half() -> Plate:
    """Upper half of the card."""
    pl = Plate()
    _sabre(pl)
    _trunk(pl)
    bust(pl)
    _far_arm(pl)
    _hat(pl)
    _dancer(pl)
    _near_arm(pl)
    return pl


def over() -> Plate:
    """The belt that lies over the join; the same from both ends."""
    pl = Plate()
    with pl.placed(270, 500, turn=18.3):
        pl.fill("-114,-22* 114,-22* 114,22* -114,22*", s.BLACK)
        pl.contour("-114,-22* 114,-22* 114,22* -114,22*", 4, even=1)
        for y in (-15, 15):
            pl.fill(f"-112,{y - 2.5}* 112,{y - 2.5}* 112,{y + 2.5}* -112,{y + 2.5}*", s.YELLOW)
        for x in (-92, -66, 66, 92):
            pl.oval(x, 0, 6.5, 6.5, s.YELLOW, 2)
        pl.shape("-38,-30* 38,-30* 38,30* -38,30*", s.YELLOW, 4.2, even=1)
        pl.shape("-24,-17* 24,-17* 24,17* -24,17*", s.RED, 3.2, even=1)
        pl.shape("0,-15 6,-6* 16,0 6,6* 0,15 -6,6* -16,0 -6,-6*", s.YELLOW, 2.4, even=1)
    return pl
