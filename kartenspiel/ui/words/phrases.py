# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sets the texts of widgets, and sets them again when the language of the window changes."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtWidgets import QWidget

from kartenspiel.model.text import Text
from kartenspiel.ui.words.wording import Wording

Setter = Callable[[str], object]


def wording() -> Wording:
    """Return the words of the present language, for texts without cards and players."""
    return _words_in(QLocale().name())


@cache
def _words_in(language: str) -> Wording:
    return Wording(language, "french")


def words_of(text: Text) -> str:
    """Return a text without cards and players in the present language."""
    return wording().text(text)


class Phrases(QObject):
    """The texts of one widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._said: list[tuple[Setter, Text]] = []
        self._told: list[Callable[[], object]] = []
        widget.installEventFilter(self)

    def say(self, setter: Setter, text: Text) -> None:
        """Set a text, now and whenever the language changes."""
        self._said.append((setter, text))
        setter(words_of(text))

    def tell(self, retell: Callable[[], object]) -> None:
        """Call something that writes texts, now and whenever the language changes."""
        self._told.append(retell)
        retell()

    def repeat(self, retell: Callable[[], object]) -> None:
        """Call something that writes texts whenever the language changes, but not yet."""
        self._told.append(retell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the language has changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._repeat()
        return False

    def _repeat(self) -> None:
        for setter, text in self._said:
            setter(words_of(text))
        for retell in self._told:
            retell()
