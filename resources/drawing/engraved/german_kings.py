# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four Kings of the German pack, on horseback, each with a horse and a head of his own."""

import math
from itertools import pairwise

from .. import style as s
from ..style import Ink
from .costume import crown, cuff, ermine, locks, sleeve
from .horses import Horse, head, mane
from .lines import nodes, spaced
from .parts import FLESH, Face, face34, fist, profile, ruff
from .plate import Plate

_NECKS = {
    "arched": ("214,214 262,206 308,228 340,280 362,350 372,430 384,520 90,520 92,470 116,432 152,400 190,372 220,340 234,304",
        "234,304 220,340 190,372 152,400 116,432 92,470", "262,312 254,356 224,398 190,432 160,462 140,500"),
    "raised": ("222,222 262,214 300,236 330,286 356,360 372,440 384,520 120,520 116,470 138,430 172,396 206,364 232,330 240,300",
        "240,300 232,330 206,364 172,396 138,430 116,470", "266,310 262,350 236,392 204,430 176,462 160,500"),
}
_ARCHED_LOCKS = ("352,380* 384,410 396,456 390,494* 372,456 336,396*|344,330* 378,354 394,398 396,444* 368,398 326,352*|330,280* 366,300 386,342 390,388* 356,348 310,306*|"
    "310,240* 348,252 374,290 380,332* 342,302 288,270*|284,214* 326,220 354,246 364,286* 324,262 264,242*|252,202* 296,198 326,216 340,248* 300,232 240,230*|226,208* 262,192 296,200 312,222* 274,216 220,232*")
_RAISED_LOCKS = ("350,400* 384,430 394,470 386,506* 366,468 330,416*|338,350* 374,374 390,418 390,462* 362,416 318,372*|322,300* 360,320 380,360 386,408* 352,366 304,326*|"
    "304,254* 342,268 366,304 374,348* 338,316 286,288*|278,226* 318,232 346,258 356,298* 318,276 262,258*|248,212* 290,208 318,228 330,262* 292,246 236,246*")


def _horse(pl: Plate, horse: Horse, neck: str, mane_ink: str | Ink, *, turn: float, at: tuple[float, float]) -> None:
    outline, first, last = _NECKS[neck]
    pl.shape(outline, horse.coat, 4.8)
    pl.hatch(first, last, 32, width=1.8, start=.9, bow=-.1)
    pl.lines("276,320 280,390 252,446 210,500|240,452 206,486 190,516|310,380 306,440 276,496", 3)
    pl.hatch("272,400 246,450 208,500", "288,412 264,464 230,510", 14, width=1.6, bow=.1)
    mane(pl, mane_ink, _ARCHED_LOCKS if neck == "arched" else _RAISED_LOCKS)
    with pl.placed(*at, turn=turn):
        head(pl, horse)
    x, y = at
    mane(pl, mane_ink, f"{x + 8},{y - 18}* {x - 24},{y - 10} {x - 42},{y + 14} {x - 42},{y + 48}* {x - 22},{y + 24} {x + 12},{y + 4}*|"
        f"{x + 14},{y - 14}* {x - 6},{y + 8} {x - 14},{y + 36} {x - 8},{y + 62}* {x + 2},{y + 32} {x + 24},{y + 2}*")


def _breast_strap(pl: Plate, ink: str | Ink, stud: str | Ink) -> None:
    strap = "92,470* 104,450* 170,470 240,460 310,424 366,380* 376,402* 320,448 246,484 170,494"
    pl.shape(strap, ink, 3.4)
    for x, y in ((124, 472), (160, 481), (198, 482), (236, 474), (274, 458), (310, 437), (342, 412)):
        pl.oval(x, y, 7, 7, stud, 2.4)


def _sceptre(pl: Plate, foot: float = 330) -> None:
    """A straight sceptre; the shaft ends at ``foot``, with a knop where it is longer than a hand's grip."""
    if foot > 330:
        pl.shape(f"283,{foot - 6} 291,{foot - 12} 299,{foot - 6} 302,{foot + 4} 291,{foot + 14} 280,{foot + 4}", s.YELLOW, 3)
    pl.shape(f"285,110* 297,110* 298,{foot}* 284,{foot}*", s.YELLOW, 3)
    pl.hatch(f"296,116 297,{foot - 4}", f"291,116 291,{foot - 4}", round((foot - 110) / 10), width=1.4)
    pl.shape("291,38* 302,62 296,78 314,66 318,86 300,102 282,102 264,86 268,66 286,78 280,62", s.YELLOW, 3.2)
    pl.shape("278,98* 304,98* 300,112* 282,112*", s.YELLOW, 2.6)


def _rein(pl: Plate, ink: str | Ink, bit: tuple[float, float]) -> None:
    x, y = bit
    pl.shape(f"{x},{y}* {x + 70},{y + 44} {x + 150},{y + 44} 330,408 352,404 350,414 332,420 {x + 150},{y + 58} {x + 66},{y + 56} {x - 4},{y + 12}*", ink, 2.8)


def _chain_rein(pl: Plate, bit: tuple[float, float]) -> None:
    """A rein of large golden links, the eyes of every other one seen from the edge."""
    x, y = bit
    way = spaced(nodes(f"{x + 2},{y + 8} {x + 70},{y + 52} {x + 150},{y + 52} 338,410"), 13)
    for place, ((ax, ay), (bx, by)) in enumerate(pairwise(way)):
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        with pl.placed((ax + bx) / 2, (ay + by) / 2, turn=turn):
            if place % 2:
                pl.oval(0, 0, 12, 4.5, s.GOLD, 3)
            else:
                pl.oval(0, 0, 13, 9.5, s.GOLD, 3.4)
                pl.oval(0, 0, 6, 3.6, s.GREY, 2.2)


def _rein_arm(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink) -> None:
    """The near hand holds the rein before the saddle."""
    sleeve(pl, (516, 328), (556, 420), (408, 416), (84, 82, 54), ink, shade=30)
    cuff(pl, (414, 416), 180, 62, trim, deep=28)
    with pl.placed(372, 410, scale=.86, turn=-6):
        fist(pl, glove)


def _far_rein(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink) -> None:
    """The far hand has taken the rein."""
    sleeve(pl, (362, 318), (306, 404), (340, 420), (64, 58, 42), ink, shade=20)
    cuff(pl, (336, 420), 20, 50, trim)
    with pl.placed(352, 414, scale=.8, turn=-18, flip=True):
        fist(pl, glove)


def _raised(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink = FLESH) -> None:
    """The sceptre upright over the mane."""
    _sceptre(pl)
    sleeve(pl, (360, 318), (330, 384), (314, 320), (66, 58, 40), ink, shade=20)
    cuff(pl, (314, 326), -96, 50, trim)
    with pl.placed(291, 296, scale=.82):
        fist(pl, glove)
    _rein_arm(pl, ink, trim, glove)


def _aloft(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink = FLESH) -> None:
    """The sceptre upright behind him, in the near hand."""
    _far_rein(pl, ink, trim, glove)
    with pl.placed(266, 100):
        _sceptre(pl)
    sleeve(pl, (512, 330), (552, 446), (560, 372), (84, 76, 52), ink, shade=30)
    cuff(pl, (560, 380), -88, 58, trim, deep=26)
    with pl.placed(556, 346, scale=.84, turn=4, flip=True):
        fist(pl, glove)


def _shouldered(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink = FLESH) -> None:
    """The sceptre whole, over the sleeve, slanting from below the fist past the near shoulder."""
    _far_rein(pl, ink, trim, glove)
    sleeve(pl, (520, 332), (566, 434), (472, 440), (84, 80, 54), ink, shade=30)
    cuff(pl, (476, 440), 182, 62, trim, deep=28)
    with pl.placed(436, 430, turn=32), pl.placed(-291, -318):
        _sceptre(pl, 362)
    with pl.placed(436, 430, scale=.86, turn=34):
        fist(pl, glove)


def _propped(pl: Plate, ink: str | Ink, trim: str | Ink, glove: str | Ink = FLESH) -> None:
    """The sceptre propped on the thigh, the arm let down; it leans away from him."""
    sleeve(pl, (364, 316), (292, 368), (304, 404), (64, 60, 44), ink, shade=20)
    cuff(pl, (306, 398), 56, 50, trim)
    with pl.placed(346, 396, turn=-9), pl.placed(-291, -318):
        _sceptre(pl, 372)
    with pl.placed(346, 396, scale=.82, turn=-9, flip=True):
        fist(pl, glove)
    sleeve(pl, (516, 328), (574, 408), (446, 436), (84, 80, 54), ink, shade=30)
    cuff(pl, (450, 434), 168, 62, trim, deep=28)
    with pl.placed(410, 438, scale=.86, turn=-20):
        fist(pl, glove)


def hearts() -> Plate:
    """King of hearts: white horse, red cloak, light-blue tunic."""
    pl = Plate()
    cloak = "380,280 340,310 320,360 320,520 600,520 604,440 586,364 548,312 490,280"
    pl.shape(cloak, s.RED, 4.8)
    pl.shade(cloak, 40, along=10)
    tunic = "378,290 430,270 482,290 498,350 488,430 494,520 366,520 372,430 362,350"
    pl.shape(tunic, s.SKY, 4.4)
    pl.shade(tunic, 30, along=8)
    for x, y in ((404, 330), (456, 330), (430, 356), (404, 384), (456, 384), (430, 412), (404, 440), (456, 440)):
        pl.oval(x, y, 5, 5, s.YELLOW, 1.8)
    for border in ("482,276* 520,310 546,370 560,440 566,520 594,520 588,430 572,360 540,306 500,274*", "392,276* 376,310 368,370 368,440 366,520 346,520 346,430 350,360 362,306 380,276*"):
        pl.shape(border, s.YELLOW, 3.4)
    for x, y in ((526, 316), (550, 360), (566, 406), (574, 454), (362, 340), (356, 390), (356, 440)):
        pl.oval(x, y, 6, 6, s.RED, 2)
    ruff(pl, 430, 264, 86, 28, 18)
    with pl.placed(428, 172, scale=.7, turn=-2):
        locks(pl, s.HAIR_BROWN, "38,-60 76,-44 88,10 86,70 70,100 48,96 42,30|66,-10 72,50 64,90", "-52,-40 -66,0 -66,60 -56,92 -46,50|-58,10 -58,66")
        face34(pl, Face(nose="straight", lids=.3, brows=5.6, age=.45), ear=False)
        locks(pl, s.HAIR_BROWN, "50,-28 62,0 62,42 52,82 28,110 0,122 -28,120 -48,102 -54,82 -48,74 -36,82 -24,78 -8,78 10,68 28,48 42,22|-38,92 -28,114|-18,88 -10,116|2,84 8,112|20,72 28,98|34,50 44,78")
        pl.shape("-33,49* -48,43 -62,52 -70,66* -50,62 -42,60*", s.HAIR_BROWN, 2.4)
        pl.shape("-31,49* -14,43 6,54 18,68* 2,66 -18,60*", s.HAIR_BROWN, 2.4)
        pl.shape("-60,-58 -20,-84 30,-84 74,-54 60,-94 0,-108 -50,-98", s.RED, 3)
        crown(pl, 5, s.YELLOW, (s.RED, s.BLUE))
    _horse(pl, Horse(coat="#f3efe4", muzzle="#d9a58a", strap=s.RED, stud=s.YELLOW), "arched", "#cfcac0", turn=4, at=(214, 222))
    _breast_strap(pl, s.RED, s.YELLOW)
    _rein(pl, s.GREEN, (122, 388))
    _raised(pl, s.RED, s.YELLOW, "#fdfaf2")
    return pl


def _saddle_disc(pl: Plate, x: float, y: float) -> None:
    """The disc of the saddle cloth: red in a white scalloped rim."""
    rim = [((x + math.cos(math.tau * k / 40) * r, y + math.sin(math.tau * k / 40) * r), k % 4 == 0) for k in range(40) for r in ((62, 72, 76, 72)[k % 4],)]
    pl.shape(rim, "#fdfaf2", 4)
    pl.oval(x, y, 48, 48, s.RED, 3.8)
    pl.oval(x, y, 22, 22, s.GOLD, 3)


def bells() -> Plate:
    """King of bells: brown horse, green coat, red cloak with a fur cape."""
    pl = Plate()
    pl.shape("520,420* 590,380* 600,390* 536,470*", s.BLACK, 3.2)
    pl.shape("560,384 572,370 590,380 604,396 594,402 578,392", s.YELLOW, 3)
    cloak = "380,286 350,330 340,400 340,520 590,520 598,440 580,370 548,316 490,284"
    pl.shape(cloak, s.RED, 4.8)
    pl.shade(cloak, 40, along=10)
    coat = "376,296 430,274 484,296 504,350 492,430 498,520 362,520 368,430 358,350"
    pl.shape(coat, s.GREEN, 4.4)
    pl.shade(coat, 36, along=8)
    for y in (340, 364, 388, 412):
        pl.shape(f"404,{y - 5}* 430,{y} 456,{y - 5}* 456,{y + 4}* 430,{y + 9} 404,{y + 4}*", s.YELLOW, 2.2)
    pl.shape("364,430* 430,446 496,428* 498,450* 430,468 362,452*", s.WOOD, 3.6)
    _saddle_disc(pl, 546, 486)
    fur = "354,318 372,282 404,266 432,262 462,266 494,284 512,316 486,326 456,314 430,320 402,314 378,330"
    ermine(pl, fur, "378,304 404,290 432,294 462,292 488,306")
    with pl.placed(430, 174, scale=.7, turn=3):
        locks(pl, s.HAIR_AUBURN, "38,-60 80,-44 94,10 88,60 100,110 76,130 54,110 44,40|68,-10 74,60 80,110|58,10 62,80", "-52,-40 -70,0 -66,50 -78,100 -56,112 -46,60|-60,10 -60,70")
        face34(pl, Face(nose="hooked", lids=.25, brows=6.4, brow=-.4, age=.5, gaze=-.7), ear=False)
        locks(pl, s.HAIR_AUBURN, "50,-28 62,0 62,44 54,90 34,130* 12,108 -6,140* -26,112 -46,118* -56,86 -48,74 -36,82 -24,78 -8,78 10,68 28,48 42,22|-38,90 -42,106|-18,88 -14,116|2,84 2,118|22,70 28,108|36,50 46,84")
        pl.shape("-33,49* -48,43 -62,48 -78,40 -84,28* -82,50 -66,60 -46,59*", s.HAIR_AUBURN, 2.4)
        pl.shape("-31,49* -14,43 4,50 22,40 28,28* 30,50 12,62 -16,59*", s.HAIR_AUBURN, 2.4)
        crown(pl, 4, s.YELLOW, (s.GREEN, s.RED), tall=78)
    _horse(pl, Horse(coat="#9a5530", muzzle="#5f321d", strap=s.YELLOW, stud=s.RED, blaze="#fdfaf2"), "raised", "#c46a2c", turn=10, at=(222, 232))
    _breast_strap(pl, s.YELLOW, s.RED)
    _rein(pl, s.YELLOW, (112, 388))
    _aloft(pl, s.GREEN, "#fdfaf2")
    # the cloak thrown over the near shoulder, its cape of fur above
    mantle = "478,290 514,300 544,330 552,392* 534,404 514,392 502,362 492,330"
    pl.shape(mantle, s.RED, 4.4)
    pl.shade(mantle, 22, along=10)
    pl.lines("504,312 522,350 530,398|524,322 540,360 544,396", 2.6)
    ermine(pl, "352,326* 366,292 398,276 436,272 474,272 504,284 530,308 536,332* 512,328 486,318 452,321 420,317 388,325", "376,304 402,294 430,296 462,292 492,298 516,313")
    with pl.placed(556, 346, scale=.84, turn=4, flip=True):
        fist(pl, FLESH)
    return pl


def leaves() -> Plate:
    """King of leaves: grey horse, blue cloak edged with ermine."""
    pl = Plate()
    cloak = "384,284 350,320 338,390 338,520 590,520 600,440 584,364 548,312 490,282"
    pl.shape(cloak, s.BLUE, 4.8)
    pl.shade(cloak, 40, along=10)
    tunic = "380,292 430,272 482,292 498,350 488,430 494,520 366,520 372,430 362,350"
    pl.fill(tunic, s.RED)
    pl.pattern(tunic, [([(x, 260), (x + 20, 260), (x + 20, 530), (x, 530)], s.GREEN) for x in range(352, 520, 40)], width=2)
    pl.contour(tunic, 4.4)
    pl.shade(tunic, 28, along=8)
    for place in range(6):
        x = 374 + place * 20
        pl.shape(f"{x},412* {x + 10},394* {x + 20},412* {x + 10},430*", s.YELLOW, 2.4)
    ermine(pl, "486,274* 524,308 552,366 568,440 572,520 602,520 602,430 588,356 554,302 506,272*", "524,306 550,346 568,392 580,440 584,486")
    ermine(pl, "360,322 378,286 408,268 432,264 460,268 488,288 504,320 478,330 452,320 430,328 406,320 384,332", "384,306 410,292 434,298 462,294 484,308")
    with pl.placed(430, 176, scale=.68):
        locks(pl, s.HAIR_GREY, "38,-60 78,-44 90,10 90,80 76,120 52,110 44,40|68,-10 74,60 68,110|56,10 60,80", "-52,-40 -66,0 -68,70 -58,110 -46,60|-58,10 -60,80")
        face34(pl, Face(nose="broad", lids=.45, brows=6.4, brow=.3, age=1), ear=False)
        locks(pl, s.HAIR_GREY, "48,-28 62,0 64,46 58,100 38,154 14,186 -8,194 -30,182 -48,146 -56,108 -54,82 -46,74 -36,82 -24,78 -8,78 10,68 28,48 42,22|-42,96 -34,140 -16,180|-24,90 -14,140 -6,184|0,84 8,136 2,182|20,72 30,120 20,168|36,52 48,100 38,140", width=4)
        pl.shape("-33,49* -48,43 -62,52 -74,80* -52,70 -44,61*", s.HAIR_GREY, 2.6)
        pl.shape("-31,49* -14,43 6,54 24,84* 2,72 -18,61*", s.HAIR_GREY, 2.6)
        pl.shape("-60,-58 -20,-84 30,-84 74,-54 60,-94 0,-108 -50,-98", s.BLUE, 3)
        crown(pl, 6, s.YELLOW, (s.GREEN, s.RED), tall=54)
    _horse(pl, Horse(coat="#b9c0c8", muzzle="#7f8892", strap=s.RED, stud=s.YELLOW, ears_back=True), "arched", s.SLATE, turn=-10, at=(214, 216))
    _breast_strap(pl, s.GREEN, s.YELLOW)
    _chain_rein(pl, (160, 400))
    _propped(pl, s.BLUE, "#fdfaf2")
    # the cloak's border of ermine over the near shoulder
    ermine(pl, "462,270* 506,288 540,328 556,376 556,424* 520,420* 512,378 498,342 470,318 440,312*", "484,294 510,318 528,352 536,394")
    return pl


def acorns() -> Plate:
    """King of acorns: fawn horse, ermine cape and chain."""
    pl = Plate()
    robe = "380,300 348,340 338,410 338,520 594,520 602,440 588,370 552,320 490,296"
    pl.shape(robe, s.CRIMSON, 4.8)
    pl.shade(robe, 40, along=10)
    tunic = "388,330 430,310 476,330 490,400 484,450 490,520 372,520 376,450 370,400"
    pl.fill(tunic, "#fdfaf2")
    pl.pattern(tunic, [([(350, y), (510, y), (510, y + 16), (350, y + 16)], ink) for y, ink in zip(range(380, 520, 28), (s.RED, s.YELLOW, s.GREEN, s.RED, s.YELLOW), strict=False)], width=2)
    pl.contour(tunic, 4.2)
    pl.shade(tunic, 26, along=8)
    ermine(pl, "396,266 352,286 326,330 330,372 370,388 430,396 492,388 532,370 538,328 512,286 468,266", "350,318 346,354 372,340 376,372 492,340 488,372 516,316 520,352 404,316 462,316 433,296 433,326 404,290 462,290 366,300 498,300")
    for x, y in ((380, 286), (376, 310), (384, 334), (400, 352), (466, 352), (482, 334), (490, 310), (486, 286)):
        pl.oval(x, y, 10.5, 10.5, s.GOLD, 3)
    pl.oval(433, 374, 36, 36, s.GOLD, 4.2)
    pl.oval(433, 374, 23, 23, s.BLUE, 3)
    pl.shape("433,356* 439,368* 451,374* 439,380* 433,392* 427,380* 415,374* 427,368*", s.GOLD, 2)
    with pl.placed(432, 172, scale=.7, turn=-2):
        pl.shape("-36,90 10,60 44,84 46,140 -6,152 -44,136", FLESH, 3.4)
        locks(pl, s.HAIR_BLACK, "-4,-92 50,-80 68,-24 66,40 78,90 48,116 16,96 14,40 0,0|40,-50 50,20 46,100|24,-60 36,20" )
        profile(pl, Face(nose="hooked", lids=.3, brows=6.2, brow=-.5, age=.6), ear=False)
        locks(pl, s.HAIR_BLACK, "-22,-60 10,-66 34,-20 32,40 16,70 0,40 -14,10 -16,-20", "0,16 -4,48 -22,72 -46,92 -60,106 -76,104 -78,88 -72,80 -66,70 -66,66 -50,68 -32,58 -16,40")
        pl.shape("-80,42* -66,38 -46,46 -28,60* -50,60 -76,54*", s.HAIR_BLACK, 2.4)
        pl.fill("-58,80 -54,90 -58,98 -60,90", "#8a807c", register=False)
        pl.fill("-42,74 -38,82 -40,88 -44,82", "#8a807c", register=False)
        with pl.placed(-14, 4):
            pl.shape("-56,-58 -20,-82 30,-84 72,-54 56,-92 0,-104 -46,-94", s.RED, 3)
            crown(pl, 5, s.YELLOW, (s.GREEN, s.RED), tall=50)
    _horse(pl, Horse(coat=s.FAWN, muzzle="#8f6638", strap=s.BLUE, stud=s.YELLOW, open_mouth=True), "raised", s.BLACK, turn=2, at=(222, 228))
    _breast_strap(pl, s.BLUE, s.YELLOW)
    _rein(pl, s.SKY, (134, 394))
    _shouldered(pl, s.CRIMSON, "#fdfaf2", s.YELLOW)
    return pl
