# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""How engraved halves become cards: the thin double frame, the join, the numeral."""

from .. import card as c
from ..clipping import clip, clip_box
from ..markup import document, doubled
from ..signs import french
from ..svg import move
from ..tarock_frame import DAY, SKIES, divider, halo, numeral, wall
from .lines import merged
from .plate import Plate

OVERLAP = 0.8
"""How far the halves reach over each other, so that no hairline shows between them."""


def court(half: Plate, over: Plate, slope: float, suit: str | None) -> str:
    """File text of a double-headed card whose join falls by ``slope`` to the right, through the middle.

    ``over`` lies over the join; it is cut there like the half, so that both ends are the same to the last line.
    """
    wide, high = c.TAROCK
    reach = wide / 2 - c.FRAME
    low, top = high / 2 + reach * slope, high / 2 - reach * slope
    kept = clip(c.framed(c.TAROCK, half.art + over.art), [(c.FRAME, c.FRAME), (wide - c.FRAME, c.FRAME), (wide - c.FRAME, low + OVERLAP), (c.FRAME, top + OVERLAP)])
    sign = french(suit, 174, 98, 138) if suit else []
    return doubled(wide, high, c.paper(c.TAROCK) + c.double_frame(c.TAROCK), merged(kept), [], sign)


def two_ends(number: int, upper: Plate, lower: Plate) -> str:
    """File text of a numbered tarock: two pictures and a line between them."""
    wide, high = c.TAROCK
    ends = []
    for plate, light in zip((upper, lower), SKIES.get(number, (DAY, DAY)), strict=True):
        figure = numeral(number)
        picture = wall(light) + merged(plate.art) + halo(figure) + figure
        ends.append(clip_box(picture, c.FRAME, c.FRAME, wide - c.FRAME, high / 2))
    pictures = ends[0] + move(ends[1], wide, high, turn=180)
    return document(wide, high, c.paper(c.TAROCK) + c.framed(c.TAROCK, pictures) + divider() + c.double_frame(c.TAROCK))
