# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements ZW1–ZW18 of Zwanzigerrufen, each as a whole deal played under the rules."""

import dataclasses
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.games.zwanzigerrufen.play import Playing
from kartenspiel.games.zwanzigerrufen.settlement import Basis, lines, outcome, worths
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import KINGS
from kartenspiel.model.tarock.result import TarockResult
from kartenspiel.model.tarock.sides import Side
from kartenspiel.model.tarock.trischaken import loser_pays, two_pay_two
from tests.games.zwanziger_settlements import SETTLEMENTS, Payments, Settlement
from tests.games.zwanziger_table import NO_DOUBLE, F, counted, outcome_of, played, replayed, spoken, start
from tests.payoffs import paid_by_tables
from tests.score_lines import badly_written

ROWS = pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)


def end(row: Settlement) -> Playing:
    """Return the end of the deal that shows a settlement."""
    context: Context = {"double_hands": row.double}
    return cast("Playing", replayed(row.example, row.speech, context=context, **row.options))


def items(state: Playing) -> list[tuple[str, Side, int]]:
    """Return what was paid for, as the rows of settlements have it."""
    return sorted((item.id, state.sides.of(item.to[0]), item.value) for item in outcome_of(state).items)


@ROWS
def test_the_deal_is_settled_as_in_the_specification(row: Settlement) -> None:
    state = end(row)
    found = outcome_of(state)
    assert found.payments == row.payments == paid_by_tables(state.payoff, state.ending)
    assert items(state) == sorted(
        (name, side, int(value)) for name, side, value in (each.split() for each in row.items.split(", "))
    )
    assert found.partner == row.partner
    assert sum(found.card_points[seat] for seat in state.sides.members("D", 4)) == row.points
    assert sum(found.card_points) == 88
    assert found.context == {"double_hands": row.double_after}


@ROWS
def test_the_score_sheet_names_a_clause_for_every_item(row: Settlement) -> None:
    told = outcome_of(end(row)).explanation
    assert all(line.clause for line in told if line.kind != "payment")
    assert badly_written(told) == []
    assert told[-1].values == row.payments


TRICKS_OF_ZW16 = """
F VI, P2 Sk, P3 XXI, P4 XI | P2 12
P2 ♣10, P3 XVI, P4 ♣K, F ♣C | P3 9
P3 ♠Q, P4 ♠10, F ♠J, P2 X | P2 7
P2 IIII, P3 VIII, P4 VII, F XIII | F 4
F ♥K, P2 ♥A, P3 ♥J, P4 XVIII | P4 8
P4 XIX, F XV, P2 IX, P3 ♥C | P4 6
P4 ♦C, F ♦A, P2 XVII, P3 ♦Q | P2 8
P2 ♥Q, P3 ♠K, P4 ♠C, F XX | F 13
F XII, P2 XIV, P3 ♦J, P4 ♣J | P2 6
P2 I, P3 ♦K, P4 ♣Q, F V | F 15
"""


def test_zw16_the_complete_deal_card_by_card() -> None:
    state = spoken(
        start(
            "XX XV XIII XII VI V ♠J ♣C ♥K ♦A",
            "Sk XVII XIV X IX IIII I ♣10 ♥Q ♥A",
            "XXI XVI VIII ♠K ♠Q ♥C ♥J ♦K ♦Q ♦J",
            "XIX XVIII XI VII ♠C ♠10 ♣K ♣Q ♣J ♦C",
        ),
        "F call",
    )
    assert state.speech.called is not None
    assert (state.speech.called.code, state.sides.partner) == ("T19", 3)
    points = [0] * 4
    for row in TRICKS_OF_ZW16.strip().splitlines():
        plays, taken = row.split(" | ")
        player, worth = taken.split()
        winner = {"F": 0, "P2": 1, "P3": 2, "P4": 3}[player]
        points[winner] += int(worth)
        state = cast("Playing", played(state, plays))
        assert state.winners[-1] == winner
        assert list(state.ending.points(worths(state.ending.pack), 4)) == points
    found = outcome_of(state)
    assert found.card_points == (32, 33, 9, 14)
    assert items(state) == [("game", "D", 1), ("mondfang", "D", 1), ("pagat_ultimo", "D", 1)]
    assert found.payments == (3, -3, -3, 3)
    assert found.context == {"double_hands": 4}


def trischaken(points: Payments, virgins: tuple[int, ...] = (), *, double: int = 0, **options: OptionValue) -> Payments:
    """Return what is paid in Trischaken for these points of F, P2, P3 and P4."""
    options["trischaken"] = "forehand"
    lead = spoken(start(context={"double_hands": double}, **options), "F trischaken")
    takers = [Seat(seat) for seat in range(4) if seat not in virgins]
    played_deal = counted(lead, winners=tuple((takers * 10)[:10]), points=points)
    return cast("Payments", outcome(*played_deal).payments)


@pytest.mark.parametrize(
    ("points", "virgins", "paid"),
    [
        ((20, 30, 18, 20), (), (1, -3, 1, 1)),
        ((45, 20, 13, 10), (), (-12, 4, 4, 4)),
        ((40, 20, 18, 10), (), (-6, 2, 2, 2)),
        ((20, 45, 13, 10), (), (2, -6, 2, 2)),
        ((30, 30, 18, 10), (), (-6, 2, 2, 2)),
        ((18, 30, 30, 10), (), (2, -2, -2, 2)),
        ((10, 26, 26, 26), (), (3, -1, -1, -1)),
        ((0, 30, 38, 20), (0,), (3, 0, -3, 0)),
        ((0, 0, 44, 44), (0, 1), (2, 2, -2, -2)),
        ((0, 0, 40, 48), (0, 1), (3, 3, 0, -6)),
        ((0, 20, 34, 34), (0,), (4, 0, -2, -2)),
        ((88, 0, 0, 0), (1, 2, 3), (-12, 4, 4, 4)),
    ],
)
def test_zw18_trischaken_where_the_loser_pays(points: Payments, virgins: tuple[int, ...], paid: Payments) -> None:
    assert trischaken(points, virgins) == paid
    assert trischaken(points, virgins, double=2) == tuple(2 * each for each in paid)


@pytest.mark.parametrize(
    ("points", "paid"),
    [
        ((20, 30, 18, 20), (0, -1, 1, 0)),
        ((40, 30, 10, 8), (-1, -1, 1, 1)),
        ((26, 26, 10, 26), (-1, -1, 3, -1)),
        ((40, 16, 16, 16), (-3, 1, 1, 1)),
        ((22, 22, 22, 22), (0, 0, 0, 0)),
        ((30, 30, 14, 14), (-1, -1, 1, 1)),
    ],
)
def test_zw18_trischaken_where_two_pay_two(points: Payments, paid: Payments) -> None:
    assert trischaken(points, trischaken_scoring="two_pay_two") == paid


@st.composite
def four_parts_of_88(draw: st.DrawFn) -> Payments:
    """Draw points of four players."""
    cuts = sorted(draw(st.lists(st.integers(0, 88), min_size=3, max_size=3)))
    return cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 88 - cuts[2]


@given(four_parts_of_88(), st.sets(st.integers(0, 3), max_size=3))
def test_whoever_has_most_points_never_gets_anything_in_trischaken(points: Payments, takeless: set[int]) -> None:
    virgins = [Seat(seat) for seat in sorted(takeless) if points[seat] == 0]
    for paid in (pay_items((loser_pays(points, F, virgins, 45),), 4), pay_items(two_pay_two(points), 4)):
        assert sum(paid) == 0
        assert paid[points.index(max(points))] <= 0


def settled_as(row: str, **changes: object) -> tuple[Basis, TarockResult]:
    """Return a played deal of the data file as it is counted, with some house rules changed."""
    state = end(next(each for each in SETTLEMENTS if each.id == row))
    return counted(state, rules=dataclasses.replace(state.rules, **cast("dict[str, Any]", changes)))


def settled(deal: tuple[Basis, TarockResult]) -> dict[str, tuple[str, int]]:
    """Return what is settled: item, its winner and value."""
    return {line.id: (line.winner, line.value * line.level) for line in lines(*deal)}


@pytest.mark.parametrize(
    ("option", "value", "dropped"),
    [("silent_absolut", "off", "absolut"), ("silent_valat", "off", "valat"), ("card_bonuses", "off", "trull")],
)
def test_what_is_not_played_is_not_settled(option: str, value: str, dropped: str) -> None:
    assert dropped in settled(settled_as("ZW17"))
    assert dropped not in settled(settled_as("ZW17", **{option: value}))


def test_a_silent_pagat_counts_as_the_house_rules_say() -> None:
    assert settled(settled_as("ZW4", silent_pagat="win_only"))["pagat_ultimo"] == ("D", 1)
    assert settled(settled_as("ZW5"))["pagat_ultimo"] == ("D", 1)
    assert "pagat_ultimo" not in settled(settled_as("ZW5", silent_pagat="win_only"))
    assert "pagat_ultimo" not in settled(settled_as("ZW4", silent_pagat="off"))


def test_an_announced_bonus_counts_also_where_silent_ones_do_not() -> None:
    off = {"silent_absolut": "off", "silent_pagat": "off", "silent_valat": "off"}
    assert settled(settled_as("ZW1", **off)) == settled(settled_as("ZW1"))


def test_a_solo_doubles_bonuses_only_where_it_is_so_played() -> None:
    values = settled(settled_as("ZW17", solo_doubles_bonuses="off"))
    assert (values["absolut"][1], values["trull"][1], values["valat"][1]) == (1, 1, 24)
    both = settled(settled_as("ZW17", solo_doubles_bonuses="off", solo_doubles_valat="on"))
    assert (both["absolut"][1], both["valat"][1]) == (1, 48)


def test_a_flat_valat_is_worth_the_same_in_every_contract() -> None:
    assert settled(settled_as("ZW17", valat_value="flat"))["valat"][1] == 6
    assert settled(settled_as("ZW17", valat_value="flat", solo_doubles_valat="on"))["valat"][1] == 12
    assert settled(settled_as("ZW17", solo_value=5))["valat"][1] == 30


def test_four_kings_may_be_worth_one() -> None:
    assert settled(settled_as("ZW8", four_kings_value=1))["four_kings"] == ("D", 1)


def test_without_mondfang_nothing_is_paid_and_no_double_round_begins() -> None:
    assert "mondfang" not in settled(settled_as("ZW12", mondfang="off"))
    assert outcome(*settled_as("ZW12", radl="off")).context == NO_DOUBLE
    assert outcome(*settled_as("ZW12")).context == {"double_hands": 4}


def test_card_bonuses_may_belong_to_the_tricks() -> None:
    assert settled(settled_as("ZW17", card_bonuses="in_tricks"))["trull"] == ("D", 2)
    assert settled(settled_as("ZW17", card_bonuses="in_tricks"))["four_kings"] == ("D", 4)
    basis, result = settled_as("ZW2", card_bonuses="in_tricks")
    kings = result.ending.pack.bits_of(KINGS)
    sides = {result.side(seat) for seat, taken in enumerate(result.ending.cards_taken(4)) if taken & kings}
    assert ("four_kings" in settled((basis, result))) == (len(sides) == 1)


def against_an_announced_valat(**changes: object) -> list[tuple[str, str, int]]:
    """Return what is settled if D announced Valat and O won every trick."""
    basis, result = settled_as("ZW10", **changes)
    ending = dataclasses.replace(result.ending, winners=(1,) * 10)
    losing = dataclasses.replace(result, ending=ending, points=(0, 88, 0, 0))
    return [(line.id, line.winner, line.value * line.level) for line in lines(basis, losing)]


def test_a_valat_cancels_what_the_beaten_side_had_announced_its_own_valat_included() -> None:
    game, missed, silent = ("game", "O", 1), ("valat", "O", 12), ("valat", "O", 6)
    assert against_an_announced_valat() == [game, missed, ("absolut", "O", 1), silent]
    assert against_an_announced_valat(valat_cancels="bonuses") == [game, silent]
    assert against_an_announced_valat(valat_cancels="everything") == [silent]
    assert against_an_announced_valat(valat_cancels="everything", silent_valat="off") == [
        game, missed, ("absolut", "O", 1),
    ]  # fmt: skip


def test_a_valat_that_failed_cancels_nothing() -> None:
    assert settled(settled_as("ZW10", valat_cancels="everything")) == settled(settled_as("ZW10"))
