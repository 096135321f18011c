# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Everything that the keys come to on a page or in a dialog has a name for a screen reader, in both languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Start

PAGES = ("games", "welcome", "sessions", "deals", "statistics", "lessons", "replay", "sums", "quiz", "sheet")
DIALOGS = ("pad", "new", "settings", "keys", "cards", "about", "fairness", "code", "paper")
MOST = 120
"""So many places at most has a page that Tab comes to."""


def name_of(widget: QWidget) -> str:
    """Return what a screen reader says when the keys come to a widget."""
    reader = QAccessible.queryAccessibleInterface(widget)
    return reader.text(QAccessible.Text.Name).strip() or reader.text(QAccessible.Text.Value).strip()


def places(window: QWidget) -> list[QWidget]:
    """Press Tab until it comes round, and return where it has come to."""
    found: list[QWidget] = []
    for _ in range(MOST):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here in found[:1]:
            break
        found.append(here)
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_whatever_the_keys_come_to_has_a_name(start: Start, language: str) -> None:
    program = start(language, last_card_of=2)
    program.play()
    program.window.activateWindow()
    nameless = []
    for command in (*PAGES, *DIALOGS):
        program.trigger(command)
        QApplication.processEvents()
        window = QApplication.activeWindow()
        assert window is not None
        assert (window is program.window) is (command in PAGES), command
        found = places(window)
        assert found, command
        nameless += [f"{command}: {type(each).__name__}" for each in found if not name_of(each)]
        if window is not program.window:
            window.close()
        QApplication.processEvents()
        program.window.activateWindow()
    assert not nameless
