# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Draws the corner indices of a card: a layer of its own over the picture, in the strip that a fanned hand shows.

Indices of normal size stand where the drawings leave room for them.  Large ones do not find room everywhere; they stand
on a plate in the colour of the paper, which lies within the frame of the picture, and for a tarock begins below its
printed numeral.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from kartenspiel.controller.settings import IndexSize
from kartenspiel.ui.looks.palette import INDEX_EDGE


class IndexPlace(NamedTuple):
    """Where an index stands: heights in card heights, everything else in card widths."""

    left: float
    right: float
    top: float
    """From the upper edge of the card, or from the foot of a printed numeral."""
    height: float
    """Of the letter; the suit sign below it has `SIGN` of that, on a court `sign_of_court`."""
    narrowest: float
    """How far a wide index such as 10 may be narrowed before it becomes lower."""
    plate: bool
    sign_of_court: float


PLACES: Final[Mapping[IndexSize, IndexPlace]] = {
    "normal": IndexPlace(0.043, 0.201, 0.032, 0.105, 0.74, plate=False, sign_of_court=0.86),
    "large": IndexPlace(0.048, 0.214, 0.032, 0.175, 0.66, plate=True, sign_of_court=0.72),
}
"""Indices keep within the left fifth of a card, the plate within a quarter."""
SIGN: Final = 0.72
"""Height of the suit sign under the index, in heights of the index."""
GAP: Final = 0.12
"""Between them, in heights of the index."""
NUMERAL_FOOT: Final = 0.118
"""Where the printed numeral of a tarock ends, in card heights from the edge."""
PLATE_MARGIN: Final = 0.014
"""Room of the plate right of and below the index, in card widths."""
FRAME_INSIDE: Final = 0.0196
"""How far the inner edge of the frame that every picture has is from the edge of the card, in card heights."""
FRAME_CORNER: Final = 0.0204
"""Radius of the corners of that edge, in card heights."""


@dataclass(frozen=True, slots=True)
class Index:
    """The pictures of an index, as SVG: a letter or number, and the sign of the suit where there is one."""

    glyph: bytes
    sign: bytes | None
    below_numeral: bool = False
    sign_of_court: bool = False
    """Whether the sign is the only one at this end of the card, and larger for it where there is room."""


def draw_both(painter: QPainter, area: QRectF, index: Index, size: IndexSize, paper: str) -> None:
    """Draw the index at the top left of a card that fills the area, and turned round at the bottom right.

    A plate has the colour of the `paper`.
    """
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(area.center() * 2)
            painter.rotate(180)
        _draw(painter, area, index, PLACES[size], paper)
        painter.restore()


def _draw(painter: QPainter, area: QRectF, index: Index, place: IndexPlace, paper: str) -> None:
    start = NUMERAL_FOOT if index.below_numeral else 0.0
    layers = _layers(area, index, place, area.top() + (start + place.top) * area.height())
    if place.plate:
        frame = FRAME_INSIDE * area.height()
        begin = QPointF(area.left() + frame, area.top() + (start * area.height() or frame))
        foot = layers[-1][1].bottom() + PLATE_MARGIN * area.width()
        end = QPointF(area.left() + (place.right + PLATE_MARGIN) * area.width(), foot)
        rounded = 0.0 if start else FRAME_CORNER * area.height()
        _draw_plate(painter, QRectF(begin, end), rounded, QColor(paper), max(0.6, area.width() / 250))
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
            size = _fit_size(
                QSizeF(renderer.defaultSize()), room, height, place.narrowest if svg is index.glyph else 1.0
            )
            layers.append((renderer, QRectF(QPointF(middle - size.width() / 2, top), size)))
            top += size.height() + GAP * tall
    return layers


def _fit_size(natural: QSizeF, room: float, height: float, narrowest: float) -> QSizeF:
    """Return the size of a picture in its room; narrowed so far at most, if that keeps it high."""
    least = natural.width() * narrowest
    scale = min(height / natural.height(), room / least)
    return QSizeF(min(room, natural.width() * scale), natural.height() * scale)


def _draw_plate(painter: QPainter, plate: QRectF, rounded: float, paper: QColor, line: float) -> None:
    """Draw a plate into the upper left corner of a frame, which may be `rounded`; a line parts it from the picture."""
    corner = 0.12 * plate.width()
    edge = QPainterPath(plate.topRight())
    edge.lineTo(plate.right(), plate.bottom() - corner)
    edge.quadTo(plate.bottomRight(), QPointF(plate.right() - corner, plate.bottom()))
    edge.lineTo(plate.bottomLeft())
    outline = QPainterPath(edge)
    outline.lineTo(plate.left(), plate.top() + rounded)
    outline.quadTo(plate.topLeft(), QPointF(plate.left() + rounded, plate.top()))
    outline.closeSubpath()
    painter.fillPath(outline, paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INDEX_EDGE), line, c=Qt.PenCapStyle.FlatCap))
    painter.drawPath(edge)
