# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules do today what they did when the baseline was made, and a changed rule is noticed."""

import json

import pytest

from kartenspiel.controller.checking import all_moves
from kartenspiel.model.game import Game
from tests import baseline
from tests.controller.dealt import GAMES

DATA = json.loads(baseline.DATA.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_records_and_counts_are_those_of_the_baseline(game: Game) -> None:
    assert game.id in DATA, f"there is no baseline of {game.id} yet: python tests/baseline.py --write {game.id}"
    assert dict(baseline.parts(game)) == DATA[game.id]


def test_one_move_more_or_less_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "all_moves", lambda state: list(all_moves(state))[:6])
    assert baseline.counts(GAMES["graden"]) != DATA["graden"][f"sequences of {baseline.DEPTH} moves"]
