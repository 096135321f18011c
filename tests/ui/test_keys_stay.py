# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whatever is closed over the table, or beside it: the keys go on doing what the table says of them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.ui.test_messages import LONG


def bidding(start: Start, **settings: object) -> Program:
    """Come to a question that is answered by buttons, with the keys at the table."""
    program = start(last_game="koenigrufen", **settings)
    program.question()
    program.window.activateWindow()
    program.page.view.setFocus()
    program.until(program.page.view.hasFocus)
    return program


def make_buttons_anew(program: Program) -> None:
    """Have the choices made after everything else: then they come next for Qt where what has the keys goes away."""
    program.window.resize(1240, 780)
    QApplication.processEvents()


@pytest.mark.parametrize("by", ["cross", "button", "words"])
def test_after_a_message_was_closed_by_the_mouse_the_table_has_the_keys(start: Start, by: str) -> None:
    program = bidding(start)
    program.page.messages.inform(LONG, [(LONG, lambda: None)])
    make_buttons_anew(program)
    (bar,) = program.page.messages.bars
    if by == "words":  # which can be marked with the mouse
        words = next(each for each in bar.findChildren(QLabel) if each.text() == bar.text())
        QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    closes: QWidget = bar.buttons[0] if by == "button" else bar.findChildren(QToolButton)[0]
    QTest.mouseClick(closes, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert program.page.messages.bars == ()
    assert program.page.view.hasFocus()


def test_after_a_message_was_closed_by_the_keys_the_table_has_them(start: Start) -> None:
    program = bidding(start)
    program.page.messages.inform(LONG)
    make_buttons_anew(program)
    (bar,) = program.page.messages.bars
    cross = bar.findChildren(QToolButton)[0]
    cross.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cross, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert program.page.view.hasFocus()


def test_a_message_that_goes_by_itself_leaves_the_keys_where_they_are(start: Start) -> None:
    program = bidding(start)
    program.page.messages.inform(LONG)
    QApplication.processEvents()
    button = program.page.view.calls.buttons()[0]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    program.page.messages.go_on()
    QApplication.processEvents()
    assert button.hasFocus()


def test_a_choice_that_goes_while_it_has_the_keys_leaves_them_at_the_table(start: Start) -> None:
    program = bidding(start)
    program.page.messages.inform(LONG)
    QApplication.processEvents()
    program.page.view.calls.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
    program.page.view.answering.close()
    QApplication.processEvents()
    assert program.page.view.hasFocus()
