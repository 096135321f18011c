# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The font of the program: the system's, larger or smaller as the person likes; our own where the system has none."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from kartenspiel.paths import resource

USUAL: Final = 100
"""The size of text that is the system's, in hundredths of that."""
_SIZE: Final = "text size"
"""The property of the application that keeps the size of text."""


class TextSize:
    """Writes everything larger or smaller than the system does."""

    def __init__(self) -> None:
        self._system = QApplication.font()

    def take(self, size: int) -> None:
        """Write in so many hundredths of the system's size; nothing happens where it is like this already."""
        if size == round(USUAL * share()):
            return
        if share() == 1:  # as long as it is, a change of the system's font is followed
            self._system = QApplication.font()
        _application().setProperty(_SIZE, size)
        font = QFont(self._system)
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * size / USUAL)
        else:
            font.setPixelSize(max(1, round(font.pixelSize() * size / USUAL)))
        QApplication.setFont(font)


def share() -> float:
    """Return how many times as large as the system's text ours is."""
    return float(_application().property(_SIZE) or USUAL) / USUAL


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None  # noqa: S101 - there is no font before it
    return application


def ensure() -> bool:
    """Tell whether there is a font, after taking that of the package where the system has none."""
    if _family():
        return True
    for file in sorted(resource("fonts").glob("*.ttf")):
        for family in QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file))):
            font = QApplication.font()
            font.setFamily(family)
            QApplication.setFont(font)
            return True
    return False


def _family() -> str:
    """Return which font is used for what asks for none; the lists of Qt have some where there are none at all."""
    return QFontInfo(QApplication.font()).family()
