# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Analyses a finished deal in processes of their own, and tells of each decision as soon as something is known.

The processes wait for the next deal when one is done or nobody wants it any more; every decision weighed to the end is
kept, also where somebody stopped before the last.
"""

import os
from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.analysis import Analysis, AnalysisStep, analyse
from kartenspiel.controller.decisions import DEALS
from kartenspiel.controller.files import reason
from kartenspiel.controller.kept_analyses import KeptAnalyses
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.working_process import DIED, Work, WorkingProcess
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

NO_ANALYSIS: Final = _("This deal cannot be analysed ({reason}).")
_UNKEPT: Final = _("This analysis cannot be kept ({reason}). It is worked out anew each time.")
_MOST: Final = 2
"""How many processes work on a deal at most; what they find does not depend on it."""


class _WantedShare(NamedTuple):
    """A share of a deal that a process is to analyse."""

    record: Mapping[str, object]
    seat: Seat
    deals: int
    share: tuple[int, int]
    done: frozenset[int]
    """The moments of decisions that are weighed already."""


def _weigh_share(wanted: _WantedShare) -> Iterator[AnalysisStep]:
    """Yield what is found of a share, in a process of its own."""
    deal = PlayedDeal(record_from_json(wanted.record))
    yield from analyse(deal, wanted.seat, wanted.deals, wanted.share, wanted.done)


_WORK: Final = Work(_weigh_share, nice=10)
"""It steps back behind the players at the table too."""


class Analyst(QObject):
    """Analyses one deal at a time, from what a seat could see."""

    deals: ClassVar = DEALS
    """Imagined deals for each answer; only tests need fewer."""
    progressed = Signal(object)
    """`Analysis`: all that is known by now of the deal that is wanted."""
    trouble = Signal(object)
    """`Text` for the person to read: there will be no (further) figures."""

    def __init__(self, kept: KeptAnalyses | None, parent: QObject | None = None) -> None:
        """`kept` is where analyses are; ``None`` where nothing may be written."""
        super().__init__(parent)
        self._kept = kept
        self._number = 0
        self._processes: list[WorkingProcess] = []
        self._working = 0
        """How many processes have not told the last of the deal that is wanted."""
        self._wanted: tuple[Record, Seat] | None = None
        self._analysis = Analysis()

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
        except OSError as error:
            self.close()
            self.trouble.emit(NO_ANALYSIS(reason=reason(error)))
            return
        for place, process in enumerate(self._processes):
            share = place, len(self._processes)
            process.want(self._number, _WantedShare(dict(record), seat, self.deals, share, self._analysis.done))
        self._working = len(self._processes)

    def cancel(self) -> None:
        """Stop working; the processes hear of it before the next decision, and wait."""
        if self._working:
            self._keep()
            for process in self._processes:
                process.stop()
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
        processes, self._processes = self._processes, []
        for process in processes:
            process.close()

    def _start(self) -> None:
        """Have as many processes as there is work for; raises `OSError`."""
        while len(self._processes) < min(_MOST, os.cpu_count() or 1):
            process = WorkingProcess(_WORK, "analysis", self)
            process.told.connect(self._hear)
            process.died.connect(lambda: self._give_up(DIED))
            self._processes.append(process)

    def _hear(self, number: int, told: AnalysisStep | Text | None) -> None:
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
