# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XI: the tired guest and the hostess; a rest with the white donkey."""

from .. import style as s
from .countryside import (
    HILL,
    STRAW,
    TIMBER,
    Scene,
    back_hair,
    ground,
    hair_up,
    head,
    moustache,
    profile_hair,
    ridge,
    room,
    young_face,
    young_profile,
)
from .dress import bust, knuckles, rolled, slim, tight, under, wrapped
from .lines import ring
from .parts import WHITE, Face, face34, profile
from .people import grass, hand, leaf, rose, shoe

_GREY = "#e4e1d8"
_PINK = "#f3b9a6"


def _stove(pl: Scene) -> None:
    pl.shape("14,264* 112,264* 112,470* 14,470*", s.GREEN, 3.8)
    for y in (272, 318, 364, 410):
        for x in (18, 64):
            pl.shape(f"{x},{y}* {x + 42},{y}* {x + 42},{y + 42}* {x},{y + 42}*", s.LEAF, 2.2)
            pl.shape(f"{x + 21},{y + 6}* {x + 36},{y + 21}* {x + 21},{y + 36}* {x + 6},{y + 21}*", s.YELLOW, 2)
    pl.hatch("111,272 111,460", "96,272 96,460", 22, width=1.6)
    pl.shape("6,252* 122,252* 116,270* 10,270*", s.YELLOW, 3.2)
    pl.shape("6,456* 122,456* 126,480* 6,480*", s.YELLOW, 3.2)
    urn = "44,252* 40,236 52,222 34,196 40,174 64,166 88,174 94,196 76,222 88,236 84,252*"
    pl.shape(urn, WHITE, 3.8)
    pl.shade(urn, 22)
    pl.shape("46,172 64,156 82,172 64,178", s.BLUE, 2.8)
    pl.shape("35,192 64,200 93,192 92,204 64,212 38,204", s.BLUE, 2.6)


def _window(pl: Scene) -> None:
    pl.shape("252,40* 360,40* 360,150* 252,150*", TIMBER, 3.6)
    pl.shape("264,52* 348,52* 348,138* 264,138*", s.SKY, 2.8)
    pl.lines("306,52 306,138|264,95 348,95", 4.4, start=.9, end=.9)
    pl.shape("244,148* 368,148* 368,160* 244,160*", TIMBER, 3)


def _guest(pl: Scene) -> None:
    """He sleeps where he sits; the glass has stayed in his hand."""
    # chair
    pl.shape("300,210* 316,206* 326,480* 308,480*", TIMBER, 3.4)
    pl.shape("192,388* 318,384* 320,404* 192,408*", TIMBER, 3.4)
    pl.shape("200,406* 214,406* 210,482* 196,482*", TIMBER, 3)
    # legs stretched out
    pl.limb("212,404 168,436 128,464", [46, 38, 24], WHITE, 4, shade=14)
    shoe(pl, 122, 466, 50, s.BLACK, turn=30)
    pl.limb("252,410 216,446 180,474", [46, 38, 24], WHITE, 4.2, shade=16)
    shoe(pl, 174, 478, 52, s.BLACK, turn=24)
    breeches = "232,342 310,346 320,390 288,414 252,436 222,422 204,430 178,408 194,380"
    pl.shape(breeches, s.RED, 4.6)
    pl.shade(breeches, 30, along=20)
    pl.lines("250,372 226,396 214,416", 2.8)
    coat = "216,238 252,206 296,214 322,258 322,320 330,376 276,388 226,370 214,320 204,280"
    pl.shape(coat, s.BLUE, 4.6)
    pl.shade(coat, 40, along=12)
    pl.shape("214,246* 238,220* 254,280 256,370* 230,364* 218,310", s.YELLOW, 3.2)
    for y in (270, 294, 318, 342):
        pl.oval(239, y, 4.4, 4.4, s.RED, 1.8)
    pl.shape("220,236 244,222 268,226 258,248 236,256 222,250", WHITE, 3)
    with head(pl, 216, 178, 102, turn=-24, neck=124):
        face34(pl, Face(nose="broad", smile=-.2, age=.75, lids=1, brows=5, brow=.4))
        back_hair(pl, s.HAIR_GREY)
        moustache(pl, s.HAIR_GREY)
        pl.shape("-56,-46 -50,-84 -20,-110 30,-104 62,-70 66,-44 20,-62 -20,-62", s.RED, 4)
        pl.shape("36,-100 84,-100 112,-62 104,-30 92,-28 92,-60 66,-78", s.RED, 3.4)
        pl.oval(98, -20, 13, 13, WHITE, 2.8)
        pl.shape("-60,-38 -56,-58 -16,-76 30,-74 68,-54 70,-36 22,-56 -20,-56", WHITE, 3)
    # the near arm hangs down
    pl.arm("304,228 344,304 322,376", [46, 44, 28], s.BLUE, 4.6, shade=24)
    pl.limb("328,356 321,378", [33, 34], WHITE, 3)
    hand(pl, 322, 376, 40, turn=-70)


def _glass(pl: Scene) -> None:
    pl.shape("148,252* 190,252* 184,290 178,304 160,304 154,290", WHITE, 3.2)
    pl.fill("152,268* 188,268* 183,288 176,300 162,300 156,288", s.RED)
    pl.shape("164,304* 174,304* 175,330* 190,338* 148,338* 163,330*", WHITE, 2.8)


def _hostess(pl: Scene) -> None:
    """Lean and upright in a long bibbed apron, the jug high on her hand, the other on her hip."""
    shoe(pl, 406, 478, 44, s.BLACK)
    shoe(pl, 446, 478, 44, s.BLACK)
    skirt = "396,316* 456,314* 474,360 482,412 488,464 440,474 394,470 372,462 378,410 386,360"
    pl.shape(skirt, s.GREEN, 4.6)
    pl.shade(skirt, 32, along=10)
    pl.shape("373,446 396,456 440,460 486,448 488,466 440,476 394,472 371,464", s.YELLOW, 3)
    bodice = "394,234 424,214 454,226 464,270 456,318* 396,320* 386,276"
    pl.shape(bodice, s.RED, 4.4)
    pl.shade(bodice, 24, along=10)
    bust(pl, 422, 220, 50, 20, cut="round", tall=40, lean=-4, trim=s.YELLOW)
    # hand on hip, the elbow drawn back
    tight(pl, "452,234 488,284 458,322", s.RED, 32)
    slim(pl, 460, 318, 34, turn=-10)
    apron = "404,258* 440,256* 446,312* 462,366 464,444 420,452 384,440 392,366 402,314*"
    pl.shape(apron, WHITE, 4)
    pl.shade(apron, 24, along=10)
    pl.lines("402,312 424,318 446,312|412,330 402,390 400,440|434,330 442,390 442,444", 2.4)
    with head(pl, 412, 160, 94, turn=-4, neck=0):
        young_face(pl, smile=.7, lids=.3)
        hair_up(pl, s.HAIR_DARK)
        pl.shape("-60,-66 -44,-104 6,-124 56,-106 82,-62 86,-24 60,-56 20,-86 -26,-88", WHITE, 3.8)
        pl.lines("-40,-92 4,-104 56,-72|-10,-116 40,-100", 2.2)
        pl.shape("-62,-60 -26,-90 22,-86 62,-54 88,-18 84,-34 58,-70 20,-100 -28,-102 -62,-76", s.BLUE, 2.8)
    # the jug, carried at the height of her cheek
    with pl.placed(-44, -134):
        jug = "352,336 344,312 350,286 360,274* 392,274* 402,286 408,312 400,336*"
        pl.shape("352,284 332,286 328,306 336,322 348,320", s.BLUE, 3)
        pl.shape(jug, s.BLUE, 4)
        pl.shade(jug, 20)
        pl.limb("346,302 376,310 406,302", [10, 11, 10], WHITE, 2.4)
        pl.shape("360,276* 350,264 376,260 404,266* 392,276*", s.BLUE, 2.8)
    rolled(pl, "398,236 352,270 336,218", s.RED, 32)
    under(pl, 334, 206, 34, skin=s.SKIN_FAIR, turn=60)


def inn() -> Scene:
    """One end: the last guest."""
    pl = Scene()
    room(pl, "#f7e6c4", "#c58f56", 446, skirting="#dcb27a")
    _window(pl)
    _stove(pl)
    _hostess(pl)
    with pl.placed(-30):
        _guest(pl)
        _glass(pl)
        pl.arm("226,242 186,318 178,306", [42, 40, 26], s.BLUE, 4.6, shade=18)
        wrapped(pl, 170, 300, 32, skin=s.SKIN)
    return pl


def _donkey(pl: Scene) -> None:
    for x in (96, 258):
        pl.limb(f"{x},390 {x + 4},430 {x + 2},464", [36, 20, 16], "#c9c4b8", 3.8)
        pl.shape(f"{x - 9},460* {x + 12},460* {x + 15},478* {x - 11},478*", s.BLACK, 2.4)
    pl.line("44,320 22,370 30,410", 6, start=.9, end=.7)
    pl.shape("22,400 38,402 42,440 28,452 18,436", s.BLACK, 3)
    body = "48,306 90,288 170,300 250,290 310,296 336,330 326,384 286,408 180,416 90,406 46,384 36,340"
    pl.shape(body, _GREY, 4.8)
    pl.shade(body, 40, gap=6.2, along=70)
    for x in (62, 290):
        pl.limb(f"{x},384 {x + 2},430 {x},466", [44, 24, 18], _GREY, 4.2, shade=12)
        pl.shape(f"{x - 11},462* {x + 11},462* {x + 15},484* {x - 13},484*", s.BLACK, 2.6)
    # girth and pad
    pl.limb("232,294 240,340 236,410", [13, 13, 13], s.RED, 3)
    pl.shape("206,292 236,282 264,290 262,304 234,310 208,304", s.BLUE, 3.4)
    neck = "262,330 290,270 318,228 356,210 372,244 366,286 340,330 316,372 280,384"
    pl.shape(neck, _GREY, 4.4)
    pl.fill("262,330 300,300 340,330 318,370 282,380 256,360", _GREY, register=False)
    pl.hatch("370,258 362,292 338,334", "348,258 340,286 318,322", 11, width=1.8)
    pl.shape("260,318 274,280 302,234 332,206 344,214 314,246 290,290 276,330", s.BLACK, 3)
    for ear in ("326,222 304,176 292,126 302,122 328,152 346,206", "346,214 344,160 358,116 368,120 374,164 364,212"):
        pl.shape(ear, _GREY, 3.8)
    pl.shape("322,200 308,164 300,134 322,162 334,196", _PINK, 2)
    skull = "316,234 336,204 368,204 388,230 404,266 420,302 424,322 412,336 388,336 370,318 342,296 322,272"
    pl.shape(skull, _GREY, 4.4)
    pl.shape("396,288 414,294 424,314 420,332 404,340 386,334 380,314 384,298", WHITE, 3)
    pl.fill(ring(408, 310, 4, 5), pl.ink, register=False)
    pl.line("386,330 404,330 420,322", 2.4)
    pl.fill(ring(362, 244, 6, 7), pl.ink, register=False)
    pl.line("350,242 360,232 376,242", 3.2)
    pl.lines("388,236 376,262 344,290|382,296 404,278", 5.4, start=.9, end=.9)
    pl.line("344,290 312,310 262,300", 4, start=.9, end=.9)


def _drinker(pl: Scene) -> None:
    """He stands behind the donkey, an elbow on its back, and drinks deep."""
    for x in (160, 204):
        pl.limb(f"{x},400 {x},436 {x},466", [36, 30, 22], WHITE, 3.8, shade=12)
        shoe(pl, x, 472, 46, s.BLACK, flip=True)
    coat = "126,238 166,208 208,220 234,262 228,310 240,380 110,380 118,310 108,276"
    pl.shape(coat, s.YELLOW, 4.6)
    pl.shade(coat, 38, along=10)
    pl.shape("160,212* 196,210* 206,260 200,340* 172,340* 164,270", s.RED, 3.2)
    for y in (248, 270):
        pl.oval(186, y, 4.4, 4.4, s.GOLD, 1.8)
    pl.shape("150,220 176,236 204,216 196,204 172,202 156,208", WHITE, 3)
    with head(pl, 180, 152, 100, right=True, side=True, turn=-24, neck=134):
        profile(pl, Face(nose="snub", smile=.4, age=0, lids=.8, brows=5))
        profile_hair(pl, s.HAIR_BROWN, short=True)
        pl.shape("-96,-46 -70,-58 -8,-70 66,-46 94,-48 80,-68 44,-86 -64,-86", STRAW, 3.8)
        pl.shape("-62,-78 -52,-118 -6,-132 44,-114 58,-70 -6,-88", STRAW, 4)
        pl.shape("-64,-74 -6,-90 60,-62 58,-80 -6,-104 -62,-90", s.GREEN, 2.8)


def _flask(pl: Scene) -> None:
    """A gourd, held high."""
    with pl.placed(226, 164, turn=30, scale=1.2):
        pl.shape("-7,2* 7,2* 8,-20 14,-30* -14,-30* -8,-20", STRAW, 3)
        body = "-12,-28 12,-28 30,-48 32,-74 16,-92 -16,-92 -32,-74 -30,-48"
        pl.shape(body, s.GREEN, 4)
        pl.shade(body, 20)
        pl.limb("-31,-62 0,-56 31,-62", [10, 11, 10], TIMBER, 2.6)


def _walker(pl: Scene) -> None:
    """She bows her forehead to the donkey's; a fringed shawl hangs over her back."""
    shoe(pl, 452, 478, 44, s.BLACK)
    shoe(pl, 492, 478, 44, s.BLACK)
    skirt = "448,318* 500,316* 516,360 524,410 528,460 480,472 446,470 414,460 424,406 436,360"
    pl.shape(skirt, s.BLUE, 4.6)
    pl.shade(skirt, 34, along=10)
    pl.lines("456,340 444,400 440,462|484,340 486,400 486,464", 2.8)
    pl.shape("415,444 446,456 480,458 527,444 528,462 480,474 446,472 412,462", s.YELLOW, 3)
    bodice = "424,238 448,220 484,232 504,276 500,320* 446,322* 428,280"
    pl.shape(bodice, s.RED, 4.4)
    with head(pl, 440, 172, 94, side=True, turn=-22, neck=128, skin=s.SKIN_FAIR):
        young_profile(pl, smile=1, lids=.75)
        profile_hair(pl, s.HAIR_FAIR)
        pl.shape("-60,-70 -30,-92 14,-80 34,-46 46,-66 30,-106 -12,-116 -48,-100", s.RED, 3.2)
    shawl = "438,222 462,210 490,222 512,258 528,320 530,384 500,360 470,330 446,292 432,256*"
    pl.shape(shawl, s.GREEN, 4.2)
    pl.shade(shawl, 26, along=30)
    pl.lines("456,232 480,290 516,356|484,236 506,290 524,344", 2.4)
    pl.shape("432,250 446,290 470,328 500,358 530,384 528,370 500,344 474,316 452,282 440,244", s.YELLOW, 2.8)
    for x, y in ((450, 304), (464, 324), (480, 342), (496, 358), (512, 370)):
        pl.line(f"{x},{y} {x - 4},{y + 20}", 2.6, start=.9, end=.3)
    for k in range(4):
        y = 206 + k * 22
        pl.shape(f"{478 + k * 4},{y - 8} {492 + k * 4},{y - 8} {496 + k * 4},{y + 8} {486 + k * 4},{y + 16} {476 + k * 4},{y + 8}", s.HAIR_FAIR, 2.6)
    pl.shape("488,286 504,286 506,298 496,304 486,296", s.BLUE, 2.4)


def donkey() -> Scene:
    """The other end: a rest on the way. Three silhouettes side by side; only hands reach over."""
    pl = Scene()
    ridge(pl, "14,360 120,344 260,352 420,338 526,346", HILL)
    _hedge(pl)
    ground(pl, 450)
    with pl.placed(-58, 67, scale=.86):
        _drinker(pl)
        _flask(pl)
        pl.arm("206,228 276,250 286,152", [44, 42, 26], s.YELLOW, 4.6, shade=18)
        pl.limb("284,166 287,146", [31, 32], WHITE, 3)
        knuckles(pl, 284, 130, 32, turn=20)
    with pl.placed(96, 116, scale=.76):
        _donkey(pl)
    with pl.placed(-58, 67, scale=.86):
        pl.arm("140,240 136,306 216,304", [42, 38, 26], s.YELLOW, 4.6, shade=16)
        pl.limb("204,305 222,305", [31, 32], WHITE, 3)
        hand(pl, 222, 305, 40, flip=True, turn=6)
    _walker(pl)
    tight(pl, "450,244 442,304 398,298", WHITE, 34, cuff=s.YELLOW)
    slim(pl, 396, 298, 36, turn=10)
    for x, y in ((30, 492), (266, 488), (386, 490)):
        leaf(pl, x, y, 28, -30)
        rose(pl, x, y - 4, 10)
    grass(pl, "100,500 220,498 400,500")
    return pl


def _hedge(pl: Scene) -> None:
    """A dark hedge, before which white stockings and a white donkey stand out."""
    crest = "14,384 46,368 84,376 122,364 164,374 204,362 250,374 294,364 338,376 380,364 424,376 470,366 526,380"
    pl.fill(f"{crest.replace('14,384', '14,384*', 1)}* 526,470* 14,470*", s.GREEN)
    pl.line(crest, 3)
    for x in range(34, 520, 44):
        y = 392 + x * 7 % 5 * 8
        pl.line(f"{x},{y} {x + 9},{y + 8} {x + 20},{y + 2}", 2.4)
