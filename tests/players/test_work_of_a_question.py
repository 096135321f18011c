# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How much work a card of the strong level takes, in calls of Python functions: the same on every machine."""

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean
from types import FrameType
from typing import Final

import pytest

from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.games import game_named
from kartenspiel.players.base import player_named
from kartenspiel.players.kernel.arrays import COMPILED
from kartenspiel.players.question import Player, Question
from tests.players.seating import dealt

MOST: Final = {
    "anrufen": (38_000, 58_000),
    "graden": (38_000, 54_000),
    "koenigrufen": (62_000, 250_000),
    "rufmariasch": (46_000, 78_000),
    "russbach": (31_000, 91_000),
    "zwanzigerrufen": (60_000, 191_000),
}
"""So many calls a card takes at most on the average, with the kernel compiled and not, where its own are calls too.

About a quarter more than was counted on Python 3.11.
"""
DEALS: Final = 3
APART: Final = 5
"""One card in so many is counted."""


def card_questions(game: str) -> Iterator[Question]:
    """Yield where the easy level may choose among cards and can say nothing, in a few deals."""
    easy = player_named("easy")
    for seed in range(DEALS):
        conductor = Conductor(dealt(game_named(game), seed))
        while (asked := conductor.next_question()) is not None:
            seat, question = asked
            if len(question.plays) > 1 and not question.statements:
                yield question
            conductor.answer(easy.choose(question, generator(1, seed, conductor.number, seat)))


def calls(player: Player, question: Question) -> int:
    """Return how many Python functions are called until a player has answered."""
    count = 0

    def called(_: FrameType, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        player.consider(question, Random(1))
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("game", MOST)
def test_a_card_of_the_strong_level_takes_no_more_calls_than_it_did(game: str) -> None:
    asked = [*card_questions(game)][::APART]
    assert len(asked) > DEALS
    assert fmean(calls(player_named("strong"), question) for question in asked) < MOST[game][not COMPILED]
