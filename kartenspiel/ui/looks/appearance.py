# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Light and dark windows.

Where the desktop follows the wish for a colour scheme, Qt's own colours are used; elsewhere (a bare X server, a screen
in memory) we bring our own.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from kartenspiel.ui.widgets.colours import DARK_GROUND

Role = QPalette.ColorRole
_DARK: Final = {
    Role.Window: "#24272b",
    Role.WindowText: "#f1f0ec",
    Role.Base: "#1b1d20",
    Role.AlternateBase: "#212427",
    Role.Text: "#f1f0ec",
    Role.Button: "#34383d",
    Role.ButtonText: "#f1f0ec",
    Role.ToolTipBase: "#34383d",
    Role.ToolTipText: "#f1f0ec",
    Role.PlaceholderText: "#a4a7ab",
    Role.Highlight: "#2f6fb0",
    Role.HighlightedText: "#ffffff",
    Role.Link: "#7db8f5",
    Role.LinkVisited: "#c6a5f0",
    Role.BrightText: "#ffffff",
    Role.Light: "#4a4f55",
    Role.Midlight: "#3f4348",
    Role.Mid: "#55595f",
    Role.Dark: "#141618",
    Role.Shadow: "#0b0c0d",
}
LIGHTER_BOXES: Final = 160
"""Brightness of a box to be ticked in a dark window, in hundredths of that of a button."""
_FADED: Final = "#7d8085"
_SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark, "system": Qt.ColorScheme.Unknown}


def dress(theme: str) -> None:
    """Make the window ``light``, ``dark`` or like the ``system``."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "setColorScheme"):  # Qt 6.8 and later
        hints.setColorScheme(_SCHEMES[theme])
    QApplication.setPalette(QPalette())
    if theme == "dark" and not is_dark():
        QApplication.setPalette(_dark_palette())
    elif theme == "light" and is_dark():
        QApplication.setPalette(QApplication.style().standardPalette())
    dress_boxes()


def dress_boxes() -> None:
    """Let boxes to be ticked stand out from a dark window: the frame that Qt draws round them is darker than that."""
    boxes = QPalette(QGuiApplication.palette())
    ground = boxes.color(Role.Button).lighter(LIGHTER_BOXES) if is_dark() else boxes.color(Role.Base)
    boxes.setColor(Role.Base, ground)  # also where it is the usual one: else the one before would stay
    QApplication.setPalette(boxes, "QCheckBox")  # type: ignore[arg-type] # the stubs ask for bytes, the call refuses them


def is_dark() -> bool:
    """Tell whether the window is dark now."""
    return QGuiApplication.palette().color(Role.Window).lightness() < DARK_GROUND


def _dark_palette() -> QPalette:
    palette = QPalette()
    for role, colour in _DARK.items():
        palette.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED))
    return palette
