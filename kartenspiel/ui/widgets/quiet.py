# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Labels for secondary text and headings, and dialogs that fit on the screen."""

import sys
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QDialog

from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel

SMALLER: Final = 0.9
LARGER: Final = 1.35
EDGE: Final = 60
"""Pixels of the screen that a dialog leaves to its frame and the desktop."""
_SHARE: Final = 0.72
"""How much of the text colour a quiet text has; the rest is that of its ground."""


_NEW_GROUND: Final = frozenset({QEvent.Type.PaletteChange, QEvent.Type.ParentChange})


class _ScaledLabel(PlainLabel):
    """A label in the font of the program, larger or smaller than other text."""

    factor = 1.0

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._scale = 1.0
        self._letters = Letters(self)
        self._letters.dress(self._dress)

    def set_scale(self, scale: float) -> None:
        """Write in the font of the program, so many times as large as usual."""
        self._scale = scale
        self._dress()

    def _dress(self) -> None:
        self.setFont(scaled_font(self.factor * self._scale))


class QuietLabel(_ScaledLabel):
    """A label for secondary text: smaller and paler, and still legible on any ground."""

    factor = SMALLER

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # on every ground, also that of a list
        self._make_pale()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window: those of the system change it, and a theme chosen while it is open."""
        if event.type() in _NEW_GROUND:
            self._make_pale()
        super().changeEvent(event)

    def _make_pale(self) -> None:
        around = self.parentWidget()
        palette = QPalette() if around is None else around.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        pale = mix(text, ground, _SHARE)
        if self.palette().color(QPalette.ColorRole.WindowText) != pale:  # else it would hear of its own change for ever
            own = QPalette()
            own.setColor(QPalette.ColorRole.WindowText, pale)
            self.setPalette(own)


class Heading(_ScaledLabel):
    """The title of a page."""

    factor = LARGER

    def _dress(self) -> None:
        self.setFont(title_font(scaled_font(self.factor * self._scale)))


def title_font(font: QFont) -> QFont:
    """Return the type of titles beside a text of this font: that of printed books, bold."""
    title = QFont(font)
    title.setFamily("serif" if sys.platform == "linux" else "Georgia")  # one that is there: Qt searches long for others
    title.setStyleHint(QFont.StyleHint.Serif)
    title.setBold(True)
    return title


def scaled_font(factor: float) -> QFont:
    """Return the font of the program, larger or smaller."""
    font = QApplication.font()
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    return font


def grow_with_letters(dialog: QDialog) -> None:
    """Let a dialog become larger with its letters, as far as the screen allows, and open large enough for them.

    Qt gives a dialog that has no size of its own two thirds of the screen at most.
    """

    def grow() -> None:
        room = dialog.screen().availableGeometry().size() - QSize(EDGE, EDGE)
        dialog.resize(dialog.size().expandedTo(dialog.sizeHint()).boundedTo(room))

    def follow() -> None:
        if dialog.isVisible():
            QTimer.singleShot(0, dialog, grow)  # all that is in it has been told by then
        elif not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
            dialog.resize(dialog.sizeHint().boundedTo(dialog.screen().availableGeometry().size() - QSize(EDGE, EDGE)))

    Letters(dialog).measure(follow)


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Give a dialog this size in pixels, or what the screen and the smallest window have room for."""
    room = dialog.screen().availableGeometry().size()
    dialog.resize(min(width, room.width() - EDGE), min(height, room.height() - EDGE))
