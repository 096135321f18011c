# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays with whom where that is settled before the deal: the same partners every time, or nobody with anybody."""

from collections.abc import Collection, Sequence
from typing import Final

from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import Who, marker
from kartenspiel.model.view import KnownSides, Party

_ = marker(__package__)

EACH_ALONE: Final = _("Everybody plays for himself.")
ALWAYS_WITH: Final = _("You play with {partners:acc} against {others:acc}.")
ALWAYS_AGAINST: Final = _("You play alone against {others:acc}.")


def each_alone(seats: int) -> KnownSides:
    """Return that everybody plays for himself."""
    return KnownSides((None,) * seats, EACH_ALONE, each_alone=True)


def fixed_sides(observer: Seat, seats: int, partners: Sequence[Collection[Seat]]) -> KnownSides:
    """Return the sides, and what the observer is told of them, where these play together in every deal.

    `partners` are those of `Game.partners`; without any, everybody plays for himself.  Plates tell two sides apart: the
    first that is named, and all the others.
    """
    if not partners:
        return each_alone(seats)
    first = partners[0]
    parties = tuple[Party, ...]("declarer" if seat in first else "opponents" for seat in all_seats(seats))
    own = next((side for side in partners if observer in side), (observer,))
    others = tuple(Who(seat) for seat in all_seats(seats) if seat not in own)
    allies = tuple(Who(seat) for seat in own if seat != observer)
    told = ALWAYS_WITH(partners=allies, others=others) if allies else ALWAYS_AGAINST(others=others)
    return KnownSides(parties, told)
