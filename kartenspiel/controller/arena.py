# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Duplicate matches: who plays better, with the luck of the cards taken out.

Each deal is played twice, and every seat is held by A in one play and by B in the other.  How the seats are divided
goes round from deal to deal, so that over the deals A and B sit beside, before and behind each other alike.  Who always
plays together is never divided: what such a side is paid would tell nothing of who is better.
"""

import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, combinations
from random import Random
from statistics import quantiles
from typing import Final

from kartenspiel.controller.protocol import Roster, SeatedPlayer
from kartenspiel.controller.record import record_as_json
from kartenspiel.controller.session import derive_seed
from kartenspiel.controller.sharing import Workers, next_size
from kartenspiel.controller.simulation import play
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.shares import with_share
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question

Division = tuple[int | None, ...]
"""For each seat who sits there: 0 is A, 1 is B, ``None`` a dummy."""
_CONFIDENCE: Final = 1.96
"""Standard errors within which 95 of 100 means lie."""
_MOST_DEALS: Final = 32


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets in which game."""

    game: str
    rules: HouseRules
    players: tuple[str, str]
    seed: int
    time_ms: int
    now: Callable[[], float] = time.perf_counter
    """What tells the time of moves, in seconds: the clock, unless the processor's time is wanted of players in here."""

    def start(self, number: int) -> State:
        """Return a deal as the first of a session of its own."""
        game = game_named(self.game)
        coming = first_of_session(game, self.rules, Random(derive_seed(self.seed, "first", number)))
        return game.start(deal_at_random(game, self.rules, coming, Random(derive_seed(self.seed, "deal", number))))


@dataclass(frozen=True, slots=True)
class Plays:
    """What one play of a deal brought A and B."""

    contract: str
    declarer: int | None
    """Who declared: 0 is A, 1 is B."""
    received: tuple[float, float]
    """What a seat of A and a seat of B received on average, with their share of what dummies were paid."""
    unraised: tuple[float, float]
    """The same had nobody raised anything."""


@dataclass(slots=True)
class Clock:
    """How long a player took for each of its moves, in seconds; every question counts, also one with one answer."""

    times: list[float] = field(default_factory=list)

    def add(self, other: "Clock") -> None:
        """Take over what another clock has measured."""
        self.times.extend(other.times)

    @property
    def moves(self) -> int:
        """How many moves were measured."""
        return len(self.times)

    @property
    def total(self) -> float:
        """All of the time."""
        return sum(self.times)

    @property
    def longest(self) -> float:
        """The time of the slowest move."""
        return max(self.times, default=0.0)

    def percentile(self, part: int) -> float:
        """Return the time within which so many of 100 moves were made; the 50th is the median."""
        if len(self.times) <= 1:
            return self.longest
        return quantiles(self.times, n=100, method="inclusive")[part - 1]


class _Timed(SeatedPlayer):
    """A player with a clock beside it."""

    def __init__(self, player: SeatedPlayer, clock: Clock, now: Callable[[], float]) -> None:
        self._player = player
        self._clock = clock
        self._now = now

    def consider(self, state: State, question: Question, rng: Random) -> Opinion:
        begun = self._now()
        opinion = self._player.consider(state, question, rng)
        self._clock.times.append(self._now() - begun)
        return opinion


def divisions(
    seats: int, dummies: tuple[Seat, ...], partners: Sequence[tuple[Seat, ...]] = ()
) -> list[tuple[Division, Division]]:
    """Return every way to divide the seats evenly between A and B, each with its exchange; `partners` stay together."""
    alone = set(all_seats(seats)).difference(dummies, *partners)
    units = [*partners, *((seat,) for seat in sorted(alone))]
    half = sum(map(len, units)) // 2
    given = (chain.from_iterable(some) for size in range(1, half + 1) for some in combinations(units, size))
    found = []
    for chosen in (each for each in map(frozenset, given) if len(each) == half):
        one: Division = tuple(None if seat in dummies else int(seat not in chosen) for seat in all_seats(seats))
        other: Division = tuple(None if side is None else 1 - side for side in one)
        if (other, one) not in found:
            found.append((one, other))
    return found


@dataclass(frozen=True, slots=True)
class _ContestStretch:
    contest: Contest
    numbers: range


@dataclass(frozen=True, slots=True)
class _ContestDone:
    deals: list[tuple[Plays, Plays]]
    clocks: tuple[Clock, Clock]
    seconds: float = 0.0


def _play_stretch(stretch: _ContestStretch) -> _ContestDone:
    begun, contest = time.monotonic(), stretch.contest
    clocks = Clock(), Clock()
    with Roster(contest.game, contest.rules, contest.time_ms) as roster:
        deals = [_play_twice(contest, number, roster, clocks) for number in stretch.numbers]
        return _ContestDone(deals, clocks, time.monotonic() - begun)


def _play_twice(contest: Contest, number: int, roster: Roster, clocks: tuple[Clock, Clock]) -> tuple[Plays, Plays]:
    start = contest.start(number)
    partners = game_named(contest.game).partners(contest.rules)
    ways = divisions(start.deal.seats, start.deal.dummies, partners)
    one, other = ways[number % len(ways)]
    plays = _one_play(contest, number, one, roster, clocks), _one_play(contest, number, other, roster, clocks)
    roster.tell_results()
    return plays


def _one_play(contest: Contest, number: int, sides: Division, roster: Roster, clocks: tuple[Clock, Clock]) -> Plays:
    def player(seat: Seat) -> SeatedPlayer:
        side = sides[seat]
        assert side is not None  # noqa: S101 - a dummy is not asked, its guardian is
        return _Timed(roster.player(contest.players[side], seat, side), clocks[side], contest.now)

    end = play(contest.start(number), contest.seed, number, player)
    roster.keep_result(record_as_json(end))
    assert end.outcome is not None  # noqa: S101 - the deal was played to its end
    unraised = end.without_raises().outcome
    assert unraised is not None  # noqa: S101 - as little
    return _plays(end.outcome, unraised, sides)


def _plays(outcome: Outcome, unraised: Outcome, sides: Division) -> Plays:
    """Return what the players received, and had received without raises."""
    declarer = None if outcome.declarer is None else sides[outcome.declarer]
    return Plays(outcome.contract, declarer, _received(outcome, sides), _received(unraised, sides))


def _received(outcome: Outcome, sides: Division) -> tuple[float, float]:
    """Return what a seat of each player received: what a dummy is paid is shared equally among players (K111)."""
    dummies = [seat for seat, side in enumerate(sides) if side is None]
    paid: tuple[list[float], list[float]] = [], []
    for seat, side in enumerate(sides):
        if side is not None:
            paid[side].append(float(with_share(outcome.payments, dummies, seat)))
    return _mean(paid[0]), _mean(paid[1])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


@dataclass(slots=True)
class Mean:
    """A running mean with its spread."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Take one more value into account."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        if self.count <= 1:
            return math.inf
        return _CONFIDENCE * math.sqrt(self.squares / (self.count - 1) / self.count)


@dataclass(slots=True)
class _ContractResult:
    difference: Mean = field(default_factory=Mean)
    declared: tuple[Mean, Mean] = field(default_factory=lambda: (Mean(), Mean()))


@dataclass(slots=True)
class Report:
    """What a contest has shown so far."""

    players: tuple[str, str]
    difference: Mean = field(default_factory=Mean)
    unraised: Mean = field(default_factory=Mean)
    """The same had nobody raised anything: luck of its own that raises add is not in it."""
    raised: int = 0
    """In how many plays raises changed what was paid."""
    contracts: dict[str, _ContractResult] = field(default_factory=lambda: defaultdict(_ContractResult))
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))

    def add(self, plays: tuple[Plays, Plays]) -> None:
        """Take one deal into account: what a seat of A received on average, less what a seat of B did."""
        differences = [play.received[0] - play.received[1] for play in plays]
        self.difference.add(sum(differences) / len(differences))
        self.unraised.add(sum(play.unraised[0] - play.unraised[1] for play in plays) / len(plays))
        self.raised += sum(play.unraised != play.received for play in plays)
        for played, difference in zip(plays, differences, strict=True):
            contract = self.contracts[played.contract]
            contract.difference.add(difference)
            if played.declarer is not None:
                contract.declared[played.declarer].add(played.received[played.declarer])

    def lines(self, *, without_raises: bool = False) -> Iterator[str]:
        """Yield the report; the first line is the answer, the second, if it is wanted, the same without raises."""
        yield f"A - B: {_with_interval(self.difference)}"
        if without_raises:
            told = f"raises changed what was paid in {self.raised} of {2 * self.difference.count} plays"
            yield f"A - B without raises: {_with_interval(self.unraised)}; {told}"
        yield f"A {self.players[0]}, B {self.players[1]}; {self.difference.count} deals, each played twice"
        yield f"{'contract':24} {'plays':>6} {'A - B':>16}   side of A declares       side of B declares"
        for name, contract in sorted(self.contracts.items()):
            declared = "   ".join(f"{mean.count:>6} × {_without_interval(mean):>9}    " for mean in contract.declared)
            mean = contract.difference
            difference = _with_interval(mean) if mean.count > 1 else _without_interval(mean)
            yield f"{name:24} {mean.count:>6} {difference:>16}   {declared}".rstrip()
        for name, clock in zip("AB", self.clocks, strict=True):
            average = clock.total / clock.moves if clock.moves else 0.0
            yield (
                f"time per move of {name}: {1000 * average:.2f} ms; median {1000 * clock.percentile(50):.2f},"
                f" 95 % within {1000 * clock.percentile(95):.1f}, at most {1000 * clock.longest:.1f} ms"
            )


def _with_interval(mean: Mean) -> str:
    return f"{mean.mean:+.2f} ± {mean.half_width:.2f}"


def _without_interval(mean: Mean) -> str:
    """Return a mean without its interval, a dash where nothing was measured."""
    return f"{mean.mean:+.2f}" if mean.count else "–"


def play_contest(contest: Contest, deals: int, *, workers: Workers | None = None, step: Callable[[], None]) -> Report:
    """Play so many deals, call `step` after each, and return the report; raises `PlayerError` or `WorkerError`.

    Programs from outside can be asked from this process only, without workers.
    """
    report = Report(contest.players)
    for done in _play_here(contest, deals) if workers is None else _play_shared(contest, deals, workers):
        for plays in done.deals:
            report.add(plays)
            step()
        for clock, measured in zip(report.clocks, done.clocks, strict=True):
            clock.add(measured)
    return report


def _play_shared(contest: Contest, deals: int, workers: Workers) -> Iterator[_ContestDone]:
    """Let workers play stretches of deals, longer ones where deals are quickly played."""
    size = 1

    def stretches() -> Iterator[_ContestStretch]:
        first = 1
        while first <= deals:
            numbers = range(first, min(first + size, deals + 1))
            yield _ContestStretch(contest, numbers)
            first = numbers.stop

    with closing(workers.in_order(_play_stretch, stretches())) as found:
        for done in found:
            size = next_size(size, len(done.deals), done.seconds, _MOST_DEALS)
            yield done


def _play_here(contest: Contest, deals: int) -> Iterator[_ContestDone]:
    """Keep the same players all the time: a program from outside is started only once."""
    with Roster(contest.game, contest.rules, contest.time_ms) as roster:
        for number in range(1, deals + 1):
            clocks = Clock(), Clock()
            yield _ContestDone([_play_twice(contest, number, roster, clocks)], clocks)
