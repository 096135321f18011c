# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks XIX and XX: the terrace, the pasha, the noble couple, the alpine pasture."""

from . import hats
from . import style as s
from .animals import cow, dog
from .faces import Look
from .hands import hand
from .landscape import bush, ground, hills, house, mountains, temple, tree, tufts, water
from .pen import limb, limb_points, lines, oval, poly, rect, shape, solid, stripes, stroke
from .people import POSES, Person, Pose, person
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point
from .tarock_courts import rose, rose_stem
from .tarock_frame import DAWN, DUSK, HARVEST, sky
from .tarock_scenes_2a import item
from .tarock_scenes_3d import crescent, cushion, fur_trim, tray, wound
from .tarock_scenes_3e import balustrade
from .things import tub


def _tiles(top: float, light: Ink, dark: Ink) -> Art:
    """Floor of two-coloured tiles in perspective."""
    art = rect(-4, top, 548, 510 - top, light, MEDIUM)
    edges = [top, top + 22, top + 50, top + 84]
    for row, (a, b) in enumerate(zip(edges, [*edges[1:], 512.0], strict=True)):
        for column in range(-5, 6):
            if (row + column) % 2:
                ka, kb = 1 + (a - top) / 130, 1 + (b - top) / 130
                x1, x2 = column * 62, (column + 1) * 62
                art += poly([(270 + x1 * ka, a), (270 + x2 * ka, a), (270 + x2 * kb, b), (270 + x1 * kb, b)], dark, 0)
    return art


def _urn(x: float, y: float) -> Art:
    """Urn with a small tree of oranges on the wall."""
    art = bush(x, y - 56, 92, 90, s.GREEN, blooms=s.ORANGE)
    return art + solid([(x - 34, y - 64), (x - 34, y - 64), (x - 24, y - 20), (x - 12, y), (x - 12, y), (x + 12, y), (x + 12, y),
        (x + 24, y - 20), (x + 34, y - 64), (x + 34, y - 64)], s.ROOF, MEDIUM) + rect(x - 39, y - 74, 78, 15, s.ROOF, MEDIUM)


def _chest(x: float, y: float) -> Art:
    """Chest with a red cloth over it."""
    art = rect(x - 84, y - 112, 168, 112, s.WOOD, MEDIUM) + rect(x - 70, y - 40, 140, 26, s.BROWN, FINE)
    cloth: list[Point] = [(x - 92, y - 124), (x - 92, y - 124), (x + 92, y - 124), (x + 92, y - 124), (x + 96, y - 54),
        (x + 96, y - 54), (x + 40, y - 46), (x - 30, y - 56), (x - 96, y - 48), (x - 96, y - 48)]
    return art + solid(cloth, s.RED, MEDIUM, angle=90)


def _yellow_cloth() -> Art:
    """Large cloth spread between two hands, the near wrist at (0, 0)."""
    out: list[Point] = [(8, -8), (8, -8), (-56, -26), (-56, -26), (-78, 40), (-88, 110), (-88, 110), (-50, 98), (-20, 112), (14, 100),
        (40, 108), (40, 108), (30, 50)]
    art = shape(out, s.YELLOW, 0) + stripes(out, ["none", s.ORANGE.base, "none", "none"], 13, 98)
    art += stroke([(-36, -18), (-50, 40), (-54, 96)], FINE, s.YELLOW.dark) + stroke([(-10, -10), (-8, 50), (-16, 106)], FINE,
        s.YELLOW.dark)
    return art + shape(out, "none", MEDIUM)


def terrace() -> Art:
    """Two women in red head-scarves on a tiled terrace above the sea, a child playing with a ball."""
    art = sky(DAWN) + hills(0, 260, 330, [60, 90, 50, 20], s.VIOLET) + water(0, 540, 326, 400) + rect(0, 366, 540, 36, s.STONE, MEDIUM)
    art += rect(0, 356, 540, 16, s.WHITE, MEDIUM) + tree(496, 372, 330, kind="palm")
    art += _urn(46, 358) + _tiles(400, s.WHITE, s.ROSE)
    one = Person(
        woman=True, look=Look(woman=True, skin=s.SKIN_TAN, hair="braids", hair_ink=s.HAIR_BLACK, age=0, mood="smile", gaze=-0.7,
            hat=hats.kerchief(s.RED, dotted="#fdfaf2")),
        pose=POSES["sit"], coat=s.NAVY, sleeve=s.WHITE, skirt=s.PINE, hem=s.GOLD, near=(-18, -52), far=(-35, -59),
        near_item=item(_yellow_cloth(), 300),
    )  # fmt: skip
    two = Person(
        woman=True, look=Look(woman=True, skin=s.SKIN_TAN, hair="braids", hair_ink=s.HAIR_BLACK, age=0, mood="calm", gaze=-0.8,
            hat=hats.kerchief(s.RED)),
        coat=s.BLACK, sleeve=s.WHITE, skirt=s.BLUE, apron=s.ORANGE, hem=s.RED, near=(14, -52), near_hand="flat", near_turn=140,
        far=(-14, -52), far_hand="flat",
    )  # fmt: skip
    child = Person(
        look=Look(skin=s.SKIN_TAN, hair="curls", hair_ink=s.HAIR_BLACK, age=0, mood="merry", wide=1.1), pose=POSES["squat"],
        coat=s.WHITE, legs=s.BLUE, hose=s.SKIN_TAN, belt=s.RED, near=(-24, -22), near_hand="open", far=(-26, -30), barefoot=True,
        tails=2, far_hand="open",
    )  # fmt: skip
    art += person(two, 232, 480, 306, flip=True) + _chest(432, 492) + person(one, 424, 490, 350)
    art += oval(196, 474, 19, fill=s.YELLOW, width=MEDIUM) + stroke([(180, 468), (196, 476), (213, 468)], FINE, s.RED.base)
    return art + person(child, 124, 492, 200, flip=True, width=2.8)


def _carpet(x: float, y: float, wide: float) -> Art:
    out: list[Point] = [(x - wide * 0.46, y - 50), (x + wide * 0.46, y - 50), (x + wide * 0.54, y + 10), (x - wide * 0.54, y + 10)]
    art = poly(out, s.CRIMSON, MEDIUM) + poly([(x - wide * 0.42, y - 41), (x + wide * 0.42, y - 41), (x + wide * 0.48, y + 1),
        (x - wide * 0.48, y + 1)], s.BLUE, FINE)
    for step in range(-5, 6):
        px = x + step * wide * 0.08
        art += poly([(px, y - 36), (px + 12, y - 20), (px, y - 4), (px - 12, y - 20)], s.GOLD, FINE)
    return art


def _check(outline: list[Point]) -> Art:
    """Cloth with crossing red lines."""
    art = shape(outline, s.YELLOW, 0) + stripes(outline, ["none", "none", s.ORANGE.base], 9, 20)
    return art + stripes(outline, ["none", "none", s.ORANGE.base], 9, 110) + shape(outline, "none", MEDIUM)


def _robe(x: float, y: float) -> Art:
    """Checked robe over the outstretched legs of the reclining pasha, slippers at the left."""
    art = solid([(x - 150, y - 26), (x - 188, y - 44), (x - 196, y - 22), (x - 176, y - 4), (x - 140, y - 2)], s.RED, MEDIUM)
    knee = limb_points([(x + 34, y - 52), (x - 40, y - 58), (x - 100, y - 36), (x - 152, y - 20)], [96, 82, 60, 40], caps="start")
    art += _check(knee)
    return art + stroke([(x + 10, y - 34), (x - 50, y - 26), (x - 120, y - 12)], FINE, s.ORANGE.dark)


def _smoke(x: float, y: float) -> Art:
    art: Art = []
    for path, wide in (([(x, y), (x - 16, y - 34), (x + 10, y - 68), (x - 10, y - 104), (x + 12, y - 136)], 9.0),
        ([(x + 8, y - 20), (x + 26, y - 56), (x + 10, y - 92), (x + 30, y - 124)], 6.0)):
        art += stroke(path, wide + 4, s.GREY.dark) + stroke(path, wide, "#ffffff")
    return art


def pasha() -> Art:
    """Pasha with a long pipe reclines on a carpet; an attendant brings coffee; kiosk with a crescent."""
    art = sky(HARVEST) + hills(0, 540, 400, [50, 70, 60, 60, 80, 60], s.LEAF) + tree(30, 412, 210, kind="cypress", ink=s.PINE)
    art += tree(470, 414, 300, ink=s.GREEN) + tree(362, 408, 220, kind="cypress", ink=s.PINE)
    art += temple(108, 420, 200, dome=s.RED) + crescent(108, 188, 24, turn=-90, ink=s.YELLOW) + ground(0, 540, 404, 500, s.SOIL)
    art += _carpet(344, 488, 390)
    servant = Person(
        look=Look(skin=s.SKIN_TAN, beard="moustache", hair_ink=s.HAIR_BLACK, mood="calm", gaze=-0.6, hat=wound(s.WHITE, s.SKY)),
        pose=POSES["walk"], coat=s.RED, legs=s.WHITE, hose=s.WHITE, shoe=s.GOLD, belt=s.GREEN, cuff=s.GOLD, near=(-20, -62),
        near_hand="flat", near_item=item(tray(2), 300, 0), far=(-28, -62), far_hand="flat", tails=20,
    )  # fmt: skip
    lord = Person(
        look=Look(skin=s.SKIN_TAN, beard="full", hair_ink=s.HAIR_BLACK, mood="calm", nose="hooked", gaze=-0.8,
            hat=wound(s.WHITE, s.GREEN)),
        pose=Pose(hip=(2, -16), chest=(10, -44), head=(8, -58), near_foot=(-30, 0), far_foot=(-34, 0), head_tilt=6),
        coat=s.RED, legs=s.YELLOW, hose=s.YELLOW, near=(-12, -38), far=(-8, -26), belt=s.GREEN, tails=0, wide=1.15,
    )  # fmt: skip
    x, y = 398.0, 482.0
    art += cushion(500, 470, 120, 76, s.VIOLET) + cushion(494, 412, 104, 66, s.GREEN) + person(servant, 176, 470, 302, flip=True)
    art += person(lord, x, y, 372) + _robe(x, y) + fur_trim([(x + 20, y - 176), (x + 14, y - 130), (x + 2, y - 72)], 15)
    art += fur_trim([(x + 64, y - 168), (x + 72, y - 120), (x + 66, y - 60), (x + 84, y - 24)], 15)
    art += limb([(x - 8, y - 194), (x - 60, y - 132), (x - 146, y - 40)], [8, 8, 9], s.BROWN, MEDIUM, shade=0)
    art += solid([(x - 168, y - 58), (x - 168, y - 58), (x - 134, y - 58), (x - 134, y - 58), (x - 138, y - 30), (x - 164, y - 30)],
        s.ORANGE, MEDIUM)
    art += limb([(x + 44, y - 158), (x + 28, y - 104), (x - 40, y - 140)], [40, 36, 22], s.RED, MEDIUM, caps="start")
    art += fur_trim([(x - 26, y - 150), (x - 18, y - 122)], 13)
    art += oval(x - 52, y - 142, 13, 11, fill=s.SKIN_TAN, width=FINE) + stroke([(x - 62, y - 142), (x - 50, y - 139)], FINE)
    return art + _smoke(x - 152, y - 62)


def _striped_chair(x: float, y: float) -> Art:
    back: list[Point] = [(x + 12, y - 40), (x + 12, y - 40), (x + 22, y - 258), (x + 60, y - 292), (x + 98, y - 258), (x + 96, y - 40),
        (x + 96, y - 40)]
    art = shape(back, s.WHITE, 0) + stripes(back, [s.WHITE.base, s.BLUE.base], 14) + shape(back, "none", MEDIUM)
    art += limb([(x + 10, y - 60), (x + 20, y - 262), (x + 60, y - 297), (x + 100, y - 262), (x + 98, y - 4)], [11] * 5, s.GOLD, MEDIUM)
    art += rect(x - 50, y - 104, 140, 48, s.BLUE, MEDIUM) + limb([(x - 44, y - 56), (x - 46, y)], [17, 12], s.GOLD, MEDIUM)
    return art + limb([(x + 84, y - 56), (x + 88, y)], [17, 12], s.GOLD, MEDIUM)


def noble() -> Art:
    """Lady with a lapdog in a striped armchair; a long-haired gentleman leans on the balustrade; a rose on the floor."""
    art = sky(DUSK) + hills(0, 540, 380, [80, 100, 90, 60, 80, 90], s.HILL) + tree(52, 390, 230, kind="cypress", ink=s.PINE)
    art += tree(300, 390, 200, kind="cypress", ink=s.PINE) + ground(0, 540, 360, 470, s.LEAF)
    art += balustrade(-20, 560, 304, 452) + _tiles(448, s.STRAW, s.FAWN)
    drape: list[Point] = [(376, -10), (376, -10), (404, 60), (470, 120), (506, 190), (512, 300), (512, 300), (560, 300), (560, 300),
        (560, -10), (560, -10)]
    art += solid(drape, s.CRIMSON, MEDIUM, angle=45) + stroke([(430, -8), (480, 70), (530, 180)], FINE, s.PLUM.dark)
    art += limb([(486, 206), (540, 186)], [13, 13], s.GOLD, FINE)
    man = Person(
        look=Look(hair="long", beard="goatee", hair_ink=s.HAIR_AUBURN, mood="smile", gaze=-0.8),
        pose=Pose(hip=(6, -47), chest=(4, -77), head=(-1, -90), near_foot=(-18, 0), far_foot=(4, 0), head_tilt=-6),
        coat=s.GREEN, sleeve=s.GREEN, legs=s.RED, hose=s.WHITE, cuff=s.WHITE, belt=s.GOLD, near=(20, -58), near_bend=-1,
        near_hand="flat", far=(-24, -64), far_hand="open", tails=4, scarf=s.WHITE,
    )  # fmt: skip
    lady = Person(
        woman=True, look=Look(woman=True, hair="ringlets", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=-0.8,
            hat=hats.wreath((s.RED, s.WHITE, s.VIOLET))),
        pose=POSES["sit"], coat=s.VIOLET, sleeve=s.YELLOW, skirt=s.YELLOW, hem=s.VIOLET, apron=s.VIOLET, cuff=s.WHITE,
        near=(-9, -46), near_hand="flat", far=(-18, -42), far_hand="flat", scarf=s.WHITE,
    )  # fmt: skip
    art += person(man, 190, 482, 322, flip=True) + _striped_chair(404, 494)
    art += person(lady, 414, 490, 356) + dog(358, 378, 104, coat=s.WHITE, spots=s.BROWN, sitting=True)
    art += hand("flat", 392, 328, 150, size=30, width=FINE)
    return art + rose_stem(262, 488, 64, 40, turn=-76) + rose(298, 492, 8, s.ROSE)


def pasture() -> Art:
    """Dairymaid on a tub, a huntsman bends over her shoulder; cows and a hut on the alp."""
    art = mountains(0, 540, 400, [110, 190, 150, 230], width=FINE) + hills(0, 540, 420, [60, 90, 80, 90, 70, 60], s.LEAF)
    art += house(476, 408, 130, 96, wall=s.WOOD, roof=s.BROWN) + ground(0, 540, 412, 500, s.GREEN)
    art += cow(286, 414, 66, coat=s.CHESTNUT, grazing=True, width=FINE) + cow(104, 486, 172, coat=s.FAWN, flip=True)
    maid = Person(
        woman=True, look=Look(woman=True, hair="braids", hair_ink=s.HAIR_FAIR, age=0, mood="smile", gaze=0.8,
            hat=hats.skull_cap(s.GREEN, s.GOLD)),
        pose=POSES["sit"], coat=s.BLACK, sleeve=s.WHITE, skirt=s.RED, hem=s.GOLD, apron=s.WHITE, near=(-14, -38), near_hand="flat",
        far=(-22, -42), scarf=s.RED,
    )  # fmt: skip
    brush = hats.feather([(22, -58), (42, -96), (76, -116)], 26, s.WHITE)
    hunter = Person(
        look=Look(beard="full", hair_ink=s.HAIR_BROWN, mood="merry", gaze=-0.8, hat=hats.brimmed(s.GREEN, s.RED, trim=brush)),
        pose=Pose(hip=(6, -48), chest=(-9, -74), head=(-18, -85), head_tilt=-8, near_foot=(12, 0), far_foot=(-4, 0)),
        coat=s.PINE, legs=s.BROWN, hose=s.WHITE, belt=s.GOLD, cuff=s.LEAF, near=(-23, -59), near_hand="flat", far=(-24, -52), tails=5,
    )  # fmt: skip
    art += tub(310, 492, 112, 92) + person(maid, 300, 490, 344) + person(hunter, 420, 488, 330)
    return art + tub(226, 494, 60, 54, inside=s.WHITE) + tufts([(60, 494), (440, 496)]) + lines([(204, 440), (226, 412), (248, 440)],
        MEDIUM)
