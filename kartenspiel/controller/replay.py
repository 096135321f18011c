# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A recorded deal gone through again, with open eyes or as one seat saw it."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from kartenspiel.controller.checking import states_in
from kartenspiel.controller.moment import Moment, moments_of
from kartenspiel.controller.record import Record
from kartenspiel.controller.sitting import Step, step_to
from kartenspiel.model.game import State
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats


def replay(record: Record, people: Collection[Seat] = ()) -> Iterator[Moment]:
    """Yield the moments of a recorded deal as a conductor has gone through them, silences too.

    `people` are the seats in which persons sat, who are asked once where others are polled first (see
    `Moment.next_polled`).
    Raises `RecordError` at the first move that is illegal, or is none, after the moments before it.
    """
    return moments_of(states_in(record), people)


def steps_seen(moments: Iterable[Moment], seat: Seat, *, all_open: bool = False) -> Iterator[Step]:
    """Yield what a seat saw of a deal, as the table tells it: a step for each move, and where hands are picked up.

    Silence that changes nothing on the table is no step.  With `all_open` the hands of all lie open besides.
    """
    before: State | None = None
    seen: Observation | None = None
    for moment in moments:
        if moment.state is not before:
            step = step_to(seen, moment.state, seat)
            if all_open:
                step = replace(step, after=_with_open_hands(step.after, moment.state))
            before, seen = moment.state, step.after
            yield step


def _with_open_hands(seen: Observation, state: State) -> Observation:
    """Return what is seen where everybody shows the hand that he holds, as far as he may look at it himself."""
    hands = tuple(state.cards(seat).hands[seat] for seat in all_seats(seen.seats))
    return replace(seen, cards=replace(seen.cards, hands=hands))
