# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Labels for what is said beside the point (explanations, clauses, headings), and dialogs that fit on the screen."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QLabel

SMALLER: Final = 0.9
LARGER: Final = 1.35
EDGE: Final = 60
"""Pixels of the screen that a dialog leaves to its frame and the desktop."""
_SHARE: Final = 0.72
"""How much of the text colour a quiet text has; the rest is that of its ground."""


class QuietLabel(QLabel):
    """Smaller and paler than other text, and still legible on any ground."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # on every ground, also that of a list
        scale_font(self, SMALLER)
        self._pale()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._pale()
        super().changeEvent(event)

    def _pale(self) -> None:
        palette = QPalette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        palette.setColor(QPalette.ColorRole.WindowText, mixed(text, ground, _SHARE))
        self.setPalette(palette)


class Heading(QLabel):
    """The title of a page."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        scale_font(self, LARGER)
        font = self.font()
        font.setBold(True)
        self.setFont(font)


def scale_font(label: QLabel, factor: float) -> None:
    """Give a label the system's font, larger or smaller."""
    font = label.font()
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    label.setFont(font)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two; `share` of the first."""
    red, green, blue = (
        share * a + (1 - share) * b
        for a, b in ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    )
    return QColor(round(red), round(green), round(blue))


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Give a dialog this size in pixels, or what the screen and the smallest window have room for."""
    room = dialog.screen().availableGeometry().size()
    dialog.resize(min(width, room.width() - EDGE), min(height, room.height() - EDGE))
