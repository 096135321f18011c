# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The French pack (Vienna pattern, large crown): courts, aces and pips."""

from . import french_jacks, french_kings, french_pips, french_queens
from .card import FRAME, GERMAN, double_frame, framed, paper
from .clipping import clip
from .engraved.recut import recut
from .french_parts import Court
from .markup import doubled
from .svg import Art, move

_OVERLAP = 0.8
"""How far the halves reach over each other, so that no hairline shows between them."""


def _upper(art: Art, seam: float) -> Art:
    """Keep what lies above the slanting seam and inside the frame."""
    wide, high = GERMAN
    left, right = FRAME, wide - FRAME
    fall = seam * (1 - 2 * FRAME / wide)
    low, top = high / 2 + fall + _OVERLAP, high / 2 - fall + _OVERLAP
    return clip(framed(GERMAN, art), [(left, FRAME), (right, FRAME), (right, top), (left, low)])


def _court(court: Court) -> str:
    """File text; what lies over the seam is engraved once and turned, so that both ends are the same to the last line."""
    wide, high = GERMAN
    half = _upper(recut(court.half), court.seam)
    band, over = recut(court.sash), framed(GERMAN, recut(court.over))
    sash = _upper([path for path in band if path.line == "none"], court.seam)
    motifs = framed(GERMAN, [path for path in band if path.line != "none"])
    ends = sash + move(sash, wide, high, turn=180) + motifs + over + move(over, wide, high, turn=180)
    return doubled(wide, high, paper(GERMAN), half, ends + double_frame(GERMAN), court.sign)


def cards() -> dict[str, str]:
    """Code to file text for all 32 cards."""
    courts = french_kings.cards() | french_queens.cards() | french_jacks.cards()
    return {code: _court(court) for code, court in courts.items()} | french_pips.cards()
