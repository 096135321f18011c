# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Numbers under the stacks from which hands are chosen, by which people speak of them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from kartenspiel.model.table_cards import TableCards
from kartenspiel.ui.table.frame import Frame
from kartenspiel.ui.table.layout import free_stacks, stack_height
from kartenspiel.ui.table.theme import Theme, type_of
from kartenspiel.ui.words.wording import Wording


class StackNumbers:
    """The numbers of the stacks that are free."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.shown: list[QGraphicsSimpleTextItem] = []

    def clear(self) -> None:
        """Take all numbers away."""
        for item in self.shown:
            self._scene.removeItem(item)
        self.shown.clear()

    def show(self, table: TableCards, frame: Frame, theme: Theme, wording: Wording) -> None:
        """Number the stacks of a table that nobody has taken yet, from the left."""
        self.clear()
        for number, (owner, place) in enumerate(
            zip(table.stacks, free_stacks(frame, len(table.stacks)), strict=True), 1
        ):
            if owner is None:
                item = QGraphicsSimpleTextItem(wording.number(number))
                item.setFont(type_of(1.4 * frame.text, bold=True))
                item.setBrush(QBrush(QColor(theme.text)))
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                below = place.y + stack_height(frame) / 2 + 0.5 * frame.text
                item.setPos(place.x - item.boundingRect().width() / 2, below)
                self._scene.addItem(item)
                self.shown.append(item)
