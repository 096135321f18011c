# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The window on a small screen with letters twice as large: 1366×768 enlarged by a half has 911×512."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from kartenspiel.ui.theme import text_size
from tests.ui.conftest import Sit, Start
from tests.ui.seats import own_turn

ROOM = QSize(911, 480)
"""What such a screen leaves to a window between its bars."""


@pytest.fixture
def large() -> Iterator[None]:
    """Let the system have letters twice as large."""
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(2 * font.pointSizeF())
    QApplication.setFont(larger)
    yield
    QApplication.setFont(font)


def test_the_window_fits_a_small_screen_that_is_enlarged(start: Start) -> None:
    least = start().window.minimumSize()
    assert least.boundedTo(ROOM) == least


@pytest.mark.usefixtures("large")
def test_very_large_letters_leave_room_for_the_cards(sit: Sit) -> None:
    assert text_size(439) < text_size(2000)
    evening = sit().begin()
    evening.view.resize(772, 414)
    question = own_turn(evening)
    view = evening.view
    plates = [plate.sceneBoundingRect().toRect() for plate in view.places.plates.values()]
    for card in question.seen.hand:
        assert not any(plate.contains(evening.place_of(card)) for plate in plates)
    if view.calls.isVisible():
        assert not any(plate.intersects(view.calls.geometry()) for plate in plates)


def test_choices_cover_no_neighbour_while_the_middle_is_empty(sit: Sit) -> None:
    evening = sit("zwanzigerrufen").begin()
    view = evening.view
    view.resize(911, 440)
    while (question := evening.question()) is not None and question.may_pass:
        view.chosen.emit(None)
    assert question is not None
    assert view.calls.isVisible()
    assert view.viewport().rect().contains(view.calls.geometry())
    for plate in view.places.plates.values():
        assert not plate.sceneBoundingRect().toRect().intersects(view.calls.geometry())
