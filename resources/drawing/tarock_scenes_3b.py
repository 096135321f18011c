# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks XVII and XVIII: the zither, the ferry, the washing, the winding of yarn."""

from . import hats
from . import style as s
from .animals import dog
from .faces import Hat, Look
from .hands import hand
from .landscape import bush, castle, ground, hills, house, mountains, tree, tufts, water
from .pen import limb, lines, oval, rect, shape, solid, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM
from .svg import Art, Point, move
from .tarock_courts import rose
from .tarock_frame import MEADOW, sky
from .tarock_scenes_2a import item
from .things import basket


def _zither() -> Art:
    """Zither lying flat, bulging towards the player's far side; the middle is at (0, 0)."""
    body: list[Point] = [(-104, 26), (-104, 26), (-94, -38), (-94, -38), (0, -36), (34, -58), (86, -50), (100, -12), (96, 28), (96, 28)]
    art = solid([(x, y + 13) for x, y in body], s.BROWN, MEDIUM, angle=90) + shape(body, s.CHESTNUT, MEDIUM)
    art += oval(38, -12, 22, 15, fill=s.BROWN.dark, width=FINE)
    for y in (-26, -14, -2, 9, 20):
        art += lines([(-92, y), (84, y * 0.9 + 2)], FINE, s.STRAW.base)
    return art + rect(-101, -34, 13, 56, s.GOLD, FINE) + limb([(82, -44), (90, 24)], [9, 9], s.GOLD, FINE)


def _roses(x: float, y: float, wide: float, tall: float) -> Art:
    art = bush(x, y, wide, tall, s.GREEN)
    for dx, dy in ((-0.28, -0.3), (0.04, -0.72), (0.3, -0.34), (0.0, -0.26), (-0.22, -0.72)):
        art += rose(x + dx * wide, y + dy * tall, 32, s.ROSE if dx else s.RED)
    return art


def _gun(x: float, y: float) -> Art:
    """Gun leaning on the rock, butt at (x, y)."""
    art = limb([(x + 6, y - 60), (x + 44, y - 250)], [9, 7], s.STEEL, MEDIUM)
    art += limb([(x, y), (x + 8, y - 66), (x + 30, y - 170)], [32, 15, 11], s.WOOD, MEDIUM)
    return art + limb([(x + 2, y - 88), (x + 20, y - 84)], [8, 8], s.GOLD, FINE)


def zither() -> Art:
    """Young man plays the zither on a rock; a woman leans on his shoulder."""
    art = mountains(-40, 540, 410, [150, 120, 220, 170], width=FINE) + hills(0, 540, 430, [50, 70, 60, 60, 70, 60])
    art += house(84, 404, 140, 100, wall=s.WOOD, roof=s.BROWN) + ground(0, 540, 420, 500, s.LEAF) + _roses(56, 494, 120, 118)
    art += solid([(244, 500), (244, 500), (254, 420), (284, 386), (352, 384), (386, 410), (398, 500), (398, 500)], s.STONE,
        MEDIUM, angle=0)
    man = Person(
        look=Look(hair="curls", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.6), pose=POSES["sit"], coat=s.ORANGE,
        legs=s.PINE, hose=s.WHITE, belt=s.BLACK, cuff=s.GREEN, near=(-8, -43), near_hand="flat",
        near_item=item(_zither(), 344, -7), far=(-30, -44), tails=4, near_turn=150,
    )  # fmt: skip
    woman = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_AUBURN, age=0, mood="smile", gaze=-0.7,
            hat=hats.kerchief(s.ORANGE)),
        pose=Pose(hip=(6, -48), chest=(-8, -75), head=(-16, -87), head_tilt=-14, near_foot=(9, 0), far_foot=(-4, 0)),
        coat=s.VIOLET, sleeve=s.VIOLET, skirt=s.VIOLET, apron=s.WHITE, hem=s.WHITE, cuff=s.WHITE, near=(-31, -62), near_hand="flat",
        far=(-26, -58),
    )  # fmt: skip
    art += _gun(486, 488) + person(man, 300, 488, 344)
    art += hand("flat", 194, 338, 40, size=30, width=FINE)
    art += person(woman, 446, 486, 312) + move(hats.brimmed(s.PINE, s.RED)[1], 156, 508, scale=0.86, lines=0.9)
    return art + tufts([(190, 494), (520, 490)])


def _hull() -> Art:
    """Clinker-built boat, bow on the left."""
    out: list[Point] = [(84, 372), (84, 372), (150, 410), (290, 424), (430, 412), (506, 384), (506, 384), (486, 450), (440, 486),
        (300, 494), (180, 488), (116, 446)]
    art = solid(out, s.WOOD, MEDIUM, angle=90, share=0.3)
    for drop in (20, 40, 60):
        t = drop / 80
        art += stroke([(88 + 34 * t, 374 + drop * 0.8), (160, 412 + drop * 0.92), (292, 424 + drop * 0.86), (428, 412 + drop * 0.9),
            (503 - 26 * t, 386 + drop * 0.8)], FINE, s.BROWN.dark)
    return art + limb([(82, 368), (150, 408), (290, 422), (430, 410), (508, 380)], [12, 14, 14, 14, 12], s.RED, MEDIUM)


def _wave(x: float, y: float, k: float) -> Art:
    """Breaking wave that curls to the right."""
    art = solid([(-80, 40), (-80, 40), (-50, 0), (-8, -30), (30, -26), (40, -8), (40, -8), (22, -14), (10, -2), (20, 18), (60, 40),
        (60, 40)], s.BLUE, MEDIUM, angle=90)
    art += shape([(-50, 0), (-50, 0), (-8, -30), (30, -26), (40, -8), (40, -8), (22, -14), (6, -10), (-20, -2), (-50, 0)],
        "#ffffff", FINE)
    return move(art, x, y, scale=k)


def ferry() -> Art:
    """Woman in a straw hat is rowed across the lake by a ferryman in yellow."""
    art = mountains(-40, 540, 336, [110, 160, 130, 200, 150], width=FINE) + hills(0, 540, 340, [30, 20, 26, 16, 24, 40])
    art += water(0, 540, 334, 510)
    lady = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.8,
            hat=hats.straw(s.STRAW, s.RED, wide=0.95)),
        pose=POSES["sit"], coat=s.BLUE, sleeve=s.WHITE, skirt=s.RED, apron=s.SKY, near=(-15, -38), near_hand="flat",
        far=(-22, -42), scarf=s.YELLOW,
    )  # fmt: skip
    ferryman = Person(
        look=Look(skin=s.SKIN_TAN, hair="bob", beard="short", hair_ink=s.HAIR_BLACK, mood="merry", nose="big",
            hat=hats.cap(s.RED, s.GOLD, tassel=s.BLUE)),
        pose=Pose(hip=(3, -48), chest=(-3, -78), head=(-6, -91), near_foot=(16, 0), far_foot=(-14, 0)),
        coat=s.YELLOW, sleeve=s.WHITE, legs=s.BLUE, hose=s.WHITE, belt=s.RED, near=(-9, -60), far=(-17, -80), tails=14,
        near_item=item(limb([(-48, -138), (78, 222)], [13, 13], s.FAWN, MEDIUM), 316),
    )  # fmt: skip
    art += person(lady, 208, 464, 344, flip=True) + person(ferryman, 394, 480, 316) + _hull()
    art += limb([(424, 436), (446, 512)], [13, 14], s.FAWN, MEDIUM)
    art += solid([(438, 472), (456, 466), (478, 520), (478, 520), (440, 530), (440, 530)], s.FAWN, MEDIUM)
    return art + _wave(80, 470, 1.0) + _wave(512, 476, 0.7) + stroke([(180, 496), (240, 490), (300, 497)], MEDIUM, "#ffffff")


def _fez() -> Hat:
    art = solid([(-33, -34), (-33, -34), (-25, -80), (-25, -80), (0, -85), (25, -80), (25, -80), (33, -34), (33, -34), (0, -44)],
        s.RED, MEDIUM, angle=0)
    art += stroke([(0, -84), (32, -78), (44, -58)], MEDIUM, s.GOLD.base)
    return ([], art + solid([(37, -60), (50, -60), (53, -30), (36, -30)], s.GOLD, MEDIUM))


def _linen() -> Art:
    """Wrung cloth hanging from a hand into the water."""
    return solid([(-14, -12), (16, -10), (22, 30), (8, 60), (24, 100), (24, 100), (-34, 104), (-34, 104), (-20, 60), (-26, 20)],
        s.WHITE, MEDIUM) + stroke([(-4, 0), (-6, 40), (-12, 96)], FINE, s.WHITE.dark) + stroke([(8, 8), (2, 56), (10, 96)], FINE,
        s.WHITE.dark)


def washing() -> Art:
    """Washerwoman kneels at the water; a man in a red fez stands by and talks."""
    art = hills(0, 540, 420, [100, 130, 70, 50, 60, 70]) + castle(78, 312, 132, wall=s.STONE, roof=s.ROOF)
    art += hills(0, 240, 400, [70, 90, 60, 20], s.LEAF) + ground(0, 540, 396, 500, s.SOIL) + tree(506, 440, 330, kind="cypress",
        ink=s.PINE)
    bank: list[Point] = [(-10, 408), (60, 412), (150, 430), (206, 470), (214, 510), (214, 510), (-10, 510), (-10, 510)]
    art += shape(bank, s.SKY, MEDIUM)
    for x, y in ((30, 436), (90, 452), (40, 478), (130, 486)):
        art += stroke([(x - 18, y), (x, y - 5), (x + 18, y)], FINE, s.SKY.dark)
    maid = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BLACK, age=0, mood="smile", gaze=0.8,
            hat=hats.hood(s.WHITE)),
        pose=Pose(hip=(8, -28), chest=(-5, -55), head=(-13, -67), head_tilt=-8, near_foot=(26, -1), far_foot=(-10, 0)),
        coat=s.RED, sleeve=s.RED, skirt=s.BLUE, hem=s.YELLOW, cuff=s.WHITE, near=(-27, -47), near_item=move(item(_linen(), 346), scale=1.3),
        far=(-32, -50), barefoot=True,
    )  # fmt: skip
    man = Person(
        look=Look(skin=s.SKIN_TAN, beard="hooked", hair_ink=s.HAIR_BLACK, mood="merry", nose="hooked", hat=_fez()),
        pose=POSES["walk"], coat=s.GREEN, legs=s.RED, hose=s.WHITE, shoe=s.BROWN, belt=s.GOLD, cuff=s.GOLD, near=(14, -48),
        near_hand="flat", near_turn=150, far=(-34, -74), far_hand="open", far_turn=200,
    )  # fmt: skip
    art += person(man, 424, 484, 316) + person(maid, 244, 490, 346)
    for x, y in ((326, 452), (346, 438), (364, 452)):
        art += oval(x, y, 24, 18, fill=s.WHITE, width=MEDIUM)
    return art + basket(346, 494, 92, handle=False) + tufts([(300, 496), (480, 494)])


def _armchair(x: float, y: float) -> Art:
    """Gilt armchair, its back to the right."""
    art = solid([(x + 6, y - 120), (x + 6, y - 120), (x + 20, y - 262), (x + 66, y - 300), (x + 108, y - 262), (x + 104, y - 20),
        (x + 104, y - 20), (x + 10, y - 20), (x + 10, y - 20)], s.GOLD, MEDIUM)
    art += solid([(x + 20, y - 120), (x + 20, y - 120), (x + 32, y - 248), (x + 66, y - 280), (x + 94, y - 248), (x + 90, y - 40),
        (x + 90, y - 40), (x + 22, y - 40), (x + 22, y - 40)], s.GREEN, FINE)
    art += rect(x - 50, y - 106, 140, 60, s.GREEN, MEDIUM) + rect(x - 56, y - 54, 152, 20, s.GOLD, MEDIUM)
    for px in (-44, 84):
        art += limb([(x + px, y - 34), (x + px, y)], [18, 12], s.GOLD, MEDIUM)
    return art


def _fountain(x: float, y: float) -> Art:
    art: Art = []
    for dx, top in ((-40, 80), (-20, 118), (20, 118), (40, 80)):
        art += stroke([(x, y - 150), (x + dx * 0.6, y - 150 - top * 0.16), (x + dx, y - 60)], MEDIUM * 1.4, s.SKY.dark)
    art += limb([(x, y - 20), (x, y - 150)], [26, 12], s.STONE, MEDIUM)
    return art + solid([(x - 72, y - 44), (x - 72, y - 44), (x - 56, y - 8), (x + 56, y - 8), (x + 72, y - 44), (x + 72, y - 44)],
        s.STONE, MEDIUM) + oval(x, y - 44, 72, 13, fill=s.SKY, width=MEDIUM)


def _skein() -> Art:
    """Loop of yarn over two hands, the wrist of the near one at (0, 0)."""
    art: Art = []
    for step in (0, 7, 14):
        art += oval(-12, 22 + step * 0.3, 38 - step * 0.9, 56 - step, fill="none", width=10)
        art += oval(-12, 22 + step * 0.3, 38 - step * 0.9, 56 - step, fill="none", width=5.5, line=s.SKY.base)
    return art


def winding() -> Art:
    """A kneeling page holds the skein, an enthroned lady winds the ball; park with a fountain."""
    art = sky(MEADOW) + hills(0, 540, 410, [60, 70, 60, 70, 60, 70], s.LEAF) + tree(470, 420, 330, ink=s.PINE) + ground(0, 540, 404, 500, s.STRAW)
    art += _fountain(66, 400)
    page = Person(
        look=Look(hair="bob", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=-0.8, hat=hats.rolled(s.BLUE, s.SKY)),
        pose=POSES["kneel"], coat=s.GREEN, legs=s.ROSE, hose=s.WHITE, belt=s.GOLD, cuff=s.WHITE, near=(-26, -54),
        near_item=item(_skein(), 330), near_hand="open", far=(-33, -62), far_hand="open", near_turn=200, far_turn=200, tails=4,
    )  # fmt: skip
    plume = hats.plume([(24, -66), (50, -88), (74, -70)], 22, s.WHITE)
    ball = oval(-16, 0, 27, fill=s.SKY, width=MEDIUM) + stroke([(-34, -10), (-16, -6), (4, -14)], FINE, s.SKY.dark)
    ball += stroke([(-38, 6), (-16, 10), (4, 2)], FINE, s.SKY.dark) + stroke([(-26, -18), (-10, 0), (-14, 22)], FINE, s.SKY.dark)
    lady = Person(
        woman=True, look=Look(woman=True, hair="ringlets", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.6,
            hat=hats.beret(s.CRIMSON, band=s.GOLD, trim=plume)),
        pose=POSES["sit"], coat=s.YELLOW, sleeve=s.RED, skirt=s.RED, hem=s.GOLD, apron=s.YELLOW, cuff=s.WHITE, near=(-18, -58),
        near_item=item(ball, 356), far=(-15, -50),
    )  # fmt: skip
    cloak = solid([(150, 250), (190, 256), (200, 300), (180, 400), (160, 454), (160, 454), (110, 470), (74, 452), (74, 452), (104, 380),
        (124, 290)], s.YELLOW, MEDIUM)
    art += rect(110, 452, 130, 20, s.CRIMSON, MEDIUM) + limb([(122, 472), (118, 494)], [12, 9], s.GOLD, MEDIUM)
    art += limb([(228, 472), (232, 494)], [12, 9], s.GOLD, MEDIUM) + _armchair(398, 490)
    art += cloak + person(page, 172, 456, 316, flip=True) + person(lady, 408, 488, 356)
    art += stroke([(280, 320), (304, 322), (318, 302)], MEDIUM, s.SKY.dark)
    return art + dog(300, 494, 86, coat=s.WHITE, spots=s.CHESTNUT, sitting=True, flip=True) + rect(8, 478, 92, 20, s.VIOLET,
        MEDIUM) + basket(54, 480, 66, filling=(s.RED, s.BLUE, s.YELLOW))
