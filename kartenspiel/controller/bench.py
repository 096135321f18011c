# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The project's benchmarks: deals, play-outs and how long a player takes for a move, with the kernel compiled and not.

A benchmark's name is ``game.what``; a name given on the command line chooses it, all of a game or all of a kind.  Each
is measured in turns by two processes, one of which runs the kernel compiled and the other its sources.  Of a player's
time for a move the mean is the value; median, 95th percentile and longest time stand beside it.  Time is the
processor's, so that other work beside it changes little; only whole deals (`simulate`) are measured by the clock.
"""

import io
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Final

from kartenspiel.controller.arena import Clock, Contest, play_contest
from kartenspiel.controller.checking import check_stream, states_in
from kartenspiel.controller.process_executor import local_workers
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.controller.record import read_record
from kartenspiel.controller.sharing import Workers
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.controller.solver_deals import OpenDeal, ace_ten_deals, all_points, tarock_deals
from kartenspiel.games import all_games
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from kartenspiel.model.quoting import quote
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import LEVELS
from kartenspiel.players.games import judgements
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.imagination import Imagination
from kartenspiel.players.kernel import UNCOMPILED
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.dealing import Dealing
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.layouts import lay_out
from kartenspiel.players.likelihood import PlayLikelihood
from kartenspiel.players.rollout import Rollout

SECONDS: Final = 1.0
"""How long a benchmark measures each time, at least."""
ROUNDS: Final = 3
"""How often it does so each way."""
_SEED: Final = 1
_RECORDS: Final = 100
_POSITIONS: Final = 20
_IMAGINED: Final = 100
"""So many deals are imagined for a question: about as many as *strong* imagines."""
_AT_ONCE: Final = 100
"""So many random play-outs are asked for at once."""
MOVES: Final = 200
"""How many moves of a player are measured, at least: ten are slower than the 95th percentile."""

_HALF: Final = "half"
_SOLVED: Final[Mapping[str, Callable[[], Iterator[OpenDeal]]]] = {
    "ace_ten": ace_ten_deals,
    "tarock": partial(tarock_deals, 5),
    _HALF: partial(tarock_deals, 3),
}
"""What the solver is measured by: 32 cards exactly, 54 from trick 5 exactly, from trick 3 whether a side has half."""


class UnknownBenchmarkError(ValueError):
    """A name that chooses no benchmark; the message lists those there are."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a benchmark has found, in its unit; `spread` tells by name how far single values lie from it."""

    value: float
    spread: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Something that can be measured, for so many seconds."""

    name: str
    unit: str
    measure: Callable[[float], Measured]


@dataclass(frozen=True, slots=True)
class BothWays:
    """What one benchmark has found each way; nothing was `compiled` where the kernel is not."""

    benchmark: Benchmark
    compiled: Sequence[Measured]
    uncompiled: Sequence[Measured]

    def as_json(self) -> dict[str, object]:
        """Return it for programs: medians of the rounds, and beside them what the rounds were."""
        ways = {"compiled": self.compiled, "uncompiled": self.uncompiled}
        found: dict[str, object] = {name: _middle(way).value if way else None for name, way in ways.items()}
        rounds = {name: [{"value": each.value, **each.spread} for each in way] for name, way in ways.items()}
        return {**found, "unit": self.benchmark.unit, "rounds": rounds}

    def as_text(self) -> str:
        """Return it as a line for each way."""
        ways = {"kernel compiled": self.compiled, "kernel not compiled": self.uncompiled}
        return "\n".join(
            f"{self.benchmark.name:28} {_middle(way).value:12.2f} {self.benchmark.unit}, {name}{_told(way)}"
            for name, way in ways.items()
            if way
        )


def _middle(way: Sequence[Measured]) -> Measured:
    """Return the round whose value is the median."""
    return sorted(way, key=lambda each: each.value)[len(way) // 2]


def _told(way: Sequence[Measured]) -> str:
    values = [each.value for each in way]
    spread = [f"{min(values):.2f} to {max(values):.2f}"] if len(way) > 1 else []
    spread += [f"{name.replace('_', ' ')} {value:.2f}" for name, value in _middle(way).spread.items()]
    return f" ({', '.join(spread)})" if spread else ""


def compared(chosen: Sequence[Benchmark], *, seconds: float = SECONDS, rounds: int = ROUNDS) -> Iterator[BothWays]:
    """Measure benchmarks one after the other, each in turns with the kernel compiled and not."""
    with _worker(compiled=True) as native, _worker(compiled=False) as plain:
        for each in chosen:
            found: dict[bool, list[Measured]] = {True: [], False: []}
            for _ in range(rounds):
                for worker in (native, plain) if COMPILED else (plain,):
                    (measured,) = worker.in_order(_measure, [(each.name, seconds)])
                    found[worker is native].append(measured)
            yield BothWays(each, found[True], found[False])


@contextmanager
def _worker(*, compiled: bool) -> Iterator[Workers]:
    """Start a process that runs the kernel compiled or not."""
    with local_workers(1) as worker:
        before = os.environ.get(UNCOMPILED)
        os.environ[UNCOMPILED] = "" if compiled else "1"
        try:
            worker.result(worker.hand_out(abs, 0))  # a process is started with the first job, and has read this then
        finally:
            if before is None:
                del os.environ[UNCOMPILED]
            else:
                os.environ[UNCOMPILED] = before
        yield worker


def _measure(job: tuple[str, float]) -> Measured:
    name, seconds = job
    (benchmark,) = benchmarks([name])
    return benchmark.measure(seconds)


def benchmarks(names: Sequence[str] = ()) -> list[Benchmark]:
    """Return the benchmarks chosen by their names, by games or by kinds, or all; raises `UnknownBenchmarkError`."""
    known = [each for game in all_games() for each in _of_game(game)]
    known += [Benchmark(f"solver.{name}", "ms a deal", partial(_solve, name)) for name in _SOLVED]
    for name in names:
        if not any(_chooses(name, each) for each in known):
            raise UnknownBenchmarkError(
                f"unknown benchmark {quote(name)}; benchmarks: {' '.join(each.name for each in known)}"
            )
    return [each for each in known if not names or any(_chooses(name, each) for name in names)]


def _chooses(name: str, benchmark: Benchmark) -> bool:
    return name == benchmark.name or name in benchmark.name.split(".")


def _of_game(game: Game) -> list[Benchmark]:
    kinds: dict[str, tuple[str, Callable[[Game, float], Measured]]] = {
        "simulate": ("random deals a second", _simulate),
        "check": ("records a second", _check),
        "random_steps": ("random play-outs a second, card by card", _rate_of(random_steps)),
        "random_plays": ("random play-outs a second, many at once", _rate_of(random_plays)),
        "play_outs": ("play-outs by the heuristic a second", _play_out),
        "dealt": ("deals of hidden cards a second, mid-deal", _deal),
        "imagined": ("imagined deals weighed by plays a second, mid-deal", _imagine),
        "settlements": ("payments of endings a second", _pay),
        "settled": ("play-outs by the heuristic with their payment a second", _play_out_and_settle),
    }
    found = [Benchmark(f"{game.id}.{name}", unit, partial(work, game)) for name, (unit, work) in kinds.items()]
    return found + [Benchmark(f"{game.id}.{level}", "ms a move", partial(_think, game, level)) for level in LEVELS]


def _plan(game: Game) -> SimulationPlan:
    return SimulationPlan(game.id, game.house_rules(), ("random",), _SEED)


def _simulate(game: Game, seconds: float) -> Measured:
    begun = time.perf_counter()
    for done, _ in enumerate(simulate(_plan(game), 1_000_000, time_ms=TIME_MS), start=1):
        if (taken := time.perf_counter() - begun) >= seconds:
            return Measured(done / taken)
    raise AssertionError


def _check(game: Game, seconds: float) -> Measured:
    records = b"".join(simulate(_plan(game), _RECORDS, time_ms=TIME_MS))
    return _rate(seconds, lambda: sum(1 for _ in check_stream(io.BytesIO(records))))


def _rate(seconds: float, work: Callable[[], int]) -> Measured:
    """Do some work again and again; return how much of it is done in a second of the processor's time."""
    done = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        done += work()
    return Measured(done / taken)


def _rate_of(make: Callable[[Game], Callable[[], int]]) -> Callable[[Game, float], Measured]:
    """Return what measures the work that is made for a game."""
    return lambda game, seconds: _rate(seconds, make(game))


def laid_out(game: Game) -> list[tuple[CardPlay, Heuristic, Position]]:
    """Return some deals before their first card."""
    lines = simulate(_plan(game), 1_000_000, time_ms=TIME_MS)
    first = (_first_lead(line) for line in lines)
    judgement = judgements()[game.id]
    return [
        (state, *lay_out(judgement, state, Seat(state.turn or 0)))
        for state in islice((state for state in first if state is not None), _POSITIONS)
    ]


def _first_lead(line: bytes) -> CardPlay | None:
    """Return the state of a record before its first card; ``None`` where none was played."""
    states = [state for state in states_in(read_record(line)) if isinstance(state, CardPlay)]
    before = [state for state in states if not state.tricks and not state.trick]
    return before[-1] if before and len(before) < len(states) and before[-1].turn is not None else None


def random_steps(game: Game) -> Callable[[], int]:
    """Return work that plays deals at random, card by card, and says how many."""
    tables, chance = [table for _, _, table in laid_out(game)], Random(_SEED).random

    def work() -> int:
        for table in tables:
            played_at_random(table, chance)
        return len(tables)

    return work


def played_at_random(before: Position, chance: Callable[[], float]) -> Position:
    """Return a table on which all cards have been played, one by one."""
    table = before.copy()
    legal = table.legal_places()
    while legal:
        legal = table.lay_on(legal[int(chance() * len(legal))])
    return table


def random_plays(game: Game) -> Callable[[], int]:
    """Return work that plays deals at random, many at once, and says how many."""
    tables = cycle([table for _, _, table in laid_out(game)])

    def work() -> int:
        next(tables).random_play_outs(_AT_ONCE, _SEED)
        return _AT_ONCE

    return work


def _play_out(game: Game, seconds: float) -> Measured:
    laid = laid_out(game)

    def work() -> int:
        for _, heuristic, table in laid:
            heuristic.play_out(table.copy())
        return len(laid)

    return _rate(seconds, work)


def _play_out_and_settle(game: Game, seconds: float) -> Measured:
    rollout = Rollout(judgements()[game.id], Random(_SEED), Seat(0))
    laid = [(rollout.valuer(state), heuristic, table) for state, heuristic, table in laid_out(game)]

    def work() -> int:
        for valuer, heuristic, table in laid:
            played = table.copy()
            while played.left:  # it stops where somebody might say something
                heuristic.play_out(played)
            if valuer is not None:
                valuer.value(played)
        return len(laid)

    return _rate(seconds, work)


def _middles(game: Game) -> list[CardPlay]:
    """Return some deals in the middle of their tricks."""
    found = (_middle_trick(line) for line in simulate(_plan(game), 1_000_000, time_ms=TIME_MS))
    return [*islice((state for state in found if state is not None), _POSITIONS)]


def _middle_trick(line: bytes) -> CardPlay | None:
    """Return the state of a record before its middle trick; ``None`` where that was not played."""
    states = [state for state in states_in(read_record(line)) if isinstance(state, CardPlay)]
    tricks = len(states[-1].tricks) if states else 0
    before = [
        state for state in states if 2 * len(state.tricks) >= tricks and not state.trick and state.turn is not None
    ]
    return before[0] if tricks > 1 and before else None


def _deal(game: Game, seconds: float) -> Measured:
    hidden = [game.imaginer(state.observe(Seat(state.turn or 0))).hidden for state in _middles(game)]
    dealings = [Dealing(each.holders, each.room) for found in hidden for each in found[:1]]

    def work() -> int:
        for dealing in dealings:
            for _ in range(_AT_ONCE):
                dealing.draw()
        return _AT_ONCE * len(dealings)

    return _rate(seconds, work)


def _imagine(game: Game, seconds: float) -> Measured:
    """Draw deals as players do, and weigh them by plays where a game has tendencies, each time afresh."""
    judgement, rng = judgements()[game.id], Random(_SEED)
    seen = [state.observe(Seat(state.turn or 0)) for state in _middles(game)]
    imaginations = [Imagination(game.imaginer(each)) for each in seen]

    def work() -> int:
        for observed, imagination in zip(seen, imaginations, strict=True):
            drawn = imagination.several(_IMAGINED, rng)
            if judgement.tendencies is not None:
                plays = PlayLikelihood(judgement, judgement.tendencies, drawn[0].state, observed.seat)
                for imagined in drawn:
                    plays.of(imagined.hands)
        return _IMAGINED * len(seen)

    return _rate(seconds, work)


def _pay(game: Game, seconds: float) -> Measured:
    rollout = Rollout(judgements()[game.id], Random(_SEED), Seat(0))
    endings = []
    for state, heuristic, table in laid_out(game):
        valuer = rollout.valuer(state)
        while table.left:
            heuristic.play_out(table)
        if valuer is not None:
            endings.append((valuer, table))

    def work() -> int:
        for valuer, table in endings:
            valuer.value(table)
        return len(endings)

    return _rate(seconds, work)


def _solve(name: str, seconds: float) -> Measured:
    """Solve the same deals in the same order, as many as the time is enough for, and again while it is."""
    deals = [*_SOLVED[name]()]
    times: list[float] = []
    begun = time.process_time()
    for table, target in cycle(deals):
        points = all_points(table, target)
        at = time.process_time()
        solver = Solver(table.rules, target)
        if name == _HALF:
            solver.reaches(table, points // 2 + 1)
        else:
            solver.value(table)
        times.append(1000 * (time.process_time() - at))
        if time.process_time() - begun >= seconds:
            break
    return Measured(sum(times) / len(times), {"median": median(times), "longest": max(times)})


def _think(game: Game, level: str, seconds: float) -> Measured:
    clock, deals = Clock(), 0
    while clock.total < seconds or clock.moves < MOVES * min(seconds, 1):
        deals += 1
        contest = Contest(game.id, game.house_rules(), (level, level), _SEED + deals, TIME_MS, time.process_time)
        for each in play_contest(contest, 1, step=lambda: None).clocks:
            clock.add(each)
    spread = {"median": clock.percentile(50), "percentile_95": clock.percentile(95), "longest": clock.longest}
    return Measured(1000 * clock.total / clock.moves, {name: 1000 * value for name, value in spread.items()})
