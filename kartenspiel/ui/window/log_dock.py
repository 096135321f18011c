# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The frame of the log beside the table."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QMainWindow

from kartenspiel.model.text import marker
from kartenspiel.ui.window.log_panel import LogPanel
from kartenspiel.ui.window.side_dock import DockKind, SideDock

_ = marker(__package__)

_KIND: Final = DockKind(
    "log",
    34,
    _("Log"),
    (
        _("Close the log"),
        _("The log in a window of its own, or beside the table again"),
    ),
)


class LogDock(SideDock):
    """Has the log beside the table."""

    def __init__(self, log: LogPanel, window: QMainWindow, hand_top: Callable[[], int]) -> None:
        super().__init__(_KIND, log, window, hand_top)
