# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Königrufen adds; the features are those of `hands`, in order.

Written by ``packaging/players/worths.py contracts --deals 300 --seed 1``.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "trischaken": (10.19, -1.99, -2.00, 3.55, 0.47, -0.20, -1.68, -0.29),
    "rufer": (19.55, 1.89, -1.71, 4.04, 5.11, 1.52, 1.29, 0.84, 3.76, 0.49, 3.85, 1.37),
    "piccolo": (2.55, -0.52, -1.25, 0.31, -1.29, 0.10, -0.45, -0.19),
    "zwiccolo": (0.69, -1.27, -1.32, 3.27, 0.10, -0.15, -0.16, 0.04),
    "solorufer": (7.98, 2.57, -3.68, 5.10, 3.19, 1.25, 1.71, -0.61, 3.10, 1.02, 4.83, 1.56),
    "pagat": (-13.74, 1.95, -0.31, 0.68, 0.43, -0.00, 0.53, -0.27, 0.21, -0.12, -0.70, -0.62, 0.38),
    "bettel": (0.14, -0.75, -1.57, -0.85, 0.42, 1.12, -0.40, -0.57),
    "sechserdreier": (6.54, 2.95, -1.82, 5.13, 5.25, 3.77, 3.59, 1.44, 2.91, 0.32, 0.81, 0.99),
    "uhu": (-13.28, 1.56, -0.84, 0.92, 0.60, 0.07, 0.48, 0.27, 0.04, -0.63, 0.20, -0.95, 0.90),
    "farbendreier": (8.33, 1.22, 0.83, 3.80, 4.98, 4.30, -3.30, -0.17),
    "dreier": (-1.66, 3.70, -0.43, 6.74, 6.42, 0.85, 0.70, 0.56, 3.49, 0.44, 1.59, 0.75),
    "piccolo_ouvert": (2.35, -0.45, -1.23, 0.19, -1.63, 0.20, -0.45, -0.16),
    "zwiccolo_ouvert": (0.75, -1.31, -1.40, 3.31, 0.64, -0.14, -0.16, 0.05),
    "bettel_ouvert": (-0.21, -0.94, -1.41, -0.75, 0.49, 0.94, -0.14, -1.18),
    "quapil": (-9.36, 1.05, -0.53, 0.09, 0.13, -0.26, 0.10, 0.14, -0.19, 0.33, 0.15, -0.51, 0.44),
    "farbensolo": (-4.66, 1.63, 3.48, 5.31, 4.34, -0.53, 0.34, 1.21),
    "solodreier": (-6.44, 1.38, 0.89, 7.92, 7.70, 3.71, 2.01, 0.42, 4.40, -0.56, 3.74, -0.02),
    "kakadu": (-9.03, 1.05, -0.14, 0.47, 1.16, -0.25, 0.30, -0.33, -0.28, -0.78, 0.26, -0.47, 0.10),
    "against zwiccolo": (0.85, 0.04, 0.08, 0.02, 0.42, -0.13, -0.06, 0.01),
    "against zwiccolo_ouvert": (0.85, 0.04, 0.08, 0.02, 0.42, -0.13, -0.06, 0.01),
    "against piccolo": (1.16, 0.19, -0.15, -0.07, 0.02, 0.09, -0.21, 0.05),
    "against piccolo_ouvert": (1.16, 0.19, -0.15, -0.07, 0.02, 0.09, -0.21, 0.05),
    "against bettel": (1.58, 0.06, -0.09, -0.55, 0.00, -0.00, -0.02, -0.15),
    "against bettel_ouvert": (1.58, 0.06, -0.09, -0.55, 0.00, -0.00, -0.02, -0.15),
}
"""In card points of the declarer's side, in Trischaken in payments for each of its value.

Those of birds, and of contracts won by just so many tricks, are in logarithms of the odds.
"""
SPREAD: Final[Mapping[str, float]] = {
    "trischaken": 3.2,
    "rufer": 12.0,
    "solorufer": 10.9,
    "sechserdreier": 9.7,
    "farbendreier": 8.3,
    "dreier": 8.9,
    "farbensolo": 6.3,
    "solodreier": 5.9,
}
"""How far what was played is from what the weights say, as a standard deviation."""
