# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands that take back what the person chose at the table, and say where that cannot be."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from kartenspiel.controller.table import Table
from kartenspiel.controller.taking_back import BackTo
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.menus import Menus
from kartenspiel.ui.window.play_page import PlayPage

_ = marker(__package__)

_NOT_HERE: Final = _("Go back to the table first.")
_RESTORE: Final = "restore"
_WAYS: Final[Mapping[str, BackTo | None]] = {
    "take_back": BackTo.MOVE,
    "back_to_trick": BackTo.TRICK,
    "back_to_bid": BackTo.BID,
    _RESTORE: None,
}
"""The commands, by their names in the menu."""


class BackCommands(QObject):
    """Takes back and restores what the person chose, at the table and from the score sheet of the last deal."""

    def __init__(self, menus: Menus, table: Table, page: PlayPage) -> None:
        super().__init__(page)
        self._menus, self._table, self._page = menus, table, page
        menus.about_to_show.connect(self.tell)
        for told in (table.asked, table.laid, page.changed, page.turned):
            told.connect(lambda *_: self.tell())

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What each of them does."""
        back = {name: partial(self._table.way_back.take_back, to) for name, to in _WAYS.items() if to is not None}
        return {**back, _RESTORE: self._table.way_back.restore}

    def tell(self) -> None:
        """Offer what can be done now, and say of the rest why it cannot."""
        for name, to in _WAYS.items():
            self._menus.bar(name, self._barred(to))

    def _barred(self, to: BackTo | None) -> Text | None:
        page = self._page
        here = not page.covered or (page.finished and page.at_table)
        return self._table.way_back.bar(to) if here else _NOT_HERE
