# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A recorded deal and who sat in it: what list, replay, analysis and “why” share, and the one way to its moments.

From outside, a moment of a deal is named by how many moves had been made.  What a seat saw is a row of steps, and the
place of a step in it is what a slider counts.
"""

from collections.abc import Collection, Sequence
from functools import cached_property

from kartenspiel.controller.checking import states_in
from kartenspiel.controller.moment import Moment, moments_of
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.replay import moments_seen, steps_seen
from kartenspiel.controller.session import Person, players_written
from kartenspiel.controller.sitting import FinishedDeal, Step
from kartenspiel.model.game import State
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat


class PlayedDeal:
    """A recorded deal, played to its end or not; never changed."""

    def __init__(self, record: Record, people: Sequence[Person] = ()) -> None:
        """`people` are the persons by seat, as they are shown; nobody is known where there are none.

        Raises `RecordError` at the first move that is illegal, or is none.
        """
        self.record = record
        self.people = tuple(people)
        self._states = tuple(states_in(record))

    @classmethod
    def of(cls, finished: FinishedDeal) -> "PlayedDeal":
        """Return a deal that was played at the table, with those who sat there."""
        return cls(record_from_json(finished.record), finished.players)

    @property
    def own_seat(self) -> Seat:
        """The seat of the person at the screen; the first where there is none."""
        return next((Seat(seat) for seat, person in enumerate(self.people) if person.level is None), Seat(0))

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; ``None`` where its record does not go so far."""
        return self._states[-1].outcome

    @cached_property
    def players(self) -> tuple[str | None, ...]:
        """By seat the name of what played there, ``None`` for a person: as the record tells, else as people sit."""
        written = players_written(self.record.body, self.record.deal.seats)
        return tuple(person.player for person in self.people) if written is None else written

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The states of the deal that can be told apart by what lies on the table, by place."""
        return tuple(moment.state for moment in moments_seen(self.moments()))

    def moments(self, people: Collection[Seat] = ()) -> tuple[Moment, ...]:
        """Return the moments as a conductor has gone through them, silences too.

        `people` are the seats in which persons sat, who are asked once where others are polled first.
        """
        return tuple(moments_of(self._states, people))

    def place_after(self, moves: int) -> int:
        """Return the first place at which so many moves have been made; the beginning if so many never are."""
        return next((place for place, state in enumerate(self.states) if len(state.log) >= moves), 0)

    def place_of(self, state: State) -> int | None:
        """Return the place of one of the states of `moments`; ``None`` where nothing on the table tells it apart."""
        return next((place for place, each in enumerate(self.states) if each is state), None)

    def steps(self, eyes: Seat, *, all_open: bool = False) -> tuple[Step, ...]:
        """Return what a seat saw, by place; with `all_open` the hands of all lie open besides."""
        return tuple(steps_seen(self.moments(), eyes, all_open=all_open))
