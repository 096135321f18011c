# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who is asked, when and what."""

from random import Random

import pytest

from kartenspiel.controller.conductor import Conductor, at_end, generator
from kartenspiel.controller.moment import is_among, states_of
from kartenspiel.games import all_games
from kartenspiel.model.cards import card
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.game import Game, State
from kartenspiel.model.moves import Announce, Call, Knock, Play, ThrowIn
from kartenspiel.model.options import from_json
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import Seat
from kartenspiel.players.base import player_named
from tests.games import zwanziger_table


def dealt(game: Game, seed: int) -> State:
    rules, rng = game.house_rules(), Random(seed)
    return game.start(deal_at_random(game, rules, first_of_session(game, rules, rng), rng))


def called() -> Conductor:
    """A deal of Rußbach dealt by seat 3: seat 0 has called and is to lead."""
    russbach = next(game for game in all_games() if game.id == "russbach")
    rules = from_json(russbach.house_rules, {"first_dealer": "seat_4"})
    rng = Random(5)
    conductor = Conductor(russbach.start(deal_at_random(russbach, rules, first_of_session(russbach, rules, rng), rng)))
    conductor.answer(Call(Seat(0), card("HA")))
    return conductor


def states_at_the_beginning(conductor: Conductor) -> State:
    """Return the state in which the deal of a conductor began."""
    deal = conductor.state.deal
    return next(game for game in all_games() if game.id == deal.game).start(deal)


def asked_seat(conductor: Conductor) -> Seat:
    asked = conductor.next_question()
    assert asked is not None
    return asked[0]


def polled_until_quiet(conductor: Conductor) -> list[Seat]:
    seats = []
    while (asked := conductor.next_question()) and asked[1].may_pass:
        seats.append(asked[0])
        conductor.answer(None)
    return seats


def test_everybody_is_polled_once_from_the_seat_on_turn_on() -> None:
    conductor = called()
    assert polled_until_quiet(conductor) == [0, 1, 2, 3]
    seat, question = conductor.next_question() or pytest.fail("nobody is asked to lead")
    assert seat == 0
    assert all(isinstance(choice, Play) for choice in question.choices)


def test_a_statement_lets_its_speaker_go_on_and_then_everybody_else_speak_again() -> None:
    conductor = called()
    conductor.answer(None)
    conductor.answer(None)
    conductor.answer(Announce(Seat(2), "hundred"))
    assert polled_until_quiet(conductor) == [2, 3, 0, 1]


def test_a_person_on_turn_is_asked_once_after_the_others() -> None:
    conductor = Conductor(called().state, people=[Seat(0)])
    assert polled_until_quiet(conductor) == [1, 2, 3]
    _, question = conductor.next_question() or pytest.fail("nobody is asked to lead")
    assert is_among(question.choices, Announce(Seat(0), "all"))
    assert any(isinstance(choice, Play) for choice in question.choices)


def test_a_deal_taken_up_again_asks_as_if_it_had_not_been_left() -> None:
    conductor = called()
    conductor.answer(None)
    conductor.answer(Announce(Seat(1), "hundred"))
    again = Conductor(conductor.state)
    assert polled_until_quiet(again) == polled_until_quiet(conductor) == [1, 2, 3, 0]


def test_who_is_on_turn_cannot_be_silent() -> None:
    conductor = called()
    polled_until_quiet(conductor)
    with pytest.raises(IllegalMoveError):
        conductor.answer(None)
    assert asked_seat(conductor) == 0


def test_who_was_silent_is_asked_again_before_anything_else_and_the_others_stay_silent() -> None:
    conductor = called()
    conductor.answer(None)
    conductor.answer(None)
    number, moments = conductor.number, len(conductor.moments)
    assert conductor.ask_again(Seat(0))
    assert conductor.number > number
    assert len(conductor.moments) == moments
    assert polled_until_quiet(conductor) == [0, 2, 3]


def test_of_who_is_just_being_asked_no_earlier_answer_is_taken_when_he_is_asked_again() -> None:
    conductor = called()
    assert asked_seat(conductor) == 0
    number = conductor.number
    assert conductor.ask_again(Seat(0))
    assert conductor.number > number
    assert asked_seat(conductor) == 0


def test_who_has_not_been_silent_yet_is_not_asked_before_others() -> None:
    conductor = called()
    conductor.answer(None)
    assert asked_seat(conductor) == 1
    number = conductor.number
    assert not conductor.ask_again(Seat(2))
    assert (asked_seat(conductor), conductor.number) == (1, number)


def test_who_must_move_is_not_asked_again() -> None:
    conductor = Conductor(called().state, people=[Seat(0)])
    polled_until_quiet(conductor)
    number = conductor.number
    assert not conductor.ask_again(Seat(0))
    assert conductor.number == number


@pytest.mark.parametrize("people", [(), (zwanziger_table.P3,)], ids=["a player", "a person"])
def test_a_cutter_who_must_also_throw_in_is_first_asked_only_whether_he_knocks(people: tuple[Seat, ...]) -> None:
    cutter = zwanziger_table.P3
    conductor = Conductor(zwanziger_table.start("", "", zwanziger_table.NO_TAROCK), people)
    seat, knocking = conductor.next_question() or pytest.fail("nobody is asked whether he knocks")
    assert (seat, knocking.choices, knocking.may_pass) == (cutter, (Knock(cutter),), True)
    conductor.answer(None)
    seat, throwing_in = conductor.next_question() or pytest.fail("nobody is asked to throw in")
    assert (seat, throwing_in.choices, throwing_in.may_pass) == (cutter, (ThrowIn(cutter),), False)


def test_answers_are_taken_back_one_by_one_and_none_before_the_first() -> None:
    conductor = Conductor(called().state)
    begun = Conductor(states_at_the_beginning(conductor))
    with pytest.raises(IndexError):
        begun.take_back()
    assert len(begun.moments) == 1
    begun.answer(conductor.state.log[0])
    begun.take_back()
    assert not begun.state.log
    assert asked_seat(begun) == 0


def test_only_who_can_say_something_may_speak() -> None:
    conductor = called()
    assert conductor.may_speak(Seat(1))
    polled_until_quiet(conductor)
    while conductor.state.turn is not None and not conductor.state.over:
        asked = conductor.next_question()
        assert asked is not None
        conductor.answer(None if asked[1].may_pass else asked[1].plays[0])
        if len(conductor.state.log) == 6:  # the call, a whole trick and a lead
            break
    assert not any(conductor.may_speak(Seat(seat)) for seat in range(4))


def test_only_the_seat_asked_may_answer() -> None:
    conductor = called()
    number = conductor.number
    move = Announce(Seat(2), "hundred")
    with pytest.raises(IllegalMoveError) as refused:
        conductor.answer(move)
    assert (asked_seat(conductor), conductor.number) == (0, number)
    assert conductor.refusal(move) == refused.value.refusal


def test_who_asks_why_not_changes_nothing() -> None:
    conductor = Conductor(dealt(all_games()[0], 1))
    asked = conductor.next_question()
    assert asked is not None
    before, move = (conductor.state, conductor.number), player_named("random").choose(asked[1], Random(0))
    assert move is not None
    assert conductor.refusal(move) is None
    assert (conductor.state, conductor.number) == before
    assert conductor.next_question() == asked


def test_nobody_plays_while_others_may_still_speak() -> None:
    conductor = called()
    lead = Play(Seat(0), conductor.state.deal.hands[0][0])
    assert conductor.state.allows(lead)
    with pytest.raises(IllegalMoveError):
        conductor.answer(lead)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(6))
def test_every_deal_comes_to_its_end_and_can_be_taken_up_anywhere(game: Game, seed: int) -> None:
    player = player_named("random")
    conductor = Conductor(dealt(game, seed))
    kept = conductor.state
    while asked := conductor.next_question():
        seat, question = asked
        assert question.seen == conductor.state.observe(seat)
        conductor.answer(player.choose(question, generator(seed, 0, len(conductor.state.log), seat)))
        if len(conductor.state.log) == 9:
            kept = conductor.state
    resumed = Conductor(kept)
    while asked := resumed.next_question():
        seat, question = asked
        resumed.answer(player.choose(question, generator(seed, 0, len(resumed.state.log), seat)))
    assert resumed.state == conductor.state
    assert conductor.state.outcome is not None
    *_, last = states_of(dealt(game, seed), conductor.state.log)
    assert at_end(last) == conductor.state


def test_after_the_end_nothing_is_asked_and_nothing_taken() -> None:
    conductor = Conductor(dealt(all_games()[0], 1))
    while asked := conductor.next_question():
        question = asked[1]
        conductor.answer(None if question.may_pass else player_named("random").choose(question, Random(0)))
    with pytest.raises(IllegalMoveError):
        conductor.answer(None)
