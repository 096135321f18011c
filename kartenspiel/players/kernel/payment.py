# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What an ending of imagined play pays, by the tables of a game's own `Payoff`.

Endings are read as `Position.record` writes them, so that none needs an object of its own.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from kartenspiel.model.cardplay.payment_tables import ConditionKind, PaymentTables
from kartenspiel.model.cardplay.payoff import Payoff
from kartenspiel.model.cardplay.rules import RULES_KEPT
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import CARDS_AT_MOST, RECORD_ROOM, SEATS_AT_MOST, numbers
from kartenspiel.players.kernel.paid_alone import AloneAccounts

# numbers of the tables that stand here as C knows numbers
_ALL = cython.declare(cython.longlong, int(ConditionKind.ALL))
_ANY = cython.declare(cython.longlong, int(ConditionKind.ANY))
_NOT = cython.declare(cython.longlong, int(ConditionKind.NOT))
_AT_LEAST = cython.declare(cython.longlong, int(ConditionKind.AT_LEAST))
_TOOK_TRICK = cython.declare(cython.longlong, int(ConditionKind.TOOK_TRICK))
_TRICK_TO = cython.declare(cython.longlong, int(ConditionKind.TRICK_TO))
_CARD_WINS = cython.declare(cython.longlong, int(ConditionKind.CARD_WINS))
_CARD_BEATEN = cython.declare(cython.longlong, int(ConditionKind.CARD_BEATEN))
_CARD_FALLS_TO = cython.declare(cython.longlong, int(ConditionKind.CARD_FALLS_TO))
_CARDS_TAKEN = cython.declare(cython.longlong, int(ConditionKind.CARDS_TAKEN))
_CARD_CAUGHT = cython.declare(cython.longlong, int(ConditionKind.CARD_CAUGHT))
_NOT_ASKED: Final = -1
"""Stands where it was not asked yet whether a condition holds."""


@cython.final
@cython.cclass
class Payer(AloneAccounts):
    """Pays endings by the tables of one payoff; what was counted and paid last is kept here until the next.

    So no two threads may use the same one.
    """

    _last: cython.longlong
    _whole: cython.longlong
    _anyhow: cython.longlong
    _worths: cython.numbers
    _gift_tricks: cython.numbers
    _gift_points: cython.numbers
    _gifts: cython.longlong
    # conditions, by row
    _conditions: cython.longlong
    _kind: cython.numbers
    _a: cython.numbers
    _b: cython.numbers
    _c: cython.numbers
    _d: cython.numbers
    _parts: cython.numbers
    _answers: cython.numbers
    """Of each condition whether it holds, as far as it was asked."""
    _asked: cython.ulonglong
    """The cards of which conditions ask who plays them, and when."""
    # numbers, by row
    _base: cython.numbers
    _most: cython.numbers
    _counted: cython.numbers
    _first: cython.numbers
    _credits: cython.numbers
    _credits_end: cython.numbers
    _times: cython.numbers
    _credit: cython.numbers
    _earners: cython.numbers
    # what is due, in order
    _dues: cython.longlong
    _when: cython.numbers
    _to: cython.numbers
    _payers: cython.numbers
    _value: cython.numbers
    _per: cython.numbers
    _step: cython.numbers
    _purses: cython.numbers
    _has_purses: cython.bint
    # what came of the cards of one ending
    record: cython.numbers
    """Room for the record of an ending."""
    _taken: cython.ulonglong_8
    _player: cython.longlong_64
    _trick: cython.longlong_64

    def __init__(self, tables: PaymentTables) -> None:
        """Take over the tables."""
        if not cython.compiled:
            self.takers, self._player, self._trick = [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST, [0] * CARDS_AT_MOST
            self.points, self._taken, self.got = [0] * SEATS_AT_MOST, [0] * SEATS_AT_MOST, [0] * SEATS_AT_MOST
        self.record = numbers([0] * RECORD_ROOM)
        self.seats, self._last, self._whole, self._anyhow = tables.seats, tables.last, tables.tricks, tables.anyhow
        self._worths = numbers(tables.worths)
        self._gifts = len(tables.gifts)
        self._gift_tricks, self._gift_points = _columns(tables.gifts, 2)
        self._take_conditions(tables)
        self._base, self._most, self._counted, self._first, self._credits, self._credits_end = _columns(
            tables.numbers, 6
        )
        self._times = numbers(tables.times)
        self._credit, self._earners = _columns(tables.credits, 2)
        self._dues = len(tables.dues)
        self._when, self._to, self._payers, self._value, self._per, self._step = _columns(tables.dues, 6)
        self._purses, self._has_purses = numbers(tables.purses), bool(tables.purses)
        self._take_alone(tables.alone)

    def _take_conditions(self, tables: PaymentTables) -> None:
        """Take over the conditions, and of which single cards they ask."""
        self._conditions = len(tables.conditions)
        self._kind, self._a, self._b, self._c, self._d = _columns(tables.conditions, 5)
        self._parts, self._answers = numbers(tables.members), numbers([_NOT_ASKED] * len(tables.conditions))
        asked = 0
        for row in tables.conditions:
            if row.kind in {ConditionKind.CARD_WINS, ConditionKind.CARD_BEATEN, ConditionKind.CARD_FALLS_TO}:
                asked |= 1 << row.c
            elif row.kind == ConditionKind.CARD_CAUGHT:
                asked |= 1 << row.c | 1 << row.d
        self._asked = asked

    def payments(self, record: cython.numbers) -> tuple[int, ...]:
        """Return what each seat receives for a recorded ending."""
        self.pay(record, 0)
        return tuple([self.got[seat] for seat in range(self.seats)])

    @cython.cfunc
    def pay(self, record: cython.numbers, begin: cython.longlong) -> cython.void:
        """Count an ending that is recorded from there on, and find what each seat receives for it."""
        self._count(record, begin)
        at: cython.longlong
        for at in range(self.seats):
            self.got[at] = 0
        if self._alone:
            self._pay_alone()
            return
        if cython.compiled:
            for at in range(self._conditions):
                self._answers[at] = _NOT_ASKED
        else:
            self._answers = [_NOT_ASKED] * self._conditions
        if self._has_purses:
            self._pay_from_purses()
            return
        for at in range(self._dues):
            if self._holds(self._when[at]):
                self._transfer(self._to[at], self._payers[at], self._amount(at))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count(self, record: cython.numbers, begin: cython.longlong) -> cython.void:
        """Count what each seat has taken, and find when the cards fell of which conditions ask."""
        seats: cython.longlong = self.seats
        asked: cython.ulonglong = self._asked
        one: cython.ulonglong = 1
        number: cython.longlong
        card: cython.longlong
        at: cython.longlong = begin + 1
        self.tricks, self._winners = record[begin], 0
        for number in range(seats):
            self.points[number], self._taken[number] = 0, 0
        while asked:
            self._trick[asked.bit_length() - 1] = 0
            asked ^= one << (asked.bit_length() - 1)
        asked = self._asked
        worths = self._worths
        for number in range(self.tricks):
            seat: cython.longlong = record[at]
            taker: cython.longlong = record[at + 1]
            worth: cython.longlong = 0
            cards: cython.ulonglong = 0
            for card in range(at + 2, at + 2 + seats):
                place: cython.longlong = record[card]
                worth += worths[place]
                cards |= one << place
                if asked >> place & 1:
                    self._player[place], self._trick[place] = (seat + card - at - 2) % seats, number + 1
            self.takers[number] = taker
            self._winners |= one << taker
            self.points[taker] += worth
            self._taken[taker] |= cards
            at += 2 + seats
        if self.tricks == self._whole and self.tricks:
            self.points[self.takers[self.tricks - 1]] += self._last
        for at in range(self._gifts):
            if self._gift_tricks[at] <= self.tricks:
                self.points[self.takers[self._gift_tricks[at] - 1]] += self._gift_points[at]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _holds(self, row: cython.longlong) -> cython.bint:
        """Whether a condition holds; it is looked at once in each ending."""
        known: cython.longlong = self._answers[row]
        if known >= 0:
            return known != 0
        kind: cython.longlong = self._kind[row]
        a: cython.longlong = self._a[row]
        b: cython.longlong = self._b[row]
        found: cython.bint
        if kind in (_ALL, _ANY):
            found = self._joined(a, b, kind == _ALL)
        elif kind == _NOT:
            found = not self._holds(a)
        elif kind == _AT_LEAST:
            found = self._number(a) >= self._number(b)
        elif kind == _TOOK_TRICK:
            found = a & (self._winners | self._anyhow) != 0
        elif kind == _TRICK_TO:
            found = b <= self.tricks and a >> self.takers[b - 1] & 1 != 0
        elif kind == _CARDS_TAKEN:
            found = self._have_taken(a, b)
        elif kind == _CARD_CAUGHT:
            found = self._is_caught(a, b, self._c[row], self._d[row])
        elif kind in (_CARD_WINS, _CARD_BEATEN, _CARD_FALLS_TO):
            found = self._trick[self._c[row]] == b and self._falls_so(kind, a, b, self._c[row])
        else:  # every trick to some
            found = self._winners != 0 and self._winners & ~a == 0
        self._answers[row] = found
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _joined(self, begin: cython.longlong, end: cython.longlong, wanted: cython.bint) -> cython.bint:
        """Whether each of a stretch of conditions holds, or one of them where not each is `wanted`."""
        at: cython.longlong
        for at in range(begin, end):
            if self._holds(self._parts[at]) != wanted:
                return not wanted
        return wanted

    @cython.cfunc
    @cython.exceptval(check=False)
    def _have_taken(self, seats: cython.longlong, wanted: cython.longlong) -> cython.bint:
        """Whether some seats together have taken all of these cards."""
        cards: cython.ulonglong = 0
        seat: cython.longlong
        for seat in range(self.seats):
            if seats >> seat & 1:
                cards |= self._taken[seat]
        return wanted & ~cards == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _falls_so(
        self, kind: cython.longlong, seats: cython.longlong, trick: cython.longlong, card: cython.longlong
    ) -> cython.bint:
        """Whether a card that fell in a trick was played, or taken, as a kind of condition asks."""
        taker: cython.longlong = self.takers[trick - 1]
        if kind == _CARD_FALLS_TO:
            return seats >> taker & 1 != 0
        player: cython.longlong = self._player[card]
        return seats >> player & 1 != 0 and (taker == player) == (kind == _CARD_WINS)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_caught(
        self, losers: cython.longlong, catchers: cython.longlong, card: cython.longlong, by: cython.longlong
    ) -> cython.bint:
        """Whether a loser's card fell to this card of a catcher."""
        trick: cython.longlong = self._trick[card]
        if not trick or self._trick[by] != trick or self.takers[trick - 1] != self._player[by]:
            return False
        return losers >> self._player[card] & catchers >> self._player[by] & 1 != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _number(self, row: cython.longlong) -> cython.longlong:
        """Return a number that the ending has."""
        found: cython.longlong = self._base[row]
        times: cython.longlong = row * self.seats
        counted: cython.longlong = self._counted[row]
        most: cython.longlong = self._most[row]
        at: cython.longlong
        for at in range(self.seats):
            found += self._times[times + at] * self.points[at]
        if counted:
            found += self.tricks_of(counted, self._first[row])
        for at in range(self._credits[row], self._credits_end[row]):
            if self._earners[at] & (self._winners | self._anyhow):
                found += self._credit[at]
        return found if most < 0 or found < most else most

    @cython.cfunc
    @cython.exceptval(check=False)
    def _amount(self, due: cython.longlong) -> cython.longlong:
        """Return what is due for each pair of a payer and a receiver."""
        if self._per[due] < 0:
            return self._value[due]
        number: cython.longlong = self._number(self._per[due])
        return (-number if number < 0 else number) // self._step[due] * self._value[due]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pay_from_purses(self) -> cython.void:
        """Pay one by one, in turns, as long as the payer has something; each row has one payer and one receiver."""
        at: cython.longlong
        turn: cython.longlong = 0
        most: cython.longlong = 1
        while turn < most:
            for at in range(self._dues):
                if self._holds(self._when[at]):
                    payers: cython.ulonglong = self._payers[at]
                    value: cython.longlong = self._amount(at)
                    payer: cython.longlong = payers.bit_length() - 1
                    most = max(most, value)
                    # what he has received meanwhile he cannot pay with
                    if turn < value and self._paid_by(payer, turn, at) < self._purses[payer]:
                        self._transfer(self._to[at], payers, 1)
            turn += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _paid_by(self, payer: cython.longlong, turn: cython.longlong, due: cython.longlong) -> cython.longlong:
        """Return how often it was a payer's turn to pay one, before this turn has come to this due."""
        at: cython.longlong
        found: cython.longlong = 0
        for at in range(self._dues):
            if self._payers[at] >> payer & 1 and self._holds(self._when[at]):
                turns: cython.longlong = turn + 1 if at < due else turn
                found += min(turns, self._amount(at))
        return found


def _columns(rows: Sequence[Sequence[int]], count: int) -> list[Any]:
    """Return so many arrays, each with one number of every row."""
    return [numbers([row[column] for row in rows]) for column in range(count)]


def payer_of(payoff: Payoff) -> Payer:
    """Return what pays endings as a payoff does: a new one each time, for it keeps what it pays."""
    return Payer(_tables_of(payoff))


@lru_cache(maxsize=4 * RULES_KEPT)  # by the same rules others pay after words and raises
def _tables_of(payoff: Payoff) -> PaymentTables:
    """Return the tables of a payoff, the same for the same object; they are never changed."""
    return payoff.flatten()
