# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What computer players said in a deal, and their last cards, each to be asked why: a part of the score sheet."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.hindsight import AskableMove, askable_moves
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.model.text import Who, marker
from kartenspiel.ui.looks.paper import dress_buttons
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.plain import PlainLabel, on_button
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_TITLE: Final = _("Why did they say and play that? A click on their words, or on a card of the last trick, tells it:")
_SPOKEN: Final = _("{player}: {words}")
_TIP: Final = _("Read why this was chosen (W)")


class SpokenWords(QWidget):
    """A button for each of them; the key W asks about the one that has the keys, or else about the last."""

    why = Signal(int)
    """The person wants to know why the move of this number was made, from 0 on."""

    def __init__(self) -> None:
        super().__init__()
        self._spoken: Sequence[AskableMove] = ()
        self._title = PlainLabel()
        self._title.setWordWrap(True)
        self._rows: ButtonRows | None = None
        self.buttons: list[QPushButton] = []
        """One for each word and card, in the order in which they came."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        self._column = column
        self.hide()

    def show_deal(self, finished: FinishedDeal) -> None:
        """Offer what was said and played in this deal."""
        self._spoken = askable_moves(PlayedDeal.of(finished), finished.seen.seat)

    def write(self, words: Wording, font: QFont) -> None:
        """Write it in the present language, in letters like those around."""
        if self._rows is not None:
            self._rows.setParent(None)  # else it would still be found among what lies here until it is deleted
            self._rows.deleteLater()
            self._rows = None
        self.buttons = [self._button(each, words, font) for each in self._spoken]
        if self.buttons:
            self._title.setFont(font)
            self._title.setText(words.text(_TITLE))
            self._rows = ButtonRows(self.buttons)
            self._column.addWidget(self._rows)
            dress_buttons(self)
        self.setVisible(bool(self.buttons))

    def ask(self) -> None:
        """Ask about the one that has the keys, or else about the last."""
        chosen = next((button for button in self.buttons if button.hasFocus()), None)
        if self.buttons:
            (chosen or self.buttons[-1]).click()

    def _button(self, spoken: AskableMove, words: Wording, font: QFont) -> QPushButton:
        told = words.text(_SPOKEN(player=Who(spoken.seat), words=spoken.words))
        button = QPushButton(on_button(told))
        button.setFont(font)
        explain(button, words.text(_TIP))
        button.clicked.connect(partial(self.why.emit, spoken.number))
        return button
