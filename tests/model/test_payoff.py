# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A payoff pays what the settlement pays, in every game that has one."""

from collections import Counter
from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.ending import Ending
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.position import position_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from tests.walks import positions

DEALS = 60
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def ending_of(state: CardPlay, rng: Random) -> Ending:
    """The ending of a deal that is played on at random, all hands open, without any state."""
    table = position_of(state, state.turn or 0)
    laid = []
    while table.left:
        place = rng.choice([*places_of(table.legal())])
        laid.append((table.turn, place))
        table.lay(place)
    return state.ending_after(laid, table.winners)


@GAMES
def test_an_ending_is_paid_as_the_settlement_pays_it(game: Game) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DEALS):
        rng = Random(seed)
        moments = [state for state in positions(game, seed) if isinstance(state, CardPlay) and state.turn is not None]
        for state in rng.sample(moments, min(3, len(moments))):
            if state.payoff is None:
                pytest.skip("its payments are not given as data")
            for _ in range(4):
                ending = ending_of(state, rng)
                outcome = state.settle(ending)
                assert state.payoff.payments(ending) == outcome.payments
                seen["endings"] += 1
                seen["paid"] += any(outcome.payments)
    assert seen["paid"] > DEALS
