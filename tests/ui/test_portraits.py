# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Portraits in the players' form: what is offered, what goes with whom, and what this version does not know."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.plans import plan_from
from kartenspiel.controller.session import Person
from kartenspiel.ui.cards.heads import PLAYERS, heads_of
from kartenspiel.ui.cards.portraits import PORTRAITS
from kartenspiel.ui.dialogs.players_form import PlayersForm
from kartenspiel.ui.dialogs.portrait_choice import PortraitButton, PortraitGrid
from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from tests.ui.conftest import Start

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
PEOPLE = (
    Person("Franzi", portrait="lady"),
    Person("Resi", "easy", portrait="hunter"),
    Person("Mizzi", "easy"),
    Person("Poldl", "easy", portrait="of_a_version_to_come"),
)


@pytest.fixture
def form(qtbot: QtBot) -> PlayersForm:
    form = PlayersForm(4)
    qtbot.addWidget(form)
    form.show_people(PEOPLE)
    return form


def opened(qtbot: QtBot, button: PortraitButton) -> PortraitGrid:
    button.click()
    (grid,) = button.findChildren(PortraitGrid)
    qtbot.waitUntil(grid.isVisible)
    return grid


def test_each_has_the_face_that_it_will_have_at_the_table_and_nothing_is_lost(form: PlayersForm) -> None:
    assert form.people() == PEOPLE  # also a portrait that this version does not know
    heads = heads_of(("Resi", "Mizzi", "Poldl"), "german")
    assert [row.portrait.face for row in form.rows] == ["lady", "hunter", heads["Mizzi"], heads["Poldl"]]
    form.show_pictures("tarock")
    assert form.rows[2].portrait.face in PLAYERS["tarock"]


def test_a_face_goes_with_its_name(form: PlayersForm) -> None:
    form.rows[0].change.click()
    assert [each.portrait for each in form.people()] == ["hunter", "lady", "", "of_a_version_to_come"]
    form.rows[2].who.setCurrentIndex(0)  # at the screen now, with the name of who was there
    assert [(each.name, each.portrait) for each in form.people()][2] == ("Franzi", "lady")
    assert [row.portrait.face for row in form.rows][2] == "lady"


def test_without_a_portrait_there_is_a_head_of_the_pack_by_its_name_and_none_for_the_person(form: PlayersForm) -> None:
    form.show_people([Person(each.name, each.level) for each in PEOPLE])
    assert form.rows[0].portrait.face is None
    before = form.rows[2].portrait.face
    form.rows[2].name.setText("Resi")
    form.rows[1].name.setText("Mizzi")
    assert form.rows[1].portrait.face == before


def test_all_portraits_are_offered_each_with_its_name_and_the_one_that_is_chosen_is_marked(
    form: PlayersForm, qtbot: QtBot
) -> None:
    form.show()
    grid = opened(qtbot, form.rows[1].portrait)
    names = [grid.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(grid.list.count())]
    assert names == ["A head from the cards", *(text.source for text in PORTRAITS.values())]
    assert grid.name.text() == names[grid.list.currentRow()] == "The hunter"
    viewport = grid.list.viewport()
    assert all(
        viewport.rect().contains(grid.list.visualItemRect(grid.list.item(row))) for row in range(grid.list.count())
    )
    grid.close()
    assert opened(qtbot, form.rows[0].portrait).list.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == "No portrait"


def test_escape_leaves_the_portrait_and_the_first_takes_it_away(form: PlayersForm, qtbot: QtBot) -> None:
    form.show()
    button = form.rows[3].portrait
    grid = opened(qtbot, button)
    QTest.keyClick(grid.list, Qt.Key.Key_Right)
    QTest.keyClick(grid.list, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not button.findChildren(PortraitGrid))
    assert button.portrait == "of_a_version_to_come"
    QTest.keyClick(opened(qtbot, button).list, Qt.Key.Key_Home)
    QTest.keyClick(button.findChildren(PortraitGrid)[-1].list, Qt.Key.Key_Space)
    assert form.people()[3] == Person("Poldl", "easy")


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_grid_has_room_on_a_small_screen(start: Start, text_size: int) -> None:
    program = start(language="de", text_size=text_size)
    dialog = program.dialog("new", SessionDialog)
    for row in dialog.players.rows:
        row.portrait.click()
        (grid,) = row.portrait.findChildren(PortraitGrid)
        program.until(grid.isVisible)
        room = grid.screen().availableGeometry()
        assert room.contains(grid.geometry())
        assert grid.name.width() >= grid.name.sizeHint().width()
        grid.close()
        program.until(lambda: not dialog.findChildren(PortraitGrid))


def test_the_portrait_of_the_person_is_that_of_the_next_new_session(start: Start) -> None:
    program = start()
    dialog = program.dialog("new", SessionDialog)
    dialog.players.rows[0].portrait.click()
    grid = dialog.players.rows[0].portrait.findChildren(PortraitGrid)[0]
    grid.list.setCurrentRow(3)
    QTest.keyClick(grid.list, Qt.Key.Key_Return)
    dialog.start.click()
    program.until_dealt()
    assert plan_from(program.keeper.settings, program.page.game, "Guest").people[0].portrait == "hunter"
