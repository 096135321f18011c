# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A bar above the table that says something without interrupting the game."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QToolButton, QWidget

from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.ui.phrases import Phrases, spoken

Action = tuple[Text, Callable[[], object]]
"""A button of the bar: its text and what it does."""

_CLOSE = QT_TRANSLATE_NOOP("MessageBar", "Close this message")


class MessageBar(QFrame):
    """One message at a time, with buttons where there is something to choose; the newest takes the place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text: Text | None = None
        self._buttons: list[tuple[QPushButton, Text]] = []
        self._icon = QLabel()
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton))
        self._close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._close)
        self.hide()
        self._phrases = Phrases(self)
        self._phrases.tell(self._write)

    def inform(self, text: Text, actions: Sequence[Action] = ()) -> None:
        """Show a message, with a button for everything that can be done about it."""
        self._show(text, actions, QStyle.StandardPixmap.SP_MessageBoxInformation)

    def warn(self, text: Text, actions: Sequence[Action] = ()) -> None:
        """Show that something went wrong."""
        self._show(text, actions, QStyle.StandardPixmap.SP_MessageBoxWarning)

    def text(self) -> str:
        """Return what the bar says."""
        return self._label.text()

    def buttons(self) -> tuple[QPushButton, ...]:
        """Return the buttons of the present message."""
        return tuple(button for button, _ in self._buttons)

    def _show(self, text: Text, actions: Sequence[Action], icon: QStyle.StandardPixmap) -> None:
        for button, _ in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._text = text
        self._buttons = [(self._button(act), words) for words, act in actions]
        side = self.fontMetrics().height() + 4
        self._icon.setPixmap(self.style().standardIcon(icon).pixmap(QSize(side, side)))
        self._write()
        self.show()

    def _button(self, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setAutoDefault(False)
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda _checked: act())
        self._row.insertWidget(self._row.count() - 1, button)
        return button

    def _write(self) -> None:
        self._close.setToolTip(spoken(_CLOSE))
        self._close.setAccessibleName(spoken(_CLOSE))
        self._label.setText("" if self._text is None else spoken(self._text))
        for button, words in self._buttons:
            button.setText(spoken(words))
