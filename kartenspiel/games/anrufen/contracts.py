# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bids of Anrufen (A9), and what becomes of the highest: the contract."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

LEVELS: Final = ("simple", "hundred", "none", "all", "all_hundred")
"""The bids from the lowest to the highest (A9); a level is one more than its place here."""
NAMES: Final[Mapping[str, Text]] = {
    "simple": _("simple game"),
    "hundred": _("hundred"),
    "none": _("no tricks"),
    "all": _("all tricks"),
    "all_hundred": _("all tricks with hundred"),
}
"""What the bids are called, by their ids."""
NO_TRICKS: Final = 3
VALUES: Final = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3}
"""What each level is worth in tokens (A9)."""


def level(bid: str) -> int:
    """Return the level of a bid's id, from 1 to 5; 0 for an id that is none."""
    return LEVELS.index(bid) + 1 if bid in LEVELS else 0


@dataclass(frozen=True, slots=True)
class BidContract:
    """The standing bid, or the one that has won the auction, with all that everybody has heard about it so far."""

    bidder: Seat
    level: int
    trumps: Suit | None = None
    called: Card | None = None
    raised_from: int = 0
    """The level before the partner raised it (A27), 0 if nobody has."""
    contras: tuple[Seat, ...] = ()
    """Who has said Kontra, the first one first (A29)."""

    @property
    def id(self) -> str:
        """The id of the bid as it stands, raised if the partner raised it."""
        return LEVELS[self.level - 1]

    @property
    def bid(self) -> str:
        """The id of the bid before the partner raised it."""
        return LEVELS[(self.raised_from or self.level) - 1]

    @property
    def raised(self) -> bool:
        """Whether the partner has raised the bid (A27)."""
        return bool(self.raised_from)

    def side_a(self, partner: Seat | None) -> tuple[Seat, ...]:
        """Return who plays for the bid: the bidder, and his partner if he has this one (A22)."""
        return (self.bidder,) if partner is None else (self.bidder, partner)
