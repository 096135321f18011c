# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a player says, in a bubble beside his name plate."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kartenspiel.ui.table.frame import BUBBLE_WIDTH, Area, TableSide
from kartenspiel.ui.table.painted import Painted
from kartenspiel.ui.table.theme import Theme, type_of

BUBBLE_HEIGHT: Final = 9000
BUBBLE_PAD: Final = 1.8
"""Room at both sides of it together, in heights of the text."""
TAIL: Final = 0.9
"""Length of its tail, in heights of the text."""
FADE: Final = 260
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def bubble_size(words: str, text: float, widest: float | None = None) -> tuple[float, float]:
    """Return width and height of what is said, without its tail, in letters of this height.

    It is no wider than `widest`, if no word is.
    """
    beside = BUBBLE_PAD * text
    room = QRectF(0, 0, BUBBLE_WIDTH * text if widest is None else widest - beside, 1000)
    size = QFontMetricsF(type_of(1.1 * text, bold=True)).boundingRect(room, _WRAPPED, words).size()
    return max(size.width(), 3 * text) + beside, size.height() + 1.1 * text


def bubble_area(words: str, plate: Area, side: TableSide, text: float) -> Area:
    """Return where what is said lies with its tail; `side` is that of the bubble on which the plate is.

    Above or below, it keeps to the width of the plate, beside which something else may lie.
    """
    tail = TAIL * text
    if side in ("left", "right"):
        width, height = bubble_size(words, text)
        x = plate.right + 2 if side == "left" else plate.x - width - tail - 2
        return Area(x, plate.middle.y - height / 2, width + tail, height)
    width, height = bubble_size(words, text, plate.width)
    x = min(plate.x, max(0.0, plate.right - width))
    return Area(x, plate.bottom + 2 if side == "top" else plate.y - height - tail - 2, width, height + tail)


class Bubble(Painted):
    """What somebody says; it stays long enough to be read and then fades."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BUBBLE_HEIGHT)
        self._words = ""
        self._text = 13.0
        self._lasting = False
        self._side: TableSide = "top"
        self._tail_at = 0.0
        """Where the tail of a bubble above or below its plate is, from the left of the bubble."""
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._leave)
        self._fading = QPropertyAnimation(self, QByteArray(b"opacity"), self)
        self._fading.setDuration(FADE)
        self._fading.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fading.finished.connect(self._vanish)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; empty when nobody speaks."""
        return self._words

    @property
    def lasting(self) -> bool:
        """Whether it stays until it is told to go."""
        return bool(self._words) and self._lasting

    def speak(self, words: str, plate: Area, side: TableSide, text: float, time: int | None) -> None:
        """Say something beside a name plate for so many milliseconds; ``None`` until told otherwise."""
        self._words, self._side, self._text, self._lasting = words, side, text, time is None
        self._lie(plate)
        self._fading.stop()
        self.setOpacity(1)
        self.show()
        if time is None:
            self._end.stop()
        else:
            self._end.start(time)

    def _lie(self, plate: Area) -> None:
        area = bubble_area(self._words, plate, self._side, self._text)
        self._tail_at = plate.x - area.x + 2 * self._text
        self.put(*area)

    @property
    def side(self) -> TableSide:
        """On which side of it the plate is."""
        return self._side

    def move_to(self, plate: Area, text: float, side: TableSide) -> None:
        """Stay beside a plate that has moved, or go to another side of it, if anything is being said."""
        if self._words:
            self._side, self._text = side, text
            self._lie(plate)

    def be_silent(self) -> None:
        """Vanish at once."""
        self._end.stop()
        self._fading.stop()
        self._vanish()

    def _leave(self) -> None:
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.start()

    def _vanish(self) -> None:
        self._words = ""
        self.hide()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:  # fmt: skip
        """Draw the bubble with its tail towards the speaker."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tail = TAIL * self._text
        cut = {"left": (tail, 0, 0, 0), "right": (0, 0, -tail, 0), "top": (0, tail, 0, 0), "bottom": (0, 0, 0, -tail)}
        body = self._size.adjusted(*cut[self._side]).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(body, 0.7 * self._text, 0.7 * self._text)
        shape = shape.united(self._tail(body))
        painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
        painter.setBrush(QColor(self.theme.bubble))
        painter.drawPath(shape)
        painter.setPen(QColor(self.theme.bubble_text))
        painter.setFont(type_of(1.1 * self._text, bold=True))
        beside = 0.4 * BUBBLE_PAD * self._text  # a little less than measured with, that rounding breaks no line anew
        painter.drawText(body.adjusted(beside, 0, -beside, 0), _WRAPPED, self._words)

    def _tail(self, body: QRectF) -> QPainterPath:
        area, half = self._size, 0.45 * self._text
        across = body.center() if self._side in ("left", "right") else QPointF(self._tail_at, 0)
        points: Sequence[QPointF] = {
            "left": (QPointF(body.left(), across.y() - half), QPointF(area.left() + 1, across.y()),
                     QPointF(body.left(), across.y() + half)),
            "right": (QPointF(body.right(), across.y() - half), QPointF(area.right() - 1, across.y()),
                      QPointF(body.right(), across.y() + half)),
            "top": (QPointF(across.x() - half, body.top()), QPointF(across.x(), area.top() + 1),
                    QPointF(across.x() + half, body.top())),
            "bottom": (QPointF(across.x() - half, body.bottom()), QPointF(across.x(), area.bottom() - 1),
                       QPointF(across.x() + half, body.bottom())),
        }[self._side]  # fmt: skip
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
        return path
