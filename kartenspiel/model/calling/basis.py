# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a deal is settled by beside its tricks, and how its cards are played."""

from dataclasses import dataclass
from typing import Generic

from kartenspiel.model.aceten_play import play_rules
from kartenspiel.model.calling.rules import C, CallingRules
from kartenspiel.model.calling.sides import CallingSides
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Suit
from kartenspiel.model.moves import Call
from kartenspiel.model.seats import Seat


@dataclass(frozen=True, slots=True)
class CallingBasis(Generic[C]):
    """What a deal is settled by beside its tricks; a game adds what else can be said in it."""

    rules: C
    call: Call
    sides: CallingSides
    declared: tuple[tuple[Seat, Suit], ...] = ()
    """The pairs declared: by whom, and of which suit, also where that was not said."""


def rules_of_play(rules: CallingRules, trumps: Suit, clause: str, seats: int) -> PlayRules:
    """Return how the cards are played (R26, M21); the ten ranks high in every suit (R3, M3)."""
    ranks = rules.half_deal.ranks
    return play_rules(ranks, trumps, clause, seats=seats, suit_high=rules.head_when_trumped == "suit_high")
