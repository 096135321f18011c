# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The commands about sessions: show them all, and do with one what is wanted."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from kartenspiel.controller.account import AccountTally
from kartenspiel.controller.sitting import Sitting
from kartenspiel.model.text import Text, marker
from kartenspiel.ui.window.session_starter import SessionStarter
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from kartenspiel.ui.window.sessions_page import SessionsPage

_ = marker(__package__)

SLICE: Final = 0.006
"""Seconds for which the history is read at a time: the window goes on meanwhile."""
TOLD_EVERY: Final = 0.3
"""Seconds after which accounts that have become known are shown."""

_NAME_TITLE = _("Name of the session")
_NAME_ASKED = _("What shall this session be called?")
_END_TITLE = _("End this session?")
_END_TOLD = _(
    "The account is closed after %n deal(s), and nothing more is dealt. The session stays in the list.", plural=True
)
_DEAL_LOST = _("Deal {number} is not finished. It is lost.")
_KEEP_ON = _("&Do not end it")
_END = _("&End the session")
_DELETE_TITLE = _("Delete this session?")
_DELETE_TOLD = _("“{name}” is taken from the list, and its account cannot be continued.")
_DELETE_DEALS = _("Its %n finished deal(s) stay in the history.", plural=True)
_KEEP_IT = _("&Keep it")
_DELETE = _("&Delete it")


class SessionCommands(QObject):
    """Shows the page of sessions over the table of a page, and does there what is wanted."""

    def __init__(
        self, parts: WindowParts, dialogs: WindowDialogs, starter: SessionStarter, show_games: Callable[[], object]
    ) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._table, self._store, self._keeper = parts
        self._dialogs, self._starter, self._show_games = dialogs, starter, show_games
        self.list_page: SessionsPage | None = None
        """The page of all sessions, once it was shown."""
        self.show_deals: Callable[[str], object] | None = None
        """Shows the finished deals of a session, by its id, where there is a list of them."""
        self._listed: dict[str, Sitting] = {}
        self._changed: dict[str, Sitting | None] = {}
        """What was changed on the page, which the disk may not know yet; ``None`` for what was deleted."""
        self._tallies: Mapping[str, AccountTally] = {}
        self._reading: Iterator[Mapping[str, AccountTally]] = iter(())
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)

    def show(self) -> None:
        """Show all sessions, as the disk has them now."""
        from kartenspiel.ui.window.sessions_page import SessionsPage

        if self.list_page is None:
            self.list_page = page = SessionsPage(self._keeper, self._window, self._store.pictures)
            page.go_on.connect(self._go_on)
            page.rename.connect(self._ask_name)
            page.copy.connect(lambda sitting: self._starter.ask(like=sitting.session))
            page.end.connect(self._ask_to_end)
            page.delete.connect(self._ask_to_delete)
            page.deals_wanted.connect(lambda sitting: self.show_deals and self.show_deals(sitting.session.id))
            page.games_wanted.connect(self._show_games)
            page.back.connect(self.go_back)
        self._read()
        self._page.cover(self.list_page)
        self.list_page.take_focus()

    def go_back(self) -> None:
        """Show the table again; while nothing lies there, all games."""
        if self._page.session is None:
            self._show_games()
        else:
            self._page.cover(None)

    def close_down(self) -> None:
        """Stop reading."""
        self._timer.stop()
        if self.list_page is not None:
            self.list_page.faces.close_down()

    def sittings(self) -> tuple[Sitting, ...]:
        """Return all sessions worth going on with or looking back at, the one played last first."""
        found: dict[str, Sitting | None] = {**self._listed, **self._changed}
        found.update((each.session.id, each) for each in self._table.sittings.all)
        current = self._current
        shown = [
            self._with_account(each)
            for each in found.values()
            if each is not None and not each.is_spent and (each.session.id == current or not each.is_untouched)
        ]
        return tuple(sorted(shown, key=lambda each: each.last_played, reverse=True))

    @property
    def _current(self) -> str:
        return "" if self._table.session is None else self._table.session.id

    def _read(self) -> None:
        """List what the disk has, and begin to read what the deals brought."""
        self._listed = {each.session.id: each for each in self._store.list_sittings()}
        self._report()
        known = {each.session.id for each in self._table.sittings.all}
        sessions = [each.session for each in self._listed.values() if each.session.counted]
        self._reading = self._store.tallies(each for each in sessions if each.id not in known and each.number > 1)
        self._timer.start(0)
        self._tell()

    def _read_on(self) -> None:
        """Read a little further in the history."""
        begun = time.monotonic()
        while time.monotonic() < begun + SLICE:
            tallies = next(self._reading, None)
            if tallies is None:
                self._timer.stop()
                self._report()
                self._tell()
                return
            self._tallies = tallies
        if begun > self._told + TOLD_EVERY:
            self._tell()

    def _with_account(self, sitting: Sitting) -> Sitting:
        tally = self._tallies.get(sitting.session.id)
        if tally is None or sitting.session.results:
            return sitting
        return replace(sitting, session=replace(sitting.session, results=tally.results))

    def _tell(self) -> None:
        """Show what is known now, if somebody looks."""
        from kartenspiel.ui.window.sessions_page import SessionsShown

        if self.list_page is None:
            return
        self._told = time.monotonic()
        self.list_page.show_sessions(
            SessionsShown(
                self.sittings(),
                on_table=self._current,
                elsewhere=self._store.open_elsewhere,
                writable=self._store.saves,
                shows_deals=self.show_deals is not None,
            )
        )

    def _report(self) -> None:
        for note in self._store.take_notes():
            self._page.messages.warn(note)

    def go_on_with(self, code: str) -> bool:
        """Go on with the session of the boards of this code, the one played last; tell whether there is one.

        One that only another program may keep is not touched.
        """
        self._read()
        for each in self.sittings():
            boards = each.session.boards
            here = self._store.saves or self._table.sittings.of_session(each.session.id) is not None
            if boards is not None and boards.code == code and here:
                return self._go_on(each)
        return False

    def _go_on(self, sitting: Sitting) -> bool:
        """Put a session on the table, where it was left; tell whether that was possible."""
        session = sitting.session.id
        if session == self._current:
            self.go_back()
            return True
        found = self._as_it_is(session)
        if found is None or not self._starter.resume(self._table.sittings.with_current(found)):
            self._read()
            return False
        return True

    def _as_it_is(self, session: str) -> Sitting | None:
        """Return a session as it is now, with its account; ``None`` if it cannot be read any more."""
        found = self._table.sittings.of_session(session) or self._store.read_sitting(session)
        self._report()
        return found

    def _keep(self, sitting: Sitting) -> None:
        self._table.keep(sitting)
        self._changed[sitting.session.id] = sitting
        self._tell()

    def _ask_name(self, sitting: Sitting) -> None:
        from kartenspiel.ui.dialogs.naming import NameDialog
        from kartenspiel.ui.window.session_words import played_in

        session = sitting.session
        usual = played_in(session, self._keeper.settings)
        dialog = NameDialog(_NAME_TITLE, _NAME_ASKED, session.name, usual, self._window)

        def rename() -> None:
            found = self._as_it_is(session.id)
            if found is not None:
                self._keep(replace(found, session=replace(found.session, name=dialog.name())))

        dialog.accepted.connect(rename)
        self._dialogs.open("name", dialog)

    def _ask_to_end(self, sitting: Sitting) -> None:
        session = sitting.session
        told = [_END_TOLD(n=session.played)]
        if sitting.state is not None and not sitting.state.over:
            told.append(_DEAL_LOST(number=session.number))
        self._ask(_END_TITLE, told, _KEEP_ON, _END, lambda: self._end(session.id))

    def _end(self, session: str) -> None:
        found = self._as_it_is(session)
        if found is None:
            return
        ended = found.ended
        self._keep(ended)
        if session == self._current and ended.last_deal is not None:
            self._page.lay_out(ended.last_deal)

    def _ask_to_delete(self, sitting: Sitting) -> None:
        from kartenspiel.ui.window.session_words import title_of

        session = sitting.session
        told = [_DELETE_TOLD(name=title_of(session, self._keeper.settings))]
        if sitting.state is not None and not sitting.state.over:
            told.append(_DEAL_LOST(number=session.number))
        if session.played:
            told.append(_DELETE_DEALS(n=session.played))
        self._ask(_DELETE_TITLE, told, _KEEP_IT, _DELETE, lambda: self._delete(session.id))

    def _delete(self, session: str) -> None:
        current = session == self._current
        self._table.forget(session)
        self._changed[session] = None
        if current:
            self._page.clear()
        self._tell()
        if self.list_page is not None:
            self.list_page.take_focus()

    def _ask(self, title: Text, told: list[Text], no: Text, yes: Text, act: Callable[[], object]) -> None:
        from kartenspiel.ui.dialogs.consent import ConsentDialog

        dialog = ConsentDialog(title, told, no, yes, self._window)
        dialog.accepted.connect(act)
        self._dialogs.open("consent", dialog)
