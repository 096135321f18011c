# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that finds how the goal of a practice hand is reached, and missed."""

import pytest

import practice
from kartenspiel.games import descriptions, lessons_of
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.lesson import Practice, play
from kartenspiel.model.moves import KINDS
from kartenspiel.model.seats import Seat

NAMES = {kind.__name__: kind for kind in (*KINDS.values(), Seat, Suit)} | {"card": card, "play": play}


def test_what_is_printed_is_python_that_reaches_the_goal_and_misses_it(capsys: pytest.CaptureFixture[str]) -> None:
    game, hand = next(
        (each.id, lesson) for each in descriptions() for lesson in lessons_of(each.id) if isinstance(lesson, Practice)
    )
    practice.main([game, hand.id, "--tries", "20"])
    title, *printed = capsys.readouterr().out.splitlines()
    assert title == f"# {hand.id}"
    made = [eval(line.split("=", 1)[1].removesuffix(","), NAMES) for line in printed]  # noqa: S307 - our own program's
    assert [practice.Attempt(game, hand).play(moves) for moves in made] == [True, False]
