# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Signals of the operating system, as from Ctrl+C: they close the program as closing its window does."""

import contextlib
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier

_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Signals(QObject):
    """Calls something at the first signal; a second Ctrl+C then ends the program at once, as the system does.

    Other signals do nothing any more: when a terminal is closed, both the system and the shell send one.

    Python hears of a signal only when it runs next, and while Qt waits it does not: a socket wakes Qt up.
    """

    def __init__(self, act: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        """The signal that came, ``None`` before."""
        self._act = act
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        self._awake = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._awake.activated.connect(self._on_awake)
        signal.set_wakeup_fd(self._write.fileno())
        self._heard = [each for each in _SIGNALS if signal.getsignal(each) is not signal.SIG_IGN]  # as under nohup
        for each in self._heard:
            signal.signal(each, self._on_signal)

    def close(self) -> None:
        """Leave signals to the system again; if one came, the program is ending, and others still do nothing."""
        if self.number is None:
            for each in self._heard:
                signal.signal(each, signal.SIG_DFL)
        signal.set_wakeup_fd(-1)
        self._awake.setEnabled(False)
        self._read.close()
        self._write.close()

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        self.number = number
        for each in self._heard:
            signal.signal(each, signal.SIG_DFL if each == signal.SIGINT else signal.SIG_IGN)

    def _on_awake(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._read.recv(1)
        if self.number is not None:
            self._act()
