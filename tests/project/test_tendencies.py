# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits what players tend to play, and the tables that it wrote."""

import re
from argparse import ArgumentParser
from pathlib import Path
from random import Random

import pytest

import tendencies
from deals import records
from kartenspiel.controller.record import line, record_as_json
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.players import tendencies as tables
from kartenspiel.players.base import player_named
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import in_play
from kartenspiel.players.kernel.card_play import position_of
from tests.controller.dealt import GAMES
from tests.players.seating import dealt, played

WRITTEN = sorted(Path(tables.__file__).parent.glob("[a-z]*.py"))


@pytest.fixture(scope="module")
def ends() -> list[State]:
    """Some deals that the easy level has played against itself."""
    return [played(dealt(GAMES["russbach"], seed), [player_named("easy")] * 4, seed) for seed in range(12)]


@pytest.fixture
def file(ends: list[State], tmp_path: Path) -> Path:
    """The records of these deals."""
    path = tmp_path / "deals.jsonl"
    path.write_bytes(b"".join(line(record_as_json(end, further={"players": ["easy"] * 4})) for end in ends))
    return path


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_a_table_is_as_the_program_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    fitted = re.search(r"fitted to (.*?)\.\n", text, re.DOTALL)
    assert fitted
    assert tendencies.module_text(tendencies.table_of(path.stem), path.stem, fitted[1]) == text


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_every_table_is_used(path: Path) -> None:
    assert judgements()[path.stem].tendencies is tendencies.table_of(path.stem)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.stem)
def test_a_table_has_a_weight_for_every_class_in_every_context(path: Path) -> None:
    table, none = tendencies.table_of(path.stem), tendencies.equal_tendencies()
    assert [len(each) for each in table.classes] == [len(each) for each in none.classes]
    assert [len(each) for each in table.heights] == [len(each) for each in none.heights]
    assert len(table.alike) == len(table.lowest) == len(table.highest) == len(none.alike)


def test_the_same_records_give_the_same_table_by_which_the_choices_are_less_of_a_surprise(file: Path) -> None:
    found = list(tendencies.choices(tendencies.deals(records(ArgumentParser(), [str(file)]))))
    fits = [tendencies.Fit(tendencies.equal_tendencies()) for _ in range(2)]
    for fit in fits:
        fit.run(found)
    assert fits[0].table == fits[1].table
    none = tendencies.equal_tendencies()
    assert tendencies.surprise(fits[0].table, found) < tendencies.surprise(none, found) - 0.1


def test_the_table_says_what_it_was_fitted_to(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tendencies, "ROOT", tmp_path)
    (tmp_path / "kartenspiel/players/tendencies").mkdir(parents=True)
    assert tendencies.main(["fit", str(file), "--first", str(file)]) == 0
    text = (tmp_path / "kartenspiel/players/tendencies/russbach.py").read_text(encoding="utf-8")
    assert re.search(r"fitted to (\d+ choices in 12 deals of easy),\nthen to \1\.\n", text)
    assert "bits a choice" in capsys.readouterr().out


def test_a_likelihood_that_tells_nothing_is_worth_no_bits_and_one_that_knows_the_deal_many(ends: list[State]) -> None:
    def tells_nothing(state: State, seat: Seat) -> tendencies.Likelihood:
        del state, seat
        return lambda _: 0.25

    def knows(state: State, seat: Seat) -> tendencies.Likelihood:
        del seat
        true = position_of(in_play(state), Seat(0)).hands
        return lambda hands: 1.0 if list(hands) == true else 1e-6

    assert tendencies.bits(ends[0], tells_nothing, Random(1)) == pytest.approx(0)
    assert (tendencies.bits(ends[0], knows, Random(1)) or 0) > 3


def test_records_of_two_games_are_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = played(dealt(GAMES["graden"], 1), [player_named("easy")] * 4, 1)
    with file.open("ab") as stream:
        stream.write(line(record_as_json(other)))
    with pytest.raises(SystemExit):
        tendencies.main(["measure", str(file)])
    assert "must be of one game" in capsys.readouterr().err
