# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The count of what became of cards that were kept."""

from pathlib import Path

import pytest

import kept
from foolish import Position
from kartenspiel.controller.record import line, written
from kartenspiel.model.cards import card
from kartenspiel.model.moves import Call
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.controller.dealt import GAMES
from tests.players.seating import dealt, filled, played


def test_a_card_is_counted_by_what_is_better_and_what_is_held_below() -> None:
    state = filled("russbach", ["HA HT SA CT C7 DT SK S9"]).apply(Call(Seat(0), card("HK")))
    position = Position(state)
    kinds = {"HA": "best, trump", "SA": "best, side", "CT": "guarded, side", "DT": "bare, side", "C7": "lesser, side"}
    for code, named in kinds.items():
        assert kept.kind(position, position.thumb.place(card(code))) == named


def test_what_took_a_trick_also_came_to_its_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    players = [player_named("random")] * 4
    ends = [played(dealt(GAMES["zwanzigerrufen"], seed), players, seed) for seed in range(3)]
    file.write_bytes(b"".join(line(written(end, seed=1)) for end in ends))
    assert kept.main([str(file)]) == 0
    rows = [text.rsplit(maxsplit=5) for text in capsys.readouterr().out.splitlines() if text.endswith("%")]
    assert rows
    for _, count, won, _, saved, _ in rows:
        assert int(count) > 0
        assert 0 <= float(won) <= float(saved) <= 100
