# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Drives one deal: whose word it is, and what is asked.

What is asked depends only on the moves made so far and on who has been silent since the last of them (`Moment`).  A
deal that is taken up again from its record therefore goes on as it would have gone on: the silent are asked again and,
drawing from the same numbers, are silent again.  So does one in which answers are taken back.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Final

from kartenspiel.controller.moment import Moment, first_moment, is_among, moments_of, states_of
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move, Play
from kartenspiel.model.refusal import DEAL_OVER, IllegalMoveError, Refusal, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Who, marker
from kartenspiel.players.question import Question

_ = marker(__package__)

MUST_ACT: Final = _("{player} must do something now.")


class Conductor:
    """Asks the seats of one deal in turn and carries their answers out; ends it as soon as it is decided."""

    def __init__(self, state: State, people: Collection[Seat] = ()) -> None:
        """Begin, or take up again, at `state`; `people` as for `Moment.next_polled`."""
        self.number = 0
        """Of the question now open; grows with every answer, so that a late answer is recognised."""
        self._people = frozenset(people)
        self._moments = list(moments_of(_states_to(state), self._people)) if state.log else []
        first = self._moments.pop().first if self._moments else None
        self._moments.append(first_moment(at_end(state), first))
        self._asked: tuple[Seat, Question] | None = None

    @property
    def moments(self) -> Sequence[Moment]:
        """All moments of the deal, from the first to the present one: one more than answers."""
        return tuple(self._moments)

    @property
    def state(self) -> State:
        """The present state."""
        return self._moments[-1].state

    def next_question(self) -> tuple[Seat, Question] | None:
        """Return who is asked and what; ``None`` when the deal is over."""
        if self._asked is None:
            self._asked = self._moments[-1].next_question(self._people)
        return self._asked

    def answer(self, move: Move | None) -> State:
        """Carry out the answer to the open question and return the new state; ``None`` is silence.

        Raises `IllegalMoveError`, and then the question stays open.
        """
        self._moments.append(self._moment_after(move))
        self._ask_anew()
        return self.state

    def refusal(self, move: Move | None) -> Refusal | None:
        """Return why `answer` would refuse an answer, ``None`` if it would not; nothing is carried out."""
        try:
            self._moment_after(move)
        except IllegalMoveError as error:
            return error.refusal
        return None

    def choices_after(self, moves: Sequence[Move]) -> tuple[Choice, ...]:
        """Return what whoever is asked could choose after these moves of his; nothing if they cannot be made so.

        What follows one's own announcements one knows before (`tests/controller/test_statements.py`).
        """
        asked = self.next_question()
        if asked is None:
            return ()
        (seat, question), state = asked, self.state
        choices = question.choices
        for move in moves:
            if not is_among(choices, move):
                return ()
            state = state.after(move)
            choices = state.choices(seat)
        return choices

    def take_back(self) -> Moment:
        """Take back the last answer, a move or silence, and return the moment that is left.

        Asked again with the same random numbers, players answer as before.  Raises `IndexError` at the beginning of
        the deal.
        """
        if len(self._moments) == 1:
            raise IndexError("nothing has been answered in this deal")
        left = self._moments.pop()
        self._ask_anew()
        return left

    def take_back_to(self, left: int) -> tuple[Moment, ...]:
        """Take back all answers after so many moments, of which there is one more than answers; return what is gone."""
        gone = tuple(self._moments[left:])
        del self._moments[left:]
        self._ask_anew()
        return gone

    def restore(self, left: int, gone: Sequence[Moment]) -> None:
        """Have again the moments that were taken back after so many, in place of all that has been answered since."""
        self._moments[left:] = gone
        self._ask_anew()

    def may_speak(self, seat: Seat) -> bool:
        """Tell whether the rules let this seat say something now, in turn or out of it."""
        return any(not isinstance(choice, Play) for choice in self.state.moves(seat))

    def ask_again(self, seat: Seat) -> bool:
        """Ask a seat before anything else that was silent, or was about to be; tell whether this changes anything."""
        moment = self._moments[-1]
        awaited = self._asked is not None and self._asked[1].may_pass and self._asked[0] == seat
        if seat not in moment.silent and not awaited:
            return False
        self._moments[-1] = moment.before_silence(seat)
        self._ask_anew()
        return True

    def _ask_anew(self) -> None:
        self._asked = None
        self.number += 1

    def _moment_after(self, move: Move | None) -> Moment:
        """Return the moment after an answer to the open question; raises `IllegalMoveError`."""
        asked = self.next_question()
        if asked is None:
            raise IllegalMoveError(Refusal("DEAL_OVER", DEAL_OVER))
        seat, question = asked
        return self._after_silence(seat, question) if move is None else self._after_move(seat, question, move)

    def _after_silence(self, seat: Seat, question: Question) -> Moment:
        if not question.may_pass:
            raise IllegalMoveError(Refusal("MUST_ACT", MUST_ACT(player=Who(seat))))
        return self._moments[-1].after_silence(seat)

    def _after_move(self, seat: Seat, question: Question, move: Move) -> Moment:
        state = self.state
        if state.actor(move.seat) != seat:
            raise IllegalMoveError(not_your_turn(move.seat))
        offered = is_among(question.choices, move)
        if question.may_pass and not offered and (state.hands_closed or state.allows(move)):
            raise IllegalMoveError(not_now())
        after = at_end(state.after(move) if offered else state.apply(move))
        return first_moment(after, seat if question.may_pass else None)


def at_end(state: State) -> State:
    """Return where a deal stands after a move: at its end if everybody sees that nothing can change any more."""
    return state.cut_short(seen_by_all=True) or state


def generator(seed: int, deal: int, moves: int, seat: Seat) -> Random:
    """Return the chance of one answer, so that it depends on nothing that went before but the moves.

    `deal` is the number of the deal in its session, `moves` how many were made in it, `seat` who answers.
    """
    return Random(f"{seed}/{deal}/{moves}/{seat}")


def _states_to(state: State) -> Iterator[State]:
    """Yield the states of a deal up to this one."""
    return states_of(game_named(state.deal.game).start(state.deal), state.log)
