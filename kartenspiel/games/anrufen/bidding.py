# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Anrufen before the lead: auction, redeal, and what the bidder prepares (A9–A25)."""

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from kartenspiel.games.anrufen import settlement
from kartenspiel.games.anrufen.auction import SUIT_ORDER, Auction
from kartenspiel.games.anrufen.contracts import NO_TRICKS, BidContract
from kartenspiel.games.anrufen.early_end import StoppablePlay
from kartenspiel.games.anrufen.public import AnrufenPublic
from kartenspiel.games.anrufen.rules import AnrufenRules
from kartenspiel.games.anrufen.states import AnrufenState
from kartenspiel.model import narration
from kartenspiel.model.aceten import PACK_24
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Deal, Hand, State
from kartenspiel.model.moves import Bid, Call, Choice, LayAway, LayAwayChoice, Move, Take, Trumps
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import marker
from kartenspiel.model.unplayed import Unplayed

_ = marker(__package__)

TALON: Final = 3

_TRUMP_ONLY = _("Only a trump that you do not hold can be called.")
_LAY_THREE = _("Lay away exactly three of your ten cards.")


@dataclass(frozen=True, slots=True)
class Bidding(AnrufenState):
    """The bidding (A9–A18)."""

    bidding: Auction
    covered: Suit | None = None
    """The suit of an equal bid that is hidden until the holder has named his (A12)."""

    @property
    def turn(self) -> Seat | None:
        """Who speaks."""
        return self.bidding.turn

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.bidding.moves() if seat == self.turn else ()

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said."""
        return self.bidding.refusal(move)

    def mask_move(self, move: Move, seat: Seat) -> Move:
        """A covered suit is known to the challenger alone (A12)."""
        if self.covered is not None and isinstance(move, Bid) and move.seat != seat and move == self.log[-1]:
            return changed(move, trumps=None)
        return move

    @property
    def _masks_moves(self) -> bool:
        """Nothing but a covered suit is hidden (A12)."""
        return self.covered is not None

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        bidding = self.bidding.apply(move, self.covered)
        if not bidding.closed:
            covered = move.trumps if bidding.covered and isinstance(move, Bid) else None
            return changed(self, log=log, bidding=bidding, covered=covered)
        won = bidding.contract
        return Redealt(self.deal, log) if won is None else Preparing.begin(self.deal, log, won)

    @property
    def contract(self) -> BidContract | None:
        """The standing bid."""
        return self.bidding.contract

    @property
    def public(self) -> AnrufenPublic:
        """How the auction stands."""
        return AnrufenPublic("auction", self.contract, self.bidding)


@dataclass(frozen=True, slots=True)
class Redealt(Unplayed, AnrufenState):
    """Everybody passed twice: the cards are thrown in (A18)."""

    clause: ClassVar[str] = "A18"

    @property
    def public(self) -> AnrufenPublic:
        """That there is no contract."""
        return AnrufenPublic("redeal")

    @property
    def outcome(self) -> Outcome:
        """Nothing is paid."""
        nothing = (0,) * self.deal.seats
        return Outcome(
            payments=nothing, contract="redeal", played=False, declarer=None, partner=None, trumps=None, tricks=(),
            card_points=nothing, items=(), context=self.deal.context, declarations=nothing,
            explain=partial(settlement.redeal_lines, self.deal.seats), conclude=settlement.redealt,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Preparing(AnrufenState):
    """The bidder names trumps, exchanges with the talon or calls a card (A19–A25)."""

    won: BidContract
    hands: tuple[Hand, ...]
    has_taken: bool = False
    discards: Hand | None = None

    @classmethod
    def begin(cls, deal: Deal[AnrufenRules], log: tuple[Move, ...], won: BidContract) -> State:
        """Return the state after the auction, which is the play itself if nothing is to be prepared (A19)."""
        return cls(deal, log, won, deal.hands).proceed()

    def proceed(self) -> State:
        """Return this state while something is left to do, else the play."""
        if self.steps():
            return self
        return StoppablePlay.begin(self.deal, self.log, self.won, self.hands, self.discards)

    def steps(self) -> tuple[str, ...]:
        """Return what is left to do, in order."""
        trumps = ("trumps",) if self.won.level != NO_TRICKS and self.won.trumps is None else ()
        if not self.with_talon:
            call = ("call",) if self.won.level != NO_TRICKS and self.won.called is None else ()
            return trumps + call
        if self.won.level == NO_TRICKS and self.rules.talon_no_tricks == "no_exchange":
            return ()
        taking = () if self.has_taken else ("take",)
        laying = () if self.discards is not None else ("lay_away",)
        if self.rules.trump_time_3p == "after_discard":
            return taking + laying + trumps
        return trumps + taking + laying

    @property
    def bidder(self) -> Seat:
        """The winner of the auction."""
        return self.won.bidder

    @property
    def turn(self) -> Seat:
        """The bidder."""
        return self.bidder

    @property
    def contract(self) -> BidContract:
        """The bid as far as it is complete."""
        return self.won

    @property
    def public(self) -> AnrufenPublic:
        """The contract, and how far the exchange has come."""
        return AnrufenPublic("preparation", self.won, taken=self.has_taken, laid_away=self.discards is not None)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now."""
        return self.hands

    @property
    def taken(self) -> bool:
        """Whether the talon has been taken up."""
        return self.has_taken

    @property
    def laid(self) -> Hand | None:
        """The discards."""
        return self.discards

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what the bidder may do at this step."""
        if seat != self.bidder:
            return ()
        step = self.steps()[0]
        if step == "trumps":
            return tuple(Trumps(seat, suit) for suit in reversed(SUIT_ORDER))
        if step == "take":
            return (Take(seat, "all"),)
        if step == "lay_away":
            return (LayAwayChoice(seat, tuple(sorted(self.hands[seat])), TALON),)
        return tuple(Call(seat, card) for card in self.callable_cards())

    def callable_cards(self) -> Hand:
        """Return the cards that may be called (A21, A22), trumps first where others are the exception."""
        free = tuple(card for card in PACK_24 if self._obstacle_to_call(card) is None)
        return free if self.rules.call_suit == "any" else tuple(sorted(free, key=lambda card: not self._is_trump(card)))

    def _is_trump(self, card: Card) -> bool:
        return card.suit is self.won.trumps

    def _obstacle_to_call(self, card: Card) -> Refusal | None:
        """Return what keeps the bidder from calling a card of the pack, ``None`` if nothing does (A21, A22)."""
        own = self.hands[self.bidder]
        if card in own and self.rules.call_own_card == "forbidden":
            return Refusal("OWN_CARD", narration.OWN_CARD(card=card), "A22")
        if self.rules.call_suit == "any" or self._is_trump(card):
            return None
        holds_all = all(trump in own for trump in PACK_24 if self._is_trump(trump))
        return None if holds_all and card not in own else Refusal("TRUMP_ONLY", _TRUMP_ONLY, "A21")

    def refusal(self, move: Move) -> Refusal:
        """Say why the bidder may not do this (A20–A25)."""
        if move.seat != self.bidder:
            return not_your_turn(move.seat)
        step = self.steps()[0]
        refused: Refusal | None = None
        if step == "call" and isinstance(move, Call) and move.trumps is None and move.card in PACK_24:
            refused = self._obstacle_to_call(move.card)
        if step == "lay_away" and isinstance(move, LayAway):
            refused = Refusal("LAY_THREE", _LAY_THREE, "A24")
        return refused or not_now("A24" if self.with_talon else "A20")

    def _apply(self, move: Move) -> State:
        return self._after(move).proceed()

    def _after(self, move: Move) -> "Preparing":
        log = (*self.log, move)
        own = self.hands[move.seat]
        if isinstance(move, Trumps):
            return changed(self, log=log, won=changed(self.won, trumps=move.suit))
        if isinstance(move, Call):
            return changed(self, log=log, won=changed(self.won, called=move.card))
        if isinstance(move, Take):
            return self._with_hand((*own, *self.deal.talon), log, has_taken=True)
        if not isinstance(move, LayAway):
            raise TypeError(move)
        laid = tuple(card for card in move.cards if card is not None)
        kept = tuple(card for card in own if card not in laid)
        return changed(self._with_hand(kept, log, has_taken=True), discards=laid)

    def _with_hand(self, hand: Hand, log: tuple[Move, ...], *, has_taken: bool) -> "Preparing":
        hands = tuple(hand if seat == self.bidder else self.hands[seat] for seat in all_seats(self.deal.seats))
        return changed(self, log=log, hands=hands, has_taken=has_taken)


def begin(deal: Deal[AnrufenRules]) -> Bidding:
    """Return the first state of a deal."""
    return Bidding(deal, (), Auction.begin(deal.rules, deal.seats, deal.dealer))
