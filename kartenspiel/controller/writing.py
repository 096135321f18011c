# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Writes in a thread of its own, for moving cards should not wait for the disk, and only then lets something be seen.

What a person has seen must still be there after a power failure.  But play does not wait for a disk that fails or takes
long: after a moment things are shown all the same, and the person is told once.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from kartenspiel.model.text import Text, marker

_ = marker(__package__)

PATIENCE_MS: Final = 200
"""How long nothing is said of something that is waited for; a person does not yet notice so much."""

SLOW: Final = _(
    "Saving takes long. You can play on, but the last moves may be missing if the program ends unexpectedly."
)
BROKEN: Final = _(
    "A fault of the program keeps it from saving ({reason}). "
    "You can play on, but the last moves may be missing when you start it again."
)


_BESIDE: Final = -1
"""Stands for the number of what is written beside the deal."""


class Writer(QObject):
    """Does one thing after another in its thread; what is to follow each comes when it is on the disk."""

    written = Signal()
    """Something was written, or could not be."""
    trouble = Signal(object)
    """`Text` for the person to read."""
    overcome = Signal(object)
    """`Text` of a trouble that is over."""
    _done = Signal(int, object)
    """Number of what was to be written, and whether it was; from another thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.unsaved = 0
        """How often something was shown that was not on the disk."""
        self._thread = ThreadPoolExecutor(1, "writing")
        self._number = 0
        self._then: Callable[[], None] | None = None
        self._told: list[Text] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def write(self, job: Callable[[], bool], then: Callable[[], None], *, whole: bool = False) -> None:
        """Have `job` write and tell whether it could; `then` follows, unless something else is to be written before.

        A `whole` job is left out if another one waits behind it: that writes everything anew.
        """
        self._number += 1
        number = self._number
        self._then = then
        self._timer.start(PATIENCE_MS)

        def run() -> bool:
            return (whole and number < self._number) or job()

        self._thread.submit(run).add_done_callback(lambda done: self._done.emit(number, done))

    def add(self, job: Callable[[], bool]) -> "Future[bool]":
        """Have `job` write something too, after what is to be written; nothing follows it."""
        future = self._thread.submit(job)
        future.add_done_callback(lambda done: self._done.emit(_BESIDE, done))
        return future

    def forget(self) -> None:
        """Let nothing follow any more; what is to be written still is."""
        self._timer.stop()
        self._then = None

    def close(self) -> None:
        """Wait until everything is written."""
        self.forget()
        self._thread.shutdown()

    def _on_done(self, number: int, done: "Future[bool]") -> None:
        error = done.exception()
        self.written.emit()
        if error is not None:
            self._tell(BROKEN(reason=repr(error)))
        if number == self._number:
            kept = error is None and done.result()
            if kept and SLOW in self._told:
                self.overcome.emit(SLOW)
            self._follow(kept=kept)
        if error is not None:
            raise error  # now that play goes on, for those who look for faults

    def _on_time(self) -> None:
        self._tell(SLOW)
        self._follow(kept=False)

    def _tell(self, trouble: Text) -> None:
        """Say this unless it has been said."""
        if trouble not in self._told:
            self._told.append(trouble)
            self.trouble.emit(trouble)

    def _follow(self, *, kept: bool) -> None:
        self._timer.stop()
        then, self._then = self._then, None
        if then is not None:
            self.unsaved += not kept
            then()
