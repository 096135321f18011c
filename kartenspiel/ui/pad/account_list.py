# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The account of a score pad: a line for each deal with what it brought and how everybody stood then."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from kartenspiel.controller.pad_book import PadBook
from kartenspiel.controller.settling_up import debts, shared
from kartenspiel.games import game_named
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.pad.pad_button import LEAST
from kartenspiel.ui.pad.pad_words import names_on, played_in, words_for
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel, tip_of
from kartenspiel.ui.widgets.quiet import title_font
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

ROOM: Final = 1.9
"""Height of a line in heights of letters."""
_DEAL = _("Deal")
_PLAYED = _("Played")
_CELL = _("{name}: {paid}, in all {total}")
_ACCOUNT = _("Account")
_MONEY = _("Account for money, with raises")
_STANDS = _("{title}: {figures}")
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
        self.sums = PlainLabel()
        for label in (self.sums, self.settled):
            label.setWordWrap(True)
        self.table = _Deals()
        self._shown: object = None
        self._deals: object = None
        """What is shown, so that nothing is written anew while a deal is entered."""
        self.table.cellActivated.connect(lambda row, _column: self.chosen.emit(self._place(row)))
        self.table.cellDoubleClicked.connect(lambda row, _column: self.chosen.emit(self._place(row)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.title, self.sums):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(self.settled)
        column.addStretch(0)  # which takes the room of the table while there is none
        self._letters = Letters(self)
        self._letters.measure(lambda: self.title.setFont(title_font(self.font())))

    def _place(self, row: int) -> int:
        """Return which deal stands in a row: the last one stands above."""
        return self.table.rowCount() - 1 - row

    @property
    def place(self) -> int | None:
        """Which deal is chosen, counted from 0."""
        row = self.table.currentRow()
        return self._place(row) if row >= 0 else None

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
        self.sums.setText("\n".join(_sums(book, names, words, unit)))
        self._fill(book, names, pictures, unit)
        self.settled.setText(_settling(book, words, unit) if book.deals else words_of(_EMPTY))
        self.table.setVisible(bool(book.deals))

    def _fill(self, book: PadBook, names: Sequence[str], pictures: Pictures, unit: str) -> None:
        table, totals = self.table, [0] * len(names)
        table.clearContents()
        table.setColumnCount(2 + len(names))
        table.setHorizontalHeaderLabels([words_of(_DEAL), words_of(_PLAYED), *names])
        table.setRowCount(len(book.played))
        for place, deal in enumerate(book.played):
            row, words = len(book.played) - 1 - place, words_for(book, deal, pictures)
            cells = [(words.number(deal.number), ""), (played_in(deal, words), "")]
            for account, paid in enumerate(deal.payments):
                totals[account] += paid
                figures = [words.figure(Share(Fraction(each), unit)) for each in (paid, totals[account])]
                told = _CELL(name=names[account], paid=figures[0], total=figures[1])
                cells.append((figures[0], words.text(told)))
            for column, (text, said) in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said or text)
                item.setToolTip(tip_of(said))
                if column > 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(row, column, item)
        table.fit()


def _sums(book: PadBook, names: Sequence[str], words: Wording, unit: str) -> list[str]:
    """Return the lines that say what everybody has."""
    accounts: list[tuple[Text, Sequence[int | Fraction]]] = [(_ACCOUNT, book.account)]
    if book.money is not None:
        accounts.append((_MONEY, book.money))
    if book.dummies:
        accounts.append((_DUMMIES, shared(book.account, len(book.names))))
    lines = []
    for title, account in accounts:
        figures = [
            words.text(_STANDING(name=name, figure=words.figure(Share(Fraction(value), unit))))
            for name, value in zip(names, account, strict=False)
        ]
        told = "   ".join(figures)
        lines.append(told if title is _ACCOUNT else words.text(_STANDS(title=title, figures=told)))
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


class _Deals(QTableWidget):
    """A table that is read line by line; Enter opens a deal."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self._letters = Letters(self)
        self._letters.measure(self.fit)

    def fit(self) -> None:
        """Give columns and lines the room of their words."""
        self.verticalHeader().setDefaultSectionSize(max(LEAST * 3 // 4, round(ROOM * self.fontMetrics().height())))
        header = self.horizontalHeader()
        for column in range(self.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column == 1 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a deal with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.cellActivated.emit(self.currentRow(), 0)
        else:
            super().keyPressEvent(event)
