# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A label of one line that may be narrower than its words."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain


class ElidedLabel(PlainLabel):
    """A label that leaves out the middle of its text where it has no room for all, and has all of it in its tooltip."""

    @property
    def shown(self) -> str:
        """What of the text is to be read now."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as there is need to."""
        return QSize(0, super().minimumSizeHint().height())

    def setText(self, text: str) -> None:
        """Say something else."""
        super().setText(text)
        self._explain()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Explain what has no room any more."""
        super().resizeEvent(event)
        self._explain()

    def changeEvent(self, event: QEvent) -> None:
        """Explain also what has no room any more in larger letters, and take the room that these need."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._explain()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much as there is room for."""
        del event
        painter = QPainter(self)
        painter.drawText(self.contentsRect(), self.alignment(), self.shown)
        painter.end()

    def _explain(self) -> None:
        explain(self, "" if self.shown == self.text() else self.text())
