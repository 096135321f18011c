# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock IIII: the kneeling Highlander brings a ball; the girl kisses a marble Cupid."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    WALL,
    Scene,
    back_hair,
    cloth,
    crown_of_leaves,
    fence,
    ground,
    hair_up,
    head,
    profile_hair,
    ridge,
    young_face,
    young_profile,
)
from .dress import fichu, rolled, slim, tight
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import bush, grass, hand, rose, shoe

_TARTAN = (s.RED, s.BLUE, s.YELLOW.base)
_MARBLE = "#e6e9ee"


def _house(pl: Scene) -> None:
    """The cottage whose door she has come out of."""
    pl.shape("336,96* 540,96* 540,480* 336,480*", WALL, 3.4)
    pl.hatch("346,110 346,470", "337,110 337,470", 16, width=1.6)
    roof = "310,106* 340,40 380,10 560,-20* 560,110* 430,104"
    pl.shape(roof, STRAW, 4)
    pl.hatch("318,106 360,106 420,106 480,108 530,108", "330,82 372,78 430,76 490,78 536,80", 26, width=1.8)
    pl.lines("352,44 400,36 470,34|340,64 400,58 440,60|420,52 480,50 530,56", 2.2)
    pl.shape("386,150* 500,150* 500,474* 386,474*", "#6b4a30", 3.6)
    pl.shape("374,138* 512,138* 512,154* 374,154*", TIMBER, 3)
    pl.shape("374,154* 388,154* 388,474* 374,474*", TIMBER, 3)
    pl.shape("498,154* 512,154* 512,474* 498,474*", TIMBER, 3)
    for x, y in ((354, 440), (346, 390), (356, 340), (348, 290), (352, 244)):
        pl.line(f"350,{y + 30} {x},{y}", 2.6, start=.8, end=.5)
        pl.oval(x - 5, y, 9, 7, s.GREEN, 2)
        pl.oval(x + 9, y + 12, 8, 6, s.GREEN, 2)
        pl.oval(x + 2, y - 8, 6, 6, s.RED, 2)


def _kneeling(pl: Scene) -> None:
    # plaid down the back
    back = "178,236 146,250 122,300 112,360 96,412 140,424 176,400 190,340 196,270"
    cloth(pl, back, *_TARTAN, (90, 230, 200, 430), 38, slant=.2)
    pl.shade(back, 18, gap=6)
    # the leg that kneels
    pl.limb("206,446 156,458 100,452", [36, 34, 22], WHITE, 4, shade=10)
    pl.lines("170,444 176,470|150,444 154,472|130,444 132,466", 5, start=.8, end=.8)
    pl.shape("104,440 90,444 78,462 84,476 98,472 106,462", s.BLACK, 3.2)
    pl.limb("196,410 208,440 212,452", [46, 42, 36], FLESH, 3.8)
    # the leg that stands
    pl.limb("262,392 292,392 300,406", [44, 42, 34], FLESH, 3.8, shade=8)
    pl.limb("298,398 304,430 298,464", [36, 38, 22], WHITE, 4, shade=12)
    pl.lines("286,416 320,414|288,434 320,432|288,450 314,448", 5, start=.8, end=.8)
    pl.shape("280,398 300,392 318,400 318,410 298,404 281,410", s.RED, 2.6)
    shoe(pl, 298, 468, 48, s.BLACK, flip=True)
    kilt = "168,334* 248,330* 284,362 298,386 280,410 244,424 200,430 164,424 152,404 158,368"
    cloth(pl, kilt, *_TARTAN, (148, 326, 300, 432), 40, slant=.1)
    pl.shade(kilt, 20, gap=6, along=0)
    pl.lines("186,346 178,420|208,346 206,426|232,342 240,420|250,342 270,404", 2.8)
    jacket = "164,246 200,226 238,238 256,282 250,326 254,350 206,356 164,348 170,318 156,290"
    pl.shape(jacket, s.RED, 4.6)
    pl.shade(jacket, 34, along=10)
    pl.shape("168,316* 210,328 252,318* 254,336* 210,346 166,334*", "#34302f", 3)
    pl.shape("210,318* 230,318* 230,342* 210,342*", s.YELLOW, 2.6, even=1)
    for y in (262, 280, 298):
        pl.oval(230, y, 4.4, 4.4, s.YELLOW, 1.8)
    # pouch
    pl.shape("216,346 240,344 252,360 250,384 230,392 214,384 210,362", WHITE, 3.4)
    pl.shape("215,346 240,343 250,356 232,366 212,360", s.YELLOW, 2.6)
    pl.lines("224,368 222,386|233,370 233,388|242,366 243,384", 3.2, start=.3, end=.9, peak=.8)
    sash = "176,232* 204,226* 250,306* 246,326* 226,324* 184,270"
    cloth(pl, sash, *_TARTAN, (170, 220, 256, 330), 34, slant=.5)
    pl.oval(190, 240, 10, 10, s.YELLOW, 2.8)
    # hand on the heart, and the one that gives
    pl.arm("234,248 272,306 304,292", [42, 36, 24], s.RED, 4.4, shade=18)
    pl.limb("292,298 308,289", [30, 31], WHITE, 3)
    pl.arm("170,250 144,300 196,306", [40, 36, 24], s.RED, 4.4, shade=14)
    pl.limb("184,308 200,305", [29, 30], WHITE, 3)
    hand(pl, 198, 304, 38, flip=True, turn=-24)
    # striped ball
    pl.oval(326, 252, 34, 34, WHITE, 4.2)
    pl.pattern(ring(326, 252, 34, 34, 0, 12), [([(x, 210), (x + 12, 210), (x + 26, 296), (x + 14, 296)], ink) for x, ink in ((280, s.RED), (304, s.BLUE), (328, s.RED), (352, s.BLUE))], width=1.8)
    pl.contour(ring(326, 252, 34, 34), 4.2)
    pl.hatch("356,240 358,262 344,282", "342,242 342,260 334,272", 8, width=1.7)
    pl.shape("304,286 324,282 346,278 358,272 364,278 350,290 334,300 314,302", FLESH, 3)
    pl.lines("344,281 352,286|332,286 340,292", 1.8)
    with head(pl, 212, 172, 92, right=True, turn=-10, neck=124):
        pl.shape("-20,106 28,94 60,106 56,126 10,136 -22,126", WHITE, 3.2)
        face34(pl, Face(nose="straight", smile=1, age=0, lids=.15, brows=5, gaze=-.7))
        back_hair(pl, s.HAIR_CHESTNUT)
        pl.shape("30,-96 40,-150 70,-184 104,-186 124,-160 116,-136 128,-112 112,-92 76,-84", WHITE, 3.6)
        pl.lines("50,-100 70,-150 98,-170|66,-96 96,-124 116,-120", 2)
        bonnet = "-64,-48 -72,-84 -46,-114 4,-124 56,-110 80,-74 74,-34 30,-56 -20,-62"
        pl.shape(bonnet, s.BLUE, 4)
        pl.shade(bonnet, 34, gap=6)
        pl.shape("-66,-46 -20,-62 32,-56 76,-28 78,-50 34,-80 -20,-86 -68,-68", s.RED, 3.2)
        pl.oval(2, -126, 12, 10, s.RED, 3)


def _lass(pl: Scene) -> None:
    """She bends down from her door and takes the ball in both hands."""
    shoe(pl, 430, 476, 40, s.BLACK)
    shoe(pl, 474, 474, 40, s.BLACK)
    skirt = "428,290* 478,300* 498,350 508,410 512,462 460,468 406,466 398,420 404,370 412,330"
    cloth(pl, skirt, WHITE, s.YELLOW, s.RED.base, (390, 284, 516, 470), 38, slant=.08)
    pl.shade(skirt, 28, along=10)
    apron = "424,292* 462,300* 466,366 456,438 420,444 400,430 404,370"
    pl.shape(apron, s.GREEN, 3.6)
    pl.shade(apron, 22, along=10)
    pl.lines("430,310 416,370 414,432|448,310 446,372 436,438", 2.4)
    pl.shape("468,300 498,312 508,350 490,340 470,318", WHITE, 2.8)
    bodice = "380,226 404,204 436,208 466,240 482,276 474,308* 424,300* 398,270"
    cloth(pl, bodice, WHITE, s.YELLOW, s.RED.base, (374, 200, 486, 310), 36, slant=.08)
    pl.shade(bodice, 22, along=30)
    fichu(pl, "378,230 390,208 420,200 446,208 452,228 430,240 408,262* 392,248", WHITE, "390,222 404,244 410,258|444,216 428,236 412,254")
    tight(pl, "436,226 424,276 372,272", s.RED, 28)
    slim(pl, 374, 272, 34, turn=8)
    with head(pl, 392, 164, 90, turn=-24, neck=116, skin=s.SKIN_FAIR):
        young_face(pl, smile=1, lids=.4, nose="-30,-8 -32,10 -42,22 -41,31 -34,34 -28,33")
        hair_up(pl, s.HAIR_AUBURN, bun=False, braid=True)
        pl.shape("-54,-66 -40,-96 0,-120 50,-104 78,-56 84,-10 66,-24 52,-60 20,-86 -24,-82", WHITE, 3.4)
        pl.lines("-36,-94 -24,-84|-4,-116 0,-90|36,-108 30,-84|66,-78 50,-64|80,-40 62,-34", 2)


def kneeling() -> Scene:
    """One end: the Highlander's present."""
    pl = Scene()
    ridge(pl, "14,396 120,380 260,392 420,380 526,388", HILL)
    fence(pl, 14, 230, 440, 96, posts=5)
    ground(pl, 444)
    _house(pl)
    bush(pl, 46, 474, 76, 62, roses=3)
    _lass(pl)
    _kneeling(pl)
    grass(pl, "30,492 140,494 250,490 350,494")
    pl.hatch("96,484 300,484", "110,494 320,494", 18, width=1.7, start=.4)
    return pl


def _temple(pl: Scene) -> None:
    with pl.placed(92, 420, scale=1.0, weight=.9):
        pl.shape("-52,-84* -44,-112 -20,-130 0,-134 20,-130 44,-112 52,-84*", s.BLUE, 3.2)
        pl.hatch("48,-92 30,-122", "30,-90 16,-118", 7, width=1.6)
        pl.oval(0, -138, 5, 6, s.YELLOW, 2)
        pl.shape("-58,-86* 58,-86* 56,-72* -56,-72*", WHITE, 2.8)
        for x in (-46, -16, 16, 46):
            pl.shape(f"{x - 6},-72* {x + 6},-72* {x + 7},0* {x - 7},0*", WHITE, 2.4)
            pl.line(f"{x + 3},-68 {x + 4},-4", 1.8)
        pl.shape("-64,0* 64,0* 70,14* -70,14*", WHITE, 2.8)


def _hedge(pl: Scene) -> None:
    """Dark leaves behind the white stone."""
    leaves = "236,440* 222,380 236,330 224,280 236,226 226,170 244,120 240,80 272,56 304,60 330,38 366,48 396,34 430,50 466,44 490,64 560,60* 560,440*"
    crown_of_leaves(pl, leaves, s.GREEN, marks="268,104 300,84 420,74 480,92 262,190 500,250 262,330 284,380 504,330 340,70 500,400 256,270")
    for x, y in ((470, 400), (500, 366), (498, 436), (508, 290), (262, 370), (250, 306)):
        rose(pl, x, y, 13)


def _pedestal(pl: Scene) -> None:
    pl.shape("292,452* 500,452* 508,486* 284,486*", _MARBLE, 4)
    pl.hatch("440,456 500,456", "446,482 504,482", 10, width=1.7)
    drum = "322,320* 470,320* 470,454* 322,454*"
    pl.shape(drum, _MARBLE, 4.2)
    pl.hatch("468,326 468,450", "434,326 434,450", 22, width=1.8)
    pl.shape("308,300* 484,300* 480,324* 312,324*", _MARBLE, 3.8)
    pl.shape("310,436* 482,436* 488,456* 304,456*", _MARBLE, 3.6)
    pl.hatch("480,304 478,322", "446,304 446,322", 4, width=1.7)
    pl.oval(410, 390, 38, 42, s.BLUE, 3.6)
    pl.shape("410,419* 387,393 385,374 397,366 410,377* 423,366 435,374 433,393", s.RED, 3.4)


def _cupid(pl: Scene) -> None:
    """A winged boy of marble, leaning down for the kiss."""
    wing = "410,170 440,130 476,108 512,104* 504,134 514,146 498,164 504,182 482,196 484,214 456,222 424,214"
    pl.shape(wing, _MARBLE, 4)
    pl.lines("424,196 456,166 500,140|430,204 464,188 496,172|434,212 462,206 482,204", 2.4)
    pl.shade(wing, 16, gap=6)
    # he sits on the edge
    pl.arm("424,286 384,300 366,312", [46, 38, 30], _MARBLE, 4, shade=12)
    pl.arm("372,314 376,338 384,356", [32, 28, 16], _MARBLE, 4, shade=14)
    pl.shape("378,350 392,350 394,362 380,372 360,374 358,368 372,362", _MARBLE, 3.2)
    body = "376,190 398,170 424,176 444,206 452,250 448,288 424,304 394,300 382,262 374,224"
    pl.shape(body, _MARBLE, 4.4)
    pl.shade(body, 28, along=15)
    pl.lines("386,226 396,234 410,233|402,262 407,266", 2.2)
    pl.arm("424,284 372,292 346,306", [50, 42, 30], _MARBLE, 4, shade=14)
    pl.arm("350,308 340,334 344,360", [32, 30, 16], _MARBLE, 4, shade=14)
    pl.shape("338,354 352,354 354,366 338,374 318,374 318,368 332,364", _MARBLE, 3.2)
    pl.shape("380,262 412,270 452,254 458,282 444,306 420,296 392,302 376,286", s.BLUE, 3.4)
    pl.lines("392,276 418,282 448,266|398,290 424,288", 2)
    pl.shape("370,178 378,160 404,156 416,176 408,192 384,196", _MARBLE, 3.2)
    pl.fill("376,184 410,178 420,196 384,206", _MARBLE, register=False)
    # arm with the bow, behind; quiver
    pl.arm("426,190 462,222 452,256", [28, 26, 16], _MARBLE, 3.8, shade=12)
    pl.shape("456,220* 470,222 484,244 484,274 470,296 458,300* 472,274 474,246", s.YELLOW, 3)
    pl.line("457,222 450,258 459,298", 2, start=.9, end=.9)
    pl.oval(453, 260, 9, 9, _MARBLE, 2.8)
    with head(pl, 362, 140, 104, side=True, turn=-10, neck=0):
        face = "-48,-84 -64,-58 -70,-30 -68,-10 -64,2 -70,14 -80,30 -77,38 -69,42 -72,50 -77,57 -70,63* -72,72 -66,84 -52,92 -36,92 -8,80 14,60 30,30 50,-10 44,-66 -4,-102 -36,-98"
        pl.shape(face, _MARBLE, 4.4)
        pl.hatch("34,24 14,58 -12,80", "14,22 0,46 -22,66", 7, width=1.7)
        pl.lines("-66,14 -54,20 -40,13|-68,-6 -56,-12 -40,-5", 3.6, start=.5, end=.3)
        pl.lines("-76,40 -70,35 -66,40|-72,63 -62,64 -54,60", 2.4, start=.5)
        pl.shape("-2,4 6,-6 16,-2 16,12 8,24 0,22", _MARBLE, 2.8)
        locks = ("-50,-40 -66,-54 -62,-76* -70,-96 -46,-106* -36,-128 -8,-116* 10,-130 28,-114* 54,-114 58,-90* 78,-80 70,-56* 84,-36 68,-18* 74,6 54,12* 46,34 30,26* "
            "28,4 36,-14* 14,-22 12,-42* -8,-34 -16,-50* -34,-38")
        pl.shape(locks, WHITE, 3.8)
        pl.lines("-48,-78 -42,-62 -28,-64|-26,-100 -14,-86 -2,-96|-8,-70 4,-56 16,-66|18,-100 32,-90 40,-100|28,-66 40,-54 50,-64|50,-80 60,-68 56,-54|48,-36 60,-28 56,-14|40,0 50,8 48,20", 2.3, start=.5, end=.2)


def _kisser(pl: Scene) -> None:
    """On tiptoe, barefoot."""
    for x, y in ((246, 452), (286, 456)):
        pl.limb(f"{x - 14},400 {x - 6},430 {x},{y}", [28, 24, 14], FLESH, 3.6, shade=8)
        pl.shape(f"{x - 8},{y - 8} {x + 8},{y - 8} {x + 14},{y + 14} {x + 30},{y + 24} {x + 28},{y + 30} {x + 6},{y + 29} {x - 6},{y + 10}", FLESH, 3.2)
    skirt = "206,290* 270,284* 296,330 304,372 300,422* 262,436 214,424 160,432 106,414 78,420* 96,386 130,352 176,328"
    pl.shape(skirt, s.RED, 4.6)
    pl.shade(skirt, 36, along=20)
    pl.lines("214,304 176,356 116,406|234,302 212,366 180,424|252,300 250,366 240,428|270,300 282,366 284,420", 2.8)
    pl.shape("80,412 106,402 160,418 214,410 262,422 301,408 302,422 262,438 214,426 160,434 106,416 76,424", s.YELLOW, 3)
    bodice = "206,212 238,190 268,200 284,236 272,292* 206,298* 196,254"
    pl.shape(bodice, s.BLUE, 4.4)
    pl.shade(bodice, 26, along=10)
    pl.lines("228,214 230,254 236,290", 2.4)
    pl.shape("206,286* 240,294 274,280* 276,296* 240,308 204,300*", WHITE, 2.8)
    pl.shape("204,296 188,320 160,332 170,342 196,332 214,306", WHITE, 3)
    with head(pl, 279, 147, 104, right=True, side=True, turn=-12, neck=132):
        young_profile(pl, smile=.9, lids=.9)
        profile_hair(pl, s.HAIR_CHESTNUT, bun=True)
        pl.shape("-58,-80 -10,-112 44,-90 64,-40 74,-36 70,-58 44,-106 -8,-124 -56,-98", s.GREEN, 3)
        for x, y in ((-40, -98), (-8, -114), (26, -108), (52, -76)):
            pl.oval(x, y, 9, 9, s.RED, 2.2)
    rolled(pl, "254,214 300,270 358,262", WHITE, 36)
    slim(pl, 358, 262, 36, flip=True, turn=-4)


def cupid() -> Scene:
    """The other end: a kiss for a Cupid of stone."""
    pl = Scene()
    ridge(pl, "14,424 120,414 260,420 420,410 526,418", HILL)
    _temple(pl)
    _hedge(pl)
    ground(pl, 446)
    _pedestal(pl)
    _cupid(pl)
    _kisser(pl)
    # the boy's arm round her shoulder
    pl.arm("396,200 352,226 300,212", [30, 28, 17], _MARBLE, 4, shade=12)
    hand(pl, 302, 212, 32, turn=14, skin=_MARBLE)
    # sheaf, sickle and jug, laid down
    with pl.placed(92, 478, turn=4):
        pl.shape("-66,-8 -40,-18 0,-14 44,-26 52,-4 44,10 0,2 -40,6 -66,4", STRAW, 3.6)
        pl.lines("-58,-4 0,-8 46,-16|-58,0 0,-4 46,-2", 2)
        for x, y, turn in ((44, -22, -24), (50, -8, -4), (44, 6, 16), (40, -14, -12)):
            with pl.placed(x, y, turn=turn):
                pl.shape("0,0 8,-8 26,-6 34,0* 26,6 8,8", s.YELLOW, 2.4)
                pl.line("4,0 28,0", 1.6)
        pl.shape("-14,-18 -4,-18 -2,6 -12,6", s.RED, 2.6)
    pl.shape("44,446 36,420 16,408 16,400 40,408 52,430 54,450", "#c9d3dc", 3)
    pl.shape("44,444* 56,444* 58,470* 46,470*", TIMBER, 2.6)
    jug = "196,436 190,448 176,462 180,482 206,488 232,482 236,462 222,448 216,436"
    pl.shape(jug, s.BLUE, 3.8)
    pl.shade(jug, 18, gap=5)
    pl.shape("190,430* 222,430* 220,440* 192,440*", s.BLUE, 2.8)
    pl.line("222,440 242,446 236,466", 5, start=.8, end=.8)
    grass(pl, "24,494 150,494 260,494")
    return pl
