# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Boxes to be ticked, round buttons and scroll bars beside larger text."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QProxyStyle, QRadioButton, QScrollBar, QStyle, QWidget
from pytestqt.qtbot import QtBot

from kartenspiel.controller.settings import USUAL_TEXT
from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog, in_two_lines
from kartenspiel.ui.looks import fonts
from tests.breadth import each_once, spoken
from tests.ui.conftest import Start
from tests.ui.cut_off import cut_off
from tests.ui.legible import contrast

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # a screen in memory has no frames
Metric = QStyle.PixelMetric


@pytest.fixture(autouse=True)
def _usual_letters(qtbot: QtBot) -> Iterator[None]:
    """Write larger, and as usual again in the end."""
    del qtbot
    yield
    fonts.write(USUAL_TEXT)


def extents() -> tuple[int, int, int]:
    """Return the sizes of a box to be ticked, a round button and a scroll bar, in pixels."""
    style = QApplication.style()
    metrics = Metric.PM_IndicatorWidth, Metric.PM_ExclusiveIndicatorHeight, Metric.PM_ScrollBarExtent
    box, radio, bar = (style.pixelMetric(metric) for metric in metrics)
    return box, radio, bar


@pytest.mark.parametrize(("written", "factor"), [(80, 1.0), (100, 1.0), (150, 1.5), (200, 2.0)])
def test_boxes_and_scroll_bars_grow_with_text(written: int, factor: float) -> None:
    before = extents()
    fonts.write(written)
    assert extents() == tuple(round(each * factor) for each in before)
    fonts.write(USUAL_TEXT)
    assert extents() == before


@pytest.mark.parametrize("written", [80, 100])
def test_where_nothing_grows_the_style_is_that_of_the_system(written: int) -> None:
    name = QApplication.style().objectName()
    fonts.write(150)
    assert isinstance(QApplication.style(), QProxyStyle)
    fonts.write(written)
    assert not isinstance(QApplication.style(), QProxyStyle)
    assert QApplication.style().objectName() == name


def test_a_larger_style_outlives_whoever_asked_for_it_and_every_collection_of_garbage() -> None:
    before = extents()
    fonts.write(200)
    for _ in range(3):
        gc.collect()
    assert extents() == tuple(2 * each for each in before)
    fonts.write(150)
    gc.collect()
    assert extents() == tuple(round(1.5 * each) for each in before)


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QScrollBar])
def test_what_is_open_grows_at_once(qtbot: QtBot, kind: type[QWidget]) -> None:
    widget = kind()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.sizeHint()
    fonts.write(200)
    assert min(widget.sizeHint().width() / before.width(), widget.sizeHint().height() / before.height()) >= 1.5


@each_once(theme=("light", "dark"), high=(False, True))
def test_larger_boxes_have_the_colours_of_the_usual_ones(start: Start, theme: str, *, high: bool) -> None:
    program = start(theme=theme, high_contrast=high)
    box = QCheckBox(program.window)
    role = QPalette.ColorRole.Base
    usual = box.palette().color(role)
    program.keeper.change(text_size=200)
    assert box.palette().color(role) == usual
    assert QApplication.palette().color(role) == program.window.palette().color(role)


@each_once(theme=("light", "dark"), size=(100, 200))
def test_in_high_contrast_the_outline_of_a_scroll_bar_is_seen(start: Start, theme: str, size: int) -> None:
    """Across its middle: the groove, the edge of the handle, the handle."""
    program = start(theme=theme, high_contrast=True, text_size=size)
    bar = QScrollBar(Qt.Orientation.Vertical, program.window)
    bar.setRange(0, 100)
    bar.setValue(50)
    bar.resize(bar.sizeHint().width(), 300)
    bar.show()
    QApplication.processEvents()
    picture = bar.grab().toImage()
    column = [picture.pixelColor(bar.width() // 2, y).name() for y in range(60, 240)]
    assert max(contrast(one, column[0]) for one in column) >= 3


@spoken("de")
def test_the_settings_have_room_for_the_largest_boxes_on_a_narrow_screen(start: Start, language: str) -> None:
    program = start(language=language, text_size=200)
    dialog = program.dialog("settings", SettingsDialog)
    program.until(lambda: cut_off(dialog) == [])
    program.keeper.change(text_size=100)
    program.until(lambda: not any("\n" in box.text() for box in dialog.findChildren(QCheckBox)))
    program.keeper.change(text_size=200)
    program.until(lambda: cut_off(dialog) == [])


@pytest.mark.parametrize(
    ("text", "lines"), [("", ""), ("word", "word"), ("a bc de", "a bc\nde"), ("one two three", "one two\nthree")]
)
def test_a_text_is_broken_in_its_middle(text: str, lines: str) -> None:
    assert in_two_lines(text) == lines
