# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The upper levels imagine more deals the harder answers are to tell apart, up to the work of the level."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from kartenspiel.model.moves import Play
from kartenspiel.players.adaptive import AdaptivePlayOuts
from kartenspiel.players.base import LEVELS, USUAL_LEVEL, player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.levels import SearchPlayer
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from tests.players.seating import filled, question
from tests.players.test_luck_of_the_drawing import ACE, BETTER, FAVOURITE, NINE, WORSE, Paid, after_a_trick

FIRST, CARDS = 12, 100
WORK = AdaptivePlayOuts(first=FIRST, cards=CARDS, words=30, prior=0.001)


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try cards out that are alike, since here they are paid otherwise."""
    monkeypatch.setattr("kartenspiel.players.adaptive.group_alike", lambda _, __, answers: dict.fromkeys(answers, ()))


def compared(paid: Mapping[Play, Sequence[float]], work: AdaptivePlayOuts = WORK) -> Opinion:
    """Return what is thought of cards that are paid so, in one imagined deal after the other."""
    return work.compare(Paid(paid), question(after_a_trick(), 0), [*paid], Random(3))


def deals_of(opinion: Opinion) -> dict[object, int]:
    """Return in how many deals each answer was tried out."""
    return {each.answer: each.worlds for each in opinion.estimates}


@pytest.mark.usefixtures("apart")
def test_what_is_plain_after_the_first_deals_takes_no_more() -> None:
    opinion = compared({NINE: [20.0, 19.0], FAVOURITE: [0.0], ACE: [-9.0]})
    assert opinion.move == NINE
    assert set(deals_of(opinion).values()) == {FIRST}


@pytest.mark.usefixtures("apart")
def test_what_is_open_is_drawn_for_until_the_work_is_spent_and_only_for_what_may_be_best() -> None:
    opinion = compared({NINE: [BETTER, -BETTER], FAVOURITE: [0.0], ACE: [5 * WORSE, 5 * WORSE - 1]})
    assert opinion.move == FAVOURITE
    assert deals_of(opinion) == {NINE: CARDS, FAVOURITE: CARDS, ACE: FIRST}


@pytest.mark.usefixtures("apart")
def test_a_gain_that_few_deals_cannot_tell_is_found_in_more() -> None:
    paid = {NINE: [BETTER, BETTER, BETTER, BETTER, -18.0], FAVOURITE: [0.0], ACE: [5 * WORSE]}
    few, many = compared(paid, replace(WORK, cards=FIRST)), compared(paid)
    assert (few.move, many.move) == (FAVOURITE, NINE)


def test_words_have_work_of_their_own() -> None:
    asked = question(filled("anrufen", []), 0)
    judgement = judgements()["anrufen"]
    answers = judgement.answers_to_compare(asked, Random(1))
    opinion = WORK.compare(judgement, asked, answers, Random(1))
    assert FIRST <= max(each.worlds for each in opinion.estimates) <= WORK.words


def test_several_times_the_work_is_that_of_every_kind() -> None:
    assert WORK.times(3) == AdaptivePlayOuts(first=36, cards=300, words=90, prior=0.001)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_the_same_question_with_the_same_numbers_has_the_same_opinion(level: str) -> None:
    asked = question(after_a_trick(), 0)
    first, second = (player_named(level).consider(asked, Random(5)) for _ in range(2))
    assert first == second


def test_the_expert_may_do_more_work_than_the_strong_of_every_kind_and_is_not_the_usual_level() -> None:
    strong, expert = (player_named(level) for level in LEVELS[-2:])
    assert isinstance(strong, SearchPlayer)
    assert isinstance(expert, SearchPlayer)
    less, more = strong.play_outs, expert.play_outs
    assert isinstance(less, AdaptivePlayOuts)
    assert isinstance(more, AdaptivePlayOuts)
    assert more.cards > 2 * less.cards
    assert more.words > 2 * less.words
    assert strong.name == USUAL_LEVEL


def test_only_cards_that_differ_are_tried() -> None:
    asked = question(after_a_trick(), 0)
    opinion = player_named("strong").consider(Question(asked.seen, asked.plays, may_pass=False), Random(1))
    answers = [answer for each in opinion.estimates for answer in (each.answer, *each.alike)]
    assert sorted(str(each) for each in answers) == sorted(str(each) for each in asked.plays)
    assert all(isinstance(each, Play) for each in answers)
