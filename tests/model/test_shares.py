# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What players have with their share of the dummies' accounts (K111, K117)."""

from fractions import Fraction

from kartenspiel.model.seats import Seat
from kartenspiel.model.shares import share, with_share

AMOUNTS = (4, -3, 2, -3)


def test_k111_three_players_share_a_dummy_by_exact_thirds() -> None:
    assert share(AMOUNTS, [Seat(2)]) == Fraction(2, 3)
    assert [with_share(AMOUNTS, [Seat(2)], Seat(player)) for player in (0, 1, 3)] == [
        Fraction(14, 3),
        Fraction(-7, 3),
        Fraction(-7, 3),
    ]


def test_k117_two_players_share_two_dummies_equally() -> None:
    assert with_share((1, 2, 3, 5), [Seat(1), Seat(3)], Seat(0)) == Fraction(9, 2)


def test_without_dummies_a_player_has_his_own_amount() -> None:
    assert with_share(AMOUNTS, (), Seat(1)) == -3
