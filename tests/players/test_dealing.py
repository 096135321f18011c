# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hidden cards dealt to those who may have them, every way as likely as any other."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.model.hidden_cards import ContradictionError, HiddenCards
from kartenspiel.model.sampling import held_by_any
from kartenspiel.players.kernel import UNCOMPILED
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST
from kartenspiel.players.kernel.dealing import HOLDERS_AT_MOST, Dealing

TWELVE = range(12)
CASES = 200
"""Small cases whose deals are counted."""
MOST_WAYS = 150
EXPECTED = 20
"""So often each way to deal should come."""
WIDTH = 4.0
"""Chi-squared is far from what is expected beyond so many of its standard deviations, which chance exceeds in one case
of ten thousand."""


def cards_in(hand: int) -> set[int]:
    """Return the places of the cards of a hand."""
    return {place for place in TWELVE if hand >> place & 1}


def small_case(rng: Random) -> tuple[dict[int, int], list[int]]:
    """Return some cards with those who may have them, and the room of each of two to four holders."""
    count, holders = rng.randint(3, 7), rng.randint(2, 4)
    dealt = [rng.randrange(holders) for _ in range(count)]
    masks = {place: 1 << owner | rng.getrandbits(holders) for place, owner in enumerate(dealt)}
    return masks, [dealt.count(holder) for holder in range(holders)]


def by_rejection(masks: dict[int, int], room: list[int]) -> set[tuple[int, ...]]:
    """Return every deal into this room, found by dealing in all orders and refusing what does not fit."""
    owners = [holder for holder, size in enumerate(room) for _ in range(size)]
    fits = [
        order for order in set(permutations(owners)) if all(masks[card] >> own & 1 for card, own in enumerate(order))
    ]
    holders = range(len(room))
    return {
        tuple(sum(1 << card for card, own in enumerate(order) if own == each) for each in holders) for order in fits
    }


def test_no_card_comes_where_it_cannot_be() -> None:
    holders = held_by_any(TWELVE, range(3)) | held_by_any(TWELVE[:4], [0]) | held_by_any(TWELVE[4:6], [1, 2])
    dealing = Dealing(holders, (5, 3, 4))
    dealing.seed(1)
    for _ in range(50):
        hands = [cards_in(hand) for hand in dealing.draw()]
        assert set(TWELVE[:4]) <= hands[0]
        assert not set(TWELVE[4:6]) & hands[0]
        assert [len(hand) for hand in hands] == [5, 3, 4]


def test_every_deal_is_as_likely_as_where_what_does_not_fit_is_refused() -> None:
    rng, compared, wide = Random(5), 0, 0
    while compared < CASES:
        masks, room = small_case(rng)
        every = by_rejection(masks, room)
        dealing = Dealing(masks, room)
        assert dealing.ways == len(every)
        if not 1 < len(every) <= MOST_WAYS:
            continue
        dealing.seed(compared)
        found = Counter(tuple(dealing.draw()) for _ in range(EXPECTED * len(every)))
        assert set(found) <= every
        squares = sum((found[deal] - EXPECTED) ** 2 for deal in every) / EXPECTED
        free = len(every) - 1
        wide += squares > free + WIDTH * (2 * free) ** 0.5
        compared += 1
    assert wide <= 1


@given(st.lists(st.integers(1, 7), min_size=12, max_size=12), st.integers(0, 12), st.integers(0, 12), st.integers(0))
def test_what_is_feasible_is_dealt_and_nothing_else(masks: list[int], first: int, second: int, seed: int) -> None:
    room = (first, second, 12 - first - second)
    hidden = HiddenCards(dict(zip(TWELVE, masks, strict=True)), room)
    dealing = Dealing(hidden.holders, hidden.room)
    assert hidden.is_feasible == (dealing.ways > 0)
    if dealing.ways:
        dealing.seed(seed)
        hands = dealing.draw()
        assert [hand.bit_count() for hand in hands] == list(room)
        assert all(masks[place] >> owner & 1 for owner, hand in enumerate(hands) for place in cards_in(hand))


def test_all_ways_are_listed_once() -> None:
    rng = Random(3)
    for _ in range(30):
        masks, room = small_case(rng)
        listed = [tuple(deal) for deal in HiddenCards(masks, room).every()]
        assert len(listed) == len(set(listed))
        assert set(listed) == by_rejection(masks, room)


def test_a_whole_pack_is_counted_to_the_last_bit_of_what_a_number_holds() -> None:
    dealing = Dealing(held_by_any(range(36), range(3)), (12, 12, 12))
    assert dealing.ways == pytest.approx(3384731762521200, rel=1e-12)


def test_the_same_seed_deals_the_same_again() -> None:
    dealing = Dealing(held_by_any(TWELVE, range(3)), (4, 4, 4))
    drawn = []
    for _ in range(2):
        dealing.seed(9)
        drawn.append([dealing.draw() for _ in range(5)])
    dealing.seed(10)
    assert drawn[0] == drawn[1]
    assert dealing.draw() != drawn[0][0]


def test_where_there_is_no_way_to_deal_nothing_is_drawn() -> None:
    for masks, room in (({0: 1, 1: 1}, (1, 1)), ({0: 3, 1: 3}, (1, 2)), ({0: 0, 1: 3}, (1, 1))):
        dealing = Dealing(masks, room)
        assert not dealing.ways
        with pytest.raises(ContradictionError, match="no way to deal"):
            dealing.draw()


@pytest.mark.parametrize(("masks", "room"), [({0: 1}, (1,) + (0,) * HOLDERS_AT_MOST), ({CARDS_AT_MOST: 3}, (1, 0))])
def test_more_holders_or_cards_than_there_is_room_for_are_refused(masks: dict[int, int], room: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="at most"):
        Dealing(masks, room)


def test_compiled_or_not_the_same_is_dealt() -> None:
    code = (
        "from tests.players.test_dealing import small_case, Dealing, Random\n"
        "rng = Random(8)\n"
        "for number in range(60):\n"
        "    dealing = Dealing(*small_case(rng))\n"
        "    dealing.seed(number)\n"
        "    print(dealing.ways, [dealing.draw() for _ in range(5)])\n"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {UNCOMPILED: value}, capture_output=True, check=True
        )
        for value in ("", "1")
    ]
    assert said[0].stdout
    assert said[0].stdout == said[1].stdout
