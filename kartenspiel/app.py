# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program with its window: makes files, settings, table and window, and joins them."""

import sys
from collections.abc import Sequence
from random import Random

NAME = "Kartenspiel"


def main(arguments: Sequence[str] = ()) -> int:
    """Open the window and stay until it is closed; return the exit status."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kartenspiel.controller.store import Store
    from kartenspiel.controller.table import Table
    from kartenspiel.controller.workers import ProcessThinker
    from kartenspiel.ui import appearance
    from kartenspiel.ui.keeper import Keeper
    from kartenspiel.ui.language import Interpreter
    from kartenspiel.ui.main_window import MainWindow

    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName(NAME)
    application.setDesktopFileName(NAME.lower())
    store, interpreter, thinker = Store(), Interpreter(), ProcessThinker()
    keeper = Keeper(store)
    interpreter.speak(keeper.settings.language)
    appearance.dress(keeper.settings.theme)
    window = MainWindow(store, keeper, interpreter, Table(store, thinker, Random()))
    window.show()
    window.open_table()
    QTimer.singleShot(0, thinker.warm_up)
    return application.exec()
