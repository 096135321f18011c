# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Finished deals in the window: filtered, sorted, marked, noted, opened and deleted, with mouse and with keys."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.controller.store import Store
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.window.deal_table import DealColumn
from kartenspiel.ui.window.deals_page import DealsPage
from tests.breadth import spoken
from tests.controller.dealt import GAMES, Json, records
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import lay_out
from tests.ui.program import Program

PLAYED = {"anrufen": 4, "russbach": 3}
"""Games of which so many deals lie in the history, each game a session; the first game was played first."""
TIRELESS = 60
YESTERDAY = {"de": "Gestern", "en": "Yesterday"}
STAYS = {"de": "Beende oder lösche zuerst die Partie", "en": "End or delete the session first"}
DELETES = {"de": "2 Spiele verschwinden", "en": "2 deals go out"}
TODAY = {"de": "heute", "en": "today"}


def lay_history(home: Path) -> list[Json]:
    """Put a new session on the table and finished deals in the history, of which the first session is of yesterday."""
    lay_out(home)
    store = Store(home)
    found = []
    noon = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)
    for ago, (game, many) in zip((1, 0), PLAYED.items(), strict=True):
        for number, deal in enumerate(records(GAMES[game], many, seed=3), 1):
            players = [{"name": f"P{seat}", "level": "easy" if seat else None} for seat in range(deal["seats"])]
            ended = noon - timedelta(days=ago, minutes=60 - number)
            record = {**deal, "session": game, "number": number, "deal_id": f"{game}/{number}", "players": players}
            found.append({**record, "finished": ended.astimezone(UTC).isoformat()})
            store.append(found[-1])
    store.close()
    return found


def page_of(program: Program, many: int) -> DealsPage:
    """Return the page of deals once it lists so many."""
    page = program.window.deal_list.list_page
    assert page is not None
    assert program.page.shows(page)
    program.until(lambda: page.table.deals.rowCount() == many)
    return page


def keys_of(page: DealsPage) -> list[str]:
    return [
        entry.key for row in range(page.table.deals.rowCount()) if (entry := page.table.deals.entry(row)) is not None
    ]


def cell(page: DealsPage, row: int, column: DealColumn) -> str:
    return str(page.table.deals.index(row, column).data()).strip()


def noted(page: DealsPage, key: str) -> DealNote:
    return page._deals.notes.get(key) or DealNote()  # noqa: SLF001


def until_replayed(program: Program, deal: Json) -> None:
    """Wait until a deal is gone through again."""
    program.until(lambda: program.window.replays.lies_open)
    page = program.window.replays.replay_page
    assert page is not None
    assert [card.code for card in page.driver.state.deal.hands[0]] == deal["deal"]["hands"][0]


@spoken("de")
def test_a_deal_is_found_marked_and_opened_with_the_mouse(opened: Open, tmp_path: Path, language: str) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    program.trigger("games")
    start = program.window.pages.start
    assert start is not None
    guest.click(start.deals_button)
    page = page_of(program, len(deals))
    assert keys_of(page) == [deal["deal_id"] for deal in reversed(deals)]
    assert cell(page, 0, DealColumn.DAY).startswith(TODAY[language])
    choose(page.filters.days, 2)
    assert page.filters.days.currentText() == YESTERDAY[language]
    page_of(program, PLAYED["anrufen"])
    click_cell(guest, page, 1, DealColumn.STAR)
    program.until(lambda: noted(page, "anrufen/3").star)
    guest.click(page.line)
    QTest.keyClicks(page.line, "Nie wieder")
    QTest.keyClick(page.line, Qt.Key.Key_Return)
    program.until(lambda: noted(page, "anrufen/3") == DealNote(star=True, words="Nie wieder"))
    guest.click(page.filters.reset)
    page_of(program, len(deals))
    head = page.table.horizontalHeader()
    section = head.sectionViewportPosition(DealColumn.PAYMENT) + head.sectionSize(DealColumn.PAYMENT) // 2
    at = guest.to_window(head.viewport(), QPoint(section, head.height() // 2))
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    paid = {deal["deal_id"]: deal["result"]["payments"][0] for deal in deals}
    assert [paid[key] for key in keys_of(page)] == sorted(paid.values(), reverse=True)
    guest.click(page.filters.starred)
    page_of(program, 1)
    double_click(guest, page, 0)
    until_replayed(program, deals[2])
    QTest.keyClick(guest.screen, Qt.Key.Key_Escape)
    assert keys_of(page_of(program, 1)) == ["anrufen/3"]
    guest.click(page.back_button)
    assert guest.asked()
    program.end()
    again = opened(language)
    again.trigger("deals")
    page = page_of(again, len(deals))
    assert noted(page, "anrufen/3") == DealNote(star=True, words="Nie wieder")


@spoken("en")
def test_a_deal_is_found_marked_and_opened_with_the_keys_alone(opened: Open, tmp_path: Path, language: str) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    assert guest.asked()
    QTest.keyClick(guest.screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    page = page_of(program, len(deals))
    program.until(lambda: QApplication.focusWidget() is page.table)
    tab_to(guest, page.filters.games)
    guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Down)
    page_of(program, PLAYED["russbach"])
    assert page.filters.games.currentData() == "russbach"
    tab_to(guest, page.table)
    guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Space)
    program.until(lambda: noted(page, "russbach/2").star)
    tab_to(guest, page.line)
    QTest.keyClicks(page.line, "Herz")
    program.until(lambda: noted(page, "russbach/2").words == "Herz")  # it is kept without another key
    tab_to(guest, page.filters.reset)
    guest.key(Qt.Key.Key_Space)
    page_of(program, len(deals))
    tab_to(guest, page.filters.words)
    QTest.keyClicks(page.filters.words, "herz")
    page_of(program, 1)
    tab_to(guest, page.table)
    guest.key(Qt.Key.Key_Return)
    until_replayed(program, deals[PLAYED["anrufen"] + 1])
    guest.key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.table
    guest.key(Qt.Key.Key_Escape)
    assert guest.asked()


@spoken("de")
def test_a_deal_of_yesterday_is_tried_again_and_the_session_goes_on(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    assert guest.asked()
    before = program.table.session
    program.trigger("deals")
    page = page_of(program, len(deals))
    choose(page.filters.days, 2)
    page_of(program, PLAYED["anrufen"])
    row = next(row for row in range(page.table.deals.rowCount()) if cell(page, row, DealColumn.SESSION).find("3") >= 0)
    assert keys_of(page)[row] == "anrufen/3"
    double_click(guest, page, row)
    until_replayed(program, deals[2])
    replayed = program.window.replays.replay_page
    assert replayed is not None
    assert replayed.driver.outcome is not None
    for _ in range(2):
        guest.click(replayed.bar.ways["card_on"])
    guest.click(replayed.bar.try_button)
    program.until_dealt()
    assert guest.asked()
    program.play()
    again = program.table.last_deal
    assert again is not None
    assert again.payments_before == tuple(deals[2]["result"]["payments"]) == replayed.driver.outcome.payments
    guest.click(program.page.sheet.next_button)
    assert guest.asked()
    assert program.table.session is before is not None


def test_the_deals_of_a_session_are_looked_at_from_the_page_of_sessions(opened: Open, tmp_path: Path) -> None:
    lay_history(tmp_path)
    program = opened("en")
    guest = Mouse.at(program)
    program.trigger("sessions")
    sessions = program.window.shelf.list_page
    assert sessions is not None
    assert sessions.deals_button.isVisible()
    assert program.window.shelf.show_deals is not None
    program.window.shelf.show_deals("anrufen")
    page = page_of(program, PLAYED["anrufen"])
    assert page.filters.sessions.currentData() == "anrufen"
    guest.click(page.sessions_button)
    assert program.page.shows(sessions)


def lay_deal_that_counts(home: Path, deal: Json) -> str:
    """Put a deal of the session on the table in the history, and return its key."""
    store = Store(home)
    current = store.read_sittings().current
    assert current is not None
    session = current.session.id
    store.append({**deal, "session": session, "number": 99, "deal_id": f"{session}/99"})
    store.close()
    return f"{session}/99"


@spoken("en")
def test_deals_are_deleted_with_the_mouse_but_for_one_that_the_account_counts(
    opened: Open, tmp_path: Path, language: str
) -> None:
    deals = lay_history(tmp_path)
    counts = lay_deal_that_counts(tmp_path, deals[0])
    program = opened(language)
    guest = Mouse.at(program)
    program.trigger("deals")
    page = page_of(program, len(deals) + 1)
    assert keys_of(page)[0] == counts
    click_cell(guest, page, 0, DealColumn.GAME)
    guest.click(page.delete_button)
    assert any(STAYS[language] in words for words in told_in(program))
    assert not program.window.findChildren(ConsentDialog)
    click_cell(guest, page, 2, DealColumn.STAR)
    program.until(lambda: noted(page, "russbach/2").star)
    click_cell(guest, page, 0, DealColumn.GAME)
    click_cell(guest, page, 2, DealColumn.GAME, Qt.KeyboardModifier.ShiftModifier)
    guest.click(page.delete_button)
    asked = asked_in(program)
    assert DELETES[language] in asked.sentences[0].text()
    assert STAYS[language] in asked.sentences[-1].text()
    QTest.mouseClick(asked.no, Qt.MouseButton.LeftButton)
    program.until(lambda: not program.window.findChildren(ConsentDialog))
    assert page.table.deals.rowCount() == len(deals) + 1
    menu = page.table.actions()
    assert all(action.isEnabled() for action in menu)
    assert len(menu) == 4
    menu[-1].trigger()  # what the menu of the right button does
    QTest.mouseClick(asked_in(program).yes, Qt.MouseButton.LeftButton)
    assert keys_of(page_of(program, len(deals) - 1))[:2] == [counts, "russbach/1"]
    program.until(lambda: "russbach/2" not in page._deals.notes)  # noqa: SLF001
    program.end()
    store = Store(tmp_path)
    left = [record["deal_id"] for record in store.records()]
    store.close()
    assert left == [*(deal["deal_id"] for deal in deals[:-2]), counts]


@spoken("de")
def test_deals_are_deleted_with_the_keys_alone(opened: Open, tmp_path: Path, language: str) -> None:
    deals = lay_history(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    QTest.keyClick(guest.screen, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    page = page_of(program, len(deals))
    program.until(lambda: QApplication.focusWidget() is page.table)
    guest.key(Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    chosen = [entry.key for entry in page.table.selected]
    assert chosen == ["russbach/2", "russbach/1"]
    page.table.sort_by(DealColumn.DAY)
    assert {entry.key for entry in page.table.selected} == set(chosen)  # they stay so, wherever they come to stand
    guest.key(Qt.Key.Key_Delete)
    asked = asked_in(program)
    assert DELETES[language] in asked.sentences[0].text()
    for _ in range(TIRELESS):
        if QApplication.focusWidget() is asked.yes:
            break
        QTest.keyClick(asked, Qt.Key.Key_Tab)
    QTest.keyClick(asked.yes, Qt.Key.Key_Return)
    assert set(chosen).isdisjoint(keys_of(page_of(program, len(deals) - 2)))
    assert page.table.chosen is not None


def asked_in(program: Program) -> ConsentDialog:
    program.until(lambda: any(each.isVisible() for each in program.window.findChildren(ConsentDialog)))
    return next(each for each in program.window.findChildren(ConsentDialog) if each.isVisible())


def told_in(program: Program) -> list[str]:
    """Return what the messages over the table say."""
    return [label.text() for label in program.page.messages.findChildren(QLabel)]


def choose(box: QComboBox, row: int) -> None:
    """Choose from a box; its list is a window of its own, which the screen in memory does not show."""
    box.setCurrentIndex(row)
    box.activated.emit(row)


def place_of(guest: Guest, page: DealsPage, index: QModelIndex) -> QPoint:
    return guest.to_window(page.table.viewport(), page.table.visualRect(index).center())


def click_cell(
    guest: Mouse,
    page: DealsPage,
    row: int,
    column: DealColumn,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    at = place_of(guest, page, page.table.deals.index(row, column))
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, modifier, at)


def double_click(guest: Mouse, page: DealsPage, row: int) -> None:
    at = place_of(guest, page, page.table.deals.index(row, DealColumn.GAME))
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def tab_to(guest: Keys, where: QWidget) -> None:
    for _ in range(TIRELESS):
        if QApplication.focusWidget() is where:
            return
        guest.key(Qt.Key.Key_Tab)
    raise AssertionError(where)
