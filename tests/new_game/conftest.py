# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The new game among the others, as long as a test lasts, and a window to play it in."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from kartenspiel import games
from kartenspiel.model.game import Game
from kartenspiel.players import games as judgements
from tests.e2e.conftest import opened

__all__ = ["opened"]

HERE = Path(__file__).parent
GAME = "plain_tricks"


@pytest.fixture
def unjudged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The new game before there is a judgement for it."""
    look_also_in(games, HERE / "games", monkeypatch)
    forget()
    yield games.game_named(GAME)
    delete_windows()
    forget()


@pytest.fixture
def game(unjudged: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The new game with its judgement."""
    look_also_in(judgements, HERE / "judgements", monkeypatch)
    return unjudged


def delete_windows() -> None:
    """Delete the windows that were closed: they would ask for the game whenever Qt has something to tell them."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def look_also_in(package: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is in a folder be found as if it stood in the package."""
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])


def forget() -> None:
    """Let games and judgements be looked for anew."""
    for search in (games.all_games, games.descriptions, games._ids, games._game, judgements.judgements):  # noqa: SLF001 - to be found anew
        search.cache_clear()
    for package in (games, judgements):
        name = f"{package.__name__}.{GAME}"
        for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
            del sys.modules[module]
        vars(package).pop(GAME, None)
