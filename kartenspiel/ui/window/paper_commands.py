# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The score sheet on paper: which session or game, what it will look like, and to a printer or a PDF with it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, Signal
from PySide6.QtWidgets import QApplication

from kartenspiel.controller.session import Session
from kartenspiel.games import descriptions, game_named
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.deal_list_commands import DealListCommands
from kartenspiel.ui.window.session_words import title_of
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import words_of

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from kartenspiel.controller.pad_book import PadBook
    from kartenspiel.controller.session_paper import PaperDeal
    from kartenspiel.ui.dialogs.paper_dialog import PaperDialog
    from kartenspiel.ui.sheet.one_page import MakeHtml
    from kartenspiel.ui.window.rules_printer import RulesPrinter

_ = marker(__package__)

_PAD: Final = "pad"
"""Stands for the sheet of the score pad where the id of a session does for its own."""
_OF_PAD = _("Score pad, {pad}")


class _Painting(QThread):
    """Makes the picture of a page, in a thread of its own: all sizes of letters are tried."""

    def __init__(self, made: "Sequence[MakeHtml]", font: "QFont", width: int, parent: QObject) -> None:
        super().__init__(parent)
        self._made, self._font, self._width = made, font, width
        self.image: object = None

    def run(self) -> None:
        """Make it."""
        from kartenspiel.ui.sheet.one_page import OnePage

        self.image = OnePage(self._made, self._font).picture(self._width)


class PaperCommands(QObject):
    """Puts score sheets on paper."""

    told = Signal(object)
    """How it goes, as a `Text`."""
    failed = Signal(object)
    _answered = Signal(object, object)
    _unanswered = Signal(object, object)

    def __init__(
        self,
        parts: WindowParts,
        dialogs: WindowDialogs,
        deals: DealListCommands,
        pad: "Callable[[], PadBook | None]",
    ) -> None:
        """`pad` returns the score pad that lies open."""
        super().__init__(parts.window)
        self._pad = pad
        self._book: PadBook | None = None
        """The pad that lay open when the dialog was opened."""
        self._window, self._page, self._table, self._store, self._keeper = parts
        self._dialogs, self._deals = dialogs, deals
        self._printer: RulesPrinter | None = None
        self.dialog: PaperDialog | None = None
        """What asks for the sheet, while it is open."""
        self._sessions: dict[str, Session] = {}
        self._pages: Sequence[MakeHtml] = ()
        self._painting: _Painting | None = None
        self._watches = False
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._unanswered.connect(self._tell_failed, Qt.ConnectionType.QueuedConnection)

    def show(self) -> None:
        """Ask which sheet is to be put on paper."""
        from kartenspiel.ui.dialogs.paper_dialog import PaperDialog

        self._sessions = {each.id: each for each in self._known() if each.counted}
        settings = self._keeper.settings
        sessions = [(each.id, title_of(each, settings)) for each in self._sessions.values()]
        self._book = book = self._pad()
        if book is not None:
            from kartenspiel.ui.pad.pad_words import title_of as title_of_pad

            sessions.insert(0, (_PAD, words_of(_OF_PAD(pad=title_of_pad(book)))))
        games = [(each.id, words_of(each.title)) for each in descriptions()]
        self.dialog = dialog = PaperDialog(sessions, games, self._window)
        dialog.choose_game(self._page.game.id if book is None else book.game)
        dialog.wanted.connect(self._make)
        dialog.print_wanted.connect(self._print)
        dialog.pdf_wanted.connect(self._save)
        dialog.finished.connect(self._forget)
        self._deals.archive_opened().read_on()
        if not self._watches:
            self._watches = True
            self._deals.archive_opened().watch(lambda: self._answered.emit(None, ()))
        self._make()
        self._dialogs.open("paper", dialog)

    def close_down(self) -> None:
        """Finish what has been begun: the window closes."""
        if self._painting is not None:
            self._painting.wait()
        if self._printer is not None:
            self._printer.close_down()

    def _known(self) -> list[Session]:
        """Return the sessions that there are, that on the table first."""
        found = [each.session for each in (*self._table.sittings.all, *self._store.list_sittings())]
        current = self._table.session
        return [*([] if current is None else [current]), *found]

    def _forget(self) -> None:
        self.dialog = None

    def _make(self) -> None:
        """Make the sheet that is chosen."""
        from kartenspiel.controller.session_paper import paper_deals

        dialog = self.dialog
        if dialog is None:
            return
        if dialog.session == _PAD and self._book is not None:
            self._make_of_pad(self._book)
            return
        session = self._sessions.get(dialog.session)
        if session is None:
            self._make_empty(dialog.game)
            return
        told: Callable[[tuple[PaperDeal, ...]], object] = lambda deals: self._answered.emit(session, deals)  # noqa: E731 - it has a type
        self._deals.archive_opened().ask(
            lambda index: paper_deals(index, session), told, lambda why: self._unanswered.emit(session, why)
        )

    def _make_empty(self, name: str) -> None:
        from kartenspiel.controller.plans import rules_called, rules_changed, usual_rules
        from kartenspiel.ui.sheet.score_paper import PaperRules, empty_pages

        game, settings, book = game_named(name), self._keeper.settings, self._book
        if book is not None and book.game == name:
            rules, names = book.rules, list(book.names)
        else:
            _, rules = usual_rules(game, settings, knows=True)
            names = [""] * game.players(rules)
        called, changed = rules_called(game, rules, settings), rules_changed(game, rules, settings)
        self._lay(empty_pages(PaperRules(game, rules, called, changed), names))

    def _make_of_pad(self, book: "PadBook") -> None:
        from kartenspiel.controller.pad_paper import paper_of, session_of

        self._lay_sheet(session_of(book), paper_of(book))

    def _take(self, session: Session | None, deals: "tuple[PaperDeal, ...]") -> None:
        """Write the sheet of a session; without one other deals are known than before."""
        dialog = self.dialog
        if dialog is None:
            return
        if session is None:
            if dialog.session:
                self._make()
        elif dialog.session == session.id:  # and no other was chosen meanwhile
            self._lay_sheet(session, deals)

    def _lay_sheet(self, session: Session, deals: "tuple[PaperDeal, ...]") -> None:
        from kartenspiel.controller.plans import rules_called, rules_changed
        from kartenspiel.ui.sheet.score_paper import PaperRules, session_pages

        dialog = self.dialog
        if dialog is None:
            return
        if not deals:
            self._pages = ()
            dialog.show_picture(None)
            return
        game, settings = game_named(session.game), self._keeper.settings
        called, changed = rules_called(game, session.rules, settings), rules_changed(game, session.rules, settings)
        printed = PaperRules(game, session.rules, called, changed)
        self._lay(session_pages(session, deals, printed))

    def _tell_failed(self, session: Session, why: Text) -> None:
        """Tell why the deals of a session cannot be had; nothing of it is put on paper then."""
        self.failed.emit(why)
        if self.dialog is not None and self.dialog.session == session.id:
            self._pages = ()
            self.dialog.show_picture(None, why)

    def _lay(self, pages: "Sequence[MakeHtml]") -> None:
        """Have these pages tried, and show the one that fits."""
        from kartenspiel.ui.dialogs.paper_dialog import WIDTH

        if self._painting is not None:
            self._painting.wait()
        self._pages = pages
        dots = self._window.devicePixelRatioF()
        self._painting = painting = _Painting(pages, QApplication.font(), round(WIDTH * dots), self)
        painting.finished.connect(lambda: self._show(painting, dots))
        painting.start()

    def _show(self, painting: _Painting, dots: float) -> None:
        from PySide6.QtGui import QImage

        if self.dialog is not None and painting is self._painting and isinstance(painting.image, QImage):
            painting.image.setDevicePixelRatio(dots)
            self.dialog.show_picture(painting.image)

    def _print(self) -> None:
        from kartenspiel.ui.sheet.one_page import OnePage, set_up

        pages, font = self._pages, QApplication.font()
        if self.dialog is not None and pages:
            self._printing().print_page(
                self.dialog.title(), set_up, lambda printer: OnePage(pages, font).paint(printer)
            )

    def _save(self) -> None:
        from kartenspiel.ui.sheet.one_page import as_pdf

        pages, font = self._pages, QApplication.font()
        if self.dialog is not None and pages:
            title = self.dialog.title()
            self._printing().save_page(title, lambda: as_pdf(title, pages, font))

    def _printing(self) -> "RulesPrinter":
        from kartenspiel.ui.window.rules_printer import RulesPrinter

        if self._printer is None:
            self._printer = RulesPrinter(self._keeper, self._window)
            self._printer.told.connect(self.told)
            self._printer.failed.connect(self.failed)
        return self._printer
