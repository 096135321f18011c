# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The laws of card play as the ace-ten games put them together, and what tricks are worth."""

import pytest

from kartenspiel.model.aceten import RANKS_32, card_points, marriage_value, marriages, points_in_tricks
from kartenspiel.model.aceten_play import play_rules
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tricks import (
    Trick,
    not_in_hand,
    points_by_seat,
    remove_card,
    replace_hand,
)

HEARTS = play_rules(RANKS_32, Suit.HEARTS, "X1", seats=4)
SUIT_HIGH = play_rules(RANKS_32, Suit.HEARTS, "X1", seats=4, suit_high=True)
NONE = play_rules("A K Q J T 9", None, "X1", seats=4)


def trick(codes: str) -> Trick:
    return tuple(Play(Seat(place), each) for place, each in enumerate(cards(codes)))


def allowed(hand: str, so_far: str, rules: PlayRules = HEARTS) -> str:
    return " ".join(each.code for each in rules.legal(Seat(3), cards(hand), trick(so_far)))


@pytest.mark.parametrize(
    ("hand", "so_far", "legal"),
    [
        ("DA H7", "", "DA H7"),
        ("DA D7 H7", "DT", "DA"),
        ("D9 D7 H7", "DT", "D9 D7"),
        ("DA D7 HA", "DT H7", "DA D7"),
        ("SA H7 H9", "DT", "H7 H9"),
        ("SA H7 HA", "DT H9", "HA"),
        ("SA H7", "DT H9", "H7"),
        ("SA C7", "DT H9", "SA C7"),
    ],
)
def test_one_follows_beats_and_trumps(hand: str, so_far: str, legal: str) -> None:
    assert allowed(hand, so_far) == legal


def test_with_suit_high_the_suit_led_is_headed_even_below_a_trump() -> None:
    assert allowed("DA D7 HA", "DT H7", SUIT_HIGH) == "DA"
    assert allowed("D9 D7 HA", "DT H7", SUIT_HIGH) == "D9 D7"


@pytest.mark.parametrize(("hand", "so_far", "legal"), [("DK DT S9", "DQ", "DK"), ("SA HA", "DQ", "SA HA")])
def test_without_trumps_one_follows_beats_or_discards(hand: str, so_far: str, legal: str) -> None:
    assert allowed(hand, so_far, NONE) == legal


@pytest.mark.parametrize(("played", "winner"), [("DT DA H7 HK", 3), ("DT DA SA C7", 1), ("D7 SA CA ST", 0)])
def test_the_highest_trump_or_card_of_the_suit_wins(played: str, winner: int) -> None:
    assert HEARTS.winner_of(trick(played)) == winner


@pytest.mark.parametrize(
    ("wrong", "hand", "so_far", "name"),
    [
        ("SA", "SA DA", "DT", "MUST_FOLLOW"),
        ("D7", "D7 DA", "DT", "MUST_BEAT"),
        ("SA", "SA H7", "DT", "MUST_TRUMP"),
        ("H7", "H7 HA", "DT H9", "MUST_BEAT"),
    ],
)
def test_a_refused_card_breaks_the_duty_named(wrong: str, hand: str, so_far: str, name: str) -> None:
    refusal = HEARTS.refusal(Seat(3), card(wrong), cards(hand), trick(so_far))
    assert refusal is not None
    assert (refusal.name, refusal.clause) == (name, "X1")


def test_a_card_of_another_hand_is_named() -> None:
    assert not_in_hand(card("HA"), "X1").reason.args == {"card": card("HA")}


def test_hands_are_replaced_not_changed() -> None:
    hands = (cards("HA HT"), cards("DA DT"))
    assert replace_hand(hands, Seat(1), remove_card(hands[1], card("DA"))) == (hands[0], cards("DT"))
    assert hands[1] == cards("DA DT")


def test_points_go_to_the_winners_and_the_last_trick_counts_ten() -> None:
    tricks = (trick("DT DA H7 HK"), trick("SA ST S9 S8"))
    winners = (Seat(3), Seat(0))
    assert points_by_seat(tricks, winners, card_points, 4) == (20, 0, 0, 20)
    assert points_in_tricks(tricks, winners, 4, over=True) == (30, 0, 0, 20)


def test_marriages_need_king_and_over() -> None:
    assert marriages(cards("HK HQ DK SQ CK CQ")) == (Suit.HEARTS, Suit.CLUBS)
    assert [marriage_value(suit, Suit.HEARTS) for suit in (Suit.HEARTS, Suit.CLUBS)] == [40, 20]
    assert marriage_value(Suit.HEARTS, None) == 20
