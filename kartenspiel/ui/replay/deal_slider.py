# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A slider along a deal, on which its parts and tricks are marked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from kartenspiel.ui.looks.palette import CURVES
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix
from kartenspiel.ui.widgets.letters import Letters

_QUIET: Final = 0.55
"""How much of the ink the lines of tricks have."""
_GROOVE: Final = 0.22
"""Height of the groove, in lines of text; so is all that follows."""
_KNOB: Final = 0.42
_DEAR: Final = 0.26
_TRICK: Final = 0.34
_PART: Final = 0.62
_SPACE: Final = 8.0
"""Pixels between a word and the next."""


@dataclass(frozen=True, slots=True)
class SliderMark:
    """A line over the slider: long and with a word where there is one."""

    place: int
    word: str = ""
    dear: bool = False
    """Whether something was lost there: a disc on the groove, in a colour of its own."""


class DealSlider(QAbstractSlider):
    """From the beginning of a deal to its end; a click leads to the place that is clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: tuple[SliderMark, ...] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._letters = Letters(self)
        self._letters.measure(self.updateGeometry)

    def show_marks(self, marks: Sequence[SliderMark]) -> None:
        """Mark these places."""
        self.marks = tuple(marks)
        self.update()

    def sizeHint(self) -> QSize:
        """Be high enough for a line of words over the groove."""
        line = self.fontMetrics().lineSpacing()
        return QSize(30 * self.fontMetrics().averageCharWidth(), round(line * 2.3))

    def minimumSizeHint(self) -> QSize:
        """Leave room for nothing but the groove across."""
        return QSize(8 * self.fontMetrics().averageCharWidth(), self.sizeHint().height())

    def x_of(self, place: int) -> float:
        """Return how far from the left edge a place is."""
        edge, share = self._edge, (place - self.minimum()) / max(1, self.maximum() - self.minimum())
        return edge + share * (self.width() - 2 * edge)

    def place_at(self, x: float) -> int:
        """Return the place that is nearest to a distance from the left edge."""
        edge = self._edge
        share = min(max((x - edge) / max(1.0, self.width() - 2 * edge), 0.0), 1.0)
        return self.minimum() + round(share * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the place that is clicked."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.place_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow what is drawn along."""
        if self.isSliderDown():
            self.setValue(self.place_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go one place for each notch, as a wheel goes through pages: down is on."""
        notch = event.angleDelta().y() or event.angleDelta().x()
        self.setValue(self.value() + (notch < 0) - (notch > 0))
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that it has the keys."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has them no longer."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw groove, marks and knob."""
        del event
        palette, line = self.palette(), self.fontMetrics().lineSpacing()
        ink, paper = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        accent = palette.color(QPalette.ColorRole.Highlight)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, thick = self._middle, line * _GROOVE
        left, right, now = self.x_of(self.minimum()), self.x_of(self.maximum()), self.x_of(self.value())
        self._draw_marks(painter, ink, mix(ink, paper, _QUIET))
        painter.setPen(Qt.PenStyle.NoPen)
        for end, colour in ((right, mix(ink, paper, 0.3)), (now, accent)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(left, middle - thick / 2, max(0.0, end - left), thick), thick / 2, thick / 2)
        painter.setBrush(QColor(CURVES[paper.lightness() < DARK_GROUND][1]))
        painter.setPen(QPen(paper, 1))
        for mark in self.marks:
            if mark.dear:
                painter.drawEllipse(QPointF(self.x_of(mark.place), middle), line * _DEAR, line * _DEAR)
        painter.setBrush(accent)
        painter.setPen(QPen(ink if self.hasFocus() else paper, 2))
        painter.drawEllipse(QPointF(now, middle), line * _KNOB, line * _KNOB)
        painter.end()

    def _draw_marks(self, painter: QPainter, ink: QColor, quiet: QColor) -> None:
        line, free = self.fontMetrics().lineSpacing(), 0.0
        for mark in self.marks:
            if mark.dear:
                continue
            x, tall = self.x_of(mark.place), line * (_PART if mark.word else _TRICK)
            painter.setPen(QPen(ink if mark.word else quiet, 1.6 if mark.word else 1.2))
            painter.drawLine(QPointF(x, self._middle - tall), QPointF(x, self._middle + line * _TRICK))
            wide = self.fontMetrics().horizontalAdvance(mark.word)
            start = min(max(0.0, x - wide / 2), self.width() - wide)
            if mark.word and start >= free:  # a word that has no room beside the one before is left out
                painter.drawText(QPointF(start, self.fontMetrics().ascent()), mark.word)
                free = start + wide + _SPACE

    @property
    def _edge(self) -> float:
        return self.fontMetrics().lineSpacing() * _KNOB + 2

    @property
    def _middle(self) -> float:
        return self.height() - self.fontMetrics().lineSpacing() * _KNOB - 3
