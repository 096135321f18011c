# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Emptying a grid of labels that is to be filled anew."""

from PySide6.QtWidgets import QGridLayout


def clear(grid: QGridLayout) -> None:
    """Take everything out of a grid, at once to the eye."""
    while (item := grid.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
