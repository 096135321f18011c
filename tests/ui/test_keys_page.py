# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Keys and gestures: one page made of what does them, and a line when one of them is of use."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from kartenspiel.model.moves import Pass
from kartenspiel.players.question import Question
from kartenspiel.ui.dialogs import keys_page
from kartenspiel.ui.dialogs.about import About
from kartenspiel.ui.dialogs.keys_page import KeysPage
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.table.gestures import GESTURES
from kartenspiel.ui.table.keyboard import LESSON_KEYS, TABLE_KEYS
from kartenspiel.ui.window.hints import HINTS
from kartenspiel.ui.words.phrases import words_of
from tests.ui.conftest import Sit, Start
from tests.ui.program import Program
from tests.ui.seats import own_turn

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory raises nothing


def test_every_key_that_is_declared_does_something(sit: Sit) -> None:
    assert sit().view.key_ids == {key.id for key in TABLE_KEYS}


def test_every_gesture_that_is_declared_does_something(sit: Sit) -> None:
    assert set(sit().view.gestures) == set(GESTURES)


def test_who_asks_for_advice_where_there_is_none_is_told_so(sit: Sit) -> None:
    evening = sit().begin()
    own_turn(evening)
    evening.press(Qt.Key.Key_S)
    assert evening.view.panels.note.text() == "Here the rules let nobody advise you."


def test_no_key_stands_for_two_things() -> None:
    keys = [key for each in (*TABLE_KEYS, *LESSON_KEYS) for key in (*each.keys, *each.signs)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_tells_all_keys_commands_and_gestures(start: Start, language: str) -> None:
    program = start(language=language)
    page = program.dialog("keys", KeysPage)
    shown = page.text.toPlainText()
    for action in program.window.menus.actions.values():
        assert action.toolTip() in shown
        for keys in action.shortcuts():
            assert keys.toString(keys.SequenceFormat.NativeText) in shown
    for told in (*(key.does for key in (*TABLE_KEYS, *LESSON_KEYS)), *(each.does for each in GESTURES)):
        assert words_of(told) in shown
    assert "&" not in shown


def test_the_page_is_searched(start: Start) -> None:
    page = start().dialog("keys", KeysPage)
    whole = page.text.toPlainText()
    page.search.setText("PREVIOUS TRICK")
    found = page.text.toPlainText()
    assert "previous trick" in found
    assert len(found) < len(whole) / 3
    page.search.setText("xyzzy")
    assert page.text.toPlainText() == "Nothing of that is found here."


def test_the_page_is_printed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start().dialog("keys", KeysPage)
    printed: list[str] = []

    def keep(document: QTextDocument, title: str, asking: QWidget) -> None:
        assert asking is page
        printed.extend((title, document.toPlainText()))

    monkeypatch.setattr(keys_page, "print_page", keep)
    page.print_button.click()
    assert printed[0] == "Keys and gestures"
    assert page.text.toPlainText().splitlines()[0] in printed[1]


def test_f1_opens_it_also_over_a_dialog(start: Start) -> None:
    program = start()
    dialog = program.dialog("about", About)
    program.until(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_F1)
    program.until(lambda: [each for each in dialog.findChildren(KeysPage) if each.isVisible()])
    (page,) = dialog.findChildren(KeysPage)
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_F1)
    assert program.window.findChildren(KeysPage) == [page]


def test_hints_name_the_keys_as_the_table_has_them() -> None:
    written = {key.id: key.written for key in TABLE_KEYS}
    for hint in HINTS:
        assert "{" not in words_of(hint.text(**written))


def until_card(program: Program, wanted: Callable[[Question], bool]) -> Question:
    """Answer what is asked until a question is like this."""
    while not wanted(question := program.question()):
        program.page.view.chosen.emit(None if question.may_pass else _quiet(question))
    return question


def _quiet(question: Question) -> object:
    return next((choice for choice in question.choices if isinstance(choice, Pass)), question.choices[0])


def test_a_hint_is_given_when_it_is_of_use_and_once(start: Start) -> None:
    program = start(hints=True)
    until_card(program, lambda question: len(question.plays) > 1)
    program.until(lambda: "cards" in program.keeper.settings.hints_given)
    assert any("Click a card or drag it" in text for text in program.page.messages.texts())
    given = program.keeper.settings.hints_given
    assert len(given) == len(set(given))
    program.page.view.chosen.emit(program.question().plays[0])
    until_card(program, lambda question: len(question.plays) > 1)
    assert not any("Click a card or drag it" in text for text in program.page.messages.texts())


def test_hints_can_be_stopped_where_they_stand_and_in_the_settings(start: Start) -> None:
    program = start(hints=True)
    until_card(program, lambda question: len(question.plays) > 1)
    program.until(lambda: program.page.messages.bars)
    program.page.messages.bars[-1].buttons[0].click()
    assert not program.keeper.settings.hints
    assert not program.page.messages.bars
    dialog = program.dialog("settings", SettingsDialog)
    (box,) = [each for each in dialog.findChildren(QCheckBox) if "keys and gestures" in each.text()]
    assert not box.isChecked()
    box.click()
    assert program.keeper.settings.hints


def test_who_wants_no_hints_gets_none(start: Start) -> None:
    program = start(hints=False)
    until_card(program, lambda question: len(question.plays) > 1)
    assert program.keeper.settings.hints_given == ()
    assert program.page.messages.texts() == ()
