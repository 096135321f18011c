# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""What several courts of the German pack have: ostrich plumes, a crossbow, a bare arm."""

import math
from collections.abc import Sequence

from .. import style as s
from ..style import Ink
from ..svg import Point
from .lines import Node, nodes, spaced, tangent
from .parts import FLESH
from .plate import Plate

IRON = "#6b7c90"


def plume(pl: Plate, axis: str, wide: float, ink: str | Ink, *, lobes: int = 6, width: float = 4) -> None:
    """An ostrich plume along an axis from its root: barbs hang over the edge in lobes."""
    way = spaced(nodes(axis), 2 * lobes + 2)
    left: list[Node] = []
    right: list[Node] = []
    for place, p in enumerate(way[:-1]):
        t = place / (len(way) - 1)
        before, after = way[max(place - 1, 0)], way[place + 1]
        ux, uy = tangent(before, p, after) if before != p else (after[0] - p[0], after[1] - p[1])
        long = math.hypot(ux, uy) or 1
        ux, uy = ux / long, uy / long
        full = wide / 2 * (.34 + .66 * math.sin(math.pi * min(1, .1 + t * .84)))
        notch = place % 2 == 0
        reach, on = (full * .7, 0.0) if notch else (full, full * .34)
        corner = notch and place > 0
        left.append(((p[0] + uy * reach + ux * on, p[1] - ux * reach + uy * on), corner))
        right.append(((p[0] - uy * reach + ux * on, p[1] + ux * reach + uy * on), corner))
    outline: Sequence[Node] = [*left, (way[-1], False), *right[::-1]]
    pl.shape(outline, ink, width)
    pl.shade(outline, wide * .26, gap=6)
    pl.line(way[:-1], 3.4, start=.9, end=.2)
    for place in range(2, 2 * lobes, 2):
        for side in (left, right):
            (ex, ey), _ = side[place]
            px, py = way[place - 1]
            pl.line([(px, py), ((px + ex) / 2 + (way[place][0] - px) * .3, (py + ey) / 2 + (way[place][1] - py) * .3), (ex, ey)], 2, start=.2, end=.9)


def crossbow(pl: Plate) -> None:
    """A crossbow along y = 0: its bow at x = 0, the stock to the right, the string drawn to the nut."""
    pl.lines("8,-118 118,0|8,118 118,0", 4, start=.9, end=.9)
    pl.shape("-30,-10* 120,-13* 330,-22* 340,0* 330,20* 120,13* -30,10*", s.WOOD, 4.2)
    pl.hatch("-20,9 320,17", "-16,3 322,4", 44, width=1.5)
    pl.line("-20,-3 120,-4 310,-8", 2)
    pl.shape("108,-17* 126,-17* 130,0* 126,17* 108,17* 104,0*", s.YELLOW, 3)
    bow = "18,-126* 4,-120 -12,-72 -22,-20 -22,20 -12,72 4,120 18,126* 24,114 10,68 4,20 4,-20 10,-68 24,-114"
    pl.shape(bow, IRON, 4.6)
    for y in (-34, -22, 22, 34):
        pl.line(f"-23,{y - 2} 5,{y + 2}", 4, start=.9, end=.9)
    pl.shape("-32,-13* -16,-15* -16,15* -32,13*", s.YELLOW, 3)
    pl.shape("-32,-8 -50,-13 -58,0 -50,13 -32,8 -42,0", IRON, 3)


def bare_arm(pl: Plate, shoulder: Point, elbow: Point, wrist: Point, widths: tuple[float, float, float], skin: str | Ink = FLESH) -> None:
    """An arm without sleeve, thick below the elbow, slender at the wrist."""
    (ex, ey), (wx, wy) = elbow, wrist
    a, b, c = widths
    swell = ex + (wx - ex) * .3, ey + (wy - ey) * .3
    pl.limb([shoulder, elbow, swell, ((swell[0] + wx) / 2, (swell[1] + wy) / 2), wrist], [a, b, b * .98, (b + c) / 2, c], skin, 4.4, shade=12)
