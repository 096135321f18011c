# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Looking through the rules pages of all games, one after the other, so that nobody has to wait."""

from PySide6.QtCore import QObject, QTimer, Signal

from kartenspiel.ui.rulebook.library import Found, Library


class LibrarySearch(QObject):
    """Looks in all pages for some words, or for where the terms of the glossary are used."""

    advanced = Signal()
    """More has been found, or all pages have been read for the glossary."""

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self.found: list[Found] = []
        """What the pages looked through so far say with the words."""
        self._words = ""
        self._ahead: list[str] = []
        """Games whose pages are still to be looked through."""
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._look_on)

    @property
    def over(self) -> bool:
        """Whether all pages have been looked through."""
        return not self._ahead

    def begin(self, words: str, first: str) -> None:
        """Look for words, or go on with it, in the page of the game `first` before others; without any, for terms."""
        if not words or words != self._words:
            self.found, self._words, self._ahead = [], words, self._library.games(first)
        if self._ahead:
            self._next.start()

    def pause(self) -> None:
        """Look no further until it is begun again."""
        self._next.stop()

    def forget(self) -> None:
        """Forget what was found: it is another language now, or something else is read."""
        self.pause()
        self.found, self._words, self._ahead = [], "", []

    def _look_on(self) -> None:
        """Look through the page of one more game; of terms is told once all have been looked through."""
        if self._words:
            self.found += self._library.find(self._words, self._ahead.pop(0))
            self.advanced.emit()
        elif self._ahead:
            self._library.uses_in(self._ahead.pop(0))
        else:
            self.advanced.emit()
            return
        if self._ahead or not self._words:
            self._next.start()
