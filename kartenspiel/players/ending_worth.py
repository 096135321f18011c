# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What endings of imagined play are worth to a player, as data: payments, and how clearly they were won."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from kartenspiel.model.cardplay.payment_tables import NONE
from kartenspiel.model.cardplay.payoff import Payoff, Seats


class Nearness(NamedTuple):
    """A number that tells how clearly a deal was won or lost, or how near it came to the contrary."""

    points: tuple[int, ...]
    """How many times each seat's card points count."""
    tricks: tuple[int, ...]
    """How many times each seat's tricks count."""
    base: int = 0
    """What counts in any case."""
    rivals: Seats = 0
    """The points of who has most of these seats count besides."""
    first: int = NONE
    """Of so many first tricks; `NONE` for all."""
    of: float = 1.0
    """What the sum is divided by."""
    not_above: bool = False
    """Whether more than nothing counts as nothing."""

    @classmethod
    def of_points(cls, side: Collection[int], seats: int) -> Self:
        """Return by how many card points a side has more than all others."""
        return cls(tuple([1 if seat in side else -1 for seat in range(seats)]), (0,) * seats)

    @classmethod
    def of_own_points(cls, player: int, seats: int, times: int) -> Self:
        """Return so many times the card points of one player."""
        return cls(tuple([times if seat == player else 0 for seat in range(seats)]), (0,) * seats)


@dataclass(frozen=True, slots=True)
class EndingWorth:
    """What every ending of a deal is worth to a player: what he is paid, and a little for how clearly that was won."""

    payoffs: tuple[Payoff, ...]
    """What is paid; of two accounts the mean counts.  They count points alike."""
    player: int
    dummies: Sequence[int] = ()
    """The seats whose payments all players share."""
    near: tuple[Nearness, ...] = ()
    """The sum of these counts besides, `scale` times and divided by `step`."""
    scale: float = 0.0
    step: float = 1.0
