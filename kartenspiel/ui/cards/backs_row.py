# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The backs of all packs side by side, as they would lie on the table now."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kartenspiel.model.game import Pictures
from kartenspiel.paths import resource
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.backs import back_of
from kartenspiel.ui.cards.faces import BACK, Look
from kartenspiel.ui.cards.packs import CARDS

WIDTH: Final = 3.4
"""Of a card, in heights of a line."""
GAP: Final = 0.5
"""Between two of them."""
EDGE: Final = 0.25
"""Round all of them, for their shadows."""


class BacksRow(QWidget):
    """Shows a card of each pack from behind; which back that is, stands beside it in words."""

    def __init__(self, pictures_cache: Path | None) -> None:
        """`pictures_cache` is the folder that keeps finished pictures of cards."""
        super().__init__()
        self.artworks: Mapping[Pictures, Artwork] = {
            pack: Artwork(resource("cards"), pictures_cache, Look(pictures=pack), self) for pack in CARDS
        }
        for artwork in self.artworks.values():
            artwork.ready.connect(lambda _name, _width: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_backs(self, chosen: Mapping[str, str], *, high_contrast: bool) -> None:
        """Show what settings have `chosen`: the name of a back by pack; a pack that is not there has its own."""
        for pack, artwork in self.artworks.items():
            back = back_of(chosen.get(pack, ""), pack)
            artwork.set_look(Look(pictures=pack, back=back, high_contrast=high_contrast))
        self.update()

    def close_down(self) -> None:
        """Stop drawing: the dialog closes."""
        for artwork in self.artworks.values():
            artwork.close()

    def sizeHint(self) -> QSize:
        """Have room for a card of each pack."""
        line = self.fontMetrics().height()
        high = max(WIDTH / artwork.aspect for artwork in self.artworks.values())
        return QSize(round((len(self.artworks) * (WIDTH + GAP) + EDGE) * line), round((high + 2 * EDGE) * line))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, standing on one line."""
        del event
        line = self.fontMetrics().height()
        wide, foot = WIDTH * line, self.height() - EDGE * line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, artwork in enumerate(self.artworks.values()):
            artwork.set_ratio(self.devicePixelRatioF())
            picture = artwork.picture(BACK, wide)
            share = wide / picture.width
            left, top = (EDGE + place * (WIDTH + GAP)) * line, foot - wide / artwork.aspect
            margin, size = picture.margin * share, picture.pixmap.deviceIndependentSize() * share
            area = QRectF(QPointF(left - margin, top - margin), size)
            painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.end()
