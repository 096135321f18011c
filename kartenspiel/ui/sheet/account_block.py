# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""One account of a session on the score sheet: the last deals in figures, and all of them as a plot."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from kartenspiel.controller.session import Session
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.sheet.account_plot import AccountPlot
from kartenspiel.ui.sheet.sheet_table import SheetTable, scaled
from kartenspiel.ui.widgets import grids
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import LARGER, title_font
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

DEALS_SHOWN: Final = 8
LEAST_PLOTTED: Final = 3
"""So many deals make a curve; fewer say no more than their figures."""
_JOIN: Final = " + "
"""Between the names of partners who have one curve."""
_DEAL = _("Deal {number}")
_DOUBLED = _("Deal {number} (×{factor})")
_SHARED = _("Dummy(s) shared out", plural=True)
_SHARED_TIP = _("What dummies have is shared equally among the players when the session ends.")
_DOUBLED_TIP = _("Everything counted ×{factor} in this deal.")


class AccountBlock(QWidget):
    """A title, under it the account after each of the last deals, beside that the plot once it shows a course.

    Fixed partners have one curve in the plot, of what they have together.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = AccountPlot()
        self._title = PlainLabel()
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(4)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(24)
        self._beside.addLayout(self._grid)
        self._beside.addWidget(self.plot, 1)
        self._beside.setAlignment(self._grid, Qt.AlignmentFlag.AlignTop)
        self._beside.setAlignment(self.plot, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addLayout(self._beside)

    def arrange(self, room: float, spacing: int, *, narrow: bool) -> None:
        """Put the plot beside the figures, or under them where it is `narrow` or both are wider than there is room.

        `spacing` is between the columns of the figures.
        """
        self._grid.setHorizontalSpacing(spacing)
        least = self._grid.sizeHint().width() + self._beside.spacing() + self.plot.minimumSizeHint().width()
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.TopToBottom if narrow or least > room else directions.LeftToRight)

    def show_account(
        self, title: Text, session: Session, running: Sequence[Sequence[int]], words: Wording, unit: str
    ) -> None:
        """Show an account of a session, which stood so after each of its deals, in this unit."""
        names = shown_names(session.persons)
        self._title.setText(words.text(title))
        self._title.setFont(title_font(scaled(self, LARGER)))
        grids.clear(self._grid)
        table = SheetTable(self, self._grid, words, unit, clauses=False)
        table.head(names, next((place for place, person in enumerate(session.persons) if person.level is None), None))
        recent = list(zip(session.results, running, strict=True))[-DEALS_SHOWN:]
        for result, totals in recent:
            doubled = result.factor > 1
            label = (_DOUBLED if doubled else _DEAL)(number=result.number, factor=result.factor)
            tip = words.text(_DOUBLED_TIP(factor=result.factor)) if doubled else ""
            table.sums(words.text(label), totals, bold=totals is running[-1], tip=tip)
        if running and session.has_dummies:
            shared = zip(session.persons, session.shared(running[-1]), strict=True)
            values = [None if person.is_dummy else total for person, total in shared]
            title = _SHARED(n=len(session.persons) - len(session.people))
            table.sums(words.text(title), values, bold=True, tip=words.text(_SHARED_TIP))
        table.mark_own()
        parties = [_JOIN.join(names[index] for index in party) for party in session.parties]
        sums = [session.by_party(totals) for totals in running]
        self.plot.show_account(parties, sums, lambda value: words.figure(Share(Fraction(value), unit)))
        self.plot.setVisible(len(running) >= LEAST_PLOTTED)
