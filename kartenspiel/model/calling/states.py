# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal: the half-dealt call, then the play with its window."""

import abc
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from kartenspiel.model.aceten import (
    PACK_32,
    RANKS_32,
    marriage_value,
    marriages,
    play_rules,
    points_in_tricks,
)
from kartenspiel.model.calling import words
from kartenspiel.model.calling.count import Count
from kartenspiel.model.calling.dealing import BATCH, HAND, Sides, options, seat_marks, sides
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.claims import DECLARED, claims_fact, marriage_claim
from kartenspiel.model.game import (
    Deal,
    Fact,
    Hand,
    Mark,
    Outcome,
    Refusal,
    SortOrder,
    State,
    TableCards,
    TableView,
    not_now,
    not_your_turn,
)
from kartenspiel.model.moves import Call, Choice, Declare, Move, Pass, Play
from kartenspiel.model.seats import Seat, after, all_seats
from kartenspiel.model.text import Who
from kartenspiel.model.tricks import (
    Trick,
)
from kartenspiel.model.view import Claim

SORT: Final = SortOrder(PLAIN_SUITS, RANKS_32)
Dealt = tuple[tuple[tuple[Card | None, ...], ...], tuple[Card | None, ...]]
"""Hands as dealt and the talon, masked."""


@dataclass(frozen=True, slots=True)
class Clauses:
    """Where the shared rules stand in a game's specification."""

    pack: str
    call: str
    own_card: str
    window: str
    pair: str
    once: str
    turn: str
    play: str


@dataclass(frozen=True, slots=True)
class HalfDealt(State, abc.ABC):
    """Four cards each have been dealt; forehand must call (R7, R10, M6, M8)."""

    clauses: ClassVar[Clauses]
    deal: Deal
    log: tuple[Move, ...] = ()

    @property
    def turn(self) -> Seat:
        """Forehand, who calls."""
        return after(self.deal.dealer, self.deal.seats)

    @property
    def outcome(self) -> Outcome | None:
        """Not yet."""
        return None

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Forehand's possible calls (R11, R12, M9–M11)."""
        return self.calls() if seat == self.turn else ()

    def callable_cards(self) -> Hand:
        """Return the cards that may be named, also out of one's own first four unless a house rule forbids it."""
        if options(self.deal.rules).call_own_card == "allowed":
            return PACK_32
        own = self.deal.hands[self.turn][:BATCH]
        return tuple(card for card in PACK_32 if card not in own)

    @abc.abstractmethod
    def calls(self) -> tuple[Call, ...]:
        """Return every possible call in a stable order."""

    @abc.abstractmethod
    def refused_trumps(self, call: Call) -> Refusal:
        """Say what is wrong with the trumps named with a card that may be called."""

    def refusal(self, move: Move) -> Refusal:
        """Say why a move other than a proper call is refused."""
        if move.seat != self.turn:
            return not_your_turn(move.seat, self.clauses.call)
        if not isinstance(move, Call):
            return Refusal("CALL_FIRST", words.CALL_FIRST, self.clauses.call)
        if move.card not in PACK_32:
            return Refusal("NOT_IN_PACK", words.NOT_IN_PACK(card=move.card), self.clauses.pack)
        if move.card not in self.callable_cards():
            return Refusal("OWN_CARD", words.OWN_CARD(card=move.card), self.clauses.own_card)
        return self.refused_trumps(move)

    def masked(self, move: Move, seat: Seat) -> Move:
        """A call is heard by everybody."""
        return move

    def dealt(self, seat: Seat) -> Dealt:
        """Each sees his own first four cards; the rest is not yet dealt (R8, M7)."""
        hidden = (None,) * HAND
        own = (*self.deal.hands[seat][:BATCH], *hidden[BATCH:])
        return tuple(own if other == seat else hidden for other in all_seats(self.deal.seats)), ()

    def cards(self, seat: Seat) -> TableCards:
        """Return the four cards of each, of which the seat sees its own."""
        dealt, _ = self.dealt(seat)
        return TableCards(tuple(hand[:BATCH] for hand in dealt))

    def view(self, seat: Seat) -> TableView:
        """Return the half-dealt table."""
        del seat
        return TableView(
            card_points=(0,) * self.deal.seats,
            facts=(),
            marks=seat_marks(self.deal),
            sort=SORT,
            paused=True,
        )


@dataclass(frozen=True, slots=True)
class Called(State, CardPlay, abc.ABC):
    """The card is called and everybody holds eight; from the lead to the last trick."""

    clauses: ClassVar[Clauses]
    suits_named: ClassVar[bool] = True
    """Whether the suit of every declared pair is known to all (M15), not only that of the trumps (R20)."""
    deal: Deal
    log: tuple[Move, ...]
    call: Call
    sides: Sides
    hands: tuple[Hand, ...]
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    declared: tuple[tuple[Seat, Suit], ...] = ()

    @classmethod
    def begin(cls, deal: Deal, call: Call) -> Self:
        """Return the state after the call; without a trump suit of its own the called card's is trumps (R11, M9)."""
        return cls(deal, (call,), call, sides(deal, call.card), deal.hands)

    @property
    def trumps(self) -> Suit:
        """The trump suit."""
        return self.call.trumps or self.call.card.suit

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` after the eighth trick (R25, R29, M20)."""
        return None if len(self.tricks) == HAND else self.next_player(self.sides.caller)

    @property
    def play_rules(self) -> PlayRules:
        """How the cards are played (R26, M21); the ten ranks high in every suit (R3, M3)."""
        suit_high = options(self.deal.rules).head_when_trumped == "suit_high"
        return play_rules(RANKS_32, self.trumps, self.clauses.play, suit_high=suit_high)

    @property
    def window_open(self) -> bool:
        """Whether the fourth card of the first trick is still to come (R17, M14)."""
        return not self.tricks

    @property
    def any_time(self) -> bool:
        """Whether one may speak out of turn in the window (R17, M14)."""
        return options(self.deal.rules).declaration_timing == "first_trick_any_time"

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Cards of the seat on turn, and in the window every statement the seat may make (R17, R26, M14, M21)."""
        plays: tuple[Choice, ...] = ()
        if seat == self.turn:
            plays = tuple(
                Play(seat, card) for card in sorted(self.play_rules.legal(seat, self.hands[seat], self.trick))
            )
        return plays + self.statements(seat) if self.window_open else plays

    def statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a seat may say without having to (R17–R22, M14–M17)."""
        if not self.window_open or not (self.any_time or seat == self.turn):
            return ()
        pairs = tuple(Declare(seat, suit) for suit in self.open_pairs(seat))
        return pairs + self.announcements(seat)

    def own_statements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the pairs to declare; a feat can be announced by everybody (R18, R22, M15)."""
        return tuple(choice for choice in self.statements(seat) if isinstance(choice, Declare))

    @property
    def floor_open(self) -> bool:
        """With ``first_trick_own_turn`` nobody speaks out of turn, and the seat on turn speaks with its card."""
        return self.any_time and self.window_open

    def speakers(self) -> tuple[Seat, ...]:
        """Return who may speak out of turn while the floor is open (R17, M14)."""
        return State.speakers(self) if self.floor_open else ()

    def open_pairs(self, seat: Seat) -> tuple[Suit, ...]:
        """Return the pairs still held together and not yet declared (R18, R19, M15, M17)."""
        return tuple(suit for suit in marriages(self.hands[seat]) if (seat, suit) not in self.declared)

    def announcements(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what else a seat may say in the window."""
        return ()

    def _apply(self, move: Move) -> State:
        log = (*self.log, move)
        if isinstance(move, Play):
            return replace(self, log=log, **self.with_card(move))
        if isinstance(move, Declare) and move.suit is not None:
            return replace(self, log=log, declared=(*self.declared, (move.seat, move.suit)))
        return self.announced_too(move, log)

    def announced_too(self, move: Move, log: tuple[Move, ...]) -> State:
        """Return the state after one of `announcements`."""
        raise AssertionError(move, log)

    def refusal(self, move: Move) -> Refusal:
        """Say why a move is refused (R10, R17–R26, M8, M14–M21)."""
        if isinstance(move, Play):
            return self._refused_play(move)
        if isinstance(move, Call):
            return Refusal("CALLED_ALREADY", words.CALLED_ALREADY, self.clauses.call)
        if isinstance(move, Pass):
            return Refusal("SILENCE", words.SILENCE, self.clauses.window)
        return self.refused_words(move) or self._refused_declaration(move)

    def _refused_play(self, move: Play) -> Refusal:
        if move.seat == self.turn and move.card in self.legal_cards(move.seat):
            return Refusal("OWN_CARDS", words.OWN_CARDS, self.clauses.turn)
        return self.refused_card(move, self.turn, turn_clause=self.clauses.turn, clause=self.clauses.play)

    def refused_words(self, move: Move) -> Refusal | None:
        """Say why this can never be said in the game, whenever and by whomever; else ``None``."""
        return None if isinstance(move, Declare) else not_now(self.clauses.window)

    def _refused_declaration(self, move: Move) -> Refusal:
        if not self.window_open:
            return Refusal("TOO_LATE", words.TOO_LATE, self.clauses.window)
        if not (self.any_time or move.seat == self.turn):
            return Refusal("OWN_TURN", words.OWN_TURN, self.clauses.window)
        suit = move.suit if isinstance(move, Declare) else None
        if suit is None or (move.seat, suit) in self.declared:
            return Refusal("TWICE", words.TWICE(player=Who(move.seat)), self.clauses.once)
        return Refusal("NO_PAIR", words.NO_PAIR(player=Who(move.seat), suit=suit), self.clauses.pair)

    @property
    def called_card_played(self) -> bool:
        """Whether the called card lies on the table or in a trick."""
        called = self.call.card
        return all(called not in hand for hand in self.hands)

    @property
    def sides_public(self) -> bool:
        """Whether the sides are formally public: the called card was played (R15, M13)."""
        return self.called_card_played

    def knows_sides(self, seat: Seat) -> bool:
        """Whether a seat may be shown the sides: they are public, or follow from its own cards (section 11).

        Who holds the called card knows: he is the partner, or the caller is alone (with ``first_batch`` because the
        card came to another too late, RE3).
        """
        return self.sides_public or self.call.card in self.deal.hands[seat]

    def count(self) -> Count:
        """Return what every seat has in cards and in declarations, counting and void (R4, R21, R30, M4, M18)."""
        said, counting = [0] * self.deal.seats, [0] * self.deal.seats
        for seat, suit in self.declared:
            worth = marriage_value(suit, self.trumps)
            said[seat] += worth
            counting[seat] += worth if any(earner in self.winners for earner in self._earners(seat)) else 0
        void = tuple(all_ - part for all_, part in zip(said, counting, strict=True))
        return Count(self.card_points(), tuple(counting), void, self.winners)

    def _earners(self, declarer: Seat) -> Iterable[Seat]:
        """Return the seats of which one must win a trick, so that a declaration counts (R21, M18)."""
        credit = options(self.deal.rules).declaration_credit
        if credit == "player_trick":
            return (declarer,)
        if credit == "always":
            return all_seats(self.deal.seats)
        return self.sides.a if declarer in self.sides.a else self.sides.b

    def card_points(self) -> tuple[int, ...]:
        """Return the card points in each seat's tricks (R4, M4)."""
        return points_in_tricks(self.tricks, self.winners, self.deal.seats, over=self.over)

    def dealt(self, seat: Seat) -> Dealt:
        """Each sees his own cards; when the deal is over everything is open."""
        if self.over:
            return self.deal.hands, ()
        hidden = (None,) * HAND
        return tuple(hand if owner == seat else hidden for owner, hand in enumerate(self.deal.hands)), ()

    def masked(self, move: Move, seat: Seat) -> Move:
        """Everything is said aloud."""
        return move

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them; those shown openly stay visible until played."""
        shown = self.shown_cards()
        hands = tuple(hand if owner == seat else _known_first(hand, shown) for owner, hand in enumerate(self.hands))
        return TableCards(hands, trick=self.trick, tricks=self.tricks, winners=self.winners)

    def view(self, seat: Seat) -> TableView:
        """Return the table as a seat sees it."""
        declared = tuple(self._claim(*pair) for pair in self.declared)
        return TableView(
            card_points=self.card_points(),
            facts=(
                Fact(words.CALLED, self.call.card),
                Fact(words.TRUMPS, self.trumps),
                *claims_fact(DECLARED, declared),
            ),
            marks=self._marks(seat),
            sort=SORT.trumps_first(self.trumps),
            claims=declared,
        )

    def _claim(self, seat: Seat, suit: Suit) -> Claim:
        """Return what all see of a declaration; whether a side has earned it would show who is on it (R15, R21)."""
        alone = options(self.deal.rules).declaration_credit == "player_trick"
        return marriage_claim(
            seat,
            marriage_value(suit, self.trumps),
            suit if self.suits_named else None,
            earned=not alone or seat in self.winners,
        )

    def shown_cards(self) -> frozenset[Card]:
        """Return the cards lying open before their owners."""
        return frozenset()

    def _marks(self, seat: Seat) -> tuple[tuple[Mark, ...], ...]:
        caller, partner = self.sides.caller, self.sides.partner
        if not self.knows_sides(seat):
            return seat_marks(self.deal, caller=caller)
        return seat_marks(self.deal, caller=caller, partner=partner, alone=caller if partner is None else None)


def _known_first(hand: Hand, shown: frozenset[Card]) -> tuple[Card | None, ...]:
    """Hide where in a hand the open cards stand: known cards first, in the order of the pack, then the backs."""
    known = sorted(shown.intersection(hand)) if shown else ()
    return (*known, *(None,) * (len(hand) - len(known)))
