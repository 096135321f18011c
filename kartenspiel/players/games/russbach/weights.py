# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a call from a half-dealt hand adds to its worth in this game, in stakes.

Written by ``packaging/players/call_worths.py russbach --deals 1500 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, float]] = {
    "trump A": 0.64,
    "trump T": 0.68,
    "trump K": 0.52,
    "trump Q": 0.67,
    "trump J": 0.44,
    "trump low": 0.28,
    "trump pair": 0.53,
    "called A": 0.84,
    "called T": 0.39,
    "called K": 0.37,
    "called Q": 0.44,
    "called J": 0.01,
    "alone": -3.54,
}
"""A trump in hand adds what it is worth more than aside, a called card what it is worth more than a low trump.

Aside is a called card that is no trump; alone is who has called a card of his own.
"""
