# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements RS1–RS21 of Rußbach."""

from kartenspiel.model.options import OptionValue
from tests.games.calling_table import Settlement

STAKES: dict[str, OptionValue] = {"pack": "french_32", "stake": 1, "unit": "stake"}

SETTLEMENTS = (
    Settlement("RS1", (1, 3), (60, 30), (0, 0), (10, -10, 10, -10), tricks=(5, 3)),
    Settlement("RS2", (1, 2), (40, 50), (0, 0), (-10, -10, 10, 10), tricks=(4, 4)),
    Settlement("RS3", (1, 4), (40, 50), (20, 0), (10, -10, -10, 10), tricks=(3, 5)),
    Settlement("RS4", (1, 4), (30, 60), (40, 0), (-10, 10, 10, -10), tricks=(3, 5)),
    Settlement("RS5", (1, 3), (50, 40), (20, 20), (10, -10, 10, -10), tricks=(4, 4)),
    Settlement("RS6", (1, 3), (50, 40), (20, 40), (-10, 10, -10, 10), tricks=(5, 3)),
    Settlement("RS7", (1, 3), (60, 30), (20, 40), (10, -10, 10, -10), tricks=(5, 3)),
    Settlement("RS8", (1, 2), (70, 20), (40, 0), (20, 20, -20, -20), tricks=(6, 2)),
    Settlement("RS9", (1, 2), (60, 30), (40, 0), (30, 30, -30, -30), tricks=(5, 3), announced=("hundred", "")),
    Settlement("RS10", (1, 4), (70, 20), (20, 0), (-30, 30, 30, -30), tricks=(6, 2), announced=("hundred", "")),
    Settlement("RS11", (1, 4), (90, 0), (0, 0), (30, -30, -30, 30), tricks=(8, 0)),
    Settlement("RS12", (1, 3), (90, 0), (20, 0), (40, -40, 40, -40), tricks=(8, 0)),
    Settlement("RS13", (1,), (90, 0), (40, 0), (180, -60, -60, -60), tricks=(8, 0), announced=("hundred all", "")),
    Settlement("RS14", (1, 2), (80, 10), (0, 0), (-20, -20, 20, 20), tricks=(7, 1), announced=("all", "")),
    Settlement("RS15", (1,), (40, 50), (0, 0), (-30, 10, 10, 10), tricks=(4, 4)),
    Settlement("RS16", (1, 2), (50, 40), (0, 0), (10, 10, -10, -10), tricks=(4, 4), void=(0, 20)),
    Settlement("RS17", (1, 3), (0, 90), (0, 0), (-60, 60, -60, 60), tricks=(0, 8), announced=("all", "")),
    Settlement("RS18", (1,), (10, 80), (0, 40), (-90, 30, 30, 30), tricks=(1, 7), announced=("", "hundred")),
    Settlement(
        "RS19", (1, 3), (90, 0), (40, 0), (5, -5, 5, -5), tricks=(8, 0), announced=("hundred", ""), options=STAKES,
    ),
    Settlement("RS20", (1,), (60, 30), (0, 0), (3, -1, -1, -1), tricks=(5, 3), options=STAKES),
    Settlement(
        "RS21", (1, 2), (70, 20), (20, 0), (-20, -20, 20, 20), tricks=(6, 2), announced=("hundred", ""),
        options={"hundred_mode": "adds_to_game"},
    ),
)  # fmt: skip
