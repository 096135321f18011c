# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Drives one deal: whose word it is, and what is asked.

The rules say which seats may act; somebody must ask them in turn.  At a poll point (R17, M14, A26) the seats are
asked in the order of play from the seat on turn on.  Each may make any number of statements, and the asking goes round
until everybody has been silent since the last statement.  Then the seat on turn is asked for its move.  Where hands are
picked up only after that (Z12), silence makes a new state, and the asking begins anew.

What is asked depends only on the moves made so far and on who has been silent since the last of them.  A deal that is
taken up again from its record therefore goes on as it would have gone on: the silent are asked again and, drawing from
the same numbers, are silent again.
"""

from collections.abc import Collection
from random import Random
from typing import Final

from kartenspiel.games import game_named
from kartenspiel.model.game import DEAL_OVER, IllegalMoveError, Refusal, State, not_now, not_your_turn
from kartenspiel.model.moves import Choice, LayAwayChoice, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Who
from kartenspiel.players.base import Question

MUST_ACT: Final = QT_TRANSLATE_NOOP("controller", "{player} must do something now.")


class Conductor:
    """Asks the seats of one deal in turn and carries their answers out; ends it as soon as it is decided."""

    def __init__(self, state: State, people: Collection[Seat] = ()) -> None:
        """Begin, or take up again, at `state`.

        A seat of `people` that is on turn is not polled before the others and then asked again: after the others were
        polled it speaks or plays, in one question.
        """
        self.state = at_end(state)
        self.number = 0
        """Of the question now open; grows with every answer, so that a late answer is recognised."""
        self._people = frozenset(people)
        self._silent: set[Seat] = set()
        self._first = _asked_first(state)
        self._speakers: tuple[Seat, ...] | None = None
        self._asked: tuple[Seat, Question] | None = None

    def asked(self) -> tuple[Seat, Question] | None:
        """Return who is asked and what; ``None`` when the deal is over."""
        turn = self.state.turn
        if turn is not None and self._asked is None:
            self._asked = self._poll(turn) or self._main_question(turn)
        return self._asked

    def answer(self, move: Move | None) -> State:
        """Carry out the answer to the open question and return the new state; ``None`` is silence.

        Raises `IllegalMoveError`, and then the question stays open.
        """
        asked = self.asked()
        if asked is None:
            raise IllegalMoveError(Refusal("DEAL_OVER", DEAL_OVER))
        seat, question = asked
        if move is None:
            self._keep_silent(seat, question)
        else:
            self._carry_out(seat, question, move)
        self._asked = None
        self.number += 1
        return self.state

    def may_speak(self, seat: Seat) -> bool:
        """Tell whether the rules let this seat say something now, in turn or out of it."""
        return any(not isinstance(choice, Play) for choice in self.state.moves(seat))

    def ask_again(self, seat: Seat) -> bool:
        """Ask a seat before anything else that was silent, or was about to be; tell whether this changes anything."""
        awaited = self._asked is not None and self._asked[1].may_pass and self._asked[0] == seat
        if seat not in self._silent and not awaited:
            return False
        self._silent.discard(seat)
        self._asked = None
        self.number += 1
        return True

    def _poll(self, turn: Seat) -> tuple[Seat, Question] | None:
        for seat in self._in_order(turn):
            asked_later = seat == turn and seat in self._people and not self.state.hands_closed
            if seat not in self._silent and not asked_later:
                return seat, Question(self.state.observe(seat), self.state.statements(seat), may_pass=True)
        return None

    def _in_order(self, turn: Seat) -> tuple[Seat, ...]:
        """Return who may speak in this state, in the order of asking."""
        if self._speakers is None:
            seats = self.state.deal.seats
            first = turn if self._first is None else self._first
            self._speakers = tuple(sorted(self.state.speakers(), key=lambda speaker: (speaker - first) % seats))
        return self._speakers

    def _main_question(self, turn: Seat) -> tuple[Seat, Question]:
        actor = self.state.actor(turn)
        seen = self.state.observe(actor)
        choices = seen.moves if actor == turn else self.state.moves(turn)
        if turn in self._silent:
            statements = self.state.statements(turn)
            choices = tuple(choice for choice in choices if choice not in statements)
        return actor, Question(seen, choices, may_pass=False)

    def _keep_silent(self, seat: Seat, question: Question) -> None:
        if not question.may_pass:
            raise IllegalMoveError(Refusal("MUST_ACT", MUST_ACT(player=Who(seat))))
        self._silent.add(seat)
        if self.state.hands_closed and self._silent.issuperset(self.state.speakers()):
            self.state = self.state.after_silence()
            self._silent.clear()
            self._speakers = None

    def _carry_out(self, seat: Seat, question: Question, move: Move) -> None:
        if self.state.actor(move.seat) != seat:
            raise IllegalMoveError(not_your_turn(move.seat))
        offered = among(question.choices, move)
        if question.may_pass and not offered and (self.state.hands_closed or self.state.allows(move)):
            raise IllegalMoveError(not_now())
        self.state = at_end(self.state.after(move) if offered else self.state.apply(move))
        self._silent.clear()
        self._speakers = None
        self._first = seat if question.may_pass else None


def at_end(state: State) -> State:
    """Return where a deal stands after a move: at its end if everybody sees that nothing can change any more."""
    return (state.cut_short() or state) if state.decided else state


def among(choices: Collection[Choice], move: Move) -> bool:
    """Tell whether a move is one of these choices, or a finished one of what may be laid away."""
    return any(choice.allows(move) if isinstance(choice, LayAwayChoice) else choice == move for choice in choices)


def generator(seed: int, deal: int, moves: int, seat: Seat) -> Random:
    """Return the chance of one answer, so that it depends on nothing that went before but the moves.

    `deal` is the number of the deal in its session, `moves` how many were made in it, `seat` who answers.
    """
    return Random(f"{seed}/{deal}/{moves}/{seat}")


def replayed(state: State, moves: Collection[Move]) -> State:
    """Return the state after these moves; raises `IllegalMoveError` at the first that the rules refuse."""
    for move in moves:
        state = state.apply(move)
    return state


def _asked_first(state: State) -> Seat | None:
    """Where asking goes on after a statement made out of turn: with its speaker; ``None`` is the seat on turn."""
    if not state.log:
        return None
    last = state.log[-1]
    before = replayed(game_named(state.deal.game).start(state.deal), state.log[:-1])
    return None if last.seat == before.turn else last.seat
