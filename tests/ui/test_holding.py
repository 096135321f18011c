# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What hovering tells is told to everybody: on a long press, and by a key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Step
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.widgets import clauses
from kartenspiel.ui.widgets.note import Note, things_in
from kartenspiel.ui.widgets.tips import ExplainedScene, explain
from tests.ui.conftest import Sit, Start
from tests.ui.seats import Evening, own_turn
from tests.ui.test_large_text import most_crowded, with_items

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing
LEFT = Qt.MouseButton.LeftButton
SOON_MS = 20


@pytest.fixture(autouse=True)
def quick(qtbot: QtBot) -> Iterator[None]:
    """Let the system take a press for a long one soon, and take away what was shown."""
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(SOON_MS)
    del qtbot
    yield
    hints.setMousePressAndHoldInterval(usual)
    for note in notes():
        note.close()


def notes() -> list[Note]:
    """Return the explanations in sight."""
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, Note) and each.isVisible()]


def hold(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> Note:
    """Press a widget, hold it until something is told, let it go, and return what was told."""
    where = widget.rect().center() if at is None else at
    QTest.mousePress(widget, LEFT, pos=where)
    qtbot.waitUntil(lambda: bool(notes()))
    QTest.mouseRelease(widget, LEFT, pos=where)
    (note,) = notes()
    return note


@pytest.fixture
def button(qtbot: QtBot) -> Iterator[QPushButton]:
    """Return a button with an explanation."""
    widget = QWidget()
    button = QPushButton("Open", widget)
    qtbot.addWidget(widget)
    explain(button, "Opens it & <b>more</b>.", ("R5", "R7"))
    widget.show()
    yield button
    widget.close()


@pytest.mark.parametrize("enabled", [True, False])
def test_what_is_held_is_explained_and_not_pressed(qtbot: QtBot, button: QPushButton, enabled: bool) -> None:  # noqa: FBT001 - a parameter of a test
    pressed: list[bool] = []
    button.clicked.connect(pressed.append)
    button.setEnabled(enabled)
    note = hold(qtbot, button)
    assert note.words == note.accessibleName() == "Opens it & <b>more</b>."
    assert not button.isDown()
    QApplication.processEvents()
    assert pressed == []


def test_a_short_press_is_a_click(qtbot: QtBot, button: QPushButton) -> None:
    QGuiApplication.styleHints().setMousePressAndHoldInterval(60_000)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT)
    assert notes() == []


def test_who_drags_holds_nothing(qtbot: QtBot, button: QPushButton) -> None:
    QTest.mousePress(button, LEFT, pos=QPoint(2, 2))
    QTest.mouseMove(button, QPoint(30, 12))
    qtbot.wait(3 * SOON_MS)
    assert notes() == []
    QTest.mouseRelease(button, LEFT, pos=QPoint(30, 12))


def test_clauses_of_an_explanation_are_links(qtbot: QtBot, button: QPushButton) -> None:
    note = hold(qtbot, button)
    assert [link.text() for link in note.links] == ["Rules: R5", "Rules: R7"]
    assert all(link.accessibleName() for link in note.links)
    with qtbot.waitSignal(clauses.DESK.asked) as asked:
        note.links[1].click()
    assert asked.args[1] == "R7"
    assert notes() == []


def test_any_key_closes_it(qtbot: QtBot, button: QPushButton) -> None:
    note = hold(qtbot, button)
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert notes() == []


def begun(sit: Sit) -> Evening:
    """Return a table at which a card is to be played."""
    evening = sit("russbach").begin()
    own_turn(evening)
    return evening


def test_a_card_that_is_held_is_named_and_not_played(sit: Sit, qtbot: QtBot) -> None:
    evening = begun(sit)
    view = evening.view
    question = evening.question()
    assert question is not None
    chosen: list[object] = []
    view.chosen.connect(chosen.append)
    for play in question.plays:
        note = hold(qtbot, view.viewport(), evening.place_of(play.card))
        assert note.words.splitlines()[0] == evening.wording.text(play.card)
        note.close()
    QApplication.processEvents()
    assert chosen == []
    card = question.plays[0].card
    QTest.mouseClick(view.viewport(), LEFT, pos=evening.place_of(card))  # and what was held can still be played
    assert len(chosen) == 1


def test_a_plate_that_is_held_says_what_its_tooltip_does(sit: Sit, qtbot: QtBot) -> None:
    view = begun(sit).view
    told = [plate for plate in view.places.plates.values() if plate.toolTip()]
    assert told
    for plate in told:
        where = view.mapFromScene(plate.sceneBoundingRect()).boundingRect().center()
        note = hold(qtbot, view.viewport(), where)
        assert note.words == plate.toolTip()
        note.close()


def test_a_choice_that_is_held_says_what_it_means(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("koenigrufen").begin()
    evening.question()
    view = evening.view
    told = [each for each in view.calls.buttons() if each.isVisible()]
    assert told
    chosen: list[object] = []
    view.chosen.connect(chosen.append)
    note = hold(qtbot, told[0])
    assert note.words
    note.close()
    QApplication.processEvents()
    assert chosen == []


def test_arrow_keys_lead_to_everything_that_is_explained(start: Start) -> None:
    program = start()
    program.question()
    program.until(lambda: QApplication.activeWindow() is program.window)
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (note,) = notes()
    things = things_in(program.window)
    assert len(things) > 1
    told = []
    for _ in things:
        told.append(note.words)
        QTest.keyClick(note, Qt.Key.Key_Right)
    assert set(told) == {thing.explanation.words for thing in things}
    QTest.keyClick(note, Qt.Key.Key_Left)
    assert note.words == told[-1]


def test_the_key_explains_the_card_that_it_is_at(sit: Sit) -> None:
    evening = begun(sit)
    view = evening.view
    QTest.keyClick(view, Qt.Key.Key_Right)
    scene = view.scene()
    assert isinstance(scene, ExplainedScene)
    thing = scene.explained_now()
    assert thing is not None
    assert view.hand.current is not None
    assert thing.explanation.words.splitlines()[0] == evening.wording.text(view.hand.current)


def test_the_key_explains_in_dialogs_too(start: Start) -> None:
    program = start()
    dialog = program.dialog("settings", SettingsDialog)
    program.until(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (note,) = notes()
    assert note.thing.widget.window() is dialog


def test_everything_with_a_tooltip_can_be_reached_without_a_pointer(start: Start) -> None:
    program = start(last_game="koenigrufen")
    program.question()
    reached = [thing.widget for thing in things_in(program.window)]
    shown = [each for each in program.window.findChildren(QWidget) if each.isVisible() and each.toolTip()]
    assert shown
    assert [each for each in shown if each not in reached and not each.visibleRegion().isEmpty()] == []


def test_a_table_of_items_is_told_row_by_row(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("zwanzigerrufen").begin()
    evening.question()
    view, seen = evening.view, most_crowded("zwanzigerrufen").seen
    view.clear()
    view.step(Step(None, None, with_items(Question(seen, (), may_pass=False), 3).seen))
    qtbot.waitUntil(lambda: not view.stage.busy and view.panels.board.isVisible())
    note = hold(qtbot, view.panels.board)
    rows = note.words.splitlines()
    assert len(rows) == 3
    assert all(" – " in row and ": " in row for row in rows)
