# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is entered on the score pad of a deal brings what the deal brought."""

from collections import deque
from random import Random

import pytest

from kartenspiel.games import all_games, pad_of
from kartenspiel.model.game import Game, State
from kartenspiel.model.pad.score_pad import Entered, entered
from kartenspiel.model.text import english
from tests.pad_answers import answers, blank
from tests.walks import random_rules, start_with, walk

GAMES = all_games()


def played_to_the_end(game: Game, seed: int) -> State:
    """A random deal by random rules, cut short where the rules may do that."""
    rng = Random(f"pad {game.id} {seed}")
    return deque(walk(start_with(game, random_rules(game, rng), rng), rng), maxlen=1).pop()


def enter(state: State) -> Entered:
    return entered(pad_of(state.deal.game), blank(state.deal), answers(state))


@pytest.mark.parametrize("seed", range(150))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_deal_that_is_entered_pays_what_it_paid(game: Game, seed: int) -> None:
    state = played_to_the_end(game, seed)
    outcome, found = state.outcome, enter(state)
    assert outcome is not None
    told = [english(problem.text) for problem in found.problems], [field.id for field in found.missing]
    assert found.outcome is not None, told
    assert found.outcome.payments == outcome.payments
    assert found.outcome.money == outcome.money
    assert found.outcome.context == outcome.context
    assert found.outcome.played is outcome.played
    assert (found.outcome.contract, found.outcome.declarer, found.outcome.partner) == (
        outcome.contract, outcome.declarer, outcome.partner,
    )  # fmt: skip
    assert found.outcome.conclusion.winners == outcome.conclusion.winners
