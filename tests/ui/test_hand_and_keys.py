# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a drop and a key mean where a card may lie outside the table, be laid away or be refused."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.games import all_games
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.moves import Knock, LayAway, LayAwayChoice, ThrowIn
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.table.answering import ANSWER_FIRST
from kartenspiel.ui.table.keyboard import BEYOND, DIGITS
from tests.ui.conftest import Sit, Start
from tests.ui.seats import Evening, own_turn, with_something_illegal


@pytest.mark.parametrize("beyond", ["left", "right", "top"])
def test_a_card_dropped_beyond_the_table_is_not_played(sit: Sit, beyond: str) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    card, before = question.plays[0].card, len(evening.moves)
    table = evening.view.viewport().rect()
    outside = {
        "left": QPoint(-30, 250),  # where the middle of the card may still be over the table
        "right": QPoint(table.right() + 30, 250),
        "top": QPoint(table.center().x(), -30),
    }
    evening.drag(card, outside[beyond])
    evening.settle()
    assert len(evening.moves) == before
    assert evening.item(card).middle.y() == pytest.approx(evening.item(card).placement.y)
    evening.drag(card, evening.middle)
    assert len(evening.moves) == before + 1


def laying(evening: Evening) -> None:
    """Ask the person to lay three of his cards away."""
    seen = own_turn(evening).seen
    evening.view.ask(Question(seen, (LayAwayChoice(Seat(0), seen.hand, 3),), may_pass=False))


def test_digits_count_the_cards_that_are_still_in_the_hand(sit: Sit) -> None:
    evening = sit().begin()
    laying(evening)
    hand, order = evening.view.hand, tuple(evening.view.hand.order)
    for _ in range(3):
        evening.press(Qt.Key.Key_1)
    assert hand.marks.laid == order[:3]
    evening.press(Qt.Key.Key_8)  # there is no eighth card any more
    assert hand.marks.laid == order[:3]


def test_a_digit_with_ctrl_counts_on_behind_the_tenth_card(sit: Sit) -> None:
    evening = sit("koenigrufen").begin()
    question = evening.question()
    assert question is not None
    evening.view.ask(Question(question.seen, (LayAwayChoice(Seat(0), question.seen.hand, 3),), may_pass=False))
    hand, order = evening.view.hand, tuple(evening.view.hand.order)
    assert len(order) == 12
    for key in (Qt.Key.Key_2, Qt.Key.Key_1):
        QTest.keyClick(evening.view, key, Qt.KeyboardModifier.ControlModifier)
    assert hand.marks.laid == (order[11], order[10])
    QTest.keyClick(evening.view, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)  # there is no fifteenth card
    assert len(hand.marks.laid) == 2


def test_keys_reach_every_card_of_the_largest_hand() -> None:
    for game in all_games():
        rules = game.house_rules()
        deal = deal_at_random(game, rules, first_of_session(game, rules, Random(1)), Random(1))
        assert len(DIGITS) + len(BEYOND) >= len(deal.hands[0]) + len(deal.talon), game.id


def test_a_discard_without_a_choice_lies_ready_and_only_waits_to_be_confirmed(sit: Sit) -> None:
    evening = sit().begin()
    seen = own_turn(evening).seen
    evening.view.ask(Question(seen, (LayAwayChoice(Seat(0), seen.hand[:3], 3),), may_pass=False))
    assert set(evening.view.hand.marks.laid) == set(seen.hand[:3])
    evening.press(Qt.Key.Key_Return)
    assert evening.moves[-1] == LayAway(Seat(0), tuple(sorted(seen.hand[:3])))


def test_arrows_pass_over_a_card_laid_away_and_come_to_it_last(sit: Sit) -> None:
    evening = sit().begin()
    laying(evening)
    hand, order = evening.view.hand, tuple(evening.view.hand.order)
    evening.press(Qt.Key.Key_2)
    walked = []
    for _ in order:
        evening.press(Qt.Key.Key_Right)
        walked.append(hand.current)
    assert walked == [order[0], *order[2:], order[1]]


def test_arrows_begin_at_a_card_that_may_be_played(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()  # who leads may play any card
    question = own_turn(evening)
    legal = sorted(question.plays, key=lambda play: evening.view.hand.order.index(play.card))[2:5]
    for key, first in ((Qt.Key.Key_Right, legal[0]), (Qt.Key.Key_Left, legal[-1])):
        evening.view.ask(Question(question.seen, tuple(legal), may_pass=False))
        evening.press(key)
        assert evening.view.hand.current is first.card


@pytest.mark.parametrize("size", [(800, 520), (1500, 980)])
def test_why_a_card_cannot_be_played_stays_whole_when_the_table_grows_or_shrinks(
    sit: Sit, size: tuple[int, int]
) -> None:
    evening = sit().begin()
    _, illegal = with_something_illegal(evening)
    evening.view.hand.point_at(illegal)
    evening.press(Qt.Key.Key_Return)
    note = evening.view.panels.note
    evening.view.resize(*size)
    evening.settle()
    assert note.isVisible()
    assert note.width() == note.sizeHint().width()
    assert abs(note.geometry().center().x() - evening.view.width() / 2) <= 1


@pytest.mark.parametrize("way", ["arrows", "digit"])
def test_the_ring_stays_where_it_was_after_an_illegal_try(sit: Sit, way: str) -> None:
    evening = sit().begin()
    question, illegal = with_something_illegal(evening)
    hand = evening.view.hand
    if way == "digit":
        evening.press(Qt.Key(Qt.Key.Key_1.value + hand.order.index(illegal)))
    else:
        hand.point_at(illegal)
        evening.press(Qt.Key.Key_Return)
    assert evening.view.panels.note.isVisible()
    assert hand.current is illegal
    evening.click(question.plays[0].card)
    assert evening.moves[-1] == question.plays[0]


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_the_only_card_that_can_be_played_is_played_by_enter_with_or_without_an_arrow_before(
    sit: Sit, key: Qt.Key | None
) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    only = question.plays[-1]
    evening.view.ask(Question(question.seen, (only,), may_pass=False))
    evening.until(lambda: evening.view.hand.current is only.card)
    if key is not None:
        evening.press(key)
    assert evening.view.hand.current is only.card
    evening.press(Qt.Key.Key_Return)
    assert evening.moves[-1] == only


def test_arrows_lead_away_from_the_only_card_that_can_be_played_once_it_has_been_reached(sit: Sit) -> None:
    """The others say why they cannot be played."""
    evening = sit().begin()
    question = own_turn(evening)
    hand, only = evening.view.hand, question.plays[-1]
    evening.view.ask(Question(question.seen, (only,), may_pass=False))
    evening.until(lambda: hand.current is only.card)
    for step in range(len(hand.order)):
        evening.press(Qt.Key.Key_Right)
        assert hand.current is hand.order[(hand.order.index(only.card) + step) % len(hand.order)]


def test_enter_presses_the_only_button_there_is(sit: Sit) -> None:
    evening = sit().begin()
    seen = own_turn(evening).seen
    evening.view.ask(Question(seen, (Knock(Seat(0)),), may_pass=False))
    evening.until(lambda: len(evening.view.calls.buttons()) == 1)
    evening.view.setFocus()
    QTest.keyClick(evening.view, Qt.Key.Key_Return)
    assert evening.moves[-1] == Knock(Seat(0))


def test_the_focus_is_in_the_hand_after_a_resume(start: Start, tmp_path: Path) -> None:
    program = start(last_game="russbach")
    while not program.question().plays:
        question = program.question()
        program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    program.page.view.chosen.emit(program.question().plays[0])
    program.question()
    program.kill()
    again = start(home=tmp_path)
    question = again.question()
    again.until(lambda: again.page.view.hand.asked)
    assert QApplication.focusWidget() is again.page.view
    assert question.seen.log


def announcing(evening: Evening) -> Question:
    """Ask something that is answered with buttons and not with cards."""
    evening.begin()
    seen = own_turn(evening).seen
    evening.view.ask(Question(seen, (Knock(Seat(0)), ThrowIn(Seat(0))), may_pass=False))
    evening.until(lambda: len(evening.view.calls.buttons()) == 2)
    return Question(seen, (), may_pass=False)


def test_a_card_clicked_while_something_else_is_asked_says_why_it_is_not_played(sit: Sit) -> None:
    evening = sit()
    card = announcing(evening).seen.hand[0]
    evening.click(card)
    assert not evening.moves
    assert evening.view.panels.note.isVisible()
    assert evening.view.panels.note.text() == evening.wording.text(ANSWER_FIRST)


def test_no_card_is_lit_under_the_pointer_while_something_else_is_asked(sit: Sit) -> None:
    evening = sit()
    card = announcing(evening).seen.hand[0]
    evening.item(card).entered.emit(evening.item(card))
    assert evening.view.hand.marks.current is None


def test_the_ring_is_at_one_place(sit: Sit) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    evening.view.ask(Question(question.seen, (Knock(Seat(0)), *question.plays), may_pass=False))
    evening.until(evening.view.calls.buttons)
    (button,) = evening.view.calls.buttons()
    hand = evening.view.hand
    evening.press(Qt.Key.Key_Right)
    assert hand.marks.current is not None
    evening.press(Qt.Key.Key_Up)
    assert button.hasFocus()
    assert evening.view.hand.marks.current is None
    item = evening.item(question.seen.hand[0])
    item.entered.emit(item)
    assert evening.view.hand.current is question.seen.hand[0]
    assert not button.hasFocus()
