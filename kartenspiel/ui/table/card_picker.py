# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Chooses one card of many: a row for each suit, a button for each rank."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from kartenspiel.games import view_of
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.observation import Observation
from kartenspiel.model.text import marker
from kartenspiel.model.view import SortOrder
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import SKUES, Look, glyph_of
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.price_tags import PriceTag
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.card_names import roman
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
}  # fmt: skip
PER_ROW: Final = 11
"""Tarocks are many; they take two rows."""


class CardPicker(QWidget):
    """A grid of cards by suit and rank; arrow keys walk on it.  Cards of one's own hand have a broken edge.

    A card says its letter, or its whole name where each suit has one card and there is room for it.
    """

    picked = Signal(object)
    pointed = Signal(object)
    """The card under the pointer or the focus, for whoever wants to explain it."""

    def __init__(
        self, cards: Sequence[Card], seen: Observation, artwork: Artwork, wording: Wording, text: float
    ) -> None:  # fmt: skip
        super().__init__()
        self._held = seen.hand
        self._by_card: dict[Card, CardButton] = {}
        self.buttons: dict[tuple[int, int], ChoiceButton] = {}
        """By row and column."""
        self._artwork, self._wording, self._text = artwork, wording, text
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(max(3, round(text / 4)))
        lines = _lines(cards, view_of(seen).sort)
        in_full = all(len(line) == 1 for line in lines)
        for row, line in enumerate(lines):
            for column, card in enumerate(line):
                self.buttons[row, column] = self._button(card, in_full=in_full)
                grid.addWidget(self.buttons[row, column], row, column)

    def show_tags(self, tags: Mapping[Card, PriceTag]) -> None:
        """Write below the cards what calling them brings."""
        for card, tag in tags.items():
            self._by_card[card].show_tag(tag, round(self._text))

    def _button(self, card: Card, *, in_full: bool) -> "CardButton":
        name = self._wording.text(card)
        button = self._by_card[card] = CardButton(name if in_full else letter(card, self._artwork.look), self._walk)
        button.setObjectName("card")
        if card in self._held:
            button.setObjectName("held")
            name = words_of(_("{card} – in your own hand")(card=name))
        explain(button, name)
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

    def _walk(self, button: ChoiceButton, key: int) -> None:
        """Move the focus to the next card in a direction, if there is one."""
        row, column = next(place for place, each in self.buttons.items() if each is button)
        down, right = ARROWS[Qt.Key(key)]
        row, column = row + down, column + right
        last = max((place[1] for place in self.buttons if place[0] == row), default=-1)
        target = self.buttons.get((row, min(column, last)))
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)


class CardButton(ChoiceButton):
    """A card to be called."""

    def show_tag(self, tag: PriceTag | None, text: int) -> None:
        """Write what it brings below the letter."""
        if tag is not None:
            label = self._hang(tag, text)
            below = self.objectName()
            self.setStyleSheet(f"QPushButton#{below} {{ padding-bottom: {label.height() + 3}px; }}")
            self.setMinimumSize(max(self.minimumWidth(), label.width() + 6), self.minimumHeight() + label.height())

    def _tag_place(self) -> QPoint:
        assert self._tag is not None  # noqa: S101 - asked only where there is one
        return QPoint((self.width() - self._tag.width()) // 2, self.height() - self._tag.height() - 3)


def letter(card: Card, look: Look) -> str:
    """Return how a card is written in a corner: a letter or number, a Roman one for tarocks."""
    if card.suit is not Suit.TAROCK:
        return glyph_of(card, look)
    return "Sküs" if card.rank == SKUES else roman(int(card.rank))


def _lines(cards: Sequence[Card], sort: SortOrder) -> list[list[Card]]:
    ranks = {rank: place for place, rank in enumerate(sort.ranks.split())}
    suits = [*sort.suits, *(suit for suit in Suit if suit not in sort.suits)]
    lines = []
    for suit in suits:
        line = [card for card in cards if card.suit is suit]
        line.sort(key=lambda card: -int(card.rank) if card.suit is Suit.TAROCK else ranks.get(card.rank, 0))
        lines += [line[start : start + PER_ROW] for start in range(0, len(line), PER_ROW)]
    return lines
