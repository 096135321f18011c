# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Cards that somebody does not see, and who may have each of them.

Cards are their places in a pack, and holders are numbers: seats first, then what lies in the middle.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Final


class ContradictionError(ValueError):
    """No hands at all fit what was seen."""


class HiddenCards:
    """Cards each of which somebody has who may have it, exactly so many each holder."""

    __slots__ = ("holders", "room")

    def __init__(self, holders: Mapping[int, int], room: Sequence[int]) -> None:
        """Say for each card who may have it, bit n being holder n, and how many cards each holder still needs."""
        self.holders: Final = dict(holders)
        self.room: Final = tuple(room)

    @property
    def is_feasible(self) -> bool:
        """Whether every card can be given to one of its holders, exactly as many to each as there is room."""
        if min(self.room) < 0 or len(self.holders) != sum(self.room):
            return False
        return min(_spare(self.holders.values(), self.room)) >= 0

    def every(self) -> Iterator[list[int]]:
        """Yield the cards of each holder, as bits, for every way to give them out."""
        yield from self._given(
            sorted(self.holders, key=lambda card: self.holders[card].bit_count()), [0] * len(self.room)
        )

    def _given(self, cards: Sequence[int], dealt: list[int]) -> Iterator[list[int]]:
        """Yield what is dealt with each way to give out these cards too."""
        if not cards:
            yield [*dealt]
            return
        bit, mask = 1 << cards[0], self.holders[cards[0]]
        for holder, room in enumerate(self.room):
            if mask >> holder & 1 and dealt[holder].bit_count() < room:
                dealt[holder] |= bit
                yield from self._given(cards[1:], dealt)
                dealt[holder] ^= bit


def _spare(masks: Collection[int], room: Sequence[int]) -> list[int]:
    """Return for each set of holders how much more room it has than cards that can be nowhere else.

    All cards find a holder exactly if none of these is negative (Hall's condition).
    """
    spare = [0] * (1 << len(room))
    for mask in masks:
        spare[mask] -= 1
    for holder, size in enumerate(room):
        spare[1 << holder] += size
    for subset, smaller in _additions(len(room)):
        spare[subset] += spare[smaller]
    return spare


@cache
def _additions(holders: int) -> tuple[tuple[int, int], ...]:
    """Return which number to add to which, one after the other, to sum for each set of holders those of its subsets."""
    bits = [1 << holder for holder in range(holders)]
    return tuple((subset, subset ^ bit) for bit in bits for subset in range(1 << holders) if subset & bit)
