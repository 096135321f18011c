# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock X: the shepherdess and the hinds; the sailor and the old woman at the harbour."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    crown_of_leaves,
    ground,
    hair_up,
    head,
    mountain,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, lacing, pinch, puffed, slim, thumb_up
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import grass, hand, leaf, rose, shoe, sky

_DOE = "#c98a50"
_FAWN = "#d9a56c"


def _doe_head(pl: Scene, coat: str) -> None:
    """Head of a hind, looking right; its poll at (0, 0), the muzzle at (86, 44)."""
    pl.shape("-6,-4 -26,-26 -32,-54 -22,-62* -4,-44 8,-14", coat, 3)
    pl.shape("-8,14 -8,-6 8,-16 28,-14 48,2 70,20 86,30 90,42 82,50 62,50 40,44 18,44 0,34", coat, 4)
    pl.fill("70,22 86,31 89,42 82,48 66,48 62,36", WHITE)
    pl.shape("78,26 88,30 91,38 82,38", "#34302f", 2)
    pl.line("88,44 76,45 66,42", 2.4)
    pl.fill(ring(30, 4, 7, 6), pl.ink, register=False)
    pl.fill(ring(28, 2, 2.2, 1.8), "#fdfaf2", register=False)
    pl.lines("18,2 30,-6 42,2|20,10 30,13 40,8", 2.4)
    pl.hatch("4,36 24,43 46,46", "8,22 28,30 48,34", 7, width=1.6)
    pl.shape("6,-6 -6,-34 2,-64 14,-68* 24,-46 22,-14", coat, 3.2)
    pl.shape("9,-14 4,-34 10,-56 17,-40 16,-16", "#f3b9a6", 1.8)


def _hinds(pl: Scene) -> None:
    # the one behind
    back = "14,214 40,206 66,210 86,228 84,260 60,290 14,300"
    pl.shape(back, _FAWN, 3.8)
    with pl.placed(66, 222, scale=.8, turn=-14):
        _doe_head(pl, _FAWN)
    # the one in front, cut by the frame
    pl.limb("96,396 104,430 98,466", [34, 17, 13], _DOE, 3.8, shade=8)
    pl.shape("90,460* 106,460* 112,476* 90,476*", "#34302f", 2.4)
    pl.limb("54,400 50,432 58,466", [32, 17, 13], _DOE, 3.6)
    pl.shape("50,460* 66,460* 72,476* 50,476*", "#34302f", 2.4)
    body = "6,310 40,300 78,294 100,280 120,252 140,236 164,240 172,262 164,296 148,330 136,372 112,410 72,420 6,418"
    pl.shape(body, _DOE, 4.6)
    pl.hatch("166,290 148,332 134,374 108,410 60,420", "144,290 126,326 112,360 92,386 56,400", 22, width=1.7)
    pl.shape("168,262 164,296 148,330 138,366 124,380 128,340 142,300 150,264", WHITE, 2.6)
    for x, y in ((30, 326), (56, 320), (42, 346), (74, 336), (26, 362), (62, 362), (92, 316), (86, 360), (46, 380)):
        pl.fill(ring(x, y, 5.5, 4.5), WHITE)
    with pl.placed(138, 244, scale=1.04, turn=14):
        _doe_head(pl, _DOE)


def _tree(pl: Scene) -> None:
    trunk = "438,474 458,440 462,380 456,320 448,250 440,170 452,60 520,60 504,170 506,260 514,340 516,420 534,474"
    pl.shape(trunk, TIMBER, 4.6)
    pl.hatch("506,180 508,260 514,340 518,430", "488,180 488,260 494,340 496,430", 30, width=1.8)
    pl.lines("462,190 466,270 474,350 472,440|484,150 482,230 488,300", 2.6)
    pl.oval(474, 236, 9, 14, "#7c4d28", 3)
    pl.limb("452,130 410,100 380,70", [24, 18, 12], TIMBER, 3.6)
    crown_of_leaves(pl, "210,10* 204,40 224,60 236,84 268,84 288,104 322,98 344,120 384,112 404,134 440,124 460,142 496,130 540,146 560,80 540,-10*", s.GREEN,
        marks="250,50 292,62 336,78 300,34 356,50 392,84 420,56 450,96 500,100 480,60 380,26 520,60")
    crown_of_leaves(pl, "330,10* 350,34 390,30 420,52 462,44 490,66 560,60 550,-10*", s.LEAF, marks="400,24 450,30 500,44")


def _shepherdess(pl: Scene) -> None:
    """Low on the grass, leaning back on one arm; the other holds a sprig out to the hind."""
    pl.line("420,474 410,300 404,190", 8, start=.9, end=.9)
    kept, pl.ink = pl.ink, s.YELLOW.base
    pl.line("420,474 410,300 404,190", 4.4, start=.9, end=.9)
    pl.ink = kept
    pl.shape("400,194 398,160 410,136 430,134 444,150 440,170 432,166 434,152 426,144 414,148 408,164 408,194", s.YELLOW, 3)
    # bare feet, crossed
    for x, y, turn in ((196, 462, -10), (222, 474, 0)):
        with pl.placed(x, y, turn=turn):
            pl.shape("26,-8 8,-8 -10,-16 -26,-22 -32,-16 -24,-6 -8,4 10,8 26,8", s.SKIN_FAIR, 3)
    skirt = "322,338 368,336 396,366 416,410 432,456 428,480 340,482 272,484 222,474 230,442 258,410 290,372"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 40, along=16)
    pl.lines("338,366 306,410 276,468|374,366 374,416 354,474|396,384 410,430 408,474", 2.8)
    pl.shape("224,458 268,470 340,471 428,466 432,480 340,488 268,488 219,474", s.YELLOW, 3)
    lap = "286,366 314,346 362,346 382,368 376,398 346,416 304,414 274,396"
    pl.shape(lap, WHITE, 4)
    pl.shade(lap, 18, gap=5)
    for x, y, r, ink in ((302, 376, 14, s.RED), (328, 366, 15, s.YELLOW), (354, 374, 14, s.RED), (316, 394, 14, WHITE), (344, 394, 14, s.RED), (366, 388, 11, s.YELLOW), (290, 392, 11, s.YELLOW)):
        leaf(pl, x, y, 24, 60 + x * 3 % 180, s.GREEN)
        rose(pl, x, y, r, ink)
    bodice = "322,244 352,224 382,236 394,276 378,342* 326,344* 312,292"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 26, along=10)
    lacing(pl, 342, 276, 18, 3)
    bust(pl, 348, 230, 60, 26, cut="round", tall=42, lean=-10, trim=WHITE)
    puffed(pl, "384,246 412,320 424,408", WHITE, 42)
    slim(pl, 424, 406, 34, turn=-70)
    puffed(pl, "320,248 288,296 256,298", WHITE, 38)
    for turn in (190, 165, 215):
        leaf(pl, 238, 298, 36, turn, s.LEAF)
    pinch(pl, 246, 298, 32, turn=8)
    with head(pl, 328, 172, 92, turn=-12, neck=0):
        pl.shape("40,0 72,10 84,70 100,130 78,156 52,120 44,70", s.HAIR_FAIR, 3.4)
        pl.lines("60,30 68,90 80,140|52,50 58,90 66,126", 2.2)
        young_face(pl, smile=1, lids=.4)
        hair_up(pl, s.HAIR_FAIR, bun=False)
        pl.shape("-122,-44 -70,-42 0,-52 80,-34 122,-14 124,-34 90,-64 60,-76 -50,-84 -100,-68", STRAW, 4)
        pl.shape("-52,-80 -40,-118 4,-132 48,-118 62,-70 0,-92", STRAW, 3.8)
        pl.shape("-53,-78 0,-92 62,-68 64,-84 0,-110 -50,-96", s.RED, 3)
        rose(pl, -16, -96, 17, s.YELLOW)
        pl.lines("-90,-58 -40,-70|80,-58 104,-36|-30,-116 20,-120", 2)


def shepherdess() -> Scene:
    """One end: two hinds come to the shepherdess."""
    pl = Scene()
    mountain(pl, (120, 400), (214, 190), (330, 400), snow=.3)
    ridge(pl, "14,392 120,384 260,394 420,380 526,390", HILL)
    ground(pl, 440)
    _tree(pl)
    _hinds(pl)
    _shepherdess(pl)
    # basket of fruit
    for x, y, ink in ((456, 428, s.RED), (478, 422, s.YELLOW), (500, 428, s.RED), (466, 414, s.LEAF), (490, 412, s.RED)):
        pl.oval(x, y, 13, 13, ink, 2.8)
    pl.shape("438,432* 478,440 518,432* 510,476 446,476", STRAW, 3.8)
    pl.lines("444,446 478,454 512,446|447,460 478,468 510,460", 2.6, start=.8, end=.8)
    pl.lines("456,440 458,472|470,442 472,474|486,442 486,474|500,440 498,472", 2.2, start=.8, end=.8)
    grass(pl, "24,490 140,492 180,482 330,496 430,494")
    return pl


def _ship(pl: Scene) -> None:
    pl.shape("330,356* 336,60* 342,60* 344,356*", TIMBER, 2.8)
    sail = "346,74* 398,110 430,170 440,240 432,306* 390,296 348,300*"
    pl.shape(sail, WHITE, 4)
    pl.shade(sail, 34, along=20)
    pl.lines("348,130 390,136 414,140|348,190 400,198 436,200|348,250 396,254 438,256", 2.4)
    jib = "328,96* 316,160 288,230 262,290* 300,284 328,286*"
    pl.shape(jib, STRAW, 3.8)
    pl.lines("326,150 312,210 290,276|327,200 318,250 312,280", 2)
    pl.shape("338,60* 366,48 384,56 404,46* 396,64 380,72 362,66 341,78*", s.RED, 3)
    hull = "236,330* 300,344 380,344 456,326* 446,366 424,390 262,390 244,366"
    pl.shape(hull, s.RED, 4)
    pl.shape("236,330* 300,344 380,344 456,326* 455,340 380,356 300,356 238,344", s.YELLOW, 3)
    pl.hatch("448,356 420,388 340,390", "436,352 410,374 340,374", 14, width=1.6)


def _sailor(pl: Scene) -> None:
    # striding legs in striped trousers
    back = "186,314 232,310 226,352 196,400 170,446* 128,436* 150,390 172,350"
    front = "204,312 262,310 270,360 290,404 304,446* 262,454* 240,408 216,362"
    for leg, lean in ((back, -.36), (front, .34)):
        pl.fill(leg, WHITE)
        pl.pattern(leg, [([(x, 300), (x + 11, 300), (x + 11 + lean * 160, 460), (x + lean * 160, 460)], s.RED) for x in range(160, 280, 22)], width=0)
        pl.contour(leg, 4.2)
        pl.shade(leg, 18, gap=6, along=0)
    shoe(pl, 146, 448, 48, s.BLACK, flip=True, turn=22)
    shoe(pl, 284, 460, 50, s.BLACK, flip=True)
    # bundle and keg on the back
    pl.shape("116,240 84,246 66,278 72,318 108,334 146,322 160,280 146,250", s.GREEN, 4.2)
    pl.shade("116,240 84,246 66,278 72,318 108,334 146,322 160,280 146,250", 26, gap=7)
    pl.lines("116,244 112,290 108,330|70,284 110,292 156,282", 3, start=.8, end=.8)
    with pl.placed(124, 186, turn=-24):
        keg = "-62,-36 0,-48 62,-36 70,0 62,36 0,48 -62,36 -70,0"
        pl.shape(keg, TIMBER, 4.6)
        pl.shade(keg, 26, along=90)
        pl.shape("-62,-36 -54,0 -62,36 -72,20 -76,0 -72,-20", "#d9b078", 3.6)
        pl.line("-70,-22 -66,0 -70,22", 2)
        for x in (-36, 0, 36):
            pl.limb(f"{x},-44 {x + 8},0 {x},44", [9, 9, 9], "#c9d3dc", 2.4)
        pl.lines("-50,-14 60,-14|-50,14 60,14", 2, start=.7, end=.7)
        pl.oval(18, -26, 7, 6, "#34302f", 2)
    shirt = "178,202 216,182 258,196 274,234 266,280 270,322 226,330 182,322 186,280 172,240"
    pl.shape(shirt, s.BLUE, 4.6)
    pl.shade(shirt, 36, along=8)
    pl.shape("196,190* 218,204 246,190* 262,212 240,232 226,262* 212,232 186,214", WHITE, 3.4)
    pl.lines("200,200 216,222 226,250|250,200 238,222 230,246", 2, start=.8, end=.8)
    pl.shape("182,296* 226,306 268,296* 274,318 228,330 178,320", s.YELLOW, 3.4)
    pl.lines("190,306 228,316 266,306", 2.2)
    pl.shape("186,316 202,324 196,360 206,392 188,394 178,360", s.YELLOW, 3.2)
    pl.lines("192,330 188,360 194,388", 2)
    # arm round the keg
    pl.arm("184,206 142,234 138,196", [42, 38, 26], s.BLUE, 4.4, shade=18)
    hand(pl, 140, 200, 38, turn=74, flip=True)
    # boat-pole
    pl.shape("306,488* 300,488* 306,92* 312,92*", TIMBER, 3)
    pl.shape("308,116 304,96 308,72* 316,92 314,100 328,104 336,94* 336,114 320,118", "#c9d3dc", 3)
    pl.arm("254,206 280,268 304,256", [42, 36, 26], s.BLUE, 4.4, shade=18)
    pl.shape("294,262 292,246 300,236 316,238 322,252 316,266 302,268", FLESH, 3)
    pl.lines("300,245 318,246|298,254 319,256", 2)
    with head(pl, 220, 128, 94, right=True, turn=2, neck=130):
        face34(pl, Face(nose="broad", smile=1, age=.5, lids=.25, brows=5.8, gaze=-.7, skin=s.SKIN_TAN))
        pl.shape("34,-50 62,-30 72,10 66,44 52,54 46,20 40,-10", s.HAIR_BLACK, 3.2)
        moustache(pl, s.HAIR_BLACK)
        pl.oval(60, 28, 6, 6, s.YELLOW, 2.4)
        cap = "-62,-48 -54,-92 -20,-126 24,-128 62,-100 72,-50 40,-54 0,-64"
        pl.shape("20,-124 60,-146 102,-132 122,-96 124,-66 108,-60 96,-84 70,-96", s.RED, 3.8)
        pl.shape(cap, s.RED, 4)
        pl.shade(cap, 32, gap=6)
        pl.shape("-64,-50 0,-68 44,-56 74,-44 76,-64 44,-80 0,-90 -62,-72", s.BLUE, 3)
        pl.oval(116, -54, 11, 14, s.YELLOW, 2.8)


def _old_woman(pl: Scene) -> None:
    """She sits on a bale, bent forward over her stick."""
    bale = "396,392* 524,384* 530,482* 390,482*"
    pl.shape(bale, STRAW, 4.2)
    pl.shade(bale, 24, along=10)
    pl.lines("440,390 438,480|486,387 488,480|394,434 528,430", 4.6, start=.9, end=.9)
    shoe(pl, 386, 476, 46, s.BLACK)
    skirt = "432,342 484,340 508,366 508,400 470,418 436,424 424,446 420,470 376,468 368,440 376,398 396,362"
    pl.shape(skirt, s.BLUE, 4.8)
    pl.shade(skirt, 30, along=20)
    apron = "410,352* 452,346* 462,372 440,404 416,424 404,464 380,464 376,430 386,390"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 18, along=20)
    pl.lines("424,362 400,400 392,456|440,358 424,392", 2.4)
    bodice = "418,258 448,240 482,252 506,298 500,354* 428,358* 410,306"
    pl.shape(bodice, s.YELLOW, 4.6)
    pl.shade(bodice, 28, along=10)
    pl.lines("424,268 446,296 444,352|480,258 460,296 456,350", 2.6)
    for x in range(418, 500, 13):
        pl.line(f"{x},352 {x - 2},368", 2.4, start=.9, end=.4)
    pl.limb("356,280 360,380 366,482", [9, 9, 9], s.BROWN, 3)
    pl.shape("352,290 346,272 352,262 368,262 374,270 366,274 358,274 362,290", s.BROWN, 3)
    pl.arm("494,268 476,338 386,326", [44, 40, 24], s.YELLOW, 4.6, shade=20)
    pl.limb("400,328 384,325", [27, 28], WHITE, 2.8)
    thumb_up(pl, 366, 322, 30, skin=FLESH)
    with head(pl, 430, 190, 98, turn=-8, neck=118):
        face34(pl, Face(woman=True, nose="hooked", smile=.5, age=.9, lids=.35, brows=4, gaze=-.8), ear=False)
        pl.shape("-48,-46 -36,-66 -4,-64 24,-36 36,0 24,-20 -10,-46", s.HAIR_WHITE, 3)
        hood = "-60,-52 -32,-72 2,-64 32,-30 42,20 32,66 6,98 8,118 44,112 78,80 94,30 92,-30 72,-86 30,-118 -18,-120 -54,-96"
        pl.shape(hood, s.RED, 4.2)
        pl.hatch("92,-30 92,30 76,80 50,108", "70,-30 70,20 60,64 40,94", 12, width=1.7)
        pl.lines("-44,-80 4,-84 48,-40 60,20 46,76|-20,-102 36,-90 74,-40", 2.4)


def harbour() -> Scene:
    """The other end: the sailor lands."""
    pl = Scene()
    ridge(pl, "14,352 120,344 300,354 420,344 526,350", "#9fc6e4")
    sky(pl, "24,372 60,368 100,372|180,366 210,363 232,366|460,372 490,368 522,372|30,396 64,392 110,396", "#285a94")
    with pl.placed(150, 140, scale=.6, weight=.8):
        _ship(pl)
    ground(pl, 436, s.SOIL, rise=4)
    pl.lines("20,462 120,458 200,464|60,484 180,480 260,486", 2.2)
    _old_woman(pl)
    with pl.placed(-18, -38, scale=1.08):
        _sailor(pl)
    pl.hatch("130,476 300,478", "144,490 312,490", 18, width=1.7, start=.4)
    return pl
