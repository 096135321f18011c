# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Which cards each drawn pack of pictures has; games use all or some of them."""

from collections.abc import Mapping
from typing import Final

from kartenspiel.model.cards import PLAIN_SUITS, Card, Suit, card, pack_of
from kartenspiel.model.game import Pictures

_PLAIN: Final = pack_of(PLAIN_SUITS, "AKQJT987")
_TAROCKS: Final = tuple(card(f"T{number}") for number in range(22, 0, -1))
_RED: Final = pack_of((Suit.HEARTS, Suit.DIAMONDS), "KQCJ1234")
_BLACK: Final = pack_of((Suit.SPADES, Suit.CLUBS), "KQCJT987")

CARDS: Final[Mapping[Pictures, tuple[Card, ...]]] = {
    "german": _PLAIN,
    "french": _PLAIN,
    "tarock": (*_TAROCKS, *_RED, *_BLACK),
}
"""Every card of a pack, suit by suit."""
