# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Compares what several people have made of the same cards: a table from the codes of their results."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.controller.boards import BoardResult
from kartenspiel.controller.codes.letters import CodeError
from kartenspiel.controller.codes.result_code import Results
from kartenspiel.controller.codes.result_line import read_line
from kartenspiel.controller.deal_roles import DealRole
from kartenspiel.controller.names import good_name
from kartenspiel.model.text import Amount, Text, marker
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.copy_button import CopyButton, write_evenly
from kartenspiel.ui.widgets.letters import Letters, keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import Phrases, wording, words_of
from kartenspiel.ui.words.roles import ROLES

_ = marker(__package__)

LETTERS: Final = 84
"""Width of the dialog."""
LINES: Final = 4
"""Height of the box for the codes of others, in lines."""
MOST: Final = 16
"""People that are compared."""

_TITLE: Final = _("Compare results")
_OWN: Final = _("The code of your result, to send to the others:")
_COPY: Final = _("&Copy your result")
_COPY_TIP: Final = _("Copy the code of your result, to send it to somebody")
_OTHERS: Final = _("&Results of the others, each in a line of its own, with a name before it:")
_EXAMPLE: Final = _("Mary: R1B2C-D3E4F-…")
_LINE: Final = _("Line {line}: {reason}")
_OTHER_CARDS: Final = _("This result is of other cards.")
_TOO_MANY: Final = _("No more than {count} people can be compared.")
_PLAYER: Final = _("Player {number}")
_DEAL: Final = _("Deal {number}")
_TOTAL: Final = _("Together")
_HELPED: Final = _("{result} · with help")
_IN_ROLE: Final = _("{payment} ({role})")
_NOT_PLAYED: Final = _("not played")
_CLOSE: Final = _("C&lose")


@dataclass(frozen=True, slots=True)
class _Compared:
    name: str
    results: Results


class CompareDialog(ClothDialog):
    """Shows the own result, takes the codes of others, and lays all side by side."""

    def __init__(self, name: str, own: Results, unit: str, parent: QWidget | None = None) -> None:
        """`name` is that of the person at the screen; payments are in this unit."""
        super().__init__(parent)
        self._own, self._unit = _Compared(name, own), unit
        self.code, self.others, self.fault = PlainLabel(own.code), QPlainTextEdit(), PlainLabel()
        self.table = QTableWidget()
        self.copy_button, self._close = CopyButton(_COPY, _COPY_TIP), QPushButton()
        self.copy_button.copied = own.code
        self._phrases = Phrases(self)
        self._lay_out()
        self.others.textChanged.connect(self._write)
        self._phrases.say(self.setWindowTitle, _TITLE)
        self._phrases.say(self._close.setText, _CLOSE)
        self._phrases.say(self.others.setPlaceholderText, _EXAMPLE)
        self._phrases.say(self.table.setAccessibleName, _TITLE)
        self._phrases.tell(self._write)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        own, others = PlainLabel(), PlainLabel()
        self._phrases.say(own.setText, _OWN)
        self._phrases.say(others.setText, _OTHERS)
        others.setBuddy(self.others)
        for widget in (self.code, self.others):
            write_evenly(widget)
        self.code.setWordWrap(True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.others.setTabChangesFocus(True)
        Letters(self.others).measure(
            lambda: self.others.setFixedHeight(round(self.others.fontMetrics().lineSpacing() * (LINES + 1)))
        )
        self.fault.setWordWrap(True)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        keep_wide(self.table, LETTERS)
        buttons = QDialogButtonBox()
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._close.setDefault(True)
        for part in (own, self.code, others, self.others, self.fault):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)

    def _write(self) -> None:
        """Lay out all results that make sense, and say what is wrong with the first that does not."""
        compared, fault = self._read()
        self.fault.setVisible(fault is not None)
        self.fault.setText("" if fault is None else words_of(fault))
        boards = max(len(each.results.boards) for each in compared)
        self.table.setColumnCount(len(compared))
        self.table.setRowCount(boards + (boards > 1))
        self.table.setHorizontalHeaderLabels([each.name for each in compared])
        rows = [words_of(_DEAL(number=number)) for number in range(1, boards + 1)]
        self.table.setVerticalHeaderLabels([*rows, words_of(_TOTAL)])
        for column, each in enumerate(compared):
            cells = [self._cell(board) for board in each.results.boards]
            cells += [words_of(_NOT_PLAYED)] * (boards - len(cells))
            cells.append(wording().text(Amount(each.results.total, self._unit, signed=True)))
            for row, cell in enumerate(cells[: self.table.rowCount()]):
                self.table.setItem(row, column, QTableWidgetItem(cell))

    def _read(self) -> tuple[list[_Compared], Text | None]:
        """Return the own result and those of others that were typed in, and what is wrong with the first bad line."""
        found, fault = [self._own], None
        for number, line in enumerate(self.others.toPlainText().splitlines(), 1):
            if not line.strip():
                continue
            try:
                name, results = self._results(line, len(found))
            except CodeError as error:
                fault = fault or _LINE(line=number, reason=error.text)
                continue
            found.append(_Compared(good_name(name) or words_of(_PLAYER(number=len(found) + 1)), results))
        return found, fault

    def _results(self, line: str, already: int) -> tuple[str, Results]:
        """Return the name and the results of a line, if they are of the same cards; raises `CodeError`."""
        name, results = read_line(line, self._own.results.mark)
        if results.mark != self._own.results.mark:
            raise CodeError(_OTHER_CARDS)
        if already == MOST:
            raise CodeError(_TOO_MANY(count=MOST))
        return name, results

    def _cell(self, board: BoardResult) -> str:
        """Say what somebody made of one deal."""
        said: Text | Amount = Amount(board.payment, self._unit, signed=True)
        if board.role is not DealRole.NONE:
            said = _IN_ROLE(payment=said, role=ROLES[board.role])
        if board.helped:
            said = _HELPED(result=said)
        return wording().text(said)
