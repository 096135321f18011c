# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVII: the zither player on his rock; the ferryman and the lady in his boat."""

from .. import style as s
from .countryside import (
    HILL,
    ROCK,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    brimmed,
    cottage,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, lacing, puffed, slim, thumb_up, tight, wrapped
from .parts import WHITE, Face, face34
from .people import bush, grass, hand, shoe, sky

_WATER = "#9fc6e4"
_LEATHER = "#8a5a36"


def _rock(pl: Scene) -> None:
    outline = "96,408* 130,390 200,384 256,396 280,420 288,484* 70,490* 74,440"
    pl.shape(outline, ROCK, 4.4)
    pl.shade(outline, 36, along=60)
    pl.lines("120,410 110,440 116,476|240,410 252,440 246,480", 2.4)


def _zither(pl: Scene) -> None:
    """Flat on his knees, its bellied side towards us."""
    box = "92,356* 304,338* 312,356 300,380 268,390 236,400 170,404 112,396 92,384*"
    pl.shape(box, STRAW, 4.4)
    pl.shape("92,384* 112,396 170,404 236,400 268,390 300,380 312,356 314,370 302,394 268,404 236,414 170,418 108,408 92,398*", TIMBER, 3.4)
    pl.shape("96,356* 302,338* 303,350* 97,368*", TIMBER, 2.8)
    for k in range(4):
        pl.line(f"100,{370 + k * 6} 296,{353 + k * 6}", 1.9, start=.9, end=.9)
    for x in range(110, 300, 17):
        y = 362 - (x - 96) * .087
        pl.line(f"{x},{y - 5} {x},{y + 5}", 2.2, start=.9, end=.9)
    pl.oval(196, 384, 17, 8, s.BLACK, 2.4)


def _player(pl: Scene) -> None:
    pl.limb("230,396 256,424 262,462", [50, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 264, 470, 50, s.BLACK, flip=True)
    pl.limb("150,396 152,430 150,466", [48, 38, 22], WHITE, 4, shade=14)
    shoe(pl, 150, 474, 50, s.BLACK)
    breeches = "128,340 236,336 268,376 270,418 236,424 206,398 178,412 172,424 126,422 122,380"
    pl.shape(breeches, _LEATHER, 4.4)
    pl.shade(breeches, 24, along=8)
    coat = "136,226 176,202 218,214 242,256 238,310 246,360 190,374 126,366 132,306 120,260"
    pl.shape(coat, s.ORANGE, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("168,206* 200,204* 212,270 210,350* 178,354* 170,280", WHITE, 3)
    pl.lines("174,212 182,350|198,208 206,346", 6, start=.9, end=.9)
    pl.shape("174,268* 206,264* 208,280* 176,284*", s.GREEN, 2.6)
    pl.shape("160,214 184,226 212,210 206,198 180,194 164,202", s.RED, 2.8)
    with head(pl, 190, 148, 98, right=True, turn=10, neck=128):
        face34(pl, Face(nose="straight", smile=.9, age=.1, lids=.6, brows=5, gaze=-.5))
        pl.shape("34,-60 56,-40 72,-10 70,34 58,62 46,46 48,4 38,-26", s.HAIR_FAIR, 3.2)
        pl.shape("-52,-44 -36,-66 0,-58 30,-40 44,-10 50,-40 30,-80 -20,-88", s.HAIR_FAIR, 3)
        moustache(pl, s.HAIR_FAIR)
        brimmed(pl, s.GREEN, s.RED, WHITE, tall=48)


def _beloved(pl: Scene) -> None:
    """She leans her whole length against him, the shawl slipped from her shoulders."""
    shoe(pl, 364, 476, 44, s.RED)
    shoe(pl, 410, 474, 44, s.RED)
    skirt = "318,306* 380,298* 408,350 430,404 442,454 396,468 346,470 318,458 312,404 312,352"
    pl.shape(skirt, "#c3a5d6", 4.6)
    pl.shade(skirt, 34, along=10)
    pl.shape("317,442 346,456 396,454 440,438 443,456 396,470 346,472 316,460", s.VIOLET, 3)
    apron = "318,308* 362,302* 382,370 394,438 356,450 322,440 316,370"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 24, along=10)
    pl.lines("330,320 330,384 336,436|352,318 362,384 372,438", 2.4)
    bodice = "306,228 336,206 364,216 384,258 378,304* 318,312* 302,270"
    pl.shape(bodice, s.VIOLET, 4.4)
    pl.shade(bodice, 26, along=10)
    lacing(pl, 338, 256, 16, 3)
    bust(pl, 334, 216, 54, 24, cut="round", tall=40, lean=-14, trim=s.YELLOW)
    with head(pl, 300, 154, 94, turn=-20, neck=0):
        young_face(pl, smile=.9, lids=.7)
        kerchief(pl, s.ORANGE, dots=WHITE)


def zither() -> Scene:
    """One end: music on the mountain."""
    pl = Scene()
    mountain(pl, (-60, 400), (60, 220), (170, 400), snow=.26)
    mountain(pl, (330, 390), (460, 130), (600, 390), snow=.3)
    ridge(pl, "14,396 120,382 260,390 420,376 526,386", HILL)
    cottage(pl, 478, 420, 96, 100, wall=TIMBER, roof="#8a7a68", smoke=True)
    ground(pl, 440)
    bush(pl, 56, 476, 100, 150, roses=6)
    _rock(pl)
    # the gun leans on the rock
    pl.line("504,190 476,330 462,400", 7, start=.9, end=.9)
    pl.shape("480,316* 494,320* 478,400 476,470 454,478 446,462 462,400", TIMBER, 3.4)
    _beloved(pl)
    # the shawl, slipped to the elbow; a hand lost in its end
    scarf = "388,236 404,262 412,300 424,346 432,396 406,402 392,356 378,316 366,280 372,250"
    pl.shape(scarf, s.YELLOW, 4)
    pl.shade(scarf, 18, along=20)
    pl.lines("390,254 400,310 414,396|380,276 392,330 402,396", 2.2)
    for x in (408, 416, 424, 431):
        pl.line(f"{x},399 {x + 1},416", 2.6, start=.9, end=.3)
    tight(pl, "376,228 404,276 372,318", WHITE, 30)
    slim(pl, 374, 316, 34, turn=-30)
    _player(pl)
    _zither(pl)
    pl.arm("226,224 286,294 248,348", [46, 44, 26], s.ORANGE, 4.6, shade=22)
    pl.limb("258,332 246,350", [32, 32], WHITE, 3)
    hand(pl, 250, 350, 40, turn=-6)
    pl.arm("142,230 88,294 130,352", [46, 44, 26], s.ORANGE, 4.6, shade=16)
    pl.limb("116,336 132,354", [32, 32], WHITE, 3)
    hand(pl, 130, 352, 40, flip=True, turn=6)
    # her hand on his shoulder
    tight(pl, "310,232 278,262 248,232", WHITE, 30)
    slim(pl, 250, 232, 34, turn=12)
    grass(pl, "24,498 300,498 430,496 510,498")
    return pl


def _boat(pl: Scene) -> None:
    """Clinker-built: each plank laps over the next."""
    hull = "34,352* 90,392 180,408 300,410 420,398 508,346* 516,352 498,420 450,464 360,482 200,482 104,464 54,412"
    pl.shape(hull, TIMBER, 4.8)
    for k, drop in enumerate((18, 36, 54)):
        pl.line(f"{42 + k * 9},{376 + k * 18} {100 + k * 6},{396 + drop - 10} 190,{410 + drop * .92} 300,{412 + drop * .95} 410,{400 + drop} {502 - k * 12},{372 + k * 20}", 3, start=.6, end=.6)
    pl.hatch("460,408 440,462 380,478", "420,420 404,450 350,462", 18, width=1.8)
    for x in (110, 190, 280, 370, 440):
        pl.lines(f"{x},{404} {x - 2},{414}|{x + 3},{428} {x + 1},{438}", 3, start=.9, end=.9)
    pl.shape("28,346* 40,340* 96,380 184,396 300,398 414,386 500,338* 516,344* 424,402 300,412 180,410 88,396", s.RED, 3.6)


def _waves(pl: Scene) -> None:
    pl.shape("-10,512* -10,440 30,452 60,470 90,462 120,474 160,484 210,478 260,488 320,480 370,488 430,474 470,482 500,450 514,420 546,410 546,512*", s.BLUE, 3.6)
    for outline in ("456,482 484,462 498,430 488,414 506,404 526,418 520,440 508,466 490,486",):
        pl.shape(outline, WHITE, 3.2)
    pl.lines("496,470 510,440 508,420|30,470 60,484 96,478|130,490 170,496 210,490|270,498 320,492 360,498|400,490 430,486 450,490", 2.6)


def _parasol(pl: Scene) -> None:
    shade_ = "30,190 34,140 66,106 110,92 156,100 190,124* 166,134 146,126* 126,150 104,152* 90,178 66,180* 56,196"
    pl.shape(shade_, s.YELLOW, 4.2)
    pl.lines("96,102 60,140 46,184|96,102 84,140 76,176|96,102 112,124 118,148|96,102 138,112 156,128", 2.4)
    pl.shade(shade_, 18, along=60)


def _passenger(pl: Scene) -> None:
    """A lady from the town, her parasol on her shoulder, her hand in the water."""
    # parasol behind the head
    pl.line("160,316 126,240 88,176", 5, start=.9, end=.9)
    with pl.placed(-8, 66, scale=.96):
        _parasol(pl)
    skirt = "146,318 212,314 256,336 290,368 300,412 200,420 110,404 100,372 120,338"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 32, along=12)
    pl.lines("156,336 138,370 142,404|212,336 230,366 234,404|244,344 270,372 276,404", 2.8)
    bodice = "144,232 176,212 206,222 222,264 214,318* 148,322* 134,276"
    pl.shape(bodice, s.RED, 4.6)
    pl.shade(bodice, 26, along=10)
    bust(pl, 176, 216, 66, 26, cut="vee", tall=40, lean=6, trim=WHITE)
    pl.shape("144,308* 180,320 216,306* 217,322* 180,336 144,324*", s.YELLOW, 2.8)
    puffed(pl, "146,236 110,292 144,306", s.RED, 38)
    wrapped(pl, 154, 304, 28, turn=-20)
    with head(pl, 182, 156, 94, right=True, turn=-10, neck=0):
        pl.shape("40,10 66,10 84,60 90,112 66,120 50,80", s.HAIR_AUBURN, 3.2)
        young_face(pl, smile=1.2, lids=.2)
        hair_up(pl, s.HAIR_AUBURN, bun=False)
        pl.shape("-104,-50 -64,-62 0,-72 70,-46 116,-16 112,-44 66,-78 0,-98 -66,-88", STRAW, 4)
        pl.shape("-56,-84 -44,-124 4,-138 52,-116 66,-64 4,-92", STRAW, 4)
        pl.shape("-58,-80 4,-96 68,-60 66,-78 4,-112 -54,-96", s.RED, 2.8)
        pl.shape("62,-66 96,-70 118,-50 96,-44 110,-24 84,-32 60,-54", s.RED, 2.8)


def _ferryman(pl: Scene) -> None:
    pl.limb("418,352 424,380 426,404", [44, 40, 34], s.BLUE, 4, shade=12)
    pl.limb("358,352 348,380 344,404", [44, 40, 34], s.BLUE, 4, shade=12)
    breeches = "344,300 430,298 448,346 446,386 402,388 390,356 378,390 330,386 332,342"
    pl.shape(breeches, s.BLUE, 4.4)
    pl.shade(breeches, 26, along=6)
    tunic = "334,212 374,186 416,198 446,250 440,296 454,344 396,358 328,344 342,294 328,252"
    pl.shape(tunic, s.YELLOW, 4.6)
    pl.shade(tunic, 40, along=10)
    pl.shape("356,200* 392,194* 382,244*", WHITE, 3)
    pl.lines("382,244 386,290 384,350|410,226 420,280 424,340", 2.6)
    pl.shape("336,290* 392,304 444,288* 448,306* 392,322 336,308*", s.RED, 3.4)
    pl.shape("340,300 328,312 318,344 330,350 344,322", s.RED, 3)
    with head(pl, 364, 136, 98, turn=-4, neck=128):
        face34(pl, Face(nose="broad", smile=.7, age=.5, lids=.25, brows=5.6, gaze=-.8))
        back_hair(pl, s.HAIR_DARK)
        moustache(pl, s.HAIR_DARK, beard=True)
        pl.shape("-54,-50 -46,-86 -8,-106 40,-96 66,-56 10,-70", s.RED, 4)
        pl.shape("40,-92 80,-84 104,-40 98,-26 80,-40 62,-62", s.RED, 3.4)
        pl.shape("-58,-44 -50,-62 6,-82 70,-62 72,-44 6,-64", WHITE, 3)


def ferry() -> Scene:
    """The other end: on the lake."""
    pl = Scene()
    mountain(pl, (-60, 350), (60, 214), (180, 350), snow=.26)
    mountain(pl, (180, 350), (280, 190), (390, 350), snow=.26)
    mountain(pl, (400, 350), (510, 220), (640, 350), snow=.26)
    ridge(pl, "14,344 120,336 260,344 420,334 526,342", HILL)
    pl.fill("14,352* 526,352* 526,510* 14,510*", _WATER)
    sky(pl, "20,372 56,368 90,372|24,400 40,398 60,400|470,372 500,368 524,372|24,426 44,422 66,426|480,400 504,396 524,400", "#285a94")
    _passenger(pl)
    pl.limb("446,96 466,250 496,440", [12, 12, 12], s.WOOD, 3)
    _ferryman(pl)
    pl.arm("346,212 342,276 452,238", [44, 42, 26], s.YELLOW, 4.6, shade=18)
    pl.limb("434,244 454,237", [32, 32], WHITE, 3)
    wrapped(pl, 462, 232, 32, flip=True, turn=-14, skin=s.SKIN)
    pl.arm("416,206 470,252 480,306", [46, 44, 26], s.YELLOW, 4.6, shade=22)
    pl.limb("477,288 481,308", [32, 32], WHITE, 3)
    thumb_up(pl, 480, 322, 32)
    _boat(pl)
    puffed(pl, "204,232 246,292 262,372", s.RED, 40)
    slim(pl, 262, 370, 36, flip=True, turn=60)
    _waves(pl)
    pl.shape("486,392* 498,390* 504,420 518,452 518,486 504,498 490,488 486,456 490,424", s.WOOD, 3.6)
    pl.line("494,410 502,450 504,486", 2.2)
    return pl
