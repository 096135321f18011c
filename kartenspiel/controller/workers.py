# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where computer players think: in a process of their own, so that the cards go on moving smoothly.

A thread beside the window would not do: Python runs one thread at a time, and one that thinks makes pictures stutter.
One process is enough, for a deal asks one seat after the other, and it leaves the other cores to the window.
"""

import contextlib
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from kartenspiel.controller.conductor import generator
from kartenspiel.games import all_games
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import USUAL_LEVEL, player_named
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

TIME_LIMIT: Final = 60.0
"""Seconds after which an answer is no longer waited for; a level of play needs a hundredth of them."""


class ThinkingError(RuntimeError):
    """A computer player gave no answer; the message says why."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What the chance of one answer follows from, so that a deal taken up again goes on alike."""

    seed: int
    deal: int
    moves: int
    seat: Seat

    def generator(self) -> Random:
        """Return the random numbers of this answer."""
        return generator(self.seed, self.deal, self.moves, self.seat)


class Thinker(Protocol):
    """Somebody who lets computer players think without keeping the caller waiting."""

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer and what was thought of it; it fails with `ThinkingError` without one."""
        ...

    def warm_up(self) -> None:
        """Get ready, so that the first answer need not wait."""
        ...

    def close(self) -> None:
        """Stop thinking at once; promises still open are cancelled."""
        ...


class InlineThinker:
    """Thinks on the spot: for tests, and where no further process is wanted."""

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the answer, already there."""
        promise: Future[Opinion] = Future()
        try:
            promise.set_result(player_named(level).consider(question, chance.generator()))
        except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the deal goes on
            promise.set_exception(_thinking_error(level, error))
        return promise

    def warm_up(self) -> None:
        """Nothing has to be got ready."""

    def close(self) -> None:
        """Nothing goes on that could be stopped."""


class ProcessThinker:
    """Thinks in a process that is started when it is first needed, and anew after it died."""

    def __init__(self, time_limit: float = TIME_LIMIT, *, at_once: bool = True) -> None:
        """Unless it may begin `at_once`, questions wait for `warm_up`, so that the window can be drawn first."""
        self._time_limit = time_limit
        self._may_begin = threading.Event()
        if at_once:
            self._may_begin.set()
        self._thread = ThreadPoolExecutor(1, "thinking")
        self._lock = threading.Lock()
        self._closed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process that thinks, if there is one."""
        return None if self._process is None else self._process.pid

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer; a process that dies over it is replaced and asked once more."""
        return self._thread.submit(self._ask, level, question, chance)

    def warm_up(self) -> None:
        """Start the process without waiting for it, unless the program is closing already."""
        self._may_begin.set()
        if not self._closed:
            self._thread.submit(self._start)

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        with self._lock:
            self._closed = True
            self._may_begin.set()
            if self._process is not None:
                self._process.kill()  # the thread that waits for its answer then goes on at once
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._stop()

    def _ask(self, level: str, question: Question, chance: Chance) -> Opinion:
        for _ in range(2):
            try:
                pipe = self._start()
            except OSError:  # a system that lets us have no process: better slow pictures than no player
                return InlineThinker().think(level, question, chance).result()
            try:
                return self._ask_process(pipe, level, question, chance)
            except (EOFError, OSError):
                self._stop()
        raise ThinkingError(f"the process of {level} died twice")

    def _ask_process(self, pipe: "Connection", level: str, question: Question, chance: Chance) -> Opinion:
        pipe.send((level, question, chance))
        if not pipe.poll(self._time_limit):
            self._stop()
            raise ThinkingError(f"{level} gave no answer within {self._time_limit} seconds")
        opinion, error = pipe.recv()
        if error is not None:
            raise ThinkingError(error)
        if not isinstance(opinion, Opinion):
            raise ThinkingError(f"{level} answered {quote(opinion)}")
        return opinion

    def _start(self) -> "Connection":
        """Return the pipe to a running process."""
        self._may_begin.wait()
        from kartenspiel.controller.processes import spawn  # noqa: PLC0415 - in this thread, while the window draws

        with self._lock:
            if self._closed:
                raise ThinkingError("the program is closing")
            if self._pipe is None:
                self._process, self._pipe = spawn(_serve, "thinking")
            return self._pipe

    def _stop(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()
            self._process = self._pipe = None


def _serve(pipe: "Connection") -> None:
    """Answer questions until the other end is closed: the life of the process."""
    all_games()  # imports what the first question will need, …
    player_named(USUAL_LEVEL)  # … and who answers it
    with contextlib.suppress(EOFError, OSError):
        while True:
            level, question, chance = pipe.recv()
            pipe.send(_answer(level, question, chance))


def _answer(level: str, question: Question, chance: Chance) -> tuple[Opinion | None, str | None]:
    try:
        return player_named(level).consider(question, chance.generator()), None
    except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the deal goes on
        return None, str(_thinking_error(level, error))


def _thinking_error(level: str, error: Exception) -> ThinkingError:
    return ThinkingError(f"{level} failed with {type(error).__name__}: {error}")
