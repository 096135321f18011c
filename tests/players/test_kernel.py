# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The kernel plays by the rules of every game, and thinks the same whether it is compiled or not."""

import pytest

from kartenspiel.games import all_games
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import Game
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.kernel.payment import payer_of
from tests import kernel_payment, kernel_play
from tests.both_ways import both_ways
from tests.walks import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@GAMES
def test_the_kernel_allows_the_cards_that_the_rules_allow_and_gives_tricks_to_the_same_seats(game: Game) -> None:
    comparison = kernel_play.Comparison(game, 2)
    comparison.play(600)
    assert comparison.differences == []
    assert comparison.moves >= 600


def test_a_difference_is_noticed() -> None:
    game = next(iter(all_games()))
    state = next(state for state in positions(game, 1) if isinstance(state, CardPlay) and len(state.tricks) == 2)
    seat = state.turn or 0
    allowed = position_of(state, seat).legal()
    comparison = kernel_play.Comparison(game, 1)
    comparison.compare(state, position_of(state, seat), position_of(state, seat), seat, allowed)
    assert comparison.differences == []
    comparison.compare(state, position_of(state, seat), position_of(state, seat), seat, allowed & (allowed - 1))
    played_on = position_of(state, seat)
    played_on.lay(allowed.bit_length() - 1)
    comparison.compare(state, played_on, position_of(state, seat), seat, allowed)
    assert len(comparison.differences) == 2


@GAMES
def test_the_kernel_pays_endings_as_the_settlement_pays_them(game: Game) -> None:
    comparison = kernel_payment.Comparison(game, 2)
    comparison.pay(400)
    assert comparison.differences == []
    assert comparison.endings >= 400


def test_what_pays_is_used_by_one_alone_for_it_keeps_what_it_pays() -> None:
    state = next(state for state in positions(next(iter(all_games())), 1) if isinstance(state, CardPlay))
    assert state.payoff is not None
    assert payer_of(state.payoff) is not payer_of(state.payoff)


def test_an_ending_that_is_paid_otherwise_is_noticed() -> None:
    game = next(iter(all_games()))
    state = next(state for state in positions(game, 1) if isinstance(state, CardPlay) and state.turn is not None)
    table = position_of(state, state.turn or 0)
    while table.left:
        table.lay(table.legal_places()[0])
    comparison = kernel_payment.Comparison(game, 1)
    assert state.payoff is not None
    comparison.compare(table, payer_of(state.payoff), state.settle(table.ending).payments)
    assert comparison.differences == []
    comparison.compare(table, payer_of(state.payoff), state.settle(table.ending).payments[::-1])
    assert len(comparison.differences) == 1


@pytest.mark.parametrize(
    "command",
    [("tests.kernel_play", "--moves", "400"), ("tests.kernel_payment", "--endings", "100")],
    ids=lambda command: command[0],
)
def test_the_kernel_thinks_plays_and_pays_to_the_last_bit_the_same_compiled_or_not(command: tuple[str, ...]) -> None:
    """Where it is not compiled here, that the sources think the same twice."""
    said = both_ways(*command, "--seed", "3")
    one, other = ([line.split(", ")[:3] for line in each.splitlines()] for each in said)
    assert one == other
    assert len(one) == len(all_games())
    assert all("not compiled" in line for line in said.uncompiled.splitlines())
