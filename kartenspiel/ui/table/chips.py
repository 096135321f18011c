# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Chips that go from those who pay to those who receive, where a game is played for tokens."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from kartenspiel.model.seats import Seat
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.motion import MotionTimes

UNITS: Final = frozenset({"token", "bean", "nut"})
"""Units of payment that lie on the table as pieces."""
FLIGHT: Final = 620
APART: Final = 55
"""Time from one chip to the next, in milliseconds."""
MOST: Final = 24
"""More chips than this are not shown one by one."""
HEIGHT: Final = 7000


def flows(payments: Sequence[int]) -> list[tuple[Seat, Seat]]:
    """Return for each chip who pays it and who receives it; in each payment the first seats come first."""
    payers = [Seat(seat) for seat, paid in enumerate(payments) for _ in range(-paid)]
    receivers = [Seat(seat) for seat, paid in enumerate(payments) for _ in range(paid)]
    return list(zip(payers, receivers, strict=False))


class Chips(QObject):
    """Moves chips over the table."""

    paid = Signal()
    """Everything has been paid."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._items: list[QGraphicsWidget] = []
        self._flight: QParallelAnimationGroup | None = None

    def pay(self, payments: Sequence[int], place: Callable[[Seat], Area], size: float, pace: MotionTimes) -> None:
        """Move chips of this size between the plates; `paid` follows, at once where nothing is to be seen."""
        self.clear()
        ways = flows(payments)[:MOST]
        if not ways or not pace.time(FLIGHT):
            self.paid.emit()
            return
        picture = chip(round(size))
        self._flight = QParallelAnimationGroup(self)
        for number, (payer, receiver) in enumerate(ways):
            item = self._chip(picture, place(payer))
            self._flight.addAnimation(_way(item, place(receiver), number, pace))
        self._flight.finished.connect(self._arrive)
        self._flight.start()

    def clear(self) -> None:
        """Take all chips off the table."""
        if self._flight is not None:
            self._flight.stop()
            self._flight.deleteLater()
            self._flight = None
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _chip(self, picture: QPixmap, start: Area) -> QGraphicsWidget:
        item = QGraphicsWidget()
        QGraphicsPixmapItem(picture, item).setOffset(-picture.width() / 2, -picture.height() / 2)
        item.setPos(*start.middle)
        item.setZValue(HEIGHT)
        self._scene.addItem(item)
        self._items.append(item)
        return item

    def _arrive(self) -> None:
        self.clear()
        self.paid.emit()


def _way(item: QGraphicsWidget, end: Area, number: int, pace: MotionTimes) -> QSequentialAnimationGroup:
    way = QSequentialAnimationGroup()
    way.addPause(pace.time(number * APART))
    glide = QPropertyAnimation(item, QByteArray(b"pos"))
    glide.setDuration(pace.time(FLIGHT))
    glide.setEndValue(QPointF(*end.middle))
    glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
    way.addAnimation(glide)
    return way


def chip(size: int) -> QPixmap:
    """Draw a chip: a wooden disc with a notched rim."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#5a3d12"), max(1.0, size / 18)))
    painter.setBrush(QColor("#e9b949"))
    edge = size / 16
    painter.drawEllipse(picture.rect().toRectF().adjusted(edge, edge, -edge, -edge))
    painter.setBrush(QColor("#f6d98a"))
    painter.drawEllipse(picture.rect().toRectF().adjusted(4 * edge, 4 * edge, -4 * edge, -4 * edge))
    painter.end()
    return picture
