# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the examples of a new game are made."""

from pathlib import Path

import pytest

from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import Game
from kartenspiel.model.options import specs
from tests import examples


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_each_flag_is_on_and_off_somewhere_however_chance_has_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "random_rules", lambda game, _rng: game.house_rules())
    usual, *others = examples.rule_sets(game)
    assert usual == game.house_rules()
    assert len(others) == examples.COUNT - 1
    assert all(rules.conflict() is None for rules in others)
    for spec in specs(game.house_rules):
        if spec.type == "bool":
            assert {getattr(rules, spec.id) for rules in (usual, *others)} == {*spec.values}


def test_examples_that_are_there_are_made_anew_only_where_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(examples, "EXAMPLES", tmp_path)
    file = examples.file_of(game_named("russbach"))
    assert examples.main(["russbach"]) == 0
    made = file.read_bytes()
    file.write_bytes(b"by hand\n")
    assert examples.main(["russbach"]) == 1
    assert capsys.readouterr().err == f"{file} is there already; --write makes it anew\n"
    assert file.read_bytes() == b"by hand\n"
    assert examples.main(["--write", "russbach"]) == 0
    assert file.read_bytes() == made
