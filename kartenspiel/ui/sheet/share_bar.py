# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A bar that shows a part of a whole, beside its figure."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.ui.widgets.colours import mix

_BAR: Final = 9
"""Width of a whole bar, in mean widths of letters."""
_TRACK: Final = 0.15
"""How much of the ink the ground of a bar has."""


class ShareBar(QWidget):
    """A part of a whole as a bar; the figure stands beside it."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Be as high as a line."""
        return QSize(_BAR * self.fontMetrics().averageCharWidth(), self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the part of the whole."""
        del event
        role, tall = QPalette.ColorRole, self.fontMetrics().ascent() * 0.6
        area = QRectF(0, (self.height() - tall) / 2, self.width(), tall)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(self.palette().color(role.WindowText), self.palette().color(role.Window), _TRACK))
        painter.drawRoundedRect(area, 2, 2)
        painter.setBrush(self.palette().color(role.Highlight))
        painter.drawRoundedRect(QRectF(area.left(), area.top(), area.width() * self._share, tall), 2, 2)
        painter.end()
