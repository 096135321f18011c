# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal of Zwanzigerrufen before the lead: knocking, throwing in, speaking (Z10–Z32)."""

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from kartenspiel.games.zwanzigerrufen import board
from kartenspiel.games.zwanzigerrufen.contracts import (
    NORMAL,
    RANK,
    SUIT_CARDS_NEEDED,
    SUIT_SOLO,
    TRISCHAKEN,
    called_tarock,
)
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.speaking import SEATS, Speech, first_bids, first_speech
from kartenspiel.games.zwanzigerrufen.states import AfterBid, ZwanzigerState
from kartenspiel.model.game import (
    Hand,
    Observation,
    Outcome,
    Refusal,
    State,
    TableCards,
    not_now,
    not_your_turn,
)
from kartenspiel.model.moves import Announce, Bid, Choice, Knock, Kontra, Move, Pass, Stack, ThrowIn
from kartenspiel.model.refusal import unknown_contract
from kartenspiel.model.seats import Seat, after, from_seat
from kartenspiel.model.tarock.cards import TRULL, tarocks
from kartenspiel.model.tarock.sides import Sides
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Who
from kartenspiel.model.unplayed import Unplayed

STACKS: Final = 4
CUTTER: Final = 3
"""The seat before the dealer, counted from him in the order of play (Z10)."""

_MUST_THROW_IN = QT_TRANSLATE_NOOP("zwanzigerrufen", "A hand without tarock must be thrown in first.")
_NO_THROW_IN = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} may not throw this hand in.")
_TOO_LATE = QT_TRANSLATE_NOOP("zwanzigerrufen", "Throwing in is possible only before the first word.")
_ORDER = QT_TRANSLATE_NOOP("zwanzigerrufen", "Within a turn one bids first, then announces, then raises.")
_FIRST_BID = QT_TRANSLATE_NOOP("zwanzigerrufen", "Forehand must bid a contract first.")
_NOT_HIGHER = QT_TRANSLATE_NOOP("zwanzigerrufen", "This contract cannot be bid here.")
_SUIT_CARDS = QT_TRANSLATE_NOOP("zwanzigerrufen", "A Suit Solo needs at least {count} suit cards in hand.")
_NOT_ANNOUNCED = QT_TRANSLATE_NOOP("zwanzigerrufen", "This bonus cannot be announced here.")
_NOT_RAISED = QT_TRANSLATE_NOOP("zwanzigerrufen", "This cannot be raised by {player} now.")
_TAKEN = QT_TRANSLATE_NOOP("zwanzigerrufen", "Only a stack that nobody has taken can be chosen.")


@dataclass(frozen=True, slots=True)
class Opening(ZwanzigerState):
    """The cards are dealt; somebody may knock or throw in, then forehand speaks (Z10–Z13, Z16)."""

    knocked: bool = False
    stacks: tuple[int, ...] = ()
    cut: bool = False
    """Whether the cutter has cut rather than knocked, which no move tells."""

    @property
    def hands_closed(self) -> bool:
        """Whether somebody may still knock, so that nobody has picked his hand up (Z12)."""
        return self.rules.knocking == "allowed" and not self.log and not self.cut

    def after_silence(self) -> State:
        """Return the state in which the cutter has cut and everybody has picked his hand up."""
        return replace(self, cut=True) if self.hands_closed else self

    @property
    def choosing(self) -> bool:
        """Whether stacks are being chosen (Z12)."""
        return self.knocked and len(self.stacks) < STACKS - 1

    @property
    def obliged(self) -> tuple[Seat, ...]:
        """Who must throw in: hands without tarock (Z13)."""
        if self.rules.zusammenwerfen == "off" or self.choosing:
            return ()
        return tuple(seat for seat in from_seat(self.forehand, SEATS) if not tarocks(self.deal.hands[seat]))

    @property
    def turn(self) -> Seat:
        """Who must act: the next to choose a stack, who must throw in, else forehand."""
        if self.choosing:
            return after(self.forehand, SEATS, len(self.stacks))
        obliged = self.obliged
        return obliged[0] if obliged else self.forehand

    def picked_up(self, seat: Seat) -> bool:
        """Nobody looks before the cards are cut or the stacks chosen (Z12)."""
        del seat
        return not self.hands_closed and not self.choosing

    def observe(self, seat: Seat) -> Observation:
        """Return all that a seat may know: of closed hands not even who must throw in, or what may be bid (Z12)."""
        seen = ZwanzigerState.observe(self, seat)
        if not self.hands_closed:
            return seen
        return replace(seen, turn=self.forehand, moves=self.statements(seat))

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them, with the stacks while they are chosen (Z12)."""
        held = ZwanzigerState.cards(self, seat)
        if not self.choosing:
            return held
        takers = {stack: after(self.forehand, SEATS, turn) for turn, stack in enumerate(self.stacks)}
        return replace(held, stacks=tuple(takers.get(stack) for stack in range(1, STACKS + 1)))

    def _may_knock(self, seat: Seat) -> bool:
        return self.hands_closed and seat == after(self.deal.dealer, SEATS, CUTTER)

    def _may_throw_in(self, seat: Seat) -> bool:
        obliged = self.obliged
        if obliged:
            return seat in obliged
        held = tarocks(self.deal.hands[seat])
        return self.rules.zusammenwerfen == "no_tarock_or_lone_trull" and len(held) == 1 and held[0] in TRULL

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a seat may do before the first word."""
        if self.choosing:
            free = (stack for stack in range(1, STACKS + 1) if stack not in self.stacks)
            return tuple(Stack(seat, stack) for stack in free) if seat == self.turn else ()
        speaks = seat == self.forehand and not self.obliged
        bids = first_bids(self.rules, seat, self.deal.hands[seat]) if speaks else ()
        return (*bids, *self._knock(seat), *self._throw_in(seat))

    @property
    def floor_open(self) -> bool:
        """Whether somebody may knock, or hold a hand that may be thrown in (Z12, Z13)."""
        lone_trull = self.rules.zusammenwerfen == "no_tarock_or_lone_trull"
        return self.hands_closed or (lone_trull and not self.choosing)

    def speakers(self) -> tuple[Seat, ...]:
        """Return who may knock, or later throw in."""
        return State.speakers(self)

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Knocking and throwing in are nobody's turn; to throw in because one must is no statement."""
        if self.choosing:
            return ()
        if self.hands_closed:
            return self._knock(seat)
        return () if self.obliged else self._throw_in(seat)

    def _knock(self, seat: Seat) -> tuple[Choice, ...]:
        return (Knock(seat),) if self._may_knock(seat) else ()

    def _throw_in(self, seat: Seat) -> tuple[Choice, ...]:
        return (ThrowIn(seat),) if self._may_throw_in(seat) else ()

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        if isinstance(move, Knock):
            return replace(self, log=log, knocked=True)
        if isinstance(move, Stack):
            return replace(self, log=log, stacks=(*self.stacks, move.stack))
        if isinstance(move, ThrowIn):
            return ThrownIn(self.deal, log)
        if not isinstance(move, Bid):
            raise TypeError(move)
        return Speaking(self.deal, log, first_speech(self.rules, move), _sides(move, self.deal.hands))

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused before the first word."""
        if isinstance(move, Stack) and self.choosing and move.seat == self.turn:
            return Refusal("TAKEN", _TAKEN, "Z12")
        if isinstance(move, Knock | Stack) or self.choosing:
            return not_now("Z12")
        if self.obliged:
            return Refusal("MUST_THROW_IN", _MUST_THROW_IN, "Z13")
        if isinstance(move, ThrowIn):
            return Refusal("NO_THROW_IN", _NO_THROW_IN(player=Who(move.seat)), "Z13")
        if move.seat != self.forehand:
            return not_your_turn(move.seat, "Z14")
        return self._refused_bid(move) if isinstance(move, Bid) else Refusal("FIRST_BID", _FIRST_BID, "Z16")

    def _refused_bid(self, move: Bid) -> Refusal:
        """Say why forehand may not begin with this bid (Z16–Z18, Z21, Z60)."""
        refused = _refused_contract(move, self.deal.hands[move.seat])
        if refused is not None:
            return refused
        clause = {NORMAL: "Z17", TRISCHAKEN: "Z60"}.get(move.bid, "Z16")
        if move.bid == NORMAL and called_tarock(self.rules, self.deal.hands[move.seat]) is None:
            clause = "Z18"
        return Refusal("NOT_HIGHER", _NOT_HIGHER, clause)


@dataclass(frozen=True, slots=True)
class ThrownIn(Unplayed, ZwanzigerState):
    """The cards are thrown in: nothing is paid, the same dealer deals again (Z13)."""

    clause: ClassVar[str] = "Z13"

    @property
    def outcome(self) -> Outcome:
        """Nothing is paid."""
        nothing = (0,) * SEATS
        return Outcome(
            payments=nothing, contract="thrown_in", declarer=None, partner=None, trumps=None, tricks=(),
            card_points=nothing, items=(), context=self.deal.context,
            explain=partial(board.thrown_in, self.log[-1].seat),
        )  # fmt: skip


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
            return Refusal("TOO_LATE", _TOO_LATE, "Z13")
        if move.seat != self.turn:
            return not_your_turn(move.seat, "Z14")
        late = self.speech.part > {Bid: 0, Announce: 1}.get(type(move), 2)
        if late and isinstance(move, Bid | Announce | Pass):
            return Refusal("ORDER", _ORDER, "Z15")
        return _refused_words(move, self.deal.hands[move.seat], self.speech)


def _sides(bid: Bid, hands: tuple[Hand, ...]) -> Sides:
    """Return who plays with whom after a bid: the holder of the tarock called with the bidder (Z17)."""
    return Sides(bid.seat, next((Seat(seat) for seat, hand in enumerate(hands) if bid.card in hand), None))


def _refused_contract(move: Bid, hand: Hand) -> Refusal | None:
    """Say why a bid is none in any turn: the contract does not exist, or the hand does not allow it (Z21)."""
    if move.bid not in RANK:
        return unknown_contract(move.bid, RANK)
    if move.bid == SUIT_SOLO and len(hand) - len(tarocks(hand)) < SUIT_CARDS_NEEDED:
        return Refusal("SUIT_CARDS", _SUIT_CARDS(count=SUIT_CARDS_NEEDED), "Z21")
    return None


def _refused_words(move: Move, hand: Hand, speech: Speech) -> Refusal:
    """Say why a bid, an announcement or a raise is not possible though the turn has come to it."""
    if isinstance(move, Bid):
        outbids = move.bid not in RANK or speech.outbids(move.bid)
        refused = _refused_contract(move, hand) if outbids else None
        return refused or Refusal("NOT_HIGHER", _NOT_HIGHER, "Z20")
    if isinstance(move, Announce):
        return Refusal("NOT_ANNOUNCED", _NOT_ANNOUNCED, "Z26")
    if isinstance(move, Kontra):
        return Refusal("NOT_RAISED", _NOT_RAISED(player=Who(move.seat)), "Z28")
    return not_now("Z14")
