# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks XII and XIII: pipe smoker, walking couple, spinning mother, girl with reel and distaff."""

import math

from . import hats
from . import style as s
from .animals import dog
from .faces import Hat, Look, head
from .landscape import bush, church, flowers, ground, hills, house, mountains, tower, tree, tufts
from .pen import dots, limb, lines, oval, poly, rect, solid, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM
from .svg import Art, Point, move
from .tarock_courts import rose
from .tarock_scenes_2a import item
from .tarock_scenes_2b import room
from .things import bench, bottle, glass, jug, sickle, table


def _pipe() -> Art:
    """Long pipe held at its bowl, stem to the upper right, with smoke."""
    art: Art = []
    for x, y, r in ((-14, -56, 15), (-32, -88, 20), (-16, -124, 25)):
        art += oval(x, y, r, r * 0.86, fill=s.WHITE, width=FINE)
    art += limb([(0, 2), (74, -50)], [8, 7], s.BROWN, MEDIUM)
    return art + solid([(-26, -36), (-26, -36), (-24, -6), (-10, 8), (4, 4), (8, -8), (0, -12), (-2, -36), (-2, -36)],
        s.CRIMSON, MEDIUM)


def _kerchief_behind() -> Hat:
    """Head-scarf seen from behind: it hides the face."""
    art = solid([(0, -62), (30, -54), (44, -24), (40, 14), (24, 40), (34, 84), (34, 84), (0, 108), (0, 108), (-34, 84),
        (-34, 84), (-24, 40), (-40, 14), (-44, -24), (-30, -54)], s.YELLOW, MEDIUM)
    art += stroke([(-24, 40), (0, 48), (24, 40)], MEDIUM) + oval(0, 44, 11, fill=s.YELLOW, width=MEDIUM)
    for x, y in ((-18, -30), (16, -34), (0, -6), (-22, 4), (22, 4), (0, 74), (-16, 66), (16, 66)):
        art += oval(x, y, 6, fill=s.RED, width=0)
    return ([], art)


def _arbour() -> Art:
    """Posts with a roof of leaves."""
    art: Art = []
    for x in (362, 520):
        art += rect(x - 8, 120, 16, 330, s.WOOD, MEDIUM)
    for x in (296, 384, 470, 548):
        art += bush(x, 150, 128, 92, s.GREEN, blooms=None)
    for x, y in ((336, 150), (426, 146), (508, 154)):
        for gx, gy in ((-9, 0), (9, 0), (0, 2), (-5, 14), (5, 14), (0, 26)):
            art += oval(x + gx, y + gy, 8, fill=s.VIOLET, width=FINE)
    return art


def smoker() -> Art:
    """Pipe smoker at a garden table; a woman, seen from behind, threatens with her sickle."""
    art = hills(0, 540, 430, [60, 84, 60, 50, 60, 60]) + ground(0, 540, 420, 500, s.LEAF) + _arbour()
    art += bush(50, 440, 130, 90)
    woman = Person(
        woman=True, look=Look(woman=True, hair="none", hat=_kerchief_behind()), pose=POSES["walk"], coat=s.BLACK,
        sleeve=s.WHITE, skirt=s.RED, hem=s.GOLD, shirt=None, near=(12, -52), near_bend=-1, near_hand="flat", near_turn=150,
        far=(-21, -104), far_bend=-1, far_item=item(sickle(120), 300, 8),
    )  # fmt: skip
    man = Person(
        look=Look(hair="short", beard="full", hair_ink=s.HAIR_BROWN, mood="calm", nose="big", gaze=-0.8,
            hat=hats.straw(s.STRAW, s.RED, wide=1.2)),
        pose=POSES["sit"], coat=s.BLUE, legs=s.RED, hose=s.WHITE, cuff=s.YELLOW, near=(-24, -56),
        near_item=item(_pipe(), 360), far=(-24, -38), tails=2,
    )  # fmt: skip
    art += bench(440, 486, 150, 90) + dog(300, 490, 92)
    art += table(276, 480, 150, 108, cloth=s.WHITE) + bottle(244, 368, 88) + glass(292, 372, 62)
    return art + person(man, 428, 486, 360) + person(woman, 160, 486, 300, flip=True) + tufts([(60, 492), (508, 492)])


def _embroidery(x: float, y: float) -> Art:
    """Great embroidered apron, its band at (x, y)."""
    points: list[Point] = [(x - 12, y), (x - 12, y), (x + 26, y), (x + 26, y), (x + 62, y + 70), (x + 72, y + 152),
        (x + 72, y + 152), (x - 36, y + 156), (x - 36, y + 156), (x - 26, y + 70)]
    art = solid(points, s.WHITE, MEDIUM, share=0.14)
    for dx, dy, size in ((16, 96, 36), (-4, 44, 22), (34, 44, 22), (-10, 104, 22), (46, 100, 22)):
        art += rose(x + dx, y + dy, size, s.RED if size > 30 else s.BLUE)
    zigzag: list[Point] = [(x - 34 + 13 * i, y + (128 if i % 2 else 142)) for i in range(9)]
    return art + lines(zigzag, MEDIUM, s.RED.base) + limb([(x - 14, y + 1), (x + 28, y + 1)], [10, 10], s.RED, FINE)


def strollers() -> Art:
    """Couple walking: her embroidered apron, his orange coat; domed chapel and great tree."""
    art = mountains(120, 460, 430, [110, 160, 120], width=FINE) + hills(0, 540, 440, [40, 60, 50, 60, 40])
    art += ground(0, 540, 430, 500, s.SOIL) + church(56, 444, 210, roof=s.BLUE, dome=True)
    art += tower(206, 440, 36, 74) + tree(480, 484, 450, ink=s.LEAF, trunk=s.BROWN)
    woman = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_AUBURN, age=0, mood="merry",
            hat=hats.bonnet(s.WHITE, s.YELLOW)),
        pose=POSES["walk"], coat=s.VIOLET, sleeve=s.WHITE, skirt=s.VIOLET, hem=s.YELLOW, near=(12, -56), near_bend=-1,
        far=(-14, -60), flare=1.5,
    )  # fmt: skip
    cane = move(item(limb([(0, -24), (0, 138)], [9, 8], s.BROWN, MEDIUM), 312, -6))
    man = Person(
        look=Look(beard="moustache", hair_ink=s.HAIR_BLACK, mood="smile", nose="hooked", hat=hats.cap(s.RED, s.GREEN,
            tassel=s.GREEN)),
        pose=POSES["walk"], coat=s.ORANGE, legs=s.YELLOW, hose=s.WHITE, belt=s.GREEN, cuff=s.GREEN, near=(14, -62),
        near_bend=1, far=(-27, -56), far_item=cane, tails=14,
    )  # fmt: skip
    art += person(man, 358, 484, 316, flip=True) + person(woman, 244, 486, 300, flip=True) + _embroidery(236, 318)
    return art + tufts([(170, 492), (452, 494)], 14)


def _wheel(x: float, y: float, r: float) -> Art:
    """Spinning-wheel with treadle and distaff; (x, y) is its hub."""
    art = limb([(x + 6, y + 4), (x - 40, 486)], [11, 12], s.WOOD, MEDIUM) + limb([(x + 2, y), (x + 44, 486)], [11, 12],
        s.WOOD, MEDIUM)
    art += limb([(x - 92, 448), (x + 66, 462)], [16, 16], s.WOOD, MEDIUM)
    art += limb([(x - 84, 452), (x - 98, 486)], [11, 11], s.WOOD, MEDIUM)
    art += limb([(x - 84, 450), (x - 78, 230)], [11, 9], s.WOOD, MEDIUM)
    art += oval(x, y, r, fill="none", width=22) + oval(x, y, r, fill="none", width=15, line=s.BROWN.base)
    for turn in range(0, 360, 45):
        a = math.radians(turn)
        art += limb([(x + 10 * math.cos(a), y + 10 * math.sin(a)), (x + r * 0.92 * math.cos(a), y + r * 0.92 * math.sin(a))],
            [7, 7], s.TAN, FINE, shade=0)
    art += oval(x, y, 15, fill=s.WOOD, width=MEDIUM)
    wool = solid([(x - 80, 168), (x - 56, 210), (x - 56, 262), (x - 78, 288), (x - 100, 262), (x - 102, 208)], s.WHITE, MEDIUM)
    for dy in (206, 240):
        wool += limb([(x - 102, dy), (x - 79, dy + 8), (x - 56, dy)], [8, 8, 8], s.RED, FINE, shade=0)
    return art + wool


def _swaddled(x: float, y: float) -> Art:
    """Baby wrapped up, its head at the left."""
    points: list[Point] = [(x - 20, y - 18), (x + 30, y - 22), (x + 74, y - 2), (x + 66, y + 24), (x + 10, y + 28), (x - 24, y + 18)]
    art = solid(points, s.WHITE, MEDIUM, angle=90)
    for dx in (4, 30, 54):
        art += limb([(x + dx, y - 19 + dx * 0.12), (x + dx + 10, y + 25)], [8, 8], s.BLUE, FINE, shade=0)
    look = Look(woman=True, hair="none", age=0, mood="smile", wide=1.1, hat=hats.bonnet(s.WHITE, s.RED))
    return art + head(look, x - 34, y - 12, 52, turn=-0.2, tilt=-24, width=FINE)


def _pumpkin(x: float, y: float, wide: float) -> Art:
    art: Art = []
    for t in (-0.34, 0.34, -0.18, 0.18, 0.0):
        art += oval(x + t * wide, y - wide * 0.32, wide * 0.2, wide * 0.32, fill=s.ORANGE, width=MEDIUM)
    return art + limb([(x, y - wide * 0.6), (x + 6, y - wide * 0.8)], [10, 7], s.GREEN, MEDIUM)


def spinning() -> Art:
    """Mother with a baby at the spinning-wheel, two children crouching before her."""
    art = room(s.HILL, s.STONE, s.TAN, 430)
    art += rect(208, 70, 130, 124, s.WOOD, MEDIUM) + rect(222, 84, 102, 96, s.WHITE, FINE)
    art += rect(268, 84, 10, 96, s.WOOD, FINE) + poly([(208, 66), (252, 66), (214, 176), (208, 176)], s.RED, MEDIUM)
    art += poly([(338, 66), (294, 66), (332, 176), (338, 176)], s.RED, MEDIUM)
    art += rect(440, 178, 110, 12, s.WOOD, MEDIUM) + jug(486, 178, 78) + bench(404, 486, 200, 92)
    mother = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, age=1, mood="smile", gaze=-0.8,
            hat=hats.kerchief(s.RED)),
        pose=POSES["sit"], coat=s.PINE, sleeve=s.YELLOW, skirt=s.NAVY, hem=s.YELLOW, near=(-12, -44), near_hand="flat",
        far=(-34, -64), far_hand="hold", far_bend=-1,
    )  # fmt: skip
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="merry"),
        pose=Pose(hip=(8, -20), chest=(2, -49), head=(0, -64), near_foot=(-8, 0), far_foot=(-14, 0), head_tilt=12),
        coat=s.GREEN, sleeve=s.WHITE, skirt=s.GREEN, near=(-18, -50), far=(-22, -56), near_hand="open", far_hand="open",
    )  # fmt: skip
    boy = Person(
        look=Look(hair="short", hair_ink=s.HAIR_BROWN, age=0, mood="smile"), pose=POSES["squat"], coat=s.RED, legs=s.BROWN,
        near=(-12, -34), far=(-18, -36), shirt=s.YELLOW,
    )  # fmt: skip
    thread = stroke([(96, 226), (170, 258), (254, 264)], MEDIUM)
    art += _wheel(150, 366, 82) + person(mother, 378, 488, 356) + thread + _swaddled(330, 336)
    return art + person(girl, 264, 496, 206, flip=True) + person(boy, 464, 494, 214) + _pumpkin(56, 496, 92)


def _reel() -> Art:
    """Yarn reel with four arms, held at its hub."""
    art: Art = []
    ring = [(58 * math.cos(math.radians(a)), 58 * math.sin(math.radians(a))) for a in (20, 110, 200, 290)]
    art += poly(ring, "none", 19) + poly(ring, "none", 12, s.RED.base) + poly(ring, "none", FINE, s.RED.dark)
    for a in (20, 110):
        x, y = 66 * math.cos(math.radians(a)), 66 * math.sin(math.radians(a))
        art += limb([(-x, -y), (x, y)], [11, 11], s.WOOD, MEDIUM)
    for px, py in ring:
        art += oval(px * 1.14, py * 1.14, 9, fill=s.GOLD, width=MEDIUM)
    return art + oval(0, 0, 11, fill=s.GOLD, width=MEDIUM)


def _distaff() -> Art:
    """Distaff with its cone of wool."""
    art = limb([(0, 60), (0, -80)], [8, 8], s.WOOD, MEDIUM)
    art += solid([(0, -176), (18, -144), (28, -92), (0, -62), (-28, -92), (-18, -144)], s.WHITE, MEDIUM)
    for y in (-132, -100):
        art += limb([(-24, y), (0, y + 8), (24, y)], [8, 8, 8], s.BLUE, FINE, shade=0)
    return art


def reel_girl() -> Art:
    """Girl with reel and distaff strides along; a little dog runs beside her."""
    art = mountains(230, 600, 440, [130, 200, 150], width=FINE) + hills(0, 540, 446, [30, 40, 60, 50, 40, 60])
    art += ground(0, 540, 434, 500, s.LEAF) + house(96, 444, 190, 190, wall=s.STONE, timber=True)
    for x0, x1 in ((0, 40), (82, 44)):
        art += lines([(x0, 338), (x1, 392)], MEDIUM, s.BROWN.dark)
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BLACK, age=0, mood="merry", nose="snub",
            hat=hats.wreath((s.YELLOW, s.RED))),
        pose=POSES["stride"], coat=s.WHITE, sleeve=s.WHITE, skirt=s.RED, hem=s.BLUE, scarf=s.BLUE, near=(-32, -52),
        near_item=item(_reel(), 316), far=(-20, -78), far_item=item(_distaff(), 316, -18), far_bend=-1, flare=1.3,
    )  # fmt: skip
    art += person(girl, 250, 486, 316, flip=True)
    bodice: list[Point] = [(246, 252), (280, 250), (278, 290), (266, 318), (240, 318), (236, 280)]
    art += dots(bodice, s.RED.base, 14, 4)
    art += move(dog(0, 0, 104, spots=s.CHESTNUT, flip=True), 444, 480, turn=-12)
    return art + tufts([(120, 492), (360, 494), (500, 490)], 14) + flowers([(40, 490), (80, 484)], [s.YELLOW, s.WHITE], 9)
