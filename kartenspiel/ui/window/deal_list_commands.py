# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands about finished deals: show the list of them, keep what is written to one, and open one.

Nothing of it is loaded, read or made before somebody wants to see the list.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import RecordError, record_from_json
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.deal_archive import DealArchive, ListedDeals
    from kartenspiel.controller.deal_index import DealEntry
    from kartenspiel.controller.deal_notes import DealNote
    from kartenspiel.ui.window.deals_page import DealsPage

_ = marker(__package__)

_DELETE_TITLE = _("Delete %n deal(s)?", plural=True)
_DELETE_TOLD = _(
    "%n deal(s) go out of the history, with stars, notes and analyses. Nothing brings them back.", plural=True
)
_STAY = _(
    "%n deal(s) of sessions that go on stay, for the account counts them. End or delete the session first.", plural=True
)
_COUNTED = _("The account of an ended session then has only the deals that are left of it.")
_KEEP = _("&Keep them")
_DELETE = _("&Delete")
_GONE = _("This deal cannot be opened: its record is damaged or no longer there.")


ShowDeal = Callable[[PlayedDeal], object]


class ArchiveSignals(QObject):
    """Brings what an archive tells into the thread of the window."""

    _listed = Signal(object)
    _reading = Signal(int, int)
    _opened = Signal(object)
    _trouble = Signal(object)

    def __init__(self, commands: "DealListCommands") -> None:
        super().__init__(commands)
        queued = Qt.ConnectionType.QueuedConnection
        self._listed.connect(commands.show_listed, queued)
        self._reading.connect(commands.tell_reading, queued)
        self._opened.connect(commands.show_record, queued)
        self._trouble.connect(commands.warn, queued)

    def listed(self, deals: "ListedDeals") -> None:
        """Pass on what is known."""
        self._listed.emit(deals)

    def reading(self, done: int, whole: int) -> None:
        """Pass on how much has been read; in thousandths, for Qt's numbers are small."""
        self._reading.emit(1000 * done // max(whole, 1), 1000)

    def opened(self, entry: "DealEntry", record: Mapping[str, object] | None) -> None:
        """Pass on a record."""
        del entry
        self._opened.emit(record)

    def trouble(self, text: Text) -> None:
        """Pass on what is to be told."""
        self._trouble.emit(text)


class DealListCommands(QObject):
    """Shows the page of finished deals over the table of a page, and does there what is wanted."""

    sessions_wanted = Signal()
    reading = Signal(int, int)
    """So much of the history has been read, of so much."""
    deleting = Signal(object)
    """The keys of deals that are about to be deleted, as a `frozenset`."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs, replay: ShowDeal, analyse: ShowDeal) -> None:
        """`replay` and `analyse` show a deal."""
        super().__init__(parts.window)
        self._dialogs, self._replay, self._analyse = dialogs, replay, analyse
        self._show_as = replay
        """What shows the deal that was asked for last."""
        self._window, self._page, self._table, self._store, self._keeper = parts
        self.archive: DealArchive | None = None
        """The finished deals, once somebody wanted to see them."""
        self.list_page: DealsPage | None = None
        """The page of all finished deals, once it was shown."""
        self._names: Mapping[str, str] = {}
        self._table.finished.connect(self._read_on)

    def show(self) -> None:
        """Show the finished deals, those that fit what was chosen last."""
        page = self._shown()
        page.wanted.emit(page.filters.wanted())

    def show_session(self, session: str) -> None:
        """Show the finished deals of a session."""
        self._shown().filters.choose_session(session)

    def _read_on(self) -> None:
        if self.archive is not None:
            self.archive.read_on()

    def _shown(self) -> "DealsPage":
        """Lay the page over the table, and have read what was played since."""
        page = self._made()
        self._names = {each.session.id: each.session.name for each in self._store.list_sittings()}
        page.let_back(to_table=self._page.session is not None)
        self._read_on()
        self._page.cover(page)
        page.take_focus()
        return page

    def go_back(self) -> None:
        """Show the table again; while nothing lies there, the sessions."""
        if self.list_page is not None:
            self.list_page.keep_note()
        if self._page.session is None:
            self.sessions_wanted.emit()
        else:
            self._page.cover(None)

    def close_down(self) -> None:
        """Keep what was written, and end the thread."""
        if self.list_page is not None:
            self.list_page.keep_note()
        if self.archive is not None:
            self.archive.close()

    # What the archive tells

    def show_listed(self, deals: "ListedDeals") -> None:
        """List what is known now."""
        page = self.list_page
        if page is None:
            return
        keys = page.table.deals.rowCount() == 0 and self._page.shows(page)
        page.show_deals(deals, self._names)
        if keys and deals.entries and page.filters.words.hasFocus() and not page.filters.words.text():
            page.take_focus()  # now that there is something to look at

    def tell_reading(self, done: int, whole: int) -> None:
        """Say how much of the history has been read."""
        self.reading.emit(done, whole)
        if self.list_page is not None:
            self.list_page.tell_reading(done, whole)

    def show_record(self, record: Mapping[str, object] | None) -> None:
        """Show a deal that was opened."""
        if self.list_page is None or not self._page.shows(self.list_page):
            return  # somebody has gone elsewhere meanwhile
        from kartenspiel.ui.dialogs.deal_files import people_of

        try:
            found = record_from_json(record or {})
            deal = PlayedDeal(found, people_of(found, self._keeper.settings))
        except RecordError:
            self.warn(_GONE)
        else:
            self._show_as(deal)

    def warn(self, text: Text) -> None:
        """Say what is wrong."""
        self._page.messages.warn(text)

    def archive_opened(self) -> "DealArchive":
        """Return the finished deals; whoever asks first has them opened."""
        from kartenspiel.controller.deal_archive import DealArchive

        if self.archive is None:
            store, data = self._store, self._store.folders.data
            self.archive = DealArchive(
                ArchiveSignals(self),
                store.history_files,
                data / "deals.sqlite" if store.saves else None,
                data / "notes.json",
                writable=store.saves,
            )
        return self.archive

    def _made(self) -> "DealsPage":
        if self.list_page is not None:
            return self.list_page
        from kartenspiel.ui.window.deals_page import DealsPage

        store, archive = self._store, self.archive_opened()
        self.list_page = page = DealsPage(writable=store.saves)
        page.wanted.connect(archive.want)
        page.noted.connect(self._note)
        page.opened.connect(lambda entry: self._open(entry, self._replay))
        page.analysis_wanted.connect(lambda entry: self._open(entry, self._analyse))
        page.delete.connect(self._ask_to_delete)
        page.stopped.connect(archive.stop_reading)
        page.read_on.connect(archive.read_on)
        page.sessions_wanted.connect(self.sessions_wanted)
        page.back.connect(self.go_back)
        return page

    def _open(self, entry: "DealEntry", show: ShowDeal) -> None:
        """Have a deal read and then shown like this."""
        self._show_as = show
        if self.archive is not None:
            self.archive.open(entry)

    def _ask_to_delete(self, entries: Sequence["DealEntry"]) -> None:
        """Ask whether these deals may be deleted, but for those of sessions that go on."""
        from kartenspiel.ui.dialogs.consent import ConsentDialog

        sittings = {each.session.id: each for each in (*self._store.list_sittings(), *self._table.sittings.all)}
        going = {each for each, found in sittings.items() if found.session.counted and found.can_go_on}
        free = [entry for entry in entries if entry.session not in going]
        stay = [_STAY(n=len(entries) - len(free))] if len(free) < len(entries) else []
        if not free:
            for text in stay:
                self.warn(text)
            return
        counted = [_COUNTED()] if any(entry.session in sittings for entry in free) else []
        told = [_DELETE_TOLD(n=len(free)), *counted, *stay]
        dialog = ConsentDialog(_DELETE_TITLE(n=len(free)), told, _KEEP, _DELETE, self._window)
        dialog.accepted.connect(lambda: self._delete(frozenset(entry.key for entry in free)))
        self._dialogs.open("consent", dialog)

    def _delete(self, keys: frozenset[str]) -> None:
        if self.archive is not None and self.list_page is not None:
            self.list_page.keep_note()  # else it would be written after its deal is gone
            self.deleting.emit(keys)
            self.archive.delete(keys, self._table.writer.delete_deals)

    def _note(self, entry: "DealEntry", note: "DealNote") -> None:
        if self.archive is not None:
            self.archive.note(entry.key, note)
