# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Long work that a Dask cluster shares: nobody loads this who has not asked for one.

Dask hands a job that was lost with its machine to another one.  Machines with other sources than ours would play
otherwise; a job that comes to one fails.
"""

import hashlib
import logging
import socket
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from distributed import Client
from distributed.scheduler import KilledWorker

from kartenspiel.controller.sharing import WorkerError, Workers
from kartenspiel.model.quoting import quote

_P = ParamSpec("_P")
_R = TypeVar("_R")

_SECONDS: Final = 10
"""How long a scheduler may take to answer, and then to have a first worker."""
_SOURCES: Final = Path(__file__).parents[1]
_PLAYING: Final = ("controller", "games", "model", "players")
"""The folders on whose sources depends what is played."""
_ONE_AT_A_TIME: Final = threading.Lock()
"""Dask works in threads, several of a process where it is told so, but players share what they have worked out."""


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """Have the workers of the cluster whose scheduler has this address; raises `WorkerError`."""
    with _silence():
        client = _connect(address)
        try:
            executor = _ClusterExecutor(client)
            yield Workers(executor, lambda: len(client.nthreads()), lambda error: _explain(address, error))
        finally:
            client.close()


class _ClusterExecutor(Executor):
    """Dask's own executor, with a look at the sources before each job; jobs that look alike are not taken for one."""

    def __init__(self, client: Client) -> None:
        self._dask: Executor = client.get_executor(pure=False)

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        """Hand out a call."""
        return self._dask.submit(_call, _digest(), fn, *args, **kwargs)


def _call(digest: str, work: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
    """Do a job on a machine of the cluster."""
    if digest != _digest():
        other = f"{socket.gethostname()} of the cluster has other sources of the program"
        raise WorkerError(f"{other}; install there what is installed here")
    with _ONE_AT_A_TIME:
        return work(*args, **kwargs)


@cache
def _digest() -> str:
    """Return what tells the sources here from all others on which records would depend."""
    files = sorted(file for folder in _PLAYING for file in (_SOURCES / folder).rglob("*.py"))
    lines = (f"{file.relative_to(_SOURCES).as_posix()} {file.read_text(encoding='utf-8')}" for file in files)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _connect(address: str) -> Client:
    """Return a connection to a scheduler that has a worker; raises `WorkerError`."""
    try:
        client = Client(address, timeout=_SECONDS, set_as_default=False)
    except Exception as error:
        raise WorkerError(
            f"no Dask scheduler answers at {quote(address)}; start one, and give its address as in tcp://HOST:8786"
        ) from error
    try:
        client.wait_for_workers(1, timeout=_SECONDS)
    except BaseException as error:
        client.close()
        if isinstance(error, TimeoutError):
            raise WorkerError(
                f"the cluster at {quote(address)} has no workers; start some: dask worker ADDRESS"
            ) from error
        raise
    return client


def _explain(address: str, error: Exception) -> str:
    match error:
        case CancelledError() | OSError():
            return f"the connection to the cluster at {quote(address)} was lost"
        case KilledWorker():
            return f"several machines of the cluster at {quote(address)} were lost over the same deals"
        case _:
            return f"the cluster at {quote(address)} cannot do the work; is the program installed there? {error}"


@contextmanager
def _silence() -> Iterator[None]:
    """Let Dask say nothing: what is wrong is said in one line, and a machine that is lost is nothing wrong."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)
