# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of Zwanzigerrufen: who deals, and the double rounds that go from hand to hand (Z9, Z57–Z59)."""

from random import Random
from typing import cast

import pytest

from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import first_of_session
from kartenspiel.model.options import OptionValue
from kartenspiel.model.outcome import Context, Succession
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.tarock.double_rounds import context_after, factor
from tests.games.zwanziger_settlements import SETTLEMENTS
from tests.games.zwanziger_table import GAME, NO_DOUBLE, house, outcome_of, replayed

SPEECH = {row.id: row.speech for row in SETTLEMENTS}


def next_context(example: str, context: Context, **options: OptionValue) -> Context:
    """Return what the next deal takes over after the deal of an example."""
    end = replayed(example, SPEECH[example], context=context, **options)
    succession = GAME.succession(end.deal, outcome_of(end))
    assert succession.dealer == after(end.deal.dealer, 4)
    return succession.context


def test_z57_the_four_hands_after_a_mondfang_count_double_and_the_fifth_does_not() -> None:
    context = next_context("ZW12", NO_DOUBLE)
    paid = []
    for _ in range(5):
        paid.append(outcome_of(replayed("ZW2", SPEECH["ZW2"], context=context)).payments[0])
        context = next_context("ZW2", context)
    assert paid == [2, 2, 2, 2, 1]
    assert context == NO_DOUBLE


def test_z57_the_hand_of_the_mondfang_itself_is_not_doubled() -> None:
    assert outcome_of(replayed("ZW7", SPEECH["ZW7"])).payments[0] == -30


def test_z57_without_radl_nothing_is_doubled() -> None:
    assert next_context("ZW12", NO_DOUBLE, radl="off") == NO_DOUBLE


@pytest.mark.parametrize(
    ("overlap", "before", "hands"),
    [("extend", 3, 6), ("extend", 1, 4), ("extend", 0, 4), ("restart", 3, 4), ("restart", 0, 4), ("extend", 7, 10)],
)
def test_z58_double_rounds_that_overlap(overlap: str, before: int, hands: int) -> None:
    assert next_context("ZW12", {"double_hands": before}, radl_overlap=overlap) == {"double_hands": hands}


def test_z58_factors_multiply_where_it_is_so_played() -> None:
    nothing = cast("Context", {"double_hands": ()})
    one = next_context("ZW12", nothing, radl_overlap="multiply")
    assert one == {"double_hands": (4,)}
    two = next_context("ZW12", one, radl_overlap="multiply")
    assert two == {"double_hands": (3, 4)}
    assert (factor(nothing), factor(one), factor(two)) == (1, 2, 4)
    end = replayed("ZW2", SPEECH["ZW2"], context=two, radl_overlap="multiply")
    assert outcome_of(end).payments == (4, -4, 4, -4)


def test_z58_a_run_that_has_no_hand_left_ends() -> None:
    context: Context = {"double_hands": (1, 3)}
    assert context_after(context, "multiply", length=4, triggers=0) == {"double_hands": (2,)}


def test_z59_every_scored_hand_uses_one_up_but_none_that_is_thrown_in() -> None:
    assert next_context("ZW17", {"double_hands": 2}) == {"double_hands": 1}
    end = replayed("ZW2", "F call", context={"double_hands": 2})
    thrown = type(outcome_of(end))(
        payments=(0, 0, 0, 0), contract="thrown_in", played=False, declarer=None, partner=None, trumps=None, tricks=(),
        card_points=(0, 0, 0, 0), items=(), context=end.deal.context,
    )  # fmt: skip
    assert GAME.succession(end.deal, thrown) == Succession(
        end.deal.dealer, {"double_hands": 2}, tuple(Seat(seat) for seat in range(4))
    )


@pytest.mark.parametrize(
    ("options", "good", "bad"),
    [
        ({}, (0, 1, 4, 9), (-1, True, 1.0, [1])),
        ({"radl_overlap": "restart"}, (0, 1, 4), (5,)),
        ({"radl_overlap": "multiply"}, ([], [1], [3, 4], [1, 2, 3, 4]), (1, [0], [5], ["1"], [4, 3], [4, 4])),
    ],
)
def test_z57_z58_a_context_is_one_that_the_house_rules_can_have_left(
    options: dict[str, OptionValue], good: tuple[object, ...], bad: tuple[object, ...]
) -> None:
    rules = house(**options)
    for left in good:
        found = GAME.check_context(rules, 4, {"double_hands": left})
        assert found == {"double_hands": tuple(left) if isinstance(left, list) else left}
    for left in bad:
        with pytest.raises(BadDealError, match="double_hands"):
            GAME.check_context(rules, 4, {"double_hands": left})


@pytest.mark.parametrize("context", [{}, {"double_hands": 1, "more": 2}])
def test_a_context_has_one_key(context: dict[str, object]) -> None:
    with pytest.raises(BadDealError, match="double_hands"):
        GAME.check_context(house(), 4, context)


def test_a_session_begins_without_a_double_round() -> None:
    for overlap, nothing in (("extend", 0), ("multiply", ())):
        rules = house(radl_overlap=overlap)
        assert first_of_session(GAME, rules, Random(1)).context == {"double_hands": nothing}
