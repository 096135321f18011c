# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Announcements and declarations of Rußbach and Rufmariasch: hands on which the strong level makes them."""

import pytest

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Call, Declare, Move
from kartenspiel.model.seats import Seat
from tests.players.seating import filled, usual_answer

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
