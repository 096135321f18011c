# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Zwanzigerrufen seems worth in each contract.

The numbers are fitted by least squares to what forehand was paid in 20,000 random deals, many of them with good hands,
each played out by the heuristic.  Where they say that a contract wins, it won; bad hands they judge too kindly.  The
program that fitted them was not kept.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import NORMAL, SOLO, SUIT_CARDS_NEEDED, SUIT_SOLO, TRISCHAKEN
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, height, tarocks

HIGH: Final = range(17, 21)
MIDDLE: Final = range(12, 17)
LONG: Final = 4
SUITS: Final = 4
NEVER: Final = -99.0
"""What a contract is worth that may not be bid."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each feature of a hand adds, in payments to a player who leads."""

    base: float
    tarock: float
    skues: float
    mond: float
    pagat: float
    high: float
    middle: float
    king: float
    void: float


_WEIGHTS: Final = {
    NORMAL: Weights(-2.2, 0.19, 1.1, 1.06, 0.25, 0.39, 0.08, 0.47, 0.48),
    SOLO: Weights(-87.5, 6.1, 14.5, 14.5, 4.8, 6.5, 1.3, 6.1, 2.3),
    TRISCHAKEN: Weights(9.9, -1.2, -2.9, -1.2, 0.0, -1.0, -0.5, -0.8, -0.75),
}


@lru_cache(maxsize=4096)
def worth(contract: str, hand: Hand) -> float:
    """Return what a hand seems worth to who plays this contract, in payments without bonuses announced or raises."""
    if contract == SUIT_SOLO:
        return _suit_solo(hand)
    weights = _WEIGHTS[contract]
    own = tarocks(hand)
    heights = [height(each) for each in own]
    suits = {each.suit for each in hand} - {Suit.TAROCK}
    return (
        weights.base
        + weights.tarock * len(own)
        + weights.skues * (SKUES in hand)
        + weights.mond * (MOND in hand)
        + weights.pagat * (PAGAT in hand)
        + weights.high * sum(each in HIGH for each in heights)
        + weights.middle * sum(each in MIDDLE for each in heights)
        + weights.king * sum(each.rank == "K" for each in hand)
        + weights.void * (SUITS - len(suits))
    )


def _suit_solo(hand: Hand) -> float:
    """Kings, long suits headed by king and queen, and a tarock that wins the end (Z36)."""
    counts = Counter(each.suit for each in hand if each.suit is not Suit.TAROCK)
    if sum(counts.values()) < SUIT_CARDS_NEEDED:
        return NEVER
    ranks = {suit: {each.rank for each in hand if each.suit is suit} for suit in counts}
    total = -47.6 + 1.8 * sum(counts.values()) + 7.6 * (SKUES in hand or MOND in hand)
    for suit, held in ranks.items():
        total += 6.0 * (counts[suit] >= LONG)
        total += 11.1 * ("K" in held) + 4.8 * (held >= {"K", "Q"}) + 1.8 * (held >= {"K", "Q", "C"})
    return total
