# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who knocks before hands are seen, and choosing stacks after it (Z12)."""

import pytest

from kartenspiel.controller.conductor import Conductor
from kartenspiel.controller.record import masked_record
from kartenspiel.controller.sitting import Step
from kartenspiel.model.moves import Bid, Knock, Stack, ThrowIn
from kartenspiel.model.refusal import IllegalMoveError
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import english
from kartenspiel.players.question import Question
from kartenspiel.ui.table.chronicle import sentences_of
from tests.games.zwanziger_table import (
    GAME,
    LONE,
    NO_TAROCK,
    P2,
    P3,
    P4,
    F,
    choices,
    refused,
    said,
    start,
)

SUITS = "♥K ♥Q ♥C ♥J ♦K ♦Q ♦C ♦J ♠J XX"


def test_z12_the_cutter_may_knock_and_then_three_choose_a_stack() -> None:
    state = start()
    assert tuple(state.open_statements()) == (P3,)
    assert state.statements(P3) == (Knock(P3),)
    for seat in (F, P2, P4):
        assert refused(state, Knock(seat)) == ("NOT_NOW", "Z12")
    state = state.apply(Knock(P3))
    for seat, stack in ((F, 2), (P2, 4), (P3, 1)):
        assert state.turn == seat
        assert not any(any(state.observe(each).dealt[each]) for each in all_seats(4))
        state = state.apply(Stack(seat, stack))
    assert state.turn == F
    assert "call" in choices(state, F)
    assert all(state.observe(each).dealt[each] == state.deal.hands[each] for each in all_seats(4))


def test_z12_a_stack_is_taken_once_and_nothing_else_is_said_meanwhile() -> None:
    state = start().apply(Knock(P3)).apply(Stack(F, 2))
    assert refused(state, Stack(P2, 2)) == ("TAKEN", "Z12")
    assert refused(state, Stack(P2, 5)) == ("TAKEN", "Z12")
    assert refused(state, Stack(P3, 1)) == ("NOT_NOW", "Z12")
    assert refused(state, Bid(F, "solo")) == ("NOT_NOW", "Z12")


@pytest.mark.parametrize("hands", [(), ("", NO_TAROCK), ("", "", NO_TAROCK), ("", "", "", f"I {LONE}")])
def test_z12_before_the_cutter_is_asked_nothing_follows_from_the_cards(hands: tuple[str, ...]) -> None:
    state = start(*hands)
    for seat in all_seats(4):
        seen = state.observe(seat)
        assert seen == start(SUITS).observe(seat)
        assert (seen.hand, seen.turn, seen.moves) == ((), F, (Knock(P3),) if seat == P3 else ())
        assert masked_record(state, seat) == masked_record(start(SUITS), seat)


def test_z12_all_pick_their_hands_up_when_the_cutter_does_not_knock() -> None:
    conductor = Conductor(start("", f"I {LONE}"))
    assert [asked[0] for asked in [conductor.next_question()] if asked] == [P3]
    state = conductor.answer(None)
    assert all(state.observe(seat).hand == state.deal.hands[seat] for seat in all_seats(4))
    assert conductor.next_question() == (P2, Question(state.observe(P2), (ThrowIn(P2),), may_pass=True))
    conductor.answer(None)
    assert conductor.next_question() == (F, Question(state.observe(F), state.moves(F), may_pass=False))
    assert Knock(P3) not in state.moves(P3)


def test_z12_what_a_program_tries_before_is_refused_whatever_its_cards() -> None:
    reasons = set()
    for hand in ("", NO_TAROCK, f"I {LONE}"):
        with pytest.raises(IllegalMoveError) as refused_here:
            Conductor(start("", "", hand)).answer(ThrowIn(P3))
        reasons.add(str(refused_here.value))
    assert len(reasons) == 1


def test_z12_silence_is_in_no_record_so_that_the_rules_allow_at_once_what_follows_it() -> None:
    state = start("", f"I {LONE}")
    assert state.turn == F
    assert [state.allows(move) for move in (Knock(P3), ThrowIn(P2), Bid(F, "solo"))] == [True] * 3
    assert said(state, "F call").observe(P3).dealt[P3] == state.deal.hands[P3]


def test_z12_the_log_tells_a_hand_when_all_stacks_are_chosen() -> None:
    for moves in ((), (Knock(P3), Stack(F, 2), Stack(P2, 4), Stack(P3, 1))):
        states = [start()]
        for move in moves:
            states.append(states[-1].apply(move))
        for seat in all_seats(4):
            seen = [state.observe(seat) for state in (*states, states[-1].after_silence())]
            told_now = [sentences_of(GAME, Step(None, None, seen[0]))]
            told_now += [sentences_of(GAME, Step(*step)) for step in zip(seen, (*moves, None), seen[1:], strict=False)]
            hands = [any("Your cards" in english(each.text) for each in sentences) for sentences in told_now]
            assert hands == ([False, False, False, False, True, False] if moves else [False, True])


def test_z12_knocking_can_be_left_out_and_comes_before_everything_else() -> None:
    assert not start(knocking="off").open_statements()
    assert refused(said(start(), "F call"), Knock(P3)) == ("TOO_LATE", "Z13")


def test_z12_a_hand_that_must_be_thrown_in_is_thrown_in_after_the_stacks() -> None:
    state = start("", NO_TAROCK)
    assert state.allows(Knock(P3))
    for move in (Knock(P3), Stack(F, 1), Stack(P2, 2), Stack(P3, 3)):
        state = state.apply(move)
    assert state.turn == P2
    assert state.moves(P2) == (ThrowIn(P2),)
