# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The replay of deals: its page over the table, its log beside it, and how a deal is played on from there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kartenspiel.controller.plans import played_title
from kartenspiel.controller.played_deal import PlayedDeal
from kartenspiel.controller.session import Session, seat_person
from kartenspiel.model.game import Game
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.table.chronicle import sentences_of
from kartenspiel.ui.window.log_panel import LogPanel, ReplayLog
from kartenspiel.ui.window.pages_below import PagesBelow
from kartenspiel.ui.window.play_page import DEAL_FILES
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.ui.replay.replay_page import ReplayPage

_ = marker(__package__)

_TITLE = _("Replay")
_ASIDE = _("Played on from a replay; it counts in no account. The session goes on with “Next deal”.")


class ReplayCommands(QObject):
    """Shows deals that were played; meanwhile the table of the session waits."""

    shown = Signal()
    """A deal is replayed."""
    why_wanted = Signal(int)
    """The person wants to know why the move of this number was made, from 0 on."""

    analysis_wanted = Signal()
    """The person wants to know what the decisions in the deal that is replayed were worth."""

    def __init__(
        self, parts: WindowParts, log: LogPanel, below: PagesBelow, waits_for_lesson: Callable[[], bool]
    ) -> None:
        """`waits_for_lesson` says whether a lesson is to be seen, which is over once something else is."""
        super().__init__(parts.window)
        self._page, self._table, self._store, self._keeper = parts.page, parts.table, parts.store, parts.keeper
        self._log, self._below, self._waits_for_lesson = log, below, waits_for_lesson
        self.replay_page: ReplayPage | None = None
        """The page of replays, once there was one."""
        self._on = False
        self._page.turned.connect(self._end_replay_left)
        log.line_chosen.connect(self._go_to)

    @property
    def lies_open(self) -> bool:
        """Whether a replay is to be seen."""
        return self._page.shows(self.replay_page)

    @property
    def session(self) -> Session | None:
        """The deal that is to be seen in a replay, as a session of its own; ``None`` while there is none."""
        return None if self.replay_page is None or not self.lies_open else self.replay_page.driver.session

    @property
    def game(self) -> Game | None:
        """The game of the deal that is to be seen in a replay."""
        return None if self.replay_page is None or not self.lies_open else self.replay_page.pane.game

    @property
    def analysis_barred(self) -> Text | None:
        """Why the deal that is to be seen cannot be analysed; ``None`` where it can."""
        from kartenspiel.ui.replay.replay_bar import NOT_OVER

        page = self.replay_page
        return NOT_OVER if page is not None and self.lies_open and page.driver.outcome is None else None

    def replay(self, deal: PlayedDeal) -> None:
        """Show a deal from its beginning.

        It is seen with the eyes of the one at the screen, or with all hands open if that was chosen last.
        """
        page = self._made()
        page.open(deal)
        self._on = True
        self._page.messages.settle(DEAL_FILES)
        self._below.lay(page, over_table=self._waits_for_lesson())
        self._table.pause()  # a lesson that is left over it has let it go on
        self._write()
        page.take_focus()
        self.shown.emit()

    def replay_last(self) -> None:
        """Show the deal finished last."""
        last = self._table.last_deal
        if last is not None:
            self.replay(PlayedDeal.of(last))

    def show_moment(self, deal: PlayedDeal, moves: int, seat: Seat | None = None) -> None:
        """Show a deal where so many moves had been made, with the eyes of a seat if one is named."""
        self.replay(deal)
        driver = self._made().driver
        if seat is not None:
            driver.look(seat)
        self._go_to(deal.place_after(moves))

    def close_down(self) -> None:
        """Stop what the page does: the window closes."""
        if self.replay_page is not None:
            self.replay_page.close_down()

    def _made(self) -> "ReplayPage":
        from kartenspiel.ui.replay.replay_page import ReplayPage

        if self.replay_page is None:
            self.replay_page = page = ReplayPage(self._keeper, self._store.pictures)
            page.left.connect(self._leave)
            page.play_on.connect(self._play_on)
            page.why.connect(self.why_wanted)
            page.bar.analyse.connect(self.analysis_wanted)
            page.driver.turned.connect(self._write)
            page.driver.moved.connect(self._log.follow)
        return self.replay_page

    def _leave(self) -> None:
        """Show again what was shown before."""
        self._below.leave(self._made())

    def _end_replay_left(self) -> None:
        """Once another page than its own is shown, tell of the table again, and take up what waited there."""
        if self._on and not self.lies_open:
            self._on = False
            if self.replay_page is not None:
                self.replay_page.halt()
            self._log.show_replay(None)
            self._table.proceed()

    def _go_to(self, place: int) -> None:
        if self.replay_page is not None:
            self.replay_page.driver.go_to(place)

    def _write(self) -> None:
        """Write in the log what is seen of the whole deal."""
        page = self.replay_page
        if page is None or not self.lies_open:
            return
        pane, driver = page.pane, page.driver
        if driver.session is None:
            return
        lines = tuple(
            (place, each) for place, step in enumerate(driver.steps) for each in sentences_of(pane.game, step)
        )
        played = played_title(pane.game, driver.session, self._keeper.settings)
        self._log.show_replay(ReplayLog(played, _TITLE(), pane.pictures, page.people, lines))
        self._log.follow(driver.place)

    def _play_on(self, seat: Seat) -> None:
        """Play the deal on from where it lies, beside the session, with the person in this seat."""
        page = self.replay_page
        if page is None:
            return
        driver = page.driver
        before = None if driver.outcome is None else driver.outcome.payments
        self._page.announce(_ASIDE)
        self._table.play_on(driver.state, seat_person(page.people, seat), before)
