# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The code of a finished deal, to read out and to copy: a part of the score sheet."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.codes.deal_code import deal_code
from kartenspiel.controller.codes.rules_code import needs_code, rules_code
from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.games import game_named
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.paper import dress_buttons
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.copy_button import CopyButton
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

_CODE: Final = _("The code of this deal, for who wants to play the same cards: {code}")
_RULES: Final = _("It is played by your own house rules, which have a code too: {code}")
_COPY: Final = _("Copy the &code")
_COPY_TIP: Final = _("Copy it, to send it to somebody")
_COMPARE: Final = _("C&ompare results …")
_COMPARE_TIP: Final = _("See what others have made of the same cards")


class CodeBlock(QWidget):
    """Says the code, and that of house rules where others must be told them."""

    compare = Signal()
    """The person wants to compare results."""

    def __init__(self) -> None:
        super().__init__()
        self.code = self.rules = ""
        """The codes that are shown; "" for none."""
        self._labels = PlainLabel(), PlainLabel()
        self.copy_button, self.compare_button = CopyButton(_COPY, _COPY_TIP), QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in self._labels:
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addWidget(ButtonRows((self.copy_button, self.compare_button)))
        self.compare_button.clicked.connect(self.compare)
        phrases = Phrases(self)
        phrases.say(self.compare_button.setText, _COMPARE)
        phrases.say(partial(explain, self.compare_button), _COMPARE_TIP)
        self.hide()

    def show_deal(self, finished: FinishedDeal) -> None:
        """Show the code of a deal, which is over."""
        deal = finished.deal
        game = game_named(deal.game)
        self.code = deal_code(deal)
        self.rules = rules_code(game, deal.rules) if needs_code(game, deal.rules) else ""
        self.copy_button.copied = f"{self.code}\n{self.rules}".strip()
        self.show()

    def write(self, font: QFont) -> None:
        """Write it in the present language, in letters like those around."""
        for label, text, code in zip(self._labels, (_CODE, _RULES), (self.code, self.rules), strict=True):
            label.setFont(font)
            label.setText(words_of(text(code=code)))
            label.setVisible(bool(code))
        for button in (self.copy_button, self.compare_button):
            button.setFont(font)
        dress_buttons(self)
