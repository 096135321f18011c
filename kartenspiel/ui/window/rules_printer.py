# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Prints pages, or writes them as a PDF: in a thread, for drawing cards takes longer than a window may wait."""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.controller.files import reason, write_chosen
from kartenspiel.controller.names import file_name
from kartenspiel.model.text import marker
from kartenspiel.ui.cards.faces import Look
from kartenspiel.ui.dialogs.file_choice import FileChoice
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.rulebook.printable import as_pdf, document, set_up
from kartenspiel.ui.words.phrases import words_of

_ = marker(__package__)

SUFFIX: Final = ".pdf"
AS_PDF = _("Save as PDF")
PDF_FILES = _("PDF (*.pdf)")
PRINT = _("Print {title}")
_WRITING = _("{title} is being prepared for printing …")
PRINTED = _("{title} has been sent to the printer.")
SAVED = _("{title} is saved in {file}.")
FAILED = _("{file} cannot be written: {reason}.")


class _Job(QThread):
    """Work that has a thread of Qt's to itself, whose texts have timers."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def run(self) -> None:
        """Do it."""
        self._work()


class RulesPrinter(QObject):
    """Prints pages of rules and other ones, or writes them to a file."""

    told = Signal(object)
    """How it goes, as a `Text`."""
    failed = Signal(object)
    """Why it does not, as a `Text`."""

    def __init__(self, keeper: Keeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper, self._window = keeper, window
        self._jobs: deque[_Job] = deque()
        """What is being done, and behind it what waits."""

    def print_out(self, title: str, html: str, look: Look) -> None:
        """Ask for a printer, and print a page of rules."""
        font = QApplication.font()
        self.print_page(title, set_up, lambda printer: document(html, look, font).print_(printer))

    def save(self, title: str, html: str, look: Look) -> None:
        """Ask for a file, and write a page of rules there."""
        font = QApplication.font()
        self.save_page(title, lambda: as_pdf(title, html, look, font))

    def print_page(
        self, title: str, prepare: Callable[[QPagedPaintDevice], None], paint: Callable[[QPrinter], object]
    ) -> None:
        """Ask for a printer that is to be prepared, and print something there; `paint` runs in a thread."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        prepare(printer)
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(words_of(PRINT(title=title)))
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:

            def work() -> None:
                paint(printer)
                self.told.emit(PRINTED(title=title))

            self._begin(title, work)

    def save_page(self, title: str, pdf: Callable[[], bytes]) -> None:
        """Ask for a file, and write there what `pdf` makes in a thread."""
        path = FileChoice(self._keeper, self._window).to_save(AS_PDF, file_name(title), SUFFIX, PDF_FILES)
        if path is None:
            return

        def work() -> None:
            try:
                write_chosen(path, pdf())
            except OSError as error:
                self.failed.emit(FAILED(file=path.name, reason=reason(error)))
            else:
                self.told.emit(SAVED(title=title, file=str(path)))

        self._begin(title, work)

    def close_down(self) -> None:
        """Finish what has been begun: the window closes."""
        for place, job in enumerate(self._jobs):
            if place:  # the first has been started
                job.start()
            job.wait()
        self._jobs.clear()

    def _begin(self, title: str, work: Callable[[], None]) -> None:
        """Work in a thread, once what was begun before is done."""
        job = _Job(work, self)
        job.finished.connect(self._next)
        job.finished.connect(job.deleteLater)
        self.told.emit(_WRITING(title=title))
        self._jobs.append(job)
        if len(self._jobs) == 1:
            job.start()

    def _next(self) -> None:
        if self._jobs:
            self._jobs.popleft()
        if self._jobs:
            self._jobs[0].start()
