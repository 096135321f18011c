# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How one stands: looked at, filtered, saved and followed to single deals, with mouse and with keys."""

import csv
import io
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from kartenspiel.controller import deals_export
from kartenspiel.controller.statistics import Grouping
from kartenspiel.controller.statistics_export import CSV_COLUMNS
from kartenspiel.ui.widgets.figure_table import FigureTable
from kartenspiel.ui.window.statistics_page import StatisticsPage
from tests.breadth import spoken
from tests.controller.dealt import Json
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.test_deals import PLAYED, choose, lay_history, tab_to, until_replayed
from tests.ui.program import Program

TITLES = {"de": "Statistik", "en": "Statistics"}
IN_ALL = {"de": "Alle zusammen", "en": "All together"}
TOO_FEW = {"de": "zu wenige Spiele", "en": "too few deals"}
FAILED = {"de": "kann nicht geschrieben werden", "en": "cannot be written"}
SAVES = {"de": "Die Spiele werden gespeichert …", "en": "The deals are being saved …"}
STOPPED = {
    "de": "Das Speichern wurde abgebrochen: {} wurde nicht geschrieben.",
    "en": "Saving was stopped: {} was not written.",
}
NOT_YET = {"de": "Noch ist kein Spiel fertig", "en": "No deal is finished yet"}


def page_of(program: Program) -> StatisticsPage:
    """Return the page of statistics once it shows what is chosen on it."""
    page = program.window.statistics.statistics_page
    assert page is not None
    program.until(lambda: program.page.shows(page))
    program.until(lambda: page.found.known.rules and page.found.wanted.game == (page.filters.games.currentData() or ""))
    return page


def paid_in(deals: list[Json], game: str) -> list[int]:
    return [deal["result"]["payments"][0] for deal in deals if deal["game"] == game]


def click_row(guest: Guest, table: FigureTable, row: int) -> None:
    """Click into a row, which is scrolled to as a person would."""
    area = guest.window.statistics.statistics_page.area  # type: ignore[union-attr]
    area.ensureWidgetVisible(table)
    QApplication.processEvents()
    at = table.visualRect(table.model().index(row, 0))
    middle = QPoint(at.left() + min(at.width() // 2, 20), at.center().y())
    where = guest.to_window(table.viewport(), middle)
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def figure(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


@spoken("de")
def test_statistics_lead_from_all_games_to_one_and_to_its_best_deal_with_the_mouse(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("statistics")
    page = page_of(program)
    assert page._heading.text() == TITLES[language]  # noqa: SLF001
    program.until(lambda: page.groups.rowCount() == len(PLAYED))
    assert not page.course.isVisible()  # what two games pay is not added up
    assert [row[2] for row in page.groups.texts()] == [str(many) for many in reversed(PLAYED.values())]
    click_row(guest, page.groups, 1)
    program.until(lambda: page.found.wanted.game == "anrufen")
    payments = paid_in(deals, "anrufen")
    assert page.found.whole.payment.number == PLAYED["anrufen"]
    assert page.groups.texts()[-1][1:3] == [str(len(payments)), figure(sum(payments))]
    assert TOO_FEW[language] in page.told.text()
    totals = [sum(payments[: number + 1]) for number in range(len(payments))]
    assert [row[3] for row in page.course.texts()] == [figure(each) for each in totals]
    assert [total for _, total in page.plot.points] == totals
    choose(page.by, page.by.findData(Grouping.ROLE))
    program.until(lambda: page.found.wanted.by is Grouping.ROLE)
    assert sum(figures.payment.total for _, figures in page.found.groups) == sum(payments)
    assert page.groups.texts()[-1][:3] == [IN_ALL[language], str(len(payments)), figure(sum(payments))]
    click_row(guest, page.extremes, 0)
    best = next(deal for deal in deals if deal["deal_id"] == page.found.best[0].key)
    assert best["result"]["payments"][0] == max(payments)
    until_replayed(program, best)
    QTest.keyClick(guest.screen, Qt.Key.Key_Escape)
    assert program.page.shows(page)
    page.area.ensureWidgetVisible(page.back_button)
    QApplication.processEvents()
    guest.click(page.back_button)
    assert guest.asked()


@spoken("en")
def test_statistics_are_filtered_and_followed_to_the_worst_deal_with_the_keys_alone(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    assert guest.asked()
    QTest.keyClick(guest.screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    program.until(lambda: QApplication.focusWidget() is page.groups)
    guest.key(Qt.Key.Key_Return)  # the game played last stands first
    program.until(lambda: page.found.wanted.game == "russbach")
    payments = paid_in(deals, "russbach")
    assert page.found.whole.payment.total == sum(payments)
    tab_to(guest, page.filters.roles)
    guest.key(Qt.Key.Key_Down)
    program.until(lambda: page.found.wanted.role is not None)
    assert page.found.whole.payment.number <= len(payments)
    tab_to(guest, page.filters.reset)
    guest.key(Qt.Key.Key_Space)
    program.until(lambda: not page.found.wanted.game)
    tab_to(guest, page.filters.games)
    for _ in range(2):
        guest.key(Qt.Key.Key_Down)
    program.until(lambda: page.found.wanted.game == "anrufen")
    tab_to(guest, page.course)
    guest.key(Qt.Key.Key_Down)
    assert page.plot._current == page.course.currentRow() == 1  # noqa: SLF001
    tab_to(guest, page.extremes)
    for _ in range(page.extremes.rowCount()):
        guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Return)
    worst = [*page.found.best, *page.found.worst][-1].key
    until_replayed(program, next(deal for deal in deals if deal["deal_id"] == worst))
    guest.key(Qt.Key.Key_Escape)
    assert program.page.shows(page)
    guest.key(Qt.Key.Key_Escape)
    assert guest.asked()


@spoken("de")
def test_what_is_counted_is_saved_as_csv_and_as_records(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("statistics")
    page = page_of(program)
    program.until(lambda: page.groups.rowCount() == len(PLAYED))
    click_row(guest, page.groups, 0)
    program.until(lambda: page.found.wanted.game == "russbach")
    table, records = tmp_path / "table.csv", tmp_path / "deals.jsonl"
    for button, path in ((page.csv_button, table), (page.records_button, records)):
        answer_with(monkeypatch, path)
        guest.click(button)
        program.until(path.exists)
        program.until(partial(is_told, program, path.name))
        assert is_told(program, f"{len(paid_in(deals, 'russbach'))} ")
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8-sig"))))
    wanted = [deal for deal in deals if deal["game"] == "russbach"]
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [row["deal"] for row in rows] == [deal["deal_id"] for deal in wanted]
    assert [int(row["payment"]) for row in rows] == paid_in(deals, "russbach")
    assert [json.loads(line) for line in records.read_text(encoding="utf-8").splitlines()] == wanted
    answer_with(monkeypatch, tmp_path / "no" / "table.csv")
    guest.click(page.csv_button)
    program.until(partial(is_told, program, FAILED[language]))


@spoken("en")
def test_a_file_of_many_deals_is_told_of_while_it_is_written_and_can_be_stopped(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("statistics")
    page = page_of(program)
    program.until(lambda: page.groups.rowCount() == len(PLAYED))
    click_row(guest, page.groups, 0)
    program.until(lambda: page.found.wanted.game == "russbach")
    folder = tmp_path / "files"
    folder.mkdir()
    old = folder / "old.jsonl"
    old.write_text("what stood there before")

    def many_lines(_index: object, _wanted: object) -> Iterator[bytes]:
        yield b"heads\n"
        for _ in range(100_000):
            sleep(0.06)  # as a disk that is slow
            yield b"a deal\n"

    monkeypatch.setattr(deals_export, "csv_lines", many_lines)
    monkeypatch.setattr(deals_export, "record_lines", many_lines)
    for button, path in ((page.csv_button, folder / "new.csv"), (page.records_button, old)):
        answer_with(monkeypatch, path)
        guest.click(button)
        program.until(page.saving.button.isVisible)
        assert page.saving.label.text() == SAVES[language]
        program.until(lambda: page.saving.bar.value() > 0)
        assert not button.isEnabled()  # one file at a time
        guest.click(page.saving.button)
        program.until(partial(is_told, program, STOPPED[language].format(path.name)))
        assert not page.saving.isVisible()
        assert button.isEnabled()
    assert [each.name for each in folder.iterdir()] == ["old.jsonl"]
    assert old.read_text() == "what stood there before"


@spoken("de")
def test_the_window_does_not_wait_for_a_file_of_many_deals_when_it_is_closed(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    lay_history(tmp_path)
    program = opened(language)
    program.trigger("statistics")
    page = page_of(program)
    begun = Event()

    def endless(_index: object, _wanted: object) -> Iterator[bytes]:
        while True:
            sleep(0.002)
            begun.set()
            yield b"a deal\n"

    monkeypatch.setattr(deals_export, "csv_lines", endless)
    answer_with(monkeypatch, tmp_path / "new.csv")
    page.csv_button.click()
    program.until(begun.is_set)
    program.window.close()
    assert not (tmp_path / "new.csv").exists()


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Answer the question for a file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def is_told(program: Program, words: str) -> bool:
    """Tell whether a message over the table has these words."""
    return any(words in bar.text() for bar in program.page.messages.bars)


@spoken("en")
def test_a_deal_that_is_finished_counts_at_once_and_before_that_none_does(opened: Open, language: str) -> None:
    program = opened(language)
    program.trigger("statistics")
    page = program.window.statistics.statistics_page
    assert page is not None
    program.until(lambda: program.page.shows(page) and page._empty.isVisible())  # noqa: SLF001
    assert page._empty.text().startswith(NOT_YET[language])  # noqa: SLF001
    assert not page.csv_button.isVisible()
    page.back.emit()
    program.play()
    session = program.table.session
    assert session is not None
    program.trigger("statistics")
    program.until(lambda: page.found.wanted.game == session.game and page.found.whole.payment.number == 1)
    assert page.found.whole.payment.total == session.account[0]
