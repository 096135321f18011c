# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Whoever leads is told to which trick: the first, the next, or the last, behind which there is none."""

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.narration import to_play_for
from kartenspiel.model.seats import Seat
from kartenspiel.model.table_cards import TableCards
from kartenspiel.model.text import english
from tests.walks import positions


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_nobody_leads_to_the_next_trick_where_it_is_the_first_or_the_last(game: Game) -> None:
    leads = 0
    for seed in range(1, 5):
        for state in positions(game, seed):
            if state.turn is None or not all(isinstance(each, Play) for each in state.moves(state.turn)):
                continue
            seen = state.observe(state.turn)
            asked = english(game.words.question(seen.moves, seen))
            if "You lead to the" in asked:
                leads += 1
                which = "last" if max(map(len, seen.cards.hands)) == 1 else "next" if seen.cards.tricks else "first"
                assert f"You lead to the {which} trick" in asked
    assert leads


def test_so_is_who_plays_for_a_dummy() -> None:
    hands = ((None,), (None,), (None,), (None,))
    assert english(to_play_for(Seat(2), TableCards(hands))) == "You lead to the last trick for seat 2."
    two = (None, None)
    assert english(to_play_for(Seat(2), TableCards((two, two, two, two)))) == "You lead to the first trick for seat 2."
