"""Pip cards of the German pack: VII to X with their small scenes."""

from collections.abc import Callable

from .letters import roman, roman_width
from .pen import limb, oval, stroke
from .signs import german
from .style import FINE, Ink
from .svg import Art, Point, move
from .vignettes import VIGNETTES

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
    side = {7: [226.0, 306.0, 386.0], 8: [150.0, 230.0, 310.0, 390.0], 9: [232.0, 310.0, 388.0]}
    rows = side.get(number, side[8])
    columns = [(162.0, rows), (468.0, rows)]
    if number == 7:
        columns.append((_MIDDLE, [112.0]))
    elif number == 9:
        columns.append((_MIDDLE, [120.0, 198.0, 276.0]))
    elif number == 10:
        columns.append((_MIDDLE, [196.0, 274.0]))
    return _columns(suit, columns, 104)


def _twig(suit: str, rows: list[float], top: float, tall: float) -> Art:
    """Leaves and acorns: signs lying sideways on a branching stalk."""
    del suit
    art = limb([(_MIDDLE, 500), (_MIDDLE - 5, 380), (_MIDDLE + 4, 250), (_MIDDLE, top)], [13, 12, 10, 6], _TWIG, FINE)
    reach = tall * 0.42
    for y in rows:
        for side in (-1, 1):
            tip: Point = (_MIDDLE + side * reach, y)
            art += limb([(_MIDDLE, y + 26), (_MIDDLE + side * reach * 0.5, y + 8), tip], [8, 7, 5], _TWIG, FINE)
            art += stroke([(_MIDDLE + side * reach * 0.4, y + 12), (_MIDDLE + side * reach * 0.62, y + 24)], FINE)
            art += oval(_MIDDLE + side * reach * 0.66, y + 28, 3.4, fill=_TWIG, width=FINE * 0.7)
    return art


def _branch(suit: str, number: int) -> Art:
    count = {7: 3, 8: 4, 9: 4, 10: 5}[number]
    pitch, tall = {7: (86.0, 98.0), 8: (78.0, 92.0), 9: (82.0, 94.0), 10: (78.0, 90.0)}[number]
    low = {7: 366.0, 8: 384.0, 9: 434.0, 10: 452.0}[number]
    rows = [low - pitch * i for i in range(count)]
    upright = number in (7, 9)
    art = _twig(suit, rows, 130.0 if upright else rows[-1] + 8, tall)
    gap = tall * (0.86 if suit == "S" else 0.92)
    for y in reversed(rows):
        art += german(suit, _MIDDLE - gap, y, tall, turn=-90) + german(suit, _MIDDLE + gap, y, tall, turn=90)
    if upright:
        art += german(suit, _MIDDLE, 100, tall)
    return art


def half(suit: str, number: int) -> Art:
    """One half of a pip card."""
    scene: Callable[[], Art] | None = VIGNETTES.get((suit, number))
    art = scene() if scene else []
    art += _tiles(suit, number) if suit in "HD" else _branch(suit, number)
    return art + numeral(number, centred=number in (8, 10))


def cards() -> dict[str, Art]:
    """Code to half picture for the sixteen pip cards."""
    ranks = {"7": 7, "8": 8, "9": 9, "T": 10}
    return {suit + rank: half(suit, number) for suit in "HDSC" for rank, number in ranks.items()}


