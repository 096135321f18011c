# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table of a score pad: a line for each deal, in which everybody's account stands as on paper, and the sums."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kartenspiel.ui.pad.pad_button import LEAST
from kartenspiel.ui.widgets.colours import mix
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import tip_of
from kartenspiel.ui.widgets.quiet import SMALLER

BELOW: Final = Qt.ItemDataRole.UserRole + 1
"""The role of what stands in smaller letters below."""
STRONG: Final = Qt.ItemDataRole.UserRole + 2
"""The role of whether it is written in bold letters."""
PLAYED: Final = 1
"""The column with what was played; those behind it are the accounts."""
_WRAPPED: Final = Qt.TextFlag.TextWordWrap.value
_EDGE: Final = 5
"""Pixels around the words of a cell."""
_PALE: Final = 0.72
"""As `QuietLabel` mixes ink and ground."""


class Cell(NamedTuple):
    """What stands in a cell."""

    text: str
    below: str = ""
    """Smaller, in a line of its own."""
    said: str = ""
    """What is read aloud of it, and explains it."""


class AccountTable(QWidget):
    """The deals, which scroll, and below them the sums, which do not."""

    def __init__(self) -> None:
        super().__init__()
        self.deals, self.sums = Grid(), Grid(least=0)
        self.sums.horizontalHeader().hide()
        self.sums.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sums.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sums.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._measure_sums)
        self.deals.resized.connect(self._later.start)  # the columns have their widths by then
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.deals, 1)
        column.addWidget(self.sums)
        self._letters = Letters(self)
        self._letters.measure(self.fit)

    def show_lines(self, heads: Sequence[str], deals: Sequence[Sequence[Cell]], sums: Sequence[Sequence[Cell]]) -> None:
        """Write all lines anew, and show the last deal."""
        for grid, lines in ((self.deals, deals), (self.sums, sums)):
            grid.write(heads, lines, strong=grid is self.sums)
        self.fit()
        self.deals.scrollToBottom()

    def fit(self) -> None:
        """Give columns and lines the room of their words."""
        wide = [max(self.deals.wanted(column), self.sums.wanted(column)) for column in range(self.deals.columnCount())]
        for column, width in enumerate(wide):
            stretches = column == PLAYED
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Fixed
            self.deals.horizontalHeader().setSectionResizeMode(column, mode)
            if not stretches:
                self.deals.setColumnWidth(column, width)
        self.deals.measure_lines()
        self._measure_sums()

    def _measure_sums(self) -> None:
        """Put the sums below what they are the sums of."""
        for column in range(self.sums.columnCount()):
            self.sums.setColumnWidth(column, self.deals.columnWidth(column))
        self.sums.measure_lines()
        self.sums.setFixedHeight(self.sums.verticalHeader().length() + 2 * self.sums.frameWidth())


class Grid(QTableWidget):
    """A table that is read line by line; Enter opens a deal."""

    resized = Signal()

    def __init__(self, least: int = LEAST) -> None:
        """Its lines have so many pixels at `least`."""
        super().__init__()
        self._least = least
        self.setItemDelegate(_TwoLines(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)

    def write(self, heads: Sequence[str], lines: Sequence[Sequence[Cell]], *, strong: bool) -> None:
        """Write these lines."""
        self.clearContents()
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setRowCount(len(lines))
        for row, cells in enumerate(lines):
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell.text)
                item.setData(BELOW, cell.below)
                item.setData(STRONG, strong)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.said or cell.text)
                item.setToolTip(tip_of(cell.said))
                side = Qt.AlignmentFlag.AlignRight if column > PLAYED else Qt.AlignmentFlag.AlignLeft
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)

    def wanted(self, column: int) -> int:
        """Return how wide a column is with all its words in one line."""
        cells = [self.item(row, column) for row in range(self.rowCount())]
        least = self.horizontalHeader().sectionSizeHint(column)
        return max([least, *(_width(item, self.font()) for item in cells if item is not None)])

    def measure_lines(self) -> None:
        """Give each line the height of what was played in it."""
        for row in range(self.rowCount()):
            item = self.item(row, PLAYED)
            if item is not None:
                room = self.columnWidth(PLAYED) - 2 * _EDGE
                self.setRowHeight(row, max(self._least, _height(item, self.font(), room) + 2 * _EDGE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words where the column ends now."""
        super().resizeEvent(event)
        self.measure_lines()
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a deal with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.cellActivated.emit(self.currentRow(), 0)
        else:
            super().keyPressEvent(event)


def _smaller(font: QFont) -> QFont:
    small = QFont(font)
    if font.pointSizeF() > 0:
        small.setPointSizeF(font.pointSizeF() * SMALLER)
    else:
        small.setPixelSize(round(font.pixelSize() * SMALLER))
    return small


def _strong(font: QFont, *, strong: bool) -> QFont:
    bold = QFont(font)
    bold.setBold(strong)
    return bold


def _width(item: QTableWidgetItem, font: QFont) -> int:
    """Return how wide a cell is with its words in one line each."""
    above = QFontMetrics(_strong(font, strong=True)).horizontalAdvance(item.text())
    below = QFontMetrics(_smaller(font)).horizontalAdvance(item.data(BELOW) or "")
    return max(above, below) + 2 * _EDGE + 2


def _height(item: QTableWidgetItem, font: QFont, room: int) -> int:
    """Return how high the words of a cell are in this width."""
    high = 0
    for words, letters in ((item.text(), font), (item.data(BELOW) or "", _smaller(font))):
        if words:
            high += QFontMetrics(letters).boundingRect(QRect(0, 0, max(room, 1), 1 << 16), _WRAPPED, words).height()
    return high


class _TwoLines(QStyledItemDelegate):
    """Paints a cell, and in smaller letters what stands below."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint it."""
        self.initStyleOption(option, index)
        words, below = option.text, index.data(BELOW) or ""
        option.text = ""
        style, palette = option.widget.style(), option.palette
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        ground = palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base)
        side = (Qt.AlignmentFlag.AlignRight if index.column() > PLAYED else Qt.AlignmentFlag.AlignLeft).value
        painter.save()
        area = option.rect.adjusted(_EDGE, 0, -_EDGE, 0)
        bold, small = _strong(option.font, strong=bool(index.data(STRONG))), _smaller(option.font)
        high = _wrapped(bold, area, words)
        all_high = high + (_wrapped(small, area, below) if below else 0)
        top = area.top() + max(0, (area.height() - all_high) // 2)
        painter.setFont(bold)
        painter.setPen(ink)
        painter.drawText(QRect(area.left(), top, area.width(), high + 1), side | _WRAPPED, words)
        if below:
            painter.setFont(small)
            painter.setPen(mix(ink, ground, _PALE))
            painter.drawText(QRect(area.left(), top + high, area.width(), all_high), side | _WRAPPED, below)
        painter.restore()


def _wrapped(font: QFont, area: QRect, words: str) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, area.width(), 1 << 16), _WRAPPED, words).height()
