# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What one side can still win where all hands lie open, both sides playing as well as can be: an exact search.

It asks whether a side reaches a number, yes or no, and moves the number until it is the value.  What it finds before a
trick is remembered under who holds which card of those left, whatever they are; of cards that are alike one is tried.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Place, places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import empty_words, numbers, words
from kartenspiel.players.kernel.card_play import Position, TrickRules, trick_rules

_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)
_FIRST_FACTOR = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_SECOND_FACTOR = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_SEATS = cython.declare(cython.longlong, 4)
"""The seats of a search are kept in two bits."""
_SHORT = cython.declare(cython.longlong, 10)
"""The shape of a suit of so many cards is one number."""
_HALF = cython.declare(cython.longlong, 11)
"""Longer suits are looked up in halves of so many cards."""
_LOOK = cython.declare(cython.longlong, 1023)
"""After so many cards it is looked whether to stop: well within a millisecond compiled, in some without."""
_MOVES = cython.declare(cython.longlong, 1024)
"""Room for all cards to be tried, from the first trick to the last."""
_LEAST_ROOM = cython.declare(cython.longlong, 12)
_MOST_ROOM = cython.declare(cython.longlong, 18)
"""A table of positions has as many places as so many bits can tell, more the more tricks are left."""
_BITS_OF_VALUE = cython.declare(cython.longlong, 24)
_STEPS = cython.declare(cython.longlong, 36)
"""The first step to another number is this part of all that can be won."""
_UNKNOWN = cython.declare(cython.longlong, 2)


class Staked(NamedTuple):
    """What is won with a card in one trick: a bird, the called king in the last.

    It counts for the side of who plays the card, or for the other where it is not won.
    """

    place: Place
    trick: int
    """The number of the trick, from 1."""
    worth: int
    by_side: bool = False
    """Whether it is enough that the side of the card takes the trick, whichever card does."""


class Target(NamedTuple):
    """What is counted of a side: points, tricks and what is won with single cards; none of it is below 0."""

    seats: int
    """The side, a bit for each seat.

    Where everybody plays for himself it is one seat, and what comes out is what this seat has for certain even if all
    others play together against it.
    """
    points: tuple[int, ...] = ()
    """For each place; empty where cards are worth nothing."""
    trick: int = 0
    """What each trick is worth besides."""
    last: int = 0
    """What the last one is worth besides."""
    staked: tuple[Staked, ...] = ()
    avoided: bool = False
    """Whether the side wants as little of it as can be."""
    exactly: bool = False
    """Whether the side wants just a number of tricks, and nothing else counts."""


class SearchStoppedError(Exception):
    """A search was stopped, or has played as many cards as it may."""


def tricks(seats: int, *, avoided: bool = False) -> Target:
    """Return the target that counts tricks: all, none, or as many as can be."""
    return Target(seats, trick=1, avoided=avoided)


def named_cards(rules: PlayRules) -> Cards:
    """Return the cards that rank does not tell all about, for the rules of any trick."""
    found = 0 if rules.special is None else rules.special.bits
    for each in (rules, *rules.stages):
        for law in each.laws:
            found |= each.pack.bits_of(law.named_cards)
    return found


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _mixed(value: cython.ulonglong) -> cython.ulonglong:
    """Return a number that looks random, another for each value."""
    value ^= value >> 30
    value = (value * _FIRST_FACTOR) & _ALL
    value ^= value >> 27
    value = (value * _SECOND_FACTOR) & _ALL
    return value ^ (value >> 31)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _over(cards: cython.ulonglong) -> cython.ulonglong:
    """Return the bits above the highest card; all where there is none."""
    one: cython.ulonglong = 1
    return ~((one << cards.bit_length()) - 1) & _ALL


@cython.final
@cython.cclass
class _Shapes:
    """Who holds which of the cards left, without regard to those that are gone between them."""

    kind: cython.longlong_64
    """For each card a number that is the same for cards of its suit that differ by rank alone."""
    marked: cython.ulonglong
    """The cards of other kinds than the first of their suit."""
    suits: cython.longlong
    shift: cython.longlong_64
    width: cython.longlong_64
    begin: cython.longlong_64
    owners: cython.words
    """Of a short suit the holders and kinds of its cards, of half a long one the holders."""
    hashes: cython.words
    """Of a short suit a number that looks random, of half a long one where its marked cards stand."""

    def __init__(self, rules: PlayRules, apart: Cards, worths: Iterable[object]) -> None:
        """Know which cards are alike: of one suit, with the same worth, none of them of those `apart`."""
        pack, begin, self.suits, self.marked = rules.pack, 0, 0, 0
        if not cython.compiled:
            self.kind, self.shift, self.width, self.begin = [0] * 64, [0] * 64, [0] * 64, [0] * 64
        worth = [*worths]
        for held in pack.suits.values():
            if not held:
                continue
            kinds: dict[object, int] = {}
            for place in places_of(held):
                each = (place,) if apart >> place & 1 else worth[place]
                self.kind[place] = kinds.setdefault(each, len(kinds))
                self.marked |= cython.cast(cython.ulonglong, int(self.kind[place] > 0)) << place
            self.shift[self.suits] = next(places_of(held))
            self.width[self.suits], self.begin[self.suits] = held.bit_count(), begin
            begin += 1 << held.bit_count() if held.bit_count() <= _SHORT else 2 << _HALF
            self.suits += 1
        self.owners, self.hashes = words([0] * begin), words([0] * begin)

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
        self.hashes[begin] = _mixed(suit + 1)
        while held != left:
            held = ((held | ~left) + 1) & left
            top: cython.longlong = held.bit_length() - 1
            place: cython.longlong = self.shift[suit] + top
            before: cython.ulonglong = self.owners[begin + (held ^ one << top)]
            self.owners[begin + held] = before << 6 | (self.kind[place] + 1) << 2 | owner[place]
            self.hashes[begin + held] = _mixed(self.owners[begin + held] << 3 | (suit + 1))

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
            number: cython.longlong = lower.bit_count()
            mark: cython.ulonglong = self.marked >> place & 1
            holder: cython.ulonglong = owner[place]
            self.owners[begin + held] = self.owners[begin + lower] | holder << (2 * number)
            self.hashes[begin + held] = self.hashes[begin + lower] | mark << number

    @cython.cfunc
    @cython.exceptval(check=False)
    def key(self, left: cython.ulonglong) -> cython.ulonglong:
        """Return the same number for the same shape."""
        suit: cython.longlong
        one: cython.ulonglong = 1
        found: cython.ulonglong = 0
        for suit in range(self.suits):
            begin: cython.longlong = self.begin[suit]
            held: cython.ulonglong = left >> self.shift[suit] & ((one << self.width[suit]) - 1)
            if self.width[suit] <= _SHORT:
                found ^= self.hashes[begin + held]
                continue
            lower: cython.longlong = held & ((one << _HALF) - 1)
            upper: cython.longlong = (one << _HALF) + (held >> _HALF)
            number: cython.ulonglong = held.bit_count()
            below: cython.longlong = lower.bit_count()
            of_whom: cython.ulonglong = self.owners[begin + lower] | self.owners[begin + upper] << (2 * below)
            where: cython.ulonglong = self.hashes[begin + lower] | self.hashes[begin + upper] << below
            which: cython.ulonglong = (left & self.marked) >> self.shift[suit] & ((one << self.width[suit]) - 1)
            found ^= _mixed((of_whom << 5 | number) << 3 | (suit + 1)) ^ _mixed((where << 22 | which) << 3 | 7)
        return found


@cython.cclass
class _OpenTable:
    """Cards on an open table while they are tried, by which rules, and what is counted of them."""

    played = cython.declare(cython.longlong, visibility="public")
    _target: Target
    _shapes: _Shapes
    _tables: TrickRules
    _rules: PlayRules
    _stages: tuple[PlayRules, ...]
    _stop: Callable[[], bool] | None
    _limit: cython.longlong
    _changes: cython.bint
    _special: cython.bint
    _asks_special: cython.bint
    _trull: cython.ulonglong
    _seats: cython.longlong
    _cards: cython.longlong
    _trumps: cython.ulonglong
    _beaters: cython.words
    _above: cython.words
    _suit: cython.words
    _suits: cython.words
    _plain: cython.ulonglong
    """A bit for each card that is alike to the one below it as long as nothing that is left stands between."""
    _begins: cython.shorts
    _having: cython.words
    _asked: cython.words
    _known: cython.longlong
    _rows: cython.longlong_8
    _leads: cython.longlong_8
    _side: cython.longlong
    _high: cython.bint
    """Whether the side wants much."""
    _exactly: cython.bint
    _points: cython.numbers
    _least: cython.longlong
    _trick_worth: cython.longlong
    _last: cython.longlong
    _worth_most: cython.ulonglong
    _worth_more: cython.ulonglong
    _worth_some: cython.ulonglong
    _staked: cython.ulonglong
    _held: cython.ulonglong_8
    _must: cython.ulonglong_8
    _bound: cython.longlong
    """How many seats must play one of some cards next."""
    _laid: cython.longlong_64
    """The cards laid, those of the last trick first."""
    _number: cython.longlong
    """How many tricks are finished."""
    _left: cython.longlong
    """How many are not."""
    _sure_leads: cython.bint
    _owner: cython.longlong_64
    _salt: cython.ulonglong_8
    _moves: cython.longlong_1024
    _free: cython.longlong
    _best: cython.longlong
    _keys: cython.words
    _found: cython.words
    _room: cython.longlong

    def __init__(self, rules: PlayRules, target: Target) -> None:
        """Take over what is played for."""
        pack = rules.pack
        if rules.seats > _SEATS:
            raise ValueError(rules.seats)
        self._target, self._seats, self._cards = target, rules.seats, len(pack.cards)
        self._stages = rules.stages or (rules,)
        self._changes, self._trumps = bool(rules.stages), rules.trumps
        self._special = rules.special is not None
        self._trull = 0 if rules.special is None else rules.special.bits
        self._beaters, self._above, self._suit = words(rules.beaters), words(pack.above), words(pack.suit)
        self._suits = words([suit for suit in pack.suits.values() if suit])
        self._side, self._high, self._exactly = target.seats, not target.avoided, target.exactly
        points = [0] * self._cards if target.exactly or not target.points else [*target.points]
        self._points, self._least = numbers(points), min(points)
        self._trick_worth = 1 if target.exactly else target.trick
        self._last = 0 if target.exactly else target.last
        self._staked = 0
        for stake in () if target.exactly else target.staked:
            self._staked |= 1 << stake.place
        self._worth_most, self._worth_more, self._worth_some = _levels(points)
        apart = named_cards(rules) | int(self._staked)
        self._shapes = _Shapes(rules, apart, points)
        plain = [
            place
            for place in range(1, self._cards)
            if not (apart >> place | apart >> place - 1) & 1
            and points[place] == points[place - 1]
            and pack.suit[place] == pack.suit[place - 1]
        ]
        self._plain = sum(1 << place for place in plain)
        self._room, self.played = 0, 0
        if not cython.compiled:
            self._rows, self._leads, self._held, self._must = [0] * 8, [0] * 8, [0] * 8, [0] * 8
            self._laid, self._salt, self._owner, self._moves = [0] * 64, [0] * 8, [0] * 64, [0] * _MOVES

    def _begin(self, table: Position, stop: Callable[[], bool] | None, work: int) -> int:
        """Take over a position; return what can be won in it."""
        held, bound, trick = table.hands, table.bound, table.trick
        self._stop, self._limit = stop, self.played + work if work >= 0 else -1
        self._number, self._free, self._bound = len(table.winners), 0, 0
        left: cython.ulonglong = table.left
        for seat in range(_SEATS):
            self._held[seat] = held[seat] if seat < self._seats else 0
            self._must[seat] = bound[seat] if seat < self._seats else 0
            self._bound += self._must[seat] != 0
            self._salt[seat] = _mixed(seat + 1 + 16 * len(held))
            for place in places_of(self._held[seat]):
                self._owner[place] = seat
        for _, place in trick:
            left |= 1 << place
        self._left = left.bit_count() // self._seats
        for at, (_, place) in enumerate(trick):
            self._laid[(self._left - 1) * self._seats + at] = place
        self._adopt(self._number)
        self._shapes.fill(self._owner, table.left)
        self._make_room()
        self._sure_leads = not (self._changes or self._bound or self._exactly)
        for seat in range(self._seats):
            self._sure_leads = self._sure_leads and self._leading(seat) == self._held[seat]
        found: cython.longlong = self._trick_worth * self._left + self._last * (self._left > 0)
        for place in places_of(left):
            found += self._points[place]
        for stake in self._target.staked if self._staked else ():
            found += stake.worth * (left >> stake.place & 1)
        if found >> _BITS_OF_VALUE:
            raise ValueError(found)
        return found

    def _make_room(self) -> None:
        """Have an empty table of positions: a small one where little is left, for it must stay in the cache."""
        bits: cython.longlong = min(max(2 * self._left, _LEAST_ROOM), _MOST_ROOM)
        if self._room != 1 << bits:
            self._room = 1 << bits
            self._keys, self._found = empty_words(self._room), empty_words(self._room)
        else:
            self._forget()

    @cython.final
    @cython.cfunc
    def _forget(self) -> cython.void:
        at: cython.longlong
        for at in range(self._room):
            self._keys[at] = 0

    @cython.final
    @cython.cfunc
    def _adopt(self, number: cython.longlong) -> cython.void:
        """Play by the rules that hold after so many tricks."""
        self._rules = self._stages[min(number, len(self._stages) - 1)]
        self._tables = trick_rules(self._rules)
        self._begins, self._having, self._asked, self._known = self._tables.asked()
        self._asks_special = self._tables.asks_of_special
        for seat, (row, begin) in enumerate(zip(self._tables.rows, self._tables.begins_of_leads, strict=True)):
            self._rows[seat], self._leads[seat] = row, begin

    @cython.final
    @cython.cfunc
    def _leading(self, seat: cython.longlong) -> cython.ulonglong:
        """Return the cards that a seat may lead."""
        hand: cython.ulonglong = self._held[seat]
        at: cython.longlong = self._leads[seat]
        if not hand:
            return 0
        if self._must[seat]:
            return self._must[seat]
        while not hand & self._having[at]:
            at += 1
        return hand & self._asked[at]

    @cython.final
    @cython.cfunc
    def _following(
        self, laid: cython.longlong, seat: cython.longlong, high: cython.longlong, top: cython.longlong
    ) -> cython.ulonglong:
        """Return the cards that a seat may add to a trick."""
        if self._must[seat]:
            return self._must[seat]
        hand: cython.ulonglong = self._held[seat]
        row: cython.longlong = self._rows[seat]
        special: cython.bint = False
        if self._asks_special:
            special = bool(self._trull >> top & 1) and self._threatens(laid, top)
            row = 2 * row + special
        at: cython.longlong = self._begins[(row * self._cards + high) * self._cards + top]
        if not 0 <= at < self._known:  # new, or met meanwhile by others who play by these rules
            self._tables.ask(seat, high, top, special)
            self._begins, self._having, self._asked, self._known = self._tables.asked()
            at = self._begins[(row * self._cards + high) * self._cards + top]
        while not hand & self._having[at]:
            at += 1
        return hand & self._asked[at]

    @cython.final
    @cython.cfunc
    def _threatens(self, laid: cython.longlong, top: cython.longlong) -> cython.bint:
        """Whether the card of which a law asks that would take the trick against rank."""
        begin = (self._left - 1) * self._seats
        return self._rules.special_threatens([(0, self._laid[begin + at]) for at in range(laid)], top)

    @cython.final
    @cython.cfunc
    def _taker(self, last: cython.longlong, top: cython.longlong, held: cython.longlong) -> cython.longlong:
        """Return who takes a trick where special ones are taken against rank."""
        begin = (self._left - 1) * self._seats
        laid = [((last + 1 + at) % self._seats, self._laid[begin + at]) for at in range(self._seats)]
        return self._rules.winner(laid, held, top)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _unlike(self, cards: cython.ulonglong, left: cython.ulonglong) -> cython.ulonglong:
        """Return of cards that are alike only the lowest: nobody has one between them."""
        alike: cython.ulonglong = cards
        passed: cython.ulonglong = self._plain & ~left
        alike |= passed & (alike << 1)
        passed &= passed << 1
        alike |= passed & (alike << 2)
        passed &= passed << 2
        alike |= passed & (alike << 4)
        passed &= passed << 4
        alike |= passed & (alike << 8)
        passed &= passed << 8
        alike |= passed & (alike << 16)
        return cards & ~((alike << 1) & self._plain)


@cython.cclass
class _Promises(_OpenTable):
    """Which cards of such a table promise most, and what is sure without trying any."""

    @cython.final
    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _wants(self, seat: cython.longlong) -> cython.longlong:
        """Return which answer a seat wants."""
        return self._side >> seat & 1 if self._high else 1 ^ (self._side >> seat & 1)

    @cython.final
    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _takes(self, seat: cython.longlong, need: cython.longlong) -> cython.bint:
        """Whether a seat wants tricks for its side."""
        return need > 0 if self._exactly else self._high

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _put(self, at: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
        """Have cards tried from the lowest up; return where the next ones go."""
        while cards:
            self._moves[at] = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            at += 1
        return at

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _ordered(
        self,
        laid: cython.longlong,
        seat: cython.longlong,
        top: cython.longlong,
        with_side: cython.bint,
        cards: cython.ulonglong,
        left: cython.ulonglong,
        takes: cython.bint,
    ) -> cython.longlong:
        """Put the cards to follow with in the order in which they are tried; return where they end."""
        at: cython.longlong = self._free
        wins: cython.ulonglong = cards & self._beaters[top]
        lost: cython.ulonglong = cards ^ wins
        others: cython.ulonglong = left & ~self._held[seat]
        most: cython.ulonglong = self._worth_most
        if not takes:
            return self._put_down(self._put_down(at, lost), wins)
        if laid + 1 == self._seats:
            if with_side:
                return self._put_dear(at, cards)
            at = self._put(at, wins & ~self._trumps)
            at = self._put(at, wins & self._trumps)
            return self._put_cheap(at, lost)
        if with_side and not others & self._beaters[top]:
            at = self._put_dear(at, lost)
            return self._put(at, wins)
        some: cython.ulonglong = self._suit[(cards & -cards).bit_length() - 1]
        sure: cython.ulonglong = wins & some & _over(others & some)
        at = self._put(at, sure)
        at = self._put(at, wins & ~sure & ~most)
        at = self._put(at, lost & ~(most | self._worth_more | self._worth_some))
        at = self._put(at, lost & ~most & (self._worth_more | self._worth_some))
        at = self._put(at, wins & ~sure & most)
        return self._put(at, lost & most)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_dear(self, at: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
        """Have what is worth most tried first."""
        at = self._put(at, cards & self._worth_most)
        at = self._put(at, cards & self._worth_more)
        at = self._put(at, cards & self._worth_some)
        return self._put(at, cards & ~(self._worth_most | self._worth_more | self._worth_some))

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_cheap(self, at: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
        """Have what is worth least tried first."""
        at = self._put(at, cards & ~(self._worth_most | self._worth_more | self._worth_some))
        at = self._put(at, cards & self._worth_some)
        at = self._put(at, cards & self._worth_more)
        return self._put(at, cards & self._worth_most)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_down(self, at: cython.longlong, cards: cython.ulonglong) -> cython.longlong:
        """Have cards tried from the highest down."""
        one: cython.ulonglong = 1
        while cards:
            place: cython.longlong = cards.bit_length() - 1
            self._moves[at] = place
            cards ^= one << place
            at += 1
        return at

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_leads(
        self,
        at: cython.longlong,
        seat: cython.longlong,
        cards: cython.ulonglong,
        left: cython.ulonglong,
        takes: cython.bint,
    ) -> cython.longlong:
        """Put cards to lead in the order in which they are tried; return where they end."""
        number: cython.longlong
        other: cython.longlong
        against: cython.ulonglong = self._against(seat)
        ruffers: cython.bint = (against & self._trumps) != 0
        best: cython.ulonglong = 0
        for number in range(self._shapes.suits):
            suit: cython.ulonglong = self._suits[number]
            mine: cython.ulonglong = cards & suit
            if not mine:
                continue
            mine &= _over(against & suit)
            if mine and ruffers and not mine & self._trumps:
                for other in range(self._seats):
                    hand: cython.ulonglong = self._held[other] & against
                    if hand & self._trumps and not hand & suit:
                        mine = 0
            best |= mine
        rest: cython.ulonglong = cards ^ best
        if not takes:
            return self._put(self._put(at, rest), best)
        at = self._put(at, best & ~self._trumps)
        at = self._put(at, best & self._trumps)
        at = self._put(at, rest & ~(self._worth_most | self._worth_more | self._worth_some))
        at = self._put(at, rest & (self._worth_more | self._worth_some))
        return self._put(at, rest & self._worth_most)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _against(self, seat: cython.longlong) -> cython.ulonglong:
        """Return the cards of the side against a seat."""
        other: cython.longlong
        found: cython.ulonglong = 0
        for other in range(self._seats):
            if (self._side >> other ^ self._side >> seat) & 1:
                found |= self._held[other]
        return found

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _sure(
        self, seat: cython.longlong, need: cython.longlong, rest: cython.longlong, left: cython.ulonglong
    ) -> cython.longlong:
        """Return the answer where trumps that cannot be beaten, or winners led one after the other, are enough for it.

        A side has the points of its trumps that the other cannot beat, and a trick for each of them in one hand.
        """
        if self._exactly or (self._special and self._trull & left == self._trull):
            return _UNKNOWN
        against: cython.ulonglong = self._against(seat) & self._trumps
        trumps: cython.ulonglong = left & self._trumps
        of_side: cython.bint = self._side >> seat & 1 != 0
        sure: cython.longlong
        if trumps & ~against > against:
            sure = self._worth_of_best(trumps & ~against & _over(against))
            if of_side and sure >= need:
                return 1
            if not of_side and rest - sure < need:
                return 0
        elif against:
            sure = self._worth_of_best(against & _over(trumps & ~against))
            if not of_side and sure >= need:
                return 1
            if of_side and rest - sure < need:
                return 0
        return self._cashed(seat, need, rest, left) if self._sure_leads and self._high else _UNKNOWN

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _worth_of_best(self, best: cython.ulonglong) -> cython.longlong:
        """Return what a side gets with trumps that the other cannot beat."""
        seat: cython.longlong
        count: cython.longlong = 0
        for seat in range(self._seats):
            count = max(count, (self._held[seat] & best).bit_count())
        return self._worth_of_tricks(best, count)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _worth_of_tricks(self, cards: cython.ulonglong, count: cython.longlong) -> cython.longlong:
        """Return what so many tricks with these cards are worth at least."""
        found: cython.longlong = count * (self._trick_worth + self._least * self._seats)
        while cards:
            found += self._points[(cards & -cards).bit_length() - 1] - self._least
            cards &= cards - 1
        return found

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _cashed(
        self, seat: cython.longlong, need: cython.longlong, rest: cython.longlong, left: cython.ulonglong
    ) -> cython.longlong:
        """Return the answer where the winners that a seat can lead are enough for it."""
        number: cython.longlong
        hand: cython.ulonglong = self._held[seat]
        others: cython.ulonglong = left ^ hand
        cash: cython.ulonglong = hand & self._trumps & _over(others & self._trumps)
        if not others & self._trumps:
            for number in range(self._shapes.suits):
                suit: cython.ulonglong = self._suits[number]
                cash |= hand & suit & _over(others & suit)
        count: cython.longlong = cash.bit_count()
        of_side: cython.bint = self._side >> seat & 1 != 0
        if not self._staked and count == self._left:
            return of_side
        sure: cython.longlong = self._worth_of_tricks(cash, count)
        if of_side and sure >= need:
            return 1
        if not of_side and rest - sure < need:
            return 0
        return _UNKNOWN


@cython.final
@cython.cclass
class Solver(_Promises):
    """Searches positions of open deals by the same rules for the same target; `played` says how many cards it tried."""

    def value(self, table: Position, guess: int = -1, *, stop: Callable[[], bool] | None = None, work: int = -1) -> int:
        """Return what the side still takes from here on, the open trick with it.

        A `guess` saves time.  Raises `SearchStoppedError` where `stop` says so, or after `work` cards.
        """
        rest: cython.longlong = self._begin(table, stop, work)
        return self._drive(table, -1, guess, rest)

    def reaches(self, table: Position, need: int, *, stop: Callable[[], bool] | None = None, work: int = -1) -> bool:
        """Whether the side still takes so much at least, or just so many tricks where that is the target."""
        rest: cython.longlong = self._begin(table, stop, work)
        return self._from_here(table, -1, need, rest) != 0

    def values(
        self, table: Position, guess: int = -1, *, stop: Callable[[], bool] | None = None, work: int = -1
    ) -> dict[Place, int]:
        """Return what the side takes after each card that may be played, of cards that are alike only the lowest."""
        rest: cython.longlong = self._begin(table, stop, work)
        found: dict[Place, int] = {}
        for place in self._choices(table):
            guess = found[place] = self._drive(table, place, guess, rest)
        return found

    def reached(
        self, table: Position, need: int, *, stop: Callable[[], bool] | None = None, work: int = -1
    ) -> dict[Place, bool]:
        """Return of each such card whether the side takes so much after it."""
        rest: cython.longlong = self._begin(table, stop, work)
        return {place: self._from_here(table, place, need, rest) != 0 for place in self._choices(table)}

    def _choices(self, table: Position) -> list[Place]:
        legal: cython.ulonglong = table.legal()
        gone: cython.ulonglong = table.left
        for _, place in table.trick:
            gone |= 1 << place
        return [*places_of(self._unlike(legal, gone))]

    def _drive(self, table: Position, place: int, guess: int, rest: int) -> int:
        """Return the value by questions."""
        if self._exactly:
            return next(need for need in range(self._left + 1) if self._from_here(table, place, need, rest))
        low, high, step, way = 0, rest, 1 + rest // _STEPS, 0
        need = rest // 2 if guess < 0 else guess
        while low < high:
            need = min(max(need, low + 1), high)
            if self._from_here(table, place, need, rest):
                low, step, way = need, 1 if way < 0 else step, 1
                need += step
            else:
                high, step, way = need - 1, 1 if way > 0 else step, -1
                need -= step
            if high - low <= step:
                need = (low + high + 1) // 2
        return low

    @cython.cfunc
    def _from_here(
        self, table: Position, place: cython.longlong, need: cython.longlong, rest: cython.longlong
    ) -> cython.longlong:
        """Return whether the side reaches a number from the position, or after a card there; it is left as it was."""
        self._free = 0
        trick: list[tuple[int, int]] = table.trick
        laid: cython.longlong = len(trick)
        left: cython.ulonglong = table.left
        gathered: cython.longlong = 0
        for _, each in trick:
            gathered += self._points[each]
            left |= cython.cast(cython.ulonglong, 1) << each
        if not left:
            return need == 0 if self._exactly else need <= 0
        high, top, held = (table.high, table.top, table.held) if laid else (-1, -1, table.turn)
        if place >= 0:
            return self._play(laid, table.turn, place, high, top, held, gathered, need, rest, left)
        if laid:
            return self._follow(laid, table.turn, high, top, held, gathered, need, rest, left)
        return self._lead(table.turn, need, rest)

    @cython.cfunc
    @cython.exceptval(-1)
    def _play(
        self,
        laid: cython.longlong,
        seat: cython.longlong,
        place: cython.longlong,
        high: cython.longlong,
        top: cython.longlong,
        held: cython.longlong,
        gathered: cython.longlong,
        need: cython.longlong,
        rest: cython.longlong,
        left: cython.ulonglong,
    ) -> cython.longlong:
        """Return whether the side reaches a number after a card, which is then taken back."""
        found: cython.longlong
        bit: cython.ulonglong = 1
        bit <<= place
        must: cython.ulonglong = self._must[seat]
        if must and must & bit:
            self._must[seat] = 0
            self._bound -= 1
        self._held[seat] ^= bit
        self._laid[(self._left - 1) * self._seats + laid] = place
        if not laid:
            high = top = place
            held = seat
        else:
            if self._beaters[top] & bit:
                top, held = place, seat
            if self._above[high] & bit:
                high = place
        gathered += self._points[place]
        self.played += 1
        if not self.played & _LOOK:
            self._look()
        if laid + 1 == self._seats:
            found = self._taken(seat, top, held, gathered, need, rest)
        else:
            following: cython.longlong = seat + 1 if seat + 1 < self._seats else 0
            found = self._follow(laid + 1, following, high, top, held, gathered, need, rest, left)
        self._held[seat] ^= bit
        if must and must & bit:
            self._must[seat] = must
            self._bound += 1
        return found

    @cython.cfunc
    def _look(self) -> cython.void:
        """Look whether to stop."""
        if 0 <= self._limit < self.played or (self._stop is not None and self._stop()):
            raise SearchStoppedError

    @cython.cfunc
    @cython.exceptval(-1)
    def _taken(
        self,
        last: cython.longlong,
        top: cython.longlong,
        held: cython.longlong,
        gathered: cython.longlong,
        need: cython.longlong,
        rest: cython.longlong,
    ) -> cython.longlong:
        """Return whether the side reaches a number, a trick being full."""
        if self._trull >> top & 1 and self._special:
            held = self._taker(last, top, held)
        gathered += self._trick_worth
        if self._left == 1:
            gathered += self._last
        rest -= gathered
        if self._side >> held & 1:
            need -= gathered
        if self._staked:
            need, rest = self._settle(last, held, need, rest)
        if self._left == 1:
            return need == 0 if self._exactly else need <= 0
        self._left -= 1
        self._number += 1
        if self._changes:
            self._adopt(self._number)
        found: cython.longlong = self._lead(held, need, rest)
        self._left += 1
        self._number -= 1
        if self._changes:
            self._adopt(self._number)
        return found

    @cython.cfunc
    def _settle(
        self, last: cython.longlong, held: cython.longlong, need: cython.longlong, rest: cython.longlong
    ) -> tuple[int, int]:
        """Count what is won with single cards in a full trick; return what is needed and to be won after it."""
        for stake in self._target.staked:
            for at in range(self._seats):
                if self._laid[(self._left - 1) * self._seats + at] == stake.place:
                    owner = (last + 1 + at) % self._seats
                    same_side = (self._side >> owner ^ self._side >> held) & 1 == 0
                    won = stake.trick == self._number + 1 and (same_side if stake.by_side else owner == held)
                    rest -= stake.worth
                    if won == bool(self._side >> owner & 1):
                        need -= stake.worth
        return need, rest

    @cython.cfunc
    @cython.exceptval(-1)
    def _follow(
        self,
        laid: cython.longlong,
        seat: cython.longlong,
        high: cython.longlong,
        top: cython.longlong,
        held: cython.longlong,
        gathered: cython.longlong,
        need: cython.longlong,
        rest: cython.longlong,
        left: cython.ulonglong,
    ) -> cython.longlong:
        """Return whether the side reaches a number, so many cards being laid; `left` are those before the trick."""
        at: cython.longlong
        begin: cython.longlong = self._free
        found: cython.longlong = 0
        wants: cython.longlong = self._wants(seat)
        cards: cython.ulonglong = self._unlike(self._following(laid, seat, high, top), left)
        if not cards & (cards - 1):
            return self._play(laid, seat, cards.bit_length() - 1, high, top, held, gathered, need, rest, left)
        with_side: cython.bint = (self._side >> seat ^ self._side >> held) & 1 == 0
        end: cython.longlong = self._ordered(laid, seat, top, with_side, cards, left, self._takes(seat, need))
        self._free = end
        for at in range(begin, end):
            found = self._play(laid, seat, self._moves[at], high, top, held, gathered, need, rest, left)
            if found == wants:
                break
        self._free = begin
        return found

    @cython.cfunc
    @cython.exceptval(-1)
    def _lead(self, seat: cython.longlong, need: cython.longlong, rest: cython.longlong) -> cython.longlong:
        """Return whether the side reaches a number, a seat being to lead."""
        if need > (self._left if self._exactly else rest) or (self._exactly and need < 0):
            return 0
        if need <= 0 and not self._exactly:
            return 1
        left: cython.ulonglong = self._held[0] | self._held[1] | self._held[2] | self._held[3]
        found: cython.longlong = self._sure(seat, need, rest, left)
        if found != _UNKNOWN:
            return found
        if self._bound:
            return self._try_leads(seat, need, rest, left, -1)
        key: cython.ulonglong = self._shapes.key(left) ^ self._salt[seat]
        if self._exactly:
            key ^= _mixed(need + 100)
        slot: cython.longlong = key & (self._room - 1)
        low: cython.longlong = 0
        high: cython.longlong = 1 if self._exactly else rest
        hint: cython.longlong = -1
        asked: cython.longlong = 1 if self._exactly else need
        value: cython.ulonglong
        if self._keys[slot] == key:
            value = self._found[slot]
            low = value >> _BITS_OF_VALUE & ((1 << _BITS_OF_VALUE) - 1)
            high = value & ((1 << _BITS_OF_VALUE) - 1)
            hint = value >> 2 * _BITS_OF_VALUE
            if low >= asked:
                return 1
            if high < asked:
                return 0
        found = self._try_leads(seat, need, rest, left, hint)
        if found:
            low = max(low, asked)
        else:
            high = min(high, asked - 1)
        value = self._best
        self._keys[slot] = key
        self._found[slot] = (value << _BITS_OF_VALUE | low) << _BITS_OF_VALUE | high
        return found

    @cython.cfunc
    @cython.exceptval(-1)
    def _try_leads(
        self,
        seat: cython.longlong,
        need: cython.longlong,
        rest: cython.longlong,
        left: cython.ulonglong,
        hint: cython.longlong,
    ) -> cython.longlong:
        """Return whether the side reaches a number by trying what may be led, `hint` first; keep what was best."""
        at: cython.longlong
        one: cython.ulonglong = 1
        begin: cython.longlong = self._free
        end: cython.longlong = begin
        cards: cython.ulonglong = self._unlike(self._leading(seat), left)
        if hint >= 0 and cards >> hint & 1:
            end = self._put(end, one << hint)
            cards ^= one << hint
        end = self._put_leads(end, seat, cards, left, self._takes(seat, need))
        self._free = end
        wants: cython.longlong = self._wants(seat)
        found: cython.longlong = 0
        best: cython.longlong = self._moves[begin]
        for at in range(begin, end):
            found = self._play(0, seat, self._moves[at], -1, -1, seat, 0, need, rest, left)
            if found == wants:
                best = self._moves[at]
                break
        self._free = begin
        self._best = best
        return found


def _levels(points: list[int]) -> tuple[Cards, Cards, Cards]:
    """Return the cards worth most, more, and something: two thirds of the most, the half, a quarter."""
    most = max(points)
    found = [
        sum(1 << place for place, worth in enumerate(points) if worth > min(points) and low <= 12 * worth < high)
        for low, high in ((8 * most, 13 * most), (6 * most, 8 * most), (3 * most, 6 * most))
    ]
    return found[0], found[1], found[2]
