# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""A trick that is taken against the rank of its cards: the fairy tale, or emperor trick, of tarock (Z35, K62)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from kartenspiel.model.cardplay.pack import Laid, Pack, Place
from kartenspiel.model.cards import Card


class SpecialKind(IntEnum):
    """What the three cards must have done for the trick to be special."""

    ANY_ORDER = 1
    """They lie in the trick."""
    IN_ORDER = 2
    """They were played one after the other as they are listed; other cards may lie between."""


@dataclass(frozen=True, slots=True)
class SpecialTrick:
    """A trick with three cards that is taken by the last of them, though by rank the second wins it from the first."""

    kind: SpecialKind
    cards: tuple[Card, Card, Card]


class SpecialPlaces:
    """A special trick in the places of a pack."""

    def __init__(self, special: SpecialTrick, pack: Pack) -> None:
        """Look up the places."""
        self.in_order: Final = special.kind is SpecialKind.IN_ORDER
        first, second, third = map(pack.place, special.cards)
        self.places: Final = first, second, third
        self.bits: Final = pack.bits_of(special.cards)
        self.by_rank: Final = second
        """The card that wins such a trick by rank."""

    def taker(self, trick: Sequence[Laid], top: Place) -> int | None:
        """Return who takes a full trick that this card wins by rank; ``None`` where it is not special."""
        if top != self.by_rank:
            return None
        listed = self.places
        order = tuple([place for _, place in trick if place in listed])
        if order != listed and (self.in_order or len(order) < len(listed)):
            return None
        return next(seat for seat, place in trick if place == listed[-1])
