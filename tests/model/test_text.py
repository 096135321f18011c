# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Texts that are marked and not yet translated."""

import pytest

from kartenspiel.model.cards import Suit, card
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Amount, Value, Who, clauses_of, english, marker

_ = marker("test")

PAYS = _("{player} pays {amount}.")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Who(Seat(2)), "seat 2"),
        (Amount(30, "cent"), "30 cent"),
        (Amount(30, "cent", signed=True), "+30 cent"),
        (card("HA"), "HA"),
        (Suit.HEARTS, "H"),
        ((card("HA"), card("D7")), "HA D7"),
        (PAYS(player=Who(Seat(0)), amount=Amount(-1, "token")), "seat 0 pays -1 token."),
        (_("Look: {what}")(what=PAYS(player="A", amount=1)), "Look: A pays 1."),
    ],
)
def test_values_in_english(value: Value, words: str) -> None:
    assert english(value) == words


def test_fields_can_be_filled_one_after_the_other() -> None:
    text = PAYS(player="A")(amount=2)
    assert text == PAYS(player="A", amount=2)
    assert hash(text) == hash(PAYS(amount=2, player="A"))
    assert text != PAYS(player="B", amount=2)


def test_clauses_are_no_part_of_the_words_and_stand_behind_them() -> None:
    hint = PAYS(player="A", amount=1).by("R26")
    whole = _("{hint} At once.").by("R2", "R26")(hint=hint)
    assert clauses_of(whole) == ("R26", "R2")
    assert english(whole) == "A pays 1. (R26) At once. (R2, R26)"
    assert clauses_of((hint, ("A", whole.by("R3")))) == ("R26", "R3")
    assert clauses_of(PAYS(player=(whole,))) == ("R26", "R2")
    assert clauses_of("R26") == clauses_of(PAYS) == ()
