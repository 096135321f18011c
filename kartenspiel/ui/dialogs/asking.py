# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A short yes-or-no question before something is done that cannot be undone."""

from typing import Final

from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from kartenspiel.model.text import Text
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import words_of

LETTERS: Final = 48
"""Width of the lines."""


class Asking(ClothDialog):
    """A dialog with one sentence and two answers; Enter and Escape take the one that changes nothing."""

    def __init__(self, question: Text, act: Text, leave: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(parent.windowTitle() if parent is not None else "")
        self.question = PlainLabel(words_of(question))
        self.question.setWordWrap(True)
        self.question.setMinimumWidth(self.question.fontMetrics().averageCharWidth() * LETTERS)
        self.act, self.leave = QPushButton(words_of(act)), QPushButton(words_of(leave))
        self.act.setAutoDefault(False)
        self.leave.setDefault(True)
        buttons = QDialogButtonBox()
        buttons.addButton(self.leave, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.act, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.question)
        column.addWidget(buttons)
        self.leave.setFocus()

    def text(self) -> str:
        """Return the question."""
        return self.question.text()
