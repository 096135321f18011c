# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A button that copies a text, and letters in which codes are read with ease."""

from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from kartenspiel.model.text import Text, marker
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

TOLD_MS: Final = 2500
"""How long it is said that something was copied."""
_COPIED: Final = _("Copied")


class CopyButton(QPushButton):
    """A button that copies a text, and says so."""

    def __init__(self, words: Text, tip: Text) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self.copied = ""
        """What it copies."""
        self._words, self._phrases = words, Phrases(self)
        self._phrases.tell(self._write)
        self._phrases.say(partial(explain, self), tip)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TOLD_MS)
        self._timer.timeout.connect(self._write)
        self.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.copied)
        self.setText(words_of(_COPIED))
        self._timer.start()

    def _write(self) -> None:
        self.setText(words_of(self._words))


def write_evenly(widget: QWidget) -> None:
    """Write in letters of one width, as large as all others."""

    def dress() -> None:
        even, usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont), QFont()
        if usual.pointSizeF() > 0:
            even.setPointSizeF(usual.pointSizeF())
        else:
            even.setPixelSize(usual.pixelSize())
        widget.setFont(even)

    Letters(widget).dress(dress)
