# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Many play-outs at once end as one after the other, can be stopped, and let other threads run meanwhile."""

import threading
import time
from collections.abc import Iterator

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.pack import places_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.games import judgements
from kartenspiel.players.heuristic import Heuristic
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.kernel.valuer import Valuer
from kartenspiel.players.layouts import Layouts, lay_out
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SEED = 5


def laid_out(game: Game, seed: int) -> Iterator[tuple[Heuristic, Position, Valuer]]:
    """Yield moments of a random deal of a game in which a card is to be played, laid out."""
    judgement = judgements()[game.id]
    for state in positions(game, seed):
        if isinstance(state, CardPlay) and state.turn is not None:
            worth = judgement.worth_of_endings(state, Seat(1))
            assert worth is not None
            yield *lay_out(judgement, state, state.turn), Valuer(worth)


@GAMES
def test_play_outs_at_once_are_worth_what_they_are_one_after_the_other(game: Game) -> None:
    compared = 0
    for seed in range(4):
        for heuristic, table, valuer in laid_out(game, seed):
            before, places = (table.hands, table.tricks, table.trick, table.turn), [*places_of(table.legal())]
            values = []
            for place in places:
                played = table.copy()
                played.lay(place)
                while played.left:
                    heuristic.play_out(played)
                values.append(valuer.value(played))
            assert valuer.values(heuristic.play_outs(table, places)) == values
            assert (table.hands, table.tricks, table.trick, table.turn) == before
            compared += len(places)
    assert compared > 50


@GAMES
def test_a_card_laid_tells_which_may_be_laid_next_until_none_is_left(game: Game) -> None:
    for _, table, _ in laid_out(game, SEED):
        stepped, legal, laid = table.copy(), table.legal_places(), 0
        while legal:
            assert legal == [*places_of(stepped.legal())]
            legal, laid = stepped.lay_on(legal[-1]), laid + 1
        assert laid == sum(hand.bit_count() for hand in table.hands)
        assert not stepped.left


def test_a_raised_flag_stops_play_outs() -> None:
    heuristic, table, _ = next(laid_out(next(iter(all_games())), SEED))
    flag = StopFlag()
    assert sum(table.random_play_outs(10, SEED, flag)) > 0
    assert heuristic.play_outs(table, table.legal_places(), flag).numbers[0] > 0
    flag.set()
    assert sum(table.random_play_outs(10, SEED, flag)) == 0
    assert not any(heuristic.play_outs(table, table.legal_places(), flag).numbers)


def test_a_flag_raised_by_another_thread_ends_a_batch_at_once() -> None:
    _, table, _ = next(laid_out(next(iter(all_games())), SEED))
    flag, raised = StopFlag(), [0.0]

    def raise_it() -> None:
        raised[0] = time.perf_counter()
        flag.set()

    timer = threading.Timer(0.05, raise_it)
    timer.start()
    table.random_play_outs(1_000_000_000, SEED, flag)  # for minutes, were it not stopped
    late = time.perf_counter() - raised[0]
    timer.join()
    assert late < 1


@GAMES
def test_where_play_goes_on_after_any_card_no_deal_ends_and_nobody_speaks(game: Game) -> None:
    judgement, looked_at = judgements()[game.id], 0
    for seed in range(30):
        for state in positions(game, seed):
            if isinstance(state, CardPlay) and state.turn is not None and judgement.goes_on(state):
                plays = [move for move in state.moves(state.turn) if isinstance(move, Play)]
                after = [state.after(play) for play in plays]
                assert not any(each.over or judgement.speaks(each) for each in after)
                looked_at += len(plays)
    assert looked_at > 200


@GAMES
def test_moments_in_which_the_same_is_at_stake_share_what_weighs_their_cards(game: Game) -> None:
    judgement, layouts = judgements()[game.id], Layouts()
    states = [state for state in positions(game, SEED) if isinstance(state, CardPlay) and state.turn is not None]
    found = [layouts.lay_out(judgement, state, state.turn or Seat(0))[0] for state in states]
    for heuristic, state in zip(found, states, strict=True):
        alike = [
            each for each, other in zip(found, states, strict=True) if judgement.terms(other) == judgement.terms(state)
        ]
        assert all(each is heuristic for each in alike)
    worths = [judgement.worth_of_endings(state, Seat(1)) for state in states]
    assert all(layouts.valuer(worth) is layouts.valuer(worth) for worth in worths if worth is not None)
