# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Drawing what the declarer has laid away covered, so that no deal is likelier for leaving him more to choose from."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final

from kartenspiel.model import sampling
from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.cards import shuffle
from kartenspiel.model.seats import Seat

_TRIES: Final = 50
"""So often a deal is drawn at most that fits what was laid away, before any discard will do: chosen so that it hardly
ever comes to that, and nobody waits for a deal that is nearly impossible."""


class CoveredDiscard:
    """The hidden cards, of which the declarer has taken up or was dealt some and laid some of these away covered.

    If hands and discard were drawn at once, a hand of which many cards may be laid away would come too often: each of
    its discards would count as much as the only one of another hand.  So what he held is drawn first, then the discard.
    A hand is kept the more readily, the likelier it is that of its discards, each as likely, one fits the play.
    """

    def __init__(
        self, holders: sampling.HoldersByCard, room: Sequence[int], *, declarer: Seat, pile: int, kept: int
    ) -> None:
        """`holders` and `room` are for `sampling.HiddenCards`, the discard being the holder `pile`.

        So many cards that he could have laid away he is known to have `kept`.
        """
        self._declarer, self._pile = declarer, pile
        self._count, self._kept = room[pile], kept
        own, laid = 1 << declarer, 1 << pile
        self._together = {card: (mask | own) & ~laid if mask & laid else mask for card, mask in holders.items()}
        """Who may have each card, hand and discard of the declarer being one holder."""
        self._room = [*room]
        self._room[declarer] += room[pile]
        self._room[pile] = 0
        self._only_laid = frozenset(card for card, mask in holders.items() if mask & laid and not mask & own)
        """Cards that, if he had them, cannot have stayed in his hand."""
        self._free = frozenset(card for card, mask in holders.items() if mask & laid and mask & own)
        """Cards that he may have kept or laid away."""
        self._greatest = self._greatest_chance()
        self._hidden = sampling.HiddenCards(self._together, self._room)

    def draw(self, rng: Random) -> list[list[Place]] | None:
        """Return the cards of each holder; ``None`` where hardly any deal fits."""
        for _ in range(_TRIES):
            drawn = self._hidden.draw(rng)
            held = drawn[self._declarer]
            laid = [card for card in held if card in self._only_laid]
            free = [card for card in held if card in self._free]
            if rng.random() * self._greatest < self._chance(len(laid), len(free)):
                laid += shuffle(free, rng)[: self._count - len(laid)]
                drawn[self._declarer] = [card for card in held if card not in laid]
                drawn[self._pile] = laid
                return drawn
        return None

    def _chance(self, laid: int, free: int) -> float:
        """Return how likely a discard, each being as likely, has so many given cards, and others of the free ones."""
        if not laid <= self._count <= laid + free:
            return 0.0
        return comb(free, self._count - laid) / comb(self._kept + laid + free, self._count)

    def _greatest_chance(self) -> float:
        """Return the greatest chance that any hand can have."""
        room = self._room[self._declarer]
        return max(
            self._chance(laid, free)
            for laid in range(min(len(self._only_laid), self._count) + 1)
            for free in range(self._count - laid, min(len(self._free), room - laid) + 1)
        )
