# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A row of dots that shows how far a lesson or a quiz has come."""

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

RADIUS: Final = 3.5
APART: Final = 12.0
"""Radius of a dot and the way from one to the next, in pixels; many dots stand closer."""


class StepDots(QWidget):
    """A dot for each step, those done filled, the present one larger."""

    def __init__(self) -> None:
        super().__init__()
        self._number = self._count = 0
        self._done, self._open = QColor("white"), QColor("grey")
        self.setFixedHeight(round(4 * RADIUS))

    def colours(self, done: str, not_done: str) -> None:
        """Take these colours."""
        self._done, self._open = QColor(done), QColor(not_done)
        self.update()

    def show_step(self, number: int, count: int) -> None:
        """Show that this step has been reached, counted from 1."""
        self._number, self._count = number, count
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all dots at their usual distance."""
        return QSize(round(self._count * APART + 2 * RADIUS), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        del event
        step = min(APART, (self.width() - 4 * RADIUS) / max(1, self._count - 1))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(0, 0, 0, 0))
        for number in range(1, self._count + 1):
            painter.setBrush(self._done if number <= self._number else self._open)
            radius = RADIUS * 1.45 if number == self._number else RADIUS
            painter.drawEllipse(QPointF(2 * RADIUS + (number - 1) * step, self.height() / 2), radius, radius)
        painter.end()
