# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Aces and pip cards of the French pack."""

import math
from dataclasses import replace

from . import style as s
from .card import GERMAN, double_frame, paper
from .engraved.recut import recut
from .french_parts import petal, rose
from .markup import document
from .pen import oval, polar, spine, stroke
from .signs import FRENCH_INKS, french
from .style import FINE, MEDIUM, Ink
from .svg import Art, Point, move

_LEFT, _MIDDLE, _RIGHT = 207.0, 315.0, 423.0
_TALL = 126.0
_THREE = [146.0, 500.0, 854.0]
_FOUR = [146.0, 382.0, 618.0, 854.0]
_MIDDLES = {7: [323.0], 8: [323.0, 677.0], 9: [500.0], 10: [264.0, 736.0]}
_RANKS = {"7": 7, "8": 8, "9": 9, "T": 10}

_FLOWERS: dict[str, tuple[Ink, Ink]] = {
    "H": (s.ROSE, s.GREEN), "D": (s.YELLOW, s.BLUE), "S": (s.BLUE, s.GREEN), "C": (s.YELLOW, s.LEAF),
}  # fmt: skip


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
    return art + move(_bloom(Ink(ink, ink)), _MIDDLE, y, scale=scale)


def _bloom(ink: Ink) -> Art:
    """Flower of four hollow petals and four leaves, in white on the ink."""
    white = Ink(s.PAPER, s.PAPER)
    art: Art = []
    for turn in (0, 90, 180, 270):
        art += petal(98, 54, white, turn, 0) + petal(76, 26, ink, turn, 0) + petal(62, 19, white, turn + 45, 0)
    return art + oval(0, 0, 16, fill=s.PAPER, width=0)


def _spray(suit: str) -> Art:
    """A quarter of the wreath: a twig with leaves from the side to the top."""
    flower, leaf = _FLOWERS[suit]
    way: list[Point] = [(522, 476), (519, 412), (491, 334), (436, 280), (354, 258)]
    art = stroke(way, MEDIUM, leaf.dark)
    middle = spine(way, 3)
    for index in range(1, len(middle) - 1):
        x, y = middle[index]
        back = middle[index - 1]
        turn = 90 + _degrees(back, (x, y))
        for side in (-48, 48):
            art += move(petal(46, 21, leaf, turn + side, FINE), x, y)
    for index in (3, 8):
        x, y = middle[index]
        art += rose(x, y, 26, flower)
    return art


def _degrees(a: Point, b: Point) -> float:
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def ace(suit: str) -> Art:
    """One large sign in a wreath, four small signs towards the corners."""
    wide, high = GERMAN
    spray = recut(_spray(suit))
    quarter = spray + move(spray, wide, 0, flip=True)
    art = quarter + move(quarter, wide, high, turn=180)
    flower, _ = _FLOWERS[suit]
    for y in (258.0, 742.0):
        art += recut(rose(_MIDDLE, y, 40, flower))
    for turn in (0, 180):
        x, y = polar(_MIDDLE, 500, 208, turn)
        art += oval(x, y, 9, fill=s.GOLD, width=FINE)
    for x in (198.0, wide - 198):
        for y in (120.0, high - 120):
            art += _spot(suit, x, y, 90)
    return art + _engraved(suit)


def cards() -> dict[str, str]:
    """Code to file text for the twenty cards without figures."""
    art = {suit + "A": ace(suit) for suit in "HDSC"}
    art |= {suit + rank: pip(suit, number) for suit in "HDSC" for rank, number in _RANKS.items()}
    return {code: document(*GERMAN, paper(GERMAN) + picture + double_frame(GERMAN)) for code, picture in art.items()}
