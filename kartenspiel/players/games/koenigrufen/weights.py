# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Königrufen adds; the features are those of `hands`, in order.

Written by ``packaging/worths.py contracts --deals 600 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "trischaken": (8.12, 0.04, -0.19, 0.05, -1.42, -0.14),
    "rufer": (21.22, 1.73, -1.19, 5.03, 4.66, 1.16, 2.05, 0.92, 3.25, 0.44, 1.95, 1.01),
    "piccolo": (2.00, 0.08, -0.14, -0.38, -0.37, -0.54),
    "zwiccolo": (-2.52, 2.06, -0.42, 0.14, -0.16, 0.18),
    "solorufer": (8.61, 2.70, -3.56, 5.39, 3.76, 1.25, 1.45, -0.43, 3.47, 1.25, 3.13, 0.82),
    "pagat": (-9.83, 1.09, -0.10, 0.32, 0.86, -0.00, 0.38, 0.01, 0.50, -0.22, 0.24, -0.03, 0.65),
    "bettel": (0.76, -0.82, -0.25, 0.74, -0.41, -1.15),
    "sechserdreier": (10.17, 2.76, -1.68, 5.61, 5.92, 3.46, 3.15, 0.53, 2.44, 0.66, 0.19, 0.58),
    "uhu": (-12.75, 1.42, -0.65, 0.65, 0.62, -0.06, 0.21, 0.08, 0.14, -0.87, 0.74, -0.17, 0.97),
    "farbendreier": (8.28, 1.17, 1.23, 3.68, 4.44, 3.24, -0.56, 0.41),
    "dreier": (0.03, 3.28, -0.60, 6.25, 5.63, 2.43, 2.14, 0.45, 3.74, 0.46, 1.08, 0.13),
    "piccolo_ouvert": (1.27, 0.36, -0.17, -0.33, -0.36, -0.24),
    "zwiccolo_ouvert": (-2.37, 2.27, -0.44, -0.13, -0.20, -0.07),
    "bettel_ouvert": (1.28, -1.01, -0.21, 0.46, -0.31, -1.70),
    "quapil": (-5.95, 0.46, 0.04, -0.01, 0.12, -0.32, 0.03, 0.03, 0.09, 0.51, 0.47, -0.21, 0.25),
    "farbensolo": (-3.08, 1.46, 3.33, 5.13, 4.26, 0.83, 1.32, 1.09),
    "solodreier": (-7.32, 1.98, 1.45, 6.94, 6.71, 3.10, 2.05, 0.09, 4.66, -0.28, 2.24, -0.90),
    "kakadu": (-7.22, 0.62, 0.42, 0.11, 0.53, -0.04, 0.07, -0.27, 0.34, -0.15, 0.52, -0.04, 0.29),
}
"""In card points of the declarer's side, in Trischaken in payments for each of its value.

Those of birds, and of contracts won by just so many tricks, are in logarithms of the odds.
"""
SPREAD: Final[Mapping[str, float]] = {
    "trischaken": 3.2,
    "rufer": 11.6,
    "solorufer": 10.4,
    "sechserdreier": 10.0,
    "farbendreier": 8.6,
    "dreier": 9.0,
    "farbensolo": 6.2,
    "solodreier": 6.0,
}
"""How far what was played is from what the weights say, as a standard deviation."""
