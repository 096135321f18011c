# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The French pack (Vienna pattern, large crown): courts, aces and pips."""

from . import french_jacks, french_kings, french_pips, french_queens
from .card import GERMAN, bleed, double_headed, frame
from .clipping import clip
from .french_parts import Court
from .svg import Art, move

_INSIDE = 23.0


def _upper(art: Art, seam: float) -> Art:
    """Keep what lies above the slanting seam and inside the frame."""
    wide, high = GERMAN
    kept = clip(art, [(0, 0), (wide, 0), (wide, high / 2 - seam), (0, high / 2 + seam)])
    return bleed(GERMAN, kept, inset=_INSIDE)


def _court(court: Court) -> str:
    wide, high = GERMAN
    half = _upper(court.half, court.seam)
    crossing = court.over + move(court.over, wide, high, turn=180)
    seam = bleed(GERMAN, court.sash + crossing, inset=_INSIDE)
    return double_headed(GERMAN, half, sign=court.sign, cut=None, over=seam + frame(GERMAN))


def cards() -> dict[str, str]:
    """Code to file text for all 32 cards."""
    courts = french_kings.cards() | french_queens.cards() | french_jacks.cards()
    return {code: _court(court) for code, court in courts.items()} | french_pips.cards()
