# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Why a computer player made a move, asked once a deal is over: with the mouse, with keys alone, in both languages."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from kartenspiel.controller.hindsight import ask_again
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import record_from_json
from kartenspiel.controller.session import Person
from kartenspiel.controller.workers import Chance, InlineThinker
from kartenspiel.model.moves import Call, Pass, Play
from kartenspiel.players.opinion import Opinion
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.why_dialog import WhyDialog
from kartenspiel.ui.replay.replay_page import ReplayPage
from kartenspiel.ui.words.language import Interpreter
from tests.breadth import LANGUAGES, each_once, spoken
from tests.ui.conftest import Start
from tests.ui.program import Program

LEFT = Qt.MouseButton.LeftButton
SEEN = {"en": "Hidden from", "de": "Verdeckt für"}
RANDOM = {"en": "It was drawn at random.", "de": "Es wurde ausgelost."}
YOURS = {"en": "You decided this", "de": "Das hast du selbst entschieden"}
TOO_EARLY = {"en": "once the deal is over", "de": "wenn das Spiel zu Ende ist"}
CHOSEN = {"en": "(chosen)", "de": "(gewählt)"}
POINT = {"en": ".", "de": ","}
THINKS = {"en": "thinks about it", "de": "überlegt"}


def message_words(program: Program) -> list[str]:
    return [label.text() for label in program.page.messages.findChildren(QLabel) if label.isVisible()]


def over(start: Start, language: str = "en", **settings: object) -> Program:
    """Return a program in which a deal has just ended; its computer players draw what they play."""
    program = start(language, last_game="russbach", last_card_of=1, **settings)
    program.play()
    return program


def dialog(program: Program) -> WhyDialog:
    program.until(lambda: program.window.whys.dialog is not None)
    found = program.window.whys.dialog
    assert found is not None
    return found


def number_of(program: Program, *, own: bool) -> int:
    """Return the place among the cards played of one whose player had a choice."""
    last = program.table.last_deal
    assert last is not None
    plays = [move for move in last.seen.log if isinstance(move, Play)]
    return next(place for place, play in enumerate(plays[4:], 4) if (play.seat == last.seen.seat) == own)


@spoken("en")
def test_a_click_on_a_card_among_the_tricks_tells_why_it_was_played(start: Start, language: str) -> None:
    program = over(start, language)
    program.page.show_sheet(False)
    QTest.mouseClick(program.page.review.plays[number_of(program, own=False)], LEFT)
    asked = dialog(program)
    program.until(lambda: RANDOM[language] in asked.why.text())
    assert SEEN[language] in asked.knew.text()
    QTest.mouseClick(asked.moment_button, LEFT)
    assert program.window.replays.lies_open
    page = program.window.replays.replay_page
    assert page is not None
    assert page.driver.steps[page.driver.place].move == asked.asked.given


@spoken("de")
def test_with_keys_alone_a_card_among_the_tricks_is_asked_about(start: Start, language: str) -> None:
    program = over(start, language)
    program.page.show_sheet(False)
    program.page.review.plays[number_of(program, own=False)].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(program.page.review.plays[number_of(program, own=False)], Qt.Key.Key_Return)
    asked = dialog(program)
    program.until(lambda: RANDOM[language] in asked.why.text())
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    program.until(lambda: program.window.whys.dialog is None)


@each_once(language=LANGUAGES, by=("mouse", "keys"))
def test_from_the_score_sheet_words_and_cards_of_the_last_trick_are_asked_about(
    start: Start, language: str, by: str
) -> None:
    program = over(start, language)
    program.until(lambda: program.page.sheet_shown)
    last, spoken = program.table.last_deal, program.page.sheet.spoken
    assert last is not None
    said = [move for move in last.seen.log if move.seat != last.seen.seat and not isinstance(move, Pass)]
    words = [move for move in said if not isinstance(move, Play)]
    cards = [play for play in last.seen.cards.tricks[-1] if play.seat != last.seen.seat]
    assert words
    assert len(spoken.buttons) == len(words) + len(cards)
    program.until(lambda: QApplication.activeWindow() is program.window)
    for button, move in ((spoken.buttons[0], words[0]), (spoken.buttons[-1], cards[-1])):
        if by == "mouse":
            QTest.mouseClick(button, LEFT)
        else:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, Qt.Key.Key_W)
        asked = dialog(program)
        assert asked.asked.given == move
        program.until(asked.why.text)
        asked.reject()
        program.until(lambda: program.window.whys.dialog is None)
        program.window.activateWindow()  # which a screen in memory does not do by itself
        program.until(lambda: QApplication.activeWindow() is program.window)
    program.page.sheet.next_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(program.page.sheet.next_button, Qt.Key.Key_W)
    assert dialog(program).asked.given == cards[-1]


def test_of_an_own_card_it_says_that_one_decided_oneself(start: Start) -> None:
    program = over(start)
    program.page.show_sheet(False)
    QTest.mouseClick(program.page.review.plays[number_of(program, own=True)], LEFT)
    assert YOURS["en"] in dialog(program).why.text()


def replayed(program: Program) -> ReplayPage:
    program.trigger("replay")
    page = program.window.replays.replay_page
    assert page is not None
    return page


@spoken("en")
def test_in_a_replay_a_key_asks_about_the_last_move_and_a_click_about_the_card(start: Start, language: str) -> None:
    program = over(start, language)
    page = replayed(program)
    seen = page.driver.steps[-1].after
    place = next(
        place
        for place, step in enumerate(page.driver.steps)
        if isinstance(step.move, Play) and step.move.seat != seen.seat and len(step.after.cards.trick) > 1
    )
    page.driver.go_to(place)
    move = page.driver.steps[place].move
    assert isinstance(move, Play)
    QTest.keyClick(page.view, Qt.Key.Key_W)
    asked = dialog(program)
    assert asked.asked.given == move
    program.until(asked.why.text)
    asked.reject()
    program.until(lambda: program.window.whys.dialog is None)
    lies = page.view.stage.items[move.card].placement
    at = page.view.mapFromScene(lies.x, lies.y)
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    assert dialog(program).asked.given == move


def test_in_a_replay_a_click_on_what_somebody_says_asks_about_that(start: Start) -> None:
    program = over(start)
    page = replayed(program)
    steps = page.driver.steps
    place = next(place for place, step in enumerate(steps) if isinstance(step.move, Call))
    page.driver.go_to(place)
    move = steps[place].move
    assert move is not None
    bubble = page.view.places.bubbles[move.seat]
    program.until(lambda: bubble.words)
    QTest.mouseClick(page.view.viewport(), LEFT, pos=page.view.mapFromScene(bubble.sceneBoundingRect().center()))
    assert dialog(program).asked.given == move


@spoken("de")
def test_nothing_is_told_of_a_deal_that_is_not_over(start: Start, language: str) -> None:
    program = over(start, language)
    last = program.table.last_deal
    assert last is not None
    moves = last.record["moves"]
    assert isinstance(moves, list)
    body = {key: value for key, value in last.record.items() if key != "result"} | {"moves": moves[:9]}
    program.window.replays.replay(PlayedDeal(record_from_json(body), last.players))
    page = program.window.replays.replay_page
    assert page is not None
    page.driver.go_to(page.driver.last)
    assert not page.bar.why_button.isEnabled()
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert program.window.whys.dialog is None
    assert any(TOO_EARLY[language] in words for words in message_words(program))


def test_the_button_of_the_replay_asks_too(start: Start) -> None:
    program = over(start)
    page = replayed(program)
    assert not page.bar.why_button.isEnabled()  # nothing has happened yet
    page.driver.go_to(2)
    QTest.mouseClick(page.bar.why_button, LEFT)
    assert dialog(program).asked.given == page.driver.steps[2].after.log[-1]


@spoken("en")
def test_what_it_thought_of_each_answer_is_told_with_how_sure_that_is(start: Start, language: str) -> None:
    program = over(start, language, opponents=tuple(Person(name, "medium") for name in ("Resi", "Poldl", "Mizzi")))
    last = program.table.last_deal
    assert last is not None
    program.page.show_sheet(False)
    deal = PlayedDeal.of(last)
    plays = [move for move in last.seen.log if isinstance(move, Play)]
    numbers = {place: ask_again(deal, last.seen.log.index(play), None) for place, play in enumerate(plays)}
    place, again = next(
        (place, each) for place, each in numbers.items() if each is not None and each.player and place > 3
    )
    opinion = InlineThinker().think("medium", again.decision.question, again.chance).result()
    assert opinion.compared
    program.page.review.plays[place].chosen.emit()
    asked = dialog(program)
    program.until(lambda: CHOSEN[language] in " ".join(label.text() for label in asked.findChildren(QLabel)))
    told = " ".join(label.text() for label in asked.findChildren(QLabel))
    assert f"0{POINT[language]}" in told
    assert "±" in told


class SlowThinker(InlineThinker):
    """Thinks only once it may."""

    def __init__(self) -> None:
        self.may_think = threading.Event()
        self.asked = 0

    def ask_again(self, level: str, question: Question, chance: Chance) -> "Future[Opinion]":
        """Return the promise of an answer."""
        self.asked += 1
        promise: Future[Opinion] = Future()

        def answer() -> None:
            self.may_think.wait(60)
            if promise.set_running_or_notify_cancel():
                promise.set_result(self.think(level, question, chance).result())

        threading.Thread(target=answer, daemon=True).start()
        return promise


@pytest.fixture
def slow() -> Iterator[SlowThinker]:
    thinker = SlowThinker()
    yield thinker
    thinker.may_think.set()


@spoken("de")
def test_who_thinks_long_is_said_to_think_and_need_not_be_waited_for(
    start: Start, slow: SlowThinker, interpreter: Interpreter, language: str
) -> None:
    del interpreter
    program = over(start, language)
    program.table.thinker = slow
    program.page.show_sheet(False)
    QTest.mouseClick(program.page.review.plays[number_of(program, own=False)], LEFT)
    asked = dialog(program)
    program.until(lambda: THINKS[language] in asked.why.text())
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    program.until(lambda: program.window.whys.dialog is None)
    QTest.mouseClick(program.page.review.plays[number_of(program, own=False)], LEFT)
    slow.may_think.set()
    again = dialog(program)
    program.until(lambda: RANDOM[language] in again.why.text())
    assert slow.asked == 2
