# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XIV: lovers on a bank, the Albanian by the canal."""

from . import hats
from . import style as s
from .faces import Hat, Look
from .landscape import bush, ground, hills, temple, tree, tufts
from .pen import limb, limb_points, lines, oval, poly, rect, shape, solid, stripes, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM
from .svg import Art, Point, move
from .tarock_courts import rose, rose_stem
from .tarock_scenes_2a import item
from .things import sword


def _rose_bush(x: float, y: float, wide: float, tall: float) -> Art:
    art = bush(x, y, wide, tall, s.GREEN)
    for dx, dy in ((-0.3, -0.3), (0.02, -0.68), (0.3, -0.34), (0.0, -0.24), (-0.24, -0.7), (0.28, -0.74)):
        art += rose(x + dx * wide, y + dy * tall, 34, s.RED if dx else s.ROSE)
    return art


def lovers() -> Art:
    """Lovers on a grassy bank under two trees, roses beside them."""
    art = hills(0, 540, 430, [60, 90, 70, 80, 60, 70]) + ground(0, 540, 420, 500, s.LEAF)
    art += tree(222, 440, 330, ink=s.GREEN, trunk=s.BROWN) + tree(452, 450, 400, ink=s.LEAF, trunk=s.BROWN)
    bank: list[Point] = [(126, 500), (126, 500), (150, 410), (210, 384), (330, 376), (450, 386), (500, 420), (520, 500),
        (520, 500)]
    art += solid(bank, s.OLIVE, MEDIUM, angle=90) + _rose_bush(66, 492, 136, 150)
    woman = Person(
        woman=True, look=Look(woman=True, hair="ringlets", hair_ink=s.HAIR_FAIR, age=0, mood="smile",
            hat=hats.wreath((s.RED, s.WHITE))),
        pose=Pose(hip=(6, -30), chest=(0, -60), head=(-5, -73), near_foot=(-14, 0), far_foot=(-20, 0), head_tilt=-14),
        coat=s.SKY, sleeve=s.SKY, skirt=s.ROSE, hem=s.BLUE, cuff=s.WHITE, near=(-23, -46), near_hand="flat", far=(-26, -54),
    )  # fmt: skip
    man = Person(
        look=Look(hair="curls", beard="moustache", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.8),
        pose=Pose(hip=(6, -30), chest=(0, -60), head=(-4, -74), near_foot=(-10, 0), far_foot=(-18, -1), head_tilt=-6),
        coat=s.BLUE, legs=s.RED, hose=s.WHITE, cuff=s.WHITE, belt=s.GOLD, near=(-15, -49), far=(-30, -46), tails=4,
        near_item=item(rose_stem(0, 6, 52, 58), 350, -16), far_hand="flat",
    )  # fmt: skip
    art += person(woman, 244, 488, 346, flip=True) + person(man, 392, 488, 350)
    return art + _rose_bush(512, 500, 90, 84) + tufts([(160, 494), (430, 496)])


def _fez() -> Hat:
    art = solid([(-34, -36), (-34, -36), (-26, -84), (-26, -84), (0, -90), (26, -84), (26, -84), (34, -36), (34, -36),
        (0, -46)], s.RED, MEDIUM, angle=0)
    art += stroke([(0, -88), (34, -84), (48, -66)], MEDIUM, s.NAVY.base)
    return ([], art + solid([(42, -68), (54, -68), (58, -34), (42, -34)], s.NAVY, MEDIUM) + oval(0, -88, 6, fill=s.NAVY,
        width=FINE))


def _gun() -> Art:
    """Long gun standing upright, wrist at its middle."""
    art = limb([(0, 170), (0, -196)], [11, 9], s.STEEL, MEDIUM)
    art += limb([(-1, 176), (-1, 60), (-2, -90)], [34, 18, 14], s.BROWN, MEDIUM)
    for y in (-92, -40, 34):
        art += limb([(-10, y), (9, y)], [9, 9], s.GOLD, FINE, shade=0)
    art += poly([(-10, 62), (-26, 56), (-28, 74), (-10, 80)], s.STEEL, MEDIUM)
    return art + rect(-19, 166, 36, 12, s.GOLD, MEDIUM)


def _leg(points: list[Point], widths: list[float]) -> Art:
    """Wide trouser leg striped red and green."""
    outline = limb_points(points, widths, caps="start")
    art = shape(outline, s.RED, 0) + stripes(outline, [s.RED.base, s.GREEN.base], 17, 26)
    return art + shape(outline, "none", MEDIUM)


def _ruin(x: float, y: float) -> Art:
    """Broken round tower."""
    art = poly([(x - 52, y), (x - 52, y - 230), (x - 34, y - 252), (x - 18, y - 226), (x + 2, y - 240), (x + 14, y - 196),
        (x + 34, y - 190), (x + 52, y - 150), (x + 52, y)], s.STONE, MEDIUM)
    art += poly([(x + 20, y), (x + 20, y - 192), (x + 34, y - 190), (x + 52, y - 150), (x + 52, y)], s.STONE.dark, 0)
    art += lines([(x + 14, y - 196), (x + 34, y - 190), (x + 52, y - 150), (x + 52, y)], MEDIUM)
    for dx, dy in ((-30, -200), (-10, -120), (16, -70), (-36, -60), (24, -140)):
        art += lines([(x + dx - 12, y + dy), (x + dx + 12, y + dy), (x + dx + 12, y + dy + 14)], FINE, s.STONE.dark)
    return art + shape([(x - 24, y - 150), (x - 24, y - 150), (x - 24, y - 178), (x - 12, y - 190), (x, y - 178), (x, y - 150),
        (x, y - 150)], s.NAVY, FINE)


def albanian() -> Art:
    """Albanian with a long gun and a curved sword sits by a canal: palms, temple, ruined tower."""
    art = hills(0, 540, 390, [20, 30, 40, 30, 40, 30], s.STRAW) + ground(0, 540, 378, 500, s.SOIL)
    art += tree(172, 396, 230, kind="palm") + temple(84, 402, 150, dome=s.RED) + _ruin(474, 430)
    art += tree(400, 420, 330, kind="palm")
    canal: list[Point] = [(-10, 410), (90, 418), (170, 430), (236, 456), (250, 510), (250, 510), (-10, 510), (-10, 510)]
    art += shape(canal, s.STONE, MEDIUM)
    art += shape([(-10, 430), (-10, 430), (90, 438), (162, 448), (204, 468), (216, 510), (216, 510), (-10, 510), (-10, 510)], s.SKY,
        FINE)
    for px, py in ((24, 458), (110, 464), (50, 484), (150, 486)):
        art += stroke([(px, py), (px + 9, py - 4), (px + 18, py), (px + 27, py - 4), (px + 36, py)], FINE, s.SKY.dark)
    art += solid([(300, 500), (300, 500), (308, 398), (340, 376), (430, 380), (452, 410), (462, 500), (462, 500)], s.STONE,
        MEDIUM)
    man = Person(
        look=Look(skin=s.SKIN_TAN, beard="hooked", hair="long", hair_ink=s.HAIR_BLACK, mood="proud", nose="hooked", hat=_fez()),
        pose=POSES["sit"], coat=s.BLUE, sleeve=s.BLUE, cuff=s.GOLD, legs=s.GREEN, hose=s.WHITE, shoe=s.RED, shirt=s.WHITE,
        near=(-23, -57), near_item=item(_gun(), 370, 14), far=(-22, -40), tails=4,
    )  # fmt: skip
    x, y, k = 364.0, 488.0, 3.7
    art += person(man, x, y, 370)
    for dx in (-6.0, 0.0):
        art += _leg([(x + 6 * k, y - 29 * k), (x + (-16 + dx) * k, y - 31 * k), (x + (-19 + dx) * k, y - 16 * k)], [62, 60, 66])
    art += limb([(x - 4 * k, y - 38 * k), (x + 6 * k, y - 36 * k), (x + 16 * k, y - 38 * k)], [28, 28, 28], s.RED, MEDIUM)
    art += move(sword(0, 0, 226, curved=True), x - 6, y - 35 * k, turn=112)
    for side, points in ((1, [(x + 12, y - 62 * k), (x + 16, y - 52 * k), (x + 6, y - 42 * k)]), (1, [(x + 34, y - 62 * k),
            (x + 38, y - 52 * k), (x + 30, y - 42 * k)])):
        art += stroke(points, MEDIUM * side, s.GOLD.base)
    return art + tufts([(480, 492), (262, 492)])
