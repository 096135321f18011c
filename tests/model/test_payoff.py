# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A payoff, and tables made of it, pay what the settlement pays, in every game that has one."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from kartenspiel.controller.checking import paid_for, replay_moves
from kartenspiel.controller.record import read_record, result_as_json
from kartenspiel.games import all_games
from kartenspiel.model.cardplay.early_end import EarlyEnd
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.payment_tables import NONE, ConditionKind
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.cardplay.transfers import pay_items, shared_pot
from kartenspiel.model.game import Game
from kartenspiel.model.outcome import Outcome
from kartenspiel.players.kernel.card_play import position_of
from tests.facts import games_with
from tests.payoffs import faults, last_states, paid_by_tables
from tests.walks import positions, start_with, walk

DEALS = 60
SESSIONS = 25
EXAMPLES: Final = Path(__file__).parents[1] / "data" / "examples"
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
PAID_BY_DATA = pytest.mark.parametrize("game", games_with("payments_as_data"), ids=lambda game: game.id)


def ending_of(state: CardPlay, rng: Random) -> Ending:
    """The ending of a deal that is played on at random, all hands open, without any state."""
    table = position_of(state, state.turn or 0)
    while table.left:
        table.lay(rng.choice([*places_of(table.legal())]))
    return table.ending


@PAID_BY_DATA
def test_an_ending_is_paid_as_the_settlement_pays_it(game: Game) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DEALS):
        rng = Random(seed)
        moments = [state for state in positions(game, seed) if isinstance(state, CardPlay) and state.turn is not None]
        for state in rng.sample(moments, min(3, len(moments))):
            assert state.payoff is not None
            for _ in range(4):
                ending = ending_of(state, rng)
                outcome = state.settle(ending)
                assert state.payoff.payments(ending) == outcome.payments
                assert paid_by_tables(state.payoff, ending) == outcome.payments
                seen["endings"] += 1
                seen["paid"] += any(outcome.payments)
    assert seen["paid"] > DEALS


@PAID_BY_DATA
def test_tables_pay_for_the_cards_laid_what_the_outcome_and_the_lines_of_its_score_sheet_pay(game: Game) -> None:
    seen: Counter[str] = Counter()
    assert list(faults(game, range(SESSIONS), seen)) == []
    assert seen["paid"] > SESSIONS


@PAID_BY_DATA
def test_tables_pay_the_worked_deals_as_their_records_do(game: Game) -> None:
    compared = 0
    for line in (EXAMPLES / f"{game.id}.jsonl").read_bytes().splitlines():
        written, state = json.loads(line), replay_moves(read_record(line))
        foreseen = isinstance(state, EarlyEnd) and isinstance(state.decision, Ending)  # by cards not played
        if isinstance(state, CardPlay) and state.payoff is not None and not foreseen:
            assert list(paid_by_tables(state.payoff, state.ending)) == written["result"]["payments"], written.get(
                "example"
            )
            compared += 1
    assert compared


def test_every_kind_of_condition_is_asked_somewhere() -> None:
    asked: set[int] = set()
    for game in all_games():
        for seed in range(SESSIONS):
            for state in last_states(game, seed):
                if isinstance(state, CardPlay) and state.payoff is not None:
                    asked |= {row.kind for row in state.payoff.flatten().conditions}
    assert asked == set(ConditionKind)


@PAID_BY_DATA
def test_tables_are_plain_whole_numbers_that_fit_into_64_bits(game: Game) -> None:
    states = (state for seed in range(9) for state in last_states(game, seed))
    payoffs = [state.payoff for state in states if isinstance(state, CardPlay) and state.payoff is not None]
    assert payoffs
    for payoff in payoffs:
        found = payoff.flatten()
        for name, value in json.loads(json.dumps(asdict(found))).items():
            for number in whole_numbers(value):
                assert type(number) is int, name
                assert -1000 < number < 1 << 63, name
        assert len(found.times) == len(found.numbers) * found.seats
        for number, row in enumerate(found.conditions):
            others = found.members[row.a : row.b] if row.kind in (ConditionKind.ALL, ConditionKind.ANY) else ()
            assert all(other < number for other in others), "what a condition asks comes before it"
        assert all(NONE < due.when < len(found.conditions) for due in found.dues)


def whole_numbers(value: object) -> list[object]:
    """The numbers in a value that may have lists in lists."""
    if isinstance(value, list):
        return [number for each in value for number in whole_numbers(each)]
    return [] if value is None else [value]


def test_a_pot_that_all_share_is_an_item_for_each_who_pays_into_it() -> None:
    items = shared_pot("tricks", (3, 0, 1))
    assert [(item.payers, item.to, item.value) for item in items] == [((0,), (1, 2), 3), ((2,), (0, 1), 1)]
    paid = pay_items(items, 3)
    assert paid == (1 - 3 - 3, 3 + 1, 3 - 1 - 1)
    outcome = Outcome(payments=paid, contract="pot", tricks=(), card_points=(0, 0, 0), items=items)
    assert tuple(paid_for(result_as_json(outcome)["items"], 3)) == paid


@GAMES
def test_a_settlement_whose_terms_are_known_takes_few_calls(game: Game) -> None:
    counts = []
    for seed in range(20):
        rng = Random(seed)
        *_, last = walk(start_with(game, game.house_rules(), rng), rng)
        if isinstance(last, CardPlay) and last.outcome is not None:
            counts.append(calls_of(partial(getattr, last, "outcome")))
    assert sum(counts) < 150 * len(counts)


def calls_of(work: Callable[[], object]) -> int:
    """How many functions of Python are called meanwhile."""
    counted = 0

    def see(*happened: object) -> None:
        nonlocal counted
        counted += happened[1] == "call"

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted
