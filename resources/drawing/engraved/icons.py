# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The icon of the program and of its files: the Sküs on his card, before a card that lies on its face.

Up to 32 pixels a drawing of its own shows his head alone, in few bold shapes.
"""

from .. import style as s
from ..card import rounded
from ..clipping import clip
from ..markup import document
from ..pen import poly
from ..svg import Art, move
from . import skues
from .backs import CREAM
from .lines import merged
from .plate import Plate

SIZE = 512
_FELT = "#2e6f4b"
_FELT_EDGE = "#1a4a30"
_PAPER = "#fdfbf3"
_FOLD = "#cfcabb"
_CARD = (252.0, 372.0)
"""Width and height of a card here; squatter than on the table, so that its figure has room."""


def _ground(inset: float, radius: float, line: float) -> Art:
    side = SIZE - 2 * inset
    return rounded(inset, inset, side, side, radius, _FELT, _FELT_EDGE, line)


def _blank(line: float) -> Art:
    wide, high = _CARD
    return rounded(-wide / 2, -high / 2, wide, high, 34, _PAPER, s.LINE, line)


def _face(line: float) -> Art:
    """The card of the Sküs, whose middle is the origin."""
    pl = Plate()
    with pl.placed(-366, -170, weight=1.7):
        skues.bust(pl)
    wide, high = _CARD
    shown = clip(move(pl.art, 0, 2), [(-wide / 2 + 8, -high / 2 + 8), (wide / 2 - 8, -high / 2 + 8), (wide / 2 - 8, high / 2 - 8), (-wide / 2 + 8, high / 2 - 8)])
    return _blank(line) + rounded(-wide / 2 + 14, -high / 2 + 14, wide - 28, high - 28, 24, "none", s.LINE, 3) + merged(shown)


def _back(line: float) -> Art:
    """A card on its face, in the red of the vine."""
    pl = Plate(CREAM)
    wide, high = _CARD
    w, h = wide / 2 - 24, high / 2 - 24
    art = _blank(line) + rounded(-w, -h, 2 * w, 2 * h, 16, s.RED.base, s.LINE, 6)
    for place in range(-6, 7):
        for side in (1, -1):
            pl.line(f"{place * 52 - 240},{-side * 240} {place * 52 + 240},{side * 240}", 7, start=1, end=1)
    return art + clip(pl.art, [(-w + 6, -h + 6), (w - 6, -h + 6), (w - 6, h - 6), (-w + 6, h - 6)])


def _large() -> Art:
    back = move(_back(11), 178, 258, scale=0.86, turn=-17, lines=0.9)
    front = move(_face(12), 318, 262, scale=1.08, turn=9, lines=1)
    return _ground(14, 96, 12) + back + front


def _small() -> Art:
    """Edges lie on whole pixels of an icon of 16."""
    pl = Plate()
    pl.weight = 5
    pl.shape("64,480* 96,400 256,368 416,400 448,480*", s.WHITE, 4, even=1)
    pl.shape("160,256 160,352 192,424 256,448 320,424 352,352 352,256", s.SKIN, 4, even=1)
    pl.shape("140,288* 120,200 72,192 56,256* 24,224 32,128 104,80 184,120 232,240*", s.RED, 4, even=1)
    pl.shape("372,288* 392,200 440,192 456,256* 488,224 480,128 408,80 328,120 280,240*", s.BLUE, 4, even=1)
    pl.shape("184,288* 176,160 216,56 256,32 296,56 336,160 328,288*", s.YELLOW, 4, even=1)
    pl.shape("128,256* 384,256* 384,308* 128,308*", s.YELLOW, 4, even=1)
    for x in (208, 304):
        pl.fill([(x + 22 * a, 346 + 24 * b) for a, b in ((1, 0), (.7, .7), (0, 1), (-.7, .7), (-1, 0), (-.7, -.7), (0, -1), (.7, -.7))], s.LINE, register=False)
    pl.line("192,396 256,420 320,396", 6, start=.6, end=.6)
    return rounded(0, 0, SIZE, SIZE, 96, _FELT) + pl.art


def _sheet() -> Art:
    """A file of deals: a sheet of paper with a turned-down corner, and the card of the Sküs on it."""
    left, right, top, bottom, corner = 76, 436, 16, 496, 104
    paper = [(left, top), (right - corner, top), (right, top + corner), (right, bottom), (left, bottom)]
    fold = [(right - corner, top), (right - corner, top + corner), (right, top + corner)]
    card = move(_face(9), 256, 292, scale=0.74, turn=9, lines=1)
    ground = rounded(116, 148, 280, 296, 36, _FELT, _FELT_EDGE, 10)
    return poly(paper, _PAPER, 14) + poly(fold, _FOLD, 14) + ground + card


def cards() -> dict[str, str]:
    """The files, by the name of the icon."""
    drawn = {"kartenspiel": _large(), "kartenspiel-small": _small(), "kartenspiel-deals": _sheet()}
    return {name: document(SIZE, SIZE, art) for name, art in drawn.items()}
