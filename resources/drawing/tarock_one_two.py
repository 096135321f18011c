# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Tarocks I and II: Columbine and Harlequin, the eagle and the pedlar."""

from . import hats
from . import style as s
from .animals import horse
from .faces import Look, head
from .landscape import bush, ground, hills, tree, tufts
from .letters import text
from .pen import beads, limb, lines, oval, poly, rect, scallops, shape, solid, stripes, stroke, within
from .people import POSES, Person, person
from .style import FINE, LINE, MEDIUM, Ink
from .svg import Art, Point, move
from .tarock_courts import leaf, rose
from .tarock_motley import CLOTH, motley


def _roses(x: float, y: float, size: float) -> Art:
    """A rose bush standing on (x, y)."""
    art = bush(x, y, size, size * 0.92)
    for dx, dy in ((-0.28, -0.3), (0.02, -0.62), (0.3, -0.34), (0.0, -0.22), (-0.24, -0.66), (0.3, -0.72)):
        art += rose(x + dx * size, y + dy * size, size * 0.24, s.RED if dx else s.ROSE)
    return art


_SKIRT: list[Point] = [(302, 258), (302, 258), (344, 258), (344, 258), (406, 290), (458, 366), (492, 448), (492, 448),
    (322, 466), (152, 448), (152, 448), (186, 366), (240, 290)]


def _skirt() -> Art:
    """Bell-shaped skirt of upright panels: gold zigzag, blue dots, red flowers."""
    art = shape(_SKIRT, s.WHITE, 0)
    feet = [150 + 43 * i for i in range(9)]
    cells: list[tuple[list[Point], str]] = []
    for index, ink in enumerate((s.SKY, s.WHITE, s.RED, s.WHITE, s.RED, s.WHITE, s.RED, s.SKY)):
        cells.append(([(323, 190), (feet[index + 1] + 14, 520), (feet[index] + 14, 520)], ink.base))
    art += within(_SKIRT, cells)
    for index in (2, 4, 6):
        x = (feet[index] + feet[index + 1]) / 2 + 8
        points: list[Point] = []
        for step in range(9):
            t = 0.3 + step * 0.075
            points.append((323 + (x - 323) * t + (9 * t if step % 2 else -9 * t), 190 + 270 * t))
        art += lines(points, 5, s.GOLD.base)
    for index in (1, 3, 5):
        x = (feet[index] + feet[index + 1]) / 2 + 6
        for t, size in ((0.52, 16), (0.72, 22), (0.9, 26)):
            px, py = 323 + (x - 323) * t, 190 + 272 * t
            art += rose(px, py, size) if index == 3 or t != 0.72 else oval(px, py, 9, fill=s.BLUE, width=FINE)
    for index in range(1, 9):
        art += stroke([(323 + (feet[index] - 310) * 0.3, 270), (323 + (feet[index] - 310) * 0.75, 350),
            (feet[index] + 10, 452)], FINE)
    art += shape(_SKIRT, "none", MEDIUM)
    hem: list[Point] = [(152, 444), (236, 458), (322, 463), (408, 458), (492, 444)]
    return art + limb(hem, [17, 18, 18, 18, 17], s.GOLD, MEDIUM, shade=0)


def _tambourine(x: float, y: float, r: float) -> Art:
    art = oval(x, y, r, r * 0.94, fill=s.RED, width=MEDIUM) + oval(x, y, r * 0.78, r * 0.73, fill=s.TAN, width=MEDIUM)
    for dx, dy in ((-0.9, 0), (0.9, 0), (0, -0.86), (0, 0.86), (-0.62, -0.6), (0.62, -0.6), (-0.62, 0.6), (0.62, 0.6)):
        art += oval(x + dx * r, y + dy * r, r * 0.13, fill=s.GOLD, width=FINE)
    return art


def columbine() -> Art:
    """Columbine dancing in her enormous skirt, tambourine raised."""
    art = hills(0, 540, 440, [60, 96, 70, 50, 84, 60]) + ground(0, 540, 428, 500, s.SOIL)
    art += _roses(60, 480, 110) + _roses(512, 484, 104)
    art += limb([(290, 456), (286, 474)], [14, 11], s.SKIN, MEDIUM) + limb([(352, 456), (358, 474)], [14, 11], s.SKIN, MEDIUM)
    art += solid([(294, 470), (296, 482), (296, 482), (266, 482), (266, 482), (278, 472)], s.RED, MEDIUM)
    art += solid([(350, 472), (350, 484), (350, 484), (382, 484), (382, 484), (368, 474)], s.RED, MEDIUM)
    art += _skirt()
    for points, ink in (([(360, 106), (398, 88), (430, 110), (462, 92)], s.RED), ([(362, 124), (404, 122), (428, 146),
        (466, 138)], s.BLUE)):
        art += limb(points, [9, 11, 11, 6], ink, FINE)
    art += limb([(300, 210), (262, 206), (222, 168)], [28, 26, 15], s.WHITE, MEDIUM, caps="start")
    art += _tambourine(204, 128, 48)
    art += limb([(230, 176), (222, 166), (216, 152)], [14, 13, 10], s.SKIN_FAIR, FINE, caps="round")
    art += limb([(348, 210), (402, 238), (444, 290)], [28, 27, 15], s.WHITE, MEDIUM, caps="start")
    art += limb([(438, 284), (448, 300)], [14, 12], s.SKIN_FAIR, FINE, caps="round")
    art += solid([(292, 200), (324, 194), (356, 200), (352, 236), (342, 262), (342, 262), (304, 262), (304, 262),
        (294, 236)], s.RED, MEDIUM)
    for y in (218, 232, 246):
        art += lines([(314, y), (334, y)], FINE, s.GOLD.base)
    art += limb([(326, 200), (332, 178)], [20, 18], s.SKIN_FAIR, MEDIUM, shade=0)
    art += scallops([(292, 196), (326, 204), (360, 192)], 13, s.WHITE)
    look = Look(woman=True, skin=s.SKIN_FAIR, hair="waves", hair_ink=s.HAIR_AUBURN, mood="merry", age=0, gaze=-0.8,
        hat=hats.wreath((s.ROSE, s.YELLOW, s.RED)))
    return art + head(look, 342, 134, 92, turn=-0.6, tilt=16)


def _dulcimer(x: float, y: float) -> Art:
    """Flat wooden instrument with strings."""
    art = poly([(x - 74, y - 8), (x + 40, y - 22), (x + 62, y + 8), (x - 58, y + 24)], s.WOOD, MEDIUM)
    art += poly([(x - 58, y + 24), (x + 62, y + 8), (x + 62, y + 18), (x - 58, y + 35)], s.WOOD.dark, MEDIUM)
    for t in (0.2, 0.4, 0.6, 0.8):
        art += lines([(x - 74 + 16 * t, y - 8 + 32 * t), (x + 40 + 22 * t, y - 22 + 30 * t)], FINE, s.YELLOW.base)
    return art + oval(x - 8, y, 13, 7, fill=s.BROWN.dark, width=FINE)


def _beater() -> Art:
    return limb([(2, 0), (-15, 11)], [2.4, 2.4], s.WOOD, 1.2, shade=0) + oval(-17, 12.5, 4.2, fill=s.RED, width=1.2)


def harlequin() -> Art:
    """Harlequin striding to the right, playing the hammered instrument."""
    art = hills(0, 540, 440, [50, 70, 100, 80, 60, 40]) + ground(0, 540, 436, 500, s.SOIL)
    art += bush(60, 482, 120, 96, s.PINE) + bush(130, 484, 84, 62) + _roses(480, 486, 130) + tufts([(250, 488), (330, 490)])
    hero = Person(
        look=Look(hair="short", hair_ink=s.HAIR_BLACK, beard="hooked", mood="merry", nose="big",
            hat=hats.cap(s.RED, s.GOLD)),
        pose=POSES["stride"], coat=CLOTH, legs=CLOTH, hose=CLOTH, shoe=s.RED, shirt=s.WHITE, belt=s.GOLD, tails=7,
        near=(-16, -58), far=(-32, -60), near_item=_beater(), far_item=_beater(), cuff=s.GOLD,
    )  # fmt: skip
    bat = limb([(232, 330), (196, 374), (176, 428)], [11, 17, 12], s.WOOD, MEDIUM)
    figure = motley(person(hero, 274, 482, 352, flip=True), [s.RED.base, "none"], 30, 46)
    art += bat + figure
    art += limb([(262, 220), (300, 262), (372, 296)], [9, 9, 9], s.GREEN, FINE) + _dulcimer(366, 322)
    plume = hats.feather([(0, 0), (-22, -22), (-56, -22), (-78, 4)], 22, s.GREEN, MEDIUM)
    art += move(plume, 286, 118)
    return art + scallops([(256, 214), (296, 228), (334, 208)], 11, s.WHITE)


_BROWN = Ink("#9c6a2e", "#6d451c")
_BUFF = Ink("#d9a441", "#ab7526")


def _wing(points: list[Point], tips: list[Point]) -> Art:
    """Feathers from a shoulder line to their tips, small ones over large ones."""
    art: Art = []
    for (x, y), (tx, ty) in zip(points, tips, strict=True):
        middle = ((x + tx) / 2, (y + ty) / 2)
        art += limb([(x, y), middle, (tx, ty)], [26, 30, 13], _BROWN, MEDIUM, caps="end")
        art += lines([(x, y), (x + (tx - x) * 0.86, y + (ty - y) * 0.86)], FINE * 0.8, _BROWN.dark)
    for (x, y), (tx, ty) in zip(points, tips, strict=True):
        art += limb([(x, y), (x + (tx - x) * 0.46, y + (ty - y) * 0.46)], [27, 20], _BUFF, MEDIUM, caps="end")
    return art


def _eagle() -> Art:
    left: list[Point] = [(288, 200), (278, 186), (264, 174), (248, 166), (232, 162), (218, 164), (208, 172)]
    left_tips: list[Point] = [(262, 320), (236, 322), (210, 316), (186, 304), (166, 284), (150, 258), (146, 226)]
    right: list[Point] = [(364, 196), (378, 178), (394, 164), (412, 152), (430, 146), (446, 146), (460, 152)]
    right_tips: list[Point] = [(396, 322), (424, 326), (452, 320), (478, 306), (500, 284), (516, 254), (522, 218)]
    art = _wing(left, left_tips) + _wing(right, right_tips)
    art += limb([(300, 214), (268, 178), (232, 160), (204, 174)], [40, 32, 28, 18], _BUFF, MEDIUM, caps="round")
    art += limb([(350, 210), (388, 168), (430, 144), (466, 154)], [40, 32, 28, 18], _BUFF, MEDIUM, caps="round")
    for dx in (-30, -14, 4, 22, 38):
        art += limb([(344 + dx * 0.5, 318), (354 + dx, 380)], [22, 26], _BROWN, MEDIUM, caps="end")
    body: list[Point] = [(300, 160), (344, 160), (372, 206), (376, 262), (356, 320), (326, 338), (296, 320), (278, 262),
        (282, 206)]
    art += solid(body, _BROWN, MEDIUM, angle=10, share=0.36)
    for row in range(5):
        for column in range(4):
            x, y = 298 + column * 19 + (9 if row % 2 else 0), 204 + row * 24
            art += stroke([(x - 9, y - 4), (x, y + 8), (x + 9, y - 4)], FINE, _BUFF.base)
    return art


def _eagle_head() -> Art:
    art = solid([(296, 176), (288, 146), (286, 112), (304, 92), (332, 90), (350, 108), (352, 140), (360, 180), (330, 190)],
        _BUFF, MEDIUM, angle=10)
    for x, y in ((304, 158), (322, 164), (340, 158), (314, 176), (332, 178)):
        art += stroke([(x - 8, y - 4), (x, y + 8), (x + 8, y - 4)], FINE, _BUFF.dark)
    art += solid([(292, 106), (292, 106), (268, 104), (248, 118), (244, 140), (244, 140), (258, 130), (290, 132),
        (290, 132)], s.YELLOW, MEDIUM, angle=90)
    art += stroke([(252, 122), (274, 122), (290, 126)], FINE) + oval(272, 111, 2.6, fill=LINE, width=0)
    art += oval(306, 114, 8.5, 7.5, fill=s.YELLOW, width=FINE) + oval(304, 114, 4, fill=LINE, width=0)
    art += stroke([(294, 106), (306, 103), (320, 107)], MEDIUM)
    return art + move(hats.imperial()[1], 320, 120, scale=0.66, lines=0.66)


def _claw(x: float, y: float) -> Art:
    art = limb([(x + 6, y - 34), (x, y)], [30, 20], _BUFF, MEDIUM, caps="start")
    for dx in (-20, -4, 12):
        art += limb([(x, y - 4), (x + dx, y + 12)], [12, 10], s.YELLOW, FINE, caps="end")
        art += poly([(x + dx - 5, y + 13), (x + dx + 5, y + 13), (x + dx - 2, y + 25)], LINE, 0)
    return art


def eagle() -> Art:
    """The crowned eagle with sword and sceptre on the lettered rock."""
    art = hills(0, 540, 470, [20, 40, 60, 40, 30, 20]) + ground(0, 540, 460, 500, s.LEAF)
    art += _foxglove(46, 486, 150) + _foxglove(502, 486, 168) + _foxglove(92, 490, 96)
    art += _eagle() + _rock()
    for y, words, tall in ((408, "INDUSTRIE", 38), (446, "UND", 23), (489, "GLÜCK.", 33)):
        art += move(text(words, 0, 0, tall, anchor="middle", weight=18), 300, y, turn=-5)
    art += _regalia() + _claw(300, 340) + _claw(356, 336)
    return art + _eagle_head()


def _rock() -> Art:
    """Sloping slab of yellow rock with a lighter face for the letters."""
    slab: list[Point] = [(90, 510), (98, 440), (120, 396), (134, 372), (196, 364), (232, 350), (298, 350), (352, 338),
        (420, 340), (462, 352), (478, 388), (500, 430), (506, 510)]
    art = poly(slab, s.YELLOW, 0)
    art += poly([(462, 352), (478, 388), (500, 430), (506, 510), (462, 510), (470, 440), (450, 384)], s.YELLOW.dark, 0)
    art += poly([(134, 372), (196, 364), (232, 350), (298, 350), (352, 338), (420, 340), (462, 352), (450, 372), (380, 362),
        (300, 370), (220, 374), (148, 388)], "#fbe69a", 0)
    art += poly([(90, 510), (98, 440), (120, 396), (134, 372), (148, 388), (126, 430), (118, 510)], s.GOLD.dark, 0)
    art += lines([(148, 388), (126, 430), (118, 500)], FINE) + lines([(450, 372), (470, 440), (462, 500)], FINE)
    return art + poly(slab, "none", MEDIUM)


def _regalia() -> Art:
    """Upright sword and golden sceptre in the left claw."""
    blade = poly([(-9, -20), (-9, -168), (0, -194), (9, -168), (9, -20)], s.WHITE, MEDIUM)
    blade += lines([(0, -24), (0, -170)], FINE, s.STEEL.dark)
    blade += limb([(-30, -18), (0, -22), (30, -18)], [11, 11, 11], s.GOLD, MEDIUM)
    blade += limb([(0, -16), (0, 22)], [11, 11], s.CRIMSON, MEDIUM) + oval(0, 26, 9, fill=s.GOLD, width=MEDIUM)
    rod = limb([(0, 26), (0, -150)], [11, 10], s.GOLD, MEDIUM) + oval(0, -162, 17, fill=s.GOLD, width=MEDIUM)
    rod += oval(0, -162, 6, fill=s.RED, width=FINE) + poly([(-6, -178), (0, -204), (6, -178)], s.GOLD, MEDIUM)
    return move(rod, 296, 344, turn=-44) + move(blade, 300, 346, turn=-64)


def _foxglove(x: float, y: float, tall: float) -> Art:
    art = stroke([(x, y), (x + 3, y - tall * 0.5), (x, y - tall)], MEDIUM * 1.4, s.GREEN.dark)
    for side in (-1, 1):
        art += leaf(x, y - tall * 0.08, tall * 0.3, -60 if side > 0 else -120)
    for index in range(6):
        side = -1 if index % 2 else 1
        py = y - tall * (0.4 + 0.1 * index)
        k = tall * (0.13 - 0.011 * index)
        art += solid([(x, py - k * 0.6), (x + side * k * 1.2, py - k * 0.1), (x + side * k * 1.7, py + k * 0.8),
            (x + side * k * 0.8, py + k * 0.9), (x, py + k * 0.2)], s.RED, FINE)
    return art


def _palace() -> Art:
    art = rect(-10, 196, 150, 250, s.STONE, MEDIUM) + rect(-10, 186, 162, 16, s.STONE.dark, MEDIUM)
    art += poly([(-10, 186), (140, 186), (120, 152), (-10, 152)], s.ROOF, MEDIUM)
    for y in (226, 304):
        for x in (16, 84):
            art += rect(x, y, 34, 50, s.NAVY, FINE) + rect(x - 4, y - 8, 42, 9, s.WHITE, FINE)
            art += lines([(x + 17, y), (x + 17, y + 50)], FINE, s.WHITE.base)
    art += rect(-10, 286, 150, 8, s.WHITE, FINE)
    return art + shape([(40, 446), (40, 446), (40, 396), (62, 376), (84, 396), (84, 446), (84, 446)], s.BROWN, MEDIUM)


def _monument() -> Art:
    art = rect(424, 336, 92, 120, s.WHITE, MEDIUM) + rect(414, 326, 112, 16, s.STONE, MEDIUM)
    art += rect(414, 448, 112, 16, s.STONE, MEDIUM) + rect(442, 366, 56, 46, s.STONE, FINE)
    bronze = Ink("#6f9c86", "#4b7664")
    statue = horse(0, 0, 92, coat=bronze, mane=bronze, gait="gallop", saddle=None, bridle=bronze, width=FINE)
    art += move(statue, 468, 330, turn=24)
    rider = Person(look=Look(skin=bronze, hair_ink=bronze), pose=POSES["stride"], coat=bronze, legs=bronze, hose=bronze,
        shoe=bronze, shirt=None, near=(-24, -96), far=(-14, -60))
    return art + person(rider, 470, 288, 78, width=2)


def pedlar() -> Art:
    """Shawl pedlar between palace and monument."""
    art = ground(0, 540, 430, 500, s.SOIL) + _palace() + tree(404, 450, 150, kind="poplar") + _monument()
    shawl: list[Point] = [(-13, -4), (-13, -4), (12, -5), (12, -5), (13, 22), (11, 46), (11, 46), (-14, 46), (-14, 46),
        (-12, 22)]
    cloth = shape(shawl, s.RED, 0) + stripes(shawl, [s.RED.base, s.GREEN.base, s.YELLOW.base], 6.4, 0)
    cloth += shape(shawl, "none", 1.3)
    for x in (-12, -7, -2, 3, 8):
        cloth += lines([(x, 46), (x - 0.6, 51)], 1.1, s.RED.dark)
    man = Person(
        look=Look(beard="short", hair_ink=s.HAIR_BROWN, nose="big", mood="smile", hat=hats.brimmed(s.GREEN, s.RED)),
        pose=POSES["walk"], coat=s.RED, legs=s.YELLOW, hose=s.WHITE, belt=s.BROWN, near=(-33, -70),
        far=(-30, -76), near_hand="open", near_bend=-1,
    )  # fmt: skip
    art += _sack(330, 300) + person(man, 276, 480, 330)
    art += move(cloth, 196, 250, scale=3.3, lines=2.6)
    return art + beads([(328, 232), (312, 262), (300, 300)], 4, s.BROWN, 9)


def _sack(x: float, y: float) -> Art:
    art = solid([(x - 30, y - 78), (x + 20, y - 88), (x + 52, y - 40), (x + 46, y + 20), (x - 10, y + 24), (x - 40, y - 20)],
        s.TAN, MEDIUM)
    return art + stroke([(x - 16, y - 60), (x + 10, y - 30), (x + 6, y + 10)], FINE, s.TAN.dark)


