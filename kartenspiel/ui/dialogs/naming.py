# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks what something is to be called."""

from typing import Final

from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.names import LONGEST_NAME, good_name
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

LETTERS: Final = 44
"""Width of the line."""
_TAKE = _("&Take this name")
_CANCEL = _("Cancel")


class NameDialog(ClothDialog):
    """Asks for a name; where none is given, `usual` is what it is called."""

    def __init__(self, title: Text, question: Text, name: str, usual: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line, self.take, self._cancel = QLineEdit(name), QPushButton(), QPushButton()
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setPlaceholderText(usual)
        self.line.selectAll()
        keep_wide(self.line, LETTERS)
        label = PlainLabel()
        label.setBuddy(self.line)
        buttons = QDialogButtonBox()
        buttons.addButton(self.take, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.take.setDefault(True)
        column = QVBoxLayout(self)
        for part in (label, self.line, buttons):
            column.addWidget(part)
        phrases = Phrases(self)
        for setter, text in (
            (self.setWindowTitle, title),
            (label.setText, question),
            (self.take.setText, _TAKE),
            (self._cancel.setText, _CANCEL),
        ):
            phrases.say(setter, text)

    def name(self) -> str:
        """Return the name; "" for none."""
        return good_name(self.line.text())
