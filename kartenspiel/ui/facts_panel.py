# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What stays in sight through a deal: called card, trumps, contract, and the table of what was said."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Board, Fact
from kartenspiel.model.text import Text
from kartenspiel.ui.artwork import Artwork
from kartenspiel.ui.wording import Wording

PICTURE: float = 4.3
"""Height of the picture of a card, in heights of the text."""


class FactsPanel(QFrame):
    """The facts of a deal side by side, each with its picture or sign."""

    def __init__(self, artwork: Artwork, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._artwork = artwork
        self._layout = QHBoxLayout(self)
        self._pictures: list[tuple[QLabel, Card]] = []
        self._text = 13
        artwork.ready.connect(self._refresh)
        self.hide()

    def show_facts(self, facts: tuple[Fact, ...], wording: Wording, text: int) -> None:
        """Show these facts with text of this height."""
        self._text = text
        _empty(self._layout)
        self._pictures.clear()
        pad = max(3, text // 2)
        self._layout.setContentsMargins(pad, pad // 2, pad, pad // 2)
        self._layout.setSpacing(round(1.1 * text))
        for fact in facts:
            self._layout.addWidget(self._fact(fact, wording))
        self.setVisible(bool(facts))
        self.adjustSize()

    def _fact(self, fact: Fact, wording: Wording) -> QWidget:
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(max(3, self._text // 2))
        if isinstance(fact.value, Card):
            row.addWidget(self._picture(fact.value))
        elif isinstance(fact.value, Suit):
            row.addWidget(self._sign(fact.value))
        words = QVBoxLayout()
        words.setSpacing(0)
        label, value = QLabel(wording.text(fact.label)), QLabel(wording.text(fact.value))
        label.setObjectName("quiet")
        value.setObjectName("title")
        words.addStretch()
        words.addWidget(label)
        words.addWidget(value)
        words.addStretch()
        row.addLayout(words)
        body.setToolTip(f"{label.text()}: {value.text()}")
        return body

    def _picture(self, card: Card) -> QLabel:
        label = QLabel()
        self._pictures.append((label, card))
        self._draw(label, card)
        return label

    def _draw(self, label: QLabel, card: Card) -> None:
        width = round(PICTURE * self._text * self._artwork.aspect)
        picture = self._artwork.picture(card.code, width)
        size = picture.pixmap.deviceIndependentSize() * (width / picture.width)
        label.setFixedSize(size.toSize())
        label.setScaledContents(not picture.exact)
        label.setPixmap(picture.pixmap)

    def _refresh(self, name: str) -> None:
        for label, card in self._pictures:
            if card.code == name:
                self._draw(label, card)

    def _sign(self, suit: Suit) -> QLabel:
        label = QLabel()
        label.setPixmap(self._artwork.sign(suit, 2.2 * self._text))
        return label


class BoardPanel(QFrame):
    """Bids by seat, or items by raise level, as a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._layout = QGridLayout(self)
        self.hide()

    def show_board(self, board: Board | None, wording: Wording, text: int) -> None:
        """Show this table with text of this height; hide if there is none."""
        _empty(self._layout)
        pad = max(3, text // 2)
        self._layout.setContentsMargins(pad, pad // 2, pad, pad // 2)
        self._layout.setHorizontalSpacing(text)
        self._layout.setVerticalSpacing(max(1, text // 6))
        if board is not None:
            self._add_row(0, board.columns, wording, "quiet")
            for number, row in enumerate(board.rows, 1):
                self._add_row(number, row, wording, "")
        self.setVisible(board is not None and bool(board.rows))
        self.adjustSize()

    def _add_row(self, number: int, row: tuple[Text, ...], wording: Wording, name: str) -> None:
        for column, cell in enumerate(row):
            label = QLabel(wording.text(cell))
            label.setObjectName(name or ("title" if column == 0 else ""))
            if column:
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._layout.addWidget(label, number, column)


def _empty(layout: QHBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
