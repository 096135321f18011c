# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements GS1–GS24 of Graden."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.model.options import OptionValue


@dataclass(frozen=True)
class Row:
    """A worked settlement; players are numbered from 1, payments are those of P1 to P4."""

    id: str
    contract: int
    """0 for Schurln."""
    bidder: int
    payments: tuple[int, int, int, int]
    partner: int | None = None
    mit: int | None = None
    failed: tuple[int, ...] = ()
    last: int | None = None
    """Who won the sixth trick, where that matters."""
    points: tuple[int, int, int, int] = (0, 0, 0, 0)
    options: Mapping[str, OptionValue] = dataclasses.field(default_factory=dict)


LITERAL: Mapping[str, OptionValue] = {"mitbettler_split": "winner_pays_loser"}

SETTLEMENTS = (
    Row("GS1", 1, 2, (-30, 90, -30, -30)),
    Row("GS2", 1, 2, (30, -90, 30, 30), failed=(2,)),
    Row("GS3", 1, 1, (50, -50, 50, -50), mit=3),
    Row("GS4", 1, 1, (150, 0, -150, 0), mit=3, failed=(3,)),
    Row("GS5", 1, 1, (-100, 100, -100, 100), mit=3, failed=(1, 3)),
    Row("GS6", 2, 4, (40, -40, -40, 40), partner=1),
    Row("GS7", 2, 4, (-40, 40, 40, -40), partner=1, failed=(4,)),
    Row("GS8", 3, 2, (-40, 40, -40, 40), last=4),
    Row("GS9", 3, 2, (-40, 120, -40, -40), last=2),
    Row("GS10", 3, 2, (40, -120, 40, 40), failed=(2,)),
    Row("GS11", 4, 3, (-50, -50, 150, -50)),
    Row("GS12", 4, 3, (-100, 100, 100, -100), mit=2),
    Row("GS13", 4, 3, (0, 300, -300, 0), mit=2, failed=(3,)),
    Row("GS14", 4, 3, (200, -200, -200, 200), mit=2, failed=(3, 2)),
    Row("GS15", 5, 1, (-60, -60, 60, 60), partner=2, failed=(1,)),
    Row("GS16", 6, 4, (-60, -60, 60, 60), last=3),
    Row("GS17", 7, 1, (180, -60, -60, -60), last=1),
    Row("GS18", 8, 3, (70, 70, -210, 70), failed=(3,)),
    Row("GS19", 9, 4, (-80, -80, -80, 240), last=4),
    Row("GS20", 0, 1, (-30, 10, 10, 10), points=(50, 20, 20, 0)),
    Row("GS21", 0, 1, (-10, 10, -10, 10), points=(40, 10, 40, 0)),
    Row("GS22", 0, 1, (-10, 30, -10, -10), points=(30, 0, 30, 30)),
    Row("GS23", 0, 1, (10, 10, -10, -10), points=(10, 20, 30, 30)),
    Row("GS24", 1, 1, (-150, 0, 150, 0), mit=3, failed=(3,), options=LITERAL),
)
