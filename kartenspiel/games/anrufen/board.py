# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is in sight at a table of Anrufen: contract, marks and the history of the auction."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kartenspiel.games.anrufen.bidding import LEVELS, level
from kartenspiel.model import narration
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.game import Board, Deal, Fact, Mark, ScoreLine
from kartenspiel.model.moves import Bid, Move, Pass, Trumps
from kartenspiel.model.rounds import by_rounds
from kartenspiel.model.seats import Seat, after
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who
from kartenspiel.model.view import marks_at, marks_of

NAMES: Final = {
    "simple": QT_TRANSLATE_NOOP("anrufen", "simple game"),
    "hundred": QT_TRANSLATE_NOOP("anrufen", "hundred"),
    "none": QT_TRANSLATE_NOOP("anrufen", "no tricks"),
    "all": QT_TRANSLATE_NOOP("anrufen", "all tricks"),
    "all_hundred": QT_TRANSLATE_NOOP("anrufen", "all tricks with hundred"),
}
_GAME = QT_TRANSLATE_NOOP("anrufen", "Game")
_TRUMPS = QT_TRANSLATE_NOOP("anrufen", "Trumps")
_NO_TRUMPS = QT_TRANSLATE_NOOP("anrufen", "none")
_CALLED = QT_TRANSLATE_NOOP("anrufen", "Called")
_CONTRA = QT_TRANSLATE_NOOP("anrufen", "Contra")
_SAID_BY = QT_TRANSLATE_NOOP("anrufen", "{player}")
_BID_SUIT = QT_TRANSLATE_NOOP("anrufen", "{bid} ({suit})")
_PASS = QT_TRANSLATE_NOOP("anrufen", "pass")
_SUIT = QT_TRANSLATE_NOOP("anrufen", "{suit}")
_EMPTY = QT_TRANSLATE_NOOP("anrufen", "–")
_REDEAL = QT_TRANSLATE_NOOP("anrufen", "Everybody has passed twice; the cards are dealt anew.")
_MARKS: Final = marks_of(
    {
        "dealer": QT_TRANSLATE_NOOP("anrufen", "Dealer"),
        "forehand": QT_TRANSLATE_NOOP("anrufen", "Forehand"),
        "declarer": QT_TRANSLATE_NOOP("anrufen", "Bidder"),
        "partner": QT_TRANSLATE_NOOP("anrufen", "Partner"),
    },
    news={"partner": narration.IS_PARTNER},
)


@dataclass(frozen=True, slots=True)
class Contract:
    """Bidder, level, trumps and called card, each as soon as it is known."""

    bidder: Seat | None = None
    level: int = 0
    trumps: Suit | None = None
    called: Card | None = None

    @property
    def id(self) -> str:
        """The id of the bid."""
        return LEVELS[self.level - 1]


def facts(contract: Contract, contra: Seat | None = None) -> tuple[Fact, ...]:
    """Return what stays in sight: bid, trumps, called card, contra."""
    if contract.bidder is None:
        return ()
    found = [Fact(_GAME, NAMES[contract.id])]
    if contract.trumps is not None:
        found.append(Fact(_TRUMPS, contract.trumps))
    elif contract.id == "none":
        found.append(Fact(_TRUMPS, _NO_TRUMPS))
    if contract.called is not None:
        found.append(Fact(_CALLED, contract.called))
    if contra is not None:
        found.append(Fact(_CONTRA, _SAID_BY(player=Who(contra))))
    return tuple(found)


def marks(
    deal: Deal, contract: Contract, seat: Seat, partner: Seat | None = None, *, public: bool = False
) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat; the partner's only when public, or to himself (A23, A50)."""
    shown = partner if public or partner == seat else None
    roles = {
        "dealer": deal.dealer, "forehand": after(deal.dealer, deal.seats),
        "declarer": contract.bidder, "partner": shown,
    }  # fmt: skip
    return marks_at(deal.seats, roles, _MARKS)


def auction(deal: Deal, log: Sequence[Move]) -> Board:
    """Return the history of the bidding, a column for each seat from forehand on, a row for each round."""
    said = ((move.seat, _said(move)) for move in log)
    spoken = ((seat, text) for seat, text in said if text is not None)
    return by_rounds(deal, spoken, name=_SAID_BY, nothing=_EMPTY)


def _said(move: Move) -> Text | None:
    if isinstance(move, Pass):
        return _PASS
    if isinstance(move, Trumps) and move.suit is not None:
        return _SUIT(suit=move.suit)
    if isinstance(move, Bid) and level(move.bid):
        name = NAMES[move.bid]
        return _BID_SUIT(bid=name, suit=move.trumps) if move.trumps is not None else name
    return None


def redeal_lines(seats: int) -> tuple[ScoreLine, ...]:
    """Return the score sheet of a deal that everybody passed."""
    nothing = ScoreLine("payment", narration.PAYMENT, (0,) * seats, "A18")
    return ScoreLine("note", _REDEAL, (), "A18"), nothing
