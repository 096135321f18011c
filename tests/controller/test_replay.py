# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Answers taken back, and deals gone through again: the same moments, the same moves, and what each seat has seen."""

import dataclasses
import json
from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

import pytest

from kartenspiel.controller import record
from kartenspiel.controller.checking import states_in
from kartenspiel.controller.conductor import Conductor, generator
from kartenspiel.controller.moment import Moment, moments_of, states_of
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record, RecordError
from kartenspiel.controller.replay import steps_seen
from kartenspiel.controller.sitting import Step
from kartenspiel.games import all_games
from kartenspiel.model.game import Game, State
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.players.base import player_named
from tests.walks import positions, random_start

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
PEOPLE = pytest.mark.parametrize("people", [(), (Seat(1),)], ids=["players", "person"])
DEALS = range(3)
"""Seeds of random deals with random house rules."""


def play_on(conductor: Conductor, seed: int) -> Conductor:
    """Let chance answer to the end of the deal, each question by numbers that depend on the moves alone."""
    player = player_named("random")
    while asked := conductor.next_question():
        seat, question = asked
        conductor.answer(player.choose(question, generator(seed, 1, len(conductor.state.log), seat)))
    return conductor


def begun(game: Game, seed: int, people: Collection[Seat] = ()) -> Conductor:
    return Conductor(random_start(game, Random(seed)), people)


def recorded(state: State) -> Record:
    return record.read_record(json.dumps(record.record_as_json(state)))


def seed_with_polls(game: Game) -> int:
    """Return the seed of a deal in which somebody was asked out of turn and kept silent, if the game knows that."""
    return next((seed for seed in range(20) if kept_silent(play_on(begun(game, seed), seed).moments)), 0)


def kept_silent(moments: Sequence[Moment]) -> bool:
    return any(before.state.log == after.state.log for before, after in pairwise(moments))


@GAMES
@PEOPLE
def test_from_every_point_to_which_one_goes_back_the_same_moves_come_again(
    game: Game, people: tuple[Seat, ...]
) -> None:
    seed = seed_with_polls(game)
    conductor = play_on(begun(game, seed, people), seed)
    moments, written = conductor.moments, record.record_as_json(conductor.state)
    assert kept_silent(moments) == any(moment.state.poll_point for moment in moments)
    for place in range(len(moments) - 2, -1, -1):
        while len(conductor.moments) > place + 1:
            left = conductor.take_back()
            assert left == moments[len(conductor.moments)]
        assert conductor.moments == moments[: place + 1]
        play_on(conductor, seed)
        assert conductor.moments == moments
    assert record.record_as_json(conductor.state) == written


@GAMES
@PEOPLE
def test_a_record_has_the_moments_of_its_deal_and_shows_each_seat_what_it_saw(
    game: Game, people: tuple[Seat, ...]
) -> None:
    for seed in DEALS:
        conductor = begun(game, seed, people)
        states = [conductor.state]
        steps = {
            seat: [Step(None, None, conductor.state.observe(seat))] for seat in all_seats(conductor.state.deal.seats)
        }
        while asked := conductor.next_question():
            seat, question = asked
            before = conductor.state
            move = player_named("random").choose(question, generator(seed, 1, len(before.log), seat))
            after = conductor.answer(move)
            if after is before:
                continue
            states.append(after)
            for eyes, told in steps.items():
                masked = None if move is None else after.mask_move(move, eyes)
                told.append(Step(before.observe(eyes), masked, after.observe(eyes)))
        again = list(PlayedDeal(recorded(conductor.state)).moments(people))
        assert again == list(conductor.moments)
        assert [moment.state for moment in again if moment.state in states] == [moment.state for moment in again]
        for eyes, told in steps.items():
            assert list(steps_seen(again, eyes)) == told


@GAMES
def test_a_deal_taken_up_again_can_be_taken_back_to_its_beginning(game: Game) -> None:
    for seed in DEALS:
        first = begun(game, seed)
        while len(first.state.log) < 6 and (asked := first.next_question()):
            seat, question = asked
            move = player_named("random").choose(question, generator(seed, 1, len(first.state.log), seat))
            first.answer(move)
        again = Conductor(first.state)
        assert again.moments == first.moments
        while len(again.moments) > 1:
            again.take_back()
        assert play_on(again, seed).moments == play_on(begun(game, seed), seed).moments


@GAMES
def test_whatever_the_order_in_which_seats_spoke_the_states_are_those_of_the_record(game: Game) -> None:
    for seed in range(10):
        walked = positions(game, seed)
        states = [walked[0], *(after for before, after in pairwise(walked) if after.log != before.log)]
        again = PlayedDeal(recorded(walked[-1])).moments()
        told = [moment.state for moment in again if not moment.silent]
        assert [state.log for state in told if state.log] == [state.log for state in states if state.log]
        assert told[-1] == states[-1]
        assert all(moment.silent <= set(moment.statements) for moment in again)


def test_a_replay_comes_as_far_as_the_moves_are_legal() -> None:
    game = all_games()[0]
    end = play_on(begun(game, 1), 1)
    body = record.record_as_json(end.state)
    moves = body["moves"]
    assert isinstance(moves, list)
    moves[5] = moves[4]
    seen: list[Moment] = []
    replayed = moments_of(states_in(record.record_from_json(body)))
    with pytest.raises(RecordError) as error:
        seen.extend(replayed)
    assert error.value.move == 5
    assert len(seen[-1].state.log) == 5
    assert seen == list(end.moments[: len(seen)])


def test_taking_back_makes_a_late_answer_known_for_one_and_ends_at_the_deal() -> None:
    conductor = begun(all_games()[0], 1)
    with pytest.raises(IndexError, match="nothing has been answered"):
        conductor.take_back()
    asked = conductor.next_question()
    assert asked is not None
    number = conductor.number
    conductor.answer(player_named("random").choose(asked[1], Random(1)))
    answered = conductor.moments[-1]
    assert conductor.take_back() == answered
    assert conductor.next_question() == asked
    assert conductor.number > number + 1


def test_the_states_of_a_log_are_those_that_it_went_through() -> None:
    conductor = play_on(begun(all_games()[0], 2), 2)
    states = list(states_of(conductor.moments[0].state, conductor.state.log))
    assert [len(state.log) for state in states] == list(range(len(conductor.state.log) + 1))
    assert list(moments_of(states)) == list(conductor.moments)


@GAMES
def test_with_all_hands_open_a_seat_sees_what_each_holds_and_nothing_else_is_otherwise(game: Game) -> None:
    moments = play_on(begun(game, 1), 1).moments
    closed = list(steps_seen(moments, Seat(0)))
    opened = list(steps_seen(moments, Seat(0), all_open=True))
    assert len(opened) == len(closed)
    for before, step in pairwise(opened):
        assert step.before is before.after
    states = {id(moment.state): moment.state for moment in moments}.values()
    for state, shut, step in zip(states, closed, opened, strict=True):
        for seat in all_seats(state.deal.seats):
            assert step.after.cards.hands[seat] == state.cards(seat).hands[seat]
        cards = dataclasses.replace(step.after.cards, hands=shut.after.cards.hands)
        assert dataclasses.replace(step.after, cards=cards) == shut.after
        assert step.move == shut.move
