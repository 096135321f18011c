# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of deals that are the same at every table: boards, as players of duplicate bridge call them.

Nothing is taken over from one board to the next, and the dealer moves on whatever happened, so that everybody who plays
them gets the same cards in the same seat.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from kartenspiel.controller.deal_roles import NUMBERED, DealRole, role_of
from kartenspiel.model import fields
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import first_of_session
from kartenspiel.model.fields import FieldError
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Outcome, Succession
from kartenspiel.model.seats import Seat, all_seats

_MOST: Final = 1000
"""More boards than any session has."""
_PARTS: Final = 3
"""Of what is kept of a result: payment, role, whether there was help."""


class BoardResult(NamedTuple):
    """What somebody made of one deal: what he was paid, as what, and whether he was helped or took back."""

    payment: int
    role: DealRole = DealRole.NONE
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Boards:
    """How many boards a session has, and the code by which others get the same."""

    code: str
    deals: int
    results: tuple[BoardResult, ...] = ()
    """What the person at the screen has made of them so far."""

    def after(self, outcome: Outcome, seat: Seat, *, helped: bool) -> "Boards":
        """Return the same after one more of them, in which the person sat in this seat."""
        return replace(self, results=(*self.results, result_of(outcome, seat, helped=helped)))

    def as_json(self) -> dict[str, object]:
        """Return them as the file of a session holds them."""
        results = [[each.payment, each.role.number, each.helped] for each in self.results]
        return {"code": self.code, "deals": self.deals, "results": results}


def boards_from(written: object) -> Boards:
    """Read them back; raises `FieldError`."""
    found = fields.members(written, "boards")
    deals = fields.whole_number(found.get("deals"), "deals", least=1, end=_MOST)
    results = tuple(_result(each) for each in fields.items(found.get("results"), "results"))
    return Boards(fields.text(found.get("code"), "code"), deals, results)


def _result(written: object) -> BoardResult:
    found = fields.items(written, "results")
    if len(found) != _PARTS:
        raise FieldError("this is no result of a deal", "results")
    role = fields.whole_number(found[1], "results", least=0, end=len(NUMBERED))
    return BoardResult(fields.whole_number(found[0], "results"), NUMBERED[role], found[2] is True)


def result_of(outcome: Outcome, seat: Seat, *, helped: bool) -> BoardResult:
    """Return what a seat made of a deal."""
    role = role_of(seat, outcome.declarer, outcome.partner, sides=outcome.conclusion.sides)
    return BoardResult(outcome.payments[seat], role, helped)


def board(game: Game, rules: HouseRules, first: Random, number: int) -> Succession:
    """Return how a board begins, counted from 1; by the numbers of `first` the dealer of the first is drawn."""
    begun = first_of_session(game, rules, first)
    seats = len(begun.keep)
    dealers = [seat for seat in all_seats(seats) if _can_deal(game, rules, seat)]
    dealer = dealers[(dealers.index(begun.dealer) + number - 1) % len(dealers)]
    return Succession(dealer, begun.context, begun.keep, game.dummies(rules, dealer))


def seating_of(coming: Succession) -> tuple[int, ...]:
    """Return by seat who sits there: the players in the order of their seats, and behind them the dummies."""
    places = {seat: index for index, seat in enumerate((*sorted(coming.players), *coming.dummies))}
    return tuple(places[seat] for seat in sorted(places))


def _can_deal(game: Game, rules: HouseRules, seat: Seat) -> bool:
    try:
        game.dummies(rules, seat)
    except BadDealError:
        return False
    return True
