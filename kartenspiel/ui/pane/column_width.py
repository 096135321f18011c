# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The width of the column beside a table; in a file of its own, so that the pages need not be loaded for it."""

from typing import Final

from PySide6.QtWidgets import QWidget

LETTERS: Final = 40
"""Width of the column, in mean widths of letters."""
SHARE: Final = 0.24
"""The same where there is more room, by the width of the page."""
LARGEST_SHARE: Final = 0.36
"""How much of the page it takes at most, by its width."""


def column_width(page: QWidget) -> int:
    """Return the width of the column of a lesson or a quiz on a page, in pixels."""
    letters = page.fontMetrics().averageCharWidth() * LETTERS
    return min(max(letters, round(page.width() * SHARE)), round(page.width() * LARGEST_SHARE))
