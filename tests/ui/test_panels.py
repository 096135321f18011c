# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What lies over the table leaves in sight what is needed to decide."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kartenspiel.controller.sitting import Pending, Sitting
from kartenspiel.model.moves import LayAwayChoice, Pass, Take
from kartenspiel.players.question import Question
from kartenspiel.ui.frame import Area
from kartenspiel.ui.layout import talon_area
from tests.games.zwanziger_table import said, start
from tests.ui.seats import Evening

LONG_MS = 60_000
SIZES = [(800, 560), (1280, 745), (1920, 1020)]


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "anrufen", players=3)
    yield found
    found.end()


@pytest.fixture
def tarock(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    (tmp_path / "art").mkdir()
    found = Evening(qtbot, tmp_path, "zwanzigerrufen")
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


def crowded(evening: Evening) -> Question:
    """Lay out an auction in which both sides have announced and raised, with the person at the end of it."""
    hands = "XX XVII XVI V VI ♥K ♦K ♦C ♦J ♣10", "X", "XIX", "I"
    state = said(start(*hands), "F call, absolut | P2 absolut | P3 kontra game, kontra absolut of P2 | P4 pagat_ultimo")
    coming = replace(evening.session.coming, dealer=state.deal.dealer)
    session = replace(evening.session, rules=state.deal.rules, coming=coming)
    assert session.person_seat == state.turn
    evening.table.resume(Pending(Sitting(session, state)))
    return asked(evening)


@pytest.mark.parametrize("size", [(1064, 740), (1280, 745), (1600, 1020)])
def test_a_crowded_auction_covers_neither_hands_nor_tricks_nor_what_is_said(
    tarock: Evening, size: tuple[int, int]
) -> None:
    view = tarock.view
    view.resize(*size)
    crowded(tarock)
    frame, places = view.stage.frame, view.places
    assert view.panels.board.isVisible()
    panels = view.calls.geometry(), view.panels.board.geometry()
    assert not panels[0].intersects(panels[1])
    fan = frame.side_room
    fans = rectangle(fan), rectangle(fan._replace(x=frame.width - fan.width))
    plates = [rectangle(places.area(seat)) for seat in places.plates]
    half = frame.pile / 2
    piles = [
        QRect(round(x - half), round(y - half), round(frame.pile), round(frame.pile))
        for x, y in (frame.pile_at(side, 10) for side in ("left", "right"))
    ]
    for seat in places.bubbles:
        places.speak(seat, "Weiter.", LONG_MS, view.panels.board_area)
    bubbles = [bubble.sceneBoundingRect().toRect() for seat, bubble in places.bubbles.items() if seat]
    for taken in (*fans, *plates, *piles, *bubbles):
        assert not any(panel.intersects(taken) for panel in panels), taken
