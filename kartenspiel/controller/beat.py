# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The clock of the table: lets things happen on the beat that a `Pace` gives, and tells it how long is thought."""

import time
from collections.abc import Callable
from concurrent.futures import Future

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from kartenspiel.controller.pace import Pace
from kartenspiel.players.opinion import Opinion

PendingOpinion = Future[Opinion]
"""The promise of what a computer player says or plays, and what it thinks of it."""


class BeatTimer(QObject):
    """Does one thing when the beat comes, counted from the last thing that was seen, or when an answer is there."""

    _answered = Signal(int, object, float)
    """Number of the question, promise kept, and when; from another thread."""

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._due: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._held = False
        self._number = 0
        self._deliver: Callable[[PendingOpinion], None] | None = None
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)
        self._clock = QElapsedTimer()
        self._clock.start()

    def restart(self) -> None:
        """Count from now on: something was seen."""
        self._clock.restart()

    def wait(self, action: Callable[[], None]) -> None:
        """Do something when the beat comes; without one at once."""
        self._due = action
        wait = None if self._held else self._pace.wait_ms(self._clock.elapsed())
        if wait is not None:
            self._timer.start(wait)
        elif not self._held:
            self._on_time()

    def hold(self) -> None:
        """Let nothing happen until `release`: nobody looks."""
        self._held = True
        self._timer.stop()

    def release(self) -> None:
        """Go on where it was held; what was about to happen waits for a beat."""
        if self._held:
            self._held = False
            self._clock.restart()
            if self._due is not None:
                self.wait(self._due)

    def think(self, begin: Callable[[], PendingOpinion], deliver: Callable[[PendingOpinion], None]) -> None:
        """Have somebody think, and do something with the answer when it is there."""
        self._number += 1
        number, self._deliver = self._number, deliver
        self._pace.thinking_begins(time.monotonic())
        begin().add_done_callback(lambda done: self._report(number, done))

    def stop(self) -> None:
        """Do not do it any more, nor wait for an answer."""
        self._timer.stop()
        self._due = self._deliver = None

    def _report(self, number: int, done: PendingOpinion) -> None:
        """Bring an answer from the thread that waited for it to ours."""
        if not done.cancelled():
            self._answered.emit(number, done, time.monotonic())

    def _on_answered(self, number: int, done: PendingOpinion, when: float) -> None:
        deliver = self._deliver
        if number == self._number and deliver is not None:
            self._deliver = None
            self._pace.thinking_ends(when)
            deliver(done)

    def _on_time(self) -> None:
        action, self._due = self._due, None
        if action is not None:
            action()
