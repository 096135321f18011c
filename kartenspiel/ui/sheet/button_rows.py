# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Buttons, or other things to choose with, side by side, in as many rows as their words need."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

EDGE: Final = 12
"""Room at both sides, in pixels."""


class ButtonRows(QWidget):
    """Buttons in one row in the middle, or in rows of equal length where one would cut their words off."""

    def __init__(self, buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._buttons = tuple(buttons)
        self._in_row = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(EDGE, 0, EDGE, 0)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the room that they take one below the other at least: they never keep the window wide."""
        widest = max(button.sizeHint().width() for button in self._buttons)
        return QSize(widest + 2 * EDGE, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new width."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange them anew when one says something else, or in larger letters."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        in_row = self._fitting()
        if in_row == self._in_row:
            return
        self._in_row = in_row
        for button in self._buttons:
            self._grid.removeWidget(button)
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, place // in_row, place % in_row + 1)
        for column in range(len(self._buttons) + 2):
            self._grid.setColumnStretch(column, int(column in {0, in_row + 1}))
        self.updateGeometry()

    def _fitting(self) -> int:
        """Return how many stand in a row: all of them, or half as many, or one."""
        in_row = len(self._buttons)
        while in_row > 1 and self._wanted(in_row) > self.width() - 2 * EDGE:
            in_row = (in_row + 1) // 2
        return in_row

    def _wanted(self, in_row: int) -> int:
        widths = [button.sizeHint().width() for button in self._buttons]
        columns = [max(widths[column::in_row]) for column in range(in_row)]
        return sum(columns) + self._grid.horizontalSpacing() * (in_row - 1)
