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

from kartenspiel.controller.script import Trial
from kartenspiel.games import descriptions, lessons_of
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.lesson import Practice
from kartenspiel.model.moves import Move, Play
from kartenspiel.players.base import player_named

TRIES: Final = 200
BEST_FIRST: Final = ("strong", "medium", "easy", "random")


def found(game: str, practice: Practice, *, reached: bool, tries: int) -> tuple[Move, ...] | None:
    """Return moves of the learner that reach the goal, or miss it; ``None`` if nobody found any."""
    for level, seed in _attempts(BEST_FIRST if reached else BEST_FIRST[::-1], tries):
        trial = Trial(game, practice)
        moves = trial.play_as(player_named(level), seed)
        if trial.reached is reached and Trial(game, practice).play(moves) is reached:
            return moves
    return None


def _attempts(levels: Sequence[str], tries: int) -> Iterator[tuple[str, int]]:
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
