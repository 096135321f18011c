# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of statistics: filters, and below them what they count, in tables and a curve."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.deal_index import DealEntry
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.statistics import Grouping, Statistics
from kartenspiel.controller.writing import PATIENCE_MS
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.page_scale import scale_for
from kartenspiel.ui.looks.paper import ClothPage, Sheet, dress_buttons, page_head, scrolled
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.sheet.course_plot import CoursePlot
from kartenspiel.ui.widgets.choice_box import ChoiceBox
from kartenspiel.ui.widgets.figure_table import FigureTable
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window import statistics_words
from kartenspiel.ui.window.progress_row import ProgressRow
from kartenspiel.ui.window.statistics_filters import StatisticsFilters
from kartenspiel.ui.window.statistics_tables import StatisticsTables
from kartenspiel.ui.words.phrases import Phrases, words_of
from kartenspiel.ui.words.wording import capital

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels of cloth at both sides."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
SIDE_BY_SIDE: Final = 130
"""Mean widths of letters from which on the curve stands beside its table."""

_TITLE = _("Statistics")
_HINT = _(
    "How you stand, from all finished deals. What different house rules pay is not added up unless you ask for it."
)
_NONE_YET = _("No deal is finished yet. Each counts here from then on.")
_NONE_FITS = _("No deal fits what is chosen here.")
_READS = _("The deals are being read …")
_STOP = _("Stop &reading")
_UNREAD = _("Not all deals have been read.")
_READ_ON = _("&Read on")
_BACK = _("&Back")
_BY = _("Count &apart")
_BY_TIP = _("By what deals are counted apart in the table below")
_GROUPS = _("Deals and what they brought")
_COURSE = _("The account from deal to deal")
_ITEMS = _("What was paid for")
_EXTREMES = _("The best and the worst deals")
_EXTREMES_HINT = _("A click or Enter leads through the deal again.")
_LUCK = _("The luck of the cards")
_LUCK_HINT = _(
    "In deals that were analysed to the end. The first line says what the cards were worth, the third what was made of "
    "them: a strong player had your cards in your seat, against players of the same levels."
)
_CSV = _("Save as &CSV …")
_CSV_TIP = _("The deals that are counted here as a table for other programs")
_SAVES = _("The deals are being saved …")
_STOP_SAVING = _("Stop &saving")
_RECORDS = _("Save &records …")
_RECORDS_TIP = _("The deals that are counted here as they were recorded, to be opened again")


class StatisticsPage(ClothPage):
    """What all finished deals tell."""

    wanted = Signal()
    """Other deals are to be counted, or apart by something else: see `filters` and `by`."""
    opened = Signal(object)
    """A deal is to be looked at: its `DealEntry`."""
    csv_wanted = Signal()
    records_wanted = Signal()
    stopped = Signal()
    read_on = Signal()
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found = Statistics()
        """What is shown."""
        self._settings = Settings()
        self.filters, self.by = StatisticsFilters(), ChoiceBox()
        self.groups, self.items, self.luck = FigureTable(), FigureTable(), FigureTable()
        self.extremes, self.course, self.plot = FigureTable(opens=True), FigureTable(), CoursePlot()
        self.told = PlainLabel()
        """What the figures say in sentences."""
        self.back_button, self.stop_button = QPushButton(), QPushButton()
        self.csv_button, self.records_button = QPushButton(), QPushButton()
        self._heading, self._hint, self._empty = Heading(), QuietLabel(), PlainLabel()
        self._reads, self.bar, self._by_label = PlainLabel(), QProgressBar(), PlainLabel()
        self._titles = {
            table: PlainLabel() for table in (self.groups, self.course, self.items, self.extremes, self.luck)
        }
        self._extremes_hint, self._luck_hint = QuietLabel(), QuietLabel()
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._reading, self._saving = Sheet(), ButtonRows((self.csv_button, self.records_button))
        self.saving = ProgressRow(_SAVES, _STOP_SAVING)
        """How far the file is that one has wanted."""
        self._sheets: dict[FigureTable, Sheet] = {}
        self._patience = QTimer(self)
        self._scale, self._is_stopped = 0.0, False
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_statistics(self, found: Statistics, settings: Settings) -> None:
        """Show these; `settings` tell what house rules of one's own are called."""
        self.found, self._settings = found, settings
        self._write()

    def tell_reading(self, done: int, whole: int) -> None:
        """Say how much of the history has been read, once that takes longer than one notices."""
        self._tell_stopped(stopped=False)
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)
        if self._reading.isHidden() and not self._patience.isActive():
            self._patience.start(PATIENCE_MS)

    def end_reading(self) -> None:
        """Say nothing more of reading, unless it was stopped."""
        self._patience.stop()
        if not self._is_stopped:
            self._reading.hide()

    def _stop_or_read_on(self) -> None:
        """Stop reading; where it was stopped, read on."""
        stopped = not self._is_stopped
        self._tell_stopped(stopped=stopped)
        (self.stopped if stopped else self.read_on).emit()

    def _tell_stopped(self, *, stopped: bool) -> None:
        """Say that deals are missing, or that they are being read."""
        self._is_stopped = stopped
        self.bar.setVisible(not stopped)
        self._reads.setText(words_of(_UNREAD if stopped else _READS))
        self.stop_button.setText(words_of(_READ_ON if stopped else _STOP))

    def begin_saving(self) -> None:
        """Let nobody want a second file while one is being written, and tell how far that is."""
        self._saving.setEnabled(False)
        self.saving.begin()

    def end_saving(self) -> None:
        """Say nothing more of a file; where the keys were at what goes with it, they come to the buttons for files."""
        had_keys = self.saving.isAncestorOf(QApplication.focusWidget() or self)
        self.saving.end()
        self._saving.setEnabled(True)
        if had_keys:
            self.csv_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def grouping(self) -> Grouping:
        """Return by what deals are counted apart."""
        return Grouping(self.by.currentData() or Grouping.CONTRACT)

    def take_focus(self) -> None:
        """Give the keys to the table of the groups, or where there is none to the filters."""
        (self.groups if self.found.groups else self.filters.games).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keys on, as after a deal was looked at."""
        super().focusInEvent(event)
        self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _speak(self) -> None:
        """Write on everything what it says, now and in every language to come."""
        for setter, text in (
            (self._heading.setText, _TITLE),
            (self._hint.setText, _HINT),
            (self.bar.setAccessibleName, _READS),
            (self.back_button.setText, _BACK),
            (self._by_label.setText, _BY),
            (partial(explain, self.by), _BY_TIP),
            (self._extremes_hint.setText, _EXTREMES_HINT),
            (self._luck_hint.setText, _LUCK_HINT),
            (self.plot.setAccessibleName, _COURSE),
            (self.csv_button.setText, _CSV),
            (self.records_button.setText, _RECORDS),
            (partial(explain, self.csv_button), _CSV_TIP),
            (partial(explain, self.records_button), _RECORDS_TIP),
        ):
            self._phrases.say(setter, text)
        titles = zip(self._titles.items(), (_GROUPS, _COURSE, _ITEMS, _EXTREMES, _LUCK), strict=True)
        for (table, label), text in titles:
            self._phrases.say(label.setText, text)
            self._phrases.say(table.setAccessibleName, text)
        self._phrases.tell(lambda: self._tell_stopped(stopped=self._is_stopped))
        self._phrases.tell(self._write)

    def _measure(self) -> None:
        self._scale = 0.0
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= SIDE_BY_SIDE * self.fontMetrics().averageCharWidth()
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        scale = scale_for(self.width(), self.height())
        if scale == self._scale:
            return
        self._scale = scale
        self._heading.set_scale(scale)
        for quiet in (self._hint, self._extremes_hint, self._luck_hint):
            quiet.set_scale(scale)
        plain: Sequence[QWidget] = (*self._titles, self.filters, self.by, self._by_label, self._empty, self._reads)
        for part in (*plain, self.bar, self.saving.label, self.saving.bar, self.plot, *self.findChildren(QPushButton)):
            part.setFont(scaled_font(scale))
        bold = scaled_font(scale)
        bold.setBold(True)
        for label in (*self._titles.values(), self.told):
            label.setFont(bold)

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(BETWEEN)
        column.addLayout(page_head(self._heading, self._hint, (self.back_button,)))
        reading = QHBoxLayout(self._reading)
        reading.setContentsMargins(16, 8, 16, 8)
        reading.addWidget(self._reads)
        reading.addWidget(self.bar, 1)
        reading.addWidget(self.stop_button)
        self._reading.hide()
        self.told.setWordWrap(True)
        self._by_label.setBuddy(self.by)
        apart = QHBoxLayout()
        apart.addWidget(self._titles[self.groups], 1)
        apart.addWidget(self._by_label)
        apart.addWidget(self.by)
        self._beside.addWidget(self.plot, 1)
        self._beside.addWidget(self.course)
        self._beside.setSpacing(16)
        column.addWidget(self._reading)
        column.addWidget(self.saving)
        column.addWidget(self._sheet(self.filters, self._empty, self.told, self._saving))
        self._sheets[self.groups] = self._sheet(apart, self.groups)
        self._sheets[self.course] = self._sheet(self._titles[self.course], self._beside)
        self._sheets[self.extremes] = self._sheet(self._titles[self.extremes], self._extremes_hint, self.extremes)
        self._sheets[self.items] = self._sheet(self._titles[self.items], self.items)
        self._sheets[self.luck] = self._sheet(self._titles[self.luck], self._luck_hint, self.luck)
        for sheet in self._sheets.values():
            column.addWidget(sheet)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.area = scrolled(page)
        """Where all of it is scrolled to."""
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        outer.addWidget(self.area)

    def _sheet(self, *parts: QWidget | QBoxLayout) -> Sheet:
        sheet = Sheet()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        for part in parts:
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        return sheet

    def _connect(self) -> None:
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._reading.show)
        self.filters.changed.connect(self.wanted)
        self.by.activated.connect(lambda _index: self.wanted.emit())
        self.course.chosen.connect(self.plot.choose)
        self.groups.opened.connect(self._open_group)
        self.extremes.opened.connect(self._open_deal)
        self.csv_button.clicked.connect(self.csv_wanted)
        self.records_button.clicked.connect(self.records_wanted)
        self.stop_button.clicked.connect(self._stop_or_read_on)
        self.back_button.clicked.connect(self.back)

    def _open_group(self, row: int) -> None:
        """Turn from the overview to the deals of a game under some house rules."""
        if not self.found.wanted.game and row < len(self.found.groups):
            self.filters.choose(*self.found.groups[row][0].split(" "))

    def _open_deal(self, row: int) -> None:
        deals: list[DealEntry] = [*self.found.best, *self.found.worst]
        if row < len(deals):
            self.opened.emit(deals[row])

    def _write(self) -> None:
        """Write everything again."""
        found = self.found
        rules = statistics_words.RulesNames(found, self._settings)
        tables = StatisticsTables(found, rules)
        self.filters.show_known(found, rules)
        self._offer_groupings()
        self.groups.set_opens(not found.wanted.game)
        for table, written in (
            (self.groups, tables.groups()),
            (self.course, tables.course()),
            (self.extremes, tables.extremes()),
            (self.items, tables.items()),
            (self.luck, tables.luck()),
        ):
            table.show_rows(written)
            self._sheets[table].setVisible(bool(written.rows))
        points = [(each.deals, each.total) for each in found.course]
        self.plot.show_course(points, lambda value: statistics_words.sum_of(value, found.unit), tables.told())
        self.plot.choose(-1)
        self._empty.setText(words_of(_NONE_FITS if found.known.rules else _NONE_YET))
        self._empty.setVisible(not found.groups)
        self.told.setText(tables.told())
        self.told.setVisible(bool(found.groups))
        self._saving.setVisible(bool(found.groups))
        for part in (self._by_label, self.by):
            part.setVisible(bool(found.wanted.game))
        dress_buttons(self)

    def _offer_groupings(self) -> None:
        chosen = self.by.currentData() or Grouping.CONTRACT
        together = bool(self.found.wanted.game) and not self.found.wanted.rules
        self.by.clear()
        for by, text in statistics_words.GROUPINGS.items():
            if by is not Grouping.RULES or together:
                self.by.addItem(capital(words_of(text)), by)
        self.by.setCurrentIndex(max(0, self.by.findData(chosen)))
