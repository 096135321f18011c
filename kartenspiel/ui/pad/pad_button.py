# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A large button that stays pressed: one answer to a question of the score pad."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from kartenspiel.ui.looks import appearance
from kartenspiel.ui.widgets.letters import Letters

LEAST: Final = 44
"""Pixels that a finger needs in height and width."""
ROUND: Final = 7
CHOSEN: Final = "✓ "
"""Stands before what is chosen, so that colours are not needed to see it."""
ROOM: Final = 2.2
"""Height in heights of letters."""
ASIDE: Final = 12
"""Pixels beside the words."""
DIGIT: Final = 0.68
"""Height of the digit in the corner, in heights of letters."""
_LEAST_DIGIT: Final = 9


class PadButton(QAbstractButton):
    """A button with the words of one answer."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.digit = ""
        """The key that presses it while its row has the keys; it stands in its corner then."""
        self.setText(words)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.COLOURS.changed.connect(self.update)
        self._letters = Letters(self)
        self._letters.measure(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Have room for the words, chosen or not, and for a finger."""
        metrics = QFontMetrics(self.font())
        wide = metrics.horizontalAdvance(CHOSEN + self.text()) + 2 * ASIDE
        return QSize(max(LEAST, wide), max(LEAST, round(ROOM * metrics.height())))

    def minimumSizeHint(self) -> QSize:
        """Cut words off only where there is no room for them at all."""
        return QSize(LEAST, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it filled and with a tick where it is chosen, with a ring where it has the keys."""
        del event
        house, chosen = appearance.house(), self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse() or self.isDown()
        ground = house.accent if chosen else house.field if over else house.button
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(house.accent if chosen else house.line), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(house.on_accent if chosen else house.mark), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), ROUND - 2, ROUND - 2)
        painter.setPen(QColor(house.on_accent if chosen else house.ink))
        room = self.rect().adjusted(4, 0, -4, 0)
        words = CHOSEN + self.text() if chosen else self.text()
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        if self.digit and self._row_has_keys():
            small = QFont(self.font())
            small.setPixelSize(max(_LEAST_DIGIT, round(DIGIT * painter.fontInfo().pixelSize())))
            painter.setFont(small)
            corner = self.rect().adjusted(6, 3, -6, -3)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self.digit)
        painter.end()

    def _row_has_keys(self) -> bool:
        focused, row = QApplication.focusWidget(), self.parentWidget()
        return focused is not None and row is not None and focused.parentWidget() is row

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the digits of the whole row."""
        super().focusInEvent(event)
        self._update_row()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show them no longer."""
        super().focusOutEvent(event)
        self._update_row()

    def _update_row(self) -> None:
        row = self.parentWidget()
        for button in () if row is None else row.findChildren(PadButton):
            button.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show it no longer."""
        super().leaveEvent(event)
        self.update()
