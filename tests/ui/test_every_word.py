# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""No word in the window goes round the translations, wherever it comes from."""

import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

import translations
from kartenspiel.controller.session import Person
from kartenspiel.games import all_games
from kartenspiel.model.moves import Pass
from kartenspiel.model.seats import Seat
from kartenspiel.model.view import Mark
from kartenspiel.ui.dialogs.players_form import PlayersForm
from kartenspiel.ui.table.places import badge
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.language import Interpreter, languages, name_of
from kartenspiel.ui.words.wording import Wording
from tests.breadth import every_other
from tests.ui.conftest import Start
from tests.ui.program import QUICK, Program
from tests.ui.words import Marking, bare, has_word, texts_in_sight

NAMES = {*(person.name for person in QUICK), *map(name_of, languages()), "The Kartenspiel authors", "Kartenspiel"}
NAMES |= {"Herz-Ass", "pytest-qt-qapp"}
"""The viewer names a card in the other languages too; a test has a name that the program has not."""


@pytest.fixture
def marking(interpreter: Interpreter) -> Iterator[Marking]:
    """Speak the language of marks over every other."""
    del interpreter  # whose languages come first
    translator = Marking()
    yield translator
    QCoreApplication.removeTranslator(translator)


def speak(marking: Marking) -> None:
    QCoreApplication.installTranslator(marking)
    QApplication.processEvents()


def unmarked() -> set[tuple[str, str]]:
    """Where words stand that are neither marked nor names, and what."""
    found = set()
    for where, text in texts_in_sight():
        left = bare(text)
        for name in sorted(NAMES, key=len, reverse=True):
            left = left.replace(name, "")
        if has_word(left):
            found.add((where, left))
    return found


def known() -> set[tuple[str, str]]:
    root = ET.parse(translations.SOURCES / "kartenspiel_de.ts").getroot()  # noqa: S314 - our own file
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in root.iter("context")
        for message in context.iter("message")
    }


def play_on(program: Program) -> Iterator[None]:
    """Play a deal, silent where one may be, and stop whenever something is asked."""
    view = program.page.view
    while not program.page.sheet_shown:
        program.until(lambda: program.page.sheet_shown or (view.hand.asked and not view.stage.busy))
        question = program.table.question
        if question is not None and not program.page.sheet_shown:
            yield
            silent = [choice for choice in question.choices if isinstance(choice, Pass)]
            view.chosen.emit(None if question.may_pass else (*silent, *question.choices)[0])
        QApplication.processEvents()
    yield


@pytest.mark.parametrize("game", every_other(game.id for game in all_games()))
def test_every_word_of_a_deal_is_translated(start: Start, marking: Marking, game: str) -> None:
    program = start(last_game=game)
    speak(marking)
    found: set[tuple[str, str]] = set()
    for number, _ in enumerate(play_on(program)):
        found |= unmarked() if number % 16 == 0 or program.page.sheet_shown else set()
    assert found == set()
    ours = {context for context, _ in known()}
    assert {text for text in marking.asked if text[0] in ours} - known() == set()


def test_every_word_of_the_dialogs_is_translated(start: Start, marking: Marking) -> None:
    program = start()
    speak(marking)
    for dialog in ("new", "settings", "cards", "about", "games", "lessons"):
        program.trigger(dialog)
        assert unmarked() == set(), dialog


@pytest.mark.parametrize("language", languages())
def test_no_two_roles_of_a_game_have_the_same_letter(start: Start, language: str) -> None:
    start(language)
    wording = Wording(language, "french")
    tables = [
        marks
        for name, module in sys.modules.items()
        if name.startswith("kartenspiel.")
        for marks in vars(module).values()
        if isinstance(marks, dict) and marks and all(isinstance(mark, Mark) for mark in marks.values())
    ]
    assert len(tables) >= 4
    for marks in tables:
        letters = [badge(mark, wording).letter for mark in marks.values()]
        assert sorted(set(letters)) == sorted(letters)


def test_a_guest_is_called_so_in_the_language_of_the_moment(start: Start) -> None:
    program = start("de", last_card_of=1)
    program.play()
    program.trigger("new")
    form = program.window.findChild(PlayersForm)
    assert form is not None
    assert (form.rows[0].name.text(), form.rows[0].name.placeholderText()) == ("", "Gast")
    program.keeper.change(language="en")
    program.until(lambda: "Gast" not in {word for _, text in texts_in_sight() for word in text.split()})
    assert program.page.view.places.plates[Seat(0)].seated.name == "Guest"
    assert form.people()[0].name == "Guest"


def test_only_the_person_at_the_screen_is_a_guest(interpreter: Interpreter) -> None:
    interpreter.speak("en")
    people = (Person("Gast"), Person("Gast", "easy"), Person("Guest", "easy"), Person("Resi"))
    assert shown_names(people) == ("Guest", "Gast", "Guest", "Resi")


def test_a_guest_who_changes_seats_stays_one(start: Start) -> None:
    program = start()
    program.trigger("new")
    form = program.window.findChild(PlayersForm)
    assert form is not None
    before = [row.name.text() for row in form.rows]
    form.rows[2].who.setCurrentIndex(form.rows[0].who.currentIndex())
    assert form.people()[2] == Person("Guest")
    assert [row.name.text() for row in form.rows] == [before[2], before[1], "", before[3]]
    form.rows[2].change.click()
    assert form.people()[3] == Person("Guest")
