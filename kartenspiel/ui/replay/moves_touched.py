# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Clicks on cards that were played and on what was said, in a deal that is replayed."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent

from kartenspiel.controller.replay_driver import ReplayDriver
from kartenspiel.model.cards import Card
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.ui.table.bubbles import Bubble
from kartenspiel.ui.table.items import CardItem
from kartenspiel.ui.table.table_view import CardTable


class MovesTouched(QObject):
    """Tells which move a click is about."""

    touched = Signal(int)
    """The number of the move, from 0 on."""

    def __init__(self, view: CardTable, driver: ReplayDriver) -> None:
        super().__init__(view)
        self._view, self._driver = view, driver
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a click with the left button; the table has it too."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            number = self.move_at(event.position().toPoint())
            if event.button() == Qt.MouseButton.LeftButton and number is not None:
                self.touched.emit(number)
        return super().eventFilter(watched, event)

    def move_at(self, at: QPoint) -> int | None:
        """Return the number of the move by which the card or word at a place of the table came there."""
        for item in self._view.items(at):
            if isinstance(item, CardItem):
                return None if item.shown is None else self._of_card(item.shown)
            if isinstance(item, Bubble) and item.words:
                seat = next((seat for seat, each in self._view.places.bubbles.items() if each is item), None)
                return None if seat is None else self._of_word(seat)
        return None

    def _of_card(self, card: Card) -> int | None:
        moves = enumerate(self._driver.steps[self._driver.place].after.log)
        return next((number for number, move in moves if isinstance(move, Play) and move.card is card), None)

    def _of_word(self, seat: Seat) -> int | None:
        log = self._driver.steps[self._driver.place].after.log
        return next((number for number in reversed(range(len(log))) if log[number].seat == seat), None)
