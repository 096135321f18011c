# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The words for a score pad: who sits there, what was played, and when."""

from PySide6.QtCore import QDateTime, QLocale

from kartenspiel.controller.pad_book import PadBook, PadDeal
from kartenspiel.controller.session import dummies
from kartenspiel.games import game_named
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.ui.words.guests import shown_names
from kartenspiel.ui.words.phrases import words_of
from kartenspiel.ui.words.wording import Wording

_ = marker(__package__)

_TITLE = _("{game}: {names}")
_DAY = _("{title} ({day})")
_NEW = _("Deal {number}")
_DEALS = _("{number}, dealt by {dealer}")
_CORRECTED = _("Correct deal {number}")
_DOUBLE = _("{title}, everything ×{factor}")
_BY = _("{contract} ({who})")
_NOT_UNDERSTOOD = _("not understood")


def names_on(book: PadBook) -> tuple[str, ...]:
    """Return what the accounts are called: the players, then the dummies in the language of the moment."""
    return *book.names, *shown_names(dummies(book.dummies))


def words_for(book: PadBook, deal: PadDeal, pictures: Pictures) -> Wording:
    """Return the words for a deal: nobody is spoken to."""
    names = names_on(book)
    return Wording(QLocale().name(), pictures, [names[account] for account in deal.seating])


def title_of(book: PadBook) -> str:
    """Return what a pad is called in a list: the game, who plays, and the day."""
    words = Wording(QLocale().name(), "french")
    title = words.text(_TITLE(game=game_named(book.game).title, names=", ".join(book.names)))
    if not book.changed:
        return title
    locale = words.locale
    day = locale.toString(QDateTime.fromSecsSinceEpoch(int(book.changed)).date(), QLocale.FormatType.ShortFormat)
    return words.text(_DAY(title=title, day=day))


def title_of_deal(book: PadBook, words: Wording) -> str:
    """Return what stands over the deal that is entered."""
    coming = book.coming
    if book.at is not None:
        title: Text = _CORRECTED(number=coming.number)
    else:
        title = _DEALS(number=_NEW(number=coming.number), dealer=words.names[coming.deal.dealer])
    factor = game_named(book.game).taken_over(coming.deal.context).factor
    return words.text(_DOUBLE(title=title, factor=factor) if factor > 1 else title)


def played_in(deal: PadDeal, words: Wording) -> str:
    """Return what was played in a deal, in a word or two."""
    outcome = deal.entered.outcome
    if outcome is None:
        return words_of(_NOT_UNDERSTOOD)
    conclusion = outcome.conclusion
    if not conclusion.played and conclusion.reason is not None:
        return "–"
    declaring = (outcome.declarer, outcome.partner) if conclusion.sides else ()
    who = [Who(seat) for seat in declaring if seat is not None]
    if conclusion.contract is None:
        return words.text(tuple(who)) if who else ""
    return words.text(_BY(contract=conclusion.contract, who=tuple(who)) if who else conclusion.contract)


def marks_in(deal: PadDeal, words: Wording) -> str:
    """Return what a deal was paid for, in the words of its score sheet."""
    outcome = deal.entered.outcome
    if outcome is None:
        return ""
    return " · ".join(words.text(line.text) for line in outcome.explanation if line.kind in {"item", "money"})
