# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""While the first page of all stands, the cards of the first lessons are drawn: none is seen as a plain one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kartenspiel.games import game_named, lessons_of
from kartenspiel.ui.cards import faces
from kartenspiel.ui.window import cards_in_advance
from kartenspiel.ui.window.cards_in_advance import CardsInAdvance
from kartenspiel.ui.words.language import Interpreter
from tests.breadth import WIDE
from tests.ui.program import Program


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path, interpreter: Interpreter) -> Iterator[Program]:
    """The program on its first start, with no finished picture of any card."""
    program = Program(qtbot, tmp_path / "home", tmp_path / "cache", interpreter, first=True)
    yield program
    program.end()


@pytest.mark.parametrize(
    ("game", "size"), [("russbach", (911, 512)), *([("koenigrufen", (1280, 800))] if WIDE else [])]
)
def test_in_the_first_lesson_no_card_is_seen_as_a_plain_one(
    first: Program, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    program, only = first, game_named(game)
    for name, found in (("all_games", (only,)), ("descriptions", (only.description,)), ("last_game", only)):
        monkeypatch.setattr(cards_in_advance, name, lambda *_args, found=found: found)
    page = program.window.pages.welcome
    assert page is not None
    program.window.resize(*size)
    (drawing,) = page.findChildren(CardsInAdvance)
    program.until(lambda: drawing.drawn == 1)
    plain: list[str] = []
    stand_in = faces.stand_in

    def noticed(name: str, *args: object) -> QImage:
        plain.append(name)
        return stand_in(name, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(faces, "stand_in", noticed)
    program.window.pages.begin_lesson(only, lessons_of(game)[0])
    lesson = program.window.pages.lesson_page
    assert lesson is not None
    program.until(lambda: lesson.tutor.saying.text is not None and not lesson.view.stage.busy)
    shown = [item for item in lesson.view.stage.items.values() if item.shown]
    assert len(shown) >= 8
    assert plain == []


def test_nothing_is_drawn_any_more_once_the_page_is_left(first: Program) -> None:
    program = first
    page = program.window.pages.welcome
    assert page is not None
    (drawing,) = page.findChildren(CardsInAdvance)
    program.until(lambda: drawing.busy)
    page.hide()
    assert not drawing.busy
