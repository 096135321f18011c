# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The icon of the program, drawn in the sizes that desktops ask for."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.paths import resource

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""In pixels; what themes of icons have folders for."""
_SMALL: Final = 32
"""Up to here a drawing of its own is used, with fewer and bolder lines."""


def source(size: int) -> Path:
    """Return the drawing for a size."""
    return resource("icons", "kartenspiel-small.svg" if size <= _SMALL else "kartenspiel.svg")


def draw(size: int, drawing: Path | None = None) -> QImage:
    """Return the icon, or another drawing, `size` pixels wide and high; a null image where it is missing or damaged."""
    try:
        renderer = QSvgRenderer((drawing or source(size)).read_bytes())
    except OSError:
        return QImage()
    if not renderer.isValid():
        return QImage()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def icon() -> QIcon:
    """Return the icon in all sizes; a null one where its drawing is missing."""
    found = QIcon()
    for image in map(draw, SIZES):
        if not image.isNull():
            found.addPixmap(QPixmap.fromImage(image))
    return found
