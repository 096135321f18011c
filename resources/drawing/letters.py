# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Letters and numerals drawn as lines, and the fat roman numerals.

No font is needed anywhere: a letter is a few centre lines in a box 100 high,
drawn with a round pen; a roman numeral is made of thick stems and hairlines.
"""

from dataclasses import replace

from .pen import curve, poly
from .style import LINE
from .svg import Art, Path, Point, Sub, bounds, move, straight

_Run = tuple[str, list[Point]]


def _c(*points: Point) -> _Run:
    return ("curve", list(points))


def _l(*points: Point) -> _Run:
    return ("line", list(points))


def _o(*points: Point) -> _Run:
    return ("ring", list(points))


LETTERS: dict[str, list[_Run]] = {
    "A": [_l((0, 100), (34, 0), (68, 100)), _l((13, 66), (55, 66))],
    "B": [_c((0, 48), (0, 48), (30, 47), (48, 26), (30, 0), (0, 0), (0, 0)),
        _c((0, 48), (0, 48), (32, 48), (56, 73), (32, 100), (0, 100), (0, 100)), _l((0, 0), (0, 100))],
    "C": [_c((62, 20), (38, 0), (10, 16), (0, 50), (10, 84), (38, 100), (62, 80))],
    "D": [_c((0, 0), (0, 0), (26, 0), (58, 20), (64, 50), (58, 80), (26, 100), (0, 100), (0, 100)),
        _l((0, 0), (0, 100))],
    "E": [_l((50, 0), (0, 0), (0, 100), (50, 100)), _l((0, 48), (42, 48))],
    "F": [_l((50, 0), (0, 0), (0, 100)), _l((0, 48), (42, 48))],
    "G": [_c((62, 19), (38, 0), (10, 16), (0, 50), (10, 84), (38, 100), (64, 82), (64, 82), (64, 54), (64, 54),
        (40, 54))],
    "H": [_l((0, 0), (0, 100)), _l((60, 0), (60, 100)), _l((0, 48), (60, 48))],
    "I": [_l((0, 0), (0, 100))],
    "J": [_c((44, 0), (44, 0), (44, 70), (36, 95), (18, 100), (0, 84))],
    "K": [_l((0, 0), (0, 100)), _l((58, 0), (0, 58)), _l((20, 40), (60, 100))],
    "L": [_l((0, 0), (0, 100), (48, 100))],
    "M": [_l((0, 100), (6, 0), (40, 72), (74, 0), (80, 100))],
    "N": [_l((0, 100), (0, 0), (62, 100), (62, 0))],
    "O": [_o((36, 0), (64, 16), (72, 50), (64, 84), (36, 100), (8, 84), (0, 50), (8, 16))],
    "P": [_c((0, 54), (0, 54), (34, 53), (54, 27), (34, 0), (0, 0), (0, 0)), _l((0, 0), (0, 100))],
    "Q": [_o((36, 0), (64, 16), (72, 50), (64, 84), (36, 100), (8, 84), (0, 50), (8, 16)), _l((42, 70), (72, 104))],
    "R": [_c((0, 52), (0, 52), (34, 51), (54, 26), (34, 0), (0, 0), (0, 0)), _l((0, 0), (0, 100)),
        _l((28, 54), (58, 100))],
    "S": [_c((54, 18), (32, 0), (6, 10), (6, 34), (30, 48), (54, 64), (54, 90), (28, 100), (0, 82))],
    "T": [_l((0, 0), (64, 0)), _l((32, 0), (32, 100))],
    "U": [_c((0, 0), (0, 0), (0, 64), (8, 90), (31, 100), (54, 90), (62, 64), (62, 0), (62, 0))],
    "V": [_l((0, 0), (33, 100), (66, 0))],
    "W": [_l((0, 0), (22, 100), (48, 14), (74, 100), (96, 0))],
    "X": [_l((0, 0), (62, 100)), _l((62, 0), (0, 100))],
    "Y": [_l((0, 0), (32, 50), (64, 0)), _l((32, 50), (32, 100))],
    "Z": [_l((0, 0), (58, 0), (0, 100), (58, 100))],
    "0": [_o((29, 0), (51, 16), (58, 50), (51, 84), (29, 100), (7, 84), (0, 50), (7, 16))],
    "1": [_l((0, 26), (26, 0), (26, 100))],
    "2": [_c((2, 24), (12, 4), (36, 0), (54, 16), (50, 42), (26, 70), (0, 100), (0, 100), (58, 100), (58, 100))],
    "3": [_c((2, 14), (24, 0), (44, 8), (48, 24), (42, 40), (22, 46), (22, 46)),
        _c((22, 46), (22, 46), (44, 53), (54, 72), (47, 92), (26, 100), (0, 86))],
    "4": [_l((46, 100), (46, 0), (0, 68), (64, 68))],
    "5": [_c((50, 0), (50, 0), (8, 0), (8, 0), (4, 46), (4, 46), (28, 37), (52, 50), (54, 80), (30, 100), (0, 86))],
    "6": [_c((50, 8), (24, 6), (4, 40), (2, 70), (16, 96), (38, 98), (56, 82), (54, 56), (34, 44), (12, 52), (3, 66))],
    "7": [_l((0, 0), (58, 0), (20, 100))],
    "8": [_o((29, 0), (45, 7), (51, 24), (44, 40), (29, 47), (14, 40), (7, 24), (13, 7)),
        _o((29, 47), (50, 58), (57, 74), (49, 92), (29, 100), (9, 92), (1, 74), (8, 58))],
    "9": [_c((8, 92), (34, 94), (54, 60), (56, 30), (42, 4), (20, 2), (2, 18), (4, 44), (24, 56), (46, 48), (55, 34))],
}  # fmt: skip
_DOTS: dict[str, str] = {"Ä": "A", "Ö": "O", "Ü": "U"}


def _sub(run: _Run) -> Sub:
    kind, points = run
    if kind == "line":
        return straight(points, closed=False)
    return curve(points, closed=kind == "ring", full=0.38)


def glyph(name: str, weight: float = 17) -> Art:
    """One letter 100 units high (with its pen), left edge at x = 0."""
    runs = LETTERS[_DOTS.get(name, name)]
    subs = tuple(_sub(run) for run in runs)
    art = [Path((sub,), "none", LINE, weight) for sub in subs]
    if name in _DOTS:
        left, _, right, _ = bounds(art)
        spots = (left * 0.7 + right * 0.3, left * 0.3 + right * 0.7)
        subs = tuple(straight([(x, -26), (x, -25)], closed=False) for x in spots)
        art.append(Path(subs, "none", LINE, weight * 1.1))
    factor = (100 - weight) / 100
    return move(art, weight / 2, weight / 2, scale=factor)


GAP = 16
"""Between two letters of a line, in hundredths of their height."""


def text(words: str, middle: float, y: float, tall: float, *, weight: float) -> Art:
    """A line of capitals of height ``tall`` about ``middle``, whose foot is at y; ``weight`` is in hundredths of the height."""
    art: Art = []
    pen = 0.0
    for letter in words:
        if letter == " ":
            pen += 42
            continue
        drawn = glyph(letter, weight)
        art += move(drawn, pen, 0)
        pen = bounds(drawn)[2] + weight / 2 + pen + GAP
    total = pen - GAP
    return [replace(p, width=p.width * tall / 100) for p in move(art, middle - total / 2 * tall / 100, y - tall, scale=tall / 100)]


def text_width(words: str, tall: float, *, weight: float) -> float:
    """Width of a line set by :func:`text`."""
    left, _, right, _ = bounds(text(words, 0, 0, tall, weight=weight))
    return right - left + weight * tall / 100


_STEM = 26.0
_HAIR = 4.5


def _stem(x: float, slant: float = 0, thick: float = _STEM) -> Art:
    return poly([(x, 0), (x + thick, 0), (x + thick + slant, 100), (x + slant, 100)], LINE, 0)


def _hair(a: Point, b: Point, thick: float = _HAIR) -> Art:
    return poly([(a[0] - thick / 2, a[1]), (a[0] + thick / 2, a[1]), (b[0] + thick / 2, b[1]),
        (b[0] - thick / 2, b[1])], LINE, 0)


def _bar(left: float, right: float, y: float) -> Art:
    return poly([(left, y), (right, y), (right, y + _HAIR), (left, y + _HAIR)], LINE, 0)


def roman(number: int, *, narrow: float = 1.0) -> Art:
    """Fat-face roman numeral, 100 high; four is IIII, nine IX, as on old tarocks."""
    art: Art = []
    pen = 0.0
    for letter in roman_text(number):
        drawn, wide = _roman_letter(letter)
        art += move(drawn, pen, 0)
        pen += wide + 9
    flat = [replace(p, subs=tuple(s.mapped(lambda q: (q[0] * narrow, q[1])) for s in p.subs)) for p in art]
    merged = tuple(sub for p in flat for sub in p.subs)
    return [Path((sub,), LINE) for sub in merged]


def _roman_letter(letter: str) -> tuple[Art, float]:
    if letter == "I":
        return _stem(9) + _bar(0, _STEM + 18, 0) + _bar(0, _STEM + 18, 100 - _HAIR), _STEM + 18
    if letter == "V":
        art = poly([(6, 0), (36, 0), (52, 66), (68, 2), (73, 2), (50, 100), (40, 100)], LINE, 0)
        return art + _bar(0, 44, 0) + _bar(58, 84, 0), 84
    art = _stem(6, 44, 30) + _hair((74, 2), (12, 98), 5.5)
    return art + _bar(0, 42, 0) + _bar(58, 90, 0) + _bar(0, 28, 100 - _HAIR) + _bar(42, 88, 100 - _HAIR), 88


def roman_text(number: int) -> str:
    """The numeral as written on the cards: 4 is IIII, 9, 14 and 19 subtract."""
    tens, ones = divmod(number, 10)
    written = ["", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX"]
    small = "IV" if ones == 4 and tens else written[ones]
    return "X" * tens + small


def roman_width(number: int) -> float:
    """Width of :func:`roman` at height 100."""
    left, _, right, _ = bounds(roman(number))
    return right - left


_NARROW: dict[str, tuple[float, list[list[Point]]]] = {
    "I": (12, [[(0, 0), (12, 0), (12, 100), (0, 100)]]),
    "V": (35, [[(0, 0), (12, 0), (17.5, 70), (23, 0), (35, 0), (23.5, 100), (11.5, 100)]]),
    "X": (36, [[(0, 0), (13, 0), (36, 100), (23, 100)], [(23, 0), (36, 0), (13, 100), (0, 100)]]),
}


def roman_narrow(number: int) -> Art:
    """The numeral without serifs, narrow enough for a corner index; 100 high."""
    art: Art = []
    pen = 0.0
    for letter in roman_text(number):
        wide, parts = _NARROW[letter]
        for points in parts:
            art += move(poly(points, LINE, 0), pen, 0)
        pen += wide + 7
    return art
