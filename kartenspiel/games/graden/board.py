# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Graden: contract, rank order, marks and the history of the bidding."""

from collections.abc import Sequence
from typing import Final

from kartenspiel.games.graden.bidding import Standing
from kartenspiel.games.graden.contracts import BY_ID, HIGH, LOW, SCHURLN
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit
from kartenspiel.model.game import Board, Deal, Fact, Mark, SortOrder
from kartenspiel.model.moves import Bid, Join, Move, Pass
from kartenspiel.model.narration import IS_PARTNER
from kartenspiel.model.rounds import by_rounds
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text
from kartenspiel.model.view import marks_at, marks_of

_GAME = QT_TRANSLATE_NOOP("graden", "Game")
_ORDER = QT_TRANSLATE_NOOP("graden", "Order")
_TEN_HIGH = QT_TRANSLATE_NOOP("graden", "ten high (A 10 K …)")
_TEN_LOW = QT_TRANSLATE_NOOP("graden", "ten low (A K … 10 9)")
_CALLED = QT_TRANSLATE_NOOP("graden", "Called")
_PAIR = QT_TRANSLATE_NOOP("graden", "Pair shown")
_NAME = QT_TRANSLATE_NOOP("graden", "{player}")
_GUT = QT_TRANSLATE_NOOP("graden", "good")
_JOINS = QT_TRANSLATE_NOOP("graden", "joins")
_EMPTY = QT_TRANSLATE_NOOP("graden", "–")
_MARKS: Final = marks_of(
    {
        "dealer": QT_TRANSLATE_NOOP("graden", "Dealer"),
        "forehand": QT_TRANSLATE_NOOP("graden", "Forehand"),
        "declarer": QT_TRANSLATE_NOOP("graden", "Bidder"),
        "mit": QT_TRANSLATE_NOOP("graden", "Joined as second player"),
        "partner": QT_TRANSLATE_NOOP("graden", "Partner"),
    },
    news={"partner": IS_PARTNER},
    letters={"mit": QT_TRANSLATE_NOOP("graden", "J")},
)


def facts(standing: Standing | None, *, high: bool | None, called: Card | None, shown: Suit | None) -> tuple[Fact, ...]:
    """Return what stays in sight; `high` is ``None`` while the rank order is open."""
    contract = SCHURLN if standing is None else standing.contract
    found = [Fact(_GAME, contract.name)]
    if high is not None:
        found.append(Fact(_ORDER, _TEN_HIGH if high else _TEN_LOW))
    if called is not None:
        found.append(Fact(_CALLED, called))
    if shown is not None:
        found.append(Fact(_PAIR, shown))
    return tuple(found)


def sort(*, high: bool | None) -> SortOrder:
    """Return how a hand is sorted as soon as the rank order is known; before that with the ten low."""
    return SortOrder(PLAIN_SUITS, HIGH if high else LOW)


def marks(deal: Deal, standing: Standing | None, partner: Seat | None) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat; `partner` is given only where it may be shown."""
    roles = {
        "dealer": deal.dealer, "forehand": after(deal.dealer, deal.seats),
        "declarer": None if standing is None else standing.seat, "mit": None if standing is None else standing.mit,
        "partner": partner,
    }  # fmt: skip
    return marks_at(deal.seats, roles, _MARKS)


def history(deal: Deal, log: Sequence[Move]) -> Board:
    """Return the history of the bidding, a column for each seat from forehand on."""
    said = ((move.seat, _said(move)) for move in log)
    spoken = ((seat, text) for seat, text in said if text is not None)
    return by_rounds(deal, spoken, name=_NAME, nothing=_EMPTY)


def _said(move: Move) -> Text | None:
    if isinstance(move, Pass):
        return _GUT
    if isinstance(move, Join):
        return _JOINS
    return BY_ID[move.bid].name if isinstance(move, Bid) else None
