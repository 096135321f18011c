# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What a search of open hands keeps while it goes on: the cards, what is asked of them, what was found before."""

from typing import Any

from kartenspiel.model.cardplay.pack import Place, places_of
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import empty_words
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.search_ground import DEPTH_BITS, PLACE_BITS, SEATS, VALUE_BITS, Asked, Ground
from kartenspiel.players.kernel.search_shapes import Shapes
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.kernel.trick_tables import TrickTables, trick_rules

_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)
_FEW = cython.declare(cython.longlong, 8)
"""Of suits of so many cards few can lie between two."""
_LEAST_ROOM = cython.declare(cython.longlong, 12)
_MOST_ROOM = cython.declare(cython.longlong, 18)
_ROOM_BESIDE = cython.declare(cython.longlong, 6)
"""A table of positions has as many places as so many bits can tell, more the more tricks are left.

One that is no larger than what the processor keeps close at hand beats one in which nothing is overwritten: with twice
as many places deals of 32 cards have 0.5 % fewer cards tried and take 10 % longer, with half as many 1.5 % more.
"""
_SEARCHES = 1 << 64 - 2 * VALUE_BITS - PLACE_BITS - DEPTH_BITS
"""A table serves so many searches before it is emptied: what it keeps has the number of the search."""
_TABLES_KEPT = 2
"""So many tables of a size wait for other searches; two run at once mostly."""
_tables: dict[int, list[tuple[Any, int]]] = {}
"""Tables of positions that no search uses, by their size, with the number of the last search."""


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def over(cards: cython.ulonglong) -> cython.ulonglong:
    """Return the bits above the highest card; all where there is none."""
    whole: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
    return whole << (cards << 1 | 1).bit_length() - 1 & whole  # of a number that is never 0, which C need not ask


@cython.final
@cython.cclass
class OpenSearch:
    """Cards on an open table while they are tried, by which rules, and what is counted of them.

    It does one search at a time.
    """

    played = cython.declare(cython.longlong, visibility="public")
    """How many cards were tried so far, without those of last tricks."""
    asked_of: Asked
    shapes: Shapes
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
    special_top: cython.longlong
    """That one of them which wins by rank; -1 where no trick is taken so."""
    tables: TrickTables
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
    wants_much: cython.bint
    """Whether the side wants much."""
    exactly: cython.bint
    wants: cython.longlong_8
    """Which answer each seat wants."""
    next: cython.longlong_8
    """Who plays after each seat."""
    before: cython.longlong_8
    """Who plays before each seat."""
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
    careful: cython.bint
    """Whether it must be known of each card laid where it lies, or whether it had to be played."""
    watches: cython.bint
    """Whether something depends on which seat laid which card."""
    held: cython.ulonglong_8
    must: cython.ulonglong_8
    bound_seats: cython.longlong
    """How many seats must play one of some cards next."""
    laid: cython.longlong_64
    """The cards laid, those of the last trick first."""
    number: cython.longlong
    """How many tricks are finished; counted on only where rules change."""
    tricks: cython.longlong
    """How many there are in all."""
    tricks_left: cython.longlong
    """How many are not."""
    goals: cython.longlong_64
    """By how many are left, what must come out at least where the side reaches it."""
    needs: cython.longlong_64
    """By how many are left, what the side must still reach."""
    rests: cython.longlong_64
    """By how many are left, what can still be won."""
    takes: cython.longlong_64
    """By how many are left, whether who wants the answer to be right takes tricks."""
    lasts: cython.longlong_64
    """By how many are left, who plays last."""
    lefts: cython.ulonglong_64
    """By how many are left, the cards that were in hands before the trick."""
    sure_leads: cython.bint
    followed: cython.bint
    """Whether everybody must follow when a suit that is not trumps is led."""
    long_suits: cython.bint
    """Whether there are so many trumps that many more positions are met."""
    turn: cython.longlong
    begun: cython.longlong
    """How many cards lie in the open trick where the search begins."""
    begun_best: cython.longlong
    """The best card of the suit led in it."""
    begun_top: cython.longlong
    """The card that wins it so far."""
    begun_taker: cython.longlong
    gathered: cython.longlong
    whole: cython.longlong
    """All that can be won from there on."""
    owner: cython.longlong_64
    salt: cython.ulonglong_8
    groups: cython.ulonglong_1024
    """The cards to be tried, in groups one after the other, for each card of each trick."""
    chosen: cython.ulonglong
    """The card that is to be played first; none where it is still to be found."""
    best_lead: cython.longlong
    """With what the trick led last was decided."""
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
            self.next, self.before, self.goals = [0] * 8, [0] * 8, [0] * 64
            self.needs, self.rests, self.lefts, self.foes = [0] * 64, [0] * 64, [0] * 64, [0] * 64
            self.takes, self.lasts = [0] * 64, [0] * 64
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
        self.tables = trick_rules(rules).tables
        self.trull, self.special_top = self.tables.trull, self.tables.special_top
        for number in range(64):
            self.stages[number] = ground.asked.of_trick[min(number, len(ground.asked.of_trick) - 1)]
        self.side, self.wants_much, self.exactly = target.seats, not target.avoided, target.exactly
        for seat in range(SEATS):
            self.next[seat] = seat + 1 if seat + 1 < self.seats else 0
            self.before[seat] = seat - 1 if seat else self.seats - 1
            self.wants[seat] = (target.seats >> seat & 1) ^ int(target.avoided)
            for other in range(SEATS):
                against = (target.seats >> other ^ target.seats >> seat) & 1
                self.foes[SEATS * seat + other] = _ALL if against else 0
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
        self.followed = ground.asked.suits_are_followed
        self.long_suits = max(suit.bit_count() for suit in ground.suits) > _FEW
        self.shapes = Shapes(rules, ground.apart, ground.worths)
        self.played, self.lent = 0, None

    def begin(self, table: Position, stop: StopFlag | None, work: int) -> int:
        """Take over a position; return what can be won in it.  `end` must follow."""
        seat: cython.longlong
        place: cython.longlong
        cards: cython.ulonglong
        one: cython.ulonglong = 1
        left: cython.ulonglong = 0
        found: cython.longlong = 0
        hands, musts, trick = table.hands, table.bound, table.trick
        self.error = None
        self.flag = _NEVER.cells if stop is None else stop.cells
        self.allow(work)
        self.number, self.stage, self.bound_seats = len(table.winners), self.stages[len(table.winners)], 0
        for seat in range(SEATS):
            self.held[seat] = cards = hands[seat] if seat < self.seats else 0
            self.must[seat] = musts[seat] if seat < self.seats else 0
            self.bound_seats += self.must[seat] != 0
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
        self.tricks_left = left.bit_count() // self.seats
        self.lefts[self.tricks_left], self.tricks = left, self.number + self.tricks_left
        for at, (_, lies) in enumerate(trick):
            self.laid[SEATS * self.tricks_left + at] = lies
        self.turn, self.begun, self.begun_taker = table.turn, len(trick), table.turn
        self.begun_best, self.begun_top = 0, 0
        if trick:
            self.begun_best, self.begun_top, self.begun_taker = table.high, table.top, table.held
        self.lasts[self.tricks_left] = (table.turn + self.seats - 1 - len(trick)) % self.seats
        self.careful = self.watches or self.bound_seats > 0
        self._refresh()
        self.sure_leads = not (self.changes or self.bound_seats or self.exactly)
        for seat in range(self.seats):
            self.sure_leads = self.sure_leads and leading(self, seat) == self.held[seat]
        found += self.trick_worth * self.tricks_left + self.last * (self.tricks_left > 0)
        for number in range(self.stakes):
            found += self.staked[4 * number + 2] * cython.cast(cython.longlong, left >> self.staked[4 * number] & 1)
        if found >> VALUE_BITS:
            raise ValueError(found)
        self.whole = found
        self._borrow(min(max(self.tricks_left + _ROOM_BESIDE + self.long_suits, _LEAST_ROOM), _MOST_ROOM))
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
        return [*places_of(unlike(self, legal, self.lefts[self.tricks_left]))]

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
        except BaseException as error:  # noqa: BLE001 - raised by `find_bound`; it may be that somebody interrupts
            self.error = error
            return False
        return True


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def leading(on: OpenSearch, seat: cython.longlong) -> cython.ulonglong:
    """Return the cards that a seat may lead."""
    hand: cython.ulonglong = on.held[seat]
    at: cython.longlong = on.leads[SEATS * on.stage + seat]
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
@cython.inline
@cython.exceptval(check=False)
def unlike(on: OpenSearch, cards: cython.ulonglong, left: cython.ulonglong) -> cython.ulonglong:
    """Return of cards that are alike only the lowest: nobody has one between them."""
    alike: cython.ulonglong = cards
    passed: cython.ulonglong = on.plain & ~left
    alike |= passed & (alike << 1)
    passed &= passed << 1
    alike |= passed & (alike << 2)
    passed &= passed << 2
    alike |= passed & (alike << 4)
    if on.long_suits:
        passed &= passed << 4
        alike |= passed & (alike << 8)
        passed &= passed << 8
        alike |= passed & (alike << 16)
    return cards & ~((alike << 1) & on.plain)


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
