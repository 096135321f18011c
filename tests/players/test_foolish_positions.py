# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Foolish plays that the upper levels leave alone, in positions kept as data: one of each kind that people told of.

`packaging/players/foolish_positions.py` found most of them: others played so there.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

import pytest

from kartenspiel.controller.checking import replay_moves
from kartenspiel.controller.record import record_from_json
from kartenspiel.model.moves import from_json
from kartenspiel.players.base import player_named
from tests.players.seating import question

POSITIONS: Final = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "data" / "foolish.jsonl").read_text("utf-8").splitlines()
]
TOLD: Final = {
    "Pagat under", "Pagat to Sküs", "queen given", "king led", "Mond kept", "ruffed high", "no bird", "low Kontra",
    "thin Dreier", "strong passed",
}  # fmt: skip


def name_of(position: Mapping[str, object]) -> str:
    return f"{position['game']}-{position['kind']}"


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("position", POSITIONS, ids=name_of)
def test_what_looks_foolish_is_left_alone(position: Mapping[str, object], level: str) -> None:
    state = replay_moves(record_from_json(position))
    foolish = position["foolish"]
    assert isinstance(foolish, list)
    assert state.turn is not None
    moves = [from_json(move, state.deal.seats) for move in foolish]
    asked = question(state, state.turn)
    assert set(moves) < set(asked.choices)
    assert player_named(level).choose(asked, Random(1)) not in moves


def test_there_is_a_position_of_every_kind_that_people_told_of() -> None:
    assert {position["kind"] for position in POSITIONS} >= TOLD
