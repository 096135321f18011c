# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The ladder of bids: each contract is a row with what it is worth and who has said it, and a button where it is open.

It stands in the middle of the table as long as the bidding lasts, whoever is on turn.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kartenspiel.model.view import Rung
from kartenspiel.ui.table.choice_button import ChoiceButton, Walk, caption
from kartenspiel.ui.table.theme import type_of
from kartenspiel.ui.widgets.clauses import Cited
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.wording import Wording

SPEAKERS: Final = 3.6
"""Least width of the cell that tells who has said a contract, in heights of the text; it seldom grows later."""
BUTTON: Final = 2.0
"""Height of the row of other answers, in heights of the text."""
MOST_SPEAKERS: Final = 4.8
"""Greatest width of what is written in it; the rest of a longer text is told by its tooltip."""
QUIET: Final = 0.88
"""Size of quiet text by that of other text."""
PAD: Final = 0.3
"""Room at both ends of a row, in heights of the text."""


class RungButton(ChoiceButton):
    """A row of the ladder; one that is not `offered` can be clicked all the same, to hear why not."""

    def __init__(self, rung: Rung, wording: Wording, walk: Walk, text: int, *, offered: bool) -> None:
        super().__init__("", walk)
        self.setObjectName("rung" if offered else "shut")
        self.offered = offered
        if not offered:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(PAD * text), max(1, text // 10), round(PAD * text), max(1, text // 10))
        row.setSpacing(round(0.4 * text))
        self.told = "" if offered and not rung.speakers else caption(wording.text(rung.said))
        """Who has said it, or what stands in its place; nothing where it can be seen that it is open: by the button."""
        letters = type_of(text, bold=True) if rung.speakers else type_of(QUIET * text)
        told = QFontMetricsF(letters).elidedText(self.told, Qt.TextElideMode.ElideRight, MOST_SPEAKERS * text)
        self.cells = [self._cell(caption(each)) for each in (wording.text(rung.name), wording.text(rung.value), told)]
        name, value, said = self.cells
        name.setObjectName("title" if rung.speakers else "" if rung.open else "quiet")
        value.setObjectName("" if rung.open or rung.speakers else "quiet")
        said.setObjectName("heading" if rung.highest else "" if rung.speakers else "quiet")
        value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        said.setMinimumWidth(round(SPEAKERS * text))
        row.addWidget(name)
        row.addWidget(value)
        row.addWidget(said, 1)

    def _cell(self, words: str) -> PlainLabel:
        cell = PlainLabel(words, self)
        cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return cell

    def sizeHint(self) -> QSize:
        """Return the room that its cells take."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the same: no cell is cut off."""
        return self.sizeHint()


def align(rungs: Sequence[RungButton]) -> None:
    """Let the cells of all rows be equally wide."""
    for cells in zip(*(rung.cells for rung in rungs), strict=True):
        for cell in cells:
            cell.ensurePolished()
        widest = max(cell.sizeHint().width() for cell in cells)
        for cell in cells:
            cell.setMinimumWidth(max(widest, cell.minimumWidth()))


class LadderBody(QWidget):
    """The rows from the lowest contract up, column by column; below them what else can be said, and what it means."""

    def __init__(
        self, rungs: Sequence[RungButton], answers: Sequence[QWidget], passed: str, meaning: Cited | None, text: int
    ) -> None:
        super().__init__()
        self._rungs, self._gap = rungs, max(1, text // 8)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(max(3, text // 4))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(max(4, text // 2))
        self._grid.setVerticalSpacing(self._gap)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._others(answers, passed, text))
        if meaning is not None:
            self._column.addWidget(meaning)

    def _others(self, answers: Sequence[QWidget], passed: str, text: int) -> QWidget:
        """Return the row below: also without an answer it is as high as one, so that nothing moves."""
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(max(4, text // 3))
        row.addStrut(round(BUTTON * text))
        for answer in answers:
            row.addWidget(answer)
        row.addStretch()
        if passed:
            told = PlainLabel(passed)
            told.setObjectName("quiet")
            row.addWidget(told)
        return body

    def stand_in(self, columns: int) -> None:
        """Put the rows into so many columns."""
        rows = -(-len(self._rungs) // columns)
        for place, rung in enumerate(self._rungs):
            self._grid.addWidget(rung, place % rows, place // rows)
