# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The base of what is painted on the table and does not move: name plates, bubbles, slips."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.table.theme import Theme


class Painted(QGraphicsObject):
    """A graphics item that is kept as a picture and painted again only when it changes."""

    def __init__(self, theme: Theme, height: float) -> None:
        super().__init__()
        self.theme = theme
        self._size = QRectF()
        self.setZValue(height)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Return its area."""
        return self._size

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Take a place on the table."""
        self.prepareGeometryChange()
        self._size = QRectF(0, 0, width, height)
        self.setPos(x, y)
        self.update()

    @property
    def lies(self) -> Area:
        """Where on the table it is."""
        return Area(self.x(), self.y(), self._size.width(), self._size.height())
