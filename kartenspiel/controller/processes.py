# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How worker processes are started: they ignore Ctrl+C, which the terminal sends to them and to the program alike."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

_CAN_BLOCK: Final = hasattr(signal, "pthread_sigmask")


def spawn(serve: Callable[[Connection], None], name: str | None = None) -> tuple[SpawnProcess, Connection]:
    """Start a process that serves the other end of a pipe and ends with the program; return it and our end.

    It is spawned, which works alike on every system.  It never hears of Ctrl+C, not even while it starts; the program
    ends it.  Raises `OSError` if the system lets us have no process.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(serve, theirs), name=name, daemon=True)
    with theirs, _block_interrupts():
        process.start()
    return process, ours


def _serve(serve: Callable[[Connection], None], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    serve(pipe)


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Let what is started have Ctrl+C blocked: until it can ignore it, Python would end it with a traceback."""
    if not _CAN_BLOCK:
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - no system has it that cannot block

    resource_tracker.ensure_running()  # if it were started below, it would end the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
