# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Chips that go from those who pay to those who receive, where a game is played for tokens."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from kartenspiel.model.seats import Seat
from kartenspiel.ui.looks.palette import CHIP_FACE, CHIP_RIM, CHIP_WOOD
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


class Chips:
    """Moves chips over the table."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsWidget] = []

    def pay(
        self, payments: Sequence[int], place: Callable[[Seat], Area], size: float, pace: MotionTimes
    ) -> Iterator[QAbstractAnimation]:
        """Move chips of this size between the plates; nothing is to be seen where nothing moves."""
        ways = flows(payments)[:MOST]
        if not ways or not pace.time(FLIGHT):
            return
        picture = chip(round(size))
        flight = QParallelAnimationGroup(self._scene)
        for number, (payer, receiver) in enumerate(ways):
            item = self._chip(picture, place(payer))
            flight.addAnimation(_way(item, place(receiver), number, pace))
        yield flight
        self.clear()

    def clear(self) -> None:
        """Take all chips off the table."""
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
    painter.setPen(QPen(QColor(CHIP_RIM), max(1.0, size / 18)))
    painter.setBrush(QColor(CHIP_WOOD))
    edge = size / 16
    painter.drawEllipse(picture.rect().toRectF().adjusted(edge, edge, -edge, -edge))
    painter.setBrush(QColor(CHIP_FACE))
    painter.drawEllipse(picture.rect().toRectF().adjusted(4 * edge, 4 * edge, -4 * edge, -4 * edge))
    painter.end()
    return picture
