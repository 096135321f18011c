# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hidden cards put into hands."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.model.sampling import ContradictionError, HiddenCards, held_by_any, is_feasible

TWELVE = range(12)


def test_every_card_comes_to_every_holder_equally_often() -> None:
    hidden = HiddenCards(held_by_any(TWELVE, range(3)), (4, 4, 4))
    first = Counter(
        owner for draw in range(900) for owner, hand in enumerate(hidden.draw(Random(draw))) if TWELVE[0] in hand
    )
    assert all(250 < first[owner] < 350 for owner in range(3))


def test_no_card_comes_where_it_cannot_be() -> None:
    holders = held_by_any(TWELVE, range(3)) | held_by_any(TWELVE[:4], [0]) | held_by_any(TWELVE[4:6], [1, 2])
    hidden = HiddenCards(holders, (5, 3, 4))
    for draw in range(50):
        hands = hidden.draw(Random(draw))
        assert set(TWELVE[:4]) <= set(hands[0])
        assert not set(TWELVE[4:6]) & set(hands[0])
        assert [len(hand) for hand in hands] == [5, 3, 4]


@given(st.lists(st.integers(1, 7), min_size=12, max_size=12), st.integers(0, 12), st.integers(0, 12), st.integers())
def test_what_is_feasible_is_distributed(masks: list[int], first: int, second: int, seed: int) -> None:
    room = (first, second, 12 - first - second)
    holders = dict(zip(TWELVE, masks, strict=True))
    if is_feasible(holders, room):
        hands = HiddenCards(holders, room).draw(Random(seed))
        assert [len(hand) for hand in hands] == list(room)
        assert all(holders[card] >> owner & 1 for owner, hand in enumerate(hands) for card in hand)
    elif min(room) >= 0:
        with pytest.raises(ContradictionError):
            HiddenCards(holders, room).draw(Random(seed))
