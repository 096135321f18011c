# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is announced at a table of Rußbach is made more often than not, over a fixed number of deals."""

from collections.abc import Sequence
from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.moves import Announce
from kartenspiel.players.base import player_named
from kartenspiel.players.levels import PlayOuts, SearchPlayer
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Player, Question
from tests.players.seating import dealt, played

SPOKEN_BY_MEDIUM = (16, 94, 102, 122)
"""The deals of the first 150 in which the medium level announces anything."""
SPOKEN = (2, 16, 41)
"""The deals of the first sixty in which the announcer does."""


class Announcer(Player):
    """Speaks as the strong level does, in a smaller number of imagined deals, and plays as medium does."""

    name = "announcer"

    def __init__(self) -> None:
        self._speaking = SearchPlayer(self.name, PlayOuts(deals=24, prior=0.0), work=0)
        self._playing = player_named("medium")

    def consider(self, question: Question, rng: Random) -> Opinion:
        announcing = any(isinstance(choice, Announce) for choice in question.choices)
        return (self._speaking if announcing else self._playing).consider(question, rng)


@pytest.mark.parametrize(("player", "deals"), [(player_named("medium"), SPOKEN_BY_MEDIUM), (Announcer(), SPOKEN)])
def test_what_is_announced_is_made_more_often_than_not(player: Player, deals: Sequence[int]) -> None:
    made: list[bool] = []
    for seed in deals:
        end = played(dealt(game_named("russbach"), seed), [player] * 4, seed)
        outcome = end.outcome
        assert outcome is not None
        paid = [(item.id, seat) for item in outcome.items for seat in item.to]
        made.extend((move.what, move.seat) in paid for move in end.log if isinstance(move, Announce))
    assert len(made) > 1
    assert sum(made) > len(made) / 2
