# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards that are as good as one another."""

import pytest

from kartenspiel.model.aceten import RANKS_32, card_points, pack_with
from kartenspiel.model.cardplay.alike import Likeness
from kartenspiel.model.cards import Card, cards
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import Trick

ME, OTHER = Seat(0), Seat(1)


def by_points(card: Card, hand: Hand) -> int:
    del hand
    return card_points(card)


def by_rank_alone(card: Card, hand: Hand) -> int:
    del card, hand
    return 0


RANKS, POINTS = Likeness(pack_with(RANKS_32), by_rank_alone), Likeness(pack_with(RANKS_32), by_points)


@pytest.mark.parametrize(
    ("likeness", "hand", "other", "trick", "tried"),
    [
        (RANKS, "HA HT HK HQ", "DA", "", "HQ"),
        (POINTS, "HA HT HK HQ", "DA", "", "HQ HT"),
        (RANKS, "HA HK HQ", "HT", "", "HQ HA"),
        (RANKS, "HA HK HQ", "DA", "HT", "HQ HA"),
        (RANKS, "HA HK DK D9", "HQ DQ", "", "HK D9 DK"),
        (RANKS, "HA D9", "", "", "HA D9"),
    ],
)
def test_one_card_of_each_group_is_tried(likeness: Likeness, hand: str, other: str, trick: str, tried: str) -> None:
    lying: Trick = tuple(Play(OTHER, card) for card in cards(trick))
    hands = cards(hand), cards(other)
    assert likeness.one_of_each(hands[ME], ME, hands, lying) == cards(tried)


def test_only_legal_cards_are_tried() -> None:
    hands = cards("HA HK H9 DA"), cards("HQ")
    assert RANKS.one_of_each(cards("HA HK"), ME, hands, ()) == cards("HK")


def test_the_shape_forgets_which_cards_are_gone_and_keeps_who_holds_the_higher() -> None:
    one = cards("HA H9"), cards("HK DA")
    same = cards("HT H7"), cards("HJ DQ")
    turned = cards("HK H9"), cards("HA DA")
    assert RANKS.shape(one) == RANKS.shape(same) != RANKS.shape(turned)
    assert POINTS.shape(one) != POINTS.shape(same)
