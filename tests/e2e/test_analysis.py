# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal was worth, and where it was lost: analysed and looked at in the window, with mouse and with keys."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from kartenspiel.model.moves import Play
from kartenspiel.ui.replay.replay_page import ReplayPage
from kartenspiel.ui.sheet.analysis_page import AnalysisPage
from kartenspiel.ui.sheet.sums_page import SumsPage
from tests.breadth import spoken
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.test_deals import lay_history, page_of, tab_to
from tests.ui.program import Program

TITLES = {"de": "Analyse", "en": "Analysis"}


def until_analysed(program: Program) -> AnalysisPage:
    """Wait until all decisions are weighed."""
    program.until(lambda: program.page.shows(program.window.analyses.analysis_page))
    page = program.window.analyses.analysis_page
    assert page is not None
    program.until(lambda: page.shown and not program.window.analyses.analyst.busy)
    return page


def replay_at(program: Program, page: AnalysisPage) -> ReplayPage:
    """Return the replay, which lies at the decision that is chosen, with what its answers were worth."""
    replay, chosen = program.window.replays.replay_page, page.chosen
    assert replay is not None
    assert chosen is not None
    assert program.page.shows(replay)
    assert replay.deal is not None
    assert replay.driver.place == replay.deal.place_after(chosen.moves)
    assert replay.driver.eyes == page.seat
    program.until(replay.bar.told.isVisible)
    assert page.answers.sentence.text() in replay.bar.told.text()
    weighing = chosen.weighing
    if isinstance(weighing.best.answer, Play):
        values = replay.values.values
        assert values[weighing.best.answer.card].is_best
        assert isinstance(weighing.given, Play)
        assert values[weighing.given.card].is_given
    assert replay.deal is not None
    errors = {replay.deal.place_after(each.moves) for each in page.shown if each.is_error}
    assert {mark.place for mark in replay.bar.slider.marks if mark.dear} == errors
    return replay


def choose_seat(guest: Guest, page: AnalysisPage) -> None:
    """Choose the next player with the keys of the box."""
    assert QApplication.focusWidget() is page.seats
    seat = page.seat
    QTest.keyClick(guest.screen, Qt.Key.Key_Down)
    assert page.seat != seat


@spoken("de")
def test_a_deal_of_the_list_is_analysed_with_the_mouse(opened: Open, tmp_path: Path, language: str) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("deals")
    listed = page_of(program, len(deals))
    guest.click(listed.analyse_button)
    page = until_analysed(program)
    assert page._title.text() == TITLES[language]  # noqa: SLF001
    assert page.plot.accessibleName()
    guest.click(page.moment_button)
    replay_at(program, page)
    program.window.replays.replay_page.left.emit()  # type: ignore[union-attr]
    assert program.page.shows(page)
    number = len(page.plot.course.points) - 1
    at = guest.to_window(page.plot, page.plot.place_of(number).toPoint())
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    replay = replay_at(program, page)
    guest.click(replay.bar.ways["home"])
    assert not replay.values.values
    guest.click(replay.bar.analyse_button)
    until_analysed(program)
    page.list.scrollToItem(page.list.item(page.list.count() - 1))
    row = page.list.visualItemRect(page.list.item(page.list.count() - 1)).center()
    at = guest.to_window(page.list.viewport(), row)
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert page.list.currentRow() == page.list.count() - 1
    guest.click(page.back_button)
    assert program.page.shows(listed)


@spoken("en")
def test_a_deal_is_analysed_with_the_keys_alone(opened: Open, tmp_path: Path, language: str) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    assert guest.asked()
    QTest.keyClick(guest.screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    listed = page_of(program, len(deals))
    program.until(lambda: QApplication.focusWidget() is listed.table)
    guest.key(Qt.Key.Key_Return)
    program.until(lambda: program.window.replays.lies_open)
    QTest.keyClick(guest.screen, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    page = until_analysed(program)
    assert QApplication.focusWidget() is page.list
    guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Return)
    replay_at(program, page)
    QTest.keyClick(guest.screen, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    page = until_analysed(program)
    tab_to(guest, page.plot)
    guest.key(Qt.Key.Key_Left)
    guest.key(Qt.Key.Key_Return)
    replay_at(program, page)
    QTest.keyClick(guest.screen, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    tab_to(guest, page.seats)
    choose_seat(guest, page)
    tab_to(guest, page.stop_button)
    guest.key(Qt.Key.Key_Space)
    program.until(lambda: not program.window.analyses.analyst.busy)
    assert page.stop_button.isVisible()
    guest.key(Qt.Key.Key_Space)
    program.until(lambda: program.window.analyses.analyst.busy)
    until_analysed(program)
    guest.key(Qt.Key.Key_Escape)
    guest.key(Qt.Key.Key_Escape)
    assert program.page.shows(listed)


def duplicate_written(page: AnalysisPage) -> bool:
    """Whether both results stand on the page, that of the table first."""
    duplicate, outcome = page._progress.duplicate, page._steps[-1].after.outcome  # noqa: SLF001
    assert duplicate is not None
    assert outcome is not None
    table, _, other = page.duplicate.text().partition("·")
    written = [(table, outcome.payments[page.seat]), (other, duplicate.payments[page.seat])]
    return page.duplicate.isVisible() and all(str(abs(paid)) in told for told, paid in written)


def sums_of(program: Program, page: AnalysisPage) -> SumsPage:
    """Return the page of sums, on which every decision of the deal counts that was analysed."""
    sums = program.window.sums.sums_page
    assert sums is not None
    program.until(lambda: program.page.shows(sums) and sums.sheets)
    (sheet,) = sums.sheets
    figures = [label.text() for label in sheet.findChildren(QLabel)]
    assert str(len(page.shown)) in figures
    assert str(sum(each.is_error for each in page.shown)) in figures
    return sums


@spoken("en")
def test_the_other_table_all_cards_and_the_sums_are_looked_at_with_the_mouse(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("deals")
    listed = page_of(program, len(deals))
    guest.click(listed.analyse_button)
    page = until_analysed(program)
    assert duplicate_written(page)
    box, note = page.answers.open_box, page.answers.open_note
    assert not note.isVisible()
    for wanted in (True, False):
        QTest.mouseClick(
            guest.screen,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            guest.to_window(box, QPoint(8, box.height() // 2)),
        )
        assert note.isVisible() == wanted
    guest.click(page.sums_button)
    sums = sums_of(program, page)
    guest.click(sums.back_button)
    assert program.page.shows(page)


@spoken("de")
def test_the_other_table_all_cards_and_the_sums_are_looked_at_with_the_keys_alone(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    assert guest.asked()
    QTest.keyClick(guest.screen, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    sums = program.window.sums.sums_page
    assert sums is not None
    program.until(sums.empty.isVisible)
    guest.key(Qt.Key.Key_Escape)
    assert program.page.at_table
    QTest.keyClick(guest.screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    listed = page_of(program, len(deals))
    program.until(lambda: QApplication.focusWidget() is listed.table)
    guest.key(Qt.Key.Key_Return)
    program.until(lambda: program.window.replays.lies_open)
    QTest.keyClick(guest.screen, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    page = until_analysed(program)
    assert duplicate_written(page)
    tab_to(guest, page.answers.open_box)
    for wanted in (True, False):
        guest.key(Qt.Key.Key_Space)
        assert page.answers.open_note.isVisible() == wanted
    tab_to(guest, page.sums_button)
    guest.key(Qt.Key.Key_Space)
    sums_of(program, page)
    guest.key(Qt.Key.Key_Escape)
    assert program.page.shows(page)
