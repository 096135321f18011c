# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The account of a score pad: a line for each deal with what it brought and how everybody stood then."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kartenspiel.controller.pad_book import PadBook
from kartenspiel.controller.settling_up import debts, shared
from kartenspiel.games import game_named
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.pad.account_table import AccountTable, Cell
from kartenspiel.ui.pad.pad_words import marks_in, names_on, played_in, words_for
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import title_font
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_DEAL = _("Deal")
_PLAYED = _("Played")
_CELL = _("{name}: {paid}, in all {total}")
_ACCOUNT = _("Account")
_MONEY = _("Account for money, with raises")
_SUM = _("In all")
_STANDING = _("{name} {figure}")
_DUMMIES = _("Dummy shared out")
_PAYS = _("{payer} pays {receiver} {amount}")
_SETTLE = _("To settle up: {payments}.")
_EVEN = _("Nobody owes anybody anything.")
_EMPTY = _("No deal has been entered yet.")


class AccountList(QWidget):
    """All deals of a pad, and what everybody has."""

    chosen = Signal(int)
    """A deal is to be corrected: its place, counted from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.settled = PlainLabel(), PlainLabel()
        self.settled.setWordWrap(True)
        self.lines = AccountTable()
        self.table = self.lines.deals
        """The deals, the first one above as on paper."""
        self._shown: object = None
        self._deals: object = None
        """What is shown, so that nothing is written anew while a deal is entered."""
        self.table.cellActivated.connect(lambda row, _column: self.chosen.emit(row))
        self.table.cellDoubleClicked.connect(lambda row, _column: self.chosen.emit(row))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.lines, 1)
        column.addWidget(self.settled)
        column.addStretch(0)  # which takes the room of the table while there is none
        self._letters = Letters(self)
        self._letters.measure(lambda: self.title.setFont(title_font(self.font())))

    @property
    def place(self) -> int | None:
        """Which deal is chosen, counted from 0."""
        row = self.table.currentRow()
        return row if row >= 0 else None

    def show_book(self, book: PadBook, pictures: Pictures) -> None:
        """Show the account of a pad."""
        words = words_for(book, book.coming, pictures)
        key = (book.id, words.language, pictures, book.names)
        if key == self._shown and book.deals is self._deals:
            return
        self._shown, self._deals = key, book.deals
        unit = game_named(book.game).unit(book.rules)
        names = names_on(book)
        self.title.setText(words.text(_ACCOUNT))
        heads = [words_of(_DEAL), words_of(_PLAYED), *names]
        self.lines.show_lines(heads, _deals(book, names, pictures, unit), _sums(book, names, words, unit))
        self.lines.sums.setAccessibleName(words.text(_SUM))
        self.table.setAccessibleName(words.text(_ACCOUNT))
        self.settled.setText(_settling(book, words, unit) if book.deals else words_of(_EMPTY))
        self.lines.setVisible(bool(book.deals))


def _deals(book: PadBook, names: Sequence[str], pictures: Pictures, unit: str) -> list[list[Cell]]:
    """Return a line for each deal: what everybody has after it, and below that what it brought."""
    totals, lines = [0] * len(names), []
    for deal in book.played:
        words = words_for(book, deal, pictures)
        played, marks = played_in(deal, words), marks_in(deal, words)
        cells = [Cell(words.number(deal.number)), Cell(played, marks, f"{played}. {marks}" if marks else played)]
        for account, paid in enumerate(deal.payments):
            totals[account] += paid
            figures = [words.figure(Share(Fraction(each), unit)) for each in (paid, totals[account])]
            told = _CELL(name=names[account], paid=figures[0] or "0", total=figures[1] or "0")
            cells.append(Cell(figures[1] or "0", figures[0] or "–", words.text(told)))
        lines.append(cells)
    return lines


def _sums(book: PadBook, names: Sequence[str], words: Wording, unit: str) -> list[list[Cell]]:
    """Return the lines with what everybody has in the end."""
    accounts: list[tuple[Text, Sequence[int | Fraction]]] = [(_SUM, book.account)]
    if book.money is not None:
        accounts.append((_MONEY, book.money))
    if book.dummies:
        accounts.append((_DUMMIES, shared(book.account, len(book.names))))
    lines = []
    for title, account in accounts:
        cells = [Cell(""), Cell(words.text(title))]
        for place, name in enumerate(names):
            figure = (words.figure(Share(Fraction(account[place]), unit)) or "0") if place < len(account) else ""
            cells.append(Cell(figure, said=words.text(_STANDING(name=name, figure=figure)) if figure else ""))
        lines.append(cells)
    return lines


def _settling(book: PadBook, words: Wording, unit: str) -> str:
    """Return who pays whom at the end of the evening."""
    account = book.money or book.account
    found = debts(shared(account, len(book.names)))
    if not found:
        return words.text(_EVEN) if not any(account) else ""
    told = [
        words.text(
            _PAYS(
                payer=book.names[each.payer], receiver=book.names[each.receiver],
                amount=Share(each.amount, unit, signed=False),
            )
        ) for each in found
    ]  # fmt: skip
    return words.text(_SETTLE(payments=words.locale.createSeparatedList(told)))
