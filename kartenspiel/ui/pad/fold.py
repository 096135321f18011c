# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The button that opens and closes a part of the form, and says what was entered in it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from kartenspiel.model.text import marker
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.pad.pad_button import ASIDE, LEAST, ROOM, ROUND, PadButton
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

_ARROW: Final = 5.0
"""Half the side of the triangle, in pixels."""
_OPEN = _("{title}: opened")
_CLOSED = _("{title}: closed, {summary}")
_NOTHING = _("nothing")


class FoldButton(PadButton):
    """Opens and closes a part of the form."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__(title)
        self.title, self.summary = title, ""
        self.setObjectName(f"fold {name}")
        self.setCheckable(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._open = False

    @property
    def open(self) -> bool:
        """Whether its part is to be seen."""
        return self._open

    def show_state(self, *, opened: bool, summary: str) -> None:
        """Show whether the part is open, and what was entered in it."""
        before, self._open = self._open, opened
        self.summary = summary or words_of(_NOTHING)
        told = _OPEN if opened else _CLOSED
        self.setAccessibleName(words_of(told(title=self.title, summary=self.summary)))
        if before is not opened:
            announce(self, self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        """Be as high as other buttons, and as wide as there is room."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.title) + 4 * ASIDE, max(LEAST, round(ROOM * metrics.height())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an arrow, the title, and behind it what was entered."""
        del event
        house = appearance.house()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(house.field if self.underMouse() or self.isDown() else house.button))
        painter.setPen(QPen(QColor(house.mark if self.hasFocus() else house.line), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(house.ink))
        painter.drawPolygon(self._arrow())
        painter.setPen(QColor(house.ink))
        room = self.rect().adjusted(round(2 * ASIDE + 2 * _ARROW), 0, -ASIDE, 0)
        metrics = painter.fontMetrics()
        shown = self.title if self._open else f"{self.title}: {self.summary}"
        told = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)
        painter.end()

    def _arrow(self) -> QPolygonF:
        """Return a triangle that points down where the part is open, else to it."""
        middle = QPointF(ASIDE + _ARROW, self.height() / 2)
        points = ((-1.0, -0.5), (1.0, -0.5), (0.0, 0.9)) if self._open else ((-0.5, -1.0), (-0.5, 1.0), (0.9, 0.0))
        return QPolygonF([middle + QPointF(x, y) * _ARROW for x, y in points])
