# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What all games have from the model: refusals, contexts, and the words of common moves."""

import pickle

import pytest

from kartenspiel.model import narration
from kartenspiel.model.cards import Suit, card, cards
from kartenspiel.model.deal_errors import BadDealError, empty_context
from kartenspiel.model.moves import (
    Call,
    Choice,
    Knock,
    LayAway,
    LayAwayChoice,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    ThrowIn,
    Trumps,
)
from kartenspiel.model.refusal import IllegalMoveError, not_now, not_your_turn
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import english

S = Seat(1)


def test_a_refusal_names_reason_and_clause() -> None:
    assert str(IllegalMoveError(not_your_turn(S, "R25"))) == "It is not seat 1's turn. (R25)"
    assert str(IllegalMoveError(not_now())) == "This is not possible now."


def test_a_refusal_can_be_sent_to_another_process() -> None:
    error = IllegalMoveError(not_your_turn(S, "R25"))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert again.refusal == error.refusal
    assert str(again) == str(error)


def test_a_game_without_context_takes_none() -> None:
    assert empty_context({}) == {}
    with pytest.raises(BadDealError, match="context: must be empty"):
        empty_context({"tokens": 1})


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (Play(S, card("HA")), "seat 1 plays the HA."),
        (Play(S, card("HA"), Seat(2)), "seat 2 plays the HA for seat 1."),
        (LayAway(S, (None, None)), "seat 1 lays cards away face down."),
        (LayAway(S, cards("HA D7")), "seat 1 lays away HA D7."),
        (Call(S, card("HA")), "seat 1 calls the HA."),
        (Stack(S, 3), "seat 1 takes stack 3."),
        (Trumps(S, Suit.HEARTS), "seat 1 names trumps: H."),
        (Pass(S), "seat 1 passes."),
        (Take(S, "all"), "seat 1 takes up the talon."),
        (Knock(S), "seat 1 knocks."),
        (ThrowIn(S), "seat 1 throws the cards in."),
    ],
)
def test_common_moves_have_a_sentence(move: Move, sentence: str) -> None:
    assert english(narration.sentence(move)) == sentence


@pytest.mark.parametrize(
    ("choice", "label"),
    [
        (Play(S, card("HA")), "Play HA"),
        (LayAwayChoice(S, cards("HA D7 S9"), 2), "Lay away 2 cards"),
        (Call(S, card("HA")), "Call HA"),
        (Stack(S, 3), "Stack 3"),
        (Trumps(S, Suit.HEARTS), "Trumps: H"),
        (Pass(S), "Pass"),
        (Take(S, 1), "Take up the talon"),
        (Knock(S), "Knock"),
        (ThrowIn(S), "Throw in"),
    ],
)
def test_common_choices_have_a_label(choice: Choice, label: str) -> None:
    assert english(narration.label(choice)) == label


def test_what_happens_without_a_move_is_told_too() -> None:
    assert english(narration.trick_sentence(S)) == "seat 1 takes the trick."
    assert english(narration.deal_sentence(S)) == "seat 1 deals."
