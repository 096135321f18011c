# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What it is worth to keep a card for later tricks."""

from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.card_tables import KeptTables, StakeTables
from kartenspiel.players.kernel.foresight import Foresight


@cython.cclass
class Keeping(Foresight):
    """What it is worth to keep a card for later tricks."""

    _kept: KeptTables
    _stakes: StakeTables
    _trumps: cython.ulonglong
    _pair: cython.double
    _in_pairs: cython.ulonglong
    _precious: cython.ulonglong
    _waiting: cython.ulonglong
    _bare: cython.ulonglong
    _sweep: cython.longlong
    _by_rank: cython.double_8
    _cashed: cython.double
    _drawn: cython.double
    _bare_led: cython.double
    _fine: cython.double
    _ahead: cython.longlong

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _keeping_worth(self, table: Position, place: cython.longlong, unseen: cython.ulonglong) -> cython.double:
        """What a card kept would probably still bring."""
        turn: cython.longlong = table.turn
        if self._by_rank[turn]:
            return self._fine * self._deck.rank[place] * self._by_rank[turn]
        bit: cython.ulonglong = 1
        bit <<= place
        found: cython.double
        better: cython.longlong = (self._above[place] & unseen).bit_count()
        if not better:
            ruffable: cython.bint = not self._trumps & bit and self._can_be_ruffed(table, place)
            if not ruffable and not table.laid and self._sweep == self._sides[turn]:
                return -self._leading_worth(table, place)
            found = self._kept.ruffed[place] if ruffable else self._kept.by_better(place, 0)
        elif better == 1 and table.in_hand[turn] & self._deck.suit[place] & (bit - 1):
            found = self._kept.guarded[place]
        else:
            found = self._kept.by_better(place, better)
        if not self._precious & bit:
            return found
        if self._waiting & bit and table.in_hand[turn] & self._deck.suit[place] != bit:
            found = self._kept.waiting[place]
        return found + self._extra_kept(table, place)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leading_worth(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to lead a sure winner rather than keep it, where every trick must be won."""
        if not self._trumps >> place & 1:
            return self._cashed
        seat: cython.longlong
        for seat in range(self._seats):
            if self._sides[seat] != self._sides[table.turn] and table.in_hand[seat] & self._trumps:
                return self._drawn
        return 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _extra_kept(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to keep a card beyond its strength: for a pair, or for a trick to be won with it.

        Not to lead it bare is worth something too.
        """
        found: cython.double = self._pair if self._in_pairs >> place & 1 else 0.0
        if self._bare >> place & 1 and not table.laid and self._is_bare(table, place):
            found += self._bare_led
        if self._stakes.staked >> place & 1:
            found += self._kept_for_stakes(table, place)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1e300)
    def _kept_for_stakes(self, table: Position, place: cython.longlong) -> cython.double:
        """Return what it is worth to keep a card for tricks that are to be won with it."""
        found: cython.double = 0.0
        at: cython.longlong
        for at in range(self._stakes.count):
            if self._stakes.place[at] == place and table.finished + 1 < self._stakes.trick[at]:
                least: cython.double = self._stakes.least[at] * self._average
                if not self._stakes.outlasts[at] or self._outlasts(table, self._deck.suit[place]):
                    found += max(self._stakes.kept[at], least)
                else:
                    found += max(0.0, least)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_bare(self, table: Position, place: cython.longlong) -> cython.bint:
        """Whether a card has no other of its suit beside it in the hand, and others may trump it."""
        one: cython.ulonglong = 1
        hand: cython.ulonglong = table.in_hand[table.turn]
        return hand & self._deck.suit[place] == one << place and table.left & ~hand & self._trumps != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_be_ruffed(self, table: Position, place: cython.longlong) -> cython.bint:
        """Whether an opponent will be able to trump this card once the better ones of its suit in the hand are gone."""
        if not self._trumps:
            return False
        suit: cython.ulonglong = self._deck.suit[place]
        rounds: cython.longlong = (self._deck.above[place] & table.in_hand[table.turn]).bit_count()
        seat: cython.longlong
        for seat in range(self._seats):
            hand: cython.ulonglong = table.in_hand[seat]
            against: cython.bint = self._sides[seat] != self._sides[table.turn]
            if against and hand & self._trumps and (hand & suit).bit_count() <= rounds:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _outlasts(self, table: Position, suit: cython.ulonglong) -> cython.bint:
        """Whether the seat on turn will have cards of a suit when nobody else has, if it keeps a low one now."""
        if self._lead(table, suit) >= self._ahead:
            return True
        return not suit & table.left & ~table.in_hand[table.turn]

    def lead_in_suit(self, table: Position, suit: Cards) -> int:
        """By how many cards of a suit the seat on turn will exceed anybody else after the trick, if it keeps one."""
        return self._lead(table, suit)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1000)
    def _lead(self, table: Position, suit: cython.ulonglong) -> cython.longlong:
        """Do what `lead_in_suit` does, for the kernel."""
        seats: cython.longlong = self._seats
        step: cython.longlong
        most: cython.longlong = -1
        for step in range(1, seats):
            seat: cython.longlong = (table.turn + step) % seats
            count: cython.longlong = (table.in_hand[seat] & suit).bit_count()
            if table.laid and step < seats - table.laid and table.allowed_with(seat, table.in_hand[seat]) & suit:
                count -= 1
            most = max(most, count)
        return (table.in_hand[table.turn] & suit).bit_count() - (table.laid > 0) - most
