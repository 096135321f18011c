# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Small scenes on the dividing line of the German pip cards, from the story of Tell.

Each gives the upper half; what lies below y = 500 is cut away and the other end shows the same picture turned.
Hearts and bells leave the middle free (x from 232 to 398), leaves and acorns a strip below y = 430.
"""

from collections.abc import Callable

from .. import style as s
from ..svg import Art
from .countryside import (
    TIMBER,
    Scene,
    cottage,
    fence,
    hair_up,
    head,
    moustache,
    pine,
    young_profile,
)
from .dress import knuckles, puffed, slim, thumb_up
from .german_parts import plume
from .landscapes import STONE, bridge_strip, cottage_strip, lake, lake_strip, land, prison_strip, tower, tree
from .parts import FLESH, WHITE, Face, face34, profile
from .people import bush, hand, mountains, shoe

_PLUM = s.PLUM


def _beret(pl: Scene) -> None:
    """Tell's flat cap with its feather, in units of a head."""
    pl.shape("40,-90 74,-140 130,-168 176,-150 150,-128 110,-112 70,-80", s.RED, 3.4)
    pl.shape("-70,-50 -84,-84 -60,-118 0,-132 66,-120 100,-86 88,-50 20,-68", _PLUM, 4.2)
    pl.shape("-66,-44 -20,-64 30,-60 74,-34 72,-52 20,-80 -60,-66", s.YELLOW, 3)


def _galloping(pl: Scene) -> None:
    """The bailiff's horse, at full stretch to the left."""
    coat, dark = "#9a5530", "#6f3a20"
    pl.line("382,408 404,404 412,424 406,446", 10, start=.9, end=.2)
    for leg, far in (("276,440 250,448 236,466", True), ("352,444 372,462 396,470", True), ("282,444 262,462 238,462", False), ("362,440 384,456 404,482", False)):
        pl.limb(leg, [22, 14, 9], dark if far else coat, 3, shade=0 if far else 6)
        x, y = map(float, leg.split()[-1].split(","))
        pl.oval(x, y + 3, 7, 6, s.BLACK, 2)
    body = "268,424 280,408 310,404 344,406 370,400 388,414 386,440 366,452 330,450 296,456 274,446"
    pl.shape(body, coat, 3.8)
    pl.shade(body, 22, gap=6, along=70)
    neck = "290,410 276,392 258,372 240,364 240,384 252,404 266,430 280,440"
    pl.shape(neck, coat, 3.4)
    pl.fill("268,412 290,410 290,440 272,436", coat, register=False)
    pl.shape("292,408 278,386 260,368 244,358 262,360 282,372 298,392", s.BLACK, 2.6)
    skull = "250,364 238,362 226,372 212,390 210,400 218,406 232,398 248,390 256,378"
    pl.shape(skull, coat, 3.2)
    pl.shape("246,364 248,348 256,362", coat, 2.4)
    pl.oval(236, 376, 3, 3, s.BLACK, 1.4)
    pl.lines("214,402 222,400|226,374 240,394|240,394 280,402 310,396", 2.6, start=.8, end=.8)
    pl.shape("312,398* 350,396* 356,424 334,430 312,424", s.RED, 3)


def _bailiff(pl: Scene) -> None:
    """He falls back, one arm flung up, the far hand still at the rein."""
    pl.limb("336,396 318,424 306,448", [22, 17, 11], s.YELLOW, 3, shade=6)
    shoe(pl, 304, 450, 26, s.BLACK)
    coat = "322,338 344,330 362,340 366,368 362,404 320,402 316,366"
    pl.shape(coat, s.GREEN, 3.8)
    pl.shade(coat, 20, along=10)
    pl.shape("318,390 340,396 364,390 364,400 340,406 317,400", s.RED, 2.4)
    pl.arm("354,348 378,326 374,286", [20, 17, 11], s.GREEN, 3.2, shade=8)
    hand(pl, 374, 288, 26, turn=84)
    with head(pl, 338, 304, 50, turn=24, neck=126):
        profile(pl, Face(nose="hooked", brow=.8, age=.6, open_mouth=True, lids=.1))
        pl.shape("-10,-90 40,-80 56,-20 50,40 30,60 24,10 10,-20", s.HAIR_BROWN, 3)
        pl.shape("-70,44 -60,60 -76,84 -60,104 -36,104 -26,84 -46,70 -50,56", s.HAIR_BROWN, 3)
        pl.shape("-72,-56 -50,-96 10,-116 60,-92 56,-58 -10,-74", s.YELLOW, 4)
        pl.shape("40,-92 80,-130 130,-130 110,-100 64,-80", s.RED, 3.2)
    pl.arm("324,348 300,370 296,394", [18, 15, 10], s.GREEN, 3.2, shade=6)
    pl.oval(295, 397, 7, 7, FLESH, 2.4)
    pl.line("338,366 286,336", 4.4, start=1, end=1)
    with pl.placed(286, 336, turn=30):
        pl.shape("8,0* -2,-9* -22,-9* -15,0* -22,9* -2,9*", s.RED, 2.6)


def hollow_lane() -> Scene:
    """Gessler shot in the hollow lane: a galloping rider with an arrow in his breast, Tell with his bow in the bushes."""
    pl = Scene()
    land(pl, "0,452 60,444 130,462 220,482 400,484 500,466 570,444 630,440")
    land(pl, "170,500 240,482 330,478 420,482 486,500", s.SOIL)
    tree(pl, 556, 504, 128, 96)
    bush(pl, 604, 512, 66, 56, ink=s.LEAF)
    with pl.placed(24, 76, scale=.85):
        _watcher(pl)
    with pl.placed(18, 16, scale=.98):
        _galloping(pl)
        _bailiff(pl)
    return pl


def _watcher(pl: Scene) -> None:
    """Tell, to the breast, behind a bush; the crossbow is shot off."""
    pl.shape("36,510* 40,470 64,452 96,450 124,468 132,510*", s.YELLOW, 3.8)
    with head(pl, 84, 410, 78, right=True, side=True, neck=126):
        profile(pl, Face(nose="straight", brow=-.6, age=.4))
        pl.shape("-12,14 -6,50 -22,84 -50,110 -72,106 -76,84 -66,68 -46,66 -28,50", s.HAIR_BROWN, 3)
        pl.shape("-20,-60 20,-50 34,20 30,50 12,20 -6,0", s.HAIR_BROWN, 3)
        _beret(pl)
    pl.limb("96,472 150,456 196,444", [11, 9, 8], TIMBER, 3)
    pl.shape("186,412 198,426 206,446 206,466 198,482 200,464 198,446 190,428", s.STEEL, 3)
    pl.arm("70,476 96,496 134,466", [28, 25, 16], s.CRIMSON, 3.6, shade=8)
    knuckles(pl, 138, 462, 24, turn=70)
    bush(pl, 52, 514, 88, 50)
    bush(pl, 118, 518, 64, 40, ink=s.LEAF)


def tell_free() -> Scene:
    """Tell rows the green boat over the lake, free: he leans into the oar."""
    pl = Scene()
    mountains(pl, "0,450 44,400 104,444 166,414 232,452 292,420 350,452 410,416 462,446 540,392 592,436 630,420", 474, s.MOUNT)
    lake(pl, 0, 630, 466)
    pl.shape("164,452* 210,458 300,466 400,458 462,446* 420,480 210,484", s.BROWN, 3.4)
    pl.limb("346,376 374,420 400,484", [44, 36, 24], s.RED, 4, shade=12)
    pl.limb("322,378 270,412 284,484", [46, 42, 26], s.RED, 4, shade=12)
    hull = "160,446* 206,468 300,478 392,472 466,440* 452,484 420,512 210,512 178,486"
    pl.shape(hull, s.GREEN, 4.6)
    pl.shade(hull, 26, along=0)
    pl.lines("170,460 214,484 300,492 394,486 460,456", 3.2, start=.7, end=.7)
    _rower(pl)
    with pl.placed(242, 468, turn=27):
        pl.shape("-6,-24* 6,-24* 12,0 13,38 0,46 -13,38 -12,0", TIMBER, 3)
        pl.line("0,-14 0,34", 2)
    kept, pl.ink = pl.ink, WHITE
    pl.lines("176,494 196,488 216,496 236,488|430,494 452,488 474,494|86,486 106,482 126,487|520,486 540,482 562,487", 3.4, start=.6, end=.6)
    pl.ink = kept
    return pl


def _rower(pl: Scene) -> None:
    """A lunge: one knee bent, both fists on the oar that crosses him."""
    pl.arm("282,270 250,312 292,352", [36, 32, 20], s.CRIMSON, 4, shade=10)
    tunic = "270,262 296,246 334,252 352,278 352,330 362,372 374,396 336,404 296,398 290,370 284,330 264,292"
    pl.shape(tunic, s.YELLOW, 4.6)
    pl.shade(tunic, 30, along=10)
    for x, y in ((292, 282), (322, 274), (308, 312), (336, 306), (322, 382), (348, 378)):
        pl.shape(f"{x},{y - 13}* {x + 7},{y + 2} {x},{y + 13} {x - 7},{y + 2}", s.RED, 2)
    pl.shape("287,344* 322,352 353,340* 356,354* 322,366 288,358*", s.BROWN, 3)
    pl.shape("314,348* 328,346* 329,362* 315,364*", s.YELLOW, 2.4)
    pl.limb("382,196 304,346 232,486", [9, 9, 9], TIMBER, 3)
    pl.arm("334,268 390,292 362,244", [36, 32, 20], s.CRIMSON, 4, shade=10)
    knuckles(pl, 359, 240, 32, turn=20)
    thumb_up(pl, 300, 352, 34, turn=24, flip=True)
    with head(pl, 290, 202, 86, turn=-4, neck=128):
        face34(pl, Face(nose="straight", smile=.6, age=.4, lids=.1))
        pl.shape("36,-60 60,-40 68,10 60,50 46,46 44,0", s.HAIR_BROWN, 3)
        moustache(pl, s.HAIR_BROWN, beard=True)
        _beret(pl)


def _country(pl: Scene, peaks: str) -> None:
    """Mountains and a meadow from frame to frame, below the signs."""
    mountains(pl, f"0,452 {peaks} 630,446", 478, s.MOUNT)
    land(pl, "0,476 110,468 240,474 330,466 420,474 520,468 630,476")


def round_castle() -> Scene:
    """Imperial castle with round tower and pennant."""
    pl = Scene()
    _country(pl, "52,404 116,450 190,436 250,456 320,440 400,456 460,438 528,446 580,400")
    pine(pl, 248, 496, 74)
    tower(pl, 346, 470, 56, 66, roof=s.RED)
    pl.shape("366,474* 366,430* 392,430* 392,474*", STONE, 2.8)
    pl.shape("362,432* 379,414* 396,432*", s.RED, 2.6)
    # round keep with battlements and pennant
    pl.shape("280,476* 278,390 280,386* 322,386* 324,390 322,476* 301,482", STONE, 3.6)
    pl.hatch("322,392 322,470", "306,392 306,470", 12, width=1.6)
    pl.shape("274,388 300,394 328,388 328,376 300,382 274,376", STONE, 2.8)
    for x in (276, 296, 316):
        pl.shape(f"{x},378* {x},366* {x + 11},366* {x + 11},379*", STONE, 2.4)
    pl.line("302,372 302,336", 3.4, start=.9, end=.9)
    pl.shape("303,338* 338,342 326,350 340,358 303,356*", s.RED, 2.6)
    pl.shape("296,480* 296,458 302,452 308,458 308,480*", s.BLACK, 2)
    bush(pl, 384, 498, 40, 34)
    return pl


def twin_castle() -> Scene:
    """Castle with two towers seen from the front."""
    pl = Scene()
    _country(pl, "40,420 100,404 170,452 240,440 320,456 396,440 470,452 530,408 590,430")
    pl.shape("270,488* 270,422* 360,422* 360,488*", STONE, 3.4)
    pl.lines("272,440 358,440", 2)
    for x in (280, 300, 320, 340):
        pl.shape(f"{x},423* {x},412* {x + 10},412* {x + 10},423*", STONE, 2.2)
    for x in (262, 368):
        tower(pl, x, 490, 38, 98, roof=s.BLUE)
    pl.shape("300,488* 300,462 315,448 330,462 330,488*", s.BROWN, 2.8)
    pl.lines("308,456 308,486|315,450 315,486|322,456 322,486", 1.8)
    pl.shape("306,430* 324,430* 324,442 315,448 306,442*", s.RED, 2.2)
    bush(pl, 244, 500, 34, 34)
    bush(pl, 386, 500, 34, 30)
    return pl


def pierced_apple() -> Scene:
    """Tell's crossbow and the apple pierced by the arrow."""
    pl = Scene()
    with pl.placed(-12.6, -10, scale=1.04):
        # stock upright behind the apple, the bow above it, drawn
        pl.shape("308,366* 322,366* 328,510* 302,510*", TIMBER, 3.4)
        pl.hatch("321,376 326,500", "315,376 316,500", 18, width=1.5)
        bow = "232,388 258,364 290,352 315,350 340,352 372,364 398,388 390,388 366,374 338,364 315,362 292,364 264,374 240,388"
        pl.shape(bow, s.SLATE, 3.6)
        pl.lines("236,386 315,402 394,386", 4, start=.9, end=.9)
        pl.shape("306,342* 324,342* 326,370* 304,370*", s.YELLOW, 2.8)
        pl.line("315,342 306,328 315,318 324,328 316,340", 3.4, start=.9, end=.9)
        apple = "315,386 298,374 278,384 272,410 286,438 306,444 315,440 324,444 346,436 358,410 352,384 332,374"
        pl.shape(apple, s.RED, 4.2)
        pl.shade(apple, 26, gap=6)
        pl.fill("288,392 296,386 298,396 290,410 284,406", "#f08a72", register=False)
        pl.line("315,388 314,376 320,364", 4, start=.9, end=.5)
        pl.shape("320,370 332,356 352,358 342,370 328,374", s.LEAF, 2.6)
        pl.line("322,369 346,360", 1.6)
        # bolt
        pl.line("354,410 436,410", 6, start=.9, end=.9)
        pl.shape("398,408* 412,396* 440,396* 430,410* 440,424* 412,424* 398,412*", s.SKY, 2.8)
        pl.line("274,410 206,410", 6, start=.9, end=.9)
        pl.shape("222,398* 186,410* 222,422* 214,410*", s.STEEL, 2.8)
        pl.lines("346,402 362,397|346,418 362,423", 2.4)
    return pl


def farewell() -> Scene:
    """Tell, his wife at his breast, lays his hand on the head of the boy who clings to him."""
    pl = Scene()
    mountains(pl, "0,456 50,408 110,450 170,426 240,458 320,440 400,458 452,424 520,452 574,402 630,446", 476, s.MOUNT)
    land(pl, "0,474 110,466 240,476 400,474 520,466 630,474")
    pine(pl, 60, 502, 104)
    pine(pl, 112, 504, 78)
    cottage(pl, 542, 504, 104, 84)
    _wife(pl)
    _taking_leave(pl)
    _boy(pl)
    pl.arm("270,272 240,306 240,348", [36, 32, 20], s.CRIMSON, 4, shade=10)
    hand(pl, 240, 334, 26, turn=-80)
    return pl


def _wife(pl: Scene) -> None:
    skirt = "338,344 382,340 400,392 418,494 366,502 318,496 322,420"
    pl.shape(skirt, s.BLUE, 4.2)
    pl.shade(skirt, 28, along=10)
    pl.lines("384,380 398,492|374,366 384,430", 2.6)
    pl.shape("336,346 362,344 366,420 358,486 330,488 322,440", WHITE, 3.4)
    pl.lines("350,356 346,430 344,480|338,360 334,420", 2.2)
    bodice = "336,278 360,264 386,278 396,306 384,348 336,350 330,310"
    pl.shape(bodice, s.RED, 4.2)
    pl.shade(bodice, 22, along=10)
    with head(pl, 358, 226, 74, side=True, turn=4, neck=132):
        young_profile(pl, lids=.5, smile=-.2)
        hair_up(pl, s.HAIR_FAIR)
    # his far hand at her back
    pl.shape("398,322 388,316 374,316 366,322 368,328 364,332 370,338 386,340 398,334", FLESH, 2.8)
    pl.lines("368,328 382,327|370,334 382,334", 1.8)


def _taking_leave(pl: Scene) -> None:
    for x, toe in ((276, 0), (310, 4)):
        pl.limb(f"{x},392 {x + toe},440 {x + toe},484", [36, 30, 20], s.BROWN, 4, shade=10)
        shoe(pl, x + toe, 486, 36, s.BLACK, flip=True)
    tunic = "262,268 288,250 316,260 330,288 326,340 334,400 300,412 258,404 266,342 256,300"
    pl.shape(tunic, s.YELLOW, 4.6)
    pl.shade(tunic, 26, along=10)
    for x, y in ((278, 300), (302, 284), (282, 386), (312, 386)):
        pl.shape(f"{x},{y - 12}* {x + 6},{y + 2} {x},{y + 12} {x - 6},{y + 2}", s.RED, 2)
    pl.shape("264,342* 296,352 327,342* 328,356* 296,366 262,356*", s.BROWN, 3)
    with head(pl, 284, 204, 82, right=True, side=True, turn=6, neck=128):
        profile(pl, Face(nose="straight", lids=.4, brow=.6, age=.4))
        pl.shape("-12,14 -6,50 -22,84 -50,110 -72,106 -76,84 -66,68 -46,66 -28,50", s.HAIR_BROWN, 3)
        pl.shape("-20,-60 20,-50 34,20 30,50 12,20 -6,0", s.HAIR_BROWN, 3)
        _beret(pl)
    puffed(pl, "366,286 352,330 308,312", WHITE, 36)
    slim(pl, 312, 314, 30, turn=24)


def _boy(pl: Scene) -> None:
    for x in (238, 256):
        pl.limb(f"{x},440 {x - 2},464 {x - 2},486", [24, 20, 13], s.NAVY, 3.2, shade=6)
        shoe(pl, x - 2, 486, 26, s.BLACK, flip=True)
    smock = "226,394 246,386 266,396 272,424 268,456 228,458 220,430"
    pl.shape(smock, s.GREEN, 4)
    pl.shade(smock, 18, along=10)
    pl.line("224,436 246,442 270,436", 3)
    with head(pl, 248, 366, 52, right=True, side=True, turn=-14, neck=118, skin=s.SKIN_FAIR):
        young_profile(pl, lids=.2, smile=.2)
        pl.shape("-58,-56 -30,-66 -6,-40 -4,0 8,40 34,36 50,-10 44,-70 8,-108 -44,-104 -66,-80", s.HAIR_FAIR, 3.6)
        pl.lines("-40,-88 10,-80 32,-20|-6,-100 36,-70 44,-20", 2.2)
    pl.arm("248,404 276,424 306,410", [26, 22, 14], s.GREEN, 3.4, shade=8)
    pl.shape("304,402 316,400 322,408 316,416 304,416", FLESH, 2.6)


def hat_on_pole() -> Scene:
    """Gessler's hat on the pole behind a fence."""
    pl = Scene()
    _country(pl, "46,402 108,446 180,436 240,458 320,446 390,458 450,438 520,410 586,438")
    bush(pl, 246, 498, 44, 44)
    bush(pl, 386, 498, 40, 50)
    pl.shape("309,510* 310,388* 320,388* 321,510*", TIMBER, 3)
    pl.line("317,396 317,480", 1.8)
    plume(pl, "326,360 340,336 362,326 384,338 392,362", 30, s.RED, lobes=5, width=3)
    pl.shape("264,384 290,374 340,374 368,384 344,394 288,394", s.GREEN, 3.6)
    crown = "284,380 288,352 304,340 330,340 344,354 346,380 315,388"
    pl.shape(crown, s.GREEN, 3.8)
    pl.shade(crown, 20, gap=5)
    pl.shape("284,370 315,378 346,370 346,380 315,388 284,380", s.RED, 2.8)
    fence(pl, 262, 370, 498, 40, posts=5)
    return pl


def tells_house() -> Scene:
    """Tell's house: steep roof, little spire, cypress."""
    pl = Scene()
    _country(pl, "58,414 118,440 180,450 250,436 320,452 390,438 452,450 516,402 582,428")
    cypress = "250,380 260,414 266,456 260,494 240,494 234,456 240,414"
    pl.shape(cypress, s.GREEN, 3)
    pl.shade(cypress, 14, gap=6, along=30)
    cottage(pl, 318, 494, 110, 120, wall=s.TAN)
    pl.shape("384,494* 384,440* 400,440* 400,494*", WHITE, 2.6)
    pl.shape("379,442* 392,388* 405,442*", s.BLUE, 2.8)
    pl.lines("392,388 392,374|387,380 397,380", 3, start=.9, end=.9)
    fence(pl, 264, 300, 498, 20, posts=3)
    return pl


VIGNETTES: dict[tuple[str, int], Callable[[], Scene]] = {
    ("H", 7): hollow_lane, ("H", 8): tell_free, ("H", 9): round_castle, ("H", 10): twin_castle,
    ("D", 7): pierced_apple, ("D", 8): farewell, ("D", 9): hat_on_pole, ("D", 10): tells_house,
    ("S", 7): cottage_strip, ("S", 8): prison_strip, ("C", 7): bridge_strip, ("C", 8): lake_strip,
}  # fmt: skip
"""The scene of a pip card by suit and number."""


def scene(suit: str, number: int) -> Art:
    """The vignette of a card, or nothing."""
    draw = VIGNETTES.get((suit, number))
    return draw().art if draw else []
