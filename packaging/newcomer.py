# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens the program's window and plays, as somebody who has just installed it and has only a keyboard.

Keeps silent where that is possible, calls what is offered first and plays the first legal card.  As a script it plays
one deal to its end, prints where the program lies and what the window's title is, and closes the window; its files lie
in the folder that KARTENSPIEL_HOME names, or else in one for this time alone.
"""

import os
import sys
import tempfile
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

import kartenspiel
import kept_session
from kartenspiel import app
from kartenspiel.controller.files import HOME
from kartenspiel.controller.session import Person
from kartenspiel.controller.settings import Settings
from kartenspiel.ui.window.main_window import MainWindow

LOOK_MS = 20


class Newcomer(QObject):
    """Somebody at the keyboard, for so many deals; then `done` is called once."""

    def __init__(self, window: MainWindow, deals: int, done: Callable[[], object]) -> None:
        super().__init__(window)
        self._page, self._view = window.page, window.page.view
        self._deals, self._done = deals, done
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    def _look(self) -> None:
        if self._page.sheet_shown:
            self._deals -= 1
            if self._deals:
                self._page.next_deal()
            else:
                self._timer.stop()
                self._done()
        elif self._view.hand.asked and not self._view.stage.busy:
            self._act()

    def _act(self) -> None:
        QTest.keyClick(self._view, Qt.Key.Key_Space)
        hand = self._view.hand
        if hand.mode == "play":
            place = next(place for place, card in enumerate(hand.order) if card in hand.marks.lifted)
            QTest.keyClick(self._view, Qt.Key(Qt.Key.Key_0 + (place + 1) % 10))
        elif hand.asked:
            next(button for button in self._view.calls.buttons() if not button.isChecked()).click()


def prepare(level: str, **settings: object) -> None:
    """Write settings and a session for a program that is to start next, with computer players of one level."""
    opponents = tuple(Person(name, level) for name in ("Resi", "Poldl", "Mizzi"))
    kept_session.keep(Settings(opponents=opponents, **settings))  # type: ignore[arg-type]


def main() -> int:
    """Play one deal with cards that take no time and players that think little."""

    def leave(window: MainWindow) -> None:
        sys.stdout.write(f"{kartenspiel.__file__}\n{window.windowTitle()}\n")
        window.close()

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ.setdefault(HOME, home)  # or somebody's own settings would be written over
        prepare("easy", language="de", animation="instant", trick_seconds=0.0, talon_seconds=0.0)
        return app.main(visit=lambda window: Newcomer(window, 1, lambda: leave(window)))


if __name__ == "__main__":
    sys.exit(main())
