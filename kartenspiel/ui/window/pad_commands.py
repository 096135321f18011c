# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score pads: their page over the table, and their files, written with every answer."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kartenspiel.controller.writing import Writer
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.pad_book import PadBook
    from kartenspiel.controller.pad_files import PadFiles
    from kartenspiel.model.pad.form import PadAnswer
    from kartenspiel.ui.pad.pad_page import PadPage

_ = marker(__package__)

TOPIC: Final = "pad"
"""The topic of messages about pads."""
_DELETE = _("Delete this pad with all its deals? They are nowhere else.")
_DELETE_IT = _("&Delete it")
_KEEP_IT = _("&Keep it")
_LATER_DEAL = _(
    "With this correction deal {number} could no longer be settled as it was entered. Correct that deal first, or take "
    "the last deals off."
)


class PadCommands(QObject):
    """Shows score pads and does to them what somebody wants."""

    shown = Signal()
    """Another pad is to be seen, or none: other rules may be meant."""
    paper_wanted = Signal()
    """The pad is to be put on paper."""

    def __init__(
        self, parts: WindowParts, dialogs: WindowDialogs, below: PagesBelow, waits_for_lesson: Callable[[], bool]
    ) -> None:
        """`waits_for_lesson` as for `ReplayCommands`."""
        super().__init__(parts.window)
        self._parts, self._dialogs, self._below = parts, dialogs, below
        self._waits_for_lesson = waits_for_lesson
        self.page: PadPage | None = None
        """The page, once it was shown."""
        self.books: list[PadBook] = []
        """The pads there are, the one on the page first."""
        self._files: PadFiles | None = None
        self._notes: list[Text] = []
        """What is to be told of the files; the thread that writes adds to it."""
        self._newest: dict[str, PadBook] = {}
        """By the ids of pads what is to be on the disk of them in the end."""
        self._writer: Writer | None = None

    def show(self) -> None:
        """Show the pad that was used last; where there is none, ask for the first."""
        page = self._made()
        self._tell()
        self._below.lay(page, over_table=self._waits_for_lesson())
        page.take_focus()
        self.shown.emit()
        self._report()
        if not self.books and self._writable:
            QTimer.singleShot(0, page, self.ask)

    @property
    def lies_open(self) -> bool:
        """Whether a pad is what is to be seen."""
        return self.page is not None and self._parts.page.shows(self.page)

    @property
    def book_seen(self) -> "PadBook | None":
        """The pad that is to be seen."""
        return self.page.book if self.page is not None and self.lies_open else None

    def close_down(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            self._writer.close()

    @property
    def _writable(self) -> bool:
        return self._files is not None and self._files.writable

    def _made(self) -> "PadPage":
        from kartenspiel.controller.pad_files import PadFiles
        from kartenspiel.ui.pad.pad_page import PadPage

        if self.page is None:
            store = self._parts.store
            self._files = PadFiles(store.folders.data, self._notes.append, writable=store.saves)
            self.books = list(self._files.read_all())
            self._writer = Writer(self)
            self._writer.written.connect(self._report)
            self._writer.trouble.connect(self._warn)
            self.page = page = PadPage(self._parts.keeper)
            page.answered.connect(self._answer)
            page.booked.connect(self._book)
            page.cleared.connect(lambda: self._change(lambda book: book.emptied()))
            page.undone.connect(lambda: self._change(lambda book: book.taken_off()))
            page.redone.connect(lambda: self._change(lambda book: book.put_back()))
            page.correct.connect(lambda place: self._change(lambda book: book.correcting(place)))
            page.new_wanted.connect(self.ask)
            page.paper_wanted.connect(self.paper_wanted)
            page.delete_wanted.connect(self._ask_to_delete)
            page.pad_wanted.connect(self._turn_to)
            page.back.connect(lambda: self._below.leave(page))
        elif not self._writable and self._files is not None:
            self.books = list(self._files.read_all())  # another program may have written something
        return self.page

    # What is done to the pad on the page

    def _answer(self, field: str, answer: "PadAnswer") -> None:
        self._change(lambda book: book.answering(field, answer))

    def _book(self) -> None:
        """Book the deal; a correction after which a later deal cannot be settled is refused."""
        page = self.page
        if page is None or page.book is None or page.book.coming.entered.outcome is None:
            return
        booked = page.book.booked()
        worse = booked.not_understood - page.book.not_understood
        if worse:
            self._warn(_LATER_DEAL(number=min(worse)))
            return
        self._parts.page.messages.settle(TOPIC)
        self._change(lambda _book: booked)
        page.take_focus()

    def _change(self, change: "Callable[[PadBook], PadBook]") -> None:
        """Change the pad on the page, and have the disk know."""
        page = self.page
        if page is None or page.book is None or not self._writable:
            return
        before = page.book
        stamped = change(before).stamped(float(round(time.time())))
        self.books = [stamped, *(each for each in self.books if each.id != before.id)]
        page.show_book(stamped)
        self._keep(stamped)

    def _keep(self, book: "PadBook") -> None:
        files, writer = self._files, self._writer
        if files is not None and writer is not None:
            self._newest[book.id] = book  # a slow disk is not kept busy with one that is outdated
            writer.write(lambda: self._newest[book.id] is not book or files.keep(book), lambda: None)

    # Other pads

    def ask(self, option: str = "") -> None:
        """Ask for a new pad like the one used last, or else like the table; `option` is a house rule to be shown."""
        from kartenspiel.ui.pad.pad_dialog import PadDialog

        like = self.books[0] if self.books else self._parts.page.session
        names = self.books[0].names if self.books else ()
        dialog = PadDialog(self._parts.keeper, names, self._parts.window, like=like)
        if option:
            dialog.show_option(option)
        dialog.accepted.connect(lambda: self._begin(dialog.book()))
        self._dialogs.open("pad", dialog)

    def _begin(self, book: "PadBook") -> None:
        self.books.insert(0, book)
        self._tell()
        self._keep(book)
        if self.page is not None:
            self.page.take_focus()

    def _turn_to(self, pad: str) -> None:
        """Show another pad."""
        self.books.sort(key=lambda book: book.id != pad)
        self._tell()

    def _ask_to_delete(self) -> None:
        from kartenspiel.ui.dialogs.asking import Asking

        dialog = Asking(_DELETE, _DELETE_IT, _KEEP_IT, self._parts.window)
        dialog.accepted.connect(self._delete)
        self._dialogs.open("delete_pad", dialog)

    def _delete(self) -> None:
        files, writer = self._files, self._writer
        if files is None or writer is None or not self.books:
            return
        gone = self.books.pop(0)
        writer.add(lambda: files.delete(gone))
        self._tell()

    # What is told

    def _tell(self) -> None:
        if self.page is not None:
            shown = self.books[0] if self.books else None
            self.page.show_pads(self.books, shown, writable=self._writable)
            self.shown.emit()

    def _report(self) -> None:
        """Tell what became known of the files."""
        while self._notes:
            self._parts.page.messages.warn(self._notes.pop(0))

    def _warn(self, text: Text) -> None:
        self._parts.page.messages.warn(text, topic=TOPIC)
