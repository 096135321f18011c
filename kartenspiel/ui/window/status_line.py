# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is going on, in the status line: what is played, by which rules, and how one stands."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStatusBar

from kartenspiel.controller.plans import played_title
from kartenspiel.controller.session import Session
from kartenspiel.model.game import Game
from kartenspiel.model.text import Amount, Text, marker
from kartenspiel.ui.widgets.elided import ElidedLabel
from kartenspiel.ui.widgets.plain import PlainLabel
from kartenspiel.ui.widgets.tips import explain
from kartenspiel.ui.window.window_parts import WindowParts
from kartenspiel.ui.words.phrases import Phrases, words_of

if TYPE_CHECKING:
    from kartenspiel.model.lesson import Lesson, Practice

_ = marker(__package__)

_DEAL = _("{game} · deal {number}")
_NAMED_DEAL = _("{name} · {game} · deal {number}")
_ASIDE = _("{game} · a deal outside the session")
_ACCOUNT = _("Your account: {amount}")
_ACCOUNTS = _("Your account: {amount}, for money {money}")
_NO_MONEY = _("What you have won or lost in this session. Nobody pays: it is only counted.")
_STATUS_LINE = _("What is being played, by which rules, and how you stand.")
_REPLAY = _("{game} · replay of a deal")
_LESSON = _("{game} · lesson: {lesson}")


class StatusLine:
    """Writes in the status bar of the window what lies on the table of a page."""

    def __init__(self, bar: QStatusBar, parts: WindowParts) -> None:
        self._page, self._table, self._keeper = parts.page, parts.table, parts.keeper
        self.deal, self.account = ElidedLabel(), PlainLabel()
        bar.addWidget(self.deal, 1)
        bar.addPermanentWidget(self.account)
        self._phrases = Phrases(bar)
        self._phrases.say(partial(explain, self.account), _NO_MONEY)
        self._phrases.say(lambda told: explain(bar, "", held=told), _STATUS_LINE)

    def tell_session(self, session: Session | None) -> None:
        """Write which deal of a session is played, and how one stands; without a session nothing is played."""
        if session is None:
            self.deal.setText("")
            self.account.setText("")
            return
        self.deal.setText(self._page.words().text(self._what_is_played(session)))
        self.account.setText(self._how_you_stand(session))

    def tell_lesson(self, game: Game, lesson: "Lesson | Practice") -> None:
        """Write what lesson is given."""
        self.deal.setText(words_of(_LESSON(game=game.title, lesson=lesson.title)))
        self.account.setText("")

    def tell_replay(self, game: Game) -> None:
        """Write of which game a deal is replayed."""
        self.deal.setText(words_of(_REPLAY(game=game.title)))
        self.account.setText("")

    def running_text(self) -> str:
        """Return what is played at the table now, and how one stands, in one line; "" while nothing is."""
        session = self._page.session
        if session is None:
            return ""
        deal = self._page.words().text(self._what_is_played(session))
        return " · ".join(filter(None, (deal, self._how_you_stand(session))))

    def _what_is_played(self, session: Session) -> Text:
        game = self._page.game
        if not session.counted:
            return _ASIDE(game=game.title)
        kept = self._table.sittings.of_session(session.id)
        name = session.name if kept is None else kept.session.name  # it may just have been renamed
        title = played_title(game, session, self._keeper.settings)
        return (_NAMED_DEAL if name else _DEAL)(name=name, game=title, number=session.number)

    def _how_you_stand(self, session: Session) -> str:
        """Return what one has won or lost; a deal that was not settled yet counts for nothing."""
        last = self._table.last_deal
        if last is not None and last.session.id == session.id:
            session = last.session
        own = next((index for index, person in enumerate(session.persons) if person.level is None), None)
        if own is None or not session.counted:
            return ""
        words, unit = self._page.words(), self._page.game.unit(session.rules)
        amount = Amount(session.account[own], unit, signed=True)
        if session.money_account is None:
            return words.text(_ACCOUNT(amount=amount))
        money = Amount(session.money_account[own], unit, signed=True)
        return words.text(_ACCOUNTS(amount=amount, money=money))
