# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hints: in sessions with help, and where the rules let people talk, by button and by key."""

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.advice import Advice, Adviser
from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.sitting import Sitting, Sittings
from kartenspiel.controller.workers import TOO_LONG, Chance, InlineThinker, ThinkingError, WeighedAnswer
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, LayAway, LayAwayChoice, Move, Pass, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.words.language import Interpreter
from tests.breadth import each_once, every_other, spoken
from tests.controller.tables import session_of
from tests.ui.program import Program
from tests.ui.seats import AT_ONCE, Evening

GAME = "graden"
THINKING = {"en": "Looking for a hint", "de": "Ich suche einen Tipp"}
TOO_LATE = {"en": "it took too long. You can go on playing", "de": "es hat zu lange gedauert. Du kannst weiterspielen"}


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
    QTest.keyClick(view, Qt.Key.Key_H)
    evening.until(view.panels.note.isVisible)
    (advised,) = view.answering.own.advised
    assert evening.wording.text(advised) in view.panels.note.text()
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
    assert len(advice.reasons) == 2  # what was computed, and what lies open
    assert not evening.table.sittings.current.helped  # type: ignore[union-attr]


@dataclass
class Listening(InlineThinker):
    """Keeps what it is asked, and answers when it is told to."""

    heard: list[Question] = field(default_factory=list)
    promises: "list[Future[WeighedAnswer]]" = field(default_factory=list)

    def weigh(self, question: Question, chance: Chance) -> "Future[WeighedAnswer]":
        del chance
        self.heard.append(question)
        self.promises.append(Future())
        return self.promises[-1]


def test_a_hint_comes_too_late_after_an_answer_and_is_computed_once(evening: Evening, qtbot: QtBot) -> None:
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
    assert thinker.heard == [question]
    adviser.forget()
    assert thinker.promises[0].cancelled()
    adviser.ask(question, chance)
    thinker.promises[1].set_result(WeighedAnswer(question.plays[-1], ()))
    qtbot.waitUntil(lambda: bool(heard))
    adviser.ask(question, chance)
    assert [advice.move for advice in heard] == [question.plays[-1]] * 2
    assert len(thinker.heard) == 2


def _is_past(evening: Evening, question: Question) -> bool:
    return evening.table.question is not question


GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game", every_other(GAMES))
def test_in_a_session_with_help_a_hint_is_given_at_every_question_by_keys_alone(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    (tmp_path / "art").mkdir()
    evening = Evening(qtbot, tmp_path, game)
    evening.session = replace(evening.session, allows_help=True)
    view, questions = evening.view, 0
    evening.begin()
    while questions < 4 and (question := evening.question()) is not None:
        assert view.panels.ask.isVisible()
        with qtbot.waitSignal(evening.table.advised, timeout=20_000) as advised:
            QTest.keyClick(view, Qt.Key.Key_H)
        advice = advised.args[0]
        first = view.panels.note.text()
        assert evening.wording.text(advice.reasons[0]) in first
        QTest.keyClick(view, Qt.Key.Key_H)
        assert (view.panels.note.text() != first) == bool(advice.worths)
        assert evening.table.question is question  # nothing was done
        view.chosen.emit(advice.move)  # what it suggests can be done
        evening.until(partial(_is_past, evening, question))
        questions += 1
    assert questions
    now = evening.table.sittings.current
    if now is not None and now.state is not None:
        assert now.record()["helped"] is True
    evening.end()


def in_help(qtbot: QtBot, tmp_path: Path, game: str) -> Evening:
    """Return a session with help."""
    (tmp_path / "art").mkdir()
    evening = Evening(qtbot, tmp_path, game)
    evening.session = replace(evening.session, allows_help=True)
    return evening


def tagged_cards(evening: Evening) -> set[Card]:
    """Return the cards of the person on which it is written what they bring."""
    items = evening.view.answering.own.items()
    return {each.placement.card for each in items if each.tag is not None and each.placement.card is not None}


@each_once(game=every_other(GAMES), size=((1280, 745), (700, 460)))
def test_what_each_answer_brings_stands_at_its_card_or_button_and_hides_nothing(
    qtbot: QtBot, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    evening = in_help(qtbot, tmp_path, game)
    view = evening.view
    view.resize(*size)
    evening.begin()
    for _ in range(5):
        question = evening.question()
        if question is None:
            break
        with qtbot.waitSignal(evening.table.advised, timeout=20_000) as advised:
            QTest.keyClick(view, Qt.Key.Key_H)
        QTest.keyClick(view, Qt.Key.Key_H)
        advice: Advice = advised.args[0]
        if advice.worths:
            alike = any(worth.standing == "equal" for worth in advice.worths)
            assert ("≈" in view.panels.note.text()) == alike  # only what is to be seen is explained
            answers = {move for worth in advice.worths for move in worth.answers}
            cards = {move.card for move in answers if isinstance(move, Play)}
            assert cards <= tagged_cards(evening)
            buttons = [button for button in view.calls.buttons() if button.tag is not None]
            said = {move for move in answers if move is not None and not isinstance(move, Play | LayAway)}
            assert bool(buttons) >= bool(said)
            for button in buttons:
                label = button.findChild(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
                assert label is not None
            assert not any(view.panels.note.geometry().intersects(_rect(each)) for each in view.panels.targets())
        view.chosen.emit(None if question.may_pass else question.plays[0] if question.plays else advice.move)
        evening.until(partial(_is_past, evening, question))
        assert not tagged_cards(evening)  # it was about another question
    evening.end()


def _rect(area: Area) -> QRect:
    return QRect(*map(round, area))


@spoken("en")
def test_where_no_hint_comes_it_is_said_in_the_window_and_one_plays_on(
    qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter, language: str
) -> None:
    thinker = Listening()
    program = Program(qtbot, tmp_path, drawn, interpreter, thinker, language=language, last_game="russbach")
    question, view = program.question(), program.page.view
    QTest.keyClick(view, Qt.Key.Key_H)
    program.until(lambda: THINKING[language] in view.panels.note.text())
    thinker.promises[-1].set_exception(ThinkingError("strong gave no answer", TOO_LONG))
    program.until(lambda: TOO_LATE[language] in view.panels.note.text())
    assert program.table.question is question
    QTest.keyClick(view, Qt.Key.Key_H)
    assert len(thinker.promises) == 2
    program.until(lambda: THINKING[language] in view.panels.note.text())
    view.chosen.emit(next((each for each in (*question.choices, *question.plays) if isinstance(each, Move)), None))
    program.until(lambda: program.table.question is not question)
    program.end()
    interpreter.speak("en")


def test_the_button_for_hints_can_be_hidden_and_the_key_asks_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    evening = in_help(qtbot, tmp_path, "russbach")
    evening.view.set_preferences(replace(AT_ONCE, hint_button=False))
    evening.begin().question()
    assert not evening.view.panels.ask.isVisible()
    with qtbot.waitSignal(evening.table.advised, timeout=20_000):
        QTest.keyClick(evening.view, Qt.Key.Key_H)
    evening.view.set_preferences(AT_ONCE)
    assert evening.view.panels.ask.isVisible()
    evening.end()


def test_a_hint_on_what_to_lay_away_names_the_cards_and_marks_them(qtbot: QtBot, tmp_path: Path) -> None:
    evening = in_help(qtbot, tmp_path, "koenigrufen")
    me = evening.session.person_seat
    assert me is not None
    state: State = game_named("koenigrufen").start(evening.session.deal())
    while not isinstance(state.moves(state.turn if state.turn is not None else me)[0], LayAwayChoice):
        assert state.turn is not None
        moves = [each for each in state.moves(state.turn) if isinstance(each, Move)]
        mine = next((each for each in moves if isinstance(each, Bid) and each.bid == "dreier"), moves[-1])
        passing = next((each for each in moves if isinstance(each, Pass)), moves[0])
        state = state.apply(mine if state.turn == me else passing)
    evening.table.resume(Sittings.of(Sitting(evening.session, state)))
    assert evening.question() is not None
    with qtbot.waitSignal(evening.table.advised, timeout=20_000) as advised:
        QTest.keyClick(evening.view, Qt.Key.Key_H)
    move = advised.args[0].move
    assert isinstance(move, LayAway)
    laid = {card for card in move.cards if card is not None}
    assert evening.view.answering.own.advised == laid
    assert tagged_cards(evening) == laid
    assert evening.wording.text(advised.args[0].reasons[0]) in evening.view.panels.note.text()
    QTest.keyClick(evening.view, Qt.Key.Key_H)
    assert tagged_cards(evening) >= laid
    evening.end()


def test_who_asks_twice_hears_the_same(qtbot: QtBot, evening: Evening) -> None:
    state = open_hand(evening)
    assert state.turn is not None
    heard: list[Advice] = []
    for _ in range(2):
        question = Question(state.observe(state.turn), state.moves(state.turn), may_pass=False)
        adviser = Adviser(InlineThinker())
        adviser.advised.connect(heard.append)
        adviser.ask(question, Chance(1, 1, len(state.log), state.turn))
        qtbot.waitUntil(lambda: bool(heard))
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[0] == heard[1]


def test_as_at_the_table_there_are_no_hints_and_no_button(evening: Evening) -> None:
    evening.begin().question()
    assert not evening.view.panels.ask.isVisible()
    evening.table.suggest()
    QTest.keyClick(evening.view, Qt.Key.Key_H)
    assert "as at the table" in evening.view.panels.note.text()
    now = evening.table.sittings.current
    assert now is not None
    assert "helped" not in now.record()


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_do_not_change_a_hint(game: str) -> None:
    session = session_of(game, seed=3)
    state = game_named(game).start(session.deal())
    found = Conductor(state, (Seat(0),)).next_question()
    assert found is not None
    seat = found[0]
    one, other = [each for each in range(state.deal.seats) if each != seat and each not in state.deal.dummies][:2]
    hands = list(state.deal.hands)
    hands[one], hands[other] = hands[other], hands[one]
    swapped = game_named(game).start(replace(state.deal, hands=tuple(hands)))
    hints = []
    for each in (state, swapped):
        asked = Conductor(each, (Seat(0),)).next_question()
        assert asked is not None
        assert asked[0] == seat
        hints.append(InlineThinker().weigh(asked[1], Chance(1, 1, 0, seat)).result())
    assert hints[0] == hints[1]
