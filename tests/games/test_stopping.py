# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where a record may stop (A42, G23): exactly where all continuations, tried one by one, end alike."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Declare, Move, Pass
from kartenspiel.model.outcome import Outcome
from tests.walks import random_start, walk

CARDS_LEFT = 3
"""More would take too long where nothing is left out."""
SEEDS = (*range(12), 41, 52, 70, 75, 98, 109)
"""Behind the first dozen, deals in which it matters late what a card counts beside its rank."""


def all_ends(state: State) -> set[object]:
    """Return everything that may come of a deal."""
    if state.outcome is not None:
        return {settled(state.outcome)}
    assert state.turn is not None
    return set().union(*(all_ends(state.after(move)) for move in state.moves(state.turn) if isinstance(move, Move)))


def settled(outcome: Outcome) -> object:
    return outcome.payments, outcome.partner, outcome.contract


def opened(game: str, words: str, rng: Random) -> State:
    """Return a random deal in which these words were said first, by whoever was on turn."""
    state = random_start(game_named(game), rng)
    for word in words.split():
        assert state.turn is not None
        state = state.apply(Pass(state.turn) if word == "pass" else Bid(state.turn, word))
    return state


def late(state: State) -> bool:
    """Whether one of the last tricks is about to begin."""
    table = state.cards(state.deal.dealer)
    return bool(table.tricks) and not table.trick and 0 < max(map(len, table.hands)) <= CARDS_LEFT


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("game", "words"),
    [("anrufen", ""), ("anrufen", "simple pass pass"), ("graden", ""), ("graden", "pass pass pass pass")],
)
def test_a_record_may_stop_exactly_where_all_continuations_end_alike(game: str, words: str, seed: int) -> None:
    rng = Random(seed)
    for state in filter(late, walk(opened(game, words, rng), rng)):
        end, possible = state.cut_short(), all_ends(state)
        registered = isinstance(state.log[-1], Declare)
        allowed = getattr(state.deal.rules, "early_stop", True) and not registered
        assert (end is not None) == (allowed and len(possible) == 1)
        assert end is None or (end.outcome is not None and settled(end.outcome) in possible)
