# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where choices tell what they mean: quiet lines beside their buttons, or a place below all of them."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from kartenspiel.model.text import marker
from kartenspiel.ui.table.choice_button import ChoiceButton
from kartenspiel.ui.table.choice_words import ChoiceMeaning
from kartenspiel.ui.widgets.clauses import NUMBERS, Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

HINT_WIDTH: Final = 34
"""Greatest width of an explanation, in heights of the text."""
CITED: Final = 4.5
"""Width that the clauses beside an explanation take where they are shown, in heights of the text (`room_cited`)."""
LINES: Final = 3
"""So many lines for what a contract means there are at least below the ladder."""
FAR: Final = 10_000
"""More pixels than any text takes."""


class MeaningPlaces:
    """Makes the places below choices; below the ladder of bids they stay as high as they were through an auction."""

    def __init__(self, panel: QWidget) -> None:
        """`panel` is the widget that the choices are in."""
        self._panel = panel
        self._reserved: dict[tuple[int, int, str], int] = {}
        """How high the last place below a ladder is, by the height of its text, its width and its language."""

    def below(self, told: Sequence[tuple[ChoiceButton, ChoiceMeaning]], wide: int, text: int, ladder_in: str) -> Cited:
        """Return the place of this width where these buttons tell what they mean, high enough for the longest of it.

        `ladder_in` is the language of the ladder above it; "" where there are other choices.
        """
        label = quiet_label(pointing_hint(), text)
        label.setParent(self._panel)
        label.ensurePolished()
        whole, wide = wide, wide - round(room_cited(text) + 0.5 * text)
        label.setMinimumWidth(wide)
        words = [label.text(), *(each.words for _, each in told)]
        room, letters, wrapped = QRect(0, 0, wide, FAR), label.fontMetrics(), Qt.TextFlag.TextWordWrap.value
        needed = max(letters.boundingRect(room, wrapped, each).height() for each in words) + 1
        if ladder_in:
            place = text, wide, ladder_in
            self._reserved = {place: max(needed, LINES * letters.lineSpacing() + 1, self._reserved.get(place, 0))}
            needed = self._reserved[place]
        label.setFixedHeight(needed)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        meaning = Cited(label)
        meaning.setMinimumWidth(whole)  # also while no clauses are shown
        meaning.clauses.setFixedWidth(round(room_cited(text)))
        meaning.clauses.setWordWrap(True)  # there may be six of them
        meaning.clauses.setAlignment(Qt.AlignmentFlag.AlignRight)
        for button, each in told:
            button.pointed.connect(lambda each=each: meaning.tell(*each))
        return meaning


def quiet_label(words: str, text: int, room: float = math.inf) -> PlainLabel:
    """Return an explanation in lines of a good length, or shorter ones where there is less room."""
    label = PlainLabel(words)
    label.setObjectName("quiet")
    label.setWordWrap(True)
    good = min(HINT_WIDTH, 0.5 * len(words) + 2) * text * 0.7
    label.setMinimumWidth(max(0, round(min(good, room))))
    if room < math.inf:
        label.setMaximumWidth(round(room))
    return label


def room_cited(text: int) -> float:
    """Return the width that clauses beside an explanation in text of this height take, in pixels; hidden ones none."""
    return CITED * text if NUMBERS.shown else 0.0


def pointing_hint() -> str:
    """Return what is said where no choice is pointed at."""
    return words_of(_("Move the mouse over a choice to read here what it means and what it is worth."))
