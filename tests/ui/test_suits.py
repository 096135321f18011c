# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The four suits in a picture, beside the table for whoever wants them."""

import pytest
from PySide6.QtWidgets import QApplication

from kartenspiel.model.text import Text
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off


def test_the_suits_stand_beside_the_table_on_demand_and_stay_there(start: Start) -> None:
    program = start()
    program.until_dealt()
    assert not program.page.suits.isVisible()
    program.trigger("suits")
    assert program.page.suits.isVisible()
    assert [label.text() for label in program.page.suits.names] == ["Hearts", "Bells", "Leaves", "Acorns"]
    program.keeper.change(packs={"german": "french"})
    assert [label.text() for label in program.page.suits.names] == ["Hearts", "Diamonds", "Spades", "Clubs"]
    program.until(lambda: cut_off(program.page.suits) == [])
    program.end()
    again = start()
    again.until_dealt()
    assert again.page.suits.isVisible()
    assert again.window.menus.actions["suits"].isChecked()
    again.trigger("suits")
    assert not again.page.suits.isVisible()


@pytest.mark.parametrize("game", ["russbach", "koenigrufen"])
def test_no_message_lies_over_them(start: Start, game: str) -> None:
    program = start(last_game=game, suits_visible=True)
    program.question()
    page = program.page
    page.messages.warn(Text("test", "Something has gone wrong that must be told in a sentence as long as the longest."))
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        program.window.resize(*size)
        QApplication.processEvents()
        program.until(lambda: page.rect().contains(page.messages.geometry()))
        assert not page.messages.geometry().intersects(page.suits.geometry()), size


def test_they_speak_the_language_of_the_moment_and_hide_no_other_page(start: Start) -> None:
    program = start(suits_visible=True)
    program.until_dealt()
    program.keeper.change(language="de")
    assert [label.text() for label in program.page.suits.names] == ["Herz", "Schellen", "Laub", "Eichel"]
    program.trigger("games")
    assert not program.page.suits.isVisible()
    program.trigger("resume")
    assert program.page.suits.isVisible()
