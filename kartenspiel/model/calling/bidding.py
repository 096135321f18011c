# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The half-dealt call: forehand names a card, having seen half of his hand."""

import abc
from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.model.calling import texts
from kartenspiel.model.calling.public import A
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.game import Deal, Dealt, Hand, State
from kartenspiel.model.moves import Call, Choice, Move
from kartenspiel.model.refusal import Refusal, not_your_turn
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.table_cards import TableCards


@dataclass(frozen=True, slots=True)
class HalfDealt(State[C, A], abc.ABC):
    """The first batch has been dealt; forehand must call (R7, R10, M6, M8)."""

    clauses: ClassVar[CallingClauses]
    deal: Deal[C]
    log: tuple[Move, ...] = ()

    @property
    def turn(self) -> Seat:
        """Forehand, who calls."""
        return self.deal.forehand

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Forehand's possible calls (R11, R12, M9–M11)."""
        return self.calls() if seat == self.turn else ()

    def callable_cards(self) -> Hand:
        """Return the cards that may be named, also out of one's own unless a house rule forbids it."""
        rules = self.deal.rules
        if rules.call_own_card == "allowed":
            return rules.half_deal.cards
        own = self.deal.hands[self.turn][: rules.half_deal.batch]
        return tuple(card for card in rules.half_deal.cards if card not in own)

    @abc.abstractmethod
    def calls(self) -> tuple[Call, ...]:
        """Return every possible call in a stable order."""

    @abc.abstractmethod
    def after_call(self, call: Call) -> State[C, A]:
        """Return the state in which cards are played after this call."""

    def _apply(self, move: Move) -> State[C, A]:
        if not isinstance(move, Call):
            raise TypeError(move)
        return self.after_call(move)

    @abc.abstractmethod
    def refusal_of_trumps(self, call: Call) -> Refusal:
        """Say what is wrong with the trumps named with a card that may be called."""

    def refusal(self, move: Move) -> Refusal:
        """Say why a move other than a proper call is refused."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, self.clauses.call)
        if not isinstance(move, Call):
            return Refusal("CALL_FIRST", texts.CALL_FIRST, self.clauses.call)
        if move.card not in self.deal.rules.half_deal.cards:
            return Refusal("NOT_IN_PACK", texts.NOT_IN_PACK(card=move.card), self.clauses.pack)
        if move.card not in self.callable_cards():
            return Refusal("OWN_CARD", texts.OWN_CARD(card=move.card), self.clauses.own_card)
        return self.refusal_of_trumps(move)

    def _mask_deal(self, seat: Seat) -> Dealt:
        """Each sees the first batch of his own cards; the rest is not yet dealt (R8, M7)."""
        dealt = self.deal.rules.half_deal
        hidden = (None,) * dealt.hand
        own = (*self.deal.hands[seat][: dealt.batch], *hidden[dealt.batch :])
        return tuple(own if other == seat else hidden for other in all_seats(self.deal.seats)), ()

    def cards(self, seat: Seat) -> TableCards:
        """Return the first batch of each, of which the seat sees its own."""
        dealt, _ = self._mask_deal(seat)
        return TableCards(tuple(hand[: self.deal.rules.half_deal.batch] for hand in dealt))
