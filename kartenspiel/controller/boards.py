# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sessions of deals that are the same at every table: boards, as players of duplicate bridge call them.

Nothing is taken over from one board to the next, and the dealer moves on whatever happened, so that everybody who plays
them gets the same cards in the same seat.
"""

from dataclasses import dataclass
from random import Random

from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.drawing import first_of_session
from kartenspiel.model.game import Game
from kartenspiel.model.options import HouseRules
from kartenspiel.model.outcome import Succession
from kartenspiel.model.seats import Seat, all_seats


@dataclass(frozen=True, slots=True)
class Boards:
    """How many boards a session has, and the code by which others get the same."""

    code: str
    deals: int


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
