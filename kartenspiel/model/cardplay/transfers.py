# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who pays whom: what transfers of a deal, and items that say who pays, bring each seat."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kartenspiel.model.outcome import Item
from kartenspiel.model.seats import Seat, all_seats


class Transfer(NamedTuple):
    """Payers who each pay a value to receivers: in pairs where there are as many, else each to everybody."""

    to: tuple[Seat, ...]
    payers: tuple[Seat, ...]
    value: int


def pay(transfers: Iterable[Transfer], seats: int) -> tuple[int, ...]:
    """Return what each of so many seats receives."""
    got = [0] * seats
    for to, payers, value in transfers:
        pairs = len(payers) if len(payers) == len(to) else len(payers) * len(to)
        for seat in to:
            got[seat] += value * (pairs // len(to))
        for seat in payers:
            got[seat] -= value * (pairs // len(payers))
    return tuple(got)


def pay_items(items: Iterable[Item], seats: int) -> tuple[int, ...]:
    """Return what each of so many seats receives for items that say who pays."""
    return pay([Transfer(item.to, item.payers, item.value) for item in items], seats)


def shared_pot(item: str, shares: Sequence[int]) -> tuple[Item, ...]:
    """Return the items of a pot that all share, one for each seat that pays into it.

    `shares` are what each seat pays to every other, as for tricks that cost; who owes nothing is no item.
    """
    seats = all_seats(len(shares))
    return tuple(
        Item(item, tuple(other for other in seats if other != seat), share, (seat,))
        for seat, share in zip(seats, shares, strict=True)
        if share
    )


def pay_from(purses: Sequence[int], transfers: Iterable[Transfer]) -> tuple[int, ...]:
    """Return what each seat receives where nobody pays more than is in his purse: one by one, in turns.

    The transfers have one payer and one receiver each.
    """
    left, got = list(purses), [0] * len(purses)
    due = [(to[0], payers[0], value) for to, payers, value in transfers]
    for turn in range(max([value for *_, value in due], default=0)):
        for receiver, payer, value in due:
            if turn < value and left[payer] > 0:
                left[payer] -= 1
                got[payer] -= 1
                got[receiver] += 1
    return tuple(got)
