# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said of a finished deal in a list: when and in which session it was played, what it was, what came of it."""

from collections.abc import Mapping
from datetime import datetime
from fractions import Fraction
from typing import Final

from kartenspiel.controller.deal_archive import ListedDeals
from kartenspiel.controller.deal_index import DealEntry, DealEvent, DealGain, SessionDeals
from kartenspiel.games import descriptions
from kartenspiel.model.text import Share, Text, marker
from kartenspiel.ui.window.session_words import joined, when_said
from kartenspiel.ui.words.phrases import wording, words_of

_ = marker(__package__)

STAR: Final = "★"
NO_STAR: Final = "☆"

RESULTS: Final[Mapping[DealGain, Text]] = {
    DealGain.GAIN: _("You got something"),
    DealGain.LOSS: _("You paid"),
    DealGain.NOTHING: _("Nothing was paid"),
}
EVENTS: Final[Mapping[DealEvent, Text]] = {
    DealEvent.ANNOUNCED: _("announced"),
    DealEvent.RAISED: _("Kontra"),
    DealEvent.LACKED_ONE: _("one point short"),
}
_HELPED: Final = _("with a hint")
_TAKEN_BACK: Final = _("taken back")
_BEGUN_LATELY: Final = _("of {day}")
_BEGUN_ON: Final = _("begun on {day}")
_WITHOUT_DAY: Final = _("of earlier")
_IN_SESSION: Final = _("{session}, deal {number}")


def game_title(game: str) -> str:
    """Return what a game is called; one that this version does not know by its id.  No rules are loaded for it."""
    title = next((each.title for each in descriptions() if each.id == game), None)
    return game if title is None else words_of(title)


def contract_of(deals: ListedDeals, game: str, contract: str) -> str:
    """Return what people call a contract; "" in a game that has only one."""
    called = deals.contracts.get((game, contract))
    return "" if called is None else words_of(called)


def when_finished(finished: str, now: datetime | None = None) -> str:
    """Return when a deal ended, as people say it; "" where its record does not tell."""
    when = moment(finished)
    return "" if when is None else when_said(when, now)


def moment(finished: str) -> datetime | None:
    """Return when a deal ended, by the clock of this place; ``None`` where its record does not tell."""
    try:
        return datetime.fromisoformat(finished).astimezone()
    except (ValueError, OverflowError):
        return None


def session_called(session: SessionDeals, names: Mapping[str, str]) -> str:
    """Return what a session is called: its own name, else when it was begun."""
    named = names.get(session.session)
    if named:
        return named
    day, lately, _time = when_finished(session.begun).partition(",")
    return words_of((_BEGUN_LATELY if lately else _BEGUN_ON)(day=day) if day else _WITHOUT_DAY)


def in_session(session: str, number: int) -> str:
    """Return which deal of a session it is."""
    return words_of(_IN_SESSION(session=session, number=number))


def payment_of(entry: DealEntry) -> str:
    """Return what a deal brought, with its sign; in money where it was paid so."""
    return wording().figure(Share(Fraction(entry.payment), entry.unit))


def happened_in(entry: DealEntry) -> str:
    """Return what was remarkable in a deal."""
    happened: dict[Text, bool] = {
        EVENTS[DealEvent.ANNOUNCED]: entry.announced,
        EVENTS[DealEvent.RAISED]: entry.raised,
        EVENTS[DealEvent.LACKED_ONE]: entry.lacked == 1,
        _HELPED: entry.helped,
        _TAKEN_BACK: entry.taken_back,
    }
    return joined(*(text for text, so in happened.items() if so))
