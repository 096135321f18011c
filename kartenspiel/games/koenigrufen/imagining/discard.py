# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Drawing what the declarer has laid away covered, so that no deal is likelier for leaving him more to choose from."""

from collections.abc import Mapping, Sequence
from math import comb
from random import Random

from kartenspiel.model.cardplay.pack import Cards, places_of
from kartenspiel.model.cards import shuffle
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.seats import Seat


class CoveredDiscard:
    """The hidden cards, of which the declarer has taken up or was dealt some and laid some of these away covered.

    If hands and discard were drawn at once, a hand of which many cards may be laid away would come too often: each of
    its discards would count as much as the only one of another hand.  So what he held is drawn first, then the discard.
    A hand is kept the more readily, the likelier it is that of its discards, each as likely, one fits the play.
    """

    def __init__(
        self, holders: Mapping[int, int], room: Sequence[int], *, declarer: Seat, pile: int, kept: int
    ) -> None:
        """`holders` and `room` are those of `HiddenCards`, the discard being the holder `pile`.

        So many cards that he could have laid away he is known to have `kept`.
        """
        self._declarer, self._pile = declarer, pile
        self._count, self._kept = room[pile], kept
        own, laid = 1 << declarer, 1 << pile
        together = {card: (mask | own) & ~laid if mask & laid else mask for card, mask in holders.items()}
        everything = [*room]
        everything[declarer] += room[pile]
        everything[pile] = 0
        self.hidden = HiddenCards(together, everything)
        """The cards, hand and discard of the declarer being one holder."""
        self._only_laid: Cards = sum(1 << card for card, mask in holders.items() if mask & laid and not mask & own)
        """Cards that, if he had them, cannot have stayed in his hand."""
        self._free: Cards = sum(1 << card for card, mask in holders.items() if mask & laid and mask & own)
        """Cards that he may have kept or laid away."""
        greatest = self._greatest_chance()
        held = range(everything[declarer] + 1)
        self._kept_in = [[self._chance(laid, free) / greatest for free in held] for laid in held]
        """How many of so many draws are kept, by how many given and how many free cards he has."""

    def parted(self, drawn: Sequence[Cards], rng: Random) -> list[Cards] | None:
        """Return the cards of each holder where those of `hidden` were drawn; ``None``: draw them anew."""
        held = drawn[self._declarer]
        laid, free = held & self._only_laid, held & self._free
        kept_in = self._kept_in[laid.bit_count()][free.bit_count()]
        if not kept_in or rng.random() >= kept_in:
            return None
        for place in shuffle(tuple(places_of(free)), rng)[: self._count - laid.bit_count()]:
            laid |= 1 << place
        found = [*drawn]
        found[self._declarer], found[self._pile] = held & ~laid, laid
        return found

    def _chance(self, laid: int, free: int) -> float:
        """Return how likely a discard, each being as likely, has so many given cards, and others of the free ones."""
        if not laid <= self._count <= laid + free:
            return 0.0
        return comb(free, self._count - laid) / comb(self._kept + laid + free, self._count)

    def _greatest_chance(self) -> float:
        """Return the greatest chance that any hand can have."""
        room = self.hidden.room[self._declarer]
        return max(
            self._chance(laid, free)
            for laid in range(min(self._only_laid.bit_count(), self._count) + 1)
            for free in range(self._count - laid, min(self._free.bit_count(), room - laid) + 1)
        )
