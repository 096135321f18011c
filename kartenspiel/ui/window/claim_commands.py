# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The command by which somebody says that the rest of the deal is certain; it is checked, and can be played at once."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from kartenspiel.controller.claiming import ClaimCheck
from kartenspiel.controller.table import Table
from kartenspiel.controller.writing import PATIENCE_MS
from kartenspiel.model.pointer import NOTHING
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.looks.keeper import Keeper
from kartenspiel.ui.window.menus import Menus
from kartenspiel.ui.window.play_page import PlayPage

_ = marker(__package__)

TOPIC: Final = "claim"
"""Topic of the messages about the rest of a deal."""
_COMMAND: Final = "claim"
_NOT_NOW: Final = _("You can say so as soon as it is your turn to play a card.")
_CHECKING: Final = _("Trying every way in which the rest could be played …")
_STOP: Final = _("St&op")
_NO_MORE: Final = _("Do not o&ffer that again")
_PLAY_OUT: Final = _("Play the r&est at once")


class ClaimCommands(QObject):
    """Checks a claim at the table and says what came of it."""

    def __init__(self, menus: Menus, table: Table, page: PlayPage, keeper: Keeper) -> None:
        super().__init__(page)
        self._menus, self._table, self._page, self._keeper = menus, table, page, keeper
        self._check = ClaimCheck(table, self)
        self._check.checked.connect(self._tell_result)
        self._check.refuted.connect(page.view.point_at)
        self._check.offered.connect(self._offer)
        self._take_settings()
        keeper.changed.connect(lambda _before, _after: self._take_settings())
        self._check.ended.connect(lambda: table.set_speed(keeper.settings.animation))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell_patience)
        menus.about_to_show.connect(self.tell)
        for told in (table.asked, page.changed, page.turned):
            told.connect(lambda *_: self.tell())
        table.asked.connect(lambda _question: self._forget())

    def claim(self) -> None:
        """Have it checked whether the rest of the deal is certain."""
        if self._check.check():
            self._timer.start(PATIENCE_MS)

    def tell(self) -> None:
        """Offer it where a card is to be played."""
        question = self._table.question
        playing = question is not None and question.plays and not question.may_pass
        self._menus.bar(_COMMAND, None if playing and not self._page.covered else _NOT_NOW)

    def _tell_patience(self) -> None:
        self._page.messages.inform(_CHECKING, [(_STOP, self._stop)], topic=TOPIC, of_table=True)

    def _stop(self) -> None:
        self._check.cancel()
        self._forget()

    def _forget(self) -> None:
        self._timer.stop()
        self._page.messages.settle(TOPIC)
        self._page.view.point_at(NOTHING)

    def _take_settings(self) -> None:
        self._check.offers = self._keeper.settings.offers_rest

    def _offer(self, told: Text) -> None:
        """Offer quietly what nobody has asked for."""
        actions = [(_PLAY_OUT, self._play_out), (_NO_MORE, lambda: self._keeper.change(offers_rest=False))]
        self._page.messages.inform(told, actions, topic=TOPIC, of_table=True)

    def _tell_result(self, told: Text) -> None:
        self._timer.stop()
        actions = [(_PLAY_OUT, self._play_out)] if self._check.is_certain else []
        self._page.messages.inform(told, actions, topic=TOPIC, of_table=True)

    def _play_out(self) -> None:
        self._table.set_speed("instant")
        self._check.play_out()
