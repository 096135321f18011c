# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat decided in a recorded deal, and what its answers cost, from what it could see then."""

from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.decisions import Decision, decisions
from kartenspiel.controller.moment import is_among
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_as_json, record_from_json
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import Weighing, weigh
from tests.controller.dealt import GAMES, records, start

SEAT = Seat(0)


def _decisions(game: Game, deals: int = 1) -> list[Decision]:
    found = [
        decisions(PlayedDeal(record_from_json(each)), SEAT) for each in records(game, deals, seed=5, players="easy")
    ]
    return [decision for each in found for decision in each]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_question_that_left_a_choice_is_a_decision_with_the_answer_given(game: Game) -> None:
    rng, conductor = Random(3), Conductor(start(game, Random(3)), (SEAT,))
    asked: list[tuple[Question, Move | None]] = []
    while (now := conductor.next_question()) is not None:
        seat, question = now
        answer = player_named("random").choose(question, rng)
        if seat == SEAT and question.only_answer is None:
            asked.append((question, answer))
        conductor.answer(answer)
    record = record_from_json(record_as_json(conductor.state))
    assert [(each.question, each.given) for each in decisions(PlayedDeal(record), SEAT)] == asked
    assert asked


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_answers_are_weighed_from_what_the_seat_saw_and_the_same_seed_gives_the_same(game: Game) -> None:
    for decision in _decisions(game):
        found = list(decision.weighings(1, 4))
        assert found == list(decision.weighings(1, 4))
        for weighing in found:
            _check(weighing, decision.question)


def _check(weighing: Weighing, question: Question) -> None:
    answers = [each for weighed in weighing.answers for each in (weighed.answer, *weighed.alike)]
    assert weighing.given in answers
    assert len(answers) == len(set(answers)) > 1
    assert all(answer is None or is_among(question.choices, answer) for answer in answers)
    worths = [weighed.expected for weighed in weighing.answers]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= weighed.best <= 1 for weighed in weighing.answers)
    if weighing.given_best:
        assert weighing.cost.mean == 0


def test_silence_and_the_card_after_it_are_weighed_apart() -> None:
    kinds = [
        [isinstance(weighing.given, Play) for weighing in decision.weighings(1, 4)]
        for decision in _decisions(GAMES["russbach"], 6)
        if isinstance(decision.given, Play) and decision.question.statements
    ]
    assert [False, True] in kinds


@pytest.mark.parametrize(("name", "deals"), [("koenigrufen", 1), ("russbach", 4), ("zwanzigerrufen", 1)])
def test_the_worst_card_is_found_to_be_an_error_more_often_than_the_best(name: str, deals: int) -> None:
    worst = best = 0
    for number, decision in enumerate(_decisions(GAMES[name], deals)):
        for weighing in decision.weighings(1, 12):
            if isinstance(weighing.given, Play):
                worst += _errs(decision, weighing.answers[-1].answer, number)
                best += _errs(decision, weighing.answers[0].answer, number)
    assert worst >= 2
    assert worst > best


def _errs(decision: Decision, answer: Move | None, seed: int) -> bool:
    """Whether an answer, had it been given, would be found clearly worse than another in other deals."""
    *_, weighing = weigh(decision.question, answer, 16, Random(seed))
    return weighing.is_error(2)
