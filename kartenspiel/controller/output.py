# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a command writes: whole lines, whatever interrupts it, and progress for whoever watches."""

import contextlib
import os
import signal
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from types import FrameType, TracebackType
from typing import Final, Self

_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
_PROGRESS_SECONDS: Final = 0.2


class Interruption(BaseException):
    """The command was told to stop by a signal."""

    def __init__(self, number: int) -> None:
        """Keep the number of the signal."""
        self.number = number
        super().__init__(f"interrupted by {signal.Signals(number).name}")


class Interruptions(AbstractContextManager["Interruptions"]):
    """Turns signals into `Interruption`, but not in the middle of a line."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: int | None = None
        self._before: dict[int, object] = {}

    def __enter__(self) -> Self:
        for number in _SIGNALS:
            before = signal.getsignal(number)
            if before is not signal.SIG_IGN:  # as under nohup, or in the background of a shell
                self._before[number] = before
                signal.signal(number, self._interrupt)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)  # type: ignore[arg-type]

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Wait with an interruption until the block has ended; a second signal is obeyed at once.

        Raises `Interruption` then, or at once for the second signal.
        """
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._waiting is not None:
            raise Interruption(self._waiting)

    def _interrupt(self, number: int, _frame: FrameType | None) -> None:
        if self._held and self._waiting is None:
            self._waiting = number
        else:
            raise Interruption(number)


class LineWriter:
    """Writes whole lines to a file or pipe; what a full disk cuts short is taken back."""

    def __init__(self, number: int, interruptions: Interruptions, *, anew: bool = False) -> None:
        """Write to the open file with this number; begun `anew`, it loses what it held with the first line."""
        self._number = number
        self._interruptions = interruptions
        self._anew = anew

    def write(self, line: bytes) -> None:
        """Write a line, which brings its own end; raises `OSError` or `Interruption`, and never leaves half of it."""
        with self._interruptions.hold():
            if self._anew and stat.S_ISREG(os.fstat(self._number).st_mode):
                os.ftruncate(self._number, 0)
            self._anew = False
            left = memoryview(line)
            try:
                while left:
                    left = left[os.write(self._number, left) :]
            except OSError:
                self._take_back(len(line) - len(left))
                raise

    def text(self, text: str) -> None:
        """Write a line of text."""
        self.write(text.encode("utf-8", "backslashreplace") + b"\n")

    def _take_back(self, count: int) -> None:
        found = os.fstat(self._number)
        if count and stat.S_ISREG(found.st_mode):
            os.ftruncate(self._number, found.st_size - count)


class ProgressLine:
    """A line that counts, on stderr, only if that is a terminal and the output goes elsewhere."""

    def __init__(self, total: int) -> None:
        """Count up to `total`."""
        self._total = total
        self._done = 0
        self._shown = time.monotonic()
        self._wanted = sys.stderr is not None and sys.stderr.isatty() and not (sys.stdout and sys.stdout.isatty())

    def step(self) -> None:
        """Count one more."""
        self._done += 1
        if self._wanted and time.monotonic() - self._shown >= _PROGRESS_SECONDS:
            self._shown = time.monotonic()
            sys.stderr.write(f"\r{self._done} / {self._total}")
            sys.stderr.flush()

    def close(self) -> None:
        """Wipe the line out."""
        if self._wanted:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
