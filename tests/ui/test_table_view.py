# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Deals played on the real table with mouse and keys."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named
from kartenspiel.model.drawing import deal_at_random, first_of_session
from kartenspiel.model.moves import Call, LayAway, LayAwayChoice, Play
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.table.chips import flows
from kartenspiel.ui.table.theme import theme_of
from tests.breadth import ends
from tests.controller.kept import by_chance
from tests.ui.conftest import Sit
from tests.ui.seats import AT_ONCE, USUAL, Evening, call_something, lines_on, own_turn, picker, with_something_illegal


@pytest.mark.parametrize("how", ["click", "drag"])
def test_a_whole_deal_is_played_with_the_mouse(sit: Sit, how: str) -> None:
    evening = sit().begin()
    while (question := evening.question()) is not None:
        if isinstance(question.choices[0], Call):
            QTest.mouseClick(picker(evening).buttons[1, 2], Qt.MouseButton.LeftButton)
        elif question.plays and how == "click":
            evening.click(question.plays[0].card)
        elif question.plays:
            evening.drag(question.plays[0].card, evening.middle)
        else:
            silence = next(button for button in evening.view.calls.buttons() if button.objectName() == "first")
            QTest.mouseClick(silence, Qt.MouseButton.LeftButton)
    assert sum(isinstance(move, Play) for move in evening.moves) == 8
    assert len(evening.view.stage.items) == 32


def test_a_whole_deal_is_played_with_the_keyboard_alone(sit: Sit) -> None:
    evening = sit().begin()
    keys = Random(5)
    while (question := evening.question()) is not None:
        if isinstance(question.choices[0], Call):
            for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
                evening.press(key)
        elif not question.plays:
            evening.press(Qt.Key.Key_Space)
        elif keys.random() < 0.5:
            place = evening.view.hand.order.index(question.plays[0].card)
            evening.press(Qt.Key(Qt.Key.Key_1.value + place))
        else:
            while evening.view.hand.current is not question.plays[0].card:
                evening.press(Qt.Key.Key_Right)
            evening.press(Qt.Key.Key_Return)
    assert sum(isinstance(move, Play) for move in evening.moves) == 8


def test_the_arrow_keys_walk_over_the_grid_of_a_call(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    assert evening.question() is not None
    grid = picker(evening)
    evening.press(Qt.Key.Key_Up)
    assert grid.buttons[0, 0].hasFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        evening.press(key)
    assert grid.buttons[0, 1].hasFocus()
    evening.press(Qt.Key.Key_Return)
    assert isinstance(evening.moves[0], Call)
    assert evening.moves[0].card.code == "HT"


def test_legal_cards_are_raised_and_the_others_darker(sit: Sit) -> None:
    evening = sit().begin()
    question, illegal = with_something_illegal(evening)
    legal = {play.card for play in question.plays}
    marks = evening.view.hand.marks
    assert marks.lifted == legal
    assert illegal in marks.shaded
    evening.settle()
    for card in question.seen.hand:
        assert evening.item(card).placement.lifted is (card in legal)


def test_an_illegal_card_glides_back_and_the_reason_is_given(sit: Sit) -> None:
    evening = sit().begin()
    question, illegal = with_something_illegal(evening)
    home = evening.item(illegal).placement
    evening.drag(illegal, evening.middle)
    note = evening.view.panels.note
    assert note.isVisible()
    assert note.text().startswith("You must")
    assert "R26" not in note.text()
    assert note.clauses.clauses == ("R26",)
    assert evening.table.question == question
    evening.settle()
    item = evening.item(illegal)
    assert (item.middle.x(), item.middle.y()) == pytest.approx((home.x, home.y))
    evening.click(question.plays[0].card)
    assert evening.moves[-1] == question.plays[0]
    assert not note.isVisible()


def test_a_card_let_go_near_the_hand_is_not_played(sit: Sit) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    card, before = question.plays[0].card, len(evening.moves)
    evening.drag(card, evening.place_of(card) + QPoint(60, -20))
    evening.settle()
    assert len(evening.moves) == before
    assert evening.view.hand.asked
    item = evening.item(card)
    assert item.middle.y() == pytest.approx(item.placement.y)


def test_with_raise_first_the_second_click_plays(sit: Sit) -> None:
    evening = sit(preferences=replace(AT_ONCE, raise_first=True), first_dealer="seat_4").begin()
    question = own_turn(evening)
    assert len(question.plays) > 1, "with a single card the ring is on it from the beginning"
    card, before = question.plays[-1].card, len(evening.moves)
    evening.click(card)
    assert len(evening.moves) == before
    assert evening.view.hand.marks.lifted == {card}
    evening.click(card)
    assert evening.moves[-1] == question.plays[-1]


def test_playing_a_card_is_silence_enough(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    question = own_turn(evening)
    assert question.statements
    assert evening.view.calls.isVisible()
    assert evening.view.calls.in_row
    evening.click(question.plays[0].card)
    assert evening.moves[-1] == question.plays[0]


def test_a_statement_is_made_once_it_is_ticked_and_said(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    question = own_turn(evening)
    for place in (0, -1):
        QTest.mouseClick(evening.view.calls.buttons()[place], Qt.MouseButton.LeftButton)
    assert evening.moves[-1] == question.statements[0]


def test_nothing_more_is_asked_of_somebody_who_wants_to_say_nothing_more(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    card = own_turn(evening).plays[0].card
    evening.table.out_of_turn.want(wanted=True)
    evening.click(card)
    poll = evening.question()
    assert poll is not None
    assert poll.may_pass
    evening.press(Qt.Key.Key_N)
    while (question := evening.question()) is not None:
        assert not question.may_pass
        evening.click(question.plays[0].card)


def until_a_trick_lies(evening: Evening) -> None:
    """Answer until a finished trick waits for a click."""
    view = evening.view
    call_something(evening)
    while not view.panels.note.isVisible():
        question = evening.table.question
        if view.hand.asked and question is not None:
            if question.plays:
                evening.click(question.plays[0].card)
            else:
                evening.press(Qt.Key.Key_Space)
        evening.until(lambda: view.panels.note.isVisible() or view.hand.asked)


def zones(evening: Evening) -> list[str]:
    return [item.placement.zone for item in evening.view.stage.items.values()]


def test_cards_cannot_be_touched_when_nothing_is_asked(sit: Sit) -> None:
    evening = sit(preferences=replace(AT_ONCE, trick_seconds=None)).begin()
    until_a_trick_lies(evening)
    before, seen = len(evening.moves), evening.view.stage.seen
    assert seen is not None
    evening.drag(seen.hand[0], evening.middle)
    assert len(evening.moves) == before


def test_a_trick_lies_until_a_click_where_that_is_wanted(sit: Sit) -> None:
    evening = sit(preferences=replace(AT_ONCE, trick_seconds=None)).begin()
    until_a_trick_lies(evening)
    assert zones(evening).count("trick") == 4
    QTest.qWait(150)
    assert zones(evening).count("trick") == 4
    QTest.mouseClick(evening.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 500))
    evening.until(lambda: zones(evening).count("won") == 4)
    assert not evening.view.panels.note.isVisible()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_lead_and_the_card_that_takes_the_trick_are_marked_where_that_is_wanted(sit: Sit, *, wanted: bool) -> None:
    evening = sit(preferences=replace(AT_ONCE, trick_seconds=None, mark_trick=wanted)).begin()
    until_a_trick_lies(evening)
    seen = evening.view.stage.seen
    assert seen is not None
    trick, winner = seen.cards.tricks[-1], seen.cards.winners[-1]
    theme = theme_of(USUAL)
    seen_on = {play.seat: lines_on(evening.item(play.card)) for play in trick}
    marked = {seat: (theme.panel in colours, theme.accent in colours) for seat, colours in seen_on.items()}
    assert marked == {play.seat: (wanted and play is trick[0], wanted and play.seat == winner) for play in trick}
    assert bool(evening.item(trick[0].card).toolTip()) == wanted
    QTest.mouseClick(evening.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 500))
    evening.until(lambda: zones(evening).count("won") == 4)
    assert not any({theme.panel, theme.accent} & lines_on(item) for item in evening.view.stage.items.values())


def test_the_last_trick_can_be_looked_at_again(sit: Sit) -> None:
    evening = sit().begin()
    while True:
        question = own_turn(evening)
        if question.seen.cards.tricks:
            break
        evening.click(question.plays[0].card)
    last = question.seen.cards.tricks[-1]
    evening.press(Qt.Key.Key_L)
    evening.settle()
    assert all(evening.item(play.card).shown is play.card for play in last)
    QTest.mouseClick(evening.view.panels.last, Qt.MouseButton.LeftButton)
    evening.settle()
    assert all(evening.item(play.card).shown is None for play in last)


def test_cards_are_laid_away_by_click_and_drag_and_confirmed(sit: Sit) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    seen, view = question.seen, evening.view
    laying = LayAwayChoice(Seat(0), seen.hand[:6], 3, must=(seen.hand[0],))
    view.ask(Question(seen, (laying,), may_pass=False))
    assert view.hand.laying == (1, 3)
    assert not view.calls.buttons()
    evening.click(seen.hand[1])
    evening.drag(seen.hand[2], evening.middle)
    assert view.hand.laying == (3, 3)
    evening.click(seen.hand[1])
    evening.click(seen.hand[0])
    assert view.hand.laying == (2, 3)
    evening.click(seen.hand[7])
    evening.click(seen.hand[5])
    QTest.mouseClick(view.calls.buttons()[0], Qt.MouseButton.LeftButton)
    assert evening.moves[-1] == LayAway(Seat(0), tuple(sorted((seen.hand[0], seen.hand[2], seen.hand[5]))))


def test_what_others_say_is_seen_in_bubbles_and_marks_in_words(sit: Sit) -> None:
    evening = sit(first_dealer="seat_2")
    bubble, heard = evening.view.places.bubbles, []
    evening.view.stage.shown.connect(lambda _: heard.append(bubble[Seat(2)].words))
    evening.begin()
    own_turn(evening)
    assert any(words.startswith("I call the") for words in heard)
    plate = evening.view.places.plates[Seat(1)]
    assert plate.seated.name == "Resi"
    assert "Dealer" in plate.toolTip()
    assert [badge.letter for badge in plate.seated.badges] == ["D"]


def test_who_thinks_for_long_is_seen_to_think(sit: Sit) -> None:
    evening = sit().begin()
    own_turn(evening)
    evening.view.think(Seat(2))
    assert not evening.view.places.plates[Seat(2)].thinking
    evening.until(lambda: evening.view.places.plates[Seat(2)].thinking)
    evening.view.think(None)
    assert not evening.view.places.plates[Seat(2)].thinking


def test_the_called_card_and_the_trumps_stay_in_sight(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    assert not evening.view.panels.facts.isVisible()
    own_turn(evening)
    words = [label.text() for label in evening.view.panels.facts.findChildren(QLabel)]
    assert evening.view.panels.facts.isVisible()
    assert "Ace of hearts" in words
    assert "Hearts" in words


def test_the_panel_of_the_called_card_and_the_trumps_says_what_they_are_for(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    own_turn(evening)
    assert evening.view.panels.facts.toolTip().splitlines() == [
        "Called: Ace of hearts",
        "Whoever holds this card plays together with the one who called it.",
        "Trumps: Hearts",
        "A card of this suit beats every card of the other suits.",
    ]


def test_facts_that_have_not_changed_are_not_laid_out_again(sit: Sit) -> None:
    evening = sit(first_dealer="seat_4").begin()
    question = own_turn(evening)
    labels = evening.view.panels.facts.findChildren(QLabel)
    evening.view.panels.show_seen(question.seen, evening.wording, None)
    assert evening.view.panels.facts.findChildren(QLabel) == labels


@pytest.mark.parametrize("size", ends([(800, 545), (1280, 745), (1920, 1020)]))
def test_panels_lie_within_the_window_and_apart_from_the_plates(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit().begin()
    evening.view.resize(*size)
    own_turn(evening)
    view = evening.view
    cloth = view.viewport().rect()
    for panel in (view.panels.facts, view.calls):
        if panel.isVisible():
            assert cloth.contains(panel.geometry())
            for plate in view.places.plates.values():
                assert not panel.geometry().intersects(plate.sceneBoundingRect().toRect())


def test_the_table_fits_every_size_at_once(sit: Sit) -> None:
    evening = sit().begin()
    question = own_turn(evening)
    for size in ((640, 480), (1600, 900), (800, 545)):
        evening.view.resize(*size)
        for card in question.seen.hand:
            assert evening.view.viewport().rect().contains(evening.place_of(card))
    evening.click(question.plays[0].card)
    assert evening.moves[-1] == question.plays[0]


def test_a_deal_taken_up_again_lies_there_at_once(sit: Sit) -> None:
    evening = sit()
    game = game_named("russbach")
    rules = game.house_rules()
    state = game.start(deal_at_random(game, rules, first_of_session(game, rules, Random(1)), Random(1)))
    for _ in range(8):
        assert state.turn is not None
        state = state.apply(next(each for each in state.moves(state.turn) if isinstance(each, Call | Play)))
    evening.view.set_preferences(USUAL)
    evening.view.step(Step(None, None, state.observe(Seat(0))))
    lying = zones(evening)
    assert (lying.count("won"), lying.count("trick"), len(lying)) == (4, 3, 32)


def test_chips_go_from_those_who_pay_to_those_who_receive(qtbot: QtBot, sit: Sit) -> None:
    assert flows((-2, 3, -1, 0)) == [(0, 1), (0, 1), (2, 1)]
    evening = sit("anrufen", preferences=replace(AT_ONCE, speed=8.0))
    over = by_chance(evening.session)
    assert over.state is not None
    finished = over.finished_deal()
    chips = 2 * sum(paid for paid in finished.outcome.payments if paid > 0)
    evening.view.step(Step(None, None, finished.seen))
    evening.until(lambda: not evening.view.stage.busy)
    before = len(evening.view.scene().items())
    with qtbot.waitSignal(evening.view.ended) as ended:
        evening.view.finish(finished)
        assert len(evening.view.scene().items()) == before + chips > before
        assert evening.view.stage.busy
    assert ended.args == [finished]
    assert len(evening.view.scene().items()) == before


def test_where_nothing_is_paid_in_chips_a_deal_that_was_shown_is_at_its_end(sit: Sit) -> None:
    evening = sit("russbach", preferences=replace(AT_ONCE, speed=8.0))
    finished, ended = by_chance(evening.session).finished_deal(), list[object]()
    evening.view.ended.connect(ended.append)
    evening.view.step(Step(None, None, finished.seen))
    evening.until(lambda: not evening.view.stage.busy)
    assert any(finished.outcome.payments)
    evening.view.finish(finished)
    assert ended == [finished]


def test_a_deal_ends_once_all_of_it_was_shown_and_never_after_its_table_was_cleared(sit: Sit) -> None:
    evening = sit(preferences=replace(AT_ONCE, speed=1.0))
    over = by_chance(evening.session)
    assert over.state is not None
    finished, told = over.finished_deal(), list[object]()
    for word in (evening.view.stage.shown, evening.view.ended):
        word.connect(told.append)
    step = Step(None, None, finished.seen)
    for _ in range(2):
        evening.view.step(step)
        evening.view.finish(finished)
        assert finished not in told
        evening.view.clear()
    evening.view.set_preferences(AT_ONCE)
    evening.view.step(step)
    evening.view.finish(finished)
    assert told == [step, step, step, finished]


@pytest.mark.parametrize("game", ["russbach", "rufmariasch", "anrufen", "graden", "zwanzigerrufen"])
def test_every_game_is_played_on_the_same_table(sit: Sit, game: str) -> None:
    evening = sit(game).begin()
    answers = Random(2)
    while (question := evening.question()) is not None:
        if question.plays:
            evening.click(answers.choice(question.plays).card)
        elif question.may_pass:
            evening.press(Qt.Key.Key_Space)
        else:
            press_something(evening, answers)
    assert evening.finished[0].outcome.payments
    assert sum(evening.finished[0].outcome.payments) == 0


def press_something(evening: Evening, answers: Random) -> None:
    """Press any button; pick the card it asks for, and what else has to be chosen with it."""
    before, view = len(evening.moves), evening.view
    QTest.mouseClick(answers.choice(view.calls.buttons()), Qt.MouseButton.LeftButton)
    while len(evening.moves) == before:
        if view.hand.mode == "pick":
            evening.click(answers.choice(tuple(view.hand.marks.lifted)))
        elif view.calls.answers.to_say:
            QTest.mouseClick(view.calls.buttons()[-1], Qt.MouseButton.LeftButton)
        else:
            QTest.mouseClick(answers.choice(view.calls.buttons()[:-1]), Qt.MouseButton.LeftButton)
