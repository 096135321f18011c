# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program with its window: makes files, settings, table and window, and joins them."""

import builtins
import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from kartenspiel import SIGNAL_STATUS, failure
from kartenspiel.garbage import EVERY_MS, collect_due

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

    from kartenspiel.ui.window.main_window import MainWindow

NAME: Final = "Kartenspiel"
WARM_UP_MS: Final = 200
"""When the computer players get ready: after the first table has been drawn, before the first cards are dealt."""


_heard: list[str] = []
"""What Qt has said while it started; its last word alone does not tell why."""


def main(file: Path | None = None, visit: "Callable[[MainWindow], object] | None" = None) -> int:
    """Open the window, with a file of deals if one is named, and stay until it is closed; return the exit status.

    A signal closes it too; then the status is that of a command that the signal has ended.  A program that looks at a
    start from outside is handed the window once, as soon as its first page is in it.
    """
    gc.disable()  # what is made now stays, and later garbage is collected in this thread alone

    from kartenspiel.controller.settings import last_game
    from kartenspiel.controller.store import Store
    from kartenspiel.controller.workers import ProcessThinker

    store, thinker = Store(), ProcessThinker(at_once=False)
    settings = store.settings()
    last_game(settings)  # and with it its rules

    _load_qt()
    from kartenspiel.controller.table import Table
    from kartenspiel.ui.looks import appearance
    from kartenspiel.ui.looks.keeper import Keeper
    from kartenspiel.ui.window.main_window import MainWindow
    from kartenspiel.ui.words.language import Interpreter

    application = _application()
    interpreter, keeper = Interpreter(), Keeper(store, settings)
    interpreter.speak(keeper.settings.language)
    appearance.dress(keeper.settings)
    window = MainWindow(store, keeper, interpreter, Table(store, thinker, Random()))
    return _stay(application, window, thinker.warm_up, file, visit)


def _stay(
    application: "QApplication",
    window: "MainWindow",
    warm_up: Callable[[], object],
    file: Path | None,
    visit: "Callable[[MainWindow], object] | None",
) -> int:
    """Show the window until it is closed, as in `main`; `warm_up` is called once its first table has been drawn."""
    from PySide6.QtCore import QTimer

    from kartenspiel.ui.looks import emblem
    from kartenspiel.ui.window.file_requests import FileRequests
    from kartenspiel.ui.window.signals import Signals

    def close() -> None:
        window.close()
        application.exit()  # also where a dialog waits for an answer

    signals = Signals(close, window)
    window.show()
    window.open_table(asks=file is None)
    FileRequests(application, window.deals.open_file)
    if file is not None:
        window.deals.open_file(file)
    if visit is not None:
        visit(window)
    _collect_garbage(application)
    QTimer.singleShot(WARM_UP_MS, warm_up)
    QTimer.singleShot(WARM_UP_MS, lambda: application.setWindowIcon(emblem.icon()))
    status = application.exec()
    signals.close()
    return status if signals.number is None else SIGNAL_STATUS + signals.number


def _application() -> "QApplication":
    """Return the application that Qt needs, with a name; say so where there is no font."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from kartenspiel.ui.looks import fonts

    qInstallMessageHandler(_hear_while_starting)
    application = QApplication(sys.argv[:1])
    qInstallMessageHandler(None)
    if not fonts.ensure():
        failure.tell("There is no font here, so that no text can be read. Install one, for example DejaVu Sans.")
    application.setApplicationName(NAME)
    application.setDesktopFileName(NAME.lower())
    return application


def _load_qt() -> None:
    """Load Qt for Python, and give Python its own import back.

    In its place PySide puts one that reads the source of every module imported from then on, to see who might want its
    other names for Qt's functions.  Nobody here does; a twentieth of the start went into it.
    """
    importing = builtins.__import__
    import PySide6.QtWidgets  # noqa: F401 - it is loaded for those who come later

    builtins.__import__ = importing


def _collect_garbage(application: "QApplication") -> None:
    """Collect now and then, in this thread alone, the garbage of what is made from now on."""
    from PySide6.QtCore import QTimer

    gc.freeze()  # what there is stays, and need not be looked through while cards move
    collector = QTimer(application)
    collector.timeout.connect(collect_due)
    collector.start(EVERY_MS)


def _hear_while_starting(kind: "QtMsgType", context: "QMessageLogContext", message: str) -> None:
    """Pass on what Qt says, and end with a reason where Qt would end the process without one that everybody can see."""
    from PySide6.QtCore import QtMsgType

    del context
    _heard.append(message)
    if kind is QtMsgType.QtFatalMsg:
        failure.tell("Kartenspiel cannot open its window:\n" + "\n".join(_heard))
        os._exit(1)
    if sys.stderr is not None:
        print(message, file=sys.stderr)
