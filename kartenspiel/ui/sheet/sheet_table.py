# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Lines of a score sheet in a grid: a text, a value for each player, the clause behind it."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from kartenspiel.model.outcome import ScoreLine
from kartenspiel.model.text import Share
from kartenspiel.ui.table.theme import type_of
from kartenspiel.ui.widgets.clauses import ClauseLabel
from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import SMALLER
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.words.wording import Wording

MARKED: Final = "rgba(95, 175, 235, 90)"
"""Ground of a line that is being explained: text of a light window and of a dark one is legible on it."""
OWN: Final = 0.22
"""How much of the colour of what is chosen the ground of the own column has; the rest is paper."""
ROUND: Final = 4
"""Radius of the corners of these grounds, in pixels."""
INSET: Final = 4
"""Pixels between a figure and the edge of its column."""
_MONEY: Final = frozenset({"item", "money", "payment"})


def scaled(sheet: QWidget, factor: float, *, bold: bool = False) -> QFont:
    """Return the letters of the sheet, larger or smaller."""
    return type_of(QFontInfo(sheet.font()).pixelSize() * factor, bold=bold)


class OwnGround(QWidget):
    """The ground of the own column, in the colours of the moment."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tint the paper."""
        del event
        palette, roles = self.palette(), QPalette.ColorRole
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(palette.color(roles.Highlight), palette.color(roles.Window), OWN))
        painter.drawRoundedRect(self.rect(), ROUND, ROUND)
        painter.end()


class SheetTable:
    """Fills a grid with lines: a text, a value for each player, a clause."""

    def __init__(self, sheet: QWidget, grid: QGridLayout, words: Wording, unit: str, *, clauses: bool) -> None:
        """`sheet` says how large its letters are; `clauses` have a column where there is room, and else stand below."""
        self._order: tuple[int, ...] = ()
        self._sheet = sheet
        self._clauses = clauses
        self._grid = grid
        self._words = words
        self._unit = unit
        self._players = 0
        self._own: int | None = None
        self._figured: list[int] = []
        """The rows in which something stands under the names; over others a sentence lies from edge to edge."""
        self._row = 0
        grid.setColumnStretch(0, 1)

    def head(self, names: Sequence[str], own: int | None, order: Sequence[int] | None = None) -> None:
        """Write the names of the players over their columns, and the unit of all sums beside them.

        `own` is the place of the person on screen among names and values, whose column is marked; `order` says whose
        column comes first, by these places, if not that of the first of them.
        """
        self._players = len(names)
        self._own = own
        self._order = tuple(range(len(names)) if order is None else order)
        unit = PlainLabel(self._words.unit(self._unit))
        unit.setFont(scaled(self._sheet, SMALLER))
        self._grid.addWidget(unit, self._row, 0)
        for column, place in enumerate(self._order, 1):
            self._value(column, names[place], bold=True)
        self._end_figures()

    def mark_own(self) -> None:
        """Lay a ground of its own under the column of the person on screen, once all lines are written.

        It ends where a sentence lies across, and goes on below it.
        """
        if self._own is None or self._own not in self._order:
            return
        for first, rows in _runs(self._figured):
            ground = OwnGround()
            self._grid.addWidget(ground, first, self._order.index(self._own) + 1, rows, 1)
            ground.lower()

    def line(self, line: ScoreLine, *, marked: bool = False) -> None:
        """Write a line of the explanation; a `marked` one is being explained."""
        if marked:
            ground = QFrame()
            ground.setStyleSheet(f"background: {MARKED}; border-radius: {ROUND}px;")
            self._grid.addWidget(ground, self._row, 0, 1, self._players + 2)
        text = PlainLabel(self._words.text(line.text))
        text.setWordWrap(True)
        told = self._name_clause(line.clause, text)
        if not line.values:
            self._grid.addWidget(told, self._row, 0, 1, self._players + 1)
            self._row += 1
        else:
            self._grid.addWidget(told, self._row, 0)
            cells = self._cells(line)
            for column, place in enumerate(self._order, 1):
                self._value(column, cells[place], tip=self._words.text(line.said[place]) if line.said else "")
            self._end_figures()

    def _cells(self, line: ScoreLine) -> list[str]:
        """Return what stands under each name."""
        if line.written:
            return [self._words.text(each) for each in line.written]
        if line.kind in _MONEY:
            return self._amounts(line.values)
        return ["" if value is None else self._words.number(value) for value in line.values]

    def _amounts(self, values: Sequence[int | Fraction | None]) -> list[str]:
        return ["" if value is None else self._words.figure(Share(Fraction(value), self._unit)) for value in values]

    def _name_clause(self, clause: str, text: PlainLabel) -> QWidget:
        """Return a text with the rule behind it, which stands at the end of the line or, without room, under it."""
        if not clause:
            return text
        label = ClauseLabel((clause,))
        label.setFont(scaled(self._sheet, SMALLER))
        if self._clauses:
            self._grid.addWidget(label, self._row, self._players + 1, Qt.AlignmentFlag.AlignRight)
            return text
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(text)
        column.addWidget(label, 0, Qt.AlignmentFlag.AlignLeft)
        return both

    def rule(self) -> None:
        """Draw a line under what is to be summed up."""
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        rule.setForegroundRole(QPalette.ColorRole.Mid)
        self._grid.addWidget(rule, self._row, 0, 1, self._players + 2)
        self._end_figures()

    def sums(self, text: str, values: Sequence[int | Fraction | None], *, bold: bool, tip: str = "") -> None:
        """Write a line of sums of money; nothing stands where there is none."""
        label = PlainLabel(text)
        explain(label, tip)
        label.setWordWrap(True)
        label.setFont(scaled(self._sheet, 1, bold=bold))
        self._grid.addWidget(label, self._row, 0)
        amounts = self._amounts(values)
        for column, place in enumerate(self._order, 1):
            self._value(column, amounts[place], bold=bold)
        self._end_figures()

    def _end_figures(self) -> None:
        self._figured.append(self._row)
        self._row += 1

    def _value(self, column: int, text: str, *, bold: bool = False, tip: str = "") -> None:
        if not text:
            return
        label = PlainLabel(text)
        label.setContentsMargins(INSET, 0, INSET, 0)
        explain(label, tip)
        label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        label.setFont(scaled(self._sheet, 1, bold=bold))
        self._grid.addWidget(label, self._row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where rows that follow each other begin, and how many they are."""
    for _, run in groupby(enumerate(rows), lambda each: each[1] - each[0]):
        together = [row for _, row in run]
        yield together[0], len(together)
