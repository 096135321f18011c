# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits what hands of Königrufen are worth."""

import math
from random import Random

import pytest

import worths
from kartenspiel.games.koenigrufen.bonus_names import BIRDS
from kartenspiel.games.koenigrufen.contracts import CONTRACTS
from kartenspiel.players.games.koenigrufen.weights import SPREAD, WEIGHTS


def test_least_squares_find_the_weights_of_a_straight_line() -> None:
    sample = worths.Sample([(1.0, float(place)) for place in range(9)], [2.0 + 3.0 * place for place in range(9)])
    weights = worths.least_squares(sample)
    assert weights == pytest.approx([2.0, 3.0], abs=1e-4)
    assert worths.spread(sample, weights) == pytest.approx(0.0, abs=1e-3)


def test_a_logistic_regression_finds_how_the_odds_grow() -> None:
    rng = Random(1)
    rows = [(1.0, rng.random()) for _ in range(2000)]
    found = [float(rng.random() < 1 / (1 + math.exp(1 - 3 * row[1]))) for row in rows]
    assert worths.logistic(worths.Sample(list(rows), found)) == pytest.approx([-1.0, 3.0], abs=0.4)


def test_what_is_printed_is_a_module_with_weights_for_every_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert worths.main(["contracts", "--deals", "1", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    names: dict[str, object] = {}
    exec(compile(printed, "weights", "exec"), names)  # noqa: S102 - our own program's
    made = names["WEIGHTS"]
    assert isinstance(made, dict)
    assert set(made) <= set(WEIGHTS)
    assert {len(each) for each in made.values()} <= {len(each) for each in WEIGHTS.values()}


def test_what_plans_of_laying_away_add_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert worths.main(["discards", "--deals", "2"]) == 0
    count, *lines = capsys.readouterr().out.splitlines()
    assert int(count.split()[0]) > 2
    assert [line.split(":")[0] for line in lines] == list(worths.PLAN)


def test_every_contract_and_bird_has_weights() -> None:
    played = {contract for contract, row in CONTRACTS.items() if not row.compulsory_bird}
    assert set(WEIGHTS) == played | set(BIRDS)
    assert set(SPREAD) == {contract for contract in played if CONTRACTS[contract].goal is None}
