# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hands made for a contract, on which it is bid: each contract of Anrufen and Graden, and joining somebody else's."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.graden.contracts import CONTRACTS, GradenContract
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Join, Pass
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games.anrufen.hands import best_suit, discards
from kartenspiel.players.games.graden import best_call
from tests.players.seating import filled, question, usual_answer

ANRUFEN = [
    ("HA HT HK HJ D9 SA", "simple"),
    ("HA HK HQ DA DT S9", "hundred"),
    ("H9 HJ D9 DJ S9 C9", "none"),
    ("HA HT HK HJ DA DT", "all"),
    ("HA HT HK HQ HJ DA", "all_hundred"),
]
ANRUFEN_OF_THREE = [
    ("HA HT HK DA S9 C9 DJ", "simple"),
    ("HA HT HK HQ H9 DA C9", "hundred"),
    ("H9 HJ D9 DJ S9 SJ C9", "none"),
    ("HA HT HK HJ DA DT SA", "all"),
    ("HA HT HK HQ HJ DA DT", "all_hundred"),
]
GRADEN = [
    ("HJ DT SJ CQ CJ C9", "bettler"),
    ("HA HK DA SA SK C9", "durchmarsch_mit"),  # with the ace of clubs
    ("HA HT HK HJ DA SK", "durchmarsch_letzten"),
    ("H9 HT D9 DT S9 C9", "plauderer"),
    ("HT HK HQ DA SA CA", "hundert_mit"),  # with the ace of hearts
    ("HA HK HQ HT H9 S9", "hundert_letzten"),
    ("HA HT HK DA DT SA", "zehnermord"),
    ("HA HK HQ DA DK SA", "koenigmord"),
    ("HA HT HK HQ DA DT", "hundertermord"),
]
HARMLESS = "H9 HT HJ D9 DT C9"
"""Wins no trick if it can be helped."""


def bid_by_strong(state: State, seat: int) -> Bid | Join:
    """Return what the strong level usually bids."""
    move = usual_answer(state, seat)
    assert isinstance(move, Bid | Join)
    return move


@pytest.mark.parametrize(
    ("game", "hand", "bid"), [("anrufen", *each) for each in ANRUFEN] + [("graden", *each) for each in GRADEN]
)
def test_a_hand_made_for_a_contract_is_bid(game: str, hand: str, bid: str) -> None:
    move = bid_by_strong(filled(game, [hand]), 0)
    assert isinstance(move, Bid)
    assert move.bid == bid


@pytest.mark.parametrize(("hand", "bid"), ANRUFEN_OF_THREE)
def test_with_three_players_too_a_hand_made_for_a_bid_is_bid(hand: str, bid: str) -> None:
    state = filled("anrufen", [hand], from_json(game_named("anrufen").house_rules, {"players": 3}))
    assert bid_by_strong(state, 0) == Bid(Seat(0), bid)


def test_every_contract_has_its_hand() -> None:
    assert {bid for _, bid in ANRUFEN} == {bid for _, bid in ANRUFEN_OF_THREE} == offered("anrufen")
    assert {bid for _, bid in GRADEN} == offered("graden")


def offered(game: str) -> set[str]:
    """Return every contract that forehand may bid with a hand that has a pair."""
    state = filled(game, ["HK HQ DK D9 SA CA"])
    return {choice.bid for choice in state.moves(Seat(0)) if isinstance(choice, Bid)}


def test_an_equal_bid_is_made_with_the_highest_suit() -> None:
    state = filled("anrufen", ["C9 CJ SJ S9 DJ DQ", "", "HA HT HK HQ HJ DA"])
    state = state.apply(Pass(Seat(0))).apply(Bid(Seat(1), "all_hundred"))
    assert bid_by_strong(state, 2) == Bid(Seat(2), "all_hundred", trumps=Suit.HEARTS)


def test_a_plauderer_is_joined_with_a_hand_that_wins_no_trick() -> None:
    state = filled("graden", ["DQ DK SQ SK SJ CJ", HARMLESS]).apply(Bid(Seat(0), "plauderer", card("CJ")))
    assert isinstance(bid_by_strong(state, 1), Join)


def test_a_bettler_is_joined_or_outbid_with_a_hand_that_wins_no_trick() -> None:
    state = filled("graden", ["DQ DK SQ SK SJ CJ", HARMLESS]).apply(Bid(Seat(0), "bettler", card("CJ")))
    move = bid_by_strong(state, 1)
    assert isinstance(move, Join) or move.bid == "plauderer"


@pytest.mark.parametrize(
    ("level", "game", "hand"),
    [
        ("easy", "anrufen", "H9 HJ DQ DT SJ CT"),  # strong finds a simple game no worse than waiting for the others'
        ("unlearned", "anrufen", "H9 HJ DQ DT SJ CT"),  # nor does what medium has learned
        ("easy", "graden", "HJ HA DJ DQ ST CK"),
        ("medium", "graden", "HJ HA DJ DQ ST CK"),
        ("strong", "graden", "HJ HA DJ DQ ST CK"),
    ],
)
def test_nothing_is_bid_on_a_hand_that_is_good_for_nothing(level: str, game: str, hand: str) -> None:
    move = player_named(level).choose(question(filled(game, [hand]), 0), Random(1))
    assert move == Pass(Seat(0))


def test_trumps_aces_tens_and_pairs_are_not_laid_away() -> None:
    hand = cards("HA HT H9 DA DK DQ SJ S9 CJ CT")
    laid = discards(hand, best_suit(hand), 3)
    assert set(laid) == set(cards("SJ S9 CJ"))


def test_the_highest_cards_are_laid_away_when_no_trick_may_be_won() -> None:
    hand = cards("HA H9 HJ D9 DJ S9 SJ CK C9 CT")
    assert set(discards(hand, None, 3)) == set(cards("HA CT CK"))


def test_an_ace_above_all_the_rest_of_its_suit_is_kept_when_no_trick_may_be_won() -> None:
    hand = cards("SA ST SK SQ SJ S9 HK DQ CT C9")
    assert set(discards(hand, None, 3)) == set(cards("HK DQ CT"))


def test_strong_knows_what_a_redeal_is_worth_where_nobody_may_bid_any_more() -> None:
    state = filled("anrufen", ["H9 HJ DQ DT SJ CT"])
    for seat in (0, 1, 2, 3, 0, 1, 2):
        state = state.apply(Pass(Seat(seat)))
    assert isinstance(bid_by_strong(state, 3), Pass | Bid)


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.id)
@pytest.mark.parametrize(("suit", "other"), ["HD", "DS", "SC", "CH"])
def test_a_card_of_ones_own_that_may_be_called_adds_nothing_to_the_hand(
    suit: str, other: str, contract: GradenContract
) -> None:
    hand = cards(" ".join(f"{suit}{rank}" for rank in "ATKQJ9"))
    calls = [Call(Seat(0), called) for called in (*hand, card(f"{other}A"))]
    first, *_ = best_call(hand, contract, calls)
    assert first.card == card(f"{other}A")
