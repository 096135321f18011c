# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Who holds which of the cards left, as a number that is the same for positions that are alike."""

from collections import Counter
from collections.abc import Iterable

from kartenspiel.model.cardplay.pack import Cards, places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import empty_words

_SHORT = cython.declare(cython.longlong, 10)
"""The shape of a suit of so many cards is one number."""
_HALF = cython.declare(cython.longlong, 11)
"""Longer suits are looked up in halves of so many cards."""
_OWNERS = cython.declare(cython.longlong, 32)
_ONE_MORE = cython.declare(cython.ulonglong, 1 << 32)
"""Above the holders of half a suit stands how many cards of it are left."""


@cython.final
@cython.cclass
class Shapes:
    """Who holds which of the cards left, without regard to those that are gone between them."""

    kind: cython.longlong_64
    """For each card a number that is the same for cards of its suit that differ by rank alone."""
    marked: cython.ulonglong
    """The cards of other kinds than most of their suit: a key tells which of them are left, of others their order."""
    suits: cython.longlong
    short_suits: cython.longlong
    """How many of them are short; these come first."""
    shift: cython.longlong_64
    width: cython.longlong_64
    mask: cython.ulonglong_64
    """The cards of each suit moved to the lowest bits."""
    begin: cython.longlong_64
    size: cython.longlong
    owners: cython.words
    """Of a short suit the holders and kinds of its cards, of half a long one the holders, and above them how many."""
    hashes: cython.words
    """Of a short suit a number that looks random, of half a long one where its marked cards stand."""

    def __init__(self, rules: PlayRules, apart: Cards, worths: Iterable[object]) -> None:
        """Know which cards are alike: of one suit, with the same worth, none of them of those `apart`."""
        pack, begin, self.suits, self.marked = rules.pack, 0, 0, 0
        if not cython.compiled:
            self.kind, self.shift, self.width, self.begin = [0] * 64, [0] * 64, [0] * 64, [0] * 64
            self.mask = [0] * 64
        worth = [*worths]
        found = sorted(filter(None, pack.suits.values()), key=lambda held: held.bit_count() > _SHORT)
        self.short_suits = sum(held.bit_count() <= _SHORT for held in found)
        for held in found:
            alike = {place: (place,) if apart >> place & 1 else worth[place] for place in places_of(held)}
            kinds = {each: number for number, (each, _) in enumerate(Counter(alike.values()).most_common())}
            for place in places_of(held):
                self.kind[place] = kinds[alike[place]]
                self.marked |= cython.cast(cython.ulonglong, int(self.kind[place] > 0)) << place
            self.shift[self.suits] = next(places_of(held))
            self.width[self.suits], self.begin[self.suits] = held.bit_count(), begin
            self.mask[self.suits] = held >> self.shift[self.suits]
            begin += 1 << held.bit_count() if held.bit_count() <= _SHORT else 2 << _HALF
            self.suits += 1
        self.size = begin
        self.owners, self.hashes = empty_words(begin), empty_words(begin)

    @cython.cfunc
    def fill(self, owner: cython.p_longlong, left: cython.ulonglong) -> cython.void:
        """Prepare for all that can be left of some cards."""
        suit: cython.longlong
        whole: cython.ulonglong = 1
        for suit in range(self.suits):
            shift: cython.longlong = self.shift[suit]
            if self.width[suit] <= _SHORT:
                self._fill_short(owner, left >> shift & ((whole << self.width[suit]) - 1), suit)
            else:
                half: cython.ulonglong = (whole << _HALF) - 1
                self._fill_half(owner, left >> shift & half, shift, self.begin[suit])
                rest: cython.ulonglong = left >> (shift + _HALF) & ((whole << (self.width[suit] - _HALF)) - 1)
                self._fill_half(owner, rest, shift + _HALF, self.begin[suit] + (1 << _HALF))

    @cython.cfunc
    def _fill_short(self, owner: cython.p_longlong, left: cython.ulonglong, suit: cython.longlong) -> cython.void:
        one: cython.ulonglong = 1
        begin: cython.longlong = self.begin[suit]
        held: cython.ulonglong = 0
        self.owners[begin] = 0
        self.hashes[begin] = cython.mixed(suit + 1)
        while held != left:
            held = ((held | ~left) + 1) & left
            top: cython.longlong = held.bit_length() - 1
            place: cython.longlong = self.shift[suit] + top
            before: cython.ulonglong = self.owners[begin + (held ^ one << top)]
            self.owners[begin + held] = before << 6 | (self.kind[place] + 1) << 2 | owner[place]
            self.hashes[begin + held] = cython.mixed(self.owners[begin + held] << 3 | (suit + 1))

    @cython.cfunc
    def _fill_half(
        self,
        owner: cython.p_longlong,
        left: cython.ulonglong,
        shift: cython.longlong,
        begin: cython.longlong,
    ) -> cython.void:
        one: cython.ulonglong = 1
        held: cython.ulonglong = 0
        self.owners[begin] = self.hashes[begin] = 0
        while held != left:
            held = ((held | ~left) + 1) & left
            top: cython.longlong = held.bit_length() - 1
            place: cython.longlong = shift + top
            lower: cython.ulonglong = held ^ one << top
            number: cython.longlong = self.owners[begin + lower] >> _OWNERS
            mark: cython.ulonglong = self.marked >> place & 1
            holder: cython.ulonglong = owner[place]
            self.owners[begin + held] = (self.owners[begin + lower] | holder << (2 * number)) + _ONE_MORE
            self.hashes[begin + held] = self.hashes[begin + lower] | mark << number

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def key(self, left: cython.ulonglong) -> cython.ulonglong:
        """Return the same number for the same shape."""
        suit: cython.longlong
        one: cython.ulonglong = 1
        alone: cython.ulonglong = (one << _OWNERS) - 1
        found: cython.ulonglong = 0
        for suit in range(self.short_suits):
            found ^= self.hashes[self.begin[suit] + (left >> self.shift[suit] & self.mask[suit])]
        for suit in range(self.short_suits, self.suits):
            begin: cython.longlong = self.begin[suit]
            held: cython.ulonglong = left >> self.shift[suit] & self.mask[suit]
            lower: cython.longlong = held & ((one << _HALF) - 1)
            upper: cython.longlong = (one << _HALF) + (held >> _HALF)
            of_lower: cython.ulonglong = self.owners[begin + lower]
            of_upper: cython.ulonglong = self.owners[begin + upper]
            below: cython.longlong = of_lower >> _OWNERS
            number: cython.ulonglong = (of_upper >> _OWNERS) + (of_lower >> _OWNERS)
            of_whom: cython.ulonglong = of_lower & alone | (of_upper & alone) << (2 * below)
            where: cython.ulonglong = self.hashes[begin + lower] | self.hashes[begin + upper] << below
            which: cython.ulonglong = (left & self.marked) >> self.shift[suit] & self.mask[suit]
            found ^= cython.mixed((of_whom << 5 | number) << 3 | (suit + 1))
            found ^= cython.mixed((where << 22 | which) << 3 | 7)
        return found
