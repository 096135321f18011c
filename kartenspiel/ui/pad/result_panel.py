# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What follows from what was entered: who pays whom and why, or what is missing, or what cannot be."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from kartenspiel.controller.pad_book import PadBook
from kartenspiel.games import game_named
from kartenspiel.model.pad.score_pad import Entered
from kartenspiel.model.text import Share, marker
from kartenspiel.ui.pad.pad_words import names_on
from kartenspiel.ui.sheet.sheet_table import SheetTable
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ROOMY: Final = 62
"""So many mean widths of letters have room for a column with the clauses."""

_CANNOT: Final = _("This cannot be: {reason}")
_MISSING: Final = _("Still to be entered: {what}")
_GETS: Final = _("{name} {figure}")
_OVER: Final = _("By the rules of the house the evening is over.")


class ResultPanel(QWidget):
    """Tells what follows from what was entered of a deal."""

    def __init__(self) -> None:
        super().__init__()
        self.told = PlainLabel()
        """What is missing, or cannot be."""
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.brief = ""
        """The same in a sentence, to be heard."""
        self.clause = ClauseLabel()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(self.clause)
        column.addLayout(self._grid)
        column.addStretch(1)

    def show_book(self, book: PadBook, words: Wording) -> None:
        """Tell of the deal that is entered on a pad."""
        entered = book.coming.entered
        grids.clear(self._grid)
        clauses: tuple[str, ...] = ()
        told: str | None = None
        if book.over and book.at is None:
            told = words_of(_OVER)
        elif entered.problems:
            problem = entered.problems[0]
            told, clauses = words.text(_CANNOT(reason=problem.text)), (problem.clause,) if problem.clause else ()
        elif entered.missing:
            told = words.text(_MISSING(what=entered.missing[0].asked))
        self.told.setText(told or "")
        self.told.setVisible(told is not None)
        self.clause.cite(clauses)
        self.clause.setVisible(bool(clauses))
        self.brief = told or ""
        if told is None and entered.outcome is not None:
            self._show_outcome(book, entered, words)
            self.brief = _paid(book, words)

    def _show_outcome(self, book: PadBook, entered: Entered, words: Wording) -> None:
        outcome = entered.outcome
        if outcome is None:
            return
        unit = game_named(book.game).unit(book.rules)
        table = SheetTable(
            self, self._grid, words, unit, clauses=self.width() >= ROOMY * self.fontMetrics().averageCharWidth()
        )
        table.head(words.names, None, _order(book.coming.seating))
        for line in outcome.explanation:
            if line.kind == "payment":
                table.rule()
                table.sums(words.text(line.text), line.values, bold=True)
            else:
                table.line(line)

    @property
    def text(self) -> str:
        """All that is told, for tests and for whoever has it read aloud."""
        labels = [label for label in self.findChildren(PlainLabel) if label.isVisibleTo(self) and label.text()]
        return "\n".join(label.text() for label in labels)


def _paid(book: PadBook, words: Wording) -> str:
    """Return what a deal brings everybody, to be heard."""
    unit, paid = game_named(book.game).unit(book.rules), book.coming.payments
    told = [
        words_of(_GETS(name=name, figure=words.figure(Share(Fraction(each), unit)) or "0"))
        for name, each in zip(names_on(book), paid, strict=True)
    ]
    return ", ".join(told)


def _order(seating: Sequence[int]) -> list[int]:
    """Return the seats in the order of the accounts."""
    return sorted(range(len(seating)), key=seating.__getitem__)
