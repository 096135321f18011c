# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards that are as good as one another, so that a search of all continuations need try only one of them.

Two cards of a suit in one hand are alike if they are of the same kind and every card that ranks between them is gone
or in the same hand and of their kind too.  What a kind is the game says: whatever tells cards apart beside their rank.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kartenspiel.model.cardplay.pack import Pack
from kartenspiel.model.cards import Card
from kartenspiel.model.game import Hand
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat

Shape = tuple[tuple[tuple[int, int], ...], ...]
"""For each suit, from low to high, the holder and the kind of every card."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """By what cards differ: their rank within the suit, and the kind of a card as it is held in a hand."""

    pack: Pack
    kind: Callable[[Card, Hand], int]

    def one_of_each(self, legal: Hand, seat: Seat, hands: Sequence[Hand], trick: Sequence[Play]) -> Hand:
        """Return of the cards that a seat may play to an open trick one for each group of cards that are alike."""
        pack = self.pack
        others = pack.bits_of(card for owner, hand in enumerate(hands) if owner != seat for card in hand)
        others |= pack.bits_of(play.card for play in trick)
        chosen: list[Card] = []
        last: tuple[int, int, int] | None = None
        for card in sorted(legal, key=pack.place):
            place = pack.place(card)
            lower = (others & pack.suit[place] & (1 << place) - 1).bit_count()
            group = pack.suit[place], lower, self.kind(card, hands[seat])
            if group != last:
                chosen.append(card)
            last = group
        return tuple(chosen)

    def shape(self, hands: Sequence[Hand]) -> Shape:
        """Return what of the hands the rest of the play depends on when a trick is to be led."""
        held = [(card, owner, self.kind(card, hand)) for owner, hand in enumerate(hands) for card in hand]
        held.sort(key=lambda each: self.pack.place(each[0]))
        return tuple(
            tuple((owner, kind) for card, owner, kind in held if card.suit is suit) for suit in self.pack.suits
        )
