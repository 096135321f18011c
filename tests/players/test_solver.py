# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The solver finds what trying everything finds, the same compiled or not, and stops when it is told to."""

import contextlib
import threading
import time
from itertools import islice

import pytest

from kartenspiel.controller.solver_deals import ace_ten_deals, all_points, tarock_deals
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.players.kernel import is_fresh
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.players.kernel.open_search import SearchStoppedError, find_bound, reaches
from kartenspiel.players.kernel.search_ground import ground_of
from kartenspiel.players.kernel.search_guess import likely
from kartenspiel.players.kernel.search_state import lend, take_back
from kartenspiel.players.kernel.solver import Solver
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.kernel.target import Staked, Target, tricks
from kartenspiel.players.kernel.trick_tables import TrickTables
from tests import kernel_solver
from tests.both_ways import both_ways
from tests.kernel_solver import VALUES


@pytest.mark.parametrize("kind", kernel_solver.KINDS)
def test_the_solver_finds_what_trying_everything_finds(kind: str) -> None:
    wrong, said = kernel_solver.differences(kind, 30, 5)
    assert wrong == []
    assert len(set(map(repr, said))) > 1


def test_known_deals_have_their_values() -> None:
    values = kernel_solver.values_of_deals(5, 9, 0)
    assert "".join(map(str, values)) == VALUES[:5]


def test_a_search_finds_the_same_compiled_or_not() -> None:
    """Where it is not compiled here, that the sources find the same twice."""
    said = both_ways("tests.kernel_solver", "--endings", "10", "--deals", "3", "--trick", "9")
    one, other = (each.partition(", kernel")[0] for each in said)
    assert one == other
    assert "not compiled" in said.uncompiled


def test_whole_deals_have_the_same_values_compiled_or_not_and_one_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kernel_solver.main(["--both-ways", "--deals", "3", "--trick", "8"]) == int(not is_fresh())
    assert capsys.readouterr().out.startswith("6 deals compiled and not: 0 differ")
    monkeypatch.setattr(kernel_solver, "values_both_ways", lambda *_: ([2, 3], [2, 4], True))
    assert kernel_solver.main(["--both-ways"]) == 1
    assert capsys.readouterr().out == "2 deals compiled and not: 1 differ [1]\n"


LOOK = 256
"""A search looks at the flag after so many cards."""


def test_a_flag_that_is_raised_already_stops_a_search_with_its_first_card() -> None:
    table, target = next(tarock_deals(1))
    solver, stop = Solver(table.rules, target), StopFlag()
    stop.set()
    assert stop.is_set()
    with pytest.raises(SearchStoppedError):
        solver.value(table, stop=stop)
    assert solver.played == 1


def test_two_threads_search_at_once_and_one_flag_stops_both_within_some_cards() -> None:
    """No search may hold Python's lock: else the second would not begin before the first had ended."""
    deals = [*tarock_deals(1)][:2]
    stop, before = StopFlag(), [0, 0]
    searches = [lend(ground_of(table.rules, target)) for table, target in deals]
    stopped: list[bool] = []

    def search(number: int) -> None:
        table, _ = deals[number]
        rest = searches[number].begin(table, stop, -1)
        try:
            for need in range(rest // 2, rest):
                reaches(searches[number], -1, need)
        except SearchStoppedError:
            stopped.append(True)
        finally:
            searches[number].end()

    before = [each.played for each in searches]
    threads = [threading.Thread(target=search, args=[number]) for number in range(2)]
    for thread in threads:
        thread.start()
    last = time.monotonic() + 60
    while min(each.played - was for each, was in zip(searches, before, strict=True)) < 10 * LOOK:
        assert time.monotonic() < last
        time.sleep(0.001)
    both_go_on = all(thread.is_alive() for thread in threads)
    stop.set()
    reached = [each.played for each in searches]
    for thread in threads:
        thread.join()
    assert both_go_on
    assert stopped == [True, True]
    assert all(each.played - at <= LOOK + 1 for each, at in zip(searches, reached, strict=True))


def test_python_goes_on_while_a_search_does() -> None:
    table, target = next(tarock_deals(1))
    stop = StopFlag()
    solver = Solver(table.rules, target)

    def search() -> None:
        with pytest.raises(SearchStoppedError):
            solver.value(table, stop=stop)

    thread = threading.Thread(target=search)
    thread.start()
    turns = sum(1 for _ in range(20_000))
    goes_on = thread.is_alive()
    stop.set()
    thread.join()
    assert goes_on, f"it held Python's lock until it had ended, and only then {turns} turns were taken"


def test_threads_may_share_a_solver() -> None:
    deals = [*ace_ten_deals()][:12]
    found: dict[int, int] = {}

    def search(numbers: range) -> None:
        for number in numbers:
            table, target = deals[number]
            found[number] = Solver(table.rules, target).value(table) if COMPILED or number < 2 else int(VALUES[number])

    threads = [threading.Thread(target=search, args=[range(begin, 12, 2)]) for begin in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert "".join([str(found[number]) for number in range(12)]) == VALUES[:12]


def test_a_search_does_no_more_work_than_it_may_and_can_be_asked_again() -> None:
    table, target = next(ace_ten_deals())
    solver = Solver(table.rules, target)
    with pytest.raises(SearchStoppedError):
        solver.value(table, work=2000)
    assert solver.played == 2001
    assert solver.value(table) == int(VALUES[0])


@pytest.mark.parametrize("avoided", [False, True])
def test_what_one_side_does_not_take_the_other_takes(avoided: bool) -> None:  # noqa: FBT001 - named by the list
    for table, target in [*tarock_deals(8)][:10]:
        sides = [tricks(seats, avoided=avoided) for seats in (target.seats, 15 ^ target.seats)]
        assert sum(Solver(table.rules, side).value(table) for side in sides) == 5


def test_tarocks_that_differ_by_rank_alone_are_told_apart_by_their_order_only() -> None:
    """Else what was found is not found again where another low tarock is gone: a fourth more cards are tried."""
    tried = 0
    for table, target in islice(tarock_deals(6), 6):
        solver = Solver(table.rules, target)
        solver.reaches(table, all_points(table, target) // 2 + 1)
        tried += solver.played
    assert tried < 48_000, "55,228 where a position names every tarock that is left, 44,696 where it does not"


def test_a_question_is_answered_by_a_bound_on_its_side_of_the_value() -> None:
    """What comes out is reached where the number is, else not surpassed; some bounds say more than was asked."""
    more = 0
    for table, target in islice(tarock_deals(9), 8):
        ground = ground_of(table.rules, target)
        value = Solver(table.rules, target).value(table)
        search = lend(ground)
        rest = search.begin(table, None, -1)
        for need in range(1, rest + 1):
            found = find_bound(search, -1, need)
            assert need <= found <= value if value >= need else value <= found < need
            more += found not in {need, need - 1}
        take_back(ground, search)
    assert more


def test_a_target_that_is_too_large_is_refused() -> None:
    table, _ = next(ace_ten_deals())
    with pytest.raises(ValueError, match="4194304"):
        Solver(table.rules, Target(1, last=1 << 22)).value(table)
    staked = tuple([Staked(place, 1, 1) for place in range(17)])
    with pytest.raises(ValueError, match="17"):
        Solver(table.rules, Target(1, staked=staked))


def test_a_table_that_is_too_large_is_refused() -> None:
    """Compiled, a search would write beyond its arrays and answer wrongly."""
    table, _ = next(ace_ten_deals())
    with pytest.raises(ValueError, match="room for 15 tricks, not 16"):
        Solver(PlayRules(table.rules.pack, None, (), seats=2), Target(1, exactly=True))
    with pytest.raises(ValueError, match="9 seats and 32 cards"):
        TrickTables([PlayRules(table.rules.pack, None, (), seats=9)])


def test_a_search_that_ran_out_of_work_leaves_the_hands_as_they_were() -> None:
    """Asked again it finds what it would have found at once, wherever it had to stop."""
    for table, target in islice(tarock_deals(8), 6):
        ground = ground_of(table.rules, target)
        search = lend(ground)
        need = search.begin(table, None, -1) // 2
        first, *others = search.choices(table)
        wanted = [reaches(search, place, need) for place in others]
        for work in range(1, 60):
            search.end()
            search.begin(table, None, work)
            with contextlib.suppress(SearchStoppedError):
                reaches(search, first, need)
            search.allow(-1)
            assert [reaches(search, place, need) for place in others] == wanted, work
        take_back(ground, search)


def test_a_flag_stops_the_search_for_a_first_card_that_wins_where_its_work_only_ends_it() -> None:
    table, target = next(tarock_deals(1))
    need, places = all_points(table, target) // 2 + 1, [*places_of(table.legal())]
    stop, solver = StopFlag(), Solver(table.rules, target)
    assert solver.first_after(table, places, need, wanted=True, stop=stop, work=40) == (None, places)
    stop.set()
    before = solver.played
    for work in (-1, 40):
        with pytest.raises(SearchStoppedError):
            solver.first_after(table, places, need, wanted=True, stop=stop, work=work)
    assert solver.played == before + 2, "one card each"


def test_a_guess_by_the_cards_alone_is_nearer_to_the_value_than_half_of_what_can_be_won() -> None:
    guessed, half = 0, 0
    for (table, target), value in zip(islice(ace_ten_deals(), 60), map(int, VALUES), strict=False):
        search = lend(ground_of(table.rules, target))
        rest = search.begin(table, None, -1)
        guessed += (likely(search, rest) - value) ** 2
        half += (rest // 2 - value) ** 2
        search.end()
    assert guessed < 0.6 * half, "0.48 in 100 deals"


@pytest.mark.parametrize(
    ("seats", "avoided", "guess"),
    [(1, False, 3), (14, False, 6), (1, True, 4), (0, False, 4), (15, False, 4)],
    ids=["one seat", "the three others", "who wants none", "nobody", "everybody"],
)
def test_a_guess_of_tricks_is_half_of_them_where_nothing_tells_more(seats: int, avoided: bool, guess: int) -> None:  # noqa: FBT001 - named by the list
    table, _ = next(ace_ten_deals())
    search = lend(ground_of(table.rules, tricks(seats, avoided=avoided)))
    assert likely(search, search.begin(table, None, -1)) == guess
    search.end()


def test_what_must_be_met_exactly_has_no_value() -> None:
    table, _ = next(ace_ten_deals())
    with pytest.raises(ValueError, match="exactly"):
        Solver(table.rules, Target(1, exactly=True)).value(table)
