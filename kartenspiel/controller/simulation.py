# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals played by computer players without a window, one after the other as a session.

Everything follows from the seed: the first dealer, the shuffle of each deal and every answer.  Processes share the work
by guessing where the session will stand some deals on.  A guess that proves wrong costs only the time spent on it: what
was played from there is played again, so that the records are the same with any number of processes.
"""

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from typing import Final

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.pool import Pool, processes_needed
from kartenspiel.controller.protocol import OUTSIDE, PlayerError, Roster, SeatedPlayer
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.controller.session import derive_seed
from kartenspiel.games import game_named
from kartenspiel.model import moves
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, State
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.quoting import quote
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat, all_seats

_WAVE_SECONDS: Final = 0.5
_MOST_DEALS: Final = 64


@dataclass(frozen=True, slots=True)
class SessionProgress:
    """Where a session stands before a deal.

    `number` counts deals and `session` sessions from 1, `played` the deals of this session that were not thrown in or
    dealt again; `seating` has the player in each seat, ``None`` for a dummy.
    """

    number: int
    session: int
    played: int
    coming: Succession
    seating: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What is to be simulated: the game, its rules, the players by name and the seed."""

    game: str
    rules: HouseRules
    players: tuple[str, ...]
    seed: int

    def first(self, number: int = 1, session: int = 1) -> SessionProgress:
        """Return how a session begins."""
        coming = first_of_session(game_named(self.game), self.rules, Random(derive_seed(self.seed, "first", session)))
        return SessionProgress(number, session, 0, coming, seat_players(coming, self.players))

    def next(self, progress: SessionProgress, deal: Deal, outcome: Outcome) -> SessionProgress:
        """Return where the session stands after a deal; where it has ended a new one begins (A48)."""
        coming = game_named(self.game).succession(deal, outcome)
        played = progress.played + outcome.played
        if coming.over or self._has_all_deals(played):
            return self.first(progress.number + 1, progress.session + 1)
        kept = tuple(progress.seating[seat] for seat in coming.keep)
        return SessionProgress(progress.number + 1, progress.session, played, coming, kept)

    def _has_all_deals(self, played: int) -> bool:
        """Whether a match has had all its deals (A48); other sessions go on as long as is wanted."""
        game = game_named(self.game)
        return game.sessions_end and 0 < game.session_limit(self.rules) <= played

    def deal_seed(self, number: int) -> int:
        """Return the number from which a deal is shuffled."""
        return derive_seed(self.seed, "deal", number)

    def deal(self, progress: SessionProgress) -> Deal:
        """Shuffle and deal."""
        rng = Random(self.deal_seed(progress.number))
        return deal_at_random(game_named(self.game), self.rules, progress.coming, rng)


def seat_players(coming: Succession, players: tuple[str, ...]) -> tuple[int | None, ...]:
    """Put the players, or the one for all, into the seats that are no dummies."""
    places = {seat: place if len(players) > 1 else 0 for place, seat in enumerate(sorted(coming.players))}
    return tuple(places.get(seat) for seat in all_seats(len(coming.keep)))


def play(start: State, seed: int, number: int, players: Callable[[Seat], SeatedPlayer]) -> State:
    """Play a deal to its end; raises `PlayerError` when a player gives no legal answer."""
    conductor = Conductor(start)
    while (asked := conductor.next_question()) is not None:
        (seat, question), state = asked, conductor.state
        made = len(state.log)
        try:
            move = players(seat).choose(state, question, partial(generator, seed, number, made, seat))
        except PlayerError as error:
            raise error.of_deal(number) from None
        try:
            conductor.answer(move)
        except IllegalMoveError as error:
            answer = None if move is None else moves.to_json(move)
            raise PlayerError(seat, made, f"{error}, in answer to it: {quote(answer)}", deal=number) from None
    return conductor.state


def simulate(plan: SimulationPlan, deals: int, *, processes: int = 1, time_ms: int) -> Generator[bytes]:
    """Yield the records of so many deals as lines; the same lines with any number of processes.

    Raises `PlayerError` or `WorkerError`.  Programs from outside are always asked from this process.
    """
    processes = processes_needed(processes, deals)
    if processes == 1 or any(name.startswith(OUTSIDE) for name in plan.players):
        with Roster(plan.game, plan.rules, time_ms) as roster:
            progress = plan.first()
            for _ in range(deals):
                record, progress, _ = play_deal(plan, progress, roster)
                yield record
    else:
        with Pool(processes) as pool:
            yield from _simulate_shared(plan, deals, pool)


def play_deal(plan: SimulationPlan, progress: SessionProgress, roster: Roster) -> tuple[bytes, SessionProgress, State]:
    """Play one deal; return its record, where the session then stands, and the last state."""
    start = game_named(plan.game).start(plan.deal(progress))

    @cache
    def player(seat: Seat) -> SeatedPlayer:
        place = progress.seating[seat]
        assert place is not None  # noqa: S101 - a dummy is not asked, its guardian is
        return roster.player(plan.players[place], seat, place)

    end = play(start, plan.seed, progress.number, player)
    outcome = end.outcome
    assert outcome is not None  # noqa: S101 - the conductor asks until the deal is over
    names = [None if place is None else plan.players[place] for place in progress.seating]
    seed = plan.deal_seed(progress.number)
    further = {"session": progress.session, "players": names}
    record = record_as_json(end, seed=seed, further=further, outcome=outcome)
    roster.keep_result(record)
    roster.tell_results()
    return line(record), plan.next(progress, end.deal, outcome), end


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Some deals in a row."""

    plan: SimulationPlan
    progress: SessionProgress
    deals: int


@dataclass(frozen=True, slots=True)
class _Done:
    """A stretch that was played: the records, where the session stands, and how the last deal went."""

    records: list[bytes]
    progress: SessionProgress
    deal: Deal
    outcome: Outcome


def _play_stretch(stretch: _Stretch) -> _Done:
    plan, progress, records = stretch.plan, stretch.progress, []
    with Roster(plan.game, plan.rules, 0) as roster:
        while True:
            record, progress, end = play_deal(plan, progress, roster)
            records.append(record)
            if len(records) == stretch.deals and end.outcome is not None:
                return _Done(records, progress, end.deal, end.outcome)


def _simulate_shared(plan: SimulationPlan, deals: int, pool: Pool) -> Generator[bytes]:
    progress, size = plan.first(), 1
    last: _Done | None = None
    while deals:
        begun = time.monotonic()
        stretches = _stretches(_Stretch(plan, progress, min(size, deals)), last, deals, pool.size)
        for stretch, done in zip(stretches, pool.wave(_play_stretch, stretches), strict=True):
            if stretch.progress != progress:
                break
            yield from done.records
            last, progress = done, done.progress
            deals -= len(done.records)
        if time.monotonic() - begun < _WAVE_SECONDS:
            size = min(2 * size, _MOST_DEALS)


def _stretches(first: _Stretch, last: _Done | None, deals: int, most: int) -> list[_Stretch]:
    """Cut the coming deals into stretches, as if they all went like the last one and left the context as it is."""
    plan, progress, size = first.plan, first.progress, first.deals
    stretches = [first]
    while last is not None and len(stretches) < most and (deals := deals - size) > 0:
        for _ in range(size):
            coming = progress.coming
            deal = replace(last.deal, dealer=coming.dealer, context=coming.context, dummies=coming.dummies)
            progress = plan.next(progress, deal, replace(last.outcome, context=coming.context))
        stretches.append(_Stretch(plan, progress, min(size, deals)))
    return stretches
