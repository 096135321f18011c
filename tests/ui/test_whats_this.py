# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""“What is this?” from the menu: the next click explains what it hits, and does nothing else."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QMenu, QWidget

from kartenspiel.games import descriptions, game_named, lessons_of
from kartenspiel.model.seats import all_seats
from kartenspiel.model.text import Who
from kartenspiel.ui.table.plates import Plate
from kartenspiel.ui.widgets.note import Note, things_in
from tests.ui.conftest import Start
from tests.ui.program import Program

LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing


@pytest.fixture
def program(start: Start) -> Iterator[Program]:
    """A table at which a card may be played."""
    yield at_play(start(last_game="russbach"))
    for note in notes():
        note.close()


def at_play(program: Program) -> Program:
    """Answer until a card may be played, in a window that has the keys."""
    while not (question := program.question()).plays:
        program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
    program.until(lambda: QApplication.activeWindow() is program.window)
    return program


def notes() -> list[Note]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, Note) and each.isVisible()]


def told_at(program: Program, widget: QWidget, where: QPoint) -> str:
    """Give the command from the menu, click, and return what is told."""
    program.window.menus.actions["explain"].trigger()
    assert program.window.whats_this.waiting
    QTest.mouseClick(widget, LEFT, pos=where)
    (note,) = notes()
    words = note.words
    note.close()
    return words


def test_every_plate_is_explained_by_a_click(program: Program) -> None:
    view = program.page.view
    plates = [each for each in view.scene().items() if isinstance(each, Plate)]
    assert len(plates) == 4
    for plate in plates:
        assert told_at(program, view.viewport(), view.mapFromScene(plate.sceneBoundingRect().center()))


def test_a_card_is_explained_by_a_click_and_not_played(program: Program) -> None:
    view, card = program.page.view, program.question().plays[0].card
    item = view.stage.items[card]
    where = view.mapFromScene(item.mapToScene(item.rect().width() * 0.08, item.rect().height() * 0.5))
    played = len(program.question().seen.log)
    assert told_at(program, view.viewport(), where).startswith(program.page.words().text(card))
    assert len(program.question().seen.log) == played


def test_where_nothing_lies_the_table_itself_is_explained(program: Program) -> None:
    assert told_at(program, program.page.view.viewport(), QPoint(3, 300)).startswith("The table:")


def test_a_button_is_explained_and_not_pressed(program: Program) -> None:
    button = program.window.dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert button is not None
    assert told_at(program, button, button.rect().center()) == "Close the log"
    assert program.window.log.isVisible()


def test_a_button_of_which_nothing_more_is_told_is_named_and_not_pressed(program: Program) -> None:
    button = QCheckBox("On && &off", program.window)
    button.show()
    assert told_at(program, button, QPoint(2, 2)) == "“On & off”: a click does it."
    assert not button.isChecked()


@pytest.mark.parametrize("game", [each.id for each in descriptions() if each.lessons])
def test_in_a_lesson_everything_is_explained_and_nothing_is_done(program: Program, game: str) -> None:
    program.window.pages.begin_lesson(game_named(game), lessons_of(game)[0])
    page = program.window.pages.lesson_page
    assert page is not None
    program.until(lambda: page.tutor.saying.text is not None and not page.view.stage.busy)
    saying = page.tutor.saying
    for part in page.findChildren(QWidget):
        if not part.visibleRegion().isEmpty():
            assert not told_at(program, part, part.rect().center()).startswith("There is nothing"), part
    assert page.tutor.saying == saying


def test_what_has_no_explanation_says_so(program: Program) -> None:
    title = QLabel("nothing", program.window)
    title.show()
    assert told_at(program, title, QPoint(2, 2)).startswith("There is nothing to explain here")


def test_the_log_and_the_status_line_are_explained_by_a_click(program: Program) -> None:
    log, line = program.window.log, program.window.statusBar()
    assert told_at(program, log.viewport(), log.viewport().rect().center()).startswith("The log:")
    for part in (line, *line.findChildren(QLabel)):
        assert not told_at(program, part, part.rect().center()).startswith("There is nothing"), part


def test_cards_that_nobody_sees_are_explained_by_where_they_lie(program: Program) -> None:
    view = program.page.view
    items = view.stage.items.values()
    for seat in all_seats(4)[1:]:
        hand = [item for item in items if item.placement.seat == seat and item.placement.zone == "hand"]
        assert hand
        for item in hand:
            told = told_at(program, view.viewport(), view.mapFromScene(item.sceneBoundingRect().center()))
            assert told.startswith(f"The hand of {program.page.words().text(Who(seat))}")


@pytest.mark.parametrize("game", ["anrufen", "graden", "zwanzigerrufen", "koenigrufen"])
def test_the_contract_is_explained_and_not_only_read_aloud(start: Start, game: str) -> None:
    program = at_play(start(last_game=game))
    told = told_at(program, program.page.view.panels.facts, QPoint(4, 4))
    task = ("You alone", "Your side must", "You must", "Whoever", "Everybody", "Win ", "Lose ", "You call", "You play")
    meaning = told.split("\n")[1].removeprefix("For whoever plays it: ")
    assert meaning.startswith(task)


def test_what_somebody_has_said_is_explained_by_a_click(program: Program) -> None:
    view = program.page.view
    seat = all_seats(4)[1]
    bubble = view.places.bubbles[seat]
    bubble.speak("Pass.", view.places.area(seat), view.places.side(seat), 13.0, None)
    told = told_at(program, view.viewport(), view.mapFromScene(bubble.sceneBoundingRect().center()))
    assert told == "What this player has said last."


def test_keys_lead_past_cards_that_nobody_sees(program: Program) -> None:
    hidden = [item for item in program.page.view.stage.items.values() if item.shown is None]
    area = program.page.view.mapFromScene(hidden[0].sceneBoundingRect()).boundingRect()
    assert area not in [thing.area for thing in things_in(program.window)]


def test_a_talon_that_nobody_sees_is_explained_by_a_click(start: Start) -> None:
    program = start(last_game="koenigrufen")
    program.question()
    program.until(lambda: QApplication.activeWindow() is program.window)
    view = program.page.view
    (item, *_) = (each for each in view.stage.items.values() if each.placement.zone == "talon")
    where = view.mapFromScene(item.sceneBoundingRect().center())
    assert told_at(program, view.viewport(), where).startswith("The talon:")


def open_menu(program: Program, title: str) -> QMenu:
    """Give the command and press on the title of a menu: it opens, and hears of the button that is let go."""
    program.window.menus.actions["explain"].trigger()
    bar = program.window.menuBar()
    (entry,) = (each for each in bar.actions() if each.text() == title)
    menu, where = cast("QMenu", entry.menu()), bar.actionGeometry(entry).center()
    QTest.mousePress(bar, LEFT, pos=where)
    assert menu.isVisible()
    return menu


def click_entry(menu: QMenu, action: QAction) -> str:
    """Click an entry, and return what is told of it."""
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    (note,) = notes()
    words = note.words
    note.close()
    return words


def test_an_entry_of_a_menu_is_explained_and_not_chosen(program: Program) -> None:
    menu, action = open_menu(program, "&Game"), program.window.menus.actions["quit"]
    QTest.mouseRelease(menu, LEFT, pos=QPoint(10, -5))  # on the title, where it was pressed
    assert notes() == []
    assert program.window.whats_this.waiting
    assert click_entry(menu, action) == action.toolTip()
    menu.close()
    assert program.window.isVisible()


def test_an_entry_to_which_the_pointer_is_drawn_is_explained_and_not_chosen(program: Program) -> None:
    menu, action = open_menu(program, "&Game"), program.window.menus.actions["quit"]
    QTest.mouseRelease(menu, LEFT, pos=menu.actionGeometry(action).center())
    (note,) = notes()
    assert note.words == action.toolTip()
    note.close()
    menu.close()
    assert program.window.isVisible()


def test_a_click_beside_an_open_menu_closes_it_and_what_is_waited_for_still_comes(program: Program) -> None:
    menu = open_menu(program, "&Game")
    QTest.mouseRelease(menu, LEFT, pos=QPoint(10, -5))
    QTest.mousePress(menu, LEFT, pos=QPoint(menu.width() + 50, 10))
    assert not menu.isVisible()
    assert notes() == []
    assert program.window.whats_this.waiting
    program.window.whats_this.end()


def menus_in(owner: QWidget) -> list[QMenu]:
    """Return the menus that a bar or a menu opens, and those that these open."""
    opened = [cast("QMenu", action.menu()) for action in owner.actions() if action.menu() is not None]
    return [each for menu in opened for each in (menu, *menus_in(menu))]


def test_every_entry_of_every_menu_is_explained(program: Program) -> None:
    menus = menus_in(program.window.menuBar())
    assert len(menus) > len(program.window.menuBar().actions())  # those in menus too
    for menu in menus:
        menu.popup(QPoint(0, 0))
        for action in menu.actions():
            if not action.isSeparator():
                program.window.menus.actions["explain"].trigger()
                assert not click_entry(menu, action).startswith("There is nothing"), action.text()
        menu.close()


def test_escape_ends_the_waiting_for_a_click_and_nothing_else(program: Program) -> None:
    program.window.menus.actions["explain"].trigger()
    QTest.keyClick(program.page.view, Qt.Key.Key_Escape)
    assert not program.window.whats_this.waiting
    assert QApplication.overrideCursor() is None
    assert program.window.statusBar().currentMessage() == ""


def test_its_keys_explain_what_has_the_focus_at_once_beginning_at_the_table(program: Program) -> None:
    program.page.view.hand.point_at(None)
    program.page.view.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert not program.window.whats_this.waiting
    (note,) = notes()
    assert program.page.view.isAncestorOf(note.thing.widget)
