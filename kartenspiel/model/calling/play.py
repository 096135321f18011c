# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The play after the call, with the window of the first trick."""

import abc
from dataclasses import dataclass
from typing import ClassVar, Self

from kartenspiel.model import narration
from kartenspiel.model.aceten import marriage_value, marriages
from kartenspiel.model.calling import texts
from kartenspiel.model.calling.basis import CallingBasis, rules_of_play
from kartenspiel.model.calling.public import A, Declared, trumps_of
from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.sides import CallingSides, sides
from kartenspiel.model.calling.states import CallingClauses
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Deal, Hand, State
from kartenspiel.model.moves import Call, Choice, Declare, Move, Pass, Play
from kartenspiel.model.refusal import Refusal, not_now
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.text import Who
from kartenspiel.model.tricks import Trick


@dataclass(frozen=True, slots=True)
class Called(CardPlay[C, A], abc.ABC):
    """The card is called and everybody holds eight; from the lead to the last trick."""

    clauses: ClassVar[CallingClauses]
    suits_named: ClassVar[bool] = True
    """Whether the suit of a declared pair is said (M15) or not (R20)."""
    spoken: ClassVar[tuple[type[Move], ...]] = (Declare,)
    """The kinds of statements in the window."""
    deal: Deal[C]
    log: tuple[Move, ...]
    call: Call
    sides: CallingSides
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    declared: tuple[tuple[Seat, Suit], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[C], call: Call) -> Self:
        """Return the state after the call."""
        return cls(deal, (call,), call, sides(deal, call.card), deal.hands)

    @property
    def trumps(self) -> Suit:
        """The trump suit."""
        return trumps_of(self.call)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (R26, M21)."""
        return rules_of_play(self.deal.rules, self.trumps, self.clauses.play, self.deal.seats)

    @property
    def window_open(self) -> bool:
        """Whether the fourth card of the first trick is still to come (R17, M14)."""
        return not self.tricks

    @property
    def any_time(self) -> bool:
        """Whether one may speak out of turn in the window (R17, M14)."""
        return self.deal.rules.declaration_timing == "first_trick_any_time"

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Cards of the seat on turn, and in the window every statement the seat may make (R17, R26, M14, M21)."""
        plays: tuple[Choice, ...] = self.plays(seat) if seat == self.turn else ()
        return plays + self.statements(seat) if self.window_open else plays

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a seat may say without having to (R17–R22, M14–M17)."""
        if self._obstacle_to_speak(seat) is not None:
            return ()
        pairs = tuple(Declare(seat, suit) for suit in self.open_pairs(seat))
        return pairs + self.announcements(seat)

    @property
    def poll_point(self) -> bool:
        """With ``first_trick_own_turn`` nobody speaks out of turn, and the seat on turn speaks with its card."""
        return self.window_open and self.any_time

    def open_pairs(self, seat: Seat) -> tuple[Suit, ...]:
        """Return the pairs still held together and not yet declared (R18, R19, M15, M17)."""
        return tuple(suit for suit in marriages(self.hands[seat]) if (seat, suit) not in self.declared)

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what else a seat may say in the window."""
        return ()

    def _apply(self, move: Move) -> State[C, A]:
        log = (*self.log, move)
        if isinstance(move, Play):
            return changed(self, log=log, **self.with_card(move))
        if isinstance(move, Declare) and move.suit is not None:
            return changed(self, log=log, declared=(*self.declared, (move.seat, move.suit)))
        return self.after_announcement(move, log)

    def after_announcement(self, move: Move, log: tuple[Move, ...]) -> State[C, A]:
        """Return the state after one of `announcements`, with this log; where there are none it raises `TypeError`."""
        del log
        raise TypeError(move)

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused (R10, R17–R26, M8, M14–M21)."""
        if isinstance(move, Play):
            return self._refusal_of_play(move)
        if isinstance(move, Call):
            return Refusal("CALLED_ALREADY", texts.CALLED_ALREADY, self.clauses.call)
        if isinstance(move, Pass):
            return Refusal("SILENCE", texts.SILENCE, self.clauses.window)
        refused = self.refusal_of_words(move)
        if refused is None and not isinstance(move, self.spoken):
            return not_now(self.clauses.window)
        return refused or self._obstacle_to_speak(move.seat) or self._refusal_of_pair(move)

    def _refusal_of_play(self, move: Play) -> Refusal:
        if move.seat == self.turn and move.card in self.legal_cards(move.seat):
            return Refusal("OWN_CARDS", texts.OWN_CARDS, self.clauses.turn)
        return self.refusal_of_card(move, self.turn, turn_clause=self.clauses.turn, clause=self.clauses.play)

    def refusal_of_words(self, move: Move) -> Refusal | None:
        """Say by what rule of its own the game refuses this, whenever and by whomever it is said; else ``None``."""
        del move
        return None

    def _obstacle_to_speak(self, seat: Seat) -> Refusal | None:
        """Return what keeps a seat from saying anything now, ``None`` if nothing does (R17, M14)."""
        if not self.window_open:
            return Refusal("TOO_LATE", texts.TOO_LATE, self.clauses.window)
        may_speak = self.any_time or seat == self.turn
        return None if may_speak else Refusal("OWN_TURN", texts.OWN_TURN, self.clauses.window)

    def _refusal_of_pair(self, move: Move) -> Refusal:
        suit = move.suit if isinstance(move, Declare) else None
        if suit is None or (move.seat, suit) in self.declared:
            return Refusal("TWICE", narration.ALREADY_SAID(player=Who(move.seat)), self.clauses.once)
        return Refusal("NO_PAIR", texts.NO_PAIR(player=Who(move.seat), suit=suit), self.clauses.pair)

    @property
    def called_card_played(self) -> bool:
        """Whether the called card lies on the table or in a trick."""
        called = self.call.card
        return all(called not in hand for hand in self.hands)

    @property
    def sides_public(self) -> bool:
        """Whether the sides are formally public: the called card was played (R15, M13)."""
        return self.called_card_played

    @property
    def public_sides(self) -> CallingSides | None:
        """Who plays with whom, once everybody knows it (R15, M13)."""
        return self.sides if self.sides_public else None

    @property
    def heard_pairs(self) -> tuple[Declared, ...]:
        """The pairs declared, as everybody heard them (R20, M15)."""
        trumps, named = self.trumps, self.suits_named
        return tuple(
            Declared(seat, marriage_value(suit, trumps), suit if named else None) for seat, suit in self.declared
        )

    @property
    @abc.abstractmethod
    def basis(self) -> CallingBasis[C]:
        """What the deal is settled by beside its tricks."""

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them; those shown openly stay visible until played."""
        shown = self.shown_cards()
        hands = tuple(hand if owner == seat else _put_known_first(hand, shown) for owner, hand in enumerate(self.hands))
        return TableCards(hands, trick=self.trick, tricks=self.tricks, winners=self.winners)

    def shown_cards(self) -> frozenset[Card]:
        """Return the cards lying open before their owners."""
        return frozenset()


def _put_known_first(hand: Hand, shown: frozenset[Card]) -> tuple[Card | None, ...]:
    """Hide where in a hand the open cards stand: known cards first, in the order of the pack, then the backs."""
    known = sorted(shown.intersection(hand)) if shown else ()
    return (*known, *(None,) * (len(hand) - len(known)))
