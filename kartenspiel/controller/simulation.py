# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals played by computer players without a window, one after the other as a session.

Everything follows from the seed: the first dealer, the shuffle of each deal and every answer.  Workers share the deals
by guessing where the session will stand some deals on.  A guess that proves wrong costs only the time spent on it: what
was played from there is played again, so that the records are the same with any number of workers.
"""

import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from typing import Final

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.protocol import PlayerError, Roster, SeatedPlayer
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.controller.session import derive_seed
from kartenspiel.controller.sharing import Workers, next_size
from kartenspiel.games import game_named
from kartenspiel.model import moves
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Deal, State
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.quoting import quote
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat, all_seats

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


def simulate(plan: SimulationPlan, deals: int, *, workers: Workers | None = None, time_ms: int) -> Generator[bytes]:
    """Yield the records of so many deals as lines; the same lines whether this process plays them or workers do.

    Raises `PlayerError` or `WorkerError`.  Programs from outside can be asked from this process only.
    """
    if workers is not None:
        yield from _SharedSession(plan, deals, workers).play()
        return
    with Roster(plan.game, plan.rules, time_ms) as roster:
        progress = plan.first()
        for _ in range(deals):
            record, progress, _ = play_deal(plan, progress, roster)
            yield record


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
    """A stretch that was played: the records, where the session stands, how the last deal went, the time it took."""

    records: list[bytes]
    progress: SessionProgress
    deal: Deal
    outcome: Outcome
    seconds: float


def _play_stretch(stretch: _Stretch) -> _Done:
    begun, plan, progress, records = time.monotonic(), stretch.plan, stretch.progress, []
    with Roster(plan.game, plan.rules, 0) as roster:
        while True:
            record, progress, end = play_deal(plan, progress, roster)
            records.append(record)
            if len(records) == stretch.deals and end.outcome is not None:
                return _Done(records, progress, end.deal, end.outcome, time.monotonic() - begun)


class _SharedSession:
    """A session whose deals workers share."""

    def __init__(self, plan: SimulationPlan, deals: int, workers: Workers) -> None:
        self._plan = plan
        self._left = deals
        self._workers = workers
        self._progress = plan.first()
        self._size = 1
        self._last: _Done | None = None
        """What the deals to come are guessed from: how one went that was not thrown in."""
        self._guesses = 1
        """How many stretches are begun where the session may come to: the more, the better that went."""
        self._sent: deque[tuple[_Stretch, Future[_Done]]] = deque()

    def play(self) -> Generator[bytes]:
        """Yield the records in their order."""
        try:
            while self._left:
                self._send()
                stretch, promise = self._sent.popleft()
                yield from self._take(stretch, self._workers.result(promise))
        finally:
            self._cancel()

    def _take(self, stretch: _Stretch, done: _Done) -> list[bytes]:
        """Go on to the end of a stretch, and judge what was guessed of it; return its records."""
        self._progress, self._left = done.progress, self._left - stretch.deals
        self._size = next_size(self._size, stretch.deals, done.seconds, _MOST_DEALS)
        if done.outcome.played:
            self._last = done
        if self._sent and self._sent[0][0].progress == self._progress:
            self._guesses *= 2
        elif self._sent:
            self._guesses = 1
            self._cancel()
        return done.records

    def _cancel(self) -> None:
        for _, promise in self._sent:
            promise.cancel()
        self._sent.clear()

    def _send(self) -> None:
        """Hand out as many stretches as there are workers for, as far as it can be guessed where they begin."""
        self._guesses = min(self._guesses, self._workers.ahead() - 1)
        unsent = self._left - sum(stretch.deals for stretch, _ in self._sent)
        while unsent and len(self._sent) <= self._guesses and (begin := self._next_begin()) is not None:
            stretch = _Stretch(self._plan, begin, min(self._size, unsent))
            self._sent.append((stretch, self._workers.hand_out(_play_stretch, stretch)))
            unsent -= stretch.deals

    def _next_begin(self) -> SessionProgress | None:
        """Return where the next stretch begins if all deals before it go like the last one and leave the context."""
        if not self._sent:
            return self._progress
        if self._last is None:
            return None
        stretch, _ = self._sent[-1]
        progress = stretch.progress
        for _ in range(stretch.deals):
            coming = progress.coming
            deal = replace(self._last.deal, dealer=coming.dealer, context=coming.context, dummies=coming.dummies)
            progress = self._plan.next(progress, deal, replace(self._last.outcome, context=coming.context))
        return progress
