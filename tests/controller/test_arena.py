# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Duplicate matches: fair seats, sound intervals, and a report that can be read."""

import math
import re
from contextlib import nullcontext
from statistics import mean, stdev

import pytest

from kartenspiel.controller.arena import Clock, Contest, Mean, Plays, Report, divisions, play_contest
from kartenspiel.controller.bench import BothWays, Measured, UnknownBenchmarkError, benchmarks, compared
from kartenspiel.controller.process_executor import local_workers
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.players.kernel.arrays import COMPILED
from tests.controller.dealt import GAMES

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def report(game: Game, players: tuple[str, str], deals: int, processes: int = 1) -> Report:
    counted: list[None] = []
    contest = Contest(game.id, game.house_rules(), players, 1, TIME_MS)
    with local_workers(processes) if processes > 1 else nullcontext() as workers:
        found = play_contest(contest, deals, workers=workers, step=lambda: counted.append(None))
    assert len(counted) == deals
    return found


@pytest.mark.parametrize(("seats", "dummies", "ways"), [(4, (), 3), (3, (), 3), (4, (2,), 3), (4, (0, 2), 1)])
def test_every_seat_is_held_by_both_and_every_division_occurs(seats: int, dummies: tuple[Seat, ...], ways: int) -> None:
    found = divisions(seats, dummies)
    assert len(found) == ways
    for one, other in found:
        for seat, pair in enumerate(zip(one, other, strict=True)):
            assert sorted(map(str, pair)) == (["None", "None"] if seat in dummies else ["0", "1"])


def test_partners_are_never_divided() -> None:
    pairs = (Seat(0), Seat(2)), (Seat(1), Seat(3))
    assert divisions(4, (), pairs) == [((0, 1, 0, 1), (1, 0, 1, 0))]
    assert divisions(4, (), pairs[1:]) == [((1, 0, 1, 0), (0, 1, 0, 1))]


@every_game
def test_a_player_is_exactly_as_good_as_itself(game: Game) -> None:
    found = report(game, ("random", "random"), 12)
    assert (found.difference.mean, found.difference.half_width) == (0.0, 0.0)


@every_game
def test_the_first_line_is_the_answer_and_the_rest_explains_it(game: Game) -> None:
    first, players, _, *contracts, time_a, time_b = report(game, ("easy", "random"), 4).lines()
    assert re.fullmatch(r"A - B: [+-]\d+\.\d\d ± \d+\.\d\d", first)
    assert players == "A easy, B random; 4 deals, each played twice"
    assert sum(int(line.split()[1]) for line in contracts) == 8
    spread = r"[0-9.]+ ms; median [0-9.]+, 95 % within [0-9.]+, at most [0-9.]+ ms"
    assert re.fullmatch(f"time per move of A: {spread}", time_a)
    assert re.fullmatch(f"time per move of B: {spread}", time_b)


def test_what_was_not_measured_is_left_out() -> None:
    found = Report(("easy", "random"))
    found.add((Plays("solo", 0, (3.0, -1.0), (2.0, 0.0)), Plays("normal", 1, (1.0, -1.0), (1.0, -1.0))))
    normal, solo = list(found.lines())[3:5]
    assert normal.split() == ["normal", "1", "+2.00", "0", "×", "–", "1", "×", "-1.00"]
    assert solo.split() == ["solo", "1", "+4.00", "1", "×", "+3.00", "0", "×", "–"]


def test_the_second_figure_is_that_without_raises() -> None:
    found = Report(("easy", "random"))
    found.add((Plays("solo", 0, (3.0, -1.0), (2.0, 0.0)), Plays("normal", 1, (1.0, -1.0), (1.0, -1.0))))
    found.add((Plays("solo", 0, (8.0, -8.0), (4.0, -4.0)), Plays("solo", 1, (0.0, 0.0), (0.0, 0.0))))
    first, second, players, *_ = found.lines(without_raises=True)
    assert first.startswith("A - B: +5.50 ± ")
    assert second.startswith("A - B without raises: +3.00 ± ")
    assert second.endswith("; raises changed what was paid in 2 of 4 plays")
    assert players.startswith("A easy")
    assert not any("raises" in line for line in found.lines())


@every_game
def test_where_nobody_raises_both_figures_are_the_same_and_else_the_deals_are(game: Game) -> None:
    found = report(game, ("easy", "random"), 30)
    assert found.unraised.count == found.difference.count == 30
    assert math.isfinite(found.unraised.half_width)
    if not found.raised:
        assert found.unraised == found.difference


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (list(report(GAMES["russbach"], ("easy", "random"), 9, processes).lines()) for processes in (1, 2))
    assert one[:-2] == two[:-2]


def test_players_changed_round_change_the_sign() -> None:
    one, two = (report(GAMES["russbach"], players, 6) for players in (("easy", "random"), ("random", "easy")))
    assert one.difference.mean == pytest.approx(-two.difference.mean)


def test_the_interval_is_that_of_the_mean() -> None:
    values = [3.0, -1.0, 4.0, 1.0, -5.0, 9.0]
    running = Mean()
    for value in values:
        running.add(value)
    assert running.mean == pytest.approx(mean(values))
    assert running.half_width == pytest.approx(1.96 * stdev(values) / len(values) ** 0.5)


def test_benchmarks_are_chosen_by_name_game_or_kind() -> None:
    everything = [each.name for each in benchmarks()]
    assert [each.name for each in benchmarks(["russbach"])] == [name for name in everything if name.startswith("russb")]
    assert [each.name for each in benchmarks(["check"])] == [name for name in everything if name.endswith(".check")]
    assert [each.name for each in benchmarks(["russbach.easy"])] == ["russbach.easy"]
    with pytest.raises(UnknownBenchmarkError, match=r'unknown benchmark "speed"; benchmarks: russbach\.simulate '):
        benchmarks(["speed"])


@pytest.mark.parametrize("name", [each.name for each in benchmarks(["russbach"])])
def test_a_benchmark_measures(name: str) -> None:
    (benchmark,) = benchmarks([name])
    measured = benchmark.measure(0.01)
    assert measured.value > 0
    if benchmark.unit == "ms a move":
        assert [*measured.spread] == ["median", "percentile_95", "longest"]
        median, percentile, longest = measured.spread.values()
        assert 0 < median <= percentile <= longest
    else:
        assert measured.spread == {}


def test_what_was_measured_each_way_stands_beside_each_other() -> None:
    (easy,) = benchmarks(["russbach.easy"])
    rounds = [Measured(value, {"median": value - 1, "longest": value + 1}) for value in (4, 9, 5)]
    both, one = BothWays(easy, rounds[:2], rounds), BothWays(easy, [], rounds)
    assert both.as_json()["compiled"] == 9
    assert both.as_json()["uncompiled"] == 5
    assert both.as_json()["unit"] == "ms a move"
    assert one.as_json()["compiled"] is None
    assert re.fullmatch(
        r"russbach\.easy +5\.00 ms a move, kernel not compiled \(4\.00 to 9\.00, median 4\.00, longest 6\.00\)",
        one.as_text(),
    )
    assert both.as_text().count("\n") == 1


def test_a_benchmark_runs_with_the_kernel_compiled_and_not() -> None:
    chosen = benchmarks(["russbach.play_outs"])
    (found,) = compared(chosen, seconds=0.01, rounds=2)
    assert len(found.uncompiled) == 2
    assert len(found.compiled) == 2 * COMPILED


def test_a_clock_tells_within_which_time_most_moves_were_made() -> None:
    clock = Clock([number / 1000 for number in range(60, -1, -1)])
    clock.add(Clock([number / 1000 for number in range(61, 101)]))
    assert (clock.moves, clock.longest) == (101, 0.1)
    assert clock.total == pytest.approx(5.05)
    assert clock.percentile(50) == pytest.approx(0.05)
    assert clock.percentile(95) == pytest.approx(0.095)
    assert Clock([0.5]).percentile(95) == 0.5


def test_a_move_takes_what_passes_by_the_clock_that_is_given() -> None:
    game = all_games()[0]
    ticks = iter(range(10_000))
    contest = Contest(game.id, game.house_rules(), ("easy", "random"), 1, TIME_MS, lambda: next(ticks))
    for clock in play_contest(contest, 1, step=lambda: None).clocks:
        assert set(clock.times) == {1}
