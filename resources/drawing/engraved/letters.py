# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Fat-face capitals for inscriptions: thick stems, hairlines, curves that swell; 100 units high."""

from .plate import Plate

_STEM = 20.0
_HAIR = 5.0

_WIDTHS = {"I": 34, "N": 84, "D": 86, "U": 84, "Ü": 84, "S": 66, "T": 80, "R": 88, "E": 74, "G": 86, "L": 72, "C": 80, "K": 90}


def _box(pl: Plate, x: float, y: float, wide: float, high: float) -> None:
    pl.fill(f"{x},{y}* {x + wide},{y}* {x + wide},{y + high}* {x},{y + high}*", pl.ink, register=False)


def _stem(pl: Plate, x: float, top: float = 0, foot: float = 100, *, serifs: str = "tb", wide: float = _STEM) -> None:
    _box(pl, x, top, wide, foot - top)
    for side, y in (("t", top), ("b", foot - _HAIR)):
        if side in serifs:
            _box(pl, x - 7, y, wide + 14, _HAIR)


def _bar(pl: Plate, x: float, y: float, long: float, beak: str = "") -> None:
    """A hairline arm with a wedge at its end: down or up."""
    _box(pl, x, y, long, _HAIR)
    end = x + long
    if "d" in beak:
        pl.fill(f"{end},{y}* {end},{y + 24}* {end - 10},{y + _HAIR}*", pl.ink, register=False)
    if "u" in beak:
        pl.fill(f"{end},{y + _HAIR}* {end},{y - 20}* {end - 10},{y}*", pl.ink, register=False)


def _glyph(pl: Plate, letter: str) -> None:  # noqa: C901, PLR0912 -- one branch for each letter
    if letter == "I":
        _stem(pl, 7)
    elif letter == "N":
        _stem(pl, 10, wide=_HAIR)
        _stem(pl, 66, wide=_HAIR)
        pl.fill("4,0* 30,0* 71,100* 66,100*", pl.ink, register=False)
    elif letter == "D":
        _stem(pl, 7)
        pl.fill("20,0* 44,2 66,14 80,50 66,86 44,98 20,100* 20,95* 40,92 54,80 59,50 54,20 40,8 20,5*", pl.ink, register=False)
    elif letter in "UÜ":
        _stem(pl, 7, 0, 70, serifs="t")
        _stem(pl, 66, 0, 70, serifs="t", wide=_HAIR)
        pl.fill("7,64* 27,64* 30,86 44,95 58,90 66,74 66,64* 71,64* 70,82 60,98 40,102 16,96 8,80", pl.ink, register=False)
        if letter == "Ü":
            for x in (26, 54):
                _box(pl, x - 7, -26, 14, 14)
    elif letter == "S":
        pl.line("56,26 50,8 34,2 16,8 11,24 22,40 42,54 56,72 50,92 34,99 16,94 8,76", 21, start=.22, end=.22, peak=.5)
        _box(pl, 54, 2, 4, 28)
        _box(pl, 6, 70, 4, 28)
    elif letter == "T":
        _stem(pl, 30, serifs="b")
        _box(pl, 4, 0, 72, _HAIR)
        pl.fill("4,0* 4,28* 14,5*", pl.ink, register=False)
        pl.fill("76,0* 76,28* 66,5*", pl.ink, register=False)
    elif letter == "R":
        _stem(pl, 7)
        pl.fill("20,0* 48,1 68,10 72,26 66,42 46,50 20,51* 20,46* 40,45 51,38 53,26 50,12 38,6 20,5*", pl.ink, register=False)
        pl.fill("36,47* 58,52 66,70 72,92 84,95* 84,100* 60,100 54,88 48,66 30,51*", pl.ink, register=False)
    elif letter == "E":
        _stem(pl, 7)
        _bar(pl, 20, 0, 46, "d")
        _bar(pl, 20, 47, 26)
        _box(pl, 43, 36, 4, 28)
        _bar(pl, 20, 95, 48, "u")
    elif letter == "L":
        _stem(pl, 7)
        _bar(pl, 20, 95, 46, "u")
        pl.fill("66,100* 66,66* 52,95*", pl.ink, register=False)
    elif letter in "CG":
        pl.fill("70,30 60,8 42,0 20,10 6,50 20,90 42,101 62,94 72,76* 67,74* 58,90 44,95 32,84 26,50 32,16 44,5 56,10 65,30*", pl.ink, register=False)
        _box(pl, 66, 2, 4.5, 30)
        if letter == "G":
            _stem(pl, 56, 54, 98, serifs="t")
    elif letter == "K":
        _stem(pl, 7)
        pl.fill("27,56* 66,4* 72,4* 27,64*", pl.ink, register=False)
        _box(pl, 58, 0, 26, _HAIR)
        pl.fill("36,46* 54,32* 84,96* 88,100* 56,100* 62,95*", pl.ink, register=False)


def inscription(pl: Plate, words: str, x: float, y: float, high: float, *, turn: float = 0, gap: float = 6) -> None:
    """A line of capitals centred on (x, y), rising or falling with ``turn``."""
    long = sum(_WIDTHS.get(c, 40) + gap for c in words) - gap
    with pl.placed(x, y, turn=turn):
        at = -long / 2 * high / 100
        for letter in words:
            with pl.placed(at, -high / 2, scale=high / 100, weight=high / 100):
                _glyph(pl, letter)
            at += (_WIDTHS.get(letter, 40) + gap) * high / 100
