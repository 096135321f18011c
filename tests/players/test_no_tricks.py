# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who plays against somebody who must win no trick: what he leads to him, and what he keeps."""

import pytest

from kartenspiel.games.graden.contracts import BY_ID, rules_of_play
from kartenspiel.model.cards import card, cards
from kartenspiel.model.moves import Bid, Move, Pass
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.deck import Deck
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.terms import Terms, suits_led
from tests.players.seating import card_played, laid, set_up, trick

SEEDS = range(3)
PLAYED_BACK = {
    # The hands; who bid what; tricks as their first seat and the cards.
    "after the first trick": (
        ["CQ HK CT HJ HQ CA", "S9 HT CJ SK H9 DT", "DQ DJ SA ST HA CK", "SQ SJ DK D9 DA C9"],
        Bid(Seat(1), "bettler", card("CJ")),
        [(1, "CJ CK C9 CA")],
    ),
    "after another lead": (
        ["DT SA ST C9 CJ S9", "HJ H9 DQ HA SQ DA", "CK D9 DK HT DJ HK", "CA CQ SK SJ HQ CT"],
        Bid(Seat(0), "bettler", card("DT")),
        [(0, "DT DA DK CA"), (1, "HA HK HQ SA")],
    ),
}


@pytest.mark.parametrize("level", ["medium", "strong"])
@pytest.mark.parametrize(("hands", "bid", "tricks"), PLAYED_BACK.values(), ids=PLAYED_BACK)
def test_a_bettler_is_not_led_the_suit_that_he_has_led(
    level: str, hands: list[str], bid: Bid, tricks: list[tuple[int, str]]
) -> None:
    said: list[Move] = [bid if seat == bid.seat else Pass(Seat(seat)) for seat in range(4)]
    state = set_up("graden", hands, [*said, *(play for leader, played in tricks for play in trick(leader, played))])
    assert bid.card is not None
    led = {card_played(player_named(level), state, seed).suit for seed in SEEDS}
    assert bid.card.suit not in led


def worths(hands: list[str], led: str = "") -> dict[str, float]:
    """Return what each lead seems worth to seat 1 against seat 0, who must win no trick."""
    rules = rules_of_play(BY_ID["bettler"], None)
    sides = (1, 0, 0, 0)
    before = suits_led(rules.pack, sides, [tuple(trick(0, led))] if led else [])
    terms = Terms(Deck(rules.pack, lambda _: 0.0), rules, sides, trick=-10.0, tricks=6, goal=0, led=before)
    heuristic = Heuristic(terms)
    table = laid(rules, [cards(hand) for hand in hands], Seat(1))
    found = heuristic.worths(table, table.hands[1])
    return {heuristic.deck.cards[place].code: worth for place, worth in found.items()}


def test_a_suit_that_he_holds_is_better_led_than_one_that_lets_him_throw_off() -> None:
    found = worths(["DT HJ SK", "C9 D9 S9", "DA SA SJ", "CA CK CQ"])
    assert found["D9"] > found["C9"]


def test_a_suit_that_he_has_led_is_led_where_he_must_win_the_trick() -> None:
    found = worths(["HQ", "H9 DA", "DK", "DQ"], led="HJ HA HT HK")
    assert found["H9"] > found["DA"]
