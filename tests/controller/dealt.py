# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals of any game for tests: at random moments, and as records."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.protocol import TIME_MS
from kartenspiel.controller.simulation import SimulationPlan, simulate
from kartenspiel.games import all_games
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.options import HouseRules
from kartenspiel.players.base import player_named

EXAMPLES: Final = Path(__file__).resolve().parents[1] / "data" / "examples"
GAMES: Final = {game.id: game for game in all_games()}
Json = dict[str, Any]


def start(game: Game, rng: Random, rules: HouseRules | None = None) -> State:
    """A freshly dealt deal."""
    rules = rules or game.house_rules()
    return game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))


def states(game: Game, rng: Random, rules: HouseRules | None = None) -> Iterator[State]:
    """Every moment of a random deal, from the first to the last."""
    conductor = Conductor(start(game, rng, rules))
    yield conductor.state
    player = player_named("random")
    while asked := conductor.next_question():
        move = player.choose(asked[1], rng)
        conductor.answer(move)
        if move is not None:
            yield conductor.state


def records(game: Game, deals: int, seed: int, players: str = "random", rules: HouseRules | None = None) -> list[Json]:
    """Consecutive records of a simulated session, for whoever asks to change."""
    plan = SimulationPlan(game.id, rules or game.house_rules(), (players,), seed)
    return [json.loads(line) for line in _lines(plan, deals)]


@cache
def _lines(plan: SimulationPlan, deals: int) -> tuple[bytes, ...]:
    """Played once for all tests of a process that want the same."""
    return tuple(simulate(plan, deals, time_ms=TIME_MS))


def examples(game: Game, kind: str = "") -> Path:
    """The file of examples of a game; `kind` is ``.unfinished`` for those."""
    file = EXAMPLES / f"{game.id}{kind}.jsonl"
    if not file.exists():
        pytest.fail(f"{file} is missing: python tests/examples.py {game.id}")
    return file
