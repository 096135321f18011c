# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cloth of the table, on which pages and dialogs lie too: green, blue or grey, by daylight or in the evening."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from kartenspiel.controller.settings import TableColour

GRAIN: Final = 128
"""Side of the tile that gives the cloth its grain and hides the steps of the gradient, in pixels."""
_SHADES: Final = ((0, 10), (0, 5), (0, 0), (255, 5))
"""Grey and opacity of the points of that tile, as often one as the other; their number divides 256."""


@dataclass(frozen=True, slots=True)
class Cloth:
    """The colours of a cloth and of the panels that lie on it."""

    centre: str
    rim: str
    panel: str
    panel_edge: str


CLOTHS: Final[Mapping[tuple[TableColour, bool], Cloth]] = {
    ("green", False): Cloth("#3c8a5e", "#22583b", "#143d29", "#5fae84"),
    ("green", True): Cloth("#1f5138", "#0f2b1e", "#0b2016", "#3a7a58"),
    ("blue", False): Cloth("#3f76a8", "#234a70", "#16324e", "#72a6d4"),
    ("blue", True): Cloth("#203f60", "#0f2135", "#0b1827", "#3f6d9c"),
    ("grey", False): Cloth("#7b8289", "#4b5157", "#2c3136", "#a7aeb5"),
    ("grey", True): Cloth("#3b4045", "#1d2023", "#141618", "#666d74"),
}
"""By the colour of the table, and whether the window is dark."""


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
