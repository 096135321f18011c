# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The project's benchmarks: how many deals a second, and how long a player takes for a move.

A benchmark's name is ``game.what``; a name given on the command line chooses it, all of a game or all of a kind.  Of a
player's time for a move the mean is the value; median, 95th percentile and longest time stand beside it.
"""

import io
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from kartenspiel.controller.arena import Clock, Contest, play_contest
from kartenspiel.controller.checking import check_stream
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.quoting import quote
from kartenspiel.players.base import LEVELS

SECONDS: Final = 1.0
"""How long a benchmark measures, at least."""
_SEED: Final = 1
_RECORDS: Final = 100
MOVES: Final = 200
"""How many moves of a player are measured, at least: ten are slower than the 95th percentile."""


class UnknownBenchmarkError(ValueError):
    """A name that chooses no benchmark; the message lists those there are."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a benchmark has found, in its unit; `spread` tells by name how far single values lie from it."""

    value: float
    spread: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Something that can be measured."""

    name: str
    unit: str
    measure: Callable[[], Measured]

    def as_json(self) -> dict[str, object]:
        """Measure, and return the result for programs."""
        measured = self.measure()
        return {"name": self.name, "value": measured.value, "unit": self.unit, **measured.spread}

    def as_text(self) -> str:
        """Measure, and return the result as a line."""
        measured = self.measure()
        spread = ", ".join(f"{name.replace('_', ' ')} {value:.2f}" for name, value in measured.spread.items())
        return f"{self.name:32} {measured.value:12.2f} {self.unit}" + (f" ({spread})" if spread else "")


def benchmarks(names: Sequence[str] = ()) -> list[Benchmark]:
    """Return the benchmarks chosen by their names, by games or by kinds, or all; raises `UnknownBenchmarkError`."""
    known = [each for game in all_games() for each in _of_game(game)]
    for name in names:
        if not any(_chooses(name, each) for each in known):
            raise UnknownBenchmarkError(
                f"unknown benchmark {quote(name)}; benchmarks: {' '.join(each.name for each in known)}"
            )
    return [each for each in known if not names or any(_chooses(name, each) for name in names)]


def _chooses(name: str, benchmark: Benchmark) -> bool:
    return name == benchmark.name or name in benchmark.name.split(".")


def _of_game(game: Game) -> list[Benchmark]:
    return [
        Benchmark(f"{game.id}.simulate", "random deals a second", partial(_simulate, game)),
        Benchmark(f"{game.id}.check", "records a second", partial(_check, game)),
        *(Benchmark(f"{game.id}.{level}", "ms a move", partial(_think, game, level)) for level in LEVELS),
    ]


def _plan(game: Game) -> SimulationPlan:
    return SimulationPlan(game.id, game.house_rules(), ("random",), _SEED)


def _simulate(game: Game) -> Measured:
    begun = time.perf_counter()
    for done, _ in enumerate(simulate(_plan(game), 1_000_000, time_ms=TIME_MS), start=1):
        if (taken := time.perf_counter() - begun) >= SECONDS:
            return Measured(done / taken)
    raise AssertionError


def _check(game: Game) -> Measured:
    records = b"".join(simulate(_plan(game), _RECORDS, time_ms=TIME_MS))
    checked = 0
    begun = time.perf_counter()
    while (taken := time.perf_counter() - begun) < SECONDS:
        checked += sum(1 for _ in check_stream(io.BytesIO(records)))
    return Measured(checked / taken)


def _think(game: Game, level: str) -> Measured:
    clock, deals = Clock(), 0
    while clock.total < SECONDS or clock.moves < MOVES:
        deals += 1
        contest = Contest(game.id, game.house_rules(), (level, level), _SEED + deals, TIME_MS)
        for each in play_contest(contest, 1, processes=1, step=lambda: None).clocks:
            clock.add(each)
    spread = {"median": clock.percentile(50), "percentile_95": clock.percentile(95), "longest": clock.longest}
    return Measured(1000 * clock.total / clock.moves, {name: 1000 * value for name, value in spread.items()})
