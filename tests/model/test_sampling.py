# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hidden cards put into hands."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.model.cards import cards
from kartenspiel.model.sampling import ContradictionError, all_places, distribute, is_feasible

TWELVE = cards("HA HT HK HQ DA DT DK DQ SA ST SK SQ")


def test_every_card_comes_to_every_place_equally_often() -> None:
    places = all_places(TWELVE, range(3))
    first = Counter(
        owner
        for draw in range(900)
        for owner, hand in enumerate(distribute(places, (4, 4, 4), Random(draw)))
        if TWELVE[0] in hand
    )
    assert all(250 < first[owner] < 350 for owner in range(3))


def test_no_card_comes_where_it_cannot_be() -> None:
    places = all_places(TWELVE, range(3)) | all_places(TWELVE[:4], [0]) | all_places(TWELVE[4:6], [1, 2])
    for draw in range(50):
        hands = distribute(places, (5, 3, 4), Random(draw))
        assert set(TWELVE[:4]) <= set(hands[0])
        assert not set(TWELVE[4:6]) & set(hands[0])
        assert [len(hand) for hand in hands] == [5, 3, 4]


@given(st.lists(st.integers(1, 7), min_size=12, max_size=12), st.integers(0, 12), st.integers(0, 12), st.integers())
def test_what_is_feasible_is_distributed(masks: list[int], first: int, second: int, seed: int) -> None:
    room = (first, second, 12 - first - second)
    places = dict(zip(TWELVE, masks, strict=True))
    if is_feasible(places, room):
        hands = distribute(places, room, Random(seed))
        assert [len(hand) for hand in hands] == list(room)
        assert all(places[card] >> owner & 1 for owner, hand in enumerate(hands) for card in hand)
    elif min(room) >= 0:
        with pytest.raises(ContradictionError):
            distribute(places, room, Random(seed))
