# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hears what goes wrong where nobody catches it: in Qt's callbacks, in threads and while objects are deleted."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_EXPECTED: Final = ("This plugin does not support ",)
"""A screen in memory has no window manager, and says so of whatever that would do."""


@contextmanager
def listening() -> Iterator[list[str]]:
    """Yield a list to which is added, meanwhile, every exception that nobody caught, and what Qt complains about."""
    heard: list[str] = []

    def hear(error: BaseException | None, trace: TracebackType | None, kind: type[BaseException]) -> None:
        heard.append(f"{kind.__name__}: {error}{_place(trace)}")

    def hear_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(part in message for part in _EXPECTED):
            heard.append(f"Qt: {message}")

    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook = lambda kind, error, trace: hear(error, trace, kind)
    threading.excepthook = lambda what: hear(what.exc_value, what.exc_traceback, what.exc_type)
    sys.unraisablehook = lambda what: hear(what.exc_value, what.exc_traceback, what.exc_type)
    handler = qInstallMessageHandler(hear_qt)
    try:
        yield heard
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def _place(trace: TracebackType | None) -> str:
    """Return where an exception was raised, nothing if that is not known."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})"
