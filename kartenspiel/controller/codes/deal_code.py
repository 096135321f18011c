# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The code of a deal: game, house rules, dealer and all cards.

It is no seed: a seed that could be read out would be short enough to be found by trying.  It is the number of the deal
among all that these rules can deal, so that whatever was dealt has a code, by this program or another, now or before.
The order of cards that means nothing (`model/lots.py`) is left out, and so is what a deal takes over from a session:
whoever deals from a code begins without it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from kartenspiel.controller.codes import letters
from kartenspiel.controller.codes.letters import Code, CodeError, Kind
from kartenspiel.controller.codes.rules_code import RulesFound, known_rules, mark_of_rules, rules_marked
from kartenspiel.games import game_named
from kartenspiel.model.cards import Card
from kartenspiel.model.deal_errors import BadDealError
from kartenspiel.model.game import Deal, Game, Hand
from kartenspiel.model.lots import lots_of
from kartenspiel.model.options import HouseRules
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_NO_DEAL: Final = _("This is no code of a deal.")
_NOT_DEALT: Final = _("There is a mistake in this code: no such deal is dealt by these rules.")


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """A deal that was read from a code, or to be written as one."""

    deal: Deal
    found: RulesFound

    @property
    def code(self) -> str:
        """The code as it is written."""
        return deal_code(self.deal)


def deal_code(deal: Deal) -> str:
    """Return the code of a deal."""
    game = game_named(deal.game)
    number = 0
    for seats in game.seat_counts(deal.rules):
        if seats == deal.seats:
            number += deal.dealer * _count(game, deal.rules, seats) + _number_of_cards(game, deal)
            break
        number += seats * _count(game, deal.rules, seats)
    body = letters.digits(number, letters.letters_for(_all_deals(game, deal.rules)))
    return str(Code(Kind.DEAL, mark_of_rules(game, deal.rules), body))


def read_deal(text: str, told: RulesFound | None = None, more: Iterable[RulesFound] = ()) -> CodedDeal:
    """Return the deal of a code, as the first of a session; raises `CodeError`.

    House rules that somebody has `told` with it, or `more` that this machine has, stand beside all presets.
    """
    return deal_of(letters.read(text), told, more)


def deal_of(code: Code, told: RulesFound | None = None, more: Iterable[RulesFound] = ()) -> CodedDeal:
    """Return the deal of a code that was read, as `read_deal` does."""
    if code.kind is not Kind.DEAL:
        raise CodeError(_NO_DEAL)
    found = rules_marked(code.mark, told, more)
    game, rules = found.game, found.rules
    if len(code.body) != letters.letters_for(_all_deals(game, rules)):
        raise CodeError(_NOT_DEALT)
    number = code.number
    for seats in game.seat_counts(rules):
        dealer, cards = divmod(number, _count(game, rules, seats))
        if dealer < seats:
            return CodedDeal(_deal(game, rules, seats, Seat(dealer), cards), found)
        number -= seats * _count(game, rules, seats)
    raise CodeError(_NOT_DEALT)


def coded(deal: Deal) -> CodedDeal:
    """Return a deal with its rules as they are known here."""
    return CodedDeal(deal, known_rules(deal.game, deal.rules))


def _deal(game: Game, rules: HouseRules, seats: int, dealer: Seat, number: int) -> Deal:
    hands, talon = lots_of(game, rules, seats)
    sizes = [size for _seat in range(seats) for size in hands] + list(talon)
    lots = _cards_of(number, game.pack(rules), sizes)
    dealt = [_joined(lots[place : place + len(hands)]) for place in range(0, seats * len(hands), len(hands))]
    try:
        dummies = game.dummies(rules, dealer)
        context = game.first_context(rules, seats)
        deal = Deal(game.id, rules, dealer, tuple(dealt), _joined(lots[seats * len(hands) :]), context, dummies)
        game.start(deal)
    except BadDealError:
        raise CodeError(_NOT_DEALT) from None  # nobody deals in this seat
    return deal


def _lots(game: Game, deal: Deal) -> list[Hand]:
    """Return the cards of a deal in their lots."""
    of_hand, of_talon = lots_of(game, deal.rules, deal.seats)
    found: list[Hand] = []
    for cards, sizes in (*((hand, of_hand) for hand in deal.hands), (deal.talon, of_talon)):
        begin = 0
        for size in sizes:
            found.append(tuple(cards[begin : begin + size]))
            begin += size
    return found


def _joined(lots: Sequence[Hand]) -> Hand:
    return tuple(card for lot in lots for card in lot)


def _count(game: Game, rules: HouseRules, seats: int) -> int:
    """Return in how many ways the cards can lie."""
    hands, talon = lots_of(game, rules, seats)
    left, ways = len(game.pack(rules)), 1
    for size in (*hands * seats, *talon):
        ways *= comb(left, size)
        left -= size
    return ways


def _all_deals(game: Game, rules: HouseRules) -> int:
    return sum(seats * _count(game, rules, seats) for seats in game.seat_counts(rules))


def _number_of_cards(game: Game, deal: Deal) -> int:
    """Return the number of a deal among those in which its cards can lie."""
    left, number = list(game.pack(deal.rules)), 0
    for lot in _lots(game, deal):
        places = sorted(left.index(card) for card in lot)
        number = number * comb(len(left), len(lot)) + sum(comb(place, count) for count, place in enumerate(places, 1))
        left = [card for card in left if card not in lot]
    return number


def _cards_of(number: int, pack: Sequence[Card], sizes: Sequence[int]) -> list[Hand]:
    """Return the lots of which this is the number."""
    numbers, room = [], len(pack)
    remaining = [room - sum(sizes[:place]) for place in range(len(sizes))]
    for size, left in zip(reversed(sizes), reversed(remaining), strict=True):
        number, rank = divmod(number, comb(left, size))
        numbers.append(rank)
    found, cards = [], list(pack)
    for size, rank in zip(sizes, reversed(numbers), strict=True):
        places = _places(rank, len(cards), size)
        found.append(tuple(cards[place] for place in places))
        cards = [card for place, card in enumerate(cards) if place not in places]
    return found


def _places(rank: int, length: int, size: int) -> tuple[int, ...]:
    """Return the places of a choice of so many out of so many, by its rank in the combinatorial number system."""
    found, place = [], length - 1
    for count in range(size, 0, -1):
        while comb(place, count) > rank:
            place -= 1
        rank -= comb(place, count)
        found.append(place)
    return tuple(reversed(found))
