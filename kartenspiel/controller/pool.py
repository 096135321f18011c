# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Several processes that work at the same time, for commands that play many deals.

Work goes out in waves, one job for each process, and comes back in order.  The processes end with the program however
it ends.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_J = TypeVar("_J")
_R = TypeVar("_R")


class WorkerError(RuntimeError):
    """A process of the pool failed or died; the message says how."""


def processes_needed(processes: int, jobs: int) -> int:
    """Return how many of so many processes have something to do: there are no more than jobs, nor than cores."""
    return max(1, min(processes, jobs, os.cpu_count() or 1))


class Pool(AbstractContextManager["Pool"]):
    """A fixed number of processes."""

    def __init__(self, size: int) -> None:
        """Start the processes."""
        from kartenspiel.controller.processes import spawn  # noqa: PLC0415 - one process alone starts without it

        self._workers: list[tuple[SpawnProcess, Connection]] = [spawn(_serve) for _ in range(size)]

    @property
    def size(self) -> int:
        """How many jobs are done at once."""
        return len(self._workers)

    def wave(self, work: Callable[[_J], _R], jobs: Sequence[_J]) -> list[_R]:
        """Return what `work` makes of each job, at most `size` of them; raises `WorkerError`."""
        busy = [connection for _, connection in self._workers][: len(jobs)]
        try:
            for connection, job in zip(busy, jobs, strict=True):
                connection.send((work, job))
            return [_receive(connection) for connection in busy]
        except (EOFError, OSError) as error:
            raise WorkerError("a process that plays deals has died") from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process, connection in self._workers:
            connection.close()
            process.kill()
            process.join()


def _receive(connection: "Connection") -> Any:  # noqa: ANN401 - whatever the work returned
    result, error = connection.recv()
    if error is not None:
        raise WorkerError(error)
    return result


def _serve(connection: "Connection") -> None:
    """Work until the other end is closed: the life of a process."""
    with suppress(EOFError, OSError):
        while True:
            work, job = connection.recv()
            done = _do(work, job)
            try:
                connection.send(done)
            except (AttributeError, TypeError, ValueError) as error:  # a lambda in an outcome, for one
                connection.send((None, f"what a process has worked out cannot be sent: {error}"))


def _do(work: Callable[[Any], Any], job: Any) -> tuple[Any, str | None]:  # noqa: ANN401 - any kind of work
    try:
        return work(job), None
    except Exception as error:  # noqa: BLE001 - the program shall say what went wrong, in one line
        return None, str(error) or type(error).__name__
