# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who teaches: a figure of the pack in play, looking out of a round frame."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kartenspiel.model.game import Pictures
from kartenspiel.ui.cards.artwork import PAPER, Artwork, Picture

FRAME: Final = 3.0
"""Width of the frame, in pixels."""


class Figure(NamedTuple):
    """A head on a card: where its middle is and half of what is shown of it, by the width of the card."""

    card: str
    x: float
    y: float
    radius: float


FIGURES: Final[Mapping[Pictures, Figure]] = {
    "german": Figure("SQ", 0.58, 0.28, 0.23),
    "french": Figure("HJ", 0.55, 0.29, 0.24),
    "tarock": Figure("T22", 0.69, 0.33, 0.25),
}
"""One that looks friendly, measured in the drawings."""


class Portrait(QWidget):
    """The head of the teacher."""

    def __init__(self, artwork: Artwork) -> None:
        """The pack of the artwork says whose head it is."""
        super().__init__()
        self._artwork, self._drawn = artwork, FIGURES[artwork.look.pictures]
        self._last: Picture | None = None
        """The picture drawn last, which stands in for one of another size."""
        self._edge = QColor(PAPER)
        artwork.ready.connect(self._refresh)

    @property
    def figure(self) -> Figure:
        """Whose head is shown."""
        return FIGURES[self._artwork.look.pictures]

    def frame(self, edge: str) -> None:
        """Be in a frame of this colour; the head is drawn anew, for the pack may be another."""
        self._edge = QColor(edge)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head, and the frame round it."""
        del event
        figure, size = self.figure, min(self.width(), self.height())
        if figure != self._drawn:
            self._drawn, self._last = figure, None
        area = QRectF(0, 0, size, size).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        wide = area.width() / (2 * figure.radius)
        picture = self._artwork.picture(figure.card, wide)
        if picture.exact:  # what stands in at first has no head
            self._last = picture
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        circle = QPainterPath()
        circle.addEllipse(area)
        painter.fillPath(circle, QColor(PAPER))
        painter.setClipPath(circle)
        if self._last is not None:
            share = wide / self._last.width
            corner = area.center() - QPointF(figure.x * wide, figure.y * wide)
            corner -= QPointF(share * self._last.margin, share * self._last.margin)
            pixmap = self._last.pixmap
            painter.drawPixmap(QRectF(corner, pixmap.deviceIndependentSize() * share), pixmap, QRectF(pixmap.rect()))
        painter.setClipping(False)
        painter.setPen(QPen(self._edge, FRAME))
        painter.drawEllipse(area)
        painter.end()

    def _refresh(self, name: str) -> None:
        if name == self.figure.card:
            self.update()
