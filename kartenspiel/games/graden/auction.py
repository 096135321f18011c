# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding of Graden (G7–G16): higher contracts, and joining a Bettler or Plauderer."""

from dataclasses import dataclass
from functools import cache

from kartenspiel.games.graden.contracts import BY_ID, CONTRACTS, SCHURLN, GradenContract
from kartenspiel.games.graden.public import Said, StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.aceten import marriages
from kartenspiel.model.cards import all_cards
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Bid, Choice, Join, Move, Pass
from kartenspiel.model.refusal import Refusal, not_now, not_your_turn, unknown_contract
from kartenspiel.model.seats import Seat, after, from_seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_TOO_LOW = _("A bid must be higher than the standing one.")
_NO_PAIR = _("This contract needs King and Over of a suit in hand.")
_FACE_DOWN = Refusal("FACE_DOWN", _("Bettler and Plauderer are bid with a card of one's own laid face down."), "G9")
_NO_JOINING = _("Nobody can join the standing bid.")
_ONLY_PASS = _("With these house rules the first bidder cannot bid higher over a Mit bid.")


@cache
def _bids_of(seat: Seat, contract: str) -> tuple[Bid, ...]:
    """Return the bids of a contract with each card laid face down, by the index of the card; they are made once."""
    return tuple(Bid(seat, contract, each) for each in all_cards())


@cache
def _joins_of(seat: Seat) -> tuple[Join, ...]:
    """Return what joins a bid with each card laid face down, by the index of the card; made once."""
    return tuple(Join(seat, each) for each in all_cards())


@cache
def _bid_of(seat: Seat, contract: str) -> Bid:
    """Return the bid of a contract for which no card is laid down; made once."""
    return Bid(seat, contract)


def _obstacle(contract: GradenContract, standing: GradenContract, *, pair: bool, closed: bool) -> Refusal | None:
    """Return what keeps a hand with a `pair`, or without, from bidding a contract; `closed` as `_raise_closed`."""
    if closed:
        return Refusal("ONLY_PASS", _ONLY_PASS, "G12")
    if contract.number <= standing.number:
        return Refusal("TOO_LOW", _TOO_LOW, "G7")
    if contract.pair and not pair:
        return Refusal("NO_PAIR", _NO_PAIR, "G16")
    return None


@cache
def _contracts_over(standing: GradenContract, *, pair: bool, closed: bool) -> tuple[GradenContract, ...]:
    """Return the contracts that nothing keeps a hand from bidding; asked so often that it is answered once."""
    return tuple(each for each in CONTRACTS if _obstacle(each, standing, pair=pair, closed=closed) is None)


def _in_order(hand: Hand) -> list[int]:
    """Return the indices of the cards of a hand, in order."""
    return sorted([card.index for card in hand])


@dataclass(frozen=True, slots=True)
class Auction:
    """How the bidding stands, or how it ended."""

    rules: GradenRules
    hands: tuple[Hand, ...]
    turn: Seat | None
    """Who speaks; ``None`` once the bidding is closed."""
    standing: StandingBid | None = None
    laid: tuple[Bid | Join, ...] = ()
    """The moves that made the standing bid, with the faces of the cards that lie face down for it (G9, G10)."""
    said: tuple[Said, ...] = ()

    @property
    def contract(self) -> GradenContract:
        """What is played if nobody bids any more (G15)."""
        return SCHURLN if self.standing is None else self.standing.contract

    def moves(self) -> tuple[Choice, ...]:
        """Return everything the seat on turn may say (G7–G12, G16)."""
        seat = self.turn
        return () if seat is None else (Pass(seat), *self._joins(seat), *self._bids(seat))

    def _joins(self, seat: Seat) -> tuple[Choice, ...]:
        joins = _joins_of(seat)
        may_join = self._obstacle_to_join(seat) is None
        return tuple([joins[place] for place in _in_order(self.hands[seat])]) if may_join else ()

    def _bids(self, seat: Seat) -> list[Choice]:
        hand, pair = self.hands[seat], bool(marriages(self.hands[seat]))
        bids: list[Choice] = []
        for contract in _contracts_over(self.contract, pair=pair, closed=self._raise_closed(seat)):
            if contract.task == "none":
                with_card = _bids_of(seat, contract.id)
                bids.extend([with_card[place] for place in _in_order(hand)])
            else:
                bids.append(_bid_of(seat, contract.id))
        return bids

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "G7")
        if isinstance(move, Join):
            return self._obstacle_to_join(move.seat) or _FACE_DOWN
        if not isinstance(move, Bid):
            return not_now("G7")
        contract = BY_ID.get(move.bid)
        if contract is None:
            return unknown_contract(move.bid, (each.id for each in CONTRACTS))
        if contract is SCHURLN or move.trumps is not None:
            return not_now("G7")
        how = _FACE_DOWN if contract.task == "none" else not_now("G7")
        return self._obstacle_to_bid(move.seat, contract) or how

    def _obstacle_to_join(self, seat: Seat) -> Refusal | None:
        """Return what keeps the seat on turn from joining the standing bid (G10)."""
        standing = self.standing
        if standing is None or standing.contract.task != "none" or standing.mit is not None or standing.seat == seat:
            return Refusal("NO_JOINING", _NO_JOINING, "G10")
        return None

    def _obstacle_to_bid(self, seat: Seat, contract: GradenContract) -> Refusal | None:
        """Return what keeps the seat on turn from bidding a contract (G7, G12, G16)."""
        pair = bool(marriages(self.hands[seat]))
        return _obstacle(contract, self.contract, pair=pair, closed=self._raise_closed(seat))

    def _raise_closed(self, seat: Seat) -> bool:
        """Whether the house does not let a seat overbid its own bid that another has joined (G12)."""
        standing = self.standing
        joined = standing is not None and standing.seat == seat and standing.mit is not None
        return joined and self.rules.raise_over_mit == "forbidden"

    def apply(self, move: Move) -> "Auction":
        """Return the bidding after a legal move; an overbid gives face-down cards back (G11).

        The next seat still in gets the word; when there is none, the bidding is closed (G13, G14, G15).
        """
        standing, laid = self.standing, self.laid
        if isinstance(move, Bid):
            standing, laid = StandingBid(BY_ID[move.bid], move.seat), (move,)
            word = Said(move.seat, "bid", standing.contract)
        elif isinstance(move, Join) and standing is not None:
            standing, laid = changed(standing, mit=move.seat), (*laid, move)
            word = Said(move.seat, "join", standing.contract)
        elif isinstance(move, Pass):
            word = Said(move.seat, "pass", self.contract)
        else:
            raise TypeError(move)
        said = (*self.said, word)
        not_asked = {past.seat for past in said if past.do == "pass"}
        if standing is not None:
            not_asked.add(standing.latest)
        count = len(self.hands)
        next_ones = (other for other in from_seat(after(move.seat, count), count) if other not in not_asked)
        return changed(self, standing=standing, laid=laid, said=said, turn=next(next_ones, None))
