# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks V to VII: the distaff, the bench, mother and goat, the stroll, the well, the fishing."""

from . import hats
from . import style as s
from .animals import goat
from .faces import Look, head
from .hands import hand
from .landscape import castle, flowers, ground, hills, house, mountains, tufts, water
from .pen import limb, lines, merge, oval, poly, rect, shape, solid, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_frame import wall
from .things import bench, tub

_TUB_IN = s.SKY


def _distaff() -> Art:
    art = lines([(0, 10), (-2, -34)], 3.2, s.WOOD.dark)
    art += solid([(-2, -50), (6, -42), (7, -30), (0, -20), (-8, -28), (-9, -42)], s.FUR, 1.3)
    return art + lines([(-8, -34), (6, -30)], 1.6, s.RED.base)


def _doll() -> Art:
    """Jester doll held behind the back."""
    art = limb([(0, 4), (-4, 16)], [7, 5], s.RED, 1.2) + limb([(2, 4), (8, 16)], [7, 5], s.BLUE, 1.2)
    art += solid([(-6, -8), (6, -8), (8, 6), (-8, 6)], s.YELLOW, 1.2)
    art += oval(0, -14, 6, 6.4, fill=s.SKIN, width=1.2) + oval(-2, -14, 0.9, fill=s.LINE, width=0)
    art += oval(2, -14, 0.9, fill=s.LINE, width=0)
    art += shape([(-6, -16), (-6, -16), (-12, -24), (-12, -24), (0, -21), (12, -24), (12, -24), (6, -16), (6, -16)], s.GREEN,
        1.2)
    return move(art, 3, 10, turn=14)


def distaff() -> Art:
    """Girl with a distaff; the huntsman hides a jester doll behind his back."""
    art = mountains(0, 540, 424, [120, 170, 210, 150], width=FINE) + hills(0, 540, 436, [60, 40, 60, 50])
    art += ground(0, 540, 422, 500, s.LEAF) + house(86, 440, 176, 124, wall=s.TAN, roof=s.WOOD)
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=0.6),
        pose=POSES["sit"], coat=s.RED, sleeve=s.WHITE, skirt=s.BLUE, apron=s.WHITE, hem=s.YELLOW, near=(-10, -34),
        far=(-24, -46), far_item=_distaff(), far_hand="fist",
    )  # fmt: skip
    brush = hats.plume([(16, -66), (26, -94), (50, -104), (62, -84)], 22, s.WHITE)
    hunter = Person(
        look=Look(beard="moustache", hair_ink=s.HAIR_BLACK, mood="merry", hat=hats.brimmed(s.RED, s.GREEN, trim=brush)),
        pose=Pose(hip=(4, -48), chest=(-9, -75), head=(-17, -86), head_tilt=-12, near_foot=(9, 0), far_foot=(-4, 0)),
        coat=s.GREEN, legs=s.BROWN, hose=s.WHITE, belt=s.GOLD, cuff=s.RED, tails=4, near=(21, -54), near_bend=-1,
        far=(-28, -62), far_hand="open", near_item=_doll(),
    )  # fmt: skip
    art += bench(252, 482, 130, 88) + person(girl, 232, 484, 320)
    art += person(hunter, 388, 484, 326)
    return art + tufts([(120, 488), (470, 488)]) + flowers([(40, 486), (76, 492)], [s.RED, s.YELLOW], 9)


def _stove() -> Art:
    art = rect(420, 270, 150, 200, s.GREEN, MEDIUM) + rect(436, 150, 120, 120, s.GREEN, MEDIUM)
    for x in (420, 470, 520):
        for y in (270, 320, 370, 420):
            art += rect(x, y, 50, 50, "none", FINE) + oval(x + 25, y + 25, 8, fill=s.LEAF, width=FINE)
    for x in (436, 496):
        for y in (150, 210):
            art += rect(x, y, 60, 60, "none", FINE)
    return art + rect(426, 138, 130, 16, s.PINE, MEDIUM) + rect(412, 262, 150, 14, s.PINE, MEDIUM)


def _portrait(x: float, y: float) -> Art:
    art = rect(x - 44, y - 54, 88, 108, s.GOLD, MEDIUM) + rect(x - 32, y - 42, 64, 84, s.NAVY, FINE)
    art += solid([(x - 28, y + 42), (x - 28, y + 42), (x - 16, y + 22), (x + 16, y + 22), (x + 28, y + 42), (x + 28, y + 42)],
        s.RED, FINE)
    return art + head(Look(hair="curls", hair_ink=s.HAIR_GREY, beard="goatee", age=2), x, y - 2, 50)


def embrace() -> Art:
    """Couple on a bench in the room: portrait, stove, hat and bag on a post."""
    art = wall("#f3e6c8")
    art += rect(0, 420, 540, 90, s.FAWN, MEDIUM)
    for x in (90, 230, 380):
        art += lines([(x, 422), (x - 40, 500)], FINE, s.FAWN.dark)
    art += rect(0, 404, 540, 16, s.WOOD, FINE) + _stove() + _portrait(212, 92)
    art += limb([(74, 480), (74, 176)], [17, 15], s.WOOD, MEDIUM) + limb([(54, 214), (96, 206)], [9, 9], s.WOOD, MEDIUM)
    art += move(hats.brimmed(s.GREEN, s.RED)[1], 82, 232, scale=0.9, turn=-12)
    art += stroke([(98, 206), (92, 260), (90, 280)], MEDIUM) + solid([(66, 276), (112, 276), (118, 340), (62, 340)], s.BROWN,
        MEDIUM) + rect(76, 276, 26, 30, s.TAN, FINE)
    art += bench(282, 482, 270, 96)
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_AUBURN, age=0, mood="smile"), pose=POSES["sit"],
        coat=s.RED, sleeve=s.WHITE, skirt=s.BLUE, apron=s.WHITE, hem=s.YELLOW, near=(-20, -58), far=(-24, -64),
        near_hand="flat",
    )  # fmt: skip
    man = Person(
        look=Look(hair_ink=s.HAIR_BLACK, beard="moustache", mood="smile"), pose=POSES["sit"], coat=s.GREEN, legs=s.YELLOW,
        boots=True, cuff=s.GOLD, near=(-26, -54), far=(-24, -44), near_hand="flat", belt=s.BROWN,
    )  # fmt: skip
    return art + person(girl, 346, 482, 348) + person(man, 222, 482, 360, flip=True)


def _baby(x: float, y: float) -> Art:
    """Child in a little shirt that reaches out, head at (x, y); `_legs` come when the arm it sits on is drawn."""
    art = limb([(x - 12, y + 38), (x - 40, y + 36), (x - 58, y + 18)], [18, 15, 11], s.WHITE, MEDIUM, caps="start")
    art += hand("open", x - 58, y + 18, -140, size=20, ink=s.SKIN_FAIR, width=FINE)
    art += solid([(x - 12, y + 26), (x + 22, y + 24), (x + 36, y + 52), (x + 44, y + 86), (x + 44, y + 86), (x - 14, y + 88),
        (x - 14, y + 88), (x - 18, y + 52)], s.WHITE, MEDIUM)
    face = Look(skin=s.SKIN_FAIR, hair="curls", hair_ink=s.HAIR_FAIR, age=0, mood="merry", nose="snub", wide=1.14, gaze=-0.6)
    return art + head(face, x, y, 66, turn=-0.7)


def _legs(x: float, y: float) -> Art:
    """Bare legs of the child whose head is at (x, y), over the arm it sits on."""
    art: Art = []
    for dx, far in ((26, 8.0), (0, 0.0)):
        knee = (x + dx - 30, y + 92 - far)
        ankle = (knee[0] + 2, y + 132 - far)
        art += shape([(ankle[0] + 9, ankle[1] - 5), (ankle[0] + 8, ankle[1] + 9), (ankle[0] - 18, ankle[1] + 10),
            (ankle[0] - 20, ankle[1] + 3), (ankle[0] - 8, ankle[1] - 4)], s.SKIN_FAIR, MEDIUM)
        art += limb([(x + dx + 10, y + 78 - far / 2), knee, ankle], [25, 23, 14], s.SKIN_FAIR, MEDIUM, caps="start")
    return art


def mother() -> Art:
    """Mother with a child on her arm, goat beside her."""
    art = mountains(0, 540, 420, [150, 110, 190, 220], width=FINE) + hills(0, 540, 434, [40, 60, 40, 50])
    art += ground(0, 540, 420, 500, s.LEAF)
    path: list[Point] = [(150, 510), (150, 510), (190, 470), (150, 440), (120, 424), (140, 424), (190, 440), (290, 470),
        (330, 510), (330, 510)]
    art += shape(path, s.SOIL, FINE) + house(96, 432, 150, 100, wall=s.STONE, roof=s.STRAW)
    woman = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BROWN, mood="smile", hat=hats.kerchief(s.YELLOW)),
        coat=s.BLACK, sleeve=s.WHITE, skirt=s.RED, apron=s.SKY, hem=s.GOLD, near=(-16, -56), far=(-20, -52),
        near_hand="flat",
    )  # fmt: skip
    art += person(woman, 290, 484, 338) + _baby(216, 246)
    art += limb([(320, 228), (318, 300), (216, 326)], [38, 34, 21], s.WHITE, MEDIUM, caps="start")
    art += hand("flat", 216, 326, 176, size=30, width=FINE) + _legs(216, 246)
    art += goat(440, 484, 200) + tufts([(360, 488), (520, 490)])
    return art


def _crown() -> Art:
    """Foliage of the great tree."""
    parts: Art = []
    for x, y, r in ((300, 96, 62), (376, 52, 76), (470, 40, 84), (530, 110, 80), (440, 132, 86), (350, 142, 56),
        (520, 170, 60)):
        parts += oval(x, y, r, r * 0.82, fill=s.GREEN, width=0)
    art = merge(parts)
    for x, y in ((320, 120), (390, 70), (470, 100), (416, 168), (500, 60), (510, 160), (360, 160)):
        art += stroke([(x - 26, y - 8), (x, y + 10), (x + 26, y - 8)], FINE, s.GREEN.dark)
    return art


def stroll() -> Art:
    """Two women arm in arm under a great tree; behind them two lads, one waving his hat."""
    art = hills(0, 540, 420, [70, 90, 120, 90, 60, 80]) + ground(0, 540, 412, 500, s.SOIL)
    art += limb([(472, 470), (470, 300), (452, 120)], [78, 54, 48], s.WOOD, MEDIUM)
    art += _crown()
    hat_art = move(hats.brimmed(s.YELLOW, s.RED)[1], -2, 8, scale=0.26, lines=0.3)
    lad = Person(look=Look(hair_ink=s.HAIR_BROWN, age=0, mood="merry"), pose=POSES["stand"], coat=s.BLUE, legs=s.YELLOW,
        near=(20, -102), near_bend=1, near_item=hat_art, far=(-10, -50))
    friend = Person(look=Look(hair_ink=s.HAIR_BLACK, age=0, hat=hats.brimmed(s.GREEN, s.RED)), pose=POSES["walk"],
        coat=s.ORANGE, legs=s.BROWN, near=(-12, -50), far=(-18, -50))
    art += person(friend, 128, 440, 176, flip=True) + person(lad, 68, 444, 186, flip=True)
    one = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, age=0, mood="smile", hat=hats.bonnet(s.WHITE,
            s.BLUE)),
        pose=POSES["walk"], coat=s.GREEN, sleeve=s.WHITE, skirt=s.RED, apron=s.WHITE, scarf=s.YELLOW, hem=s.YELLOW,
        near=(-16, -56), far=(-14, -50), near_hand="flat",
    )  # fmt: skip
    two = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="merry", hat=hats.straw()),
        pose=POSES["walk"], coat=s.RED, sleeve=s.WHITE, skirt=s.BLUE, hem=s.RED, apron=s.YELLOW, near=(-18, -60),
        far=(-16, -52), near_hand="open",
    )  # fmt: skip
    return art + person(two, 362, 486, 308) + person(one, 262, 486, 312)


def _shrine(x: float, y: float) -> Art:
    art = rect(x - 14, y - 190, 28, 190, s.STONE, MEDIUM) + rect(x - 26, y - 14, 52, 16, s.STONE, MEDIUM)
    art += rect(x - 34, y - 262, 68, 74, s.WHITE, MEDIUM)
    art += poly([(x - 46, y - 260), (x, y - 306), (x + 46, y - 260)], s.ROOF, MEDIUM)
    art += shape([(x - 20, y - 196), (x - 20, y - 196), (x - 20, y - 232), (x, y - 250), (x + 20, y - 232), (x + 20, y - 196),
        (x + 20, y - 196)], s.NAVY, FINE)
    art += shape([(x - 10, y - 196), (x - 10, y - 196), (x - 8, y - 222), (x, y - 228), (x + 8, y - 222), (x + 10, y - 196),
        (x + 10, y - 196)], s.BLUE, FINE) + oval(x, y - 231, 6, fill=s.SKIN, width=FINE)
    return art + lines([(x, y - 306), (x, y - 326)], MEDIUM) + lines([(x - 7, y - 318), (x + 7, y - 318)], MEDIUM)


def _well() -> Art:
    stone = s.STONE
    art = rect(358, 380, 172, 100, stone, MEDIUM)
    for row in range(3):
        y = 380 + row * 33
        art += lines([(358, y), (530, y)], FINE, stone.dark)
        for x in (392, 440, 492):
            art += lines([(x + (18 if row % 2 else 0), y), (x + (18 if row % 2 else 0), y + 33)], FINE, stone.dark)
    art += rect(358, 380, 172, 100, "none", MEDIUM) + rect(348, 366, 192, 20, stone, MEDIUM)
    art += limb([(516, 368), (516, 180)], [17, 17], s.WOOD, MEDIUM) + limb([(530, 190), (424, 178)], [15, 13], s.WOOD, MEDIUM)
    return art + lines([(438, 184), (438, 316)], MEDIUM, s.BROWN.dark)


def well() -> Art:
    """A traveller lifts his hat to a girl who draws water; wayside shrine."""
    art = mountains(0, 540, 424, [110, 160, 130, 170], width=FINE) + ground(0, 540, 420, 500, s.LEAF)
    art += _shrine(62, 452) + flowers([(36, 470), (92, 472)], [s.RED, s.YELLOW], 9)
    hat_art = move(hats.brimmed(s.BROWN, s.RED)[1], -4, 6, scale=0.26, lines=0.34, turn=-20)
    man = Person(
        look=Look(hair_ink=s.HAIR_BROWN, beard="short", mood="smile", nose="big"), pose=POSES["walk"], coat=s.GREEN, legs=s.RED,
        hose=s.WHITE, belt=s.BROWN, near=(16, -86), far=(-30, -96), far_item=hat_art, near_bend=1, cuff=s.GOLD,
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_FAIR, age=0, mood="smile"), coat=s.RED, sleeve=s.WHITE,
        skirt=s.ROSE, apron=s.WHITE, hem=s.CRIMSON, near=(19, -66), near_bend=-1, far=(-14, -56), pose=POSES["stand"],
    )  # fmt: skip
    art += _sack(156, 250) + person(man, 206, 484, 308, flip=True)
    art += person(girl, 386, 462, 296) + _well()
    art += tub(438, 362, 54, 48, inside=_TUB_IN) + stroke([(414, 318), (438, 286), (462, 318)], MEDIUM)
    return art + tub(310, 490, 62, 52, inside=_TUB_IN)


def _sack(x: float, y: float) -> Art:
    art = lines([(x + 76, y - 20), (x - 40, y - 62)], MEDIUM * 2, s.WOOD.dark)
    return art + solid([(x - 40, y - 58), (x - 8, y - 24), (x + 2, y + 22), (x - 40, y + 40), (x - 78, y + 18),
        (x - 70, y - 24)], s.TAN, MEDIUM)


def fishing() -> Art:
    """Lad with a bent rod and a fish on the line; a girl leans over him and points."""
    art = mountains(0, 540, 330, [110, 70, 90, 120], width=FINE) + hills(0, 540, 340, [70, 40, 30, 30, 40])
    art += castle(96, 296, 130) + water(0, 540, 336, 510)
    bank: list[Point] = [(180, 510), (180, 510), (196, 474), (240, 450), (400, 440), (550, 432), (550, 510), (550, 510)]
    art += shape(bank, s.LEAF, MEDIUM)
    rod: list[Point] = [(262, 356), (210, 254), (164, 212), (118, 222)]
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BROWN, age=0, mood="merry", hat=hats.straw(band=s.RED)),
        pose=Pose(hip=(6, -48), chest=(-10, -72), head=(-19, -83), head_tilt=-10, near_foot=(8, 0), far_foot=(-2, 0)),
        coat=s.RED, sleeve=s.WHITE, skirt=s.WHITE, hem=s.RED, near=(-22, -50), near_hand="flat", far=(-46, -74),
        far_hand="point", apron=s.RED,
    )  # fmt: skip
    lad = Person(
        look=Look(hair_ink=s.HAIR_FAIR, hair="bob", age=0, mood="merry", nose="snub"), pose=POSES["kneel"], coat=s.BLUE,
        legs=s.BROWN, hose=s.WHITE, near=(-22, -42), far=(-27, -44), cuff=s.WHITE,
    )  # fmt: skip
    art += person(girl, 462, 478, 330)
    art += limb(rod, [9, 7, 5, 3], s.WOOD, FINE) + person(lad, 328, 486, 308)
    art += lines([(120, 222), (118, 372)], FINE) + _fish(118, 408)
    for x in (206, 530):
        art += lines([(x, 490), (x - 6, 430)], MEDIUM, s.GREEN.dark) + lines([(x + 8, 490), (x + 10, 440)], MEDIUM,
            s.GREEN.dark)
    return art


_SCALE = Ink("#c9d3dc", "#8d9cab")


def _fish(x: float, y: float) -> Art:
    art = solid([(x, y - 40), (x, y - 40), (x + 20, y - 18), (x + 18, y + 14), (x + 4, y + 34), (x + 4, y + 34), (x - 4, y + 34),
        (x - 4, y + 34), (x - 18, y + 14), (x - 20, y - 18)], _SCALE, MEDIUM, angle=0)
    art += solid([(x, y + 30), (x, y + 30), (x + 20, y + 60), (x + 20, y + 60), (x, y + 50), (x - 20, y + 60), (x - 20, y + 60)],
        s.RED, MEDIUM)
    art += oval(x - 7, y - 20, 4, fill=s.LINE, width=0) + stroke([(x - 14, y - 6), (x, y + 2), (x + 14, y - 6)], FINE)
    art += solid([(x + 17, y - 8), (x + 17, y - 8), (x + 32, y + 8), (x + 18, y + 12), (x + 18, y + 12)], s.RED, FINE)
    for dx in (-44, 40):
        art += stroke([(x + dx - 14, y + 66), (x + dx, y + 60), (x + dx + 14, y + 66)], FINE, "#ffffff")
    return art
