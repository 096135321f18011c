# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a dealt hand of Königrufen seems worth to who plays a contract, and how likely it wins it."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from kartenspiel.games.koenigrufen.bonuses import bonuses
from kartenspiel.games.koenigrufen.cards.card_points import ALL, per_point, target
from kartenspiel.games.koenigrufen.cards.hands import birds
from kartenspiel.games.koenigrufen.contracts.bonus_rows import KAKADU, PAGAT_ULTIMO, QUAPIL, UHU
from kartenspiel.games.koenigrufen.contracts.rows import (
    BETTEL,
    BETTEL_OUVERT,
    CONTRACTS,
    PICCOLO,
    PICCOLO_OUVERT,
    RUFER,
    ZWICCOLO_OUVERT,
    KoenigrufenContract,
)
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.model.game import Hand
from kartenspiel.players.games.koenigrufen import hands
from kartenspiel.players.games.koenigrufen.hands import Features
from kartenspiel.players.games.koenigrufen.weights import SPREAD, WEIGHTS

_STEEP: Final = 1.7
"""By so much the logistic curve must be steeper to be like that of a normal distribution of spread 1.

Rounded from 1.702, with which the two are nowhere further apart than a hundredth: a property of the curves, not fitted
to cards.
"""
_AT_TABLE: Final = {BETTEL: 0.6, PICCOLO: 0.2, PICCOLO_OUVERT: -0.3, ZWICCOLO_OUVERT: -0.3, BETTEL_OUVERT: -0.3}
"""How much likelier a contract won by so many tricks is at the table than where all hands are seen.

As logarithms of the odds.  Of 40 of each that seemed to be won 55 times in 100, *medium* won 28 Bettel, 24 Piccolo, and
19 of either kind with open hands.
"""
_SEARCHED: Final = {PICCOLO_OUVERT: -1.1}
"""The same besides, where opponents who see all hands search all continuations (`exact.py`); who bids reckons with it.

Of 21 Piccolo ouvert that seemed to be won 56 times in 100 *medium* won 6, at tables of four and of two alike.
"""
_BIRD_AT_TABLE: Final[Mapping[str, float]] = {PAGAT_ULTIMO: -1.9, UHU: -2.6, KAKADU: -1.7, QUAPIL: -2.2}
"""How much likelier a bird is at the table than where the heuristic plays, as logarithms of the odds.

Of 193 Pagats, 131 Uhus, 82 Kakadus and 39 Quapils that *medium* announced in 700 deals 66, 45, 52 and 18 in a hundred
came off, where play-outs had promised 89, 88, 84 and 65 (`packaging/players/announced.py`).  In 1,000 other deals, with
other house rules, it promised 0 to 4 in a hundred too much or too little.
"""
_BESIDE: Final = 1.5
"""What a besserrufer is paid beside game and bird, in payments: many tarocks win silent bonuses too.

The 85 of *medium* in 1,800 deals who announced the Pagat were paid 1.87 ± 1.03, where game and bird promised 0.27
(`packaging/players/announced.py`).
"""
_FITTED: Final = "thirds"
"""Weights were fitted to card points that were counted so (K5)."""
AGAINST: Final = "against "
"""Before the name of a contract: the weights of a hand that is held against it."""
_TAROCKS: Final = 1
"""At which place of `hands.for_points` the number of tarocks stands."""
_GAINED: Final = 1.2
"""So many tarocks are in a half of the talon on the average, 3 × 22 of 54, and none of them need be laid away."""
_OPPONENTS: Final = 3
NEVER: Final = -99.0
"""What a contract is worth that the house rules do not have."""


def features_of(row: KoenigrufenContract) -> Callable[[Hand], Features]:
    """Return what of a hand matters in a contract."""
    if row.kind == "negative":
        return hands.for_tricks
    return hands.for_suits if row.kind == "suit" else hands.for_points


def sum_of(weights: Sequence[float], features: Features) -> float:
    """Return features weighed and added up."""
    return math.fsum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def _curve(surplus: float) -> float:
    return 1 / (1 + math.exp(-max(min(surplus, 30.0), -30.0)))


@lru_cache(maxsize=8192)
def points(contract: str, hand: Hand) -> float:
    """Return how many card points of 70 the declarer's side is likely to have in a positive contract (K5)."""
    row = CONTRACTS[contract]
    fitted = RUFER if row.compulsory_bird else contract
    return sum_of(WEIGHTS[fitted], features_of(row)(hand))


def _wins(rules: KoenigrufenRules) -> float:
    """Return from how many card points of 70 on the declarer's side wins, halfway to the most that loses (K8, K9)."""
    return (target(rules) - 0.5) / ALL[rules.card_count] * ALL[_FITTED] / per_point(_FITTED)


@lru_cache(maxsize=8192)
def chance(rules: KoenigrufenRules, contract: str, hand: Hand, gained: float = 0.0) -> float:
    """Return how likely a hand wins a contract, Trischaken apart.

    `gained` are card points that open hands of others promise besides.
    """
    row = CONTRACTS[contract]
    if row.tricks_decide:
        at_table = _AT_TABLE.get(contract, 0.0) + _SEARCHED.get(contract, 0.0)
        return _curve(sum_of(WEIGHTS[contract], hands.for_tricks(hand)) + at_table)
    surplus = points(contract, hand) + gained - _wins(rules)
    return _curve(_STEEP * surplus / SPREAD[RUFER if row.compulsory_bird else contract])


@lru_cache(maxsize=8192)
def chance_against(contract: str, hand: Hand) -> float:
    """Return how likely a contract won by so many tricks is lost against this hand, if it was bid for good reason.

    With open hands it is no likelier than where all are seen: of Kontras that reckoned with more 44 in 100 were won.
    """
    weights = WEIGHTS[AGAINST + contract]
    return _curve(sum_of(weights, hands.for_tricks(hand)) - max(_AT_TABLE.get(contract, 0.0), 0.0))


@lru_cache(maxsize=8192)
def bird_chance(bird: str, hand: Hand, *, alone: bool = False, gained: float = 0.0) -> float:
    """Return how likely a bird in this hand wins its trick if its holder plays for it, alone or not.

    The hand is that after the exchange, or a dealt one that will hold so many tarocks more by then.
    """
    weights = WEIGHTS[bird]
    odds = sum_of(weights, hands.for_bird(hand, alone=alone)) + gained * weights[_TAROCKS]
    return _curve(odds + _BIRD_AT_TABLE[bird])


def bird_worth(rules: KoenigrufenRules, contract: str, bird: str, hand: Hand, *, gained: float = 0.0) -> float:
    """Return what announcing a bird of this hand brings each pair of opponents, in payments (K82).

    A dealt hand will hold so many tarocks more.
    """
    at_stake = bonuses(rules, contract)[bird].worth(announced=True)
    return at_stake * (2 * bird_chance(bird, hand, gained=gained) - 1)


def best_bird(rules: KoenigrufenRules, contract: str, hand: Hand, *, gained: float = 0.0) -> tuple[str, float] | None:
    """Return which bird a besserrufer announces best, and what that brings; ``None`` in other contracts (K47)."""
    found = {bird: bird_worth(rules, contract, bird, hand, gained=gained) for bird in birds(rules, hand, contract)}
    return max(found.items(), key=lambda each: each[1]) if found else None


def likeliest_bird(rules: KoenigrufenRules, contract: str, hand: Hand) -> float:
    """Return how likely the best bird of a dealt hand is made in a besserrufer (K47); 0 in other contracts."""
    return max((bird_chance(bird, hand, gained=_GAINED) for bird in birds(rules, hand, contract)), default=0.0)


@lru_cache(maxsize=8192)
def worth(rules: KoenigrufenRules, contract: str, hand: Hand) -> float:
    """Return what a hand seems worth to who plays a contract, in payments, without raises (K118).

    Bonuses beside the bird that must be announced are reckoned with in a besserrufer alone.
    """
    row, at_stake = CONTRACTS[contract], terms(rules).get(contract)
    if at_stake is None:
        return NEVER
    if row.each_alone:
        return sum_of(WEIGHTS[contract], hands.for_tricks(hand)) * at_stake.value
    wins = chance(rules, contract, hand)
    pairs = _OPPONENTS if row.alone else 1
    bird = best_bird(rules, contract, hand, gained=_GAINED)
    beside = bird[1] + _BESIDE if bird else 0.0
    return pairs * (at_stake.value * wins - at_stake.lost * (1 - wins)) + beside
