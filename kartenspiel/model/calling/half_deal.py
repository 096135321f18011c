# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How many cards of which pack are dealt before the call, and how many in all."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kartenspiel.model.aceten import RANKS_32, pack_with
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import PLAIN_SUITS, Card, pack_of


@dataclass(frozen=True)
class HalfDeal:
    """How a deal is dealt in which forehand calls a card before having seen the whole hand."""

    ranks: str
    """The ranks of each suit from high to low, separated by spaces; all cards are dealt."""
    batch: int
    """So many cards everybody gets before the call."""
    hand: int
    """So many in all, which is also how many tricks there are."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card, in the order in which cards are listed."""
        return pack_of(PLAIN_SUITS, self.ranks.split())

    @cached_property
    def pack(self) -> Pack:
        """The pack in its rank order (R3, M3)."""
        return pack_with(self.ranks)

    @property
    def batches(self) -> tuple[int, int]:
        """How many cards everybody gets at a time: before the call, and after it."""
        return self.batch, self.hand - self.batch

    def places_of(self, batch: int) -> range:
        """Return where in a hand the cards of the first batch (0) stand, or of the second (1)."""
        return range(self.batch) if batch == 0 else range(self.batch, self.hand)


TWICE_FOUR: Final = HalfDeal(RANKS_32, batch=4, hand=8)
"""Thirty-two cards, twice four to each of four (R2, R6, R9, M2, M6)."""
