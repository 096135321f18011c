# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A sample of the soak command, and proof that it notices."""

import types

import pytest

from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat
from tests import damages, kills, soak
from tests.controller.dealt import GAMES
from tests.ui import window_soak


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_deals_with_random_rules_keep_every_invariant(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--deals", "60", "--game", game.id, "--seed", "1"]) == 0
    assert capsys.readouterr().out == "60 deals, 0 faults\n"


def test_what_must_never_be_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(CardPlay, "allows", lambda _state, move: move.do != "play")
    assert soak.main(["--deals", "5", "--game", "russbach"]) == 1
    assert "BrokenInvariantError: what is offered is allowed: Play(" in capsys.readouterr().out


def test_deals_count_that_were_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = []

    def one(*arguments: object) -> Succession:
        played.append(arguments)
        return Succession(Seat(0), {}, (), over=True)

    monkeypatch.setattr(soak, "one_deal", one)
    assert soak.main(["--deals", "7", "--game", "russbach"]) == 0
    assert capsys.readouterr().out == "7 deals, 0 faults\n"
    assert len(played) == 7


@pytest.mark.parametrize("command", [soak, kills, damages, window_soak], ids=lambda command: command.__name__)
def test_no_command_is_content_with_nothing(command: types.ModuleType) -> None:
    number = "--deals" if command in (soak, window_soak) else "--count"
    with pytest.raises(SystemExit, match="2"):
        command.main([number, "0"])
