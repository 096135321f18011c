# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The button by which a person who is not asked out of turn says that he wants to be, before the next card."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from kartenspiel.model.observation import Observation
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.widgets.plain import on_button
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

MOST: Final = 9
"""Greatest width of each thing that can be said, in lines of the text."""
LINES: Final = 3
"""So many of them are named; the tooltip has all."""


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
        told = [letters.elidedText(each, Qt.TextElideMode.ElideRight, room) for each in self._sayable[:LINES]]
        more = ["…"] if len(self._sayable) > LINES else []
        self.setText(on_button("\n".join((words, *told, *more))))
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
