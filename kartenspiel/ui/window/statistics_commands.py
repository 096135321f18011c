# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The statistics in the window: their page over the table, what is counted for it, and what is saved of it.

Everything is counted in the thread of the archive of deals; nothing is made before somebody wants to see it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.deal_list_commands import DealListCommands, ShowDeal
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.deal_index import DealEntry, DealIndex
    from kartenspiel.controller.deals_export import DealLines, DealsExport
    from kartenspiel.controller.statistics import Statistics, StatisticsCounter, StatisticsFilter
    from kartenspiel.ui.window.statistics_page import StatisticsPage

_ = marker(__package__)

T = TypeVar("T")

_TITLE = _("Save deals")
_NAME = _("statistics")
_CSV = _("Tables of values (*.csv)")
_RECORDS = _("Records of deals (*.jsonl)")
_SAVED = _("%Ln deal(s) are saved in {file}.", plural=True)
_STOPPED = _("Saving was stopped: {file} was not written.")
_FAILED = _("{file} cannot be written: {reason}.")
_GONE = _("This deal cannot be opened: its record is damaged or no longer there.")
TOPIC: Final = "statistics saved"
"""The topic of messages about what is saved."""


class _Answers(QObject):
    """Brings answers into the thread of the window."""

    counted = Signal(object)
    opened = Signal(object)
    changed = Signal()
    saving = Signal(int, int)
    """How many of how many deals are written."""
    saved = Signal(object)
    """What is to be told of a file, and whether that is a fault."""
    failed = Signal(object)


class StatisticsCommands(QObject):
    """Shows statistics of the finished deals."""

    def __init__(
        self,
        parts: WindowParts,
        deals: DealListCommands,
        below: PagesBelow,
        replay: ShowDeal,
        waits_for_lesson: Callable[[], bool],
    ) -> None:
        """`replay` shows a deal; `waits_for_lesson` as for `ReplayCommands`."""
        super().__init__(parts.window)
        self._window, self._page, self._table, self._store, self._keeper = parts
        self._deals, self._below, self._replay, self._waits_for_lesson = deals, below, replay, waits_for_lesson
        self._answers = _Answers(self)
        self._counter: StatisticsCounter | None = None
        self._export: DealsExport | None = None
        """The file that is being written."""
        self._untouched = True
        """Whether nothing has been chosen yet: a single game under one set of house rules then needs no overview."""
        self.statistics_page: StatisticsPage | None = None
        """The page, once it was shown."""
        queued = Qt.ConnectionType.QueuedConnection
        self._answers.counted.connect(self._show, queued)
        self._answers.opened.connect(self._show_record, queued)
        self._answers.changed.connect(self._count_anew, queued)
        self._answers.saved.connect(lambda told: self._tell_saved(told[0], failed=told[1]), queued)
        self._answers.failed.connect(lambda text: self._page.messages.warn(text, topic=TOPIC), queued)

    def show(self) -> None:
        """Show the statistics of the deals that were chosen last."""
        page = self._made()
        self._deals.archive_opened().read_on()
        self._count()
        self._below.lay(page, over_table=self._waits_for_lesson())
        page.take_focus()

    def _made(self) -> "StatisticsPage":
        from kartenspiel.controller.kept_analyses import KeptAnalyses
        from kartenspiel.controller.statistics import StatisticsCounter
        from kartenspiel.ui.window.statistics_page import StatisticsPage

        if self.statistics_page is None:
            analyses = self._store.folders.data / "analyses"
            kept = KeptAnalyses(analyses, self._answers.failed.emit) if self._store.saves else None
            self._counter = StatisticsCounter(kept)
            self.statistics_page = page = StatisticsPage()
            self._answers.saving.connect(page.saving.tell, Qt.ConnectionType.QueuedConnection)
            page.wanted.connect(self._choose)
            page.opened.connect(self._open)
            page.csv_wanted.connect(self._save_csv)
            page.records_wanted.connect(self._save_records)
            page.saving.stopped.connect(self.stop_saving)
            page.stopped.connect(self._deals.archive_opened().stop_reading)
            page.read_on.connect(self._deals.archive_opened().read_on)
            page.back.connect(lambda: self._below.leave(page))
            self._deals.reading.connect(page.tell_reading)
            self._deals.archive_opened().watch(self._answers.changed.emit)
        return self.statistics_page

    def _choose(self) -> None:
        self._untouched = False
        self._count()

    def _wanted(self) -> "StatisticsFilter":
        page = self._made()
        return replace(page.filters.wanted(), by=page.grouping())

    def _count(self) -> None:
        """Have counted what is wanted now."""
        counter, wanted = self._counter, self._wanted()
        if counter is not None:
            self._ask(lambda index: counter.count(index, wanted), self._answers.counted.emit)

    def _ask(self, question: "Callable[[DealIndex], T]", told: "Callable[[T], object]") -> None:
        """Have a question answered; a message tells why it cannot be."""
        self._deals.archive_opened().ask(question, told, self._answers.failed.emit)

    def _count_anew(self) -> None:
        """Count what is shown anew: other deals are known."""
        page = self._made()
        page.end_reading()
        if self._page.shows(page):
            self._count()

    def _show(self, found: "Statistics") -> None:
        page = self._made()
        if found.wanted != self._wanted():
            return  # something else was chosen meanwhile
        had_none = not page.found.groups
        page.show_statistics(found, self._keeper.settings)
        if self._untouched and len(found.known.rules) == 1 and not found.wanted.game:
            only = found.known.rules[0]
            page.filters.choose(only.game, only.rules, only.unit)
        elif had_none and self._page.shows(page):
            page.take_focus()

    def _open(self, entry: "DealEntry") -> None:
        self._ask(lambda index: index.record(entry), self._answers.opened.emit)

    def _show_record(self, record: Mapping[str, object] | None) -> None:
        from kartenspiel.ui.dialogs.deal_files import people_of

        if not self._page.shows(self._made()):
            return  # somebody has gone elsewhere meanwhile
        try:
            found = record_from_json(record or {})
            deal = PlayedDeal(found, people_of(found, self._keeper.settings))
        except RecordError:
            self._page.messages.warn(_GONE)
        else:
            self._replay(deal)

    def stop_saving(self) -> None:
        """Write no further at a file of deals, if one is being written."""
        if self._export is not None:
            self._export.stop()

    def _save_csv(self) -> None:
        from kartenspiel.controller.deals_export import csv_lines

        self._save(".csv", _CSV, csv_lines)

    def _save_records(self) -> None:
        from kartenspiel.controller.deals_export import record_lines

        self._save(".jsonl", _RECORDS, record_lines)

    def _save(self, suffix: str, kinds: Text, lines: "DealLines") -> None:
        """Ask for a file, and have the deals that are shown written there."""
        from kartenspiel.controller.deals_export import DealsExport
        from kartenspiel.ui.dialogs.file_choice import FileChoice
        from kartenspiel.ui.words.phrases import words_of

        path = FileChoice(self._keeper, self._window).to_save(_TITLE, words_of(_NAME), suffix, kinds)
        if path is None:
            return
        page = self._made()
        self._page.messages.settle(TOPIC)
        page.begin_saving()
        self._export = export = DealsExport(path, lines, self._answers.saving.emit)
        wanted = page.found.wanted
        tell = self._answers.saved.emit
        archive = self._deals.archive_opened()
        archive.ask(lambda index: _written(export, index, wanted), tell, lambda why: tell((why, True)))

    def _tell_saved(self, text: Text, *, failed: bool) -> None:
        self._export = None
        self._made().end_saving()
        (self._page.messages.warn if failed else self._page.messages.inform)(text, topic=TOPIC)


def _written(export: "DealsExport", index: "DealIndex", wanted: "StatisticsFilter") -> tuple[Text, bool]:
    """Write a file in the thread of the archive; return what is to be told of it, and whether that is a fault."""
    from kartenspiel.controller.deals_export import ExportStoppedError
    from kartenspiel.controller.files import reason

    path = export.path
    try:
        deals = export.write(index, wanted)
    except OSError as error:
        return _FAILED(file=path.name, reason=reason(error)), True
    except ExportStoppedError:
        return _STOPPED(file=path.name), False
    return _SAVED(n=deals, file=str(path)), False
