# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Zwanzigerrufen before the lead: knocking, throwing in, speaking (Z10–Z32)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kartenspiel.games.zwanzigerrufen.cards import called_tarock
from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.public import ZwanzigerPublic
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import Speech, first_bids, first_speech
from kartenspiel.games.zwanzigerrufen.states import NOTHING_SAID, AfterBid
from kartenspiel.model.game import Hand, State
from kartenspiel.model.moves import Announce, Bid, Choice, Knock, Kontra, Move, Pass, Stack, ThrowIn
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn, unknown_contract
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.tarock.states import BeforeWords
from kartenspiel.model.tarock.states import TarockThrownIn as NothingPlayed
from kartenspiel.model.text import Who, marker

_ = marker(__package__)

_ORDER = _("Within a turn one bids first, then announces, then raises.")
_FIRST_BID = _("Forehand must bid a contract first.")
_NOT_HIGHER = _("This contract cannot be bid here.")
_SUIT_CARDS = _("A Suit Solo needs at least {count} suit cards in hand.")
_NOT_ANNOUNCED = _("This bonus cannot be announced here.")
_NOT_RAISED = _("This cannot be raised by {player} now.")


@dataclass(frozen=True, slots=True)
class Opening(BeforeWords[ZwanzigerrufenRules, ZwanzigerPublic]):
    """The cards are dealt; somebody may knock or throw in, then forehand speaks (Z10–Z13, Z16)."""

    turn_clause: ClassVar[str] = "Z14"
    knocking_clause: ClassVar[str] = "Z12"
    throwing_in_clause: ClassVar[str] = "Z13"

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what everybody knows: nothing before the first bid."""
        return NOTHING_SAID

    @property
    def may_still_knock(self) -> bool:
        """Whether somebody may knock (Z12)."""
        return self.rules.knocking == "allowed" and not self.log

    @property
    def throwing_in(self) -> str:
        """Which hands are thrown in (Z13)."""
        return self.rules.zusammenwerfen

    def first_words(self) -> Sequence[Choice]:
        """Return the bids with which forehand may begin (Z16)."""
        return first_bids(self.rules, self.forehand, self.deal.hands[self.forehand])

    def after_throwing_in(self, log: tuple[Move, ...]) -> "ThrownIn":
        """Return the end of the deal (Z13)."""
        return ThrownIn(self.deal, log)

    def after_first_word(self, move: Move, log: tuple[Move, ...]) -> "Speaking":
        """Return the state after forehand's bid (Z16)."""
        if not isinstance(move, Bid):
            raise TypeError(move)
        return Speaking(self.deal, log, first_speech(self.rules, move), _sides(move, self.deal.hands))

    def refusal_of_first_word(self, move: Move) -> Refusal:
        """Say why forehand cannot begin with this (Z16)."""
        return self._refusal_of_bid(move) if isinstance(move, Bid) else Refusal("FIRST_BID", _FIRST_BID, "Z16")

    def _refusal_of_bid(self, move: Bid) -> Refusal:
        """Say why forehand may not begin with this bid (Z16–Z18, Z21, Z60)."""
        refused = _refusal_of_contract(move, self.deal.hands[move.seat])
        if refused is not None:
            return refused
        row = CONTRACTS[move.bid]
        may_call = not row.calls or called_tarock(self.rules, self.deal.hands[move.seat]) is not None
        return Refusal("NOT_HIGHER", _NOT_HIGHER, row.clause if may_call else "Z18")


@dataclass(frozen=True, slots=True)
class ThrownIn(NothingPlayed[ZwanzigerrufenRules, ZwanzigerPublic]):
    """The cards are thrown in: nothing is paid, the same dealer deals again (Z13)."""

    clause: ClassVar[str] = "Z13"

    @property
    def public(self) -> ZwanzigerPublic:
        """Return what everybody knows: nothing was bid."""
        return NOTHING_SAID


@dataclass(frozen=True, slots=True)
class Speaking(AfterBid):
    """The one phase of bidding, announcing and raising (Z14–Z32)."""

    @property
    def turn(self) -> Seat:
        """Who speaks."""
        return self.speech.turn

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.speech.moves(self.deal.hands[seat], self.sides.of(seat)) if seat == self.turn else ()

    def _apply(self, move: Move) -> State:
        log, speech = (*self.log, move), self.speech.after(move, self.sides.of(move.seat))
        if speech.closed:
            return Playing(self.deal, log, speech, self.sides, self.deal.hands)
        sides = _sides(move, self.deal.hands) if isinstance(move, Bid) else self.sides
        return Speaking(self.deal, log, speech, sides)

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if isinstance(move, ThrowIn | Knock | Stack):
            return Refusal("TOO_LATE", tarock_words.THROW_IN_TOO_LATE, "Z13")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "Z14")
        late = self.speech.part > {Bid: 0, Announce: 1}.get(type(move), 2)
        if late and isinstance(move, Bid | Announce | Pass):
            return Refusal("ORDER", _ORDER, "Z15")
        return _refusal_of_words(move, self.deal.hands[move.seat], self.speech)


def _sides(bid: Bid, hands: tuple[Hand, ...]) -> Sides:
    """Return who plays with whom after a bid: the holder of the tarock called with the bidder (Z17)."""
    return Sides(bid.seat, next((Seat(seat) for seat, hand in enumerate(hands) if bid.card in hand), None))


def _refusal_of_contract(move: Bid, hand: Hand) -> Refusal | None:
    """Say why a bid is none in any turn: the contract does not exist, or the hand does not allow it (Z21)."""
    if move.bid not in CONTRACTS:
        return unknown_contract(move.bid, CONTRACTS)
    row = CONTRACTS[move.bid]
    return None if row.fits(hand) else Refusal("SUIT_CARDS", _SUIT_CARDS(count=row.suit_cards), "Z21")


def _refusal_of_words(move: Move, hand: Hand, speech: Speech) -> Refusal:
    """Say why a bid, an announcement or a raise is not possible though the turn has come to it."""
    if isinstance(move, Bid):
        outbids = move.bid not in CONTRACTS or speech.outbids(move.bid)
        refused = _refusal_of_contract(move, hand) if outbids else None
        return refused or Refusal("NOT_HIGHER", _NOT_HIGHER, "Z20")
    if isinstance(move, Announce):
        return Refusal("NOT_ANNOUNCED", _NOT_ANNOUNCED, "Z26")
    if isinstance(move, Kontra):
        return Refusal("NOT_RAISED", _NOT_RAISED(player=Who(move.seat)), "Z28")
    return not_now("Z14")
