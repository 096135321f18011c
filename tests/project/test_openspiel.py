# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""OpenSpiel's tarok beside our play-outs: here with something in its place that plays one card."""

import json
import sys
from pathlib import Path

import pytest

import openspiel

IN_ITS_PLACE = """
class State:
    def __init__(self, left=4): self.left = left
    def current_player(self): return 0
    def clone(self): return State(self.left)
    def legal_actions(self): return [0, 1]
    def apply_action(self, action): self.left -= 1
    def is_terminal(self): return self.left <= 0
    def returns(self): return [0.0]

class Game:
    def new_initial_state(self): return State()

class MCTSBot:
    def __init__(self, *_): pass
    def mcts_search(self, state): pass

def load_game(name, parameters): return {"tarok": Game()}[name]
def RandomRolloutEvaluator(count, seed): return None
"""


@pytest.fixture
def spiel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyspiel.py").write_text(IN_ITS_PLACE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.usefixtures("spiel")
def test_both_are_measured_in_turns_and_median_and_spread_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    shortly = ["russbach", "--seconds", "0.01", "--rounds", "3"]
    assert openspiel.main(shortly) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert "median of 3 rounds" in head
    ours = ["card by card", "card by card and paid", "many at once"]
    assert [line[:50].rstrip() for line in lines[:3]] == [f"Kartenspiel: russbach, {kind}" for kind in ours]
    assert len(lines) == 3 + 6
    assert all(line.startswith("OpenSpiel: ") for line in lines[3:])
    assert openspiel.main([*shortly, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [line[:50].rstrip() for line in lines] == list(found)
    assert all(len(rates) == 3 and min(rates) > 0 for rates in found.values())


def test_where_openspiel_is_not_installed_it_is_told_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ModuleNotFoundError('No module named pyspiel')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert openspiel.main(["russbach"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"openspiel.py: {sys.executable} cannot play OpenSpiel's tarok: ModuleNotFoundError")
    assert "pip install open_spiel" in said
    assert openspiel.main(["russbach", "--python", "/nowhere/python"]) == 1
    assert capsys.readouterr().err == "openspiel.py: /nowhere/python does not run: No such file or directory\n"
