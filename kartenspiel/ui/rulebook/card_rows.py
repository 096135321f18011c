# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Rows of cards in a page: side by side where they have room, else one over the other as in a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter

from kartenspiel.paths import resource
from kartenspiel.ui.cards import faces
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look

GAP: Final = 0.08
"""Between cards side by side, in widths of a card."""
LEAST_SEEN: Final = 0.34
"""How much of a card is seen under the next at least, in its width: its index."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the cards of a row lie."""

    lines: int
    in_line: int
    """The most cards in a line."""
    step: float
    """From one card to the next, in widths of a card."""


def arrange(cards: int, room: float) -> Arrangement:
    """Return how so many cards lie in a room so many card widths wide: in one line if they can, all lines alike."""
    most = max(1, int((room - 1) / LEAST_SEEN) + 1)
    lines = ceil(cards / most)
    in_line = ceil(cards / lines)
    step = 1 + GAP if in_line == 1 else min(1 + GAP, (room - 1) / (in_line - 1))
    return Arrangement(lines, in_line, step)


class CardRows(QObject):
    """Draws rows of cards; `ready` says that better pictures of them can be had."""

    ready = Signal()

    def __init__(self, cache: Path | None, parent: QObject) -> None:
        """`cache` is the folder of finished pictures."""
        super().__init__(parent)
        self._cache = cache
        self._artwork: Artwork | None = None

    def show(self, look: Look, ratio: float) -> None:
        """Have cards look like this, on a screen with so many device pixels to a logical one."""
        if self._artwork is None:
            self._artwork = Artwork(resource("cards"), self._cache, look, self)
            self._artwork.ready.connect(lambda _name, _width: self.ready.emit())
        self._artwork.set_look(look)
        self._artwork.set_ratio(ratio)

    def row(self, codes: Sequence[str], room: float, width: float) -> QImage:
        """Return the picture of a row for a room in logical pixels, its cards so many pixels wide."""
        artwork = self._artwork
        if artwork is None:
            return QImage()
        width = min(width, room)
        pictures = [artwork.picture(code, width) for code in codes]
        margin, height = self._margin(width), width / artwork.aspect
        laid = arrange(len(codes), (room - 2 * margin) / width)
        image = self.empty_row(codes, room, width)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, picture in enumerate(pictures):
            line, column = divmod(place, laid.in_line)
            corner = QPointF(column * laid.step * width + margin, line * (height + 2 * margin) + margin)
            corner -= QPointF(picture.margin, picture.margin) * (width / picture.width)
            shown = picture.pixmap.deviceIndependentSize() * (width / picture.width)
            painter.drawPixmap(QRectF(corner, shown), picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.end()
        return image

    def at_hand(self, codes: Sequence[str], room: float, width: float) -> bool:
        """Tell whether a row can be had at once, for no card in it must be drawn first."""
        artwork = self._artwork
        return artwork is None or all(artwork.at_hand(code, min(width, room)) for code in codes)

    def empty_row(self, codes: Sequence[str], room: float, width: float) -> QImage:
        """Return a picture as large as that of a row, with nothing in it."""
        artwork = self._artwork
        if artwork is None:
            return QImage()
        width = min(width, room)
        margin, height = self._margin(width), width / artwork.aspect
        laid = arrange(len(codes), (room - 2 * margin) / width)
        size = QSizeF(
            ((laid.in_line - 1) * laid.step + 1) * width + 2 * margin,
            laid.lines * (height + 2 * margin),
        )
        return _empty(size, artwork.ratio)

    def _margin(self, width: float) -> float:
        """Return the room for the shadow of a card, in logical pixels."""
        ratio = 1.0 if self._artwork is None else self._artwork.ratio
        return faces.margin(round(width * ratio)) / ratio

    def close(self) -> None:
        """Stop drawing."""
        if self._artwork is not None:
            self._artwork.close()


def printed_row(codes: Sequence[str], look: Look, room: float, width: float, ratio: float) -> QImage:
    """Return a row for paper: drawn at once, with `ratio` dots to a point; a card without its art is left plain."""
    laid, height = arrange(len(codes), room / width), width / faces.ASPECTS[look.pictures]
    size = QSizeF(((laid.in_line - 1) * laid.step + 1) * width + 2, laid.lines * (height + 2) + 2)
    image = _empty(size, ratio)
    painter = QPainter(image)
    for place, code in enumerate(codes):
        line, column = divmod(place, laid.in_line)
        drawn = _drawn(code, look, round(width * ratio))
        drawn.setDevicePixelRatio(ratio)
        margin = faces.margin(round(width * ratio)) / ratio
        painter.drawImage(QPointF(1 + column * laid.step * width - margin, 1 + line * (height + 2) - margin), drawn)
    painter.end()
    return image


def _drawn(code: str, look: Look, pixels: int) -> QImage:
    try:
        return faces.draw(faces.read_art(resource("cards"), code, look), look, pixels)
    except faces.BrokenArtError:
        return faces.stand_in(code, look, pixels, faces.read_plain(resource("cards"), code, look))


def _empty(size: QSizeF, ratio: float) -> QImage:
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
