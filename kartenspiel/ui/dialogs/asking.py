# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Asks before something is done that cannot be undone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from kartenspiel.model.text import Text
from kartenspiel.ui.words.phrases import words_of


class Asking(QMessageBox):
    """A question with two answers; Enter and Escape take the one that changes nothing."""

    def __init__(self, question: Text, act: Text, leave: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(parent.windowTitle() if parent is not None else "")
        self.setText(words_of(question))
        self.act = self.addButton(words_of(act), QMessageBox.ButtonRole.ActionRole)
        self.leave = self.addButton(words_of(leave), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.leave)
        self.setEscapeButton(self.leave)
