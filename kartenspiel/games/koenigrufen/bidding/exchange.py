# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments in which the declarer calls a king, takes of the talon and lays away (K28–K40)."""

from dataclasses import dataclass

from kartenspiel.games.koenigrufen import talon
from kartenspiel.games.koenigrufen.bidding.announcing import Speaking
from kartenspiel.games.koenigrufen.bidding.thrown_in import KingWithOther
from kartenspiel.games.koenigrufen.play import GivenUp
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides import dummies
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.model.changing import changed
from kartenspiel.model.game import State
from kartenspiel.model.moves import Call, Choice, GiveUp, LayAway, Move, Take
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import replace_hand


@dataclass(frozen=True, slots=True)
class Calling(AfterBidding):
    """The declarer calls a king (K28–K33)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    @property
    def talon_shown(self) -> bool:
        """The king is called before the talon is turned (K28)."""
        return False

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the kings that may be called."""
        return talon.calls(self.rules, seat, self.deal.hands[seat]) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        if not isinstance(move, Call):
            raise TypeError(move)
        begun = changed(self, log=(*self.log, move), called=move.card)
        if dummies.is_thrown_in(self.players, begun.sides):
            return KingWithOther(self.deal, begun.log, self.auction, move.card)
        if self.row.talon == "half":
            return Exchanging(self.deal, begun.log, self.auction, self.hands, move.card)
        return Speaking.begin(begun)

    def refusal(self, move: Move) -> Refusal:
        """Say why this cannot be called."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "K28")
        if not isinstance(move, Call):
            return not_now("K28")
        return talon.refuse_call(self.rules, move, self.deal.hands[move.seat])


@dataclass(frozen=True, slots=True)
class Exchanging(AfterBidding):
    """The declarer takes of the talon, or gives up where the called king lies there (K34, K35, K40)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be taken."""
        return self.exchange.moves() if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        log = (*self.log, move)
        if isinstance(move, GiveUp):
            return GivenUp(self.deal, log, self.auction, self.hands, self.called, bird=move.bird or "")
        if not isinstance(move, Take):
            raise TypeError(move)
        hand = (*self.hands[move.seat], *talon.taken_cards(self.deal.talon, move.half))
        hands = replace_hand(self.hands, move.seat, hand)
        return Discarding(self.deal, log, self.auction, hands, self.called, move.half)

    def refusal(self, move: Move) -> Refusal:
        """Say why this cannot be done before a card is taken."""
        return self.exchange.refusal(move)


@dataclass(frozen=True, slots=True)
class Discarding(AfterBidding):
    """The declarer lays away as many cards as he has taken (K36–K38)."""

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be laid away."""
        return (self.exchange.lay_away(self.hands[seat]),) if seat == self.turn else ()

    def _apply(self, move: Move) -> State[KoenigrufenRules, KoenigrufenPublic]:
        if not isinstance(move, LayAway):
            raise TypeError(move)
        laid = tuple(card for card in move.cards if card is not None)
        kept = tuple(card for card in self.hands[move.seat] if card not in laid)
        hands = replace_hand(self.hands, move.seat, kept)
        return Speaking.begin(changed(self, log=(*self.log, move), hands=hands, discard=laid))

    def refusal(self, move: Move) -> Refusal:
        """Say why these cards may not be laid away."""
        if not isinstance(move, LayAway):
            return not_now("K34")
        return self.exchange.refuse_laying(move, self.hands[self.declarer])
