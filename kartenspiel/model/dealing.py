# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The deal: cards given out in batches, and whether hands and talon are those that a game deals."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.seats import Seat, after, all_seats, from_seat

_NUMBERS: Final = dict(enumerate(("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")))


def in_batches(
    pack: Sequence[Card], seats: int, dealer: Seat, batches: Iterable[int]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal so many cards at a time to each seat, forehand first; return the hands by seat, and what is left."""
    hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(all_seats(seats), ())
    dealt = 0
    for batch in batches:
        for seat in from_seat(after(dealer, seats), seats):
            hands[seat] = (*hands[seat], *pack[dealt : dealt + batch])
            dealt += batch
    return tuple(hands[seat] for seat in all_seats(seats)), tuple(pack[dealt:])


def is_whole(hands: Sequence[Sequence[Card]], talon: Sequence[Card], pack: Sequence[Card], size: int) -> bool:
    """Tell whether these are a whole pack, in hands of this size and a talon of the rest."""
    dealt = [*chain.from_iterable(hands), *talon]
    return len(dealt) == len(pack) and {*dealt} == {*pack} and all(len(hand) == size for hand in hands)


def describe_hands(seats: int, size: int, pack: Sequence[Card]) -> str:
    """Return what is dealt of a pack, for a complaint about anything else."""
    left = len(pack) - seats * size
    talon = f"a talon of {_in_words(left)}" if left else "no talon"
    return f"{_in_words(seats)} hands of {_in_words(size)} different cards of the pack of {len(pack)}, and {talon}"


def _in_words(number: int) -> str:
    return _NUMBERS.get(number, str(number))
