# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Python's executor of processes, whose processes end with the program however it ends."""

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from kartenspiel.controller.processes import block_terminal, ignore_terminal
from kartenspiel.controller.sharing import Workers

_P = ParamSpec("_P")
_R = TypeVar("_R")


class _ProcessExecutor(ProcessPoolExecutor):
    """Starts its processes as all of the program's: spawned, and deaf to what the terminal sends to all of them."""

    def __init__(self, count: int, leash: Connection) -> None:
        with block_terminal():
            context = multiprocessing.get_context("spawn")
            super().__init__(count, context, initializer=_begin, initargs=(leash,))

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        """Hand out a call; it may need a process that is not there yet."""
        with block_terminal():
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """Wait until the processes have ended, which are ending at once.

        One may do so while it sends: what reads here would wait for the rest as long as anybody could write, we too.
        """
        sending: Connection = vars(self._result_queue)["_writer"]
        sending.close()
        self.shutdown(cancel_futures=True)


@contextmanager
def local_workers(count: int) -> Iterator[Workers]:
    """Have so many processes of this machine; whatever they are doing, they end when the block does."""
    theirs, ours = multiprocessing.Pipe(duplex=False)
    with theirs, ours:
        executor = _ProcessExecutor(count, theirs)
        try:
            yield Workers(executor, lambda: count, _explain)
        finally:
            ours.close()
            executor.end()


def _explain(error: Exception) -> str:
    if isinstance(error, BrokenExecutor):
        return "a process that plays deals has died"
    return f"what a process has worked out cannot be sent: {error}"  # a lambda in an outcome, for one


def _begin(leash: Connection) -> None:
    """Make ready a process that has just been started."""
    ignore_terminal()
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    """Wait until the other end is closed, by the program or with it, and end at once."""
    with suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(1)
