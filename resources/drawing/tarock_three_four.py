# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks III and IIII: the sheaf, the plaid, the kneeling Highlander, the marble Cupid."""

from . import hats
from . import style as s
from .faces import Look
from .landscape import bush, flowers, ground, hills, house, mountains, temple, tree, tufts
from .pen import lines, oval, poly, rect, shape, solid, stripes
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM
from .svg import Art, Point, move
from .tarock_courts import rose
from .things import fence, jug, sheaf, sickle


def _spade() -> Art:
    art = lines([(0, -26), (0, 34)], 3.4, s.WOOD.dark)
    return art + poly([(-6, 30), (6, 30), (5, 46), (0, 50), (-5, 46)], s.STEEL, 1.6)


def soldier() -> Art:
    """Soldier with a sheaf on his shoulder talks to a girl; a farmer shades his eyes in the distance."""
    art = hills(0, 540, 420, [70, 100, 60, 90, 120, 80]) + ground(0, 540, 408, 500, s.LEAF)
    art += house(482, 416, 130, 92, timber=True) + tree(404, 414, 96) + ground(0, 540, 414, 446, s.YELLOW)
    for x in (150, 346, 508):
        art += sheaf(x, 426, 52, width=FINE)
    farmer = Person(look=Look(beard="short", hair_ink=s.HAIR_GREY, hat=hats.brimmed(s.BROWN, s.RED)), coat=s.BLUE,
        legs=s.BROWN, near=(-14, -84), near_bend=1, near_hand="flat", far=(-20, -44), far_item=_spade())
    art += person(farmer, 76, 440, 140, flip=True)
    stream: list[Point] = [(-10, 462), (60, 470), (120, 462), (150, 480), (140, 510), (140, 510), (-10, 510), (-10, 510)]
    art += shape(stream, s.SKY, FINE)
    man = Person(
        look=Look(beard="moustache", hair_ink=s.HAIR_BLACK, mood="smile", nose="big", hat=hats.cap(s.RED, s.GOLD,
            tassel=s.GOLD)),
        pose=POSES["stand"], coat=s.GREEN, legs=s.ORANGE, hose=s.ORANGE, belt=s.BLACK, cuff=s.RED, tails=14, near=(17, -88),
        near_bend=1, far=(-30, -58), far_hand="open", boots=True,
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, age=0, mood="smile", hat=hats.kerchief(s.YELLOW)),
        coat=s.BLUE, sleeve=s.WHITE, skirt=s.RED, apron=s.WHITE, hem=s.YELLOW, near=(-16, -50), far=(-20, -56),
        near_hand="flat",
    )  # fmt: skip
    art += person(girl, 414, 482, 298)
    art += move(sheaf(0, 0, 190), 178, 208, turn=-52) + person(man, 246, 484, 312, flip=True)
    return art + tufts([(330, 490), (470, 492)])


def _plaid(points: list[Point], width: float = MEDIUM, pitch: float = 13) -> Art:
    """Tartan: red and green with crossing lines."""
    art = shape(points, s.RED, 0) + stripes(points, ["none", s.PINE.base], pitch, 20)
    art += stripes(points, ["none", "none", s.YELLOW.base, "none", "none"], pitch * 0.5, 110)
    return art + shape(points, "none", width)


def _bonnet(plume: Art) -> tuple[Art, Art]:
    art = solid([(-38, -34), (-46, -52), (-30, -70), (8, -74), (40, -62), (44, -44), (36, -34), (0, -42)], s.NAVY, 4.4)
    for index in range(6):
        x = -33 + index * 13
        art += rect(x, -44 + abs(index - 2.5) * 1.6, 7, 9, s.RED if index % 2 else s.WHITE, 2)
    return ([], plume + art + oval(0, -74, 7, fill=s.RED, width=3.4))


def highlander() -> Art:
    """Highlander with a tartan plaid, arm round a girl, points the way."""
    art = mountains(0, 540, 430, [130, 190, 150, 210], width=FINE) + hills(0, 540, 440, [40, 60, 50, 40])
    art += ground(0, 540, 424, 500, s.LEAF) + fence(-10, 190, 462, 80) + fence(400, 550, 462, 80)
    plume = hats.plume([(-20, -60), (-30, -92), (-6, -112), (20, -104)], 26, s.BLACK)
    man = Person(
        look=Look(beard="short", hair_ink=s.HAIR_AUBURN, mood="smile", hat=_bonnet(plume)), pose=POSES["stand"], coat=s.BLUE,
        legs=s.SKIN, hose=s.GREEN, belt=s.BLACK, cuff=s.RED, tails=4, near=(-38, -82), near_hand="point", far=(12, -62),
        far_bend=1,
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="smile"), coat=s.RED,
        sleeve=s.WHITE, skirt=s.RED, apron=s.YELLOW, hem=s.GREEN, near=(-18, -52), far=(-8, -60),
    )  # fmt: skip
    art += person(girl, 214, 484, 292, flip=True)
    man_art = person(man, 318, 484, 314, flip=True)
    kilt: list[Point] = [(290, 334), (290, 334), (346, 334), (346, 334), (362, 396), (362, 396), (276, 398), (276, 398)]
    art += man_art + _plaid(kilt)
    for x in (296, 312, 328, 344):
        art += lines([(x, 344), (x + (x - 318) * 0.2, 396)], FINE)
    art += oval(322, 360, 13, 15, fill=s.WHITE, width=MEDIUM) + lines([(316, 366), (316, 382)], FINE)
    art += lines([(322, 368), (322, 386)], FINE) + lines([(328, 366), (328, 382)], FINE)
    art += _plaid([(276, 222), (300, 216), (330, 262), (348, 318), (348, 318), (322, 330), (322, 330), (294, 270)])
    art += _plaid([(268, 226), (292, 222), (284, 290), (268, 368), (268, 368), (232, 356), (232, 356), (254, 280)])
    return art + tufts([(130, 490), (420, 490)])


def _gift() -> Art:
    ball: list[Point] = [(9, 0), (6, 7), (0, 9), (-6, 7), (-9, 0), (-6, -7), (0, -9), (6, -7)]
    return move(shape(ball, s.YELLOW, 0) + stripes(ball, ["none", s.BLUE.base], 3.4, 40) + shape(ball, "none", 1.4), -6, -12)


def kneeling() -> Art:
    """Young man in Highland dress kneels and hands a striped ball to a girl at her door."""
    art = hills(0, 540, 430, [80, 110, 70, 40, 40, 40]) + ground(0, 540, 424, 500, s.SOIL)
    art += rect(366, 130, 190, 330, s.TAN, MEDIUM) + rect(410, 214, 150, 246, s.BROWN, MEDIUM)
    art += poly([(330, 140), (392, 56), (560, 40), (560, 140)], s.STRAW, MEDIUM)
    for x in (370, 410, 450, 490, 530):
        art += lines([(x + 12, 70 + (540 - x) * 0.1), (x - 6, 138)], FINE, s.STRAW.dark)
    art += rect(400, 204, 160, 14, s.WOOD, MEDIUM) + rect(376, 452, 180, 20, s.STONE, MEDIUM)
    art += fence(-10, 150, 452, 92) + bush(66, 486, 96, 56) + flowers([(30, 478), (64, 472), (100, 480)], [s.RED, s.YELLOW], 9)
    plume = hats.plume([(10, -60), (34, -90), (66, -84), (80, -54)], 26, s.WHITE)
    man = Person(
        look=Look(hair="curls", hair_ink=s.HAIR_FAIR, age=0, mood="smile", hat=_bonnet(plume)), pose=POSES["kneel"],
        coat=s.RED, legs=s.SKIN, hose=s.GREEN, belt=s.BLACK, cuff=s.GOLD, tails=2, near=(-36, -66), near_hand="open",
        far=(-16, -40), near_item=_gift(),
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BROWN, age=0, mood="smile", hat=hats.bonnet(s.WHITE,
            s.RED)),
        coat=s.GREEN, sleeve=s.WHITE, skirt=s.BLUE, apron=s.WHITE, hem=s.YELLOW, near=(-26, -60), far=(-14, -56),
        near_hand="open",
    )  # fmt: skip
    dress = person(girl, 446, 470, 296)
    art += dress + person(man, 222, 484, 350, flip=True)
    kilt: list[Point] = [(182, 372), (182, 372), (236, 372), (236, 372), (288, 394), (278, 424), (278, 424), (210, 428),
        (168, 424), (168, 424)]
    return art + _plaid(kilt, pitch=15) + oval(234, 400, 15, 17, fill=s.WHITE, width=MEDIUM)


def _pedestal(x: float, y: float) -> Art:
    """Pedestal with a heart on it, and the wings of the marble Cupid above."""
    stone = s.FUR
    art = rect(x - 66, y - 26, 132, 26, s.STONE, MEDIUM)
    art += solid([(x - 52, y - 26), (x - 52, y - 26), (x - 46, y - 150), (x - 46, y - 150), (x + 46, y - 150),
        (x + 46, y - 150), (x + 52, y - 26), (x + 52, y - 26)], s.STONE, MEDIUM, angle=0)
    art += rect(x - 60, y - 164, 120, 18, s.STONE, MEDIUM)
    art += oval(x, y - 88, 30, 40, fill=s.WHITE, width=MEDIUM)
    heart: list[Point] = [(0, 20), (0, 20), (-16, 2), (-14, -14), (0, -8), (0, -8), (14, -14), (16, 2)]
    art += shape([(x + dx, y - 86 + dy) for dx, dy in heart], s.CRIMSON, FINE)
    for side in (-1, 1):
        art += solid([(x + 12, y - 262), (x + 12, y - 262), (x + 40 + 10 * side, y - 304), (x + 72 + 8 * side, y - 300),
            (x + 60, y - 268), (x + 40, y - 246)], stone, MEDIUM)
    return art


def _boy(x: float, y: float) -> Art:
    """Marble Cupid bending down to be kissed."""
    stone = s.FUR
    boy = Person(
        look=Look(skin=stone, hair="curls", hair_ink=s.FUR, age=0, mood="smile"), pose=Pose(hip=(8, -44), chest=(-5, -70),
            head=(-19, -79), head_tilt=-18, near_foot=(10, 0), far_foot=(0, 0)),
        coat=stone, legs=stone, hose=stone, shoe=stone, shirt=None, belt=s.GOLD, near=(-26, -50), near_hand="flat",
        far=(-22, -48), far_hand="open", tails=2,
    )  # fmt: skip
    return person(boy, x, y, 186)


def cupid() -> Art:
    """Girl on tiptoe kisses a marble Cupid; sheaf, sickle and jug laid down."""
    art = hills(0, 540, 430, [60, 80, 60, 70, 50, 60], s.HILL) + ground(0, 540, 422, 500, s.LEAF)
    art += temple(72, 430, 128, dome=s.SKY) + tree(164, 428, 150, kind="cypress") + tree(522, 430, 190, kind="cypress")
    art += _pedestal(400, 474)
    for x, y in ((486, 436), (510, 404), (498, 468), (524, 448)):
        art += rose(x, y, 30)
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_AUBURN, age=0, gaze=0.8),
        pose=Pose(hip=(4, -46), chest=(-5, -76), head=(-11, -89), head_tilt=-12, near_foot=(10, -6), far_foot=(3, -5)),
        coat=s.GREEN, sleeve=s.WHITE, skirt=s.RED, hem=s.YELLOW, apron=s.SKY, near=(-27, -62), near_hand="flat",
        near_bend=-1, far=(-29, -68), barefoot=True, flare=1.7,
    )  # fmt: skip
    art += rect(262, 444, 70, 34, s.STONE, MEDIUM)
    art += person(girl, 290, 450, 300, flip=True) + _boy(402, 312)
    art += sheaf(100, 452, 118) + jug(170, 470, 66) + move(sickle(84), 196, 486, turn=80)
    return art
