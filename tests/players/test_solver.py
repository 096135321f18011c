# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The solver finds what trying everything finds, the same compiled or not, and stops when it is told to."""

import time

import pytest

from kartenspiel.controller.solver_deals import ace_ten_deals, tarock_deals
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.players.kernel.solver import SearchStoppedError, Solver, Target, tricks
from tests import kernel_solver
from tests.both_ways import both_ways


@pytest.mark.parametrize("kind", kernel_solver.KINDS)
def test_the_solver_finds_what_trying_everything_finds(kind: str) -> None:
    wrong, said = kernel_solver.differences(kind, 30, 5)
    assert wrong == []
    assert len(set(map(repr, said))) > 1


def test_known_deals_have_their_values() -> None:
    values = kernel_solver.values_of_deals(5, 9, 0)
    assert "".join(map(str, values)) == kernel_solver.VALUES[:5]


def test_a_search_finds_the_same_compiled_or_not() -> None:
    """Where it is not compiled here, that the sources find the same twice."""
    said = both_ways("tests.kernel_solver", "--endings", "10", "--deals", "3", "--trick", "9")
    one, other = (each.partition(", kernel")[0] for each in said)
    assert one == other
    assert "not compiled" in said.uncompiled


def test_whole_deals_have_the_same_values_compiled_or_not_and_one_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kernel_solver.main(["--both-ways", "--deals", "3", "--trick", "8"]) == int(not COMPILED)
    assert capsys.readouterr().out.startswith("6 deals compiled and not: 0 differ")
    monkeypatch.setattr(kernel_solver, "values_both_ways", lambda *_: ([2, 3], [2, 4], True))
    assert kernel_solver.main(["--both-ways"]) == 1
    assert capsys.readouterr().out == "2 deals compiled and not: 1 differ [1]\n"


def test_a_search_stops_within_a_moment_when_it_is_told_to() -> None:
    table, target = next(tarock_deals(1))
    solver = Solver(table.rules, target)
    asked: list[float] = []

    def stop() -> bool:
        asked.append(time.perf_counter())
        return len(asked) > 3

    with pytest.raises(SearchStoppedError):
        solver.value(table, stop=stop)
    assert len(asked) == 4
    assert solver.played <= 4 * 1024


def test_a_search_does_no_more_work_than_it_may_and_can_be_asked_again() -> None:
    table, target = next(ace_ten_deals())
    solver = Solver(table.rules, target)
    with pytest.raises(SearchStoppedError):
        solver.value(table, work=2000)
    assert 2000 <= solver.played <= 2000 + 1024
    assert solver.value(table) == int(kernel_solver.VALUES[0])


@pytest.mark.parametrize("avoided", [False, True])
def test_what_one_side_does_not_take_the_other_takes(avoided: bool) -> None:  # noqa: FBT001 - named by the list
    for table, target in [*tarock_deals(8)][:10]:
        sides = [tricks(seats, avoided=avoided) for seats in (target.seats, 15 ^ target.seats)]
        assert sum(Solver(table.rules, side).value(table) for side in sides) == 5


def test_a_target_of_too_many_seats_is_refused() -> None:
    table, _ = next(ace_ten_deals())
    with pytest.raises(ValueError, match="16777216"):
        Solver(table.rules, Target(1, last=1 << 24)).value(table)
