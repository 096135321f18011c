# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How cards are played in the games of aces and tens."""

from functools import lru_cache

from kartenspiel.model.aceten import pack_with
from kartenspiel.model.cardplay.laws import Beat, FollowSuit, PlayWhenVoid
from kartenspiel.model.cardplay.rules import RULES_KEPT, PlayRules
from kartenspiel.model.cards import Suit


@lru_cache(maxsize=RULES_KEPT)
def play_rules(ranks: str, trumps: Suit | None, clause: str, *, seats: int, suit_high: bool = False) -> PlayRules:
    """Return how cards are played where one must follow suit, beat the winning card and trump when void.

    `ranks` are listed from high to low; `clause` is the game's on legal cards: R26, M21, A32, and without trumps A34
    and G19.
    """
    trumping = () if trumps is None else (PlayWhenVoid(clause, (trumps,)),)
    laws = (FollowSuit(clause), *trumping, Beat(clause, suit_high))
    return PlayRules(pack_with(ranks), trumps, laws, seats=seats)
