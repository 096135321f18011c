# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The long press, with a finger or the mouse, which shows what a pointer shows by hovering."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

STILL: Final = 8
"""A pointer that moves by so many pixels drags something and does not hold it."""


class LongPress(QObject):
    """Notices that a widget is pressed and held for as long as the system says; that is then no click on it."""

    def __init__(self, widget: QWidget, held: Callable[[QPoint], bool]) -> None:
        """`held` is told where, in the widget, and tells whether there was something to be done."""
        super().__init__(widget)
        self._widget, self._held = widget, held
        self._at = QPoint()
        self._told = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tell)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer; what comes after something was held is kept from the widget."""
        if not isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.Hide:
                self._clock.stop()
            return super().eventFilter(watched, event)
        where = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._at, self._told = where, False
                if event.button() == Qt.MouseButton.LeftButton:
                    self._clock.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            case QEvent.Type.MouseMove if (where - self._at).manhattanLength() >= STILL:
                self._clock.stop()
            case QEvent.Type.MouseButtonRelease:
                self._clock.stop()
                told, self._told = self._told, False
                return told
        return self._told and event.type() == QEvent.Type.MouseMove

    def _tell(self) -> None:
        if QApplication.activePopupWidget() in (None, self._widget) and self._held(self._at):
            self._told = True
            if isinstance(self._widget, QAbstractButton):
                self._widget.setDown(False)
