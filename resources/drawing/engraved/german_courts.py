# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The twelve courts of the German pack: Kings on horseback, Obers and Unters of the Tell story."""

from collections.abc import Callable

from ..card import FRAME, GERMAN
from ..clipping import clip_box
from ..signs import german
from ..svg import Art
from . import german_kings, obers, tell, unters
from .lines import merged
from .plate import Plate

NAMES = {
    "HQ": "HERMANN GESSLER", "DQ": "STÜSSI DER FLURSCHÜTZ", "SQ": "ULRICH RUDENZ", "CQ": "WILHELM TELL",
    "HJ": "KUONI DER HIRT", "DJ": "ITEL REDING", "SJ": "WALTHER FÜRST", "CJ": "RUDOLF HARRAS",
}  # fmt: skip
"""What stands on the plates of Obers and Unters; Kings have none."""

DRAWN: dict[str, Callable[[], Plate]] = {
    "HK": german_kings.hearts, "DK": german_kings.bells, "SK": german_kings.leaves, "CK": german_kings.acorns,
    "HQ": obers.gessler, "DQ": obers.stuessi, "SQ": obers.rudenz, "CQ": tell.half,
    "HJ": unters.kuoni, "DJ": unters.reding, "SJ": unters.fuerst, "CJ": unters.harras,
}  # fmt: skip

_CORNER = (108.0, 112.0, 138.0)
"""Place and height of the suit sign of Kings and Obers, which an index in the corner stands for."""
_LOW = (114.0, 430.0, 124.0)
"""Those of an Unter, who is told by it from the Ober."""


def halves() -> dict[str, tuple[Art, Art]]:
    """Code to half picture, and the sign in its corner."""
    wide, high = GERMAN
    cut = {code: merged(clip_box(half().art, FRAME, FRAME, wide - FRAME, high / 2)) for code, half in DRAWN.items()}
    return {
        code: (half + german(code[0], *_LOW), []) if code[1] == "J" else (half, german(code[0], *_CORNER))
        for code, half in cut.items()
    }
