# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Opens lessons as a person does, for tests of what is to be seen there."""

from kartenspiel.games import descriptions, game_named
from kartenspiel.model.lesson import Lesson, Practice
from kartenspiel.ui.lessons.lesson_page import LessonPage
from tests.ui.program import Program

GAMES = [each.id for each in descriptions() if each.lessons]


def begun(program: Program, lesson: Lesson | Practice) -> LessonPage:
    """Begin a lesson of Rußbach, and wait until its first words stand there."""
    program.question()
    program.window.pages.begin_lesson(game_named("russbach"), lesson)
    page = program.window.pages.lesson_page
    assert page is not None
    program.until(lambda: page.tutor.saying.text is not None and not page.view.stage.busy)
    return page
