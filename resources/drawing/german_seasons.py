# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The four aces of the German pack: the seasons, one half each."""

from . import hats
from . import style as s
from .clipping import clip_box
from .faces import Look
from .hands import hand
from .landscape import bush, clouds, flowers, ground, hills, house, mountains, stump, temple, tree, tufts, vine
from .pen import limb, oval, solid, stroke
from .people import POSES, Person, Pose, person
from .signs import german
from .style import FINE, MEDIUM
from .svg import Art, move
from .things import back_basket, basket, firewood, sheaf, sickle, tub

LEFT, RIGHT = 24.0, 606.0


def _signs(suit: str) -> Art:
    return german(suit, 184, 108, 132, turn=-42) + german(suit, 508, 108, 132, turn=42)


def _item(art: Art, height: float) -> Art:
    """Art in card units as something a figure of that height holds."""
    return move(art, scale=100 / height)


def spring() -> Art:
    """Young woman in a garden, a basket of flowers on her arm."""
    art = mountains(LEFT, RIGHT, 350, [50, 84, 58, 92, 60], s.PALE) + hills(LEFT, RIGHT, 400, [60, 74, 44, 66, 80, 52])
    art += ground(LEFT, RIGHT, 398, 500, s.LEAF) + temple(96, 412, 112) + tree(34, 410, 100, kind="cypress")
    art += bush(540, 470, 150, 190, blooms=s.RED) + bush(592, 496, 90, 80, s.LEAF)
    art += flowers([(50, 486), (96, 470), (150, 490), (196, 476), (452, 490), (486, 484)],
        (s.YELLOW, s.RED, s.WHITE, s.VIOLET), 9)
    trim: Art = []
    for x, y, ink in ((-18, -52, s.RED), (0, -56, s.WHITE), (18, -52, s.YELLOW)):
        trim += oval(x, y, 8, fill=ink, width=FINE) + oval(x, y, 3, fill=s.ORANGE, width=0)
    trim += limb([(-30, -34), (-34, 10), (-22, 44)], [6, 5, 5], s.BLUE, FINE)
    trim += limb([(30, -34), (32, 14), (18, 46)], [6, 5, 5], s.BLUE, FINE)
    girl = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_FAIR, mood="smile", age=0, gaze=-0.6,
            hat=hats.straw(trim=trim)),
        pose=POSES["sit"], coat=s.RED, sleeve=s.WHITE, skirt=s.SKY, hem=s.BLUE, flare=1.3,
        near=(-9, -44), near_hand="flat", near_turn=200, far=(-30,
            -58), far_hand="hold", far_turn=-100, far_item=_item(_rose(), 430),
    )  # fmt: skip
    art += solid([(286, 500), (286, 500), (292, 404), (292, 404), (436, 398), (436, 398), (446, 500), (446, 500)],
        s.STONE, MEDIUM)
    art += person(girl, 356, 494, 430)
    art += basket(268, 372, 104, filling=(s.RED, s.YELLOW, s.WHITE, s.ROSE, s.VIOLET))
    art += hand("flat", 322, 300, 166, size=36)
    return art + tufts([(250, 496), (462, 494)], 14) + _signs("H")


def _rose() -> Art:
    art = limb([(0, 16), (-4, -34)], [5, 5], s.GREEN, FINE) + oval(-14, -14, 11, 5, fill=s.GREEN, width=FINE, turn=30)
    art += oval(-5, -44, 17, fill=s.RED, width=MEDIUM)
    return art + stroke([(-13, -42), (-5, -52), (3, -43), (-4, -38)], FINE)


def summer() -> Art:
    """Reaper with raised sickle and a sheaf under her arm."""
    art = hills(LEFT, RIGHT, 380, [30, 60, 84, 60, 40], s.HILL) + ground(LEFT, RIGHT, 366, 500, s.YELLOW)
    for x in range(40, 606, 34):
        for y in (398, 442, 486):
            off = 17 if y == 442 else 0
            art += stroke([(x + off, y), (x + off + 3, y - 18)], FINE, s.YELLOW.dark)
            art += oval(x + off + 4, y - 22, 3, 8, fill=s.STRAW.dark, width=0, turn=14)
    art += sheaf(86, 404, 130) + sheaf(150, 436, 120, turn=10) + bush(548, 486, 130, 150, s.GREEN, blooms=s.RED)
    trim: Art = []
    for x, y in ((-24, -50), (-8, -55), (8, -55), (24, -50)):
        trim += oval(x, y, 9, 5, fill=s.GREEN, width=FINE, turn=-30) + oval(x + 4, y + 2, 4, fill=s.RED, width=FINE)
    woman = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_AUBURN, mood="merry", gaze=-0.5,
            hat=hats.straw(s.YELLOW, s.RED, trim=trim)),
        pose=POSES["walk"], coat=s.RED, sleeve=s.WHITE, skirt=s.RED, apron=s.BLUE, hem=s.GOLD, flare=1.25,
        far=(-36, -60), far_item=_item(sickle(110), 390), far_bend=-1, near=(-2, -58), near_hand="flat",
    )  # fmt: skip
    bundle = sheaf(414, 336, 190, turn=58)
    figure = person(woman, 330, 530, 400)
    return art + bundle + figure + _signs("D")


def autumn() -> Art:
    """Grape harvest: a youth stamps in the tub, a picker empties the butte."""
    art = hills(LEFT, RIGHT, 380, [70, 96, 76, 104, 70], s.HILL) + ground(LEFT, RIGHT, 376, 500, s.SOIL)
    for x, y, tall in ((60, 470, 190), (126, 430, 150), (572, 474, 190), (506, 424, 140)):
        art += vine(x, y, tall)
    stick = limb([(0, -26), (0, 34)], [3.6, 3.6], s.WOOD, MEDIUM)
    youth = Person(
        look=Look(hair="short", hair_ink=s.HAIR_BROWN, age=0, mood="merry", gaze=-0.4,
            hat=hats.wreath((s.LEAF, s.VIOLET), s.GREEN)),
        coat=s.WHITE, sleeve=s.WHITE, legs=s.BLUE, belt=s.RED, shirt=None, near=(-9, -62), far=(-11,
            -72), near_item=stick,
    )  # fmt: skip
    art += person(youth, 306, 486, 360)
    art += tub(290, 494, 250, 150)
    picker = Person(
        look=Look(beard="moustache", hair_ink=s.HAIR_BLACK, mood="calm", hat=hats.cap(s.RED, s.RED)),
        pose=Pose(hip=(8, -46), chest=(-8, -72), head=(-20, -78), near_foot=(12, 0), far_foot=(-2, 0), head_tilt=-16),
        coat=s.BLUE, legs=s.RED, hose=s.WHITE, near=(-26, -52), far=(-30, -56), near_hand="flat",
    )  # fmt: skip
    art += person(picker, 470, 506, 270)
    art += move(back_basket(0, 0, 120), 500, 282, turn=-62)
    for x, y in ((386, 318), (372, 332), (390, 338), (360, 346), (378, 350)):
        art += oval(x, y, 9, fill=s.VIOLET, width=FINE)
    return art + _signs("S")


def winter() -> Art:
    """Old woman with a stick and a bundle of firewood in the snow."""
    art = mountains(LEFT, RIGHT, 380, [80, 120, 90, 110, 70], s.PALE, snow=True)
    art += hills(LEFT, RIGHT, 420, [50, 40, 66, 44, 60], s.WHITE)
    art += ground(LEFT, RIGHT, 408, 500, s.WHITE) + clouds([(320, 230, 0)])
    art += house(110, 440, 140, 110, wall=s.TAN, roof=s.WHITE) + house(66, 400, 70, 50, wall=s.STONE, roof=s.WHITE)
    art += tree(560, 470, 230, kind="bare") + stump(486, 492, 62, snow=True) + stump(180, 494, 48, snow=True)
    for x, y in ((60, 300), (250, 220), (420, 240), (470, 330), (220, 330), (588, 240), (46, 220), (400, 190)):
        art += oval(x, y, 5, fill=s.PALE, width=1.6, line=s.SKY.dark)
    stick = limb([(1, -10), (-2, 56)], [3.6, 3.4], s.WOOD, MEDIUM)
    old = Person(
        woman=True, look=Look(woman=True, hair="none", hair_ink=s.HAIR_WHITE, age=2, mood="worn", nose="hooked",
            hat=hats.kerchief(s.GREEN)),
        pose=Pose(hip=(0, -47), chest=(-5, -74), head=(-13, -84), near_foot=(10, 0), far_foot=(-10, 0), head_tilt=-10),
        coat=s.RED, sleeve=s.CRIMSON, skirt=s.BLUE, apron=s.NAVY, scarf=s.YELLOW, far=(-26, -50), far_item=stick,
        near=(-13, -55), cuff=s.LEAF,
    )  # fmt: skip
    figure = person(old, 330, 520, 400)
    bundle = firewood(408, 234, 210, turn=-24)
    return art + bundle + figure + _signs("C")


NAMES = {"HA": "FRÜHLING", "DA": "SOMMER", "SA": "HERBST", "CA": "WINTER"}


def cards() -> dict[str, Art]:
    """Code to half picture."""
    halves = {"HA": spring(), "DA": summer(), "SA": autumn(), "CA": winter()}
    return {code: clip_box(art, LEFT, 0, RIGHT, 500) for code, art in halves.items()}


