# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the window is made of, for all that work in it."""

from typing import NamedTuple

from PySide6.QtWidgets import QMainWindow

from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.play_page import PlayPage


class WindowParts(NamedTuple):
    """The window, the page of its table, and what keeps and plays behind it."""

    window: QMainWindow
    page: PlayPage
    table: Table
    store: Store
    keeper: Keeper
