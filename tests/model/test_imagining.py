# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals are imagined in bounded time, and where none fits the nearest is told."""

import ast
import itertools
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import kartenspiel
from kartenspiel.games import all_games, game_named
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game, ImaginedDeal, Imaginer, State
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.seats import all_seats
from kartenspiel.players import imagination
from kartenspiel.players.games import judgements
from kartenspiel.players.imagination import Imagination, NoFitError
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.rollout import worlds
from tests.controller.dealt import start
from tests.players.seating import imagined
from tests.walks import positions


def dealt(number: int) -> ImaginedDeal:
    state = start(game_named("russbach"), Random(number))
    return imagined(state)


class Listed(Imaginer):
    """Makes these one after the other; ``None`` does not fit.  The nearest is always the same."""

    hidden = (HiddenCards({0: 1}, [1]),)

    def __init__(self, *made: ImaginedDeal | None) -> None:
        self.made, self.tried = iter(made), 0
        self.last = dealt(0)

    def completed(self, meant: int, drawn: Sequence[int], rng: Random) -> ImaginedDeal | None:
        del meant, drawn, rng
        self.tried += 1
        return next(self.made, None)

    def nearest(self, drawn: Sequence[int], rng: Random) -> ImaginedDeal:
        del drawn, rng
        return self.last


def test_the_first_deal_that_fits_is_taken() -> None:
    wanted = dealt(1)
    assert Imagination(Listed(None, None, wanted, dealt(2))).draw(Random(0)) is wanted


def test_after_so_many_tries_the_nearest_deal_is_told() -> None:
    imagine = Listed()
    with pytest.raises(NoFitError, match=f"none of {imagination.TRIES} deals") as caught:
        Imagination(imagine).draw(Random(0))
    assert caught.value.nearest is imagine.last
    assert imagine.tried == imagination.TRIES


def test_where_none_fits_any_more_those_found_come_again() -> None:
    one, two = dealt(1), dealt(2)
    assert Imagination(Listed(one, two)).several(5, Random(0)) == [one, two, one, two, one]


def test_where_none_fits_at_all_the_nearest_comes_as_often_as_asked() -> None:
    imagine = Listed()
    assert Imagination(imagine).several(3, Random(0)) == [imagine.last] * 3


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_imagined_deal_has_the_cards_and_the_moves_of_its_state(game: Game) -> None:
    compared = 0
    for seed in range(6):
        for state in positions(game, seed)[1:-1:3]:
            for seat in all_seats(state.deal.seats):
                try:
                    found = Imagination(game.imaginer(state.observe(seat))).draw(Random(seed))
                except NoFitError as error:
                    found = error.nearest
                hands = tuple(found.dealt_to(each) for each in all_seats(state.deal.seats))
                made = found.state
                assert hands == made.deal.hands
                assert (made.deal, made.log) == (found.deal, found.log)
                assert made.public == found.public
                if isinstance(made, CardPlay) and made.turn is not None:
                    assert position_of(made, made.turn).hands == list(found.hands)
                    compared += bool(made.tricks)
    assert compared


def test_a_state_is_made_once_and_only_where_it_is_asked_for() -> None:
    state, made = start(game_named("russbach"), Random(1)), list[ImaginedDeal]()

    def make(deal: ImaginedDeal) -> State:
        made.append(deal)
        return state

    found = ImaginedDeal(state.deal, state.log, state.public, (), make)
    assert not made
    assert found.state is found.state is state
    assert made == [found]


def test_the_nearest_deal_shows_the_same_cards_and_players_think_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagination, "TRIES", 0)
    asked = Counter[str]()
    for game, seed in itertools.product(all_games(), range(6)):
        for state in positions(game, seed)[1:-1:5]:
            for seat in all_seats(state.deal.seats):
                seen = state.observe(seat)
                try:
                    nearest = Imagination(game.imaginer(seen)).draw(Random(seed)).state
                except NoFitError as error:
                    nearest = error.nearest.state
                    asked[game.id] += 1
                again = nearest.observe(seat)
                assert (again.dealt, again.talon, again.cards) == (seen.dealt, seen.talon, seen.cards)
                assert again.log == seen.log
                if game.id in judgements():
                    assert len(worlds(judgements()[game.id], seen, 3, Random(seed))) == 3
    assert len(asked) > 1, "in some games words tell of whole hands"


def test_nothing_that_imagines_draws_without_end() -> None:
    root = Path(kartenspiel.__file__).parent
    files = [root / "model" / "sampling.py", root / "players" / "kernel" / "dealing.py"]
    files += [file for room in ("model", "games", "players") for file in root.glob(f"{room}/**/imagin*.py")]
    assert len(files) > 1
    for file in files:
        loops = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.While)]
        endless = [loop for loop in loops if isinstance(loop.test, ast.Constant)]
        assert not endless, file
