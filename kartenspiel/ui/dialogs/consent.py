# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A question with a title and several sentences on what would come of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from kartenspiel.model.text import Text
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading
from kartenspiel.ui.words.phrases import Phrases

LETTERS: Final = 56
"""Width of the lines."""


class ConsentDialog(ClothDialog):
    """A dialog that asks whether something may be done; accepted means yes."""

    def __init__(
        self, title: Text, sentences: Sequence[Text], no: Text, yes: Text, parent: QWidget | None = None
    ) -> None:
        """The `sentences` say what would come of it; `no` and `yes` are the buttons, and Enter presses `no`."""
        super().__init__(parent)
        self.no, self.yes = QPushButton(), QPushButton()
        self.sentences = tuple(PlainLabel() for _ in sentences)
        column = QVBoxLayout(self)
        heading = Heading()
        self.setWindowTitle(QCoreApplication.applicationName())  # what is asked is read once, on the paper
        column.addWidget(heading)
        for label in self.sentences:
            label.setWordWrap(True)
            keep_wide(label, LETTERS)
            column.addWidget(label)
        buttons = QDialogButtonBox()
        buttons.addButton(self.no, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.yes, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.no.setDefault(True)
        phrases = Phrases(self)
        for setter, text in (
            (heading.setText, title),
            (self.no.setText, no),
            (self.yes.setText, yes),
        ):
            phrases.say(setter, text)
        for label, text in zip(self.sentences, sentences, strict=True):
            phrases.say(label.setText, text)
