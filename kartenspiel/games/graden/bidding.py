# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Graden before the lead: the bidding, and what the bidder names (G7–G16, G27)."""

from dataclasses import dataclass

from kartenspiel.games.graden.auction import Auction
from kartenspiel.games.graden.early_end import StoppablePlay
from kartenspiel.games.graden.public import GradenPublic, StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.states import GradenState
from kartenspiel.model import narration
from kartenspiel.model.aceten import PACK_24, marriage, marriages
from kartenspiel.model.cards import Suit
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Deal, Hand
from kartenspiel.model.moves import Call, Choice, Declare, Move
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_NO_PAIR = _("You do not hold King and Over of this suit together.")


@dataclass(frozen=True, slots=True)
class Bidding(GradenState):
    """The bidding (G7–G16)."""

    @property
    def turn(self) -> Seat | None:
        """Who speaks."""
        return self.bidding.turn

    @property
    def public(self) -> GradenPublic:
        """The bidding so far."""
        return GradenPublic("bidding", self.bidding.standing, self.bidding.said)

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.bidding.moves() if seat == self.turn else ()

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said."""
        return self.bidding.refusal(move)

    def _apply(self, move: Move) -> GradenState:
        log, bidding = (*self.log, move), self.bidding.apply(move)
        if bidding.turn is not None:
            return changed(self, log=log, bidding=bidding)
        if bidding.standing is None:
            return StoppablePlay.begin(self.deal, log, bidding)
        return Naming(self.deal, log, bidding, bidding.standing).proceed()


@dataclass(frozen=True, slots=True)
class Naming(GradenState):
    """The bidder shows his pair, if the house wants it, and calls a card (G16, G27)."""

    won: StandingBid
    """The bid that has won."""
    shown: Suit | None = None

    @property
    def turn(self) -> Seat:
        """The bidder."""
        return self.won.seat

    @property
    def public(self) -> GradenPublic:
        """The bidding, and the pair shown."""
        return GradenPublic("naming", self.won, self.bidding.said, self.shown)

    @property
    def must_show(self) -> bool:
        """Whether a pair must be shown now."""
        return self.won.contract.pair and self.rules.show_hundred_pair and self.shown is None

    def proceed(self) -> GradenState:
        """Return this state while something is left to be named, else the play."""
        if self.must_show or self.won.contract.task == "called":
            return self
        return StoppablePlay.begin(self.deal, self.log, self.bidding, self.shown)

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the pairs to show or the cards to call."""
        said: tuple[Declare | Call, ...] = ()
        if seat == self.turn and self.must_show:
            said = tuple(Declare(seat, suit) for suit in marriages(self.deal.hands[seat]))
        elif seat == self.turn:
            said = tuple(Call(seat, card) for card in PACK_24)
        return tuple(move for move in said if self._obstacle(move) is None)

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "G27")
        return self._obstacle(move) or not_now("G16" if self.must_show else "G27")

    def _obstacle(self, move: Move) -> Refusal | None:
        """Return what keeps the bidder from showing a pair or calling a card, ``None`` if nothing does (G16, G27)."""
        own = self.deal.hands[self.turn]
        if isinstance(move, Declare) and self.must_show and move.suit not in marriages(own):
            return Refusal("NO_PAIR", _NO_PAIR, "G16")
        own_barred = self.rules.call_own_card != "allowed"
        if isinstance(move, Call) and not self.must_show and own_barred and move.card in own:
            return Refusal("OWN_CARD", narration.OWN_CARD(card=move.card), "G27")
        return None

    def _apply(self, move: Move) -> GradenState:
        log = (*self.log, move)
        if isinstance(move, Declare):
            return changed(self, log=log, shown=move.suit).proceed()
        if isinstance(move, Call):
            return StoppablePlay.begin(self.deal, log, self.bidding, self.shown, move.card)
        raise TypeError(move)

    def open_cards(self, owner: Seat) -> Hand:
        """Return the shown pair (G16)."""
        return marriage(self.shown) if self.shown is not None and owner == self.turn else ()


def begin(deal: Deal[GradenRules]) -> Bidding:
    """Return the first state of a deal: forehand speaks (G7)."""
    return Bidding(deal, (), Auction(deal.rules, deal.hands, deal.forehand))
