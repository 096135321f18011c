# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements of Rußbach, by number: counted, and as whole deals played under the rules."""

from typing import NamedTuple, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kartenspiel.games import game_named
from kartenspiel.games.russbach.rules import RussbachRules
from kartenspiel.games.russbach.settlement import Settlement as Payment
from kartenspiel.games.russbach.settlement import terms_of
from kartenspiel.model.cards import card
from kartenspiel.model.text import english
from tests.games.calling_table import Settlement, Side, check_row, count_of, members, played_as, replayed, sides_of
from tests.games.russbach_settlements import SETTLEMENTS
from tests.score_lines import badly_written

ROWS = pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)


def rules(**options: object) -> RussbachRules:
    return cast("RussbachRules", game_named("russbach").house_rules(**options))


def payment(row: Settlement, **options: object) -> Payment:
    return settled(rules(**{**row.options, **options}), *sides_of(row))


def settled(rules: RussbachRules, a: Side, b: Side) -> Payment:
    """Return how a deal is settled in which the sides have just this."""
    sides, declared, counted = played_as(a, b)
    announced = tuple((side.members[0], what) for side in (a, b) for what in sorted(side.announced))
    return Payment.of(rules, card("HA"), sides, terms_of(rules, (sides.a, sides.b), declared, announced), counted)


class Verdict(NamedTuple):
    """Which side wins the game, and by which clause."""

    winner: Side
    clause: str


def decide(rules: RussbachRules, a: Side, b: Side) -> Verdict:
    """Return who wins the game where the sides have just this."""
    winner, _, way = settled(rules, a, b).verdict
    return Verdict(a if winner.members == a.members else b, way.clause)


def points_needed(rules: RussbachRules, side: Side) -> int:
    """Return the points that a side needs that has just this."""
    settlement = settled(rules, side, Side(members((2, 4)), 90 - side.cards, 0, 0, 4))
    return settlement.terms.a.needed.of(settlement.counted)


@ROWS
def test_the_settlement_is_the_one_of_the_specification(row: Settlement) -> None:
    assert payment(row).payments() == row.payments


@ROWS
def test_a_deal_played_so_is_settled_so(row: Settlement) -> None:
    state = replayed("russbach", "russbach.jsonl", row.id, **row.options)
    check_row(state, row)
    announced = {(seat in state.sides.a, what) for seat, what in state.announced}  # type: ignore[attr-defined]
    assert announced == {(side == 0, what) for side in (0, 1) for what in row.announced[side].split()}


@ROWS
def test_the_score_sheet_adds_up_to_the_payments(row: Settlement) -> None:
    lines = payment(row).explanation(count_of(row))
    items = [line.values for line in lines if line.kind == "item"]
    assert tuple(sum(values[seat] or 0 for values in items) for seat in range(4)) == row.payments
    assert lines[-1].values == row.payments
    assert badly_written(lines) == []


@ROWS
def test_payments_follow_from_the_items(row: Settlement) -> None:
    paid = [0] * 4
    for item in payment(row).items():
        payers = [seat for seat in range(4) if seat not in item.to]
        for seat in payers:
            paid[seat] -= item.value * (1 if len(payers) >= len(item.to) else len(item.to))
        for seat in item.to:
            paid[seat] += item.value * (1 if len(payers) <= len(item.to) else len(payers))
    assert tuple(paid) == row.payments


def side(cards: int, declared: int = 0, *, void: int = 0, players: tuple[int, ...] = (1, 3)) -> Side:
    return Side(members(players), cards, declared, void, 4)


@pytest.mark.parametrize(("declared", "points"), [(0, 50), (20, 60), (40, 80), (60, 100), (80, 120), (100, 140)])
def test_what_is_declared_raises_what_is_needed(declared: int, points: int) -> None:
    assert points_needed(rules(), side(0, declared)) == points
    assert points_needed(rules(threshold_above_60="cap_100"), side(0, declared)) == min(points, 100)


@pytest.mark.parametrize(("void", "points"), [(20, 60), (40, 80)])
def test_void_declarations_raise_the_threshold_only_if_so_played(void: int, points: int) -> None:
    assert points_needed(rules(), side(50, void=void)) == 50
    assert points_needed(rules(void_declaration_threshold="raises"), side(50, void=void)) == points


TENS = st.integers(0, 9).map(lambda tens: 10 * tens)
DECLARED = st.integers(0, 5).map(lambda pairs: 20 * pairs)


@given(cards=TENS, one=DECLARED, two=DECLARED)
def test_the_short_form_of_r33(cards: int, one: int, two: int) -> None:
    assume(one + two <= 100)
    a, b = side(cards, one), side(90 - cards, two, players=(2, 4))
    if one == two:
        winner = a if a.cards >= 50 else b
    else:
        more, less = (a, b) if one > two else (b, a)
        winner = more if more.cards >= 40 else less
    assert decide(rules(), a, b).winner == winner


@given(cards=TENS, one=DECLARED, two=DECLARED)
def test_with_majority_the_larger_total_wins_whatever_else_is_set(cards: int, one: int, two: int) -> None:
    a, b = side(cards, one), side(90 - cards, two, players=(2, 4))
    for both in ("thresholds_then_total", "cards_only"):
        verdict = decide(rules(win_condition="majority", both_declared=both), a, b)
        assert verdict.winner.total == max(a.total, b.total)


@given(cards=TENS, one=DECLARED, two=DECLARED)
def test_with_cards_only_declarations_of_both_sides_cancel(cards: int, one: int, two: int) -> None:
    assume(one and two)
    a, b = side(cards, one), side(90 - cards, two, players=(2, 4))
    assert decide(rules(both_declared="cards_only"), a, b).winner == (a if cards >= 50 else b)


def test_with_cards_only_a_single_declaration_is_judged_by_thresholds() -> None:
    a, b = side(50, 40), side(40, players=(2, 4))
    assert decide(rules(both_declared="cards_only"), a, b).winner == a
    assert decide(rules(both_declared="cards_only"), side(30, 40), side(60, players=(2, 4))).winner.members == b.members


@pytest.mark.parametrize(
    ("a", "b", "winner", "clause"),
    [
        (side(50, void=40), side(40, void=20, players=(2, 4)), 1, "R33.4"),
        (side(50, void=20), side(40, void=20, players=(2, 4)), 0, "R33.4"),
        (side(40, 20, void=20), side(50, void=20, players=(2, 4)), 1, "R33.4"),
        (side(60, void=20), side(30, void=20, players=(2, 4)), 0, "R33.1"),
    ],
)
def test_if_neither_side_reaches_its_threshold_who_declared_less_wins(
    a: Side, b: Side, winner: int, clause: str
) -> None:
    verdict = decide(rules(void_declaration_threshold="raises"), a, b)
    assert (verdict.winner, verdict.clause) == ((a, b)[winner], clause)


def test_with_a_cap_of_100_a_hundred_is_always_enough() -> None:
    a, b = side(20, 80), side(70, players=(2, 4))
    assert decide(rules(), a, b).winner == b
    assert decide(rules(threshold_above_60="cap_100"), a, b).winner == a


@pytest.mark.parametrize(
    ("announced", "total", "paid"),
    [
        (("hundred", ""), (80, 40), 1 + 3),
        (("", "hundred"), (80, 40), 2 + 3),
        (("hundred", "hundred"), (80, 40), 1 + 3 + 3),
        (("", "hundred"), (70, 0), 1 + 3),
    ],
)
def test_beside_an_announced_hundred_the_game_can_be_paid_too(
    announced: tuple[str, str], total: tuple[int, int], paid: int
) -> None:
    row = Settlement("R36", (1, 3), (total[0], 90 - total[0]), (total[1], 0), (0, 0, 0, 0), announced=announced)
    assert payment(row, hundred_mode="adds_to_game", stake=1).payments() == (paid, -paid, paid, -paid)


def test_every_rate_is_an_option() -> None:
    rates = {"pay_game": 4, "pay_hundred_silent": 7, "pay_hundred_announced": 11, "pay_all_silent": 13, "stake": 1}
    silent = Settlement("", (1, 3), (90, 0), (20, 0), (0, 0, 0, 0), tricks=(8, 0))
    assert payment(silent, **rates).payments()[0] == 7 + 13
    loud = Settlement("", (1, 3), (80, 10), (20, 0), (0, 0, 0, 0), tricks=(7, 1), announced=("hundred all", ""))
    assert payment(loud, **rates, pay_all_announced=17).payments()[0] == 11 - 17
    game = Settlement("", (1, 3), (50, 40), (0, 0), (0, 0, 0, 0))
    assert payment(game, **rates).payments()[0] == 4


def test_what_is_worth_nothing_is_not_listed() -> None:
    row = Settlement("", (1, 3), (50, 40), (0, 0), (0, 0, 0, 0))
    assert payment(row, pay_game=0).items() == ()


@pytest.mark.parametrize(
    ("row", "options", "sentence"),
    [
        ("RS4", {}, "seat 0 and seat 3 have 70 points in all and need 80."),
        ("RS4", {"win_condition": "majority"}, "seat 0 and seat 3 have 70 points in all."),
        ("RS5", {"both_declared": "cards_only"}, "seat 0 and seat 2 have 50 points without declarations."),
        ("RS16", {}, "The 20 that seat 2 declared are void: seat 2 won no trick."),
        ("RS16", {"declaration_credit": "side_trick"}, "The 20 that seat 2 declared are void: the side won no trick."),
        ("RS10", {}, "As 100 was announced, nothing is paid for the game itself."),
        ("RS10", {}, "100 announced and missed by seat 0 and seat 3: 30 cent"),
        ("RS20", {}, "One against three: seat 0 settles with each opponent, so every amount counts three times."),
    ],
)
def test_the_score_sheet_says_why(row: str, options: dict[str, str], sentence: str) -> None:
    example = next(each for each in SETTLEMENTS if each.id == row)
    lines = payment(example, **options).explanation(count_of(example))
    assert sentence in [english(line.text) for line in lines]
