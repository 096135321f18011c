# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Speaking out of turn at the screen: asking for the word, saying nothing more, and what shows nothing of others."""

import pytest
from PySide6.QtCore import Qt

from kartenspiel.controller.plans import plan_from
from kartenspiel.controller.sitting import Sitting, Sittings, Step
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.players.question import Question
from kartenspiel.ui.words.guests import guest
from tests.breadth import ends
from tests.controller.tables import session_of
from tests.games import calling_table
from tests.games.calling_table import after
from tests.ui.conftest import Sit, Start

ME, OTHER = Seat(1), Seat(2)


def window() -> State:
    """The call is made and the caller is about to lead; the person behind him holds no pair."""
    return after(calling_table.start("russbach", "HA HT", "HK SQ S7 S8 S9 D7 D8 D9"), "1 call HA")


def test_the_word_can_be_asked_for_while_something_may_be_said_out_of_turn(sit: Sit) -> None:
    evening = sit()
    view, word = evening.view, evening.view.panels.word
    seen = window().observe(ME)
    view.step(Step(None, None, seen))
    evening.until(word.isVisible)
    evening.press(Qt.Key.Key_W)
    assert word.isChecked()
    view.ask(Question(seen, seen.moves, may_pass=True))
    evening.until(lambda: view.hand.asked)
    assert not word.isVisible()
    assert not word.isChecked()


@pytest.mark.parametrize("words", [[], ["Kontra to the king of diamonds", "The pair of hearts", "All tricks", "Uhu"]])
@pytest.mark.parametrize("size", ends([(800, 560), (1070, 759), (1710, 1020)]))
def test_the_button_leaves_the_last_card_of_the_hand_alone(sit: Sit, size: tuple[int, int], words: list[str]) -> None:
    evening = sit("koenigrufen").begin()
    evening.question()
    view, word = evening.view, evening.view.panels.word
    view.resize(*size)
    assert view.stage.seen is not None
    word.see(view.stage.seen, words)
    word.show()
    view.panels.place()
    hand = [item for item in view.stage.items.values() if item.placement.zone == "hand"]
    cards = [item for item in hand if item.placement.face_up]
    last = max(cards, key=lambda item: item.placement.x)
    outline = last.mapToScene(last.rect()).boundingRect()
    assert outline.right() < word.x()
    assert word.text().startswith("Say something")


@pytest.mark.parametrize("size", [(1070, 759), (1280, 800), (1710, 1020)])
def test_what_can_be_said_stands_whole_on_the_button_or_not_at_all(sit: Sit, size: tuple[int, int]) -> None:
    evening = sit().begin()
    evening.question()
    view, word = evening.view, evening.view.panels.word
    view.resize(*size)
    assert view.stage.seen is not None
    word.see(view.stage.seen, ["Announce all tricks", "Announce 100"])
    word.show()
    view.panels.place()
    told = [line for line in word.text().split("\n")[1:] if line != "…"]
    assert " ".join(told) in {"", "Announce all tricks", "Announce all tricks Announce 100"}
    assert told or size[0] < 1200


def test_it_cannot_be_asked_for_on_turn_or_when_all_has_been_said(sit: Sit) -> None:
    evening = sit()
    on_turn = after(window(), "1 HA").observe(ME)
    too_late = after(window(), "1 HA", "2 HK", "3 DT", "4 CA").observe(ME)
    for seen in (on_turn, too_late):
        evening.view.step(Step(None, None, seen))
        evening.until(lambda: not evening.view.stage.busy)
        assert not evening.view.panels.word.isVisible()


def test_who_thinks_goes_on_thinking_when_one_more_is_asked(sit: Sit) -> None:
    """Dots that begin anew would tell that somebody else has something to say."""
    evening = sit()
    view = evening.view
    view.step(Step(None, None, window().observe(ME)))
    evening.until(lambda: not view.stage.busy)
    view.think(OTHER)
    evening.until(lambda: view.places.plates[OTHER].thinking)
    view.think(OTHER)
    assert view.places.plates[OTHER].thinking
    view.think(None)
    assert not view.places.plates[OTHER].thinking


def test_nothing_more_is_asked_out_of_turn_in_this_session_and_the_next_one_asks_again(start: Start) -> None:
    program = start()
    program.trigger("silent_session")
    silent = program.window.menus.actions["silent_session"]
    assert silent.isChecked()
    program.play(deals=2)
    assert program.asked
    assert not any(question.may_pass for question in program.asked)
    program.window.sessions.begin(plan_from(program.keeper.settings, program.page.game, guest()))
    program.until(lambda: not silent.isChecked())


def test_who_asks_for_the_word_too_late_is_told_so_and_the_button_does_not_stay_pressed(start: Start) -> None:
    program = start()
    first_trick_over = after(window(), "1 HA", "2 HK", "3 DT", "4 CA")
    program.table.resume(Sittings.of(Sitting(session_of(person=ME), first_trick_over)))
    program.question()
    view = program.page.view
    view.panels.word.see(window().observe(ME))  # as while the cards of the first trick are still on their way
    view.panels.word.wait_for(None)
    view.panels.word.press()
    assert not view.panels.word.isChecked()
    assert "Too late" in view.panels.note.text()


def test_no_wish_to_speak_goes_on_into_the_next_deal(sit: Sit) -> None:
    evening = sit()
    view, word = evening.view, evening.view.panels.word
    view.step(Step(None, None, window().observe(ME)))
    evening.until(word.isVisible)
    word.press()
    view.step(Step(None, None, after(window(), "1 HA", "2 HK", "3 DT", "4 CA").observe(ME)))
    evening.until(lambda: not word.isVisible())
    assert not word.isChecked()
