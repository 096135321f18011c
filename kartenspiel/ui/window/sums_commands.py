# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The sums over kept analyses: their page over the table, read a few at a time so that the window goes on."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.session_words import title_of
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.controller.kept_analyses import KeptAnalyses, KeptCosts
    from kartenspiel.ui.sheet.sums_page import SumsPage

SLICE: Final = 0.006
"""Seconds for which files are read at a time."""
TOLD_EVERY: Final = 0.3
"""Seconds after which sums that have become known are shown."""


class SumsCommands(QObject):
    """Shows where one's money went, over a session or over all deals."""

    def __init__(
        self,
        parts: WindowParts,
        below: PagesBelow,
        kept: "Callable[[], KeptAnalyses | None]",
        waits_for_lesson: Callable[[], bool],
    ) -> None:
        """`kept` returns where analyses are kept; `waits_for_lesson` as for `ReplayCommands`."""
        super().__init__(parts.window)
        self._store, self._keeper, self._below = parts.store, parts.keeper, below
        self._kept, self._waits_for_lesson = kept, waits_for_lesson
        self.sums_page: SumsPage | None = None
        """The page, once it was shown."""
        self._session: str | None = None
        self._costs: list[KeptCosts] = []
        self._reading: Iterator[KeptCosts] = iter(())
        self._titles: dict[str, str] = {}
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)

    def show(self) -> None:
        """Show the sums over all deals."""
        self.show_session(None)

    def show_session(self, session: str | None) -> None:
        """Show the sums over a session, by its id, or over all deals, as they are kept now."""
        page = self._made()
        kept = self._kept()
        self._session, self._costs = session, []
        self._reading = iter(()) if kept is None else kept.costs()
        self._titles = {
            each.session.id: title_of(each.session, self._keeper.settings) for each in self._store.list_sittings()
        }
        self._timer.start(0)
        self._tell()
        self._below.lay(page, over_table=self._waits_for_lesson())
        page.take_focus()

    def close_down(self) -> None:
        """Stop reading: the window closes."""
        self._timer.stop()

    def _made(self) -> "SumsPage":
        from kartenspiel.ui.sheet.sums_page import SumsPage

        if self.sums_page is None:
            self.sums_page = page = SumsPage()
            page.session_wanted.connect(self._turn_to)
            page.back.connect(lambda: self._below.leave(page))
        return self.sums_page

    def _turn_to(self, session: str | None) -> None:
        self._session = session
        self._tell()

    def _read_on(self) -> None:
        """Read a little further."""
        begun = time.monotonic()
        while time.monotonic() < begun + SLICE:
            found = next(self._reading, None)
            if found is None:
                self._timer.stop()
                self._tell()
                return
            self._costs.append(found)
        if begun > self._told + TOLD_EVERY:
            self._tell()

    def _tell(self) -> None:
        """Show the sums of what is read by now; a session that was deleted counts among all."""
        from kartenspiel.controller.analysis_sums import sum_up
        from kartenspiel.ui.sheet.sums_page import SumsShown

        self._told = time.monotonic()
        analysed = {each.session for each in self._costs if each.own}
        sessions = [(session, title) for session, title in self._titles.items() if session in analysed]
        known = self._session if self._timer.isActive() or self._session in dict(sessions) else None
        if self.sums_page is not None:
            shown = SumsShown(sum_up(self._costs, known), sessions, known, complete=not self._timer.isActive())
            self.sums_page.show_sums(shown)
