# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who hands how much to whom after a deal, and who has come out first in the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class AccountTransfer:
    """A sum that one player gives to another."""

    payer: Seat
    receiver: Seat
    value: int


def transfers(payments: Sequence[int]) -> tuple[AccountTransfer, ...]:
    """Return how the payments of a deal change hands, each loser paying the winners in the order of the seats.

    Where a game takes from a pool or puts into it, the payments do not add up to nothing, and the rest stays there.
    """
    return tuple(_transfers(list(payments)))


def _transfers(open_sums: list[int]) -> Iterator[AccountTransfer]:
    for payer, _ in enumerate(open_sums):
        for receiver, _ in enumerate(open_sums):
            value = min(-open_sums[payer], open_sums[receiver])
            if value > 0:
                open_sums[payer] += value
                open_sums[receiver] -= value
                yield AccountTransfer(Seat(payer), Seat(receiver), value)


def ranking(standing: Sequence[int | Fraction]) -> tuple[tuple[int, int], ...]:
    """Return place and index of everybody, the best first; who stand alike share a place."""
    order = sorted(range(len(standing)), key=lambda index: -standing[index])
    return tuple((1 + sum(other > standing[index] for other in standing), index) for index in order)
