# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The picture of the teacher: the head of a figure of the pack in play, in a round frame."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.heads import TEACHERS, Figure, Heads
from kartenspiel.ui.looks.palette import CARD_PAPER

FRAME: Final = 3.0
"""Width of the frame, in pixels."""


class Portrait(QWidget):
    """The widget that shows it."""

    def __init__(self, artwork: Artwork) -> None:
        """The pack of the artwork says whose head it is."""
        super().__init__()
        self._heads = Heads(artwork)
        self._edge = QColor(CARD_PAPER)
        artwork.ready.connect(self._refresh)

    @property
    def figure(self) -> Figure:
        """Whose head is shown."""
        return TEACHERS[self._heads.pictures]

    def frame(self, edge: str) -> None:
        """Be in a frame of this colour; the head is drawn anew, for the pack may be another."""
        self._edge = QColor(edge)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head, and the frame round it."""
        del event
        size = min(self.width(), self.height())
        painter = QPainter(self)
        area = QRectF(0, 0, size, size).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        self._heads.draw(painter, area, self.figure, QPen(self._edge, FRAME))
        painter.end()

    def _refresh(self, name: str) -> None:
        if name == self.figure.card:
            self.update()
