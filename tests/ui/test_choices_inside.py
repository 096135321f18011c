# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is asked stands on the table with all its words and buttons, however the window and the letters change."""

from collections.abc import Iterator, Sequence
from random import Random

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from kartenspiel.controller.moment import first_moment
from kartenspiel.controller.sitting import Step
from kartenspiel.games import all_games, game_named
from kartenspiel.model.game import State
from kartenspiel.model.moves import Choice, Move
from kartenspiel.players.question import Question
from kartenspiel.ui.table.offers import offers
from kartenspiel.ui.table.scrolled import Scrolled
from kartenspiel.ui.table.table_view import CardTable
from tests.breadth import each_once
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.walks import start_with, walk

LARGE = QSize(1920, 1080)
"""The window before it is made smaller, in pixels: its letters are larger."""
TEXT = 100
"""The usual size of text, in percent, in which a question is asked before it changes."""
SMALLEST = QSize(911, 480)
SIZES = {200: (QSize(1024, 700), SMALLEST), 100: (QSize(1280, 800), SMALLEST)}
"""To what sizes it is made smaller one after the other, by the size of the text in percent."""
DEALS = 4
"""So many random deals are looked through for the questions with the most answers."""

Asked = tuple[State, Question]


def questions(name: str) -> Iterator[Asked]:
    """Yield all that is asked in random deals of a game under its usual rules, each with the state it is asked in."""
    game = game_named(name)
    for seed in range(DEALS):
        rng = Random(seed)
        for state in walk(start_with(game, game.house_rules(), rng), rng):
            moment = first_moment(state)
            while (asked := moment.next_question()) is not None:
                yield state, asked[1]
                if not asked[1].may_pass:
                    break
                moment = moment.after_silence(asked[0])


def most_crowded(name: str) -> list[Asked]:
    """Return the questions with the most answers: to be said, to be said beside a card, and out of turn."""
    found: dict[tuple[bool, bool], Asked] = {}
    for state, question in questions(name):
        kind = bool(question.plays), question.may_pass
        if kind not in found or len(offers(question)) > len(offers(found[kind][1])):
            found[kind] = state, question
    return [each for each in found.values() if offers(each[1])]


def ask(program: Program, state: State, question: Question) -> None:
    """Ask something at the table of the program."""
    view = program.page.view

    def choices_after(moves: Sequence[Move]) -> tuple[Choice, ...]:
        after, choices = state, question.choices
        for move in moves:
            if move not in choices:
                return ()
            after = after.after(move)
            choices = after.choices(question.seen.seat)
        return choices

    view.clear()
    view.calls.answers.choices_after = choices_after
    view.step(Step(None, None, question.seen))
    program.until(lambda: not view.stage.busy)
    view.ask(question)
    program.until(view.calls.isVisible)


def beyond(view: CardTable) -> list[str]:
    """Return what of the choices reaches over an edge of the table: the panel, its heading, or buttons.

    Buttons that are scrolled may be out of sight above and below, but not at the sides.
    """
    cloth, calls = view.viewport(), view.calls
    scrolled = calls.findChildren(Scrolled)
    assert not any(each.horizontalScrollBar().maximum() for each in scrolled if each.isVisible())
    buttons: dict[str, QWidget] = {} if scrolled else {button.text(): button for button in calls.buttons()}
    parts = {"panel": calls, "heading": calls.heading} | buttons
    lying = {name: QRect(part.mapTo(cloth, QPoint(0, 0)), part.size()) for name, part in parts.items()}
    return [name for name, place in lying.items() if not cloth.rect().contains(place)]


@each_once(name=[game.id for game in all_games()], text=SIZES)
def test_no_choice_and_no_heading_reaches_beyond_the_table(start: Start, name: str, text: int) -> None:
    program = start(language="de", last_game=name)
    program.question()
    for state, question in most_crowded(name):
        ask(program, state, question)
        program.keeper.change(text_size=text)
        program.window.resize(LARGE)
        QApplication.processEvents()
        for size in SIZES[text]:
            program.window.resize(size)
            QApplication.processEvents()
            assert program.window.size() == size
            assert beyond(program.page.view) == [], (question.choices, text, size)
        program.keeper.change(text_size=TEXT)
