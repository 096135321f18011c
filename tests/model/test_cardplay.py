# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The rules of card play made of laws do what the states of every game do."""

from random import Random
from typing import Any

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from tests.walks import random_start, walk

GAMES = {game.id: game for game in all_games()}
DEALS = 60


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_laws_and_states_agree_on_random_positions(game: Game) -> None:
    compared = tricks = refused = 0
    for seed in range(DEALS):
        rng = Random(f"{game.id} {seed}")
        before: Any = None
        for state in walk(random_start(game, rng), rng):
            played: Any = state
            if not hasattr(played, "play_rules"):
                continue
            rules = played.play_rules
            if before is not None and len(played.winners) > len(before.winners):
                assert rules.takes(played.tricks[-1]) == played.winners[-1]
                tricks += 1
            before = played
            turn = state.turn
            if turn is None or getattr(played, "leading", None) is not None:
                continue
            if hasattr(played, "face_down") and played.face_down()[turn] is not None:
                continue
            hand = played.hands[turn]
            legal = [move.card for move in state.moves(turn) if isinstance(move, Play)]
            assert sorted(rules.legal(turn, hand, played.trick)) == legal
            compared += 1
            for card in hand:
                refusal = rules.refusal(turn, card, hand, played.trick)
                assert (refusal is None) == (card in legal)
                if refusal is not None:
                    assert refusal == state.refusal(Play(turn, card))
                    refused += 1
    assert compared > 5 * DEALS
    assert tricks > DEALS
    assert refused > DEALS
