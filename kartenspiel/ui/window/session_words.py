# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of a session among others: what it is called, how far it has come, how one stands, when played."""

from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

from kartenspiel.controller.plans import played_title
from kartenspiel.controller.session import Session
from kartenspiel.controller.settings import Settings
from kartenspiel.controller.sitting import Sitting
from kartenspiel.games import game_named
from kartenspiel.model.text import Amount, Share, Text, marker
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.phrases import wording, words_of

_ = marker(__package__)

_SINGLE: Final = _("{game} · a deal outside the sessions")
_NOTHING: Final = _("No deal finished yet")
_DEALS: Final = _("%n deal(s) finished", plural=True)
_UNFINISHED: Final = _("Deal {number} is not finished")
_NEXT: Final = _("Deal {number} comes next")
_ENDED: Final = _("The session is over")
_INTERRUPTED: Final = _("It is not finished")
_TODAY: Final = _("today, {time}")
_YESTERDAY: Final = _("yesterday, {time}")
_LAST_PLAYED: Final = _("Last played: {when}")
_PLAYERS: Final = _("Players: {names}")


def played_in(session: Session, settings: Settings) -> str:
    """Return the game and the rules of a session, as people say them."""
    game = game_named(session.game)
    title = played_title(game, session, settings)
    return words_of(title if session.counted else _SINGLE(game=title))


def title_of(session: Session, settings: Settings) -> str:
    """Return what a session is called: its own name, else what is played in it."""
    return session.name or played_in(session, settings)


def deals_in(session: Session) -> str:
    """Return how many deals of a session are finished."""
    return words_of(_DEALS(n=session.played) if session.played else _NOTHING)


def progress_of(sitting: Sitting) -> str:
    """Return how far a sitting has come."""
    session = sitting.session
    if not session.counted:
        return words_of(_INTERRUPTED)
    if not sitting.can_go_on:
        return words_of(_ENDED)
    return words_of((_NEXT if sitting.state is None else _UNFINISHED)(number=session.number))


def players_in(session: Session) -> str:
    """Return who takes part."""
    return words_of(_PLAYERS(names=", ".join(shown_names(session.people))))


def last_played(sitting: Sitting) -> str:
    """Return when something was last done in a sitting; "" where nobody knows."""
    when = when_played(sitting)
    return words_of(_LAST_PLAYED(when=when)) if when else ""


def when_played(sitting: Sitting, now: datetime | None = None) -> str:
    """Return the same in a few words."""
    return when_said(datetime.fromtimestamp(sitting.last_played).astimezone(), now) if sitting.last_played else ""


def when_said(when: datetime, now: datetime | None = None) -> str:
    """Return a time in the past as people say it."""
    locale = wording().locale
    days = ((now or datetime.now().astimezone()).date() - when.date()) // timedelta(days=1)
    if days in (0, 1):
        time = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
        return words_of((_TODAY, _YESTERDAY)[days](time=time))
    return locale.toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)


def own_place(session: Session) -> int | None:
    """Return which of the persons sits at the screen; ``None`` for a session that is watched."""
    return next((index for index, person in enumerate(session.persons) if person.level is None), None)


def own_account(session: Session) -> str:
    """Return how the person at the screen stands; "" before anything is known of it."""
    own = own_place(session)
    if own is None or not session.counted or not session.results:
        return ""
    unit = game_named(session.game).unit(session.rules)
    return wording().amount(Amount(session.account[own], unit, signed=True))


def figure_in(session: Session, value: int) -> str:
    """Return a sum of an account, for a scale."""
    return wording().figure(Share(Fraction(value), game_named(session.game).unit(session.rules)))


def names_in(session: Session) -> tuple[str, ...]:
    """Return the names of everybody with an account."""
    return shown_names(session.persons)


def joined(*parts: str | Text) -> str:
    """Return what there is of these, in one line."""
    words = (words_of(part) if isinstance(part, Text) else part for part in parts)
    return " · ".join(filter(None, words))
