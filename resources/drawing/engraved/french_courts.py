# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The twelve courts of the French pack (Vienna pattern, large crown), and how the sash of each slants."""

from collections.abc import Callable

from ..card import GERMAN
from ..signs import french
from . import french_jacks, french_kings, french_queens
from .frame import court
from .plate import Plate

_SIGN = (108.0, 112.0, 140.0)
"""Place and height of the suit sign: 22 % of the width, in the corner, where an index stands for it."""

COURTS: dict[str, tuple[Callable[[], Plate], Callable[[], Plate], float]] = {
    "HK": (french_kings.hearts, french_kings.hearts_over, french_kings.HEARTS_SLOPE),
    "DK": (french_kings.diamonds, french_kings.diamonds_over, french_kings.DIAMONDS_SLOPE),
    "SK": (french_kings.spades, french_kings.spades_over, french_kings.SPADES_SLOPE),
    "CK": (french_kings.clubs, french_kings.clubs_over, french_kings.CLUBS_SLOPE),
    "HQ": (french_queens.hearts, french_queens.hearts_over, french_queens.HEARTS_SLOPE),
    "DQ": (french_queens.diamonds, french_queens.diamonds_over, french_queens.DIAMONDS_SLOPE),
    "SQ": (french_queens.spades, french_queens.spades_over, french_queens.SPADES_SLOPE),
    "CQ": (french_queens.clubs, french_queens.clubs_over, french_queens.CLUBS_SLOPE),
    "HJ": (french_jacks.hearts, french_jacks.hearts_over, french_jacks.HEARTS_SLOPE),
    "DJ": (french_jacks.diamonds, french_jacks.diamonds_over, french_jacks.DIAMONDS_SLOPE),
    "SJ": (french_jacks.spades, french_jacks.spades_over, french_jacks.SPADES_SLOPE),
    "CJ": (french_jacks.clubs, french_jacks.clubs_over, french_jacks.CLUBS_SLOPE),
}
"""Upper half, the sash that lies over the join, and how far the join falls to the right for each unit."""


def cards() -> dict[str, str]:
    """Code to file text."""
    return {code: court(half().art, slope, french(code[0], *_SIGN), GERMAN, over().art) for code, (half, over, slope) in COURTS.items()}
