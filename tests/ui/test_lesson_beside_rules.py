# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Beside the rules every page has less room: nothing on it is cut off, in small windows and with larger text."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.games import game_named, lessons_of
from kartenspiel.ui.widgets.places import InRules
from kartenspiel.ui.window.start_page import StartPage
from tests.breadth import LANGUAGES, each_once
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames

WINDOWS = ((1024, 700), (1180, 768))
GAME = "koenigrufen"
PATIENCE_MS = 20_000
CASES = each_once(language=LANGUAGES, text=(150, 100), window=WINDOWS)


def beside_rules(start: Start, language: str, text: int, window: tuple[int, int]) -> Program:
    program = start(language=language, text_size=text, last_game=GAME)
    program.question()
    program.window.resize(*window)
    program.window.rules.open(InRules(GAME))
    QApplication.processEvents()
    return program


def has_all_its_room(program: Program, page: QWidget) -> None:
    """Wait until everything has its place, and nothing is cut off or sticks out below the rules."""
    QApplication.processEvents()
    assert page.width() < program.window.width() - 100
    program.qtbot.waitUntil(lambda: not cut_off(program.window), timeout=PATIENCE_MS)


@CASES
def test_nothing_is_cut_off_in_a_lesson_beside_the_rules(
    start: Start, language: str, text: int, window: tuple[int, int]
) -> None:
    program = beside_rules(start, language, text, window)
    game = game_named(GAME)
    program.window.pages.begin_lesson(game, lessons_of(game.id)[0])
    page = program.window.pages.lesson_page
    assert page is not None
    program.until(lambda: not page.view.stage.busy)
    has_all_its_room(program, page)


@CASES
def test_nothing_is_cut_off_on_a_page_beside_the_rules(
    start: Start, language: str, text: int, window: tuple[int, int]
) -> None:
    program = beside_rules(start, language, text, window)
    for name in ("games", "lessons", "welcome"):
        program.trigger(name)
        page = {"games": program.window.findChild(StartPage), "lessons": program.window.pages.lesson_list}.get(
            name, program.window.pages.welcome
        )
        assert isinstance(page, QWidget)
        has_all_its_room(program, page)
