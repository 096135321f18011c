# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XVIII: the washerwoman and the man in the fez; the page who holds the yarn for a lady."""

from .. import style as s
from .children import child_face
from .countryside import (
    HILL,
    ROCK,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    ground,
    hair_up,
    head,
    moustache,
    ridge,
    young_face,
)
from .dress import bust, knuckles, pinch, rolled
from .lines import ring
from .parts import FLESH, WHITE, Face, face34
from .people import grass, hand, shoe, sky

_STONE = "#dcd4c6"
_WATER = "#9fc6e4"


def _castle(pl: Scene) -> None:
    hill = "-10,400* 0,330 40,290 96,268 150,276 196,316 250,400*"
    pl.shape(hill, ROCK, 3)
    pl.hatch("150,280 196,318 240,392", "120,290 150,330 176,392", 12, width=1.7)
    for x, y, w, h in ((58, 276, 30, 66), (120, 276, 30, 54), (84, 270, 40, 40)):
        pl.shape(f"{x},{y}* {x},{y - h}* {x + w},{y - h}* {x + w},{y}*", _STONE, 3)
        pl.hatch(f"{x + w},{y - h + 4} {x + w},{y - 4}", f"{x + w - 11},{y - h + 4} {x + w - 11},{y - 4}", int(h / 9), width=1.5)
    for x, y, w in ((54, 210, 38), (116, 222, 38)):
        pl.shape(f"{x},{y}* {x + w / 2},{y - 38}* {x + w},{y}*", s.RED, 3)


def _washer(pl: Scene) -> None:
    """On her knees by the water, wringing a sheet; she looks up at him."""
    skirt = "176,356 216,330 264,338 302,372 326,420 334,466 300,486 220,490 140,488 112,470 126,420 148,384"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 40, along=14)
    pl.lines("176,376 146,430 138,482|220,366 200,430 204,486|268,366 270,430 264,484|296,386 310,440 304,478", 2.8)
    shoe(pl, 318, 476, 44, s.BLACK, turn=-170, flip=True)
    jacket = "166,262 202,234 242,246 266,292 264,348 216,362 174,352 168,310 154,290"
    pl.shape(jacket, s.RED, 4.6)
    pl.shade(jacket, 34, along=12)
    bust(pl, 206, 246, 56, 26, cut="vee", tall=34, lean=2)
    for y in (294, 312, 330):
        pl.oval(204, y, 4.4, 4.4, s.GOLD, 1.8)
    with head(pl, 206, 188, 96, right=True, turn=-8, neck=0):
        pl.shape("20,-100 64,-84 92,-30 96,40 112,110 138,170 96,184 60,160 48,100 50,20", WHITE, 3.8)
        pl.lines("70,-50 76,40 100,150|56,20 64,100 84,168", 2.2)
        young_face(pl, smile=1, lids=.25)
        pl.shape("-50,-46 -36,-66 -4,-62 26,-36 40,6 30,-40 -4,-76 -34,-80", s.HAIR_BLACK, 3)
        pl.shape("-58,-56 -34,-76 0,-70 30,-40 44,10 54,40 72,10 70,-50 44,-104 -8,-122 -48,-98", WHITE, 3.8)
        pl.lines("-44,-82 0,-90 44,-50 60,0|-20,-106 34,-92 62,-46", 2.2)
        pl.shape("-60,-58 -34,-78 0,-72 32,-40 46,12 36,14 22,-30 -4,-60 -34,-66", s.RED, 2.6)


def _wringing(pl: Scene) -> None:
    """The sheet hangs into the water."""
    sheet = "124,336* 168,326* 174,352 160,392 168,440 150,470 112,468 84,474 88,430 104,388 112,356"
    pl.shape(sheet, WHITE, 4.2)
    pl.shade(sheet, 24, along=14)
    pl.lines("130,342 122,390 108,460|150,336 140,390 134,462|164,344 152,390 154,450", 2.4)
    pl.lines("96,474 94,486|120,472 122,486|142,472 144,484", 3, start=.9, end=.4)


def _basket(pl: Scene) -> None:
    pl.shape("306,440 320,410 346,418 366,400 388,420 400,440", WHITE, 3.4)
    pl.lines("326,420 336,436|366,410 360,434|384,424 380,438", 2)
    outline = "298,438* 352,448 408,438* 398,488 352,494 308,488*"
    pl.shape(outline, STRAW, 4)
    pl.shade(outline, 18, along=0)
    pl.lines("302,454 352,464 404,454|305,470 352,480 401,470|324,444 328,490|352,448 352,494|380,444 376,490", 2.4, start=.8, end=.8)


def _fez(pl: Scene) -> None:
    """He explains with one hand; the other is in his sash."""
    pl.limb("454,392 460,430 462,464", [40, 36, 22], WHITE, 4, shade=14)
    shoe(pl, 462, 472, 50, s.RED)
    pl.limb("398,392 394,430 392,464", [40, 36, 22], WHITE, 4, shade=14)
    shoe(pl, 390, 472, 50, s.RED)
    breeches = "384,308 472,304 496,352 494,402 448,412 430,370 412,412 366,404 362,352"
    pl.shape(breeches, s.RED, 4.6)
    pl.shade(breeches, 32, along=8)
    pl.lines("430,322 430,368|396,322 384,396|462,322 476,394", 2.8)
    coat = "374,214 416,190 462,206 486,252 484,300 430,318 376,308 370,262"
    pl.shape(coat, s.GREEN, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("398,204* 438,198* 444,246 440,300* 402,302* 398,250", WHITE, 3)
    pl.lines("404,210 406,296|434,206 438,294", 5, start=.8, end=.8)
    pl.lines("390,222 388,262 392,298|454,216 462,256 458,294", 3)
    pl.shape("370,292* 428,306 486,288* 490,322* 430,340 370,324*", s.YELLOW, 3.4)
    pl.lines("376,302 430,316 484,300|376,314 430,328 486,312", 2.2)
    pl.arm("464,214 512,268 472,312", [44, 44, 26], s.GREEN, 4.6, shade=22)
    pl.limb("484,298 470,314", [32, 32], s.RED, 3.2)
    hand(pl, 470, 314, 34, turn=-10)
    with head(pl, 410, 138, 98, turn=-6, neck=128, skin=s.SKIN_TAN):
        face34(pl, Face(skin=s.SKIN_TAN, nose="hooked", smile=.9, age=.35, lids=.25, brows=6, gaze=-.7))
        back_hair(pl, s.HAIR_BLACK)
        moustache(pl, s.HAIR_BLACK)
        pl.shape("-46,-58* -30,-150* 6,-160 40,-148* 62,-48* 6,-66", s.RED, 4.2)
        pl.shade("-46,-58* -30,-150* 6,-160 40,-148* 62,-48* 6,-66", 34, gap=6)
        pl.oval(6, -154, 30, 8, s.RED, 3)
        pl.line("8,-154 50,-144 74,-112", 4, start=.9, end=.9)
        pl.shape("66,-116 82,-114 90,-78 62,-78", s.BLUE, 2.8)


def washing() -> Scene:
    """One end: talk at the washing-place."""
    pl = Scene()
    ridge(pl, "14,380 120,372 260,380 420,366 526,376", HILL)
    _castle(pl)
    ground(pl, 440)
    pl.fill("10,410* 90,404 130,420 108,450 150,480 170,512* 10,512*", _WATER)
    pl.line("14,408 90,404 130,420 108,450 150,480 168,502", 3)
    sky(pl, "20,426 56,422 94,426|24,448 50,444 84,448|22,472 56,468 90,472|40,490 80,486 126,490", "#285a94")
    _fez(pl)
    pl.arm("382,216 344,268 316,232", [42, 40, 26], s.GREEN, 4.4, shade=18)
    pl.limb("328,244 314,230", [31, 31], s.RED, 3.2)
    hand(pl, 312, 228, 40, turn=34, skin=s.SKIN_TAN)
    _washer(pl)
    _wringing(pl)
    rolled(pl, "236,256 250,318 188,336", s.RED, 38)
    rolled(pl, "172,268 108,290 140,334", s.RED, 36)
    knuckles(pl, 142, 336, 28, turn=100, skin=s.SKIN_FAIR)
    knuckles(pl, 180, 338, 28, turn=-60, skin=s.SKIN_FAIR)
    _basket(pl)
    grass(pl, "270,498 420,498 500,496")
    pl.hatch("410,484 500,484", "424,496 514,496", 10, width=1.7, start=.4)
    return pl


def _park(pl: Scene) -> None:
    """A clipped hedge, and a fountain far off."""
    hedge = "14,400* 14,352 60,346 130,352 190,346 250,352 320,346 380,352* 380,404*"
    pl.shape(hedge, s.GREEN, 3.2)
    for x in range(40, 380, 44):
        pl.lines(f"{x},366 {x + 6},372 {x + 12},366|{x + 22},384 {x + 28},390 {x + 34},384", 2.2, start=.4, end=.4)
    pl.shape("44,346* 40,320 62,306 84,320 80,346*", _STONE, 3)
    for x, y in ((46, 298), (64, 288), (80, 300)):
        pl.oval(x, y, 15, 14, s.RED, 2.8)


def _page(pl: Scene) -> None:
    """He kneels on a stool and holds out both hands with the skein."""
    for x in (70, 160):
        pl.shape(f"{x},452* {x + 14},452* {x + 18},490* {x - 4},490*", TIMBER, 2.8)
    pl.shape("52,436* 186,436* 190,456* 48,456*", s.RED, 3.6)
    pl.lines("60,447 180,447", 2.2)
    cloak = "112,244 78,282 52,340 34,400 46,432 80,426 104,400 132,340 150,280"
    pl.shape(cloak, s.YELLOW, 4.6)
    pl.shade(cloak, 30, along=12)
    pl.lines("104,266 74,330 54,412|122,280 98,346 82,412", 2.8)
    pl.limb("120,372 88,414 60,430", [46, 38, 24], WHITE, 4, shade=14)
    shoe(pl, 54, 430, 44, s.RED, turn=90)
    pl.limb("158,362 172,404 150,428", [52, 44, 34], s.RED, 4.4, shade=18)
    pl.limb("166,424 130,432 102,434", [30, 28, 20], WHITE, 3.6, shade=10)
    jacket = "112,246 150,222 186,234 204,278 196,324 204,366 158,382 112,370 118,318 104,282"
    pl.shape(jacket, s.GREEN, 4.6)
    pl.shade(jacket, 36, along=10)
    pl.shape("116,310* 160,322 198,308* 199,324* 160,338 116,326*", s.GOLD, 3)
    pl.shape("114,244 126,228 150,218 180,224 192,238 180,244 168,238 158,250 146,242 134,250 128,240", WHITE, 3)
    with head(pl, 160, 178, 96, right=True, turn=2, neck=118):
        child_face(pl, smile=1.2, lids=.2)
        pl.shape("-52,-46 -30,-60 6,-52 34,-26 46,16 52,60 76,70 90,30 80,-40 50,-94 -10,-106 -46,-84", s.HAIR_FAIR, 3.6)
        pl.lines("48,-60 72,-10 76,50|58,20 66,60", 2.2)
        pl.shape("-60,-54 -34,-76 6,-70 46,-44 66,-20 78,-40 62,-96 14,-124 -36,-112 -58,-84", s.BLUE, 3.8)
        pl.lines("-46,-88 0,-96 60,-50|-20,-108 30,-100 66,-60", 2.2)
        pl.shape("64,-36 90,-20 116,26 112,66 92,50 74,0", s.BLUE, 3.2)


_YARN = s.BLUE


def _loop(pl: Scene, outline: str, strands: tuple[str, str]) -> None:
    """Half of the skein, with its strands."""
    pl.shape(outline, _YARN, 3.8)
    kept, pl.ink = pl.ink, "#d6e9f4"
    for strand in strands:
        pl.line(strand, 2.2, start=.6, end=.6)
    pl.ink = kept


def _upright(pl: Scene, x: float, y: float, *, flip: bool = False) -> None:
    """A hand held up, palm inwards, its wrist at (x, y)."""
    with pl.placed(x, y, flip=flip):
        pl.shape("-11,4 -15,-24 -17,-52 -12,-80 -5,-84 -1,-78 3,-88 9,-86 10,-76 16,-74 19,-66 18,-40 26,-50 33,-50 32,-40 22,-22 14,-6 11,5", FLESH, 3.2)
        pl.lines("-1,-78 -2,-54|10,-76 9,-54|18,-42 16,-30", 1.9)


def _skein(pl: Scene) -> None:
    """A ring of yarn stretched over two hands."""
    _loop(pl, "194,262 204,226 234,208 264,205 298,210 326,226 336,258 328,268 318,256 306,240 284,230 262,228 238,234 218,246 208,260 202,270", ("204,252 228,226 264,214 302,222 322,246", "214,256 236,232 264,224 296,230 316,252"))
    _upright(pl, 214, 318)
    _upright(pl, 314, 314, flip=True)
    _loop(pl, "192,256 200,284 222,304 264,314 306,304 330,282 338,254 330,246 320,256 310,276 290,288 264,292 236,288 218,276 208,258 200,248", ("204,268 222,292 264,304 306,290 324,264", "208,258 226,282 264,294 302,280 318,256"))


def _winder(pl: Scene) -> None:
    """Enthroned in her armchair, she winds the ball and watches him more than the yarn."""
    chair = "436,190* 442,136 466,110 498,116 516,144* 530,144* 530,470* 436,470*"
    pl.shape(chair, s.GREEN, 4.4)
    pl.shade(chair, 26, along=10)
    pl.shape("426,190* 432,132 460,98 500,102 534,134 534,152 510,140 494,122 468,118 448,142 444,190*", s.GOLD, 3.4)
    shoe(pl, 326, 478, 42, s.BLACK)
    skirt = "396,318 446,312 488,330 508,376 514,432 516,470 456,490 382,490 306,482 298,440 312,384 338,340"
    pl.shape(skirt, s.RED, 4.8)
    pl.shade(skirt, 42, along=12)
    panel = "396,322 428,320 424,380 410,488 350,487 364,420 378,360"
    pl.shape(panel, s.YELLOW, 3.8)
    pl.lines("400,340 384,410 372,480|416,340 408,410 396,482", 2.4)
    pl.lines("352,352 324,416 322,476|456,340 464,410 458,482|484,350 496,410 494,470", 2.8)
    bodice = "398,234 430,210 464,222 482,266 472,326* 406,328* 392,276"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 28, along=10)
    bust(pl, 430, 216, 66, 32, cut="square", tall=36, lean=-2)
    for y in (272, 290, 308):
        pl.oval(430, y, 5.4, 5.4, s.GOLD, 1.8)
    with head(pl, 424, 152, 100, turn=2, neck=0):
        young_face(pl, smile=.9, lids=.4)
        hair_up(pl, s.HAIR_DARK)
        pl.shape("-44,-86 -18,-116 26,-120 62,-94 74,-60 52,-76 10,-94", s.HAIR_DARK, 3.2)
        pl.lines("-26,-96 -14,-108|0,-98 8,-114|26,-92 38,-108|46,-80 60,-90", 2.2)
        pl.oval(54, 40, 6, 8, s.GOLD, 2.2)
        for x, y in ((-30, -94), (4, -100), (38, -92)):
            pl.oval(x, y, 7, 7, s.YELLOW, 2)


def _lapdog(pl: Scene) -> None:
    body = "220,458 244,444 276,450 292,472 286,492 224,494 210,480"
    pl.shape(body, s.FAWN, 3.8)
    pl.shade(body, 18, along=20)
    pl.shape("284,466 304,450 310,462 296,480", s.FAWN, 2.8)
    skull = "198,444 208,426 230,426 242,442 238,460 222,468 204,466 190,456"
    pl.shape(skull, s.FAWN, 3.6)
    pl.shape("226,428 244,434 252,458 240,468 230,450", s.BROWN, 3)
    pl.fill(ring(212, 443, 4, 4.8), pl.ink, register=False)
    pl.fill("186,454 196,449 198,456 191,461", pl.ink, register=False)


def winding() -> Scene:
    """The other end: winding yarn."""
    pl = Scene()
    ridge(pl, "14,392 120,384 260,394 420,380 526,390", HILL)
    _park(pl)
    ground(pl, 424)
    pl.fill("14,462 150,450 300,462 440,456 526,466 526,512* 14,512*", s.SOIL)
    _winder(pl)
    pl.arm("176,250 254,364 310,316", [40, 40, 26], s.GREEN, 4.2, shade=14)
    pl.limb("298,326 314,313", [28, 28], WHITE, 3)
    _page(pl)
    _lapdog(pl)
    _skein(pl)
    pl.arm("118,254 144,338 208,322", [44, 44, 28], s.GREEN, 4.6, shade=18)
    pl.limb("196,328 213,320", [30, 30], WHITE, 3)
    # thread and ball
    kept, pl.ink = pl.ink, _YARN.dark
    pl.line("318,236 336,248 356,236", 3.6, start=1, end=1)
    pl.ink = kept
    rolled(pl, "404,236 380,312 372,292", s.YELLOW, 38)
    pl.oval(376, 246, 31, 30, _YARN, 4.2)
    kept, pl.ink = pl.ink, "#d6e9f4"
    pl.lines("350,240 374,226 402,240|348,252 374,238 404,252|356,266 376,252 402,264|364,224 354,246 362,268|386,222 398,244 390,268", 2.2)
    pl.ink = kept
    pl.shape("384,288 362,290 346,278 344,264 352,264 364,274 384,270 398,262 404,266 400,280", s.SKIN_FAIR, 3.2)
    pl.lines("396,270 390,278|404,268 398,276", 1.8)
    rolled(pl, "466,236 486,308 424,294", s.YELLOW, 42)
    pinch(pl, 412, 282, 34, turn=14)
    return pl
