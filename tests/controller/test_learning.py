# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Learning what words are worth: the same examples from the same seed, whoever plays, and whatever breaks it off."""

import importlib.util
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from kartenspiel.controller import learning, learning_command
from kartenspiel.controller.learning import CLOSED, LearningPlan, decisions, learn
from kartenspiel.controller.learning_command import ExamplesError, check_apart, examples_of, report
from kartenspiel.controller.output import Interruptions
from kartenspiel.controller.sharing import Workers
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import as_json

GAME = "zwanzigerrufen"
DEALS = 2 * CLOSED


def plan(seed: int = 5, game: str = GAME) -> LearningPlan:
    return LearningPlan(game, game_named(game).house_rules(), seed)


def collect(path: Path, deals: int, seed: int = 5, *, seeded: bool = True) -> None:
    with Interruptions() as interruptions, closing(examples_of(plan(seed), path, seeded=seeded)) as examples:
        examples.collect(deals, interruptions, workers=None, step=lambda: None)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("learning") / "examples.jsonl"
    collect(path, DEALS)
    return path.read_bytes()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_words_are_paid_with_open_hands_in_every_deal_and_with_closed_hands_in_some(game: Game) -> None:
    for number in range(1, CLOSED + 1):
        for decision in decisions(plan(game=game.id), number):
            assert 1 < len(decision.words) == len(decision.open) == len(decision.closed)
            tried = sum(paid is not None for paid in decision.closed)
            assert tried == (min(len(decision.words), 3) if number == CLOSED else 0)
            assert decision.rule < 2  # the quietest, or the first after it


def test_other_words_than_those_of_the_judgement_are_explored(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = [decisions(plan(), number) for number in range(1, CLOSED)]
    monkeypatch.setattr(learning, "EXPLORED", 0.0)
    assert [decisions(plan(), number) for number in range(1, CLOSED)] != usual


def test_learning_that_was_broken_off_goes_on_to_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "examples.jsonl"
    collect(path, 2)
    with path.open("ab") as file:
        file.write(b'{"deal": 3, "deci' + b"." * 200_000)  # as after a power failure
    collect(path, DEALS, seed=99, seeded=False)  # who gives no seed goes on with that of the file
    assert path.read_bytes() == whole
    collect(path, DEALS - 1)
    assert path.read_bytes() == whole


def test_workers_find_the_same(whole: bytes) -> None:
    with ThreadPoolExecutor(2) as executor:
        found = list(learn(plan(), range(1, DEALS + 1), workers=Workers(executor, lambda: 2, str)))
    lines = [json.loads(line) for line in whole.splitlines()[1:]]
    written = [json.loads(json.dumps([decision.as_json() for decision in deal])) for deal in found]
    assert written == [line["decisions"] for line in lines]


def test_examples_of_another_plan_or_damaged_ones_are_refused_and_kept(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "examples.jsonl"
    path.write_bytes(whole)
    with pytest.raises(
        ExamplesError, match="no examples of this game, seed, house rules and version; name another file"
    ):
        collect(path, DEALS, seed=6)
    first, second, third, *_ = whole.splitlines(keepends=True)
    for damaged, problem in (
        (first + third, "line 2: deal"),
        (first + second.replace(b'"stake": ', b'"stake": "x', 1), "line 2"),
        (first + b"{}\n" + second, "line 2: deal"),
        (first + second.replace(b'"stake": ', b'"stake": 1' + b"0" * 400, 1), "line 2"),
    ):
        path.write_bytes(damaged)
        with pytest.raises(ExamplesError, match=f"{problem}.*name another file for --examples"):
            collect(path, DEALS)
        assert path.read_bytes() == damaged


def test_the_report_tells_worth_and_payment_and_weights_are_a_module(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "examples.jsonl", tmp_path / "weights.py"
    path.write_bytes(whole)
    with closing(examples_of(plan(), path, seeded=True)) as examples:
        pass
    assert list(report(examples, DEALS, out, 0.25))[-1].startswith("too few deals to learn from")
    assert not out.exists()
    monkeypatch.setattr(learning_command, "HELD_BACK", 1)
    monkeypatch.setattr(learning_command, "_FEWEST", 1)
    told = list(report(examples, DEALS, out, 0.25))
    assert told[0].endswith(f" decisions in {DEALS} deals")
    assert any(line.startswith("kontra game ") for line in told)
    text = out.read_text("utf-8")
    assert f"kartenspiel learn {GAME} --deals {DEALS} --seed 5 --margin 0.25``." in text
    spec = importlib.util.spec_from_file_location("weights_of_a_test", out)
    assert spec is not None and spec.loader is not None  # noqa: PT018 - they go together
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.LEARNED.rules == as_json(plan().rules)
    assert module.LEARNED.weights


@pytest.mark.parametrize("content", [b"my notes", b"line one\nmy last line", b'{"seed": "' + b"1" * 5000 + b'"}\n'])
def test_a_file_that_has_something_else_is_refused_and_keeps_every_byte(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    with pytest.raises(ExamplesError, match="name another file for --examples"):
        collect(path, 1, seeded=False)
    assert path.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["notes"]


def test_two_commands_do_not_write_the_same_examples(tmp_path: Path) -> None:
    path = tmp_path / "examples.jsonl"
    with closing(examples_of(plan(), path, seeded=True)), pytest.raises(ExamplesError, match="wait for it"):
        collect(path, 1)
    collect(path, 1)


def test_weights_do_not_take_the_place_of_examples(tmp_path: Path) -> None:
    path = tmp_path / "examples.jsonl"
    check_apart(path, tmp_path / "weights.py")
    with pytest.raises(ExamplesError, match="is named for --examples and --out"):
        check_apart(path, tmp_path / "there" / ".." / "examples.jsonl")


def test_the_order_of_sets_does_not_change_what_is_learned(tmp_path: Path) -> None:
    found = []
    for number in "12":
        path = tmp_path / number
        command = [
            sys.executable,
            "-m",
            "kartenspiel",
            "learn",
            GAME,
            "--deals",
            "2",
            "--seed",
            "5",
            "--examples",
            str(path),
        ]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": number}, capture_output=True)
        found.append(path.read_bytes())
    assert found[0] == found[1]


def test_a_full_disk_is_told_and_learning_goes_on_from_there_to_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    path, limit = tmp_path / "examples.jsonl", len(whole) // 2
    small_disk = (
        "import resource, sys; from kartenspiel.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit})); sys.exit(main(sys.argv[1:]))"
    )
    command = ["learn", GAME, "--deals", str(DEALS), "--seed", "5", "--examples", str(path)]
    ended = subprocess.run([sys.executable, "-c", small_disk, *command], check=False, capture_output=True, text=True)
    assert ended.returncode != 0
    assert "cannot read or write" in ended.stderr
    assert len(path.read_bytes()) <= limit
    collect(path, DEALS)
    assert path.read_bytes() == whole
