# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The learning table: easy opponents, help, the suits with their cards, and a word after dear mistakes."""

from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial

import pytest
from PySide6.QtWidgets import QPushButton

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.settings import OPPONENTS
from kartenspiel.controller.workers import InlineThinker, WeighedAnswer
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Move
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS
from kartenspiel.players.opinion import Difference
from kartenspiel.players.question import Question
from kartenspiel.players.weighing import Weighed, Weighing
from tests.breadth import every_other, spoken
from tests.controller.tables import session_of
from tests.ui.conftest import Start
from tests.ui.program import Program


@dataclass
class Strict(InlineThinker):
    """Finds every move of the person to be a dear mistake, once it is told to say so."""

    promises: "list[tuple[Question, Move | None, Future[WeighedAnswer]]]" = field(default_factory=list)

    def judge(self, question: Question, given: Move | None) -> "Future[WeighedAnswer]":
        self.promises.append((question, given, Future()))
        return self.promises[-1][2]

    def blame(self) -> Move:
        """Say that another answer would have been better than the last one that was judged."""
        question, given, promise = self.promises[-1]
        better = next(each for each in question.choices if isinstance(each, Move) and each != given)
        answers = Weighed(better, (), 12.0, 1.0), Weighed(given, (), 0.0, 0.0, Difference(12.0, 1.0, 0.5))
        promise.set_result(WeighedAnswer(given, (Weighing(given, answers, Difference(12.0, 1.0, 0.5)),)))
        return better


def judged(program: Program) -> Strict:
    """Have the person answer questions at first hand until an answer is judged; return who judges."""
    program.table.thinker = strict = Strict()
    while not strict.promises:
        question = program.question()
        program.page.view.chosen.emit(next(each for each in question.choices if isinstance(each, Move)))
        program.until(partial(_is_past, program, question))
    return strict


def _is_past(program: Program, question: Question) -> bool:
    return program.table.question is not question


def told(program: Program) -> list[str]:
    """Return what the messages over the table say of mistakes."""
    return [bar.text() for bar in program.page.messages.bars if bar.topic == "mistake"]


def test_the_learning_table_has_easy_opponents_help_and_the_order_of_the_cards_of_each_suit(start: Start) -> None:
    program = start(last_game="koenigrufen", opponents=OPPONENTS)
    program.trigger("learn")
    program.until_dealt()
    session = program.table.session
    assert session is not None
    assert session.allows_help
    assert {person.level for person in session.persons} == {None, LEVELS[0]}
    assert program.keeper.settings.opponents == OPPONENTS  # other tables are as they were
    program.question()
    program.until(program.page.suits.orders[0].isVisible)
    orders = [label.text() for label in program.page.suits.orders]
    assert len(orders[0].split()) == len(
        [card for card in program.page.game.pack(session.rules) if card.suit is Suit.HEARTS]
    )
    assert len(set(orders)) == 2  # red suits and black ones have other pips


@spoken("en")
def test_after_a_dear_mistake_it_is_told_what_would_have_been_better_until_one_wants_it_no_more(
    start: Start, language: str
) -> None:
    program = start(language, last_game="russbach", mistake_words=True)
    strict = judged(program)
    assert told(program) == []
    strict.blame()
    program.until(lambda: told(program))
    now = program.table.sittings.current
    assert now is not None
    assert now.helped
    bar = next(each for each in program.page.messages.bars if each.topic == "mistake")
    assert "+" not in bar.text()  # so much more
    next(each for each in bar.findChildren(QPushButton) if each.text()).click()
    program.until(lambda: not program.keeper.settings.mistake_words)


@pytest.mark.parametrize("settings", [{"mistake_words": False}, {"mistake_words": True, "allows_help": False}])
def test_nobody_is_judged_who_does_not_want_it_or_plays_as_at_the_table(
    start: Start, settings: dict[str, bool]
) -> None:
    program = start(last_game="russbach", **settings)
    program.table.thinker = strict = Strict()
    program.play()
    assert strict.promises == []


def test_a_move_that_was_taken_back_is_judged_no_more(start: Start) -> None:
    program = start(last_game="russbach", mistake_words=True)
    strict = judged(program)
    assert program.table.way_back.take_back()
    program.until(strict.promises[-1][2].cancelled)


@pytest.mark.parametrize("game", every_other(game.id for game in all_games()))
def test_other_hidden_cards_do_not_change_what_is_said_of_a_mistake(game: str) -> None:
    state = game_named(game).start(session_of(game, seed=3).deal())
    found = Conductor(state, (Seat(0),)).next_question()
    assert found is not None
    seat = found[0]
    one, other = [each for each in range(state.deal.seats) if each != seat and each not in state.deal.dummies][:2]
    hands = list(state.deal.hands)
    hands[one], hands[other] = hands[other], hands[one]
    swapped = game_named(game).start(replace(state.deal, hands=tuple(hands)))
    said = []
    for each in (state, swapped):
        asked = Conductor(each, (Seat(0),)).next_question()
        assert asked is not None
        given = next((move for move in asked[1].choices if isinstance(move, Move)), None)
        said.append(InlineThinker().judge(asked[1], given).result())
    assert said[0] == said[1]
