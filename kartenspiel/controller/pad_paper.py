# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A score pad as the score sheet of a session has it, to be put on paper."""

from datetime import datetime

from kartenspiel.controller.pad_book import PadBook, PadDeal
from kartenspiel.controller.session import DealResult, Person, Session, dummies
from kartenspiel.controller.session_paper import PaperDeal
from kartenspiel.games import game_named
from kartenspiel.model.outcome import Outcome
from kartenspiel.model.seats import Seat


def session_of(book: PadBook) -> Session:
    """Return an evening that was kept on a pad as a session; it is never played on."""
    persons = (*map(Person, book.names), *dummies(book.dummies))
    deal = book.coming
    return Session(
        book.id, book.game, book.rules, persons, seed=0, seating=deal.seating, coming=book.first, preset=book.preset,
        number=deal.number,
    )  # fmt: skip


def paper_of(book: PadBook) -> tuple[PaperDeal, ...]:
    """Return the deals of a pad that were played; the last one tells the day on which something was entered last."""
    found = [_line(deal, deal.entered.outcome) for deal in book.played if deal.entered.outcome is not None]
    lines = [line for line in found if line is not None]
    if lines and book.changed:
        day = datetime.fromtimestamp(book.changed).astimezone().date().isoformat()
        lines[-1] = lines[-1]._replace(finished=day)
    return tuple(lines)


def _line(deal: PadDeal, outcome: Outcome) -> PaperDeal | None:
    if not outcome.played:
        return None
    factor = game_named(deal.deal.game).taken_over(deal.deal.context).factor
    money = None if outcome.money is None else deal.money
    result = DealResult(deal.number, deal.payments, outcome.contract, factor, money)
    conclusion = outcome.conclusion
    declarer, partner = (outcome.declarer, outcome.partner) if conclusion.sides else (None, None)
    return PaperDeal(result, conclusion.contract, _account(deal, declarer), _account(deal, partner), "")


def _account(deal: PadDeal, seat: Seat | None) -> int | None:
    return None if seat is None else deal.seating[seat]
