# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the items of a tarock game bring each seat."""

from collections.abc import Iterable

from kartenspiel.model.outcome import Item
from kartenspiel.model.seats import Seat


def payments(items: Iterable[Item], seats: int) -> tuple[int, ...]:
    """Return what each seat receives: as many payers as receivers settle in pairs, else one with everybody."""
    got = [0] * seats
    for item in items:
        payers = item.payers or tuple(Seat(seat) for seat in range(seats) if seat not in item.to)
        each = len(payers) if len(payers) == len(item.to) else len(payers) * len(item.to)
        for seat in item.to:
            got[seat] += item.value * (each // len(item.to))
        for seat in payers:
            got[seat] -= item.value * (each // len(payers))
    return tuple(got)
