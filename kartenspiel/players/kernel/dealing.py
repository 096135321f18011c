# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Hidden cards dealt to those who may have them, every way to deal them as likely as any other.

Cards and holders are numbers.  Cards that some holder cannot have are dealt first, each in proportion to the number of
ways that are left then; these are counted once for all deals.  What is left goes to those with room for it, each place
as likely.
"""

from collections.abc import Mapping, Sequence
from math import factorial
from typing import Final

from kartenspiel.model.cardplay.pack import Cards, Place
from kartenspiel.model.hidden_cards import ContradictionError
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, EVERY_BIT, numbers, reals
from kartenspiel.players.kernel.dice import thrown

HOLDERS_AT_MOST: Final = 8
"""The seats, and what lies in the middle: so long are the arrays with a number for each."""
_REALS = cython.declare(cython.double, float(1 << 53))
"""So many numbers between 0 and 1 can be drawn."""
_NOT_COUNTED: Final = -1.0
"""Stands where the ways were not counted yet."""
_FACTORIALS: Final = reals([float(factorial(count)) for count in range(CARDS_AT_MOST + 1)])


@cython.final
@cython.cclass
class Dealing:
    """Deals hidden cards at random, exactly so many to each holder, no card to a holder who cannot have it."""

    ways = cython.declare(cython.double, visibility="readonly")
    """How many ways there are to deal them; 0 where there is none."""
    _holders: cython.longlong
    _room: cython.longlong_8
    """How many cards each holder gets of those that are not certain."""
    _room_left: cython.longlong_8
    """What is left of it while cards are dealt."""
    _stride: cython.longlong_8
    """By how much the number of a state of the room falls when a holder gets a card; the last holder has none."""
    _states: cython.longlong
    _begin: cython.longlong
    """The number of the state before any card is dealt."""
    _certain: cython.ulonglong_8
    """The cards that nobody but this holder can have."""
    _first: cython.numbers
    """The places of the cards that are dealt one by one."""
    _first_masks: cython.numbers
    _firsts: cython.longlong
    _rest: cython.numbers
    """The places of the cards that are dealt last: all of them may go to the same holders."""
    _rests: cython.longlong
    _rest_mask: cython.longlong
    _counted: cython.reals
    """For each number of cards dealt and state of the room the ways to deal the others."""
    _factorials: cython.reals
    _dice: cython.ulonglong
    dealt: cython.ulonglong_8
    """The cards of each holder as dealt last."""

    def __init__(self, holders: Mapping[Place, int], room: Sequence[int]) -> None:
        """`holders` has for each card those who may have it, as bits; `room` is how many cards each of them needs.

        Raises `ValueError` where there are more holders or cards than `HOLDERS_AT_MOST` and `CARDS_AT_MOST`.
        """
        if len(room) > HOLDERS_AT_MOST or max(holders, default=0) >= CARDS_AT_MOST:
            raise ValueError(f"cards are dealt to {HOLDERS_AT_MOST} at most, of {CARDS_AT_MOST} at most")
        if not cython.compiled:
            self._room, self._room_left = [0] * HOLDERS_AT_MOST, [0] * HOLDERS_AT_MOST
            self._stride, self._certain = [0] * HOLDERS_AT_MOST, [0] * HOLDERS_AT_MOST
            self.dealt = [0] * HOLDERS_AT_MOST
        self._holders, self._factorials, self._dice = len(room), _FACTORIALS, 0
        free = [*room]
        uncertain: dict[int, list[Place]] = {}
        for holder in range(self._holders):
            self._certain[holder] = 0
        fits = len(holders) == sum(room) and 0 not in holders.values()
        for place, mask in holders.items():
            if mask & (mask - 1):
                uncertain.setdefault(mask, []).append(place)
            elif mask:
                self._certain[mask.bit_length() - 1] |= 1 << place
                free[mask.bit_length() - 1] -= 1
        self._rest_mask = max(uncertain, key=lambda mask: (len(uncertain[mask]), mask), default=0)
        rest = uncertain.pop(self._rest_mask, [])
        order = [(place, mask) for mask in sorted(uncertain, key=_few_first) for place in uncertain[mask]]
        self._first, self._first_masks = numbers([place for place, _ in order]), numbers([mask for _, mask in order])
        self._rest, self._firsts, self._rests = numbers(rest), len(order), len(rest)
        self.ways = self._count(free) if fits and min(free) >= 0 else 0.0

    def _count(self, free: list[int]) -> float:
        """Count the ways to deal what is not certain into these rooms."""
        implied = free.index(max(free))  # its room follows from that of the others
        self._states, self._begin = 1, 0
        for holder in range(self._holders):
            self._room[holder] = self._room_left[holder] = free[holder]
            self._stride[holder] = 0
            if holder != implied:
                self._stride[holder] = self._states
                self._begin += self._states * free[holder]
                self._states *= free[holder] + 1
        self._counted = reals([_NOT_COUNTED]) * (self._states * (self._firsts + 1))
        return self._ways(0, self._begin)

    @cython.cfunc
    def _ways(self, number: cython.longlong, state: cython.longlong) -> cython.double:
        """Return how many ways there are to deal the cards from this one on into the room that is left."""
        at: cython.longlong = number * self._states + state
        found: cython.double = self._counted[at]
        if found >= 0:
            return found
        holder: cython.longlong
        if number == self._firsts:
            found = self._factorials[self._rests]
            for holder in range(self._holders):
                if self._rest_mask >> holder & 1:
                    found /= self._factorials[self._room_left[holder]]
                elif self._room_left[holder]:
                    found = 0.0
        else:
            found = 0.0
            mask: cython.longlong = self._first_masks[number]
            for holder in range(self._holders):
                if mask >> holder & 1 and self._room_left[holder]:
                    self._room_left[holder] -= 1
                    found += self._ways(number + 1, state - self._stride[holder])
                    self._room_left[holder] += 1
        self._counted[at] = found
        return found

    def seed(self, seed: int) -> None:
        """Begin the random numbers anew: with the same seed the same deals follow."""
        self._dice = seed & EVERY_BIT

    @cython.cfunc
    def _throw(self) -> cython.ulonglong:
        """Return the next random number of 64 bits."""
        self._dice = thrown(self._dice)
        return cython.mixed(self._dice)

    @cython.cfunc
    def _deal(self) -> cython.void:
        """Deal all cards."""
        one: cython.ulonglong = 1
        holder: cython.longlong
        number: cython.longlong
        chosen: cython.longlong
        mask: cython.longlong
        state: cython.longlong = self._begin
        for holder in range(self._holders):
            self.dealt[holder] = self._certain[holder]
            self._room_left[holder] = self._room[holder]
        for number in range(self._firsts):
            mask = self._first_masks[number]
            at: cython.longlong = number * self._states
            below: cython.double = cython.cast(cython.double, self._throw() >> 11) / _REALS * self._counted[at + state]
            chosen = -1
            for holder in range(self._holders):
                if mask >> holder & 1 and self._room_left[holder]:
                    ways: cython.double = self._counted[at + self._states + state - self._stride[holder]]
                    if ways > 0:
                        chosen = holder
                        below -= ways
                        if below < 0:
                            break
            state -= self._stride[chosen]
            self._room_left[chosen] -= 1
            self.dealt[chosen] |= one << self._first[number]
        mask = self._rest_mask
        for number in range(self._rests):
            whole: cython.ulonglong = self._rests - number
            drawn: cython.longlong = (self._throw() >> 32) * whole >> 32
            chosen = -1
            while drawn >= 0:
                chosen += 1
                if mask >> chosen & 1:
                    drawn -= self._room_left[chosen]
            self._room_left[chosen] -= 1
            self.dealt[chosen] |= one << self._rest[number]

    def draw(self) -> list[Cards]:
        """Return the cards of each holder, drawn at random; raises `ContradictionError` where there are no `ways`."""
        if not self.ways:
            raise ContradictionError("there is no way to deal these cards to those who may have them")
        self._deal()
        return [self.dealt[holder] for holder in range(self._holders)]


def _few_first(mask: int) -> tuple[int, int]:
    """Sort those that may go to fewest holders first."""
    return mask.bit_count(), mask
