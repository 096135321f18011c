# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The sky of the tarocks: ruled lines that thin out downwards, and clouds, one of them behind the numeral.

Lines are ruled, as an engraver's machine does it, in the tone of the light; clouds stand before them in the white of the paper.
"""

from dataclasses import replace

from ..pen import rect, shape
from ..style import PAPER
from ..svg import Art, Path, Sub
from ..tarock_frame import HIGH, WIDE
from .lines import closed, nodes
from .parts import WHITE

DAY, DAWN, MEADOW, HARVEST, DUSK = "#dcedf8", "#fbe0d8", "#e4f0d2", "#fbe8c4", "#e7def1"
_ROOM = "#f7e6c4"
_TONES = {DAY: "#8ab7dc", DAWN: "#e9a892", MEADOW: "#a3c486", HARVEST: "#e3b866", DUSK: "#b59ccb"}
_CORNERS = (
    "0,0* 200,0* 190,26 204,50 188,76 160,80 164,106 140,128 112,122 102,150 70,168 40,158 22,184 0,192*",
    "0,0* 214,0* 218,22 196,40 200,66 172,84 152,82 150,112 122,132 100,128 96,156 66,160 54,180 26,178 0,200*",
    "0,0* 190,0* 206,18 198,46 176,54 180,84 156,102 138,100 132,132 104,142 84,132 70,162 38,164 28,150 0,176*",
    "0,0* 206,0* 194,20 210,40 202,68 174,74 166,98 172,116 146,134 118,128 110,146 84,152 76,176 46,182 30,168 0,184*",
)
"""Edges of the cloud behind the numeral."""
_BANKS = (
    "-50,10* -46,-6 -30,-10 -24,-26 -4,-32 12,-22 26,-26 36,-10 50,-8 54,10* 24,6 0,12 -26,8",
    "-54,8* -44,-8 -28,-6 -20,-20 -2,-22 6,-34 28,-32 34,-16 48,-14 52,8* 30,12 4,7 -20,12",
    "-48,9* -40,-12 -22,-16 -10,-30 12,-26 18,-12 34,-16 46,-2 50,9* 20,5 -8,11 -30,7",
)
"""Clouds about 100 units wide, their foot at y = 10."""

_SKIES: dict[int, tuple[tuple[str, str], tuple[str, str]]] = {
    1: ((DAWN, "262,56,80 478,44,80 54,250,84"), (MEADOW, "262,60,104 466,112,110 60,250,90")),
    2: ((DAY, "486,60,64 54,262,84"), (DAWN, "236,60,104 452,84,110")),
    3: ((HARVEST, "372,50,84 476,84,80"), (DAY, "238,62,110 478,58,84 60,240,84")),
    4: ((DAY, "232,54,90 66,230,90"), (DUSK, "300,58,120 60,232,84 208,120,70")),
    5: ((DAY, "226,56,70 472,66,96 40,236,60"), (_ROOM, "")),
    6: ((MEADOW, "256,62,110 452,54,110 56,232,80"), (HARVEST, "56,236,84")),
    7: ((DUSK, "208,44,64 462,76,110"), (DAY, "262,60,116 470,52,96 60,216,76")),
    8: ((DAY, "236,58,110 404,52,90 46,232,70"), (DAWN, "242,58,100 66,240,104")),
    9: ((HARVEST, "240,58,96 474,58,84"), (DUSK, "248,48,70 60,206,76")),
    10: ((MEADOW, "186,132,84"), (DAY, "206,40,60 464,66,100 50,240,64")),
    11: ((_ROOM, ""), (HARVEST, "372,54,96 478,96,84 46,222,64")),
    12: ((DAWN, "246,88,90"), (DAY, "206,66,80 60,220,90")),
    13: ((_ROOM, ""), (MEADOW, "226,50,90 400,56,110 52,232,70")),
    14: ((DAWN, "66,222,100"), (HARVEST, "316,46,90 56,214,70")),
    15: ((MEADOW, "240,56,104 474,46,84"), (DUSK, "224,52,90 410,60,64 44,222,56")),
    16: ((DAY, "236,52,100 474,66,90 60,220,80"), (HARVEST, "262,52,100 482,52,70")),
    17: ((DUSK, "250,58,110 396,52,104"), (DAY, "254,56,110 468,50,96")),
    18: ((DAY, "246,60,110 342,128,80 60,236,60"), (DAWN, "246,58,110 336,124,84")),
    19: ((DAWN, "330,58,110 52,236,76"), (HARVEST, "250,48,100 52,196,60")),
    20: ((DUSK, "212,44,80 62,228,84"), (DAY, "232,56,90 478,52,80 56,222,72")),
    21: ((DAY, ""), (DAY, "")),
}
"""Light and clouds (``x,y,width``) of both pictures of a numbered tarock; without clouds it is a wall, or the night of XXI.

The lights are such that neighbours in a hand part at the first glance.
"""


def behind(number: int, end: int) -> Art:
    """Everything behind a picture, over the whole half."""
    light, clouds = _SKIES[number][end]
    return _outdoors(number, end, light, clouds) if clouds else _wall(light)


def _wall(light: str) -> Art:
    """White corner for the numeral, all the rest in one colour."""
    return rect(0, 0, WIDE, HIGH, PAPER, 0) + shape([(540, 0), (540, 0), (190, 0), (190, 0), (158, 60), (120, 120), (50, 168), (0, 200), (0, 200),
        (0, 500), (0, 500), (540, 500), (540, 500)], light, 0)


def _outdoors(number: int, end: int, light: str, clouds: str) -> Art:
    tone = _TONES[light]
    edge = _CORNERS[(number * 2 + end) % len(_CORNERS)]
    art = _cloud(edge, tone, 2.2)
    for place, spot in enumerate(clouds.split()):
        x, y, wide = map(float, spot.split(","))
        x = min(max(x, 23 + wide * .54), 517 - wide * .54)
        art += bank(number + end + place, x, y, wide, tone)
    return [*rect(0, 0, WIDE, HIGH, light, 0), _ruled(number + 3 * end, tone), *art]


def bank(kind: int, x: float, y: float, wide: float, tone: str) -> Art:
    """A cloud so wide over (x, y)."""
    side = -wide / 100 if kind // len(_BANKS) % 2 else wide / 100
    nodes_ = _BANKS[kind % len(_BANKS)].split()
    whole, line = _cloud(" ".join(_moved(node, x, y, side, wide / 125) for node in nodes_), tone, 2)
    return [replace(whole, line=line.line, width=line.width)]


def _moved(node: str, x: float, y: float, across: float, down: float) -> str:
    px, py = map(float, node.rstrip("*").split(","))
    return f"{x + px * across},{y + py * down}{'*' * node.endswith('*')}"


def _cloud(outline: str, tone: str, width: float) -> Art:
    """White, and its line apart from it, which so does not run along the edge of the card where the cloud is cut."""
    edge = closed(nodes(outline))
    return [Path((edge,), WHITE), Path((replace(edge, closed=False),), "none", tone, width)]


def _ruled(seed: int, tone: str) -> Path:
    """Level lines, each broken somewhere else; the lower, the wider apart and the shorter."""
    subs: list[Sub] = []
    y, step = 26.0, 9.0
    while y < 290:
        gap = 170 + (seed * 97 + len(subs) * 131) % 330
        hole = 14 + step * 1.6
        for left, right in ((24.0 + (len(subs) * 37) % 60, gap - hole), (gap + hole, 524.0 - (len(subs) * 53) % 50)):
            if right - left > 20:
                subs.append(Sub((left, y), (((right, y),),), closed=False))
        y += step
        step *= 1.085
    return Path(tuple(subs), "none", tone, 1.5)
