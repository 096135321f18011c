# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The analysis of finished deals: its page over the table, and who works it out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kartenspiel.controller.plans import pictures_shown
from kartenspiel.controller.record import Record, record_from_json
from kartenspiel.controller.session import Person
from kartenspiel.model.seats import Seat
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.replay_commands import ReplayCommands
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.analysis import WeighedDecision
    from kartenspiel.controller.analyst import Analyst
    from kartenspiel.ui.sheet.analysis_page import AnalysisPage


class AnalysisCommands(QObject):
    """Shows what the decisions of a seat cost; leads from each to its moment in the replay."""

    def __init__(self, parts: WindowParts, replays: ReplayCommands, below: PagesBelow) -> None:
        super().__init__(parts.window)
        self._page, self._table, self._replays = parts.page, parts.table, replays
        self._store, self._keeper, self._below = parts.store, parts.keeper, below
        self._analyst: Analyst | None = None
        self.analysis_page: AnalysisPage | None = None
        """The page, once there was one."""
        replays.shown.connect(self._tell_replay)
        self._deal: tuple[Record, Sequence[Person]] | None = None
        """What is analysed, and who sat there."""

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

    def analyse_shown(self) -> None:
        """Analyse the deal that is replayed, and where none is the one finished last."""
        replayed, last = self._replays.replay_page, self._table.last_deal
        if self._replays.lies_open and replayed is not None and replayed.record is not None:
            self.analyse(replayed.record, replayed.people)
        elif last is not None:
            self.analyse(record_from_json(last.record), last.players)

    def analyse(self, record: Record, players: Sequence[Person]) -> None:
        """Analyse what the one at the screen decided in a recorded deal; `players` are the persons by seat.

        Raises `RecordError`, and then nothing is shown.
        """
        own = (seat for seat, person in enumerate(players) if person.level is None)
        self._begin(record, players, Seat(next(own, 0)))
        page = self._made()
        self._below.lay(page)
        page.take_focus()

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
            self.analyst.progressed.connect(page.take)
            self.analyst.progressed.connect(lambda _progress: self._tell_replay())
            self.analyst.trouble.connect(lambda text: page.tell(self._page.words().text(text)))
        return self.analysis_page

    def _begin(self, record: Record, players: Sequence[Person], seat: Seat) -> None:
        pictures = pictures_shown(self._keeper.settings, record.game, record.deal.rules)
        self._made().begin(record, players, seat, pictures)
        self._deal = record, players
        self.analyst.begin(record.body, seat)

    def _turn_to(self, seat: int) -> None:
        """Analyse the decisions of another seat in the same deal."""
        if self._deal is not None:
            self._begin(*self._deal, Seat(seat))

    def _leave(self) -> None:
        """Show again what the page was opened from; nobody waits for further figures."""
        self.analyst.cancel()
        self._below.leave(self._made())

    def _show_moment(self, found: "WeighedDecision") -> None:
        if self._deal is not None:
            self._replays.show_moment(*self._deal, found.moves, self._made().seat)

    def _tell_replay(self) -> None:
        """Have the replay show what is known of its deal."""
        page, replay = self.analysis_page, self._replays.replay_page
        if page is None or replay is None or self._deal is None or replay.record is None:
            return
        if replay.record.body == self._deal[0].body:
            replay.show_decisions(page.seat, page.shown, page.words())
