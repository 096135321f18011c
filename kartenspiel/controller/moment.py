# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The moments of a deal: its states, and how far the asking has come in each.

The rules say which seats may act; somebody must ask them in turn.  At a poll point (R17, M14, A26) the seats are
asked in the order of play from the seat on turn on.  Each may make any number of statements, and the asking goes round
until everybody has been silent since the last statement.  Then the seat on turn is asked for its move.  Where hands are
picked up only after that (Z12), silence makes a new state, and the asking begins anew.

A record has the moves of a deal and not the silences.  They follow from the moves: whoever comes before the next
speaker in the order of asking was asked and kept silent.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, LayAwayChoice, Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question


class Moment(NamedTuple):
    """A state of a deal and the asking in it: between two answers.  Never changed; `first_moment` makes the first."""

    state: State
    first: Seat | None
    """With whom the asking begins: the last speaker out of turn; ``None`` is the seat on turn."""
    statements: Mapping[Seat, tuple[Choice, ...]]
    """What each may say in this state without having to, in the order of asking; who can say nothing is left out."""
    silent: frozenset[Seat] = frozenset()
    """Who was asked since the last move and said nothing."""

    def next_polled(self, people: Collection[Seat] = ()) -> Seat | None:
        """Return who is asked next for a word out of turn; ``None`` when the move of the seat on turn is due.

        `people` are the seats of persons.  A person on turn is asked only once, for a word or a move, after all others
        were asked for a word.  Before hands are picked up (Z12) there is no move yet, so a person is asked as others.
        """
        if not self.statements:  # asked with every card
            return None
        for seat in self.statements:
            asked_later = seat in people and seat == self.state.turn and not self.state.hands_closed
            if seat not in self.silent and not asked_later:
                return seat
        return None

    def next_question(self, people: Collection[Seat] = ()) -> tuple[Seat, Question] | None:
        """Return who is asked and what; ``None`` when the deal is over.  `people` as for `next_polled`."""
        state, turn = self.state, self.state.turn
        if turn is None:
            return None
        seat = self.next_polled(people)
        if seat is not None:
            return seat, Question(partial(state.observe, seat), self.statements[seat], may_pass=True)
        actor = state.actor(turn)
        choices = state.moves(turn)
        if turn in self.silent:
            statements = self.statements[turn]
            choices = tuple(choice for choice in choices if choice not in statements)
        return actor, Question(partial(state.observe, actor), choices, may_pass=False)

    def after_silence(self, seat: Seat) -> "Moment":
        """Return the moment after a seat that was polled has said nothing; now hands may be picked up (Z12)."""
        silent = self.silent | {seat}
        if self.state.hands_closed and silent.issuperset(self.statements):
            return first_moment(self.state.after_silence(), self.first)
        return Moment(self.state, self.first, self.statements, silent)

    def before_silence(self, seat: Seat) -> "Moment":
        """Return this moment as if a seat had not been asked yet."""
        return Moment(self.state, self.first, self.statements, self.silent - {seat})


def first_moment(state: State, first: Seat | None = None) -> Moment:
    """Return the moment in which nobody has been asked yet in this state; `first` as in `Moment`."""
    statements = state.open_statements()
    if first is not None and len(statements) > 1:  # they come in order from the seat on turn on
        seats = state.deal.seats
        statements = {seat: statements[seat] for seat in sorted(statements, key=lambda seat: (seat - first) % seats)}
    return Moment(state, first, statements)


def states_of(start: State, moves: Iterable[Move]) -> Iterator[State]:
    """Yield the state before the first of these moves and after each; they must be legal, as those of a log are."""
    yield start
    for move in moves:
        start = start.after(move)
        yield start


def moments_of(states: Iterable[State], people: Collection[Seat] = ()) -> Iterator[Moment]:
    """Yield the moments of a deal that went through these states, one move between two of them.

    There is one after each move and after each silence; so a moment more than answers.  `people` as for
    `Moment.next_polled`.
    """
    moment: Moment | None = None
    for state in states:
        speaker: Seat | None = None
        if moment is not None:
            move = state.log[-1]
            while (speaker := moment.next_polled(people)) is not None and not _says(moment, speaker, move):
                moment = moment.after_silence(speaker)
                yield moment
        moment = first_moment(state, speaker)
        yield moment


def _says(moment: Moment, seat: Seat, move: Move) -> bool:
    """Whether a seat that is polled makes this move."""
    return move.seat == seat and is_among(moment.statements[seat], move)


def is_among(choices: Collection[Choice], move: Move) -> bool:
    """Tell whether a move is one of these choices, or a finished one of what may be laid away."""
    for choice in choices:  # mostly it is one of these objects, which need not be compared field by field
        if choice is move:
            return True
    return move in choices or any(choice.allows(move) for choice in choices if isinstance(choice, LayAwayChoice))
