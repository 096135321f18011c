# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The language: the system's at first, another at once, everywhere."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from kartenspiel.ui.dialogs.session_dialog import SessionDialog
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog
from kartenspiel.ui.words import language
from kartenspiel.ui.words.language import SYSTEM, Interpreter, languages, name_of, resolve_language
from tests.ui.conftest import Start
from tests.ui.program import Program


class _System:
    """A system whose person speaks some languages."""

    def __init__(self, *spoken: str) -> None:
        self.spoken = spoken

    def uiLanguages(self) -> list[str]:
        return list(self.spoken)


@pytest.fixture(autouse=True)
def _english_before_and_after(interpreter: Interpreter) -> Iterator[None]:
    interpreter.speak("en")
    yield
    interpreter.speak("en")


@pytest.mark.parametrize(
    ("spoken", "chosen"),
    [(("de-AT", "de"), "de"), (("fr-FR", "de-CH"), "de"), (("en-US",), "en"), (("cs-CZ",), "en"), ((), "en")],
)
def test_the_first_language_of_the_system_that_there_is(
    monkeypatch: pytest.MonkeyPatch, spoken: tuple[str, ...], chosen: str
) -> None:
    monkeypatch.setattr(language, "QLocale", type("Locale", (), {"system": staticmethod(lambda: _System(*spoken))}))
    assert resolve_language(SYSTEM) == chosen


def test_a_language_that_was_chosen_wins_over_the_system() -> None:
    assert [resolve_language(each) for each in languages()] == list(languages())


def test_every_language_calls_itself_by_its_own_name() -> None:
    assert {each: name_of(each) for each in languages()} == {"de": "Deutsch", "en": "English"}


def change(program: Program, wish: str) -> None:
    """Choose a language from the menu, and wait until that has come round."""
    program.window.menus.chosen.emit("language", wish)
    title = {"de": "&Spiel", "en": "&Game"}[wish]
    program.until(lambda: program.window.menuBar().actions()[0].text() == title)
    QApplication.processEvents()


def menu_texts(program: Program) -> dict[str, str]:
    return {name: action.text() for name, action in program.window.menus.actions.items()}


def test_the_whole_window_changes_its_language_at_once(start: Start) -> None:
    program = start(language="en", last_card_of=1)
    program.play()
    before = menu_texts(program)
    english_log, english_sheet = program.window.log.toPlainText(), program.page.sheet.next_button.text()
    change(program, "de")
    after = menu_texts(program)
    assert all(before[name] != after[name] for name in before)
    assert program.window.log.toPlainText().count(" den Stich.") == english_log.count(" the trick.")
    assert (english_sheet, program.page.sheet.next_button.text()) == ("&Next deal", "&Nächstes Spiel")
    assert program.window.status.account.text().startswith("Dein Konto: ")
    assert program.window.dock.windowTitle() == "Verlauf"
    change(program, "en")
    assert menu_texts(program) == before
    assert program.window.log.toPlainText() == english_log


def test_an_open_dialog_changes_its_language_too(start: Start) -> None:
    program = start(language="en")
    dialog = program.dialog("new", SessionDialog)
    change(program, "de")
    assert dialog.windowTitle() == "Neue Partie"
    assert [dialog.tabs.tabText(place) for place in range(3)] == ["Spieler", "Hausregeln", "Sprache und Karten"]
    assert all(row.title() for row in dialog.rules.form.rows)
    titles = {row.spec.id: row.title() for row in dialog.rules.form.rows}
    change(program, "en")
    assert all(row.title() != titles[row.spec.id] for row in dialog.rules.form.rows)


def test_the_buttons_that_are_qts_own_are_translated(start: Start) -> None:
    program = start(language="de")
    dialog = program.dialog("settings", SettingsDialog)
    box = dialog.findChildren(QDialogButtonBox)[0]
    assert box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "") == "Schließen"
    change(program, "en")
    assert box.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "") == "Close"


def test_numbers_follow_the_language(interpreter: Interpreter) -> None:
    interpreter.speak("de")
    assert QLocale().toString(1.5) == "1,5"
    interpreter.speak("en")
    assert QLocale().toString(1.5) == "1.5"


def test_the_table_is_told_in_the_language_chosen_before_the_start(start: Start) -> None:
    program = start(language="de")
    program.question()
    assert re.search(r" gibs?t\.", program.window.log.toPlainText())
