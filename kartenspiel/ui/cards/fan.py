# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The picture of a game: some of its cards in a fan."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Game
from kartenspiel.ui.cards.artwork import Artwork

CARD_WIDTH: Final = 64.0
"""Of the cards in a picture, in pixels."""
STEP: Final = 15.0
"""From one card to the next, in degrees."""
RADIUS: Final = 1.5
"""From the upper edge of a card to the point about which the cards are turned, in heights of a card."""
EDGE: Final = 0.05
"""Room for shadows round the fan, in heights of a card."""
_COURTS: Final = frozenset("AKQJ")
CARDS: Final = 3
"""In the picture of a game."""


def emblem(game: Game, number: int = CARDS) -> tuple[Card, ...]:
    """Return cards for the picture of a game: court cards from all over the pack, others for each game."""
    pack = game.pack(game.house_rules())
    tarocks = [card for card in pack if card.suit is Suit.TAROCK]
    if tarocks:
        return (tarocks[0], *tarocks[:-number:-1])
    courts = [card for card in pack if card.rank in _COURTS]
    first = game.description.place // 10 * 3
    return tuple(courts[(first + step * 5) % len(courts)] for step in range(number))


class FanPicture(QWidget):
    """Cards in a fan; usually three."""

    def __init__(self, cards: Sequence[Card], artwork: Artwork) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._scale = 1.0
        self.artwork = artwork
        """Draws the cards."""
        artwork.ready.connect(self._refresh)
        self.set_scale(1)

    def draw_with(self, artwork: Artwork) -> None:
        """Have the cards drawn by another artwork, with those of another pack."""
        self.artwork.ready.disconnect(self._refresh)
        self.artwork = artwork
        artwork.ready.connect(self._refresh)
        self.set_scale(self._scale)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw the cards so many times as large as usual."""
        self._scale, self._wide = scale, CARD_WIDTH * scale
        height, lean = self._wide / self.artwork.aspect, radians(self._lean)
        across = self._wide * cos(lean) + 2 * RADIUS * height * sin(lean)
        lowest = (1 - RADIUS) * height * cos(lean) + self._wide / 2 * sin(lean)  # below the point of turning
        edge = EDGE * height
        self.setFixedSize(QSize(round(across + 2 * edge), round(RADIUS * height + lowest + 2 * edge)))

    @property
    def _lean(self) -> float:
        """How far the first card leans to the left, and the last to the right, in degrees."""
        return STEP * (len(self._cards) - 1) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, each turned about a point below the fan."""
        del event
        self.artwork.set_ratio(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        height = self._wide / self.artwork.aspect
        pivot = QPointF(self.width() / 2, (RADIUS + EDGE) * height)
        for place, card in enumerate(self._cards):
            picture = self.artwork.picture(card.code, self._wide)
            painter.save()
            painter.translate(pivot)
            painter.rotate(STEP * place - self._lean)
            share = self._wide / picture.width
            margin = share * picture.margin
            corner = QPointF(-self._wide / 2 - margin, -height * RADIUS - margin)
            area = QRectF(corner, picture.pixmap.deviceIndependentSize() * share)
            painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()))
            painter.restore()
        painter.end()

    def _refresh(self, name: str) -> None:
        if any(card.code == name for card in self._cards):
            self.update()
