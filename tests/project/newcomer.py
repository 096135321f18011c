# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens the program's window and plays the first deal to its end, as somebody who has just installed it.

Keeps silent where that is possible, calls what is offered first and plays the first legal card, with the keyboard.
When the score sheet is there, it prints where the program lies and what the window's title is, and closes the window.
"""

import sys

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

import kartenspiel
from kartenspiel import app
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.store import Store
from kartenspiel.ui.main_window import MainWindow

OPPONENTS = tuple(Person(name, "easy") for name in ("Resi", "Poldl", "Mizzi"))
LOOK_MS = 20


class Newcomer(QObject):
    """Somebody at the keyboard."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._view = window.page.view
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    def _look(self) -> None:
        if self._window.page.sheet_shown:
            self._timer.stop()
            sys.stdout.write(f"{kartenspiel.__file__}\n{self._window.windowTitle()}\n")
            self._window.close()
        elif self._view.hand.asked and not self._view.stage.busy:
            self._act()

    def _act(self) -> None:
        QTest.keyClick(self._view, Qt.Key.Key_Space)
        hand = self._view.hand
        if hand.mode == "play":
            place = next(place for place, card in enumerate(hand.order) if card in hand.marks.lifted)
            QTest.keyClick(self._view, Qt.Key(Qt.Key.Key_1 + place))
        elif hand.asked:
            self._view.calls.buttons()[0].click()


def main() -> int:
    """Open the window as the command does, with cards that take no time and players that think little."""
    store = Store()
    store.save_settings(Settings(language="de", animation="instant", trick_seconds=0.0, opponents=OPPONENTS))
    store.close()
    open_table = MainWindow.open_table

    def sit_down(window: MainWindow) -> None:
        open_table(window)
        Newcomer(window)

    MainWindow.open_table = sit_down  # type: ignore[method-assign]
    return app.main()


if __name__ == "__main__":
    sys.exit(main())
