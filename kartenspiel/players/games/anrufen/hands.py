# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Anrufen is worth with each suit as trumps, and what is best called and laid away from it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import fsum
from typing import Final, NamedTuple

from kartenspiel.model.aceten import RANKS_24, TEN_HIGH, marriage, marriages, pack_with
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Call

# Chosen by hand, in a unit of their own, and what is asked of a hand (`_ENOUGH` and others in `__init__.py`) with them.
# An order of preference: trumps before side cards, the higher before the lower, a marriage before a single ten.
_TRUMP: Final = {"A": 3.0, "T": 2.2, "K": 1.4, "Q": 1.2, "J": 1.0, "9": 0.9}
_SIDE: Final = {"A": 1.6, "T": 0.5, "K": 0.2}
_TRUMP_PAIR: Final = 2.5
_PAIR: Final = 1.2
_DIGITS: Final = 3
"""More than the numbers above have: what is worth the same is the same."""
_PACK: Final = pack_with(RANKS_24)
_SUITS: Final = tuple((suit, _PACK.suits[suit]) for suit in PLAIN_SUITS)
_PAIRS: Final = {suit: _PACK.bits_of(marriage(suit)) for suit in PLAIN_SUITS}


class Worths(NamedTuple):
    """What a hand is worth, by tricks and points taken together."""

    without: float
    """Without trumps."""
    gains: Mapping[Suit, float]
    """What it is worth more with each suit as trumps."""

    def using(self, trumps: Suit | None) -> float:
        """Return what it is worth with these trumps."""
        return self.without if trumps is None else self.without + self.gains[trumps]

    @property
    def best(self) -> float:
        """What it is worth with the best trumps."""
        return self.without + max(self.gains.values())


@lru_cache(maxsize=4096)
def worths_of(hand: Hand) -> Worths:
    """Return what a hand is worth."""
    held = _PACK.bits_of(hand)
    by_suit = [(suit, held & bits) for suit, bits in _SUITS]
    without = sum([_of_suit(cards, suit, trumps=False) for suit, cards in by_suit])
    return Worths(without, {suit: _gained(cards, suit) for suit, cards in by_suit})


def worth(hand: Iterable[Card], trumps: Suit | None) -> float:
    """Return what a hand is worth with these trumps."""
    return worths_of(tuple(hand)).using(trumps)


def best_suit(hand: Hand, suits: Sequence[Suit] = PLAIN_SUITS) -> Suit:
    """Return the trump suit with which a hand is worth most."""
    return max(suits, key=worths_of(hand).gains.__getitem__)


@cache
def _of_suit(held: Cards, suit: Suit, *, trumps: bool) -> float:
    """Return what the cards held of a suit are worth, as trumps or beside them."""
    worths = _TRUMP if trumps else _SIDE
    pair = (_TRUMP_PAIR if trumps else _PAIR) * (held & _PAIRS[suit] == _PAIRS[suit])
    return fsum([*(worths.get(each.rank, 0.0) for each in _PACK.cards_of(held)), pair])


@cache
def _gained(held: Cards, suit: Suit) -> float:
    """Return by how much the cards held of a suit are worth more as trumps than beside them."""
    return round(_of_suit(held, suit, trumps=True) - _of_suit(held, suit, trumps=False), _DIGITS)


def wins_no_trick(hand: Hand) -> bool:
    """Whether every suit of a hand is held from the bottom up, so that it can hardly win a trick."""
    upward = RANKS_24.split()[::-1]
    for suit in PLAIN_SUITS:
        ranks = [each.rank for each in hand if each.suit is suit]
        if set(ranks) != set(upward[: len(ranks)]):
            return False
    return True


def exposure(hand: Hand) -> int:
    """Return by how many ranks the cards of a hand are too high to pass below those of others, suit by suit."""
    found = 0
    for suit in PLAIN_SUITS:
        ranks = sorted(TEN_HIGH[each.rank] - 1 for each in hand if each.suit is suit)
        found += sum(max(0, rank - 2 * place - 1) for place, rank in enumerate(ranks))
    return found


def exposing_cards(hand: Hand, count: int) -> tuple[Card, ...]:
    """Return the cards without which a hand passes best below those of others, found one by one."""
    kept = tuple(sorted(hand, key=lambda each: -TEN_HIGH[each.rank]))  # of cards alike the highest goes
    for _ in range(count):
        kept = min((tuple(each for each in kept if each is not gone) for gone in kept), key=exposure)
    return tuple(each for each in hand if each not in kept)


def best_call(hand: Hand, trumps: Suit, calls: Sequence[Call]) -> Call:
    """Return the call that fetches most: the highest trump that is missing, or an ace where trumps are complete."""
    high = [card(trumps + rank) for rank in "AT"] + [card(suit + "A") for suit in PLAIN_SUITS if suit is not trumps]
    for wanted in high:
        for call in calls:
            if call.card is wanted and wanted not in hand:
                return call
    return min(calls, key=lambda call: (call.card in hand, call.card.suit is not trumps, call.card))


def discards(hand: Hand, trumps: Suit | None, count: int) -> tuple[Card, ...]:
    """Return what to lay away: low cards of short suits, never trumps, aces or tens if it can be helped (A25).

    Without trumps no trick is to be won; then what goes is what stands highest above the rest of its suit.
    """
    if trumps is None:
        return exposing_cards(hand, count)
    length = {suit: sum(each.suit is suit for each in hand) for suit in PLAIN_SUITS}
    pairs = {each for suit in marriages(hand) for each in marriage(suit)}

    def regret(each: Card) -> tuple[float, int]:
        # An order of preference only: trumps are kept before aces and tens, these before marriages, then long suits.
        kept = 100.0 if each.suit is trumps else 20.0 * (each.rank in "AT") + 10.0 * (each in pairs)
        return kept + 2 * length[each.suit], TEN_HIGH[each.rank]

    return tuple(sorted(hand, key=regret)[:count])
