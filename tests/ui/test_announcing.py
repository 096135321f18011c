# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a screen reader is told: what happens, once and short; what keys ask for; and pages line by line."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from kartenspiel.games import game_named
from kartenspiel.model.aceten import PACK_32
from kartenspiel.model.moves import Announce, LayAwayChoice, Play
from kartenspiel.model.text import marker
from kartenspiel.players.question import Question
from kartenspiel.ui.table.keyboard import LISTENER_KEYS
from kartenspiel.ui.widgets.announcing import ANNOUNCEMENTS, announce
from kartenspiel.ui.widgets.figure_table import FigureTable
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explained_widget
from tests.breadth import spoken
from tests.ui.conftest import Sit, Start
from tests.ui.program import Program
from tests.ui.seats import own_turn

_ = marker("tests")


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """What is announced."""
    words: list[str] = []
    ANNOUNCEMENTS.made.connect(words.append)
    yield words
    ANNOUNCEMENTS.made.disconnect(words.append)


def test_each_move_is_announced_once_and_an_own_card_in_short(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    question = own_turn(evening.begin())
    card = question.plays[0].card
    evening.view.chosen.emit(question.plays[0])
    evening.until(lambda: own_turn(evening).seen.cards.tricks)
    seen = own_turn(evening).seen
    assert heard.count(f"{evening.wording.text(card)}.") == 1
    for play in seen.cards.tricks[0]:
        told = evening.wording.text(game_named("russbach").words.sentence(play, seen, seen))
        assert sum(told in each for each in heard) == (play.seat != seen.seat)
    assert sum("the trick." in each for each in heard) == 1


def test_a_card_that_keys_come_to_is_named_with_whether_it_goes(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    own_turn(evening.begin())
    hand = evening.view.hand
    hand.point_at(None)
    named = []
    for _number in hand.order:
        heard.clear()
        evening.press(Qt.Key.Key_Right)
        assert len(heard) == 1
        assert hand.current is not None
        name = evening.wording.text(hand.current)
        assert heard[0] == (f"{name}, not now" if hand.current in hand.marks.shaded else name)
        named.append(name)
    assert len(set(named)) == len(hand.order)


def test_a_refusal_and_a_question_without_a_card_are_announced(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    question = own_turn(evening.begin())
    while not (barred := set(evening.view.hand.order) - {play.card for play in question.plays}):
        evening.view.chosen.emit(question.plays[0])
        question = own_turn(evening)
    heard.clear()
    evening.view.hand.use(min(barred))
    assert heard == [evening.view.panels.note.text()]
    seen = question.seen
    evening.view.ask(Question(seen, (Announce(seen.seat, "hundred"),), may_pass=True))
    evening.until(lambda: evening.view.calls.heading.label.text() in heard)


def test_cards_that_are_laid_away_are_counted(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    seen = own_turn(evening.begin()).seen
    evening.view.ask(Question(seen, (LayAwayChoice(seen.seat, PACK_32, 3),), may_pass=False))
    evening.until(lambda: evening.view.hand.mode == "lay")
    card = evening.view.hand.order[0]
    heard.clear()
    evening.view.hand.lay(card)
    evening.view.hand.lay(card)
    name = evening.wording.text(card)
    assert heard == [f"{name}. Lay away (1 of 3).", f"{name}. Lay away (0 of 3)."]


def test_the_last_trick_is_told_with_its_cards(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    evening.begin()
    while not (question := own_turn(evening)).seen.cards.tricks:
        evening.view.chosen.emit(question.plays[0])
    heard.clear()
    evening.press(Qt.Key.Key_L)
    for play in question.seen.cards.tricks[-1]:
        assert evening.wording.within_sentence(play.card) in heard[-1]


def test_what_has_happened_since_the_own_move_is_said_again(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    lead = own_turn(evening.begin()).plays[0]
    evening.view.chosen.emit(lead)
    own_turn(evening)
    own = next(place for place, each in enumerate(heard) if each == f"{evening.wording.text(lead.card)}.")
    since = heard[own:]
    heard.clear()
    evening.press(Qt.Key.Key_R)
    (again,) = heard
    assert again == " ".join(each for each in since if each not in {evening.wording.text(card) for card in PACK_32})
    assert "Your cards" not in again
    assert evening.view.calls.heading.label.text() in again


def test_no_key_for_listeners_does_anything_else(sit: Sit, heard: list[str]) -> None:
    evening = sit("russbach")
    question = own_turn(evening.begin())
    for key in LISTENER_KEYS:
        heard.clear()
        QTest.keyClick(evening.view, key.keys[0])
        assert len(heard) == 1
        assert heard[0]
    assert own_turn(evening) is question


@spoken("en")
def test_the_score_sheet_announces_its_end_and_is_read_line_by_line(
    start: Start, language: str, heard: list[str]
) -> None:
    program = start(language, last_card_of=2)
    program.play()
    sheet = program.page.sheet
    assert sheet.headline.told() in heard
    area = next(each for each in sheet.findChildren(QScrollArea) if each.isVisible())
    area.setFocus()
    heard.clear()
    lines = sheet.told()
    for _line in lines:
        QTest.keyClick(area, Qt.Key.Key_Down)
    assert tuple(heard) == lines
    assert any(program.page.words().names[1] in each for each in lines)
    QTest.keyClick(area, Qt.Key.Key_Home)
    assert heard[-1] == lines[0]


def test_messages_are_announced(start: Start, heard: list[str]) -> None:
    program = start()
    program.question()
    program.page.messages.warn(_("Something went wrong."))
    assert heard[-1] == "Something went wrong."


def test_nothing_is_announced_of_what_nobody_can_see(start: Start, heard: list[str]) -> None:
    program: Program = start()
    program.question()
    heard.clear()
    announce(program.page.view, "")
    hidden = PlainLabel("hidden")
    announce(hidden, "hidden")
    assert not heard


def test_a_replay_announces_the_move_that_it_comes_to(start: Start, heard: list[str]) -> None:
    program = start(last_card_of=1)
    program.play()
    program.trigger("replay")
    page = program.window.replays.replay_page
    assert page is not None
    place = next(place for place, step in enumerate(page.driver.steps) if isinstance(step.move, Play))
    heard.clear()
    page.driver.go_to(place + 1)
    QApplication.processEvents()
    move = page.driver.steps[place + 1].move
    assert isinstance(move, Play)
    assert any(page.pane.words().within_sentence(move.card) in each for each in heard)


def test_the_heads_of_a_table_of_figures_are_explained_without_a_pointer(start: Start) -> None:
    program = start(last_card_of=2)
    program.play()
    program.trigger("statistics")
    program.until(lambda: [each for each in program.window.findChildren(FigureTable) if each.rowCount()])
    told = [explained_widget(each) for each in program.window.findChildren(FigureTable) if each.rowCount()]
    assert any(each is not None and each.explanation.words for each in told)
