# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""After a deal its score sheet leads to what the decisions were worth, and from each to its moment."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from kartenspiel.controller.analysis import Analysis, by_cost
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.model.game import Game
from kartenspiel.ui.dialogs.deal_files import people_of
from kartenspiel.ui.sheet.analysis_page import AnalysisPage
from kartenspiel.ui.sheet.answer_table import AnswerTable
from kartenspiel.ui.widgets.tips import explained_widget
from tests.breadth import LANGUAGES, each_once, every_other, spoken
from tests.controller.dealt import GAMES, records
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


def _with_decisions(program: Program) -> AnalysisPage:
    """Return the page of a whole deal."""
    program.question()
    (deal,) = records(GAMES["russbach"], 1, seed=3)
    players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(deal["seats"])]
    record = record_from_json({**deal, "players": players})
    program.window.analyses.analyse(PlayedDeal(record, people_of(record, program.keeper.settings)))
    page = program.window.analyses.analysis_page
    assert page is not None
    program.until(lambda: page.shown and not program.window.analyses.analyst.busy)
    return page


@each_once(game=every_other(GAMES.values()), language=LANGUAGES)
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
        if not each.weighing.given_best:  # one figure for what it cost, in the list and beside the answer
            cost = page.words().sure(each.weighing.cost.mean, each.weighing.cost.error)
            assert cost in [label.text() for label in page.answers.findChildren(QLabel)]
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
    deals = window.deal_list.list_page
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


@spoken("en")
def test_both_results_of_the_duplicate_table_stand_beside_each_other(start: Start, language: str) -> None:
    program = start(language, last_card_of=1)
    page = _analysed(program)
    duplicate = page._progress.duplicate  # noqa: SLF001
    assert duplicate is not None
    words = page.words()
    assert page.duplicate.isVisible()
    told = page.duplicate.text()
    outcome = page._steps[-1].after.outcome  # noqa: SLF001
    assert outcome is not None
    for paid in (outcome.payments[page.seat], duplicate.payments[page.seat]):
        assert words.figure(paid)[1:].rstrip("0,.") in told
    page.begin(page._deal, page.seat, "french")  # type: ignore[arg-type]  # noqa: SLF001
    assert not page.duplicate.isVisible()


def _open_written(table: AnswerTable) -> list[tuple[str, ...]]:
    """What is written of the deal with all cards open."""
    labels = [item.widget() for item in map(table._open_grid.itemAt, range(table._open_grid.count())) if item]  # noqa: SLF001
    told = [each.text() for each in labels if isinstance(each, QLabel)]
    return list(zip(told[::2], told[1::2], strict=True))


@spoken("de")
def test_what_nobody_could_know_is_shown_only_where_it_is_wanted(start: Start, language: str) -> None:
    program = start(language)
    page = _with_decisions(program)
    table = page.answers
    chosen = page.chosen
    assert chosen is not None
    assert chosen.open_worths
    assert not table.open_box.isChecked()
    assert table.open_box.isVisible()
    assert not table.open_note.isVisible()
    table.open_box.setFocus()
    QTest.keyClick(table.open_box, Qt.Key.Key_Space)
    assert table.open_note.isVisible()
    written = _open_written(table)
    assert [paid for _, paid in written] == [page.words().figure(each.paid) for each in chosen.open_worths]
    assert {answer for answer, _ in written} == {label.text() for label in table._answers}  # noqa: SLF001
    QTest.keyClick(table.open_box, Qt.Key.Key_Space)
    assert not table.open_note.isVisible()
    assert _open_written(table) == []


TOO_EARLY = {"en": "once the deal is over", "de": "wenn das Spiel zu Ende ist"}


@spoken("en")
def test_a_deal_that_is_not_over_is_not_analysed_and_told_why(start: Start, language: str) -> None:
    program = start(language)
    program.question()
    (deal,) = records(GAMES["russbach"], 1, seed=3)
    for over in (False, True):
        body = deal if over else {**deal, "moves": deal["moves"][:-1], "result": None}
        record = record_from_json(body)
        program.window.replays.replay(PlayedDeal(record, people_of(record, program.keeper.settings)))
        replay, action = program.window.replays.replay_page, program.window.menus.actions["analysis"]
        assert replay is not None
        told = explained_widget(replay.bar.analyse_button)
        assert told is not None
        assert replay.bar.analyse_button.isEnabled() == action.isEnabled() == over
        assert (TOO_EARLY[language] in told.explanation.words) == (TOO_EARLY[language] in action.toolTip()) != over


def test_figures_of_the_first_look_are_told_as_such(start: Start) -> None:
    program = start()
    page = _with_decisions(program)
    settled = page.answers.sentence.text()
    found = {(each.moment, True): replace(each, settled=False) for each in page.shown[:1]}
    page.take(Analysis(of=1, by_place=found))
    assert page.list.item(0).data(Qt.ItemDataRole.UserRole).sign == "…"
    assert not page.plot.course.points[0].settled
    assert page.answers.sentence.text() != settled
