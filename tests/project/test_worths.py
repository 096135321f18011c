# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits what hands of Königrufen are worth."""

import pytest

import worths
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.players.games.koenigrufen.weights import SPREAD, WEIGHTS
from kartenspiel.players.games.koenigrufen.worths import AGAINST


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


def test_what_an_open_hand_adds_is_printed_for_both_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert worths.main(["dummies", "--deals", "20"]) == 0
    found = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert {name.split(", ")[0] for name in found} == {"strength on the average", "declarer", "opponent"}
    assert float(found["opponent, partners, own side"].split()[0]) > 0


def test_every_contract_and_bird_has_weights() -> None:
    played = {contract for contract, row in CONTRACTS.items() if not row.compulsory_bird}
    against = {AGAINST + contract for contract in played if CONTRACTS[contract].tricks_decide}
    assert set(WEIGHTS) == played | set(BIRDS) | against
    assert set(SPREAD) == {contract for contract in played if CONTRACTS[contract].goal is None}
