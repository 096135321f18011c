# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests have to know of each game and cannot work out: `tests/data/games`, a file for each."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

import rules_pages
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules, to_text

FACTS: Final = Path(__file__).resolve().parent / "data/games"


def card_points(game: Game, rules: HouseRules) -> int:
    """Return what all cards of the pack count together, or cost, 0 where none does; who does not say it fails."""
    file = FACTS / f"{game.id}.toml"
    if not file.exists():
        pytest.fail(f"{file} is missing: it says what all cards of {game.id} count together, as “card_points = 0”")
    facts = tomllib.loads(file.read_text(encoding="utf-8"))
    found: int = facts["card_points"]
    for option, points in facts.get("card_points_with", {}).items():
        found = points.get(to_text(getattr(rules, option)), found)
    return found


def letter(game: str) -> str:
    """Return the letter with which the clauses of a game begin."""
    return min(rules_pages.clauses_of(game).stated)[0]
