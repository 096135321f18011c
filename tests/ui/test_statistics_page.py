# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of statistics is read at every size, without colours, and cell by cell."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.analysis import Analysis, analysis_of
from kartenspiel.controller.catalogue import rules_of
from kartenspiel.controller.duplicate_table import play_duplicate
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.session import Person
from kartenspiel.controller.store import Store
from kartenspiel.model.seats import Seat
from kartenspiel.ui.sheet.course_plot import CoursePlot
from kartenspiel.ui.widgets.figure_table import ROWS, FigureRows, FigureTable
from kartenspiel.ui.window.statistics_page import StatisticsPage
from tests.breadth import LANGUAGES, each_once, spoken
from tests.controller.dealt import GAMES, Json, records
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

TOGETHER = {"de": "Alle Hausregeln zusammen", "en": "All house rules together"}
ANALYSED = 1


def lay_deals(home: Path) -> list[Json]:
    """Put deals of one game under two house rules in the history, some of them analysed."""
    game, store = GAMES["koenigrufen"], Store(home)
    found = []
    for place, preset in enumerate(game.presets[:2]):
        rules = rules_of(game, preset.id, {})
        for number, deal in enumerate(records(game, 6, seed=2 + place, rules=rules), 1):
            players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(deal["seats"])]
            session = f"s{place}"
            kept = {"session": session, "number": number, "deal_id": f"{session}/{number}", "players": players}
            found.append({**deal, **kept, "finished": f"2026-0{place + 1}-{number:02}T12:00:00+00:00"})
            store.append(found[-1])
    store.close()
    return found


def lay_analyses(program: Program, deals: list[Json]) -> None:
    kept = program.window.analyses.kept()
    assert kept is not None
    for deal in deals[-ANALYSED:]:
        kept.write(*_analysed(json.dumps(deal)))


@cache
def _analysed(deal: str) -> tuple[Record, Seat, Analysis]:
    """Return a deal, whose decisions are weighed, and what was found: worked out once for all tests of a process."""
    people = tuple(Person(f"P{seat}", "easy" if seat else None) for seat in range(4))
    played = PlayedDeal(record_from_json(json.loads(deal)), people)
    duplicate = play_duplicate(played, Seat(0))
    return played.record, Seat(0), replace(analysis_of(played, Seat(0), 2), duplicate=duplicate)


def opened(program: Program, game: str = "koenigrufen") -> StatisticsPage:
    """Return the page with the deals of a game under the house rules played last."""
    program.trigger("statistics")
    page = program.window.statistics.statistics_page
    assert page is not None
    program.until(lambda: page.groups.rowCount() > 1)
    page.groups.opened.emit(0)
    program.until(lambda: page.found.wanted.game == game)
    return page


@each_once(language=LANGUAGES, size=(200, 100))
def test_nothing_is_cut_off_in_letters_of_any_size(start: Start, tmp_path: Path, language: str, size: int) -> None:
    deals = lay_deals(tmp_path)
    program = start(language, text_size=size)
    lay_analyses(program, deals)
    program.window.resize(1280, 800)
    page = opened(program)
    program.until(page.luck.isVisible)
    QApplication.processEvents()
    assert [told for told in cut_off(page) if not _is_in_list(told, page)] == []
    for table in (page.groups, page.course, page.extremes, page.items, page.luck):
        assert table.isVisible()
        assert table.accessibleName()
        rows = sum(table.rowHeight(row) for row in range(min(table.rowCount(), ROWS)))
        assert table.viewport().height() >= rows
        for column, wide in enumerate(table._contents):  # noqa: SLF001
            assert table.columnWidth(column) >= wide
        wide = sum(table._contents)  # noqa: SLF001
        assert wide <= table.viewport().width() or table.horizontalScrollBar().maximum() > 0  # the rest is scrolled to


def _is_in_list(told: str, page: StatisticsPage) -> bool:
    """Tell whether it is about a name of any length, all of which is read in the list that opens."""
    boxes = (page.filters.rules, page.filters.contracts, page.filters.partners)
    return any(box.itemText(place) in told for box in boxes for place in range(box.count()))


@spoken("en")
def test_house_rules_are_counted_together_only_where_one_asks(start: Start, tmp_path: Path, language: str) -> None:
    deals = lay_deals(tmp_path)
    program = start(language)
    page = opened(program)
    paid = [deal["result"]["payments"][0] for deal in deals]
    assert page.found.whole.payment.total == sum(paid[6:])
    box = page.filters.rules
    assert box.isEnabled()
    assert box.count() == 3
    assert len({box.itemText(place) for place in range(3)}) == 3
    assert box.itemText(2).startswith(TOGETHER[language])
    box.setCurrentIndex(2)
    box.activated.emit(2)
    program.until(lambda: not page.found.wanted.rules)
    assert page.found.whole.payment.total == sum(paid)


def test_the_luck_of_the_cards_is_told_where_deals_were_analysed(start: Start, tmp_path: Path) -> None:
    deals = lay_deals(tmp_path)
    program = start("en")
    page = opened(program)
    assert not page.luck.isVisible()
    page.back.emit()
    lay_analyses(program, deals)
    page = opened(program) if page.found.wanted.game == "" else page
    program.trigger("statistics")
    program.until(page.luck.isVisible)
    luck = page.found.luck
    assert luck is not None
    cells = page.luck.texts()
    assert [row[1] for row in cells] == [str(ANALYSED)] * 4
    total = sum(deal["result"]["payments"][0] for deal in deals[-ANALYSED:])
    assert cells[1][2] == (f"{total:+d}".replace("-", "−") if total else "0")


def test_the_curve_is_read_without_colours(qtbot: QtBot) -> None:
    plot = CoursePlot()
    qtbot.addWidget(plot)
    plot.resize(600, 300)
    plot.show_course([(number, 3 * number) for number in range(1, 11)], str, "30 in all")
    plot.show()
    image = plot.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    dark = [(x, y) for x in range(80, 560, 8) for y in range(20, 260) if image.pixelColor(x, y).lightness() < 140]
    columns = {x: [y for at, y in dark if at == x] for x, _ in dark}
    heights = [sum(ys) / len(ys) for _, ys in sorted(columns.items())]
    assert len(heights) > 50
    assert heights[0] - heights[-1] > 150  # it rises all the way
    assert plot.accessibleDescription() == "30 in all"


def test_cells_and_their_heads_are_told_to_screen_readers(qtbot: QtBot) -> None:
    table = FigureTable()
    qtbot.addWidget(table)
    table.show_rows(FigureRows(("Contract", "Deals"), (("Solo", "3"), ("All", "4")), sums=True))
    table.show()
    reader = QAccessible.queryAccessibleInterface(table)
    assert reader is not None
    told = [reader.child(place) for place in range(reader.childCount())]
    names = [each.text(QAccessible.Text.Name).strip() for each in told]
    assert [name for name in names if name not in ("", "1", "2")] == ["Contract", "Deals", "Solo", "3", "All", "4"]


def test_reading_is_told_stopped_and_gone_on_with(qtbot: QtBot) -> None:
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.show()
    page.tell_reading(1, 2)
    qtbot.waitUntil(page.stop_button.isVisible)
    assert page.bar.isVisible()
    with qtbot.waitSignal(page.stopped):
        page.stop_button.click()
    page.end_reading()
    assert page.stop_button.isVisible()  # deals are missing, which is told until they are read
    assert not page.bar.isVisible()
    with qtbot.waitSignal(page.read_on):
        page.stop_button.click()
    page.end_reading()
    assert not page.stop_button.isVisible()
