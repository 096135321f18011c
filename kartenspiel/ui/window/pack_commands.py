# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Packs of cards on paper: which one, what it will look like, and into a PDF or to a printer with it.

All is painted in threads, and can be stopped; closing the dialog stops it too.
"""

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QThread, Signal

from kartenspiel.controller.files import reason, write_chosen
from kartenspiel.controller.names import file_name
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.cards.backs import BACKS, BACKS_OF, kind_of
from kartenspiel.ui.cards.faces import BrokenArtError, Look, look_of
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.looks.preferences import preferences_of
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import words_of

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from kartenspiel.ui.cards.printed_pack import Progress
    from kartenspiel.ui.dialogs.pack_dialog import PackDialog

_ = marker(__package__)

_STOPPED: Final = _("{title}: stopped, nothing was saved or printed.")
_BROKEN: Final = _("The picture {file} is missing or damaged.")
_UNPRINTED: Final = _("{title}: the printer does not take it.")


class _PackPreview(QThread):
    """Paints the first sheet of a pack, in a thread of its own."""

    def __init__(self, look: Look, height: int, parent: QObject, *, sheets: bool) -> None:
        super().__init__(parent)
        self._look, self._height, self._sheets = look, height, sheets
        self.image: object = None
        self.broken = ""

    def run(self) -> None:
        """Paint it."""
        from kartenspiel.ui.cards.printed_pack import PrintedPack

        try:
            self.image = PrintedPack(self._look, sheets=self._sheets).preview(self._height)
        except BrokenArtError as error:
            self.broken = str(error)


class _PackPainting(QThread):
    """Paints a pack into a file or onto a printer, in a thread of its own."""

    progressed = Signal(int, int)

    def __init__(
        self, work: "Callable[[Progress], Text]", title: str, failing: Callable[[OSError], Text], parent: QObject
    ) -> None:
        """`work` gets what it is to tell its progress, and returns what to say at its end; `failing` says why not."""
        super().__init__(parent)
        self._work, self._title, self._failing = work, title, failing
        self.stopped = Event()
        self.told: Text | None = None
        self.failed: Text | None = None

    def run(self) -> None:
        """Paint it."""
        from kartenspiel.ui.dialogs.deal_opening import StoppedError

        try:
            self.told = self._work(self._tell)
        except StoppedError:
            self.told = _STOPPED(title=self._title)
        except BrokenArtError as error:
            self.failed = _BROKEN(file=str(error))
        except OSError as error:
            self.failed = self._failing(error)

    def _tell(self, done: int, whole: int) -> None:
        from kartenspiel.ui.dialogs.deal_opening import StoppedError

        if self.stopped.is_set():
            raise StoppedError
        self.progressed.emit(done, whole)


class PackCommands(QObject):
    """Prints packs of cards, one at a time."""

    told = Signal(object)
    """How it goes, as a `Text`."""
    failed = Signal(object)
    """Why it does not, as a `Text`."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._keeper = parts.window, parts.page, parts.keeper
        self._dialogs = dialogs
        self.dialog: PackDialog | None = None
        """What asks for the pack, while it is open."""
        self._preview: _PackPreview | None = None
        self._painting: _PackPainting | None = None

    def show(self) -> None:
        """Ask which pack is to be printed."""
        from kartenspiel.ui.dialogs.pack_dialog import PackDialog

        kind = kind_of(self._keeper.settings.backs)
        self.dialog = dialog = PackDialog(self._page.pane.pictures, kind, self._window)
        dialog.wanted.connect(self._show_paper)
        dialog.print_wanted.connect(self._print)
        dialog.pdf_wanted.connect(self._save)
        dialog.stop_wanted.connect(self._stop)
        dialog.finished.connect(self._forget)
        self._show_paper()
        if self._painting is not None:  # was stopped with the dialog before, and has not noticed yet
            dialog.work()
        self._dialogs.open("pack", dialog)

    def close_down(self) -> None:
        """Stop what has been begun: the window closes."""
        self._stop()
        for thread in self.findChildren(QThread):
            thread.wait()

    def _stop(self) -> None:
        if self._painting is not None:
            self._painting.stopped.set()

    def _forget(self) -> None:
        self.dialog = None
        self._stop()

    def _look(self, dialog: "PackDialog") -> Look:
        """Return how the cards look as the person likes them, with the back chosen here, whatever cloth there is."""
        pack = dialog.pack
        wishes = preferences_of(self._keeper.settings, dark=appearance.is_dark(), pictures=pack)
        look = look_of(wishes, QLocale().name(), pack)
        return replace(look, back=BACKS_OF[dialog.back].get(pack, BACKS[pack]))

    def _show_paper(self) -> None:
        """Have the first sheet painted, and shown when it is there."""
        from kartenspiel.ui.dialogs.pack_dialog import SIZE

        dialog = self.dialog
        if dialog is None:
            return
        dots = self._window.devicePixelRatioF()
        self._preview = preview = _PackPreview(
            self._look(dialog), round(SIZE.height() * dots), self, sheets=dialog.sheets
        )
        preview.finished.connect(lambda: self._take_preview(preview))
        preview.start()

    def _take_preview(self, preview: _PackPreview) -> None:
        from PySide6.QtGui import QImage

        preview.deleteLater()
        if self.dialog is None or preview is not self._preview:
            return
        if isinstance(preview.image, QImage):
            self.dialog.show_picture(preview.image)
        else:
            self.dialog.show_picture(None, _BROKEN(file=preview.broken))

    def _save(self) -> None:
        """Ask for a file, and paint the pack into it."""
        from kartenspiel.ui.cards.printed_pack import as_pdf
        from kartenspiel.ui.dialogs.file_choice import FileChoice
        from kartenspiel.ui.window.rules_printer import AS_PDF, FAILED, PDF_FILES, SAVED, SUFFIX

        dialog = self.dialog
        if dialog is None:
            return
        title, look, sheets = dialog.title(), self._look(dialog), dialog.sheets
        path = FileChoice(self._keeper, self._window).to_save(AS_PDF, file_name(title), SUFFIX, PDF_FILES)
        if path is None:
            return

        def work(progress: "Progress") -> Text:
            write_chosen(path, as_pdf(look, sheets=sheets, title=title, progress=progress))
            return SAVED(title=title, file=str(path))

        self._begin(title, work, lambda error: FAILED(file=path.name, reason=reason(error)))

    def _print(self) -> None:
        """Ask for a printer, and paint the pack onto it."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from kartenspiel.ui.cards.printed_pack import pages_of, set_up
        from kartenspiel.ui.window.rules_printer import PRINT, PRINTED

        dialog = self.dialog
        if dialog is None:
            return
        title, look = dialog.title(), self._look(dialog)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setFullPage(True)
        printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
        set_up(printer, pages_of(look.pictures, sheets=True)[0])
        asking = QPrintDialog(printer, self._window)
        asking.setWindowTitle(words_of(PRINT(title=title)))
        if asking.exec() != QPrintDialog.DialogCode.Accepted:
            return

        def work(progress: "Progress") -> Text:
            _print_on(printer, look, progress)
            return PRINTED(title=title)

        self._begin(title, work, lambda _error: _UNPRINTED(title=title))

    def _begin(self, title: str, work: "Callable[[Progress], Text]", failing: Callable[[OSError], Text]) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        self._painting = painting = _PackPainting(work, title, failing, self)
        painting.progressed.connect(dialog.show_progress)
        painting.finished.connect(lambda: self._end(painting))
        dialog.work()
        painting.start()

    def _end(self, painting: _PackPainting) -> None:
        """Say what came of it."""
        if painting is self._painting:
            self._painting = None
            if self.dialog is not None:
                self.dialog.rest()
        if painting.failed is not None:
            self.failed.emit(painting.failed)
        elif painting.told is not None:
            self.told.emit(painting.told)
        painting.deleteLater()


def _print_on(printer: "QPrinter", look: Look, progress: "Progress") -> None:
    """Paint a pack onto a printer, which drops it where that is stopped."""
    from kartenspiel.ui.cards.printed_pack import PrintedPack

    def tell(done: int, whole: int) -> None:
        try:
            progress(done, whole)
        except Exception:
            printer.abort()
            raise

    PrintedPack(look, sheets=True).paint(printer, tell)
