# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Dresses the window in the colours of its house: light, dark or like the system, and in high contrast."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import Brightness, Settings
from kartenspiel.ui.looks.house import House, house_for, palette_of
from kartenspiel.ui.widgets.colours import DARK_GROUND, mix

Role = QPalette.ColorRole
LIGHTER_BOXES: Final = 160
"""Brightness of a box to be ticked in a dark window, in hundredths of that of a button."""
BOXES_ON_BLACK: Final = 0.4
"""How much of the colour of text a box has in a black window; the rest is black."""
_BOXES: Final = ("QCheckBox", "QRadioButton")
_BARS: Final = ("QScrollBar",)
_FIELDS: Final = (*_BOXES, "QComboBox", "QAbstractSpinBox", "QLineEdit")
"""What shows by an outline that something can be chosen or written there."""
_SCHEMES: Final[Mapping[Brightness, Qt.ColorScheme]] = {
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "system": Qt.ColorScheme.Unknown,
}


class ColourChange(QObject):
    """Says that the window wears other colours.

    Qt says so to windows alone, and to a widget in one only where its palette takes a colour from around it: who has a
    palette or a style sheet of his own, or paints with the colours of the house, hears of them here.
    """

    changed = Signal()


COLOURS: Final = ColourChange()

_house: House = house_for("green", dark=False, high_contrast=False)


def dress(settings: Settings) -> None:
    """Dress every widget as the settings say; what is open follows."""
    global _house  # noqa: PLW0603 - as there is one palette of the application
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "setColorScheme"):  # Qt 6.8 and later
        hints.setColorScheme(_SCHEMES[settings.theme])
    dark = settings.theme == "dark" or (settings.theme == "system" and _system_is_dark())
    high = settings.high_contrast or _system_wants_contrast()
    _house = house_for(settings.table_colour, dark=dark, high_contrast=high)
    QApplication.setPalette(palette_of(_house))
    _dress_boxes()
    _dress_outlines(_house, (*_BARS, *_FIELDS) if high else _BARS)
    COLOURS.changed.emit()


def _dress_boxes() -> None:
    """Let boxes to be ticked, and round ones, stand out from a dark window: Qt draws a darker frame round them."""
    boxes = QPalette(QGuiApplication.palette())
    ground = boxes.color(Role.Button).lighter(LIGHTER_BOXES) if is_dark() else boxes.color(Role.Base)
    if is_dark() and ground == boxes.color(Role.Window):  # nothing is lighter than black by so many times
        ground = mix(boxes.color(Role.WindowText), ground, BOXES_ON_BLACK)
    boxes.setColor(Role.Base, ground)  # also where it is the usual one: else the one before would stay
    for kind in _BOXES:
        QApplication.setPalette(boxes, kind)  # type: ignore[arg-type] # the stubs ask for bytes, the call refuses them


def _dress_outlines(house: House, kinds: Iterable[str]) -> None:
    """Let these widgets have an outline that is seen: Qt makes it of the ground, black of black in high contrast."""
    for kind in (*_BARS, *_FIELDS):
        dressed = QPalette(QGuiApplication.palette())
        if kind in _BOXES:
            dressed.setColor(Role.Base, QApplication.palette(kind).color(Role.Base))  # type: ignore[call-overload] # as above
        if kind in kinds:
            dressed.setColor(Role.Window, QColor(house.line))
        QApplication.setPalette(dressed, kind)  # type: ignore[arg-type] # as above


def house() -> House:
    """Return the colours that the window wears now."""
    return _house


def is_dark() -> bool:
    """Tell whether the window is dark now."""
    return QGuiApplication.palette().color(Role.Window).lightness() < DARK_GROUND


def _system_is_dark() -> bool:
    """Tell whether the desktop is dark; one that does not say so has a palette."""
    scheme = QGuiApplication.styleHints().colorScheme()
    if scheme != Qt.ColorScheme.Unknown:
        return scheme == Qt.ColorScheme.Dark
    return QApplication.style().standardPalette().color(Role.Window).lightness() < DARK_GROUND


def _system_wants_contrast() -> bool:
    """Tell whether the desktop asks for high contrast, as far as this Qt knows: 6.10 and later."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)
