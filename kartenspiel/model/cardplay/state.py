# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the states of every game have in common while cards are played."""

import abc
from collections.abc import Mapping
from typing import ClassVar, TypedDict

from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card
from kartenspiel.model.changing import changed
from kartenspiel.model.game import Hand, State
from kartenspiel.model.generics import P, R
from kartenspiel.model.moves import Choice, Move, Play, plays_of
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.refusal import Refusal, not_now, not_played_by, not_your_turn
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.tricks import Trick, not_in_hand, remove_card, replace_hand


class Played(TypedDict):
    """The fields of a state that a played card changes, with their new values."""

    hands: tuple[Hand, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]


class CardPlay(State[R, P]):
    """A state in which cards are played, to the last of each hand; the state of a game adds what else it knows.

    Where nothing is said between the cards, `play_rules` and `settle` are all that a game needs to say.
    """

    __slots__ = ()

    turn_clause: ClassVar[str] = ""
    """The clause of the rules that says whose turn it is; quoted where a move is refused."""
    play_clause: ClassVar[str] = ""
    """The clause of the rules that says which cards may be played; quoted where a card is refused."""
    guardian_clause: ClassVar[str] = ""
    """The clause of the rules that says who plays the cards of a dummy; "" in games that have none."""

    hands: tuple[Hand, ...]
    """The cards still held, by seat."""
    trick: Trick
    """The cards on the table."""
    tricks: tuple[Trick, ...]
    """The finished tricks, each from its leader on."""
    winners: tuple[Seat, ...]
    """Who won them."""

    @property
    @abc.abstractmethod
    def play_rules(self) -> PlayRules:
        """How the cards are played; where that changes from trick to trick (`PlayRules.in_trick`), as it is now."""

    @property
    def pack(self) -> Pack:
        """The pack in its rank order, the same from the first trick to the last."""
        return self.play_rules.pack

    @abc.abstractmethod
    def settle(self, ending: Ending) -> Outcome:
        """Return the outcome of the deal where the play of the cards ended so."""

    @property
    def payoff(self) -> Payoff | None:
        """What every ending pays by all that was said so far, as data; ``None`` in games that have only `settle`."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """The settlement once the deal is over."""
        return self.settle(self.ending) if self.over else None

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick: forehand, unless a game says otherwise."""
        return self.deal.forehand

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; ``None`` after the last trick."""
        trick, winners, dealt = self.trick, self.winners, self.deal.hands
        if trick:  # asked for so often that it is told first, without `leader`
            return after(trick[-1].seat, len(dealt))
        if not winners:
            return self.leader
        return None if len(winners) == len(dealt[0]) else winners[-1]

    def moves(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the cards of the seat on turn."""
        return self.plays(seat) if seat == self.turn else ()

    def _allows_card(self, play: Play) -> bool:
        """Whether the rules allow to play this card now; it is looked up, without listing all that could be played."""
        seat = play.seat
        return seat == self.turn and play.by == self._guardian(seat) and play.card in self.legal_cards(seat)

    def _apply(self, move: Move) -> State[R, P]:
        if not isinstance(move, Play):
            raise TypeError(move)
        after_it: State[R, P] = changed(self, log=(*self.log, move), **self.with_card(move))
        return after_it

    def refusal(self, move: Move) -> Refusal:
        """Say why a card may not be played, or anything else be done."""
        if not isinstance(move, Play):
            return not_now(self.turn_clause)
        return self.refusal_of_card(move, self.turn, turn_clause=self.turn_clause, clause=self.play_clause)

    def cards(self, seat: Seat) -> TableCards:
        """Return the cards as a seat sees them: its own, and those that were played."""
        hands = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(self.hands))
        return TableCards(hands, trick=self.trick, tricks=self.tricks, winners=self.winners)

    @property
    def _winning(self) -> Seat | None:
        """Who takes the trick on the table if nothing better follows."""
        return self.play_rules.winner_of(self.trick) if self.trick else None

    @property
    def bound(self) -> Mapping[Seat, Hand]:
        """Cards of which a seat must play one next, whatever else it holds; none in most games (G22, A35)."""
        return {}

    @property
    def was_bound(self) -> frozenset[Card]:
        """Cards that were, or are, bound so when their seat played next."""
        return frozenset()

    @property
    def sides_told(self) -> int | None:
        """The number of the move by which words made public who plays with whom; ``None`` if none has."""
        return None

    @property
    def ending(self) -> Ending:
        """The tricks so far, in numbers."""
        return Ending.of(self.pack, self.tricks, self.winners)

    def legal_cards(self, seat: Seat) -> Hand:
        """Return what a seat may play when it is on turn."""
        return self.bound.get(seat) or self.play_rules.legal(seat, self.hands[seat], self.trick)

    def plays(self, seat: Seat) -> tuple[Play, ...]:
        """Return the plays of the seat on turn, in the order of the cards; those of a dummy are its guardian's."""
        plays = plays_of(seat, self._guardian(seat))
        return tuple([plays[index] for index in sorted([card.index for card in self.legal_cards(seat)])])

    def _guardian(self, seat: Seat) -> Seat | None:
        """Return who plays the cards of a seat, where that is not itself."""
        actor = self.actor(seat)
        return None if actor == seat else actor

    def next_player(self, leader: Seat) -> Seat:
        """Return who plays the next card, where this seat leads to the first trick."""
        if self.trick:
            return after(self.trick[-1].seat, len(self.hands))
        return self.winners[-1] if self.winners else leader

    def with_card(self, move: Play) -> Played:
        """Return what is different after a card was played; after the last of a trick it is taken."""
        hands = replace_hand(self.hands, move.seat, remove_card(self.hands[move.seat], move.card))
        trick = (*self.trick, move)
        if len(trick) < len(self.hands):
            return Played(hands=hands, trick=trick, tricks=self.tricks, winners=self.winners)
        winners = (*self.winners, self.play_rules.winner_of(trick))
        return Played(hands=hands, trick=(), tricks=(*self.tricks, trick), winners=winners)

    def refusal_of_card(self, move: Play, turn: Seat | None, *, turn_clause: str, clause: str) -> Refusal:
        """Say why a card may not be played; the clauses are the game's on whose turn it is and on legal cards."""
        if move.seat != turn:
            return not_your_turn(move.seat, turn_clause)
        guardian = self._guardian(move.seat)
        if move.by != guardian:
            return not_played_by(move.seat, guardian, self.guardian_clause or clause)
        hand = self.hands[move.seat]
        if move.card not in hand:
            return not_in_hand(move.card, clause)
        return self.play_rules.refusal(move.seat, move.card, hand, self.trick) or not_now(clause)
