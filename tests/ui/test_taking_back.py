# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Going back in the window: by the menu and by its keys, in a deal and from its score sheet."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kartenspiel.model.moves import Play
from kartenspiel.ui.widgets.tips import explained_entry
from tests.breadth import LANGUAGES, each_once, spoken
from tests.controller.tables import saved
from tests.ui.conftest import Start
from tests.ui.program import Program

BY = pytest.mark.parametrize("by", ["mouse", "keys"])
WAYS = ("take_back", "back_to_trick", "back_to_bid", "restore")
KEYS = {
    "take_back": (Qt.Key.Key_Z, Qt.KeyboardModifier.NoModifier),
    "back_to_trick": (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
    "back_to_bid": (Qt.Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier),
    "restore": (Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier),
}
NOT_AT_TABLE = {"de": "wie am Tisch", "en": "as at the table"}


def entry(program: Program, name: str) -> tuple[QMenu, QAction]:
    """Return a command with the menu in which it is, as if that had just been opened."""
    action = program.window.menus.actions[name]
    menu = next(each for each in program.window.menuBar().findChildren(QMenu) if action in each.actions())
    menu.aboutToShow.emit()  # no screen in memory lets a menu take the mouse
    return menu, action


def choose(program: Program, name: str, by: str) -> None:
    """Choose a command as a person does, and wait until something is asked."""
    asked = len(program.asked)
    if by == "mouse":
        _, action = entry(program, name)
        assert action.isEnabled()
        action.trigger()
    else:
        program.until(lambda: QApplication.activeWindow() is program.window)
        key, shift = KEYS[name]
        QTest.keyClick(program.window, key, Qt.KeyboardModifier.ControlModifier | shift)
    program.until(partial(lambda before: len(program.asked) > before, asked))
    program.question()


def go_on_to_the_end(program: Program) -> None:
    """Play the deal that lies open again to its end, and wait until the disk has it."""
    program.play()
    program.until(lambda: program.table.last_deal is program.page.pane.finished)


def played(program: Program) -> int:
    seen = program.page.view.stage.seen
    assert seen is not None
    return sum(isinstance(move, Play) for move in seen.log)


@each_once(language=LANGUAGES, by=("mouse", "keys"))
def test_a_deal_is_gone_back_in_from_its_score_sheet_and_counts_once(
    start: Start, language: str, by: str, tmp_path: Path
) -> None:
    program = start(language, last_game="graden")
    program.play()
    choose(program, "back_to_bid", by)
    assert program.page.pane.shows(program.page.view)
    assert played(program) == 0
    assert not program.page.pane.has_sheet
    assert program.page.session is not None
    assert program.page.session.results == ()
    assert not saved(tmp_path)
    go_on_to_the_end(program)
    assert [each.body["taken_back"] for each in saved(tmp_path)] == [True]
    choose(program, "back_to_trick", by)
    seen = program.page.view.stage.seen
    assert seen is not None
    assert program.page.pane.shows(program.page.view)
    assert played(program) > 0
    go_on_to_the_end(program)
    assert len(saved(tmp_path)) == 1
    assert program.page.sheet_shown


@spoken("en")
def test_the_menu_says_why_nothing_can_be_taken_back(start: Start, language: str) -> None:
    program = start(language, allows_help=False)
    program.question()
    menu, _ = entry(program, WAYS[0])
    for name in WAYS:
        action = program.window.menus.actions[name]
        assert not action.isEnabled()
        explained = explained_entry(menu, action)
        assert explained is not None
        assert NOT_AT_TABLE[language] in explained.explanation.words
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not program.table.way_back.take_back()


def test_while_another_page_is_open_nothing_is_taken_back(start: Start) -> None:
    program = start("en")
    program.play()
    program.trigger("sessions")
    for name in WAYS:
        assert not program.window.menus.actions[name].isEnabled()
