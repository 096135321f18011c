# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who pays whom after a deal or at the end of an evening, so that nobody owes anything any more."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from kartenspiel.model.shares import with_share


class Debt(NamedTuple):
    """What one player pays another, by their places in the account."""

    payer: int
    receiver: int
    amount: Fraction


def shared(account: Sequence[int], players: int) -> tuple[Fraction, ...]:
    """Return what each of so many players has, the accounts of the dummies behind them being shared out (K111)."""
    dummies = range(players, len(account))
    return tuple(Fraction(with_share(account, dummies, player)) for player in range(players))


def debts(account: Sequence[Fraction]) -> tuple[Debt, ...]:
    """Return payments that bring every account to nothing: the greatest debtor pays the greatest creditor first.

    Accounts that do not add up to nothing, as of games for points, cannot be settled so: there are none then.
    """
    left = list(account)
    if sum(left):
        return ()
    found = []
    while any(left):
        payer, receiver = left.index(min(left)), left.index(max(left))
        amount = min(-left[payer], left[receiver])
        left[payer] += amount
        left[receiver] -= amount
        found.append(Debt(payer, receiver, amount))
    return tuple(found)
