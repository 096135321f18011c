# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Boxes to be ticked, square and round, are seen in a dark window, also while they are empty."""

from typing import cast

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from kartenspiel.controller.settings import Brightness, Settings
from kartenspiel.ui.looks import appearance
from kartenspiel.ui.table.theme import style_of, theme_for
from tests.ui.legible import contrast

Role = QPalette.ColorRole


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("high", [True, False])
def test_an_empty_box_stands_out_from_a_dark_window(kind: type[QAbstractButton], *, high: bool) -> None:
    appearance.dress(Settings(theme="dark", high_contrast=high))
    boxes, window = QApplication.palette(kind()), QApplication.palette()
    seen = contrast(boxes.color(Role.Base).name(), window.color(Role.Window).name())
    appearance.dress(Settings())
    assert seen > (2 if high else 1.2)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QCheckBox, QComboBox, QSpinBox, QLineEdit])
def test_what_is_chosen_or_written_in_has_an_edge_like_its_words_in_high_contrast(
    kind: type[QWidget], theme: str
) -> None:
    appearance.dress(Settings(theme=cast("Brightness", theme), high_contrast=True))
    widget = kind()
    widget.resize(120, 30)
    image = widget.grab().toImage()
    ground = QApplication.palette().color(Role.Window)
    seen = max(contrast(image.pixelColor(x, 15).name(), ground.name()) for x in range(4))
    appearance.dress(Settings())
    assert seen > 7


@pytest.mark.parametrize("dark", [False, True])
def test_no_cloth_shines_through_buttons_in_high_contrast_and_their_edges_are_white(*, dark: bool) -> None:
    buttons = style_of(theme_for("green", dark=dark, high_contrast=True), 15).split("QPushButton {")[1].split("}")[0]
    assert "background: #000000;" in buttons
    assert "border: 2px solid rgba(255, 255, 255, 255);" in buttons
