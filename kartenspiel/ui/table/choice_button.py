# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A button for one choice: it tells when it is pointed at, and arrow keys walk from one to the next."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton

from kartenspiel.ui.widgets.plain import on_button

Walk = Callable[["ChoiceButton", int], None]
"""Moves the focus from a button by an arrow key."""


def caption(words: str) -> str:
    """Return words as they stand alone on a button or in a table: with a capital."""
    return words[:1].upper() + words[1:]


class ChoiceButton(QPushButton):
    """One choice; Enter and the space bar press it."""

    offered = True
    """Whether it is one of the answers; else it only tells what it would mean, or why it is none."""
    pointed = Signal()
    """The pointer or the focus has come to it."""

    def __init__(self, words: str, walk: Walk) -> None:
        super().__init__(on_button(caption(words)))
        self._walk = walk
        self.setAutoDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._walk(self, event.key())
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer is here, unless the button lies elsewhere once its panel has found its place."""
        super().enterEvent(event)
        pointer = event.globalPosition()
        QTimer.singleShot(0, self, lambda: self._tell_of(pointer))

    def _tell_of(self, pointer: QPointF) -> None:
        if self.rect().contains(self.mapFromGlobal(pointer).toPoint()):
            self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)
        self.pointed.emit()
