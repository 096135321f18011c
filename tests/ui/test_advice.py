# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where the rules let people talk, a suggestion can be asked for by button and by key."""

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.advice import ADVISER, Advice, Adviser
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.workers import Chance, InlineThinker
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Move, Pass, Play
from kartenspiel.model.text import Text
from kartenspiel.players.opinion import Measure, Opinion, Reason
from kartenspiel.players.question import Question
from tests.ui.seats import Evening

GAME = "graden"


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, GAME)
    yield found
    found.end()


def next_move(state: State, me: int) -> Move:
    """Let the first of the others bid Plauderer, everybody else pass, and all play their first card."""
    assert state.turn is not None
    choices = [choice for choice in state.moves(state.turn) if isinstance(choice, Move)]
    bid = next((each for each in choices if isinstance(each, Bid) and each.bid == "plauderer"), None)
    if bid is not None and state.turn != me:
        return bid
    return next((each for each in choices if isinstance(each, Pass)), choices[0])


def open_hand(evening: Evening) -> State:
    """Return a Plauderer of somebody else in which the person is on turn with its hand open."""
    me = evening.session.person_seat
    assert me is not None
    state: State = game_named(GAME).start(evening.session.deal())
    while state.turn != me or not state.cards(me).tricks:
        state = state.apply(next_move(state, me))
    return state


def test_a_suggestion_is_lit_and_explained_and_leaves_the_choice_to_the_person(evening: Evening) -> None:
    view, me = evening.view, evening.session.person_seat
    evening.table.resume(Sittings.of(Sitting(evening.session, open_hand(evening))))
    question = evening.question()
    assert question is not None
    assert view.panels.ask.isVisible()
    assert not view.panels.note.isVisible()
    QTest.keyClick(view, Qt.Key.Key_S)
    evening.until(view.panels.note.isVisible)
    advised = [play.card for play in question.plays if evening.wording.text(play.card) in view.panels.note.text()]
    assert len(advised) == 1
    assert evening.table.question is question
    evening.click(question.plays[0].card)
    evening.until(lambda: evening.table.question is not question)
    assert evening.moves == [Play(question.seen.seat, question.plays[0].card)]
    assert me == question.seen.seat


def test_the_button_asks_too_and_is_there_only_while_it_may_be_asked(evening: Evening, qtbot: QtBot) -> None:
    view = evening.view
    evening.begin().question()
    assert not view.panels.ask.isVisible()
    evening.table.resume(Sittings.of(Sitting(evening.session, open_hand(evening))))
    evening.question()
    with qtbot.waitSignal(evening.table.advised, timeout=20_000) as advised:
        QTest.mouseClick(view.panels.ask, Qt.MouseButton.LeftButton)
    advice = advised.args[0]
    assert isinstance(advice, Advice)
    assert isinstance(advice.reason, Text)
    assert advice.opinion.measure is Measure.PAYMENT
    assert advice.opinion.estimate_of(advice.move) is not None


@dataclass
class Listening(InlineThinker):
    """Keeps what it is asked, and answers when it is told to."""

    heard: list[tuple[str, Question]] = field(default_factory=list)
    promises: "list[Future[Opinion]]" = field(default_factory=list)

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        del chance
        self.heard.append((level, question))
        self.promises.append(Future())
        return self.promises[-1]


def test_who_suggests_knows_what_the_person_sees_and_comes_too_late_after_an_answer(
    evening: Evening, qtbot: QtBot
) -> None:
    state = open_hand(evening)
    assert state.turn is not None
    question = Question(state.observe(state.turn), state.moves(state.turn), may_pass=False)
    chance = Chance(1, 1, len(state.log), state.turn)
    thinker = Listening()
    adviser = Adviser(thinker)
    heard: list[Advice] = []
    adviser.advised.connect(heard.append)
    adviser.ask(question, chance)
    adviser.ask(question, chance)
    assert thinker.heard == [(ADVISER, question)]
    adviser.forget()
    first, last = (Opinion(play, Reason.PAYMENT) for play in (question.plays[0], question.plays[-1]))
    thinker.promises[0].set_result(first)
    adviser.ask(question, chance)
    thinker.promises[1].set_result(last)
    qtbot.waitUntil(lambda: bool(heard))
    assert [advice.opinion for advice in heard] == [last]
    assert heard[0].move == question.plays[-1]


def test_nothing_is_suggested_in_a_game_in_which_nobody_may_talk() -> None:
    game = game_named("russbach")
    evening_deal = deal_at_random(
        game, game.house_rules(), first_of_session(game, game.house_rules(), Random(1)), Random(1)
    )
    state = game.start(evening_deal)
    assert state.turn is not None
    assert not game.words.may_ask_advice(state.observe(state.turn))
