# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What one side can still win where all hands lie open, both sides playing as well as can be: an exact search.

It asks whether a side reaches a number; the answer is a bound of the value, and the number moves until it is the value.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.open_search import SearchStoppedError, find_bound, reaches
from kartenspiel.players.kernel.search_ground import ground_of
from kartenspiel.players.kernel.search_guess import likely
from kartenspiel.players.kernel.search_state import OpenSearch, lend, take_back
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.kernel.target import Target

_STEPS = 12
"""The first step to another number is this part of all that can be won.

Of 12, 18, 24 and 36 this had the fewest cards tried in the deals with tarocks: 36 had 7 % more.
"""


class Solver:
    """Searches positions of open deals by the same rules for the same target; threads may share it.

    Its questions raise `SearchStoppedError` where `stop` is raised, or after `work` cards.
    """

    def __init__(self, rules: PlayRules, target: Target) -> None:
        """Take over what is played for."""
        self._ground = ground_of(rules, target)
        self._exactly = target.exactly
        self.played = 0
        """How many cards were tried so far."""

    @contextmanager
    def _searching(self, table: Position, stop: StopFlag | None, work: int) -> Iterator[tuple[OpenSearch, int]]:
        """Return a search of this position, and what can be won in it."""
        search = lend(self._ground)
        before = search.played
        try:
            yield search, search.begin(table, stop, work)
        finally:
            self.played += search.played - before
            take_back(self._ground, search)

    def value(self, table: Position, guess: int = -1, *, stop: StopFlag | None = None, work: int = -1) -> int:
        """Return what the side still takes from here on, the open trick with it; a `guess` saves time."""
        with self._searching(table, stop, work) as (search, rest):
            return self._drive(search, -1, guess, rest)

    def reaches(self, table: Position, need: int, *, stop: StopFlag | None = None, work: int = -1) -> bool:
        """Whether the side still takes so much at least, or just so many tricks where that is the target."""
        with self._searching(table, stop, work) as (search, _):
            return reaches(search, -1, need)

    def values(
        self, table: Position, guess: int = -1, *, stop: StopFlag | None = None, work: int = -1
    ) -> dict[Place, int]:
        """Return what the side takes after each card that may be played, of cards that are alike only the lowest."""
        found: dict[Place, int] = {}
        with self._searching(table, stop, work) as (search, rest):
            for place in search.choices(table):
                guess = found[place] = self._drive(search, place, guess, rest)
        return found

    def reached(self, table: Position, need: int, *, stop: StopFlag | None = None, work: int = -1) -> dict[Place, bool]:
        """Return of each such card whether the side takes so much after it."""
        with self._searching(table, stop, work) as (search, _):
            return {place: reaches(search, place, need) for place in search.choices(table)}

    def first_after(  # noqa: PLR0913 - what is asked, and what ends it
        self,
        table: Position,
        places: Sequence[Place],
        need: int,
        *,
        wanted: bool,
        stop: StopFlag | None = None,
        work: int = -1,
    ) -> tuple[Place | None, list[Place]]:
        """Return the first card after which the side reaches a number, or does not where that is not `wanted`.

        With it come those before it of which that is not known, for they share the work.  That this is done raises
        nothing, other than with the other questions.
        """
        unknown: list[Place] = []
        with self._searching(table, stop, work) as (search, _):
            end = search.played + work
            for number, place in enumerate(places):
                search.allow((end - search.played) // (len(places) - number) if work >= 0 else -1)
                try:
                    if reaches(search, place, need) == wanted:
                        return place, unknown
                except SearchStoppedError:
                    if stop is not None and stop.is_set():
                        raise
                    unknown.append(place)
        return None, unknown

    def _drive(self, search: OpenSearch, place: int, guess: int, rest: int) -> int:
        """Return the value by questions."""
        if self._exactly:
            raise ValueError("what must be met exactly has no value: ask whether it is reached")
        low, high, step, way = 0, rest, 1 + rest // _STEPS, 0
        need = likely(search, rest) if guess < 0 else guess
        while low < high:
            need = min(max(need, low + 1), high)
            found = find_bound(search, place, need)
            if found >= need:
                low, step, way = found, 1 if way < 0 else step, 1
                need = found + step
            else:
                high, step, way = found, 1 if way > 0 else step, -1
                need = found + 1 - step
            if high - low <= step:
                need = (low + high + 1) // 2
        return low
