# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The clock of the table: lets things happen on the beat that a `Pace` gives."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from kartenspiel.controller.pace import Pace


class Beat(QObject):
    """Does one thing when the beat comes, counted from the last thing that was seen."""

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._due: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._clock = QElapsedTimer()
        self._clock.start()

    def seen(self) -> None:
        """Count from now on: something was seen."""
        self._clock.restart()

    def wait(self, action: Callable[[], None]) -> None:
        """Do something when the beat comes; without one at once."""
        self._due = action
        wait = self._pace.wait_ms(self._clock.elapsed())
        if wait is None:
            self._on_time()
        else:
            self._timer.start(wait)

    def stop(self) -> None:
        """Do not do it any more."""
        self._timer.stop()
        self._due = None

    def _on_time(self) -> None:
        action, self._due = self._due, None
        if action is not None:
            action()
