# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The analysis of finished deals: its page over the table, and who works it out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.model.seats import Seat
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.replay_commands import ReplayCommands
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.analysis import WeighedDecision
    from kartenspiel.controller.analyst import Analyst
    from kartenspiel.controller.kept_analyses import KeptAnalyses
    from kartenspiel.ui.sheet.analysis_page import AnalysisPage


class AnalysisCommands(QObject):
    """Shows what the decisions of a seat cost; leads from each to its moment in the replay."""

    sums_wanted = Signal(object)
    """The sums over a session are to be shown, by its id; ``None`` for all deals."""

    def __init__(self, parts: WindowParts, replays: ReplayCommands, below: PagesBelow) -> None:
        super().__init__(parts.window)
        self._page, self._table, self._replays = parts.page, parts.table, replays
        self._store, self._keeper, self._below = parts.store, parts.keeper, below
        self._analyst: Analyst | None = None
        self.analysis_page: AnalysisPage | None = None
        """The page, once there was one."""
        replays.shown.connect(self._tell_replay)
        self._deal: PlayedDeal | None = None
        """What is analysed."""

    @property
    def analyst(self) -> "Analyst":
        """Who works it out."""
        from kartenspiel.controller.analyst import Analyst

        if self._analyst is None:
            self._analyst = Analyst(self.kept(), self)
        return self._analyst

    def kept(self) -> "KeptAnalyses | None":
        """Return where analyses are kept; ``None`` where nothing may be written."""
        from kartenspiel.controller.kept_analyses import KeptAnalyses

        folder = self._store.folders.data / "analyses"
        return KeptAnalyses(folder, self._page.messages.warn) if self._store.saves else None

    def analyse_shown(self) -> None:
        """Analyse the deal that is replayed, and where none is the one finished last."""
        replayed, last = self._replays.replay_page, self._table.last_deal
        if self._replays.lies_open and replayed is not None and replayed.deal is not None:
            self.analyse(replayed.deal)
        elif last is not None:
            self.analyse(PlayedDeal.of(last))

    def analyse(self, deal: PlayedDeal) -> None:
        """Analyse what the one at the screen decided in a deal."""
        self._begin(deal, deal.own_seat)
        page = self._made()
        self._below.lay(page)
        page.take_focus()

    def forget(self, deals: frozenset[str]) -> None:
        """Analyse none of these deals, and keep nothing of them: they are deleted."""
        if self._analyst is not None:
            self._analyst.forget(deals)

    def close_down(self) -> None:
        """Stop working: the window closes."""
        if self._analyst is not None:
            self._analyst.close()

    def _made(self) -> "AnalysisPage":
        from kartenspiel.ui.sheet.analysis_page import AnalysisPage

        if self.analysis_page is None:
            self.analysis_page = page = AnalysisPage(self._page)
            page.back.connect(self._leave)
            page.stopped.connect(self.analyst.cancel)
            page.seat_wanted.connect(self._turn_to)
            page.moment_wanted.connect(self._show_moment)
            page.sums_wanted.connect(self.sums_wanted)
            self.analyst.progressed.connect(page.take)
            self.analyst.progressed.connect(lambda _progress: self._tell_replay())
            self.analyst.trouble.connect(lambda text: page.tell(self._page.words().text(text)))
        return self.analysis_page

    def _begin(self, deal: PlayedDeal, seat: Seat) -> None:
        record = deal.record
        self._made().begin(deal, seat, pictures_shown(self._keeper.settings, record.game, record.deal.rules))
        self._deal = deal
        self.analyst.begin(record.body, seat)

    def _turn_to(self, seat: int) -> None:
        """Analyse the decisions of another seat in the same deal."""
        if self._deal is not None:
            self._begin(self._deal, Seat(seat))

    def _leave(self) -> None:
        """Show again what the page was opened from; nobody waits for further figures."""
        self.analyst.cancel()
        self._below.leave(self._made())

    def _show_moment(self, found: "WeighedDecision") -> None:
        if self._deal is not None:
            self._replays.show_moment(self._deal, found.moves, self._made().seat)

    def _tell_replay(self) -> None:
        """Have the replay show what is known of its deal."""
        page, replay = self.analysis_page, self._replays.replay_page
        if page is None or replay is None or self._deal is None or replay.deal is None:
            return
        if replay.deal.record.body == self._deal.record.body:
            replay.show_decisions(page.seat, page.shown, page.words())
