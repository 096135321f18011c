# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Colours of text and ground: when a ground is dark, and what lies between two colours."""

from typing import Final

from PySide6.QtGui import QColor

DARK_GROUND: Final = 128
"""Lightness below which a ground is dark, of 255."""


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two; `share` of the first."""
    red, green, blue = (
        share * a + (1 - share) * b
        for a, b in ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    )
    return QColor(round(red), round(green), round(blue))
