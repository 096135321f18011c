# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The heuristic's choice of a card under the terms of one imagined deal, and play by it to the end."""

from collections.abc import Sequence
from typing import NamedTuple

from kartenspiel.model.cardplay.pack import Cards, Laid, Place
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, EVERY_BIT, RECORD_ROOM, SEATS_AT_MOST, numbers, words
from kartenspiel.players.kernel.card_play import Position, Records
from kartenspiel.players.kernel.card_tables import KeptTables, StakeTables, stake_tables
from kartenspiel.players.kernel.keeping import Keeping
from kartenspiel.players.kernel.stop_flag import StopFlag
from kartenspiel.players.terms import Terms


class Manners(NamedTuple):
    """What certain plays are worth or cost, in average tricks but for the last three; `Heuristic` says which plays."""

    forced: float
    returned: float
    cashed: float
    drawn: float
    bare: float
    dummys: float
    """What a trick that a dummy wins is worth where all play alone, as a part of what it is worth to others."""
    fine: float
    """What a step of rank is worth where of two cards that seem alike the lower is played."""
    ahead: int
    """So many more cards of a suit than anybody else has who may win a later trick with a low one."""


@cython.cclass
class CardWeigher(Keeping):
    """What cards seem worth under the terms of one imagined deal; `Heuristic` says by what manners."""

    _trick: cython.double
    _last: cython.double
    _tricks: cython.longlong
    _first: cython.double_8
    _any_first: cython.bint
    _unlike: cython.ulonglong
    _pairs: cython.words
    _pair_count: cython.longlong
    _matters: cython.ulonglong
    _goal: cython.longlong
    _alone: cython.ulonglong
    _led: cython.ulonglong
    _is_simple: cython.bint
    _has_guardians: cython.bint
    _guardians: cython.numbers
    """For each seat who plays its hand: before any trick, then by the player who won the last one that a player won."""
    _forced: cython.double
    _returned: cython.double
    _dummys: cython.double
    # what is found of one trick or one hand, kept here until it is read
    _found: cython.longlong_64
    _worths: cython.double_64

    def __init__(
        self, terms: Terms, average: float, kept: KeptTables, manners: Manners, by_rank: Sequence[float]
    ) -> None:
        """Take over what is at stake.

        A trick is worth `average`, and `by_rank` tells of each seat how much a card counts that it keeps for its rank
        alone, 0 where more counts.
        """
        if not cython.compiled:
            self._first, self._by_rank = [0.0] * SEATS_AT_MOST, [0.0] * SEATS_AT_MOST
            self._found, self._worths = [0] * CARDS_AT_MOST, [0.0] * CARDS_AT_MOST
        super().__init__(terms, average)
        stakes: StakeTables = stake_tables(terms.stakes, terms.captures)
        self._stakes, self._kept = stakes, kept
        self._forced, self._returned = manners.forced * average, manners.returned * average
        self._cashed, self._drawn = manners.cashed * average, manners.drawn * average
        self._bare_led, self._fine, self._dummys = manners.bare * average, manners.fine, manners.dummys
        self._ahead = manners.ahead
        self._trick, self._last, self._tricks = terms.trick, terms.last, terms.tricks
        self._trumps, self._led, self._waiting, self._bare = terms.rules.trumps, terms.led, terms.waiting, terms.bare
        self._any_first = bool(terms.first)
        self._sweep = -1 if terms.sweep is None else terms.sweep
        self._goal, self._alone = terms.goal or 0, 0
        for seat, side in enumerate(terms.sides):
            self._by_rank[seat] = by_rank[seat]
            if terms.first:
                self._first[seat] = terms.first[seat]
            if terms.goal is not None and terms.sides.count(side) == 1:
                self._alone |= 1 << seat
        self._pairs, self._pair_count = words(terms.pairs), len(terms.pairs)
        self._pair, self._in_pairs = terms.pair, sum(terms.pairs)
        self._unlike = EVERY_BIT if terms.pairs else stakes.staked
        self._precious = self._in_pairs | stakes.staked | terms.waiting | terms.bare
        self._matters = EVERY_BIT if self._high_matters else self._rules.trull
        self._has_guardians = bool(terms.guardians)
        self._guardians = numbers([seat for row in terms.guardians for seat in row])
        self._is_simple = not (stakes.marked or terms.guardians or self._alone or self._rules.trull)

    @property
    def may_stop(self) -> bool:
        """Whether `play_out` may stop before the end, since somebody may have something to say."""
        return self._pair_count > 0

    def play_out(self, table: Position) -> list[Laid]:
        """Play on until somebody may have something to say, else all the cards there are; return them in order."""
        first: cython.longlong = table.played
        with cython.nogil:
            self._play_on(table)
        return table.plays_from(first)

    def play_outs(self, table: Position, firsts: Sequence[Place], stop: StopFlag | None = None) -> Records:
        """Play out once for each of these cards, with which it begins; return the endings, to be valued.

        Other threads of Python run meanwhile, and may `stop` it: then the endings of those left are empty.  It plays to
        the end, whoever might have something to say.
        """
        cards: cython.numbers = numbers(firsts)
        many: cython.longlong = len(firsts)
        number: cython.longlong
        found = Records(many)
        into: cython.numbers = found.numbers
        flag: cython.numbers = (StopFlag() if stop is None else stop).cells
        played: Position = table.copy()
        with cython.nogil:
            for number in range(many):
                if flag[0]:
                    break
                if number:
                    played.return_to(table)
                played.play(cards[number])
                while played.left:
                    self._play_on(played)
                played.record_at(into, number * RECORD_ROOM)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _play_on(self, table: Position) -> cython.longlong:
        """Do what `play_out` does; return how many cards were played."""
        count: cython.longlong = 0
        while table.left:
            if self._pair_count and count and not table.laid and self._may_speak(table.in_hand[table.turn]):
                break
            table.play(self._best(table, table.allowed()))
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_speak(self, hand: cython.ulonglong) -> cython.bint:
        """Whether who leads from this hand has a pair of which something may be said."""
        at: cython.longlong
        for at in range(self._pair_count):
            if not self._pairs[at] & ~hand:
                return True
        return False

    def best_card(self, table: Position, legal: Cards) -> Place:
        """Return the card to play for the seat on turn."""
        return self._best(table, legal)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _best(self, table: Position, legal: cython.ulonglong) -> cython.longlong:
        """Do what `best_card` does, for the kernel."""
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        at: cython.longlong
        best: cython.longlong = 0
        count: cython.longlong = self._weigh(table, legal)
        for at in range(1, count):
            if self._worths[at] > self._worths[best]:
                best = at
        return self._found[best]

    def worths(self, table: Position, legal: Cards) -> dict[Place, float]:
        """Return what each card seems worth to the side of the seat on turn; of cards that are alike only one."""
        count = self._weigh(table, legal)
        return {self._found[at]: self._worths[at] for at in range(count)}

    def worth(self, table: Position, place: Place) -> float:
        """Return what playing a card now seems worth to the side of the seat on turn."""
        unseen: cython.ulonglong = table.left ^ table.in_hand[table.turn]
        if table.laid and not self._beaters[table.top] >> place & 1:
            self._foresee(table, table.held, table.top, place)
        else:
            self._foresee(table, table.turn, place, place)
        return self._trick_worth(table, place) - self._keeping_worth(table, place, unseen)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _weigh(self, table: Position, legal: cython.ulonglong) -> cython.longlong:
        """Find what each card seems worth, of cards that are alike only one; return how many were found."""
        one: cython.ulonglong = 1
        unseen: cython.ulonglong = table.left ^ table.in_hand[table.turn]
        between: cython.ulonglong = unseen
        takes: cython.ulonglong = legal
        if table.laid:
            between |= one << table.top
            if self._high_matters:
                between |= one << table.high
            takes = self._beaters[table.top]
        count: cython.longlong = 0
        before: cython.longlong = -1
        lost: cython.longlong = -1
        while legal:
            bit: cython.ulonglong = legal & -legal
            legal ^= bit
            place: cython.longlong = bit.bit_length() - 1
            if before < 0 or self._unlike & (bit | one << before) or not self._deck.are_alike(before, place, between):
                if takes & bit:
                    self._foresee(table, table.turn, place, place)
                elif self._matters & bit:
                    self._foresee(table, table.held, table.top, place)
                elif lost < 0:
                    self._foresee(table, table.held, table.top, place)
                    lost = self._remember(table)
                else:
                    self._recall(table, place, lost)
                self._found[count] = place
                self._worths[count] = self._trick_worth(table, place) - self._keeping_worth(table, place, unseen)
                count += 1
            before = place
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trick_worth(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what the trick that is foreseen is worth to the side of the seat on turn."""
        at: cython.longlong
        turn: cython.longlong = table.turn
        held: cython.longlong = self._held
        top: cython.longlong = self._top
        first: cython.longlong = table.played - table.laid
        worth: cython.double = self._trick
        if table.finished + 1 == self._tricks:
            worth += self._last
        for at in range(first, self._end):
            worth += self._deck.points[table.places[at]]
        if self._any_first and not self._has_won(table, held):
            worth += self._first[held]
        if self._is_simple:
            return worth if self._sides[held] == self._sides[turn] else -worth
        if top == self._special_top:
            at = self._rules.special_taker(table.places, first, self._end)
            if at >= 0 and self._seat_of(table, at) != held:
                held, top = self._seat_of(table, at), table.places[at]
        if self._has_guardians:
            return self._worth_to_player(table, held, worth)
        if self._sides[held] != self._sides[turn]:
            worth = -worth
        if self._stakes.marked:
            worth += self._marked_worth(table, held, top)
        return self._against_one(table, place, held, worth) if self._alone else worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _has_won(self, table: Position, seat: cython.longlong) -> cython.bint:
        """Whether a seat has taken a trick."""
        at: cython.longlong
        for at in range(table.finished):
            if table.takers[at] == seat:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tricks_of(self, table: Position, seat: cython.longlong) -> cython.longlong:
        """Return how many tricks a seat has taken."""
        at: cython.longlong
        found: cython.longlong = 0
        for at in range(table.finished):
            found += table.takers[at] == seat
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _marked_worth(self, table: Position, held: cython.longlong, top: cython.longlong) -> cython.double:
        """Return what it brings the side on turn, beside the points, that marked cards are in a trick won so."""
        at: cython.longlong
        found: cython.double = 0.0
        for at in range(table.played - table.laid, self._end):
            place: cython.longlong = table.places[at]
            if self._stakes.marked >> place & 1:
                seat: cython.longlong = self._seat_of(table, at)
                side_wins: cython.bint = self._sides[seat] == self._sides[held]
                worth: cython.double = self._stakes.worth(place, table.finished + 1, top, seat == held, side_wins)
                found += worth if self._sides[seat] == self._sides[table.turn] else -worth
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_to_player(self, table: Position, held: cython.longlong, worth: cython.double) -> cython.double:
        """Return what a trick won so is worth to the player who plays the card, be it a dummy's (K110, K116)."""
        row: cython.longlong = self._seats + 1
        last: cython.longlong = -1
        at: cython.longlong
        for at in range(table.finished):
            if self._guardians[table.takers[at] * row] == table.takers[at]:
                last = table.takers[at]
        if self._guardians[table.turn * row + last + 1] != held:
            worth = -worth
        return worth if self._guardians[held * row] == held else self._dummys * worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _against_one(
        self, table: Position, place: cython.longlong, held: cython.longlong, brought: cython.double
    ) -> cython.double:
        """Return what a trick is worth where some must each win so many tricks and no more, and what is left to force.

        By itself it has `brought` so much, were no trick to be won.
        """
        if self._alone >> table.turn & 1:
            return -brought if self._tricks_of(table, table.turn) < self._goal else brought
        if self._alone >> held & 1 and self._tricks_of(table, held) < self._goal:
            brought = 0.0
        if not table.laid and self._led >> place & 1:
            brought += self._returned
        at: cython.longlong
        one: cython.ulonglong = 1
        gone: cython.ulonglong = 0
        for at in range(table.played, self._end):
            gone |= one << table.places[at]
        return brought - self._forced * self._ways(table, ~gone)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ways(self, table: Position, left: cython.ulonglong) -> cython.longlong:
        """Return how many pairs are left of a lower card and one of somebody alone who has not lost yet."""
        one: cython.ulonglong = 1
        seat: cython.longlong
        against: cython.ulonglong = 0
        ways: cython.longlong = 0
        for seat in range(self._seats):
            if not self._alone >> seat & 1:
                against |= table.in_hand[seat] & left
        for seat in range(self._seats):
            hand: cython.ulonglong = table.in_hand[seat] & left
            if self._alone >> seat & 1 and self._tricks_of(table, seat) <= self._goal:
                while hand:
                    place: cython.longlong = hand.bit_length() - 1
                    ways += (self._deck.suit[place] & ((one << place) - 1) & against).bit_count()
                    hand ^= one << place
        return ways
