# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""“Why did you play that?”: asks the player of a move of a deal that is over once more, and shows what it says."""

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.record import Record
from kartenspiel.controller.session import Session
from kartenspiel.controller.workers import reason_told
from kartenspiel.model.text import marker
from kartenspiel.players.opinion import Opinion
from kartenspiel.ui.window.replay_commands import ReplayCommands
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.hindsight import AskedAgain
    from kartenspiel.ui.dialogs.why_dialog import WhyDialog

_ = marker(__package__)

_NOT_OVER: Final = _("What the others thought is told once the deal is over.")
_NO_ANSWER: Final = _("It could not be asked again: {reason}.")


class WhyCommands(QObject):
    """Asks beside the players of the table, who never wait for it; what nobody wants any more is dropped."""

    _answered = Signal(int, object)
    """Number of the request and promise kept, from another thread."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs, replays: ReplayCommands) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._table = parts.window, parts.page, parts.table
        self._dialogs, self._replays = dialogs, replays
        self._number = 0
        self._promise: Future[Opinion] | None = None
        self.dialog: WhyDialog | None = None
        """What is open."""
        replays.why_wanted.connect(self._of_replay)
        self._page.why_wanted.connect(self._of_last)
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def _of_replay(self, number: int) -> None:
        """Tell about the move of this number in the deal that is replayed."""
        page = self._replays.replay_page
        if page is None or page.deal is None:
            return
        if page.deal.outcome is None:
            self._page.messages.inform(_NOT_OVER)
        else:
            self._show(page.deal, number, leads_on=False)

    def _of_last(self, number: int) -> None:
        """Tell about the move of this number in the deal finished last."""
        last = self._table.last_deal
        if last is not None:
            self._show(PlayedDeal.of(last), number, leads_on=True)

    def _show(self, deal: PlayedDeal, number: int, *, leads_on: bool) -> None:
        from kartenspiel.controller.hindsight import ask_again
        from kartenspiel.ui.dialogs.why_dialog import WhyDialog

        asked = ask_again(deal, number, self._session_of(deal.record))
        if asked is None:
            return
        page = self._replays.replay_page
        words = self._page.words() if page is None or leads_on else page.pane.words()
        self.dialog = dialog = WhyDialog(asked, words, leads_on=leads_on, parent=self._window)
        dialog.finished.connect(lambda _result: self._forget())
        dialog.moment_wanted.connect(partial(self._show_moment, number))
        self._dialogs.open("why", dialog)
        if asked.player is None:
            dialog.tell(None)
        else:
            dialog.wait()
            self._ask(asked, asked.player)

    def _session_of(self, record: Record) -> Session | None:
        """Return the session in which a deal was played, if it is still there."""
        name = record.session
        sitting = self._table.sittings.of_session(name) if isinstance(name, str) else None
        return None if sitting is None else sitting.session

    def _show_moment(self, number: int) -> None:
        last = self._table.last_deal
        if last is not None:
            self._replays.show_moment(PlayedDeal.of(last), number + 1)

    def _ask(self, asked: "AskedAgain", player: str) -> None:
        self._number += 1
        number = self._number
        self._promise = self._table.thinker.ask_again(player, asked.decision.question, asked.chance)
        self._promise.add_done_callback(lambda done: self._report(number, done))

    def _forget(self) -> None:
        """Wait for no answer any more."""
        self._number += 1
        if self._promise is not None:
            self._promise.cancel()
        self._promise = self.dialog = None

    def _report(self, number: int, done: "Future[Opinion]") -> None:
        if not done.cancelled():
            self._answered.emit(number, done)

    def _take(self, number: int, done: "Future[Opinion]") -> None:
        if number != self._number or self.dialog is None:
            return
        try:
            self.dialog.tell(done.result())
        except Exception as error:  # noqa: BLE001 - whatever went wrong out there, the window goes on
            self.dialog.tell_trouble(_NO_ANSWER(reason=reason_told(error)))
