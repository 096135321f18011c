# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The tricks of a deal as numbers, from which a settlement counts points and bonuses."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from kartenspiel.model.cardplay.pack import Cards, Laid, Pack
from kartenspiel.model.moves import Play


@dataclass(frozen=True, slots=True)
class Ending:
    """The tricks of a deal, all of them or as far as it was played; the same for a real deal and an imagined one.

    From it and the contract as spoken a game settles a deal, so that a play-out is paid without any state.
    """

    pack: Pack
    tricks: tuple[tuple[Laid, ...], ...]
    """The finished tricks in order, each from its leader on: the seats, and the places of the cards in the pack."""
    winners: tuple[int, ...]
    """Who took them."""

    @classmethod
    def of(cls, pack: Pack, tricks: Iterable[Sequence[Play]], winners: Iterable[int]) -> Self:
        """Return the ending of these finished tricks."""
        places, whole = pack.places, tuple(tricks)
        laid = [(play.seat, places[play.card.index]) for trick in whole for play in trick]
        by_trick, begin = [], 0
        for trick in whole:  # a comprehension for each would be a call more
            by_trick.append(tuple(laid[begin : begin + len(trick)]))
            begin += len(trick)
        return cls(pack, tuple(by_trick), tuple(winners))

    def cards_taken(self, seats: int) -> tuple[Cards, ...]:
        """Return the cards that each of so many seats has taken."""
        found = [0] * seats
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            for _, place in trick:
                found[winner] |= 1 << place
        return tuple(found)

    def points(self, worths: Sequence[int], seats: int, *, last: int = 0) -> tuple[int, ...]:
        """Return the card points that each of so many seats has taken; `worths` are those of each place.

        `last` is what the last of the tricks is worth besides, where it is the last of the deal.
        """
        found = [0] * seats
        for trick, winner in zip(self.tricks, self.winners, strict=True):
            for _, place in trick:
                found[winner] += worths[place]
        if self.winners:
            found[self.winners[-1]] += last
        return tuple(found)
