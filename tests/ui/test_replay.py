# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal that was played is gone through again, and played on from there: with the mouse, and with keys alone."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.observation import Observation
from kartenspiel.ui.dialogs.deal_files import OpenDialog, people_of
from kartenspiel.ui.replay.replay_page import ReplayPage
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.window.log_panel import LogPanel
from tests import examples
from tests.breadth import LANGUAGES, each_once, spoken
from tests.controller.dealt import records
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

BEFORE = {"de": "Wie es zuvor gespielt wurde", "en": "As it was played before"}


def button(page: QWidget, words: str) -> QPushButton:
    return next(each for each in page.findChildren(QPushButton) if words in each.text() and each.isVisible())


def click(widget: QWidget, where: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where or widget.rect().center())
    QApplication.processEvents()


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    window = QApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifier)
    QApplication.processEvents()


def played(start: Start, language: str, **settings: object) -> Program:
    program = start(language, last_card_of=1, **settings)
    program.window.resize(1280, 800)
    program.until(lambda: QApplication.activeWindow() is program.window)
    program.play()
    return program


def page_of(program: Program) -> ReplayPage:
    page = program.window.replays.replay_page
    assert page is not None
    assert page.isVisible()
    assert page.view.stage.seen == page.driver.steps[page.driver.place].after
    return page


def marked(log: LogPanel) -> list[str]:
    return [each.cursor.block().text() for each in log.extraSelections()]


def lines_of(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(PlainLabel) if label.isVisible()]


@spoken("en")
def test_with_the_mouse(start: Start, language: str) -> None:
    program = played(start, language)
    told = program.window.log.toPlainText()
    click(button(program.page.sheet, {"de": "durchgehen", "en": "Replay"}[language]))
    page = page_of(program)
    driver, bar, log = page.driver, page.bar, program.window.log
    assert driver.place == 0

    for way, place in (("card_on", 1), ("end", driver.last), ("card_back", driver.last - 1), ("home", 0)):
        click(bar.ways[way])
        assert (driver.place, page_of(program)) == (place, page)
    assert not program.page.sheet_shown  # the end does not throw the sheet in one's face

    end = next(each.place for each in driver.landmarks if each.begins == "trick")
    click(bar.slider, QPoint(round(bar.slider.x_of(end)), bar.slider.height() - 8))
    assert driver.place == end
    assert page.view.stage.trick_lies

    text = log.document().findBlockByNumber(log.document().blockCount() // 2)
    log.verticalScrollBar().setValue(log.verticalScrollBar().maximum() // 2)
    log.setTextCursor(type(log.textCursor())(text))
    click(log.viewport(), log.cursorRect(type(log.textCursor())(text)).center())
    assert text.text() in marked(log)
    assert driver.place not in {0, end}

    bar.eyes.setCurrentIndex(1)
    bar.eyes.activated.emit(1)
    assert driver.eyes == bar.eyes.currentData() != 0
    assert driver.eyes == page_of(program).view.stage.seen.seat  # type: ignore[union-attr]
    name = bar.eyes.currentText()
    bar.eyes.setCurrentIndex(bar.eyes.count() - 1)
    bar.eyes.activated.emit(bar.eyes.count() - 1)
    assert all(each.face_up for each in page.view.stage.placed if each.zone == "hand")

    assert name in bar.try_button.text()
    click(bar.try_button)
    program.until_dealt()
    session = program.page.session
    assert session is not None
    assert (session.counted, session.person_seat) == (False, driver.eyes)
    program.play()
    assert BEFORE[language] in lines_of(program.page.sheet)
    last = program.table.last_deal
    assert last is not None
    assert last.payments_before == driver.outcome.payments  # type: ignore[union-attr]
    assert told[:200] not in log.toPlainText()  # which tells of this deal, and again of the session once it goes on

    click(button(program.page.sheet, {"de": "durchgehen", "en": "Replay"}[language]))
    click(page_of(program).bar.back_button)
    assert program.page.sheet_shown


@spoken("de")
def test_with_keys_alone(start: Start, language: str) -> None:
    program = played(start, language)
    before = program.window.log.toPlainText()
    press(Qt.Key.Key_F9)
    page = page_of(program)
    driver = page.driver
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, driver.last),
        (Qt.Key.Key_Home, 0),
    ):
        press(key)
        assert (driver.place, page_of(program)) == (place, page)
    press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    parts = [each.place for each in driver.landmarks if each.begins != "trick"]
    assert driver.place == next(place for place in (*parts, driver.last) if place > 0)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_PageUp)
    assert page.view.stage.trick_lies
    press(Qt.Key.Key_Space)  # what follows is shown by itself, to the end
    assert page.bar.run_button.isChecked()
    program.until(lambda: driver.place == driver.last and not page.bar.run_button.isChecked())
    press(Qt.Key.Key_Escape)
    assert program.page.sheet_shown
    assert program.window.log.toPlainText() == before

    press(Qt.Key.Key_F9)
    assert driver.place == 0
    for _ in range(3):
        press(Qt.Key.Key_Right)
    while not page.bar.try_button.hasFocus():
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    program.until_dealt()
    program.play()
    assert BEFORE[language] in lines_of(program.page.sheet)


def test_a_deal_that_is_played_waits_meanwhile_and_goes_on_as_it_lay(start: Start) -> None:
    program = played(start, "en")
    program.page.next_deal()
    program.question()
    seen = program.page.view.stage.seen
    program.trigger("replay")
    assert program.window.windowTitle().startswith(page_of(program).pane.game.title.source[:4])
    assert not program.window.menus.actions["last_trick"].isEnabled()
    page_of(program).left.emit()
    assert program.question() is program.table.question
    assert program.page.view.stage.seen == seen
    assert program.page.view.isVisible()


@spoken("en")
def test_a_deal_of_a_file_is_looked_at_with_the_eyes_of_the_seat_chosen(
    start: Start, tmp_path: Path, language: str
) -> None:
    program = start(language)
    program.question()
    path = tmp_path / "deals.jsonl"
    path.write_text(examples.file_of(game_named("graden")).read_text(encoding="utf-8"), encoding="utf-8")
    program.window.deals.open_file(path)
    program.until(lambda: [each for each in program.window.findChildren(OpenDialog) if each.isVisible()])
    dialog = next(each for each in program.window.findChildren(OpenDialog) if each.isVisible())
    dialog.seats.setCurrentIndex(2)
    click(dialog.look)
    page = page_of(program)
    assert page.driver.eyes == 2
    assert program.window.rules.reading("graden").game.id == "graden"
    assert page.pane.game.id == "graden"
    page.left.emit()
    assert program.page.view.isVisible()


def test_a_move_taken_back_leaves_table_and_log_as_they_were(start: Start) -> None:
    program = start("en")
    program.until(lambda: QApplication.activeWindow() is program.window)
    program.question()
    log, stage = program.window.log, program.page.view.stage
    lay: list[tuple[str, Observation | None]] = []
    while len(lay) < 2:
        question, asked = program.question(), len(program.asked)
        if question.only_answer is None:
            lay.append((log.toPlainText(), stage.seen))
        program.page.view.chosen.emit(question.choices[-1])
        program.until(partial(lambda before: len(program.asked) > before, asked))
        program.question()
    lay.append((log.toPlainText(), stage.seen))
    control = Qt.KeyboardModifier.ControlModifier
    for key, places in (
        (control, (1, 0)),
        (control | Qt.KeyboardModifier.ShiftModifier, (1, 2)),
        (control, (1,)),
    ):
        for place in places:
            asked = len(program.asked)
            press(Qt.Key.Key_Z, key)
            program.until(partial(lambda before: len(program.asked) > before, asked))
            program.question()
            assert (log.toPlainText(), stage.seen) == lay[place]
    assert program.table.sittings.current is not None
    assert program.table.sittings.current.record()["taken_back"] is True
    question, asked = program.question(), len(program.asked)
    program.page.view.chosen.emit(question.choices[0])  # another way, after which the first is gone
    program.until(lambda: len(program.asked) > asked)
    assert not program.table.way_back.restore()


def test_at_a_table_without_help_nothing_is_taken_back(start: Start) -> None:
    program = start("en", allows_help=False)
    program.question()
    for name in ("take_back", "restore"):
        assert not program.window.menus.actions[name].isEnabled()


def test_a_replay_over_a_lesson_ends_it_and_leads_back_to_the_table_that_waited(start: Start) -> None:
    program = start("en", last_card_of=1)
    program.play()
    game = program.page.game
    program.page.next_deal()
    program.question()
    program.window.pages.begin_lesson(game, lessons_of(game.id)[0])
    program.window.replays.replay_last()
    assert not program.window.pages.lesson_lies_open
    moves = len(program.table.seen.log) if program.table.seen else 0
    QTest.qWait(200)
    assert len(program.table.seen.log if program.table.seen else ()) == moves
    page_of(program).left.emit()
    assert program.page.view.isVisible()
    assert program.question() is program.table.question


@each_once(language=LANGUAGES)
def test_letters_of_the_bar_choose_one_thing_each_and_none_of_the_menus(start: Start, language: str) -> None:
    program = played(start, language)
    program.trigger("replay")
    bar = page_of(program).bar
    labels = [each for each in bar.findChildren(PlainLabel) if each.buddy() is not None]
    texts = [each.text() for each in labels]
    texts += [each.text() for each in (bar.run_button, bar.try_button, bar.back_button)]
    texts += [each.text() for each in program.window.menuBar().actions()]
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(letters) == len(set(letters)) == 9


@each_once(language=LANGUAGES, size=(200, 150))
def test_nothing_on_the_bar_is_cut_off_in_large_letters(start: Start, language: str, size: int) -> None:
    program = played(start, language, text_size=size)
    program.trigger("replay")
    bar = page_of(program).bar
    program.until(lambda: cut_off(bar) == [])


def choose(box: QComboBox, row: int) -> None:
    """Choose from a box; its list is a window of its own, which the screen in memory does not show."""
    box.setCurrentIndex(row)
    box.activated.emit(row)


def test_speed_and_way_of_looking_are_as_they_were_chosen_last(start: Start, tmp_path: Path) -> None:
    program = played(start, "en")
    press(Qt.Key.Key_F9)
    page = page_of(program)
    usual = page.bar.pause_ms
    choose(page.bar.speed, page.bar.speed.count() - 1)
    choose(page.bar.eyes, page.bar.eyes.count() - 1)
    assert page.bar.pause_ms < usual
    program.end()

    again = start(home=tmp_path)
    (record,) = records(game_named("anrufen"), 1, seed=4)
    understood = record_from_json(record)
    deal = PlayedDeal(understood, people_of(understood, again.keeper.settings))
    again.window.replays.replay(deal)
    page = page_of(again)
    assert (page.bar.pause_ms < usual, page.driver.all_open) == (True, True)
    assert page.bar.eyes.currentText() == "all hands open"
    choose(page.bar.eyes, 1)
    again.window.replays.replay(deal)
    assert not page.driver.all_open


def test_both_results_stand_beside_each_other_though_the_program_ended_meanwhile(start: Start, tmp_path: Path) -> None:
    program = played(start, "en")
    press(Qt.Key.Key_F9)
    page = page_of(program)
    outcome = page.driver.outcome
    assert outcome is not None
    for _ in range(3):
        press(Qt.Key.Key_Right)
    click(page.bar.try_button)
    program.until_dealt()
    program.end()

    again = start(home=tmp_path)
    again.until_dealt()
    assert again.page.session is not None
    assert not again.page.session.counted
    again.play()
    last = again.table.last_deal
    assert last is not None
    assert last.payments_before == outcome.payments
    assert BEFORE["en"] in lines_of(again.page.sheet)
