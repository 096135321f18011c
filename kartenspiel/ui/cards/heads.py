# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Faces of players: portraits that were chosen, and heads cut from the figures of the cards.

The teacher has a head of a card, and so has each computer player for whom no portrait was chosen, by his name.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kartenspiel.controller.session import Person
from kartenspiel.model.game import Pictures
from kartenspiel.ui.cards import portraits
from kartenspiel.ui.cards.artwork import Artwork, Picture
from kartenspiel.ui.looks.palette import CARD_PAPER


class Figure(NamedTuple):
    """A head on a card: where its middle is and half of what is shown of it, by the width of the card."""

    card: str
    x: float
    y: float
    radius: float


Face = Figure | str
"""The head of a figure, or a portrait by its id."""

TEACHERS: Final[Mapping[Pictures, Figure]] = {
    "german": Figure("SQ", 0.64, 0.26, 0.21),
    "french": Figure("HJ", 0.56, 0.27, 0.235),
    "tarock": Figure("T22", 0.65, 0.285, 0.24),
}
"""One that looks friendly, measured in the drawings."""
PLAYERS: Final[Mapping[Pictures, Sequence[Figure]]] = {
    "german": (
        Figure("HA", 0.55, 0.25, 0.17),
        Figure("DA", 0.555, 0.245, 0.17),
        Figure("CA", 0.515, 0.275, 0.17),
        Figure("DQ", 0.635, 0.26, 0.2),
        Figure("CQ", 0.62, 0.25, 0.21),
        Figure("HJ", 0.64, 0.265, 0.19),
        Figure("SJ", 0.64, 0.265, 0.21),
        Figure("DJ", 0.64, 0.27, 0.22),
    ),
    "french": (
        Figure("HQ", 0.64, 0.28, 0.21),
        Figure("SQ", 0.57, 0.275, 0.21),
        Figure("DQ", 0.665, 0.265, 0.215),
        Figure("SJ", 0.525, 0.255, 0.21),
        Figure("DJ", 0.55, 0.265, 0.21),
        Figure("HK", 0.555, 0.265, 0.21),
        Figure("CK", 0.575, 0.265, 0.21),
        Figure("DK", 0.59, 0.27, 0.215),
    ),
    "tarock": (
        Figure("DQ", 0.66, 0.3, 0.2),
        Figure("SQ", 0.66, 0.3, 0.2),
        Figure("HQ", 0.65, 0.3, 0.2),
        Figure("SJ", 0.66, 0.3, 0.22),
        Figure("SC", 0.71, 0.28, 0.22),
        Figure("HC", 0.69, 0.27, 0.23),
        Figure("HJ", 0.655, 0.31, 0.22),
        Figure("DC", 0.69, 0.29, 0.22),
    ),
}
"""Heads for players, at the same place in each pack of the same kind: three women, then men.  None is the teacher's."""
_OWN: Final = {"Resi": 0, "Mizzi": 1, "Poldl": 3}
"""Names that computer players have at first."""


def heads_of(names: Sequence[str], pictures: Pictures) -> Mapping[str, Figure]:
    """Return a head for each of these names: the same in every deal and session, and never one for two at a table."""
    heads, taken = PLAYERS[pictures], dict[str, int]()
    for name in sorted(set(names), key=lambda each: (each not in _OWN, each)):
        place = _OWN.get(name, crc32(name.encode()) % len(heads))
        while place in taken.values() and len(taken) < len(heads):
            place = (place + 1) % len(heads)
        taken[name] = place
    return {name: heads[place] for name, place in taken.items()}


def faces_of(people: Sequence[Person], pictures: Pictures) -> tuple[Face | None, ...]:
    """Return the faces of these people: the portraits that were chosen, else a head for each computer player.

    A dummy has none, and the person at the screen only one that was chosen.
    """
    heads = heads_of([each.name for each in people if each.level is not None and not each.is_dummy], pictures)
    return tuple(_face_of(each, heads) for each in people)


def _face_of(person: Person, heads: Mapping[str, Figure]) -> Face | None:
    if person.is_dummy:
        return None
    if person.portrait in portraits.PORTRAITS:
        return person.portrait
    return None if person.level is None else heads[person.name]


class Heads:
    """Draws faces; of each head the picture drawn last stands in for one of another size."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork
        self._last: dict[Figure, Picture] = {}

    @property
    def pictures(self) -> Pictures:
        """The pack from which they are cut."""
        return self._artwork.look.pictures

    def draw(self, painter: QPainter, area: QRectF, face: Face, edge: QPen) -> None:
        """Draw a face in a round frame."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        circle = QPainterPath()
        circle.addEllipse(area)
        painter.fillPath(circle, QColor(CARD_PAPER))
        painter.save()
        painter.setClipPath(circle)
        if isinstance(face, Figure):
            self._draw_head(painter, area, face)
        else:
            portraits.draw(painter, area, face)
        painter.restore()
        painter.setPen(edge)
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.drawEllipse(area)

    def _draw_head(self, painter: QPainter, area: QRectF, figure: Figure) -> None:
        wide = area.width() / (2 * figure.radius)
        picture = self._artwork.picture(figure.card, wide)
        if picture.exact:  # what stands in at first has no head
            self._last[figure] = picture
        drawn = self._last.get(figure)
        if drawn is None:
            return
        share = wide / drawn.width
        corner = area.center() - QPointF(figure.x * wide, figure.y * wide)
        corner -= QPointF(share * drawn.margin, share * drawn.margin)
        pixmap = drawn.pixmap
        painter.drawPixmap(QRectF(corner, pixmap.deviceIndependentSize() * share), pixmap, QRectF(pixmap.rect()))
