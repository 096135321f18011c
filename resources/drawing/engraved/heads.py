# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""Heads of scene figures: a face, its hair, and what covers it."""

from .. import style as s
from ..style import Ink
from .parts import FLESH, WHITE, Face, face34, profile
from .plate import Plate

_FAIR = s.SKIN_FAIR


def woman(pl: Plate, x: float, y: float, k: float, *, flip: bool = False, turn: float = 0, hair: Ink = s.HAIR_BROWN, cover: str = "",
    ink: str | Ink = s.RED, lids: float = 0.25, smile: float = 0.6, aside: bool = False, old: bool = False, skin: Ink = _FAIR) -> None:
    """A woman's head; (x, y) is its middle, k its height by 200. ``cover``: scarf, straw, cap, veil, hat, band or nothing."""
    face = Face(skin=skin, woman=not old, nose="hooked" if old else "small", brows=3.4, lids=lids, smile=smile, age=0.9 if old else 0)
    with pl.placed(x, y, scale=k, turn=turn, flip=flip, weight=.84):
        if aside:
            pl.shape("-20,80 30,60 44,134 -14,138", skin, 3.2)
            pl.shape("6,-96 50,-84 68,-34 62,30 40,54 16,20", hair, 3.4)
            profile(pl, face, ear=False)
            pl.shape("-62,-60 -36,-84 0,-68 18,-30 10,20 28,32 48,10 54,-40 36,-90 -8,-108 -50,-100", hair, 3.4)
            pl.lines("-48,-74 4,-84 40,-40|-20,-94 30,-84 50,-50", 2.2)
        else:
            pl.shape("-14,76 44,62 52,132 -6,136", skin, 3.2)
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
    elif cover == "veil":
        pl.shape("-56,-56 -20,-80 28,-64 52,-20 54,40 60,110 84,150 106,130 100,40 88,-40 56,-104 0,-124 -44,-106", ink, 3.8)
        pl.lines("-36,-88 20,-100 60,-56 76,20|70,-60 84,10 90,110|62,40 70,100 86,140", 2.2)
    elif cover == "straw":
        pl.shape("-120,-46 -70,-70 0,-72 70,-52 118,-22 124,-36 90,-66 56,-80 46,-116 10,-130 -34,-124 -50,-90 -96,-76 -124,-56", s.YELLOW, 3.8)
        pl.shape("-50,-84 0,-92 54,-78 56,-92 4,-110 -48,-102", ink, 2.8)
        pl.lines("-96,-62 -50,-74 0,-76|40,-68 80,-52 110,-32", 1.9)
    elif cover == "cap":
        pl.shape("-54,-60 -30,-74 20,-66 52,-26 58,20 78,0 82,-50 56,-104 0,-122 -42,-104", WHITE, 3.6)
        pl.shape("-62,-54 -30,-70 24,-60 56,-16 62,22 50,26 42,-10 14,-46 -30,-54", ink, 2.8)
    elif cover == "hat":
        pl.shape("-104,-52 -60,-50 0,-54 66,-42 108,-34 98,-58 60,-74 54,-120 0,-136 -50,-116 -56,-76 -92,-68", ink, 3.8)
        pl.shape("-56,-76 0,-86 60,-72 60,-86 0,-104 -54,-94", s.YELLOW, 2.6)
    elif cover == "band":
        pl.shape("-54,-66 -20,-86 30,-76 62,-40 68,-56 40,-98 0,-108 -42,-92", ink, 3)


def man(pl: Plate, x: float, y: float, k: float, *, flip: bool = False, turn: float = 0, hair: Ink = s.HAIR_DARK, beard: str = "",
    hat: str = "", ink: str | Ink = s.GREEN, band: str | Ink = s.RED, nose: str = "straight", smile: float = 0.5, lids: float = 0.3, aside: bool = False,
    age: float = 0.3, skin: Ink = FLESH) -> None:
    """A man's head. ``beard``: moustache, full or nothing; ``hat``: brim, straw, bonnet, fez, cap, turban or nothing."""
    face = Face(skin=skin, nose=nose, lids=lids, smile=smile, brows=5.2, age=age)
    with pl.placed(x, y, scale=k, turn=turn, flip=flip, weight=.84):
        if aside:
            pl.shape("-20,84 30,60 46,134 -10,138", skin, 3.2)
            profile(pl, face)
            pl.shape("-62,-62 -30,-88 6,-76 14,-30 20,-10 34,20 30,52 48,22 56,-30 40,-86 -8,-108 -50,-98", hair, 3.4)
            pl.lines("-46,-74 10,-84 40,-40|-10,-98 34,-80 48,-30", 2.2)
            if beard:
                pl.shape("-82,43* -66,38 -46,44 -32,56* -50,60 -76,55*", hair, 2.4)
            if beard == "full":
                pl.shape("0,10 -8,44 -30,56 -54,62 -70,68 -78,84 -74,104 -56,122 -30,114 -6,90 14,56 20,24", hair, 3)
        else:
            pl.shape("-16,80 42,62 52,132 -10,138", skin, 3.2)
            pl.shape("32,-66 66,-44 72,8 64,48 46,46 42,0", hair, 3.4)
            face34(pl, face)
            pl.shape("42,-54 57,-42 61,0 56,24 46,0 34,-30", hair, 3)
            pl.shape("-50,-50 -24,-72 20,-66 50,-30 62,-30 48,-84 0,-108 -42,-90", hair, 3.2)
            if beard == "full":
                pl.shape("50,-20 60,4 60,40 48,80 24,108 -6,118 -34,110 -50,92 -50,76 -36,82 -22,78 -6,78 12,68 30,46 42,20", hair, 3)
                pl.lines("-30,90 -22,108|-6,88 0,110|18,76 24,96|34,54 42,72", 2)
            if beard:
                pl.shape("-33,49* -48,44 -62,48 -74,42* -68,58 -48,58*", hair, 2.4)
                pl.shape("-31,49* -14,44 4,50 20,44* 12,58 -16,57*", hair, 2.4)
        _hat(pl, hat, ink, band)


def _hat(pl: Plate, hat: str, ink: str | Ink, band: str | Ink) -> None:
    if hat in {"brim", "straw"}:
        colour = s.YELLOW if hat == "straw" else ink
        pl.shape("-106,-54 -60,-44 0,-46 66,-32 114,-34 102,-58 60,-74 -60,-82", colour, 3.8)
        pl.shape("-57,-78 -46,-122 0,-140 50,-124 62,-66 0,-82", colour, 3.8)
        pl.hatch("58,-112 62,-68", "30,-114 34,-74", 8, width=1.7)
        pl.shape("-58,-80 0,-92 62,-68 62,-84 0,-108 -54,-98", band, 2.8)
    elif hat == "bonnet":
        pl.shape("-66,-52 -84,-84 -66,-116 -10,-132 50,-124 88,-90 80,-52 40,-66 -20,-70", ink, 3.8)
        pl.shape("-66,-44 -20,-62 40,-56 76,-30 80,-46 44,-72 -20,-80 -68,-62", band, 2.8)
        pl.shape("30,-100 50,-170 90,-196 96,-150 70,-110", WHITE, 3)
    elif hat == "fez":
        pl.shape("-54,-58* -40,-130* 44,-134* 62,-50* 10,-72", ink, 3.8)
        pl.hatch("50,-120 60,-56", "26,-124 34,-64", 8, width=1.7)
        pl.line("2,-134 50,-120 84,-70", 3, start=.8, end=.8)
        pl.shape("76,-76 90,-76 94,-40 82,-36 72,-42", "#34302f", 2.4)
    elif hat == "cap":
        pl.shape("-60,-50 -66,-90 -30,-124 30,-124 70,-84 66,-40 40,-56 -20,-64", ink, 3.8)
        pl.shape("-64,-44 -20,-62 40,-56 70,-30 72,-46 44,-72 -20,-80 -66,-60", band, 2.8)
    elif hat == "turban":
        pl.shape("-60,-38 -78,-70 -68,-108 -30,-130 20,-132 64,-112 84,-74 74,-36 46,-24 0,-48 -36,-46", WHITE, 4)
        pl.lines("-70,-60 -30,-78 20,-74 66,-34|-70,-84 -20,-104 40,-92 78,-58", 3)
        pl.shape("-30,-128 -16,-156 14,-164 42,-150 46,-122 10,-134", ink, 3.4)
