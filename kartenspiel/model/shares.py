# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players have once the accounts of the dummies at their table are shared among them."""

from collections.abc import Sequence
from fractions import Fraction


def share(amounts: Sequence[int], dummies: Sequence[int]) -> Fraction:
    """Return what each player gets of the dummies' amounts, which all players share equally (K111, K117).

    `dummies` are their places in the list: seats, or the numbers of accounts.
    """
    return Fraction(sum(amounts[dummy] for dummy in dummies), len(amounts) - len(dummies))


def with_share(amounts: Sequence[int], dummies: Sequence[int], player: int) -> int | Fraction:
    """Return what a player has with his share of the dummies' amounts; without dummies that is his own amount."""
    return amounts[player] + share(amounts, dummies) if dummies else amounts[player]
