# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What cards were worth at a decision, written over each of them on the table; the best one is pointed at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.pointer import NOTHING, Pointer
from kartenspiel.players.weighing import Weighing
from kartenspiel.ui.looks.palette import ADVISED, CARD_PAPER, GOLD, SPOKEN
from kartenspiel.ui.table.items import HELD
from kartenspiel.ui.table.layout import Placement
from kartenspiel.ui.table.table_view import CardTable
from kartenspiel.ui.table.theme import type_of

_SIZE: Final = 0.85
"""Height of the figures, by that of the other words on the table."""
_AROUND: Final = 4.0
"""Pixels between figures and their edge."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """What is written over a card."""

    figure: str
    is_best: bool = False
    is_given: bool = False
    """Whether it was the one that was played."""


def values_of(weighing: Weighing, figure: Callable[[float], str]) -> dict[Card, CardValue]:
    """Return what is written over each card among these answers; `figure` writes a mean."""
    return {
        move.card: CardValue(figure(each.expected), is_best=each is weighing.best, is_given=move == weighing.given)
        for each in weighing.answers
        for move in (each.answer, *each.alike)
        if isinstance(move, Play)
    }


class AnswerValues(QObject):
    """The figures over the cards of a table."""

    def __init__(self, view: CardTable) -> None:
        super().__init__(view)
        self._view = view
        self.values: Mapping[Card, CardValue] = {}
        """What is shown, by card."""
        self._labels: list[QGraphicsPathItem] = []
        view.stage.begun.connect(lambda _step: self.show({}))
        view.in_sight.changed.connect(self._place)

    def show(self, values: Mapping[Card, CardValue]) -> None:
        """Write these, in the place of what was written before."""
        if not values and not self.values:
            return
        self.values = values
        best = tuple(card for card, value in values.items() if value.is_best)
        self._view.point_at(Pointer(cards=best) if best else NOTHING)
        self._place()

    def _place(self) -> None:
        """Write every figure over its card, where that lies now."""
        for label in self._labels:
            self._view.scene().removeItem(label)
        self._labels.clear()
        lying = [each for each in self._view.stage.placed if each.card in self.values and each.zone == "hand"]
        for number, placed in enumerate(lying):
            following = lying[number + 1] if number + 1 < len(lying) else None
            self._write(placed, following, number)

    def _write(self, placed: Placement, following: Placement | None, number: int) -> None:
        frame = self._view.stage.frame
        card = placed.card
        assert card is not None  # noqa: S101 - only cards that are seen have a value
        wide = frame.card_width(placed.height)
        strip = wide
        if following is not None and abs(following.y - placed.y) < placed.height / 2:
            strip = min(wide, abs(following.x - placed.x))
        label = self._made(self.values[card])
        area = label.boundingRect()
        left, top = placed.x - wide / 2 + strip / 2, placed.y - placed.height / 2
        crowded = area.width() > strip and number % 2 == 1
        label.setPos(left, top - area.height() * (0.5 + crowded))

    def _made(self, value: CardValue) -> QGraphicsPathItem:
        """Return a label with what a card is worth."""
        label = QGraphicsPathItem()
        words = QGraphicsSimpleTextItem(value.figure, label)
        font = QFont(type_of(round(self._view.stage.frame.text * _SIZE)))
        font.setBold(value.is_best or value.is_given)
        words.setFont(font)
        size = words.boundingRect()
        words.setPos(-size.width() / 2, -size.height() / 2)
        path, half = QPainterPath(), size.width() / 2 + _AROUND
        path.addRoundedRect(QRectF(-half, -size.height() / 2, 2 * half, size.height()), _AROUND, _AROUND)
        label.setPath(path)
        label.setBrush(QBrush(QColor(ADVISED if value.is_best else CARD_PAPER)))
        words.setBrush(QBrush(QColor(SPOKEN)))
        label.setPen(QPen(QColor(GOLD), 3) if value.is_given else QPen(QColor(SPOKEN), 1))
        label.setZValue(HELD + 3)
        label.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._view.scene().addItem(label)
        self._labels.append(label)
        return label
