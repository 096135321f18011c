# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements ZW1–ZW15, ZW17 and ZW18 of Zwanzigerrufen; ZW16 is a deal of its own."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from kartenspiel.model.options import OptionValue

Payments = tuple[int, int, int, int]


@dataclass(frozen=True)
class Settlement:
    """A worked settlement: what is said, the points of the declarer's side, what is paid for, and the payments."""

    id: str
    speech: str
    points: int | None
    items: str
    """Like "game D 1": the item, the side that gets it, its value for each opponent."""
    payments: Payments
    partner: int | None = None
    """Seat of the partner."""
    double: int = 0
    """How many hands are still to count double when this one begins."""
    double_after: int = 0
    """How many hands are still to count double when this one is over."""
    deal: str = ""
    """The settlement whose deal is played, if not its own."""
    options: Mapping[str, OptionValue] = dataclasses.field(default_factory=dict)

    @property
    def example(self) -> str:
        """The deal in the data file."""
        return self.deal or self.id


SETTLEMENTS = (
    Settlement(
        "ZW1", "F call | P2 absolut | P3 kontra absolut of P2 | P4 pagat_ultimo | F kontra pagat_ultimo", 40,
        "game O 2, absolut D 4, pagat_ultimo O 4", (-2, 2, -2, 2), partner=2,
    ),
    Settlement("ZW2", "F call", 50, "game D 1", (1, -1, 1, -1), partner=2),
    Settlement("ZW3", "F call", 44, "game O 1", (-1, -1, 1, 1), partner=1),
    Settlement("ZW4", "F call", 60, "game D 1, absolut D 1, pagat_ultimo D 1", (3, -3, -3, 3), partner=3),
    Settlement("ZW5", "F call", 30, "game O 1, absolut O 1, pagat_ultimo D 1", (-1, -1, 1, 1), partner=1),
    Settlement(
        "ZW6", "F call | P2 solo | P3 | P4 kontra game | F | P2 kontra game", 50, "game D 16, trull D 2",
        (-18, 54, -18, -18),
    ),
    Settlement(
        "ZW7", "F solo", 44, "game O 4, four_kings O 4, mondfang O 2", (-30, 10, 10, 10), double_after=4,
    ),
    Settlement(
        "ZW7 with a Solo of 5", "F solo", 44, "game O 5, four_kings O 4, mondfang O 2", (-33, 11, 11, 11),
        double_after=4, deal="ZW7", options={"solo_value": 5},
    ),
    Settlement("ZW8", "F call | P2 | P3 suit_solo", 48, "game D 4, four_kings D 2", (-6, -6, 18, -6)),
    Settlement(
        "ZW9", "F call, valat, pagat_ultimo", 88, "game D 1, valat D 12, pagat_ultimo D 2, absolut D 1",
        (16, -16, 16, -16), partner=2,
    ),
    Settlement(
        "ZW9 (b)", "F call, valat, pagat_ultimo", 88, "game D 1, valat D 12", (13, -13, 13, -13), partner=2,
        deal="ZW9", options={"valat_cancels": "bonuses"},
    ),
    Settlement(
        "ZW9 (c)", "F call, valat, pagat_ultimo", 88, "valat D 12", (12, -12, 12, -12), partner=2, deal="ZW9",
        options={"valat_cancels": "everything"},
    ),
    Settlement("ZW10", "F call, valat", 84, "game D 1, absolut D 1, valat O 12", (-10, 10, -10, 10), partner=2),
    Settlement(
        "ZW11", "F call", 60, "game D 2, absolut D 2, pagat_ultimo D 2", (6, -6, -6, 6), partner=3, double=3,
        double_after=2, deal="ZW4",
    ),
    Settlement("ZW12", "F call", 46, "game D 1, mondfang O 1", (0, 0, 0, 0), partner=2, double_after=4),
    Settlement("ZW13", "F call | P2 absolut", 32, "game O 2, absolut O 2", (-4, 4, 4, -4), partner=3),
    Settlement(
        "ZW14", "F call, absolut | P2 | P3 absolut", 56, "game D 2, absolut D 2, absolut D 2", (6, 6, -6, -6),
        partner=1,
    ),
    Settlement(
        "ZW15", "F call | P2 kontra game | P3 kontra game | P4 kontra game | F kontra game", 45, "game D 16",
        (16, -16, 16, -16), partner=2,
    ),
    Settlement(
        "ZW17", "F call | P2 | P3 | P4 solo", 88, "game D 4, absolut D 2, valat D 24, trull D 2",
        (-32, -32, -32, 96),
    ),
    Settlement(
        "ZW17 with a Valat doubled", "F call | P2 | P3 | P4 solo", 88,
        "game D 4, absolut D 2, valat D 48, trull D 2", (-56, -56, -56, 168), deal="ZW17",
        options={"solo_doubles_valat": "on"},
    ),
)  # fmt: skip
