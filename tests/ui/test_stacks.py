# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tarock at the table: stacks to choose from after a knock, and weiter on one key."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Sitting, Sittings, Step
from kartenspiel.games import game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Knock, Pass, Stack
from kartenspiel.model.seats import Seat, all_seats
from kartenspiel.ui.table.items import CardItem
from tests.ui.seats import Evening

STACK_CARDS = 10


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "zwanzigerrufen", knocking="allowed")
    yield found
    found.end()


def opening(evening: Evening, turns: int) -> tuple[Sitting, State]:
    """Return a deal in which the person sits so many places after the dealer."""
    me = evening.session.person_seat
    assert me is not None
    session = replace(evening.session, coming=replace(evening.session.coming, dealer=Seat((me - turns) % 4)))
    state = game_named(session.game).start(session.deal())
    return Sitting(session, state), state


def knocked(state: State) -> State:
    knock = next(move for seat in all_seats(4) for move in state.moves(seat) if isinstance(move, Knock))
    return state.apply(knock)


def stacks(evening: Evening) -> dict[int, list[CardItem]]:
    found: dict[int, list[CardItem]] = {}
    for item in evening.view.stage.items.values():
        if item.placement.zone == "stack":
            key = item.placement.key
            assert isinstance(key, tuple)
            found.setdefault(key[1] + 1, []).append(item)
    return found


def test_a_click_on_a_stack_chooses_it(evening: Evening) -> None:
    sitting, state = opening(evening, 1)
    evening.table.resume(Sittings.of(Sitting(sitting.session, knocked(state))))
    question = evening.question()
    assert question is not None
    assert {number: len(cards) for number, cards in stacks(evening).items()} == dict.fromkeys(range(1, 5), STACK_CARDS)
    assert all(item.shown is None for cards in stacks(evening).values() for item in cards)
    evening.settle()
    middle = evening.view.mapFromScene(stacks(evening)[3][-1].middle)
    QTest.mouseClick(evening.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert evening.moves == [Stack(question.seen.seat, 3)]


def test_stacks_that_others_took_lie_before_them_and_cannot_be_chosen(evening: Evening) -> None:
    sitting, state = opening(evening, 3)
    evening.table.resume(Sittings.of(Sitting(sitting.session, knocked(state))))
    question = evening.question()
    assert question is not None
    free = [choice.stack for choice in question.choices if isinstance(choice, Stack)]
    taken = {number: cards[0].placement for number, cards in stacks(evening).items() if number not in free}
    assert len(taken) == 2
    assert all(place.seat is not None for place in taken.values())
    for place in taken.values():
        evening.settle()
        point = evening.view.mapFromScene(place.x, place.y)
        QTest.mouseClick(evening.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert evening.moves == []


def test_free_stacks_bear_the_numbers_of_the_buttons(evening: Evening) -> None:
    sitting, state = opening(evening, 3)
    evening.table.resume(Sittings.of(Sitting(sitting.session, knocked(state))))
    question = evening.question()
    assert question is not None
    numbers = {item.text(): item.sceneBoundingRect() for item in evening.view.places.stacks.shown}
    lying = {
        str(choice.stack): stacks(evening)[choice.stack] for choice in question.choices if isinstance(choice, Stack)
    }
    assert sorted(numbers) == sorted(lying)
    for number, cards in lying.items():
        assert abs(numbers[number].center().x() - cards[0].middle.x()) < 1
        assert not any(numbers[number].intersects(item.sceneBoundingRect()) for item in cards)
    evening.view.calls.answers.chosen.emit(question.choices[0])
    evening.question()
    assert evening.view.places.stacks.shown == []


def test_a_stack_is_chosen_with_the_keyboard_and_then_everybody_has_a_hand(evening: Evening) -> None:
    sitting, state = opening(evening, 3)
    evening.table.resume(Sittings.of(Sitting(sitting.session, knocked(state))))
    evening.question()
    assert evening.view.calls.in_row
    evening.press(Qt.Key.Key_Up)
    evening.press(Qt.Key.Key_Return)
    assert isinstance(evening.moves[0], Stack)
    evening.question()
    assert not stacks(evening)
    assert len(evening.view.hand.order) == STACK_CARDS


def test_who_may_knock_has_a_closed_packet_before_him(evening: Evening) -> None:
    sitting, state = opening(evening, 3)
    evening.table.resume(Sittings.of(Sitting(sitting.session, state)))
    question = evening.question()
    assert question is not None
    assert any(isinstance(choice, Knock) for choice in question.choices)
    own = [item for item in evening.view.stage.items.values() if item.placement.seat == question.seen.seat]
    assert len(own) == STACK_CARDS
    assert all(item.shown is None for item in own)


def test_hands_are_picked_up_when_nobody_knocks(evening: Evening) -> None:
    told: list[Step] = []
    evening.table.stepped.connect(told.append)
    sitting, state = opening(evening, 3)
    evening.table.resume(Sittings.of(Sitting(sitting.session, state)))
    assert evening.question() is not None
    evening.table.answer(None)
    evening.until(lambda: len(told) > 1 and not evening.view.stage.busy)
    assert [(step.move, len(step.after.hand)) for step in told[:2]] == [(None, 0), (None, STACK_CARDS)]
    assert told[1].before == told[0].after
    own = [item for item in evening.view.stage.items.values() if item.placement.seat == told[0].after.seat]
    assert sorted(item.shown for item in own if item.shown is not None) == sorted(told[1].after.hand)


def test_the_space_bar_says_weiter(evening: Evening) -> None:
    evening.begin()
    while True:
        question = evening.question()
        assert question is not None
        passing = [choice for choice in question.choices if isinstance(choice, Pass)]
        if passing:
            break
        evening.view.calls.answers.chosen.emit(question.choices[0])
    said = len(evening.moves)
    for button in evening.view.calls.buttons():
        button.pointed.emit()
        if any("space bar" in label.text() for label in evening.view.calls.findChildren(QLabel)):
            break
    else:
        pytest.fail("no choice tells the key")
    assert not button.toolTip()  # it would cover what the choice means
    evening.press(Qt.Key.Key_Space)
    assert evening.moves[said:] == passing
