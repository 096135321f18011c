# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements of Rufmariasch, by number: counted, and as whole deals played under the rules."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.games import game_named
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.games.rufmariasch.settlement import Settlement as Payment
from kartenspiel.games.rufmariasch.settlement import terms_of
from kartenspiel.model.cards import card
from kartenspiel.model.options import OptionValue
from kartenspiel.model.text import english
from tests.games.calling_table import Settlement, check_row, count_of, played_as, replayed, sides_of
from tests.games.rufmariasch_settlements import SETTLEMENTS
from tests.score_lines import badly_written

ROWS = pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)
PLAYABLE = [row for row in SETTLEMENTS if row.id != "MS13"]
"""Nobody wins every trick with nothing but Kings and Overs: MS13 is counted, but cannot be played."""


def payment(row: Settlement, **options: OptionValue) -> Payment:
    sides, declared, counted = played_as(*sides_of(row))
    rules = cast("RufmariaschRules", game_named("rufmariasch").house_rules(**{**row.options, **options}))
    return Payment.of(rules, card("HA"), sides, terms_of(rules, (sides.a, sides.b), declared), counted)


@ROWS
def test_the_settlement_is_the_one_of_the_specification(row: Settlement) -> None:
    assert payment(row).payments() == row.payments


@pytest.mark.parametrize("row", PLAYABLE, ids=lambda row: row.id)
def test_a_deal_played_so_is_settled_so(row: Settlement) -> None:
    check_row(replayed("rufmariasch", "rufmariasch.jsonl", row.id, **row.options), row)


@ROWS
def test_the_score_sheet_adds_up_to_the_payments(row: Settlement) -> None:
    lines = payment(row).explanation(count_of(row))
    assert [line.values for line in lines if line.kind in ("item", "payment")] == [row.payments, row.payments]
    assert badly_written(lines) == []


@ROWS
def test_the_record_lists_the_difference(row: Settlement) -> None:
    (item,) = payment(row).items()
    assert item.id == "difference"
    assert item.value == min(abs(amount) for amount in row.payments)
    assert all(row.payments[seat] > 0 for seat in item.to)


@given(cards=st.integers(0, 9), one=st.integers(0, 5), two=st.integers(0, 5))
def test_the_difference_is_an_odd_multiple_of_ten(cards: int, one: int, two: int) -> None:
    row = Settlement("", (1, 3), (10 * cards, 90 - 10 * cards), (20 * one, 20 * two), (0, 0, 0, 0))
    assert payment(row).difference % 20 == 10


@pytest.mark.parametrize(
    ("row", "options", "sentence"),
    [
        ("MS1", {}, "10 points of difference, at 1 kreuzer for every ten, to seat 0 and seat 2: 1 kreuzer"),
        ("MS4", {}, "seat 0 and seat 1 have more points and get the difference."),
        ("MS11", {}, "The 20 that seat 1 declared are void: seat 1 won no trick."),
        ("MS16", {}, "seat 0 and seat 1 have 70 points in all and need 80."),
        ("MS17", {}, "seat 0 has 60 points in all and needs 60."),
    ],
)
def test_the_score_sheet_says_why(row: str, options: dict[str, OptionValue], sentence: str) -> None:
    example = next(each for each in SETTLEMENTS if each.id == row)
    lines = payment(example, **options).explanation(count_of(example))
    assert sentence in [english(line.text) for line in lines]
