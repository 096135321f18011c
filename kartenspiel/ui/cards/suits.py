# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The four suits in a picture: the sign of each on its piece of card, and with it what it is called."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.ui.cards.artwork import Artwork
from kartenspiel.ui.cards.faces import glyph_of
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording

SIGN: Final = 2.4
"""Height of a sign, in heights of a line of text."""
FLAT_SIGN: Final = 1.6
GAP: Final = 4


class SuitsPicture(QWidget):
    """The signs of the suits with their names, in the pack on the table."""

    def __init__(self, artwork: Artwork, *, flat: bool = False) -> None:
        """Where it shall be `flat` each name stands beside its sign, and not below."""
        super().__init__()
        self._artwork, self._size = artwork, FLAT_SIGN if flat else SIGN
        self._signs = tuple(PlainLabel() for _ in PLAIN_SUITS)
        self.names = tuple(PlainLabel() for _ in PLAIN_SUITS)
        self.orders = tuple(PlainLabel() for _ in PLAIN_SUITS)
        """The cards of each suit from the highest down, where that is told."""
        grid = QGridLayout(self)
        grid.setContentsMargins(GAP, GAP, GAP, GAP)
        grid.setHorizontalSpacing(3 * GAP)
        grid.setVerticalSpacing(GAP)
        for below, labels in enumerate((self._signs, self.names)):
            for place, label in enumerate(labels):
                row, column = (0, 2 * place + below) if flat else (below, place)
                grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignCenter)
        for place, label in enumerate(self.orders):
            label.hide()
            grid.addWidget(label, 2, 2 * place if flat else place, 1, 2 if flat else 1, Qt.AlignmentFlag.AlignCenter)

    def show_orders(self, cards: Mapping[Suit, Sequence[Card]]) -> None:
        """Show which cards each suit has, the highest first; they are written as in the corners of the pack."""
        for suit, label in zip(PLAIN_SUITS, self.orders, strict=True):
            label.setText(" ".join(glyph_of(card, self._artwork.look) for card in cards.get(suit, ())))
            label.setVisible(bool(label.text()))

    def show_suits(self, wording: Wording) -> None:
        """Show the suits as this pack has them, in the words of the moment."""
        height = self._size * self.names[0].fontMetrics().height()
        for suit, sign, name in zip(PLAIN_SUITS, self._signs, self.names, strict=True):
            sign.setPixmap(self._artwork.sign(suit, height))
            name.setText(wording.text(suit))
        self.setAccessibleName(", ".join(label.text() for label in self.names))
