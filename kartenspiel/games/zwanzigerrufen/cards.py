# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The forty cards of Zwanzigerrufen, what they are worth, and which of them forehand calls (Z2–Z6, Z17, Z18)."""

from functools import cache
from typing import Final

from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card
from kartenspiel.model.game import Hand
from kartenspiel.model.tarock.cards import TAROCK, figure_points

TRICKS: Final = 10


def pack(rules: ZwanzigerrufenRules) -> tuple[Card, ...]:
    """Return the forty cards: five of each suit, and the tarocks without II and III (Z2, Z4)."""
    return pack_with(rules.glatzen)


@cache
def pack_with(glatzen: str) -> tuple[Card, ...]:
    """Return the forty cards for a value of the option ``glatzen``, made once for each."""
    red = "1" if glatzen == "tens_and_aces" else "4"
    suits = [
        card(suit + rank)
        for suit in PLAIN_SUITS
        for rank in ("K", "Q", "C", "J", red if suit in (Suit.HEARTS, Suit.DIAMONDS) else "T")
    ]
    return (*suits, card("T1"), *(card(f"T{number}") for number in range(4, 23)))


def card_points(played: Card) -> int:
    """Return what a card is worth (Z6)."""
    return figure_points(played) or int(played.suit is TAROCK)


def called_tarock(rules: ZwanzigerrufenRules, hand: Hand) -> Card | None:
    """Return the tarock forehand calls: the highest from XX down that he lacks; ``None`` if he may not (Z17, Z18)."""
    lowest = 4 if rules.lowest_callable == "any" else 16
    for number in range(20, lowest - 1, -1):
        if card(f"T{number}") not in hand:
            return card(f"T{number}")
    return None
