# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Open deals by which the solver is measured and tested: the same ones wherever it runs.

They are of two plain games, known teams of two in each: eight tricks with 32 cards, of which aces, tens and the last
trick count one; and twelve with 48 of 54 cards, which count thirds of points.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

from kartenspiel.model.cardplay.laws import Beat, FollowSuit, PlayWhenVoid
from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import PLAIN_SUITS, Suit, card
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.target import Target

_ACE_TEN: Final = (200, 20261120)
_TAROCK: Final = (100, 20261121)
"""How many deals there are, and the seed of their cards."""
_PLAYED: Final = 88172645463325252
"""Where the chance begins by which first tricks are played: xorshift of 64 bits (Marsaglia 2003)."""
_WHOLE: Final = (1 << 64) - 1
_WORTH: Final = {"J": 4, "C": 7, "Q": 10, "K": 13, "1": 1, "2": 1, "3": 1, "4": 1}
_TRULL: Final = (0, 20, 21)


class OpenDeal(NamedTuple):
    """A position, and what is counted of one side."""

    table: Position
    target: Target


@cache
def _ace_ten_rules(trumps: Suit) -> PlayRules:
    cards = [card(suit + rank) for suit in PLAIN_SUITS for rank in "789JQKTA"]
    laws = (FollowSuit(""), PlayWhenVoid("", (trumps,)), Beat(""))
    return PlayRules(Pack(cards, cards.index), trumps, laws, seats=4)


@cache
def _tarock_rules() -> PlayRules:
    cards = [card(suit + rank) for suit in PLAIN_SUITS for rank in "4321JCQK"]
    cards += [card(f"T{number}") for number in range(1, 23)]
    laws = (FollowSuit(""), PlayWhenVoid("", (Suit.TAROCK,)))
    return PlayRules(Pack(cards, cards.index), Suit.TAROCK, laws, seats=4)


def _deal(cards: int, each: int, rng: Random) -> list[list[int]]:
    order = list(range(cards))
    rng.shuffle(order)
    return [order[each * seat : each * seat + each] for seat in range(4)]


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def ace_ten_deals() -> Iterator[OpenDeal]:
    """Yield the deals of 32 cards before their first."""
    count, seed = _ACE_TEN
    rng = Random(seed)
    points = tuple([int(rank in "TA") for _ in PLAIN_SUITS for rank in "789JQKTA"])
    for _ in range(count):
        hands = [_bits(hand) for hand in _deal(32, 8, rng)]
        trumps, leader, side = PLAIN_SUITS[rng.randrange(4)], rng.randrange(4), 1 | 2 << rng.randrange(3)
        yield OpenDeal(Position(_ace_ten_rules(trumps), hands, leader), Target(side, points, last=1))


def tarock_deals(trick: int) -> Iterator[OpenDeal]:
    """Yield the deals with tarocks before the trick of this number, from 1; those before it were played by chance."""
    count, seed = _TAROCK
    rng, chance = Random(seed), _chance()
    rules = _tarock_rules()
    points = [_WORTH[rank] for _ in PLAIN_SUITS for rank in "4321JCQK"] + [1] * 22
    for number in _TRULL:
        points[32 + number] = 13
    for _ in range(count):
        # tarocks come first where the cards are dealt
        hands = [_bits([(place + 32) % 54 for place in hand]) for hand in _deal(54, 12, rng)]
        table, side = Position(rules, hands, rng.randrange(4)), 1 | 2 << rng.randrange(3)
        while len(table.winners) < trick - 1:
            legal = sorted(table.legal_places(), key=lambda place: (place + 22) % 54)
            table.lay(legal[next(chance) % len(legal)])
        yield OpenDeal(Position(rules, table.hands, table.turn), Target(side, tuple(points)))


def _chance() -> Iterator[int]:
    state = _PLAYED
    while True:
        state ^= state << 13 & _WHOLE
        state ^= state >> 7
        state ^= state << 17 & _WHOLE
        yield state >> 32


def all_points(table: Position, target: Target) -> int:
    """Return the points of the cards in hands."""
    return sum(worth for place, worth in enumerate(target.points) if table.left >> place & 1)
