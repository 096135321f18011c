# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Analyses a finished deal in a process of its own, and tells of each decision as soon as it is weighed.

The process ends with the analysis, or when nobody wants it any more; what was found to the end is kept.
"""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.analysis import AnalysisProgress, KeptAnalyses, WeighedDecision, analyse
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_ = marker(__package__)

NO_ANALYSIS: Final = _("This deal cannot be analysed ({reason}).")
_UNKEPT: Final = _("This analysis cannot be kept ({reason}). It is worked out anew each time.")
_DIED: Final = _("the process that worked on it has ended")


class Analyst(QObject):
    """Analyses one deal at a time, from what a seat could see."""

    progressed = Signal(object)
    """`AnalysisProgress` of the analysis that is wanted, in the order of the deal."""
    finished = Signal()
    """All decisions are weighed."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no (further) figures."""
    _told = Signal(int, object)
    """Number of the request, and what its process told, from another thread."""

    def __init__(self, kept: KeptAnalyses | None, parent: QObject | None = None) -> None:
        """`kept` is where finished analyses are; ``None`` where nothing may be written."""
        super().__init__(parent)
        self._kept = kept
        self._number = 0
        self._process: SpawnProcess | None = None
        self._wanted: tuple[Record, Seat] | None = None
        self._found: list[WeighedDecision] = []
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a deal is being analysed."""
        return self._process is not None

    def begin(self, record: Mapping[str, object], seat: Seat) -> None:
        """Analyse a finished deal, and nothing else any more; what is kept of it is told at once."""
        self.cancel()
        understood = record_from_json(record)
        found = None if self._kept is None else self._kept.read(understood, seat)
        if found is not None:
            self.progressed.emit(AnalysisProgress(len(found), len(found), found))
            self.finished.emit()
            return
        self._wanted, self._found = (understood, seat), []
        self._start(record, seat)

    def cancel(self) -> None:
        """Stop working at once."""
        self._number += 1
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = None

    def _start(self, record: Mapping[str, object], seat: Seat) -> None:
        from kartenspiel.controller.processes import spawn  # noqa: PLC0415 - few ever analyse a deal

        try:
            self._process, pipe = spawn(_serve, "analysis")
            pipe.send((dict(record), seat))
        except OSError as error:
            self.cancel()
            self.trouble.emit(NO_ANALYSIS(reason=str(error)))
            return
        threading.Thread(target=self._listen, args=(self._number, pipe), name="analysis", daemon=True).start()

    def _listen(self, number: int, pipe: "Connection") -> None:
        """Pass on what the process tells, until it has ended: the life of a thread."""
        with pipe:
            try:
                while (told := pipe.recv()) is not None:
                    self._told.emit(number, told)
                self._told.emit(number, None)
            except (EOFError, OSError):
                self._told.emit(number, _DIED)

    def _on_told(self, number: int, told: AnalysisProgress | Text | str | None) -> None:
        if number != self._number:
            return
        if isinstance(told, AnalysisProgress):
            self._found.extend(told.found)
            self.progressed.emit(told)
            return
        self.cancel()
        if told is None:
            self._keep()
            self.finished.emit()
        else:
            self.trouble.emit(NO_ANALYSIS(reason=told))

    def _keep(self) -> None:
        if self._kept is not None and self._wanted is not None:
            try:
                self._kept.write(*self._wanted, self._found)
            except OSError as error:
                self.trouble.emit(_UNKEPT(reason=error.strerror or type(error).__name__))


def _serve(pipe: "Connection") -> None:
    """Analyse one deal: the life of the process."""
    try:
        record, seat = pipe.recv()
        for progress in analyse(record_from_json(record), seat):
            pipe.send(progress)
        pipe.send(None)
    except (EOFError, OSError):
        return  # nobody listens any more
    except Exception as error:  # noqa: BLE001 - the program shall say what went wrong, in one line
        pipe.send(f"{type(error).__name__}: {error}")
