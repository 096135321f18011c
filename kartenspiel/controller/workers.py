# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where computer players think: in a process of their own, so that the cards go on moving smoothly.

A thread beside the window would not do: Python runs one thread at a time, and one that thinks makes pictures stutter.
One process is enough, for a deal asks one seat after the other, and it leaves the other cores to the window.
"""

import contextlib
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Protocol, TypeVar

from kartenspiel.controller.conductor import generator
from kartenspiel.games import all_games
from kartenspiel.model.moves import Move
from kartenspiel.model.quoting import clip, quote
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.players.base import LEVELS, USUAL_LEVEL, player_named
from kartenspiel.players.certainty import WORK, RestOfDeal
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from kartenspiel.players.weighing import Weighing

_T_co = TypeVar("_T_co", covariant=True)
_ = marker(__package__)

DEAR: Final = 0.5
"""From what part of a simple game on a mistake is dear."""
TIME_LIMIT: Final = 60.0
"""Seconds after which an answer is no longer waited for; a level of play needs a hundredth of them."""


_LOOK_UP: Final = 0.05
"""Seconds between two looks whether a hint is still wanted."""
_FAULT: Final = _("a fault of the program: {error}")
TOO_LONG: Final = _("it took too long")
_STOPPED: Final = _("the process that thinks has stopped twice")


class ThinkingError(RuntimeError):
    """A computer player gave no answer; the message says why."""

    def __init__(self, message: str, told: Text | None = None) -> None:
        """`told` says it to the person, in half a sentence; ``None`` where it is a fault of the program."""
        super().__init__(message)
        self.told = told


def reason_told(error: Exception) -> Text:
    """Return in half a sentence for the person to read why nothing came of what was to be worked out."""
    if isinstance(error, ThinkingError):
        return error.told or _FAULT(error=clip(str(error)))
    return _FAULT(error=clip(f"{type(error).__name__}: {error}"))


class Chance(NamedTuple):
    """What the chance of one answer follows from, so that a deal taken up again goes on alike."""

    seed: int
    deal: int
    moves: int
    seat: Seat

    def generator(self) -> Random:
        """Return the random numbers of this answer."""
        return generator(self.seed, self.deal, self.moves, self.seat)


class WeighedAnswer(NamedTuple):
    """What an open question is answered with best, and what was worth what; the same for whoever sees the same."""

    move: Move | None
    """``None`` is silence."""
    weighings: "tuple[Weighing, ...]"
    """What to say, then which card; nothing where only one answer came into question."""


class _Thought(Protocol[_T_co]):
    """Something to be thought about, here or in another process."""

    @property
    def level(self) -> str:
        """Who thinks."""
        ...

    @property
    def kind(self) -> type[_T_co]:
        """Of what type the answer is."""
        ...

    def do(self) -> _T_co:
        """Think."""
        ...


@dataclass(frozen=True, slots=True)
class _Consider:
    """A computer player's question."""

    level: str
    question: Question
    chance: Chance
    kind: ClassVar = Opinion

    def do(self) -> Opinion:
        """Think as a player of the level does."""
        return player_named(self.level).consider(self.question, self.chance.generator())


@dataclass(frozen=True, slots=True)
class _Weigh:
    """A question to which a hint is wanted."""

    question: Question
    chance: Chance
    level: ClassVar = LEVELS[-1]
    kind: ClassVar = WeighedAnswer

    def do(self) -> WeighedAnswer:
        """Weigh all answers; where only one comes into question, it is that of the best player."""
        from kartenspiel.controller.decisions import DEALS  # noqa: PLC0415 - players are loaded where they think
        from kartenspiel.players.weighing import weigh_open  # noqa: PLC0415 - as above

        rng = self.chance.generator()
        weighings = tuple(weigh_open(self.question, DEALS, rng))
        found = next((each.best.answer for each in weighings if each.best.answer is not None), None)
        if found is None and not (weighings and self.question.may_pass):
            found = player_named(self.level).choose(self.question, rng)
        return WeighedAnswer(found, weighings)


@dataclass(frozen=True, slots=True)
class _Judge:
    """An answer that the person gave, of which is asked whether it was a dear mistake."""

    question: Question
    given: Move | None
    level: ClassVar = LEVELS[-1]
    kind: ClassVar = WeighedAnswer

    def do(self) -> WeighedAnswer:
        """Weigh it against all others as the analysis of a deal does, and return what was dear and sure."""
        from kartenspiel.controller.analysis import SURENESS  # noqa: PLC0415 - players are loaded where they think
        from kartenspiel.controller.decisions import DEALS, SEED  # noqa: PLC0415 - as above
        from kartenspiel.players.games import judgements  # noqa: PLC0415 - as above
        from kartenspiel.players.weighing import weigh  # noqa: PLC0415 - as above

        seen = self.question.seen
        judgement = judgements().get(seen.game)
        least = DEAR * judgement.stake(seen) if judgement is not None else 0.0
        found = weigh(self.question, self.given, DEALS, generator(SEED, 0, len(seen.log), seen.seat))
        dear = tuple(each for each in found if each.is_error(SURENESS) and each.cost.mean >= least)
        return WeighedAnswer(self.given, dear)


@dataclass(frozen=True, slots=True)
class _Foresee:
    """A question whether the end of a deal is certain."""

    question: Question
    work: int
    level: ClassVar = LEVELS[-1]
    kind: ClassVar = RestOfDeal

    def do(self) -> RestOfDeal:
        """Play all deals that the seat cannot tell apart on in all ways."""
        from kartenspiel.players.rest import rest_of  # noqa: PLC0415 - players are loaded where they think

        return rest_of(self.question.seen, self.work)


class Thinker(Protocol):
    """Somebody who lets computer players think without keeping the caller waiting."""

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer and what was thought of it; it fails with `ThinkingError` without one."""
        ...

    def ask_again(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of what a player thinks of a question of a deal that is over; no table waits for that."""
        ...

    def weigh(self, question: Question, chance: Chance) -> "Future[WeighedAnswer]":
        """Return the promise of a hint; it fails with `ThinkingError` without one."""
        ...

    def judge(self, question: Question, given: Move | None) -> "Future[WeighedAnswer]":
        """Return the promise to say at what comparisons an answer of the person was a dear mistake, if at any."""
        ...

    def foresee(self, question: Question, work: int = WORK) -> "Future[RestOfDeal]":
        """Return the promise of how certain the end of the deal is, by so many moves made in imagination at most.

        It fails with `ThinkingError` without an answer.
        """
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
        return _promised(_Consider(level, question, chance))

    def ask_again(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return what is thought of it, already there."""
        return self.think(level, question, chance)

    def weigh(self, question: Question, chance: Chance) -> "Future[WeighedAnswer]":
        """Return the hint, already there."""
        return _promised(_Weigh(question, chance))

    def judge(self, question: Question, given: Move | None) -> "Future[WeighedAnswer]":
        """Return what was dear, already there."""
        return _promised(_Judge(question, given))

    def foresee(self, question: Question, work: int = WORK) -> "Future[RestOfDeal]":
        """Return how certain the end of the deal is, already found."""
        return _promised(_Foresee(question, work))

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
        self._weigher: ProcessThinker | None = None
        """Weighs answers for the person meanwhile, so that no player waits for that; there is none before the first."""

    @property
    def pid(self) -> int | None:
        """The number of the process that thinks, if there is one."""
        return None if self._process is None else self._process.pid

    def think(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer; a process that dies over it is replaced and asked once more."""
        return self._thread.submit(self._ask, _Consider(level, question, chance))

    def ask_again(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of what a player thinks of it; players who are to move are not kept waiting."""
        return self._weigh_beside(_Consider(level, question, chance))

    def weigh(self, question: Question, chance: Chance) -> "Future[WeighedAnswer]":
        """Return the promise of a hint; work on one that is cancelled ends at once, with its process."""
        return self._weigh_beside(_Weigh(question, chance))

    def judge(self, question: Question, given: Move | None) -> "Future[WeighedAnswer]":
        """Return the promise to say what was dear; no player waits for that."""
        return self._weigh_beside(_Judge(question, given))

    def _weigh_beside(self, job: "_Thought[_T_co]") -> "Future[_T_co]":
        with self._lock:
            if self._weigher is None:
                self._weigher = ProcessThinker(self._time_limit)
            weigher = self._weigher
        return weigher.promise(job)

    def promise(self, job: "_Thought[_T_co]") -> "Future[_T_co]":
        """Return the promise of something thought about, which can be cancelled while it is worked on."""
        promise: Future[_T_co] = Future()
        self._thread.submit(self._keep_promise, promise, job)
        return promise

    def _keep_promise(self, promise: "Future[_T_co]", job: "_Thought[_T_co]") -> None:
        """Do what was promised, unless nobody wants it any more."""
        if promise.cancelled():
            return
        try:
            found = self._ask(job, promise)
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            if promise.set_running_or_notify_cancel():
                promise.set_exception(error)
        else:
            if promise.set_running_or_notify_cancel():
                promise.set_result(found)

    def foresee(self, question: Question, work: int = WORK) -> "Future[RestOfDeal]":
        """Return the promise of how certain the end of the deal is; no player waits for that."""
        return self._weigh_beside(_Foresee(question, work))

    def warm_up(self) -> None:
        """Start the process without waiting for it, unless the program is closing already."""
        self._may_begin.set()
        if not self._closed:
            self._thread.submit(self._start)

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        with self._lock:
            self._closed, weigher = True, self._weigher
            self._may_begin.set()
            if self._process is not None:
                self._process.kill()  # the thread that waits for its answer then goes on at once
        if weigher is not None:
            weigher.close()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._stop()

    def _ask(self, job: "_Thought[_T_co]", promise: "Future[_T_co] | None" = None) -> _T_co:
        """Have it done by the process; nobody waits for it any more once its `promise` is cancelled."""
        for _attempt in range(2):
            try:
                pipe = self._start()
            except OSError:  # a system that lets us have no process: better slow pictures than no player
                return _promised(job).result()
            try:
                return self._ask_process(pipe, job, promise)
            except (EOFError, OSError):
                self._stop()
        raise ThinkingError(f"the process of {job.level} died twice", _STOPPED)

    def _ask_process(self, pipe: "Connection", job: "_Thought[_T_co]", promise: "Future[_T_co] | None") -> _T_co:
        pipe.send(job)
        end = time.monotonic() + self._time_limit
        while not pipe.poll(self._time_limit if promise is None else _LOOK_UP):
            if time.monotonic() >= end or (promise is not None and promise.cancelled()):
                self._stop()
                message = f"{job.level} gave no answer within {self._time_limit} seconds"
                raise ThinkingError(message, TOO_LONG)
        found, error = pipe.recv()
        if error is not None:
            raise ThinkingError(error)
        if not isinstance(found, job.kind):
            raise ThinkingError(f"{job.level} answered {quote(found)}")
        return found

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
            pipe.send(_answer(pipe.recv()))


def _answer(job: "_Thought[_T_co]") -> tuple[_T_co | None, str | None]:
    try:
        return job.do(), None
    except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the deal goes on
        return None, str(_thinking_error(job.level, error))


def _promised(job: "_Thought[_T_co]") -> "Future[_T_co]":
    """Return the promise of what was done here at once."""
    promise: Future[_T_co] = Future()
    try:
        promise.set_result(job.do())
    except Exception as error:  # noqa: BLE001 - as above
        promise.set_exception(_thinking_error(job.level, error))
    return promise


def _thinking_error(level: str, error: Exception) -> ThinkingError:
    return ThinkingError(f"{level} failed with {type(error).__name__}: {error}")
