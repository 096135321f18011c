# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What the session at the table is, and how one stands in it, in words."""

from kartenspiel.controller.plans import played_title
from kartenspiel.controller.session import Session
from kartenspiel.model.text import Amount, marker
from kartenspiel.ui.window.window_parts import WindowParts

_ = marker(__package__)

_DEAL = _("{game} · deal {number}")
_NAMED_DEAL = _("{name} · {game} · deal {number}")
_ASIDE = _("{game} · a deal outside the session")
_ACCOUNT = _("Your account: {amount}")
_ACCOUNTS = _("Your account: {amount}, for money {money}")


class RunningSession:
    """Says which deal of the session at the table is played, and what one has won or lost."""

    def __init__(self, parts: WindowParts) -> None:
        self._page, self._table, self._keeper = parts.page, parts.table, parts.keeper

    def at_table(self) -> str:
        """Return what is played at the table now, and how one stands, in one line; "" while nothing is."""
        session = self._page.session
        return "" if session is None else " · ".join(filter(None, (self.deal(session), self.account(session))))

    def deal(self, session: Session) -> str:
        """Return which deal of a session is played, by which rules."""
        game = self._page.game
        if not session.counted:
            return self._page.words().text(_ASIDE(game=game.title))
        kept = self._table.sittings.of_session(session.id)
        name = session.name if kept is None else kept.session.name  # it may just have been renamed
        title = played_title(game, session, self._keeper.settings)
        text = (_NAMED_DEAL if name else _DEAL)(name=name, game=title, number=session.number)
        return self._page.words().text(text)

    def account(self, session: Session) -> str:
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
