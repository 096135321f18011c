# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Where a window opens: in the free area of its screen, with its frame."""

from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.ui.window.placing import OpeningPlacer, fit_frame, take_size
from tests.ui.conftest import Start


def free_area(window: QWidget) -> QRect:
    return window.screen().availableGeometry()


def test_the_first_window_fits_the_free_area_with_its_frame_and_its_status_line(start: Start) -> None:
    window = start().window
    room, outer = free_area(window), window.frameGeometry()
    assert outer.height() > window.height()  # there is a frame, also on the screen in memory
    assert outer.height() <= room.height()
    assert room.top() <= outer.top()
    assert outer.bottom() <= room.bottom()


def test_a_window_kept_from_a_larger_screen_is_brought_into_this_one(start: Start, tmp_path: Path) -> None:
    first = start()
    room = free_area(first.window)
    first.window.resize(first.window.width(), room.height())
    first.end()
    again = start(home=tmp_path)
    again.until(lambda: room.contains(QRect(room.topLeft(), again.window.frameGeometry().size()).adjusted(0, 0, -9, 0)))


def test_a_window_is_given_its_usual_size_where_there_is_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    take_size(window, QSize(300, 200))
    assert window.size() == QSize(300, 200)
    take_size(window, QSize(30_000, 200))
    assert 300 < window.width() < free_area(window).width()


def test_a_window_that_hangs_over_the_edge_is_moved_and_only_one_too_large_is_made_smaller(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    OpeningPlacer(window)
    window.show()
    qtbot.waitExposed(window)
    room = free_area(window)
    window.resize(300, 200)
    window.move(room.right() - 100, -50)
    fit_frame(window)
    assert window.size() == QSize(300, 200)
    assert room.contains(window.frameGeometry())
    window.resize(room.size())
    fit_frame(window)
    assert window.width() < room.width()
    assert room.contains(window.frameGeometry())
