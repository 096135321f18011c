# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The deal in two batches, and the sides that follow from it and from the call."""

from collections.abc import Sequence
from dataclasses import dataclass

from kartenspiel.model.calling.rules import C, CallingRules
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Deal
from kartenspiel.model.seats import Seat, all_seats


@dataclass(frozen=True, slots=True)
class CallingSides:
    """Who plays with whom; members by seat number."""

    caller: Seat
    partner: Seat | None
    """The holder of the called card, or ``None`` if the caller is alone."""
    a: tuple[Seat, ...]
    """The caller and, if there is one, the partner."""
    b: tuple[Seat, ...]
    """Everybody else (R34)."""


def sides(deal: Deal[C], called: Card) -> CallingSides:
    """Find the partner: the holder of the called card, in his first batch only if so played (R13, R14, M12)."""
    holders = (Seat(seat) for seat, hand in enumerate(deal.hands) if makes_partner(called, hand, deal.rules))
    return sides_with(next(holders, None), deal.forehand, deal.seats)


def makes_partner(called: Card, hand: Sequence[Card | None], rules: CallingRules) -> bool:
    """Tell whether the called card makes the partner of who was dealt this hand, unless he is the caller (R13, M12)."""
    return called in (hand[: rules.half_deal.batch] if rules.called_card_scope == "first_batch" else hand)


def sides_with(holder: Seat | None, caller: Seat, seats: int) -> CallingSides:
    """Return the sides where this seat holds the called card and it counts, ``None`` where it came too late (RE3)."""
    partner = None if holder == caller else holder
    return CallingSides(
        caller,
        partner,
        tuple(seat for seat in all_seats(seats) if seat in (caller, partner)),
        tuple(seat for seat in all_seats(seats) if seat not in (caller, partner)),
    )
