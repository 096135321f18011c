# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program with its window: makes files, settings, table and window, and joins them."""

import gc
import sys
from collections.abc import Sequence
from random import Random
from typing import Final

NAME: Final = "Kartenspiel"
SIGNAL_STATUS: Final = 128
"""What a shell adds to the number of the signal that has ended a program."""
WARM_UP_MS: Final = 200
"""When the computer players get ready: after the first table has been drawn, before the first cards are dealt."""


def main(arguments: Sequence[str] = ()) -> int:
    """Open the window and stay until it is closed; return the exit status.

    A signal closes it too; then the status is that of a command that the signal has ended.
    """
    gc.disable()  # what is made now stays; looking through it again and again would only take time

    # What knows nothing of Qt comes first: once PySide is there, it reads the source of every module that is imported.
    from kartenspiel.controller.settings import last_game
    from kartenspiel.controller.store import Store
    from kartenspiel.controller.workers import ProcessThinker

    store, thinker = Store(), ProcessThinker(at_once=False)
    settings = store.settings()
    last_game(settings)  # and with it its rules

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kartenspiel.controller.table import Table
    from kartenspiel.ui.looks import appearance
    from kartenspiel.ui.looks.keeper import Keeper
    from kartenspiel.ui.window.main_window import MainWindow
    from kartenspiel.ui.window.signals import Signals
    from kartenspiel.ui.words.language import Interpreter

    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName(NAME)
    application.setDesktopFileName(NAME.lower())
    interpreter, keeper = Interpreter(), Keeper(store, settings)
    interpreter.speak(keeper.settings.language)
    appearance.dress(keeper.settings.theme)
    window = MainWindow(store, keeper, interpreter, Table(store, thinker, Random()))

    def close() -> None:
        window.close()
        application.exit()  # also where a dialog waits for an answer

    signals = Signals(close, window)
    window.show()
    window.open_table()
    gc.freeze()  # nor need it be looked through later, while cards move
    gc.enable()
    QTimer.singleShot(WARM_UP_MS, thinker.warm_up)
    status = application.exec()
    signals.close()
    return status if signals.number is None else SIGNAL_STATUS + signals.number
