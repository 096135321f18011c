# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""All games have the same rooms, so that who knows one knows all; `docs/new-game.md` says what is in which."""

import re
from pathlib import Path
from typing import Final

import pytest

import new_game

ROOT: Final = Path(__file__).resolve().parents[2]
TOLD: Final = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
GAMES: Final = sorted(
    file.parent
    for folder in (ROOT / "kartenspiel/games", new_game.PATTERNS / "games")
    for file in folder.glob("*/__init__.py")
)
REQUIRED: Final = frozenset({"__init__", "rules", "play", "settlement", "words", "game"})
OPTIONAL: Final = frozenset({
    "states", "bidding", "auction", "speaking", "talon", "contracts", "bonuses", "cards", "sides", "playing_rules",
    "early_end", "public", "imagining", "lessons", "pad",
})  # fmt: skip
MOST: Final = 13
"""More files nobody surveys at a glance."""


def rooms(game: Path) -> set[str]:
    """Return the modules and packages of a game by their names."""
    return {entry.stem for entry in game.iterdir() if entry.suffix == ".py" or (entry / "__init__.py").exists()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_rooms_of_all_games_and_no_other(game: Path) -> None:
    assert rooms(game) >= REQUIRED
    assert rooms(game) <= REQUIRED | OPTIONAL, "docs/new-game.md names the rooms of a game"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_room_of_a_game_is_a_hall(game: Path) -> None:
    for folder in (game, *(entry for entry in game.iterdir() if entry.is_dir() and entry.name != "lessons")):
        assert len(list(folder.glob("*.py"))) <= MOST, folder


def test_the_handbook_says_what_is_in_each_room() -> None:
    table = TOLD.partition("## The files")[2].partition("## ")[0]
    told = set(re.findall(r"`(?:kartenspiel/games/<id>/)?(\w+)(?:\.py|/)?`", table))
    assert told >= REQUIRED | OPTIONAL
