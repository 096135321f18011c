# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A font where the system has none: some packages bring one."""

from PySide6.QtGui import QFontDatabase

from kartenspiel.paths import resource


def ensure() -> bool:
    """Tell whether there is a font, after taking that of the package where the system has none."""
    if not QFontDatabase.families():
        for file in sorted(resource("fonts").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(file))
    return bool(QFontDatabase.families())
