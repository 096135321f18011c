# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A process that works for the window: does one thing that is wanted after the other, and tells of it step by step.

It waits for the next when one is done or nobody wants it any more.
"""

import contextlib
import os
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.processes import spawn
from kartenspiel.controller.workers import reason_told
from kartenspiel.games import all_games
from kartenspiel.model.text import marker
from kartenspiel.players.games import judgements

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ = marker(__package__)

DIED: Final = _("the process that worked on it has ended")
"""Half a sentence about a process that has ended by itself."""
_Order = tuple[int, object] | None
"""The number of a request, with what is wanted; ``None`` to go no further with what was wanted last."""
_LAST: Final[_Order] = (-1, None)
"""Nothing more will be sent."""


@dataclass(frozen=True, slots=True)
class Work:
    """What a process does; it is sent there, and so its function is one of a module."""

    steps: Callable[..., Iterable[object]]
    """Makes steps of what is wanted; between two of them it may hear that nobody wants the next."""
    nice: int
    """By how much the process steps back behind the window, where the system knows that."""


class WorkingProcess(QObject):
    """Our end of such a process."""

    told = Signal(int, object)
    """The number of a request, and a step of it; then ``None`` when it is done, or a `Text` of what went wrong."""
    died = Signal()
    """It has ended, and nobody has ended it."""
    _heard = Signal(int, object)
    _silent = Signal()
    """The same, from another thread."""

    def __init__(self, work: Work, name: str, parent: QObject) -> None:
        """Start a process of this name; raises `OSError` where the system lets us have none."""
        super().__init__(parent)
        self._open = True
        self._heard.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._silent.connect(self._notice_end, Qt.ConnectionType.QueuedConnection)
        self._process, pipe = spawn(_Service(work), name)
        self._orders = SimpleQueue[_Order]()
        """What it is to do, sent by a thread: it reads nothing before it has started, and a pipe is short."""
        threading.Thread(target=_send, args=(pipe, self._orders), name=f"{name} orders", daemon=True).start()
        self._listener = threading.Thread(target=self._listen, args=(pipe,), name=name, daemon=True)
        self._listener.start()

    def want(self, number: int, wanted: object) -> None:
        """Have something done, and nothing else any more."""
        self._orders.put((number, wanted))

    def stop(self) -> None:
        """Have nothing done any more; the process hears of it after its next step, and waits."""
        self._orders.put(None)

    def close(self) -> None:
        """End the process at once; nothing is heard of it any more.

        The object goes with its parent: it may be closed from its own signals.
        """
        self._open = False
        self._orders.put(_LAST)
        self._process.kill()
        self._process.join()
        self._listener.join()  # it must not be the last that knows of this object: Qt would crash in its thread

    def _listen(self, pipe: "Connection") -> None:
        """Pass on what the process tells, until it has ended: the life of a thread."""
        with pipe:
            try:
                while True:
                    self._heard.emit(*pipe.recv())
            except (EOFError, OSError):
                self._silent.emit()

    def _pass_on(self, number: int, told: object) -> None:
        if self._open:
            self.told.emit(number, told)

    def _notice_end(self) -> None:
        if self._open:
            self.died.emit()


def _send(pipe: "Connection", orders: SimpleQueue[_Order]) -> None:
    """Send a process its orders, until the last or until it has ended: the life of a thread."""
    with contextlib.suppress(OSError):  # whoever listens to the process hears that it has ended
        while (order := orders.get()) is not _LAST:
            pipe.send(order)


@dataclass(frozen=True, slots=True)
class _Service:
    """The life of a process: works until the other end is closed."""

    work: Work

    def __call__(self, pipe: "Connection") -> None:
        if hasattr(os, "nice"):
            os.nice(self.work.nice)
        all_games()  # imports what the first request will need, …
        judgements()  # … and who judges it
        with contextlib.suppress(EOFError, OSError):
            while True:
                order = pipe.recv()
                if order is not None:
                    self._do(pipe, *order)

    def _do(self, pipe: "Connection", number: int, wanted: object) -> None:
        """Tell of each step, until all are made or something else is wanted."""
        try:
            for step in self.work.steps(wanted):
                pipe.send((number, step))
                if pipe.poll():
                    return
        except OSError:
            raise
        except Exception as error:  # noqa: BLE001 - the window says that it went wrong
            pipe.send((number, reason_told(error)))
            return
        pipe.send((number, None))
