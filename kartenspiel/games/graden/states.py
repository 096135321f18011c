# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Graden before the lead: bidding, showing a pair, calling a card (G7–G16, G27)."""

from abc import ABC
from dataclasses import dataclass, replace
from typing import Final, cast

from kartenspiel.games.graden import board
from kartenspiel.games.graden.bidding import Bidding, Standing
from kartenspiel.games.graden.contracts import Contract
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.aceten import PACK_24, marriage, marriages
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import (
    Board,
    Deal,
    Fact,
    Hand,
    Mark,
    Outcome,
    Refusal,
    SortOrder,
    State,
    TableView,
    not_now,
    not_your_turn,
)
from kartenspiel.model.moves import Bid, Call, Choice, Declare, Join, Move
from kartenspiel.model.seats import Seat, after, all_seats
from kartenspiel.model.text import QT_TRANSLATE_NOOP
from kartenspiel.model.tricks import without

HAND: Final = 6

_OWN_CARD = QT_TRANSLATE_NOOP("graden", "The {card} cannot be called: it is in your own hand.")
_NO_PAIR = QT_TRANSLATE_NOOP("graden", "King and Over of this suit are not both in your hand.")


@dataclass(frozen=True, slots=True)
class GradenState(State, ABC):
    """What all moments of a deal have in common."""

    deal: Deal
    log: tuple[Move, ...]

    @property
    def rules(self) -> GradenRules:
        """The house rules."""
        return cast("GradenRules", self.deal.rules)

    @property
    def holdings(self) -> tuple[Hand, ...]:
        """The cards held now, face-down ones included."""
        return self.deal.hands

    @property
    def standing(self) -> Standing | None:
        """The standing bid."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

    def dealt(self, seat: Seat) -> tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]:
        """Each sees his own six cards, and those of a hand that lies open (G25); in the end everything is open."""
        hands = self.deal.hands
        return tuple(
            hands[owner] if self.visible(owner, seat) else (None,) * HAND for owner in all_seats(self.deal.seats)
        ), ()

    def masked(self, move: Move, seat: Seat) -> Move:
        """The face of a face-down card is known to its owner, and to all once it is turned up (section 11)."""
        if not isinstance(move, Bid | Join) or move.card is None or move.seat == seat:
            return move
        return move if self.turned_up(move) or self.over else replace(move, card=None)

    def turned_up(self, move: Bid | Join) -> bool:
        """Whether the card of this bid has been turned up."""
        del move
        return False

    def face_down(self) -> tuple[Card | None, ...]:
        """Return for each seat the card lying face down before it, ``None`` for none."""
        lying: list[Card | None] = [None] * self.deal.seats
        standing = self.standing
        if standing is not None:
            lying[standing.seat] = standing.card
            if standing.mit is not None:
                lying[standing.mit] = standing.mit_card
        return tuple(lying)

    def visible(self, owner: Seat, seat: Seat) -> bool:
        """Whether a seat sees another's hand."""
        return owner == seat or self.over

    def table(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it."""
        hands: list[tuple[Card | None, ...]] = []
        down: list[tuple[Card | None, ...]] = []
        for owner, lying in zip(all_seats(self.deal.seats), self.face_down(), strict=True):
            held = self.holdings[owner]
            rest = held if lying is None else without(held, lying)
            known = rest if self.visible(owner, seat) else self.open_cards(owner)
            hands.append((*known, *(None,) * (len(rest) - len(known))))
            shown = lying if owner == seat or self.over or self.mit_shown(owner) else None
            down.append(() if lying is None else (shown,))
        return TableView(
            hands=tuple(hands), talon=(), trick=(), tricks=(), winners=(), card_points=None, facts=self.facts(),
            marks=self.marks(seat), sort=self.sorting(), face_down=tuple(down), board=self.history(),
        )  # fmt: skip

    def marks(self, seat: Seat) -> tuple[tuple[Mark, ...], ...]:
        """Return the roles at each seat, as far as this one knows them."""
        del seat
        return board.marks(self.deal, self.standing, None)

    def history(self) -> Board | None:
        """Return the bidding so far, while it is of interest."""
        return board.history(self.deal, self.log)

    def speakers(self) -> tuple[Seat, ...]:
        """Nobody ever speaks out of turn."""
        return ()

    def open_cards(self, owner: Seat) -> Hand:
        """Return the cards of a hidden hand that all have been shown (G16)."""
        del owner
        return ()

    def mit_shown(self, owner: Seat) -> bool:
        """Whether the card lying before a seat is turned up although not yet played (G22)."""
        del owner
        return False

    def facts(self) -> tuple[Fact, ...]:
        """Return what stays in sight."""
        standing = self.standing
        return () if standing is None else board.facts(standing, high=None, called=None, shown=None)

    def sorting(self) -> SortOrder:
        """Return how hands are sorted."""
        return board.sort(high=None)


@dataclass(frozen=True, slots=True)
class Auction(GradenState):
    """The bidding (G7–G16)."""

    bidding: Bidding

    @property
    def turn(self) -> Seat | None:
        """Who speaks."""
        return self.bidding.turn

    @property
    def standing(self) -> Standing | None:
        """The standing bid."""
        return self.bidding.standing

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what may be said."""
        return self.bidding.moves() if seat == self.turn else ()

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said."""
        return self.bidding.refusal(move)

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        bidding = self.bidding.apply(move)
        if not bidding.closed:
            return replace(self, log=log, bidding=bidding)
        return Naming(self.deal, log, bidding.standing).proceed()


@dataclass(frozen=True, slots=True)
class Naming(GradenState):
    """The bidder shows his pair, if the house wants it, and calls a card (G16, G27)."""

    won: Standing | None
    shown: Suit | None = None
    called: Card | None = None

    @property
    def standing(self) -> Standing | None:
        """The bid that has won."""
        return self.won

    @property
    def contract(self) -> Contract:
        """The contract to be played."""
        return cast("Standing", self.won).contract

    @property
    def turn(self) -> Seat:
        """The bidder."""
        return cast("Standing", self.won).seat

    @property
    def showing(self) -> bool:
        """Whether a pair must be shown now."""
        return self.contract.pair and self.rules.show_hundred_pair and self.shown is None

    def proceed(self) -> State:
        """Return this state while something is left to be named, else the play."""
        from kartenspiel.games.graden.play import Playing  # noqa: PLC0415 - the two name each other

        if self.won is not None and (self.showing or (self.contract.task == "called" and self.called is None)):
            return self
        return Playing(self.deal, self.log, self.won, self.deal.hands, shown=self.shown, called=self.called)

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the pairs to show or the cards to call."""
        if seat != self.turn:
            return ()
        own = self.deal.hands[seat]
        if self.showing:
            return tuple(Declare(seat, suit) for suit in marriages(own))
        allowed = self.rules.call_own_card == "allowed"
        return tuple(Call(seat, card) for card in PACK_24 if allowed or card not in own)

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "G27")
        if isinstance(move, Declare) and self.showing:
            return Refusal("NO_PAIR", _NO_PAIR, "G16")
        if isinstance(move, Call) and not self.showing and move.card in self.deal.hands[move.seat]:
            return Refusal("OWN_CARD", _OWN_CARD(card=move.card), "G27")
        return not_now("G16" if self.showing else "G27")

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        if isinstance(move, Declare):
            return replace(self, log=log, shown=move.suit).proceed()
        return replace(self, log=log, called=cast("Call", move).card).proceed()

    def open_cards(self, owner: Seat) -> Hand:
        """Return the shown pair (G16)."""
        return marriage(self.shown) if self.shown is not None and owner == self.turn else ()

    def sorting(self) -> SortOrder:
        """Return how hands are sorted: by the contract, in which the call of a ten may still change it (G3)."""
        return board.sort(high=self.contract.high)

    def facts(self) -> tuple[Fact, ...]:
        """Return contract and shown pair."""
        return board.facts(self.won, high=self.contract.high or None, called=None, shown=self.shown)


def begin(deal: Deal) -> Auction:
    """Return the first state of a deal: forehand speaks (G7)."""
    rules = cast("GradenRules", deal.rules)
    return Auction(deal, (), Bidding(rules, deal.hands, after(deal.dealer, deal.seats)))
