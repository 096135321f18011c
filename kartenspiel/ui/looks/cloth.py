# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cloth of the table, on which pages and dialogs lie too: green, blue or grey, by daylight or in the evening."""

from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

GRAIN: Final = 128
"""Side of the tile that gives the cloth its grain and hides the steps of the gradient, in pixels."""
_SHADES: Final = ((0, 10), (0, 5), (0, 0), (255, 5))
"""Grey and opacity of the points of that tile, as often one as the other; their number divides 256."""


@cache
def grain() -> QImage:
    """Return a tile of barely visible grey points, always the same."""
    points = Random(GRAIN).randbytes(GRAIN * GRAIN)
    tile = QImage(points, GRAIN, GRAIN, QImage.Format.Format_Indexed8)
    tile.setColorTable([QColor(grey, grey, grey, opacity).rgba() for grey, opacity in _SHADES] * (256 // len(_SHADES)))
    return tile.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)  # which keeps points of its own


def draw_cloth(centre: str, rim: str, width: int, height: int, ratio: float) -> QPixmap:
    """Return a piece of cloth of this size in logical pixels: brighter in the middle, with a fine grain."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    area = QRectF(picture.rect())
    middle = QPointF(area.center().x(), area.height() * 0.42)
    light = QRadialGradient(middle, max(area.width(), area.height()) * 0.68)
    light.setColorAt(0, QColor(centre))
    light.setColorAt(1, QColor(rim))
    painter = QPainter(picture)
    painter.fillRect(area, light)
    painter.fillRect(area, QBrush(grain()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
