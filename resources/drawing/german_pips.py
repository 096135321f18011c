# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Pip cards of the German pack: VII to X with their small scenes."""

from . import style as s
from .card import FRAME, GERMAN
from .clipping import clip_box
from .engraved.lines import merged
from .engraved.vignettes import scene
from .letters import roman, roman_width
from .pen import limb, oval, stroke
from .signs import german
from .style import FINE, Ink
from .svg import Art, Point, move

_TWIG = Ink("#9a4a2c", "#6f3220")
_MIDDLE = 315.0


def numeral(number: int, *, centred: bool) -> Art:
    """Roman numeral at the top, 68 units high."""
    tall, narrow = 68.0, 0.86
    wide = roman_width(number) * narrow * tall / 100
    x = _MIDDLE - wide / 2 if centred else 124.0
    return move(roman(number, narrow=narrow), x, 44, scale=tall / 100)


def _columns(suit: str, columns: list[tuple[float, list[float]]], tall: float) -> Art:
    art: Art = []
    for x, rows in columns:
        for y in rows:
            art += german(suit, x, y, tall)
    return art


def _tiles(suit: str, number: int) -> Art:
    """Hearts and bells: signs overlapping like roof tiles."""
    side = {7: [202.0, 276.0, 350.0], 8: [148.0, 224.0, 300.0, 376.0], 9: [232.0, 310.0, 388.0]}
    rows = side.get(number, [150.0, 230.0, 310.0, 390.0])
    aside, tall = (142.0, 96.0) if number in (7, 8) else (139.0, 104.0)
    columns = [(_MIDDLE - aside, rows), (_MIDDLE + aside, rows)]
    if number == 7:
        columns.append((_MIDDLE, [112.0]))
    elif number == 9:
        columns.append((_MIDDLE, [120.0, 198.0, 276.0]))
    elif number == 10:
        columns.append((_MIDDLE, [196.0, 274.0]))
    return _columns(suit, columns, tall)


def _twig(rows: list[float], top: float, reach: float) -> Art:
    """Stalk in the middle with a side twig to every sign."""
    art: Art = []
    for y in rows:
        for side in (-1, 1):
            tip: Point = (_MIDDLE + side * reach, y)
            art += limb([(_MIDDLE, y + 30), (_MIDDLE + side * reach * 0.5, y + 10), tip], [8, 7, 6], _TWIG, FINE)
            knot = (_MIDDLE + side * reach * 0.55, y + 12)
            art += stroke([knot, (knot[0] + side * 7, y + 30)], FINE)
            art += oval(knot[0] + side * 8, y + 34, 4, fill=_TWIG, width=FINE * 0.7)
            art += oval(_MIDDLE + side * reach * 0.34, y + 2, 9, 4.4, fill=s.LEAF, width=FINE * 0.7, turn=40 * side)
    return art + limb([(_MIDDLE, 500), (_MIDDLE - 5, 380), (_MIDDLE + 4, 250), (_MIDDLE, top)], [13, 12, 10, 7], _TWIG,
        FINE)


def _branch(suit: str, number: int) -> Art:
    """Leaves and acorns: signs lying sideways on a branching stalk."""
    count, pitch, low = {7: (3, 80.0, 348.0), 8: (4, 71.0, 370.0), 9: (4, 88.0, 448.0), 10: (5, 79.0, 454.0)}[number]
    tall = pitch * (1.2 if suit == "S" else 1.36)
    rows = [low - pitch * i for i in range(count)]
    upright = number in (7, 9)
    reach = 94.0 if suit == "S" else 70.0
    art = _twig(rows, 130.0 if upright else rows[-1] + 14, reach)
    gap = reach + tall * (0.44 if suit == "S" else 0.46)
    for y in reversed(rows):
        art += german(suit, _MIDDLE - gap, y, tall, turn=-90) + german(suit, _MIDDLE + gap, y, tall, turn=90)
    return art + (german(suit, _MIDDLE, 98, 102) if upright else [])


def half(suit: str, number: int) -> tuple[Art, Art]:
    """One half of a pip card, and its numeral."""
    art = merged(clip_box(scene(suit, number), FRAME, 0, GERMAN[0] - FRAME, 500))
    art += _tiles(suit, number) if suit in "HD" else _branch(suit, number)
    return art, numeral(number, centred=number in (8, 10))


def halves() -> dict[str, tuple[Art, Art]]:
    """Code to half picture and numeral for the sixteen pip cards."""
    ranks = {"7": 7, "8": 8, "9": 9, "T": 10}
    return {suit + rank: half(suit, number) for suit in "HDSC" for rank, number in ranks.items()}
