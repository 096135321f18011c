# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the lessons of Zwanzigerrufen tell of their tricks: who wins them, what they count, and for whom."""

import pytest

from kartenspiel.games.zwanzigerrufen.cards import card_points
from kartenspiel.games.zwanzigerrufen.lessons import LESSONS
from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.model.lesson import Ask, Lesson
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import MOND, SKUES
from tests.controller.rehearsal import Rehearsal


def _played(name: str) -> Playing:
    """Return how the table lies after the lesson, the first right answer given at each step."""
    lesson = next(each for each in LESSONS if each.id == name)
    assert isinstance(lesson, Lesson)
    rehearsal = Rehearsal("zwanzigerrufen", lesson)
    while (step := rehearsal.script.step) is not None:
        if isinstance(step, Ask):
            answer = step.right[0]
            assert isinstance(answer, Move)
            assert rehearsal.answer(answer).right
        else:
            rehearsal.go_on()
    assert isinstance(rehearsal.state, Playing)
    return rehearsal.state


def _points(state: Playing, number: int) -> int:
    return sum(card_points(play.card) for play in state.tricks[number])


def _beside(state: Playing, seat: int) -> bool:
    """Whether a seat plays on the learner's side."""
    return state.sides.of(Seat(seat)) == state.sides.of(Seat(0))


@pytest.mark.parametrize(
    ("name", "number", "winner", "points"),
    [
        ("cards", 0, 3, 8),
        ("cards", 1, 0, 10),
        ("following", 0, 0, 14),
        ("partner", 2, 0, 14),
        ("pagat", 2, 0, 13),
    ],
)
def test_a_trick_counts_what_the_lesson_says(name: str, number: int, winner: int, points: int) -> None:
    state = _played(name)
    assert (state.winners[number], _points(state, number)) == (winner, points)


def test_the_hand_of_the_first_lesson_counts_24() -> None:
    assert sum(map(card_points, _played("cards").deal.hands[0])) == 24


def test_a_queen_is_grudged_and_a_king_caught_only_where_an_opponent_gets_or_loses_it() -> None:
    assert not _beside(_played("cards"), 3)
    following = _played("following")
    leader = following.tricks[2][0].seat
    assert not _beside(following, leader)
    assert following.winners[2] == 0


def test_the_lesson_about_the_mond_has_the_skues_with_an_opponent() -> None:
    state = _played("mond")
    holder = next(seat for seat, hand in enumerate(state.deal.hands) if SKUES in hand)
    assert MOND in state.deal.hands[0]
    assert not _beside(state, holder)


def test_the_lesson_about_the_score_pays_7() -> None:
    outcome = _played("score").outcome
    assert outcome is not None
    assert outcome.payments == (7, -7, 7, -7)
