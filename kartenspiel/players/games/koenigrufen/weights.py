# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Königrufen adds; the features are those of `hands`, in order.

Written by ``packaging/worths.py contracts --deals 500 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "trischaken": (9.84, -2.25, 3.47, -0.07, -1.46, -0.24),
    "rufer": (19.38, 2.12, -1.33, 4.70, 4.74, 1.53, 1.80, 0.86, 3.57, 0.65, 2.18, 0.75),
    "piccolo": (3.17, -1.27, 1.34, -0.30, -0.38, -0.46),
    "zwiccolo": (0.93, -1.67, 4.19, -0.26, -0.15, 0.03),
    "solorufer": (6.39, 3.03, -3.47, 4.73, 3.43, 1.07, 1.22, -0.60, 3.81, 1.58, 3.47, 1.15),
    "pagat": (-10.31, 1.30, -0.24, 0.37, 0.67, -0.00, 0.39, -0.00, 0.40, -0.15, -0.17, -0.09, 0.71),
    "bettel": (1.29, -1.56, -0.24, 0.64, -0.37, -0.97),
    "sechserdreier": (8.87, 3.15, -1.92, 5.63, 5.69, 3.51, 3.27, 0.76, 2.57, 0.33, 0.07, 0.28),
    "uhu": (-13.68, 1.55, -0.78, 0.84, 0.56, 0.11, 0.37, 0.23, 0.20, -0.63, 0.45, -0.25, 0.88),
    "farbendreier": (6.40, 1.43, 1.17, 3.78, 3.96, 4.82, -1.18, 0.31),
    "dreier": (-0.13, 3.21, 0.02, 7.30, 5.69, 1.95, 1.72, 0.81, 3.94, 0.75, 1.53, 0.12),
    "piccolo_ouvert": (3.08, -1.24, 1.30, -0.28, -0.38, -0.43),
    "zwiccolo_ouvert": (0.96, -1.69, 4.22, -0.27, -0.15, 0.03),
    "bettel_ouvert": (1.39, -1.54, -0.14, 0.47, -0.30, -1.26),
    "quapil": (-7.22, 0.70, 0.03, -0.09, 0.15, -0.23, -0.11, -0.05, -0.06, 0.64, 0.42, -0.28, 0.33),
    "farbensolo": (-5.56, 1.75, 3.51, 5.14, 4.35, 1.55, 0.49, 1.65),
    "solodreier": (-7.66, 2.21, 1.58, 7.00, 6.78, 2.74, 1.92, 0.16, 4.54, -0.24, 1.90, -1.24),
    "kakadu": (-6.71, 0.59, 0.34, 0.18, 0.53, -0.02, 0.25, -0.17, 0.22, -0.10, 0.26, -0.05, 0.19),
    "against zwiccolo": (0.82, 0.02, 0.14, -0.11, -0.07, 0.04),
    "against zwiccolo_ouvert": (0.82, 0.02, 0.14, -0.11, -0.07, 0.04),
    "against piccolo": (1.21, -0.02, 0.32, -0.17, -0.16, -0.01),
    "against piccolo_ouvert": (1.21, -0.02, 0.32, -0.17, -0.16, -0.01),
    "against bettel": (2.20, -0.06, 0.27, -0.39, -0.13, -0.53),
    "against bettel_ouvert": (2.20, -0.06, 0.27, -0.39, -0.13, -0.53),
}
"""In card points of the declarer's side, in Trischaken in payments for each of its value.

Those of birds, and of contracts won by just so many tricks, are in logarithms of the odds.
"""
SPREAD: Final[Mapping[str, float]] = {
    "trischaken": 3.2,
    "rufer": 11.8,
    "solorufer": 10.6,
    "sechserdreier": 10.0,
    "farbendreier": 8.6,
    "dreier": 9.0,
    "farbensolo": 6.1,
    "solodreier": 6.2,
}
"""How far what was played is from what the weights say, as a standard deviation."""
