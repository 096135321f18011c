# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""How the others will likely complete a trick, all hands being open."""

from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import SEATS_AT_MOST
from kartenspiel.players.kernel.card_play import Position
from kartenspiel.players.kernel.card_tables import DeckTables, deck_tables
from kartenspiel.players.kernel.trick_tables import TrickTables, trick_rules
from kartenspiel.players.terms import Terms


@cython.cclass
class Foresight:
    """How a trick will likely be completed, in a position in which every hand is open."""

    _rules: TrickTables
    _high_matters: cython.bint
    _seats: cython.longlong
    _special_top: cython.longlong
    _beaters: cython.words
    _above: cython.words
    _deck: DeckTables
    _sides: cython.longlong_8
    _average: cython.double
    # what was foreseen last, and what was kept of it
    _held: cython.longlong
    _top: cython.longlong
    _end: cython.longlong
    _lost_held: cython.longlong
    _lost_top: cython.longlong
    _added: cython.longlong_8

    def __init__(self, terms: Terms, average: float) -> None:
        """Take over who plays with whom, and what; a trick is worth `average`."""
        if not cython.compiled:
            self._sides, self._added = [0] * SEATS_AT_MOST, [0] * SEATS_AT_MOST
        self._rules, self._high_matters = trick_rules(terms.rules).tables, terms.rules.high_matters
        self._seats, self._special_top = self._rules.seats, self._rules.special_top
        self._deck, self._average = deck_tables(terms.deck), average
        self._beaters, self._above = self._rules.beaters, self._deck.above
        for seat, side in enumerate(terms.sides):
            self._sides[seat] = side

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _foresee(
        self, table: Position, held: cython.longlong, top: cython.longlong, place: cython.longlong
    ) -> cython.longlong:
        """Complete a trick as it will likely be, once it is held so after this card of the seat on turn.

        The cards stand in `places` of the table as far as `_end`, after those that are played, which it returns;
        `_held` and `_top` are who wins the trick by rank, and with what.
        """
        held_before: cython.longlong = held
        top_before: cython.longlong = top
        seat: cython.longlong = table.turn
        high: cython.longlong = table.high
        if not table.laid or self._above[high] >> place & 1:
            high = place
        end: cython.longlong = table.played
        table.places[end] = place
        end += 1
        to_come: cython.longlong = self._seats - table.laid - 1
        while to_come:
            to_come -= 1
            seat = seat + 1 if seat + 1 < self._seats else 0
            allowed: cython.ulonglong = table.must[seat]
            if not allowed:
                allowed = table.following_with(seat, table.in_hand[seat], high, top, end)
            ours: cython.bint = self._sides[seat] == self._sides[held]
            over: cython.ulonglong = allowed & self._beaters[top]
            added: cython.longlong = self._likely_card(over, allowed ^ over, ours)
            if over >> added & 1:
                held, top = seat, added
            if self._high_matters and self._above[high] >> added & 1:
                high = added
            table.places[end] = added
            end += 1
        self._held, self._top, self._end = held, top, end
        if top == self._special_top:
            return self._keep_from_giving(table, held_before, top_before, place)
        return end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _likely_card(self, over: cython.ulonglong, under: cython.ulonglong, ours: cython.bint) -> cython.longlong:
        """Return what a later seat adds to a trick that its side holds, or does not, of cards that take it or not."""
        if self._average < 0:
            return self._deck.highest(under) if under else (over & -over).bit_length() - 1
        if over and not (ours and under):
            return over.bit_length() - 1
        return self._deck.most_valuable(under) if ours else self._deck.least_valuable(under)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1)
    def _keep_from_giving(
        self, table: Position, held: cython.longlong, top: cython.longlong, place: cython.longlong
    ) -> cython.longlong:
        """Complete a trick so that nobody adds the trull card with which the others' Pagat takes it."""
        taker: cython.longlong = self._rules.special_taker(table.places, table.played - table.laid, self._end)
        gift: cython.longlong = self._end - 1
        while gift > table.played and not self._rules.trull >> table.places[gift] & 1:
            gift -= 1
        if taker < 0 or gift == table.played:
            return self._end
        seat: cython.longlong = self._seat_of(table, gift)
        third: cython.longlong = table.places[gift]
        bit: cython.ulonglong = 1
        bit <<= third
        hand: cython.ulonglong = table.in_hand[seat]
        if self._sides[seat] == self._sides[self._seat_of(table, taker)] or hand & self._deck.suit[third] == bit:
            return self._end
        if table.must[seat] & bit:  # it has no choice, and would be foreseen to add the card again and again
            return self._end
        table.in_hand[seat] = hand ^ bit
        end: cython.longlong = self._foresee(table, held, top, place)
        table.in_hand[seat] = hand
        return end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remember(self, table: Position) -> cython.longlong:
        """Keep how the others complete a trick that lesser cards do not change; return how many cards they add."""
        at: cython.longlong
        self._lost_held, self._lost_top = self._held, self._top
        first: cython.longlong = table.played + 1
        for at in range(first, self._end):
            self._added[at - first] = table.places[at]
        return self._end - first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _recall(self, table: Position, place: cython.longlong, count: cython.longlong) -> cython.longlong:
        """Complete the trick as it was kept, once this card of the seat on turn lies in it."""
        at: cython.longlong
        first: cython.longlong = table.played + 1
        table.places[table.played] = place
        for at in range(count):
            table.places[first + at] = self._added[at]
        self._held, self._top, self._end = self._lost_held, self._lost_top, first + count
        return self._end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat_of(self, table: Position, at: cython.longlong) -> cython.longlong:
        """Return whose card of the trick stands there in `places`."""
        return (table.turn + at - table.played + self._seats) % self._seats
