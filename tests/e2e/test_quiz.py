# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The quiz of a day answered in the window: with the mouse, a card of the hand and keys, in both languages."""

import json
import os
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.controller.quiz.question import QuizKind, QuizQuestion
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.ui.quiz.quiz_page import QuizPage
from kartenspiel.ui.quiz.quiz_start import QuizStart
from tests.e2e.conftest import Open
from tests.e2e.guest import VISIBLE_EDGE
from tests.ui.program import Program

DAY = date(2026, 11, 9)
"""On which it is asked who takes a trick, what to lead and what is still out."""
GAME = "graden"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
RIGHT = {"de": "Richtig.", "en": "Right."}
WRONG = {"de": "Nicht ganz. Richtig ist: ", "en": "Not quite. Right is: "}
SUM = {"de": "2 von 3 richtig", "en": "2 of 3 right"}
TITLE = {"de": "Quiz – Kartenspiel", "en": "Quiz – Kartenspiel"}
DAY_DONE = {"de": "&Quiz des Tages: 2 von 3 richtig", "en": "&Quiz of the day: 2 of 3 right"}
IN_ALL = {"de": ["Insgesamt", "3", "2", "67 %", "3", "67 %"], "en": ["In all", "3", "2", "67 %", "3", "67 %"]}
PICTURES = os.environ.get("QUIZ_PICTURES", "")
"""A folder for pictures of the pages, where somebody wants to look at them."""


@pytest.fixture(autouse=True)
def _a_short_quiz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenspiel.ui.window.quiz_commands.today", lambda: DAY)
    monkeypatch.setattr("kartenspiel.ui.window.quiz_commands.QuizCommands.length", 3)
    monkeypatch.setattr("kartenspiel.ui.window.quiz_commands.QuizCommands.imagined", 8)


class Person:
    """Somebody who answers: clicks and keys go to the window, so that what lies in the way is noticed."""

    def __init__(self, program: Program, language: str) -> None:
        self.program, self.language = program, language

    @property
    def start(self) -> QuizStart:
        start = self.program.window.quiz.start
        assert start is not None
        return start

    @property
    def page(self) -> QuizPage:
        page = self.program.window.quiz.page
        assert page is not None
        return page

    @property
    def question(self) -> QuizQuestion:
        self.program.until(lambda: self.page.question is not None and not self.page.view.stage.busy)
        question = self.page.question
        assert question is not None
        return question

    def click(self, widget: QWidget) -> None:
        QApplication.processEvents()
        self._click_at(widget.mapTo(self.program.window, widget.rect().center()))

    def click_card(self, card: Card) -> None:
        QApplication.processEvents()
        view = self.page.view
        item = view.stage.items[card]
        edge = QPointF(item.rect().width() * VISIBLE_EDGE, item.rect().height() / 2)
        at = view.mapFromScene(item.mapToScene(edge))
        self._click_at(view.viewport().mapTo(self.program.window, at))

    def press(self, key: Qt.Key) -> None:
        QApplication.processEvents()
        QTest.keyClick(self.program.window.windowHandle(), key)
        QApplication.processEvents()

    def sees_who_takes_it(self) -> bool:
        return self.page.view.trick_marks.allowed

    def picture(self, name: str) -> None:
        if PICTURES:
            QTest.qWait(400)
            self.program.window.grab().save(str(Path(PICTURES) / f"{self.language}-{name}.png"))

    def _click_at(self, at: QPoint) -> None:
        QTest.mouseClick(self.program.window.windowHandle(), LEFT, NONE, at)
        QApplication.processEvents()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_quiz_of_a_day_is_answered_and_counted(opened: Open, language: str, tmp_path: Path) -> None:
    program = opened(language)
    program.trigger("quiz")
    person = Person(program, language)
    assert program.window.windowTitle() == TITLE[language]
    person.start.choose_game(GAME)
    person.click(person.start.day_button)
    _answer_first_with_the_mouse(person)
    _answer_second_at_the_table(person)
    _answer_third_with_keys(person)
    _look_at_the_result(person)
    kept = json.loads((tmp_path / "data" / "quiz.json").read_text(encoding="utf-8"))
    assert kept["days"] == [{"day": DAY.isoformat(), "game": GAME, "right": [True, True, False]}]
    assert [(each["kind"], each["asked"], each["right"]) for each in kept["counts"]] == [
        ("trick", 1, 1), ("lead", 1, 1), ("out", 1, 0),
    ]  # fmt: skip


def _answer_first_with_the_mouse(person: Person) -> None:
    question = person.question
    assert question.kind is QuizKind.TRICK
    panel = person.page.panel
    assert not panel.verdict.isVisible()
    assert not person.sees_who_takes_it()
    person.picture("trick")
    person.click(panel.earlier_button)
    assert person.page.driver.place < question.place
    person.click(panel.answers[question.right])
    assert panel.verdict.text() == RIGHT[person.language]
    assert panel.told[0].text()
    assert person.sees_who_takes_it()
    person.picture("trick-answered")
    assert panel.on_button.hasFocus()
    person.press(Qt.Key.Key_Return)


def _answer_second_at_the_table(person: Person) -> None:
    """Choose a card of the hand: in one language with the mouse, in the other with the keys of the table."""
    question = person.question
    assert question.kind is QuizKind.LEAD
    move = question.answers[question.right].moves[0]
    assert isinstance(move, Play)
    view = person.page.view
    person.program.until(lambda: view.hand.asked)
    offered = {each.card for answer in question.answers for each in answer.moves if isinstance(each, Play)}
    assert view.hand.marks.shaded == frozenset(view.hand.held) - offered
    person.picture("lead")
    if person.language == "de":
        person.click_card(move.card)
    else:
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        for _step in range(2 * len(view.hand.held)):
            person.press(Qt.Key.Key_Right)
            if view.hand.current == move.card:
                break
        person.press(Qt.Key.Key_Return)
    assert person.page.panel.verdict.text() == RIGHT[person.language]
    assert "±" in " ".join(label.text() for label in person.page.panel.told)
    assert set(person.page.values.values) >= offered
    assert move.card in view.stage.items
    assert view.stage.seen is not None
    assert not view.stage.seen.cards.trick
    person.picture("lead-answered")
    person.click(person.page.panel.on_button)


def _answer_third_with_keys(person: Person) -> None:
    question = person.question
    assert question.kind is QuizKind.OUT
    person.press(Qt.Key.Key_PageUp)
    assert person.page.driver.place < question.place
    person.press(Qt.Key.Key_PageDown)
    wrong = next(place for place in range(len(question.answers)) if place != question.right)
    person.press(Qt.Key(Qt.Key.Key_1.value + wrong))
    panel = person.page.panel
    assert panel.verdict.text().startswith(WRONG[person.language])
    assert panel.told
    person.picture("out-answered")
    person.press(Qt.Key.Key_1)  # once answered it stays so
    assert person.page.given[-1] == wrong
    person.press(Qt.Key.Key_Return)


def _look_at_the_result(person: Person) -> None:
    panel = person.page.panel
    assert panel.asked.text() == SUM[person.language]
    assert [button.label.text()[0] for button in panel.answers] == ["✓", "✓", "✗"]
    person.picture("result")
    person.press(Qt.Key.Key_3)
    assert panel.verdict.text().startswith(WRONG[person.language])
    person.click(panel.on_button)
    assert panel.asked.text() == SUM[person.language]
    person.press(Qt.Key.Key_Escape)
    assert person.program.page.shows(person.start)
    assert person.start.day_button.text() == DAY_DONE[person.language]
    assert person.start.kinds.texts()[-1] == IN_ALL[person.language]
    person.picture("counts")
    assert not person.start.on_button.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert not person.program.window.quiz.lies_open
    person.program.window.quiz.close_down()
