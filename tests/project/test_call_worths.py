# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits what calls from a half-dealt hand are worth."""

import importlib
from pathlib import Path

import pytest

import call_worths


def lines_but_weights(module: str) -> list[str]:
    """Return the lines of a module of weights without what differs from fit to fit."""
    return [line.split(" --deals")[0] for line in module.splitlines() if not line.startswith("    ")]


@pytest.mark.parametrize("game", ["russbach", "rufmariasch"])
def test_weights_are_printed_as_the_module_that_has_them(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call_worths.main([game, "--deals", "4", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    names: dict[str, object] = {}
    exec(compile(printed, "weights", "exec"), names)  # noqa: S102 - our own program's
    kept = importlib.import_module(f"kartenspiel.players.games.{game}.weights")
    fitted = names["WEIGHTS"]
    assert isinstance(fitted, dict)
    assert {"trump low", "alone"} <= set(fitted) <= set(kept.WEIGHTS)
    assert lines_but_weights(printed) == lines_but_weights(Path(str(kept.__file__)).read_text("utf-8"))


def test_games_that_are_not_called_from_half_a_hand_are_refused() -> None:
    with pytest.raises(ValueError, match="graden is not called from half a hand"):
        call_worths.main(["graden", "--deals", "1"])
