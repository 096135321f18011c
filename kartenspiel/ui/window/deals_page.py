# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The page of finished deals: filters, a table of those that fit, and below it the note to the one that is chosen."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QProgressBar, QPushButton, QVBoxLayout, QWidget

from kartenspiel.controller.deal_archive import ListedDeals
from kartenspiel.controller.deal_index import DealEntry
from kartenspiel.controller.deal_notes import LONGEST
from kartenspiel.controller.writing import PATIENCE_MS
from kartenspiel.model.text import marker
from kartenspiel.ui.looks.page_scale import scale_for
from kartenspiel.ui.looks.paper import ClothPage, Sheet, dress_buttons, page_head, scrolled
from kartenspiel.ui.sheet.button_rows import ButtonRows
from kartenspiel.ui.widgets.letters import Letters
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.quiet import Heading, QuietLabel, scaled_font
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.deal_filters import DealFilters
from kartenspiel.ui.window.deal_table import DealsTable
from kartenspiel.ui.words.phrases import Phrases, words_of

_ = marker(__package__)

ASIDE: Final = 16
"""Pixels of cloth at both sides."""
BETWEEN: Final = 10
"""Pixels of cloth between two sheets."""
WRITING_MS: Final = 400
"""So long nobody types before what was typed to a deal is kept."""

_TITLE = _("Finished deals")
_ALL = _("%n deal(s), the newest first. Enter opens one, the space bar gives it a star.", plural=True)
_SOME = _("%n of {all} deals", plural=True)
_NONE_YET = _("No deal is finished yet. Each is found here from then on.")
_NONE_FITS = _("No deal fits what is chosen here.")
_READS = _("The deals are being read …")
_STOP = _("Stop &reading")
_UNREAD = _("Not all deals have been read.")
_READ_ON = _("&Read on")
_BACK = _("&Back to the table")
_SESSIONS = _("Sess&ions")
_OPEN = _("&Open")
_OPEN_TIP = _("Go through this deal again, card by card (Enter)")
_ANALYSE = _("Anal&ysis")
_ANALYSE_TIP = _("What each of your decisions in this deal was worth, the dearest first")
_DELETE = _("De&lete")
_DELETE_TIP = _("Take the deals that are selected out of the history, after asking (Delete)")
_DELETES = _("The deals are being deleted …")
_STAR = _("★ S&tar")
_STAR_TIP = _("Mark this deal, so that you find it again (space bar)")
_NOTE = _("Your &note")
_NOTE_HINT = _("What you want to remember of this deal")


class DealsPage(ClothPage):
    """All finished deals, to be found again."""

    wanted = Signal(object)
    """Deals that fit this `DealFilter` are to be listed."""
    noted = Signal(object, object)
    """What is written to a deal: `DealEntry` and `DealNote`."""
    delete = Signal(object)
    """These deals are to be deleted: a list of `DealEntry`."""
    opened = Signal(object)
    """A deal is to be looked at: its `DealEntry`."""
    analysis_wanted = Signal(object)
    """The decisions in a deal are to be analysed: its `DealEntry`."""
    stopped = Signal()
    read_on = Signal()
    sessions_wanted = Signal()
    back = Signal()

    def __init__(self, *, writable: bool, parent: QWidget | None = None) -> None:
        """Where it is not `writable`, notes are shown and not changed, and nothing is deleted."""
        super().__init__(parent)
        self._deals, self._writable = ListedDeals(), writable
        self.filters, self.table = DealFilters(), DealsTable()
        self.line = QLineEdit()
        """The note to the deal that is chosen."""
        self._noting: DealEntry | None = None
        self.open_button, self.analyse_button = QPushButton(), QPushButton()
        self.star_button, self.delete_button = QPushButton(), QPushButton()
        self._actions = {button: QAction(self.table) for button in self._about_deals}
        """What the menu of the table offers, by the button that does the same."""
        self.back_button, self.sessions_button = QPushButton(), QPushButton()
        self.stop_button, self.read_button, self.bar = QPushButton(), QPushButton(), QProgressBar()
        self._heading, self._hint, self._empty = Heading(), QuietLabel(), PlainLabel()
        self._note_label, self._reads, self._unread = PlainLabel(), PlainLabel(), PlainLabel()
        self._deletes, self._deleting_bar = PlainLabel(), QProgressBar()
        self._reading, self._rest, self._below, self._deleting = Sheet(), Sheet(), Sheet(), Sheet()
        self._patience, self._typing, self._deleting_patience = QTimer(self), QTimer(self), QTimer(self)
        self._scale = 0.0
        self._lay_out()
        self._connect()
        self._phrases = Phrases(self)
        self._speak()
        self._letters = Letters(self)
        self._letters.measure(self._measure)

    def show_deals(self, deals: ListedDeals, names: Mapping[str, str]) -> None:
        """List these; `names` are those that sessions were given."""
        self._deals = deals
        self.filters.show_known(deals, names)
        self.table.show_deals(deals, names)
        self._rest.setVisible(deals.unread)
        if not deals.reading:
            self._end_reading()
        if not deals.deleting:
            self._deleting_patience.stop()
            self._deleting.hide()
        elif self._deleting.isHidden() and not self._deleting_patience.isActive():
            self._deleting_patience.start(PATIENCE_MS)
        self._tell_numbers()
        self._tell_chosen()

    def tell_reading(self, done: int, whole: int) -> None:
        """Say how much has been read, once that takes longer than one notices."""
        self._rest.hide()
        self.bar.setRange(0, max(whole, 1))
        self.bar.setValue(done)
        if self._reading.isHidden() and not self._patience.isActive():
            self._patience.start(PATIENCE_MS)

    def let_back(self, *, to_table: bool) -> None:
        """Offer the way back to the table if something lies there."""
        self.back_button.setVisible(to_table)

    def take_focus(self) -> None:
        """Give the keys to the table, or where nothing is listed to the words."""
        (self.table if self._deals.entries else self.filters.words).setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        """Write on everything what it says, now and in every language to come."""
        for setter, text in (
            (self._heading.setText, _TITLE),
            (self._reads.setText, _READS),
            (self.bar.setAccessibleName, _READS),
            (self._unread.setText, _UNREAD),
            (self.stop_button.setText, _STOP),
            (self.read_button.setText, _READ_ON),
            (self.back_button.setText, _BACK),
            (self.sessions_button.setText, _SESSIONS),
            (self.open_button.setText, _OPEN),
            (self.analyse_button.setText, _ANALYSE),
            (self.star_button.setText, _STAR),
            (self.delete_button.setText, _DELETE),
            (self._deletes.setText, _DELETES),
            (self._deleting_bar.setAccessibleName, _DELETES),
            (self._actions[self.open_button].setText, _OPEN),
            (self._actions[self.analyse_button].setText, _ANALYSE),
            (self._actions[self.star_button].setText, _STAR),
            (self._actions[self.delete_button].setText, _DELETE),
            (self._note_label.setText, _NOTE),
            (self.line.setPlaceholderText, _NOTE_HINT),
            (self.table.setAccessibleName, _TITLE),
            (partial(explain, self.open_button), _OPEN_TIP),
            (partial(explain, self.analyse_button), _ANALYSE_TIP),
            (partial(explain, self.star_button), _STAR_TIP),
            (partial(explain, self.delete_button), _DELETE_TIP),
        ):
            self._phrases.say(setter, text)
        self._phrases.repeat(self.table.retell)
        self._phrases.tell(self._tell_numbers)

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

    def keep_note(self) -> None:
        """Keep what was typed to a deal, if it is new."""
        self._typing.stop()
        entry = self._noting
        if entry is None or not self._writable:
            return
        note = self.table.deals.note(entry)
        if note.words != self.line.text().strip():
            self.noted.emit(entry, replace(note, words=self.line.text().strip()))

    @property
    def _about_deals(self) -> tuple[QPushButton, ...]:
        return self.open_button, self.analyse_button, self.star_button, self.delete_button

    def _measure(self) -> None:
        self._scale = 0.0
        self._arrange()

    def _arrange(self) -> None:
        scale = scale_for(self.width(), self.height())
        if scale == self._scale:
            return
        self._scale = scale
        self._heading.set_scale(scale)
        self._hint.set_scale(scale)
        for part in self._plain_parts():
            part.setFont(scaled_font(scale))

    def _plain_parts(self) -> list[QWidget]:
        """Return everything that is written in one size."""
        plain: tuple[QWidget, ...] = (self.table, self.filters, self.line, self._empty, self._note_label, self.bar)
        parts: list[QWidget] = [*plain, self._reads, self._unread, self._deletes, *self.findChildren(QPushButton)]
        return parts

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(ASIDE, 12, ASIDE, 12)
        column.setSpacing(BETWEEN)
        column.addLayout(page_head(self._heading, self._hint, (self.sessions_button, self.back_button)))
        self._deleting_bar.setRange(0, 0)  # it is not known how long the disk takes
        deleting = _row(self._deleting, self._deletes, self._deleting_bar)
        for part in (_row(self._reading, self._reads, self.bar, self.stop_button), self._make_rest(), deleting):
            column.addWidget(part)
            part.hide()
        column.addWidget(self._make_sheet(), 1)
        column.addWidget(self._make_below())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = scrolled(page)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        outer.addWidget(area)

    def _make_rest(self) -> QWidget:
        """Return what says that reading was stopped."""
        return _row(self._rest, self._unread, None, self.read_button)

    def _make_sheet(self) -> QWidget:
        """Return the sheet with filters and table."""
        sheet = Sheet()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        self._empty.setContentsMargins(8, 16, 8, 16)
        for part in (self.filters, self._empty):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addStretch(0)
        return sheet

    def _make_below(self) -> QWidget:
        """Return the sheet for what is done with the deal that is chosen."""
        self.open_button.setObjectName("first")
        self.star_button.setCheckable(True)
        self.line.setMaxLength(LONGEST)
        self._note_label.setBuddy(self.line)
        row = QHBoxLayout()
        row.addWidget(self._note_label)
        row.addWidget(self.line, 1)
        column = QVBoxLayout(self._below)
        column.setContentsMargins(16, 10, 16, 10)
        column.addLayout(row)
        column.addWidget(ButtonRows((self.star_button, self.delete_button, self.analyse_button, self.open_button)))
        return self._below

    def _connect(self) -> None:
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._reading.show)
        self._typing.setSingleShot(True)
        self._typing.setInterval(WRITING_MS)
        self._typing.timeout.connect(self.keep_note)
        self.filters.changed.connect(lambda: self.wanted.emit(self.filters.wanted()))
        self.table.opened.connect(self.opened)
        self.table.starred.connect(self._star)
        self.table.delete_wanted.connect(self.delete_button.click)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for button, action in self._actions.items():
            self.table.addAction(action)
            action.triggered.connect(button.click)
        self._deleting_patience.setSingleShot(True)
        self._deleting_patience.timeout.connect(self._deleting.show)
        self.delete_button.clicked.connect(lambda _checked: self.delete.emit(self.table.selected))
        self.table.chosen_changed.connect(self._choose)
        self.line.textEdited.connect(lambda _text: self._typing.start())
        self.line.editingFinished.connect(self.keep_note)
        self.star_button.clicked.connect(lambda _checked: self._star(self.table.chosen))
        self.open_button.clicked.connect(lambda _checked: self.opened.emit(self.table.chosen))
        self.analyse_button.clicked.connect(lambda _checked: self.analysis_wanted.emit(self.table.chosen))
        self.stop_button.clicked.connect(self.stopped)
        self.read_button.clicked.connect(self.read_on)
        self.sessions_button.clicked.connect(self.sessions_wanted)
        self.back_button.clicked.connect(self.back)

    def _end_reading(self) -> None:
        self._patience.stop()
        self._reading.hide()

    def _star(self, entry: DealEntry | None) -> None:
        if entry is None or not self._writable:
            return
        self.keep_note()
        note = self.table.deals.note(entry)
        words = self.line.text().strip() if entry is self._noting else note.words
        self.noted.emit(entry, replace(note, star=not note.star, words=words))

    def _choose(self) -> None:
        """Turn to the deal that is chosen now."""
        if self._noting is not None and self._typing.isActive():
            self.keep_note()
        self._noting = None
        self._tell_chosen()

    def _tell_chosen(self) -> None:
        """Show star and note of the deal that is chosen."""
        entry = self.table.chosen
        note = None if entry is None else self.table.deals.note(entry)
        self.star_button.setChecked(note is not None and note.star)
        for part in (*self._about_deals, self.line):
            looks = part in (self.open_button, self.analyse_button)
            part.setEnabled(entry is not None and (self._writable or looks))
        for button, action in self._actions.items():
            action.setEnabled(button.isEnabled())
        other = self._noting is None or entry is None or entry.key != self._noting.key
        self._noting = entry
        words = "" if note is None else note.words
        if (other or not self._typing.isActive()) and self.line.text().strip() != words:
            self.line.setText(words)

    def _tell_numbers(self) -> None:
        """Say how many deals fit."""
        found, known = len(self._deals.entries), sum(each.deals for each in self._deals.sessions)
        hint = _ALL(n=found) if found == known else _SOME(n=found, all=known)
        self._hint.setText(words_of(hint if known else _NONE_YET))
        self._empty.setText(words_of(_NONE_FITS if known else _NONE_YET))
        self._empty.setVisible(not found)
        self.table.setVisible(found > 0)
        self._below.setVisible(found > 0)
        dress_buttons(self)


def _row(sheet: Sheet, words: PlainLabel, middle: QWidget | None, button: QPushButton | None = None) -> QWidget:
    """Lay words, and something beside them or a button, on a sheet."""
    row = QHBoxLayout(sheet)
    row.setContentsMargins(16, 8, 16, 8)
    row.addWidget(words, 0 if middle is not None else 1)
    if middle is not None:
        row.addWidget(middle, 1)
    if button is not None:
        row.addWidget(button)
    return sheet
