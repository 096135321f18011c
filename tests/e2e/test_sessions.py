# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Two sessions side by side in the window: begun, gone on with, named, copied, ended and deleted, and none is lost."""

from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kartenspiel.controller.sitting import Sitting
from kartenspiel.ui.dialogs.consent import ConsentDialog
from kartenspiel.ui.dialogs.naming import NameDialog
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.window.sessions_page import SessionsPage
from tests.breadth import spoken
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Keys, Mouse
from tests.e2e.scenes import lay_out
from tests.ui.program import Program

CHANCE = 4
TIRELESS = 60
"""So often the tabulator is pressed until it must have come by everything."""
ON_TABLE = {"de": "auf dem Tisch", "en": "on the table"}
OVER = {"de": "Die Partie ist zu Ende", "en": "The session is over"}


def current(program: Program) -> Sitting:
    found = program.table.sittings.current
    assert found is not None
    return found


def do_something(guest: Guest) -> None:
    """Answer until something of one's own is on the table, and one is asked again."""
    chance = Random(CHANCE)
    seat = guest.table.session.person_seat if guest.table.session is not None else None
    while guest.asked():
        seen = guest.view.stage.seen
        if seen is not None and any(move.seat == seat for move in seen.log):
            return
        guest.answer(chance)
    raise AssertionError("the deal is over already")


def page_of(program: Program) -> SessionsPage:
    page = program.window.shelf.list_page
    assert page is not None
    assert program.page.shows(page)
    return page


def rows(page: SessionsPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def opened_dialog(program: Program, kind: type[QDialog]) -> QDialog:
    program.until(lambda: any(each.isVisible() for each in program.window.findChildren(kind)))
    (dialog,) = [each for each in program.window.findChildren(kind) if each.isVisible()]
    return dialog


@spoken("de")
def test_two_sessions_with_the_mouse(opened: Open, tmp_path: Path, language: str) -> None:
    lay_out(tmp_path)
    program = opened(language)
    guest = Mouse.at(program)
    do_something(guest)
    first, seen = current(program), program.table.seen
    program.trigger("games")
    start = program.window.pages.start
    assert start is not None
    guest.scroll_to(start.choices[-1].play)
    guest.click(start.choices[-1].play)  # another game; nothing is asked
    program.until_dealt()
    do_something(guest)
    second = current(program)
    assert second.session.game != first.session.game
    program.trigger("games")
    guest.scroll_to(start.sessions_button)
    guest.click(start.sessions_button)
    page = page_of(program)
    assert [ON_TABLE[language] in words for words in rows(page)] == [True, False]
    click_row(guest, page, 1)
    guest.click(page.go_on_button)
    program.until_dealt()
    assert guest.asked()
    assert (current(program), program.table.seen) == (first, seen)
    program.trigger("sessions")
    click_row(guest, page, [second.session.id == each for each in ids(page)].index(True))
    guest.click(page.rename_button)
    naming = opened_dialog(program, NameDialog)
    assert isinstance(naming, NameDialog)
    QTest.keyClicks(naming.line, "Zwei")
    QTest.mouseClick(naming.take, Qt.MouseButton.LeftButton)
    assert page.title.text() == "Zwei"
    guest.click(page.copy_button)
    dialog = opened_dialog(program, SessionDialog)
    assert isinstance(dialog, SessionDialog)
    assert dialog.plan().game.id == second.session.game
    dialog.reject()
    guest.click(page.delete_button)
    sure = opened_dialog(program, ConsentDialog)
    assert isinstance(sure, ConsentDialog)
    QTest.mouseClick(sure.yes, Qt.MouseButton.LeftButton)
    assert ids(page) == [first.session.id]
    guest.click(page.back_button)
    assert guest.asked()
    program.end()
    again = opened(language)
    assert Mouse.at(again).asked()
    assert current(again) == first
    again.trigger("sessions")
    assert ids(page_of(again)) == [first.session.id]


@spoken("en")
def test_two_sessions_with_the_keys_alone(opened: Open, tmp_path: Path, language: str) -> None:
    lay_out(tmp_path)
    program = opened(language)
    guest = Keys.at(program)
    guest.take_part(Random(CHANCE))
    guest.go_on()
    do_something(guest)
    first, seen = current(program), program.table.seen
    QTest.keyClick(guest.screen, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    start = program.window.pages.start
    assert start is not None
    tab_to(guest, start.choices[1].play)
    guest.key(Qt.Key.Key_Return)
    program.until_dealt()
    do_something(guest)
    second = current(program)
    guest.key(Qt.Key.Key_F7)
    page = page_of(program)
    assert QApplication.focusWidget() is page.list
    assert [ON_TABLE[language] in words for words in rows(page)] == [True, False]
    guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Return)
    program.until_dealt()
    assert guest.asked()
    assert (current(program), program.table.seen) == (first, seen)
    guest.key(Qt.Key.Key_F7)
    tab_to(guest, page.rename_button)
    guest.key(Qt.Key.Key_Space)
    naming = opened_dialog(program, NameDialog)
    QTest.keyClicks(naming.focusWidget(), "Eins")
    QTest.keyClick(naming, Qt.Key.Key_Return)
    have_keys_again(program)
    assert rows(page)[page.list.currentRow()].startswith("Eins")
    tab_to(guest, page.end_button)
    guest.key(Qt.Key.Key_Space)
    consent(program)
    assert guest.sheet_lies_open  # with the ranking
    guest.key(Qt.Key.Key_F7)
    assert any(words.startswith(f"Eins · {ON_TABLE[language]} · {OVER[language]}") for words in rows(page))
    guest.key(Qt.Key.Key_Delete)
    consent(program)
    assert ids(page) == [second.session.id]
    guest.key(Qt.Key.Key_Escape)
    assert program.page.shows(start)  # nothing lies on the table
    guest.key(Qt.Key.Key_F7)
    guest.key(Qt.Key.Key_Return)
    program.until_dealt()
    assert guest.asked()
    assert current(program) == second
    guest.take_part(Random(CHANCE))
    assert guest.sheet_lies_open


def ids(page: SessionsPage) -> list[str]:
    """Return the sessions that are listed."""
    chosen, found = page.list.currentRow(), []
    for row in range(page.list.count()):
        page.list.setCurrentRow(row)
        assert page.list.chosen is not None
        found.append(page.list.chosen.session.id)
    page.list.setCurrentRow(chosen)
    return found


def click_row(guest: Mouse, page: SessionsPage, row: int) -> None:
    place = page.list.visualItemRect(page.list.item(row)).center()
    at = guest.to_window(page.list.viewport(), place)
    QTest.mouseClick(guest.screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert page.list.currentRow() == row


def tab_to(guest: Keys, where: QWidget) -> None:
    for _ in range(TIRELESS):
        if QApplication.focusWidget() is where:
            return
        guest.key(Qt.Key.Key_Tab)
    raise AssertionError(where)


def consent(program: Program) -> None:
    """Walk to the button that says yes, and press it."""
    dialog = opened_dialog(program, ConsentDialog)
    assert isinstance(dialog, ConsentDialog)
    for _ in range(TIRELESS):
        if QApplication.focusWidget() is dialog.yes:
            break
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.yes, Qt.Key.Key_Return)
    program.until(lambda: not dialog.isVisible())
    have_keys_again(program)


def have_keys_again(program: Program) -> None:
    """Give the keys to the window, as a desktop does after a dialog."""
    program.window.activateWindow()
    program.until(program.window.isActiveWindow)
