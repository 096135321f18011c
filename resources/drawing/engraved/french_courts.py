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
    "HK": (french_kings.hearts, french_kings.hearts_over, -0.22),
    "DK": (french_kings.diamonds, french_kings.diamonds_over, -0.25),
    "SK": (french_kings.spades, french_kings.spades_over, 0.19),
    "CK": (french_kings.clubs, french_kings.clubs_over, -0.17),
    "HQ": (french_queens.hearts, french_queens.hearts_over, 0.22),
    "DQ": (french_queens.diamonds, french_queens.diamonds_over, 0.24),
    "SQ": (french_queens.spades, french_queens.spades_over, -0.2),
    "CQ": (french_queens.clubs, french_queens.clubs_over, 0.18),
    "HJ": (french_jacks.hearts, french_jacks.hearts_over, -0.18),
    "DJ": (french_jacks.diamonds, french_jacks.diamonds_over, 0.2),
    "SJ": (french_jacks.spades, french_jacks.spades_over, -0.23),
    "CJ": (french_jacks.clubs, french_jacks.clubs_over, 0.24),
}
"""Upper half, the sash that lies over the join, and how far the join falls to the right for each unit."""


def cards() -> dict[str, str]:
    """Code to file text."""
    return {code: court(half().art, slope, french(code[0], *_SIGN), GERMAN, over().art) for code, (half, over, slope) in COURTS.items()}
