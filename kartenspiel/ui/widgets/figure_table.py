# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A table of figures as high as its rows, whose cells keys and screen readers reach one by one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import tip_of
from kartenspiel.ui.widgets.tips import explain

HIGH: Final = 1.5
"""Height of a row, in heights of a line."""
ROWS: Final = 12
"""So many rows are seen at once at most; the others are scrolled to."""
_ASIDE: Final = "\u2002"
"""Room at both sides of what stands in a cell."""


class FigureRows(NamedTuple):
    """What stands in a table."""

    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    tips: Sequence[str] = ()
    """What explains the heads; nothing, or one for each."""
    sums: bool = False
    """Whether the last row has the sums."""
    wide: int = 0
    """The column that has the room which the others leave."""
    words: int = 1
    """So many columns at the left hold words."""


class FigureTable(QTableWidget):
    """Rows of words and figures: the first column ends at the left, the others at the right."""

    opened = Signal(int)
    """A row was opened: with Enter, or a click on it."""
    chosen = Signal(int)
    """Another row is chosen; -1 for none."""

    def __init__(self, parent: QWidget | None = None, *, opens: bool = False) -> None:
        """Where it `opens` rows, a click is enough for it."""
        super().__init__(parent)
        self._words, self._wide, self._opens = 1, 0, False
        self._contents: list[int] = []
        """How wide each column must be for what stands in it."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.cellClicked.connect(self._click)
        self.set_opens(opens)
        self.currentCellChanged.connect(lambda row, *_others: self.chosen.emit(row))
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_rows(self, shown: FigureRows) -> None:
        """Show these; the cell that has the keys keeps its place."""
        heads, rows, tips = shown.heads, shown.rows, shown.tips
        self._words, self._wide = shown.words, shown.wide
        at = max(self.currentRow(), 0), max(self.currentColumn(), 0)
        self.blockSignals(True)
        self.clear()
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        for column, head in enumerate(heads):
            item = QTableWidgetItem(head)
            item.setTextAlignment(self._side(column))
            item.setToolTip(tip_of(tips[column] if tips else ""))
            self.setHorizontalHeaderItem(column, item)
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self.setItem(row, column, self._cell(column, cell, bold=shown.sums and row == len(rows) - 1))
        self.blockSignals(False)
        explain(self, "", held="\n".join(f"{head}: {tip}" for head, tip in zip(heads, tips, strict=False) if tip))
        if rows:
            place = self.model().index(min(at[0], len(rows) - 1), min(at[1], len(heads) - 1))
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._measure()

    def set_opens(self, opens: bool) -> None:  # noqa: FBT001 - what a property of Qt would be
        """Say whether rows are opened by a click or Enter."""
        self._opens = opens
        shapes = Qt.CursorShape
        self.viewport().setCursor(shapes.PointingHandCursor if opens else shapes.ArrowCursor)

    def texts(self) -> list[list[str]]:
        """Return what stands in the cells, row by row."""
        items = [[self.item(row, column) for column in range(self.columnCount())] for row in range(self.rowCount())]
        return [["" if item is None else item.text().strip(_ASIDE) for item in row] for row in items]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a row with Enter; Escape is for the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._opens and self.currentRow() >= 0:
            self.opened.emit(self.currentRow())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give one column what the others leave, and a scroll bar its room."""
        super().resizeEvent(event)
        self._fill_width()

    def sizeHint(self) -> QSize:
        """Be as wide as what stands there."""
        bar = self.verticalScrollBar().sizeHint().width() if self.rowCount() > ROWS else 0
        return QSize(sum(self._contents) + bar, self.height())

    def minimumSizeHint(self) -> QSize:
        """Be no wider than needed: what is wider than the page is scrolled to."""
        return QSize(16 * self.fontMetrics().averageCharWidth(), self.height())

    def _fill_width(self) -> None:
        """Arrange columns, height and scroll bars, which are never left to Qt: each of both could ask for the other."""
        if not self._contents:
            return
        policies, many = Qt.ScrollBarPolicy, self.rowCount() > ROWS
        beside = self.verticalScrollBar().sizeHint().width() if many else 0
        room = self.width() - 2 * self.frameWidth() - beside
        wide = min(self._wide, len(self._contents) - 1)
        self.setColumnWidth(wide, max(0, room - sum(self._contents)) + self._contents[wide])
        broad = sum(self._contents) > room
        self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOn if many else policies.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(policies.ScrollBarAlwaysOn if broad else policies.ScrollBarAlwaysOff)
        rows = min(self.rowCount(), ROWS) * self.verticalHeader().defaultSectionSize()
        below = self.horizontalScrollBar().sizeHint().height() if broad else 0
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + below + 2 * self.frameWidth())

    def _click(self, row: int, column: int) -> None:
        del column
        if self._opens:
            self.opened.emit(row)

    def _cell(self, column: int, text: str, *, bold: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text if column < self._words else text + _ASIDE)
        item.setTextAlignment(self._side(column))
        if bold:
            font = QFont(self.font())
            font.setBold(True)
            item.setFont(font)
        return item

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignLeft if column < self._words else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter

    def _measure(self) -> None:
        """Make rows and columns as large as what stands in them."""
        self.horizontalHeader().setFont(self.font())  # which hears nothing of letters around it
        self.verticalHeader().setDefaultSectionSize(round(HIGH * self.fontMetrics().height()))
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                item = self.item(row, column)
                if item is not None and item.font().bold():
                    font = QFont(self.font())
                    font.setBold(True)
                    item.setFont(font)
        self.resizeColumnsToContents()
        letter = self.fontMetrics().averageCharWidth()
        self._contents = [self.columnWidth(column) + letter for column in range(self.columnCount())]
        for column, wide in enumerate(self._contents):
            self.setColumnWidth(column, wide)
        self._fill_width()
        self.updateGeometry()
