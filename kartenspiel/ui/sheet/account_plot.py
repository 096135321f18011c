# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The account of a session as a small plot: one line for each player or side, from deal to deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.ui.looks.palette import CURVES
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DotLine,
)
"""Lines differ in their dashes as well, for people who do not tell the colours apart."""
_GRID: Final = 0.2
_FIGURES: Final = 0.75
"""How much of the text colour the lines and the figures beside them have."""
_GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Scale:
    """How sums and deals lie on a piece of the screen."""

    area: QRectF
    deals: int
    least: int
    greatest: int

    def point(self, deal: int, total: int) -> QPointF:
        """Return where a total after so many deals lies."""
        across = deal / max(1, self.deals)
        up = (total - self.least) / max(1, self.greatest - self.least)
        return QPointF(self.area.left() + across * self.area.width(), self.area.bottom() - up * self.area.height())


def scale_of(area: QRectF, running: Sequence[Sequence[int]]) -> Scale:
    """Return a scale on which every total and zero have their place."""
    totals = [total for line in running for total in line]
    return Scale(area, len(running), min([0, *totals]), max([0, *totals]))


def keep_apart(wanted: Sequence[float], gap: float, top: float, bottom: float) -> tuple[float, ...]:
    """Return heights for labels near the wanted ones, at least `gap` apart and between top and bottom."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = [0.0] * len(wanted)
    lowest = top
    for index in order:
        placed[index] = max(wanted[index], lowest)
        lowest = placed[index] + gap
    highest = bottom
    for index in reversed(order):
        placed[index] = min(placed[index], highest)
        highest = placed[index] - gap
    return tuple(placed)


class AccountPlot(QWidget):
    """One line for each player or side; what it says stands in figures beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self.running: tuple[tuple[int, ...], ...] = ()
        self._amount: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_account(
        self, names: Sequence[str], running: Sequence[Sequence[int]], amount: Callable[[int], str] = str
    ) -> None:
        """Show the account of players or sides after each deal, oldest first; `amount` writes a sum on the scale."""
        self.names = tuple(names)
        self._amount = amount
        self.running = tuple(tuple(line) for line in running)
        self.update()

    def sizeHint(self) -> QSize:
        """Prefer to be as wide as twelve words and half as high."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 48, letters.height() * 9)

    def minimumSizeHint(self) -> QSize:
        """Be legible."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 28, letters.height() * 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines and, at their right ends, the names."""
        if not self.running:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = scale_of(self._area(), self.running)
        self._paint_zero(painter, scale)
        for index in range(len(self.names)):
            painter.setPen(self._pen(index))
            painter.drawPolyline([scale.point(*each) for each in self._course(index)])
        self._paint_names(painter, scale)
        self._paint_scale(painter, scale)
        painter.end()

    def _area(self) -> QRectF:
        letters = self.fontMetrics()
        longest = max(letters.horizontalAdvance(name) for name in self.names)
        half = letters.height() / 2
        sums = max(letters.horizontalAdvance(self._amount(each)) for each in self._marked_sums())
        return QRectF(self.rect()).adjusted(sums + 2 * _GAP, half, -longest - 2 * _GAP, -half - letters.height())

    def _marked_sums(self) -> tuple[int, ...]:
        """Return the sums written beside the scale: nothing, and the greatest in either direction."""
        totals = [total for line in self.running for total in line]
        return tuple(sorted({0, min([0, *totals]), max([0, *totals])}))

    def _paint_scale(self, painter: QPainter, scale: Scale) -> None:
        """Write sums at the left and the numbers of the first and the last deal shown below."""
        letters, area = self.fontMetrics(), scale.area
        text, ground = self._colour(QPalette.ColorRole.WindowText), self._colour(QPalette.ColorRole.Window)
        painter.setPen(mix(text, ground, _FIGURES))
        lift = (letters.ascent() - letters.descent()) / 2
        wanted = [scale.point(0, each).y() for each in self._marked_sums()]
        heights = keep_apart(wanted, letters.height(), area.top(), area.bottom())
        for each, height in zip(self._marked_sums(), heights, strict=True):
            words = self._amount(each)
            painter.drawText(QPointF(area.left() - _GAP - letters.horizontalAdvance(words), height + lift), words)
        for deal in dict.fromkeys((1, scale.deals)):
            words = QLocale().toString(deal)
            across = scale.point(deal, 0).x() - letters.horizontalAdvance(words) / 2
            painter.drawText(QPointF(across, area.bottom() + letters.ascent() + 2), words)

    def _course(self, index: int) -> list[tuple[int, int]]:
        return [(0, 0), *((deal, line[index]) for deal, line in enumerate(self.running, 1))]

    def _paint_zero(self, painter: QPainter, scale: Scale) -> None:
        text, ground = self._colour(QPalette.ColorRole.WindowText), self._colour(QPalette.ColorRole.Window)
        painter.setPen(QPen(mix(text, ground, 2 * _GRID), 1))
        painter.drawLine(scale.point(0, 0), scale.point(scale.deals, 0))
        painter.setPen(QPen(mix(text, ground, _GRID), 1))
        painter.drawRect(scale.area)

    def _paint_names(self, painter: QPainter, scale: Scale) -> None:
        letters = self.fontMetrics()
        ends = [scale.point(scale.deals, self.running[-1][index]).y() for index in range(len(self.names))]
        heights = keep_apart(ends, letters.height(), scale.area.top(), scale.area.bottom())
        for index, name in enumerate(self.names):
            painter.setPen(self._pen(index).color())
            lift = (letters.ascent() - letters.descent()) / 2
            painter.drawText(QPointF(scale.area.right() + _GAP, heights[index] + lift), name)

    def _pen(self, index: int) -> QPen:
        colours = CURVES[self._colour(QPalette.ColorRole.Window).lightness() < DARK_GROUND]
        pen = QPen(QColor(colours[index % len(colours)]), 2)
        pen.setStyle(_DASHES[index % len(_DASHES)])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
