# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies over the table leaves in sight what is needed to decide."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.model.moves import LayAwayChoice, Pass, Take
from kartenspiel.players.question import Question
from kartenspiel.ui.frame import Area
from kartenspiel.ui.layout import talon_area
from tests.ui.seats import Evening

SIZES = [(800, 560), (1280, 745), (1920, 1020)]


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "anrufen", players=3)
    yield found
    found.end()


def rectangle(area: Area) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))


def asked(evening: Evening) -> Question:
    question = evening.question()
    assert question is not None
    return question


@pytest.mark.parametrize("size", SIZES)
def test_choices_and_board_leave_the_talon_in_sight(evening: Evening, size: tuple[int, int]) -> None:
    view = evening.view
    view.resize(*size)
    evening.begin()
    question = asked(evening)
    talon = rectangle(talon_area(view.stage.frame, question.seen.seats, len(question.seen.table.talon)))
    assert view.calls.isVisible()
    assert not view.calls.geometry().intersects(talon)
    assert not (view.panels.board.isVisible() and view.panels.board.geometry().intersects(talon))


@pytest.mark.parametrize("size", SIZES)
def test_the_words_about_laying_away_are_all_there(evening: Evening, size: tuple[int, int]) -> None:
    view = evening.view
    view.resize(*size)
    evening.begin()
    while not isinstance((question := asked(evening)).choices[0], LayAwayChoice):
        wanted = [choice for choice in question.choices if isinstance(choice, Take)]
        bids = [choice for choice in question.choices if not isinstance(choice, Pass)]
        view.calls.chosen.emit([*wanted, *reversed(bids)][0])
    label = next(each for each in view.calls.findChildren(QLabel) if each.text().startswith("Drag or click"))
    assert label.width() >= label.sizeHint().width() or label.height() >= label.heightForWidth(label.width())
    assert view.calls.geometry().left() >= 0
    assert view.calls.geometry().right() <= view.width()
