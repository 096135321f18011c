# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The font of the program: the system's, larger or smaller as the person likes; our own where the system has none.

Boxes to be ticked and scroll bars grow with it.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.settings import TEXT_SIZES, TEXT_STEP, USUAL_TEXT
from kartenspiel.paths import resource
from kartenspiel.ui.looks import controls

USUAL_SCREEN: Final = 1080
"""Height up to which a screen is not large, in pixels: beyond it text grows as cards and plates do."""
_SIZE, _WRITTEN, _SYSTEM = "text size", "written size", "font of the system"
"""The properties of the application: the size of text that the person chose, that of its font, and whose font it was.

They are kept there as the font is: whoever writes next must know what was before, whoever it was.
"""


def write(size: int, screen: int = 0) -> None:
    """Write everything in so many hundredths of the system's size; nothing happens where it is like this already.

    Who has chosen none is written for as his `screen` wants it, of which the height is given in pixels.
    """
    application = _application()
    written = on_screen(screen) if size == USUAL_TEXT else size
    before = int(application.property(_WRITTEN) or USUAL_TEXT)
    application.setProperty(_SIZE, size)
    controls.grow(written / USUAL_TEXT)
    if written == before:
        return
    if before == USUAL_TEXT:  # as long as it is, a change of the system's font is followed
        application.setProperty(_SYSTEM, QApplication.font())
    application.setProperty(_WRITTEN, written)
    font = QFont(application.property(_SYSTEM))
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * written / USUAL_TEXT)
    else:
        font.setPixelSize(max(1, round(font.pixelSize() * written / USUAL_TEXT)))
    QApplication.setFont(font)


def on_screen(height: int) -> int:
    """Return how large text is on a screen so high, in hundredths of the system's size.

    It follows the screen and not the window: nothing written changes while a window is dragged larger.
    """
    grown = height * USUAL_TEXT // USUAL_SCREEN // TEXT_STEP * TEXT_STEP
    return min(TEXT_SIZES[-1], max(USUAL_TEXT, grown))


def share() -> float:
    """Return how many times as large as the system's text the person wants ours to be."""
    return float(_application().property(_SIZE) or USUAL_TEXT) / USUAL_TEXT


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
