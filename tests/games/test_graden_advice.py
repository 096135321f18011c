# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the opponents of a Plauderer tell one another rests on what lies face up (G25)."""

from random import Random

import pytest

from kartenspiel.games import game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import State
from kartenspiel.model.moves import Bid, Join, Move, Pass
from kartenspiel.model.seats import Seat, all_seats

GAME = game_named("graden")


def chosen(state: State, rng: Random, *, joins: bool) -> Move:
    """Let forehand bid Plauderer, somebody join where that is wanted, and play by chance."""
    assert state.turn is not None
    choices = [choice for choice in state.moves(state.turn) if isinstance(choice, Move)]
    wanted: list[Move] = [each for each in choices if isinstance(each, Bid) and each.bid == "plauderer"]
    wanted += [each for each in choices if isinstance(each, Join)] if joins else []
    passing = [each for each in choices if isinstance(each, Pass)]
    return rng.choice(wanted or passing or choices)


def moments(seed: int, *, joins: bool) -> list[State]:
    """Return the moments of a Plauderer before each card."""
    rng, rules = Random(seed), GAME.house_rules()
    state = GAME.start(deal_at_random(GAME, rules, first_of_session(GAME, rules, rng), rng))
    found = []
    while not state.over:
        found.append(state)
        state = state.apply(chosen(state, rng, joins=joins))
    return found


def plauderers(state: State) -> set[Seat]:
    return {move.seat for move in state.log if isinstance(move, Bid | Join)}


@pytest.mark.parametrize("joins", [False, True])
def test_only_who_lies_open_may_ask_and_only_when_a_card_is_his_to_play(*, joins: bool) -> None:
    for seed in range(10):
        for state in moments(seed, joins=joins):
            open_now = bool(state.cards(Seat(0)).tricks) and state.turn not in plauderers(state)
            for seat in all_seats(4):
                assert GAME.words.may_ask_advice(state.observe(seat)) == (open_now and seat == state.turn)


@pytest.mark.parametrize("joins", [False, True])
def test_a_hidden_card_named_in_a_reason_is_with_those_who_play_the_plauderer(*, joins: bool) -> None:
    reasons = set()
    for seed in range(30):
        for state in moments(seed, joins=joins):
            assert state.turn is not None
            seen = state.observe(state.turn)
            for move in seen.moves if GAME.words.may_ask_advice(seen) else ():
                assert isinstance(move, Move)
                reason = GAME.words.advice(move, seen)
                assert reason is not None
                reasons.add(reason.source)
                higher = reason.args.get("higher")
                if isinstance(higher, Card):
                    assert any(higher in state.deal.hands[seat] for seat in plauderers(state))
    assert len(reasons) == 7
