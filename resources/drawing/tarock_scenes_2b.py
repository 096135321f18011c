# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks X and XI: shepherdess, harbour, inn room, the donkey's rest."""

from . import hats
from . import style as s
from .animals import donkey, goat
from .faces import Look
from .landscape import boat, flowers, ground, hills, mountains, tree, tufts, water
from .pen import limb, limb_points, lines, oval, rect, shape, solid, stripes
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_courts import rose
from .tarock_frame import wall
from .tarock_scenes_2a import corn, item
from .things import basket, bottle, cask, chair, fence, glass, jug, sack, table


def _crook(x: float, y: float, tall: float) -> Art:
    """Shepherd's crook standing on (x, y)."""
    line: list[Point] = [(x, y), (x, y - tall * 0.5), (x, y - tall * 0.8), (x - 18, y - tall * 0.96), (x - 46, y - tall * 0.9),
        (x - 40, y - tall * 0.76)]
    return limb(line, [10, 10, 10, 10, 9, 8], s.BROWN, MEDIUM)


def shepherdess() -> Art:
    """Shepherdess with flowers in her lap under a tree; two brown kids come to her."""
    art = mountains(-40, 420, 420, [150, 110, 170], width=FINE) + hills(0, 540, 438, [60, 70, 50, 40, 60, 60])
    art += ground(0, 540, 428, 500, s.LEAF) + tree(452, 484, 470, ink=s.PINE)
    art += goat(58, 438, 158, coat=s.CHESTNUT, flip=True, horns=False)
    art += goat(128, 492, 184, coat=s.FAWN, flip=True, horns=False)
    art += solid([(310, 500), (310, 500), (322, 410), (356, 386), (420, 390), (446, 430), (450, 500), (450, 500)], s.STONE,
        MEDIUM)
    girl = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=-0.8,
            hat=hats.straw(s.STRAW, s.RED)),
        pose=POSES["sit"], coat=s.BLUE, sleeve=s.WHITE, skirt=s.ROSE, hem=s.RED, apron=s.YELLOW, near=(-9, -42),
        near_hand="flat", far=(-36, -52), far_hand="open", far_turn=190,
    )  # fmt: skip
    art += _crook(474, 490, 250) + person(girl, 366, 488, 356)
    for x, y, ink in ((296, 372, s.RED), (322, 362, s.WHITE), (312, 386, s.VIOLET), (344, 372, s.RED), (366, 366, s.WHITE),
        (336, 392, s.YELLOW), (360, 388, s.VIOLET), (290, 396, s.WHITE)):
        art += rose(x, y, 34, ink)
    art += basket(486, 494, 92, filling=(s.RED, s.YELLOW, s.ORANGE))
    return art + tufts([(28, 492), (250, 494)]) + flowers([(218, 492)], [s.RED], 9)


def _bale(x: float, y: float) -> Art:
    art = solid([(x - 78, y - 96), (x, y - 104), (x + 78, y - 96), (x + 84, y - 46), (x + 78, y), (x - 78, y), (x - 84, y - 46)],
        s.TAN, MEDIUM, angle=0)
    for dx in (-34, 34):
        art += limb([(x + dx, y - 101), (x + dx, y)], [7, 7], s.BROWN, FINE, shade=0)
    return art + limb([(x - 83, y - 48), (x + 83, y - 48)], [7, 7], s.BROWN, FINE, shade=0)


def _trousers(points: list[Point], widths: list[float], colours: tuple[Ink, Ink]) -> Art:
    """One leg of wide striped trousers."""
    outline = limb_points(points, widths)
    return shape(outline, colours[0], 0) + stripes(outline, [colours[1].base, "none"], 9) + shape(outline, "none", MEDIUM)


def _sailor() -> Art:
    man = Person(
        look=Look(skin=s.SKIN_TAN, beard="short", hair_ink=s.HAIR_BLACK, mood="merry", nose="big",
            hat=hats.cap(s.RED, s.GOLD, tassel=s.GOLD)),
        pose=POSES["walk"], coat=s.BLUE, legs=s.WHITE, hose=s.WHITE, near=(-34, -62), far=(4, -84), far_bend=-1,
        cuff=s.WHITE, tails=2,
    )  # fmt: skip
    art = move(cask(0, 44, 70, 92), 178, 262, turn=-16) + sack(146, 206, 84, ink=s.STONE)
    art += limb([(344, 494), (352, 280), (360, 64)], [12, 11, 10], s.WOOD, MEDIUM)
    art += limb([(360, 84), (388, 76), (392, 52), (374, 46)], [10, 10, 8, 2], s.STEEL, MEDIUM)
    art += person(man, 240, 486, 312, flip=True)
    art += _trousers([(226, 352), (212, 400), (204, 466)], [44, 46, 54], (s.WHITE, s.RED))
    art += _trousers([(254, 352), (264, 400), (276, 466)], [48, 46, 54], (s.WHITE, s.RED))
    art += limb([(206, 338), (240, 346), (278, 338)], [24, 24, 24], s.YELLOW, MEDIUM)
    return art + limb([(268, 346), (280, 384), (276, 414)], [16, 22, 26], s.YELLOW, MEDIUM)


def harbour() -> Art:
    """Sailor with keg, bundle and boat-hook on the quay; an old woman sits on a bale."""
    art = hills(0, 540, 330, [30, 44, 20, 10, 26, 40]) + water(0, 540, 322, 456)
    art += boat(78, 384, 140, s.RED, sail=s.WHITE) + boat(452, 400, 250, s.GREEN, sail=s.YELLOW)
    art += rect(0, 444, 540, 60, s.STONE, MEDIUM)
    for x in (70, 160, 250, 340, 430, 510):
        art += lines([(x, 446), (x - 20, 500)], FINE, s.STONE.dark)
    old = Person(
        woman=True, look=Look(woman=True, hair="none", hair_ink=s.HAIR_WHITE, age=2, mood="worn", nose="hooked",
            hat=hats.hood(s.RED)),
        pose=POSES["sit"], coat=s.BROWN, skirt=s.NAVY, apron=s.SKY, hem=s.YELLOW, near=(-12, -40), far=(-16, -42),
        near_hand="flat",
    )  # fmt: skip
    art += cask(52, 488, 76, 88) + _sailor() + _bale(482, 490)
    return art + person(old, 446, 490, 330)


def room(paint: Ink, panel: Ink, floor: Ink, foot: float = 424) -> Art:
    """Wall with a wainscot, floor of planks."""
    art = wall(paint.base) + rect(0, foot - 108, 540, 108, panel, FINE)
    for x in range(30, 540, 60):
        art += lines([(x, foot - 98), (x, foot)], FINE, panel.dark)
    art += rect(0, foot - 116, 540, 12, panel.dark, FINE) + rect(0, foot, 540, 80, floor, FINE)
    for x in range(-60, 640, 90):
        art += lines([(x + (270 - x) * 0.16, foot), (x, 500)], FINE, floor.dark)
    return art


def _stove(x: float, y: float) -> Art:
    """Tall tiled stove with an urn on top."""
    art = rect(x - 62, y - 18, 124, 20, s.STONE, MEDIUM) + rect(x - 54, y - 168, 108, 150, s.GREEN, MEDIUM)
    art += rect(x - 62, y - 182, 124, 16, s.PINE, MEDIUM) + rect(x - 42, y - 262, 84, 80, s.GREEN, MEDIUM)
    art += rect(x - 50, y - 276, 100, 16, s.PINE, MEDIUM)
    for row in (y - 130, y - 94, y - 226):
        half = 54 if row > y - 180 else 42
        art += lines([(x - half, row), (x + half, row)], FINE, s.GREEN.dark)
    for dx in (-18, 18):
        art += lines([(x + dx, y - 164), (x + dx, y - 96)], FINE, s.GREEN.dark)
        art += lines([(x + dx * 0.8, y - 258), (x + dx * 0.8, y - 184)], FINE, s.GREEN.dark)
    art += solid([(x - 26, y - 20), (x - 26, y - 20), (x - 26, y - 58), (x, y - 80), (x + 26, y - 58), (x + 26, y - 20),
        (x + 26, y - 20)], s.BLACK, MEDIUM)
    art += solid([(x - 14, y - 22), (x - 16, y - 42), (x, y - 66), (x + 14, y - 40), (x + 14, y - 22)], s.ORANGE, 0)
    art += solid([(x - 12, y - 276), (x - 12, y - 276), (x - 6, y - 284), (x - 22, y - 300), (x - 14, y - 316),
        (x + 14, y - 316), (x + 22, y - 300), (x + 6, y - 284), (x + 12, y - 276), (x + 12, y - 276)], s.GOLD, MEDIUM)
    return art + oval(x, y - 321, 7, fill=s.GOLD, width=MEDIUM)


def inn() -> Art:
    """Tired man slumped on a chair, glass in hand; the hostess, hand on her hip."""
    art = room(s.STRAW, s.FAWN, s.WOOD) + _stove(76, 462)
    art += rect(236, 66, 110, 116, s.BROWN, MEDIUM) + rect(248, 78, 86, 92, s.SKY, FINE)
    art += lines([(291, 78), (291, 170)], MEDIUM, s.BROWN.base) + lines([(248, 124), (334, 124)], MEDIUM, s.BROWN.base)
    man = Person(
        look=Look(beard="moustache", hair_ink=s.HAIR_GREY, age=2, mood="worn", nose="big", gaze=-0.6),
        pose=Pose(hip=(4, -30), chest=(12, -58), head=(13, -70), head_tilt=20, near_foot=(-30, 0), far_foot=(-36, -1)),
        coat=s.BLUE, legs=s.RED, hose=s.WHITE, cuff=s.RED, near=(-15, -55), near_item=item(glass(0, 22, 98, width=MEDIUM), 340, -10),
        far=(-6, -34), tails=4,
    )  # fmt: skip
    hostess = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BROWN, age=1, mood="stern", gaze=-0.8,
            hat=hats.bonnet(s.WHITE, s.RED)),
        coat=s.RED, sleeve=s.WHITE, skirt=s.GREEN, apron=s.WHITE, hem=s.GOLD, near=(10, -54), near_bend=-1, near_hand="flat",
        near_turn=150, far=(-28, -60), far_item=item(jug(0, 60, 84, ink=s.STEEL), 306), flare=1.4,
    )  # fmt: skip
    art += table(176, 470, 110, 96) + bottle(158, 370, 92) + chair(318, 486, 250, ink=s.BROWN)
    return art + person(hostess, 458, 486, 308) + person(man, 276, 486, 340)


def _flask() -> Art:
    """Round flask with a strap, neck downwards to the left."""
    art = limb([(-4, 0), (-56, 12)], [15, 12], s.WOOD, MEDIUM) + oval(26, -8, 38, 33, fill=s.ORANGE, width=MEDIUM)
    return art + oval(26, -8, 19, 16, fill=s.RED, width=FINE)


def donkey_rest() -> Art:
    """Woman strokes a white donkey; a man leans on its back and drinks from a flask."""
    art = hills(0, 540, 370, [70, 100, 80, 60, 90, 70]) + corn(344, 436) + ground(0, 540, 430, 500, s.SOIL)
    art += fence(-10, 550, 440, 76)
    for x, ink in ((36, s.RED), (84, s.WHITE), (132, s.BLUE), (506, s.RED)):
        art += flowers([(x, 446), (x + 16, 432)], [ink], 11)
    man = Person(
        look=Look(beard="short", hair_ink=s.HAIR_BROWN, mood="merry", nose="snub", hat=hats.brimmed(s.BROWN, s.GREEN)),
        pose=Pose(hip=(6, -48), chest=(2, -77), head=(3, -91), head_tilt=14, near_foot=(6, 0), far_foot=(-6, 0)),
        coat=s.YELLOW, legs=s.GREEN, hose=s.WHITE, shirt=s.RED, near=(-23, -90), near_item=item(_flask(), 310, 200),
        near_bend=-1, far=(-22, -60),
    )  # fmt: skip
    woman = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_BLACK, age=0, mood="smile", gaze=-0.8,
            hat=hats.kerchief(s.WHITE)),
        coat=s.RED, sleeve=s.RED, skirt=s.BLUE, hem=s.YELLOW, near=(-19, -58), far=(-27, -72), near_hand="flat",
        far_hand="flat",
    )  # fmt: skip
    art += person(man, 184, 476, 318, flip=True)
    beast = donkey(262, 488, 258, flip=True)
    art += beast
    rug: list[Point] = [(200, 326), (200, 326), (280, 326), (280, 326), (284, 388), (284, 388), (196, 388), (196, 388)]
    art += shape(rug, s.RED, 0) + stripes(rug, [s.RED.base, s.YELLOW.base, s.GREEN.base], 10) + shape(rug, "none", MEDIUM)
    return art + person(woman, 490, 488, 298) + tufts([(60, 492), (330, 494)])
