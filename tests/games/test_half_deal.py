# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A game with a call from half a hand can have another pack and other hands: here 24 cards, two before the call."""

from random import Random
from typing import ClassVar, Final

import pytest

from kartenspiel.games import game_named
from kartenspiel.games.rufmariasch.rules import RufmariaschRules
from kartenspiel.model.aceten import DEAL_POINTS, PACK_24, RANKS_24
from kartenspiel.model.calling.half_deal import HalfDeal
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Call, LayAwayChoice, Move
from kartenspiel.model.options import house_rules
from kartenspiel.players.base import player_named
from kartenspiel.players.question import Question
from tests.imagined import imagining

GAME: Final = game_named("rufmariasch")


@house_rules
class ShortRules(RufmariaschRules):
    """Six cards each, of which two come before the call."""

    half_deal: ClassVar[HalfDeal] = HalfDeal(RANKS_24, batch=2, hand=6)


def begun(seed: int, **options: object) -> State:
    rng, rules = Random(seed), ShortRules(**options)  # type: ignore[arg-type]
    return GAME.start(deal_at_random(GAME, rules, first_of_session(GAME, rules, rng), rng))


def one_of(state: State, rng: Random) -> Move:
    """Return a move of the seat on turn."""
    assert state.turn is not None
    move = rng.choice(state.moves(state.turn))
    assert not isinstance(move, LayAwayChoice)
    return move


def test_forehand_sees_the_first_batch_and_can_call_every_card_of_the_pack() -> None:
    state = begun(1)
    forehand = state.deal.forehand
    assert [len(hand) for hand in state.observe(forehand).cards.hands] == [2] * 4
    calls = [move for move in state.moves(forehand) if isinstance(move, Call)]
    assert {call.card for call in calls} == {*PACK_24}


def test_a_card_of_ones_own_is_one_of_the_first_batch() -> None:
    state = begun(1, call_own_card="forbidden")
    own = state.deal.hands[state.deal.forehand]
    called = {move.card for move in state.moves(state.deal.forehand) if isinstance(move, Call)}
    assert called == {*PACK_24} - {*own[:2]}


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_is_played_to_its_last_trick_and_imagined_at_every_step(seed: int) -> None:
    rng = Random(seed)
    state = begun(seed, called_card_scope="first_batch", call_own_card="forbidden")
    while state.turn is not None:
        seen = state.observe(state.turn)
        imagined = imagining(GAME, seen)(rng)
        assert imagined.observe(state.turn) == seen
        assert {card for hand in imagined.deal.hands for card in hand} == {*PACK_24}
        state = state.after(one_of(state, rng))
    outcome = state.outcome
    assert outcome is not None
    assert (len(outcome.tricks), sum(outcome.card_points), sum(outcome.payments)) == (6, DEAL_POINTS, 0)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_players_call_and_play_in_it(level: str) -> None:
    player, state = player_named(level), begun(3)
    while state.turn is not None:
        question = Question(state.observe(state.turn), state.moves(state.turn), may_pass=False)
        move = player.choose(question, Random(5))
        assert move is not None
        state = state.after(move)
    assert state.outcome is not None
