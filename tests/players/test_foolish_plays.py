# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What makes a partner look foolish, in positions that occurred in self-play."""

import pytest

from kartenspiel.games.zwanzigerrufen.play import rules_of_play
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Call, Declare, Kontra, Move, Pass
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.players.base import player_named
from kartenspiel.players.games.zwanzigerrufen import deck
from kartenspiel.players.tarock import TarockTerms, TarockThumb
from tests.games.zwanziger_table import read_cards
from tests.players.seating import card_played, laid, set_up, trick

SEEDS = range(3)


@pytest.fixture(params=["medium", "strong"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def plays(level: str, state: State) -> set[str]:
    """Return the cards that a level plays with some seeds."""
    return {str(card_played(player_named(level), state, seed)) for seed in SEEDS}


def passes(*seats: int) -> list[Move]:
    return [Pass(Seat(seat)) for seat in seats]


def test_a_ten_is_not_led_without_its_ace_after_the_first_trick(level: str) -> None:
    hands = """HT HK DQ H7 DJ SK HA CK
C9 C8 S9 D9 DA HQ S8 ST
C7 SQ CA H8 HJ SA S7 D8
D7 CQ H9 SJ DT CJ DK CT"""
    state = set_up("russbach", hands.splitlines(), [Call(Seat(0), card("HA")), *trick(0, "H7 HQ H8 H9")])
    assert "ST" not in plays(level, state)


def test_a_ten_is_not_led_without_its_ace_by_the_caller(level: str) -> None:
    hands = """S8 DK SK SJ CJ ST HA D7
SQ D8 H7 H9 S9 SA H8 C9
C7 CQ DQ DA C8 CK DJ CA
CT HK DT HJ HT S7 D9 HQ"""
    said = [Declare(Seat(2), Suit.CLUBS), Declare(Seat(3), Suit.HEARTS)]
    state = set_up("russbach", hands.splitlines(), [Call(Seat(0), card("SA")), *said])
    assert "ST" not in plays(level, state)


def test_the_pagat_is_not_led_by_forehand(level: str) -> None:
    hands = """DK HJ T9 CC T7 HK T20 CT T1 HC
T19 T6 CK T11 T5 ST CJ T12 HQ T10
DQ T13 T16 T21 D1 T18 T22 T8 DJ SK
SC SQ T15 T17 DC SJ T14 CQ T4 H1"""
    said = [Bid(Seat(0), "normal", card("T19")), *passes(0, 1), Kontra(Seat(2), "game"), *passes(2, 3, 0, 1)]
    assert "T1" not in plays(level, set_up("zwanzigerrufen", hands.splitlines(), said))


def test_the_pagat_is_not_thrown_into_a_suit_that_a_soloist_has_led(level: str) -> None:
    hands = """DK T7 T9 SK DQ T16 D1 HQ T6 HK
T14 T4 HC CC H1 SJ T17 CK T1 T10
T20 CJ SC ST SQ T13 T8 T18 T11 DJ
HJ T15 T22 T12 T21 CT CQ T19 DC T5"""
    said = [Bid(Seat(0), "suit_solo"), *passes(0, 1, 2, 3)]
    tricks = ("DK T4 DJ DC", "SK SJ ST T5", "HK H1 T8 HJ", "HQ HC T11 T12", "DQ")
    state = set_up("zwanzigerrufen", hands.splitlines(), [*said, *(play for led in tricks for play in trick(0, led))])
    assert "T1" not in plays(level, state)


def test_nobody_counts_on_others_to_put_mond_and_skues_on_his_pagat() -> None:
    rules = rules_of_play(from_json(ZwanzigerrufenRules, {"fairy_trick": "any_order"}), "normal")
    terms = TarockTerms(deck("tens_and_aces", avoided=False), rules, (1, 0, 0, 0), tricks=10)
    thumb = TarockThumb(terms)
    hands = [read_cards(hand) for hand in ("I ♣J", "XXI VI", "Sk VII", "V VIII")]
    table = laid(rules, hands, Seat(0))
    assert thumb.worth(table, thumb.place(PAGAT)) < 0
