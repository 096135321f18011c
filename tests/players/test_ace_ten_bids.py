# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hands made for a contract, on which forehand bids it."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.aceten import PACK_24
from kartenspiel.model.cards import cards
from kartenspiel.model.game import Deal, State
from kartenspiel.model.moves import Bid, Pass
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.games.anrufen import best_suit, discards
from tests.players.seating import question

ANRUFEN = [
    ("HA HT HJ DA S9 C9", "simple"),
    ("HA HK HQ DA DT S9", "hundred"),
    ("H9 HJ D9 DJ S9 C9", "none"),
    ("HA HT HK HJ DA DT", "all"),
    ("HA HT HK HQ HJ DA", "all_hundred"),
]
GRADEN = [
    ("H9 HQ D9 DQ ST CJ", "bettler"),
    ("HA HK DA DK SA CJ", "durchmarsch_mit"),
    ("HA HK HQ DA DK S9", "durchmarsch_letzten"),
    ("H9 HT D9 DT S9 C9", "plauderer"),
    ("HA HK HQ HT DA S9", "hundert_letzten"),
    ("HA HT HK DA DT SA", "zehnermord"),
    ("HA HK HQ DA DK SA", "koenigmord"),
    ("HA HT HK HQ DA DT", "hundertermord"),
]


def forehand_holds(game: str, hand: str) -> State:
    """Return a deal with this hand at seat 0, which speaks first; the rest is dealt at random."""
    found = game_named(game)
    rules = found.house_rules()
    left = [each.code for each in PACK_24 if each not in cards(hand)]
    Random(5).shuffle(left)
    hands = [hand, *(" ".join(left[start : start + 6]) for start in (0, 6, 12))]
    return found.start(
        Deal(game, rules, Seat(3), tuple(cards(each) for each in hands), (), found.first_context(rules, 4))
    )


@pytest.mark.parametrize(
    ("game", "hand", "bid"), [("anrufen", *each) for each in ANRUFEN] + [("graden", *each) for each in GRADEN]
)
def test_a_hand_made_for_a_contract_is_bid(game: str, hand: str, bid: str) -> None:
    move = player_named("strong").choose(question(forehand_holds(game, hand), 0), Random(1))
    assert isinstance(move, Bid)
    assert move.bid == bid


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
@pytest.mark.parametrize(("game", "hand"), [("anrufen", "H9 HJ DQ DT SJ CT"), ("graden", "HJ HA DJ DQ ST CK")])
def test_nothing_is_bid_on_a_hand_that_is_good_for_nothing(level: str, game: str, hand: str) -> None:
    move = player_named(level).choose(question(forehand_holds(game, hand), 0), Random(1))
    assert move == Pass(Seat(0))


def test_trumps_aces_tens_and_pairs_are_not_laid_away() -> None:
    hand = cards("HA HT H9 DA DK DQ SJ S9 CJ CT")
    laid = discards(hand, best_suit(hand), 3)
    assert set(laid) == set(cards("SJ S9 CJ"))


def test_the_highest_cards_are_laid_away_when_no_trick_may_be_won() -> None:
    hand = cards("HA H9 HJ D9 DJ S9 SJ CK C9 CT")
    assert set(discards(hand, None, 3)) == set(cards("HA CT CK"))
