# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Chooses one card of many: a row for each suit, a button for each rank, the suit sign in front."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Observation, SortOrder
from kartenspiel.ui.artwork import Artwork
from kartenspiel.ui.faces import Look, glyph_of
from kartenspiel.ui.wording import Wording, roman

ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
}  # fmt: skip
PER_ROW: Final = 11
"""Tarocks are many; they take two rows."""


class CardPicker(QWidget):
    """A grid of cards by suit and rank; arrow keys walk on it."""

    picked = Signal(object)
    pointed = Signal(object)
    """The card under the pointer or the focus, for who wants to explain it."""

    def __init__(
        self, cards: Sequence[Card], seen: Observation, artwork: Artwork, wording: Wording, text: float
    ) -> None:  # fmt: skip
        super().__init__()
        self._held = seen.hand
        self._buttons: dict[tuple[int, int], _CardButton] = {}
        self._artwork, self._wording, self._text = artwork, wording, text
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(max(3, round(text / 4)))
        for row, line in enumerate(_lines(cards, seen.table.sort)):
            for column, card in enumerate(line):
                button = self._button(card)
                self._buttons[row, column] = button
                grid.addWidget(button, row, column)

    def _button(self, card: Card) -> "_CardButton":
        button = _CardButton(card, self)
        button.setText(letter(card, self._artwork.look))
        name = self._wording.text(card)
        if card in self._held:
            button.setObjectName("held")
            name = QCoreApplication.translate("CardPicker", "{card} – in your own hand").format(card=name)
        button.setToolTip(name)
        button.setAccessibleName(name)
        size = round(2.6 * self._text)
        button.setMinimumSize(size, size)
        if card.suit is not Suit.TAROCK:
            size = round(1.25 * self._text)
            button.setIcon(self._artwork.icon(card.suit, size))
            button.setIconSize(QSize(size, size))
        button.clicked.connect(lambda: self.picked.emit(card))
        button.pointed.connect(lambda: self.pointed.emit(card))
        return button

    def buttons(self) -> tuple["_CardButton", ...]:
        """Return the buttons, row by row."""
        return tuple(self._buttons.values())

    def walk(self, button: "_CardButton", key: int) -> bool:
        """Move the focus with an arrow key; tell whether there was somewhere to go."""
        places = {each: place for place, each in self._buttons.items()}
        step = ARROWS.get(Qt.Key(key))
        if step is None:
            return False
        row, column = places[button]
        row, column = row + step[0], column + step[1]
        width = 1 + max((place[1] for place in self._buttons if place[0] == row), default=-1)
        target = self._buttons.get((row, min(column, width - 1)))
        if target is None:
            return False
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return True


class _CardButton(QPushButton):
    """One card of the grid."""

    pointed = Signal()

    def __init__(self, card: Card, picker: CardPicker) -> None:
        super().__init__()
        self.card = card
        self._picker = picker
        self.setObjectName("card")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, choose with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif not self._picker.walk(self, event.key()):
            super().keyPressEvent(event)

    def enterEvent(self, event: object) -> None:
        """Tell that the pointer is here."""
        del event
        self.pointed.emit()

    def focusInEvent(self, event: object) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.pointed.emit()


def letter(card: Card, look: Look) -> str:
    """Return how a card is written in a corner: a letter or number, a Roman one for tarocks."""
    if card.suit is Suit.TAROCK:
        return roman(int(card.rank)) if int(card.rank) < SKUES else "✶"
    return glyph_of(card, look)


SKUES: Final = 22


def _lines(cards: Sequence[Card], sort: SortOrder) -> list[list[Card]]:
    ranks = {rank: place for place, rank in enumerate(sort.ranks.split())}
    suits = [*sort.suits, *(suit for suit in Suit if suit not in sort.suits)]
    lines = []
    for suit in suits:
        line = [card for card in cards if card.suit is suit]
        line.sort(key=lambda card: -int(card.rank) if card.suit is Suit.TAROCK else ranks.get(card.rank, 0))
        lines += [line[start : start + PER_ROW] for start in range(0, len(line), PER_ROW)]
    return lines
