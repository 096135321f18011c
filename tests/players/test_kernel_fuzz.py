# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The search for what the kernel does wrong: a sample of it, and that it finds what is wrong and writes it down."""

import json
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.state import CardPlay
from tests import kernel_cases, kernel_fuzz, kernel_play, kernel_solver
from tests.both_ways import both_ways
from tests.kernel_cases import Trial, try_case
from tests.kernel_fuzz import Found, replay, search
from tests.open_table import Layout, SlowTable, layout_of, odd_layout

DIES = "import os; print('[\"0f\", 3, []]', flush=True); os.abort()"
HANGS = 'import time; print(\'["01", 2, ["file"]]\', flush=True); time.sleep(600)'


def test_random_and_odd_positions_are_played_paid_judged_and_solved_as_they_must_be_compiled_or_not() -> None:
    """Where the kernel is not compiled here, that its sources find the same twice."""
    said = both_ways("tests.kernel_fuzz", "--deals", "6", "--seed", "5")
    one, other = (each.partition(", kernel")[0] for each in said)
    assert one == other
    assert one.startswith("6 deals, ")
    assert "0 findings" in one
    assert "not compiled" in said.uncompiled


def test_who_is_bound_to_give_the_card_that_the_pagat_takes_is_foreseen_to_give_it(tmp_path: Path) -> None:
    """Found by the search: it was foreseen to give it again and again, until there was no memory left."""
    assert not try_case(77, 1030, tmp_path).files


def test_what_is_tried_is_decided_by_seed_and_number_and_has_odd_positions_of_each_kind() -> None:
    tried = [trial for number in range(24) for trial in kernel_cases.trials(3, number)]
    again = [*kernel_cases.trials(3, 5)]
    assert [each.as_json() for each in again] == [each.as_json() for each in tried if each.seed.startswith("3/5")]
    assert {each.state.deal.game for each in tried} == {game.id for game in all_games()}
    layouts = [each.layout for each in tried if each.layout is not None]
    assert {each.check for each in tried} == {"deal", *kernel_cases.CHECKS}
    for odd in (
        lambda each: any(each.bound),
        lambda each: each.trick and each.tricks,
        lambda each: sum(each.hands).bit_count() <= 4,
        lambda each: sum(each.hands).bit_count() >= 40,
    ):
        assert any(odd(each) for each in layouts)


def test_cards_that_lie_anyhow_have_each_card_once_and_hands_of_one_size() -> None:
    state = _some_state()
    for seed in range(200):
        layout = odd_layout(state.play_rules, Random(seed))
        laid = [*layout.trick, *(place for trick in layout.tricks for place in trick)]
        assert sum(layout.hands) | sum(1 << place for place in laid) < 1 << len(state.pack.cards)
        assert (
            sum(map(int.bit_count, layout.hands)) + len(laid)
            == (sum(layout.hands) | sum(1 << each for each in laid)).bit_count()
        )
        sizes = [hand.bit_count() for hand in layout.hands]
        for number in range(len(layout.trick)):
            sizes[(layout.leader + number) % len(sizes)] += 1
        assert len(set(sizes)) == 1
        assert all(not bound & ~hand for bound, hand in zip(layout.bound, layout.hands, strict=True))


def _some_state() -> CardPlay:
    state = next(each.state for each in kernel_cases.trials(3, 5) if each.layout is not None)
    assert isinstance(state, CardPlay)
    return state


def test_a_layout_is_the_same_after_it_was_written() -> None:
    state = _some_state()
    for layout in (layout_of(state), odd_layout(state.play_rules, Random(4))):
        assert Layout.from_json(json.loads(json.dumps(layout.as_json()))) == layout


def _one_more(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *arguments: function(*arguments) + 1


WRONG: dict[str, tuple[object, str, object]] = {
    "deal": (kernel_play, "agree", lambda *_: False),
    "play": (SlowTable, "legal", lambda _: 0),
    "payment": (kernel_cases, "paid", lambda *_: ()),
    "heuristic": (SlowTable, "legal", lambda _: 0),
    "solver": (kernel_solver, "counted", _one_more(kernel_solver.counted)),
}


@pytest.mark.parametrize("check", WRONG)
def test_each_check_finds_what_is_wrong_and_what_is_written_down_can_be_tried_again(
    check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder, name, wrong = WRONG[check]
    with monkeypatch.context() as patched:
        patched.setattr(holder, name, wrong)
        files = [file for number in (0, 5) for file in try_case(3, number, tmp_path).files]
        written = {file: json.loads(file.read_text()) for file in files}
        (file, *_) = [file for file in files if written[file]["check"] == check]
        assert written[file]["wrong"].startswith("DifferenceError: ")
        assert replay(file) is not None
        assert kernel_fuzz.main(["--replay", str(file)]) == 1
    assert replay(file) is None
    assert kernel_fuzz.main(["--replay", str(file)]) == 0


def test_what_raises_anything_else_is_written_down_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Trial) -> None:
        raise ZeroDivisionError("over")

    monkeypatch.setattr(Trial, "run", fail)
    (first, *_), case = try_case(3, 0, tmp_path).files, try_case(3, 0, tmp_path)
    assert json.loads(first.read_text())["wrong"] == replay(first) == "ZeroDivisionError: over"
    assert case.trials == len(case.files) == len([*tmp_path.iterdir()]) / 2


@pytest.mark.parametrize(("code", "wrong"), [(DIES, "its process ended with "), (HANGS, "it did not end within 5 s")])
def test_a_deal_at_which_the_process_dies_or_never_ends_is_a_finding_and_the_search_goes_on(
    code: str, wrong: str
) -> None:
    begun: list[int] = []

    def command(number: int) -> list[str]:
        begun.append(number)
        return [sys.executable, "-I", "-S", "-c", code]

    *_, found = islice(search(command, 7, silence=5), 3)
    assert begun == [7, 9]
    assert found.deals == 3
    (told,) = (each for each in found.findings if each.startswith("deal"))
    assert told.startswith(f"deal 8: {wrong}")
    assert told.endswith("; try it again: --first 8 --deals 1")
    assert ("file" in found.findings) == (code == HANGS)


def test_what_was_found_is_told_in_a_line() -> None:
    assert Found(2, 30, 255, ["one"]).told().startswith("2 deals, 30 trials, 1 finding, 00000000000000ff, kernel ")
    assert "0 findings" in Found().told()
