# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The end of a deal of Königrufen that is thrown in before the lead (K13, K114)."""

from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.games.koenigrufen.auction import Auction
from kartenspiel.games.koenigrufen.public import NOTHING_SAID, KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.tarock import states
from kartenspiel.model.text import Text, Who, room_marker

_ = room_marker(__package__)

_WITH_OTHER = _(
    "{player:nom} {player:hold|holds} the called {card}: the cards are thrown in, and the same dealer deals."
)


@dataclass(frozen=True, slots=True)
class ThrownIn(states.TarockThrownIn[KoenigrufenRules, KoenigrufenPublic]):
    """The cards are thrown in: nothing is scored, the same dealer deals again (K13)."""

    clause: ClassVar[str] = "K13"

    @property
    def two_accounts(self) -> bool:
        """Whether raises are settled in an account of their own (K56)."""
        return self.rules.kontra_ledger == "side"

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what everybody knows: nothing was said."""
        return NOTHING_SAID


@dataclass(frozen=True, slots=True)
class KingWithOther(ThrownIn):
    """At a table of two the other player holds the called card: the cards are thrown in at once (K114)."""

    clause: ClassVar[str] = "K114"
    auction: Auction
    called: Card

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what was bid and called."""
        return KoenigrufenPublic(self.auction, self.called)

    @property
    def reason(self) -> Text:
        """Who holds the called card."""
        holder = next(seat for seat in self.deal.players if seat != self.auction.declarer)
        return _WITH_OTHER(card=self.called, player=Who(holder))
