# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Makes the questions of a quiz in a process of its own, so that the next are made while somebody thinks.

The process waits for the next quiz when one is done or nobody wants it any more.
"""

import contextlib
import os
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.files import reason
from kartenspiel.controller.quiz.making import QuizPlan, QuizStep, make_quiz
from kartenspiel.controller.workers import reason_told
from kartenspiel.games import all_games
from kartenspiel.model.text import Text, marker
from kartenspiel.players.games import judgements

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_ = marker(__package__)

NO_QUIZ: Final = _("No more questions can be made ({reason}).")
_DIED: Final = _("the process that worked on it has ended")
_NICE: Final = 5
"""By how much it steps back behind the window, where the system knows that."""
_Order = tuple[int, QuizPlan] | int | None
"""A quiz with its number; ``None`` to make no more of it; `_LAST` where nothing more will be sent."""
_LAST: Final = -1


class Quizmaster(QObject):
    """Makes one quiz at a time."""

    progressed = Signal(object)
    """`QuizStep`: how far the making has come; each question comes with one."""
    ended = Signal()
    """All questions that there will be are made."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no further questions."""
    _told = Signal(int, object)
    """Number of the quiz, and what the process told, from another thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self.busy = False
        """Whether questions are being made."""
        self._worker: tuple[SpawnProcess, Connection] | None = None
        self._orders = SimpleQueue[_Order]()
        """What the process is to do, sent by a thread: it reads nothing before it has started, and a pipe is short."""
        self._listener: threading.Thread | None = None
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    def begin(self, plan: QuizPlan) -> None:
        """Make a quiz, and nothing else any more."""
        self.cancel()
        try:
            if self._worker is None:
                self._start()
        except OSError as error:
            self.close()
            self.trouble.emit(NO_QUIZ(reason=reason(error)))
            return
        self._orders.put((self._number, plan))
        self.busy = True

    def cancel(self) -> None:
        """Make no more questions; the process hears of it before it looks at the next place, and waits."""
        if self.busy and self._worker is not None:
            self._orders.put(None)
        self._number += 1
        self.busy = False

    def close(self) -> None:
        """End the process at once."""
        self._number += 1
        self.busy = False
        worker, self._worker = self._worker, None
        if worker is not None:
            self._orders.put(_LAST)
            worker[0].kill()
            worker[0].join()
        listener, self._listener = self._listener, None
        if listener is not None:  # it must not be the last that knows of this object: Qt would crash in its thread
            listener.join()

    def _start(self) -> None:
        """Have a process; raises `OSError`."""
        from kartenspiel.controller.processes import spawn  # noqa: PLC0415 - few ever ask for a quiz

        self._worker = spawn(_serve, "quiz")
        self._orders = SimpleQueue()
        sent = (self._worker[1], self._orders)
        threading.Thread(target=_send, args=sent, name="quiz orders", daemon=True).start()
        self._listener = threading.Thread(target=self._listen, args=(self._worker[1],), name="quiz", daemon=True)
        self._listener.start()

    def _listen(self, pipe: "Connection") -> None:
        """Pass on what the process tells, until it has ended: the life of a thread."""
        with pipe:
            try:
                while True:
                    number, told = pipe.recv()
                    self._told.emit(number, told)
            except (EOFError, OSError):
                self._told.emit(-1, pipe)

    def _on_told(self, number: int, told: "QuizStep | Text | Connection | None") -> None:
        if number == -1:
            if self._worker is not None and told is self._worker[1]:  # nobody has ended it
                self._give_up(_DIED)
        elif number != self._number:
            return
        elif isinstance(told, QuizStep):
            self.progressed.emit(told)
        elif isinstance(told, Text):
            self._give_up(told)
        else:
            self.busy = False
            self.ended.emit()

    def _give_up(self, why: Text) -> None:
        working = self.busy
        self.close()
        if working:
            self.trouble.emit(NO_QUIZ(reason=why))


def _send(pipe: "Connection", orders: SimpleQueue[_Order]) -> None:
    """Send a process its orders, until the last or until it has ended: the life of a thread."""
    with contextlib.suppress(OSError):  # whoever listens to the process hears that it has ended
        while (order := orders.get()) is not _LAST:
            pipe.send(order)


def _serve(pipe: "Connection") -> None:
    """Make quizzes until the other end is closed: the life of a process."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    all_games()  # imports what the first quiz will need, …
    judgements()  # … and who judges it
    with contextlib.suppress(EOFError, OSError):
        while True:
            wanted = pipe.recv()
            if wanted is not None:
                _tell(pipe, *wanted)


def _tell(pipe: "Connection", number: int, plan: QuizPlan) -> None:
    """Tell of each question that is made, until all are or something else is wanted."""
    try:
        for step in make_quiz(plan):
            pipe.send((number, step))
            if pipe.poll():
                return
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 - the window says that it went wrong
        pipe.send((number, reason_told(error)))
        return
    pipe.send((number, None))
