# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A portrait is chosen with the mouse or with keys alone: it is at the plate, and stays with the session."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.ui.cards.portraits import PORTRAITS
from kartenspiel.ui.dialogs.portrait_choice import COLUMNS, PortraitGrid
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from tests.breadth import LANGUAGES, each_once
from tests.e2e.conftest import Open
from tests.e2e.scenes import lay_out
from tests.ui.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
NAMES = {"de": ("Die Dame mit der Feder", "Der Jäger"), "en": ("The lady with a feather", "The hunter")}
TIRELESS = 60
"""So often the tabulator is pressed until it must have come by everything."""


def tab_to(dialog: SessionDialog, where: QWidget) -> None:
    for _ in range(TIRELESS):
        if QApplication.focusWidget() is where:
            return
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
    raise AssertionError(where)


def choose(program: Program, dialog: SessionDialog, seat: int, portrait: str, by: str) -> str:
    """Choose a portrait for a seat, and return what it was called in the grid."""
    button = dialog.players.rows[seat].portrait
    if by == "keys":
        tab_to(dialog, button)
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (grid,) = button.findChildren(PortraitGrid)
    program.until(grid.isVisible)
    place = 1 + list(PORTRAITS).index(portrait)  # behind the one that stands for none
    if by == "keys":
        for key, times in ((Qt.Key.Key_Down, place // COLUMNS), (Qt.Key.Key_Right, place % COLUMNS)):
            for _ in range(times):
                QTest.keyClick(grid.list, key)
        name = grid.name.text()
        QTest.keyClick(grid.list, Qt.Key.Key_Return)
    else:
        item = grid.list.item(place)
        name = str(item.data(Qt.ItemDataRole.AccessibleTextRole))
        viewport, at = grid.list.viewport(), grid.list.visualItemRect(item).center()
        assert viewport.rect().contains(grid.list.visualItemRect(item))
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    program.until(lambda: button.portrait == portrait)
    assert name in button.accessibleName()
    return name


def faces(program: Program) -> list[object]:
    """Return the portraits at the plates, by seat; ``None`` where there is none or a head of a card."""
    plates = program.page.view.places.plates
    shown = (plates[seat].seated.face for seat in sorted(plates))
    return [face if isinstance(face, str) else None for face in shown]


@each_once(language=LANGUAGES, by=("mouse", "keys"))
def test_a_portrait_is_at_the_plate_and_stays_with_the_session(
    opened: Open, tmp_path: Path, language: str, by: str
) -> None:
    lay_out(tmp_path)
    program = opened(language)
    program.until_dealt()
    dialog = program.dialog("new", SessionDialog)
    program.until(dialog.isActiveWindow)
    dialog.players.rows[1].take_level("easy")
    before = dialog.players.people()
    assert (choose(program, dialog, 0, "lady", by), choose(program, dialog, 1, "hunter", by)) == NAMES[language]
    dialog.players.rows[1].take_boldness("daring")
    if by == "keys":
        tab_to(dialog, dialog.start)
        QTest.keyClick(dialog.start, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    program.until(lambda: program.table.session is not None and program.table.session.persons[0].portrait == "lady")
    program.until_dealt()
    assert faces(program) == ["lady", "hunter", None, None]
    program.end()
    again = opened(language)
    again.until_dealt()
    assert faces(again) == ["lady", "hunter", None, None]
    again.play()
    (record,) = again.store.records()
    assert "portrait" not in str(record["players"])
    again.trigger("sessions")
    page = again.window.shelf.list_page
    assert page is not None
    assert page.faces.faces[:2] == ("lady", "hunter")
    assert len(page.faces.faces) == 4
    page.copy_button.click()
    (copy,) = again.window.findChildren(SessionDialog)
    people = copy.plan().people
    assert [(each.name, each.level) for each in people] == [(each.name, each.level) for each in before]
    assert [each.portrait for each in people] == ["lady", "hunter", "", ""]
    assert people[1].boldness == "daring"
    copy.start.click()
    again.until(lambda: faces(again) == ["lady", "hunter", None, None])
    assert again.table.session is not None
    assert again.table.session.persons == people
