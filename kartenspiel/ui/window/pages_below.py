# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The way back from pages that lead to each other: replay and analysis, each of which can be opened from the other."""

from PySide6.QtWidgets import QWidget

from kartenspiel.ui.window.play_page import PlayPage


class PagesBelow:
    """Remembers what each page was opened from; who went from one to the other and back again has not gone further."""

    def __init__(self, page: PlayPage) -> None:
        self._page = page
        self._below: dict[QWidget, QWidget | None] = {}

    def lay(self, page: QWidget, *, over_table: bool = False) -> None:
        """Lay a page over what is shown, to which it leads back; where it lies `over_table`, to the table instead."""
        below = None if over_table else self._page.pane.currentWidget()
        opened_from_it = below is not None and self._below.get(below) is page
        if below is not page and not opened_from_it:
            self._below[page] = below
        self._page.cover(page)

    def leave(self, page: QWidget) -> None:
        """Show again what a page was opened from."""
        self._page.cover(self._below.pop(page, None))
