# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The worked settlements of Graden, by number: counted, and as whole deals played under the rules."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenspiel.controller.checking import paid_for
from kartenspiel.controller.record import result_as_json
from kartenspiel.games import game_named
from kartenspiel.games.graden.contracts import CONTRACTS, HIGH, SEATS
from kartenspiel.games.graden.play import Playing
from kartenspiel.games.graden.public import StandingBid
from kartenspiel.games.graden.rules import GradenRules
from kartenspiel.games.graden.settlement import Basis, Tally, base, explanation, items
from kartenspiel.model.aceten import pack_with
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.payoff import CountedEnding
from kartenspiel.model.cardplay.transfers import pay_items
from kartenspiel.model.options import OptionValue
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.model.text import english
from tests.games.auction_table import replayed, result
from tests.games.graden_settlements import SETTLEMENTS, Row
from tests.payoffs import paid_by_tables
from tests.score_lines import badly_written

GAME = "graden"
ROWS = pytest.mark.parametrize("row", SETTLEMENTS, ids=lambda row: row.id)


def rules(**options: OptionValue) -> GradenRules:
    return cast("GradenRules", game_named(GAME).house_rules(**options))


def seat(player: int | None) -> Seat | None:
    return None if player is None else Seat(player - 1)


def played(row: Row, **options: OptionValue) -> Tally:
    """Return what the settlement is told of a deal like this row."""
    standing = None
    if row.contract:
        standing = StandingBid(CONTRACTS[row.contract - 1], Seat(row.bidder - 1), mit=seat(row.mit))
    failed = tuple(Seat(player - 1) for player in row.failed)
    basis = Basis(rules(**{**row.options, **options}), standing, partner=seat(row.partner))
    return tally(basis, failed, seat(row.last), row.points)


def tally(basis: Basis, failed: tuple[Seat, ...], last: Seat | None, points: tuple[int, ...]) -> Tally:
    """Return what the settlement is told where these have missed the task, and this seat won the last trick."""
    other = next(each for each in all_seats(4) if each not in (basis.bidder, basis.partner, *failed))
    first = other if failed or basis.bidder is None else basis.bidder
    winners: tuple[Seat, ...] = (*(first,) * 5, first if last is None else last)
    if basis.contract.task == "none":
        players = () if basis.standing is None else basis.standing.players
        other = next(each for each in all_seats(4) if each not in players)
        winners = (*failed, *(other,) * (6 - len(failed)))
    ending = Ending(pack_with(HIGH), ((),) * 6, winners)
    return Tally(basis, CountedEnding(ending, points))


def paid(row: Row, **options: OptionValue) -> tuple[int, ...]:
    return pay_items(items(played(row, **options)), SEATS)


@ROWS
def test_the_settlement_is_the_one_of_the_specification(row: Row) -> None:
    assert paid(row) == row.payments


@ROWS
def test_a_deal_played_so_is_settled_so(row: Row) -> None:
    state = cast("Playing", replayed(GAME, "graden.jsonl", row.id, None, **row.options))
    outcome = result(state)
    assert outcome.payments == row.payments == paid_by_tables(state.payoff, state.ending)
    assert outcome.contract == (CONTRACTS[row.contract - 1].id if row.contract else "schurln")
    assert outcome.declarer == (row.bidder - 1 if row.contract else None)
    assert set(state.tally.failed) == {player - 1 for player in row.failed}
    expected = row.partner if row.partner is not None or row.last == row.bidder else row.last
    assert outcome.partner == seat(expected)
    assert outcome.card_points == (row.points if not row.contract else (0, 0, 0, 0))
    assert len(outcome.tricks) == 6
    assert (outcome.trumps, dict(outcome.context)) == (None, {})
    assert tuple(paid_for(result_as_json(outcome)["items"], 4)) == row.payments


@ROWS
def test_the_score_sheet_adds_up_to_the_payments(row: Row) -> None:
    told = played(row)
    lines = explanation(told, items(told), cut_short=False)
    assert [line.values for line in lines if line.kind in ("item", "payment")] == [row.payments, row.payments]
    assert badly_written(lines) == []


@ROWS
@given(factor=st.integers(1, 1000))
def test_g34_every_amount_is_multiplied_and_rounded_before_it_is_shared_out(row: Row, factor: int) -> None:
    got = paid(row, stake_factor=factor)
    assert sum(got) == 0
    scaled = {(amount * factor + 50) // 100 for amount in (10, 30, 40, 50, 60, 70, 80, 100)}
    assert all(any(abs(amount) in (0, unit, 2 * unit, 3 * unit) for unit in scaled) for amount in got)
    assert all(one * two >= 0 for one, two in zip(got, row.payments, strict=True))


@pytest.mark.parametrize(
    ("factor", "value", "amount"), [(150, 30, 45), (50, 30, 15), (5, 30, 2), (15, 30, 5), (1, 30, 0)]
)
def test_g34_halves_are_rounded_up(factor: int, value: int, amount: int) -> None:
    assert base(rules(stake_factor=factor), value) == amount


def test_g34_the_base_amount_is_rounded_before_it_is_tripled() -> None:
    assert paid(SETTLEMENTS[0], stake_factor=5) == (-2, 6, -2, -2)


def test_g32_of_two_plauderer_the_loser_always_pays() -> None:
    row = next(row for row in SETTLEMENTS if row.id == "GS13")
    assert paid(row, mitbettler_split="winner_pays_loser") == row.payments


def test_g27_who_called_a_card_of_his_own_is_alone_against_three() -> None:
    assert paid(Row("", 2, 1, (0, 0, 0, 0))) == (120, -40, -40, -40)
    assert paid(Row("", 5, 1, (0, 0, 0, 0), failed=(1,))) == (-180, 60, 60, 60)


def test_ge13_who_loses_a_trick_of_the_first_five_pays_everybody_whoever_wins_the_sixth() -> None:
    for last in (1, 2, 3, 4):
        assert paid(Row("GE13", 6, 2, (0, 0, 0, 0), failed=(2,), last=last)) == (60, -180, 60, 60)


def test_ge15_five_six_and_seven_are_worth_the_same() -> None:
    assert [contract.value for contract in CONTRACTS[4:7]] == [60, 60, 60]


def test_ge16_a_failed_bettler_profits_if_the_other_fails_as_well() -> None:
    one = paid(Row("", 1, 1, (0, 0, 0, 0), mit=3, failed=(1,)))
    both = paid(Row("", 1, 1, (0, 0, 0, 0), mit=3, failed=(1, 3)))
    assert (one[0], both[0]) == (-150, -100)


def test_ge17_two_plauderer_who_both_take_a_trick() -> None:
    assert paid(Row("GE17", 4, 1, (0, 0, 0, 0), mit=2, failed=(1, 2))) == (-200, -200, 200, 200)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((30, 30, 20, 10), (-10, -10, 10, 10)),
        ((30, 30, 30, 0), (-10, -10, -10, 30)),
        ((90, 0, 0, 0), (-30, 10, 10, 10)),
    ],
)
def test_ge18_schurln(points: tuple[int, int, int, int], expected: tuple[int, ...]) -> None:
    assert paid(Row("GE18", 0, 1, (0, 0, 0, 0), points=points)) == expected


@given(st.lists(st.integers(0, 9), min_size=3, max_size=3).filter(lambda found: sum(found) <= 9))
def test_g37_no_four_can_tie_and_somebody_always_pays(found: list[int]) -> None:
    points = tuple(10 * each for each in (*found, 9 - sum(found)))
    got = paid(Row("", 0, 1, (0, 0, 0, 0), points=cast("tuple[int, int, int, int]", points)))
    assert sum(got) == 0
    assert {points[place] for place in range(4) if got[place] < 0} == {max(points)}


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("GS1", "seat 1 took no trick."),
        ("GS4", "seat 2 took a trick."),
        ("GS6", "seat 3 made the Durchmarsch mit einer anderen"),
        ("GS8", "seat 3 won the last trick and becomes the partner of seat 1."),
        ("GS9", "seat 1 won all six tricks and is paid by everybody."),
        ("GS10", "seat 1 lost the Durchmarsch am letzten"),
        ("GS20", "Whoever has most points pays."),
    ],
)
def test_the_score_sheet_says_why(number: str, sentence: str) -> None:
    row = next(row for row in SETTLEMENTS if row.id == number)
    outcome = result(replayed(GAME, "graden.jsonl", number, None, **row.options))
    assert sentence in [english(line.text) for line in outcome.explanation]
