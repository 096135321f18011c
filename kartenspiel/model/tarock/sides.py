# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom in a contract with a declarer."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from kartenspiel.model.seats import Seat, all_seats

Side = Literal["D", "O"]
"""The declarer's side, or the others (Z8)."""
SIDES: Final[tuple[Side, Side]] = ("D", "O")


def other_side(side: Side) -> Side:
    """Return the other side."""
    return "O" if side == "D" else "D"


@dataclass(frozen=True, slots=True)
class Sides:
    """The declarer, and his partner if he has one."""

    declarer: Seat
    partner: Seat | None = None

    def of(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return "D" if seat in (self.declarer, self.partner) else "O"

    def members(self, side: Side, seats: int) -> tuple[Seat, ...]:
        """Return who of so many seats is on a side."""
        own, wanted = (self.declarer, self.partner), side == "D"
        return tuple([seat for seat in all_seats(seats) if (seat in own) == wanted])


class Catch(NamedTuple):
    """Who lost a card to whom in a trick."""

    loser: Seat
    catcher: Seat
