# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody knows of a deal in which a card is called, and what a seat knows of the sides beside it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kartenspiel.model.calling.rules import C
from kartenspiel.model.calling.sides import CallingSides, makes_partner, sides_with
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Call
from kartenspiel.model.observation import Observation
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class Declared:
    """A pair of King and Over that was declared, as everybody heard it."""

    seat: Seat
    points: int
    """40 for the pair of trumps, 20 for any other (R18, M15)."""
    suit: Suit | None
    """The suit, ``None`` in games in which it is not said (R20)."""


@dataclass(frozen=True, slots=True)
class CallingPublic:
    """What everybody knows of a deal beside the cards on the table; a game adds what else is said in it."""

    call: Call | None = None
    """What forehand has called; ``None`` while everybody holds four cards and waits for it."""
    sides: CallingSides | None = None
    """Who plays with whom, once that is public (R15, M13)."""
    declared: tuple[Declared, ...] = ()
    """The pairs declared, in this order."""

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, ``None`` before the call."""
        return None if self.call is None else trumps_of(self.call)


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13 on

    A = TypeVar("A", bound=CallingPublic, default=Any)
    """What everybody knows of a deal, in a game of the family."""
else:
    from typing import TypeVar

    A = TypeVar("A")


def trumps_of(call: Call) -> Suit:
    """Return the trumps of a call: without a suit of its own that of the called card (R11, M9)."""
    return call.trumps or call.card.suit


def known_sides(seen: Observation[C, A]) -> CallingSides | None:
    """Return who plays with whom, if that is public or follows from the observer's own cards; else ``None``.

    Who holds the called card knows: he is the partner, or the caller is alone, as he is with ``first_batch`` where the
    card came to another too late (R15, RE3, M13).
    """
    call, own = seen.public.call, seen.dealt[seen.seat]
    if seen.public.sides is not None or call is None or call.card not in own:
        return seen.public.sides
    return sides_with(seen.seat if makes_partner(call.card, own, seen.rules) else None, call.seat, seen.seats)
