# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks VIII and IX: girl and kid, mother and baby, the field's edge, the kiss across the balustrade."""

from . import hats
from . import style as s
from .animals import bird, cat, goat
from .clipping import clip_box
from .faces import Look, head
from .hands import hand
from .landscape import bush, church, flowers, ground, hills, house, mountains, tree, tufts, water
from .pen import limb, lines, oval, poly, rect, shape, solid, stripes, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .things import back_basket, basket, chair, fence, jug, sickle, tub


def item(art: Art, height: float, turn: float = 0) -> Art:
    """Art in card units as something that a figure of ``height`` holds."""
    return move(art, scale=100 / height, turn=turn)


def greens(x: float, y: float, wide: float, ink: Ink = s.LEAF) -> Art:
    """A heap of herbs on the rim at (x, y)."""
    art: Art = []
    for t, tall in ((-0.42, 0.3), (0.42, 0.32), (-0.24, 0.48), (0.25, 0.5), (0.0, 0.58)):
        px = x + t * wide
        tip = (px + t * wide * 0.5, y - tall * wide)
        art += solid([(px - wide * 0.16, y), (px - wide * 0.16, y), (px - wide * 0.14, y - tall * wide * 0.6), tip, tip,
            (px + wide * 0.17, y - tall * wide * 0.5), (px + wide * 0.16, y), (px + wide * 0.16, y)], ink, MEDIUM)
        art += lines([(px, y), tip], FINE, ink.dark)
    return art


def girl_and_kid() -> Art:
    """Girl with a back-basket of greens feeds a young goat."""
    art = mountains(150, 540, 430, [120, 190, 140], width=FINE) + hills(0, 540, 440, [50, 80, 60, 44, 60, 70])
    art += ground(0, 540, 426, 500, s.LEAF) + tree(34, 448, 200, kind="pine") + tree(100, 444, 140, kind="pine")
    art += house(500, 436, 130, 110, wall=s.WOOD, roof=s.ROOF)
    art += move(back_basket(0, 0, 160, ink=s.WOOD) + greens(0, -156, 116), 410, 380, turn=8)
    sprig = greens(0, 0, 74)
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=-0.8,
            hat=hats.skull_cap(s.RED, s.GOLD)),
        pose=POSES["walk"], coat=s.GREEN, sleeve=s.WHITE, skirt=s.RED, apron=s.ROSE, hem=s.GOLD, near=(-11, -42),
        far=(-20, -51), far_item=item(sprig, 300, -84),
    )  # fmt: skip
    art += goat(146, 486, 196, coat=s.TAN, flip=True) + person(girl, 346, 484, 304)
    art += limb([(362, 240), (352, 268), (366, 318)], [10, 10, 10], s.BROWN, FINE)
    return art + tufts([(60, 490), (246, 492), (452, 492)]) + flowers([(488, 486), (516, 478)], [s.YELLOW], 9)


def _shawl() -> Art:
    points: list[Point] = [(306, 266), (330, 258), (358, 258), (386, 266), (404, 308), (404, 308), (374, 306), (346, 344),
        (346, 344), (318, 304), (292, 300), (292, 300)]
    art = shape(points, s.YELLOW, 0) + stripes(points, ["none", s.RED.base, "none"], 8, 35)
    return art + stripes(points, ["none", s.RED.base, "none"], 8, -55) + shape(points, "none", MEDIUM)


def _baby(x: float, y: float) -> Art:
    """Baby in a basket that stands on (x, y), one arm stretched up."""
    art = limb([(x + 2, y - 70), (x + 8, y - 104)], [14, 11], s.WHITE, MEDIUM)
    art += hand("open", x + 8, y - 104, -80, size=20, width=FINE)
    art += solid([(x - 20, y - 60), (x + 4, y - 84), (x + 50, y - 84), (x + 76, y - 60)], s.SKY, MEDIUM)
    look = Look(woman=True, hair="none", age=0, mood="merry", gaze=0.8, wide=1.15, hat=hats.bonnet(s.WHITE, s.RED))
    return art + head(look, x - 38, y - 84, 56, turn=0.6, width=FINE) + basket(x, y, 160, handle=False)


def mother_and_baby() -> Art:
    """Mother on a ladder-back chair by the house steps shows a bird to the baby in its basket; a cat looks on."""
    art = mountains(-40, 330, 412, [90, 130, 100], width=FINE) + water(0, 420, 400, 446) + ground(0, 540, 436, 500, s.SOIL)
    art += rect(414, 74, 150, 380, s.STONE, MEDIUM) + rect(452, 190, 110, 252, s.BROWN, MEDIUM)
    art += poly([(384, 92), (420, 40), (550, 30), (550, 92)], s.ROOF, MEDIUM) + rect(466, 206, 90, 100, s.WOOD, FINE)
    art += rect(420, 432, 140, 20, s.STONE, MEDIUM) + rect(396, 450, 160, 24, s.STONE, MEDIUM)
    mother = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, mood="smile", gaze=-0.8), pose=POSES["sit"],
        coat=s.RED, sleeve=s.WHITE, skirt=s.BLUE, hem=s.NAVY, near=(-28, -37), far=(-26, -84), near_hand="open",
        near_turn=160, far_bend=-1, far_hand="hold",
    )  # fmt: skip
    art += chair(366, 484, 250) + cat(478, 486, 112)
    art += bird(232, 190, 84, coat=s.RED, wing=s.BLUE, flip=True)
    return art + person(mother, 338, 484, 350) + _shawl() + _baby(176, 490) + tufts([(40, 492), (290, 494)])


def corn(top: float, bottom: float) -> Art:
    """A field of ripe corn from edge to edge."""
    art = ground(0, 540, top, bottom, s.YELLOW)
    for row, y in enumerate(range(int(top) + 24, int(bottom), 34)):
        for x in range(10 + row % 2 * 24, 540, 48):
            art += stroke([(x, y), (x + 3, y - 16)], FINE, s.YELLOW.dark)
            art += oval(x + 4, y - 20, 3.4, 8, fill=s.STRAW.dark, width=0, turn=14)
    return art


def _reeds(x: float, y: float) -> Art:
    art: Art = []
    for dx, tall, lean in ((-24, 150, -12), (0, 186, 4), (22, 160, 16)):
        art += stroke([(x + dx, y), (x + dx + lean * 0.4, y - tall * 0.5), (x + dx + lean, y - tall)], MEDIUM * 1.5,
            s.GREEN.dark)
        art += oval(x + dx + lean, y - tall, 8, 24, fill=s.BROWN, width=MEDIUM, turn=lean * 0.6)
        art += limb([(x + dx, y), (x + dx - 14, y - tall * 0.4), (x + dx - 40, y - tall * 0.56)], [8, 10, 2], s.GREEN, FINE)
    return art


def field_edge() -> Art:
    """Couple at the edge of the cornfield: sickle, poppy, a tub heaped with herbs."""
    art = hills(0, 540, 380, [60, 84, 60, 90, 70, 60]) + corn(356, 452) + ground(0, 540, 446, 500, s.SOIL)
    art += move(fence(0, 150, 0, 92), 414, 470, turn=7) + _reeds(500, 490)
    woman = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, age=0, mood="smile", hat=hats.kerchief(s.BLUE)),
        pose=POSES["walk"], coat=s.YELLOW, sleeve=s.WHITE, skirt=s.PLUM, apron=s.WHITE, hem=s.YELLOW, near=(19, -58),
        near_item=item(sickle(112), 300, 48), far=(-22, -60), near_bend=-1,
    )  # fmt: skip
    poppy = stroke([(0, 20), (2, -40)], MEDIUM, s.GREEN.dark) + oval(2, -52, 22, 19, fill=s.RED, width=MEDIUM)
    poppy += oval(2, -50, 7, fill=s.LINE, width=0)
    man = Person(
        look=Look(hair="curls", hair_ink=s.HAIR_BROWN, age=0, mood="merry", nose="snub", hat=hats.brimmed(s.YELLOW, s.RED,
            wide=1.35, high=0.8)),
        pose=POSES["lean"], coat=s.ORANGE, legs=s.ORANGE, hose=s.WHITE, belt=s.GREEN, near=(-29, -66),
        near_item=item(poppy, 310, -8), far=(-22, -54), far_hand="open",
    )  # fmt: skip
    art += person(woman, 262, 484, 298, flip=True) + person(man, 414, 486, 310)
    art += greens(74, 412, 124) + greens(70, 420, 100, s.GREEN) + tub(74, 492, 130, 84, inside=s.GREEN)
    return art + jug(170, 494, 76) + tufts([(320, 492)])


def _balcony() -> Art:
    """Balustrade with its floor and brackets."""
    art = rect(316, 388, 240, 18, s.WOOD, MEDIUM)
    for x in (344, 480):
        art += poly([(x, 406), (x + 20, 406), (x + 60, 470), (x + 60, 500), (x + 44, 500)], s.WOOD, MEDIUM)
    for x in range(334, 550, 40):
        art += solid([(x - 11, 388), (x - 11, 388), (x - 15, 350), (x - 6, 330), (x - 12, 306), (x - 12, 306), (x + 12, 306),
            (x + 12, 306), (x + 6, 330), (x + 15, 350), (x + 11, 388), (x + 11, 388)], s.TAN, MEDIUM)
    art += rect(306, 288, 250, 20, s.WOOD, MEDIUM)
    for x in (450, 494, 534):
        art += bush(x, 294, 48, 30, blooms=s.RED, width=FINE)
    return art


def balcony_kiss() -> Art:
    """Young man has climbed to a wooden balcony and kisses a girl across the balustrade."""
    art = mountains(-60, 330, 440, [150, 210, 170], width=FINE) + hills(0, 540, 446, [40, 60, 40, 30])
    art += ground(0, 540, 436, 500, s.LEAF) + church(74, 446, 160)
    art += rect(404, 96, 150, 410, s.WOOD, MEDIUM) + poly([(356, 122), (420, 22), (560, 10), (560, 122)], s.ROOF, MEDIUM)
    for y in range(150, 480, 34):
        art += lines([(404, y), (540, y)], FINE, s.WOOD.dark)
    art += rect(456, 160, 100, 230, s.BROWN, MEDIUM)
    art += limb([(180, 506), (296, 300)], [12, 12], s.STRAW, MEDIUM) + limb([(240, 506), (344, 316)], [12, 12], s.STRAW, MEDIUM)
    for t in (0.1, 0.3, 0.5, 0.7, 0.9):
        art += limb([(178 + 112 * t, 508 - 204 * t), (244 + 102 * t, 508 - 190 * t)], [9, 9], s.STRAW, FINE)
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_AUBURN, age=0, mood="smile", gaze=-1),
        pose=POSES["bend"], coat=s.RED, sleeve=s.YELLOW, skirt=s.YELLOW, near=(-30, -59), far=(-26, -58), near_hand="flat",
    )  # fmt: skip
    plume = hats.feather([(20, -60), (44, -96), (84, -104)], 24, s.WHITE)
    man = Person(
        look=Look(hair_ink=s.HAIR_BLACK, age=0, mood="smile", gaze=-1, hat=hats.brimmed(s.PINE, s.RED, trim=plume)),
        pose=Pose(hip=(6, -46), chest=(-3, -76), head=(-10, -88), head_tilt=-6, near_foot=(-14, -22), far_foot=(8, 0)),
        coat=s.GREEN, legs=s.BROWN, hose=s.WHITE, belt=s.RED, near=(-24, -63), far=(-18, -63), tails=6,
    )  # fmt: skip
    art += clip_box(person(girl, 410, 478, 310), 0, 0, 540, 390) + _balcony() + person(man, 256, 488, 312, flip=True)
    return art + tufts([(40, 490), (140, 492)])
