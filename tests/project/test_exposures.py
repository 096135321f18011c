# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""With what hands no tricks are bid in Anrufen (`packaging/players/exposures.py`)."""

import pytest

import exposures
from kartenspiel.model.moves import Play
from kartenspiel.players.base import player_named


def test_only_the_bidding_is_played() -> None:
    state = exposures.bidding(player_named("easy"), 1, 1)
    assert state.log
    assert not any(isinstance(move, Play) for move in state.log)


def test_the_more_exposed_a_hand_the_less_it_is_imagined() -> None:
    assert exposures.mean_imagined({4: 3}) == pytest.approx(4)
    assert 4 < exposures.mean_imagined({4: 1, 9: 1}) < 6.5
