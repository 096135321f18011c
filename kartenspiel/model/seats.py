# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Seats round the table, numbered in the order of play."""

from functools import cache
from typing import NewType

Seat = NewType("Seat", int)
"""0 … n−1; the next to play is ``(seat + 1) mod n``, clockwise or not."""


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    """Return the seats of a table of this size."""
    return tuple(Seat(number) for number in range(count))


def after(seat: Seat, count: int, steps: int = 1) -> Seat:
    """Return the seat that many steps on in the order of play."""
    return Seat((seat + steps) % count)


@cache
def from_seat(first: Seat, count: int) -> tuple[Seat, ...]:
    """Return all seats in the order of play, beginning with `first`."""
    return tuple(after(first, count, step) for step in range(count))


@cache
def players(dealer: Seat, count: int, dummies: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """Return the seats that are no dummies, in the order of play after the dealer (K1, K100, K101)."""
    return tuple(seat for seat in from_seat(after(dealer, count), count) if seat not in dummies)


def forehand(dealer: Seat, count: int, dummies: tuple[Seat, ...] = ()) -> Seat:
    """Return the first of the `players`: he speaks first, and mostly leads (K1, K100)."""
    return players(dealer, count, dummies)[0]
