# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How one stood from deal to deal, as a curve; the table beside it has the same points for keys and screen readers."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.ui.looks.palette import CURVES
from kartenspiel.ui.sheet.account_plot import Scale, keep_apart
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix
from kartenspiel.ui.widgets.letters import Letters

_GRID: Final = 0.2
_FIGURES: Final = 0.75
"""How much of the text colour the lines and the figures beside them have."""
_GAP: Final = 6.0
_DOT: Final = 0.16
_CHOSEN: Final = 0.34
"""Radius of a point and of the ring round the one that is chosen, in lines of text."""


class CoursePlot(QWidget):
    """One line; it needs no colour to be read, since there is no other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[tuple[int, int], ...] = ()
        """How one stood after so many deals: their number, and the sum."""
        self._amount: Callable[[int], str] = str
        self._current = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_course(self, points: Sequence[tuple[int, int]], amount: Callable[[int], str], told: str) -> None:
        """Show these points; `amount` writes a sum on the scale, `told` says in words what is to be seen."""
        self.points, self._amount = tuple(points), amount
        self._current = min(self._current, len(points) - 1)
        self.setAccessibleDescription(told)
        self.update()

    def choose(self, number: int) -> None:
        """Mark the point with this number; -1 for none."""
        self._current = number
        self.update()

    def sizeHint(self) -> QSize:
        """Be as high as ten lines."""
        return QSize(56 * self.fontMetrics().averageCharWidth(), 13 * self.fontMetrics().height())

    def _measure(self) -> None:
        """Be legible."""
        self.setMinimumSize(28 * self.fontMetrics().averageCharWidth(), 11 * self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, scale and curve."""
        del event
        if not self.points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        self._draw_scale(painter, scale)
        curve = QColor(CURVES[self._colour(QPalette.ColorRole.Window).lightness() < DARK_GROUND][0])
        painter.setPen(QPen(curve, 2.5))
        painter.drawPolyline([scale.point(*each) for each in ((0, 0), *self.points)])
        line = self.fontMetrics().lineSpacing()
        painter.setBrush(curve)
        painter.setPen(QPen(self._colour(QPalette.ColorRole.Window), 1))
        for each in self.points:
            painter.drawEllipse(scale.point(*each), _DOT * line, _DOT * line)
        if 0 <= self._current < len(self.points):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colour(QPalette.ColorRole.WindowText), 2.5))
            painter.drawEllipse(scale.point(*self.points[self._current]), _CHOSEN * line, _CHOSEN * line)
        painter.end()

    def _scale(self) -> Scale:
        least, greatest = self._ends
        letters = QFontMetricsF(self.font())
        wide = max(letters.horizontalAdvance(self._amount(each)) for each in self._marked)
        half = letters.height() / 2
        area = QRectF(self.rect()).adjusted(wide + 2 * _GAP, half, -letters.height(), -half - letters.height())
        return Scale(area, self.points[-1][0], least, greatest)

    @property
    def _ends(self) -> tuple[int, int]:
        totals = [total for _, total in self.points]
        return min(0, *totals), max(0, *totals)

    @property
    def _marked(self) -> tuple[int, ...]:
        """The sums that are written beside the curve: nothing, the greatest in either direction, and the last."""
        return tuple(sorted({0, *self._ends, self.points[-1][1]}))

    def _draw_scale(self, painter: QPainter, scale: Scale) -> None:
        letters, area = self.fontMetrics(), scale.area
        text, ground = self._colour(QPalette.ColorRole.WindowText), self._colour(QPalette.ColorRole.Window)
        painter.setPen(QPen(mix(text, ground, 2 * _GRID), 1))
        painter.drawLine(scale.point(0, 0), scale.point(scale.deals, 0))
        painter.setPen(QPen(mix(text, ground, _GRID), 1))
        painter.drawRect(area)
        painter.setPen(mix(text, ground, _FIGURES))
        lift = (letters.ascent() - letters.descent()) / 2
        heights = keep_apart(
            [scale.point(0, each).y() for each in self._marked], letters.height(), area.top(), area.bottom()
        )
        for each, height in zip(self._marked, heights, strict=True):
            words = self._amount(each)
            painter.drawText(QPointF(area.left() - _GAP - letters.horizontalAdvance(words), height + lift), words)
        for deal in dict.fromkeys((0, scale.deals // 2, scale.deals)):
            words = QLocale().toString(deal)
            across = scale.point(deal, 0).x() - letters.horizontalAdvance(words) / 2
            across = min(across, self.width() - letters.horizontalAdvance(words))
            painter.drawText(QPointF(across, area.bottom() + letters.ascent() + 2), words)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
