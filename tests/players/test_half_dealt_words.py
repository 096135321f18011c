# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements and declarations of Rußbach and Rufmariasch: hands on which the strong level makes them."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Declare, Move
from kartenspiel.model.options import from_json
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import EVEN
from tests.players.seating import filled, question, usual_answer

F, P3 = Seat(0), Seat(2)


def called(game: str, hands: list[str], code: str) -> State:
    """Return the state after forehand has called a card, whose suit is trumps."""
    wanted = card(code)
    return filled(game, hands).apply(Call(F, wanted, wanted.suit if game == "rufmariasch" else None))


def said(state: State, seat: Seat) -> Move | None:
    """Return what the strong level usually says in the window of the first trick."""
    return usual_answer(state, seat, may_pass=True)


def test_a_hundred_is_announced_with_the_trump_pair_and_the_highest_cards() -> None:
    state = called("russbach", ["HA HT HK HQ H9 SA CA D7"], "HJ")
    declared = said(state, F)
    assert declared == Declare(F, Suit.HEARTS)
    assert said(state.apply(declared), F) == Announce(F, "hundred")


def test_all_tricks_are_announced_with_long_trumps_and_aces() -> None:
    state = called("russbach", ["HA HT HK HJ H9 H8 SA CA"], "HQ")
    assert said(state, F) == Announce(F, "all")


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
@pytest.mark.parametrize(
    ("hand", "suit"), [("HA HT HK HQ H9 SA CA D7", Suit.HEARTS), ("HA HT SK SQ H9 SA CA D7", Suit.SPADES)]
)
def test_a_pair_is_declared(game: str, hand: str, suit: Suit) -> None:
    assert said(called(game, [hand], "HJ"), F) == Declare(F, suit)


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
def test_the_partner_declares_too(game: str) -> None:
    state = called(game, ["HT H8 H7 D8 SA S8 CA C7", "", "HA HK HQ DA SK C8 S7 DJ"], "HA")
    assert said(state, P3) == Declare(P3, Suit.HEARTS)


@pytest.mark.parametrize(("void", "expected"), [("ignored", Declare(P3, Suit.SPADES)), ("raises", None)])
def test_a_pair_without_a_sure_trick_is_not_declared_where_that_could_do_harm(void: str, expected: Move | None) -> None:
    rules = from_json(game_named("russbach").house_rules, {"void_declaration_threshold": void})
    state = filled("russbach", ["HT HK H9 H8 SA CA DA S9", "", "SK SQ S7 S8 C7 C8 D7 D8"], rules)
    asked = question(state.apply(Call(F, card("HA"), None)), P3, may_pass=True)
    assert judgements()["russbach"].statement(asked, EVEN, Random(1)) == expected
