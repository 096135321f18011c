# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Heads of the people of the seasons: a face, its hair, and what covers it."""

from .. import style as s
from ..style import Ink
from .parts import FLESH, Face, face34
from .plate import Plate

_FAIR = s.SKIN_FAIR


def woman(pl: Plate, x: float, y: float, k: float, *, turn: float = 0, hair: Ink = s.HAIR_BROWN, cover: str = "",
    ink: str | Ink = s.RED, lids: float = 0.25, smile: float = 0.6, old: bool = False) -> None:
    """A woman's head; (x, y) is its middle, k its height by 200. ``cover``: scarf, straw or nothing."""
    face = Face(skin=_FAIR, woman=True, nose="hooked" if old else "small", brows=3.4, lids=lids, smile=smile, age=0.9 if old else 0)
    with pl.placed(x, y, scale=k, turn=turn, weight=.84):
        pl.shape("-14,76 44,62 52,132 -6,136", _FAIR, 3.2)
        pl.shape("34,-76 68,-46 76,0 70,44 50,40 42,-10", hair, 3.4)
        face34(pl, face, ear=False)
        pl.shape("-47,-46 -16,-64 20,-50 43,-8 48,28 66,10 66,-40 44,-92 0,-108 -40,-90", hair, 3.4)
        pl.lines("-30,-70 16,-74 50,-30|-14,-92 34,-86 58,-44", 2.2)
        _cover(pl, cover, ink)


def _cover(pl: Plate, cover: str, ink: str | Ink) -> None:
    if cover == "scarf":
        pl.shape("-58,-58 -20,-80 28,-62 50,-18 50,30 30,70 10,92 40,104 72,80 84,30 82,-40 54,-100 0,-122 -44,-104", ink, 3.8)
        pl.lines("-40,-82 10,-96 50,-60 64,0|60,-70 72,-10 64,50|20,90 44,80 66,60", 2.2)
        pl.hatch("82,-30 82,40 60,84", "60,-24 62,36 44,70", 10, width=1.6)
    elif cover == "straw":
        pl.shape("-136,-22 -108,-54 -60,-74 0,-80 62,-68 112,-40 142,-4 124,-6 84,-30 40,-44 -10,-50 -60,-44 -104,-26", s.YELLOW, 3.8)
        pl.lines("-118,-32 -66,-60 0,-66 60,-54 118,-20", 2)
        crown = "-60,-70 -54,-108 -30,-136 8,-144 44,-130 62,-98 66,-58 4,-80"
        pl.shape(crown, s.YELLOW, 3.8)
        pl.shade(crown, 26, gap=6)
        pl.shape("-61,-68 4,-80 66,-56 66,-76 4,-102 -58,-90", ink, 2.8)


def man(pl: Plate, x: float, y: float, k: float, *, flip: bool = False, turn: float = 0, hair: Ink = s.HAIR_DARK, beard: str = "",
    hat: str = "", ink: str | Ink = s.GREEN, band: str | Ink = s.RED, nose: str = "straight", smile: float = 0.5, age: float = 0.3) -> None:
    """A man's head. ``beard``: moustache or nothing; ``hat``: cap or nothing."""
    face = Face(skin=FLESH, nose=nose, lids=0.3, smile=smile, brows=5.2, age=age)
    with pl.placed(x, y, scale=k, turn=turn, flip=flip, weight=.84):
        pl.shape("-16,80 42,62 52,132 -10,138", FLESH, 3.2)
        pl.shape("32,-66 66,-44 72,8 64,48 46,46 42,0", hair, 3.4)
        face34(pl, face)
        pl.shape("42,-54 57,-42 61,0 56,24 46,0 34,-30", hair, 3)
        pl.shape("-50,-50 -24,-72 20,-66 50,-30 62,-30 48,-84 0,-108 -42,-90", hair, 3.2)
        if beard:
            pl.shape("-33,49* -48,44 -62,48 -74,42* -68,58 -48,58*", hair, 2.4)
            pl.shape("-31,49* -14,44 4,50 20,44* 12,58 -16,57*", hair, 2.4)
        if hat:
            pl.shape("-60,-50 -66,-90 -30,-124 30,-124 70,-84 66,-40 40,-56 -20,-64", ink, 3.8)
            pl.shape("-64,-44 -20,-62 40,-56 70,-30 72,-46 44,-72 -20,-80 -66,-60", band, 2.8)
