# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT

"""The tarocks and courts of the Tarock pack: who draws each, and how the join of each court slants."""

from collections.abc import Callable

from ..signs import french
from . import (
    cavalier_c,
    cavalier_d,
    cavalier_h,
    cavalier_s,
    costume,
    jacks,
    kings,
    queens,
    skues,
    tarock_1,
    tarock_2,
    tarock_3,
    tarock_4,
    tarock_5,
    tarock_6,
    tarock_7,
    tarock_8,
    tarock_9,
    tarock_10,
    tarock_11,
    tarock_12,
    tarock_13,
    tarock_14,
    tarock_15,
    tarock_16,
    tarock_17,
    tarock_18,
    tarock_19,
    tarock_20,
    tarock_21,
)
from .frame import court, two_ends
from .plate import Plate

Draw = Callable[[], Plate]

_SIGN = (104.0, 102.0, 138.0)
"""Place and height of the suit sign of a court."""

COURTS: dict[str, tuple[Draw, Draw, float]] = {
    "HK": (kings.hearts, kings.hearts_over, kings.HEARTS_SLOPE),
    "DK": (kings.diamonds, kings.diamonds_over, kings.DIAMONDS_SLOPE),
    "SK": (kings.spades, kings.spades_over, kings.SPADES_SLOPE),
    "CK": (kings.clubs, kings.clubs_over, kings.CLUBS_SLOPE),
    "HQ": (queens.hearts, queens.hearts_over, queens.HEARTS_SLOPE),
    "DQ": (queens.diamonds, queens.diamonds_over, queens.DIAMONDS_SLOPE),
    "SQ": (queens.spades, queens.spades_over, queens.SPADES_SLOPE),
    "CQ": (queens.clubs, queens.clubs_over, queens.CLUBS_SLOPE),
    "HC": (cavalier_h.half, cavalier_h.over, costume.CLOTH_SLOPE),
    "DC": (cavalier_d.half, cavalier_d.over, costume.CLOTH_SLOPE),
    "SC": (cavalier_s.half, cavalier_s.over, costume.CLOTH_SLOPE),
    "CC": (cavalier_c.half, cavalier_c.over, costume.CLOTH_SLOPE),
    "HJ": (jacks.hearts, jacks.hearts_over, jacks.HEARTS_SLOPE),
    "DJ": (jacks.diamonds, jacks.diamonds_over, jacks.DIAMONDS_SLOPE),
    "SJ": (jacks.spades, jacks.spades_over, jacks.SPADES_SLOPE),
    "CJ": (jacks.clubs, jacks.clubs_over, jacks.CLUBS_SLOPE),
}
"""Upper half, what lies over the join, and how far the join falls to the right for each unit."""

ENDS: dict[int, tuple[Draw, Draw]] = {
    1: (tarock_1.columbine, tarock_1.harlequin),
    2: (tarock_2.eagle, tarock_2.pedlar),
    3: (tarock_3.soldier, tarock_3.highlander),
    4: (tarock_4.kneeling, tarock_4.cupid),
    5: (tarock_5.distaff, tarock_5.embrace),
    6: (tarock_6.mother, tarock_6.stroll),
    7: (tarock_7.well, tarock_7.fishing),
    8: (tarock_8.girl, tarock_8.mother),
    9: (tarock_9.field, tarock_9.balcony),
    10: (tarock_10.shepherdess, tarock_10.harbour),
    11: (tarock_11.inn, tarock_11.donkey),
    12: (tarock_12.smoker, tarock_12.walk),
    13: (tarock_13.spinning, tarock_13.reel),
    14: (tarock_14.lovers, tarock_14.greek),
    15: (tarock_15.flute, tarock_15.kiss),
    16: (tarock_16.path, tarock_16.fortune),
    17: (tarock_17.zither, tarock_17.ferry),
    18: (tarock_18.washing, tarock_18.winding),
    19: (tarock_19.terrace, tarock_19.pasha),
    20: (tarock_20.noble, tarock_20.pasture),
    21: (tarock_21.sultan, tarock_21.harem),
}
"""The two pictures of a numbered tarock."""


def cards() -> dict[str, str]:
    """Code to file text of the tarocks and courts."""
    files = {code: court(half().art + over().art, slope, french(code[0], *_SIGN)) for code, (half, over, slope) in COURTS.items()}
    files["T22"] = court(skues.half().art + skues.over().art, 0.33, [])
    return files | {f"T{number}": two_ends(number, upper(), lower()) for number, (upper, lower) in ENDS.items()}
