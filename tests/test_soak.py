# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the soak command, and proof that it notices."""

import pytest

from kartenspiel.model.game import Game, State
from tests import soak
from tests.controller.dealt import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_deals_with_random_rules_keep_every_invariant(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--deals", "60", "--game", game.id, "--seed", "1"]) == 0
    assert capsys.readouterr().out == "60 deals, 0 faults\n"


def test_what_must_never_be_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(State, "allows", lambda _state, move: move.do != "play")
    assert soak.main(["--deals", "5", "--game", "russbach"]) == 1
    assert "BrokenInvariantError: what is offered is allowed: Play(" in capsys.readouterr().out
