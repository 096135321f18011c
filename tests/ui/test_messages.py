# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Messages lie over the page: nothing moves for them, and what could be clicked stays in reach."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.writing import SLOW
from kartenspiel.games import all_games, game_named, lessons_of
from kartenspiel.model.text import Text
from kartenspiel.ui.table.frame import Area
from kartenspiel.ui.widgets.at_foot import height_of
from kartenspiel.ui.widgets.bar_layout import GAP
from kartenspiel.ui.widgets.message_bar import MessageBar
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.words import phrases
from tests.breadth import each_once, every_other
from tests.ui.conftest import Start
from tests.ui.program import Program
from tests.ui.seats import area_of

LONG = Text(
    "test", "Something has gone wrong that must be told in a sentence as long as the longest of the program has."
)


SIZES = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080))
"""Sizes of the window, in pixels."""


SCARCE = ((150, (1024, 700)), (150, (1280, 800)), (150, (1366, 768)))
"""Sizes of letters and windows with no free place at times: then a plate, facts or a bubble is covered in part."""


def places(program: Program) -> dict[object, QRect]:
    """Return where all buttons of the window, and all cards, are."""
    window = program.window
    found: dict[object, QRect] = {
        button: QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and not program.page.messages.isAncestorOf(button)
    }
    view = program.page.view
    corner = view.viewport().mapTo(window, QPoint(0, 0))
    cards = view.stage.items.items()
    return found | {key: item.sceneBoundingRect().toAlignedRect().translated(corner) for key, item in cards}


def until_cards_lie(program: Program) -> None:
    """Play on until a card is asked for while others lie in the trick, or to the end of a deal in which none does."""
    while not program.page.sheet_shown:
        program.until(lambda: program.page.sheet_shown or program.table.question is not None)
        question = program.table.question
        if question is not None and not program.page.view.stage.busy:
            if question.plays and question.seen.cards.trick:
                return
            program.page.view.chosen.emit(None if question.may_pass else question.choices[0])
        QApplication.processEvents()


def at_rest(program: Program) -> dict[object, QRect]:
    """Return where everything lies once the page that was opened has been laid out."""
    before: dict[object, QRect] = {}
    while before != (now := places(program)):
        before = now
        for _ in range(3):
            QApplication.processEvents()
    return before


@pytest.mark.parametrize("page", ["table", "games", "lessons"])
def test_nothing_moves_for_a_message(start: Start, page: str) -> None:
    program = start()
    program.question()
    if page != "table":
        program.trigger(page)
    before = at_rest(program)
    assert len(before) > 32
    program.page.messages.warn(LONG, [(LONG, lambda: None)])
    QApplication.processEvents()
    assert program.page.messages.isVisible()
    assert places(program) == before


def covered_by_messages(program: Program) -> list[Sequence[Area]]:
    """Return what lies under the messages, the most important first; backs of cards may."""
    lies = area_of(program.page.messages)
    return [[each for each in group if each.overlaps(lies)] for group in program.page.view.in_sight.groups()[:-1]]


@each_once(game=every_other(each.id for each in all_games()), text=(100, 150))
def test_a_message_covers_nothing_that_can_be_clicked_or_read(start: Start, game: str, text: int) -> None:
    program = start(last_game=game, text_size=text)
    program.question()
    for come_to in (lambda _program: None, until_cards_lie):
        come_to(program)
        program.page.messages.warn(LONG)
        for size in SIZES:
            program.window.resize(*size)
            at_rest(program)
            assert program.page.rect().contains(program.page.messages.geometry())
            if not program.page.sheet_shown:
                clickable, told, stays = covered_by_messages(program)
                assert not clickable, size
                assert not (told or stays) or (text, size) in SCARCE, size


def test_a_message_goes_out_of_the_way_of_what_is_asked_next(start: Start) -> None:
    program = start()
    program.question()
    messages, view = program.page.messages, program.page.view
    messages.warn(LONG)
    QApplication.processEvents()
    lies = messages.geometry()
    view.panels.last.setGeometry(lies)
    view.panels.last.show()
    view.settled.emit()
    assert not messages.geometry().intersects(lies)


def test_what_has_been_overcome_is_said_no_longer(start: Start) -> None:
    program = start()
    program.question()
    program.table.trouble.emit(SLOW)
    program.table.trouble.emit(LONG)
    program.table.overcome.emit(SLOW)
    assert program.page.messages.texts() == (program.page.words().text(LONG),)


def test_what_is_said_of_the_table_is_not_said_over_a_lesson(start: Start, tmp_path: Path) -> None:
    first = start()
    first.page.view.chosen.emit(first.question().choices[0])
    first.question()
    first.kill()
    program = start(home=tmp_path)
    program.question()
    (bar,) = program.page.messages.bars
    assert bar.isVisible()
    program.window.pages.begin_lesson(game_named("russbach"), lessons_of("russbach")[0])
    lesson: QWidget | None = program.window.pages.lesson_page
    assert program.page.shows(lesson)
    assert not program.page.messages.isVisible()
    program.page.messages.warn(LONG)
    assert program.page.messages.isVisible()
    assert not bar.isVisible()
    program.page.cover(None)
    assert bar.isVisible()


def test_the_sign_of_a_narrow_message_stands_beside_its_buttons(qtbot: QtBot) -> None:
    bar = MessageBar(LONG, [(LONG, lambda: None)], phrases.wording, warning=False)
    qtbot.addWidget(bar)
    (button,) = bar.buttons
    button.setText("OK")
    wide = 30 * bar.fontMetrics().averageCharWidth()
    bar.resize(wide, bar.heightForWidth(wide))
    bar.show()
    words, picture = (label for label in bar.findChildren(PlainLabel) if label.isVisible())
    if picture.text():
        words, picture = picture, words
    assert picture.y() >= words.geometry().bottom()
    assert 0 < button.x() - picture.geometry().right() <= 2 * GAP


def test_a_widget_is_as_high_as_its_words_are_now(qtbot: QtBot) -> None:
    outer, inner, words = QWidget(), QWidget(), PlainLabel("Short.")
    words.setWordWrap(True)
    for parent, child in ((inner, words), (outer, inner)):
        QVBoxLayout(parent).addWidget(child)
    qtbot.addWidget(outer)
    outer.show()
    short = height_of(outer, 200)
    words.setText(LONG.source)
    assert height_of(outer, 200) >= short + 2 * words.fontMetrics().lineSpacing()
    words.setText("Short.")
    assert height_of(outer, 200) == short
