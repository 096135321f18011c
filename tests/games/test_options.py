# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""House rules do what they say: every value makes a difference somewhere, and what is declared idle makes none."""

from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.options import specs
from tests.breadth import WIDE
from tests.effects import Session, values_without_effect, with_value
from tests.walks import random_rules

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SESSIONS = 400
"""Enough for what hardly ever happens; in most games a few show all."""
SEEDS = 8 if WIDE else 4


@GAMES
def test_every_value_of_every_house_rule_changes_something_or_is_declared_without_effect(game: Game) -> None:
    never = {spec.id for spec in specs(game.house_rules) if not spec.open or _is_always_idle(game, spec.id)}
    left = values_without_effect(game, SESSIONS, but=never)
    assert left == set(), "nothing reads these, or nothing comes of it"


def _is_always_idle(game: Game, option: str) -> bool:
    rng = Random(1)
    return all(option in random_rules(game, rng).without_effect() for _ in range(20))


@GAMES
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_house_rule_that_is_declared_without_effect_has_none(game: Game, seed: int) -> None:
    rules = random_rules(game, Random(seed))
    session = Session(game, rules, seed)
    for spec in specs(game.house_rules):
        if spec.id in rules.without_effect():
            others = (with_value(rules, spec.id, value) for value in spec.values)
            assert not any(session.differs(other) for other in others if other.conflict() is None), spec.id
