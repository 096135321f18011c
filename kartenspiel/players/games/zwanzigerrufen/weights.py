# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Zwanzigerrufen adds; the features are those of `hands`, in order.

Written by ``packaging/players/zwanziger_worths.py --deals 8000 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "normal": (-2.26, 0.24, 1.01, 1.07, 0.26, 0.33, 0.03, 0.32, 0.50),
    "solo": (-74.91, 4.33, 12.53, 12.53, 4.61, 5.39, 0.51, 5.21, 5.80),
    "suit_solo": (-47.31, 1.72, 6.30, 6.02, 10.65, 5.66, 1.82),
    "trischaken": (10.03, -1.38, -2.97, -1.24, 0.15, -0.90, -0.60, -0.87, -0.68),
}
"""In payments to forehand, who leads.

What he was paid is so far from what they say, as a standard deviation:
normal 2.0, solo 14.0, suit_solo 13.3, trischaken 2.9.
"""
