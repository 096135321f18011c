# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each of the terms changes in what a card seems worth, in small positions of a tarock game with open hands.

Unless something else is said seats 0 and 2 play together, and a trick as such is worth 10, the cards nothing.
"""

from dataclasses import replace
from typing import Final

import pytest

from kartenspiel.games.zwanzigerrufen.play import rules_of_play
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Play
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import PAGAT
from kartenspiel.players.deck import Deck
from kartenspiel.players.heuristic import BARE, CASHED, DRAWN, DUMMYS, RETURNED, Heuristic
from kartenspiel.players.terms import FINE, Capture, CardStake, Terms
from tests.games.zwanziger_table import read_card, read_cards
from tests.players.seating import laid

RULES: Final = rules_of_play(from_json(ZwanzigerrufenRules, {}), "normal", None)
DECK: Final = Deck(RULES.pack, lambda _: 0.0)
TERMS: Final = Terms(DECK, RULES, (1, 0, 1, 0), trick=10.0, tricks=10)
ALONE: Final = replace(TERMS, sides=(0, 1, 2, 3), trick=-10.0)
DUMMY: Final = replace(ALONE, guardians=((0, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 2, 2, 2, 2), (0, 0, 1, 2, 0)))
"""Seat 3 is a dummy's; who won the last trick plays for it, at first seat 0."""


def worth(terms: Terms, hands: str, card: str, winners: tuple[int, ...] = (), turn: int = 0) -> float:
    """Return what leading a card seems worth; hands of seats 0 to 3 are separated by commas."""
    heuristic = Heuristic(terms)
    table = laid(RULES, [read_cards(hand) for hand in hands.split(",")], Seat(turn))
    table.resume((), winners)
    return heuristic.worth(table, heuristic.place(read_card(card)))


def change(hands: str, card: str, terms: Terms) -> float:
    """Return by how much terms change what leading a card seems worth."""
    return worth(terms, hands, card) - worth(TERMS, hands, card)


V_WINS: Final = CardStake(DECK.place(read_card("V")), 1, won=5.0, lost=3.0, early=2.0, kept=4.0)
V_WINS_LATER: Final = V_WINS._replace(trick=2)


@pytest.mark.parametrize(
    ("hands", "stake", "expected"),
    [
        ("V,♣J,♣Q,♦J", V_WINS, 5.0),
        ("V,XX,♣Q,♦J", V_WINS, -3.0),
        ("V,♣J,XX,♦J", V_WINS, -3.0),
        ("V,♣J,XX,♦J", V_WINS._replace(by_side=True), 5.0),
        ("V,XX,♣Q,♦J", V_WINS._replace(by_side=True), -3.0),
        ("V ♣K,VI VII,VIII ♦Q,X ♣J", V_WINS_LATER, -2.0),
    ],
)
def test_a_trick_may_be_won_with_a_card(hands: str, stake: CardStake, expected: float) -> None:
    assert change(hands, "V", replace(TERMS, stakes=(stake,))) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("hands", "stake", "expected"),
    [
        ("V VI VII ♣K,VIII ♣Q ♣C ♣J,♦K ♦Q ♦C ♦J,♥K ♥Q ♥C ♥J", V_WINS_LATER, -2.0 - 4.0),
        ("V VI,VIII XV,♦K ♦Q,♥K ♥Q", V_WINS_LATER, -2.0),
        ("V VI,VIII XV,♦K ♦Q,♥K ♥Q", V_WINS_LATER._replace(outlasts=False), -2.0 - 4.0),
        ("V VI,VIII XV,♦K ♦Q,♥K ♥Q", V_WINS_LATER._replace(least=0.1), -2.0 - 1.0),
    ],
)
def test_a_card_is_kept_for_the_trick_that_is_to_be_won_with_it(hands: str, stake: CardStake, expected: float) -> None:
    assert change(hands, "V", replace(TERMS, stakes=(stake,))) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("hands", "led", "expected"),
    [
        ("XXI,Sk,♣Q,♦J", "XXI", -6.0),
        ("XXI,♣Q,Sk,♦J", "XXI", -6.0),
        ("Sk,XXI,♣Q,♦J", "Sk", 6.0),
        ("Sk,V,XXI,♦J", "Sk", -6.0),
    ],
)
def test_a_card_that_another_takes_costs_the_side_that_played_it(hands: str, led: str, expected: float) -> None:
    captures = (Capture(DECK.place(read_card("XXI")), DECK.place(read_card("Sk")), 6.0),)
    assert change(hands, led, replace(TERMS, captures=captures)) == pytest.approx(expected)


def test_a_card_that_can_wait_is_kept_as_long_as_another_of_its_suit_is_held() -> None:
    waiting = replace(TERMS, waiting=DECK.bit(read_card("I")))
    assert change("I V,♣J ♣Q,♦Q ♦J,♥J ♥Q", "I", waiting) != 0
    assert change("I ♣K,♣J ♣Q,♦Q ♦J,♥J ♥Q", "I", waiting) == 0


def test_a_king_is_not_led_bare_while_others_may_trump_it() -> None:
    bare = replace(TERMS, bare=DECK.bit(read_card("♣K")))
    assert change("♣K ♦K,V VI,♦Q ♦J,♥J ♥Q", "♣K", bare) == pytest.approx(-BARE * 10)
    assert change("♣K ♣Q,V VI,♦Q ♦J,♥J ♥Q", "♣K", bare) == 0
    assert change("♣K V,♣J ♣C,♦Q ♦J,♥J ♥Q", "♣K", bare) == 0


def test_who_must_win_every_trick_leads_what_nobody_can_beat() -> None:
    hands = "XX ♣K ♣J,V ♣Q ♣C,♦K ♦Q ♦J,♥K ♥Q ♥J"
    side, none = worth(replace(TERMS, sweep=1), hands, "♣K"), worth(replace(TERMS, sweep=0), hands, "♣K")
    assert side == pytest.approx(10 + CASHED * 10)
    assert none < side
    assert worth(replace(TERMS, sweep=1), hands, "XX") == pytest.approx(10 + DRAWN * 10)
    assert worth(replace(TERMS, sweep=1), hands.replace("V ", "♦C "), "XX") == pytest.approx(10)


@pytest.mark.parametrize(
    ("hands", "winners", "expected"),
    [
        ("XX,V,VI,♣K", (), -10.0),
        ("V,XX,VI,♣K", (), 10.0),
        ("V,XX,VI,♣K", (1,), -10.0),
        ("V,XX,VI,♣K", (1, 3), -10.0),
        ("V,VI,♣Q,XX", (), DUMMYS * 10.0),
    ],
)
def test_a_dummy_plays_for_the_player_who_plays_its_cards(
    hands: str, winners: tuple[int, ...], expected: float
) -> None:
    card = hands.rpartition(",")[2]
    by_rank = FINE * DECK.rank[DECK.place(read_card(card))] * 10  # its high cards harm nobody
    assert worth(DUMMY, hands, card, winners, turn=3) == pytest.approx(expected - by_rank)


def test_a_sure_winner_is_led_only_where_it_cannot_be_trumped_and_played_to_a_trick_as_ever() -> None:
    sweep = replace(TERMS, sweep=1)
    assert change("♣K ♣J,V VI,♦K ♦Q,♥K ♥Q", "♣K", sweep) == 0
    table = laid(RULES, [read_cards(hand) for hand in ("♣K ♣J", "♣Q", "♦K", "♥K")], Seat(0), trick=[PLAYED])
    king = Heuristic(TERMS).place(read_card("♣K"))
    assert Heuristic(sweep).worth(table, king) == Heuristic(TERMS).worth(table, king)


PLAYED: Final = Play(Seat(3), read_card("♣C"))
ONE_ALONE: Final = replace(TERMS, sides=(1, 0, 0, 0), trick=-10.0, goal=0)
"""Seat 0 must win no trick."""


def test_who_must_win_just_so_many_tricks_wants_them_until_he_has_them() -> None:
    hands = "XX ♣J,V ♣Q,♦K ♦Q,♥K ♥Q"
    piccolo = replace(ONE_ALONE, goal=1)
    assert worth(piccolo, hands, "XX") - worth(ONE_ALONE, hands, "XX") == pytest.approx(20)
    assert worth(piccolo, hands, "XX", (0,)) == worth(ONE_ALONE, hands, "XX")


def test_nobody_leads_back_to_somebody_alone_what_he_has_led() -> None:
    hands = "XX ♣J,♣Q V,♦K ♦Q,♥K ♥Q"
    led = replace(ONE_ALONE, led=DECK.suits[Suit.CLUBS])
    assert worth(led, hands, "♣Q", turn=1) - worth(ONE_ALONE, hands, "♣Q", turn=1) == pytest.approx(-RETURNED * 10)
    assert worth(led, hands, "V", turn=1) == worth(ONE_ALONE, hands, "V", turn=1)


def test_the_first_trick_of_a_seat_and_the_last_of_all_are_worth_more() -> None:
    hands = "XX,V,♦K,♥K"
    first, last = replace(TERMS, first=(7.0, 0.0, 0.0, 0.0)), replace(TERMS, last=4.0)
    assert change(hands, "XX", first) == pytest.approx(7)
    assert worth(first, hands, "XX", (0,)) == worth(TERMS, hands, "XX", (0,))
    assert worth(last, hands, "XX", (1,) * 9) - worth(last, hands, "XX", (1,) * 8) == pytest.approx(4)


@pytest.mark.parametrize(("sides", "wins"), [((1, 0, 1, 0), True), ((1, 0, 0, 0), False)])
def test_a_partner_lets_the_pagat_take_the_whole_trull(sides: tuple[int, ...], wins: object) -> None:
    rules = rules_of_play(from_json(ZwanzigerrufenRules, {"fairy_trick": "any_order"}), "normal", None)
    heuristic = Heuristic(replace(TERMS, rules=rules, sides=sides))
    table = laid(rules, [read_cards(hand) for hand in ("I ♣J", "XXI", "Sk VII", "V VIII")], Seat(0))
    assert (heuristic.worth(table, heuristic.place(PAGAT)) > 0) is wins
