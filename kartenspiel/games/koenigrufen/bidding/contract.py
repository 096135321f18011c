# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays what: the moments of bidding (K18–K27), and what follows them."""

from dataclasses import dataclass

from kartenspiel.games.koenigrufen.auction import Auction
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.exchange import Calling, Exchanging
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Choice, Knock, Move, Stack, ThrowIn
from kartenspiel.model.refusal import Refusal, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.states import TarockState
from kartenspiel.model.text import room_marker

_ = room_marker(__package__)


@dataclass(frozen=True, slots=True)
class Bidding(TarockState[KoenigrufenRules, KoenigrufenPublic]):
    """Forehand has spoken; who plays what is found (K18–K27)."""

    auction: Auction

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.auction.turn

    @property
    def public(self) -> KoenigrufenPublic:
        """Return what was bid."""
        return KoenigrufenPublic(self.auction)

    @property
    def lying_talon(self) -> tuple[Card | None, ...]:
        """The talon lies closed (K11)."""
        return (None,) * len(self.deal.talon)

    @property
    def talon_aside(self) -> bool:
        """Nobody takes of it before the bidding is over."""
        return True

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.auction.moves(self.deal.hands[seat]) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        return after_words(self.deal, (*self.log, move), self.auction.after(move))

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if isinstance(move, ThrowIn | Knock | Stack):
            return Refusal("TOO_LATE", tarock_words.THROW_IN_TOO_LATE, "K13")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K19")
        return self.auction.refusal(move, self.deal.hands[move.seat])


def after_words(
    deal: Deal[KoenigrufenRules], log: tuple[Move, ...], auction: Auction
) -> State[KoenigrufenRules, KoenigrufenPublic]:
    """Return the state after a word of the bidding: it goes on, or the contract is begun (K26, K28, K52)."""
    if not auction.closed:
        return Bidding(deal, log, auction)
    begun = Calling(deal, log, auction, deal.hands)
    if begun.row.calls:
        return begun
    if begun.row.talon in ("half", "all"):
        return Exchanging(deal, log, auction, deal.hands)
    if begun.row.each_alone:
        return Playing(deal, log, auction, deal.hands)
    return Speaking.begin(begun)
