# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Long work that others share: an executor of Python has it done, by processes of this machine or of many.

What is to be done is cut into jobs.  A job brings along all that it needs and changes nothing, so that it may be done
again where whoever did it was lost, with the same result.  Results come in the order of the jobs.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

_J = TypeVar("_J")
_R = TypeVar("_R")

AHEAD: Final = 2
"""So many jobs are handed out for each that can be done at once: nobody waits for the next, or for a slow first."""
_MOST: Final = 61
"""So many processes Windows can wait for at once."""
_LOOK_UP: Final = 0.5
"""Seconds after which a wait begins anew: on Windows Ctrl+C is heard only between two waits."""
_LONG: Final = 0.5
"""Seconds that a job should take, so that handing it out costs little beside it."""


class WorkerError(RuntimeError):
    """Work that was handed out failed, or whoever did it was lost; the message says how."""


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, how many jobs it does at once, and what it means in words when it fails."""

    executor: Executor
    count: Callable[[], int]
    explain: Callable[[Exception], str]

    def ahead(self) -> int:
        """How many jobs are to be handed out before the first of them is done."""
        try:
            return AHEAD * max(self.count(), 1)
        except Exception as error:
            raise WorkerError(self.explain(error)) from error

    def hand_out(self, work: Callable[[_J], _R], job: _J) -> Future[_R]:
        """Have a job done by a function of a module; raises `WorkerError`."""
        try:
            return self.executor.submit(_do, work, job)
        except Exception as error:
            raise WorkerError(self.explain(error)) from error

    def result(self, promise: Future[_R]) -> _R:
        """Wait for what came of a job; raises `WorkerError`."""
        while not wait([promise], _LOOK_UP).done:
            pass
        try:
            return promise.result()
        except WorkerError:
            raise
        except Exception as error:
            raise WorkerError(self.explain(error)) from error

    def in_order(self, work: Callable[[_J], _R], jobs: Iterable[_J]) -> Generator[_R]:
        """Yield what comes of each job, in their order; `jobs` are asked for as they are handed out."""
        left, promises = iter(jobs), deque[Future[_R]]()
        try:
            while True:
                wanted = max(self.ahead() - len(promises), 0)
                promises.extend(self.hand_out(work, job) for job in islice(left, wanted))
                if not promises:
                    return
                yield self.result(promises.popleft())
        finally:
            for promise in promises:
                promise.cancel()


def processes_needed(processes: int, jobs: int) -> int:
    """Return how many of so many processes have something to do: there are no more than jobs, nor than cores."""
    return max(1, min(processes, jobs, os.cpu_count() or 1, _MOST))


def next_size(size: int, deals: int, seconds: float, most: int) -> int:
    """Return how many deals the next job should have, after one with so many deals that took so many seconds."""
    return max(size, min(2 * deals, most)) if seconds < _LONG else size


def _do(work: Callable[[_J], _R], job: _J) -> _R:
    """Do a job; every exception becomes one that can be sent."""
    try:
        return work(job)
    except Exception as error:  # noqa: BLE001 - the program shall say what went wrong, in one line
        raise WorkerError(str(error) or type(error).__name__) from None
