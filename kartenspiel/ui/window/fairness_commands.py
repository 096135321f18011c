# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command that says whether dealing is fair: its dialog, for which the thread of the archive reads all deals."""

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.games import descriptions
from kartenspiel.ui.window.deal_list_commands import DealListCommands
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.deal_index import DealIndex
    from kartenspiel.controller.spread import HistorySpread
    from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog

TOLD_EVERY: Final = 0.3
"""Seconds after which it is said how much has been read."""


class _DialogClosedError(Exception):
    """Nobody waits for the answer."""


class _SpreadAnswers(QObject):
    """Brings answers into the thread of the window, each with the number of its question."""

    reading = Signal(int, int)
    found = Signal(int, object)


class FairnessCommands(QObject):
    """Explains what is sure about the dealing, and shows how cards were spread in the history."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs, deals: DealListCommands) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._store = parts.window, parts.page, parts.store
        self._dialogs, self._deals = dialogs, deals
        self._dialog: FairnessDialog | None = None
        self._asked = 0
        """The number of the question that was asked last; another one once nobody waits for its answer."""
        self._answers = _SpreadAnswers(self)
        queued = Qt.ConnectionType.QueuedConnection
        self._answers.reading.connect(self._tell_reading, queued)
        self._answers.found.connect(self._show_found, queued)

    @property
    def commands(self) -> Mapping[str, Callable[..., object]]:
        """What the command of the menu does, by its id."""
        return {"fairness": self.show}

    def show(self) -> None:
        """Show the dialog, and have all finished deals read for it."""
        from kartenspiel.ui.dialogs.fairness_dialog import FairnessDialog

        self._dialog = dialog = FairnessDialog(self._page.game, self._window)
        dialog.finished.connect(self._stop)
        self._dialogs.open("fairness", dialog)
        self._asked += 1
        asked = self._asked
        self._deals.archive_opened().ask(
            lambda index: self._read(asked, index), lambda found: self._answers.found.emit(asked, found)
        )

    def _stop(self) -> None:
        self._dialog = None
        self._asked += 1

    def _read(self, asked: int, _index: "DealIndex") -> "HistorySpread | None":
        """Read all deals, in the thread of the archive; the index has no hands.  ``None`` once nobody waits for it."""
        from kartenspiel.controller.spread import history_spread

        last = time.monotonic()

        def told(count: int) -> None:
            nonlocal last
            time.sleep(0)  # whoever draws the window has its turn
            if asked != self._asked:
                raise _DialogClosedError
            now = time.monotonic()
            if now > last + TOLD_EVERY:
                last = now
                self._answers.reading.emit(asked, count)

        try:
            return history_spread(self._store.records(), told)
        except _DialogClosedError:
            return None

    def _tell_reading(self, asked: int, count: int) -> None:
        if asked == self._asked and self._dialog is not None:
            self._dialog.tell_reading(count)

    def _show_found(self, asked: int, found: "HistorySpread | None") -> None:
        """Show one game after the other, in the order of the games."""
        dialog = self._dialog
        if asked != self._asked or dialog is None or found is None:
            return
        for description in descriptions():
            for each in found.games:
                if each.game == description.id:
                    dialog.show_spread(description, each.seats, each.spread)
        dialog.tell_read(found.read)
