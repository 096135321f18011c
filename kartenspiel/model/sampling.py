# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining hidden cards: hands that fit what a seat has seen.

What a player played tells which cards it cannot have held: whoever did not follow suit had none of it.  All duties of
our games can be judged card against card, so each play rules out single cards, and hands are then drawn at random from
what is left.  Cards are their places in a pack, and holders are numbers: seats first, then what lies in the middle.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random

from kartenspiel.model.cardplay.pack import Place
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.model.cards import Card, shuffle
from kartenspiel.model.moves import Play
from kartenspiel.model.seats import Seat

HoldersByCard = dict[Place, int]
"""For each hidden card those who may have it, as bits: bit n is holder n."""


class ContradictionError(ValueError):
    """No hands at all fit what was seen."""


def held_by_any(unseen: Iterable[Place], holders: Iterable[int]) -> HoldersByCard:
    """Return the holders of cards of which nothing is known."""
    mask = sum(1 << holder for holder in holders)
    return dict.fromkeys(unseen, mask)


def rule_out(
    holders: HoldersByCard,
    tricks: Iterable[tuple[Play, ...]],
    rules: PlayRules,
    exempt: Container[tuple[Card, Seat]] = (),
) -> None:
    """Take from `holders` every card that would have forbidden one of the plays seen.

    The tricks are all from the first on.  No duty applied to the plays that are `exempt`: cards and who played them.
    """
    for finished, trick in enumerate(tricks):
        in_force = rules.in_trick(finished)
        for number, play in enumerate(trick):
            if (play.card, play.seat) in exempt:
                continue
            seat, forbidding = 1 << play.seat, in_force.excluded_cards(play.card, play.seat, trick[:number])
            if not forbidding:
                continue
            for hidden, mask in holders.items():
                if mask & seat and forbidding >> hidden & 1:
                    holders[hidden] = mask & ~seat


class HiddenCards:
    """Cards to be drawn, each to be given to somebody who may have it, exactly so many to each holder."""

    __slots__ = ("_cards", "_choices", "_holders", "_room", "_spare")

    def __init__(self, holders: Mapping[Place, int], room: Sequence[int]) -> None:
        """`room` is how many cards each holder still needs; no holder of a card may be missing from it."""
        self._cards = tuple(holders)
        self._holders = dict(holders)
        self._choices = {card: mask.bit_count() for card, mask in holders.items()}
        self._room = tuple(room)
        self._spare = _spare(holders.values(), room)

    def draw(self, rng: Random) -> list[list[Place]]:
        """Return the cards of each holder at random; raises `ContradictionError` if no hands at all fit.

        Cards with fewest holders come first; a card goes to a holder the more readily the more room he has.
        """
        left, spare, holders = [*self._room], [*self._spare], self._holders
        if min(spare) < 0:
            message = "no hands fit what was seen"
            raise ContradictionError(message)
        dealt: list[list[Place]] = [[] for _ in left]
        roomy = sum([1 << holder for holder, room in enumerate(left) if room])
        for card in sorted(shuffle(self._cards, rng), key=self._choices.__getitem__):
            mask = holders[card]
            willing = mask & roomy
            holder = willing.bit_length() - 1
            while willing & (willing - 1):
                members = _members(willing)
                pick = rng.random() * sum(map(left.__getitem__, members))
                for holder in members:
                    pick -= left[holder]
                    if pick < 0:
                        break
                if all(map(spare.__getitem__, _narrowed(len(left), mask, holder))):
                    break
                willing &= ~(1 << holder)
                holder = willing.bit_length() - 1
            left[holder] -= 1
            if not left[holder]:
                roomy &= ~(1 << holder)
            for subset in _narrowed(len(left), mask, holder):
                spare[subset] -= 1
            dealt[holder].append(card)
        return dealt

    def every(self) -> Iterator[list[list[Place]]]:
        """Yield the cards of each holder for every way to give them out; each list is good until the next is wanted."""
        dealt: list[list[Place]] = [[] for _ in self._room]
        yield from self._given(sorted(self._cards, key=self._choices.__getitem__), dealt)

    def _given(self, cards: Sequence[Place], dealt: list[list[Place]]) -> Iterator[list[list[Place]]]:
        """Yield `dealt` with each way to give out these cards too."""
        if not cards:
            yield dealt
            return
        for holder in _members(self._holders[cards[0]]):
            if len(dealt[holder]) < self._room[holder]:
                dealt[holder].append(cards[0])
                yield from self._given(cards[1:], dealt)
                dealt[holder].pop()


def is_feasible(holders: Mapping[Place, int], room: Sequence[int]) -> bool:
    """Tell whether every card can be given to one of its holders, exactly `room` cards to each."""
    return min(room) >= 0 and len(holders) == sum(room) and min(_spare(holders.values(), room)) >= 0


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
def _members(holders: int) -> tuple[int, ...]:
    """Return the holders whose bits are set."""
    return tuple(holder for holder in range(holders.bit_length()) if holders >> holder & 1)


@cache
def _additions(holders: int) -> tuple[tuple[int, int], ...]:
    """Return which number to add to which, one after the other, to sum for each set of holders those of its subsets."""
    bits = [1 << holder for holder in range(holders)]
    return tuple((subset, subset ^ bit) for bit in bits for subset in range(1 << holders) if subset & bit)


@cache
def _narrowed(holders: int, mask: int, holder: int) -> tuple[int, ...]:
    """Return the sets of holders that have less to spare once a card with this mask goes to this holder.

    Those that hold the whole mask lose a card that could be nowhere else with the room for it.
    """
    return tuple(subset for subset in range(1 << holders) if subset >> holder & 1 and mask & ~subset)
