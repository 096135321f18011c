# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""When a person is asked to speak out of turn: with something to say that is his own, and not again and again."""

import pytest

from kartenspiel.controller.out_of_turn import OutOfTurn
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from tests.games import auction_table, zwanziger_table
from tests.games.calling_table import after, move, start

PAIR = "HK HQ S7 S8 S9 D7 D8 D9"
NO_PAIR = "HK SQ S7 S8 S9 D7 D8 D9"
ME = Seat(1)


@pytest.fixture
def word() -> OutOfTurn:
    word = OutOfTurn()
    word.begin("evening")
    return word


def window(game: str, mine: str, **options: str) -> State:
    """The call is made, and the caller is about to lead."""
    return after(start(game, "HA HT", mine, **options), "1 call HA" if game == "russbach" else "1 call HA H")


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
def test_who_holds_no_pair_is_not_asked_before_the_lead_nor_after_any_card(word: OutOfTurn, game: str) -> None:
    state = window(game, NO_PAIR)
    for card in ("1 HA", "2 HK", "3 H9", "4 HJ"):
        assert not word.is_given(state, ME)
        state = state.after(move(card))


def test_who_holds_a_pair_is_asked_once_and_again_when_somebody_has_spoken(word: OutOfTurn) -> None:
    state = window("russbach", PAIR)
    assert word.is_given(state, ME)
    word.note_answer(state, ME, None)
    assert not word.is_given(state, ME)
    assert not word.is_given(after(state, "1 HA"), ME)
    assert word.is_given(after(state, "3 announce hundred"), ME)


def test_who_played_a_card_instead_of_declaring_is_not_asked_after_it(word: OutOfTurn) -> None:
    state = after(window("russbach", PAIR), "1 DA")
    word.note_answer(state, ME, move("2 D7"))
    assert not word.is_given(state.after(move("2 D7")), ME)


def test_whoever_asks_for_the_word_has_it_until_he_is_silent(word: OutOfTurn) -> None:
    state = window("russbach", NO_PAIR)
    word.say_nothing()
    word.want(wanted=True)
    assert word.is_given(state, ME)
    word.note_answer(state, ME, None)
    assert not word.is_given(state, ME)


def test_contra_is_said_with_the_card_or_by_asking_for_the_word(word: OutOfTurn) -> None:
    state = auction_table.after(
        auction_table.start("anrufen", "HK"), "1 bid simple", "2 pass", "3 pass", "4 pass", "1 trumps H", "1 call DA"
    )
    opponent = next(seat for seat in (Seat(1), Seat(2), Seat(3)) if state.statements(seat))
    assert not word.is_given(state, opponent)
    word.want(wanted=True)
    assert word.is_given(state, opponent)


def test_throwing_in_and_knocking_are_asked_for_since_only_some_can(word: OutOfTurn) -> None:
    state = zwanziger_table.GAME.start(zwanziger_table.deal("", "♥K ♥Q ♥C ♥J ♥A ♠K ♠Q ♠C ♠J I"))
    assert word.is_given(state, Seat(2))
    assert word.is_given(state.after_silence(), Seat(1))


def test_nothing_more_holds_for_the_deal_or_for_the_session(word: OutOfTurn) -> None:
    state = window("russbach", PAIR)
    word.say_nothing()
    assert not word.is_given(state, ME)
    word.begin("evening")
    assert word.is_given(state, ME)
    word.silent_session = "evening"
    word.begin("evening")
    assert not word.is_given(state, ME)
    word.begin("another")
    assert word.is_given(state, ME)
