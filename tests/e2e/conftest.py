# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window as a test plays in it: nothing takes time, and the computer players say what a script says."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kartenspiel.controller.workers import Thinker
from kartenspiel.model.game import State
from kartenspiel.model.seats import Seat
from kartenspiel.ui.words.language import Interpreter
from tests.controller.kept import at_last_move
from tests.e2e.guest import Guest, Mouse
from tests.e2e.scenes import StandIns, lay_out
from tests.ui.program import Program

Open = Callable[..., Program]


@pytest.fixture
def opened(
    qtbot: QtBot, tmp_path: Path, drawn: Path, interpreter: Interpreter, processes_at_once: None
) -> Iterator[Open]:
    """Open the window in a language; what lies on the table in its folder is taken up."""
    del processes_at_once  # is needed, and gives nothing
    programs: list[Program] = []

    def opened(
        language: str = "en", thinker: Thinker | None = None, home: Path = tmp_path, **settings: object
    ) -> Program:
        program = Program(qtbot, home, drawn, interpreter, thinker, language=language, clause_numbers=True, **settings)
        program.window.resize(1280, 800)
        program.window.activateWindow()
        program.until(program.window.isActiveWindow)
        programs.append(program)
        return program

    yield opened
    for program in programs:
        program.end()
    interpreter.speak("en")


def seated(opened: Open, home: Path, script: State, person: int, guest_with: type[Guest] = Mouse) -> Guest:
    """Return a person at a table where a certain deal is about to begin, with others who know what to do in it."""
    lay_out(home, script.deal.game, script, person=person)
    return guest_with.at(opened(thinker=StandIns(script.log)))


def seated_at_the_end(opened: Open, home: Path, script: State, person: int) -> Guest:
    """Return a person with a mouse and one card left in a certain deal, with others who know what to do in it."""
    lay_out(home, script.deal.game, script, person=person, moves=len(at_last_move(script, Seat(person)).log))
    return Mouse.at(opened(thinker=StandIns(script.log)))
