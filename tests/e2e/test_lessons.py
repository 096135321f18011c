# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lessons in the window, with real clicks and keys; what lies on the table of the session is left as it was."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import OPPONENTS
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.lesson import Ask, Lesson, Practice
from kartenspiel.model.moves import Play
from kartenspiel.players.base import LEVELS
from tests.breadth import LANGUAGES, each_once, spoken
from tests.e2e.conftest import Open
from tests.e2e.pupil import KeyPupil, MousePupil, Pupil, open_list
from tests.e2e.scenes import lay_out
from tests.e2e.test_russbach import choose_language
from tests.ui.program import Program

GAME = "russbach"
WITH_ERRORS = 6
"""Up to this step wrong answers are given in English too; the others take time."""
FIRST = next(lesson for lesson in lessons_of(GAME) if isinstance(lesson, Lesson))
PRACTICE = next(lesson for lesson in lessons_of(GAME) if isinstance(lesson, Practice))


def kept(home: Path) -> dict[str, bytes]:
    """What is on the disk of the session and of the deals played."""
    return {file.name: file.read_bytes() for file in (home / "data").rglob("*.json*")}


def has_moved(pupil: KeyPupil, place: int) -> bool:
    return pupil.page.tutor.place != place or pupil.saying.reply is not None


def until_asked(program: Program) -> None:
    program.question()


@spoken("de")
def test_a_first_lesson_is_gone_through_with_wrong_answers_and_the_session_goes_on(
    opened: Open, tmp_path: Path, language: str
) -> None:
    lay_out(tmp_path)
    program = opened(language)
    until_asked(program)
    question, seen, disk = program.table.question, program.table.seen, kept(tmp_path)
    pupil = MousePupil.at(program)
    open_list(program)
    pupil.scroll_to(pupil.card.button)
    pupil.click(pupil.card.button)
    pupil.sit_down()
    while pupil.wait().wants != "over":
        pupil.step(FIRST, badly=language == "de" or pupil.saying.number < WITH_ERRORS)
    assert program.keeper.settings.lessons == {GAME: (FIRST.id,)}
    assert kept(tmp_path) == disk
    pupil.click(pupil.page.teacher.leave_button)
    assert program.window.pages.lesson_list is not None
    assert program.page.shows(program.window.pages.lesson_list)
    assert [card.done for card in program.window.pages.lesson_list.cards][:2] == [True, False]
    pupil.click(program.window.pages.lesson_list.back_button)
    assert not program.page.covered
    assert program.table.question is question
    assert program.table.seen == seen
    program.play()
    assert program.page.sheet_shown


def test_a_lesson_is_gone_through_by_the_keyboard_alone(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path)
    program = opened("en")
    until_asked(program)
    pupil = KeyPupil.at(program)
    pupil.key(Qt.Key.Key_F2)
    assert QApplication.focusWidget() is pupil.card.button
    pupil.key(Qt.Key.Key_Return)
    pupil.sit_down()
    first = pupil.told
    pupil.key(Qt.Key.Key_Return)
    pupil.until(lambda: pupil.told != first)
    pupil.key(Qt.Key.Key_Backspace)
    pupil.until(lambda: pupil.told == first)
    while pupil.wait().wants != "over":
        if pupil.saying.wants == "move" and pupil.saying.number % 2:
            place = pupil.page.tutor.place
            pupil.key(Qt.Key.Key_H)
            pupil.until(partial(has_moved, pupil, place))
        else:
            pupil.step(FIRST, badly=False)
    assert program.keeper.settings.lessons == {GAME: (FIRST.id,)}
    assert QApplication.focusWidget() is pupil.page.teacher.on_button


def until_learning(program: Program) -> None:
    """Wait until the learning table of the lesson is there: easy opponents, help, the suits with their order."""
    program.until(lambda: program.table.session is not None and program.table.session.game == GAME)
    program.until_dealt()
    program.question()
    session = program.table.session
    assert session is not None
    assert session.allows_help
    assert {person.level for person in session.persons} == {None, LEVELS[0]}
    program.until(program.page.suits.orders[0].isVisible)
    program.until(program.page.view.panels.ask.isVisible)


@each_once(pupil_with=(MousePupil, KeyPupil), language=LANGUAGES)
def test_the_last_page_of_a_lesson_leads_to_the_learning_table_where_one_is_helped(
    opened: Open, tmp_path: Path, language: str, pupil_with: type[Pupil]
) -> None:
    lay_out(tmp_path, "graden")
    program = opened(language)
    program.keeper.change(opponents=OPPONENTS)
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil = pupil_with.at(program)
    pupil.sit_down()
    while pupil.wait().wants != "over":
        pupil.step(FIRST, badly=False)
    pupil.choose(pupil.page.teacher.second_button)
    until_learning(program)
    view = program.page.view
    if pupil_with is KeyPupil:
        QTest.keyClick(view, Qt.Key.Key_H)
    else:
        QTest.mouseClick(view.panels.ask, Qt.MouseButton.LeftButton)
    program.until(view.panels.note.isVisible)
    now = program.table.sittings.current
    assert now is not None
    assert now.helped


@spoken("en")
def test_a_key_leads_to_the_learning_table(opened: Open, tmp_path: Path, language: str) -> None:
    lay_out(tmp_path)
    program = opened(language)
    until_asked(program)
    before = program.table.session
    assert before is not None
    program.keeper.change(opponents=OPPONENTS)
    QTest.keyClick(program.page.view, Qt.Key.Key_F2, Qt.KeyboardModifier.ControlModifier)
    program.until(lambda: program.table.session is not None and program.table.session.id != before.id)
    until_learning(program)


@spoken("en")
def test_a_practice_hand_is_played_to_its_goal(opened: Open, tmp_path: Path, language: str) -> None:
    lay_out(tmp_path)
    program = opened(language)
    until_asked(program)
    disk = kept(tmp_path)
    program.window.pages.begin_lesson(game_named(GAME), PRACTICE)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    pupil.practise(PRACTICE, PRACTICE.solution)
    assert pupil.read_aloud(PRACTICE.reached)
    assert program.keeper.settings.lessons == {GAME: (PRACTICE.id,)}
    assert kept(tmp_path) == disk


def test_a_practice_hand_that_missed_its_goal_can_be_tried_again(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path)
    program = opened("en")
    until_asked(program)
    program.window.pages.begin_lesson(game_named(GAME), PRACTICE)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    pupil.practise(PRACTICE, PRACTICE.failure)
    assert pupil.read_aloud(PRACTICE.missed)
    assert program.keeper.settings.lessons == {}
    pupil.choose(pupil.page.teacher.anew_button)
    pupil.practise(PRACTICE, PRACTICE.solution)
    assert pupil.read_aloud(PRACTICE.reached)


def test_the_language_changes_in_the_middle_of_a_lesson(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path)
    program = opened("de")
    until_asked(program)
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    pupil.step(FIRST, badly=False)
    pupil.wait()
    text = pupil.saying.text
    assert text is not None
    german = pupil.told
    choose_language(program, "en")
    pupil.until(lambda: pupil.told != german)
    pupil.until(lambda: pupil.page.teacher.back_button.text() == "Back")
    assert pupil.read_aloud(text)


def test_a_lesson_left_in_the_middle_is_begun_anew_and_the_session_waited(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path)
    program = opened("en")
    until_asked(program)
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    pupil.step(FIRST, badly=False)
    program.window.menus.actions["resume"].trigger()
    assert not program.page.covered
    assert not pupil.page.giving
    program.play()
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil.sit_down()
    assert pupil.saying.number == 1


def test_the_table_waits_while_a_lesson_is_given(opened: Open, tmp_path: Path) -> None:
    lay_out(tmp_path, person=2)
    program = opened("en")
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    before = program.table.seen
    while pupil.wait().wants != "over":
        pupil.step(FIRST, badly=False)
    assert program.table.seen == before
    program.window.menus.actions["resume"].trigger()
    assert program.question().choices


def test_the_first_lesson_has_a_wrong_card_whose_consequence_is_shown() -> None:
    wrong = [wrong for step in FIRST.steps if isinstance(step, Ask) for wrong in step.wrong]
    assert any(isinstance(each.answers[0], Play) and each.then for each in wrong)


def test_killed_in_the_middle_of_a_lesson_the_program_opens_at_the_table_as_it_was(
    opened: Open, tmp_path: Path
) -> None:
    lay_out(tmp_path)
    program = opened("en")
    until_asked(program)
    seen = program.table.seen
    program.window.pages.begin_lesson(game_named(GAME), FIRST)
    pupil = MousePupil.at(program)
    pupil.sit_down()
    pupil.step(FIRST, badly=False)
    program.kill()
    program = opened("en")
    until_asked(program)
    assert program.table.seen == seen
    assert program.window.pages.lesson_page is None
    assert program.keeper.settings.lessons == {}
