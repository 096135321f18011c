# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command that adds a game: what it makes can be played, passes what every game must, and is translated."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import new_game
from kartenspiel.games import descriptions
from tests.facts import letter

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("kartenspiel", "packaging", "i18n", "tests", "pyproject.toml")
GAME, TITLE, GERMAN = "four_aces", "Four aces", "Vier Asse"
WITH_ITS_DATA = (
    "tests/controller/test_record.py",
    "tests/test_baseline.py",
    "tests/games/test_card_facts.py",
    "tests/model/test_payoff.py",
)
"""Tests of every game that need what the command has made for them; `tests/new_game` asks the others."""


def run(checkout: Path, *command: str) -> str:
    """Run a Python program in a copy of the repository, and return what it prints."""
    around = os.environ | {"PYTHONPATH": os.pathsep.join([str(checkout), str(checkout / "packaging")])}
    ran = subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=around,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def with_game(kind: str, made: Path) -> Path:
    """Make a copy of the repository, and add a game there."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, made / name, ignore=shutil.ignore_patterns("*.qm"))  # what is compiled still fits
        else:
            shutil.copy(source, made / name)
    told = run(made, "packaging/new_game.py", GAME, TITLE, "--german", GERMAN, "--like", kind)
    assert told.startswith(f"{TITLE} can be played; its clauses are F1 and so on.")
    return made


@pytest.mark.parametrize("kind", new_game.KINDS)
def test_what_is_added_is_played_translated_and_has_all_that_its_tests_need(kind: str, tmp_path: Path) -> None:
    checkout = with_game(kind, tmp_path)
    played = run(checkout, "-m", "kartenspiel", "simulate", GAME, "--deals", "3", "--seed", "1", "--players", "easy")
    (checkout / "records").write_text(played, encoding="utf-8")
    assert run(checkout, "-m", "kartenspiel", "check", "records") == "ok 3\n"
    told = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *WITH_ITS_DATA, "-k", GAME)
    assert "passed" in told
    assert "skipped" not in told
    assert run(checkout, "packaging/rules_pages.py", GAME) == ""
    assert german_of(checkout) > {GERMAN}
    assert names_left(checkout, new_game.pattern(kind)) == []


def german_of(checkout: Path) -> set[str]:
    """Return the German of the texts of the game; none of them is left without."""
    context = (checkout / "i18n/kartenspiel_de.ts").read_text(encoding="utf-8").partition(f">games.{GAME}<")[2]
    words = context.partition("</context>")[0]
    assert "unfinished" not in words
    return set(re.findall("<translation>(.*?)</translation>", words))


def names_left(checkout: Path, kind: new_game.Names) -> list[str]:
    """Return where a file of the game has a name of the one that it began as."""
    files = [
        *(checkout / "kartenspiel/games" / GAME).glob("*.py"), checkout / f"kartenspiel/players/games/{GAME}.py",
        *(checkout / "i18n/rules").glob(f"{GAME}.*"), *(checkout / "tests/data").rglob(f"{GAME}*"),
    ]  # fmt: skip
    assert len(files) > 10
    texts = {file: file.read_text(encoding="utf-8").lower() for file in files}
    names = [name.lower() for name in (kind.id, kind.type, kind.title, kind.german)]
    return [f"{file}: {name}" for file, text in texts.items() for name in names if name in text]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Four Aces", TITLE], "ID: “Four Aces” must be small letters"),
        (["russbach", TITLE], "ID: there is a game “russbach” already"),
        ([GAME, "{aces}"], "TITLE: “{aces}” must be words without quotes and braces"),
        ([GAME, TITLE, "--letter", "H"], "--letter: “H” must be one of "),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_written(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game.main(arguments) == 1
    assert capsys.readouterr().err.startswith(message.replace("“", '"').replace("”", '"'))
    assert not (ROOT / "kartenspiel/games" / GAME).exists()


def test_a_letter_of_clauses_that_another_game_has_is_refused() -> None:
    for game in descriptions():
        assert letter(game.id) in new_game.letters_taken()
        with pytest.raises(new_game.NewGameError):
            new_game.names_of(GAME, TITLE, GERMAN, letter(game.id))
