# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The bidding of Graden (G7–G16): higher contracts, and joining a Bettler or Plauderer."""

from dataclasses import dataclass, replace

from kartenspiel.games.graden.contracts import BY_ID, CONTRACTS, Contract
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.model.aceten import marriages
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand, Refusal, not_now, not_your_turn
from kartenspiel.model.moves import Bid, Choice, Join, Move, Pass
from kartenspiel.model.refusal import unknown_contract
from kartenspiel.model.seats import Seat, after, from_seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP

_TOO_LOW = QT_TRANSLATE_NOOP("graden", "A bid must be higher than the standing one.")
_NO_PAIR = QT_TRANSLATE_NOOP("graden", "This contract needs King and Over of a suit in hand.")
_FACE_DOWN = QT_TRANSLATE_NOOP("graden", "Bettler and Plauderer are bid with a card of one's own laid face down.")
_NO_JOINING = QT_TRANSLATE_NOOP("graden", "Nobody can join the standing bid.")
_ONLY_PASS = QT_TRANSLATE_NOOP("graden", "With these house rules the first bidder cannot bid higher over a Mit bid.")


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing bid with its face-down cards; `mit` is who joined."""

    contract: Contract
    seat: Seat
    card: Card | None = None
    mit: Seat | None = None
    mit_card: Card | None = None

    @property
    def latest(self) -> Seat:
        """Who bid or joined last and is not asked again (G13)."""
        return self.seat if self.mit is None else self.mit


@dataclass(frozen=True, slots=True)
class Bidding:
    """How the bidding stands."""

    rules: GradenRules
    hands: tuple[Hand, ...]
    speaker: Seat
    standing: Standing | None = None
    passed: tuple[Seat, ...] = ()
    closed: bool = False

    @property
    def turn(self) -> Seat | None:
        """Who speaks."""
        return None if self.closed else self.speaker

    def moves(self) -> tuple[Choice, ...]:
        """Return everything the seat on turn may say (G7–G12, G16)."""
        seat = self.turn
        if seat is None:
            return ()
        bids = () if self._silenced(seat) else tuple(self._bids(seat))
        return (Pass(seat), *self._joins(seat), *bids)

    def _silenced(self, seat: Seat) -> bool:
        """Whether the first bidder can only pass because somebody joined him (G12)."""
        standing = self.standing
        if standing is None or standing.mit is None:
            return False
        return standing.seat == seat and self.rules.raise_over_mit == "forbidden"

    def _joins(self, seat: Seat) -> tuple[Choice, ...]:
        return tuple(Join(seat, card) for card in sorted(self.hands[seat])) if self._may_join(seat) else ()

    def _may_join(self, seat: Seat) -> bool:
        standing = self.standing
        return (
            standing is not None and standing.contract.task == "none" and standing.mit is None and standing.seat != seat
        )

    def _bids(self, seat: Seat) -> list[Choice]:
        least = self.standing.contract.number if self.standing is not None else 0
        hand = sorted(self.hands[seat])
        pair = bool(marriages(self.hands[seat]))
        bids: list[Choice] = []
        for contract in CONTRACTS[least:]:
            if contract.task == "none":
                bids.extend(Bid(seat, contract.id, card) for card in hand)
            elif pair or not contract.pair:
                bids.append(Bid(seat, contract.id))
        return bids

    def apply(self, move: Move) -> "Bidding":
        """Return the bidding after a legal move; an overbid gives face-down cards back (G11)."""
        if isinstance(move, Pass):
            return replace(self, passed=(*self.passed, move.seat)).hand_on(move.seat)
        standing = self.standing
        if isinstance(move, Join) and standing is not None:
            return replace(self, standing=replace(standing, mit=move.seat, mit_card=move.card)).hand_on(move.seat)
        if not isinstance(move, Bid):
            raise TypeError(move)
        return replace(self, standing=Standing(BY_ID[move.bid], move.seat, move.card)).hand_on(move.seat)

    def hand_on(self, seat: Seat) -> "Bidding":
        """Give the word to the next seat still in, or close the bidding (G13, G14, G15)."""
        latest = self.standing.latest if self.standing is not None else None
        count = len(self.hands)
        asked = [
            other for other in from_seat(after(seat, count), count) if other != latest and other not in self.passed
        ]  # fmt: skip
        return replace(self, speaker=asked[0]) if asked else replace(self, closed=True)

    def refusal(self, move: Move) -> Refusal:
        """Say why something cannot be said now."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, "G7")
        if isinstance(move, Join):
            if self._may_join(move.seat):
                return Refusal("FACE_DOWN", _FACE_DOWN, "G9")
            return Refusal("NO_JOINING", _NO_JOINING, "G10")
        contract = BY_ID.get(move.bid) if isinstance(move, Bid) else None
        if isinstance(move, Bid) and contract is None:
            return unknown_contract(move.bid, (each.id for each in CONTRACTS))
        if not isinstance(move, Bid) or contract is None or contract.task == "schurln" or move.trumps is not None:
            return not_now("G7")
        return self._refused_bid(move, contract)

    def _refused_bid(self, move: Bid, contract: Contract) -> Refusal:
        if self._silenced(move.seat):
            return Refusal("ONLY_PASS", _ONLY_PASS, "G12")
        if self.standing is not None and contract.number <= self.standing.contract.number:
            return Refusal("TOO_LOW", _TOO_LOW, "G7")
        if contract.pair and not marriages(self.hands[move.seat]):
            return Refusal("NO_PAIR", _NO_PAIR, "G16")
        return Refusal("FACE_DOWN", _FACE_DOWN, "G9") if contract.task == "none" else not_now("G7")
