# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What hovering tells is told to everybody: on a long press, and by a key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QMenu,
    QPushButton,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Step
from kartenspiel.games import game_named, lessons_of
from kartenspiel.model.moves import LayAwayChoice
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.widgets import clauses
from kartenspiel.ui.widgets.note import Note, things_in
from kartenspiel.ui.widgets.places import InRules
from kartenspiel.ui.widgets.tips import ExplainedScene, explain
from tests.ui.conftest import Sit, Start
from tests.ui.program import Program
from tests.ui.seats import Evening, own_turn, with_something_illegal
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
    with qtbot.waitSignal(clauses.RULES_REQUESTS.asked) as asked:
        note.links[1].click()
    assert asked.args == [InRules(anchor="R7")]
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
    told: list[str] = []

    def all_told() -> bool:  # what is to be seen changes by itself for a moment: something said is taken back
        things = things_in(program.window)
        told.clear()
        for _ in things:
            told.append(note.words)
            QTest.keyClick(note, Qt.Key.Key_Right)
        return len(things) > 1 and set(told) == {thing.explanation.words for thing in things}

    program.until(all_told)
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
    program = start(last_game="koenigrufen", last_card_of=2)
    window = program.window
    program.question()
    assert unreached(window) == []
    for command in ("games", "lessons", "welcome", "rules"):
        program.trigger(command)
        QApplication.processEvents()
        assert unreached(window) == []
    program.until(lambda: window.rules.panel)
    assert unreached(window) == []
    window.pages.begin_lesson(game_named("russbach"), lessons_of("russbach")[0])
    page = window.pages.lesson_page
    assert page is not None
    program.until(lambda: page.tutor.saying.text is not None and not page.view.stage.busy)
    assert unreached(window) == []
    program.trigger("resume")
    program.play()
    for wanted in (True, False):
        program.page.show_sheet(wanted)
        QApplication.processEvents()
        assert unreached(window) == []


def test_everything_with_a_tooltip_can_be_reached_in_every_dialog(start: Start) -> None:
    program = start(last_game="koenigrufen")
    program.question()
    for command in ("new", "settings", "keys"):
        dialog = program.dialog(command, QDialog)
        tabs = dialog.findChild(QTabWidget)
        for index in range(tabs.count() if tabs else 1):
            if tabs is not None:
                tabs.setCurrentIndex(index)
                QApplication.processEvents()
            assert unreached(dialog) == []
        dialog.reject()
        QApplication.processEvents()


def unreached(window: QWidget) -> list[str]:
    """Return what has a tooltip and is not explained without a pointer."""
    reached = [thing.widget for thing in things_in(window)]
    tips = [
        (each, each.toolTip())
        for each in window.findChildren(QWidget)
        if each.toolTip() and each.isVisible() and each.window() is window and not each.visibleRegion().isEmpty()
    ]
    views = [each for each in window.findChildren(QAbstractItemView) if each.isVisible() and each.model() is not None]
    hovered = [tip for view in views for tip in tips_of_items(view)]
    tabs = [(bar, index) for bar in window.findChildren(QTabBar) for index in range(bar.count())]
    cut = [tip for bar, index in tabs if (tip := bar.tabToolTip(index)) and tip != bar.tabText(index)]
    return [*(tip for each, tip in tips if each not in reached), *hovered, *cut]


def tips_of_items(view: QAbstractItemView) -> Iterator[str]:
    """Yield the tooltips of the items of a view: nothing tells them without a pointer."""
    model = view.model()
    for row in range(model.rowCount()):
        tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        if tip:
            yield str(tip)


def test_a_table_of_items_is_told_row_by_row(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("zwanzigerrufen").begin()
    evening.question()
    view, seen = evening.view, most_crowded("zwanzigerrufen").seen
    view.clear()
    view.step(Step(None, None, with_items(Question(seen, (), may_pass=False), 3).seen))
    qtbot.waitUntil(lambda: not view.stage.busy and view.panels.board.isVisible())
    note = hold(qtbot, view.panels.board)
    heading, *rows = note.words.splitlines()
    assert heading == "What has been said in this deal:"
    assert len(rows) == 3
    assert all(" – " in row and ": " in row for row in rows)


def test_a_card_that_may_not_be_played_tells_why_as_a_click_does(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("russbach").begin()
    _question, card = with_something_illegal(evening)
    note = hold(qtbot, evening.view.viewport(), evening.place_of(card))
    name, why = note.words.splitlines()
    cited = note.thing.explanation.clauses
    note.close()
    evening.click(card)
    said = evening.view.panels.note
    assert name == evening.wording.text(card)
    assert (why, cited) == (said.text(), said.clauses.clauses)
    assert cited


def test_a_card_that_may_be_played_is_only_named(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("russbach").begin()
    question, _card = with_something_illegal(evening)
    note = hold(qtbot, evening.view.viewport(), evening.place_of(question.plays[0].card))
    assert note.words == evening.wording.text(question.plays[0].card)
    assert note.links == ()


def test_a_card_tells_that_something_else_is_asked_first(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("koenigrufen").begin()
    question = evening.question()
    assert question is not None
    assert not question.plays
    card = question.seen.hand[0]
    note = hold(qtbot, evening.view.viewport(), evening.place_of(card))
    _name, why = note.words.splitlines()
    note.close()
    evening.click(card)
    assert why == evening.view.panels.note.text()


def test_a_card_that_may_not_be_laid_away_tells_why(sit: Sit, qtbot: QtBot) -> None:
    evening = sit("russbach").begin()
    seen, view = own_turn(evening).seen, evening.view
    view.ask(Question(seen, (LayAwayChoice(seen.seat, seen.hand[:6], 3),), may_pass=False))
    barred, free = seen.hand[7], seen.hand[0]
    note = hold(qtbot, view.viewport(), evening.place_of(barred))
    _name, why = note.words.splitlines()
    note.close()
    evening.click(barred)
    assert why == view.panels.note.text()
    note = hold(qtbot, view.viewport(), evening.place_of(free))  # it may, with two others
    assert note.words == evening.wording.text(free)


@pytest.mark.parametrize("enabled", [True, False])
def test_an_entry_of_a_menu_that_is_held_is_explained_and_not_chosen(
    start: Start,
    qtbot: QtBot,
    enabled: bool,  # noqa: FBT001 - a parameter of a test
) -> None:
    program = start()
    program.question()
    action, chosen = program.window.menus.actions["full_screen"], list[bool]()
    action.triggered.connect(lambda: chosen.append(True))
    action.setEnabled(enabled)
    menu = menu_with(program, action)
    note = hold(qtbot, menu, menu.actionGeometry(action).center())
    assert note.words == action.toolTip()
    note.close()
    assert menu.isVisible()
    assert chosen == []
    if enabled:
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())  # what was held can still be chosen
        assert len(chosen) == 1
    menu.close()


def test_keys_explain_every_entry_of_an_open_menu(start: Start) -> None:
    program = start()
    program.question()
    action = program.window.menus.actions["log"]
    menu = menu_with(program, action)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (note,) = notes()
    told = set()
    for _ in menu.actions():
        told.add(note.words)
        QTest.keyClick(note, Qt.Key.Key_Down)
    assert told == {each.toolTip() for each in menu.actions() if not each.isSeparator()}
    note.close()
    menu.close()


def menu_with(program: Program, action: QAction) -> QMenu:
    """Open the menu that has a command, and return it."""
    (menu,) = [each for each in program.window.menuBar().findChildren(QMenu) if action in each.actions()]
    menu.popup(program.window.mapToGlobal(QPoint(0, 0)))
    program.until(menu.isVisible)
    return menu
