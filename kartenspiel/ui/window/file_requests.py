# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Files that the system asks the running program to open: on macOS they do not come on the command line."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileRequests(QObject):
    """Listens to the application, which is its parent, and hands on what is to be opened."""

    def __init__(self, application: QObject, open_file: Callable[[Path], object]) -> None:
        super().__init__(application)
        self._open = open_file
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the file that an event names."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
