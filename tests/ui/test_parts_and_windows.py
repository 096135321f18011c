# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What belongs into the window never shows as a window of its own, not for a moment: that would take the keys away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kartenspiel.games import game_named, lessons_of
from kartenspiel.ui.window.start_page import StartPage
from tests.ui.conftest import Start
from tests.ui.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing

DIALOGS = ("new", "settings", "cards", "keys", "about")
PAGES = ("welcome", "games", "sessions", "lessons", "rules", "glossary", "suits")


class Watch(QObject):
    """Notes every part that is shown without a window around it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at whatever is shown; what is made to be a window, a menu or a tip says so."""
        if (
            event.type() == QEvent.Type.Show
            and isinstance(watched, QWidget)
            and watched.windowType() == Qt.WindowType.Window
            and watched.parent() is None
        ):
            self.seen.append(type(watched).__name__)
        return False


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[Watch]:
    watch = Watch()
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)


def close_dialogs(program: Program) -> None:
    for dialog in program.window.findChildren(QDialog):
        dialog.reject()


def test_no_page_and_no_dialog_lets_a_part_of_it_out(start: Start, watch: Watch) -> None:
    program = start(last_card_of=2)
    program.play()
    for name in (*PAGES, *DIALOGS):
        program.trigger(name)
        QApplication.processEvents()
        close_dialogs(program)
    game = game_named("russbach")
    program.window.pages.begin_lesson(game, lessons_of(game.id)[0])
    program.keeper.change(language="de", text_size=150)
    QApplication.processEvents()
    assert watch.seen == ["MainWindow"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space], ids=["enter", "space"])
def test_whoever_knows_the_games_has_the_keys_on_the_first_of_them(start: Start, key: Qt.Key) -> None:
    program = start(first=True)
    program.until(lambda: QApplication.activeWindow() is program.window)
    QTest.keyClick(program.window.windowHandle(), key)
    QApplication.processEvents()
    page = program.window.findChild(StartPage)
    assert isinstance(page, StartPage)
    assert QApplication.focusWidget() is page.choices[0].play
    QTest.keyClick(program.window.windowHandle(), key)
    program.until_dealt()
    assert program.table.session is not None
    assert program.table.session.game == page.choices[0].game.id
