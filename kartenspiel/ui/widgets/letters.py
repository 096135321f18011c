# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Has something done for a widget now, and again whenever the font of the program changes.

Qt passes a new font on to widgets that have none of their own.  Who has one, larger or smaller than usual, and who has
measured its words has to hear of the change.
"""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

Fit = Callable[[], object]


class Letters(QObject):
    """What is done for one widget when letters become larger or smaller."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._dressed: list[Fit] = []
        self._measured: list[Fit] = []
        cast("QApplication", QApplication.instance()).fontChanged.connect(self._dress)
        widget.installEventFilter(self)

    def dress(self, fit: Fit) -> None:
        """Give fonts of their own to whatever has them, now and as soon as the program has another font."""
        self._dressed.append(fit)
        fit()

    def measure(self, fit: Fit) -> None:
        """Do something that measures words, now and when the widget and all in it have another font."""
        self._measured.append(fit)
        fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the widget has another font: those in it have it already."""
        if event.type() == QEvent.Type.FontChange:
            for fit in self._measured:
                fit()
        return False

    def _dress(self) -> None:
        for fit in self._dressed:
            fit()


def keep_wide(widget: QWidget, letters: float) -> None:
    """Let a widget be at least as wide as so many letters of mean width, however large these become."""
    Letters(widget).measure(lambda: widget.setMinimumWidth(round(widget.fontMetrics().averageCharWidth() * letters)))
