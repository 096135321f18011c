# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A list whose rows are painted: all as high, no wider than the list, in the colours and letters of the moment."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QStyledItemDelegate, QWidget

from kartenspiel.ui.looks import appearance
from kartenspiel.ui.widgets.letters import Letters


class PaintedList(QListWidget):
    """Rows one below the other, of which one is chosen; Escape is left to the page."""

    def __init__(
        self, painter: QStyledItemDelegate, height: Callable[[QFontMetrics], int], least: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`height` is that of a row in pixels; at `least` so many mean widths of letters and rows are seen at once."""
        super().__init__(parent)
        painter.setParent(self)
        self._height, self._least = height, least
        self.setItemDelegate(painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        appearance.COLOURS.changed.connect(self.viewport().update)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Escape to the page."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _measure(self) -> None:
        letters, (wide, rows) = self.fontMetrics(), self._least
        self.setMinimumWidth(letters.averageCharWidth() * wide)
        self.setMinimumHeight(rows * self._height(letters))
        self.scheduleDelayedItemsLayout()
