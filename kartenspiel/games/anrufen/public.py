# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody at a table of Anrufen knows of the deal, beside the cards in sight."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kartenspiel.games.anrufen.auction import Auction
from kartenspiel.games.anrufen.contracts import BidContract
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat

Phase = Literal["auction", "preparation", "play", "redeal"]
"""Bids; what the bidder does before the lead; cards; and the end of a deal in which everybody has passed twice."""


@dataclass(frozen=True, slots=True)
class AnrufenPublic:
    """What has been said and done in the sight of all, the cards played apart."""

    phase: Phase
    contract: BidContract | None = None
    """The standing bid, after the auction the one that has won; ``None`` before any bid."""
    bidding: Auction | None = None
    """How the auction stands, while it lasts."""
    taken: bool = False
    """Whether the bidder has taken up the talon (A24)."""
    laid_away: bool = False
    """Whether he has laid three cards away for it (A24)."""
    registered: tuple[tuple[Seat, Suit], ...] = ()
    """The marriages registered so far, with their holders (A35)."""
    leading: Suit | None = None
    """The marriage just registered, of which a card must now be led (A35)."""
    sides_known: bool = False
    """Whether everybody knows who plays with the bidder, or that nobody does (A22, A23)."""
    partner: Seat | None = None
    """The bidder's partner, once everybody knows him."""

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, as soon as one is bound or named."""
        return None if self.contract is None else self.contract.trumps


Seen: TypeAlias = Observation[AnrufenRules, AnrufenPublic]
"""What a seat at a table of Anrufen sees."""


def known_partner(seen: Seen) -> Seat | None:
    """Return the bidder's partner as far as the observer knows him: from what all know, or as himself (A23, A50)."""
    contract = seen.public.contract
    if seen.public.sides_known or contract is None or seen.seat == contract.bidder:
        return seen.public.partner
    return seen.seat if contract.called in seen.hand else None
