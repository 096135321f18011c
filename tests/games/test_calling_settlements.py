# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A deal of Rußbach or Rufmariasch is settled from what was dealt and said, and from its tricks: no state is needed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import game_named
from kartenspiel.model.calling.play import Called
from tests.walks import random_start, step


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=10)
def test_after_the_first_trick_the_contract_stands_and_only_the_tricks_decide(game: str, seed: int) -> None:
    rng = Random(seed)
    state = random_start(game_named(game), rng)
    while not state.over:
        state = state.after(step(state, rng))
        if len(state.cards(state.deal.dealer).tricks) == 1:
            early = state
    assert isinstance(early, Called)
    assert isinstance(state, Called)
    assert early.outcome is None
    assert early.basis == state.basis
    assert early.settle(state.ending) == state.outcome
