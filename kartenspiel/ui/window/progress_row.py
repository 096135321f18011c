# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A line of a page that tells how far something is which one has begun there, with a button that stops it."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from kartenspiel.controller.writing import PATIENCE_MS
from kartenspiel.model.text import Text
from kartenspiel.ui.looks.paper import Sheet
from kartenspiel.ui.widgets.announcing import announce
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import Phrases


class ProgressRow(Sheet):
    """Is seen only while something takes longer than one notices."""

    stopped = Signal()

    def __init__(self, told: Text, stop: Text, parent: QWidget | None = None) -> None:
        """`told` says what is being done, `stop` what the button does."""
        super().__init__(parent)
        self.label, self.bar, self.button = PlainLabel(), QProgressBar(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(self.label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._appear)
        self.button.clicked.connect(self.stopped)
        phrases = Phrases(self)
        phrases.say(self.label.setText, told)
        phrases.say(self.bar.setAccessibleName, told)
        phrases.say(self.button.setText, stop)
        self.hide()

    def begin(self) -> None:
        """Say that something is being done, once that takes longer than one notices; how far it is, is not known."""
        self.bar.setRange(0, 0)
        self._patience.start(PATIENCE_MS)

    def tell(self, done: int, whole: int) -> None:
        """Say how far it is."""
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)

    def end(self) -> None:
        """Say nothing more of it."""
        self._patience.stop()
        self.hide()

    def _appear(self) -> None:
        self.show()
        announce(self, self.label.text())
