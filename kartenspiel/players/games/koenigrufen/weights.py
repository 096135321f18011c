# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each feature of a hand of Königrufen adds: written by ``packaging/worths.py --deals 500 --seed 1``.

The features are those of `hands`, in order.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {
    "trischaken": (8.58, 1.36, -0.12, -0.58, -1.00, 1.02, -0.47, 0.41, 0.59, 0.22, -2.44, -0.71, -2.30),
    "rufer": (22.05, 1.05, -0.71, 5.64, 5.38, 1.26, 2.30, 0.39, 3.34, 0.25, 4.02, 2.06),
    "piccolo": (0.48, -0.05, -0.20, -0.39, -0.16, 0.95, 0.21, 0.06, -0.09, -0.06, 0.04, 0.37, -0.06),
    "zwiccolo": (-1.64, 1.36, -0.40, -0.35, 0.39, -0.16, 0.71, 0.23, 0.33, 0.03, -0.30, -0.22, -0.20),
    "solorufer": (7.52, 2.02, -0.67, 6.20, 4.65, 2.27, 1.90, 0.62, 4.90, 1.83, 2.94, 0.90),
    "pagat": (-3.01, 0.88, 0.86, 0.69, 0.18, -3.01, 0.23, 0.01, -0.02, 0.20, 0.26, 0.05),
    "bettel": (1.10, -0.43, -0.22, -0.08, -0.44, 0.02, -0.12, 0.05, -0.02, -0.12, -0.57, -0.27, 0.50),
    "sechserdreier": (8.98, 2.36, 0.74, 5.90, 5.81, 3.79, 3.31, 0.98, 2.44, 1.58, 1.08, 0.95),
    "uhu": (-4.20, 0.43, 0.19, 0.49, 0.54, -0.05, 0.11, 0.07, -0.08, 0.33, 0.40, 0.16),
    "farbendreier": (6.48, 1.26, 2.06, 4.58, 4.75, 3.08, -0.25, 1.33),
    "dreier": (3.79, 2.37, 0.28, 5.71, 5.72, 2.96, 2.67, 0.93, 3.24, 0.71, 1.16, 0.05),
    "piccolo_ouvert": (0.97, -0.73, -0.15, -0.50, 0.05, 1.14, 0.63, 0.13, -0.08, -0.22, 0.27, 0.23, 0.07),
    "zwiccolo_ouvert": (-2.66, 1.45, -0.53, -0.16, 0.60, -0.19, 1.20, 0.59, 0.53, 0.30, -1.01, -0.44, -0.51),
    "bettel_ouvert": (0.89, -0.73, -0.16, -0.07, -0.41, 0.24, -0.30, -0.04, -0.20, -0.46, -0.51, -0.53, 0.91),
    "quapil": (-4.05, 0.09, 0.14, 0.42, 0.46, -0.09, 0.25, 0.31, 0.04, -0.14, 0.76, 0.46),
    "farbensolo": (-3.92, 1.48, 4.44, 5.09, 5.35, 1.40, -0.40, 1.62),
    "solodreier": (-7.42, 1.93, 0.56, 5.84, 5.77, 2.73, 2.38, 1.02, 4.23, 0.46, 1.65, -1.28),
    "kakadu": (-4.55, 0.47, 0.67, -0.24, 0.04, -0.01, -0.19, 0.15, 0.08, -0.09, 0.24, 0.25),
}
"""In card points of the declarer's side, in Trischaken in payments for each of its value.

Those of birds, and of contracts won by just so many tricks, are in logarithms of the odds.
"""
SPREAD: Final[Mapping[str, float]] = {
    "trischaken": 3.3,
    "rufer": 11.0,
    "solorufer": 10.0,
    "sechserdreier": 8.8,
    "farbendreier": 8.9,
    "dreier": 8.2,
    "farbensolo": 6.3,
    "solodreier": 6.0,
}
"""How far what was played is from what the weights say, as a standard deviation."""
