# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a call from a half-dealt hand adds to its worth in this game, in stakes.

Written by ``packaging/players/call_worths.py rufmariasch --deals 1500 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "trump A": 0.76,
    "trump T": 0.87,
    "trump K": 0.81,
    "trump Q": 0.90,
    "trump J": 0.50,
    "trump low": 0.40,
    "trump pair": 0.76,
    "called A": 0.96,
    "called T": 0.46,
    "called K": 0.71,
    "called Q": 0.58,
    "called J": -0.06,
    "aside A": 0.36,
    "aside T": 0.08,
    "aside K": 0.09,
    "aside Q": -0.02,
    "aside J": -0.28,
    "aside low": -0.27,
    "alone": -4.83,
}
"""A trump in hand adds what it is worth more than aside, a called card what it is worth more than a low trump.

Aside is a called card that is no trump; alone is who has called a card of his own.
"""
