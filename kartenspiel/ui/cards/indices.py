# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws the corner indices of a card: a layer of its own over the picture, in the strip that a fanned hand shows.

Indices of normal size stand where the drawings leave room for them.  Large ones do not find room everywhere; they stand
on a plate in the colour of the paper, which for a tarock begins below its printed numeral.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.controller.settings import IndexSize
from kartenspiel.ui.looks.palette import INDEX_EDGE


@dataclass(frozen=True, slots=True)
class IndexPlace:
    """Where an index stands: heights in card heights, everything else in card widths."""

    left: float
    right: float
    top: float
    """From the upper edge of the card, or from the foot of a printed numeral."""
    height: float
    """Of the letter; the suit sign below it has `SIGN` of that, on a court `sign_of_court`."""
    plate: bool
    sign_of_court: float


PLACES: Final[Mapping[IndexSize, IndexPlace]] = {
    "normal": IndexPlace(0.043, 0.201, 0.032, 0.105, plate=False, sign_of_court=0.86),
    "large": IndexPlace(0.022, 0.212, 0.028, 0.175, plate=True, sign_of_court=0.72),
}
"""Indices keep within the left fifth of a card, the plate within a quarter."""
SIGN: Final = 0.72
"""Height of the suit sign under the index, in heights of the index."""
GAP: Final = 0.12
"""Between them, in heights of the index."""
NARROWEST: Final = 0.74
"""How far a wide index such as 10 may be narrowed before it becomes lower."""
NUMERAL_FOOT: Final = 0.118
"""Where the printed numeral of a tarock ends, in card heights from the edge."""
PLATE_MARGIN: Final = 0.022
"""Room of the plate right of and below the index, in card widths."""


@dataclass(frozen=True, slots=True)
class Index:
    """The pictures of an index, as SVG: a letter or number, and the sign of the suit where there is one."""

    glyph: bytes
    sign: bytes | None
    below_numeral: bool = False
    sign_of_court: bool = False
    """Whether the sign is the only one at this end of the card, and larger for it where there is room."""


def draw_both(  # noqa: PLR0913 - where, what, how
    painter: QPainter, area: QRectF, index: Index, size: IndexSize, paper: str, *, beyond: float = 0.0
) -> None:
    """Draw the index at the top left of a card that fills the area, and turned round at the bottom right.

    A plate has the colour of the `paper`.  Where that goes on `beyond` the area, a plate does so too, for it reaches
    the edge of the card.
    """
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(area.center() * 2)
            painter.rotate(180)
        _draw(painter, area, index, PLACES[size], paper, beyond)
        painter.restore()


def _draw(  # noqa: PLR0913, PLR0917 - as above
    painter: QPainter, area: QRectF, index: Index, place: IndexPlace, paper: str, beyond: float
) -> None:
    start = NUMERAL_FOOT if index.below_numeral else 0.0
    layers = _layers(area, index, place, area.top() + (start + place.top) * area.height())
    if place.plate:
        foot = layers[-1][1].bottom() + PLATE_MARGIN * area.width()
        above = 0.0 if start else beyond
        begin = QPointF(area.left() - beyond, area.top() + start * area.height() - above)
        _draw_plate(painter, area, begin, foot, place, QColor(paper))
    for renderer, spot in layers:
        renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
        renderer.render(painter, spot)


def _layers(area: QRectF, index: Index, place: IndexPlace, top: float) -> list[tuple[QSvgRenderer, QRectF]]:
    """Return the pictures of an index with their places, from above downwards."""
    room = (place.right - place.left) * area.width()
    middle = area.left() + (place.left + place.right) / 2 * area.width()
    tall = place.height * area.height()
    layers = []
    sign = place.sign_of_court if index.sign_of_court else SIGN
    for svg, height in ((index.glyph, tall), (index.sign, sign * tall)):
        if svg is not None:
            renderer = QSvgRenderer(QByteArray(svg))
            size = _fit_size(QSizeF(renderer.defaultSize()), room, height, narrow=svg is index.glyph)
            layers.append((renderer, QRectF(QPointF(middle - size.width() / 2, top), size)))
            top += size.height() + GAP * tall
    return layers


def _fit_size(natural: QSizeF, room: float, height: float, *, narrow: bool) -> QSizeF:
    """Return the size of a picture in its room; narrowed somewhat, if that keeps it high."""
    least = natural.width() * (NARROWEST if narrow else 1.0)
    scale = min(height / natural.height(), room / least)
    return QSizeF(min(room, natural.width() * scale), natural.height() * scale)


def _draw_plate(  # noqa: PLR0913, PLR0917 - as above
    painter: QPainter, area: QRectF, begin: QPointF, foot: float, place: IndexPlace, paper: QColor
) -> None:
    left, top = begin.x(), begin.y()
    right = area.left() + (place.right + PLATE_MARGIN) * area.width()
    corner = 0.03 * area.width()
    outline = QPainterPath(QPointF(right, top - corner))
    outline.lineTo(right, foot - corner)
    outline.quadTo(right, foot, right - corner, foot)
    outline.lineTo(left - corner, foot)
    plate = QRectF(QPointF(left - corner, top), QPointF(right, foot))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(plate, corner, corner)
    painter.fillRect(QRectF(QPointF(left, top), QPointF(right, foot - corner)), paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INDEX_EDGE), max(0.6, area.width() / 250)))
    painter.drawPath(outline)
