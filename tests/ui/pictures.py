# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Faces as images that tests can measure: drawn without shadow, compared point by point."""

from dataclasses import replace
from functools import cache
from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kartenspiel.controller.settings import IndexSize
from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces
from kartenspiel.ui.cards.faces import ASPECTS, Art, Look

SMALL = 70
NUMERAL = (0.26, 0.13)
"""Width and height of the corner in which a tarock bears its numeral, in card widths and heights."""
ROMAN = ((0.0, 0.34), (0.38, 0.62))
"""Where a German pip card may bear its numeral: from left to right, in card widths, down to `ROMAN_FOOT`."""
ROMAN_FOOT = 0.105


@cache
def face(pictures: Pictures, code: str, width: int = SMALL, index: IndexSize = "normal") -> QImage:
    """The picture of a card alone, as it lies under an index of this size: no index, no shadow."""
    look = Look(pictures, index)
    return picture(replace(faces.read_art(resource("cards"), code, look), index=None), look, width)


def picture(art: Art, look: Look, width: int) -> QImage:
    """What `faces` paints of a card, without a shadow."""
    image = QImage(width, round(width / ASPECTS[look.pictures]), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces.paint(painter, QRectF(image.rect()), art, look)
    painter.end()
    return image


def covered(image: QImage, *boxes: tuple[float, float, float, float]) -> QImage:
    """The image with boxes painted white, each also turned by half a turn; in parts of width and height."""
    wide, tall = image.width(), image.height()
    painter = QPainter(shown := image.copy())
    for left, top, right, foot in boxes:
        for box in ((left, top, right, foot), (1 - right, 1 - foot, 1 - left, 1 - top)):
            x, y, to_x, to_y = box
            painter.fillRect(
                QRectF(x * wide, y * tall, (to_x - x) * wide, (to_y - y) * tall), QColor(Qt.GlobalColor.white)
            )
    painter.end()
    return shown


def levels(image: QImage) -> bytes:
    """The red, green and blue of every point."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    line = rgb.width() * 3
    raw = bytes(rgb.constBits())
    return b"".join(raw[start : start + line] for start in range(0, len(raw), rgb.bytesPerLine()))


def distance(one: QImage, other: QImage) -> float:
    """How far two images of one size are apart: mean difference of their levels, 0 to 255."""
    first, second = levels(one), levels(other)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def turned(image: QImage) -> QImage:
    """The image turned by half a turn."""
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def nearest(images: dict[str, QImage]) -> tuple[float, str, str]:
    """The two images that are most alike, and how far apart they are."""
    return min((distance(images[one], images[other]), one, other) for one, other in combinations(images, 2))
