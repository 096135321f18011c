# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a search finds in the rules, and by which words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kartenspiel.games import all_games
from kartenspiel.ui.rulebook.library import Library
from kartenspiel.ui.rulebook.lists import href_of
from kartenspiel.ui.widgets.places import InRules
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.ui.rules_opened import look_for, opened


@pytest.fixture
def program(start: Start) -> Program:
    return start()


def test_by_keys_alone_one_opens_reads_searches_goes_back_and_returns_to_the_table(program: Program) -> None:
    program.question()
    view = program.page.view
    view.setFocus()
    QTest.keyClick(program.window, Qt.Key.Key_F5)
    rules = program.window.rules
    program.until(lambda: rules.panel is not None and rules.panel.reader.hasFocus())
    panel = rules.panel
    assert panel is not None
    QTest.keyClick(panel.reader, Qt.Key.Key_Tab)
    assert panel.reader.textCursor().hasSelection()  # a link has the keys
    QTest.keyClick(panel.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.search.hasFocus()
    QTest.keyClicks(panel.search, "overtrump")
    QTest.keyClick(panel.search, Qt.Key.Key_Return)
    program.until(lambda: "overtrump" in panel.reader.toPlainText().casefold())
    assert panel.reader.hasFocus()
    QTest.keyClick(panel.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert panel.spot.words == ""
    QTest.keyClick(panel.reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panel.spot.words == "overtrump"
    QTest.keyClick(panel.reader, Qt.Key.Key_Escape)
    QTest.keyClick(panel.reader, Qt.Key.Key_Escape)
    assert not rules.shown
    program.until(view.hasFocus)


def test_search_finds_rules_of_all_games_and_terms_by_their_german_name_in_english(program: Program) -> None:
    panel = opened(program)
    look_for(panel, "Vorhand")
    titles = [game.title.source for game in all_games()]
    program.until(lambda: all(title in panel.reader.toPlainText() for title in titles))
    assert "forehand (Vorhand)" in panel.reader.toPlainText()
    panel.reader.followed.emit("game:rufmariasch/M3")
    assert panel.spot.place == InRules("rufmariasch", "M3")


def test_what_is_found_by_another_word_is_marked_in_the_list_and_in_the_page(program: Program) -> None:
    panel = opened(program)
    hit = next(panel.library.find("contra", "anrufen"))
    look_for(panel, "contra")
    program.until(lambda: hit.sentence in panel.reader.toPlainText())
    assert hit.by == "Kontra"
    assert "<b>Kontra</b>" in panel.on_paper()
    panel.reader.followed.emit(href_of("anrufen", hit.anchor))
    assert "Kontra" in [each.cursor.selectedText() for each in panel.reader.extraSelections()]


def test_a_search_goes_on_through_all_games_when_cards_look_otherwise_meanwhile(program: Program) -> None:
    panel = opened(program)
    look_for(panel, "Vorhand")
    program.keeper.change(four_colours=True)
    titles = [game.title.source for game in all_games()]
    program.until(lambda: all(title in panel.reader.toPlainText() for title in titles))


def test_what_is_nowhere_is_not_found(program: Program) -> None:
    panel = opened(program)
    look_for(panel, "xylophone")
    program.until(lambda: "Nothing was found" in panel.reader.toPlainText())


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [("en", "contra", "Kontra"), ("en", "Heirat", "marriage"), ("de", "Heirat", "Mariage")],
)
def test_search_finds_rules_by_another_word_for_the_same(start: Start, language: str, asked: str, said: str) -> None:
    library = Library(start(language=language).window.rules.reading)
    assert said in " ".join(found.sentence for found in library.find(asked, "anrufen"))
