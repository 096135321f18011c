# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""At the duplicate table a strong player has the same cards, and the others go on as they did while he does."""

import pytest

from kartenspiel.controller import duplicate_table
from kartenspiel.controller.duplicate_table import play_duplicate
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_as_json, record_from_json
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Player
from tests.breadth import WIDE, each_once, every_other
from tests.controller.dealt import GAMES, records

SEAT = Seat(0)


@each_once(game=every_other(GAMES.values()))
def test_the_duplicate_is_a_whole_deal_alike_until_the_seat_does_otherwise(game: Game) -> None:
    for body in records(game, 2 if WIDE else 1, 4, "random"):
        record = record_from_json(body)
        table = play_duplicate(PlayedDeal(record), SEAT)
        assert table == play_duplicate(PlayedDeal(record), SEAT)
        state = record.start
        for move in table.moves:
            state = state.apply(move)
        end = state.cut_short(seen_by_all=True) or state
        assert end.outcome is not None
        assert (end.outcome.payments, end.outcome.contract) == (table.payments, table.contract)
        written = record_as_json(end)["moves"]
        assert isinstance(written, list)
        alike = next((at for at, (a, b) in enumerate(zip(written, record.moves, strict=False)) if a != b), None)
        assert alike is None or table.parted is not None
        if table.parted is not None:
            assert written[: table.parted] == record.moves[: table.parted]


def test_the_others_play_by_their_level_and_boldness_and_whoever_is_not_known_as_the_strong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[str] = set()

    def named(name: str) -> Player:
        asked.add(name)
        return player_named("random")

    monkeypatch.setattr(duplicate_table, "player_named", named)
    players = [{"level": None}, {"level": "easy"}, {"level": "medium", "boldness": "daring"}, {"level": "gone"}]
    record = record_from_json({**records(GAMES["russbach"], 1, 4, "random")[0], "players": players})
    play_duplicate(PlayedDeal(record), SEAT)
    assert asked == {"strong", "easy", "daring-medium"}
