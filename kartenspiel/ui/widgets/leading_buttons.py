# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Buttons that lead on or answer: pressed by Enter as by the space bar, and with words that break into lines."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout

from kartenspiel.ui.widgets.plain import PlainLabel

PAD: Final = 9
"""Pixels round the words of a button, as wide as the style makes it round other buttons."""
LEAST: Final = 40
"""Least width of a button whose words break into lines, in pixels: it takes what its column has."""


class LeadingButton(QPushButton):
    """A button that Enter presses too, as it presses those of dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class AnswerButton(LeadingButton):
    """A button whose words break into lines where they must."""

    def __init__(self, *, centred: bool = False) -> None:
        super().__init__()
        self._tried = False
        self.label = PlainLabel()
        self.label.setObjectName("on_button")
        self.label.setWordWrap(True)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if centred:
            self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD, PAD, PAD)
        column.addWidget(self.label)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Bear these words."""
        self.label.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def set_tried(self, *, tried: bool) -> None:
        """Look as something that was tried and led nowhere, or no longer; the keys stay where they are."""
        self._tried = tried
        self._ink_words()

    def changeEvent(self, event: QEvent) -> None:
        """Have the words paler while it is out of use."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._ink_words()

    def _ink_words(self) -> None:
        """Tell the style sheet, which for the ink of a label does not look at the state of what it lies in."""
        pale = self._tried or not self.isEnabled()
        if self.label.property("pale") != pale:
            self.label.setProperty("pale", pale)
            self.style().unpolish(self.label)
            self.style().polish(self.label)

    def hasHeightForWidth(self) -> bool:
        """Become higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of its lines."""
        return self.label.heightForWidth(width - 2 * PAD) + 2 * PAD

    def sizeHint(self) -> QSize:
        """Return its least width, and the height that it then has at its present one."""
        return QSize(LEAST, self.heightForWidth(max(self.width(), LEAST)))

    def minimumSizeHint(self) -> QSize:
        """Ask for no more."""
        return self.sizeHint()
