# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opening a file of deals while the window goes on: read in a thread, with progress, and stopped when one likes."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from kartenspiel.controller.workers import reason_told
from kartenspiel.controller.writing import PATIENCE_MS
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.dialogs.deal_files import FILTER, NOT_READ, TITLE, Deals, OpenDialog, UnreadableError, load
from kartenspiel.ui.dialogs.file_choice import FileChoice
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.looks.paper import ClothDialog
from kartenspiel.ui.widgets.letters import keep_wide
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words.phrases import Phrases

_ = marker(__package__)

LAST_WAIT: Final = 1.0
"""Seconds that a closing window waits for a disk; one that does not answer keeps its thread to the end."""
_BAR_WIDTH: Final = 50
"""In letters: the usual name of a file has room above the bar."""

_READS: Final = _("{file} is being read …")


class StoppedError(Exception):
    """Nobody wants what is being read any longer."""


class ProgressDialog(ClothDialog):
    """Says how much of a file has been read; closing it stops the reading."""

    def __init__(self, file: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        keep_wide(self.bar, _BAR_WIDTH)
        self._label = PlainLabel()
        self._label.setBuddy(self.bar)
        buttons = QDialogButtonBox()
        self.cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (self._label, self.bar, buttons):
            column.addWidget(part)
        phrases = Phrases(self)
        phrases.say(self.setWindowTitle, TITLE)
        for setter in (self._label.setText, self.bar.setAccessibleName):
            phrases.say(setter, _READS(file=file))

    def show_progress(self, done: int, whole: int) -> None:
        """Show how many bytes of how many have been read."""
        self.bar.setRange(0, max(done, whole))
        self.bar.setValue(done)


class DealOpening(QObject):
    """Opens one file at a time, and asks which of its deals to play or to look at."""

    chosen = Signal(object)
    """A deal to be played or looked at: `Chosen`."""
    opened = Signal()
    """A file was read, and its deals are offered."""
    refused = Signal(object)
    """`Text` that says why a file cannot be opened."""
    _progressed = Signal(object, int, int)
    """Of which reading, how many bytes of how many; from its thread."""
    _finished = Signal(object, object)
    """Of which reading, and what it brought; from its thread."""

    def __init__(self, keeper: Keeper, show: Callable[[str, QDialog], None], window: QWidget) -> None:
        """`show` opens a dialog of some name over the window."""
        super().__init__(window)
        self._keeper, self._show, self._window = keeper, show, window
        self._stopped = Event()
        """Belongs to the reading that goes on; set when there is none."""
        self._stopped.set()
        self._thread: Thread | None = None
        self._file = ""
        self.dialog: ProgressDialog | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        self._progressed.connect(self._on_progress, Qt.ConnectionType.QueuedConnection)
        self._finished.connect(self._on_finish, Qt.ConnectionType.QueuedConnection)

    @property
    def reading(self) -> bool:
        """Whether a file is being read."""
        return not self._stopped.is_set()

    def choose(self) -> None:
        """Let the person choose a file, and open it."""
        self.stop()
        path = FileChoice(self._keeper, self._window).to_open(TITLE, FILTER)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Begin to read a file."""
        self.stop()
        self._stopped, self._file = Event(), path.name
        self._thread = Thread(target=self._read, args=(path, self._stopped), name="opening", daemon=True)
        self._thread.start()
        self._timer.start(PATIENCE_MS)

    def stop(self) -> None:
        """Let nothing come of what is being read; everything stays as it is."""
        self._stopped.set()
        self._timer.stop()
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.close()

    def close_down(self) -> None:
        """Stop, and wait for the thread: the window closes."""
        self.stop()
        if self._thread is not None:
            self._thread.join(LAST_WAIT)

    def _read(self, path: Path, stopped: Event) -> None:
        """Read a file: the life of the thread."""

        def told(done: int, whole: int) -> None:
            if stopped.is_set():
                raise StoppedError
            self._progressed.emit(stopped, done, whole)

        try:
            found: Deals | Text = load(path, told)
        except StoppedError:
            return
        except UnreadableError as error:
            found = error.text
        except Exception as error:
            self._finish(stopped, NOT_READ(file=path.name, reason=reason_told(error)))
            raise
        self._finish(stopped, found)

    def _finish(self, stopped: Event, found: Deals | Text) -> None:
        """Hand over what a reading brought, from its thread."""
        if not stopped.is_set():
            self._finished.emit(stopped, found)

    def _tell(self) -> None:
        self.dialog = ProgressDialog(self._file, self._window)
        self.dialog.rejected.connect(self.stop)
        self._show("reading", self.dialog)

    def _on_progress(self, reading: Event, done: int, whole: int) -> None:
        if reading is self._stopped and self.dialog is not None:
            self.dialog.show_progress(done, whole)

    def _on_finish(self, reading: Event, found: Deals | Text) -> None:
        if reading.is_set():
            return
        self.stop()
        if not isinstance(found, Deals):
            self.refused.emit(found)
            return
        dialog = OpenDialog(found, self._keeper.settings, self._window)
        self.opened.emit()
        dialog.accepted.connect(lambda: self.chosen.emit(dialog.chosen()))
        self._show("open", dialog)
