# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What endings of imagined play are worth to a player: what they pay him, and how near he came to winning or losing."""

from collections.abc import Sequence

from kartenspiel.players.ending_worth import EndingWorth, Nearness
from kartenspiel.players.kernel import cython_names as cython
from kartenspiel.players.kernel.arrays import RECORD_ROOM, numbers, reals
from kartenspiel.players.kernel.card_play import Position, Records
from kartenspiel.players.kernel.payment import Payer, payer_of


@cython.final
@cython.cclass
class Valuer:
    """What endings are worth to a player."""

    _payer: Payer
    _second: Payer
    _has_second: cython.bint
    _player: cython.longlong
    _dummies: cython.longlong
    _players: cython.double
    _scale: cython.double
    _step: cython.double
    _parts: cython.longlong
    """Of how many numbers the sum counts besides."""
    _near: cython.numbers
    """Each of them: base, rivals, how many first tricks, whether nothing above 0 counts, times of points, of tricks."""
    _of: cython.reals

    def __init__(self, worth: EndingWorth) -> None:
        """Take over what counts."""
        self._payer = self._second = payer_of(worth.payoffs[0])
        self._has_second = len(worth.payoffs) > 1
        if self._has_second:
            self._second = payer_of(worth.payoffs[1])
        self._player, self._dummies = worth.player, 0
        for dummy in worth.dummies:
            self._dummies |= 1 << dummy
        self._players = float(self._payer.seats - len(worth.dummies))
        near: Sequence[Nearness] = worth.near
        self._parts, self._scale, self._step = len(near), worth.scale, worth.step
        if near:
            rows: list[int] = []
            for each in near:
                rows += (each.base, each.rivals, each.first, each.not_above, *each.points, *each.tricks)
            self._near, self._of = numbers(rows), reals([each.of for each in near])

    def value(self, table: Position) -> float:
        """Return what it is worth that play has ended so at a table."""
        record = self._payer.record
        table.record(record)
        return self._value_of(record, 0)

    def values(self, endings: Records) -> list[float]:
        """Return of each ending what it is worth."""
        number: cython.longlong
        many: cython.longlong = endings.count
        records: cython.numbers = endings.numbers
        found: list[float] = []
        for number in range(many):
            found.append(self._value_of(records, number * RECORD_ROOM))  # noqa: PERF401 - a list of numbers of C
        return found

    @cython.cfunc
    def _value_of(self, record: cython.numbers, begin: cython.longlong) -> cython.double:
        """Return what an ending is worth that is recorded from there on."""
        self._payer.pay(record, begin)
        paid: cython.double = self._received(self._payer)
        if self._has_second:
            self._second.pay(record, begin)
            paid = (paid + self._received(self._second)) / 2.0
        if not self._parts:
            return paid
        part: cython.longlong
        found: cython.double = 0.0
        for part in range(self._parts):
            found += self._nearness(part)
        return paid + self._scale * found / self._step

    @cython.cfunc
    @cython.exceptval(check=False)
    def _received(self, payer: Payer) -> cython.double:
        """Return what the player is paid, with his share of what dummies are paid."""
        own: cython.double = float(payer.got[self._player])
        if not self._dummies:
            return own
        seat: cython.longlong
        shared: cython.double = 0.0
        for seat in range(payer.seats):
            if self._dummies >> seat & 1:
                shared += payer.got[seat]
        return (own * self._players + shared) / self._players

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nearness(self, part: cython.longlong) -> cython.double:
        """Return how near the player has come to winning or losing, by one of the numbers that say so."""
        payer: Payer = self._payer
        seats: cython.longlong = payer.seats
        at: cython.longlong = part * (4 + 2 * seats)
        found: cython.longlong = self._near[at]
        rivals: cython.longlong = self._near[at + 1]
        first: cython.longlong = self._near[at + 2]
        points: cython.longlong = at + 4
        tricks: cython.longlong = at + 4 + seats
        best: cython.longlong = -1
        seat: cython.longlong
        for seat in range(seats):
            found += self._near[points + seat] * payer.points[seat]
            if self._near[tricks + seat]:
                found += self._near[tricks + seat] * payer.tricks_of(1 << seat, first)
            if rivals >> seat & 1:
                best = max(best, payer.points[seat])
        if best >= 0:
            found += best
        share: cython.double = found
        share /= self._of[part]
        return 0.0 if self._near[at + 3] and share > 0.0 else share
