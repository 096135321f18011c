# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Small scenes on the dividing line of the German pip cards.

Each gives the upper half; what lies below y = 500 is cut away and the other
end shows the same picture turned.
"""

from collections.abc import Callable

from . import hats, landscape
from . import style as s
from .animals import horse
from .faces import Look, head
from .hands import arm, hand
from .landscape import boat, bush, castle, clouds, ground, hills, house, mountains, tower, tree, tufts, water
from .pen import limb, lines, oval, poly, shape, solid, stroke
from .people import POSES, Person, person
from .style import FINE, MEDIUM
from .svg import Art, move
from .things import arrow, crossbow, fence

_W = MEDIUM * 0.8


def hollow_lane() -> Art:
    """Gessler shot in the hollow lane: a galloping rider with an arrow in his breast."""
    art = ground(214, 416, 484, 500, s.SOIL) + tufts([(226, 492), (404, 494)], 10)
    art += bush(60, 500, 66, 66) + _archer(92, 470) + bush(118, 500, 60, 40, s.LEAF)
    art += bush(572, 500, 66, 72) + bush(520, 500, 60, 44, s.LEAF)
    art += horse(312, 496, 150, coat=s.CHESTNUT, mane=s.BLACK, gait="gallop", saddle=s.RED, width=_W)
    art += limb([(322, 400), (310, 430), (296, 456)], [20, 17, 10], s.YELLOW, _W)
    art += solid([(288, 452), (302, 452), (304, 464), (284, 464)], s.BLACK, _W)
    art += solid([(304, 340), (336, 336), (346, 368), (342, 404), (306, 404), (302, 372)], s.GREEN, _W, angle=0)
    art += limb([(308, 400), (326, 404), (342, 400)], [8, 8, 8], s.YELLOW, _W)
    art += limb([(334, 350), (356, 336), (374, 306)], [15, 13, 9], s.GREEN, _W, caps="start")
    art += hand("open", 374, 306, -60, size=17, width=FINE * 0.8)
    look = Look(hair_ink=s.HAIR_BROWN, beard="short", mood="worn", hat=hats.beret(s.YELLOW, slant=14,
        trim=hats.feather([(14, -60), (44, -84), (78, -74)], 20, s.RED)))
    art += head(look, 322, 314, 46, turn=-0.8, tilt=16)
    art += arm((310, 352), (290, 388), s.GREEN, pose="fist", bend=1, length=56, thick=15, width=_W, size=14)
    return art + arrow((262, 356), (322, 366), 3.6, fletch=s.RED, width=FINE)


def _archer(x: float, y: float) -> Art:
    look = Look(hair_ink=s.HAIR_BROWN, beard="full", mood="stern", hat=hats.beret(s.PLUM), gaze=1)
    return head(look, x, y - 18, 38, turn=1)


def tell_free() -> Art:
    """Tell in the green boat on the lake, oar in hand, free."""
    art = mountains(24, 606, 470, [34, 50, 38, 60, 44, 52, 36], width=FINE) + water(24, 606, 466, 500)
    oar = limb([(4, -44), (-26, 60)], [3.4, 3.4], s.WOOD, FINE) + oval(-29, 68, 5, 14, fill=s.WOOD, width=FINE, turn=16)
    tell = Person(
        look=Look(beard="full", hair_ink=s.HAIR_BROWN, mood="merry", hat=hats.beret(s.PLUM,
            trim=hats.feather([(10, -60), (44, -90), (82, -80)], 22, s.WHITE))),
        pose=POSES["stride"], coat=s.YELLOW, sleeve=s.CRIMSON, legs=s.RED, hose=s.RED, belt=s.BROWN,
        near=(-16, -66), far=(-24, -92), far_hand="open", far_turn=-100, near_item=move(oar, 0, 0, scale=0.8, turn=6),
    )  # fmt: skip
    return art + person(tell, 318, 474, 214, width=_W) + boat(315, 482, 192, width=_W)


def round_castle() -> Art:
    """Imperial castle with round tower and pennant."""
    art = hills(216, 414, 500, [14, 40, 56, 36, 10])
    art += tree(240, 494, 84, kind="pine", width=_W) + tree(394, 496, 74, width=_W)
    return art + house(352, 472, 86, 60, wall=s.STONE, width=_W) + tower(296, 476, 56, 64, pennant=s.RED, width=_W)


def twin_castle() -> Art:
    """Castle with two towers seen from the front."""
    art = hills(216, 414, 500, [10, 24, 30, 24, 10]) + castle(315, 488, 160, wall=s.STONE, roof=s.BLUE, width=_W)
    return art + bush(232, 498, 44, 40, width=_W) + bush(400, 498, 44, 36, width=_W)


def pierced_apple() -> Art:
    """Tell's crossbow and the apple pierced by the arrow."""
    art = crossbow(315, 424, 190, 0, width=MEDIUM)
    art += solid([(315, 372), (296, 362), (276, 374), (274, 402), (292, 424), (315, 420), (338, 424), (356, 402),
        (354, 374), (334, 362)], s.RED, MEDIUM)
    art += oval(294, 388, 6, 10, fill="#f08a72", width=0, turn=20)
    art += stroke([(315, 374), (317, 356)], MEDIUM)
    art += shape([(317, 358), (330, 346), (346, 350), (332, 360)], s.LEAF, _W)
    return art + arrow((406, 392), (354, 392), 5, fletch=s.SKY, width=_W) + _arrow_head()


def _arrow_head() -> Art:
    art = limb([(276, 392), (246, 392)], [5, 5], s.WOOD, FINE, shade=0)
    return art + poly([(246, 384), (226, 392), (246, 400), (243, 392)], s.STEEL, _W)


def farewell() -> Art:
    """Tell embraces his wife, a boy clings to him."""
    art = ground(216, 414, 486, 500, s.LEAF) + tufts([(228, 494), (400, 494)], 10)
    wife = Person(
        woman=True, look=Look(woman=True, hair="bun", hair_ink=s.HAIR_FAIR, mood="worn"), coat=s.BLUE, sleeve=s.WHITE,
        skirt=s.RED, apron=s.WHITE, near=(-20, -66), far=(-16, -74), near_hand="flat",
    )  # fmt: skip
    tell = Person(
        look=Look(beard="full", hair_ink=s.HAIR_BROWN, hat=hats.beret(s.PLUM)), coat=s.YELLOW, sleeve=s.CRIMSON, legs=s.RED,
        hose=s.RED, near=(-22, -62), far=(-16, -72), near_hand="flat", belt=s.BROWN,
    )  # fmt: skip
    boy = Person(look=Look(hair_ink=s.HAIR_FAIR, age=0), coat=s.GREEN, legs=s.BROWN, near=(-18, -78), far=(-18, -84),
        near_hand="flat")
    art += person(wife, 352, 496, 214, width=_W) + person(tell, 290, 496, 230, flip=True, width=_W)
    return art + person(boy, 240, 498, 122, flip=True, width=_W)


def hat_on_pole() -> Art:
    """Gessler's hat on the pole behind a fence."""
    art = ground(216, 414, 486, 500, s.LEAF) + bush(238, 496, 50, 44, width=_W) + bush(392, 496, 50, 50, width=_W)
    art += limb([(315, 500), (315, 386)], [9, 8], s.WOOD, _W) + fence(262, 372, 496, 40, width=_W)
    art += oval(315, 384, 50, 11, fill=s.GREEN.dark, width=MEDIUM)
    art += solid([(288, 382), (292, 350), (315, 340), (338, 350), (342, 382), (315, 388)], s.GREEN, MEDIUM)
    art += limb([(288, 376), (315, 381), (342, 376)], [9, 9, 9], s.RED, _W)
    return art + move(hats.plume([(0, 0), (22, -22), (48, -18), (58, 6)], 20, s.WHITE, _W), 330, 360)


def tells_house() -> Art:
    """Tell's house: steep roof, little spire, cypress."""
    art = hills(216, 414, 500, [12, 26, 34, 28, 12]) + landscape.church(384, 486, 84, width=_W)
    art += tree(232, 494, 110, kind="cypress", width=_W)
    return art + house(306, 492, 132, 116, wall=s.TAN, roof=s.ROOF, timber=True, width=_W)


def _strip(peaks: list[float]) -> Art:
    art = mountains(24, 606, 478, peaks, width=FINE) + hills(24, 606, 490, [16, 28, 14, 30, 18, 26, 14])
    return art + clouds([(120, 428, 70), (500, 424, 80)])


def cottage_strip() -> Art:
    """Cottage with a red roof, lake and hills."""
    art = _strip([44, 60, 40, 56, 46]) + water(360, 606, 482, 500) + ground(24, 380, 480, 500, s.LEAF)
    art += house(170, 492, 96, 60, width=_W) + tree(92, 492, 62, width=_W) + tree(252, 494, 56, kind="pine", width=_W)
    return art + boat(500, 490, 56, sail=s.WHITE, width=_W)


def prison_strip() -> Art:
    """Tell's prison: a strong house with a tower and a dome."""
    art = _strip([50, 36, 54, 40, 52]) + ground(24, 606, 480, 500, s.LEAF)
    art += tower(196, 492, 44, 62, roof=None, width=_W) + house(270, 492, 110, 52, wall=s.STONE, width=_W)
    art += landscape.temple(452, 492, 66, width=_W) + tree(92, 494, 64, kind="poplar", width=_W)
    return art + tree(548, 494, 62, width=_W)


def bridge_strip() -> Art:
    """River bend with a bridge and a red-roofed house."""
    art = _strip([40, 54, 46, 60, 38]) + ground(24, 606, 478, 500, s.LEAF) + water(210, 420, 484, 500)
    art += limb([(196, 484), (260, 466), (315, 460), (370, 466), (434, 484)], [13, 14, 14, 14, 13], s.STONE, _W)
    art += shape([(252, 500), (262, 482), (286, 478), (300, 500)], s.SKY, _W)
    art += shape([(330, 500), (344, 478), (368, 482), (378, 500)], s.SKY, _W)
    art += house(118, 490, 104, 62, width=_W) + tree(498, 492, 60, kind="pine", width=_W)
    return art + tree(552, 494, 66, width=_W)


def lake_strip() -> Art:
    """Lake under mountains, round tower at the left."""
    art = mountains(24, 606, 480, [60, 44, 66, 50, 58], width=FINE) + water(24, 606, 476, 500)
    art += ground(24, 210, 478, 500, s.LEAF) + tower(126, 490, 46, 64, width=_W)
    art += tree(188, 492, 44, kind="pine", width=_W)
    return art + boat(420, 490, 70, width=_W) + lines([(420, 488), (452, 470)], _W)


VIGNETTES: dict[tuple[str, int], Callable[[], Art]] = {
    ("H", 7): hollow_lane, ("H", 8): tell_free, ("H", 9): round_castle, ("H", 10): twin_castle,
    ("D", 7): pierced_apple, ("D", 8): farewell, ("D", 9): hat_on_pole, ("D", 10): tells_house,
    ("S", 7): cottage_strip, ("S", 8): prison_strip, ("C", 7): bridge_strip, ("C", 8): lake_strip,
}  # fmt: skip
