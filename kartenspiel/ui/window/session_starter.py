# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Begins sessions and takes them up again; what lay on the table before is kept beside them."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from kartenspiel.controller.plans import (
    TablePlan,
    at_learning_table,
    chosen_from,
    plan_from,
    remember_first,
    remember_plan,
)
from kartenspiel.controller.session import Session, SessionOverError, new_session
from kartenspiel.controller.sitting import Sittings
from kartenspiel.games import game_named
from kartenspiel.model.game import Game
from kartenspiel.model.text import marker
from kartenspiel.ui.window.window_dialogs import WindowDialogs
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.guests import guest, name_given

_ = marker(__package__)

_GOES_ON = _("The deal goes on where it was interrupted.")
_BEGIN_ANEW = _("&Begin a new session")
_KEPT = _("The session before is kept: you find it under “Sessions” in the menu “Game”.")
_NOT_KEPT = _("You had not played in the session before, so it is not kept.")
_TAKE_UP = _("&Go on with it")


class SessionStarter(QObject):
    """Puts sessions on the table of a page."""

    def __init__(self, parts: WindowParts, dialogs: WindowDialogs) -> None:
        super().__init__(parts.window)
        self._window, self._page, self._table, self._keeper = parts.window, parts.page, parts.table, parts.keeper
        self._dialogs, self._store = dialogs, parts.store

    def resume(self, sittings: Sittings) -> bool:
        """Take up what was on the table; tell whether that was possible.

        Between two deals the score sheet of the last lies there, and nothing is dealt before somebody says so.
        """
        now = sittings.current
        if now is None:
            return False
        if now.between_deals and now.last_deal is not None:
            self._table.lay_down(sittings)
            self._page.lay_out(now.last_deal)
            return True
        if now.state is not None and now.state.log:
            game = game_named(now.session.game)
            anew = lambda: self.begin_usual(game)  # noqa: E731
            self._page.announce(_GOES_ON, [(_BEGIN_ANEW, anew)])
        try:
            self._table.resume(sittings)
        except SessionOverError:
            return False
        if now.last_deal is not None:
            self._page.recall(now.last_deal)
        return True

    def begin(self, plan: TablePlan) -> None:
        """Begin a session; what lies on the table can be gone on with, later or at once, and that is said."""
        session = new_session(plan.game, plan.rules, plan.people, self._table.rng, preset=plan.preset)
        self.put(replace(session, allows_help=plan.allows_help))

    def put(self, session: Session) -> None:
        """Put a fresh session on the table, as `begin` does."""
        before = self._table.sittings.current
        if before is not None and before.session.counted and before.can_go_on:
            if before.is_untouched:
                self._page.announce(_NOT_KEPT, [(_TAKE_UP, partial(self._take_up, before.session.id))])
            else:
                self._page.announce(_KEPT)
        self._keeper.change(last_game=session.game)
        self._table.start(session)

    def _take_up(self, session: str) -> None:
        """Put a session on the table again in which nothing was done before another came there."""
        found = self._table.sittings.of_session(session)
        if found is not None:
            self.resume(self._table.sittings.with_current(found))

    def begin_usual(self, game: Game) -> None:
        """Begin a session as somebody would play this game now."""
        plan = plan_from(self._keeper.settings, game, guest())
        self._keeper.take(remember_first(self._keeper.settings, plan))
        self.begin(plan)

    def begin_preset(self, game: Game, preset: str, form: str) -> None:
        """Begin a session by a preset of a game, and remember that."""
        self._keeper.take(chosen_from(self._keeper.settings, game, preset, form))
        self.begin(plan_from(self._keeper.settings, game, guest()))

    def begin_chosen(self, plan: TablePlan) -> None:
        """Begin a session that somebody has chosen in all its parts, and remember them."""
        settings = remember_plan(self._keeper.settings, plan)
        self._keeper.take(replace(settings, own_name=name_given(plan.people) or settings.own_name))
        self.begin(plan)

    def begin_learning(self, plan: TablePlan) -> None:
        """Begin at the learning table: easy opponents, help, the suits beside the cloth, a word after dear mistakes.

        Who plays with whom by which rules is remembered as it was planned, not how easy this table is.
        """
        settings = remember_plan(self._keeper.settings, replace(plan, allows_help=self._keeper.settings.allows_help))
        name = name_given(plan.people) or settings.own_name
        self._keeper.take(replace(settings, own_name=name, suits_visible=True, mistake_words=True))
        self.begin(at_learning_table(plan))

    def learn(self) -> None:
        """Begin to play the game of the moment at the learning table."""
        self.begin_learning(plan_from(self._keeper.settings, self._page.game, guest()))

    def ask(self, *, option: str = "", like: Session | None = None) -> None:
        """Ask what is to be played; `option` is a house rule to be shown first, `like` a session to begin from."""
        from kartenspiel.ui.dialogs.session_dialog import SessionDialog

        session = like or self._table.session
        people = () if session is None or not session.counted else session.people
        cache = self._store.pictures
        dialog = SessionDialog(self._keeper, people, self._window, pictures_cache=cache, like=like)

        dialog.accepted.connect(lambda: self.begin_chosen(dialog.plan()))
        self._dialogs.open("session", dialog)
        if option:
            dialog.show_option(option)

    def ask_for(self, game: Game, option: str = "") -> None:
        """Ask how this game is to be played; `option` as for `ask`."""
        self._keeper.change(last_game=game.id)
        self.ask(option=option)
