# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players have once the accounts of the dummies at their table are shared among them."""

from collections.abc import Sequence
from fractions import Fraction

from kartenspiel.model.seats import Seat


def share(amounts: Sequence[int], dummies: Sequence[Seat]) -> Fraction:
    """Return what each player gets of the dummies' amounts, which all players share equally (K111, K117)."""
    return Fraction(sum(amounts[dummy] for dummy in dummies), len(amounts) - len(dummies))


def with_share(amounts: Sequence[int], dummies: Sequence[Seat], player: Seat) -> int | Fraction:
    """Return what a player has with his share of the dummies' amounts; without dummies that is his own amount."""
    return amounts[player] + share(amounts, dummies) if dummies else amounts[player]
