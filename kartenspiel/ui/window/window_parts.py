# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The objects of the main window that its commands and dialogs share."""

from typing import NamedTuple

from PySide6.QtWidgets import QMainWindow

from kartenspiel.controller.store import Store
from kartenspiel.controller.table import Table
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.play_page import PlayPage


class WindowParts(NamedTuple):
    """The window, its play page, the table that plays its deals, the files and the preferences."""

    window: QMainWindow
    page: PlayPage
    table: Table
    store: Store
    keeper: Keeper
