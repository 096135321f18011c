# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Aces and pip cards of the French pack."""

import math
from dataclasses import replace
from itertools import pairwise

from . import style as s
from .card import GERMAN, double_frame, paper
from .engraved.flowers import bloom, frond, open_rose
from .engraved.lines import merged, nodes, ring, spaced
from .engraved.plate import Plate
from .markup import document, doubled
from .signs import FRENCH_INKS, french
from .svg import Art, Point, move

_LEFT, _MIDDLE, _RIGHT = 207.0, 315.0, 423.0
_TALL = 126.0
_THREE = [146.0, 500.0, 854.0]
_FOUR = [146.0, 382.0, 618.0, 854.0]
_MIDDLES = {7: [323.0], 8: [323.0, 677.0], 9: [500.0], 10: [264.0, 736.0]}
_RANKS = {"7": 7, "8": 8, "9": 9, "T": 10}

_LEAVES: dict[str, tuple[str, float, float, int]] = {
    "H": ("rose", 48, 56, 10), "D": ("lance", 56, 40, 12), "S": ("heart", 44, 62, 10), "C": ("laurel", 50, 48, 11),
}  # fmt: skip
"""Leaves of the wreath of an ace: cut, length, how far they stand off in degrees, places along the twig."""


def _spot(suit: str, x: float, y: float, tall: float) -> Art:
    """A sign that stands on its head in the lower half."""
    return french(suit, x, y, tall, turn=180 if y > GERMAN[1] / 2 else 0)


def pip(suit: str, number: int) -> Art:
    """Seven to ten: two columns and the singles between them."""
    rows = _THREE if number in (7, 8) else _FOUR
    art: Art = []
    for y in rows:
        art += _spot(suit, _LEFT, y, _TALL) + _spot(suit, _RIGHT, y, _TALL)
    for y in _MIDDLES[number]:
        art += _spot(suit, _MIDDLE, y, _TALL)
    return art


_LARGE = {"H": (506.0, 276.0), "D": (500.0, 340.0), "S": (500.0, 300.0), "C": (500.0, 300.0)}
"""Middle (y) and height of the ace's sign, to fit the wreath."""
_BLOOM = {"H": (504.0, 0.78), "D": (500.0, 1.0), "S": (520.0, 1.0), "C": (498.0, 1.0)}
"""Middle (y) and scale of the flower engraved in it."""


def _engraved(suit: str) -> Art:
    """The large sign with a white line along its outline and a white flower."""
    ink = FRENCH_INKS[suit]
    plain = french(suit, _MIDDLE, *_LARGE[suit])
    art = [replace(p, line=ink, width=44) for p in plain]
    art += [replace(p, line=s.PAPER, width=14) for p in plain] + plain
    y, scale = _BLOOM[suit]
    return art + move(_bloom(ink), _MIDDLE, y, scale=scale)


def _bloom(ink: str) -> Art:
    """Flower of four hollow petals and four leaves, in white on the ink."""
    pl = Plate()
    for turn in (0, 90, 180, 270):
        for way, long, half, colour in ((turn, 98, 27, s.PAPER), (turn, 76, 13, ink), (turn + 45, 62, 9.5, s.PAPER)):
            with pl.placed(turn=way):
                pl.fill(f"0,0* {half * .84},{-long * .3} {half},{-long * .62} 0,{-long}* {-half},{-long * .62} {-half * .84},{-long * .3}", colour, register=False)
    pl.fill(ring(0, 0, 16, 16), s.PAPER, register=False)
    return pl.art


def _flower(pl: Plate, suit: str, x: float, y: float, r: float, turn: float = 0) -> None:
    """The flower of a suit: rose, marigold, speedwell, primrose."""
    if suit == "H":
        open_rose(pl, x, y, r, s.ROSE, s.RED, turn=turn)
    elif suit == "D":
        bloom(pl, x, y, r * 1.06, s.ORANGE, s.BROWN, petals=12, cut="ray", turn=turn, eye=0.3)
    elif suit == "S":
        bloom(pl, x, y, r, s.BLUE, s.YELLOW, cut="round", turn=turn)
    else:
        bloom(pl, x, y, r, s.YELLOW, s.ORANGE, cut="heart", turn=turn)


def _spray(suit: str) -> Art:
    """A quarter of the wreath: a twig with leaves and two flowers, from the side to the top."""
    way: list[Point] = [(525, 473), (519, 412), (491, 334), (436, 280), (330, 256)]
    cut, long, splay, count = _LEAVES[suit]
    pl = Plate()
    pl.line(way, 6, start=0.8, end=0.6, peak=0.3)
    middle = spaced(nodes(way), count)
    for (px, py), (x, y) in pairwise(middle[:-1]):
        turn = math.degrees(math.atan2(y - py, x - px))
        for side in (-splay, splay):
            frond(pl, x, y, long, turn + side, s.GREEN, cut=cut, fine=True)
    for place, (x, y) in enumerate(spaced(nodes(way), 7)):
        if place in (2, 4):
            _flower(pl, suit, x, y, 22, place * 15)
    return pl.art


def ace(suit: str) -> str:
    """File text: one large sign in a wreath, four small signs towards the corners."""
    wide, high = GERMAN
    spray = merged(_spray(suit))
    pl = Plate()
    _flower(pl, suit, _MIDDLE, 258, 34)
    _flower(pl, suit, _MIDDLE + 210, 500, 28)
    half = spray + move(spray, wide, 0, flip=True) + merged(pl.art)
    for x in (198.0, wide - 198):
        half += _spot(suit, x, 120, 90)
    return doubled(wide, high, paper(GERMAN), half, _engraved(suit) + double_frame(GERMAN), [])


def cards() -> dict[str, str]:
    """Code to file text for the twenty cards without figures."""
    art = {suit + rank: pip(suit, number) for suit in "HDSC" for rank, number in _RANKS.items()}
    pips = {code: document(*GERMAN, paper(GERMAN) + picture + double_frame(GERMAN)) for code, picture in art.items()}
    return {suit + "A": ace(suit) for suit in "HDSC"} | pips
