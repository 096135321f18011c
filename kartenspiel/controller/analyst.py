# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Analyses a finished deal in processes of their own, and tells of each decision as soon as something is known.

The processes wait for the next deal when one is done or nobody wants it any more; every decision weighed to the end is
kept, also where somebody stopped before the last.
"""

import contextlib
import os
import threading
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.analysis import Analysis, AnalysisStep, analyse
from kartenspiel.controller.decisions import DEALS
from kartenspiel.controller.files import reason
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.workers import reason_told
from kartenspiel.games import all_games
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.players.games import judgements

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_ = marker(__package__)

NO_ANALYSIS: Final = _("This deal cannot be analysed ({reason}).")
_UNKEPT: Final = _("This analysis cannot be kept ({reason}). It is worked out anew each time.")
_DIED: Final = _("the process that worked on it has ended")
_MOST: Final = 2
"""How many processes work on a deal at most; what they find does not depend on it."""
_NICE: Final = 10
"""By how much they step back behind the window and the players at the table, where the system knows that."""


class _WantedShare(NamedTuple):
    """A share of a deal that a process is to analyse."""

    number: int
    """Of the request."""
    record: Mapping[str, object]
    seat: Seat
    deals: int
    share: tuple[int, int]
    done: frozenset[int]
    """The moments of decisions that are weighed already."""


@dataclass(frozen=True, slots=True)
class _Worker:
    """A process that works on deals, and our end of the pipe to it."""

    process: "SpawnProcess"
    pipe: "Connection"


class Analyst(QObject):
    """Analyses one deal at a time, from what a seat could see."""

    deals: ClassVar = DEALS
    """Imagined deals for each answer; only tests need fewer."""
    progressed = Signal(object)
    """`Analysis`: all that is known by now of the deal that is wanted."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no (further) figures."""
    _told = Signal(int, object)
    """Number of the request, and what a process told, from another thread."""

    def __init__(self, kept: KeptAnalyses | None, parent: QObject | None = None) -> None:
        """`kept` is where analyses are; ``None`` where nothing may be written."""
        super().__init__(parent)
        self._kept = kept
        self._number = 0
        self._workers: list[_Worker] = []
        self._listeners: list[threading.Thread] = []
        self._working = 0
        """How many processes have not told the last of the deal that is wanted."""
        self._wanted: tuple[Record, Seat] | None = None
        self._analysis = Analysis()
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a deal is being analysed."""
        return self._working > 0

    def begin(self, record: Mapping[str, object], seat: Seat) -> None:
        """Analyse a finished deal, and nothing else any more; what is kept of it is told at once."""
        self.cancel()
        understood = record_from_json(record)
        found = None if self._kept is None else self._kept.read(understood, seat)
        self._wanted, self._analysis = (understood, seat), found or Analysis()
        if found is not None:
            self.progressed.emit(found)
            if found.complete:
                return
        try:
            self._start()
            for number, worker in enumerate(self._workers):
                share = number, len(self._workers)
                worker.pipe.send(_WantedShare(self._number, dict(record), seat, self.deals, share, self._analysis.done))
        except OSError as error:
            self.close()
            self.trouble.emit(NO_ANALYSIS(reason=reason(error)))
            return
        self._working = len(self._workers)

    def cancel(self) -> None:
        """Stop working; the processes hear of it before the next decision, and wait."""
        if self._working:
            self._keep()
            for worker in self._workers:
                with contextlib.suppress(OSError):
                    worker.pipe.send(None)
        self._number += 1
        self._working = 0

    def forget(self, deals: Collection[str]) -> None:
        """Neither analyse nor keep a deal with one of these keys: it is deleted."""
        if self._wanted is not None and self._wanted[0].body.get("deal_id") in deals:
            self._wanted = None
            self.cancel()

    def close(self) -> None:
        """End the processes at once."""
        if self._working:
            self._keep()
        self._number += 1
        self._working = 0
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.process.kill()
            worker.process.join()
        listeners, self._listeners = self._listeners, []
        for listener in listeners:  # none may be the last that knows of this object: Qt would crash in its thread
            listener.join()

    def _start(self) -> None:
        """Have as many processes as there is work for; raises `OSError`."""
        from kartenspiel.controller.processes import spawn  # noqa: PLC0415 - few ever analyse a deal

        while len(self._workers) < min(_MOST, os.cpu_count() or 1):
            process, pipe = spawn(_serve, "analysis")
            worker = _Worker(process, pipe)
            self._workers.append(worker)
            listener = threading.Thread(target=self._listen, args=(worker,), name="analysis", daemon=True)
            self._listeners.append(listener)
            listener.start()

    def _listen(self, worker: _Worker) -> None:
        """Pass on what a process tells, until it has ended: the life of a thread."""
        with worker.pipe:
            try:
                while True:
                    number, told = worker.pipe.recv()
                    self._told.emit(number, told)
            except (EOFError, OSError):
                self._told.emit(-1, worker)

    def _on_told(self, number: int, told: AnalysisStep | Text | _Worker | None) -> None:
        if isinstance(told, _Worker):
            if told in self._workers:  # nobody has ended it
                self._give_up(_DIED)
            return
        if number != self._number:
            return
        if isinstance(told, AnalysisStep):
            self._analysis = self._analysis.after(told)
            self.progressed.emit(self._analysis)
        elif told is not None:
            self._give_up(told)
        else:
            self._working -= 1
            if not self._working:
                self._keep()

    def _give_up(self, why: Text) -> None:
        working = self.busy
        self.close()
        if working:
            self.trouble.emit(NO_ANALYSIS(reason=why))

    def _keep(self) -> None:
        """Keep what is weighed."""
        if self._kept is not None and self._wanted is not None and (self._analysis.done or self._analysis.complete):
            try:
                self._kept.write(*self._wanted, self._analysis)
            except OSError as error:
                self.trouble.emit(_UNKEPT(reason=reason(error)))


def _serve(pipe: "Connection") -> None:
    """Analyse deals until the other end is closed: the life of a process."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    all_games()  # imports what the first deal will need, …
    judgements()  # … and who judges it
    with contextlib.suppress(EOFError, OSError):
        while True:
            wanted = pipe.recv()
            if wanted is not None:
                _tell(pipe, wanted)


def _tell(pipe: "Connection", wanted: _WantedShare) -> None:
    """Tell what is found of a deal, until it is done or something else is wanted."""
    try:
        deal = PlayedDeal(record_from_json(wanted.record))
        for step in analyse(deal, wanted.seat, wanted.deals, wanted.share, wanted.done):
            pipe.send((wanted.number, step))
            if pipe.poll():
                return
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 - the window says that it went wrong
        pipe.send((wanted.number, reason_told(error)))
        return
    pipe.send((wanted.number, None))
