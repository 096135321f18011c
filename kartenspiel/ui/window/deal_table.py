# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The table of finished deals: a row for each, written only where it is seen, and sorted by any column."""

import enum
from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from kartenspiel.controller.deal_archive import ListedDeals
from kartenspiel.controller.deal_index import DealEntry, SessionDeals
from kartenspiel.controller.deal_notes import DealNote
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.window import deal_words
from kartenspiel.ui.window.session_list import AnyIndex
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.roles import ROLES

_ = marker(__package__)

WIDEST: Final = 30
"""Mean widths of letters that a column has at most at first."""
ROWS: Final = 5
"""So many deals are seen at once at least."""
MEASURED: Final = 20
"""So many rows are looked at to find out how wide a column must be."""
HIGH: Final = 1.5
"""Height of a row, in heights of a line."""

_APART: Final = "\u2003"
"""Room between figures, which end at the right, and the words of the next column."""

_NOBODY: Final = QModelIndex()


class DealColumn(enum.IntEnum):
    """What stands in a column."""

    STAR = 0
    DAY = 1
    GAME = 2
    CONTRACT = 3
    ROLE = 4
    PAYMENT = 5
    HAPPENED = 6
    SESSION = 7
    NOTE = 8


_TITLES: Final[Mapping[DealColumn, Text]] = {
    DealColumn.STAR: _("★"),
    DealColumn.DAY: _("Played"),
    DealColumn.GAME: _("Game"),
    DealColumn.CONTRACT: _("Contract"),
    DealColumn.ROLE: _("You were"),
    DealColumn.PAYMENT: _("Brought"),
    DealColumn.HAPPENED: _("What happened"),
    DealColumn.SESSION: _("Session"),
    DealColumn.NOTE: _("Your note"),
}
_DESCENDING: Final = frozenset({DealColumn.STAR, DealColumn.DAY, DealColumn.PAYMENT, DealColumn.NOTE})
"""By these one wants the largest first."""


class DealsModel(QAbstractTableModel):
    """The deals of a list, as a view of Qt asks for them."""

    def __init__(self) -> None:
        super().__init__()
        self._deals = ListedDeals()
        self._entries: list[DealEntry] = []
        self._sessions: Mapping[str, SessionDeals] = {}
        self._names: Mapping[str, str] = {}
        self._order = DealColumn.DAY, Qt.SortOrder.DescendingOrder

    def show_deals(self, deals: ListedDeals, names: Mapping[str, str]) -> None:
        """List these; `names` are those that sessions were given."""
        same = deals.entries is self._deals.entries and names == self._names
        self._deals, self._names = deals, names
        if same and self._order[0] not in {DealColumn.STAR, DealColumn.NOTE}:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._entries) - 1, len(DealColumn) - 1))
            return
        self._sessions = {each.session: each for each in deals.sessions}
        self.beginResetModel()
        self._sort()
        self.endResetModel()

    def retell(self) -> None:
        """Write everything anew, in another language."""
        self.beginResetModel()
        self._sort()
        self.endResetModel()

    def entry(self, row: int) -> DealEntry | None:
        """Return the deal in a row."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def row_of(self, key: str) -> int:
        """Return in which row a deal is; -1 if it is not listed."""
        return next((row for row, each in enumerate(self._entries) if each.key == key), -1)

    def rows_of(self, keys: frozenset[str]) -> list[tuple[int, int]]:
        """Return in which rows deals with these keys are: the first and the last of each run of them."""
        found: list[tuple[int, int]] = []
        for row in (row for row, each in enumerate(self._entries) if each.key in keys):
            begin = found.pop()[0] if found and found[-1][1] == row - 1 else row
            found.append((begin, row))
        return found

    def note(self, entry: DealEntry) -> DealNote:
        """Return what was written to a deal."""
        return self._deals.notes.get(entry.key) or DealNote()

    # What Qt asks of a model

    def rowCount(self, parent: AnyIndex = _NOBODY) -> int:
        """Return how many deals are listed."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: AnyIndex = _NOBODY) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(DealColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Return what stands over a column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            title = words_of(_TITLES[DealColumn(section)])
            return title + _APART if section == DealColumn.PAYMENT else title
        return _aligned(DealColumn(section)) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Return what stands in a cell."""
        entry, column = self._entries[index.row()], DealColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _CELLS[column](self, entry)
        if role == Qt.ItemDataRole.ToolTipRole and column in {DealColumn.NOTE, DealColumn.SESSION}:
            return _CELLS[column](self, entry)
        return _aligned(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; what is equal comes with the newest first."""
        self._order = DealColumn(column), order
        self.retell()

    def _sort(self) -> None:
        column, order = self._order
        descending = order == Qt.SortOrder.DescendingOrder
        found = list(self._deals.entries)
        if column is DealColumn.DAY:
            self._entries = found if descending else found[::-1]
            return
        known: dict[object, object] = {}

        def key(entry: DealEntry) -> Any:  # noqa: ANN401 - numbers, or words
            if column is DealColumn.PAYMENT:
                return entry.payment
            if column is DealColumn.SESSION:
                return self._session(entry).casefold(), entry.session, entry.number
            about = entry.key if column in {DealColumn.STAR, DealColumn.NOTE} else _SORTED[column](entry)
            if about not in known:
                known[about] = _CELLS[column](self, entry).casefold()
            return known[about]

        self._entries = sorted(found, key=key, reverse=descending)

    def _session(self, entry: DealEntry) -> str:
        session = self._sessions.get(entry.session)
        return "" if session is None else deal_words.session_called(session, self._names)

    def cell(self, entry: DealEntry, column: DealColumn) -> str:
        """Return what stands of a deal in a column."""
        return _CELLS[column](self, entry)

    def in_session(self, entry: DealEntry) -> str:
        """Return which deal of which session it is."""
        return deal_words.in_session(self._session(entry), entry.number)

    def contract(self, entry: DealEntry) -> str:
        """Return what was played."""
        return deal_words.contract_of(self._deals, entry.game, entry.contract)


_SORTED: Final[Mapping[DealColumn, Callable[[DealEntry], object]]] = {
    DealColumn.GAME: lambda entry: entry.game,
    DealColumn.CONTRACT: lambda entry: (entry.game, entry.contract),
    DealColumn.ROLE: lambda entry: entry.role,
    DealColumn.HAPPENED: lambda entry: (
        entry.announced,
        entry.raised,
        entry.lacked == 1,
        entry.helped,
        entry.taken_back,
    ),
}
"""From what it follows what stands in a column: it is worded once for all deals that have the same."""
_CELLS: Final[Mapping[DealColumn, Callable[[DealsModel, DealEntry], str]]] = {
    DealColumn.STAR: lambda model, entry: deal_words.STAR if model.note(entry).star else deal_words.NO_STAR,
    DealColumn.DAY: lambda _model, entry: deal_words.when_finished(entry.finished),
    DealColumn.SESSION: DealsModel.in_session,
    DealColumn.GAME: lambda _model, entry: deal_words.game_title(entry.game),
    DealColumn.CONTRACT: DealsModel.contract,
    DealColumn.ROLE: lambda _model, entry: words_of(ROLES[entry.role]),
    DealColumn.PAYMENT: lambda _model, entry: deal_words.payment_of(entry) + _APART,
    DealColumn.HAPPENED: lambda _model, entry: deal_words.happened_in(entry),
    DealColumn.NOTE: lambda model, entry: model.note(entry).words,
}


def _aligned(column: DealColumn) -> Qt.AlignmentFlag:
    flag = Qt.AlignmentFlag
    side = {DealColumn.PAYMENT: flag.AlignRight, DealColumn.STAR: flag.AlignHCenter}.get(column, flag.AlignLeft)
    return side | flag.AlignVCenter


class DealsTable(QTableView):
    """Deals one below the other, of which one is chosen and several can be selected.

    Enter opens the one, the space bar gives it a star.
    """

    opened = Signal(object)
    """A deal is to be opened: its `DealEntry`."""
    starred = Signal(object)
    """A deal is to have a star, or no longer: its `DealEntry`."""
    delete_wanted = Signal()
    """The deals that are selected are to be deleted."""
    chosen_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deals = DealsModel()
        self.deals.setParent(self)
        self.setModel(self.deals)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setResizeContentsPrecision(MEASURED)
        head.setStretchLastSection(True)
        head.setHighlightSections(False)
        head.setSortIndicatorShown(True)
        head.setSortIndicator(DealColumn.DAY, Qt.SortOrder.DescendingOrder)
        head.setSectionsClickable(True)
        head.sectionClicked.connect(self.sort_by)
        self._sorted: tuple[int, Qt.SortOrder] = (DealColumn.DAY, Qt.SortOrder.DescendingOrder)
        self._measured = 0
        """For how many contracts with a name the columns were made wide enough, and one more."""
        self.activated.connect(self._open)
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen_changed.emit())
        appearance.COLOURS.changed.connect(self.viewport().update)
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    @property
    def chosen(self) -> DealEntry | None:
        """The deal that is chosen."""
        return self.deals.entry(self.currentIndex().row())

    @property
    def selected(self) -> list[DealEntry]:
        """The deals that are selected, the one that is chosen among them, from above."""
        rows = {index.row() for index in self.selectionModel().selectedRows()}
        return [entry for row in sorted(rows) if (entry := self.deals.entry(row)) is not None]

    def show_deals(self, deals: ListedDeals, names: Mapping[str, str]) -> None:
        """List these; the one that is chosen stays so, and where it is not among them the first is."""
        chosen = self._choice()
        self.deals.show_deals(deals, names)
        self._choose_again(*chosen)
        named = 1 + sum(called is not None for called in deals.contracts.values())
        if deals.entries and named > self._measured:
            self._measured = named
            self._fit_columns()

    def retell(self) -> None:
        """Write everything anew, in another language."""
        chosen = self._choice()
        self.deals.retell()
        self._choose_again(*chosen)
        self._fit_columns()

    def sort_by(self, column: int) -> None:
        """Sort by a column, or the other way round where it is so sorted already."""
        head, orders = self.horizontalHeader(), Qt.SortOrder
        order = orders.DescendingOrder if DealColumn(column) in _DESCENDING else orders.AscendingOrder
        if self._sorted == (column, order):
            order = orders.AscendingOrder if order == orders.DescendingOrder else orders.DescendingOrder
        chosen = self._choice()
        self._sorted = column, order
        head.setSortIndicator(column, order)
        self.deals.sort(column, order)
        self._choose_again(*chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a star with the space bar, delete with the key for that; Escape is for the page."""
        chosen = self.chosen
        if event.key() == Qt.Key.Key_Space and chosen is not None:
            self.starred.emit(chosen)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _choice(self) -> tuple[DealEntry | None, frozenset[str]]:
        """Return the deal that is chosen, and the keys of all that are selected if those are several."""
        keys = frozenset(entry.key for entry in self.selected)
        return self.chosen, keys if len(keys) > 1 else frozenset()

    def _choose_again(self, entry: DealEntry | None, keys: frozenset[str]) -> None:
        row = -1 if entry is None else self.deals.row_of(entry.key)
        wanted = self.deals.index(max(row, 0), DealColumn.DAY)
        if wanted.isValid() and self.currentIndex() != wanted:
            self.setCurrentIndex(wanted)
        elif not wanted.isValid():
            self.chosen_changed.emit()
        if keys and len(self.selected) != len(keys):
            self._select_again(keys)

    def _select_again(self, keys: frozenset[str]) -> None:
        """Select the deals with these keys that are listed."""
        wanted = QItemSelection()
        for begin, end in self.deals.rows_of(keys):
            wanted.select(self.deals.index(begin, 0), self.deals.index(end, len(DealColumn) - 1))
        if not wanted.isEmpty():
            self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _open(self, index: QModelIndex) -> None:
        entry = self.deals.entry(index.row())
        if entry is not None and index.column() != DealColumn.STAR:
            self.opened.emit(entry)

    def _click(self, index: QModelIndex) -> None:
        entry = self.deals.entry(index.row())
        if entry is not None and index.column() == DealColumn.STAR:
            self.starred.emit(entry)

    def _measure(self) -> None:
        line = self.fontMetrics().height()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(HIGH * line))
        self.setMinimumHeight(round(HIGH * line * (ROWS + 1)))
        if self._measured:
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Make each column as wide as what stands in it, within reason; the note has the rest."""
        most = WIDEST * self.fontMetrics().averageCharWidth()
        self.resizeColumnsToContents()
        for column in DealColumn:
            if column is not DealColumn.NOTE:
                self.setColumnWidth(column, min(self.columnWidth(column) + self.fontMetrics().averageCharWidth(), most))
