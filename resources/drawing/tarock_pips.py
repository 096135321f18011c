# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The sixteen pip cards of the Tarock pack: red 1 2 3 4, black 10 9 8 7."""

from . import style as s
from .card import TAROCK, double_frame, paper
from .letters import text
from .markup import document
from .pen import limb, poly
from .signs import french
from .style import MEDIUM
from .svg import Art, move

_MIDDLE, _LEFT, _RIGHT = 270.0, 180.0, 360.0
_PAIR = (_LEFT, _RIGHT)
_SINGLE = (_MIDDLE,)
_Rows = list[tuple[float, tuple[float, ...]]]

ROWS: dict[str, _Rows] = {
    "1": [(500, _SINGLE)],
    "2": [(190, _SINGLE), (810, _SINGLE)],
    "3": [(160, _SINGLE), (500, _SINGLE), (840, _SINGLE)],
    "4": [(170, _PAIR), (830, _PAIR)],
    "7": [(130, _PAIR), (315, _SINGLE), (500, _PAIR), (870, _PAIR)],
    "8": [(130, _PAIR), (315, _SINGLE), (500, _PAIR), (685, _SINGLE), (870, _PAIR)],
    "9": [(130, _PAIR), (376, _PAIR), (500, _SINGLE), (624, _PAIR), (870, _PAIR)],
    "T": [(130, _PAIR), (253, _SINGLE), (376, _PAIR), (624, _PAIR), (747, _SINGLE), (870, _PAIR)],
}
"""Height of each row and where its signs stand."""
SIZES = {"1": 230.0, "2": 170.0, "3": 170.0, "4": 150.0, "T": 112.0, "9": 118.0}
_SMALL = 126.0


def _ribbon() -> Art:
    """Ribbon with the program's name, where old aces of hearts name their maker."""
    art: Art = []
    for side in (-1, 1):
        x = _MIDDLE + side * 158
        art += poly([(x - side * 34, 726), (x + side * 26, 734), (x + side * 10, 758), (x + side * 26, 782),
            (x - side * 34, 774)], s.GOLD.dark, MEDIUM)
    art += limb([(_MIDDLE - 150, 744), (_MIDDLE, 734), (_MIDDLE + 150, 744)], [50, 50, 50], s.YELLOW, MEDIUM, shade=0.18)
    return art + text("KARTENSPIEL", _MIDDLE, 751, 27, weight=15)


def pip(suit: str, rank: str) -> str:
    """File text of one pip card; signs below the middle stand on their heads."""
    art = paper(TAROCK) + double_frame(TAROCK)
    tall = SIZES.get(rank, _SMALL)
    for y, places in ROWS[rank]:
        for x in places:
            art += french(suit, x, y, tall, turn=180 if y > 500 else 0)
    if suit + rank == "H1":
        ribbon = move(_ribbon(), 0, -40)
        art += ribbon + move(ribbon, *TAROCK, turn=180)
    return document(*TAROCK, art)


def cards() -> dict[str, str]:
    """Code to file text."""
    red = {suit + rank: pip(suit, rank) for suit in "HD" for rank in "1234"}
    return red | {suit + rank: pip(suit, rank) for suit in "SC" for rank in "T987"}
