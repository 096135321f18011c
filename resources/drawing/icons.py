# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The icon of the program and of its files: a called card in front of the one that calls it, on the green of the table.

Up to 32 pixels a drawing of its own shows one card alone, bolder.
"""

from . import style as s
from .card import rounded
from .markup import document
from .pen import poly
from .signs import german
from .svg import Art, move

SIZE = 512
_FELT = "#2e6f4b"
_FELT_EDGE = "#1a4a30"
_PAPER = "#fdfbf3"
_FOLD = "#cfcabb"
_CARD = (252.0, 372.0)
"""Width and height of a card here; squatter than on the table, so that its sign has room."""


def _ground(inset: float, radius: float, line: float) -> Art:
    side = SIZE - 2 * inset
    return rounded(inset, inset, side, side, radius, _FELT, _FELT_EDGE, line)


def _card(suit: str, tall: float, line: float) -> Art:
    """A card whose middle is the origin, with one large sign."""
    wide, high = _CARD
    return rounded(-wide / 2, -high / 2, wide, high, 34, _PAPER, s.LINE, line) + german(suit, 0, 0, tall, width=line)


def _large() -> Art:
    back = move(_card("C", 200, 11), 186, 262, scale=0.86, turn=-17, lines=0.9)
    front = move(_card("H", 214, 12), 318, 268, turn=9, lines=1)
    return _ground(14, 96, 12) + back + front


def _small() -> Art:
    """Edges lie on whole pixels of an icon of 16, and only the heart has a contour."""
    ground = rounded(0, 0, SIZE, SIZE, 96, _FELT)
    card = rounded(96, 32, 320, 448, 40, _PAPER)
    return ground + card + german("H", 256, 264, 292, width=10)


def _sheet() -> Art:
    """A file of deals: a sheet of paper with a turned-down corner, and a card on it."""
    left, right, top, bottom, corner = 76, 436, 16, 496, 104
    paper = [(left, top), (right - corner, top), (right, top + corner), (right, bottom), (left, bottom)]
    fold = [(right - corner, top), (right - corner, top + corner), (right, top + corner)]
    card = move(_card("H", 214, 15), 256, 290, scale=0.72, turn=9, lines=1)
    ground = rounded(116, 148, 280, 296, 36, _FELT, _FELT_EDGE, 10)
    return poly(paper, _PAPER, 14) + poly(fold, _FOLD, 14) + ground + card


def cards() -> dict[str, str]:
    """The files, by the name of the icon."""
    drawn = {"kartenspiel": _large(), "kartenspiel-small": _small(), "kartenspiel-deals": _sheet()}
    return {name: document(SIZE, SIZE, art) for name, art in drawn.items()}
