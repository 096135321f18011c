# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The search of `Solver`: whether a side reaches a number where all hands lie open, without Python while it lasts.

What it finds before a trick is remembered under who holds which card of those left, whatever they are; of cards that
are alike one is tried.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kartenspiel.model.cardplay.pack import Cards, Place, places_of
from kartenspiel.model.cardplay.rules import PlayRules
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import empty_words
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.search_ground import Asked, Ground
from kartenspiel.players.kernel.stop_flag import StopFlag

_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)
_SEATS = cython.declare(cython.longlong, 4)
"""The seats of a search are kept in two bits."""
_SHORT = cython.declare(cython.longlong, 10)
"""The shape of a suit of so many cards is one number."""
_HALF = cython.declare(cython.longlong, 11)
"""Longer suits are looked up in halves of so many cards."""
_OWNERS = cython.declare(cython.longlong, 32)
_OWNERS_ALONE = cython.declare(cython.ulonglong, (1 << 32) - 1)
_ONE_MORE = cython.declare(cython.ulonglong, 1 << 32)
"""Above the holders of half a suit stands how many cards of it are left."""
_GROUPS = cython.declare(cython.longlong, 8)
"""Cards to be tried are in so many groups at most, one after the other."""
_LEAST_ROOM = cython.declare(cython.longlong, 12)
_MOST_ROOM = cython.declare(cython.longlong, 18)
_ROOM_BESIDE = cython.declare(cython.longlong, 6)
"""A table of positions has as many places as so many bits can tell, more the more tricks are left.

One that is no larger than what the processor keeps close at hand beats one in which nothing is overwritten.
"""
_BITS_OF_VALUE = cython.declare(cython.longlong, 22)
_BITS_OF_PLACE = cython.declare(cython.longlong, 6)
_NO_PLACE = cython.declare(cython.longlong, 63)
_BITS_OF_DEPTH = cython.declare(cython.longlong, 5)
_DEEPEST = cython.declare(cython.longlong, 31)
_SEARCHES = 1 << 64 - 2 * 22 - 6 - 5
"""A table serves so many searches before it is emptied: what it keeps has the number of the search."""
_TABLES_KEPT = 2
"""So many tables of a size wait for other searches; two run at once mostly."""
_WHOLE_VALUE = cython.declare(cython.ulonglong, (1 << 22) - 1)
_UNKNOWN = cython.declare(cython.longlong, 2)
_ENDED = cython.declare(cython.longlong, -1)
"""What a search answers that was stopped, has done all its work, or failed."""
_LOOK = cython.declare(cython.longlong, 256)
"""After so many cards it is looked whether to stop: in hundredths of a millisecond compiled, in some without."""


class SearchStoppedError(Exception):
    """A search was stopped, or has played as many cards as it may."""


_tables: dict[int, list[tuple[Any, int]]] = {}
"""Tables of positions that no search uses, by their size, with the number of the last search."""


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _over(cards: cython.ulonglong) -> cython.ulonglong:
    """Return the bits above the highest card; all where there is none."""
    return _ALL << cards.bit_length() & _ALL


@cython.final
@cython.cclass
class _Shapes:
    """Who holds which of the cards left, without regard to those that are gone between them."""

    kind: cython.longlong_64
    """For each card a number that is the same for cards of its suit that differ by rank alone."""
    marked: cython.ulonglong
    """The cards of other kinds than most of their suit: a key tells which of them are left, of others their order."""
    suits: cython.longlong
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
        for held in pack.suits.values():
            if not held:
                continue
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
def _key(shapes: _Shapes, left: cython.ulonglong) -> cython.ulonglong:
    """Return the same number for the same shape."""
    suit: cython.longlong
    one: cython.ulonglong = 1
    found: cython.ulonglong = 0
    for suit in range(shapes.suits):
        begin: cython.longlong = shapes.begin[suit]
        held: cython.ulonglong = left >> shapes.shift[suit] & shapes.mask[suit]
        if shapes.width[suit] <= _SHORT:
            found ^= shapes.hashes[begin + held]
            continue
        lower: cython.longlong = held & ((one << _HALF) - 1)
        upper: cython.longlong = (one << _HALF) + (held >> _HALF)
        of_lower: cython.ulonglong = shapes.owners[begin + lower]
        of_upper: cython.ulonglong = shapes.owners[begin + upper]
        below: cython.longlong = of_lower >> _OWNERS
        number: cython.ulonglong = (of_upper >> _OWNERS) + (of_lower >> _OWNERS)
        of_whom: cython.ulonglong = of_lower & _OWNERS_ALONE | (of_upper & _OWNERS_ALONE) << (2 * below)
        where: cython.ulonglong = shapes.hashes[begin + lower] | shapes.hashes[begin + upper] << below
        which: cython.ulonglong = (left & shapes.marked) >> shapes.shift[suit] & shapes.mask[suit]
        found ^= cython.mixed((of_whom << 5 | number) << 3 | (suit + 1)) ^ cython.mixed((where << 22 | which) << 3 | 7)
    return found


@cython.final
@cython.cclass
class OpenSearch:
    """Cards on an open table while they are tried, by which rules, and what is counted of them.

    It does one search at a time.
    """

    played = cython.declare(cython.longlong, visibility="public")
    """How many cards were tried so far."""
    asked_of: Asked
    shapes: _Shapes
    error: BaseException | None
    changes: cython.bint
    seats: cython.longlong
    trumps: cython.ulonglong
    beaters: cython.words
    above: cython.words
    suit: cython.words
    suits: cython.ulonglong_8
    plain: cython.ulonglong
    """A bit for each card that is alike to the one below it as long as nothing that is left stands between."""
    trull: cython.ulonglong
    """The three cards by which a trick may be taken against rank."""
    special_first: cython.longlong
    special_top: cython.longlong
    """That one of them which wins by rank; -1 where no trick is taken so."""
    special_last: cython.longlong
    in_order: cython.bint
    begins: cython.shorts
    wishes: cython.words
    known: cython.longlong
    stages: cython.longlong_64
    """For each trick which of the rules hold."""
    stage: cython.longlong
    asking: cython.numbers
    """For each of the rules the card of which a law asks whether it would take the trick against rank, or -1."""
    rows: cython.numbers
    leads: cython.numbers
    side: cython.longlong
    high: cython.bint
    """Whether the side wants much."""
    exactly: cython.bint
    wants: cython.longlong_8
    """Which answer each seat wants."""
    foes: cython.ulonglong_64
    """For each seat and each other seat all bits where it is of the other side, else none."""
    points: cython.numbers
    least: cython.longlong
    each_trick: cython.longlong
    """What each trick is worth at least."""
    dear: cython.ulonglong
    """The cards with more points than the least."""
    trick_worth: cython.longlong
    last: cython.longlong
    worth_most: cython.ulonglong
    worth_more: cython.ulonglong
    worth_some: cython.ulonglong
    stakes: cython.longlong
    """How many cards are staked."""
    staked: cython.longlong_64
    """Of each the place, the trick, the worth, and whether it is enough that the side of the card takes the trick."""
    watches: cython.bint
    """Whether something depends on which seat laid which card."""
    held: cython.ulonglong_8
    must: cython.ulonglong_8
    bound: cython.longlong
    """How many seats must play one of some cards next."""
    laid: cython.longlong_64
    """The cards laid, those of the last trick first."""
    number: cython.longlong
    """How many tricks are finished; counted on only where rules change."""
    tricks: cython.longlong
    """How many there are in all."""
    left: cython.longlong
    """How many are not."""
    needs: cython.longlong_64
    """By how many are left, what the side must still reach."""
    rests: cython.longlong_64
    """By how many are left, what can still be won."""
    takes: cython.longlong_64
    """By how many are left, whether who wants the answer to be right takes tricks."""
    lefts: cython.ulonglong_64
    """By how many are left, the cards that were in hands before the trick."""
    sure_leads: cython.bint
    long_suits: cython.bint
    """Whether there are so many trumps that many more positions are met."""
    turn: cython.longlong
    begun: cython.longlong
    """How many cards lie in the open trick where the search begins."""
    begun_high: cython.longlong
    begun_top: cython.longlong
    begun_held: cython.longlong
    gathered: cython.longlong
    whole: cython.longlong
    """All that can be won from there on."""
    owner: cython.longlong_64
    salt: cython.ulonglong_8
    groups: cython.ulonglong_1024
    """The cards to be tried, in groups one after the other, for each card of each trick."""
    chosen: cython.ulonglong
    """The cards in the groups that are tried next; none where they are still to be found."""
    best: cython.longlong
    table: cython.words
    """For each place a key and what is known under it."""
    mask: cython.ulonglong
    search: cython.ulonglong
    """The number of the search in the table."""
    lent: Any
    bits: cython.longlong
    flag: cython.numbers
    pause: cython.longlong
    """When to look next whether to stop."""
    limit: cython.longlong

    def __init__(self, ground: Ground) -> None:
        """Take over what is played for."""
        rules, target = ground.rules, ground.target
        if not cython.compiled:
            self.held, self.must, self.salt, self.laid = [0] * 8, [0] * 8, [0] * 8, [0] * 64
            self.owner, self.groups = [0] * 64, [0] * 1024
            self.suits, self.stages, self.staked, self.wants = [0] * 8, [0] * 64, [0] * 64, [0] * 8
            self.needs, self.rests, self.lefts, self.foes = [0] * 64, [0] * 64, [0] * 64, [0] * 64
            self.takes = [0] * 64
        self.lent, self.bits = None, 0
        self.seats = rules.seats
        self.asked_of, self.asking = ground.asked, ground.asked.special
        self.rows, self.leads, self.begins = ground.asked.rows, ground.asked.leads, ground.asked.begins
        self.known = 0
        self.trumps, self.changes = rules.trumps, bool(rules.stages)
        self.beaters, self.above, self.suit = ground.beaters, ground.above, ground.suit
        for number, suit in enumerate(ground.suits):
            self.suits[number] = suit
        self.plain = ground.plain
        self.trull, self.in_order, self.special_first, self.special_top, self.special_last = 0, False, -1, -1, -1
        if rules.special is not None:
            self.trull, self.in_order = rules.special.bits, rules.special.in_order
            self.special_first, self.special_top, self.special_last = rules.special.places
        for number in range(64):
            self.stages[number] = ground.asked.of_trick[min(number, len(ground.asked.of_trick) - 1)]
        self.side, self.high, self.exactly = target.seats, not target.avoided, target.exactly
        for seat in range(_SEATS):
            self.wants[seat] = (target.seats >> seat & 1) ^ int(target.avoided)
            for other in range(_SEATS):
                against = (target.seats >> other ^ target.seats >> seat) & 1
                self.foes[_SEATS * seat + other] = _ALL if against else 0
        self.points, self.least, self.dear = ground.points, ground.least, ground.dear
        self.trick_worth = 1 if target.exactly else target.trick
        self.last = 0 if target.exactly else target.last
        self.each_trick = self.trick_worth + self.least * self.seats
        self.worth_most, self.worth_more, self.worth_some = ground.levels
        self.stakes = len(ground.staked)
        for number, stake in enumerate(ground.staked):
            self.staked[4 * number], self.staked[4 * number + 1] = stake.place, stake.trick
            self.staked[4 * number + 2], self.staked[4 * number + 3] = stake.worth, stake.by_side
        self.watches = self.stakes > 0 or self.special_top >= 0
        self.long_suits = max(suit.bit_count() for suit in ground.suits) > _SHORT
        self.shapes = _Shapes(rules, ground.apart, ground.worths)
        self.played, self.lent = 0, None

    def begin(self, table: Position, stop: StopFlag | None, work: int) -> int:
        """Take over a position; return what can be won in it.  `end` must follow."""
        seat: cython.longlong
        place: cython.longlong
        cards: cython.ulonglong
        one: cython.ulonglong = 1
        left: cython.ulonglong = 0
        found: cython.longlong = 0
        hands, bound, trick = table.hands, table.bound, table.trick
        self.error = None
        self.flag = _NEVER.cells if stop is None else stop.cells
        self.allow(work)
        self.number, self.stage, self.bound = len(table.winners), self.stages[len(table.winners)], 0
        for seat in range(_SEATS):
            self.held[seat] = cards = hands[seat] if seat < self.seats else 0
            self.must[seat] = bound[seat] if seat < self.seats else 0
            self.bound += self.must[seat] != 0
            self.salt[seat] = cython.mixed(seat + 1 + 16 * self.seats)
            left |= cards
            while cards:
                place = (cards & -cards).bit_length() - 1
                self.owner[place] = seat
                found += self.points[place]
                cards &= cards - 1
        self.shapes.fill(self.owner, left)
        self.gathered = 0
        for _, lies in trick:
            left |= one << cython.cast(cython.longlong, lies)
            self.gathered += self.points[lies]
        found += self.gathered
        self.left = left.bit_count() // self.seats
        self.lefts[self.left], self.tricks = left, self.number + self.left
        for at, (_, lies) in enumerate(trick):
            self.laid[_SEATS * self.left + at] = lies
        self.turn, self.begun, self.begun_held = table.turn, len(trick), table.turn
        self.begun_high, self.begun_top = -1, -1
        if trick:
            self.begun_high, self.begun_top, self.begun_held = table.high, table.top, table.held
        self._refresh()
        self.sure_leads = not (self.changes or self.bound or self.exactly)
        for seat in range(self.seats):
            self.sure_leads = self.sure_leads and _leading(self, seat) == self.held[seat]
        found += self.trick_worth * self.left + self.last * (self.left > 0)
        for number in range(self.stakes):
            found += self.staked[4 * number + 2] * cython.cast(cython.longlong, left >> self.staked[4 * number] & 1)
        if found >> _BITS_OF_VALUE:
            raise ValueError(found)
        self.whole = found
        self._borrow(min(max(self.left + _ROOM_BESIDE + self.long_suits, _LEAST_ROOM), _MOST_ROOM))
        return found

    def allow(self, work: int) -> None:
        """Have no more cards tried from now on; without end where it is below 0."""
        self.limit = self.played + work if work >= 0 else -1
        self.pause = self.played  # a flag that is raised already stops the first card

    def _borrow(self, bits: int) -> None:
        """Have a table of positions: a small one where little is left, for it must stay in the cache."""
        try:
            self.lent, search = _tables[bits].pop()
        except (KeyError, IndexError):
            self.lent, search = None, _SEARCHES
        if self.lent is None or search + 1 >= _SEARCHES:
            self.lent, search = empty_words(2 << bits), 0
        self.bits, self.search, self.mask = bits, search + 1, (1 << bits - 1) - 1
        self.table = self.lent

    def end(self) -> None:
        """Give back the table that `begin` took."""
        waiting = _tables.setdefault(self.bits, [])
        if self.lent is not None and len(waiting) < _TABLES_KEPT:
            waiting.append((self.lent, int(self.search)))
        self.lent = None

    def _refresh(self) -> None:
        """Take over all that is known of what rules ask, by others too who play by them."""
        asked = self.asked_of
        if asked.known > self.known:
            self.wishes, self.known = asked.wishes, asked.known

    def choices(self, table: Position) -> list[Place]:
        """Return the cards that may be played, of those that are alike only the lowest."""
        legal: cython.ulonglong = table.legal()
        return [*places_of(_unlike(self, legal, self.lefts[self.left]))]

    def reaches(self, place: int, need: int) -> bool:
        """Whether the side reaches a number, after a card where `place` is not below 0.

        Raises `SearchStoppedError` where it was stopped or has done its work.
        """
        card: cython.longlong = place
        needed: cython.longlong = need
        found: cython.longlong
        with cython.nogil:
            found = _from_here(self, card, needed)
        if found == _ENDED:
            if self.error is not None:
                raise self.error
            raise SearchStoppedError
        return found != 0

    @cython.cfunc
    @cython.with_gil
    @cython.exceptval(check=False)
    def ask(
        self,
        row: cython.longlong,
        seat: cython.longlong,
        high: cython.longlong,
        top: cython.longlong,
        special: cython.bint,
    ) -> cython.bint:
        """Ask what is not known yet, or take over what others asked meanwhile; whether that went well."""
        try:
            if self.begins[row << 12 | high << 6 | top] < 0:
                self.asked_of.ask(self.stage, row, seat, high, top, special=special)
            self._refresh()
        except BaseException as error:  # noqa: BLE001 - raised by `reaches`; it may be that somebody interrupts
            self.error = error
            return False
        return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _from_here(on: OpenSearch, card: cython.longlong, need: cython.longlong) -> cython.longlong:
    """Return whether the side reaches a number from the position, or after a card there; it is left as it was."""
    one: cython.ulonglong = 1
    if not on.left:
        return need == 0 if on.exactly else need <= 0
    on.needs[on.left], on.rests[on.left] = need, on.whole
    on.takes[on.left] = need > 0 if on.exactly else on.high
    on.chosen = 0
    if card >= 0:
        on.chosen = one << card
        on.groups[_GROUPS * (_SEATS * on.left + on.begun)] = one << card
    elif not on.begun:
        return _lead(on, on.turn, need, on.whole)
    return _try(on, on.begun, on.turn, on.begun_high, on.begun_top, on.begun_held, on.gathered)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leading(on: OpenSearch, seat: cython.longlong) -> cython.ulonglong:
    """Return the cards that a seat may lead."""
    hand: cython.ulonglong = on.held[seat]
    at: cython.longlong = on.leads[_SEATS * on.stage + seat]
    if not hand:
        return 0
    if on.must[seat]:
        return on.must[seat]
    at *= 2
    while not hand & on.wishes[at]:
        at += 2
    return hand & on.wishes[at + 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _special_taker(on: OpenSearch, first: cython.longlong, end: cython.longlong) -> cython.longlong:
    """Return which of these cards laid takes the trick against rank, where the right one wins by rank; else -1."""
    at: cython.longlong
    found: cython.longlong = 0
    taker: cython.longlong = -1
    ordered: cython.bint = True
    for at in range(first, end):
        place: cython.longlong = on.laid[at]
        if place == on.special_first:
            ordered = ordered and found == 0
        elif place == on.special_top:
            ordered = ordered and found == 1
        elif place == on.special_last:
            ordered = ordered and found == 2  # noqa: PLR2004 - two of the three lie before
            taker = at
        else:
            continue
        found += 1
    return -1 if found < 3 or (on.in_order and not ordered) else taker  # noqa: PLR2004 - there are three


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _unlike(on: OpenSearch, cards: cython.ulonglong, left: cython.ulonglong) -> cython.ulonglong:
    """Return of cards that are alike only the lowest: nobody has one between them."""
    alike: cython.ulonglong = cards
    passed: cython.ulonglong = on.plain & ~left
    alike |= passed & (alike << 1)
    passed &= passed << 1
    alike |= passed & (alike << 2)
    passed &= passed << 2
    alike |= passed & (alike << 4)
    passed &= passed << 4
    alike |= passed & (alike << 8)
    passed &= passed << 8
    alike |= passed & (alike << 16)
    return cards & ~((alike << 1) & on.plain)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _after(
    on: OpenSearch,
    laid: cython.longlong,
    seat: cython.longlong,
    high: cython.longlong,
    top: cython.longlong,
    held: cython.longlong,
    gathered: cython.longlong,
    place: cython.longlong,
) -> cython.longlong:
    """Return whether the side reaches a number once a seat has added this card to a trick."""
    following: cython.longlong = seat + 1 if seat + 1 < on.seats else 0
    points: cython.longlong = gathered + on.points[place]
    if not laid:
        return _try(on, 1, following, place, place, seat, points)
    if on.beaters[top] >> place & 1:
        top, held = place, seat
    if laid + 1 == on.seats:
        return _taken(on, seat, top, held, points)
    if on.above[high] >> place & 1:
        high = place
    return _try(on, laid + 1, following, high, top, held, points)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _in_groups(
    on: OpenSearch,
    laid: cython.longlong,
    seat: cython.longlong,
    high: cython.longlong,
    top: cython.longlong,
    held: cython.longlong,
) -> cython.ulonglong:
    """Return what a seat may play, of cards that are alike one, and put it into groups, the most promising first.

    Nothing where asking the rules failed.
    """
    at: cython.longlong = _GROUPS * (_SEATS * on.left + laid)
    cards: cython.ulonglong = on.must[seat] or _asked_to_follow(on, laid, seat, high, top)
    if cards & (cards - 1):
        cards = _unlike(on, cards, on.lefts[on.left])
    on.groups[at] = cards
    if cards & (cards - 1):
        _order(on, at, laid, seat, top, on.foes[_SEATS * seat + held] == 0, cards, on.takes[on.left] != 0)
    return cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _try(
    on: OpenSearch,
    laid: cython.longlong,
    seat: cython.longlong,
    high: cython.longlong,
    top: cython.longlong,
    held: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return whether the side reaches a number, so many cards being laid, by trying what a seat may play.

    Where cards are chosen already, which stand in groups, these are tried.
    """
    wants: cython.longlong = on.wants[seat]
    hand: cython.ulonglong = on.held[seat]
    must: cython.ulonglong = on.must[seat]
    takes: cython.bint = on.takes[on.left] != 0
    at: cython.longlong = _GROUPS * (_SEATS * on.left + laid)
    one: cython.ulonglong = 1
    found: cython.longlong
    cards: cython.ulonglong = on.chosen or _in_groups(on, laid, seat, high, top, held)
    on.chosen = 0
    if not cards:
        return _ENDED
    while cards:
        group: cython.ulonglong = on.groups[at]
        while not group:
            at += 1
            group = on.groups[at]
        bit: cython.ulonglong = group & -group if takes or not laid else one << (group.bit_length() - 1)
        on.groups[at] = group ^ bit
        cards ^= bit
        place: cython.longlong = bit.bit_length() - 1
        on.played += 1
        if on.played > on.pause and _is_to_stop(on):
            on.held[seat] = hand
            return _ENDED
        on.held[seat] = hand ^ bit
        if on.watches:
            on.laid[_SEATS * on.left + laid] = place
        if must & bit:
            on.must[seat] = 0
            on.bound -= 1
        found = _after(on, laid, seat, high, top, held, gathered, place)
        if must & bit:
            on.must[seat] = must
            on.bound += 1
        if found == wants:
            on.best = place
            on.held[seat] = hand
            return found
        if found == _ENDED:
            on.held[seat] = hand
            return found
    on.held[seat] = hand
    return 1 - wants


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _asked_to_follow(
    on: OpenSearch, laid: cython.longlong, seat: cython.longlong, high: cython.longlong, top: cython.longlong
) -> cython.ulonglong:
    """Return the cards that a seat may add to a trick; none where asking the rules failed."""
    hand: cython.ulonglong = on.held[seat]
    row: cython.longlong = on.rows[_SEATS * on.stage + seat]
    special: cython.bint = False
    if top == on.special_top and on.asking[on.stage] >= 0:
        first: cython.longlong = _SEATS * on.left
        on.laid[first + laid] = on.asking[on.stage]
        special = _special_taker(on, first, first + laid + 1) == first + laid
        row += special
    index: cython.longlong = row << 12 | high << 6 | top
    at: cython.longlong = on.begins[index]
    if not 0 <= at < on.known:  # new, or met meanwhile by others who play by these rules
        if not on.ask(row, seat, high, top, special):
            return 0
        at = on.begins[index]
    at *= 2
    while not hand & on.wishes[at]:
        at += 2
    return hand & on.wishes[at + 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_to_stop(on: OpenSearch) -> cython.bint:
    """Look whether to stop."""
    on.pause = on.played + _LOOK
    if on.flag[0]:
        return True
    if on.limit < 0:
        return False
    if on.played > on.limit:
        return True
    on.pause = min(on.pause, on.limit)
    return False


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _taken(
    on: OpenSearch,
    last: cython.longlong,
    top: cython.longlong,
    held: cython.longlong,
    gathered: cython.longlong,
) -> cython.longlong:
    """Return whether the side reaches a number, a trick being full."""
    taker: cython.longlong
    need: cython.longlong = on.needs[on.left]
    if top == on.special_top:
        first: cython.longlong = _SEATS * on.left
        taker = _special_taker(on, first, first + on.seats)
        if taker >= 0:
            held = (last + 1 + taker - first) % on.seats
    gathered += on.trick_worth
    if on.left == 1:
        gathered += on.last
    rest: cython.longlong = on.rests[on.left] - gathered
    if on.side >> held & 1:
        need -= gathered
    if on.stakes:
        need -= _settle(on, last, held, True)
        rest -= _settle(on, last, held, False)
    if on.left == 1:
        return need == 0 if on.exactly else need <= 0
    on.left -= 1
    if on.changes:
        on.number += 1
        on.stage = on.stages[on.number]
    found: cython.longlong = _lead(on, held, need, rest)
    on.left += 1
    if on.changes:
        on.number -= 1
        on.stage = on.stages[on.number]
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(on: OpenSearch, last: cython.longlong, held: cython.longlong, of_side: cython.bint) -> cython.longlong:
    """Return what the side wins with single cards in a full trick, or both sides together."""
    number: cython.longlong
    at: cython.longlong
    first: cython.longlong = _SEATS * on.left
    trick: cython.longlong = on.tricks - on.left + 1
    found: cython.longlong = 0
    for number in range(on.stakes):
        for at in range(on.seats):
            if on.laid[first + at] == on.staked[4 * number]:
                owner: cython.longlong = (last + 1 + at) % on.seats
                same: cython.bint = (on.side >> owner ^ on.side >> held) & 1 == 0
                won: cython.bint = same if on.staked[4 * number + 3] else owner == held
                won = won and on.staked[4 * number + 1] == trick
                if not of_side or won == (on.side >> owner & 1):
                    found += on.staked[4 * number + 2]
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _order(
    on: OpenSearch,
    at: cython.longlong,
    laid: cython.longlong,
    seat: cython.longlong,
    top: cython.longlong,
    with_side: cython.bint,
    cards: cython.ulonglong,
    takes: cython.bint,
) -> cython.void:
    """Put the cards to follow with in groups in the order in which they are tried."""
    wins: cython.ulonglong = cards & on.beaters[top]
    lost: cython.ulonglong = cards ^ wins
    most: cython.ulonglong = on.worth_most
    more: cython.ulonglong = on.worth_more
    some: cython.ulonglong = on.worth_some
    if not takes:
        on.groups[at], on.groups[at + 1] = lost, wins
        return
    if laid + 1 == on.seats:
        if with_side:
            on.groups[at], on.groups[at + 1], on.groups[at + 2] = cards & most, cards & more, cards & some
            on.groups[at + 3] = cards & ~(most | more | some)
            return
        on.groups[at], on.groups[at + 1] = wins & ~on.trumps, wins & on.trumps
        on.groups[at + 2] = lost & ~(most | more | some)
        on.groups[at + 3], on.groups[at + 4], on.groups[at + 5] = lost & some, lost & more, lost & most
        return
    others: cython.ulonglong = on.lefts[on.left] & ~on.held[seat]
    if with_side and not others & on.above[top]:
        on.groups[at], on.groups[at + 1], on.groups[at + 2] = lost & most, lost & more, lost & some
        on.groups[at + 3], on.groups[at + 4] = lost & ~(most | more | some), wins
        return
    suit: cython.ulonglong = on.suit[(cards & -cards).bit_length() - 1]
    sure: cython.ulonglong = wins & suit & _over(others & suit)
    on.groups[at], on.groups[at + 1] = sure, wins & ~sure & ~most
    on.groups[at + 2] = lost & ~(most | more | some)
    on.groups[at + 3] = lost & ~most & (more | some)
    on.groups[at + 4], on.groups[at + 5] = wins & ~sure & most, lost & most


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(on: OpenSearch, seat: cython.longlong, need: cython.longlong, rest: cython.longlong) -> cython.longlong:
    """Return whether the side reaches a number, a seat being to lead."""
    if on.exactly:
        if need > on.left or need < 0:
            return 0
    elif need > rest:
        return 0
    elif need <= 0:
        return 1
    left: cython.ulonglong = on.held[0] | on.held[1] | on.held[2] | on.held[3]
    against: cython.ulonglong = _against(on, seat)
    asked: cython.longlong = 1 if on.exactly else need
    low: cython.longlong = 0
    high: cython.longlong = 1 if on.exactly else rest
    hint: cython.longlong = _NO_PLACE
    key: cython.ulonglong = 0
    slot: cython.longlong = 0
    value: cython.ulonglong
    found: cython.longlong
    if not on.bound:
        key = _key(on.shapes, left) ^ on.salt[seat]
        if on.exactly:
            key ^= cython.mixed(need + 100)
        slot = 4 * (key & on.mask)
    cython.prefetch(on.table[slot])  # it comes while what is sure is looked at
    found = _sure(on, seat, need, rest, left, against)
    if found != _UNKNOWN:
        return found
    if not on.bound:
        value = 0
        if on.table[slot] == key:
            value = on.table[slot + 1]
        elif on.table[slot + 2] == key:
            value = on.table[slot + 3]
        if value >> (2 * _BITS_OF_VALUE + _BITS_OF_PLACE + _BITS_OF_DEPTH) == on.search:
            low = value >> _BITS_OF_VALUE & _WHOLE_VALUE
            high = value & _WHOLE_VALUE
            if low >= asked:
                return 1
            if high < asked:
                return 0
            hint = value >> 2 * _BITS_OF_VALUE & _NO_PLACE
    takes: cython.bint = need > 0 if on.exactly else on.high
    on.needs[on.left], on.rests[on.left], on.lefts[on.left], on.takes[on.left] = need, rest, left, takes
    cards: cython.ulonglong = _unlike(on, _leading(on, seat), left)
    _order_leads(on, cards, against, hint, takes)
    on.chosen = cards
    found = _try(on, 0, seat, -1, -1, seat, 0)
    if on.bound or found == _ENDED:
        return found
    if found == on.wants[seat]:
        hint = on.best
    if found:
        low = max(low, asked)
    else:
        high = min(high, asked - 1)
    _keep(on, slot, key, hint, low, high)
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _keep(
    on: OpenSearch,
    slot: cython.longlong,
    key: cython.ulonglong,
    hint: cython.longlong,
    low: cython.longlong,
    high: cython.longlong,
) -> cython.void:
    """Remember what was found: of two positions in one place the one with more tricks stays, the other is the last."""
    depth: cython.ulonglong = min(on.left, _DEEPEST)
    age: cython.ulonglong = on.search << _BITS_OF_DEPTH | depth
    value: cython.ulonglong = age << _BITS_OF_PLACE | cython.cast(cython.ulonglong, hint)
    value = (value << _BITS_OF_VALUE | cython.cast(cython.ulonglong, low)) << _BITS_OF_VALUE
    value |= cython.cast(cython.ulonglong, high)
    if on.table[slot] != key:
        before: cython.ulonglong = on.table[slot + 1] >> (2 * _BITS_OF_VALUE + _BITS_OF_PLACE)
        if before > age:
            slot += 2
        elif on.table[slot + 2] != key:
            on.table[slot + 2], on.table[slot + 3] = on.table[slot], on.table[slot + 1]
    on.table[slot], on.table[slot + 1] = key, value


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _order_leads(
    on: OpenSearch,
    cards: cython.ulonglong,
    against: cython.ulonglong,
    hint: cython.longlong,
    takes: cython.bint,
) -> cython.void:
    """Put cards to lead in groups in the order in which they are tried, `hint` first."""
    number: cython.longlong
    other: cython.longlong
    one: cython.ulonglong = 1
    at: cython.longlong = _GROUPS * _SEATS * on.left
    first: cython.ulonglong = cards & one << hint
    ruffers: cython.bint = (against & on.trumps) != 0
    best: cython.ulonglong = 0
    for number in range(on.shapes.suits):
        suit: cython.ulonglong = on.suits[number]
        mine: cython.ulonglong = cards & suit
        if not mine:
            continue
        mine &= _over(against & suit)
        if mine and ruffers and not mine & on.trumps:
            for other in range(on.seats):
                hand: cython.ulonglong = on.held[other] & against
                if hand & on.trumps and not hand & suit:
                    mine = 0
        best |= mine
    on.groups[at] = first
    best &= ~first
    rest: cython.ulonglong = cards & ~(first | best)
    if not takes:
        on.groups[at + 1], on.groups[at + 2] = rest, best
        return
    most: cython.ulonglong = on.worth_most
    half: cython.ulonglong = on.worth_more | on.worth_some
    on.groups[at + 1], on.groups[at + 2] = best & ~on.trumps, best & on.trumps
    on.groups[at + 3], on.groups[at + 4] = rest & ~(most | half), rest & half
    on.groups[at + 5] = rest & most


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _against(on: OpenSearch, seat: cython.longlong) -> cython.ulonglong:
    """Return the cards of the side against a seat."""
    at: cython.longlong = _SEATS * seat
    return (
        (on.held[0] & on.foes[at])
        | (on.held[1] & on.foes[at + 1])
        | (on.held[2] & on.foes[at + 2])
        | (on.held[3] & on.foes[at + 3])
    )


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _sure(
    on: OpenSearch,
    seat: cython.longlong,
    need: cython.longlong,
    rest: cython.longlong,
    left: cython.ulonglong,
    against: cython.ulonglong,
) -> cython.longlong:
    """Return the answer where trumps that cannot be beaten, or winners led one after the other, are enough for it.

    A side has the points of its trumps that the other cannot beat, and a trick for each of them in one hand.
    """
    if on.exactly or (on.special_top >= 0 and on.trull & left == on.trull):
        return _UNKNOWN
    trumps: cython.ulonglong = left & on.trumps
    against_trumps: cython.ulonglong = against & trumps
    of_side: cython.bint = on.side >> seat & 1 != 0
    sure: cython.longlong
    if trumps & ~against > against_trumps:
        sure = _worth_of_best(on, trumps & ~against & _over(against_trumps))
        if of_side:
            if sure >= need:
                return 1
        elif rest - sure < need:
            return 0
    elif against_trumps:
        sure = _worth_of_best(on, against_trumps & _over(trumps & ~against))
        if not of_side:
            if sure >= need:
                return 1
        elif rest - sure < need:
            return 0
    return _cashed(on, seat, need, rest, left) if on.sure_leads and on.high else _UNKNOWN


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _worth_of_best(on: OpenSearch, best: cython.ulonglong) -> cython.longlong:
    """Return what a side gets with trumps that the other cannot beat."""
    seat: cython.longlong
    count: cython.longlong = 0
    if on.each_trick and best:
        for seat in range(on.seats):
            count = max(count, (on.held[seat] & best).bit_count())
    return _worth_of_tricks(on, best, count)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _worth_of_tricks(on: OpenSearch, cards: cython.ulonglong, count: cython.longlong) -> cython.longlong:
    """Return what so many tricks with these cards are worth at least."""
    found: cython.longlong = count * on.each_trick
    cards &= on.dear
    while cards:
        found += on.points[(cards & -cards).bit_length() - 1] - on.least
        cards &= cards - 1
    return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _cashed(
    on: OpenSearch, seat: cython.longlong, need: cython.longlong, rest: cython.longlong, left: cython.ulonglong
) -> cython.longlong:
    """Return the answer where the winners that a seat can lead are enough for it."""
    number: cython.longlong
    hand: cython.ulonglong = on.held[seat]
    others: cython.ulonglong = left ^ hand
    cash: cython.ulonglong = hand & on.trumps & _over(others & on.trumps)
    if not others & on.trumps:
        for number in range(on.shapes.suits):
            suit: cython.ulonglong = on.suits[number]
            cash |= hand & suit & _over(others & suit)
    if not cash:
        return _UNKNOWN
    count: cython.longlong = cash.bit_count()
    of_side: cython.bint = on.side >> seat & 1 != 0
    if count == on.left and not on.stakes:
        return of_side
    sure: cython.longlong = _worth_of_tricks(on, cash, count)
    if of_side and sure >= need:
        return 1
    if not of_side and rest - sure < need:
        return 0
    return _UNKNOWN


def lend(ground: Ground) -> OpenSearch:
    """Return a search that nobody uses."""
    try:
        found: OpenSearch = ground.idle.pop()
    except IndexError:
        return OpenSearch(ground)
    return found


def take_back(ground: Ground, search: OpenSearch) -> None:
    """Keep a search for the next one who needs it."""
    search.end()
    if not ground.idle:
        ground.idle.append(search)


_NEVER = StopFlag()
