# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the tests of the window share: a whole program on a disk of its own, as fast as it can be."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kartenspiel.controller.analyst import Analyst
from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.ui.looks import fonts
from kartenspiel.ui.looks.preferences import Preferences
from kartenspiel.ui.widgets.clauses import NUMBERS, RULES_REQUESTS
from kartenspiel.ui.widgets.places import ReadingPlace
from kartenspiel.ui.words.language import Interpreter
from tests.ui.program import Program, lay_last_card
from tests.ui.seats import AT_ONCE, Evening

Start = Callable[..., Program]
Sit = Callable[..., Evening]


@pytest.fixture(autouse=True)
def _letters_stay() -> Iterator[None]:
    """Fail a test that leaves other letters to the next one in its process: everything has another size there."""
    before = None if QApplication.instance() is None else QApplication.font()
    yield
    assert before in (None, QApplication.font())


@pytest.fixture
def german(interpreter: Interpreter) -> Iterator[None]:
    """Speak German for the time of a test."""
    interpreter.speak("de")
    yield
    interpreter.speak("en")


@pytest.fixture(autouse=True)
def _quick_analyses(monkeypatch: pytest.MonkeyPatch, processes_at_once: None) -> None:
    """Let deals be analysed at once, in so few imagined ones that no test has to wait for it long."""
    del processes_at_once  # is needed, and gives nothing
    monkeypatch.setattr(Analyst, "deals", 3)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter) -> Iterator[Start]:
    """Start the program in a language; everything else is as on a first start, but nothing takes time.

    Sessions are dealt by the chance of a `seed`.  With `last_card_of` it takes up a session in the deal of that number,
    in which the person has one card left.
    """
    started: list[Program] = []

    def start(language: str = "en", home: Path = tmp_path, last_card_of: int = 0, **settings: object) -> Program:
        if last_card_of:
            lay_last_card(home, last_card_of, language=language, **settings)
        settings.setdefault("seed", 1 + len(started))  # each begins sessions of its own, the same in every run
        program = Program(qtbot, home, drawn, interpreter, language=language, **settings)
        started.append(program)
        return program

    yield start
    for program in started:
        program.end()
    fonts.write(USUAL_TEXT)
    interpreter.speak("en")


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a table."""
    evenings: list[Evening] = []

    def sit(game: str = "russbach", preferences: Preferences = AT_ONCE, **options: object) -> Evening:
        (tmp_path / "art").mkdir(exist_ok=True)
        evenings.append(Evening(qtbot, tmp_path, game, preferences, **options))
        return evenings[-1]

    yield sit
    for evening in evenings:
        evening.end()


@pytest.fixture
def numbered() -> Iterator[None]:
    """Show the numbers of clauses at the table."""
    NUMBERS.show(True)
    yield
    NUMBERS.show(False)


@pytest.fixture
def asked() -> Iterator[list[ReadingPlace]]:
    """What is asked of the rules during a test."""
    places: list[ReadingPlace] = []
    RULES_REQUESTS.asked.connect(places.append)
    yield places
    RULES_REQUESTS.asked.disconnect(places.append)
