# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""“What is this?” from the menu: the next click explains what it hits, and does nothing else."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from kartenspiel.ui.table.plates import Plate
from kartenspiel.ui.widgets.note import Note
from tests.ui.conftest import Start
from tests.ui.program import Program

LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing


@pytest.fixture
def program(start: Start) -> Iterator[Program]:
    """A table at which a card may be played."""
    program = start(last_game="russbach")
    while not (question := program.question()).plays:
        program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    program.until(lambda: QApplication.activeWindow() is program.window)
    yield program
    for note in notes():
        note.close()


def notes() -> list[Note]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, Note) and each.isVisible()]


def told_at(program: Program, widget: QWidget, where: QPoint) -> str:
    """Give the command from the menu, click, and return what is told."""
    program.window.menus.actions["explain"].trigger()
    assert program.window.whats_this.waiting
    QTest.mouseClick(widget, LEFT, pos=where)
    (note,) = notes()
    words = note.words
    note.close()
    return words


def test_every_plate_is_explained_by_a_click(program: Program) -> None:
    view = program.page.view
    plates = [each for each in view.scene().items() if isinstance(each, Plate)]
    assert len(plates) == 4
    for plate in plates:
        assert told_at(program, view.viewport(), view.mapFromScene(plate.sceneBoundingRect().center()))


def test_a_card_is_explained_by_a_click_and_not_played(program: Program) -> None:
    view, card = program.page.view, program.question().plays[0].card
    item = view.stage.items[card]
    where = view.mapFromScene(item.mapToScene(item.rect().width() * 0.08, item.rect().height() * 0.5))
    played = len(program.question().seen.log)
    assert told_at(program, view.viewport(), where).startswith(program.page.words().text(card))
    assert len(program.question().seen.log) == played


def test_where_nothing_lies_the_table_itself_is_explained(program: Program) -> None:
    assert told_at(program, program.page.view.viewport(), QPoint(3, 300)).startswith("The table:")


def test_a_button_is_explained_and_not_pressed(program: Program) -> None:
    button = program.window.dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert button is not None
    assert told_at(program, button, button.rect().center()) == "Close the log"
    assert program.window.log.isVisible()


def test_what_has_no_explanation_says_so(program: Program) -> None:
    assert told_at(program, program.window.statusBar(), QPoint(2, 2)).startswith("There is nothing to explain here")


def test_an_entry_of_a_menu_is_explained_and_not_chosen(program: Program) -> None:
    program.window.menus.actions["explain"].trigger()
    (entry,) = (each for each in program.window.menuBar().actions() if each.text() == "&Game")
    menu, action = cast("QMenu", entry.menu()), program.window.menus.actions["quit"]
    bar = program.window.menuBar()
    QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(entry).center())
    assert menu.isVisible()
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    (note,) = notes()
    assert note.words == action.toolTip()
    note.close()
    menu.close()
    assert program.window.isVisible()


def test_escape_ends_the_waiting_for_a_click_and_nothing_else(program: Program) -> None:
    program.window.menus.actions["explain"].trigger()
    QTest.keyClick(program.page.view, Qt.Key.Key_Escape)
    assert not program.window.whats_this.waiting
    assert QApplication.overrideCursor() is None
    assert program.window.statusBar().currentMessage() == ""


def test_its_keys_explain_what_has_the_focus_at_once_beginning_at_the_table(program: Program) -> None:
    program.page.view.hand.point_at(None)
    program.page.view.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert not program.window.whats_this.waiting
    (note,) = notes()
    assert program.page.view.isAncestorOf(note.thing.widget)
