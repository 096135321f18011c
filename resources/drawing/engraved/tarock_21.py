# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XXI, the Mond: the Sultan under the crescent, and the ladies with the parrot."""

from .. import style as s
from .countryside import Scene, head, young_face
from .dress import bust, puffed, slim, tight, under
from .lines import ring
from .parts import BLUSH, WHITE, Face, face34, profile
from .people import hand
from .plate import Plate


def _moon(pl: Plate) -> None:
    moon = "404,34 452,36 492,64 512,108 506,156 478,190 440,204 408,198* 440,178 456,146 454,136 446,132 432,128 440,116 436,106 440,92 430,74 420,56"
    pl.shape(moon, s.YELLOW, 4.4)
    pl.hatch("462,40 496,68 512,108 506,156 478,190", "446,56 474,80 486,112 482,150 462,178", 20, width=1.8)
    pl.line("462,96 472,90 484,94", 3.4)
    pl.fill(ring(468, 104, 5, 4), pl.ink, register=False)
    pl.line("458,102 468,98 480,104", 3.2, start=.4, end=.3)
    pl.fill(ring(478, 130, 12, 9), BLUSH)
    pl.line("448,142 460,146 470,140", 2.8, start=.6)


def _star(pl: Plate, x: float, y: float, r: float) -> None:
    pl.shape(f"{x},{y - r}* {x + r * .26},{y - r * .26}* {x + r},{y}* {x + r * .26},{y + r * .26}* {x},{y + r}* {x - r * .26},{y + r * .26}* {x - r},{y}* {x - r * .26},{y - r * .26}*", s.YELLOW, 1.8)


def _night(pl: Plate) -> None:
    """The blue of the night, kept away from the numeral by a cloud."""
    pl.fill("170,16* 524,16* 524,520* 16,520* 16,214* 60,206 100,190 132,166 152,132 160,90 158,50", s.BLUE)
    cloud = "172,16* 182,44 168,62* 180,88 160,106* 164,130 138,142* 132,166 104,172* 94,196 66,194* 46,216 16,214"
    pl.shape("16,16* " + cloud + "*", s.PAPER, 3.2)
    pl.lines("140,40 120,70 124,100|110,130 84,150 80,168|56,180 40,184 34,196", 2)
    pl.hatch("176,40 172,90 160,130 130,170 80,204", "236,44 232,96 216,140 180,186 120,226", 16, width=1.7)
    for x, y, r in ((230, 60, 9), (320, 44, 8), (372, 96, 7), (262, 120, 7), (206, 176, 7), (384, 180, 6)):
        _star(pl, x, y, r)
    # the city
    for x, wide, top in ((24, 70, 330), (86, 60, 344), (450, 74, 322)):
        pl.shape(f"{x},{top} {x + wide * .1},{top - wide * .5} {x + wide / 2},{top - wide * .85} {x + wide * .9},{top - wide * .5} {x + wide},{top} {x + wide},470* {x},470*", "#2c4a80", 2.6)
        pl.line(f"{x + wide / 2},{top - wide * .85} {x + wide / 2},{top - wide * .85 - 22}", 3, start=.9, end=.3)
    for x in (44, 146, 508):
        pl.shape(f"{x - 8},470* {x - 7},270* {x - 12},264* {x},230* {x + 12},264* {x + 7},270* {x + 8},470*", "#2c4a80", 2.6)


def _throne(pl: Plate) -> None:
    pl.shape("196,404 260,392 380,390 480,394 526,402 526,520* 190,520*", s.RED, 4.2)
    pl.shape("188,400 260,388 380,384 480,388 528,398 528,416 380,406 190,420", s.YELLOW, 3.4)
    for x in range(206, 526, 22):
        pl.line(f"{x},424 {x},466", 2.4, start=.8, end=.2, peak=.1)
        pl.shape(f"{x - 9},462* {x},452* {x + 9},462* {x},488*", s.YELLOW, 2)
    cushion = "414,322 470,300 516,312 524,350 516,392 470,404 420,392 406,356"
    pl.shape(cushion, s.GREEN, 4)
    pl.shade(cushion, 30, gap=6)
    pl.lines("428,332 460,340 500,330|424,380 456,372 500,384", 2.6)


def _sultan(pl: Plate) -> None:
    # sabre at the back
    pl.shape("446,352 480,372 512,398 522,404 516,412 486,392 440,366", s.BLUE, 3)
    coat = "300,190 336,172 376,180 408,206 426,250 434,320 446,384 420,398 300,398 262,380 274,320 278,250 284,212"
    pl.shape(coat, s.RED, 4.6)
    pl.shade(coat, 44, along=10)
    robe = "322,184* 364,186* 366,260 372,392* 304,392* 312,300"
    pl.shape(robe, s.YELLOW, 3.4)
    for step in range(6):
        y = 212 + step * 28
        pl.line(f"{316 - step},{y} 340,{y + 8} {366 + step * .6},{y}", 2.6, start=.7, end=.7)
    fur = "316,182 330,180 326,250 316,320 308,394* 286,394* 296,310 302,240"
    pl.shape(fur, WHITE, 3.4)
    fur = "358,182 374,184 382,250 390,330 404,394* 380,394* 370,320 364,250"
    pl.shape(fur, WHITE, 3.4)
    for x, y in ((318, 204), (312, 240), (308, 276), (302, 312), (298, 348), (296, 380), (368, 206), (372, 242), (378, 278), (382, 314), (388, 350), (392, 382)):
        pl.line(f"{x},{y - 6} {x + 2},{y} {x + 1},{y + 7}", 3.4)
    # crossed legs in wide striped trousers
    for leg in ("340,372 300,352 250,356 214,380 208,404 236,418 300,414 352,404", "330,384 380,358 430,364 464,388 462,410 420,420 360,416 316,408"):
        pl.fill(leg, s.YELLOW)
        pl.pattern(leg, [([(x, 340), (x + 13, 340), (x + 3, 430), (x - 10, 430)], s.GREEN) for x in range(212, 470, 28)], width=1.8)
        pl.contour(leg, 4.2)
        pl.shade(leg, 18, gap=5.4, along=80)
    pl.shape("214,396 202,404 184,402 176,394* 180,414 208,420 226,412", s.RED, 3)
    pl.shape("454,402 466,412 486,410 494,400* 492,420 464,426 446,416", s.RED, 3)
    # sash
    pl.shape("306,330* 338,338 378,332* 382,350* 340,358 302,350*", s.GREEN, 3)
    # near arm on the knee
    pl.limb("404,214 436,280 420,340 396,360", [46, 48, 42, 30], s.RED, 4.2, shade=26, along=-10)
    pl.limb("404,346 388,368", [34, 36], WHITE, 3.2)
    hand(pl, 390, 366, 36, turn=-30)
    # far arm stretched to the cup
    pl.limb("304,206 268,250 226,256", [42, 40, 28], s.RED, 4.2, shade=22, along=60)
    pl.limb("236,256 222,254", [34, 36], WHITE, 3.2)
    hand(pl, 222, 256, 36, turn=6)
    _sultan_head(pl)


def _sultan_head(pl: Plate) -> None:
    face = Face(nose="hooked", lids=.35, gaze=-.7, brows=6.5, brow=-.5, age=.5, skin=s.SKIN_TAN)
    with pl.placed(338, 126, scale=.5, weight=.85):
        face34(pl, face, ear=False)
        pl.shape("50,-10 60,10 60,46 52,90 30,130 0,156 -24,164 -44,148 -54,110 -50,78 -42,84 -28,82 -10,80 10,70 26,50 40,26", s.HAIR_BLACK, 3.2)
        pl.shape("-33,50* -46,46 -62,54 -70,70* -50,62 -40,62*", s.HAIR_BLACK, 2.2)
        pl.shape("-32,50* -14,44 6,54 20,74* 2,66 -18,62*", s.HAIR_BLACK, 2.2)
        for p, q in (((-34, 96), (-28, 140)), ((-14, 92), (-14, 146)), ((8, 86), (2, 132)), ((28, 68), (24, 112))):
            pl.fill([p, ((p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2), q, ((p[0] + q[0]) / 2 - 2, (p[1] + q[1]) / 2)], "#8a807c", register=False)
        pl.shape("-58,-36 -74,-66 -66,-104 -30,-128 20,-130 62,-110 80,-72 72,-36 46,-24 0,-48 -36,-46", WHITE, 4.2)
        pl.lines("-70,-60 -30,-78 20,-74 66,-34|-70,-84 -20,-104 40,-92 78,-58|-52,-114 0,-124 50,-106", 3)
        pl.hatch("76,-88 80,-56 70,-34", "52,-92 56,-62 50,-40", 8, width=1.6)
        pl.shape("-34,-126 -20,-160 10,-170 40,-156 50,-120 10,-134", s.RED, 3.8)
        pl.shape("-40,-196* -36,-176 -18,-162 4,-164 18,-178 22,-200* 12,-184 -6,-176 -28,-182", s.YELLOW, 3)
        pl.oval(-26, -72, 13, 13, s.GREEN, 2.6)


def _maid(pl: Plate) -> None:
    """She kneels and offers the coffee."""
    skirt = "110,330 80,352 50,392 34,440 40,480 100,492 168,488 190,470 176,430 162,380 150,334"
    pl.shape(skirt, s.RED, 4.4)
    pl.shade(skirt, 40, along=10)
    pl.lines("110,350 88,400 76,470|132,350 124,410 120,480|146,350 154,420 160,476", 3)
    pl.shape("36,452 60,466 100,474 150,472 184,462 188,474 160,488 100,494 44,484", s.YELLOW, 3)
    bodice = "106,246 130,240 154,250 162,290 156,340 108,342 98,300"
    pl.shape(bodice, s.YELLOW, 4)
    pl.shade(bodice, 26, along=10)
    pl.shape("104,326* 132,334 158,326* 158,342* 132,350 106,342*", s.GREEN, 3)
    pl.limb("116,258 130,306 172,300", [32, 30, 20], WHITE, 3.8, shade=16)
    hand(pl, 172, 298, 30, flip=True, turn=-10)
    pl.limb("148,258 168,290 186,292", [26, 22, 16], WHITE, 3.6)
    # tray and cup
    pl.oval(206, 286, 46, 8, s.YELLOW, 3.2)
    pl.shape("196,262* 224,260* 220,282* 202,284*", WHITE, 2.8)
    pl.line("198,270 224,268", 4, start=.8, end=.8)
    pl.line("208,254 204,244 210,234", 2)
    with pl.placed(134, 206, scale=.38, weight=.8, flip=True):
        pl.shape("40,-70 74,-30 80,40 90,120 70,200 40,190 40,100", s.HAIR_DARK, 3.6)
        profile(pl, Face(woman=True, nose="small", brows=3.4, lids=.4, age=0), ear=False)
        pl.shape("-62,-60 -30,-78 10,-60 16,-10 4,40 20,80 44,60 50,0 44,-70 0,-104 -44,-98", s.HAIR_DARK, 3.4)
        pl.shape("-66,-62 -30,-84 20,-76 52,-40 56,-70 30,-106 -20,-116 -60,-96", s.GREEN, 3.6)
        for x, y in ((-56, -70), (-34, -82), (-10, -86), (14, -80), (36, -66)):
            pl.oval(x, y, 6, 6, s.YELLOW, 1.8)


def sultan() -> Plate:
    """One end: the Sultan takes his coffee under the moon."""
    pl = Plate()
    _night(pl)
    _moon(pl)
    pl.fill("14,450* 120,446 300,452 526,446* 526,510* 14,510*", s.SOIL)
    pl.line("14,450 120,447 220,450", 3)
    _throne(pl)
    _sultan(pl)
    _maid(pl)
    pl.hatch("20,486 180,496", "30,478 60,480", 4, width=1.6)
    return pl


def _column(pl: Plate, x: float) -> None:
    pl.shape(f"{x - 13},90* {x + 13},90* {x + 15},420* {x - 15},420*", WHITE, 3.4)
    pl.hatch(f"{x + 13},96 {x + 14},410", f"{x + 3},96 {x + 3},410", 30, width=1.6)
    pl.shape(f"{x - 24},62* {x + 24},62* {x + 15},86* {x - 15},86*", s.GOLD, 3)


def _parrot(pl: Plate) -> None:
    """As large as her head: red wing and crown, green body, blue tail."""
    pl.shape("150,226 142,262 132,300* 150,292 158,304* 168,270 172,236", s.BLUE, 3.6)
    pl.lines("152,240 146,272 142,290|162,240 158,270 154,292", 2)
    body = "140,150 150,122 172,108 194,112 204,134 202,168 196,204 182,232 164,244 148,236 138,204 136,174"
    pl.shape(body, s.GREEN, 4.4)
    pl.shade(body, 16, along=20)
    pl.shape("138,152 140,128 154,108 176,102 194,110 204,130 190,146 170,142 154,152", s.RED, 3.8)
    pl.shape("146,118 132,120 124,134 130,152* 136,142 148,138 154,128", s.YELLOW, 3.2)
    pl.line("126,138 138,134 150,132", 2)
    pl.fill(ring(166, 124, 7.5, 7), WHITE, register=False)
    pl.fill(ring(165, 124, 4, 4.2), pl.ink, register=False)
    wing = "172,150 192,148 206,166 210,200 204,240 192,262* 178,236 168,200 164,170"
    pl.shape(wing, s.RED, 4)
    pl.fill("170,196 186,192 206,196 204,210 188,208 174,212", s.YELLOW)
    pl.lines("176,164 184,176 196,170|174,184 188,190 204,184|182,214 188,240 192,254|194,212 198,232", 2.2)


def _divan(pl: Plate, left: float, top: float, right: float) -> None:
    """A low bench with a fringe, from wall to wall."""
    pl.shape(f"{left},{top}* {right},{top}* {right},520* {left},520*", s.RED, 4.2)
    pl.shape(f"{left},{top}* {right},{top}* {right},{top + 16}* {left},{top + 16}*", s.YELLOW, 3.2)
    for x in range(int(left) + 14, int(right), 34):
        pl.shape(f"{x - 12},{top + 46}* {x},{top + 30}* {x + 12},{top + 46}* {x},{top + 66}*", s.YELLOW, 2.2)


def _lady(pl: Scene) -> None:
    """She reclines on a cushion, the parrot on her hand."""
    cushion = "318,290 360,262 398,274 412,330 406,404 372,426 322,414 306,350"
    pl.shape(cushion, s.GREEN, 4.2)
    pl.shade(cushion, 26, along=10)
    pl.lines("334,292 364,284 392,292|334,404 370,398 398,404", 2.6)
    # feet
    pl.shape("78,404 54,402 40,394 30,376* 22,400 30,422 54,430 84,430", s.RED, 3.4)
    skirt = "278,344 240,338 198,342 164,362 116,388 80,396* 70,414 80,432* 150,442 236,446 312,438 344,412 342,374 320,346"
    pl.shape(skirt, s.YELLOW, 4.8)
    pl.shade(skirt, 30, along=78)
    pl.lines("296,362 240,362 196,376 130,414|320,372 264,408 170,430|334,392 302,420 246,438", 3)
    pl.limb("82,396 73,414 82,431", [12, 13, 12], s.BLUE, 2.8)
    for x, y in ((250, 352), (206, 360), (280, 388), (226, 400), (150, 396), (314, 408), (176, 418), (112, 402), (262, 426)):
        for dx, dy in ((0, -6), (6, 4), (-6, 4)):
            pl.oval(x + dx, y + dy, 3.6, 3.6, s.RED, 1.4)
    bodice = "262,232 296,212 328,226 340,274 332,332 324,352* 266,352* 256,300 250,264"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 26, along=10)
    bust(pl, 292, 220, 62, 34, cut="round", tall=40, lean=-2, trim=s.YELLOW)
    pl.lines("282,262 292,268 302,262|280,280 292,286 304,280|278,298 292,304 306,298", 2.4, start=.8, end=.8)
    pl.shape("260,330* 294,342 332,328* 336,352* 296,366 258,352*", s.BLUE, 3.2)
    pl.lines("268,342 296,352 330,340", 2)
    tight(pl, "322,238 366,312 322,348", WHITE, 40, cuff=s.YELLOW)
    slim(pl, 322, 346, 34, turn=-24)
    with head(pl, 286, 146, 108, turn=-2, neck=0):
        pl.shape("36,-90 72,-56 84,0 88,70 96,130 72,176 44,150 50,80 44,20", s.HAIR_BLACK, 3.6)
        young_face(pl, smile=1.1, lids=.3)
        pl.shape("-48,-50 -20,-66 20,-56 44,-10 46,40 62,20 66,-40 44,-90 0,-106 -40,-90", s.HAIR_BLACK, 3.6)
        pl.shape("-56,-62 -20,-84 30,-76 66,-42 76,-66 48,-112 -4,-126 -46,-108", s.BLUE, 3.8)
        for x, y in ((-42, -74), (-14, -86), (16, -86), (42, -72), (62, -52)):
            pl.oval(x, y, 7, 7, s.YELLOW, 2)
        pl.shape("-4,-120 -2,-160 28,-178 36,-152 22,-120", s.RED, 3)
        pl.oval(50, 42, 7, 10, s.YELLOW, 2.2)


def _raised(pl: Scene) -> None:
    """The arm that bears the bird."""
    tight(pl, "268,238 234,306 178,262", WHITE, 40, cuff=s.YELLOW)
    under(pl, 172, 256, 36, turn=30, skin=s.SKIN_FAIR)
    pl.lines("160,236 158,250|172,238 170,250", 4, start=.9, end=.9)


def _sleeper(pl: Scene) -> None:
    """The other has leant back and sleeps, her red hair let down."""
    cushion = "416,250 456,206 500,212 530,250 530,400 460,404 426,340"
    pl.shape(cushion, s.CRIMSON, 4.2)
    pl.shade(cushion, 26, along=10)
    gown = "418,318 446,296 486,304 514,340 530,380 534,454* 372,450* 384,410 404,372"
    pl.shape(gown, s.BLUE, 4.6)
    pl.shade(gown, 34, along=12)
    pl.lines("430,346 412,390 404,432|466,340 462,390 456,432|496,352 500,400 500,434", 2.8)
    pl.shape("470,222 500,232 512,270 516,330 508,392 492,410 478,392 486,330 476,276", s.HAIR_AUBURN, 3.8)
    pl.lines("488,250 500,300 496,380|498,260 508,320 502,384|482,250 490,310 486,370", 2.3)
    bust(pl, 456, 308, 54, 24, cut="vee", tall=36, lean=4, trim=WHITE)
    with head(pl, 452, 240, 96, turn=26, neck=0):
        young_face(pl, smile=.6, lids=1)
        pl.fill("-52,-20* 24,-22* 26,8* -52,8*", s.SKIN_FAIR, register=False)
        pl.line("-31,-8 -34,12", 3, start=.2, end=.6)
        pl.lines("-53,-9 -43,-1 -33,-7|-14,-9 4,3 22,-8", 4.4, start=.5, end=.3)
        pl.lines("-46,-2 -48,5|-38,-3 -38,4|-8,-3 -11,4|4,2 4,9|14,-2 18,5", 2, start=.8, end=.2)
        pl.line("-53,-7 -53,4", 3, start=.9, end=.9)
        pl.shape("-50,-46 -38,-62 -8,-62 24,-34 40,4 48,44 66,40 76,-20 64,-74 26,-106 -18,-106 -48,-84", s.HAIR_AUBURN, 3.6)
        pl.lines("-34,-78 6,-78 40,-40 54,20|-16,-94 30,-86 60,-30", 2.2)
        pl.shape("-52,-60 -20,-82 24,-74 58,-36 66,-50 34,-90 -12,-102 -50,-82", WHITE, 2.8)
    puffed(pl, "430,322 408,384 446,412", WHITE, 34)
    slim(pl, 446, 412, 30, flip=True, turn=10)


def _chamber(pl: Plate) -> None:
    """Light wall, an arch that opens on the evening, a looped curtain at the edge."""
    pl.fill("19,19* 521,19* 521,460* 19,460*", "#fbe0d8")
    pl.fill("19,19* 180,19* 170,90 130,160 60,214 19,226*", s.PAPER, register=False)
    pl.shape("212,430* 208,190 222,106 288,50 356,106 370,190 366,430*", s.PALE, 3.6)
    pl.fill("212,330* 250,316 300,330 366,318* 366,430* 212,430*", s.HILL)
    pl.line("212,330 250,316 300,330 366,318", 2.4)
    pl.line("200,430* 196,188 210,98 288,36 368,98 382,190 378,430*", 2.6, start=.9, end=.9)
    pl.lines("424,110 434,124 444,110|452,150 462,164 472,150|396,150 406,164 416,150|394,60 404,74 414,60|440,60 450,74 460,60", 2.2)
    _column(pl, 388)


def harem() -> Scene:
    """The other end: two ladies and a parrot."""
    pl = Scene()
    _chamber(pl)
    # flower pot on a stand
    for x, y in ((40, 318), (62, 300), (84, 320), (62, 332)):
        pl.line(f"{x},{y} 62,350", 3, start=.8, end=.8)
        pl.oval(x, y, 13, 13, s.RED, 2.8)
        pl.oval(x, y, 4.6, 4.6, s.YELLOW, 1.6)
    pl.shape("40,352* 84,352* 78,400* 46,400*", s.BLUE, 3.4)
    _divan(pl, 14, 420, 526)
    _sleeper(pl)
    _lady(pl)
    _parrot(pl)
    _raised(pl)
    return pl
