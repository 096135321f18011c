# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Has a page read aloud line by line with the arrow keys, where it only shows and nothing in it can have the focus."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea

from kartenspiel.ui.widgets.announcing import announce

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class LineReader(QObject):
    """Announces a line after the other while a scroll area has the keys; the page scrolls as it does without."""

    def __init__(self, area: QScrollArea, lines: Callable[[], Sequence[str]]) -> None:
        """`lines` is asked anew at each key."""
        super().__init__(area)
        self._area, self._lines = area, lines
        self._place = -1
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the arrow keys, and begin at the top whenever the focus comes back."""
        if event.type() == QEvent.Type.FocusIn:
            self._place = -1
        elif event.type() == QEvent.Type.KeyPress:
            self._press(cast("QKeyEvent", event).key())
        return super().eventFilter(watched, event)

    def _press(self, key: int) -> None:
        lines = self._lines()
        places = {Qt.Key.Key_Home.value: 0, Qt.Key.Key_End.value: len(lines) - 1}
        places |= {each.value: self._place + step for each, step in _STEPS.items()}
        if lines and key in places:
            self._place = min(max(places[key], 0), len(lines) - 1)
            announce(self._area, lines[self._place])
