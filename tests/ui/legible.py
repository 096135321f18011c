# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How well a label stands out from its ground."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel


def contrast_of(label: QLabel) -> float:
    """Return the contrast of a label's text to its ground, paper or cloth, from 1 to 21."""
    text = label.palette().color(QPalette.ColorRole.WindowText)
    ground = label.palette().color(QPalette.ColorRole.Window)
    return contrast(text.name(), ground.name())


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, written as ``#rrggbb``, from 1 to 21."""
    light, dark = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    """Return the relative luminance, as the Web Content Accessibility Guidelines define it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
