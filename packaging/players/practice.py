# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Find moves that reach the goal of a practice hand, and moves that miss it: its ``solution`` and its ``failure``.

Computer players sit in the learner's seat with one chance after the other; the best ones are tried for the solution and
the worst for the failure.  What is printed is Python, to be put into ``kartenspiel/games/GAME/lessons.py``.  Find them
anew when the computer players have come to play otherwise, which the test of the lessons says.
"""

import argparse
import dataclasses
from collections.abc import Iterator, Sequence
from typing import Final

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.moment import is_among
from kartenspiel.controller.script import LessonError, session_of
from kartenspiel.controller.session import Person
from kartenspiel.games import descriptions, game_named, lessons_of
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import State
from kartenspiel.model.lesson import Practice
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Player, Question

TRIES: Final = 200
BEST_FIRST: Final = ("strong", "medium", "easy", "random")


class Attempt:
    """An attempt at a practice hand without a window, with its computer players and their chance."""

    def __init__(self, game: str, practice: Practice) -> None:
        self._practice = practice
        self._learner = practice.table.learner
        self._conductor = Conductor(practice.table.state(game_named(game)), (self._learner,))
        state = self._conductor.state
        people = tuple(Person("", practice.level) for _ in range(state.deal.seats - len(state.deal.dummies)))
        self._session = session_of(practice, state, people)

    @property
    def state(self) -> State:
        """The state of the deal."""
        return self._conductor.state

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached, ``None`` while it is open."""
        return self._practice.goal(self.state, self._learner)

    def play(self, moves: tuple[Move, ...]) -> bool | None:
        """Let the learner make these moves, one where each can be made, and be silent elsewhere; return `reached`.

        Stops as soon as that is decided, or nothing is left to be made.  Raises `LessonError` where the next move is
        no answer and silence is none either.
        """
        left = list(moves)
        while self.reached is None and (asked := self._conductor.next_question()) is not None:
            seat, question = asked
            if seat != self._learner:
                self._conductor.answer(self._opinion(seat, question))
            elif left and is_among(question.choices, left[0]):
                self._conductor.answer(left.pop(0))
            elif question.may_pass or question.only_answer:
                self._conductor.answer(None if question.may_pass else question.only_answer)
            elif not left:
                break
            else:
                raise LessonError(f"{self._practice.id}: {left[0]} cannot be made, only {question.choices}")
        return self.reached

    def play_as(self, player: Player, rng_seed: int) -> tuple[Move, ...]:
        """Let a computer player sit in the learner's seat; return the moves that it chose until the goal is decided."""
        made: list[Move] = []
        while self.reached is None and (asked := self._conductor.next_question()) is not None:
            seat, question = asked
            if seat != self._learner:
                self._conductor.answer(self._opinion(seat, question))
                continue
            move = player.choose(question, generator(rng_seed, self._session.number, len(self.state.log), seat))
            if move is not None and move != question.only_answer:
                made.append(move)
            self._conductor.answer(move)
        return tuple(made)

    def _opinion(self, seat: Seat, question: Question) -> Move | None:
        seed, number = self._session.thinking_seed(), self._session.number
        rng = generator(seed, number, len(self.state.log), seat)
        return player_named(self._practice.level).choose(question, rng)


def found(game: str, practice: Practice, *, reached: bool, tries: int) -> tuple[Move, ...] | None:
    """Return moves of the learner that reach the goal, or miss it; ``None`` if nobody found any."""
    for level, seed in _players(BEST_FIRST if reached else BEST_FIRST[::-1], tries):
        attempt = Attempt(game, practice)
        moves = attempt.play_as(player_named(level), seed)
        if attempt.reached is reached and Attempt(game, practice).play(moves) is reached:
            return moves
    return None


def _players(levels: Sequence[str], tries: int) -> Iterator[tuple[str, int]]:
    """Yield levels and seeds; *strong*, which works long, gets the fewest."""
    for level in levels:
        for seed in range(tries // 20 if level == "strong" else tries):
            yield level, seed


def main(arguments: Sequence[str] | None = None) -> None:
    """Obey the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=[each.id for each in descriptions()])
    parser.add_argument("practice", nargs="?", help="the id of one practice hand; without it all of the game")
    parser.add_argument("--tries", type=int, default=TRIES, help="games of each level")
    chosen = parser.parse_args(arguments)
    for lesson in lessons_of(chosen.game):
        if isinstance(lesson, Practice) and chosen.practice in {None, lesson.id}:
            print(f"# {lesson.id}")
            for name, reached in (("solution", True), ("failure", False)):
                moves = found(chosen.game, lesson, reached=reached, tries=chosen.tries)
                print(f"{name}={'not found' if moves is None else _written(moves)},")


def _written(moves: tuple[Move, ...]) -> str:
    """Return moves as Python, in the words of the lessons."""
    parts = [_move(move) for move in moves]
    return f"({', '.join(parts)}{',' * (len(parts) == 1)})"


def _move(move: Move) -> str:
    if isinstance(move, Play) and move.by is None:
        return f'play({move.seat}, "{move.card}")'
    given = [getattr(move, field.name) for field in dataclasses.fields(move)]
    while given[-1] is None:
        del given[-1]
    return f"{type(move).__name__}({', '.join(_value(value) for value in given)})"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(_value(each) for each in value)},)"
    if isinstance(value, Card):
        return f'card("{value}")'
    if isinstance(value, Suit):
        return f"Suit.{value.name}"
    return f"Seat({value})" if isinstance(value, int) else repr(value)


if __name__ == "__main__":
    main()
