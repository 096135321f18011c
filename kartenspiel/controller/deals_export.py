# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A file of many deals that is written in the thread of the archive: it tells how far it is, and can be stopped."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

from kartenspiel.controller.deal_index import DealIndex
from kartenspiel.controller.files import write_chosen
from kartenspiel.controller.statistics import StatisticsFilter
from kartenspiel.controller.statistics_export import as_csv, as_records

_EVERY_S: Final = 0.05
"""So often it is told how far the file is, in seconds."""
_MARK: Final = "\ufeff".encode()
"""What tells a spreadsheet that a table is written in UTF-8."""

DealLines = Callable[[DealIndex, StatisticsFilter], Iterator[bytes]]
"""Yields what stands in a file before its deals, maybe nothing, then the line of each deal that is wanted."""


class ExportStoppedError(Exception):
    """Nobody wants the file any more."""


def csv_lines(index: DealIndex, wanted: StatisticsFilter) -> Iterator[bytes]:
    """Yield the heads of a table of the deals, then its rows."""
    lines = as_csv(index, wanted)
    yield _MARK + next(lines).encode()
    for line in lines:
        yield line.encode()


def record_lines(index: DealIndex, wanted: StatisticsFilter) -> Iterator[bytes]:
    """Yield nothing that stands before the records, then these."""
    yield b""
    yield from as_records(index, wanted)


class DealsExport:
    """A file of deals that is written once."""

    def __init__(self, path: Path, lines: DealLines, told: Callable[[int, int], object]) -> None:
        """`told` hears how many of how many deals are written, in the thread that writes."""
        self.path = path
        self._lines, self._told, self._stopped = lines, told, Event()

    def stop(self) -> None:
        """Write no further, and leave what stood in the place of the file as it was; from any thread."""
        self._stopped.set()

    def write(self, index: DealIndex, wanted: StatisticsFilter) -> int:
        """Write the deals that are wanted and return how many they are; raises `OSError` or `ExportStoppedError`."""
        whole = len(index.rows(("place",), wanted.deals, wanted.more))
        done, last = 0, monotonic()

        def pieces() -> Iterator[bytes]:
            nonlocal done, last
            lines = self._lines(index, wanted)
            yield next(lines)
            for line in lines:
                if self._stopped.is_set():
                    raise ExportStoppedError
                yield line
                done += 1
                if monotonic() - last > _EVERY_S:
                    last = monotonic()
                    self._told(done, whole)

        if self._stopped.is_set():
            raise ExportStoppedError
        write_chosen(self.path, pieces())
        return done
