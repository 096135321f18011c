# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The program that fits what hands of Zwanzigerrufen are worth."""

from pathlib import Path

import pytest

import zwanziger_worths
from kartenspiel.players.games.zwanzigerrufen import weights as zwanziger_weights


def made(printed: str) -> dict[str, object]:
    """Return the names of a module that was printed."""
    names: dict[str, object] = {}
    exec(compile(printed, "weights", "exec"), names)  # noqa: S102 - our own program's
    return names


def lines_but_numbers(module: str) -> list[str]:
    """Return the lines of a module of weights without what differs from fit to fit."""
    return [line.split(": ")[0].split(" --deals")[0] for line in module.splitlines() if not line.startswith("normal ")]


def test_the_weights_of_zwanzigerrufen_are_printed_as_the_module_that_has_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert zwanziger_worths.main(["--deals", "2", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    fitted = made(printed)["WEIGHTS"]
    assert isinstance(fitted, dict)
    sizes = {contract: len(weights) for contract, weights in zwanziger_weights.WEIGHTS.items()}
    assert {contract: len(weights) for contract, weights in fitted.items()} == sizes
    assert lines_but_numbers(printed) == lines_but_numbers(Path(str(zwanziger_weights.__file__)).read_text("utf-8"))
