# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Königrufen has, in numbers from which its worth in each contract is reckoned."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kartenspiel.model.cards import PLAIN_SUITS, Card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import KINGS, MOND, PAGAT, SKUES, TAROCK, height

Features = tuple[float, ...]

HIGH: Final = range(17, 21)
MIDDLE: Final = range(11, 17)
MANY: Final = 7
"""With more tarocks than this each further one adds more."""
LONG: Final = 4
_KING: Final = 8
"""How high a king ranks in its suit."""
_TRULL_TOPS: Final = (MOND, SKUES)
_FORCED: Final = {"K": 0.8, "Q": 0.4, "C": 0.2, "J": 0.1}
"""How likely a figure is to take a trick that is not wanted; chosen.  A tarock is by the square of its height."""
_ENOUGH: Final = 0.9
"""What a hand is short of so many likely tricks counts besides; chosen, a little less than one."""
_LEAST_FORCED: Final = 0.05
"""Added to the tricks that are likely, so that there is a logarithm of none; chosen."""


def _suits(hand: Hand) -> list[list[Card]]:
    """Return the cards of each suit, tarocks apart."""
    return [[card for card in hand if card.suit is suit] for suit in PLAIN_SUITS]


@lru_cache(maxsize=4096)
def for_points(hand: Hand) -> Features:
    """Return what matters where tarocks are trumps and card points decide."""
    heights = [height(card) for card in hand if card.suit is TAROCK]
    suits = _suits(hand)
    return (
        1.0,
        float(len(heights)),
        float(max(len(heights) - MANY, 0)),
        float(SKUES in hand),
        float(MOND in hand),
        float(PAGAT in hand),
        float(sum([each in HIGH for each in heights])),
        float(sum([each in MIDDLE for each in heights])),
        float(sum([card in KINGS for card in hand])),
        float(sum([card.rank == "Q" for card in hand if card.suit is not TAROCK])),
        float(sum([not suit for suit in suits])),
        float(sum([len(suit) == 1 and suit[0] not in KINGS for suit in suits])),
    )


def for_bird(hand: Hand, *, alone: bool) -> Features:
    """Return what matters for a bird in a hand, in a contract played `alone` or not; the exchange is over."""
    return (*for_points(hand), float(alone))


@lru_cache(maxsize=4096)
def for_suits(hand: Hand) -> Features:
    """Return what matters in suit games: long suits, headed by king and queen, and high tarocks for the end."""
    suits = _suits(hand)
    ranks = [{card.rank for card in suit} for suit in suits]
    return (
        1.0,
        float(sum(map(len, suits))),
        float(sum([card in _TRULL_TOPS for card in hand])),
        float(sum(["K" in held for held in ranks])),
        float(sum([held >= {"K", "Q"} for held in ranks])),
        float(sum([held >= {"K", "Q", "C"} for held in ranks])),
        float(sum([max(len(suit) - LONG, 0) for suit in suits])),
        float(sum([not suit for suit in suits])),
    )


@lru_cache(maxsize=4096)
def for_tricks(hand: Hand) -> Features:
    """Return what matters where tricks are avoided: figures, tarocks and how high they are, and gaps below cards.

    How many tricks are likely counts by its logarithm too: a Piccolo needs one, and with a hand that wins none is lost.
    A figure wins none where others trump, so that tarocks count apart, and so does what is missing to a likely trick.
    """
    heights, top = [height(card) for card in hand if card.suit is TAROCK], height(SKUES)
    suits = _suits(hand)
    trumps = sum([(each / top) ** 2 for each in heights])
    figures = sum([_FORCED.get(card.rank, 0.0) for suit in suits for card in suit])
    return (
        1.0,
        trumps,
        figures,
        math.log(trumps + figures + _LEAST_FORCED),
        max(_ENOUGH - trumps - figures, 0.0),
        sum(map(_exposed, suits)) / 10,
        float(len(heights)),
        float(sum([not suit for suit in suits])),
    )


def _exposed(suit: Sequence[Card]) -> int:
    """Return how many lower cards of the suit others hold, added up for the cards held."""
    return sum(height(card) - 1 - place for place, card in enumerate(sorted(suit, key=height)))


def sure_tricks(hand: Hand) -> int:
    """Return how many cards of a hand nobody can beat in their suit, tarocks included: all higher ones are held too."""
    found = 0
    for suit in (*_suits(hand), [card for card in hand if card.suit is TAROCK]):
        held = sorted(map(height, suit), reverse=True)
        top = height(SKUES) if suit and suit[0].suit is TAROCK else _KING
        found += sum(each == top - place for place, each in enumerate(held))
    return found
