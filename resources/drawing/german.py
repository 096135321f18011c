# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The German pack: kings, figures of the Tell story, seasons and pips."""

from . import german_pips
from .card import FRAME, GERMAN, divider, double_frame, double_headed
from .clipping import clip_box
from .engraved import german_courts, seasons
from .letters import text, text_width
from .pen import rect
from .style import FINE
from .svg import Art

_TALL = 19.0


def _name_plate(name: str) -> Art:
    """Name of a figure on a white plate above the right end of the dividing line."""
    wide = text_width(name, _TALL, weight=15) + 26
    art = rect(607 - wide, 463, wide, 33, "#ffffff", FINE)
    return art + text(name, 607 - wide / 2, 489, _TALL, weight=14)


def _double_headed(half: Art, name: str = "", sign: Art | None = None, numeral: Art | None = None) -> str:
    label = _name_plate(name) if name else []
    inside = clip_box(half, FRAME, FRAME, GERMAN[0] - FRAME, 500)
    over = divider(GERMAN, inset=FRAME) + double_frame(GERMAN)
    return double_headed(GERMAN, inside + label, over=over, sign=sign or [], numeral=numeral)


def cards() -> dict[str, str]:
    """Code to file text for all 32 cards."""
    courts = german_courts.halves()
    files = {code: _double_headed(half, german_courts.NAMES.get(code, ""), sign) for code, (half, sign) in courts.items()}
    files |= {code: _double_headed(half, seasons.NAMES[code]) for code, half in seasons.halves().items()}
    files |= {code: _double_headed(half, numeral=numeral) for code, (half, numeral) in german_pips.halves().items()}
    return files
