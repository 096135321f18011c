# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The deal in two batches, and the sides that follow from it and from the call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast

from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.calling import words
from kartenspiel.model.cards import Card
from kartenspiel.model.game import BadDealError, Deal, Hand, Mark
from kartenspiel.model.narration import DEALER, FOREHAND, IS_PARTNER, PLAYS_ALONE
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat, after, all_seats, from_seat
from kartenspiel.model.view import marks_at, marks_of

BATCH: Final = 4
"""Cards of one batch; the call is made after the first."""
HAND: Final = 8


class CallingRules(Protocol):
    """The options that both games have."""

    call_own_card: str
    called_card_scope: str
    declaration_timing: str
    declaration_credit: str
    head_when_trumped: str


def options(rules: HouseRules) -> CallingRules:
    """Return the house rules of a game as far as both games have them."""
    return cast("CallingRules", rules)


def split(seats: int, dealer: Seat, pack: Sequence[Card]) -> tuple[tuple[Hand, ...], Hand]:
    """Deal four cards at a time, forehand first, twice round (R6, R9, M6)."""
    order = from_seat(after(dealer, seats), seats)
    hands: dict[Seat, Hand] = {}
    for place, seat in enumerate(order):
        second = BATCH * (seats + place)
        hands[seat] = (*pack[BATCH * place : BATCH * (place + 1)], *pack[second : second + BATCH])
    return tuple(hands[seat] for seat in all_seats(seats)), ()


def check_deal(deal: Deal) -> None:
    """Refuse cards that are not four hands of eight out of the pack of 32 (R1, R2, M1, M2); raises `BadDealError`."""
    dealt = sorted(card for hand in deal.hands for card in hand)
    if any(len(hand) != HAND for hand in deal.hands) or dealt != sorted(PACK_32) or deal.talon:
        message = "deal: the hands must be four times eight different cards of the pack of 32, without a talon"
        raise BadDealError(message)
    if deal.dummies or deal.dealer not in all_seats(deal.seats):
        message = f"deal: no dummies, and a dealer from 0 to {deal.seats - 1}"
        raise BadDealError(message)


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays with whom; members by seat number."""

    caller: Seat
    partner: Seat | None
    """The holder of the called card, or ``None`` if the caller is alone."""
    a: tuple[Seat, ...]
    """The caller and, if there is one, the partner."""
    b: tuple[Seat, ...]
    """Everybody else (R34)."""


def sides(deal: Deal, called: Card) -> Sides:
    """Find the partner: the holder of the called card, in his first batch only if so played (R13, R14, M12)."""
    caller = after(deal.dealer, deal.seats)
    looked_at = BATCH if options(deal.rules).called_card_scope == "first_batch" else HAND
    holders = [Seat(seat) for seat, hand in enumerate(deal.hands) if called in hand[:looked_at]]
    partner = holders[0] if holders and holders[0] != caller else None
    return Sides(
        caller,
        partner,
        tuple(seat for seat in all_seats(deal.seats) if seat in (caller, partner)),
        tuple(seat for seat in all_seats(deal.seats) if seat not in (caller, partner)),
    )


_MARKS: Final = marks_of(
    {
        "dealer": DEALER,
        "forehand": FOREHAND,
        "caller": words.CALLER,
        "partner": words.PARTNER,
        "alone": words.ALONE,
    },
    news={"partner": IS_PARTNER, "alone": PLAYS_ALONE},
)


def seat_marks(deal: Deal, **roles: Seat | None) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat: dealer and forehand, and the roles given by name."""
    holders = {"dealer": deal.dealer, "forehand": after(deal.dealer, deal.seats), **roles}
    return marks_at(deal.seats, holders, _MARKS)
