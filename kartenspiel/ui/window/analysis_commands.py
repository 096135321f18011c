# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The analysis of the deal finished last: its page over the table, and who works it out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kartenspiel.controller.sitting import FinishedDeal
from kartenspiel.model.seats import Seat
from kartenspiel.ui.window.replay_commands import ReplayCommands
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.analyst import Analyst
    from kartenspiel.ui.sheet.analysis_page import AnalysisPage


class AnalysisCommands(QObject):
    """Shows what the decisions of a seat cost; leads from each to its moment in the replay."""

    def __init__(self, parts: WindowParts, replays: ReplayCommands) -> None:
        super().__init__(parts.window)
        self._page, self._table, self._replays = parts.page, parts.table, replays
        self._store = parts.store
        self._analyst: Analyst | None = None
        self.analysis_page: AnalysisPage | None = None
        """The page, once there was one."""
        self._finished: FinishedDeal | None = None

    @property
    def analyst(self) -> "Analyst":
        """Who works it out."""
        from kartenspiel.controller.analyst import Analyst
        from kartenspiel.controller.kept_analyses import KeptAnalyses

        if self._analyst is None:
            folder = self._store.folders.data / "analyses"
            kept = KeptAnalyses(folder, self._page.messages.warn) if self._store.saves else None
            self._analyst = Analyst(kept, self)
        return self._analyst

    def analyse_last(self) -> None:
        """Analyse what the person at the screen decided in the deal finished last."""
        self._finished = self._table.last_deal
        if self._finished is not None:
            page = self._made()
            self._begin(self._finished.seen.seat)
            self._page.cover(page)
            page.list.setFocus()

    def close_down(self) -> None:
        """Stop working: the window closes."""
        if self._analyst is not None:
            self._analyst.close()

    def _made(self) -> "AnalysisPage":
        from kartenspiel.ui.sheet.analysis_page import AnalysisPage

        if self.analysis_page is None:
            self.analysis_page = page = AnalysisPage(self._page)
            page.back.connect(self._leave)
            page.seat_wanted.connect(lambda seat: self._begin(Seat(seat)))
            page.moment_wanted.connect(self._show_moment)
            self.analyst.progressed.connect(page.take)
            self.analyst.trouble.connect(lambda text: page.tell(self._page.words().text(text)))
        return self.analysis_page

    def _begin(self, seat: Seat) -> None:
        if self._finished is not None and self.analysis_page is not None:
            self.analysis_page.begin(self._finished, seat, self._page.pane.pictures)
            self.analyst.begin(self._finished.record, seat)

    def _leave(self) -> None:
        """Show the score sheet again; nobody waits for further figures."""
        self.analyst.cancel()
        self._page.show_sheet(True)

    def _show_moment(self, moves: int) -> None:
        if self._finished is not None:
            self._replays.replay_finished(self._finished, moves)
