# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""How engraved halves become cards: the thin double frame, the join, the numeral."""

from .. import card as c
from ..clipping import clip, clip_box
from ..markup import document, doubled
from ..pen import lines
from ..signs import french
from ..style import LINE
from ..svg import Art, move
from ..tarock_frame import halo, numeral
from .plate import Plate, merged

INSET = 19.0
"""Where the inner line of the frame runs; pictures end there."""


def double_frame(size: tuple[float, float]) -> Art:
    """A line and a finer one within it."""
    return c.frame(size, 13, width=2.4, radius=26) + c.frame(size, INSET, width=1.2, radius=21)


def _framed(size: tuple[float, float], art: Art) -> Art:
    wide, high = size
    return clip(art, c.rounded(INSET, INSET, wide - 2 * INSET, high - 2 * INSET, 21, "none", LINE, 0)[0].subs[0].flat(4))


def court(half: Plate, over: Plate, slope: float, suit: str | None) -> str:
    """File text of a double-headed card whose join falls by ``slope`` to the right, through the middle."""
    wide, high = c.TAROCK
    reach = wide / 2 - INSET
    low, top = high / 2 + reach * slope, high / 2 - reach * slope
    kept = clip(_framed(c.TAROCK, half.art), [(INSET, INSET), (wide - INSET, INSET), (wide - INSET, low), (INSET, top)])
    sign = french(suit, 174, 98, 138) if suit else []
    return doubled(wide, high, c.paper(c.TAROCK) + double_frame(c.TAROCK), merged(kept), merged(over.art), sign)


def two_ends(number: int, upper: Plate, lower: Plate) -> str:
    """File text of a numbered tarock: two pictures and a line between them."""
    wide, high = c.TAROCK
    ends = []
    for plate in (upper, lower):
        figure = numeral(number)
        ends.append(merged(clip_box(plate.art, INSET, INSET, wide - INSET, high / 2)) + halo(figure) + figure)
    pictures = ends[0] + move(ends[1], wide, high, turn=180)
    middle = lines([(INSET, high / 2 - 3), (wide - INSET, high / 2 - 3)], 2.4) + lines([(INSET, high / 2 + 3), (wide - INSET, high / 2 + 3)], 2.4)
    gap = c.rect(INSET, high / 2 - 3, wide - 2 * INSET, 6, c.s.PAPER, 0)
    return document(wide, high, c.paper(c.TAROCK) + _framed(c.TAROCK, pictures) + gap + middle + double_frame(c.TAROCK))
