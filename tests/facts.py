# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests have to know of each game and cannot work out: `tests/data/games`, a file for each."""

import tomllib
from pathlib import Path
from typing import Any, Final, Literal

import pytest

import rules_pages
from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, to_text

FACTS: Final = Path(__file__).resolve().parent / "data/games"

Feature = Literal["choices_before_cards", "payments_as_data", "secret_partner"]
"""What not every game has; ``has`` of its file lists what a game has of it."""


def games_with(feature: Feature) -> list[Game]:
    """Return the games that have this."""
    return [game for game in all_games() if feature in _facts(game).get("has", ())]


def _facts(game: Game) -> dict[str, Any]:
    file = FACTS / f"{game.id}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def card_points(game: Game, rules: HouseRules) -> int:
    """Return what all cards of the pack count together, or cost, 0 where none does; who does not say it fails."""
    facts = _facts(game)
    if "card_points" not in facts:
        file = FACTS / f"{game.id}.toml"
        pytest.fail(f"{file} does not say what all cards of {game.id} count together, as “card_points = 0”")
    found: int = facts["card_points"]
    for option, points in facts.get("card_points_with", {}).items():
        found = points.get(to_text(getattr(rules, option)), found)
    return found


def letter(game: str) -> str:
    """Return the letter with which the clauses of a game begin."""
    return min(rules_pages.clauses_of(game).stated)[0]
