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
    grip,
    ground,
    hair_up,
    head,
    kerchief,
    mountain,
    moustache,
    ridge,
    young_face,
)
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
    """She leans on his shoulder and listens with half-closed eyes."""
    shoe(pl, 332, 474, 44, s.RED)
    shoe(pl, 388, 474, 44, s.RED)
    skirt = "318,306* 394,302* 428,352 450,408 458,456 398,470 332,470 284,458 292,404 304,352"
    pl.shape(skirt, "#c3a5d6", 4.6)
    pl.shade(skirt, 40, along=10)
    pl.shape("285,442 332,456 398,456 457,440 459,458 398,472 332,472 283,460", s.VIOLET, 3)
    apron = "318,308* 376,304* 398,370 408,436 356,448 306,438 310,370"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 28, along=10)
    pl.lines("332,320 328,384 326,436|360,320 368,384 372,438", 2.4)
    bodice = "300,222 336,202 374,212 400,262 394,310* 316,314* 298,266"
    pl.shape(bodice, s.VIOLET, 4.4)
    pl.shade(bodice, 30, along=10)
    pl.shape("302,222 330,240 366,212 356,202 332,198 308,208", WHITE, 2.8)
    pl.lines("330,262 350,270|330,278 350,286", 2.4, start=.8, end=.8)
    with head(pl, 300, 150, 96, turn=-16, neck=124):
        young_face(pl, smile=.9, lids=.55)
        kerchief(pl, s.ORANGE, dots=WHITE)


def zither() -> Scene:
    """One end: music on the mountain."""
    pl = Scene()
    sky(pl, "180,48 230,44 280,48|320,60 370,56 420,60|440,84 480,80 514,84|24,190 60,186 90,190")
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
    pl.arm("388,222 430,296 372,336", [46, 46, 26], WHITE, 4.6, shade=22)
    hand(pl, 376, 334, 38, turn=-20)
    _player(pl)
    _zither(pl)
    pl.arm("226,224 286,294 248,348", [46, 44, 26], s.ORANGE, 4.6, shade=22)
    pl.limb("258,332 246,350", [32, 32], WHITE, 3)
    hand(pl, 250, 350, 40, turn=-6)
    pl.arm("142,230 88,294 130,352", [46, 44, 26], s.ORANGE, 4.6, shade=16)
    pl.limb("116,336 132,354", [32, 32], WHITE, 3)
    hand(pl, 130, 352, 40, flip=True, turn=6)
    # her hand on his shoulder
    pl.arm("314,226 274,264 248,234", [38, 36, 22], WHITE, 4.2, shade=12)
    hand(pl, 250, 234, 36, turn=12)
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


def _passenger(pl: Scene) -> None:
    skirt = "138,318 216,314 260,336 290,368 300,412 200,420 110,404 96,372 114,338"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 34, along=12)
    pl.lines("150,336 134,370 140,404|216,336 232,366 236,404|246,344 270,372 276,404", 2.8)
    bodice = "136,226 174,204 212,218 232,264 222,322* 142,326* 126,276"
    pl.shape(bodice, s.RED, 4.6)
    pl.shade(bodice, 28, along=10)
    pl.shape("142,224 176,246 210,216 202,204 174,200 150,208", WHITE, 2.8)
    for y in (256, 272, 288):
        pl.lines(f"170,{y} 190,{y + 7}|190,{y} 170,{y + 7}", 2.4, start=.8, end=.8)
    pl.shape("138,308* 180,322 226,306* 227,322* 180,338 139,326*", s.YELLOW, 2.8)
    # a posy in her hand
    pl.arm("142,230 100,296 148,332", [44, 42, 24], WHITE, 4.6, shade=16)
    hand(pl, 148, 330, 38, flip=True, turn=-4)
    with head(pl, 182, 152, 98, right=True, turn=-10, neck=128):
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
    sky(pl, "180,52 230,48 280,52|200,76 236,72 276,76|440,48 480,44 516,48|24,190 60,186 96,190")
    mountain(pl, (-60, 350), (60, 214), (180, 350), snow=.26)
    mountain(pl, (180, 350), (280, 190), (390, 350), snow=.26)
    mountain(pl, (400, 350), (510, 220), (640, 350), snow=.26)
    ridge(pl, "14,344 120,336 260,344 420,334 526,342", HILL)
    pl.fill("14,352* 526,352* 526,510* 14,510*", _WATER)
    sky(pl, "20,372 56,368 90,372|24,400 40,398 60,400|470,372 500,368 524,372|24,426 44,422 66,426|480,400 504,396 524,400", "#285a94")
    _passenger(pl)
    pl.line("452,120 470,250 500,470", 9, start=.9, end=.9)
    _ferryman(pl)
    pl.arm("346,212 342,276 452,238", [44, 42, 26], s.YELLOW, 4.6, shade=18)
    pl.limb("434,244 454,237", [32, 32], WHITE, 3)
    grip(pl, 466, 232, 34, flip=True, turn=-14)
    pl.arm("416,206 470,252 480,306", [46, 44, 26], s.YELLOW, 4.6, shade=22)
    pl.limb("477,288 481,308", [32, 32], WHITE, 3)
    grip(pl, 480, 322, 34)
    _boat(pl)
    pl.arm("206,226 252,286 262,370", [44, 40, 24], WHITE, 4.6, shade=20)
    hand(pl, 262, 368, 38, flip=True, turn=60)
    pl.line("492,430 504,484", 9, start=.9, end=.9)
    _waves(pl)
    return pl
