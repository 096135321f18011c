# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of the quiz: what it shows while it waits, asks and has been answered, and what it leaves alone."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.quiz.from_rules import counted_question
from kartenspiel.controller.quiz.making import QuizPlan, QuizStep
from kartenspiel.controller.quiz.question import QuizKind, QuizQuestion
from kartenspiel.controller.quizmaster import NO_QUIZ
from kartenspiel.games import view_of
from kartenspiel.ui.quiz.quiz_page import QuizPage
from kartenspiel.ui.table.readout import NOTHING_KNOWN
from kartenspiel.ui.words.language import Interpreter
from kartenspiel.ui.words.phrases import words_of
from tests.controller.test_quiz import played
from tests.ui.program import Program

TODAY = date(2026, 11, 27)


class StandIn:
    """Stands in for the process that makes questions: notes what is wanted of it."""

    def __init__(self) -> None:
        self.plans: list[QuizPlan] = []
        self.cancelled = 0

    def begin(self, plan: QuizPlan) -> None:
        self.plans.append(plan)

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        pass


def question_of(kind: QuizKind, game: str = "russbach") -> QuizQuestion:
    """A question of a kind that the rules answer, from the deals of other tests."""
    for deal in played(game):
        found = _asked_in(deal, kind)
        if found is not None:
            return found
    raise LookupError(kind)


def _asked_in(deal: PlayedDeal, kind: QuizKind) -> QuizQuestion | None:
    for seat in deal.record.deal.players:
        found = counted_question(kind, [step.after for step in deal.steps(seat)], Random(1))
        if found is not None:
            place, asked = found
            body = deal.record.body
            return QuizQuestion(kind, body, seat, place, asked.text, asked.answers, asked.right, asked.counted)
    return None


@pytest.fixture
def master(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn()
    monkeypatch.setattr("kartenspiel.ui.window.quiz_commands.QuizCommands._master_made", lambda _commands: found)
    monkeypatch.setattr("kartenspiel.ui.window.quiz_commands.today", lambda: TODAY)
    return found


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter, master: StandIn) -> Iterator[Program]:
    del master
    found = Program(qtbot, tmp_path, drawn, interpreter)
    found.window.resize(1280, 800)
    yield found
    found.end()


def begun(program: Program, game: str = "russbach") -> QuizPage:
    program.trigger("quiz")
    start = program.window.quiz.start
    assert start is not None
    start.choose_game(game)
    start.day_button.click()
    page = program.window.quiz.page
    assert page is not None
    return page


def asked(page: QuizPage, *questions: QuizQuestion) -> None:
    for number, question in enumerate(questions, 1):
        page.take(QuizStep(number, 1, question))
    QApplication.processEvents()


def test_it_says_that_it_waits_and_how_far_the_search_has_come(program: Program) -> None:
    page = begun(program)
    assert page.panel.asked.text() == "The first question is being made …"
    page.take(QuizStep(0, 7))
    assert [label.text() for label in page.panel.told] == ["7 places looked at so far."]
    asked(page, question_of(QuizKind.TRICK))
    assert page.panel.asked.text() == "Who takes the trick as it lies now?"
    page.take(QuizStep(1, 3))
    page.answer(0)
    page.panel.on_button.click()
    assert page.panel.asked.text() == "The next question is being made …"


def test_the_quiz_of_a_day_is_made_from_day_and_game_alone(program: Program, master: StandIn) -> None:
    begun(program, "graden")
    begun(program, "graden")
    begun(program, "anrufen")
    first, again, other = master.plans
    assert first == again
    assert first.game == "graden"
    assert not first.records
    assert other.seed != first.seed


def test_a_quiz_from_own_deals_is_made_of_those_of_the_history(program: Program, master: StandIn) -> None:
    program.play()
    program.trigger("quiz")
    start = program.window.quiz.start
    assert start is not None
    assert start.game == program.page.game.id
    start.own_button.click()
    program.until(lambda: master.plans)
    (plan,) = master.plans
    assert plan.game == program.page.game.id
    assert len(plan.records) == 1
    assert plan.records[0]["game"] == plan.game


def test_no_plate_tells_the_points_that_are_asked_for_before_the_answer(program: Program) -> None:
    page, question = begun(program), question_of(QuizKind.POINTS)
    asked(page, question)
    seen = page.driver.seen
    assert view_of(seen).card_points
    assert not any(plate.seated.points for plate in page.view.places.plates.values())
    page.answer(question.right)
    assert any(plate.seated.points for plate in page.view.places.plates.values())


def test_no_plate_tells_the_partner_who_is_asked_for_before_the_answer(program: Program) -> None:
    page, question = begun(program), question_of(QuizKind.PARTNER)
    asked(page, question)
    assert not any(plate.seated.party for plate in page.view.places.plates.values())
    roles = page.view.announcer.readout.roles()
    assert words_of(NOTHING_KNOWN) in roles
    page.answer(question.right)
    assert any(plate.seated.party for plate in page.view.places.plates.values())
    assert page.view.announcer.readout.roles() != roles
    assert words_of(NOTHING_KNOWN) not in page.view.announcer.readout.roles()


def test_one_can_go_back_to_the_beginning_and_no_further_on_than_the_question(program: Program) -> None:
    page, question = begun(program), question_of(QuizKind.OUT)
    asked(page, question)
    assert page.driver.place == question.place
    assert not page.panel.later_button.isEnabled()
    while page.panel.earlier_button.isEnabled():
        before = page.driver.place
        page.panel.earlier_button.click()
        assert page.driver.place < before
    assert page.driver.place == 0
    while page.panel.later_button.isEnabled():
        page.panel.later_button.click()
        assert page.driver.place <= question.place
    assert page.driver.place == question.place
    page.answer(question.right)
    assert page.panel.verdict.text() == "Right."


def test_other_hands_are_never_seen(program: Program) -> None:
    page, question = begun(program), question_of(QuizKind.OUT)
    asked(page, question)
    for place in range(0, question.place + 1, 3):
        page.driver.go_to(place)
        hands = [item for item in page.view.stage.items.values() if item.placement.zone == "hand"]
        assert all(item.shown is None for item in hands if item.placement.seat != question.seat)


def test_a_quiz_that_was_left_is_gone_on_with_and_the_table_waits_meanwhile(program: Program) -> None:
    page = begun(program)
    asked(page, question_of(QuizKind.OUT), question_of(QuizKind.TRICK))
    page.answer(0)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    start = program.window.quiz.start
    assert start is not None
    assert program.page.shows(start)
    assert start.on_button.isVisible()
    start.on_button.click()
    assert program.page.shows(page)
    assert page.given == [0]
    program.trigger("resume")
    assert program.page.at_table
    program.trigger("quiz")
    assert program.page.shows(page)


def test_in_a_small_window_what_is_said_to_an_answer_is_in_sight(program: Program) -> None:
    program.window.resize(640, 400)
    page, question = begun(program), question_of(QuizKind.OUT)
    asked(page, question)
    panel = page.panel
    assert panel.asked.visibleRegion().boundingRect() == panel.asked.rect()
    page.answer(question.right)
    program.until(lambda: panel.verdict.visibleRegion().boundingRect() == panel.verdict.rect())


def test_a_trouble_ends_the_quiz_with_what_was_answered_and_says_why(program: Program) -> None:
    page = begun(program)
    asked(page, question_of(QuizKind.OUT))
    page.answer(0)
    page.panel.on_button.click()
    page.end(NO_QUIZ(reason="it was tried"))
    assert page.panel.asked.text() in {"0 of 1 right", "1 of 1 right"}
    assert page.panel.told[0].text() == "No more questions can be made (it was tried)."
    assert not page.asking


def test_a_quiz_without_any_question_says_so(program: Program) -> None:
    page = begun(program)
    page.end()
    assert page.panel.asked.text() == "In this game nothing could be asked."
    assert page.panel.second_button.isVisible()
    assert not page.panel.on_button.isVisible()


def test_a_change_of_language_changes_all_that_is_written(program: Program) -> None:
    page, question = begun(program), question_of(QuizKind.TRICK)
    asked(page, question)
    page.answer(question.right)
    program.keeper.change(language="de")
    QApplication.processEvents()
    assert page.panel.asked.text() == "Wem gehört der Stich, wie er jetzt liegt?"
    assert page.panel.verdict.text() == "Richtig."
    assert page.panel.earlier_button.text() == "Zurück"
    program.keeper.change(language="en")


def test_the_lessons_lead_to_the_quiz_of_their_game(program: Program) -> None:
    program.trigger("lessons")
    lessons = program.window.pages.lesson_list
    assert lessons is not None
    lessons.games["anrufen"].click()
    lessons.quiz_button.click()
    start = program.window.quiz.start
    assert start is not None
    assert program.page.shows(start)
    assert start.game == "anrufen"
    start.back_button.click()
    assert program.page.shows(lessons)


def test_a_full_disk_is_told_and_the_quiz_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    page = begun(program)
    asked(page, question_of(QuizKind.OUT), question_of(QuizKind.TRICK))
    monkeypatch.setattr("kartenspiel.controller.files.write_whole", full)
    page.answer(0)
    program.until(lambda: "No space left on device" in " ".join(program.page.messages.texts()))
    page.panel.on_button.click()
    assert page.question is not None
    assert page.question.kind is QuizKind.TRICK
