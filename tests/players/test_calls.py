# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The call from a half-dealt hand: the strong level calls the same card whatever the luck of its drawing."""

from random import Random

import pytest

from kartenspiel.model.cards import card
from kartenspiel.model.moves import Call
from kartenspiel.players.base import player_named
from tests.players.seating import filled, question

SEEDS = 3


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
@pytest.mark.parametrize(("hand", "called"), [("H7 D9 S7 D8", "DA"), ("C8 C9 ST S7", "SA")])
def test_the_same_hand_calls_the_same_card_with_any_random_numbers(game: str, hand: str, called: str) -> None:
    asked = question(filled(game, [hand]), 0)
    moves = [player_named("strong").choose(asked, Random(seed)) for seed in range(SEEDS)]
    assert {move.card for move in moves if isinstance(move, Call)} == {card(called)}
