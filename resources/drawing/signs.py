# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Suit signs of both packs, and their inks.

French signs are single shapes in exact colours that a loader can exchange;
no other drawing may use these four colours.
"""

from .clipping import clip_box
from .pen import limb, lines, oval, shape, stroke
from .style import FINE, LINE, MEDIUM, Ink
from .svg import Art, Point, move

FRENCH_INKS = {"H": "#c8141e", "D": "#c8141f", "S": "#1a1a1b", "C": "#1a1a1c"}

_HEART: list[Point] = [(0, 50), (0, 50), (-26, 24), (-46, -4), (-46, -30), (-28, -46), (-8, -40), (0, -26), (0, -26),
    (8, -40), (28, -46), (46, -30), (46, -4), (26, 24)]
_SPADE: list[Point] = [(0, -50), (0, -50), (20, -24), (44, 2), (44, 24), (26, 34), (8, 26), (8, 26), (10, 38), (20, 50),
    (20, 50), (-20, 50), (-20, 50), (-10, 38), (-8, 26), (-8, 26), (-26, 34), (-44, 24), (-44, 2), (-20, -24)]
_DIAMOND: list[Point] = [(0, -50), (0, -50), (18, -22), (38, 0), (38, 0), (18, 22), (0, 50), (0, 50), (-18, 22),
    (-38, 0), (-38, 0), (-18, -22)]


def _club(colour: str) -> Art:
    stem: list[Point] = [(-7, 0), (-7, 0), (7, 0), (7, 0), (9, 34), (20, 50), (20, 50), (-20, 50), (-20, 50), (-9, 34)]
    art = oval(0, -26, 23.5, fill=colour, width=0) + oval(-23.5, 9, 23.5, fill=colour, width=0)
    art += oval(23.5, 9, 23.5, fill=colour, width=0)
    return art + shape(stem, colour, 0) + oval(0, 2, 10, fill=colour, width=0)


def french(suit: str, x: float, y: float, tall: float, *, turn: float = 0) -> Art:
    """French sign H, D, S or C with its centre at (x, y)."""
    ink = FRENCH_INKS[suit]
    art = _club(ink) if suit == "C" else shape({"H": _HEART, "D": _DIAMOND, "S": _SPADE}[suit], ink, 0)
    return move(art, x, y, scale=tall / 100, turn=turn)


HEART = Ink("#d92f2a", "#9f1d24")
BELL_GOLD = Ink("#f5c233", "#cf8f1f")
BELL_GREEN = Ink("#4c9a47", "#2d6e38")
LEAF_YELLOW = Ink("#ecdf55", "#b9a32c")
LEAF_GREEN = Ink("#4c9a47", "#2d6e38")


def _leaf_half(side: int) -> list[Point]:
    return [(0, -54), (0, -54), (side * 7, -40), (side * 20, -44), (side * 20, -44), (side * 23, -27), (side * 45, -13),
        (side * 50, 8), (side * 44, 28), (side * 26, 40), (side * 9, 36), (0, 23), (0, 23)]


def _heart(w: float) -> Art:
    art = shape(_HEART, HEART, 0)
    dark: list[Point] = [(0, 50), (0, 50), (26, 24), (46, -4), (46, -30), (34, -43), (34, -43), (33, -16), (20, 16)]
    art += shape(dark, HEART.dark, 0) + shape(_HEART, "none", w)
    return art + shape([(-36, -26), (-28, -37), (-18, -38), (-28, -30), (-34, -18)], "#f0806e", 0)


def _bell(w: float) -> Art:
    art = oval(0, 0, 46, 46, fill=BELL_GOLD, width=0)
    art += clip_box(oval(0, 0, 46, 46, fill=BELL_GREEN, width=0), -50, 8, 50, 50)
    art += clip_box(oval(0, 0, 46, 46, fill=BELL_GOLD.dark, width=0), 24, -50, 50, 0)
    for x in (-27, -9, 9, 27):
        end = 40 - abs(x) * 0.42
        art += shape([(x - 9, 10), (x - 9, 10), (x - 6, 26), (x, end), (x, end), (x + 6, 26), (x + 9, 10), (x + 9, 10)],
            BELL_GREEN.dark if x in (-9, 27) else "#79b84e", w * 0.45)
    band = clip_box(oval(0, 0, 46, 46, fill=HEART, width=0), -50, -8, 50, 11)
    art += band + lines([(-45, -8), (45, -8)], w * 0.8) + lines([(-44, 11), (44, 11)], w * 0.8)
    art += oval(0, 0, 46, 46, width=w)
    art += oval(0, -31, 5.4, fill=LINE, width=0) + limb([(0, -31), (0, -14)], [5.5, 4.5], LINE, 0)
    art += oval(0, 49, 5, fill=BELL_GOLD, width=w * 0.8)
    return art + shape([(-34, -24), (-24, -35), (-16, -38), (-24, -28), (-30, -18)], "#fbe48c", 0)


def _leaf(w: float) -> Art:
    art = limb([(0, 22), (1, 42), (9, 52), (17, 48), (15, 42)], [6, 6, 5, 4.5, 4], Ink("#b0482c", "#8a3320"), w * 0.7,
        shade=0)
    art += shape(_leaf_half(-1), LEAF_YELLOW, w) + shape(_leaf_half(1), LEAF_GREEN, w)
    for y, reach, rise in ((-20, 15, 10), (-4, 28, 12), (13, 27, 12)):
        art += stroke([(0, y + rise), (-reach * 0.6, y + rise * 0.5), (-reach, y)], w * 0.55, LEAF_YELLOW.dark)
        art += stroke([(0, y + rise), (reach * 0.6, y + rise * 0.5), (reach, y)], w * 0.55, LEAF_GREEN.dark)
    return art + lines([(0, -50), (0, 26)], w * 0.8)


def _acorn(w: float) -> Art:
    nut: list[Point] = [(0, -54), (0, -54), (8, -46), (24, -34), (31, -12), (29, 8), (-29, 8), (-31, -12), (-24, -34),
        (-8, -46)]
    art = limb([(0, 40), (1, 48), (8, 55)], [9, 7, 6], Ink("#8a5230", "#633718"), w * 0.8, shade=0)
    art += shape([(6, 46), (18, 40), (30, 44), (20, 52)], LEAF_YELLOW, w * 0.6)
    art += clip_box(shape(nut, BELL_GOLD, 0), -50, -60, 3, 20) + clip_box(shape(nut, HEART, 0), 3, -60, 50, 20)
    art += shape([(-20, -24), (-12, -36), (-8, -36), (-15, -22), (-17, -10)], "#fbe48c", 0)
    art += shape(nut, "none", w)
    cup: list[Point] = [(-38, 8), (-38, 8), (-36, 26), (-20, 42), (0, 46), (20, 42), (36, 26), (38, 8), (38, 8)]
    art += shape(cup, BELL_GREEN, w)
    for cx, cy in ((-22, 22), (0, 22), (22, 22), (-11, 31), (11, 31), (0, 40)):
        art += stroke([(cx - 8, cy - 3), (cx, cy + 4), (cx + 8, cy - 3)], w * 0.6, BELL_GREEN.dark)
    art += limb([(-39, 7), (0, 10), (39, 7)], [13, 14, 13], HEART, w, shade=0)
    for cx in (-27, -13, 0, 13, 27):
        art += lines([(cx, 3), (cx, 14)], w * 0.5)
    return art


_GERMAN = {"H": _heart, "D": _bell, "S": _leaf, "C": _acorn}


def german(suit: str, x: float, y: float, tall: float, *, turn: float = 0, width: float | None = None) -> Art:
    """German sign with its centre at (x, y): H heart, D bell, S leaf, C acorn."""
    w = width or max(FINE, min(MEDIUM * 1.15, tall * 0.032))
    return move(_GERMAN[suit](w), x, y, scale=tall / 104, turn=turn)


def sign_art(pack: str, suit: str) -> Art:
    """A sign alone for signs/<pack>/, 100 units high, centred on (0, 0)."""
    return german(suit, 0, 0, 100, width=4.4) if pack == "german" else french(suit, 0, 0, 100)
