# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The ways through a deal that has been played, by the ids of their keys, and the signs on their buttons."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from kartenspiel.controller.replay_driver import ReplayDriver

WAYS: Final[Mapping[str, Callable[[ReplayDriver], None]]] = {
    "home": lambda driver: driver.go_to(0),
    "part_back": lambda driver: driver.go_by_part(-1),
    "trick_back": lambda driver: driver.go_by_trick(-1),
    "card_back": lambda driver: driver.go_to(driver.place - 1),
    "card_on": lambda driver: driver.go_to(driver.place + 1),
    "trick_on": lambda driver: driver.go_by_trick(1),
    "part_on": lambda driver: driver.go_by_part(1),
    "end": lambda driver: driver.go_to(driver.last),
}
"""In the order of their buttons."""
SIGNS: Final[Mapping[str, str]] = {
    "home": "|<",
    "part_back": "<<<",
    "trick_back": "<<",
    "card_back": "<",
    "card_on": ">",
    "trick_on": ">>",
    "part_on": ">>>",
    "end": ">|",
}
"""What stands on each: ``<`` and ``>`` are arrows, ``|`` is a bar."""
_RATIO: Final = 2.0
"""Signs are drawn so many times as large as they are shown, so that they are sharp on every screen."""
_ARROW: Final = 0.5
_BAR: Final = 0.16
_GAP: Final = 0.06
"""Widths, in heights of the sign."""
_EDGE: Final = 0.16
"""Room over and under it, in the same."""


def icon_of(sign: str, colour: QColor, tall: int) -> QIcon:
    """Return a sign as an icon of this height in pixels."""
    widths = [(_BAR if each == "|" else _ARROW) * tall for each in sign]
    gap = _GAP * tall
    picture = QPixmap(round((sum(widths) + gap * (len(sign) - 1)) * _RATIO), round(tall * _RATIO))
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    left, top, bottom = 0.0, _EDGE * tall, (1 - _EDGE) * tall
    for each, wide in zip(sign, widths, strict=True):
        right = left + wide
        if each == "|":
            painter.drawRect(QRectF(left, top, wide, bottom - top))
        else:
            point, back = (left, right) if each == "<" else (right, left)
            painter.drawPolygon(QPolygonF([QPointF(point, tall / 2), QPointF(back, top), QPointF(back, bottom)]))
        left = right + gap
    painter.end()
    return QIcon(picture)
