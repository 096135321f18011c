# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a seat saw of a deal, step by step, and the places of it that are worth going to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from kartenspiel.controller.moment import Moment
from kartenspiel.controller.sitting import Step, step_to
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, GiveUp, Hold, Join, Knock, Move, Pass, Play, Stack, ThrowIn, Vorhand
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat, all_seats

Part = Literal["bidding", "preparing", "play", "trick"]
_PARTS: Final[tuple[Part, ...]] = ("bidding", "preparing", "play")
"""The parts of a deal, in their order; what has no place in a game is left out."""
_BIDDING: Final = (Bid, GiveUp, Hold, Join, Knock, Pass, Stack, ThrowIn, Vorhand)


class Landmark(NamedTuple):
    """A place of a deal that is worth going to: after so many of its steps."""

    place: int
    begins: Part
    """What begins with the next step; for "trick" a trick that lies there whole, and the next begins."""
    number: int = 0
    """Of the trick, from 1 on."""


def steps_seen(moments: Iterable[Moment], seat: Seat, *, all_open: bool = False) -> Iterator[Step]:
    """Yield what a seat saw of a deal, as the table tells it: a step for each move, and where hands are picked up.

    Silence that changes nothing on the table is no step.  With `all_open` the hands of all lie open besides.
    """
    seen: Observation | None = None
    for moment in moments_seen(moments):
        step = step_to(seen, moment.state, seat)
        if all_open:
            step = replace(step, after=_with_open_hands(step.after, moment.state))
        seen = step.after
        yield step


def step_so_far(moments: Sequence[Moment], seat: Seat) -> Step:
    """Return the step with which a deal lies at the last of these moments, and all that the seat saw before it."""
    _, *earlier = steps_seen(moments, seat)
    return Step(None, None, moments[-1].state.observe(seat), tuple(earlier))


def moments_seen(moments: Iterable[Moment]) -> Iterator[Moment]:
    """Yield of these moments the first in each state: those that `steps_seen` has a step to."""
    before: State | None = None
    for moment in moments:
        if moment.state is not before:
            before = moment.state
            yield moment


def landmarks_of(steps: Sequence[Step]) -> tuple[Landmark, ...]:
    """Return where the parts of a deal begin and its tricks end, in their order."""
    found: list[Landmark] = []
    begun = -1
    for place, step in enumerate(steps):
        if step.before is None or step.move is None:
            continue
        part = max(begun, _part_of(step.move))  # who bids after the first announcement does so there
        if part != begun:
            begun = part
            found.append(Landmark(place - 1, _PARTS[part]))
        tricks = len(step.after.cards.tricks)
        if tricks > len(step.before.cards.tricks):
            found.append(Landmark(place, "trick", tricks))
    return tuple(found)


def is_bidding(move: Move) -> bool:
    """Tell whether a move belongs to the part of a deal in which it is settled what is played."""
    return isinstance(move, _BIDDING)


def _part_of(move: Move) -> int:
    """Return the place in `_PARTS` of the part to which a move belongs."""
    return 2 if isinstance(move, Play) else 0 if is_bidding(move) else 1


def _with_open_hands(seen: Observation, state: State) -> Observation:
    """Return what is seen where everybody shows the hand that he holds, as far as he may look at it himself."""
    hands = tuple(state.cards(seat).hands[seat] for seat in all_seats(seen.seats))
    return replace(seen, cards=replace(seen.cards, hands=hands))
