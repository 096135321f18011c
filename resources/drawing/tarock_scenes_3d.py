# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarock XXI: the Sultan under the great moon with a face, and the harem; eastern furniture."""

import math

from . import hats
from . import style as s
from .animals import bird
from .faces import Hat, Look
from .pen import limb, lines, oval, poly, rect, shape, solid, spine, stripes, stroke
from .people import Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_frame import wall
from .tarock_scenes_2a import item
from .tarock_scenes_3e import star
from .things import jug, sword


def crescent(x: float, y: float, size: float, *, ink: Ink = s.GOLD, turn: float = 0, width: float = FINE) -> Art:
    """Crescent open to the left before turning; ``size`` is its outer radius."""
    outer = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(-120, 121, 20)]
    inner = [(0.3 * math.cos(math.radians(a)) - 0.5 + 0.42 * (1 - abs(a) / 120), 0.866 * a / 120) for a in range(100, -101, -25)]
    points: list[Point] = [outer[0], *outer, outer[-1], *inner]
    return move(shape(points, ink, width), x, y, scale=size, turn=turn)


def wound(ink: Ink, stripe: Ink, *, moon: bool = False) -> Hat:
    """Turban, with a golden crescent on top if wanted."""
    trim = crescent(0, -104, 19, turn=-90) if moon else []
    return hats.turban(ink, stripe, trim=trim)


def cushion(x: float, y: float, wide: float, tall: float, ink: Ink, *, turn: float = 0) -> Art:
    """Plump cushion with tassels; (x, y) is its middle."""
    half, low = wide / 2, tall / 2
    out: list[Point] = [(-half, -low), (-half, -low), (0, -low * 0.86), (half, -low), (half, -low), (half * 0.9, 0), (half, low),
        (half, low), (0, low * 0.92), (-half, low), (-half, low), (-half * 0.9, 0)]
    art = [p for sx in (-1, 1) for sy in (-1, 1) for p in oval(sx * half, sy * low, 7, fill=s.GOLD, width=FINE)]
    art += solid(out, ink, MEDIUM, angle=60)
    return move(art + stroke([(-half * 0.6, -low * 0.5), (0, -low * 0.36), (half * 0.6, -low * 0.5)], FINE, ink.dark), x, y, turn=turn)


def fur_trim(line: list[Point], radius: float) -> Art:
    """Edge of ermine along a line."""
    art = limb(line, [radius * 1.5] * len(line), s.FUR, MEDIUM, shade=0.25)
    for x, y in spine(line, 2)[1:-1]:
        art += lines([(x, y - 4), (x, y + 4)], FINE)
    return art


def cup(x: float, y: float, size: float) -> Art:
    """Small coffee cup standing on (x, y)."""
    k = size
    return solid([(x - k * 0.5, y - k), (x - k * 0.5, y - k), (x - k * 0.4, y - k * 0.3), (x - k * 0.2, y), (x + k * 0.2, y),
        (x + k * 0.4, y - k * 0.3), (x + k * 0.5, y - k), (x + k * 0.5, y - k)], s.WHITE, MEDIUM) + oval(x, y - k, k * 0.5, k * 0.13,
        fill=s.BROWN, width=FINE)


def tray(cups: int) -> Art:
    """Golden tray with cups that lies on two hands, the near wrist at (0, 0), the tray reaching to the left."""
    art: Art = []
    for index in range(cups):
        art += cup(-40 + index * 44, -14, 34)
    return art + solid([(-78, -16), (-78, -16), (42, -16), (42, -16), (28, 0), (-64, 0)], s.GOLD, MEDIUM, angle=90)


def moon(x: float, y: float, size: float) -> Art:
    """The great crescent with a face in profile looking left."""
    outer: list[Point] = [(-46, -84), (-46, -84), (-4, -96), (50, -82), (88, -36), (94, 14), (70, 64), (26, 92), (-24, 92),
        (-62, 70), (-62, 70)]
    face: list[Point] = [(-40, 68), (-14, 60), (-4, 46), (-18, 40), (-18, 40), (-14, 32), (-4, 28), (-4, 28), (-18, 22), (-18, 22),
        (-10, 12), (-30, 8), (-38, 2), (-38, 2), (-22, -18), (-12, -32), (-12, -44), (-24, -66)]
    art = solid(outer + face, s.YELLOW, MEDIUM, share=0.2)
    art += oval(24, 20, 19, 15, fill=s.ORANGE.base, width=0)
    art += shape([(-8, -18), (-8, -18), (6, -28), (24, -18), (24, -18), (8, -10)], "#ffffff", FINE)
    art += oval(2, -18, 6.5, 8, fill=s.LINE, width=0) + stroke([(-12, -38), (6, -48), (28, -38)], MEDIUM * 1.4)
    art += stroke([(-4, 28), (10, 31), (20, 25)], MEDIUM) + stroke([(-14, 12), (-4, 14), (0, 6)], FINE)
    return move(art, x, y, scale=size / 96)


def _divan(x: float, y: float) -> Art:
    """Low divan with a fringe."""
    art = rect(x - 150, y - 66, 330, 66, s.CRIMSON, MEDIUM) + rect(x - 158, y - 80, 346, 22, s.GOLD, MEDIUM)
    for px in range(int(x) - 140, int(x) + 180, 26):
        art += lines([(px, y - 56), (px, y - 12)], FINE, s.CRIMSON.dark) + oval(px, y - 12, 6, fill=s.GOLD, width=FINE)
    return art


def _crossed(x: float, y: float, k: float) -> Art:
    """Crossed legs in wide trousers striped yellow and red, slippers in front."""
    art: Art = []
    for side in (1, -1):
        out: list[Point] = [(x, y - 22 * k), (x + side * 18 * k, y - 22 * k), (x + side * 33 * k, y - 9 * k), (x + side * 27 * k, y + k),
            (x, y + k), (x - side * 12 * k, y), (x - side * 12 * k, y - 8 * k)]
        art += shape(out, s.YELLOW, 0) + stripes(out, [s.YELLOW.base, s.YELLOW.base, s.ORANGE.base], 2.6 * k, side * -38)
        art += shape(out, "none", MEDIUM)
        art += solid([(x - side * 12 * k, y - 9 * k), (x - side * 21 * k, y - 10 * k), (x - side * 25 * k, y - 4 * k),
            (x - side * 18 * k, y + 2 * k), (x - side * 10 * k, y + k)], s.RED, MEDIUM)
    return art


def _sultan(x: float, y: float, tall: float) -> Art:
    k = tall / 100
    coat: list[Point] = [(x - 8 * k, y - 56 * k), (x - 17 * k, y - 44 * k), (x - 22 * k, y - 20 * k), (x - 30 * k, y + k),
        (x - 30 * k, y + k), (x + 34 * k, y + k), (x + 34 * k, y + k), (x + 26 * k, y - 20 * k), (x + 19 * k, y - 44 * k),
        (x + 9 * k, y - 56 * k)]
    art = solid(coat, s.RED, MEDIUM) + fur_trim([(x - 21 * k, y - 26 * k), (x - 25 * k, y - 12 * k), (x - 31 * k, y)], 15)
    art += fur_trim([(x + 26 * k, y - 22 * k), (x + 30 * k, y - 10 * k), (x + 35 * k, y)], 15)
    man = Person(
        look=Look(skin=s.SKIN_TAN, beard="full", hair_ink=s.HAIR_BLACK, mood="proud", nose="hooked", gaze=-0.8,
            hat=wound(s.WHITE, s.GREEN, moon=True)),
        pose=Pose(hip=(0, -20), chest=(0, -51), head=(-1, -65), near_foot=(6, -6), far_foot=(-6, -6)),
        coat=s.GREEN, sleeve=s.RED, cuff=s.FUR, legs=s.YELLOW, belt=s.GOLD, shirt=s.WHITE, near=(-20, -27), near_hand="flat",
        far=(-25, -42), far_hand="open", far_turn=190, tails=0, wide=1.1,
    )  # fmt: skip
    art += move(sword(0, 0, 200, curved=True), x + 22 * k, y - 24 * k, turn=112)
    art += person(man, x, y, tall) + _crossed(x, y - k, k)
    for side in (-1, 1):
        art += fur_trim([(x + side * 4 * k - k, y - 55 * k), (x + side * 6.6 * k, y - 42 * k), (x + side * 7 * k, y - 25 * k)], 13)
    art += limb([(x + 7.5 * k, y - 51 * k), (x + 15 * k, y - 34 * k), (x - 2 * k, y - 23 * k)], [14 * k, 13 * k, 8 * k], s.RED, MEDIUM,
        caps="start")
    art += limb([(x - 3 * k, y - 28 * k), (x + 0.5 * k, y - 19 * k)], [9, 9], s.FUR, MEDIUM)
    art += oval(x - 6 * k, y - 21.5 * k, 15, 11, fill=s.SKIN_TAN, width=FINE)
    return art


def _night() -> Art:
    """Deep blue sky with stars, leaving the corner of the numeral white; a distant city of domes."""
    art = wall("#35619f")
    for x, y, size in ((214, 120, 9), (268, 54, 11), (238, 214, 7), (160, 190, 7), (318, 104, 7), (512, 214, 8), (80, 250, 8),
        (34, 300, 6), (196, 258, 6), (340, 30, 7)):
        art += star(x, y, size)
    for x, wide, tall in ((22, 60, 70), (84, 76, 92), (140, 48, 64)):
        art += rect(x - wide / 2, 400 - tall, wide, tall + 20, s.NAVY, FINE)
        art += solid([(x - wide / 2, 400 - tall), (x - wide / 2, 400 - tall), (x - wide * 0.42, 376 - tall), (x, 352 - tall),
            (x + wide * 0.42, 376 - tall), (x + wide / 2, 400 - tall), (x + wide / 2, 400 - tall)], s.BLUE, FINE)
        art += crescent(x, 340 - tall, 9, turn=-90)
    for x in (52, 116):
        art += rect(x - 5, 250, 10, 160, s.NAVY, FINE) + poly([(x - 8, 252), (x, 222), (x + 8, 252)], s.BLUE, FINE)
    return art


def sultan() -> Art:
    """The Sultan cross-legged on his divan, a kneeling woman offers coffee; the moon with a face in the night sky."""
    art = _night() + rect(-4, 404, 548, 100, s.FAWN, MEDIUM) + moon(450, 104, 100)
    for x in range(-60, 620, 84):
        art += lines([(270 + (x - 270) * 0.8, 406), (x, 500)], FINE, s.FAWN.dark)
    art += _divan(352, 500) + cushion(500, 376, 96, 84, s.BLUE, turn=8) + cushion(246, 404, 90, 44, s.GREEN)
    maid = Person(
        woman=True, look=Look(woman=True, hair="waves", hair_ink=s.HAIR_BROWN, age=0, mood="smile", gaze=-0.8,
            hat=hats.skull_cap(s.GREEN, s.GOLD)),
        pose=Pose(hip=(8, -28), chest=(1, -58), head=(-1, -71), near_foot=(26, -1), far_foot=(-9, 0)),
        coat=s.RED, sleeve=s.YELLOW, skirt=s.YELLOW, hem=s.RED, cuff=s.RED, apron=s.RED, near=(-20, -53), near_hand="flat",
        near_item=item(tray(1), 290, 0), far=(-30, -53), far_hand="flat", scarf=s.GOLD,
    )  # fmt: skip
    return art + _sultan(336, 434, 356) + person(maid, 142, 492, 300, flip=True)


def _column(x: float, top: float, foot: float) -> Art:
    art = rect(x - 19, top, 38, foot - top, s.WHITE, MEDIUM) + rect(x + 6, top, 13, foot - top, s.WHITE.dark, 0)
    art += lines([(x + 19, top), (x + 19, foot)], MEDIUM) + lines([(x - 6, top + 30), (x - 6, foot - 22)], FINE, s.WHITE.dark)
    art += poly([(x - 36, top - 4), (x + 36, top - 4), (x + 21, top + 32), (x - 21, top + 32)], s.GOLD, MEDIUM)
    return art + rect(x - 28, foot - 22, 56, 24, s.GOLD, MEDIUM)


def _arch(x: float, y: float) -> Art:
    """Keel arch on the night with a small moon."""
    out: list[Point] = [(x - 96, y), (x - 96, y), (x - 96, y - 210), (x - 68, y - 280), (x, y - 332), (x, y - 332), (x + 68, y - 280),
        (x + 96, y - 210), (x + 96, y), (x + 96, y)]
    art = shape(out, "#35619f", 12, s.GOLD.base) + crescent(x + 34, y - 226, 36, ink=s.YELLOW)
    return art + star(x - 56, y - 210, 9) + star(x - 8, y - 286, 8) + star(x + 72, y - 140, 8)


def _parrot(x: float, y: float) -> Art:
    return bird(x, y, 112, coat=s.GREEN, wing=s.RED, flip=True) + limb([(x - 8, y - 98), (x - 2, y - 120)], [10, 3], s.RED, FINE)


def _flowerpot(x: float, y: float) -> Art:
    art: Art = []
    for dx, dy in ((-34, -116), (0, -146), (34, -112)):
        art += stroke([(x, y - 60), (x + dx * 0.5, y - 90), (x + dx, y + dy)], MEDIUM, s.GREEN.dark)
        art += oval(x + dx, y + dy, 16, fill=s.RED if dx else s.YELLOW, width=FINE) + oval(x + dx, y + dy, 5, fill=s.GOLD, width=FINE)
        art += oval(x + dx * 0.5 + 12, y - 84, 14, 6, fill=s.GREEN, width=FINE, turn=-30)
    return art + solid([(x - 34, y - 64), (x - 34, y - 64), (x + 34, y - 64), (x + 34, y - 64), (x + 22, y), (x + 22, y), (x - 22, y),
        (x - 22, y)], s.BLUE, MEDIUM) + rect(x - 39, y - 74, 78, 18, s.BLUE, MEDIUM)


def _eyelids(x: float, y: float, scale: float, tilt: float) -> Art:
    """Closed eyes over those of a head at (x, y) that is turned to the left."""
    art: Art = []
    for dx in (-21.7, 5.3):
        art += oval(dx, -5, 9.5, 6.5, fill=s.SKIN, width=0)
        art += stroke([(dx - 9, -4), (dx, 0.5), (dx + 9, -4)], FINE)
    return move(art, x, y, scale=scale, turn=tilt)


def harem() -> Art:
    """A woman on cushions with a parrot on her hand, a second one with long red hair asleep; columns and an arch."""
    art = wall("#f0c9b0") + rect(-4, 408, 548, 100, s.CRIMSON, MEDIUM) + _arch(322, 410)
    art += _column(196, 84, 412) + _column(446, 84, 412)
    for x in range(20, 540, 46):
        art += poly([(x, 424), (x + 13, 438), (x, 452), (x - 13, 438)], s.GOLD, FINE)
    art += _flowerpot(62, 456)
    sleeper = Person(
        woman=True, look=Look(woman=True, hair="long", hair_ink=s.HAIR_AUBURN, age=0, mood="calm", gaze=0.2),
        pose=Pose(hip=(-4, -16), chest=(9, -40), head=(18, -51), near_foot=(-30, 0), far_foot=(-36, 0), head_tilt=38),
        coat=s.BLUE, sleeve=s.WHITE, skirt=s.SKY, hem=s.GOLD, near=(-6, -24), near_hand="flat", far=(-14, -28), far_hand="flat",
    )  # fmt: skip
    art += cushion(506, 420, 130, 110, s.RED) + cushion(470, 470, 130, 60, s.BLUE)
    art += limb([(494, 270), (516, 320), (508, 392), (526, 446)], [50, 56, 44, 16], s.HAIR_AUBURN, MEDIUM)
    art += person(sleeper, 424, 462, 340) + _eyelids(424 + 18 * 3.4, 462 - 51 * 3.4, 0.68, 38)
    lady = Person(
        woman=True, look=Look(woman=True, hair="waves", hair_ink=s.HAIR_BLACK, age=0, mood="smile", gaze=-0.9,
            hat=hats.skull_cap(s.GREEN, s.GOLD)),
        pose=Pose(hip=(6, -17), chest=(9, -46), head=(7, -60), near_foot=(-32, 0), far_foot=(-38, 0)),
        coat=s.RED, sleeve=s.YELLOW, skirt=s.YELLOW, hem=s.RED, near=(24, -24), near_bend=-1, near_hand="flat", far=(-22, -60),
        far_hand="flat", cuff=s.GOLD, barefoot=True,
    )  # fmt: skip
    art += cushion(366, 440, 110, 96, s.BLUE, turn=-10) + cushion(340, 486, 150, 46, s.RED) + _parrot(150, 246)
    return art + person(lady, 262, 490, 392) + jug(110, 496, 66, ink=s.GOLD)
