# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Boxes to be ticked, square and round, are seen in a dark window, also while they are empty."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QRadioButton

from kartenspiel.controller.settings import Settings
from kartenspiel.ui.looks import appearance
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
