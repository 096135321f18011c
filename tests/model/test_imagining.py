# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals are imagined in bounded time, and where none fits the nearest is told."""

import ast
import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kartenspiel
from kartenspiel.games import all_games, game_named
from kartenspiel.model import imagining
from kartenspiel.model.game import Imaginer, State
from kartenspiel.model.imagining import NoFitError, first_fitting, several
from kartenspiel.model.seats import all_seats
from kartenspiel.players.games import judgements
from kartenspiel.players.rollout import worlds
from tests.controller.dealt import start
from tests.walks import positions


def dealt(number: int) -> State:
    return start(game_named("russbach"), Random(number))


def imaginer_of(states: Iterator[State | None]) -> Imaginer:
    """An imaginer that draws these one after the other, then always the last."""
    last = dealt(0)
    return lambda _: first_fitting(lambda: next(states, None), lambda: last)


def test_the_first_deal_that_fits_is_taken() -> None:
    wanted = dealt(1)
    assert imaginer_of(iter((None, None, wanted, dealt(2))))(Random(0)) is wanted


def test_after_so_many_tries_the_nearest_deal_is_told() -> None:
    tried: list[int] = []
    nearest = dealt(1)
    with pytest.raises(NoFitError, match=f"none of {imagining.TRIES} deals") as caught:
        first_fitting(lambda: tried.append(1), lambda: nearest)
    assert caught.value.nearest is nearest
    assert len(tried) == imagining.TRIES


def test_where_none_fits_any_more_those_found_come_again() -> None:
    one, two = dealt(1), dealt(2)
    assert several(imaginer_of(iter((one, two))), 5, Random(0)) == [one, two, one, two, one]


def test_where_none_fits_at_all_the_nearest_comes_as_often_as_asked() -> None:
    assert several(imaginer_of(iter(())), 3, Random(0)) == [dealt(0)] * 3


def test_the_nearest_deal_shows_the_same_cards_and_players_think_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "TRIES", 0)
    asked = Counter[str]()
    for game, seed in itertools.product(all_games(), range(6)):
        for state in positions(game, seed)[1:-1:5]:
            for seat in all_seats(state.deal.seats):
                seen = state.observe(seat)
                try:
                    nearest = game.imaginer(seen)(Random(seed))
                except NoFitError as error:
                    nearest = error.nearest
                    asked[game.id] += 1
                again = nearest.observe(seat)
                assert (again.dealt, again.talon, again.cards) == (seen.dealt, seen.talon, seen.cards)
                assert again.log == seen.log
                if game.id in judgements():
                    assert len(worlds(judgements()[game.id], seen, 3, Random(seed))) == 3
    assert len(asked) > 1, "in some games words tell of whole hands"


def test_nothing_that_imagines_draws_without_end() -> None:
    root = Path(kartenspiel.__file__).parent
    files = [root / "model" / "sampling.py", *root.glob("model/**/imagin*.py"), *root.glob("games/**/imagin*.py")]
    assert len(files) > 1
    for file in files:
        loops = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.While)]
        endless = [loop for loop in loops if isinstance(loop.test, ast.Constant)]
        assert not endless, file
