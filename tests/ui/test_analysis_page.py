# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""After a deal its score sheet leads to what the decisions were worth, and from each to its moment."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from kartenspiel.controller.analysis import by_cost
from kartenspiel.model.game import Game
from kartenspiel.ui.sheet.analysis_page import AnalysisPage
from tests.controller.dealt import GAMES
from tests.ui.conftest import Start
from tests.ui.program import Program


def _analysed(program: Program) -> AnalysisPage:
    program.play()
    (button,) = [
        each
        for each in program.page.sheet.findChildren(QPushButton)
        if each.text().replace("&", "") in {"Analysis", "Analyse"}
    ]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = program.window.analyses.analysis_page
    assert page is not None
    assert program.page.shows(page)
    program.until(lambda: not program.window.analyses.analyst.busy)
    return page


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_decisions_of_a_deal_are_listed_and_led_to(start: Start, game: Game, language: str) -> None:
    program = start(language, last_game=game.id, last_card_of=1)
    page = _analysed(program)
    assert page.list.count() == len(page.shown)
    assert page.list.currentRow() == min(0, len(page.shown) - 1)
    assert page.shown == by_cost(page.shown)
    for row, each in enumerate(page.shown):
        page.list.setCurrentRow(row)
        assert page.answers.sentence.text()
        assert each.weighing.answers
    if page.shown:
        moves = page.shown[page.list.currentRow()].moves
        QTest.keyClick(page.list, Qt.Key.Key_Return)
        replay = program.window.replays.replay_page
        assert replay is not None
        assert program.page.shows(replay)
        assert len(replay.driver.steps[replay.driver.place].after.log) == moves
    else:
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert program.page.sheet_shown


def test_another_seat_is_analysed_on_demand_and_escape_leads_back(start: Start) -> None:
    program = start(last_card_of=1)
    page = _analysed(program)
    seat = page.seat
    page.seats.setCurrentIndex(page.seats.findData(int(seat + 1)))
    page.seats.activated.emit(page.seats.currentIndex())
    assert page.seat == seat + 1
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert program.page.sheet_shown
    assert not program.window.analyses.analyst.busy


def test_it_opens_from_sheet_menu_replay_and_list_and_leads_back_to_each(start: Start) -> None:
    program = start(last_card_of=1)
    program.play()
    pages, window = program.page, program.window
    program.trigger("analysis")
    page = window.analyses.analysis_page
    assert page is not None
    assert pages.shows(page)
    page.back_button.click()
    assert pages.sheet_shown

    program.trigger("replay")
    replay = window.replays.replay_page
    assert replay is not None
    replay.bar.analyse_button.click()
    assert pages.shows(page)
    program.until(lambda: page.shown or not window.analyses.analyst.busy)
    if page.shown:  # to a moment and back again is no further way
        page.moment_button.click()
        assert pages.shows(replay)
        program.trigger("analysis")
    page.back_button.click()
    assert pages.shows(replay)
    replay.left.emit()
    assert pages.sheet_shown

    program.trigger("deals")
    deals = window.earlier.list_page
    assert deals is not None
    program.until(lambda: deals.table.chosen is not None and deals.analyse_button.isEnabled())
    deals.analyse_button.click()
    program.until(lambda: pages.shows(page))
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert pages.shows(deals)


def test_what_a_deal_was_worth_is_told_to_who_cannot_see_the_curve(start: Start) -> None:
    program = start(last_card_of=1)
    page = _analysed(program)
    assert page.plot.accessibleName()
    assert page.list.accessibleName()
    assert len(page.plot.course.points) == len(page.shown)
    for row, each in enumerate(page.shown):
        assert page.list.item(row).text()
        assert (page.list.item(row).text() in page.plot.accessibleDescription()) == each.is_error
    answered = page.bar.accessibleName()
    assert answered == page.state.text()
