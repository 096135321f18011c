# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks XV and XVI: the flute, the kiss on the road, the couple on the path, the fortune-teller."""

from . import hats
from . import style as s
from .faces import Hat, Look
from .hands import hand
from .landscape import ground, hills, house, mountains, stump, tree, tufts, vine
from .pen import limb, lines, oval, poly, rect, shape, solid, stripes, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point
from .tarock_frame import HARVEST, sky
from .tarock_scenes_2a import item
from .things import sheaf, sickle


def _gourd(x: float, y: float, size: float, ink: Ink = s.ORANGE) -> Art:
    art = limb([(x, y - size * 0.8), (x + size * 0.1, y - size * 1.1)], [9, 6], s.OLIVE, FINE)
    art += oval(x, y - size * 0.42, size * 0.62, size * 0.44, fill=ink, width=MEDIUM)
    for dx in (-0.3, 0.0, 0.3):
        art += stroke([(x + dx * size * 0.6, y - size * 0.84), (x + dx * size, y - size * 0.4), (x + dx * size * 0.6, y - 2)],
            FINE, ink.dark)
    return art


def _pipe() -> Art:
    """Shepherd's flute, mouthpiece at the upper right."""
    art = limb([(46, -34), (-4, -2), (-66, 38)], [13, 15, 21], s.GOLD, MEDIUM)
    for t in (0.2, 0.42, 0.64, 0.82):
        art += oval(46 - 112 * t, -34 + 72 * t, 3.2, fill=s.LINE, width=0)
    return art


def flute() -> Art:
    """Seated boy plays the flute; a mother holds her child on her arm to listen."""
    art = hills(0, 540, 420, [70, 100, 80, 70, 90, 60]) + house(480, 436, 236, 270, wall=s.TAN, roof=s.ROOF)
    art += ground(0, 540, 424, 500, s.LEAF) + vine(44, 480, 220) + _gourd(36, 492, 60) + _gourd(96, 496, 46, s.YELLOW)
    boy = Person(
        look=Look(hair="bob", hair_ink=s.HAIR_FAIR, age=0, mood="calm", nose="snub", hat=hats.brimmed(s.GREEN, s.YELLOW)),
        pose=POSES["sit"], coat=s.CRIMSON, legs=s.GREEN, hose=s.WHITE, belt=s.GOLD, near=(-13, -57),
        near_item=item(_pipe(), 300), far=(-22, -53), near_hand="hold", far_hand="hold", tails=4,
    )  # fmt: skip
    child = Person(
        woman=True, look=Look(woman=True, hair="bob", hair_ink=s.HAIR_FAIR, age=0, mood="merry", wide=1.1),
        coat=s.SKY, skirt=s.SKY, shirt=s.WHITE, near=(-24, -82), far=(-27, -68), near_hand="open", far_hand="open", barefoot=True,
        hem=s.WHITE,
    )  # fmt: skip
    mother = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, mood="smile", hat=hats.kerchief(s.RED)),
        coat=s.GREEN, sleeve=s.WHITE, skirt=s.YELLOW, hem=s.RED, near=(-22, -66), far=(-26, -74), near_hand="flat",
    )  # fmt: skip
    art += stump(206, 488, 124) + person(boy, 206, 488, 326, flip=True)
    art += person(mother, 428, 486, 316) + person(child, 372, 382, 190, width=2.8)
    art += hand("flat", 348, 322, 178, size=28, width=FINE)
    art += limb([(452, 246), (436, 318), (350, 322)], [36, 34, 20], s.WHITE, MEDIUM, caps="start")
    return art + tufts([(150, 494), (330, 490), (516, 492)])


def _smoke(x: float, y: float) -> Art:
    art: Art = []
    for dx, dy, r in ((0, 0, 9), (7, -18, 12), (20, -40, 16), (42, -64, 20)):
        art += oval(x + dx, y + dy, r * 1.2, r, fill=s.PALE.dark, width=FINE)
    return art


def kiss() -> Art:
    """Man and reaper kiss on the road, between a cottage with smoking chimney and a poplar."""
    art = hills(0, 540, 420, [60, 80, 120, 130, 90, 60]) + ground(0, 540, 408, 500, s.LEAF)
    road: list[Point] = [(70, 512), (70, 512), (170, 456), (250, 432), (300, 410), (330, 410), (350, 440), (460, 470),
        (510, 512), (510, 512)]
    art += shape(road, s.SOIL, FINE) + rect(104, 292, 20, 40, s.STONE, MEDIUM) + _smoke(114, 276)
    art += house(84, 434, 150, 128, wall=s.WHITE, roof=s.STRAW)
    art += tree(512, 432, 262, kind="poplar", ink=s.GREEN)
    woman = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_AUBURN, age=0, mood="smile", gaze=-0.8),
        pose=Pose(hip=(4, -48), chest=(-6, -77), head=(-12, -89), head_tilt=8, near_foot=(9, 0), far_foot=(-4, -2)),
        coat=s.VIOLET, sleeve=s.WHITE, skirt=s.RED, apron=s.YELLOW, hem=s.VIOLET, near=(15, -43), near_bend=-1,
        near_item=item(sickle(104), 300, 118), far=(-24, -72),
    )  # fmt: skip
    man = Person(
        look=Look(hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.8, hat=hats.straw(s.STRAW, s.RED, wide=0.86)),
        pose=Pose(hip=(4, -48), chest=(-5, -78), head=(-11, -91), head_tilt=-10, near_foot=(12, 0), far_foot=(-8, 0)),
        coat=s.ORANGE, legs=s.BLUE, hose=s.WHITE, belt=s.GREEN, cuff=s.WHITE, near=(-30, -62), near_hand="flat", far=(-26, -66),
    )  # fmt: skip
    art += person(woman, 332, 486, 304) + person(man, 226, 486, 316, flip=True) + sheaf(436, 482, 84, turn=-8)
    return art + tufts([(24, 490), (510, 492)])


def _trough() -> Art:
    """Hollowed log under a wooden spout that runs with water."""
    art = limb([(34, 486), (34, 316)], [24, 20], s.WOOD, MEDIUM)
    art += stroke([(92, 366), (102, 396), (103, 440)], 11, s.SKY.dark) + stroke([(92, 366), (102, 396), (103, 440)], 5, "#ffffff")
    art += limb([(20, 352), (96, 362)], [18, 14], s.BROWN, MEDIUM)
    art += solid([(2, 438), (2, 438), (166, 438), (166, 438), (154, 492), (154, 492), (14, 492), (14, 492)], s.WOOD, MEDIUM,
        angle=90)
    art += lines([(18, 466), (150, 466)], FINE, s.WOOD.dark)
    return art + oval(84, 438, 82, 14, fill=s.SKY, width=MEDIUM) + stroke([(80, 440), (102, 444), (126, 440)], FINE, "#ffffff")


def path() -> Art:
    """Girl with folded hands on the path; a man in green bends to her; trough with running water."""
    art = mountains(150, 540, 410, [130, 180, 120], width=FINE) + hills(0, 540, 424, [70, 60, 50, 60, 50, 40])
    art += house(86, 412, 176, 150, wall=s.WOOD, roof=s.BROWN) + ground(0, 540, 412, 500, s.LEAF)
    way: list[Point] = [(176, 512), (176, 512), (236, 466), (330, 436), (384, 414), (384, 414), (410, 414), (410, 414), (420, 440), (470, 470), (500, 512), (500, 512)]
    art += shape(way, s.SOIL, FINE) + _trough() + tree(512, 470, 300, ink=s.LEAF)
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.6,
            hat=hats.wreath((s.RED, s.YELLOW))),
        coat=s.BLUE, sleeve=s.WHITE, skirt=s.RED, hem=s.BLUE, apron=s.SKY, near=(-11, -54), far=(-16, -52), near_hand="flat",
        far_hand="flat", near_turn=150, far_turn=60, flare=1.35,
    )  # fmt: skip
    brush = hats.plume([(20, -62), (34, -92), (58, -100)], 20, s.WHITE)
    man = Person(
        look=Look(hair_ink=s.HAIR_BLACK, beard="moustache", mood="merry", gaze=-0.8, hat=hats.brimmed(s.PINE, s.GOLD, trim=brush)),
        pose=Pose(hip=(8, -47), chest=(-12, -69), head=(-24, -77), head_tilt=-14, near_foot=(16, 0), far_foot=(-8, 0)),
        coat=s.GREEN, legs=s.FAWN, hose=s.WHITE, belt=s.RED, cuff=s.RED, near=(17, -46), near_bend=-1, near_hand="flat",
        far=(-20, -62), far_hand="flat", far_turn=-20, tails=5,
    )  # fmt: skip
    art += person(girl, 262, 486, 304, flip=True)
    return art + person(man, 446, 486, 336) + tufts([(200, 492), (350, 494)])


def _pointed() -> Hat:
    """Pointed straw hat."""
    back = oval(0, -32, 58, 15, fill=s.STRAW.dark, width=MEDIUM)
    art = shape([(-58, -32), (-30, -30), (0, -34), (30, -30), (58, -32), (40, -46), (-40, -46)], s.STRAW, MEDIUM)
    art += solid([(-32, -44), (-32, -44), (4, -118), (4, -118), (32, -44), (32, -44), (0, -38)], s.STRAW, MEDIUM, angle=0)
    return (back, art + limb([(-31, -48), (0, -42), (31, -48)], [11, 11, 11], s.RED, FINE))


def _tent() -> Art:
    """Striped tent, open to the right."""
    side: list[Point] = [(98, 164), (98, 164), (40, 330), (-40, 476), (-40, 476), (250, 476), (250, 476), (160, 320), (98, 164)]
    art = limb([(98, 180), (98, 142)], [9, 9], s.WOOD, MEDIUM) + shape(side, s.WHITE, 0)
    art += stripes(side, [s.WHITE.base, s.RED.base], 28, 8) + shape(side, "none", MEDIUM)
    gap: list[Point] = [(100, 196), (100, 196), (130, 330), (106, 476), (106, 476), (250, 476), (250, 476), (160, 320), (100, 196)]
    art += shape(gap, s.BROWN.dark, MEDIUM)
    return art + shape([(100, 196), (100, 196), (132, 330), (106, 476), (106, 476), (140, 476), (140, 476), (154, 330),
        (100, 196)], s.STRAW, MEDIUM)


def fortune() -> Art:
    """Barefoot old woman before a tent reads the palm of a girl; a man with staff and pointed hat waits."""
    art = sky(HARVEST) + hills(0, 540, 420, [60, 70, 60, 80, 110, 90], s.OLIVE) + ground(0, 540, 414, 500, s.SOIL) + _tent()
    old = Person(
        woman=True, look=Look(woman=True, skin=s.SKIN_TAN, hair="none", hair_ink=s.HAIR_GREY, age=2, mood="worn", nose="hooked",
            gaze=-0.8, hat=hats.kerchief(s.WHITE)),
        pose=Pose(hip=(8, -22), chest=(-1, -50), head=(-6, -63), near_foot=(-14, 0), far_foot=(-19, 0), head_tilt=-6),
        coat=s.BROWN, sleeve=s.PLUM, skirt=s.PINE, hem=s.GOLD, scarf=s.ORANGE, near=(-27, -50), near_hand="point", far=(-30, -43),
        far_hand="flat", barefoot=True, near_turn=170,
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BLACK, age=0, mood="calm", gaze=-0.9),
        pose=POSES["lean"], coat=s.RED, sleeve=s.RED, skirt=s.BLUE, apron=s.YELLOW, hem=s.WHITE, cuff=s.WHITE, near=(4, -46),
        near_hand="flat", far=(-30, -54), far_hand="open", far_turn=176,
    )  # fmt: skip
    man = Person(
        look=Look(hair="bob", beard="short", hair_ink=s.HAIR_BROWN, mood="stern", nose="big", hat=_pointed()),
        coat=s.OLIVE, legs=s.BROWN, hose=s.WHITE, belt=s.BLACK, near=(-10, -60), near_item=item(limb([(0, 190), (0, -170)],
            [11, 10], s.WOOD, MEDIUM), 300), far=(-10, -48), tails=14,
    )  # fmt: skip
    art += person(man, 478, 474, 312) + person(girl, 384, 486, 300) + person(old, 196, 488, 340, flip=True)
    return art + tufts([(282, 492), (522, 490)]) + poly([(20, 480), (44, 456), (68, 480)], s.STONE, FINE)
