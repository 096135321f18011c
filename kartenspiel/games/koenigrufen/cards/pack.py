# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The cards of Königrufen and their order, and how many of them each hand has (K2, K3, K11)."""

from typing import Final

from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import Suit, card, pack_of
from kartenspiel.model.tarock.cards import height

HAND: Final = 12
"""So many cards everybody is dealt and plays (K11)."""
TRICKS: Final = HAND
"""A deal has so many tricks (K57)."""
CARDS: Final = (
    *pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234"),
    *pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987"),
    *(card(f"T{number}") for number in range(1, 23)),
)
"""All 54 cards (K2)."""
PACK: Final = Pack(CARDS, height)
"""The cards with their rank order (K3)."""
