# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sheets in columns, each exactly as high as its words need in its width."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class SheetColumns(QWidget):
    """Puts sheets into columns of the same width, row by row.

    The layouts of Qt keep heights that they reckoned for another width; then sheets overlap, or gape.
    """

    moved = Signal()
    """The sheets may have other places."""

    def __init__(self, sheets: Sequence[QWidget], between: int) -> None:
        """`between` two sheets are so many pixels."""
        super().__init__()
        self._sheets, self._between = sheets, between
        self._columns = 1
        for sheet in sheets:
            sheet.setParent(self)

    def arrange(self, columns: int) -> None:
        """Put so many sheets side by side."""
        self._columns = columns
        for sheet in self._sheets:
            layout = sheet.layout()
            if layout is not None:
                layout.invalidate()  # what it knows may be of another width
        self._place()

    def event(self, event: QEvent) -> bool:
        """Notice that a sheet needs another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reckon with the new width."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        shown = [sheet for sheet in self._sheets if not sheet.isHidden()]
        if not shown:
            return
        gaps = self._between * (self._columns - 1)
        least = max(sheet.minimumSizeHint().width() for sheet in shown)
        width = max(least, (self.width() - gaps) // self._columns)
        ends = [0] * self._columns
        for place, sheet in enumerate(shown):
            column = place % self._columns
            height = sheet.heightForWidth(width)
            sheet.setGeometry(column * (width + self._between), ends[column], width, height)
            ends[column] += height + self._between
        self.setMinimumWidth(least * self._columns + gaps)
        self.setFixedHeight(max(ends) - self._between)
        self.moved.emit()
