# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is needed to win stands among the facts once pairs or marriages change it, for whoever may know it."""

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenspiel.games import game_named, view_of
from kartenspiel.model.game import State
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from tests.games.calling_table import after, start
from tests.imagined import imagining
from tests.walks import positions

HANDS = ("CK CQ DA DT C9 C8 SA S7", "HK HQ SK SQ D7 D8 C7 H7", "DK DQ HA HT")


def needed(state: State, seat: Seat) -> str:
    """Return what a seat reads of it, empty for nothing."""
    facts = view_of(state.observe(seat)).facts
    return next((english(cast("str", fact.value)) for fact in facts if english(fact.label) == "Needed"), "")


def declared(game: str, **options: OptionValue) -> State:
    """Return a deal in which the caller's 20 counts at once, and only he and his partner know his own side."""
    call = "1 call DJ" if game == "russbach" else "1 call DJ D"
    return after(start(game, *HANDS, declaration_credit="always", **options), call, "1 declare C")


def test_r32_a_declared_pair_raises_what_its_side_needs() -> None:
    state = declared("russbach")
    caller, *others = all_seats(4)
    assert needed(after(start("russbach", *HANDS), "1 call DJ"), caller) == ""
    assert needed(state, caller) == "60 (the others 50)"
    told = {needed(state, seat) for seat in others}
    assert told == {"60 (the others 50)", "50 (the others 60)"}


def test_r21_a_pair_that_does_not_count_yet_raises_nothing() -> None:
    state = after(start("russbach", *HANDS), "1 call DJ", "1 declare C")
    assert needed(state, Seat(0)) == "50 (the others 50)"


def test_r15_who_cannot_tell_on_which_side_a_pair_was_declared_reads_nothing() -> None:
    state = after(start("russbach", *HANDS, declaration_credit="always"), "1 call DJ", "2 declare S")
    assert needed(state, Seat(0)) == ""
    assert needed(state, Seat(1)) in {"60 (the others 50)", "50 (the others 60)"}


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("russbach", {"win_condition": "majority"}, ""),
        ("rufmariasch", {}, ""),
        ("rufmariasch", {"settlement_basis": "threshold_winner"}, "60 (the others 50)"),
    ],
)
def test_only_where_pairs_change_it_something_is_told(game: str, options: dict[str, OptionValue], told: str) -> None:
    assert needed(declared(game, **options), Seat(0)) == told


@pytest.mark.parametrize("game", ["russbach", "rufmariasch", "anrufen"])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6)
def test_it_is_the_same_whatever_cards_the_others_hold(game: str, seed: int) -> None:
    rng = Random(seed)
    for state in positions(game_named(game), seed):
        for seat in all_seats(state.deal.seats):
            told = needed(state, seat)
            if told and rng.random() < 0.3:
                assert needed(imagining(game_named(game), state.observe(seat))(rng), seat) == told


def test_a40_with_a_marriage_more_than_half_of_all_points_is_needed() -> None:
    told = {needed(state, Seat(0)) for seed in range(250) for state in positions(game_named("anrufen"), seed)}
    assert {"60 of 110", "70 of 130"} <= told
