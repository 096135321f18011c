# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Raise, Kontra and registering in Anrufen: hands on which the strong level has something to say.

Forehand bids, names hearts and calls; the partner sits opposite and is on turn in the first trick.
"""

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Call, Declare, Kontra, LayAway, Pass, Play, Take, Trumps
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.players.seating import filled, played, usual_answer

F, P2, P3 = Seat(0), Seat(1), Seat(2)
RAISES = [
    # Forehand's hand, what it bid, its lead; the partner's hand, what that adds.
    (("HT HJ H9 DA S9 C9", "simple", "H9"), "HA HK HQ SA CK DJ", "hundred"),
    (("HQ HJ H9 DT S9 C9", "simple", "H9"), "HA HT HK DA SA CA", "all"),
    (("HJ H9 DT DK S9 C9", "simple", "H9"), "HA HT HK HQ DA SA", "all_hundred"),
    (("HJ H9 DT DK DQ C9", "hundred", "H9"), "HA HT HK HQ DA SA", "all_hundred"),
    (("HT HJ H9 DA DT C9", "all", "HT"), "HA HK HQ SA CA CT", "all_hundred"),
]
CONTRAS = [
    # Forehand's hand, what it bid; an opponent's hand.
    ("HJ H9 DT DQ S9 C9", "simple", "HA HT HK DA SA CA"),
    ("HJ H9 DT DQ S9 C9", "hundred", "HA HT HK DA SA CA"),
    ("HJ HT DT DQ S9 C9", "all", "HA H9 HK DA SA CA"),
    ("HJ HT DT DQ S9 C9", "all_hundred", "HA H9 HK DA SA CA"),
]


def bidden(state: State, bid: str) -> State:
    """Return the state after forehand's bid, which nobody tops."""
    state = state.apply(Bid(F, bid))
    while state.turn != F:
        assert state.turn is not None
        state = state.apply(Pass(state.turn))
    return state if bid == "none" else state.apply(Trumps(F, Suit.HEARTS))


@pytest.mark.parametrize(("forehand", "partner", "added"), RAISES)
def test_the_partner_adds_what_his_hand_is_good_for(forehand: tuple[str, str, str], partner: str, added: str) -> None:
    hand, bid, lead = forehand
    state = bidden(filled("anrufen", [hand, "", partner]), bid).apply(Call(F, card("HA")))
    state = state.apply(Play(F, card(lead)))
    between = next(choice for choice in state.moves(P2) if isinstance(choice, Play))
    assert usual_answer(state.apply(between), P3) == Announce(P3, added)


@pytest.mark.parametrize(("hand", "bid", "opponent"), CONTRAS)
def test_contra_is_said_to_what_cannot_be_made(hand: str, bid: str, opponent: str) -> None:
    state = bidden(filled("anrufen", [hand, opponent, "HQ"]), bid).apply(Call(F, card("HQ")))
    assert usual_answer(state, P2, may_pass=True) == Kontra(P2, "game")


def test_contra_is_said_to_no_tricks_when_an_ace_is_led() -> None:
    state = bidden(filled("anrufen", ["HA H9 D9 DJ S9 C9", "HJ HQ DQ DT SJ CJ"]), "none")
    assert usual_answer(state.apply(Play(F, card("HA"))), P2, may_pass=True) == Kontra(P2, "game")


def test_contra_is_said_to_a_lone_bidder_too() -> None:
    rules = from_json(game_named("anrufen").house_rules, {"players": 3})
    state = bidden(filled("anrufen", ["HJ H9 DT DQ S9 C9 SJ", "HA HT HK DA SA CA DK"], rules), "simple")
    state = state.apply(Take(F, "all"))
    laid = tuple(sorted(map(card, ("S9", "C9", "SJ"))))
    assert usual_answer(state.apply(LayAway(F, laid)), P2, may_pass=True) == Kontra(P2, "game")


def test_nobody_says_contra_without_a_hand_for_it() -> None:
    state = bidden(filled("anrufen", ["HA HT HK HQ DA S9", "H9 DJ D9 SJ C9 CJ", "HJ"]), "simple")
    assert usual_answer(state.apply(Call(F, card("HJ"))), P2, may_pass=True) is None


def test_no_contra_is_said_on_the_strength_of_hands_that_cannot_be_seen() -> None:
    state = bidden(filled("anrufen", ["H9 D9 DJ S9 C9 CJ", "HT SJ SA DQ HQ HJ"]), "none")
    assert usual_answer(state.apply(Play(F, card("H9"))), P2, may_pass=True) is None


@pytest.mark.parametrize("seed", range(3))
def test_the_marriage_that_a_hundred_needs_is_registered_in_time(seed: int) -> None:
    state = bidden(filled("anrufen", ["HA HT HK HQ DA S9", "", "HJ"]), "hundred").apply(Call(F, card("HJ")))
    others = [player_named("medium")] * 3
    assert Declare(F, Suit.HEARTS) in played(state, [player_named("strong"), *others], seed).log
