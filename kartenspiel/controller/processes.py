# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How worker processes are started: they ignore what a terminal sends to them and to the program alike.

That is Ctrl+C, and on most systems that the terminal is gone.  The program hears it, and ends them.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

_CAN_BLOCK: Final = hasattr(signal, "pthread_sigmask")
_TERMINAL: Final = [getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)]


def spawn(serve: Callable[[Connection], None], name: str | None = None) -> tuple[SpawnProcess, Connection]:
    """Start a process that serves the other end of a pipe and ends with the program; return it and our end.

    It is spawned, which works alike on every system, and never hears the terminal, not even while it starts.  Raises
    `OSError` if the system lets us have no process.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(serve, theirs), name=name, daemon=True)
    with theirs, block_terminal():
        process.start()
    return process, ours


def _serve(serve: Callable[[Connection], None], pipe: Connection) -> None:
    ignore_terminal()
    serve(pipe)


def ignore_terminal() -> None:
    """Begin a process that was started under `block_terminal`."""
    for number in _TERMINAL:
        signal.signal(number, signal.SIG_IGN)
    if _CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _TERMINAL)


@contextmanager
def block_terminal() -> Iterator[None]:
    """Let what is started have the terminal's signals blocked: until it can ignore them, they would end it."""
    if not _CAN_BLOCK:
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - no system has it that cannot block

    before = signal.pthread_sigmask(signal.SIG_BLOCK, _TERMINAL)
    try:
        resource_tracker.ensure_running()  # it would not survive its terminal, and Python complain of that
        signal.pthread_sigmask(signal.SIG_BLOCK, _TERMINAL)  # which the start of it has ended for Ctrl+C
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
