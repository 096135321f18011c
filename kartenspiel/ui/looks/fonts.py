# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A font where the system has none: some packages bring one."""

from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from kartenspiel.paths import resource


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
