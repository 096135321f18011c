# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""All programs that count records read them in the same way."""

import sys
from collections.abc import Callable, Sequence
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import foolish
import kept
import passed
import raises
import selfplay
import tendencies
from kartenspiel.games import all_games
from tests.controller.dealt import examples

Main = Callable[[Sequence[str]], int]
EXAMPLES = examples(all_games()[0])


def measure(arguments: Sequence[str]) -> int:
    return tendencies.main(["measure", *arguments])


def measure_first(arguments: Sequence[str]) -> int:
    return tendencies.main(["measure", str(EXAMPLES), *(f"--first={argument}" for argument in arguments)])


STRICT = [foolish.main, kept.main, passed.main, raises.main, measure, measure_first]
strict = pytest.mark.parametrize("main", STRICT, ids=lambda main: f"{main.__module__}.{main.__name__}")
every = pytest.mark.parametrize("main", [*STRICT, selfplay.main], ids=lambda main: f"{main.__module__}.{main.__name__}")


@every
def test_a_file_that_is_missing_is_named(main: Main, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([str(tmp_path / "gone.jsonl")])
    assert "gone.jsonl: No such file" in capsys.readouterr().err


@strict
def test_a_record_that_is_wrong_is_named_by_its_place(
    main: Main, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes(EXAMPLES.read_bytes().splitlines(keepends=True)[0] + b"no record\n")
    with pytest.raises(SystemExit, match="2"):
        main([str(file)])
    assert f"{file}:2: not JSON" in capsys.readouterr().err


@strict
@pytest.mark.parametrize("arguments", [["-"], []])
def test_records_come_from_the_standard_input(
    main: Main, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"no record\n")))
    if main is measure_first:
        arguments = ["-"]
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert "-:1: not JSON" in capsys.readouterr().err
