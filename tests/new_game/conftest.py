# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A new game among the others, as long as a test lasts, and a window to play it in."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

import rules_pages
from kartenspiel import games
from kartenspiel.model.game import Game
from kartenspiel.players import games as judgements
from tests import facts
from tests.e2e.conftest import opened

__all__ = ["opened"]

HERE = Path(__file__).parent
GAMES = sorted(folder.name for folder in (HERE / "games").iterdir() if (folder / "game.py").exists())
"""The new games; each test is asked of all."""


@pytest.fixture(params=GAMES)
def unjudged(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A new game before there is a judgement for it."""
    look_also_in(games, HERE / "games", monkeypatch)
    monkeypatch.setattr(facts, "FACTS", HERE / "facts")
    monkeypatch.setattr(rules_pages, "CLAUSES", HERE / "clauses")
    forget()
    yield games.game_named(request.param)
    delete_windows()
    forget()


@pytest.fixture
def game(unjudged: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A new game with its judgement."""
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
        for game in GAMES:
            name = f"{package.__name__}.{game}"
            for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
                del sys.modules[module]
            vars(package).pop(game, None)
