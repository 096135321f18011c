# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal would have paid had nobody raised anything, in every game."""

from collections.abc import Iterator
from random import Random

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Kontra
from kartenspiel.model.outcome import Outcome
from tests.walks import random_start, start_with, step

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def ends(game: Game, count: int, *, usual: bool) -> Iterator[State]:
    """Yield deals of random moves played to their end, with the usual house rules or with any."""
    for seed in range(count):
        rng = Random(f"raises {game.id} {seed}")
        state = start_with(game, game.house_rules(), rng) if usual else random_start(game, rng)
        while not state.over:
            state = state.after(step(state, rng))
        yield state


def outcomes(end: State) -> tuple[Outcome, Outcome]:
    """Return how a deal ended, and how without raises."""
    found, without = end.outcome, end.without_raises().outcome
    assert found is not None
    assert without is not None
    return found, without


def raised(end: State) -> bool:
    """Whether anybody raised anything."""
    return any(isinstance(move, Kontra) for move in end.log)


@GAMES
def test_where_nobody_raises_nothing_is_taken_out(game: Game) -> None:
    quiet = [end for end in ends(game, 80, usual=False) if not raised(end)]
    assert quiet
    for end in quiet:
        found, without = outcomes(end)
        assert without.payments == found.payments or included_a_kontra(end)


def included_a_kontra(end: State) -> bool:
    """Whether an announcement of the deal raised the game (Z27)."""
    return bool(getattr(getattr(end, "speech", None), "kontra_included", False))


@GAMES
def test_without_raises_sums_are_zero_and_all_but_payments_stays(game: Game) -> None:
    for end in ends(game, 80, usual=False):
        found, without = outcomes(end)
        assert sum(without.payments) == 0
        assert without.contract == found.contract
        assert (without.declarer, without.partner) == (found.declarer, found.partner)
        assert (without.tricks, without.card_points) == (found.tricks, found.card_points)
        assert end.without_raises().without_raises() == end.without_raises()
        assert end.without_raises().log == end.log


@GAMES
def test_no_item_is_worth_more_without_raises_and_each_goes_to_the_same(game: Game) -> None:
    for end in ends(game, 80, usual=True):
        found, without = outcomes(end)
        pairs = list(zip(found.items, without.items, strict=True))
        for item, other in pairs:
            assert (item.id, item.to, item.payers) == (other.id, other.to, other.payers)
            assert 0 <= other.value <= item.value


@GAMES
def test_a_game_in_which_one_can_raise_pays_less_without(game: Game) -> None:
    heard = [outcomes(end) for end in ends(game, 150, usual=True) if raised(end)]
    if heard:
        assert any(found.payments != without.payments for found, without in heard)


def test_some_games_have_raises_and_some_have_none() -> None:
    with_raises = {game.id for game in all_games() if any(raised(end) for end in ends(game, 60, usual=True))}
    assert 0 < len(with_raises) < len(all_games())
