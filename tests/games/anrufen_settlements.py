# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements AS1–AS22 of Anrufen."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.model.options import OptionValue


@dataclass(frozen=True)
class Row:
    """A worked settlement; totals and tricks are those of sides A and B, payments those of the players from P1 on."""

    id: str
    bidder: int
    """1 for P1."""
    partner: int | None
    level: int
    totals: tuple[int, int]
    tricks: tuple[int, int]
    payments: tuple[int, ...]
    contra: bool = False
    bidder_tricks: int = 1
    raised_from: int = 0
    laid: int = 0
    """Points in the discards, which the total of side B includes."""
    declared: tuple[int, int] = (0, 0)
    """What the totals include for marriages."""
    tokens: tuple[int, ...] = ()
    options: Mapping[str, OptionValue] = dataclasses.field(default_factory=dict)


THREE: Mapping[str, OptionValue] = {"players": 3}
LAST_TOKEN: Mapping[str, OptionValue] = {"players": 3, "session_end": "one_has_all"}

SETTLEMENTS = (
    Row("AS1", 2, 4, 1, (50, 40), (3, 3), (-1, 1, -1, 1)),
    Row("AS2", 1, 2, 1, (60, 70), (4, 2), (-1, -1, 1, 1), declared=(0, 40)),
    Row("AS3", 3, 1, 2, (110, 20), (4, 2), (2, -2, 2, -2), declared=(40, 0)),
    Row("AS4", 4, 2, 2, (90, 40), (4, 2), (2, -2, 2, -2), declared=(20, 20)),
    Row("AS5", 1, 4, 4, (90, 0), (6, 0), (3, -3, -3, 3), contra=True),
    Row("AS6", 2, 3, 5, (90, 0), (6, 0), (3, -3, -3, 3)),
    Row("AS7", 2, 3, 5, (110, 0), (6, 0), (-4, 4, 4, -4), contra=True, declared=(20, 0)),
    Row("AS8", 3, None, 3, (0, 90), (0, 6), (-2, -2, 6, -2), bidder_tricks=0),
    Row("AS9", 3, None, 3, (0, 90), (1, 5), (3, 3, -9, 3), contra=True),
    Row("AS10", 1, 3, 5, (130, 0), (6, 0), (3, -3, 3, -3), raised_from=1, declared=(40, 0)),
    Row("AS11", 1, 3, 1, (120, 10), (5, 1), (1, -1, 1, -1), declared=(40, 0)),
    Row("AS12", 4, 1, 4, (80, 10), (5, 1), (-3, 3, 3, -3), contra=True, raised_from=1),
    Row("AS13", 1, None, 1, (50, 40), (4, 3), (2, -1, -1), options=THREE),
    Row("AS14", 2, None, 1, (40, 50), (4, 3), (1, -2, 1), laid=20, options=THREE),
    Row("AS15", 3, None, 2, (100, 30), (5, 2), (-3, -3, 6), contra=True, declared=(40, 0), options=THREE),
    Row("AS16", 1, None, 3, (0, 90), (1, 6), (-6, 3, 3), contra=True, options=THREE),
    Row("AS17", 2, None, 5, (100, 10), (7, 0), (-3, 6, -3), laid=10, declared=(20, 0), options=THREE),
    Row("AS18", 1, None, 3, (0, 90), (1, 5), (-4, 2, 1, 1), tokens=(4, 12, 12, 12)),
    Row("AS19", 2, 3, 5, (80, 10), (5, 1), (1, -4, -1, 4), contra=True, tokens=(20, 7, 1, 12)),
    Row("AS20", 4, 2, 4, (90, 0), (6, 0), (-1, 2, -2, 1), tokens=(1, 9, 15, 15)),
    Row("AS21", 3, None, 2, (90, 0), (7, 0), (2, 2, -4), contra=True, tokens=(10, 16, 4), options=THREE),
    Row("AS22", 1, None, 1, (50, 40), (4, 3), (2, -1, -1), tokens=(28, 1, 1), options=LAST_TOKEN),
)
