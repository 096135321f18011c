# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The button by which a person who is not asked out of turn says that he wants to be, before the next card."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QWidget

from kartenspiel.model.observation import Observation
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

MOST: Final = 9
"""Greatest width of what can be said, in lines of the text."""
LINES: Final = 3
"""It has so many lines; the tooltip tells of what has no room there."""


class WordButton(QPushButton):
    """Stays pressed until the person has been asked; in sight while something may be said out of turn."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self._may_speak = False
        self._sayable: tuple[str, ...] = ()
        self._room = math.inf
        """How wide it may be, in pixels."""
        self.offered = True
        """Whether it is ever in sight; not where somebody else decides when one is asked."""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def retranslate(self) -> None:
        """Use the present language."""
        words = words_of(_("Say something"))
        letters = self.fontMetrics()
        self.setText(on_button(words))
        edges = self.sizeHint().width() - letters.horizontalAdvance(words)
        room = round(min(MOST * letters.height(), self._room - edges))
        self.setText(on_button("\n".join((words, *_told(self._sayable, letters, room)))))
        asked = words_of(_("You are asked before the next card (key W)."))
        explain(self, "\n".join((asked, *self._sayable)))

    def fit(self, room: float) -> None:
        """Be no wider than this, as far as the first words allow it."""
        if room != self._room:
            self._room = room
            self.retranslate()

    def see(self, seen: Observation, sayable: Sequence[str] = ()) -> None:
        """Follow what the person sees: whether something may be said while somebody else is on turn, and what."""
        if tuple(sayable) != self._sayable:
            self._sayable = tuple(sayable)
            self.retranslate()
        self._may_speak = bool(seen.moves) and seen.turn not in (None, seen.seat)
        if not seen.moves:
            self.setChecked(False)
        self.setVisible(self._may_speak and self.offered)

    def wait_for(self, question: Question | None) -> None:
        """Give way to a question, which grants the wish if it is asked out of turn."""
        if question is not None and question.may_pass:
            self.setChecked(False)
        self.setVisible(question is None and self._may_speak and self.offered)

    def press(self) -> None:
        """Press it, or take that back, if it is in sight."""
        if self.isVisible():
            self.toggle()


def _told(sayable: Sequence[str], letters: QFontMetrics, room: int) -> Iterator[str]:
    """Yield lines of this width with what can be said, each of it whole; an ellipsis where some has no room."""
    left = LINES
    for each in sayable:
        lines = _broken(each, letters, room)
        if len(lines) > left or any(letters.horizontalAdvance(line) > room for line in lines):
            yield "…"
            return
        yield from lines
        left -= len(lines)


def _broken(words: str, letters: QFontMetrics, room: int) -> list[str]:
    """Return words in lines of this width, as far as no single one is wider."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and letters.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
