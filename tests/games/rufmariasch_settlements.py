# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements MS1–MS17 of Rufmariasch."""

from kartenspiel.model.options import OptionValue
from tests.games.calling_table import Settlement

THRESHOLDS: dict[str, OptionValue] = {"settlement_basis": "threshold_winner"}

SETTLEMENTS = (
    Settlement("MS1", (1, 3), (50, 40), (0, 0), (1, -1, 1, -1)),
    Settlement("MS2", (1, 2), (40, 50), (0, 0), (-1, -1, 1, 1)),
    Settlement("MS3", (1, 4), (60, 30), (20, 0), (5, -5, -5, 5)),
    Settlement("MS4", (1, 2), (30, 60), (40, 0), (1, 1, -1, -1)),
    Settlement("MS5", (1, 3), (50, 40), (20, 40), (-1, 1, -1, 1)),
    Settlement("MS6", (1, 3), (50, 40), (40, 20), (3, -3, 3, -3)),
    Settlement("MS7", (1,), (70, 20), (0, 0), (15, -5, -5, -5)),
    Settlement("MS8", (1,), (40, 50), (20, 40), (-9, 3, 3, 3)),
    Settlement("MS9", (1, 4), (90, 0), (0, 0), (9, -9, -9, 9)),
    Settlement("MS10", (1, 2), (90, 0), (60, 0), (15, 15, -15, -15)),
    Settlement("MS11", (1, 4), (60, 30), (0, 0), (3, -3, -3, 3), void=(0, 20)),
    Settlement("MS12", (1, 2), (20, 70), (60, 0), (1, 1, -1, -1)),
    Settlement("MS13", (1,), (90, 0), (100, 0), (57, -19, -19, -19)),
    Settlement("MS14", (1, 3), (0, 90), (0, 0), (-9, 9, -9, 9), void=(20, 0)),
    Settlement("MS15", (1, 4), (60, 30), (40, 0), (35, -35, -35, 35), options={"rate_per_10": 5}),
    Settlement("MS16", (1, 2), (30, 60), (40, 0), (-1, -1, 1, 1), options=THRESHOLDS),
    Settlement("MS17", (1,), (40, 50), (20, 0), (3, -1, -1, -1), options=THRESHOLDS),
)
