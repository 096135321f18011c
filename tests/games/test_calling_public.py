# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What everybody knows of a deal of Rußbach and Rufmariasch, and what a seat knows of the sides beside it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import game_named
from kartenspiel.games.russbach.public import RussbachPublic
from kartenspiel.model.calling.play import Called
from kartenspiel.model.calling.public import CallingPublic, Declared, known_sides
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Call
from kartenspiel.model.seats import Seat, all_seats
from tests.games.calling_table import after, move, start
from tests.walks import random_start, step

FAMILY = pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
HANDS = ("CK CQ DA DT C9 C8 SA S7", "HK HQ SK SQ D7 D8 C7 H7", "DK DQ HA HT")


def test_before_the_call_nothing_is_public() -> None:
    assert start("russbach").public == RussbachPublic()
    assert start("rufmariasch").public == CallingPublic()
    assert start("russbach").public.trumps is None


def test_public_is_what_was_called_declared_and_announced() -> None:
    """R20: with "20" the suit is not named; with "40" neither, but it follows."""
    state = after(start("russbach", *HANDS), "1 call DJ", "2 declare H", "3 declare D", "4 announce all")
    declared = (Declared(Seat(1), 20, None), Declared(Seat(2), 40, None))
    call = move("1 call DJ")
    assert isinstance(call, Call)
    assert state.public == RussbachPublic(call, None, declared, ((Seat(3), "all"),))
    assert state.public.trumps is Suit.DIAMONDS


def test_a_pair_laid_open_is_public_with_its_suit() -> None:
    """M15: everybody sees both cards; M10: trumps may be another suit than that of the called card."""
    free = start("rufmariasch", *HANDS, called_suit="any")
    public = after(free, "1 call DJ S", "2 declare H", "2 declare S").public
    assert public.trumps is Suit.SPADES
    assert public.declared == (Declared(Seat(1), 20, Suit.HEARTS), Declared(Seat(1), 40, Suit.SPADES))


@pytest.mark.parametrize("other", ["2 declare S", "2 declare H"])
def test_which_pair_a_twenty_was_is_not_public(other: str) -> None:
    one = after(start("russbach", *HANDS), "1 call DJ", "2 declare H").public
    assert after(start("russbach", *HANDS), "1 call DJ", other).public == one


@FAMILY
@given(seed=st.integers(0, 2**32))
@settings(max_examples=10)
def test_a_seat_knows_the_sides_once_they_are_public_or_by_the_called_card(game: str, seed: int) -> None:
    """R15, RE3, M13: who holds the called card knows whose partner he is, or that the caller is alone."""
    rng = Random(seed)
    state = random_start(game_named(game), rng)
    while not state.over:
        state = state.after(step(state, rng))
        assert isinstance(state, Called)
        public = state.public.sides is not None
        for seat in all_seats(4):
            knows = public or state.call.card in state.deal.hands[seat]
            assert known_sides(state.observe(seat)) == (state.sides if knows else None)
    assert state.public.sides is not None
