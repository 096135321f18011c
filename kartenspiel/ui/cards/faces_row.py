# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The faces of several players side by side."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.cards.heads import Face, Heads, faces_of

SIZE: Final = 3.2
"""Of a face, in heights of a line."""
GAP: Final = 0.5
"""Between two of them."""
_RING: Final = 1.5
"""Width of the ring round a face, in pixels."""


class FacesRow(QWidget):
    """Shows how players look at the table; whose faces these are, the page says in words."""

    def __init__(self, pictures_cache: Path | None) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__()
        self._artwork = Artwork(resource("cards"), pictures_cache, Look(), self)
        self._heads = Heads(self._artwork)
        self.faces: tuple[Face, ...] = ()
        """What is seen, from the left."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._artwork.ready.connect(lambda _name, _width: self.update())

    def show_people(self, people: Sequence[Person], pictures: Pictures) -> None:
        """Show the faces that these people have beside cards of this pack."""
        self._artwork.set_look(Look(pictures=pictures))
        self.faces = tuple(face for face in faces_of(people, pictures) if face is not None)
        self.update()

    def close_down(self) -> None:
        """Stop drawing: the window closes."""
        self._artwork.close()

    def sizeHint(self) -> QSize:
        """Have room for four faces."""
        line = self.fontMetrics().height()
        return QSize(round(4 * (SIZE + GAP) * line), round(SIZE * line) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the faces in rings."""
        del event
        self._artwork.set_ratio(self.devicePixelRatioF())
        painter, size = QPainter(self), self.height() - 2
        ring = QPen(self.palette().color(QPalette.ColorRole.WindowText), _RING)
        step = size + GAP * self.fontMetrics().height()
        for place, face in enumerate(self.faces):
            self._heads.draw(painter, QRectF(1 + place * step, 1, size, size), face, ring)
        painter.end()
