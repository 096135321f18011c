# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a hand of Zwanzigerrufen seems worth in each contract.

The weights are fitted by `packaging/players/zwanziger_worths.py`.  Where they say that a contract wins, it won; bad
hands they judge too kindly.
"""

import math
from collections import Counter
from functools import lru_cache
from operator import mul
from typing import Final

from kartenspiel.games.zwanzigerrufen.contracts import CONTRACTS
from kartenspiel.model.cards import Suit
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import MOND, PAGAT, SKUES, height, tarocks
from kartenspiel.players.games.zwanzigerrufen.weights import WEIGHTS

Features = tuple[float, ...]

HIGH: Final = range(17, 21)
"""Tarocks below Mond and Sküs that win most tricks; chosen, as are the limits below."""
MIDDLE: Final = range(12, 17)
LONG: Final = 4
"""From so many cards on a suit is long, of the five there are."""
SUITS: Final = 4
NEVER: Final = -99.0
"""What a contract is worth that may not be bid."""


@lru_cache(maxsize=4096)
def worth(contract: str, hand: Hand) -> float:
    """Return what a hand seems worth to who plays this contract, in payments without bonuses announced or raises."""
    if not CONTRACTS[contract].fits(hand):
        return NEVER
    return math.fsum(map(mul, WEIGHTS[contract], features(contract, hand)))


def features(contract: str, hand: Hand) -> Features:
    """Return what of a hand matters in a contract, in the order of its weights."""
    return _for_suits(hand) if CONTRACTS[contract].kind == "suit" else _for_tarock(hand)


def _for_tarock(hand: Hand) -> Features:
    """Tarocks, high ones above all, kings and void suits."""
    heights = [height(each) for each in tarocks(hand)]
    suits = {each.suit for each in hand} - {Suit.TAROCK}
    return (
        1.0,
        float(len(heights)),
        float(SKUES in hand),
        float(MOND in hand),
        float(PAGAT in hand),
        float(sum(each in HIGH for each in heights)),
        float(sum(each in MIDDLE for each in heights)),
        float(sum(each.rank == "K" for each in hand)),
        float(SUITS - len(suits)),
    )


def _for_suits(hand: Hand) -> Features:
    """Kings, long suits headed by king and queen, and a tarock that wins the end (Z36)."""
    counts = Counter(each.suit for each in hand if each.suit is not Suit.TAROCK)
    ranks = [{each.rank for each in hand if each.suit is suit} for suit in counts]
    return (
        1.0,
        float(sum(counts.values())),
        float(SKUES in hand or MOND in hand),
        float(sum(count >= LONG for count in counts.values())),
        float(sum("K" in held for held in ranks)),
        float(sum(held >= {"K", "Q"} for held in ranks)),
        float(sum(held >= {"K", "Q", "C"} for held in ranks)),
    )
