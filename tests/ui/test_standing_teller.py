# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the deal stands, told on demand at the table: in sessions with help, with the mouse and with keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kartenspiel.games import game_named
from kartenspiel.model.seats import Seat
from kartenspiel.model.standing import standing
from tests.breadth import spoken
from tests.ui.conftest import Start
from tests.ui.program import Program

WORDS = {
    "en": ("How the deal stands", "Still out", "as at the table"),
    "de": ("So steht es", "Noch draußen", "wie am Tisch"),
}


def play_to_trick(program: Program, tricks: int) -> None:
    """Play by the first choice until so many tricks are over, and one is asked again."""
    view = program.page.view
    while True:
        question = program.question()
        if len(question.seen.cards.tricks) >= tricks:
            return
        view.chosen.emit(None if question.may_pass else question.choices[0])
        QApplication.processEvents()


def told(program: Program) -> str:
    panel = program.page.view.standing.panel
    return panel.accessibleName() if panel.isVisible() else ""


@spoken("en")
def test_a_key_tells_how_the_deal_stands_and_puts_it_away(start: Start, language: str) -> None:
    program = start(language, last_game="russbach")
    play_to_trick(program, 2)
    view, (title, out, _) = program.page.view, WORDS[language]
    QTest.keyClick(view, Qt.Key.Key_S)
    assert title in told(program)
    assert out in told(program)
    QTest.keyClick(view, Qt.Key.Key_S)
    assert not told(program)


@spoken("de")
def test_the_menu_tells_how_the_deal_stands_and_a_click_puts_it_away(start: Start, language: str) -> None:
    program = start(language, last_game="russbach")
    play_to_trick(program, 2)
    program.trigger("standing")
    assert WORDS[language][0] in told(program)
    QTest.mouseClick(program.page.view.standing.panel, Qt.MouseButton.LeftButton)
    assert not told(program)


def test_it_stays_true_while_cards_are_played_and_goes_with_its_deal(start: Start) -> None:
    program = start(last_game="russbach")
    play_to_trick(program, 1)
    view = program.page.view
    QTest.keyClick(view, Qt.Key.Key_S)
    before = told(program)
    play_to_trick(program, 3)
    assert told(program) != before
    seen = program.table.seen
    assert seen is not None
    for side in standing(game_named("russbach"), seen).sides:
        assert f"Tricks: {side.tricks}" in told(program)
    program.play()
    program.page.next_deal()
    program.until_dealt()
    program.trigger("games")
    program.page.clear()
    assert view.standing.panel.isHidden()


@spoken("en")
def test_nobody_counts_in_a_session_that_is_played_as_at_the_table(start: Start, language: str) -> None:
    program = start(language, last_game="russbach", allows_help=False)
    play_to_trick(program, 1)
    view = program.page.view
    QTest.keyClick(view, Qt.Key.Key_S)
    assert not told(program)
    assert WORDS[language][2] in view.panels.note.text()
    assert not program.window.menus.actions["standing"].isEnabled()


def test_in_a_replay_it_is_told_with_the_eyes_of_whoever_is_looked_through(start: Start) -> None:
    program = start(last_game="russbach", last_card_of=1)
    program.play()
    program.trigger("replay")
    page = program.window.replays.replay_page
    assert page is not None
    page.driver.go_to(len(page.driver.steps) // 2)
    QTest.keyClick(page.view, Qt.Key.Key_S)
    panel = page.view.standing.panel
    own = panel.accessibleName()
    assert own
    page.driver.look(Seat(page.driver.eyes + 1))
    assert panel.isVisible()
    assert panel.accessibleName() != own
