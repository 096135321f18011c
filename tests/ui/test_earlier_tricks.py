# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Earlier tricks, looked at again while a key is held or until they are put away, with keys and with the mouse."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kartenspiel.model.cards import Card
from tests.breadth import spoken
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.ui.test_standing_teller import play_to_trick

LEFT = Qt.MouseButton.LeftButton
TOLD = {"en": ("Trick 2: ", "only the last trick"), "de": ("2. Stich: ", "nur den letzten Stich")}


def looked_at(program: Program) -> set[Card]:
    """Return the cards of a finished trick that are seen."""
    program.page.view.stage.settle()
    return {
        each.shown for each in program.page.view.stage.items.values() if each.placement.zone == "last" and each.shown
    }


def trick(program: Program, number: int) -> set[Card]:
    seen = program.table.seen
    assert seen is not None
    return {play.card for play in seen.cards.tricks[number]}


@spoken("en")
def test_holding_a_key_shows_the_last_trick_and_the_arrows_any_earlier_one(start: Start, language: str) -> None:
    program = start(language, last_game="russbach")
    play_to_trick(program, 3)
    view = program.page.view
    chosen = view.hand.current
    QTest.keyPress(view, Qt.Key.Key_L)
    assert looked_at(program) == trick(program, -1)
    program.until(lambda: view.tricks.held)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert looked_at(program) == trick(program, -2)
    assert view.panels.note.text().startswith(TOLD[language][0])
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Left)  # there is none before the first
    assert looked_at(program) == trick(program, 0)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert looked_at(program) == trick(program, 1)
    QTest.keyRelease(view, Qt.Key.Key_L)
    assert not looked_at(program)
    assert view.hand.current == chosen


@spoken("de")
def test_a_short_press_shows_tricks_until_they_are_put_away(start: Start, language: str) -> None:
    program = start(language, last_game="russbach")
    play_to_trick(program, 2)
    view = program.page.view
    QTest.keyClick(view, Qt.Key.Key_L)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert looked_at(program) == trick(program, 0)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert looked_at(program) == trick(program, 1)
    QTest.keyClick(view, Qt.Key.Key_L)
    assert not looked_at(program)


@spoken("en")
def test_with_the_mouse_buttons_lead_to_earlier_tricks(start: Start, language: str) -> None:
    program = start(language, last_game="russbach")
    play_to_trick(program, 2)
    panels = program.page.view.panels
    assert panels.earlier.isHidden()
    QTest.mouseClick(panels.last, LEFT)
    assert panels.later.isHidden()
    QTest.mouseClick(panels.earlier, LEFT)
    assert looked_at(program) == trick(program, 0)
    assert panels.earlier.isHidden()  # there is none before the first
    QTest.mouseClick(panels.later, LEFT)
    assert looked_at(program) == trick(program, 1)
    QTest.mouseClick(panels.last, LEFT)
    assert not looked_at(program)
    assert panels.earlier.isHidden()


@spoken("de")
def test_as_at_the_table_only_the_last_trick_may_be_looked_at(start: Start, language: str) -> None:
    program = start(language, last_game="russbach", allows_help=False)
    play_to_trick(program, 2)
    view = program.page.view
    QTest.keyPress(view, Qt.Key.Key_L)
    assert looked_at(program) == trick(program, 1)
    assert view.panels.earlier.isHidden()
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert looked_at(program) == trick(program, 1)
    assert TOLD[language][1] in view.panels.note.text()
    QTest.keyRelease(view, Qt.Key.Key_L)
    assert not looked_at(program)
