# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal as a curve: what it was worth to a seat from one decision to the next, and where it lost something."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.ui.looks.palette import CURVES
from kartenspiel.ui.sheet.account_plot import keep_apart
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain

_QUIET: Final = 0.2
"""How much of the ink the lines of tricks and the frame have."""
_FIGURES: Final = 0.75
_GAP: Final = 6.0
_DOT: Final = 0.17
_DEAR: Final = 0.3
"""Radius of a decision and of one that cost something, in lines of text."""
_FAR: Final = 3.0
"""So many heights of the curve away from it, the line of nothing would leave it flat."""
_NEAR: Final = 1.2
"""So far from a decision a click is still meant for it, in lines of text."""


@dataclass(frozen=True, slots=True)
class WorthPoint:
    """What a deal was worth at a decision: with the best answer, and with the one that was given."""

    place: int
    """How many steps of the deal had been made."""
    before: float
    after: float
    is_error: bool = False
    settled: bool = True
    """False while the figures will change: they are drawn pale."""
    told: str = ""
    """What is said of it, for whoever points at it or cannot see it."""


@dataclass(frozen=True, slots=True)
class WorthCourse:
    """All that the curve of a deal shows."""

    points: tuple[WorthPoint, ...] = ()
    """In the order of the deal."""
    last: int = 1
    """How many steps the deal has."""
    end: float | None = None
    """What it brought; ``None`` where it is not over."""
    parts: tuple[tuple[int, str], ...] = ()
    """Where its parts and tricks begin, with a word where there is one."""

    @property
    def ends(self) -> tuple[float, float]:
        """The least and the greatest worth that has its place on the curve; nothing, too, unless it is far away."""
        worths = [worth for each in self.points for worth in (each.before, each.after)]
        worths += [] if self.end is None else [self.end]
        least, greatest = min(worths, default=0.0), max(worths, default=0.0)
        far = min(abs(least), abs(greatest)) > _FAR * (greatest - least) > 0
        return (least, greatest) if far else (min(least, 0.0), max(greatest, 0.0))


class WorthPlot(QWidget):
    """The curve; a click on a decision, or Enter, leads to it."""

    wanted = Signal(int)
    """The decision with this number is to be shown."""
    chosen = Signal(int)
    """The keys have come to the decision with this number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = WorthCourse()
        self.current = -1
        """The number of the decision that is chosen; -1 for none."""
        self._ends = self.course.ends
        self._marked: dict[float, str] = {}
        """What is written beside the curve: nothing, and the greatest worth in either direction."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._letters = Letters(self)
        self._letters.measure(self.updateGeometry)

    def show_course(self, course: WorthCourse, current: int, figure: Callable[[float], str]) -> None:
        """Show a deal; `figure` writes what it is worth."""
        self.course, self.current, self._ends = course, current, course.ends
        self._marked = {each: figure(each) for each in sorted({*self._ends, *([0.0] if self._has_zero else [])})}
        self.setAccessibleDescription(" ".join(each.told for each in course.points if each.is_error))
        self.update()

    def choose(self, current: int) -> None:
        """Mark another decision as chosen."""
        self.current = current
        self.update()

    def sizeHint(self) -> QSize:
        """Be as high as seven lines."""
        return QSize(40 * self.fontMetrics().averageCharWidth(), 8 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Be legible."""
        return QSize(24 * self.fontMetrics().averageCharWidth(), 6 * self.fontMetrics().height())

    def place_of(self, number: int) -> QPointF:
        """Return where a decision lies."""
        point = self.course.points[number]
        return self._at(point.place, point.after)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what a decision under the pointer was."""
        number = self._near(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if number is None else Qt.CursorShape.PointingHandCursor)
        explain(self, "" if number is None else self.course.points[number].told)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lead to the decision that is clicked."""
        number = self._near(event.position())
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from decision to decision with the arrows, and lead there with Enter."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self.course.points:
            self.chosen.emit(min(max(self.current + step, 0), len(self.course.points) - 1))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.wanted.emit(self.current)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, parts, curve and decisions."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_frame(painter)
        curve, dear = self._inks
        settled = all(each.settled for each in self.course.points)
        painter.setPen(QPen(curve if settled else self._pale, 2))
        painter.drawPolyline(self._line())
        painter.setPen(QPen(dear, 3))
        for each in self.course.points:
            if each.is_error:
                painter.drawLine(self._at(each.place, each.before), self._at(each.place, each.after))
        self._draw_points(painter, curve, dear)
        painter.end()

    def _line(self) -> list[QPointF]:
        """Return the curve: it comes to a decision with what the best answer is worth, and falls to the given one."""
        points = [self._at(each.place, worth) for each in self.course.points for worth in (each.before, each.after)]
        if self.course.end is not None and points:
            points.append(self._at(self.course.last, self.course.end))
        return points

    def _draw_points(self, painter: QPainter, curve: QColor, dear: QColor) -> None:
        line, paper = self.fontMetrics().lineSpacing(), self._colour(QPalette.ColorRole.Window)
        for number, each in enumerate(self.course.points):
            radius = line * (_DEAR if each.is_error else _DOT)
            painter.setPen(QPen(paper, 1))
            painter.setBrush(dear if each.is_error else curve if each.settled else self._pale)
            painter.drawEllipse(self.place_of(number), radius, radius)
            if number == self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._colour(QPalette.ColorRole.WindowText), 3 if self.hasFocus() else 1.5))
                painter.drawEllipse(self.place_of(number), radius + 4, radius + 4)

    def _draw_frame(self, painter: QPainter) -> None:
        text, paper = self._colour(QPalette.ColorRole.WindowText), self._colour(QPalette.ColorRole.Window)
        area, letters, free = self._area, self.fontMetrics(), 0.0
        for place, word in self.course.parts:
            x = self._at(place, 0).x()
            painter.setPen(QPen(mix(text, paper, (2 if word else 1) * _QUIET), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            wide = letters.horizontalAdvance(word)
            start = min(x + 2, self.width() - wide)
            if word and start >= free:  # a word that has no room beside the one before is left out
                painter.setPen(mix(text, paper, _FIGURES))
                painter.drawText(QPointF(start, area.bottom() + letters.ascent() + 2), word)
                free = start + wide + _GAP
        painter.setPen(QPen(mix(text, paper, 2 * _QUIET), 1))
        if self._has_zero:
            zero = self._at(0, 0).y()
            painter.drawLine(QPointF(area.left(), zero), QPointF(area.right(), zero))
        painter.setPen(mix(text, paper, _FIGURES))
        lift = (letters.ascent() - letters.descent()) / 2
        wanted = [self._at(0, each).y() for each in self._marked]
        heights = keep_apart(wanted, letters.height(), area.top(), area.bottom())
        for words, height in zip(self._marked.values(), heights, strict=True):
            painter.drawText(QPointF(area.left() - _GAP - letters.horizontalAdvance(words), height + lift), words)

    @property
    def _has_zero(self) -> bool:
        least, greatest = self._ends
        return least <= 0 <= greatest

    @property
    def _area(self) -> QRectF:
        letters = QFontMetricsF(self.font())
        wide = max((letters.horizontalAdvance(each) for each in self._marked.values()), default=0.0)
        half = letters.height() / 2
        return QRectF(self.rect()).adjusted(wide + 2 * _GAP, half, -half, -half - letters.height())

    def _at(self, place: int, worth: float) -> QPointF:
        area, (least, greatest) = self._area, self._ends
        up = (worth - least) / (greatest - least or 1.0)
        across = place / max(1, self.course.last)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    def _near(self, where: QPointF) -> int | None:
        """Return the decision nearest to a point, if it is near."""
        far = [(self.place_of(number) - where).manhattanLength() for number in range(len(self.course.points))]
        if not far or min(far) > _NEAR * self.fontMetrics().lineSpacing():
            return None
        return far.index(min(far))

    @property
    def _inks(self) -> tuple[QColor, QColor]:
        """Return the colours of the curve and of what was dear."""
        curve, dear, *_ = CURVES[self._colour(QPalette.ColorRole.Window).lightness() < DARK_GROUND]
        return QColor(curve), QColor(dear)

    @property
    def _pale(self) -> QColor:
        """Return the colour of what will change."""
        return mix(self._colour(QPalette.ColorRole.WindowText), self._colour(QPalette.ColorRole.Window), 2 * _QUIET)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
