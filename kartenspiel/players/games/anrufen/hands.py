# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Anrufen is worth with each suit as trumps, and what is best called and laid away from it."""

from collections.abc import Iterable, Sequence
from typing import Final

from kartenspiel.model.aceten import RANKS_24, TEN_HIGH, marriage, marriages
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, all_cards, card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Call

# Chosen by hand, in a unit of their own, and what is asked of a hand (`_ENOUGH` and others in `__init__.py`) with them.
# An order of preference: trumps before side cards, the higher before the lower, a marriage before a single ten.
_TRUMP: Final = {"A": 3.0, "T": 2.2, "K": 1.4, "Q": 1.2, "J": 1.0, "9": 0.9}
_SIDE: Final = {"A": 1.6, "T": 0.5, "K": 0.2}
_TRUMP_PAIR: Final = 2.5
_PAIR: Final = 1.2
_TRUMPS: Final = (*PLAIN_SUITS, None)
_WORTHS: Final = tuple(
    tuple((_TRUMP if each.suit is trumps else _SIDE).get(each.rank, 0.0) for each in all_cards()) for trumps in _TRUMPS
)
"""What each card is worth, by its index, with each of these trumps."""


def worth(hand: Iterable[Card], trumps: Suit | None) -> float:
    """Return what a hand is worth with these trumps, by tricks and points taken together."""
    held = tuple(hand)
    return _worth(held, marriages(held), trumps)


def _worth(held: Hand, pairs: Sequence[Suit], trumps: Suit | None) -> float:
    """Return the same of a hand with these marriages."""
    worths = _WORTHS[_TRUMPS.index(trumps)]
    found = sum([worths[each.index] for each in held])
    return found + sum([_TRUMP_PAIR if suit is trumps else _PAIR for suit in pairs]) if pairs else found


def best_suit(hand: Hand, suits: Sequence[Suit] = PLAIN_SUITS) -> Suit:
    """Return the trump suit with which a hand is worth most."""
    pairs = marriages(hand)
    worths = [_worth(hand, pairs, suit) for suit in suits]
    return suits[worths.index(max(worths))]


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
