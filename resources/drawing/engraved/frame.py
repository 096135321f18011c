# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""How engraved halves become cards: the thin double frame, the join, the numeral."""

from .. import card as c
from ..clipping import clip, clip_box
from ..markup import document, doubled
from ..svg import Art, move
from ..tarock_frame import divider, halo, numeral
from . import skies
from .lines import merged
from .plate import Plate

OVERLAP = 0.8
"""How far the halves reach over each other, so that no hairline shows between them."""


def court(half: Art, slope: float, sign: Art, size: tuple[float, float] = c.TAROCK, over: Art | None = None) -> str:
    """File text of a double-headed card whose join falls by ``slope`` to the right, through the middle.

    The half is cut there with what lies over the join, so that both ends are the same to the last line.  ``over`` is
    drawn once over both: what is the same from both ends by itself.
    """
    wide, high = size
    reach = wide / 2 - c.FRAME
    low, top = high / 2 + reach * slope, high / 2 - reach * slope
    kept = clip(c.framed(size, half), [(c.FRAME, c.FRAME), (wide - c.FRAME, c.FRAME), (wide - c.FRAME, low + OVERLAP), (c.FRAME, top + OVERLAP)])
    return doubled(wide, high, c.paper(size) + c.double_frame(size), merged(kept), merged(c.framed(size, over or [])), sign)


def two_ends(number: int, upper: Plate, lower: Plate) -> str:
    """File text of a numbered tarock: two pictures and a line between them."""
    wide, high = c.TAROCK
    ends = []
    figure = numeral(number)
    for end, plate in enumerate((upper, lower)):
        picture = merged(skies.behind(number, end)) + merged(plate.art) + halo(figure) + figure
        ends.append(clip_box(picture, c.FRAME, c.FRAME, wide - c.FRAME, high / 2))
    pictures = ends[0] + move(ends[1], wide, high, turn=180)
    return document(wide, high, c.paper(c.TAROCK) + c.framed(c.TAROCK, pictures) + divider() + c.double_frame(c.TAROCK))
