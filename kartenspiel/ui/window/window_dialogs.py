# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The dialogs over the window that begin nothing: settings, cards, keys, house rules as they are, what this is.

Each is imported when it is opened, so that the first table is there sooner.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from kartenspiel.ui.widgets.quiet import grow_with_letters
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.ui.rulebook.page import Reading


class WindowDialogs:
    """Opens dialogs over a window; the table goes on behind them."""

    def __init__(self, parts: WindowParts, everywhere: Sequence[QAction]) -> None:
        """`everywhere` are the commands that also do something in a dialog."""
        self._window, self._page, self._store, self._keeper = parts.window, parts.page, parts.store, parts.keeper
        self._everywhere = everywhere

    def open(self, name: str, dialog: QDialog) -> None:
        """Open a dialog over the window."""
        dialog.setObjectName(name)
        dialog.addActions(self._everywhere)
        grow_with_letters(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def close_all(self) -> None:
        """Close all that are open: the desktop ends the program even while one is."""
        for dialog in self._window.findChildren(QDialog):
            dialog.done(QDialog.DialogCode.Rejected)

    def show_settings(self) -> None:
        """Show what can be set."""
        from kartenspiel.ui.dialogs.settings_dialog import SettingsDialog

        self.open("settings", SettingsDialog(self._keeper, self._window, pictures_cache=self._store.pictures))

    def show_cards(self) -> None:
        """Show the cards of all packs."""
        from kartenspiel.ui.dialogs.card_viewer import CardViewer

        page, cache = self._page, self._store.pictures
        self.open("cards", CardViewer(self._keeper, cache, page.game, page.pane.pictures, self._window))

    def show_keys(self) -> None:
        """Show all keys, over a dialog that is open as well."""
        from kartenspiel.ui.dialogs.keys_page import KeysPage

        over = QApplication.activeModalWidget() or self._window
        if not isinstance(over, KeysPage):
            self.open("keys", KeysPage(self._window.menuBar(), over))

    def show_about(self) -> None:
        """Say what program this is."""
        from kartenspiel.ui.dialogs.about import About

        self.open("about", About(self._window))

    def show_house_rule(self, reading: "Reading", option: str, others: Callable[[], object]) -> None:
        """Show a house rule as it is in what is read; `others` begins to ask for a session with other rules."""
        from kartenspiel.ui.dialogs.shown_rules import ShownRules

        dialog = ShownRules(reading.game, reading.rules, reading.preset, self._window)
        dialog.others.connect(others)
        self.open("house_rules", dialog)
        dialog.show_option(option)
