# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What an answer is called, and how exactly a mean of payments is told."""

from fractions import Fraction
from random import Random

import pytest

from kartenspiel.controller.answer_words import answer_named, mean_payment
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cards import card
from kartenspiel.model.game import Game
from kartenspiel.model.moves import LayAway, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text
from tests.controller.dealt import start


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_mean_is_told_to_a_quarter_and_a_large_one_only_where_it_must_be_exact(game: Game) -> None:
    seen = start(game, Random(1)).observe(Seat(0))
    cents = game.unit(seen.rules) == "cent"
    assert mean_payment(-3.2, seen).value == (Fraction(-3) if cents else Fraction(-13, 4))
    assert mean_payment(12.3, seen).value == 12
    assert mean_payment(12.3, seen, exact=True).value == (12 if cents else Fraction(49, 4))


def test_cards_are_called_by_themselves_and_no_answer_by_what_it_means() -> None:
    seen = start(game_named("russbach"), Random(1)).observe(Seat(0))
    ace, king = card("HA"), card("HK")
    assert answer_named(Play(Seat(0), ace), seen) == ace
    assert answer_named(LayAway(Seat(0), (ace, None, king)), seen) == (ace, king)
    silence = answer_named(None, seen)
    assert isinstance(silence, Text)
    assert silence.source == "say nothing"
